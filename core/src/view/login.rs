//! Slices `login` and `factor`: the login form, and the second factor that may follow it (sections 2 and 4).

use super::{CaptchaView, CodeView, CountryView, FieldView, FormTab, Problem, Text};
use crate::event::{LoginTab, UiEvent};
use crate::wire::FactorKind;
use serde::Serialize;

/// The login form. It never holds a password or a code.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LoginView {
    /// Ways to log in by a form; empty when there is only one.
    pub tabs: Vec<FormTab>,
    /// The tab that shows.
    pub tab: LoginTab,
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
    /// The form of the mobile tab; `null` while the other tab shows.
    pub mobile: Option<MobileLoginView>,
    /// The captcha of the tab that shows, once the server asks.
    pub captcha: Option<CaptchaView>,
    /// Why the server refused the last login.
    pub problem: Option<Problem>,
    /// Time until another try, `m:ss`; empty when there is none to wait for.
    pub wait: String,
    /// A login is under way, by form, guest play, provider or passkey.
    pub busy: bool,
    /// Which way of login is under way.
    pub doing: LoginDoing,
    /// What the visitor logs in for, when something waits for it.
    pub resume: Option<Text>,
    /// Registration is open: show the link.
    pub can_sign_up: bool,
    /// Providers whose account one can log in with.
    pub social: Vec<SocialButton>,
    /// Guests may play for play money.
    pub free_play: bool,
    /// Guest play stands before the form: a game waits, and whoever has no account is one press away from it.
    pub free_play_first: bool,
    /// Whether this browser can log in by passkey.
    pub passkey: bool,
}

/// The form of the mobile tab.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MobileLoginView {
    /// The country of the number; `null` where the operator names none.
    pub country: Option<CountryView>,
    /// The field of the mobile number.
    pub number: FieldView,
    /// The field of the code.
    pub code: FieldView,
    /// The button that sends the code.
    pub get_code: CodeView,
}

/// The way of login that is under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LoginDoing {
    /// No login is under way.
    #[default]
    Nothing,
    /// The login by the form that shows.
    Form,
    /// A guest of the demo is let in.
    FreePlay,
    /// The visitor comes from, or goes to, a provider.
    Social,
    /// The login by passkey.
    Passkey,
}

/// A provider whose account one can log in with.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SocialButton {
    /// Name of the provider; also names the icon where there is one.
    pub key: String,
    /// Label of the button.
    pub label: Text,
    /// Event that goes to the provider.
    pub enter: UiEvent,
}

/// The second factor of a login. While it is asked for, it takes the place of the login form.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
#[allow(
    clippy::large_enum_variant,
    reason = "large on 64-bit machines only; there is one, and it is built anew rather than moved about"
)]
pub enum FactorView {
    /// No second factor is asked for.
    #[default]
    None,
    /// The visitor chooses a second factor.
    Choosing {
        /// The second factors that the account has.
        options: Vec<FactorOption>,
        /// Why the last try failed.
        problem: Option<Problem>,
    },
    /// The visitor answers the chosen second factor.
    #[serde(rename_all = "camelCase")]
    Answering {
        /// The second factor that is answered.
        factor: FactorKind,
        /// What to do, in words.
        text: Text,
        /// The answer's field: a code, or a name.
        field: FieldView,
        /// The button that sends a code; `null` where none is sent.
        get_code: Option<CodeView>,
        /// Why the last try failed.
        problem: Option<Problem>,
        /// The answer is under way.
        busy: bool,
        /// The account has other second factors to choose from.
        can_choose: bool,
    },
}

/// A second factor of the account.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FactorOption {
    /// Which second factor it is; also names the icon.
    pub key: FactorKind,
    /// Label of the second factor.
    pub label: Text,
    /// Where the code goes, mostly hidden; empty where nothing is sent.
    pub hint: String,
    /// Event that chooses it.
    pub choose: UiEvent,
}
