//! The operator's hand: `lumora-server admin ...` changes what the site does while it runs.
//!
//! Everything it sets is read from the database at each call, so that a change counts at once on every server of the
//! database. Each change leaves a row that says who changed what, from what to what, and when (section 6 of the
//! specification: features are switched on and off by server-supplied settings).

mod audit;
mod command;
mod known;
mod settings;

pub use command::AdminArgs;

use crate::account::settings::SettingError;
use crate::store::{JobError, StoreError};

/// Why an operator's command did nothing.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// There is no such setting.
    #[error("there is no setting {0:?}: `lumora-server admin settings` lists them")]
    UnknownSetting(String),
    /// The setting does not take this value.
    #[error("{name} takes {wanted}, not {value:?}")]
    Value {
        /// The setting.
        name: String,
        /// What it takes.
        wanted: String,
        /// What was given.
        value: String,
    },
    /// Countries are written as pairs.
    #[error("write countries as CODE:DIALLING, separated by commas, such as KH:855,VN:84; {0:?} is none")]
    Country(String),
    /// The account forms refuse the change.
    #[error(transparent)]
    Form(#[from] SettingError),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The answer could not be printed.
    #[error("the answer could not be printed: {0}")]
    Print(#[from] std::io::Error),
}

impl From<sqlx::Error> for AdminError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

impl JobError for AdminError {
    fn as_store_error(&self) -> Option<&StoreError> {
        match self {
            Self::Store(error) => Some(error),
            Self::Form(error) => error.as_store_error(),
            _ => None,
        }
    }
}
