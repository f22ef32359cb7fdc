//! Requests and answers of `/wps/operator/fair-play`.

use ::fair_play::back_office::{ExclusionRow, Likeness};
use ::fair_play::minor::Minor;
use lumora_core::domain::fair_play::harm::HarmStep;
use lumora_core::domain::fair_play::{ExclusionKind, Span};
use lumora_core::domain::money::Money;
use lumora_core::wire::Amount;
use platform::clock::rfc3339;
use protection::harm::{MarkerRow, StepRow};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// An exclusion of a member from play.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorExclusion {
    /// Account name of the member.
    account: String,
    /// Kind: `TIME_OUT` or `SELF_EXCLUSION`.
    kind: String,
    /// Cause: `OWN`, `MATCHED`, `OPERATOR` or `MINOR`.
    cause: String,
    /// When it began, RFC 3339.
    began_at: String,
    /// When it ends, RFC 3339; empty if it is permanent.
    ends_at: String,
}

impl From<ExclusionRow> for OperatorExclusion {
    fn from(row: ExclusionRow) -> Self {
        let ends_at = row.ends_at.map(rfc3339).unwrap_or_default();
        Self { account: row.account, kind: row.kind, cause: row.cause, began_at: rfc3339(row.began_at), ends_at }
    }
}

/// A page of exclusions.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ExclusionsValue {
    /// The exclusions, the latest first.
    pub(super) content: Vec<OperatorExclusion>,
}

/// A member to exclude, or whose exclusion to extend.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct ExcludeRequest {
    /// Account name of the member.
    pub(super) account: String,
    /// Kind of exclusion.
    pub(super) kind: ExclusionKind,
    /// Duration, one of those of the kind.
    pub(super) span: Span,
}

/// Two accounts that may belong to the same person.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorLikeness {
    /// Account name of the member who is not excluded.
    account: String,
    /// Account name of the excluded member.
    other: String,
    /// What they have in common: `MAIL`, `PHONE`, `NAME_AND_BIRTH` or `DEVICE`.
    kind: String,
    /// When the match was found, RFC 3339.
    since: String,
}

impl From<Likeness> for OperatorLikeness {
    fn from(row: Likeness) -> Self {
        Self { account: row.account, other: row.other, kind: row.kind, since: rfc3339(row.since) }
    }
}

/// Likenesses that no operator has judged.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct LikenessesValue {
    /// The likenesses, the oldest first.
    pub(super) content: Vec<OperatorLikeness>,
}

/// A verdict on two accounts.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct JudgeRequest {
    /// Account name of the member who is not excluded.
    pub(super) account: String,
    /// Account name of the excluded member.
    pub(super) other: String,
    /// Whether they belong to the same person; the first is then excluded like the second.
    pub(super) same: bool,
}

/// A marker of harm in a member's play.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorMarker {
    /// Id of the marker.
    id: String,
    /// Id of the member.
    member_id: String,
    /// Kind of marker, such as `RISING_DEPOSITS`.
    marker: String,
    /// The figure that was measured; money in minor units.
    figure: i64,
    /// The figure that it was compared with.
    against: i64,
    /// When it was seen first, RFC 3339.
    seen_at: String,
    /// When it was seen last, RFC 3339.
    updated_at: String,
    /// When it was closed, RFC 3339; empty while it is open.
    closed_at: String,
    /// Name of the operator who closed it; empty before.
    closed_by: String,
    /// The reason of the close; empty before.
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

/// A step that was taken about a member with markers of harm.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorHarmStep {
    /// Step: `CONTACTED`, `LIMIT_SET`, `TIME_OUT_PROPOSED` or `EXCLUDED`.
    step: String,
    /// The operator's note.
    note: String,
    /// Name of the operator.
    operator: String,
    /// When it was recorded, RFC 3339.
    at: String,
}

impl From<StepRow> for OperatorHarmStep {
    fn from(row: StepRow) -> Self {
        Self { step: row.step, note: row.note, operator: row.operator, at: rfc3339(row.at) }
    }
}

/// A page of markers of harm.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct MarkersValue {
    /// The markers, the earliest seen first.
    pub(super) content: Vec<OperatorMarker>,
    /// The steps that were taken about the member; empty unless an account was given.
    pub(super) steps: Vec<OperatorHarmStep>,
}

/// A step that was taken about a member with markers of harm.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct HarmStepRequest {
    /// Account name of the member.
    pub(super) account: String,
    /// Kind of step.
    pub(super) step: HarmStep,
    /// Note on the step, in 5 to 500 characters.
    pub(super) note: String,
}

/// A marker to close.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct CloseMarkerRequest {
    /// Id of the marker.
    pub(super) id: String,
    /// The reason, in 5 to 500 characters.
    pub(super) reason: String,
}

/// An underage member.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorMinor {
    /// Account name of the member.
    account: String,
    /// The reason of the report.
    reason: String,
    /// Name of the operator who reported it.
    proposed_by: String,
    /// When it was reported, RFC 3339.
    proposed_at: String,
    /// Name of the operator who confirmed it; empty before.
    confirmed_by: String,
    /// When it was confirmed, RFC 3339; empty before.
    confirmed_at: String,
    /// The amount that was returned to the wallet.
    returned: Amount,
    /// ISO 4217 code of the currency.
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

/// A page of underage members.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct MinorsValue {
    /// The members, the latest reported first.
    pub(super) content: Vec<OperatorMinor>,
}

/// A report of an underage member.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct MinorRequest {
    /// Account name of the member.
    pub(super) account: String,
    /// The reason, in 5 to 500 characters.
    pub(super) reason: String,
}

/// A confirmation of another operator's report.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct ConfirmMinorRequest {
    /// Account name of the member.
    pub(super) account: String,
}
