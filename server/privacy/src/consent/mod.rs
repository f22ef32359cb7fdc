//! Consent to promotional messages, channel by channel: off until the member says otherwise, and every change kept.
//!
//! Whatever sends something promotional asks [`granted`] in the transaction that sends it. A consent ends in three ways: by the member on
//! the site, by the address in each message (which needs no login, [`page`]), and with the account.

pub mod page;
mod routes;
mod row;
mod token;
mod words;

pub(crate) use routes::router;
pub use row::{By, Change, granted, history, of_member, set, withdraw_all};
pub(crate) use token::unsubscribe_url;
