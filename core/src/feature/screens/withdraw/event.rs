//! What its views may say.

use crate::event::AmountEvent;
use crate::secret::Secret;
use serde::{Deserialize, Serialize};

/// Taking money out: the form, and the accounts to be paid to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum WithdrawEvent {
    /// An account to be paid to.
    Account(PayoutAccountEvent),
    /// Be paid to the account with this id.
    Choose(String),
    /// The amount.
    Amount(AmountEvent),
    /// All that can leave to the chosen account now.
    All,
    /// Go on to the review.
    Review,
    /// Back from the review, or from what was sent, to the form.
    Back,
    /// Send it.
    #[serde(rename_all = "camelCase")]
    Send {
        /// The payment password.
        payment_password: Secret,
        /// The code of the authenticator app, where it is asked for.
        factor_code: Secret,
    },
    /// An input of the review was changed: its error goes away.
    Edited,
    /// The login password, which the server asked for again.
    ProvePassword(Secret),
    /// Do not give it: what needed it is given up.
    CancelProof,
    /// Fetch again what failed.
    Retry,
}

/// Accounts to be paid to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PayoutAccountEvent {
    /// Open the form for another one.
    Begin,
    /// Open the question whether to remove the one with this id.
    AskRemove(String),
    /// Close the form.
    Close,
    /// Be paid by the method with this id.
    Method(String),
    /// By this bank or service.
    Institution(String),
    /// The account itself was changed: its error goes away.
    Edited(AccountField),
    /// Whose it is, as typed.
    Holder(String),
    /// Add it.
    #[serde(rename_all = "camelCase")]
    Add {
        /// Account number or address.
        account: Secret,
        /// The payment password.
        payment_password: Secret,
    },
    /// Remove the one that was asked about.
    Remove(Secret),
}

/// An input of the form of an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AccountField {
    /// Bank or service.
    Institution,
    /// Account number or address.
    Account,
    /// Whose it is.
    Holder,
    /// The payment password.
    PaymentPassword,
}
