//! The reward centre and the panel of levels: what can be claimed, claiming, what is past, and how far the member is.

use axum::extract::State;
use axum::http::StatusCode;
use axum::middleware;
use identity::closing;
use identity::idempotency::{self, Intent, IntentKey};
use identity::session::Member;
use lumora_core::domain::reward::{RewardSourceKind, RewardState};
use lumora_core::wire::{
    ClaimRewardRequest, Envelope, LevelValue, PastRewards, RewardCentreValue, RewardCount, RewardItem, code,
};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Json, Language, Query, Reply};
use platform::params::{OptionalParam, PageSize, Text, invalid_field};
use platform::query;
use platform::store::Connection;
use protection::may_be_marketed_to;
use utoipa::{OpenApiRouter, routes};

use crate::source::{Claim, RewardContext, RewardSource};
use crate::{RewardsState, granted, level};

/// Past rewards of a page unless the call says otherwise.
const PAGE: u32 = 20;
/// No id of a reward is longer.
const ID_LENGTH: usize = 64;

/// The calls of this crate.
pub fn router() -> OpenApiRouter<RewardsState> {
    let moving = OpenApiRouter::new().routes(routes!(claim)).route_layer(middleware::from_fn(idempotency::layer));
    OpenApiRouter::new()
        .routes(routes!(centre))
        .routes(routes!(number))
        .routes(routes!(past))
        .routes(routes!(level_of))
        .merge(moving)
}

/// What can be claimed
///
/// Everything that the member can claim now or later, of whatever kind: what ends first stands first. Empty where nothing may be advertised to the member.
#[utoipa::path(
    get, path = "/wps/member/rewards", tag = "rewards", security(("session" = [])),
    responses(
        (status = 200, body = Envelope<RewardCentreValue>), (status = 401, body = ErrorEnvelope), (status = 403, body = ErrorEnvelope)
    )
)]
async fn centre(
    State(state): State<RewardsState>,
    language: Language,
    member: Member,
) -> Result<Reply<RewardCentreValue>, ApiError> {
    member.require_real()?;
    Ok(Reply(read(&state, &member, language.code()).await?))
}

/// How many rewards can be claimed now
#[utoipa::path(
    get, path = "/wps/member/rewards/count", tag = "rewards", security(("session" = [])),
    responses((status = 200, body = Envelope<RewardCount>), (status = 401, body = ErrorEnvelope), (status = 403, body = ErrorEnvelope))
)]
async fn number(
    State(state): State<RewardsState>,
    language: Language,
    member: Member,
) -> Result<Reply<RewardCount>, ApiError> {
    member.require_real()?;
    let value = read(&state, &member, language.code()).await?;
    let missions = value.list.iter().filter(|it| it.kind == RewardSourceKind::Mission).count();
    Ok(Reply(RewardCount { count: value.count, missions: u32::try_from(missions).unwrap_or(u32::MAX) }))
}

/// Claim a reward
///
/// Money is in the wallet, and points among the points, when the call answers with what is left to be claimed. A reward that names a promotion is claimed on the
/// page of that.
#[utoipa::path(
    post, path = "/wps/member/rewards/claim", tag = "rewards", params(IntentKey), request_body = ClaimRewardRequest,
    security(("session" = [])),
    responses(
        (status = 200, body = Envelope<RewardCentreValue>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope), (status = 404, description = "The member has no such reward", body = ErrorEnvelope),
        (status = 409, description = "It was claimed before, its time is over, or it is claimed elsewhere", body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope)
    )
)]
async fn claim(
    State(state): State<RewardsState>,
    language: Language,
    member: Member,
    intent: Intent,
    Json(request): Json<ClaimRewardRequest>,
) -> Result<Reply<RewardCentreValue>, ApiError> {
    member.require_real()?;
    let ClaimRewardRequest { kind, id } = request;
    if id.is_empty() || id.len() > ID_LENGTH || id.chars().any(char::is_control) {
        return Err(invalid_field("id", "id must name a reward, as the list does".to_owned()));
    }
    let source = state.sources.iter().find(|source| source.kinds().contains(&kind));
    let source: &'static dyn RewardSource = *source.ok_or_else(|| ApiError::not_found("reward"))?;
    let listed = read(&state, &member, language.code()).await?;
    if listed.list.iter().any(|it| it.kind == kind && it.id == id && !it.promo_id.is_empty()) {
        let message = "this reward is claimed on the page of its promotion: go there";
        return Err(ApiError::refused(StatusCode::CONFLICT, code::STATE_CHANGED, message));
    }
    let (who, now_ms) = (member.clone(), state.base.clock.now_ms());
    intent
        .once(&state.base.store, move |tx| {
            Box::pin(async move { give(tx, source, Claim { member: &who, kind, id: &id, now_ms }).await })
        })
        .await?;
    Ok(Reply(read(&state, &member, language.code()).await?))
}

