//! Registration links of agents: who registers by one joins the agent's downline, with the account type that the link
//! sets.
//!
//! Links and their terms are kept by the crate `agents`, which depends on this one; a registration reaches them through
//! [`RegistrationLinks`], in its own transaction.

use std::fmt::Debug;

use axum::http::StatusCode;
use futures_util::future::{BoxFuture, ready};
use lumora_core::domain::account::AccountType;
use lumora_core::wire::code;
use platform::Base;
use platform::http::ApiError;
use platform::store::{Connection, StoreError};

/// The status of a code as that of a registration link.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LinkStatus {
    /// No link has the code.
    Unknown,
    /// Visitors can register by the link.
    Open,
    /// The link was ended, has expired or is used up, or its agent may not create such accounts any more.
    Ended,
}

/// The place in the agent tree that a link gives to who registers by it.
#[derive(Debug, Clone)]
pub struct LinkPlace {
    /// Code of the link, as it is stored.
    pub code: String,
    /// Account name of the upline.
    pub upline: String,
    /// Type of the new account.
    pub account_type: AccountType,
}

/// The store of registration links; the crate `agents` implements it.
pub trait RegistrationLinks: Debug + Send + Sync {
    /// The status of a code as that of a registration link.
    fn status<'a>(&'a self, base: &'a Base, code: &'a str) -> BoxFuture<'a, Result<LinkStatus, StoreError>>;

    /// Counts a use of the link in the transaction of the registration; `None` where the link is not open. Of
    /// concurrent registrations no more succeed than the link has uses left.
    fn take<'a>(
        &'a self,
        tx: &'a mut Connection,
        code: &'a str,
        now_ms: i64,
    ) -> BoxFuture<'a, Result<Option<LinkPlace>, StoreError>>;

    /// Stores the link's terms for the member who registered by it, in the same transaction.
    fn record_registration<'a>(
        &'a self,
        tx: &'a mut Connection,
        link_place: &'a LinkPlace,
        member_id: &'a str,
        now_ms: i64,
    ) -> BoxFuture<'a, Result<(), StoreError>>;
}

/// The links of a site without the crate `agents`: none.
#[derive(Debug)]
pub struct NoLinks;

impl RegistrationLinks for NoLinks {
    fn status<'a>(&'a self, _: &'a Base, _: &'a str) -> BoxFuture<'a, Result<LinkStatus, StoreError>> {
        Box::pin(ready(Ok(LinkStatus::Unknown)))
    }

    fn take<'a>(
        &'a self,
        _: &'a mut Connection,
        _: &'a str,
        _: i64,
    ) -> BoxFuture<'a, Result<Option<LinkPlace>, StoreError>> {
        Box::pin(ready(Ok(None)))
    }

    fn record_registration<'a>(
        &'a self,
        _: &'a mut Connection,
        _: &'a LinkPlace,
        _: &'a str,
        _: i64,
    ) -> BoxFuture<'a, Result<(), StoreError>> {
        Box::pin(ready(Ok(())))
    }
}

/// 422 `registration_link_ended`: the link is not open.
pub(super) fn link_ended() -> ApiError {
    let message = "the link has ended, has expired or is used up: ask for another, or register without it";
    ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::REGISTRATION_LINK_ENDED, message)
}
