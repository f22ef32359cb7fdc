//! Further ways to log in, and what guards them: second factor, authenticator, passkeys, social login, sessions (sections 1, 2, 4
//! and 6).

use super::SecretText;
use serde::{Deserialize, Serialize};

/// A way to prove who one is beside the password (section 4, "Login from a new IP").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum FactorKind {
    /// A code by SMS.
    #[default]
    Sms,
    /// A code by mail.
    Email,
    /// A code of an authenticator app (TOTP).
    Totp,
    /// The real name of the payee; only where the operator turns it on.
    PayeeName,
}

/// A factor that the account has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Factor {
    /// The kind of the factor.
    pub kind: FactorKind,
    /// Where the code goes, mostly hidden (`•••• 1234`); empty where nothing is sent.
    pub hint: String,
}

/// In the `value` of a login refused with `second_factor_required`: the password was right, one factor more is asked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SecondFactorChallenge {
    /// Names this login; lives ten minutes, five wrong answers end it.
    pub challenge_id: String,
    /// The factors that may be answered with.
    pub factors: Vec<Factor>,
}

/// Body of `POST /wps/session/factor/send`: send the code. Value: [`super::CodeSent`].
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct FactorSendRequest {
    /// Id of the challenge that the login was answered with.
    pub challenge_id: String,
    /// The factor that needs a code: [`FactorKind::Sms`] or [`FactorKind::Email`].
    pub kind: FactorKind,
}

/// Body of `POST /wps/session/factor`, sealed. Answers like a login.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct FactorRequest {
    /// Id of the challenge that the login was answered with.
    pub challenge_id: String,
    /// The kind of the factor that is answered.
    pub kind: FactorKind,
    /// The code, or the real name of the payee.
    pub answer: SecretText,
}

/// Body of `POST /wps/session/login/freeplay`, sealed (section 7). Answers like a login.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct FreePlayRequest {
    /// Operating system of the visitor, in a word.
    pub os: String,
    /// The platform: `W` for the web.
    pub platform: String,
    /// A random string, fresh at each call.
    pub random: String,
    /// Version of the gateway that the page is made for: 3.
    pub gateway_version: u8,
}

/// Body of `POST /wps/session/login/social`, sealed: the provider sent the browser back with a ticket in the fragment.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct SocialRequest {
    /// The ticket: single use, two minutes.
    pub ticket: SecretText,
}

/// Value of `POST /wps/session/login/social`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum SocialValue {
    /// The identity has an account, and this is its session.
    #[serde(rename_all = "camelCase")]
    Session {
        /// The session, as after any login.
        login: super::LoginValue,
    },
    /// The identity is new: the registration form opens, and sends this ticket with the rest.
    #[serde(rename_all = "camelCase")]
    Register {
        /// For [`super::RegisterRequest::social_ticket`]; single use, 30 minutes.
        ticket: SecretText,
        /// What the provider calls its user, to prefill the nickname.
        name: String,
        /// Verified mail address, to prefill; empty when none.
        email: String,
    },
}

/// Body of `POST /wps/session/reauthenticate`, sealed: a remembered or old session proves itself again, for ten minutes.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct ReauthenticateRequest {
    /// The member's login password.
    pub password: SecretText,
}

/// Value of `POST /wps/session/passkey/options` and of `POST /wps/member/passkeys/options`: what the browser's credential
/// call is given, as JSON in the encoding of `PublicKeyCredential.parseRequestOptionsFromJSON` (or `parseCreation...`).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PasskeyOptions {
    /// Names this ceremony; single use, five minutes.
    pub ceremony_id: String,
    /// The options, as JSON text.
    pub options: String,
}

/// Body of `POST /wps/session/passkey` (answers like a login) and of `PUT /wps/member/passkeys`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PasskeyRequest {
    /// Id of the ceremony that the options named.
    pub ceremony_id: String,
    /// What `PublicKeyCredential.toJSON` gave, as JSON text.
    pub credential: String,
    /// What the member calls it; only when it is added.
    pub name: String,
}

/// A passkey of the member.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Passkey {
    /// Id in `DELETE /wps/member/passkeys?id=`.
    pub id: String,
    /// What the member calls it.
    pub name: String,
    /// When the passkey was added, RFC 3339.
    pub created_at: String,
    /// When the passkey was last used, RFC 3339; empty when never.
    pub last_used_at: String,
}

/// Value of `GET /wps/member/passkeys`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct PasskeyList {
    /// The passkeys, the oldest first.
    pub list: Vec<Passkey>,
}

/// Value of `GET /wps/member/totp`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct TotpState {
    /// An authenticator is set up.
    pub enabled: bool,
}

/// Value of `POST /wps/member/totp`: an authenticator to be confirmed with its first code within ten minutes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct TotpSetup {
    /// The secret in base32, to type.
    pub secret: SecretText,
    /// The same as an `otpauth:` address, to scan.
    pub uri: SecretText,
}

/// Body of `PUT /wps/member/totp`, sealed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct TotpConfirmRequest {
    /// The code that the app shows: six digits.
    pub code: SecretText,
}

/// A session of the member.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct OwnSession {
    /// Id in `DELETE /wps/member/sessions?id=`; not its token. `others` there ends all but the current one.
    pub id: String,
    /// Browser and system, in words that the server knows (`Chrome`, `Windows`); empty when unknown.
    pub device: String,
    /// IP address, its last part hidden.
    pub ip: String,
    /// When the session began, RFC 3339.
    pub started_at: String,
    /// When the session was last seen, RFC 3339.
    pub last_seen_at: String,
    /// The session is the one that asks.
    pub current: bool,
}

/// A login to the account.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct OwnLogin {
    /// Id of the session that it began.
    pub id: String,
    /// Browser and system, as in [`OwnSession`].
    pub device: String,
    /// IP address, its last part hidden.
    pub ip: String,
    /// When the login was, RFC 3339.
    pub at: String,
    /// The session that asks began with it.
    pub current: bool,
}

/// Value of `GET /wps/member/logins`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct LoginHistory {
    /// The logins of the last 90 days, at most 50, the latest first.
    pub list: Vec<OwnLogin>,
}

/// Value of `GET /wps/member/sessions`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct OwnSessions {
    /// The sessions, the latest first.
    pub list: Vec<OwnSession>,
}
