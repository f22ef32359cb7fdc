//! SQLite: one writing connection, on a thread of its own, and several reading ones.
//!
//! Statements need no hop between threads: a unit of work as a whole is sent to the thread that owns the connection, and
//! its result is sent back.

mod checkpoint;
mod files;
mod log_sync;
mod open;
mod reader;
mod session;
mod wait;
mod writer;

#[cfg(any(test, feature = "testing"))]
pub(super) use checkpoint::copy_at;
pub(super) use reader::Readers;
pub(super) use session::Session;
pub(super) use writer::GroupCommit;
