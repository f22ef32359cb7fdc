//! Money in and out (sections 3, 4 and 7 of the specification). Words of kinds and states are those of
//! [`domain::cashier`](crate::domain::cashier).

mod deposit;
mod payment_password;
mod payout_account;
mod upline;
mod wagering;
mod wallets;
mod withdrawal;

pub use deposit::*;
pub use payment_password::*;
pub use payout_account::*;
pub use upline::*;
pub use wagering::*;
pub use wallets::*;
pub use withdrawal::*;

use super::Amount;
use serde::{Deserialize, Serialize};

/// Who did something to a deposit or withdrawal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum StepActor {
    /// The member.
    Member,
    /// An operator; which one is the operator's own business.
    Operator,
    /// The payment provider, which moves the money.
    Provider,
    /// The site by itself.
    #[default]
    System,
}

/// A step of a deposit or withdrawal: what has happened.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Step {
    /// The status that the step led to.
    pub status: String,
    /// When the step was made, RFC 3339.
    pub at: String,
    /// Who made the step.
    pub actor: StepActor,
    /// The money that the step moved; 0.00 where none.
    pub amount: Amount,
    /// Words of the operator or provider, plain text; mostly empty.
    pub note: String,
}

/// Event `cashier`: tells pages that show deposits, withdrawals, transfers or the identity check to read them anew.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct CashierChange {
    /// A number that grows with each change of one.
    pub version: u64,
}
