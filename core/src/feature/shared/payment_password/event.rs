//! What its views may say.

use crate::secret::Secret;
use serde::{Deserialize, Serialize};

/// The payment password: set, change, recover.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PaymentPasswordEvent {
    /// Open the form for the first one, or for another one.
    Change,
    /// Open the form for a forgotten one.
    Recover,
    /// Close the form.
    Cancel,
    /// An input was changed: its error goes away.
    Edited(PinName),
    /// Send the code of a recovery.
    GetCode,
    /// Send the form.
    #[serde(rename_all = "camelCase")]
    Submit {
        /// The present one, where it is asked for.
        current: Secret,
        /// The new one.
        payment_password: Secret,
        /// The new one again.
        again: Secret,
        /// The code, where it is asked for.
        verification_code: Secret,
    },
    /// The login password, which the server asked for again.
    ProvePassword(Secret),
    /// Do not give it: what needed it is given up.
    CancelProof,
    /// The input of the login password was changed.
    ProofEdited,
    /// Fetch again what failed.
    Retry,
}

/// An input of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PinName {
    /// The present payment password.
    Current,
    /// The new one.
    PaymentPassword,
    /// The new one again.
    Again,
    /// The code of a recovery.
    VerificationCode,
}
