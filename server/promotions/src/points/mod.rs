//! The points mall (sections 2 to 5 and 7 of the specification): rewards for points; earning, redeeming and converting
//! points; and the balance.
//!
//! Points are a currency of the ledger, with 100 minor units each, so that they move by double entry like money.
//! [`earn`] counts bets and deposits; [`redeem`] and [`convert`] spend points under the payment password; [`decide`] is
//! the operator's side. The rules are [`domain::points`](lumora_core::domain::points), shared with the client.

mod account;
mod convert;
mod decide;
pub(crate) mod earn;
mod read;
mod redeem;
mod row;

use axum::extract::State;
use axum::middleware;
use lumora_core::domain::money::Money;
use lumora_core::domain::points::RedemptionStatus;
use lumora_core::wire::{
    Amount, ConvertPointsRequest, ConvertedPoints, EarnRule, Envelope, PointBalanceValue, PointConfigValue,
    PointReward, PointRewardValue, RedeemRequest, Redemption, RedemptionPage, SealedBody,
};
use utoipa::{OpenApiRouter, routes};

use crate::PromotionState;
use crate::filled_texts::FilledTexts;
use identity::idempotency::{self, Intent, IntentKey};
use identity::session::{Member, MemberEvenExcluded};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::params::{self, Code, LanguageCode, OneOf, OptionalParam, PageSize};
use platform::seal::Sealed;
use platform::settings::Settings;
use platform::store::{from_row, sql};
use platform::{choices, query};

pub use decide::{Decision, RedemptionFilter, decide, end_with_account, list, locked_code};
pub use earn::{count_all, on_deposit};
pub use read::names;
pub use row::RedemptionRow;

/// Rewards in the mall's list, at most.
const MAX_LISTED: i64 = 200;
/// Redemptions per page when the call names no size.
const PAGE: u32 = 20;

/// The calls of this module.
pub(crate) fn router() -> OpenApiRouter<PromotionState> {
    let sealed = OpenApiRouter::new()
        .routes(routes!(redeem_reward))
        .routes(routes!(convert_points))
        .route_layer(middleware::from_fn(idempotency::sealed_layer));
    OpenApiRouter::new()
        .routes(routes!(config))
        .routes(routes!(rewards))
        .routes(routes!(balance))
        .routes(routes!(redemptions))
        .merge(sealed)
}

query! {
    /// Query of the rewards.
    struct RewardQuery {
        /// Language code; the `Language` header when omitted.
        language: OptionalParam<LanguageCode>,
    }
}

struct RewardRow {
    id: String,
    category: String,
    points: i64,
    cash_value: i64,
    wager_multiplier: i64,
    stock: Option<i64>,
    limit_per_user: i64,
    level_min: i64,
    image_url: String,
    valid_to: Option<i64>,
}

from_row!(RewardRow {
    id,
    category,
    points,
    cash_value,
    wager_multiplier,
    stock,
    limit_per_user,
    level_min,
    image_url,
    valid_to
});

fn count(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(0)
}

/// Rules of earning and converting points
#[utoipa::path(
    get, path = "/wps/relay/MCS2_getPointConfig", tag = "points",
    responses((status = 200, body = Envelope<PointConfigValue>))
)]
async fn config(State(base): State<Base>) -> Result<Reply<PointConfigValue>, ApiError> {
    let rules = earn::Rule::all(base.store.reader()).await?;
    let settings = Settings::load(&base.store).await?;
    let convert::Terms { rule: terms, wager_multiplier, .. } = convert::Terms::of(&settings);
    let rule = |rule: earn::Rule| EarnRule {
        daily_cap: rule.cap(),
        product: rule.product,
        base: rule.base,
        per: Amount(Money(rule.per)),
        currency: rule.currency,
    };
    Ok(Reply(PointConfigValue {
        earn_rules: rules.into_iter().map(rule).collect(),
        convert_points: terms.points,
        convert_cash: Amount(terms.cash),
        min_convert: terms.least,
        step_convert: terms.step,
        daily_convert_limit: terms.daily,
        convert_wager: wager_multiplier,
        expires: settings.is_on("points_expire"),
    }))
}

/// Rewards of the points mall
///
/// All that are offered at this time, in the operator's order.
#[utoipa::path(
    get, path = "/wps/relay/MCS2_getPointReward", tag = "points", params(RewardQuery),
    responses((status = 200, body = Envelope<PointRewardValue>), (status = 400, body = ErrorEnvelope))
)]
async fn rewards(
    State(base): State<Base>,
    header: Language,
    Query(query): Query<RewardQuery>,
) -> Result<Reply<PointRewardValue>, ApiError> {
    let language = params::language(&query.language, header);
    let texts = FilledTexts::of(&base.store, "point_reward", language).await?;
    let rows: Vec<RewardRow> = sql::query_as(
        "select id, category, points, cash_value, wager_multiplier, stock, limit_per_user, level_min, image_url, valid_to
         from point_rewards
         where enabled = 1 and valid_from <= $1 and (valid_to is null or valid_to > $1) order by rank, id limit $2",
    )
    .bind(base.clock.now_ms())
    .bind(MAX_LISTED)
    .fetch_all(base.store.reader())
    .await?;
    let says =
        |row: &RewardRow, field: &str| texts.get(&row.id, field, &[("amount", texts.amount(None, row.cash_value))]);
    let reward = |row: RewardRow| PointReward {
        name: says(&row, "name"),
        description: says(&row, "description"),
        category: row.category,
        points: count(row.points),
        cash_value: Amount(Money(row.cash_value)),
        wager_multiplier: count(row.wager_multiplier),
        stock: row.stock.map(count),
        limit_per_user: count(row.limit_per_user),
        level_min: count(row.level_min),
        image_url: row.image_url,
        valid_to: row.valid_to.map(rfc3339).unwrap_or_default(),
        reward_id: row.id,
    };
    Ok(Reply(PointRewardValue { list: rows.into_iter().map(reward).collect() }))
}

