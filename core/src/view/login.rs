//! Slice `login`: the login form (section 2).

use super::{CaptchaView, Problem, Text};
use serde::Serialize;

/// The login form. It never holds a password.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LoginView {
    /// Account name to start with: the last one that signed in here with remember-me.
    pub username: String,
    /// The remember-me box starts ticked.
    pub remember: bool,
    /// The password shows as text.
    pub password_shown: bool,
    /// What is wrong with the account name.
    pub username_error: Option<Text>,
    /// What is wrong with the password.
    pub password_error: Option<Text>,
    /// The captcha, once the server asks.
    pub captcha: Option<CaptchaView>,
    /// What the server said.
    pub problem: Option<Problem>,
    /// Time until another try, `m:ss`; empty when there is none to wait for.
    pub wait: String,
    /// The call is under way.
    pub busy: bool,
    /// What login is for, when something waits for it.
    pub wanted: Option<Text>,
    /// Registration is open: show the link.
    pub can_sign_up: bool,
}
