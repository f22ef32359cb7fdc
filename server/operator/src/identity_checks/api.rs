//! `/wps/operator/identityChecks`: identity checks over HTTP.

use axum::extract::State;
use kyc::back_office::{self, Listed, Verdict};
use kyc::document::File;
use kyc::{DocumentRow, StepRow};
use lumora_core::domain::identity_check::IdentityStatus;
use lumora_core::wire::Envelope;
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Path, Query, Reply};
use platform::params::{Choices, OneOf, OptionalParam, Page, PageNumber, PageSize, invalid_field, one_of};
use platform::query;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::reason_of;
use crate::auth::Operator;

/// Default number of checks on a page.
const PAGE: u32 = 50;

/// The statuses of a check as a query parameter; `None` is ALL that were submitted.
#[derive(Debug)]
struct States;

impl Choices for States {
    type Value = Option<IdentityStatus>;

    fn all() -> Vec<(&'static str, Option<IdentityStatus>)> {
        let handed_in = IdentityStatus::ALL.iter().filter(|status| **status != IdentityStatus::None);
        handed_in.map(|status| (status.name(), Some(*status))).chain([("ALL", None)]).collect()
    }
}

query! {
    /// Which checks to list.
    pub(super) struct IdentityChecksQuery {
        /// Status, or ALL. Unless given, PENDING, which waits for an operator.
        state: OptionalParam<OneOf<States>>,
        /// Page number, from 1.
        page_no: OptionalParam<PageNumber>,
        /// Checks on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// An identity check as operators see it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorIdentityCheck {
    id: String,
    /// Account name of the member.
    account: String,
    status: String,
    /// Name that the member stated.
    name: String,
    /// Date of birth that the member stated, YYYY-MM-DD.
    birth_date: String,
    /// Country that the member stated, ISO 3166-1 alpha-2.
    country: String,
    /// Name on the member's payout accounts, if it is proven; empty otherwise.
    payee_name: String,
    /// Name of the operator who has taken it; empty if nobody has.
    taken_by: String,
    /// Reason of the last rejection or revocation; empty otherwise.
    reason: String,
    /// The operator's note on the last decision.
    note: String,
    /// When it was submitted last, RFC 3339.
    submitted_at: String,
    documents: Vec<OperatorDocument>,
}

impl From<Listed> for OperatorIdentityCheck {
    fn from(Listed { row, account, payee_name, documents }: Listed) -> Self {
        Self {
            status: row.status().name().to_owned(),
            reason: row.reason().map(|reason| reason.name().to_owned()).unwrap_or_default(),
            submitted_at: row.submitted_at.map(rfc3339).unwrap_or_default(),
            documents: documents.iter().map(OperatorDocument::from).collect(),
            id: row.id,
            account,
            name: row.name,
            birth_date: row.birth_date,
            country: row.country,
            payee_name,
            taken_by: row.taken_by,
            note: row.note,
        }
    }
}

/// A document of an identity check.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct OperatorDocument {
    /// Id of the document, for the call that returns the file.
    id: String,
    kind: String,
    /// Whether it is a PDF; otherwise it is a JPEG.
    pdf: bool,
    bytes: i64,
    /// When it was uploaded, RFC 3339.
    uploaded_at: String,
}

impl From<&DocumentRow> for OperatorDocument {
    fn from(row: &DocumentRow) -> Self {
        Self {
            id: row.id.clone(),
            kind: row.kind().name().to_owned(),
            pdf: row.is_pdf(),
            bytes: row.bytes,
            uploaded_at: rfc3339(row.uploaded_at),
        }
    }
}

/// A step in the timeline of an identity check.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct OperatorIdentityStep {
    status: String,
    /// Who did it: `member`, or the operator's name.
    actor: String,
    reason: String,
    note: String,
    /// When it happened, RFC 3339.
    at: String,
}

impl From<StepRow> for OperatorIdentityStep {
    fn from(StepRow { status, actor, reason, note, at }: StepRow) -> Self {
        Self { status, actor, reason, note, at: rfc3339(at) }
    }
}

/// A page of identity checks.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorIdentityChecksValue {
    /// The checks: pending ones with the oldest first, all others with the latest first.
    content: Vec<OperatorIdentityCheck>,
    /// The number of pages.
    total_pages: u32,
    /// The number of checks on all pages.
    total_elements: i64,
}

/// An identity check with its timeline.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct OperatorIdentityCheckValue {
    check: OperatorIdentityCheck,
    /// The steps of the check, oldest first.
    steps: Vec<OperatorIdentityStep>,
}

/// The check to take.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct TakeIdentityCheckRequest {
    /// Id of the check, or the member's account name.
    id: String,
}

