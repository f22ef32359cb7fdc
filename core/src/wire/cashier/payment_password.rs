//! The payment password: what guards money on its way out, beside the session.

use crate::wire::{FieldRuleValue, SecretText};
use serde::{Deserialize, Serialize};

/// Value of `GET /wps/member/paymentPassword`, and of each call that changes it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PaymentPasswordState {
    /// The member has a payment password.
    pub set: bool,
    /// How many wrong ones may still be given before payments are locked.
    pub guesses_left: u32,
    /// Until when payments are locked, RFC 3339; empty where they are not.
    pub locked_until: String,
    /// The rule that a new one must keep.
    pub rule: FieldRuleValue,
    /// Where the code of a recovery goes, mostly hidden; empty where no mail address is verified.
    pub mail_hint: String,
    /// The same for a code by SMS; empty where no number is verified.
    pub mobile_hint: String,
}

/// Body of `PUT /wps/member/paymentPassword`, sealed: the first one, or another one. Needs a login password that was proven within
/// ten minutes.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PaymentPasswordRequest {
    /// The present payment password; empty where there is none.
    pub current: SecretText,
    /// The new payment password.
    pub payment_password: SecretText,
}

/// Body of `PUT /wps/member/paymentPassword/recovery`, sealed. Two proofs: the login password within ten minutes, and the code of
/// `POST /wps/member/paymentPassword/code`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PaymentPasswordRecovery {
    /// The code that was sent for the recovery.
    pub verification_code: SecretText,
    /// The new payment password.
    pub payment_password: SecretText,
}
