//! What its views may say.

use crate::domain::field::Field;
use crate::secret::Secret;
use serde::{Deserialize, Serialize};

/// The form for a forgotten password (section 2, "Forgot password modal").
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ForgotEvent {
    /// Recover by mail or by mobile number.
    Way(ForgotWay),
    /// A field changed: its error goes away.
    Typed {
        /// Which.
        field: Field,
        /// All that stands in it now.
        value: Secret,
    },
    /// The visitor left a field: it is checked.
    Left {
        /// Which.
        field: Field,
        /// What stands in it.
        value: Secret,
    },
    /// Send a code to the number.
    GetCode {
        /// What was read from the captcha; empty while none is asked.
        #[serde(default)]
        captcha: Secret,
    },
    /// Send the form that shows. What does not show is left empty.
    #[serde(rename_all = "camelCase")]
    Submit {
        /// The new password.
        #[serde(default)]
        password: Secret,
        /// The code of the SMS.
        #[serde(default)]
        verification_code: Secret,
        /// What was read from the captcha.
        #[serde(default)]
        captcha: Secret,
    },
    /// Fetch the operator's rules again.
    Retry,
}

/// Ways to recover an account.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ForgotWay {
    /// By a link that is mailed.
    #[default]
    Email,
    /// By a code that is sent to the number.
    Mobile,
}

/// A form that sets a new password: by the link of a mail, or for a member (sections 2 and 5).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PasswordEvent {
    /// A field changed: its error goes away.
    Edited(Field),
    /// The visitor left a field: it is checked.
    Left {
        /// Which.
        field: Field,
        /// What stands in it.
        value: Secret,
        /// What stands in the field of the new password; only for the field that repeats it.
        #[serde(default)]
        password: Secret,
    },
    /// Send the form. What does not show is left empty.
    #[serde(rename_all = "camelCase")]
    Submit {
        /// The password until now.
        #[serde(default)]
        old_password: Secret,
        /// The new password.
        password: Secret,
        /// The same again.
        confirm_password: Secret,
    },
    /// Agree to the terms, or not: where somebody else has made the account.
    Consent(bool),
    /// Fetch the operator's rules again.
    Retry,
    /// Ask for another mail, since the link is too old.
    AskAgain,
}
