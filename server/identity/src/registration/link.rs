//! Links by which agents let people register: who comes by one stands under its agent, with the type that it names.
//!
//! Links and their terms belong to the crate `agents`, which stands above this one; a registration asks for them here, in its own transaction.

use std::fmt::Debug;

use axum::http::StatusCode;
use futures_util::future::{BoxFuture, ready};
use lumora_core::domain::account::AccountType;
use lumora_core::wire::code;
use platform::Base;
use platform::http::ApiError;
use platform::store::{Connection, StoreError};

/// Whether a code is that of a link.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LinkStanding {
    /// No link has it.
    Unknown,
    /// Somebody can register by it.
    Open,
    /// It was ended, has expired, or is used up.
    Ended,
}

/// Where a link puts who registers by it.
#[derive(Debug, Clone)]
pub struct LinkPlace {
    /// Code of the link, as it is stored.
    pub code: String,
    /// Account name of the upline.
    pub upline: String,
    /// What kind of account it is.
    pub account_type: AccountType,
}

/// Where links are kept.
pub trait RegistrationLinks: Debug + Send + Sync {
    /// Whether a code is that of a link.
    fn standing<'a>(&'a self, base: &'a Base, code: &'a str) -> BoxFuture<'a, Result<LinkStanding, StoreError>>;

    /// Counts a use of the link, in the transaction of the registration; nothing where it is open no more. Of many at once no more succeed than the
    /// link allows.
    fn take<'a>(
        &'a self,
        tx: &'a mut Connection,
        code: &'a str,
        now_ms: i64,
    ) -> BoxFuture<'a, Result<Option<LinkPlace>, StoreError>>;

    /// Writes down what goes with a member who came by the link.
    fn brought<'a>(
        &'a self,
        tx: &'a mut Connection,
        place: &'a LinkPlace,
        member_id: &'a str,
        now_ms: i64,
    ) -> BoxFuture<'a, Result<(), StoreError>>;
}

/// A site without such links.
#[derive(Debug)]
pub struct NoLinks;

impl RegistrationLinks for NoLinks {
    fn standing<'a>(&'a self, _: &'a Base, _: &'a str) -> BoxFuture<'a, Result<LinkStanding, StoreError>> {
        Box::pin(ready(Ok(LinkStanding::Unknown)))
    }

    fn take<'a>(
        &'a self,
        _: &'a mut Connection,
        _: &'a str,
        _: i64,
    ) -> BoxFuture<'a, Result<Option<LinkPlace>, StoreError>> {
        Box::pin(ready(Ok(None)))
    }

    fn brought<'a>(
        &'a self,
        _: &'a mut Connection,
        _: &'a LinkPlace,
        _: &'a str,
        _: i64,
    ) -> BoxFuture<'a, Result<(), StoreError>> {
        Box::pin(ready(Ok(())))
    }
}

/// 422: nobody can register by the link any more.
pub(super) fn ended() -> ApiError {
    let message = "the link has ended, has expired or is used up: ask for another, or register without it";
    ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::REGISTRATION_LINK_ENDED, message)
}
