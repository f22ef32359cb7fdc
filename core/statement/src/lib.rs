//! Statements of the member's record (section 2 of the specification): files that a member can hand on, and that show by themselves whether anybody has
//! altered them.
//!
//! # The file
//!
//! A statement is CSV or JSON with the same four parts, in this order:
//!
//! - the **head**: whose, of what, which days, of what time zone, how many rows;
//! - the **rows**, each with its number first and the value of the chain last;
//! - the **blocks**, one for every [`BLOCK`] rows: a short hash of each row, signed;
//! - the **end**: count, totals, the hash of the head, the last value of the chain, the digest of all of it, signed.
//!
//! # What keeps what
//!
//! *The chain* runs over number and content of each row and the value before, from the id of the statement on. Whoever alters a row without calculating
//! anything breaks it at that row. *The signature of the end* holds the last value of the chain: whoever calculates the chain anew can not sign it.
//! *The blocks* are what names the rows even then: a row is compared with its signed hash, so that one that was edited, left out, moved or added is
//! known by itself, whatever the chain says by now. A block that was altered vouches for nothing, and the chain alone speaks for its rows.
//!
//! Nobody but who has the operator's key can make a file that passes. A file signed by another key is told from one of this site by the keys that the reader
//! knows, not by what the file says.
//!
//! One crate for server, command line and browser: natively the server writes with [`Writer`], and a wasm module of its own checks with [`Checker`],
//! piece by piece, so that no page stands still.

mod chain;
mod check;
mod fields;
mod naming;
mod read;
mod report;
#[cfg(target_arch = "wasm32")]
pub mod web;
mod write;

pub use chain::{KeyId, key_id};
pub use check::{Checker, Step};
pub use report::{Authority, Finding, Report, Verdict};
pub use write::{Format, Head, Writer};

/// What the head says of the format.
pub const FORMAT: &str = "lumora-statement-1";
/// Rows whose hashes are signed together.
pub const BLOCK: usize = 1_000;
/// Rows that a statement can have: what a check keeps of each is kept in memory.
pub const MAX_ROWS: usize = 1_000_000;
/// The longest record of a file, in bytes.
pub(crate) const MAX_RECORD_LENGTH: usize = 64 * 1024;
