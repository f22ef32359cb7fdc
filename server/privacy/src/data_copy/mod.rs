//! The data copy: everything that the site holds about a member, in one file that a job builds and that is kept for a week.
//!
//! Each crate declares its part beside its own tables ([`platform::data_area`]). The file is a ZIP with a JSON file per area and a
//! README in the member's language; it is stored in parts that are encrypted under the vault's key. Requesting a copy or its download
//! link takes a password that was proven within ten minutes; the link works once, for the session that requested it.

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
