//! Status codes of seamless calls, and the errors behind them.

use axum::http::StatusCode;
use serde::{Deserialize, Serialize};

use ledger::LedgerError;
use platform::store::{StoreError, TxError};

/// Status of a seamless call; the table in the module's header tells what each means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[allow(missing_docs, reason = "the table of the module's contract describes each")]
pub enum Status {
    #[serde(rename = "RS_OK")]
    Ok,
    #[serde(rename = "RS_ERROR_NOT_ENOUGH_MONEY")]
    NotEnoughMoney,
    #[serde(rename = "RS_ERROR_INVALID_TOKEN")]
    InvalidToken,
    #[serde(rename = "RS_ERROR_TOKEN_EXPIRED")]
    TokenExpired,
    #[serde(rename = "RS_ERROR_USER_DISABLED")]
    UserDisabled,
    #[serde(rename = "RS_ERROR_INVALID_GAME")]
    InvalidGame,
    #[serde(rename = "RS_ERROR_WRONG_CURRENCY")]
    WrongCurrency,
    #[serde(rename = "RS_ERROR_DUPLICATE_TRANSACTION")]
    DuplicateTransaction,
    #[serde(rename = "RS_ERROR_TRANSACTION_DOES_NOT_EXIST")]
    TransactionDoesNotExist,
    #[serde(rename = "RS_ERROR_TRANSACTION_ROLLED_BACK")]
    TransactionRolledBack,
    #[serde(rename = "RS_ERROR_ROUND_CLOSED")]
    RoundClosed,
    #[serde(rename = "RS_ERROR_LIMIT_REACHED")]
    LimitReached,
    #[serde(rename = "RS_ERROR_REALITY_CHECK")]
    RealityCheck,
    #[serde(rename = "RS_ERROR_STAKE_TOO_HIGH")]
    StakeTooHigh,
    #[serde(rename = "RS_ERROR_INVALID_REWARD")]
    InvalidReward,
    #[serde(rename = "RS_ERROR_MAINTENANCE")]
    Maintenance,
    #[serde(rename = "RS_ERROR_INVALID_PARTNER")]
    InvalidPartner,
    #[serde(rename = "RS_ERROR_INVALID_SIGNATURE")]
    InvalidSignature,
    #[serde(rename = "RS_ERROR_WRONG_SYNTAX")]
    WrongSyntax,
    #[serde(rename = "RS_ERROR_UNKNOWN")]
    Unknown,
}

impl Status {
    /// HTTP status of a response with this status.
    pub fn http(self) -> StatusCode {
        match self {
            Self::InvalidPartner | Self::InvalidSignature => StatusCode::UNAUTHORIZED,
            Self::WrongSyntax => StatusCode::BAD_REQUEST,
            Self::Unknown => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::OK,
        }
    }
}

/// Why a call was not carried out. Its unit of work is rolled back.
#[derive(Debug, thiserror::Error)]
pub(super) enum Refused {
    #[error("refused: {0:?}")]
    With(Status),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<Status> for Refused {
    fn from(status: Status) -> Self {
        Self::With(status)
    }
}

impl From<LedgerError> for Refused {
    fn from(error: LedgerError) -> Self {
        match error {
            LedgerError::InsufficientFunds => Self::With(Status::NotEnoughMoney),
            LedgerError::KeyReused => Self::With(Status::DuplicateTransaction),
            LedgerError::Overflow | LedgerError::Unbalanced | LedgerError::NoAmount | LedgerError::NoOpenHold => {
                Self::With(Status::WrongSyntax)
            }
            LedgerError::Store(error) => Self::Store(error),
        }
    }
}

impl TxError for Refused {
    fn as_store_error(&self) -> Option<&StoreError> {
        match self {
            Self::Store(error) => Some(error),
            Self::With(_) => None,
        }
    }
}
