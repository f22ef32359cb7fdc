//! Events of the chat room (section 2, "Modals").

use crate::event::PickedFile;
use serde::{Deserialize, Serialize};

/// Events of the chat room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ChatEvent {
    /// All that stands in the field for the next message now.
    Typed(String),
    /// Send the message that stands in the field.
    Send,
    /// Pictures were chosen: each is sent.
    Attach(Vec<PickedFile>),
    /// Send the message of this name again.
    Again(String),
    /// Give up the message of this name, which could not be sent.
    Discard(String),
    /// Show earlier messages.
    Earlier,
    /// Fetch again what failed.
    Retry,
    /// Close the conversation.
    Close,
    /// Give so many stars, 1 to 5.
    Stars(u8),
    /// All that stands beside the stars now.
    Comment(String),
    /// Send the rating.
    Rate,
}
