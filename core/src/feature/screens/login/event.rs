//! Events of the login form (sections 2, 4 and 5).

use crate::domain::field::Field;
use crate::secret::Secret;
use serde::{Deserialize, Serialize};

/// Events of the login form. Passwords and codes are typed into uncontrolled inputs and reach the core only with `Submit`.
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
        /// Account name, as typed; trimmed by the core.
        username: String,
        /// Password, as typed; trimmed by the core.
        password: Secret,
        /// Answer to the captcha; empty while none is asked for.
        captcha: Secret,
        /// Whether to sign this browser in for 24 hours.
        remember: bool,
    },
    /// Show or hide the password.
    TogglePassword,
    /// Text of the field of the mobile number.
    Number(String),
    /// Send a code to the number; at most once a second, and not while the countdown runs.
    GetCode {
        /// Answer to the captcha; empty while none is asked for.
        #[serde(default)]
        captcha: Secret,
    },
    /// Send the form of the mobile tab.
    #[serde(rename_all = "camelCase")]
    SubmitMobile {
        /// Code of the SMS, as typed.
        verification_code: Secret,
        /// Answer to the captcha; empty while none is asked for.
        #[serde(default)]
        captcha: Secret,
        /// Whether to sign this browser in for 24 hours.
        remember: bool,
    },
    /// Log in as a guest of the free demo.
    FreePlay,
    /// Play the game with this key as a guest of the demo.
    Demo(String),
    /// Log in at the provider with this name.
    Social(String),
    /// Log in by a passkey.
    Passkey,
}

/// A tab of the login form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LoginTab {
    /// Log in by account name and password.
    #[default]
    Username,
    /// Log in by mobile number and SMS code.
    Mobile,
}
