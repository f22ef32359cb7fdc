//! Getting an account: registration and its rules, verification codes, affiliates (sections 2, 3, 5 and 7).

use super::SecretText;
use crate::domain::rules::FieldRule;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a field accepts, as the operator set it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct FieldRuleValue {
    /// `*`, or a regular expression in the JavaScript or Java dialect for the whole value.
    pub accepted_pattern: String,
    /// Which kind of pattern it is; chooses the message.
    pub pattern_id: String,
    /// Least length in Unicode scalar values after NFC.
    pub min_length: u32,
    /// Greatest length, counted likewise; nothing for no bound.
    pub max_length: Option<u32>,
    /// Whether the field is shown.
    pub enabled: bool,
    /// Whether it must be filled.
    pub required: bool,
}

impl From<FieldRuleValue> for FieldRule {
    fn from(value: FieldRuleValue) -> FieldRule {
        FieldRule {
            accepted_pattern: value.accepted_pattern,
            pattern_id: value.pattern_id,
            min_length: value.min_length,
            max_length: value.max_length,
            enabled: value.enabled,
            required: value.required,
        }
    }
}

/// A country whose mobile numbers are taken.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Country {
    /// ISO 3166 alpha-2 code of the country.
    pub country_code: String,
    /// Dialling code without the plus sign.
    pub country_dialing_code: String,
}

/// Value of `GET /wps/system/setting/register`: the rules of every field, and what else the forms need.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RegisterSettings {
    /// Field name (as in [`RegisterRequest`]) to its rule. A field that is not named is not shown.
    pub fields: BTreeMap<String, FieldRuleValue>,
    /// Countries to choose from, the operator's favourite first.
    pub countries: Vec<Country>,
    /// Registration asks for a captcha.
    pub captcha: bool,
    /// Least age in years; section 9 says 18.
    pub minimum_age: u8,
    /// Version of the terms that the visitor agrees to; recorded with the consent.
    pub terms_version: String,
    /// The SMS of a registration goes through a firebase-style gateway, which answers with an identity token.
    pub firebase: bool,
    /// Least strength of a password, 0 to 4, beside its rule; 0 asks for none.
    pub password_strength: u8,
}

/// Body of `PUT /wps/member/register` and of `PUT /wps/member/register/mobile`, sealed. Empty means: not given.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RegisterRequest {
    /// Account name; on the mobile tab the server makes one.
    pub username: String,
    /// Password; on the mobile tab only with MOBILENUMPASSREG3.
    pub password: SecretText,
    /// The password, typed a second time.
    pub confirm_password: SecretText,
    /// Real name of the member, which money is paid to.
    pub payee_name: String,
    /// Mail address of the member.
    pub email: String,
    /// QQ number of the member.
    pub qq_num: String,
    /// Mobile number without dialling code.
    pub mobile_num: String,
    /// Dialling code without plus sign.
    pub country_dialing_code: String,
    /// Account name or id of who recommended the operator.
    pub recommender_id: String,
    /// What was read from the captcha.
    pub captcha: String,
    /// Id of the captcha that was read.
    pub captcha_id: String,
    /// The code that came by SMS.
    pub verification_code: SecretText,
    /// Code of an affiliate.
    pub affiliate_code: String,
    /// Payment password of the new account.
    pub payment_password: SecretText,
    /// LINE id of the member.
    pub line: String,
    /// WhatsApp number of the member.
    pub whatsapp: String,
    /// Facebook name of the member.
    pub facebook: String,
    /// WeChat id of the member.
    pub wechat: String,
    /// Number of an identity document.
    pub id_number: String,
    /// Name to show, in place of the account name.
    pub nickname: String,
    /// Telegram name of the member.
    pub telegram: String,
    /// Zalo number of the member.
    pub zalo: String,
    /// Date of birth, `yyyy-MM-dd`.
    pub birthday: String,
    /// Referral code of the link that was followed.
    pub referral_code: String,
    /// Host of the site that the form was filled in at.
    pub domain: String,
    /// Log in at once; always true from the site.
    pub login: bool,
    /// Address of the page where the form was filled in.
    pub register_url: String,
    /// How the account is made: `WEB` from the site.
    pub register_method: String,
    /// `sms`, when a firebase-style gateway verified the number.
    pub firebase_channel: String,
    /// The identity token of that gateway.
    pub firebase_id_token: SecretText,
    /// The visitor is 18 or older, and agrees to the terms.
    pub age_and_terms: bool,
    /// The version of the terms that was agreed to.
    pub terms_version: String,
    /// Ticket of a social login whose identity gets this account ([`super::SocialValue`]).
    pub social_ticket: SecretText,
    /// Language code of the form.
    pub language: String,
}