/// Nothing is given to who may not be advertised to, nor to an account that is not open: asked in the transaction that would give it.
async fn give(tx: &mut Connection, source: &dyn RewardSource, claim: Claim<'_>) -> Result<(), ApiError> {
    closing::require_open(&mut *tx, &claim.member.id).await?;
    if !may_be_marketed_to(&mut *tx, &claim.member.id).await? {
        let message = "rewards rest for this account: ask customer service";
        return Err(ApiError::refused(StatusCode::FORBIDDEN, code::NOT_ENABLED, message));
    }
    source.claim(tx, claim).await
}

async fn read(state: &RewardsState, member: &Member, language: &str) -> Result<RewardCentreValue, ApiError> {
    let base = &state.base;
    if !may_be_marketed_to(base.store.reader(), &member.id).await? {
        return Ok(RewardCentreValue::default());
    }
    let asked = RewardContext { base, member, language, now_ms: base.clock.now_ms() };
    let mut list = Vec::new();
    for source in state.sources {
        list.extend(source.open(asked).await?);
    }
    list.sort_by(|one, other| place(one).cmp(&place(other)));
    let is_open = |it: &&RewardItem| it.state == RewardState::Claimable;
    let count = list.iter().filter(is_open).count();
    Ok(RewardCentreValue { count: u32::try_from(count).unwrap_or(u32::MAX), list })
}

/// What can be claimed now goes first, of that what ends first; then what opens first.
fn place(item: &RewardItem) -> (bool, bool, &str, &str) {
    let is_later = item.state == RewardState::Later;
    let at = if is_later { &item.claimable_from } else { &item.claimable_until };
    (is_later, at.is_empty(), at, &item.id)
}

query! {
    /// Which past rewards.
    struct PastQuery {
        /// `next` of the page before; the first page unless given.
        cursor: OptionalParam<Text<120>>,
        /// Rewards on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// Past rewards
///
/// Cashback and gifts that were claimed, have expired or were taken off. Promotions stand on their own page.
#[utoipa::path(
    get, path = "/wps/member/rewards/past", tag = "rewards", security(("session" = [])), params(PastQuery),
    responses(
        (status = 200, body = Envelope<PastRewards>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope), (status = 422, description = "The cursor is none", body = ErrorEnvelope)
    )
)]
async fn past(
    State(base): State<Base>,
    language: Language,
    member: Member,
    Query(query): Query<PastQuery>,
) -> Result<Reply<PastRewards>, ApiError> {
    member.require_real()?;
    let place = (query.cursor.0.as_deref(), query.page_size.0.unwrap_or(PAGE));
    let now_ms = base.clock.now_ms();
    Ok(Reply(granted::past(&base.store, (&member.id, language.code()), place, now_ms).await?))
}

/// Levels
///
/// The member's level, what was done in the period that runs, what each level needs and gives, the latest changes, and plans of cashback. Without
/// levels and plans where nothing may be advertised to the member.
#[utoipa::path(
    get, path = "/wps/member/level", tag = "rewards", security(("session" = [])),
    responses((status = 200, body = Envelope<LevelValue>), (status = 401, body = ErrorEnvelope), (status = 403, body = ErrorEnvelope))
)]
async fn level_of(State(base): State<Base>, language: Language, member: Member) -> Result<Reply<LevelValue>, ApiError> {
    member.require_real()?;
    Ok(Reply(level::read(&base, &member, language.code()).await?))
}
