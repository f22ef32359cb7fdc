//! Customer service: its links, wherever they stand, and slice `chatRoom`.

use super::{LoadStatus, Problem, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// A way to reach the operator. Its address was checked.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SupportLink {
    /// Stable key: kind and address.
    pub key: String,
    /// Kind, such as `TELEGRAM`; chooses the icon.
    pub kind: String,
    /// Title in the operator's words.
    pub title: String,
    /// Address; empty where `open` says what to do instead.
    pub href: String,
    /// What following the address does.
    pub way: SupportWay,
    /// Event that starts a conversation, with the online service or in the chat room; `null` where `href` leads.
    pub open: Option<UiEvent>,
}

/// What following a link of customer service does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SupportWay {
    /// Opens a page of this site.
    #[default]
    Page,
    /// Opens a page of somebody else, in a window of its own.
    Window,
    /// Opens a program of the device.
    Program,
    /// Starts a conversation in a popup window.
    Online,
    /// Opens the chat room, where the site itself answers.
    Chat,
}

/// The chat room (section 2, "Modals").
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ChatRoomView {
    /// Title in the operator's words; empty for the overlay's own.
    pub title: String,
    /// Greeting in the operator's words; may be empty.
    pub text: String,
    /// Colour of the header, `#rrggbb`; empty for the site's own.
    pub colour: String,
    /// Light letters stand out from that colour, rather than dark ones.
    pub light_letters: bool,
    /// Whoever serves this visitor in person elsewhere: VIP service, or live chat.
    pub first: Option<SupportLink>,
    /// The other ways to reach the operator.
    pub others: Vec<SupportLink>,
    /// How far a conversation with the online service has come.
    pub conversation: Conversation,
    /// The conversation in the room itself; nothing where somebody else's service holds it, or the operator names nobody.
    pub talk: Option<ChatTalk>,
}

/// The mark in the header of a conversation that goes on.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ChatMark {
    /// Answers that were not seen, `"99+"`-style; empty when none.
    pub unread: String,
    /// Opens the chat room.
    pub open: UiEvent,
}

/// The conversation in the chat room.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ChatTalk {
    /// The conversation is there, under way, or could not be had.
    pub status: LoadStatus,
    /// When somebody answers; nothing where the operator has set no hours.
    pub hours: Option<Text>,
    /// Place in the queue, who has it, or that it is over; nothing before one began.
    pub standing: Option<Text>,
    /// What was said, the oldest first, and behind it what is being sent.
    pub messages: Vec<ChatMessage>,
    /// Event that fetches earlier messages; `null` where there are none.
    pub earlier: Option<UiEvent>,
    /// Messages are being fetched.
    pub fetching: bool,
    /// The operator who is writing at the moment.
    pub typing: Option<String>,
    /// What stands in the field for the next message.
    pub draft: String,
    /// What is wrong with the draft.
    pub draft_error: Option<Text>,
    /// How long the draft is; `null` while it is short.
    pub count: Option<Text>,
    /// Why a file that was chosen is no picture to send.
    pub file_error: Option<Text>,
    /// The draft can be sent.
    pub ready: bool,
    /// Event that closes the conversation; `null` where none is open.
    pub close: Option<UiEvent>,
    /// The conversation is being closed.
    pub closing: bool,
    /// The form that rates a conversation which is over.
    pub rating: Option<ChatRating>,
    /// The stars that were given; 0 for none.
    pub rated: u8,
}

/// A message of the conversation.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ChatMessage {
    /// Stable key: number of the message; while it is being sent, the id that this browser gave it.
    pub key: String,
    /// The customer wrote it.
    pub own: bool,
    /// Name of the operator who wrote it; empty for others.
    pub author: String,
    /// The text of the message, plain, with its line breaks.
    pub text: String,
    /// What the site says by itself, in place of a text.
    pub system: Option<Text>,
    /// The date, where it is the first message of a day; empty otherwise.
    pub day: String,
    /// The time of day; empty while it is being sent.
    pub time: String,
    /// Date, time and zone, to be looked up.
    pub moment: String,
    /// The picture of the message; `null` for none.
    pub picture: Option<ChatPicture>,
    /// Name of the picture's file while it is being sent; empty otherwise.
    pub file: String,
    /// How far the message has come.
    pub delivery: DeliveryState,
}

/// A picture of a message. It shows once slice `chatPictures` holds it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ChatPicture {
    /// Id of the picture, by which that slice has it.
    pub key: String,
    /// Event that fetches the picture.
    pub show: UiEvent,
}

/// Slice `chatPictures`: the pictures that were asked for.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ChatPicturesView {
    /// The pictures that were asked for, the latest last.
    pub pictures: Vec<ShownPicture>,
}

/// A picture that was asked for.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ShownPicture {
    /// Id of the picture.
    pub key: String,
    /// The picture is there, under way, or could not be had.
    pub status: LoadStatus,
    /// Address for an `img`: the picture as a `data:` URL; empty until it is there.
    pub src: String,
}

/// How far a message has come.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum DeliveryState {
    /// The message is on its way.
    Sending,
    /// The message is at the server.
    Sent,
    /// An operator has seen the message.
    Seen,
    /// The message could not be sent, and nothing of it is lost.
    Failed(Box<FailedDelivery>),
}

/// What can be done with a message that was not sent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FailedDelivery {
    /// Why the message could not be sent.
    pub problem: Problem,
    /// Event that sends the message again.
    pub again: UiEvent,
    /// Event that gives the message up.
    pub discard: UiEvent,
}

/// The form that rates a conversation with stars.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ChatRating {
    /// How many stars are chosen; 0 for none.
    pub stars: u8,
    /// The most stars that can be given.
    pub best: u8,
    /// The words that go with the stars, as typed.
    pub comment: String,
    /// What is wrong with the words.
    pub comment_error: Option<Text>,
    /// The rating can be sent.
    pub ready: bool,
    /// The rating is being sent.
    pub sending: bool,
    /// Why the rating could not be sent.
    pub problem: Option<Problem>,
}

/// How far a conversation with the online service has come.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum Conversation {
    /// No conversation was asked for.
    #[default]
    None,
    /// The window is open and waits for its address.
    Opening,
    /// The browser let no window open: the visitor opens this address.
    Ready {
        /// Address of the conversation, which was checked.
        href: String,
        /// The words to show beside it.
        text: Text,
    },
    /// The call failed; the window was closed.
    Failed {
        /// What happened, and what to do.
        problem: Problem,
    },
}
