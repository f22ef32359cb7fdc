//! An operator's promotional mails and SMS to consenting members of some ranks.
//!
//! A mailing is a row and a job, which goes through the members in the order of their ids. Each transaction puts a batch of messages
//! into the outbox and records the progress, so that nobody gets a message twice after a crash, and a member who withdraws the
//! consent before their batch gets none. Promotional calls are made by people: the site records them, and refuses those without
//! consent.

mod call;
mod row;
mod send;
mod text;
mod words;

pub use call::{Call, calls, record_call};
pub use row::{Mailing, NewMailing, create, find, list};
pub use send::SendMailing;
pub use text::{MailingText, Texts};
