//! How fair play travels to operators.

use ::fair_play::back_office::{Began, Likeness};
use ::fair_play::minor::Minor;
use lumora_core::domain::fair_play::harm::HarmStep;
use lumora_core::domain::fair_play::{ExclusionKind, Span};
use lumora_core::domain::money::Money;
use lumora_core::wire::Amount;
use platform::clock::rfc3339;
use protection::harm::{MarkerRow, StepRow};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// An exclusion that began.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorExclusion {
    /// Account name.
    account: String,
    /// `TIME_OUT` or `SELF_EXCLUSION`.
    kind: String,
    /// `OWN`, `MATCHED`, `OPERATOR` or `MINOR`.
    cause: String,
    /// When, RFC 3339.
    began_at: String,
    /// When its time is over, RFC 3339; empty where it has no end.
    ends_at: String,
}

impl From<Began> for OperatorExclusion {
    fn from(row: Began) -> Self {
        let ends_at = row.ends_at.map(rfc3339).unwrap_or_default();
        Self { account: row.account, kind: row.kind, cause: row.cause, began_at: rfc3339(row.began_at), ends_at }
    }
}

/// Exclusions.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ExclusionsValue {
    /// The latest first.
    pub(super) content: Vec<OperatorExclusion>,
}

/// A member to exclude, or whose exclusion is to be longer.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct ExcludeRequest {
    /// Account name.
    pub(super) account: String,
    /// Which.
    pub(super) kind: ExclusionKind,
    /// One that the kind has.
    pub(super) span: Span,
}

/// Two accounts that may be of the same person.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorLikeness {
    /// Account name of the member who is not excluded.
    account: String,
    /// Account name of the one who is.
    other: String,
    /// `MAIL`, `PHONE`, `NAME_AND_BIRTH` or `DEVICE`.
    kind: String,
    /// RFC 3339.
    since: String,
}

impl From<Likeness> for OperatorLikeness {
    fn from(row: Likeness) -> Self {
        Self { account: row.account, other: row.other, kind: row.kind, since: rfc3339(row.since) }
    }
}

/// Likenesses that nobody has judged.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct LikenessesValue {
    /// The oldest first.
    pub(super) content: Vec<OperatorLikeness>,
}

/// What an operator says of two accounts.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct JudgeRequest {
    /// Account name of the member who is not excluded.
    pub(super) account: String,
    /// Account name of the one who is.
    pub(super) other: String,
    /// They are of the same person: the first is excluded as the other is.
    pub(super) same: bool,
}

/// A marker of harm.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorMarker {
    /// Names it.
    id: String,
    /// Whose play it is: id of the member.
    member_id: String,
    /// What was seen, such as `RISING_DEPOSITS`.
    marker: String,
    /// The figure that was seen; money in minor units.
    figure: i64,
    /// What it was measured against.
    against: i64,
    /// When it was seen first, RFC 3339.
    seen_at: String,
    /// When it was seen last, RFC 3339.
    updated_at: String,
    /// When it was closed, RFC 3339; empty while it is open.
    closed_at: String,
    /// By whom.
    closed_by: String,
    /// Why.
    reason: String,
}

impl From<MarkerRow> for OperatorMarker {
    fn from(row: MarkerRow) -> Self {
        Self {
            id: row.id,
            member_id: row.member_id,
            marker: row.marker,
            figure: row.figure,
            against: row.against,
            seen_at: rfc3339(row.seen_at),
            updated_at: rfc3339(row.updated_at),
            closed_at: row.closed_at.map(rfc3339).unwrap_or_default(),
            closed_by: row.closed_by,
            reason: row.reason,
        }
    }
}

/// What was done about a member.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorHarmStep {
    /// `CONTACTED`, `LIMIT_SET`, `TIME_OUT_PROPOSED` or `EXCLUDED`.
    step: String,
    /// In the operator's words.
    note: String,
    /// Who.
    operator: String,
    /// RFC 3339.
    at: String,
}

impl From<StepRow> for OperatorHarmStep {
    fn from(row: StepRow) -> Self {
        Self { step: row.step, note: row.note, operator: row.operator, at: rfc3339(row.at) }
    }
}

/// Markers of harm.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct MarkersValue {
    /// Those that were seen first at the top.
    pub(super) content: Vec<OperatorMarker>,
    /// What was done about the member; empty where none is named.
    pub(super) steps: Vec<OperatorHarmStep>,
}

/// What was done about a member who bears markers.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct HarmStepRequest {
    /// Account name.
    pub(super) account: String,
    /// What.
    pub(super) step: HarmStep,
    /// In 5 to 500 characters.
    pub(super) note: String,
}

/// A marker to close.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct CloseMarkerRequest {
    /// Names it.
    pub(super) id: String,
    /// Why, in 5 to 500 characters.
    pub(super) reason: String,
}

/// A member who was found to be too young.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorMinor {
    /// Account name.
    account: String,
    /// Why.
    reason: String,
    /// Who found it.
    proposed_by: String,
    /// When, RFC 3339.
    proposed_at: String,
    /// Who confirmed it; empty while nobody has.
    confirmed_by: String,
    /// When, RFC 3339.
    confirmed_at: String,
    /// What went back to the wallet.
    returned: Amount,
    /// ISO 4217 code.
    currency: String,
}

impl From<Minor> for OperatorMinor {
    fn from(row: Minor) -> Self {
        Self {
            account: row.account,
            reason: row.reason,
            proposed_by: row.proposed_by,
            proposed_at: rfc3339(row.proposed_at),
            confirmed_by: row.confirmed_by,
            confirmed_at: row.confirmed_at.map(rfc3339).unwrap_or_default(),
            returned: Amount(Money(row.returned)),
            currency: row.currency,
        }
    }
}

/// Members who were found to be too young.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct MinorsValue {
    /// The latest first.
    pub(super) content: Vec<OperatorMinor>,
}

/// A member who is too young.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct MinorRequest {
    /// Account name.
    pub(super) account: String,
    /// Why, in 5 to 500 characters.
    pub(super) reason: String,
}

/// Confirms what another operator has found.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct ConfirmMinorRequest {
    /// Account name.
    pub(super) account: String,
}
