//! The error of posting and holding.

use platform::http::ApiError;
use platform::jobs::Failure;
use platform::store::{StoreError, TxError};

/// Why a transaction was not posted or a hold not placed or ended. Nothing of it is stored.
#[derive(Debug, thiserror::Error)]
pub enum LedgerError {
    /// The postings do not add up to zero in each currency, or there are fewer than two.
    #[error("the postings do not balance: each currency of a transaction must add up to zero")]
    Unbalanced,
    /// The amount of a hold is zero or negative.
    #[error("the amount of a hold is not above zero: send one that is")]
    NoAmount,
    /// A member's account would fall below what is held of it, which is zero where nothing is.
    #[error("there is not enough money in the account: take a smaller amount")]
    InsufficientFunds,
    /// The idempotency key was used for another transaction, or for a hold of another account or amount.
    #[error("the idempotency key was used for another transaction: make a new key for each")]
    KeyReused,
    /// The hold to be ended does not exist, or has ended in the other way.
    #[error("there is no such money set aside any more: look at what became of it")]
    NoOpenHold,
    /// A balance would leave the range of a 64-bit integer.
    #[error("the balance would be too large to be stored: take a smaller amount")]
    Overflow,
    /// The database failed.
    #[error(transparent)]
    Store(StoreError),
}

impl From<StoreError> for LedgerError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::OutOfRange => Self::Overflow,
            other => Self::Store(other),
        }
    }
}

impl TxError for LedgerError {
    fn as_store_error(&self) -> Option<&StoreError> {
        match self {
            Self::Store(error) => Some(error),
            _ => None,
        }
    }
}

impl From<LedgerError> for ApiError {
    fn from(error: LedgerError) -> Self {
        match error {
            LedgerError::Store(error) => Self::Store(error),
            LedgerError::InsufficientFunds => Self::rule_broken([("amount", "not_enough_money")]),
            other => Self::Internal(other.to_string()),
        }
    }
}

impl From<LedgerError> for Failure {
    fn from(error: LedgerError) -> Self {
        match error {
            LedgerError::Store(error) => error.into(),
            other => Self::Transient(other.to_string()),
        }
    }
}
