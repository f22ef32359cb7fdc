//! Customer service: its links, wherever they stand, and slice `chatRoom`.

use super::{Problem, Text};
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
    /// Starts a conversation with the online service.
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
    /// Whoever serves this visitor in person: VIP service, or live chat.
    pub first: Option<SupportLink>,
    /// Every other way.
    pub others: Vec<SupportLink>,
    /// How far a conversation with the online service has come.
    pub conversation: Conversation,
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
