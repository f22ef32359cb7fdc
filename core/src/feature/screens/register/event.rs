//! Events of the registration form (sections 2, 4 and 5).

use crate::domain::field::Field;
use crate::secret::Secret;
use serde::{Deserialize, Serialize};

/// Events of the registration form. What is typed comes with every change; what is typed into a secret field is judged and forgotten.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RegisterEvent {
    /// Show the tab of this way to register.
    Tab(RegisterTab),
    /// A field changed: its error goes away. For the password its strength is told.
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
        /// Text of the password field; only for the field that repeats it.
        #[serde(default)]
        password: Secret,
    },
    /// The password field got the focus for the first time.
    PasswordFocused,
    /// The box of age and terms was ticked or cleared.
    Consent(bool),
    /// Send a code to the number.
    #[serde(rename_all = "camelCase")]
    GetCode {
        /// Answer to the captcha; empty while none is asked for.
        #[serde(default)]
        captcha: Secret,
    },
    /// Send the form. Secret fields that do not show are left empty.
    #[serde(rename_all = "camelCase")]
    Submit {
        /// The password.
        #[serde(default)]
        password: Secret,
        /// The password, typed again.
        #[serde(default)]
        confirm_password: Secret,
        /// The payment password.
        #[serde(default)]
        payment_password: Secret,
        /// The code of the SMS.
        #[serde(default)]
        verification_code: Secret,
        /// Answer to the captcha.
        #[serde(default)]
        captcha: Secret,
    },
    /// Empty the form.
    Reset,
    /// Fetch the operator's rules again.
    Retry,
}

/// Ways to register.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RegisterTab {
    /// By an account name.
    #[default]
    Account,
    /// By a mobile number.
    Mobile,
}