/// A decision on an identity check.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct DecideIdentityCheckRequest {
    /// Id of the check, or the member's account name.
    id: String,
    /// Decision: APPROVED, REJECTED, or REVOKED to revoke an approval.
    decision: String,
    /// Reason of a rejection or revocation: UNREADABLE, EXPIRED, MISMATCH, INCOMPLETE, NOT_ACCEPTED or OTHER.
    #[serde(default)]
    reason: String,
    /// Note that the member reads; required if the reason is OTHER.
    #[serde(default)]
    note: String,
}

/// List identity checks
#[utoipa::path(
    get, path = "/wps/operator/identityChecks", tag = "operator", security(("operator" = [])), params(IdentityChecksQuery),
    responses(
        (status = 200, body = Envelope<OperatorIdentityChecksValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope)
    )
)]
pub(super) async fn list(
    State(base): State<Base>,
    Query(query): Query<IdentityChecksQuery>,
) -> Result<Reply<OperatorIdentityChecksValue>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, PAGE);
    let status = query.state.0.unwrap_or(Some(IdentityStatus::Pending));
    let (rows, total_elements) = back_office::list(&base.store, status, (page.offset(), page.limit())).await?;
    let content = rows.into_iter().map(OperatorIdentityCheck::from).collect();
    Ok(Reply(OperatorIdentityChecksValue { content, total_pages: page.count(total_elements), total_elements }))
}

/// Show an identity check with its timeline
#[utoipa::path(
    get, path = "/wps/operator/identityChecks/{id}", tag = "operator", security(("operator" = [])),
    params(("id" = String, Path, description = "Its id, or the member's account name.")),
    responses(
        (status = 200, body = Envelope<OperatorIdentityCheckValue>), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn show(
    State(base): State<Base>,
    Path(id): Path<String>,
) -> Result<Reply<OperatorIdentityCheckValue>, ApiError> {
    let listed = super::find(&base.store, &id).await?;
    let steps = kyc::timeline(base.store.reader(), &listed.row.id).await?;
    let steps = steps.into_iter().map(OperatorIdentityStep::from).collect();
    Ok(Reply(OperatorIdentityCheckValue { check: listed.into(), steps }))
}

/// Download a document of an identity check
///
/// The access is recorded. The file is a JPEG that the server has encoded again, or a PDF as the member sent it: treat
/// it as an untrusted file.
#[utoipa::path(
    get, path = "/wps/operator/identityChecks/documents/{id}", tag = "operator", security(("operator" = [])),
    params(("id" = String, Path, description = "Id of the document.")),
    responses(
        (status = 200, body = Vec<u8>, content_type = "application/octet-stream"), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn document(
    State(base): State<Base>,
    operator: Operator,
    Path(id): Path<String>,
) -> Result<File, ApiError> {
    let actor = operator.actor(&base).await?;
    super::read(&base.store, &base.vault, actor, &id).await
}

/// Take an identity check
///
/// No other operator can decide it then.
#[utoipa::path(
    post, path = "/wps/operator/identityChecks/take", tag = "operator", security(("operator" = [])),
    request_body = TakeIdentityCheckRequest,
    responses(
        (status = 200, body = Envelope<OperatorIdentityCheck>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope), (status = 409, body = ErrorEnvelope)
    )
)]
pub(super) async fn take(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<TakeIdentityCheckRequest>,
) -> Result<Reply<OperatorIdentityCheck>, ApiError> {
    let actor = operator.actor(&base).await?;
    Ok(Reply(super::take(&base.store, actor, &request.id).await?.into()))
}

/// Decide on an identity check
///
/// Approval sets the member's level and the name that money is paid to. A rejected or revoked check can be submitted
/// again. The member is told.
#[utoipa::path(
    post, path = "/wps/operator/identityChecks/decide", tag = "operator", security(("operator" = [])),
    request_body = DecideIdentityCheckRequest,
    responses(
        (status = 200, body = Envelope<OperatorIdentityCheck>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope), (status = 409, body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn decide_on(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<DecideIdentityCheckRequest>,
) -> Result<Reply<OperatorIdentityCheck>, ApiError> {
    let verdict = match one_of("decision", &request.decision, &["APPROVED", "REJECTED", "REVOKED"])? {
        Some("APPROVED") => Verdict::Approved,
        Some("REJECTED") => Verdict::Rejected(reason_of(&request.reason, &request.note)?),
        Some(_) => Verdict::Revoked(reason_of(&request.reason, &request.note)?),
        None => {
            return Err(invalid_field("decision", "decision must be one of: APPROVED, REJECTED, REVOKED".to_owned()));
        }
    };
    let actor = operator.actor(&base).await?;
    Ok(Reply(
        super::decide((&base.store, base.vault.clone()), actor, &request.id, verdict, &request.note).await?.into(),
    ))
}
