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
    /// The name was proven by a code, and counts.
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
    /// How much is known: 0 nothing, 1 details were stated, 2 an operator has approved documents.
    pub level: u8,
    /// How far the check has come.
    pub status: IdentityStatus,
    /// The stated name, mostly hidden; empty where none was stated.
    pub name: String,
    /// The stated date of birth, its day and month hidden: `1990-••-••`.
    pub birth_date: String,
    /// The stated country, ISO 3166-1 alpha-2.
    pub country: String,
    /// The documents that were sent.
    pub documents: Vec<IdentityDocument>,
    /// Why the check was refused last; nothing where it was not.
    pub reason: Option<RejectionReason>,
    /// The operator's words about that, plain text; mostly empty.
    pub note: String,
    /// The steps of the check, the oldest first.
    pub steps: Vec<IdentityStep>,
}

/// A document that was sent for a check.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct IdentityDocument {
    /// Id of the document.
    pub id: String,
    /// The kind of the document.
    pub kind: DocumentKind,
    /// The document is a PDF, and not a picture.
    pub pdf: bool,
    /// Size of the file that is kept, in bytes.
    pub size: u32,
    /// When the document was sent, RFC 3339.
    pub uploaded_at: String,
}

/// A step of a check.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct IdentityStep {
    /// The status that it led to.
    pub status: IdentityStatus,
    /// When the step was taken, RFC 3339.
    pub at: String,
    /// Who took the step.
    pub actor: StepActor,
    /// Why the check was refused; nothing where it was not.
    pub reason: Option<RejectionReason>,
    /// The operator's words about it, plain text; mostly empty.
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
    /// Country of the document, ISO 3166-1 alpha-2.
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
