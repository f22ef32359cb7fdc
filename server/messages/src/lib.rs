//! Messages to members on the site (section 2 of the specification, page `messageV2`): what events tell and what operators write.
//!
//! An event writes its message in its own transaction ([`write()`]): there is none without the other. The crate stands below all that has events;
//! its calls stand in `content`, and the job that sends what operators write, in `privacy`, which knows who may be written to.
//!
//! Only kind and arguments of an event are kept, and an operator's words in all their languages: what a message says is decided where it is read.

mod change;
mod personal_data;
mod read;
mod write;

use platform::expiry::Expiry;
use platform::store::{Migration, migrations};

pub use change::{Which, delete, mark_read};
pub use personal_data::DATA;
pub use read::{Page, Row, one, page, unread, unread_count};
pub use write::{Message, Sent, Words, deliver, put_words, write};

/// The tables of this crate.
pub const MIGRATIONS: &[Migration] = migrations!["0240_member_messages", "0373_message_rates"];

/// Which rows of this crate expire.
pub const EXPIRING: &[Expiry] = &[
    Expiry::of("member_messages", &["id"], "expires_at", 0),
    Expiry::of("message_texts", &["id", "language"], "expires_at", 0),
];

/// A day, in milliseconds.
const DAY_MS: i64 = 24 * 60 * 60 * 1000;
