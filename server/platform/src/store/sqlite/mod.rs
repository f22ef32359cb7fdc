//! The embedded engine: one connection that writes, on a thread of its own, and several that read.
//!
//! A statement runs where it is asked for, without a hop between threads: a unit of work as a whole is carried to the thread that
//! owns the connection, and comes back with its result.

mod checkpoint;
mod files;
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
