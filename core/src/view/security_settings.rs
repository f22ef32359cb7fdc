//! Slices `securitySettings` and `referral`: The member's security settings, and the invitation page (sections 2, 4 and 6).

use super::{CodeView, CountryView, FieldView, FocusView, LoadStatus, Problem, Text};
use crate::event::UiEvent;
use crate::wire::ContactKind;
use serde::Serialize;

/// The page `securityCenter` of the member centre, but for own data and payment passwords.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SecuritySettingsView {
    /// Account name of the member.
    pub account: String,
    /// How safe the account is; `null` while that is not known.
    pub safety: Option<SafetyView>,
    /// The mail address and the mobile number.
    pub contacts: ContactsView,
    /// The passkeys of the account.
    pub passkeys: PasskeysView,
    /// The authenticator app of the account.
    pub authenticator: AuthenticatorView,
    /// The sessions that are open.
    pub sessions: SessionsView,
    /// The history of logins; `null` until the member asks for it.
    pub logins: Option<LoginsView>,
    /// The server asks for the password again before it does what was wished.
    pub proof: Option<ProofView>,
    /// Why the last change failed.
    pub problem: Option<Problem>,
    /// A change is under way: no button works.
    pub busy: bool,
}

/// How safe the account is.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SafetyView {
    /// The grade of safety.
    pub level: SafetyLevel,
    /// The grade, in words.
    pub title: Text,
    /// How many safeguards are set, of how many.
    pub count: Text,
    /// The safeguards, each set or not.
    pub items: Vec<SafeguardItem>,
    /// The safeguard to set next; `null` when all are set, or while something is being set.
    pub next: Option<SafetyStep>,
}

/// A grade of safety.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SafetyLevel {
    /// Nothing leads back in when the password is lost.
    Low,
    /// Something leads back in, but not all safeguards are set.
    Middle,
    /// All safeguards are set.
    High,
}

/// A safeguard: something that keeps the account its owner's.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SafeguardItem {
    /// Stable key of the safeguard.
    pub key: &'static str,
    /// Name of the safeguard.
    pub label: Text,
    /// The safeguard is set.
    pub on: bool,
}

/// The safeguard to set next.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SafetyStep {
    /// What the safeguard is good for.
    pub text: Text,
    /// Label of the button.
    pub label: Text,
    /// Event that begins to set it.
    pub begin: UiEvent,
}

/// The mail address and the mobile number, with the form that changes one.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContactsView {
    /// The contacts are there, under way, or could not be had.
    pub status: LoadStatus,
    /// The mail address, then the mobile number.
    pub list: Vec<ContactItem>,
    /// The form that is open.
    pub form: Option<ContactForm>,
}

/// A mail address or mobile number.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContactItem {
    /// Which contact it is.
    pub key: ContactKind,
    /// Name of the contact.
    pub label: Text,
    /// The present one, mostly hidden; empty when none is known.
    pub hint: String,
    /// Whether the contact is verified, in words.
    pub state: Text,
    /// The contact is verified.
    pub verified: bool,
    /// Label of the button.
    pub action: Text,
    /// Event that opens the form of the contact.
    pub change: UiEvent,
}

/// The form for another mail address or mobile number.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContactForm {
    /// Which contact the form is for.
    pub key: ContactKind,
    /// The rules are there, under way, or could not be had.
    pub status: LoadStatus,
    /// The fields of the form, in order.
    pub fields: Vec<FieldView>,
    /// The list of countries, for a number.
    pub country: Option<CountryView>,
    /// The button that sends the codes.
    pub code: CodeView,
    /// The present one, mostly hidden, which gets a code as well; `null` where none is verified.
    pub present: Option<String>,
    /// Where the focus goes after a refusal.
    pub focus: Option<FocusView>,
}

/// The member's passkeys, with what adds one.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PasskeysView {
    /// The list is there, under way, or could not be had.
    pub status: LoadStatus,
    /// The passkeys, the oldest first.
    pub list: Vec<PasskeyItem>,
    /// Whether this browser can make a passkey.
    pub can_add: bool,
    /// What is wrong with the name of the new passkey.
    pub name_error: Option<Text>,
}

/// A passkey of the account.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PasskeyItem {
    /// Id of the passkey.
    pub key: String,
    /// What the member calls it.
    pub name: String,
    /// When it was added, local time.
    pub created: String,
    /// When it was last used, local time; empty when never.
    pub used: String,
    /// Event that removes the passkey.
    pub remove: UiEvent,
}

/// The authenticator app: set up or not.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum AuthenticatorView {
    /// Whether there is one is not known yet.
    #[default]
    Loading,
    /// Whether there is one could not be asked.
    Failed {
        /// What happened, and what to do.
        problem: Problem,
    },
    /// The account has no authenticator app.
    Off,
    /// It is being set up: the secret is typed, or the link followed, in the app; then its first code is typed here. This is
    /// the one secret that a slice shows, because the member must see it, and only while it does nothing yet.
    #[serde(rename_all = "camelCase")]
    SettingUp {
        /// The secret, in base32, in groups of four.
        secret: String,
        /// The secret as an `otpauth:` address.
        uri: String,
        /// What is wrong with the code.
        error: Option<Text>,
    },
    /// The authenticator app guards the account.
    On,
}

/// The member's sessions, with what ends them.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SessionsView {
    /// The list is there, under way, or could not be had.
    pub status: LoadStatus,
    /// The sessions, the latest first.
    pub list: Vec<SessionItem>,
    /// There are other sessions to end.
    pub can_end_others: bool,
}

/// A session of the member's.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SessionItem {
    /// Id of the session.
    pub key: String,
    /// Browser and system, in words; empty when unknown.
    pub device: String,
    /// IP address, its last part hidden.
    pub ip: String,
    /// When it began, local time.
    pub started: String,
    /// When it was last seen, local time.
    pub seen: String,
    /// The session is the one of this page.
    pub current: bool,
    /// Event that ends the session; `null` for the one of this page, which signs out.
    pub end: Option<UiEvent>,
}

/// The latest logins to the account.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LoginsView {
    /// The list is there, under way, or could not be had.
    pub status: LoadStatus,
    /// The logins, the latest first.
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
    /// IP address, its last part hidden.
    pub ip: String,
    /// When the login was, in local time.
    pub at: String,
    /// The session of this page began with it.
    pub current: bool,
}

/// The login password, asked for again before a change is made.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ProofView {
    /// Account name, for the browser's password manager.
    pub account: String,
    /// What is wrong with the password.
    pub error: Option<Text>,
    /// The password is being checked.
    pub busy: bool,
}

/// The invitation page, which a friend's link leads to.
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
    /// Event that opens the registration form; `null` where registration is closed, or for a member.
    pub sign_up: Option<UiEvent>,
    /// Why the page has no button to sign up; `null` where it has one.
    pub closed: Option<Text>,
    /// A friend's link was followed, and is kept for the registration.
    pub invited: Option<Text>,
}

/// A thing that the site offers to who joins.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct JoinPoint {
    /// Stable key; also names the icon.
    pub key: &'static str,
    /// The thing in a few words.
    pub title: Text,
    /// The thing in a sentence.
    pub text: Text,
}
