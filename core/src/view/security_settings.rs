//! Slices `securitySettings` and `referral`: The member's security settings, and the invitation page (sections 2, 4 and 6).

use super::{CodeView, CountryView, FieldView, FocusView, LoadStatus, Problem, Text};
use crate::event::UiEvent;
use crate::wire::ContactKind;
use serde::Serialize;

/// The member's ways to log in.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SecuritySettingsView {
    /// Account name.
    pub account: String,
    /// How safe the account is; `null` while that is not known.
    pub safety: Option<SafetyView>,
    /// Contact details.
    pub contacts: ContactsView,
    /// Passkeys.
    pub passkeys: PasskeysView,
    /// The authenticator app.
    pub authenticator: AuthenticatorView,
    /// Sessions.
    pub sessions: SessionsView,
    /// The history of logins; `null` until the member asks for it.
    pub logins: Option<LoginsView>,
    /// The server asks for the password again before it does what was wished.
    pub proof: Option<ProofView>,
    /// What went wrong with the last change.
    pub problem: Option<Problem>,
    /// A change is under way: no button works.
    pub busy: bool,
}

/// How safe the account is.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SafetyView {
    /// In a grade.
    pub level: SafetyLevel,
    /// The same in words.
    pub title: Text,
    /// How many safeguards are set, of how many.
    pub count: Text,
    /// Each of them.
    pub items: Vec<SafeguardItem>,
    /// What to set next; `null` when all is set, or while something is being set.
    pub next: Option<SafetyStep>,
}

/// A grade of safety.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SafetyLevel {
    /// Nothing leads back in when the password is lost.
    Low,
    /// Something does, but not all is set.
    Middle,
    /// All is set.
    High,
}

/// Something that keeps the account its owner's.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SafeguardItem {
    /// Stable key.
    pub key: &'static str,
    /// What it is.
    pub label: Text,
    /// It is set.
    pub on: bool,
}

/// What to set next.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SafetyStep {
    /// What it is good for.
    pub text: Text,
    /// What the button says.
    pub label: Text,
    /// Begins to set it.
    pub begin: UiEvent,
}

/// How the member can be reached.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContactsView {
    /// They are there, under way, or could not be had.
    pub status: LoadStatus,
    /// Mail address and mobile number.
    pub list: Vec<ContactItem>,
    /// The form that is open.
    pub form: Option<ContactForm>,
}

/// A mail address or mobile number.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContactItem {
    /// Which.
    pub key: ContactKind,
    /// What it is.
    pub label: Text,
    /// The present one, mostly hidden; empty when none is known.
    pub hint: String,
    /// Whether it is verified, in words.
    pub state: Text,
    /// It is verified.
    pub verified: bool,
    /// What the button says.
    pub action: Text,
    /// Opens its form.
    pub change: UiEvent,
}

/// The form for another mail address or mobile number.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContactForm {
    /// What it is for.
    pub key: ContactKind,
    /// The rules are there, under way, or could not be had.
    pub status: LoadStatus,
    /// In order.
    pub fields: Vec<FieldView>,
    /// The list of countries, for a number.
    pub country: Option<CountryView>,
    /// The button that sends the codes.
    pub code: CodeView,
    /// The present one, mostly hidden, which gets a code as well; `null` where none is verified.
    pub present: Option<String>,
    /// Where the focus goes.
    pub focus: Option<FocusView>,
}

/// The member's passkeys.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PasskeysView {
    /// The list is there, under way, or could not be had.
    pub status: LoadStatus,
    /// Oldest first.
    pub list: Vec<PasskeyItem>,
    /// This browser can make one.
    pub can_add: bool,
    /// What is wrong with the name of the new one.
    pub name_error: Option<Text>,
}

/// A passkey.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PasskeyItem {
    /// Its id.
    pub key: String,
    /// What the member calls it.
    pub name: String,
    /// When it was added, local time.
    pub created: String,
    /// When it was last used, local time; empty when never.
    pub used: String,
    /// Removes it.
    pub remove: UiEvent,
}

/// The authenticator app.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum AuthenticatorView {
    /// Not known yet.
    #[default]
    Loading,
    /// It could not be asked.
    Failed {
        /// Why.
        problem: Problem,
    },
    /// There is none.
    Off,
    /// It is being set up: the secret is typed, or the link followed, in the app; then its first code is typed here. This is
    /// the one secret that a slice shows, because the member must see it, and only while it does nothing yet.
    #[serde(rename_all = "camelCase")]
    SettingUp {
        /// In base32, in groups of four.
        secret: String,
        /// The same as an `otpauth:` address.
        uri: String,
        /// What is wrong with the code.
        error: Option<Text>,
    },
    /// It guards the account.
    On,
}

/// The member's sessions.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SessionsView {
    /// The list is there, under way, or could not be had.
    pub status: LoadStatus,
    /// Latest first.
    pub list: Vec<SessionItem>,
    /// There are others to end.
    pub can_end_others: bool,
}

/// A session.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SessionItem {
    /// Its id.
    pub key: String,
    /// Browser and system, in words; empty when unknown.
    pub device: String,
    /// Address, its last part hidden.
    pub ip: String,
    /// When it began, local time.
    pub started: String,
    /// When it was last seen, local time.
    pub seen: String,
    /// It is this one.
    pub current: bool,
    /// Ends it; `null` for this one, which signs out.
    pub end: Option<UiEvent>,
}

/// From where the member logged in of late.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LoginsView {
    /// The list is there, under way, or could not be had.
    pub status: LoadStatus,
    /// Latest first.
    pub list: Vec<LoginItem>,
}

/// A login to the account.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LoginItem {
    /// Id of the session that it began.
    pub key: String,
    /// Browser and system, in words; empty when unknown.
    pub device: String,
    /// Address, its last part hidden.
    pub ip: String,
    /// When, local time.
    pub at: String,
    /// This session began with it.
    pub current: bool,
}

/// The password is asked for again.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ProofView {
    /// Account name, for the browser's password manager.
    pub account: String,
    /// What is wrong with it.
    pub error: Option<Text>,
    /// It is being checked.
    pub busy: bool,
}

/// The invitation page.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ReferralView {
    /// Name of the brand.
    pub brand: String,
    /// What the site offers, in words.
    pub points: Vec<JoinPoint>,
    /// How many games there are.
    pub game_count: u32,
    /// Opens the registration form; `null` where registration is closed, or for a member.
    pub sign_up: Option<UiEvent>,
    /// Why there is no such button.
    pub closed: Option<Text>,
    /// A friend's link was followed, and is kept for the registration.
    pub invited: Option<Text>,
}

/// A thing that the site offers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct JoinPoint {
    /// Stable key; also names the icon.
    pub key: &'static str,
    /// In a few words.
    pub title: Text,
    /// In a sentence.
    pub text: Text,
}
