//! Who a member is: the name that money is paid to, the identity check, and the member's own picture (sections 2, 4 and 7). Words of kinds and
//! states are those of [`domain::identity_check`](crate::domain::identity_check).

use super::{FieldRuleValue, SecretText, StepActor};
use crate::domain::identity_check::{DocumentKind, IdentityStatus, RejectionReason};
use serde::{Deserialize, Serialize};

/// Value of `GET /wps/member/payeeName`, and of the call that sets it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PayeeName {
    /// The name that money is paid to, mostly hidden; empty where none was stated.
    pub name: String,
    /// It was proven by a code, and counts.
    pub proven: bool,
    /// An identity check has named the member: only that name can be set.
    pub checked: bool,
    /// The rule that a name must keep.
    pub rule: FieldRuleValue,
    /// The verified contact that gets the code, mostly hidden; empty where none is verified.
    pub code_goes_to: String,
}

/// Body of `POST /wps/member/payeeName/code`. Value: [`super::CodeSent`].
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PayeeNameCodeRequest {
    /// The name that the code is to prove.
    pub name: String,
}

/// Body of `PUT /wps/member/payeeName`, sealed. Value: [`PayeeName`] as it is from then on.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PayeeNameRequest {
    /// The member's real name.
    pub name: String,
    /// The code of `POST /wps/member/payeeName/code`.
    pub verification_code: SecretText,
}

/// Value of `GET /wps/member/identityCheck`, and of each call that changes it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct IdentityCheck {
    /// 0 nothing is known, 1 details were stated, 2 an operator has approved documents.
    pub level: u8,
    /// How far the check has come.
    pub status: IdentityStatus,
    /// The stated name, mostly hidden; empty where none was stated.
    pub name: String,
    /// The stated date of birth, its day and month hidden: `1990-••-••`.
    pub birth_date: String,
    /// The stated country, ISO 3166-1 alpha-2.
    pub country: String,
    /// Documents that are there.
    pub documents: Vec<IdentityDocument>,
    /// Why it was refused last; nothing where it was not.
    pub reason: Option<RejectionReason>,
    /// Words of the operator to that, plain text; mostly empty.
    pub note: String,
    /// What has happened, oldest first.
    pub steps: Vec<IdentityStep>,
}

/// A document of a check.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct IdentityDocument {
    /// Names it.
    pub id: String,
    /// What it is.
    pub kind: DocumentKind,
    /// It is a PDF, and not a picture.
    pub pdf: bool,
    /// Bytes that are kept.
    pub size: u32,
    /// RFC 3339.
    pub uploaded_at: String,
}

/// A step of a check.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct IdentityStep {
    /// The status that it led to.
    pub status: IdentityStatus,
    /// RFC 3339.
    pub at: String,
    /// Who.
    pub actor: StepActor,
    /// Why it was refused; nothing where it was not.
    pub reason: Option<RejectionReason>,
    /// Words of the operator, plain text; mostly empty.
    pub note: String,
}

/// Body of `PUT /wps/member/identityCheck/details`, sealed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct IdentityDetailsRequest {
    /// The member's real name, as its document writes it.
    pub name: String,
    /// Date of birth: `1990-04-17`.
    pub birth_date: String,
    /// ISO 3166-1 alpha-2.
    pub country: String,
}

/// Value of `POST /wps/member/identityCheck/documents/address`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DocumentAddress {
    /// Where the document is, site-relative: good for one reading within a minute.
    pub url: String,
}
