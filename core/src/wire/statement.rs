//! Statements of the member's record: files that are made, and the keys that they are signed with.

use crate::domain::statement::{StatementFormat, StatementKind};
use serde::{Deserialize, Serialize};

/// Body of `POST /wps/member/statements`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct StatementRequest {
    /// Which record.
    pub kind: StatementKind,
    /// How it is written.
    pub format: StatementFormat,
    /// The query of the record's own call, such as `span=DAYS_30&status=WON`: the statement has what that lets through.
    pub filter: String,
}

/// Body of the calls about one statement.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct StatementId {
    /// Names it.
    pub id: String,
}

/// How far a statement is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum StatementState {
    /// It is being made.
    #[default]
    Preparing,
    /// It can be downloaded.
    Ready,
    /// It could not be made.
    Failed,
}

/// A name with its value.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct StatementFact {
    /// What it is.
    pub name: String,
    /// As the file has it.
    pub value: String,
}

/// A statement that a member has had made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Statement {
    /// Names it.
    pub id: String,
    /// Which record.
    pub kind: StatementKind,
    /// How it is written.
    pub format: StatementFormat,
    /// How far it is.
    pub state: StatementState,
    /// The job that makes it, as event `job` names it.
    pub job_id: String,
    /// The first day: a day of the operator, YYYY-MM-DD.
    pub from: String,
    /// The last day.
    pub until: String,
    /// When it was asked for, RFC 3339.
    pub asked_at: String,
    /// When it is deleted, RFC 3339.
    pub expires_at: String,
    /// Rows; like all that follows only once it is ready.
    pub rows: u64,
    /// Size of the file in bytes.
    pub bytes: u64,
    /// The digest that its end carries: 64 hexadecimal digits.
    pub digest: String,
    /// The key that it is signed with.
    pub key_id: String,
    /// What its head says.
    pub head: Vec<StatementFact>,
    /// Sums of its rows.
    pub totals: Vec<StatementFact>,
}

/// Value of `GET /wps/member/statements`, and of the calls that change it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Statements {
    /// The latest first.
    pub list: Vec<Statement>,
}

/// Value of `POST /wps/member/statements/link`: an address that is good once, for two minutes, for this session.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct StatementLink {
    /// Path on this site.
    pub path: String,
}

/// A public key of the operator that statements are or were signed with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct StatementKey {
    /// Names it: the first eight bytes of its hash, in hexadecimal.
    pub id: String,
    /// Ed25519 (RFC 8032), base64url without padding.
    pub public_key: String,
    /// From when on it signs, RFC 3339.
    pub since: String,
    /// Until when it signed, RFC 3339; empty while it does.
    pub until: String,
}

/// Value of `GET /wps/statements/keys`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct StatementKeys {
    /// The latest first.
    pub keys: Vec<StatementKey>,
}
