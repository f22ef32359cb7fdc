//! Messages of an operator into the inboxes of the site: to one member, those with a label, those of some ranks, or all.
//!
//! As with a [mailing](crate::mailing), a broadcast is a row and a job that goes through the members in the order of their ids and writes, with the
//! messages of some, how far it has come; a message is there once for each member besides, whatever runs twice. What advertises goes to those
//! only who have consented to promotional messages by some channel, and whom nothing protects from them, at the time of their turn.

mod check;
mod consent;
mod row;
mod send;

pub use check::{BroadcastText, NewBroadcast};
pub use row::{Broadcast, create, find, list, reach};
pub use send::SendBroadcast;
