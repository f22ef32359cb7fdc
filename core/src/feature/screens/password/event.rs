//! Events of the forms that set a new password: forgotten, by the link of a mail, changed by a member.

use crate::domain::field::Field;
use crate::secret::Secret;
use serde::{Deserialize, Serialize};

/// Events of the form for a forgotten password (section 2, "Forgot password modal").
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ForgotEvent {
    /// Recover the account by mail or by mobile number.
    Way(ForgotWay),
    /// A field changed: its error goes away.
    Typed {
        /// The field that changed.
        field: Field,
        /// Text of the field.
        value: Secret,
    },
    /// The visitor left a field: it is checked.
    Left {
        /// The field that was left.
        field: Field,
        /// Text of the field.
        value: Secret,
    },
    /// Send a code to the number.
    GetCode {
        /// Answer to the captcha; empty while none is asked for.
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
        /// Answer to the captcha.
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

/// Events of a form that sets a new password: by the link of a mail, or for a member (sections 2 and 5).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PasswordEvent {
    /// A field changed: its error goes away.
    Edited(Field),
    /// The visitor left a field: it is checked.
    Left {
        /// The field that was left.
        field: Field,
        /// Text of the field.
        value: Secret,
        /// Text of the field of the new password; only for the field that repeats it.
        #[serde(default)]
        password: Secret,
    },
    /// Send the form. What does not show is left empty.
    #[serde(rename_all = "camelCase")]
    Submit {
        /// The password until now, empty where it is not asked for.
        #[serde(default)]
        old_password: Secret,
        /// The new password.
        password: Secret,
        /// The new password, typed again.
        confirm_password: Secret,
    },
    /// Give the consent to the terms, or take it back, where somebody else has made the account.
    Consent(bool),
    /// Fetch the operator's rules again.
    Retry,
    /// Ask for another mail, since the link is too old.
    AskAgain,
}
