//! Statements of the member's record: files that are made, and the keys that they are signed with.

use crate::domain::statement::{StatementFormat, StatementKind};
use serde::{Deserialize, Serialize};

/// Body of `POST /wps/member/statements`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct StatementRequest {
    /// The record that the statement is of.
    pub kind: StatementKind,
    /// The format of the file.
    pub format: StatementFormat,
    /// The query of the record's own call, such as `span=DAYS_30&status=WON`: the statement has what that lets through.
    pub filter: String,
}

/// Body of the calls about one statement.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct StatementId {
    /// Id of the statement.
    pub id: String,
}

/// How far a statement has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum StatementState {
    /// The statement is being made.
    #[default]
    Preparing,
    /// The statement can be downloaded.
    Ready,
    /// The statement could not be made.
    Failed,
}

/// A name with its value, as a statement has it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct StatementFact {
    /// Name of the fact in the file.
    pub name: String,
    /// The value, as the file has it.
    pub value: String,
}

/// A statement that a member has had made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Statement {
    /// Id of the statement.
    pub id: String,
    /// The record that the statement is of.
    pub kind: StatementKind,
    /// The format of the file.
    pub format: StatementFormat,
    /// How far the statement has come.
    pub state: StatementState,
    /// The job that makes it, as event `job` names it.
    pub job_id: String,
    /// The first day: a day of the operator, YYYY-MM-DD.
    pub from: String,
    /// The last day, YYYY-MM-DD.
    pub until: String,
    /// When the statement was asked for, RFC 3339.
    pub asked_at: String,
    /// When the statement is deleted, RFC 3339.
    pub expires_at: String,
    /// How many rows the file has; like all that follows only once it is ready.
    pub rows: u64,
    /// Size of the file in bytes.
    pub bytes: u64,
    /// The digest that its end carries: 64 hexadecimal digits.
    pub digest: String,
    /// Id of the key that it is signed with.
    pub key_id: String,
    /// What the head of the file says.
    pub head: Vec<StatementFact>,
    /// The sums of the file's rows.
    pub totals: Vec<StatementFact>,
}

/// Value of `GET /wps/member/statements`, and of the calls that change it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Statements {
    /// The statements, the latest first.
    pub list: Vec<Statement>,
}

/// Value of `POST /wps/member/statements/link`: an address that is good once, for two minutes, for this session.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct StatementLink {
    /// Path of the address on this site.
    pub path: String,
}

/// A public key of the operator that statements are or were signed with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct StatementKey {
    /// Id of the key: the first eight bytes of its hash, in hexadecimal.
    pub id: String,
    /// Ed25519 (RFC 8032), base64url without padding.
    pub public_key: String,
    /// From when on the key signs, RFC 3339.
    pub since: String,
    /// Until when the key signed, RFC 3339; empty while it does.
    pub until: String,
}

/// Value of `GET /wps/statements/keys`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct StatementKeys {
    /// The keys, the latest first.
    pub keys: Vec<StatementKey>,
}
