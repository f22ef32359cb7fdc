//! The member's inbox on the site (section 2 of the specification, page `messageV2`): messages of events and of
//! operators.
//!
//! An event writes its message in its own transaction ([`write()`]), so that neither exists without the other. The
//! crate depends on none that has events; its HTTP calls are in `content`, and the job that sends operators' broadcasts
//! is in `privacy`, which knows who may be written to.
//!
//! Of an event, the kind and its arguments are stored; of an operator's message, the text in every language. The
//! sentence is chosen when it is read.

mod change;
mod personal_data;
mod read;
mod write;

use platform::expiry::Expiry;
use platform::store::{Migration, migrations};

pub use change::{Selection, delete, mark_read};
pub use personal_data::DATA;
pub use read::{Page, Row, find, page, unread, unread_count};
pub use write::{Message, MessageText, WrittenMessage, deliver, put_texts, write};

/// The database migrations of this crate.
pub const MIGRATIONS: &[Migration] = migrations!["0240_member_messages", "0373_message_rates"];

/// The tables of this crate whose rows expire.
pub const EXPIRING: &[Expiry] = &[
    Expiry::of("member_messages", &["id"], "expires_at", 0),
    Expiry::of("message_texts", &["id", "language"], "expires_at", 0),
];
