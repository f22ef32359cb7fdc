//! `/wps/operator/fair-play`: exclusions, likenesses, markers of harm and underage members over HTTP.

use ::fair_play::{back_office, minor};
use axum::extract::State;
use identity::member::{MemberRow, account_key};
use lumora_core::wire::{Done, Envelope};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Query, Reply};
use platform::params::{OptionalParam, Page, PageNumber, PageSize, Text, Whole};
use platform::query;
use protection::harm;

use super::values::{
    CloseMarkerRequest, ConfirmMinorRequest, ExcludeRequest, ExclusionsValue, HarmStepRequest, JudgeRequest,
    LikenessesValue, MarkersValue, MinorRequest, MinorsValue, OperatorExclusion, OperatorHarmStep, OperatorLikeness,
    OperatorMarker, OperatorMinor,
};
use crate::auth::Operator;

/// Default number of rows on a page.
const PAGE: u32 = 50;

query! {
    /// Which exclusions to list.
    pub(super) struct ExclusionsQuery {
        /// Only those of the member with this account name.
        account: OptionalParam<Text<64>>,
        /// Page number, from 1.
        page_no: OptionalParam<PageNumber>,
        /// Rows on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

query! {
    /// Which page to list.
    pub(super) struct RowsQuery {
        /// Page number, from 1.
        page_no: OptionalParam<PageNumber>,
        /// Rows on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

query! {
    /// Which markers to list.
    pub(super) struct MarkersQuery {
        /// Only those of the member with this account name, together with the steps taken.
        account: OptionalParam<Text<64>>,
        /// 1 to include closed markers.
        closed: OptionalParam<Whole<0, 1>>,
        /// Page number, from 1.
        page_no: OptionalParam<PageNumber>,
        /// Rows on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

impl RowsQuery {
    fn part(&self) -> (i64, i64) {
        let page = Page::of(&self.page_no, &self.page_size, PAGE);
        (page.offset(), page.limit())
    }
}

/// List exclusions
#[utoipa::path(
    get, path = "/wps/operator/fair-play/exclusions", tag = "operator", security(("operator" = [])), params(ExclusionsQuery),
    responses(
        (status = 200, body = Envelope<ExclusionsValue>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope)
    )
)]
pub(super) async fn exclusions(
    State(base): State<Base>,
    Query(query): Query<ExclusionsQuery>,
) -> Result<Reply<ExclusionsValue>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, PAGE);
    let part = (page.offset(), page.limit());
    let rows = back_office::list(base.store.reader(), query.account.0.as_deref(), part).await?;
    Ok(Reply(ExclusionsValue { content: rows.into_iter().map(OperatorExclusion::from).collect() }))
}

/// List accounts that may belong to an excluded person
#[utoipa::path(
    get, path = "/wps/operator/fair-play/likenesses", tag = "operator", security(("operator" = [])), params(RowsQuery),
    responses(
        (status = 200, body = Envelope<LikenessesValue>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope)
    )
)]
pub(super) async fn likenesses(
    State(base): State<Base>,
    Query(query): Query<RowsQuery>,
) -> Result<Reply<LikenessesValue>, ApiError> {
    let rows = back_office::likenesses(base.store.reader(), query.part()).await?;
    Ok(Reply(LikenessesValue { content: rows.into_iter().map(OperatorLikeness::from).collect() }))
}

/// List markers of harm
///
/// The member's agent can not see them.
#[utoipa::path(
    get, path = "/wps/operator/fair-play/markers", tag = "operator", security(("operator" = [])), params(MarkersQuery),
    responses(
        (status = 200, body = Envelope<MarkersValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn markers(
    State(base): State<Base>,
    Query(query): Query<MarkersQuery>,
) -> Result<Reply<MarkersValue>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, PAGE);
    let reader = base.store.reader();
    let member = match &query.account.0 {
        Some(account) => Some(
            MemberRow::by_account(reader, &account_key(account)).await?.ok_or_else(|| ApiError::not_found("member"))?,
        ),
        None => None,
    };
    let id = member.as_ref().map(|member| member.id.as_str());
    let rows = harm::list(reader, id, query.closed.0 == Some(1), (page.offset(), page.limit())).await?;
    let steps = match id {
        Some(id) => harm::steps(reader, id).await?,
        None => Vec::new(),
    };
    Ok(Reply(MarkersValue {
        content: rows.into_iter().map(OperatorMarker::from).collect(),
        steps: steps.into_iter().map(OperatorHarmStep::from).collect(),
    }))
}

