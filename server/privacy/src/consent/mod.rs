//! Consent to promotional messages by channel: none until the member gives it, and every change is recorded.
//!
//! Whatever sends a promotional message checks [`granted`] in the transaction that sends it. A consent ends by the member on the
//! site, by the link in each message (which needs no login, [`page`]), by an exclusion from play, or with the account.

pub mod page;
mod routes;
mod row;
mod token;
mod words;

pub(crate) use routes::router;
pub use row::{Change, ChangedBy, granted, history, of_member, set, withdraw_all};
pub(crate) use token::unsubscribe_url;