impl std::fmt::Debug for RegisterRequest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("RegisterRequest(***)")
    }
}

/// Query of `GET /wps/agent/affiliate`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct AffiliateQuery {
    /// The code, as typed or from the link.
    pub code: String,
    /// Host of the site that the link was followed at.
    pub domain: String,
}

/// Value of `GET /wps/agent/affiliate`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct AffiliateValue {
    /// Whether the code belongs to an affiliate of this host.
    pub valid: bool,
    /// The code is that of a registration link which has ended, has expired or is used up.
    pub ended: bool,
}

/// Body of `POST /wps/verification/sms/noLogin` (a login code) and `POST /wps/verification/sms/password` (recovery).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SmsRequest {
    /// Mobile number without dialling code.
    pub mobile_num: String,
    /// Dialling code without plus sign.
    pub country_dialing_code: String,
    /// What was read from the captcha, once the server asks for one.
    pub captcha: String,
    /// Id of the captcha that was read.
    pub captcha_id: String,
}

/// Body of `POST /wps/verification/sms/register`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RegisterSmsRequest {
    /// Mobile number without dialling code.
    pub mobile_no: String,
    /// Dialling code without plus sign.
    pub country_dialing_code: String,
    /// The tab of the form that asks.
    #[serde(rename = "type")]
    pub register_type: RegisterType,
    /// What was read from the captcha, once the server asks for one.
    pub captcha: String,
    /// Id of the captcha that was read.
    pub captcha_id: String,
}

/// A tab of the registration form, by what the account is named by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum RegisterType {
    /// The tab that asks for an account name.
    #[default]
    Username,
    /// The tab that asks for a mobile number.
    Mobile,
}

/// Value of every call that sends a code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct CodeSent {
    /// Minutes until another code may be asked for; the button counts them down.
    pub expired_minutes: u32,
}

/// Body of `POST /wps/verification/firebase/send`: the gateway sends an SMS of its own.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct FirebaseSendRequest {
    /// Mobile number without dialling code.
    pub mobile_num: String,
    /// Dialling code without plus sign.
    pub country_dialing_code: String,
}

/// Value of `POST /wps/verification/firebase/send`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct FirebaseSent {
    /// Names this verification at the gateway.
    pub session_info: String,
    /// Minutes until another code may be asked for, as in [`CodeSent`].
    pub expired_minutes: u32,
}

/// Body of `POST /wps/verification/firebase/verify`, sealed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct FirebaseVerifyRequest {
    /// The verification, as [`FirebaseSent`] named it.
    pub session_info: String,
    /// The code of the SMS.
    pub code: SecretText,
}

/// Value of `POST /wps/verification/firebase/verify`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct FirebaseIdentity {
    /// Proves the number to `PUT /wps/member/register*`.
    pub firebase_id_token: SecretText,
}

/// Body of `POST /wps/member/password`, sealed. Either the old password or the change ticket of a fresh login is given.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ChangePasswordRequest {
    /// The old password; empty with a ticket.
    pub old_password: SecretText,
    /// `changeTicket` of the login: single use, five minutes.
    pub change_ticket: SecretText,
    /// The new password of the account.
    pub new_password: SecretText,
    /// The new password, typed a second time.
    pub confirm_new_password: SecretText,
    /// 18 or older, and agrees to the terms: for who has not yet (`termsPending` of the login).
    pub age_and_terms: bool,
    /// The version of the terms that was agreed to.
    pub terms_version: String,
}

/// Body of `POST /wps/member/password/email`, as a form. The answer never tells whether the account exists.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct PasswordEmailRequest {
    /// Account name of who has forgotten the password.
    pub username: String,
    /// Mail address of the account.
    pub email: String,
}

/// Body of `POST /wps/member/password/reset`, sealed: the link of the mail was followed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PasswordResetRequest {
    /// From the fragment of the link; works once, for 30 minutes.
    pub token: SecretText,
    /// The new password of the account.
    pub new_password: SecretText,
    /// The new password, typed a second time.
    pub confirm_new_password: SecretText,
}

/// Body of `POST /wps/member/password/verification`, sealed. Answers like a login.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PasswordMobileRequest {
    /// Mobile number without dialling code.
    pub mobile_num: String,
    /// Dialling code without plus sign.
    pub country_dialing_code: String,
    /// The code that came by SMS.
    pub verification_code: SecretText,
    /// The new password of the account.
    pub new_password: SecretText,
}
