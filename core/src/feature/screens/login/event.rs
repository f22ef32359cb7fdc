//! What its views may say.

use crate::domain::field::Field;
use crate::secret::Secret;
use serde::{Deserialize, Serialize};

/// The login form. Passwords and codes are typed into uncontrolled inputs and reach the core only with `Submit`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LoginEvent {
    /// Log in by account name or by mobile number.
    Tab(LoginTab),
    /// The visitor changed a field: its error goes away.
    Edited(Field),
    /// Send the form of the username tab.
    Submit {
        /// As typed; trimmed by the core.
        username: String,
        /// As typed; trimmed by the core.
        password: Secret,
        /// What was read from the captcha, empty while none is asked.
        captcha: Secret,
        /// Sign this browser in for 24 hours.
        remember: bool,
    },
    /// Show or hide the password.
    TogglePassword,
    /// All that stands in the field of the mobile number now.
    Number(String),
    /// Send a code to the number; at most once a second, and not while the countdown runs.
    GetCode {
        /// What was read from the captcha; empty while none is asked.
        #[serde(default)]
        captcha: Secret,
    },
    /// Send the form of the mobile tab.
    #[serde(rename_all = "camelCase")]
    SubmitMobile {
        /// Code of the SMS.
        verification_code: Secret,
        /// What was read from the captcha; empty while none is asked.
        #[serde(default)]
        captcha: Secret,
        /// Sign this browser in for 24 hours.
        remember: bool,
    },
    /// Log in as a guest of the free demo.
    FreePlay,
    /// Play the game with this key as a guest of the demo.
    Demo(String),
    /// Log in at the provider with this name.
    Social(String),
    /// Log in by passkey.
    Passkey,
}

/// Tabs of the login form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LoginTab {
    /// By account name and password.
    #[default]
    Username,
    /// By mobile number and SMS code.
    Mobile,
}
