//! Customer service: its links, wherever they stand, and slice `chatRoom`.

use super::{LoadStatus, Problem, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// A way to reach the operator. Its address was checked.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SupportLink {
    /// Stable key.
    pub key: String,
    /// Kind, such as `TELEGRAM`; chooses the icon.
    pub kind: String,
    /// Title in the operator's words.
    pub title: String,
    /// Address; empty where `open` says what to do instead.
    pub href: String,
    /// What following the address does.
    pub way: SupportWay,
    /// Starts a conversation: with the online service, or in the chat room.
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
    /// Every other way.
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
    /// How fetching it went.
    pub status: LoadStatus,
    /// When somebody answers; nothing where the operator has set no hours.
    pub hours: Option<Text>,
    /// Place in the queue, who has it, or that it is over; nothing before one began.
    pub standing: Option<Text>,
    /// What was said, the oldest first, and behind it what is being sent.
    pub messages: Vec<ChatMessage>,
    /// Fetches what was said before.
    pub earlier: Option<UiEvent>,
    /// Messages are being fetched.
    pub fetching: bool,
    /// The operator who is writing at the moment.
    pub typing: Option<String>,
    /// What stands in the field for the next message.
    pub draft: String,
    /// What is wrong with it.
    pub draft_error: Option<Text>,
    /// How long it is; only when it is long.
    pub count: Option<Text>,
    /// Why a file that was chosen is no picture to send.
    pub file_error: Option<Text>,
    /// It can be sent.
    pub ready: bool,
    /// Closes the conversation; nothing where none is open.
    pub close: Option<UiEvent>,
    /// It is being closed.
    pub closing: bool,
    /// Stars for a conversation that is over.
    pub rating: Option<ChatRating>,
    /// The stars that were given; 0 for none.
    pub rated: u8,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ChatMessage {
    /// Stable key.
    pub key: String,
    /// The customer said it.
    pub own: bool,
    /// Name of the operator who said it; empty for others.
    pub author: String,
    /// What was said, plain text with lines.
    pub text: String,
    /// What the site says by itself, in place of a text.
    pub system: Option<Text>,
    /// The date, where it is the first message of a day; empty otherwise.
    pub day: String,
    /// The time of day; empty while it is being sent.
    pub time: String,
    /// Date, time and zone, to be looked up.
    pub moment: String,
    /// The picture that it shows.
    pub picture: Option<ChatPicture>,
    /// Name of the picture's file while it is being sent; empty otherwise.
    pub file: String,
    /// How far it has come.
    pub delivery: DeliveryState,
}

/// A picture of a message. It shows once slice `chatPictures` holds it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ChatPicture {
    /// Names it in that slice.
    pub key: String,
    /// Fetches it.
    pub show: UiEvent,
}

/// Slice `chatPictures`: the pictures that were asked for.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ChatPicturesView {
    /// Each, the latest last.
    pub pictures: Vec<ShownPicture>,
}

/// A picture that was asked for.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ShownPicture {
    /// Its id.
    pub key: String,
    /// How fetching it went.
    pub status: LoadStatus,
    /// What an `img` shows; empty until it is there.
    pub src: String,
}

/// How far a message has come.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum DeliveryState {
    /// It is on its way.
    Sending,
    /// The server has it.
    Sent,
    /// An operator has seen it.
    Seen,
    /// It could not be sent, and nothing of it is lost.
    Failed(Box<FailedDelivery>),
}

/// What can be done with a message that was not sent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FailedDelivery {
    /// Why.
    pub problem: Problem,
    /// Sends it again.
    pub again: UiEvent,
    /// Gives it up.
    pub discard: UiEvent,
}

/// Stars for a conversation.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ChatRating {
    /// How many are chosen; 0 for none.
    pub stars: u8,
    /// The most.
    pub best: u8,
    /// The word beside them.
    pub comment: String,
    /// What is wrong with it.
    pub comment_error: Option<Text>,
    /// It can be sent.
    pub ready: bool,
    /// It is being sent.
    pub sending: bool,
    /// Why it could not be.
    pub problem: Option<Problem>,
}

/// How far a conversation with the online service has come.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum Conversation {
    /// None was asked for.
    #[default]
    None,
    /// Its window is open and waits for its address.
    Opening,
    /// The browser let no window open: the visitor opens this address.
    Ready {
        /// Checked address.
        href: String,
        /// What to say beside it.
        text: Text,
    },
    /// The call failed; the window was closed.
    Failed {
        /// What happened.
        problem: Problem,
    },
}
