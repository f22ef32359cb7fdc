//! The calls of the reward centre and the level panel.

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

/// Past rewards per page when the call names no size.
const PAGE: u32 = 20;
/// Longest id of a reward, in bytes.
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

/// Rewards to claim
///
/// Everything that the member can claim now or later, of any kind; what expires first comes first. Empty for a member
/// who may not be marketed to.
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

/// Number of rewards that can be claimed now
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
/// Money and points are credited when the call answers, with the rewards that are left to claim. A reward that names a
/// promotion is claimed on that promotion's page.
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
    let (claimant, now_ms) = (member.clone(), state.base.clock.now_ms());
    intent
        .once(&state.base.store, move |tx| {
            Box::pin(async move { claim_from(tx, source, Claim { member: &claimant, kind, id: &id, now_ms }).await })
        })
        .await?;
    Ok(Reply(read(&state, &member, language.code()).await?))
}

/// Claims a reward for a member whose account is open and who may be marketed to: both are checked within the claiming
/// transaction.
async fn claim_from(tx: &mut Connection, source: &dyn RewardSource, claim: Claim<'_>) -> Result<(), ApiError> {
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
    let context = RewardContext { base, member, language, now_ms: base.clock.now_ms() };
    let mut list = Vec::new();
    for source in state.sources {
        list.extend(source.open(context).await?);
    }
    list.sort_by(|one, other| sort_key(one).cmp(&sort_key(other)));
    let is_open = |it: &&RewardItem| it.state == RewardState::Claimable;
    let count = list.iter().filter(is_open).count();
    Ok(RewardCentreValue { count: u32::try_from(count).unwrap_or(u32::MAX), list })
}

/// Sort key: rewards that can be claimed now first, those that expire first before others; then later ones by their
/// start.
fn sort_key(item: &RewardItem) -> (bool, bool, &str, &str) {
    let is_later = item.state == RewardState::Later;
    let at = if is_later { &item.claimable_from } else { &item.claimable_until };
    (is_later, at.is_empty(), at, &item.id)
}

query! {
    /// Page of the member's past rewards.
    struct PastQuery {
        /// `next` of the previous page; the first page when omitted.
        cursor: OptionalParam<Text<120>>,
        /// Rewards per page, at most 100; 20 when omitted.
        page_size: OptionalParam<PageSize>,
    }
}

/// Past rewards
///
/// Granted rewards that were claimed, have expired or were revoked. Promotions and missions are on their own pages.
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
    let paging = (query.cursor.0.as_deref(), query.page_size.0.unwrap_or(PAGE));
    let now_ms = base.clock.now_ms();
    Ok(Reply(granted::past(&base.store, (&member.id, language.code()), paging, now_ms).await?))
}

/// Levels
///
/// The member's level, the activity of the running period, requirements and gifts of each level, the latest changes,
/// and cashback plans. Without levels and plans for a member who may not be marketed to.
#[utoipa::path(
    get, path = "/wps/member/level", tag = "rewards", security(("session" = [])),
    responses((status = 200, body = Envelope<LevelValue>), (status = 401, body = ErrorEnvelope), (status = 403, body = ErrorEnvelope))
)]
async fn level_of(State(base): State<Base>, language: Language, member: Member) -> Result<Reply<LevelValue>, ApiError> {
    member.require_real()?;
    Ok(Reply(level::read(&base, &member, language.code()).await?))
}
