//! Events of the withdrawal page: its form, and the accounts to be paid to (sections 2 and 3 of the specification).

use crate::event::AmountEvent;
use crate::secret::Secret;
use serde::{Deserialize, Serialize};

/// Events of the withdrawal page: the form, and the accounts to be paid to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum WithdrawEvent {
    /// Events of the accounts to be paid to.
    Account(PayoutAccountEvent),
    /// Choose the account with this id to be paid to.
    Choose(String),
    /// The amount was changed.
    Amount(AmountEvent),
    /// Put in all that can leave to the chosen account now.
    All,
    /// Go on to the review.
    Review,
    /// Back from the review, or from what was sent, to the form.
    Back,
    /// Send the withdrawal.
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
    /// Do not give the login password: what needed it is given up.
    CancelProof,
    /// Fetch again what failed.
    Retry,
}

/// Events of the accounts to be paid to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PayoutAccountEvent {
    /// Open the form of another account.
    Begin,
    /// Open the question whether to remove the account with this id.
    AskRemove(String),
    /// Close the form of an account.
    Close,
    /// Choose the method with this id.
    Method(String),
    /// Choose this bank or service.
    Institution(String),
    /// This input was changed: its error goes away.
    Edited(AccountField),
    /// Name of the account's holder, as typed.
    Holder(String),
    /// Add the account.
    #[serde(rename_all = "camelCase")]
    Add {
        /// Account number or address, as typed.
        account: Secret,
        /// The payment password.
        payment_password: Secret,
    },
    /// Remove the account that was asked about, with the payment password.
    Remove(Secret),
}

/// An input of the form of an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AccountField {
    /// The bank or service.
    Institution,
    /// The account number or address.
    Account,
    /// The name of the account's holder.
    Holder,
    /// The payment password.
    PaymentPassword,
}
