//! Login, logout, member info, captcha (sections 3, 4 and 7).

use crate::domain::account::Entrance;
use serde::{Deserialize, Serialize};

/// How a login proves who it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum LoginType {
    /// User name and password.
    #[default]
    Username,
    /// Mobile number and SMS code.
    Sms,
    /// Mobile number, verified by a firebase-style gateway: `password` holds its identity token.
    Firebase,
}

/// Body of `POST /wps/session/login`, sealed.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct LoginRequest {
    /// Account name, or the mobile number when `type` is `sms`.
    pub username: String,
    /// Password, or the SMS code when `type` is `sms`.
    pub password: String,
    /// What was read from the captcha image; left out until the server asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captcha: Option<String>,
    /// Which image was read: `captchaId` of the captcha call.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captcha_id: Option<String>,
    /// Dialling code without plus sign, when `type` is not `username`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub country_dialing_code: String,
    /// How it proves who it is.
    #[serde(default, rename = "type")]
    pub login_type: LoginType,
    /// Sign this browser in for the next 24 hours without typing.
    #[serde(default)]
    pub remember: bool,
    /// Where the login form stands: at the agent centre only agents log in.
    #[serde(default)]
    pub entrance: Entrance,
}

impl std::fmt::Debug for LoginRequest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("LoginRequest(***)")
    }
}

/// Value of a login that succeeded; also of `POST /wps/session/remembered`.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct LoginValue {
    /// The session token; travels as `Authorization: Bearer`.
    pub token: String,
    /// The first login of this account.
    #[serde(default)]
    pub first_time_login: bool,
    /// The password is older than the operator allows.
    #[serde(default)]
    pub password_expired: bool,
    /// The password is one that must be changed (section 9: `123456`).
    #[serde(default)]
    pub password_weak: bool,
    /// The password must be changed before anything else: the ticket stands in place of the old one, once, for five minutes.
    /// Until then the server refuses every other member call with `password_change_required`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub change_ticket: Option<super::SecretText>,
    /// Somebody else has made the account: its member agrees to the terms along with the new password.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub terms_pending: bool,
}

impl std::fmt::Debug for LoginValue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("LoginValue(***)")
    }
}

/// The kind of a captcha. Query of `GET /wps/captcha`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum CaptchaKind {
    /// Letters in a picture.
    #[default]
    Image,
    /// Digits that are spoken.
    Audio,
    /// A sum that the browser does by itself; nothing to see or hear (WCAG 3.3.8).
    Work,
}

impl CaptchaKind {
    /// Every kind of captcha.
    pub const ALL: [CaptchaKind; 3] = [CaptchaKind::Image, CaptchaKind::Audio, CaptchaKind::Work];

    /// The word that travels.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            CaptchaKind::Image => "image",
            CaptchaKind::Audio => "audio",
            CaptchaKind::Work => "work",
        }
    }
}

/// The sum of a captcha of kind `work`: find a number `n` such that SHA-256 of `salt` followed by `n` in decimal digits
/// begins with `bits` zero bits. The number, in decimal, is the answer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct CaptchaWork {
    /// What stands before the number in the hash, in ASCII.
    pub salt: String,
    /// How many zero bits; at most 20.
    pub bits: u8,
}

/// Value of `GET /wps/captcha`: exactly one of image, audio and work is set.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct CaptchaValue {
    /// Names this captcha in the call that answers it.
    pub captcha_id: String,
    /// The picture: a PNG, base64.
    #[serde(default)]
    pub image: String,
    /// The sound: a WAV, base64.
    #[serde(default)]
    pub audio: String,
    /// The sum that the browser does.
    #[serde(default)]
    pub work: Option<CaptchaWork>,
}

/// Value of `GET /wps/member/info`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct MemberInfo {
    /// Id of the member.
    pub id: String,
    /// Account name of the member.
    pub account: String,
    /// Name to show; empty means the account name.
    pub nickname: String,
    /// Numeric account type: 0 member, 1, 2, 41 and 42 agents, 4 trial (section 6).
    #[serde(rename = "type")]
    pub account_type: u16,
    /// May transfer to the upline: the operator offers it, and the upline can be given money now.
    pub to_upline: bool,
    /// The club, with the VIP rank.
    pub club_label: ClubLabel,
    /// Labels that the operator gave the member.
    pub member_label: Vec<MemberLabel>,
    /// When the last session before this one began, RFC 3339; empty at the first.
    pub last_login_at: String,
    /// The member takes a break from play, by a time-out or self-exclusion.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub excluded: bool,
}

/// The VIP club of a member: its rank.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ClubLabel {
    /// Name of the rank.
    pub label_name: String,
    /// Number of the rank; above 4 reaches VIP customer service.
    pub rank_level: u8,
}

/// A label of a member.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct MemberLabel {
    /// Name of the label.
    pub label_name: String,
}

/// Value of relay call `MCSFE_getPlayerAvatar` and of `GET /wps/member/info/icon`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AvatarValue {
    /// Picture of the member, site-relative or https.
    pub image_url: String,
    /// The member has sent it; else the site has drawn it.
    pub own: bool,
}
