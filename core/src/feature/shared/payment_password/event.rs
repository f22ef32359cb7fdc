//! Events of the payment password, for the views that show its forms (section 7).

use crate::secret::Secret;
use serde::{Deserialize, Serialize};

/// Events of the payment password: set it, change it, recover it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PaymentPasswordEvent {
    /// Open the form for the first payment password, or for another one.
    Change,
    /// Open the form for a forgotten payment password.
    Recover,
    /// Close the form of the payment password.
    Cancel,
    /// This input was changed: its error goes away.
    Edited(PinName),
    /// Send the code of a recovery.
    GetCode,
    /// Send the form of the payment password.
    #[serde(rename_all = "camelCase")]
    Submit {
        /// The present payment password, where it is asked for.
        current: Secret,
        /// The new payment password.
        payment_password: Secret,
        /// The new payment password, typed again.
        again: Secret,
        /// The code of a recovery, where it is asked for.
        verification_code: Secret,
    },
    /// The login password, which the server asked for again.
    ProvePassword(Secret),
    /// Do not give the login password: the change that needed it is given up.
    CancelProof,
    /// The input of the login password was changed.
    ProofEdited,
    /// Fetch again what failed.
    Retry,
}

/// An input of a form of the payment password.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PinName {
    /// The present payment password.
    Current,
    /// The new payment password.
    PaymentPassword,
    /// The new payment password, typed again.
    Again,
    /// The code of a recovery.
    VerificationCode,
}
