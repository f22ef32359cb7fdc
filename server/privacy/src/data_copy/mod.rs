//! A copy of everything that the site holds about a member: one file, made by a job, good for a week.
//!
//! What belongs to it is declared by each crate beside its own tables ([`platform::data_area`]). The file is a ZIP with a JSON file for each
//! area and a README in the member's language; it lies in parts that are locked under the key of the vault. Asking for one, and for the address of
//! a download, takes a password that was proven within ten minutes; the address is good once, for the session that asked for it.

mod build;
mod download;
mod job;
mod routes;
mod row;
mod words;
mod zip;

pub use job::MakeDataCopy;
pub(crate) use routes::router;
pub(crate) use row::remove_all;