/// Points balance of the member
///
/// Includes bets settled up to the call, and the limits of redeeming and converting.
#[utoipa::path(
    get, path = "/wps/relay/MCS2_getPointBalance", tag = "points", security(("session" = [])),
    responses((status = 200, body = Envelope<PointBalanceValue>), (status = 401, body = ErrorEnvelope))
)]
async fn balance(
    State(state): State<PromotionState>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<PointBalanceValue>, ApiError> {
    earn::catch_up(&state.base.store, state.base.clock.now_ms()).await?;
    Ok(Reply(read::balance(&state, &member).await?))
}

choices! {
    /// The statuses of a redemption.
    Statuses of RedemptionStatus
}

query! {
    /// Filter and page of the member's redemptions.
    struct RedemptionQuery {
        /// Only redemptions in this status; all when omitted.
        status: OptionalParam<OneOf<Statuses>>,
        /// `next` of the previous page; the first page when omitted.
        cursor: OptionalParam<Code>,
        /// Redemptions per page, at most 100; 20 when omitted.
        page_size: OptionalParam<PageSize>,
    }
}

/// The member's redemptions
///
/// Latest first.
#[utoipa::path(
    get, path = "/wps/relay/MCS2_getRedeemPointList", tag = "points", security(("session" = [])), params(RedemptionQuery),
    responses(
        (status = 200, body = Envelope<RedemptionPage>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope)
    )
)]
async fn redemptions(
    State(state): State<PromotionState>,
    language: Language,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Query(query): Query<RedemptionQuery>,
) -> Result<Reply<RedemptionPage>, ApiError> {
    member.require_real()?;
    let filter = read::Filter { member_id: member.id.clone(), status: query.status.0 };
    let place = (query.cursor.0.as_deref(), query.page_size.0.unwrap_or(PAGE));
    Ok(Reply(filter.page(&state, place, language.code()).await?))
}

/// Redeem points for a reward
///
/// The body is a sealed `RedeemRequest`. The points are debited when the call answers, and are returned where an
/// operator rejects the redemption.
#[utoipa::path(
    post, path = "/wps/relay/passwordCheck/MCS2_redeemPointReward", tag = "points", params(IntentKey), request_body = SealedBody,
    security(("session" = [])),
    responses(
        (status = 200, body = Envelope<Redemption>), (status = 401, body = ErrorEnvelope),
        (status = 403, description = "The rank is too low, or the wallet is in another currency", body = ErrorEnvelope),
        (status = 404, description = "The reward is not offered", body = ErrorEnvelope),
        (status = 409, description = "It is sold out, redeemed as often as one may, costs another number of points, or there is no payment password", body = ErrorEnvelope),
        (status = 422, description = "Something does not fit: the payment password, the points, or where it goes", body = ErrorEnvelope),
        (status = 429, description = "Payments are locked", body = ErrorEnvelope)
    )
)]
async fn redeem_reward(
    State(state): State<PromotionState>,
    member: Member,
    language: Language,
    intent: Intent,
    Sealed(body): Sealed<RedeemRequest>,
) -> Result<Reply<Redemption>, ApiError> {
    member.require_real()?;
    let id = redeem::redeem(&state, &member, intent, &body).await?;
    Ok(Reply(read::find(&state, &member.id, &id, language.code()).await?))
}

/// Convert points into money
///
/// The body is a sealed `ConvertPointsRequest`. The money is in the wallet when the call answers.
#[utoipa::path(
    post, path = "/wps/relay/passwordCheck/MCS2_convertPoint", tag = "points", params(IntentKey), request_body = SealedBody,
    security(("session" = [])),
    responses(
        (status = 200, body = Envelope<ConvertedPoints>), (status = 401, body = ErrorEnvelope),
        (status = 403, description = "The operator does not offer it for this wallet", body = ErrorEnvelope),
        (status = 409, description = "The points give another sum, or there is no payment password", body = ErrorEnvelope),
        (status = 422, description = "Something does not fit: the payment password, or the points", body = ErrorEnvelope),
        (status = 429, description = "Payments are locked", body = ErrorEnvelope)
    )
)]
async fn convert_points(
    State(state): State<PromotionState>,
    member: Member,
    intent: Intent,
    Sealed(body): Sealed<ConvertPointsRequest>,
) -> Result<Reply<ConvertedPoints>, ApiError> {
    member.require_real()?;
    // Points of the latest bets can be spent too.
    earn::catch_up(&state.base.store, state.base.clock.now_ms()).await?;
    Ok(Reply(convert::convert(&state, &member, intent, &body).await?))
}
