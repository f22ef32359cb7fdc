//! How a member can be reached, and the calls that prove and change it (sections 2, 5 and 6).

use super::SecretText;
use serde::{Deserialize, Serialize};

/// A way to reach a member.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ContactKind {
    /// The mail address.
    #[default]
    Email,
    /// The mobile number, reached by SMS.
    Mobile,
}

/// Value of `GET /wps/member/contacts`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ContactDetails {
    /// What is known of the mail address.
    pub email: ContactDetail,
    /// What is known of the mobile number.
    pub mobile: ContactDetail,
}

/// What is known of a way to reach a member.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ContactDetail {
    /// Address or number, mostly hidden (`•••• 1234`); empty when none is known.
    pub hint: String,
    /// The member has proved to hold it.
    pub verified: bool,
}

/// Body of `POST /wps/member/contacts/code`: send a code to the new address or number, and one to the present one where that is
/// verified. Value: [`super::CodeSent`].
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ContactCodeRequest {
    /// Whether it is about the mail address or the number.
    pub kind: ContactKind,
    /// The new address, or the new number without dialling code.
    pub value: String,
    /// Dialling code of a number, without plus sign.
    pub country_dialing_code: String,
}

/// Body of `PUT /wps/member/contacts`, sealed. Value: [`ContactDetails`] as they are from then on.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ContactRequest {
    /// Whether it is about the mail address or the number.
    pub kind: ContactKind,
    /// The new address, or the new number without dialling code.
    pub value: String,
    /// Dialling code of a number, without plus sign.
    pub country_dialing_code: String,
    /// The code that went to the new one.
    pub verification_code: SecretText,
    /// The code that went to the present one; empty where there was none to prove.
    pub current_code: SecretText,
}
