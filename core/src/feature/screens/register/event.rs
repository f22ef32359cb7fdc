//! What its views may say.

use crate::domain::field::Field;
use crate::secret::Secret;
use serde::{Deserialize, Serialize};

/// The registration form. What is typed comes with every change; what is typed into a secret field is judged and forgotten.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RegisterEvent {
    /// Show the tab of this way to register.
    Tab(RegisterTab),
    /// A field changed: its error goes away. For the password its strength is told.
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
        /// What stands in the password field; only for the field that repeats it.
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
        /// What was read from the captcha; empty while none is asked.
        #[serde(default)]
        captcha: Secret,
    },
    /// Send the form. Secret fields that do not show are left empty.
    #[serde(rename_all = "camelCase")]
    Submit {
        /// Password.
        #[serde(default)]
        password: Secret,
        /// The same again.
        #[serde(default)]
        confirm_password: Secret,
        /// Password for payments.
        #[serde(default)]
        payment_password: Secret,
        /// Code of the SMS.
        #[serde(default)]
        verification_code: Secret,
        /// What was read from the captcha.
        #[serde(default)]
        captcha: Secret,
    },
    /// Clear the form.
    Reset,
    /// Fetch the operator's rules again.
    Retry,
}

/// Ways to register.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RegisterTab {
    /// By account name.
    #[default]
    Account,
    /// By mobile number.
    Mobile,
}
