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
    /// The one that shows.
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
    /// What the server said.
    pub problem: Option<Problem>,
    /// Time until another try, `m:ss`; empty when there is none to wait for.
    pub wait: String,
    /// A login is under way, in whatever way.
    pub busy: bool,
    /// Which one.
    pub doing: LoginDoing,
    /// What login is for, when something waits for it.
    pub resume: Option<Text>,
    /// Registration is open: show the link.
    pub can_sign_up: bool,
    /// Providers to log in at.
    pub social: Vec<SocialButton>,
    /// Guests may play for play money.
    pub free_play: bool,
    /// That offer stands before the form: a game waits, and whoever has no account is one press away from it.
    pub free_play_first: bool,
    /// This browser can log in by passkey.
    pub passkey: bool,
}

/// The form of the mobile tab.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MobileLoginView {
    /// The country of the number; `null` where the operator names none.
    pub country: Option<CountryView>,
    /// The number.
    pub number: FieldView,
    /// The code.
    pub code: FieldView,
    /// The button that sends the code.
    pub get_code: CodeView,
}

/// What the login form is doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LoginDoing {
    /// It waits for the visitor.
    #[default]
    Nothing,
    /// The form that shows is under way.
    Form,
    /// A guest of the demo is let in.
    FreePlay,
    /// The visitor comes from, or goes to, a provider.
    Social,
    /// A passkey is asked for.
    Passkey,
}

/// A provider to log in at.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SocialButton {
    /// Name of the provider; also names the icon where there is one.
    pub key: String,
    /// What it says.
    pub label: Text,
    /// Goes there.
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
    /// None is asked for.
    #[default]
    None,
    /// The visitor chooses one.
    Choosing {
        /// What the account has.
        options: Vec<FactorOption>,
        /// What went wrong.
        problem: Option<Problem>,
    },
    /// The visitor answers.
    #[serde(rename_all = "camelCase")]
    Answering {
        /// With this one.
        factor: FactorKind,
        /// What to do, in words.
        text: Text,
        /// The answer's field: a code, or a name.
        field: FieldView,
        /// The button that sends a code; `null` where none is sent.
        get_code: Option<CodeView>,
        /// What went wrong.
        problem: Option<Problem>,
        /// The answer is under way.
        busy: bool,
        /// There are others to choose from.
        can_choose: bool,
    },
}

/// A second factor to choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FactorOption {
    /// Which; also names the icon.
    pub key: FactorKind,
    /// What it says.
    pub label: Text,
    /// Where the code goes, mostly hidden; empty where nothing is sent.
    pub hint: String,
    /// Chooses it.
    pub choose: UiEvent,
}