/// List underage members
#[utoipa::path(
    get, path = "/wps/operator/fair-play/minors", tag = "operator", security(("operator" = [])), params(RowsQuery),
    responses(
        (status = 200, body = Envelope<MinorsValue>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope)
    )
)]
pub(super) async fn minors(
    State(base): State<Base>,
    Query(query): Query<RowsQuery>,
) -> Result<Reply<MinorsValue>, ApiError> {
    let rows = minor::list(base.store.reader(), query.part()).await?;
    Ok(Reply(MinorsValue { content: rows.into_iter().map(OperatorMinor::from).collect() }))
}

/// Exclude a member, or extend an exclusion
///
/// No exclusion can be shortened.
#[utoipa::path(
    post, path = "/wps/operator/fair-play/exclusions", tag = "operator", security(("operator" = [])), request_body = ExcludeRequest,
    responses(
        (status = 200, body = Envelope<Done>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope), (status = 409, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn exclude(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<ExcludeRequest>,
) -> Result<Reply<Done>, ApiError> {
    let actor = operator.actor(&base).await?;
    super::exclude((&base.store, base.vault.clone()), actor, request.account, (request.kind, request.span)).await?;
    Ok(Reply(Done {}))
}

/// Judge whether two accounts belong to the same person
///
/// If they do, the first account is excluded like the second.
#[utoipa::path(
    post, path = "/wps/operator/fair-play/likenesses", tag = "operator", security(("operator" = [])), request_body = JudgeRequest,
    responses(
        (status = 200, body = Envelope<Done>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope), (status = 409, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn judge(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<JudgeRequest>,
) -> Result<Reply<Done>, ApiError> {
    let actor = operator.actor(&base).await?;
    super::judge((&base.store, base.vault.clone()), actor, (request.account, request.other), request.same).await?;
    Ok(Reply(Done {}))
}

/// Record a step that was taken about a member with markers of harm
#[utoipa::path(
    post, path = "/wps/operator/fair-play/markers/step", tag = "operator", security(("operator" = [])), request_body = HarmStepRequest,
    responses(
        (status = 200, body = Envelope<Done>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope), (status = 409, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn take_step(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<HarmStepRequest>,
) -> Result<Reply<Done>, ApiError> {
    let actor = operator.actor(&base).await?;
    super::take_step(&base.store, actor, request.account, (request.step, &request.note)).await?;
    Ok(Reply(Done {}))
}

/// Close a marker
#[utoipa::path(
    post, path = "/wps/operator/fair-play/markers/close", tag = "operator", security(("operator" = [])), request_body = CloseMarkerRequest,
    responses(
        (status = 200, body = Envelope<Done>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope), (status = 409, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn close_marker(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<CloseMarkerRequest>,
) -> Result<Reply<Done>, ApiError> {
    let actor = operator.actor(&base).await?;
    super::close(&base.store, actor, request.id, &request.reason).await?;
    Ok(Reply(Done {}))
}

/// Report an underage member
///
/// The account is closed to play at once and permanently. Another person has to confirm it.
#[utoipa::path(
    post, path = "/wps/operator/fair-play/minors", tag = "operator", security(("operator" = [])), request_body = MinorRequest,
    responses(
        (status = 200, body = Envelope<OperatorMinor>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope), (status = 409, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn propose_minor(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<MinorRequest>,
) -> Result<Reply<OperatorMinor>, ApiError> {
    let actor = operator.actor(&base).await?;
    let minor = super::propose_minor((&base.store, base.vault.clone()), actor, request.account, request.reason).await?;
    Ok(Reply(minor.into()))
}

/// Confirm that a member is underage
///
/// By another person than the one who reported it. What the member has deposited and lost is returned to the wallet,
/// once.
#[utoipa::path(
    post, path = "/wps/operator/fair-play/minors/confirm", tag = "operator", security(("operator" = [])), request_body = ConfirmMinorRequest,
    responses(
        (status = 200, body = Envelope<OperatorMinor>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope), (status = 403, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope), (status = 409, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn confirm_minor(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<ConfirmMinorRequest>,
) -> Result<Reply<OperatorMinor>, ApiError> {
    let actor = operator.actor(&base).await?;
    let minor = super::confirm_minor(&base.store, actor, request.account).await?;
    Ok(Reply(minor.into()))
}
