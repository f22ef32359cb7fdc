//! An operator's messages into the inbox of the site: to one member, to those with a label, to some ranks, or to all.
//!
//! As with a [mailing](crate::mailing), a broadcast is a row and a job, which goes through the members in the order of their ids. Each
//! transaction writes a batch of messages and the progress; a message exists once per member, even if a batch runs twice. Advertising
//! goes only to members who, when their batch is sent, have consented to promotional messages and are not protected from advertising.

mod check;
mod consent;
mod row;
mod send;

pub use check::{BroadcastText, NewBroadcast};
pub use row::{Broadcast, create, find, list, reach};
pub use send::SendBroadcast;
