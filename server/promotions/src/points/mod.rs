//! The points mall: what points buy, how they are earned, and how many a member has (sections 2 and 7 of the specification).
//!
//! Points are a currency of the ledger, so that they move by double entry like money; a point has a hundred minor units.

use axum::extract::State;
use lumora_core::domain::money::Money;
use lumora_core::wire::{
    Amount, EarnRule, Envelope, PointBalanceValue, PointConfigValue, PointReward, PointRewardValue,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::filled_texts::FilledTexts;
use identity::session::ExcludedMember;
use ledger::{self, Account, AccountKind, POINTS};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::params::{self, LanguageCode, OptionalParam};
use platform::query;
use platform::settings::Settings;
use platform::store::{from_row, sql};

/// The most rewards that the mall lists.
const MOST: i64 = 200;

/// The calls of this module.
pub fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new().routes(routes!(config)).routes(routes!(rewards)).routes(routes!(balance))
}

query! {
    /// The query of the rewards.
    struct RewardQuery {
        /// Language code; the `Language` header unless given.
        language: OptionalParam<LanguageCode>,
    }
}

struct RuleRow {
    product: String,
    base: String,
    per: i64,
    daily_cap: i64,
}

from_row!(RuleRow { product, base, per, daily_cap });

struct RewardRow {
    id: String,
    category: String,
    points: i64,
    cash_value: i64,
    stock: Option<i64>,
    limit_per_user: i64,
    level_min: i64,
    image_url: String,
    valid_to: Option<i64>,
}

from_row!(RewardRow { id, category, points, cash_value, stock, limit_per_user, level_min, image_url, valid_to });

fn count(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(0)
}

/// How points are earned
#[utoipa::path(
    get, path = "/wps/relay/MCS2_getPointConfig", tag = "points",
    responses((status = 200, body = Envelope<PointConfigValue>))
)]
async fn config(State(base): State<Base>) -> Result<Reply<PointConfigValue>, ApiError> {
    let rules: Vec<RuleRow> =
        sql::query_as("select product, base, per, daily_cap from point_rules order by rank, product, base")
            .fetch_all(base.store.reader())
            .await?;
    let settings = Settings::load(&base.store).await?;
    let rule = |rule: RuleRow| EarnRule {
        product: rule.product,
        base: rule.base,
        per: Amount(Money(rule.per)),
        daily_cap: count(rule.daily_cap),
    };
    Ok(Reply(PointConfigValue {
        earn_rules: rules.into_iter().map(rule).collect(),
        convert_points: count(settings.number("points_convert").unwrap_or(0)),
        convert_cash: Amount(Money(settings.number("points_convert_cash").unwrap_or(0))),
        min_convert: count(settings.number("points_convert_least").unwrap_or(0)),
        expires: settings.is_on("points_expire"),
    }))
}

/// What points buy
///
/// Everything that is offered now, in the operator's order.
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
        "select id, category, points, cash_value, stock, limit_per_user, level_min, image_url, valid_to from point_rewards
         where enabled = 1 and valid_from <= $1 and (valid_to is null or valid_to > $1) order by rank, id limit $2",
    )
    .bind(base.clock.now_ms())
    .bind(MOST)
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
        stock: row.stock.map(count),
        limit_per_user: count(row.limit_per_user),
        level_min: count(row.level_min),
        image_url: row.image_url,
        valid_to: row.valid_to.map(rfc3339).unwrap_or_default(),
        reward_id: row.id,
    };
    Ok(Reply(PointRewardValue { list: rows.into_iter().map(reward).collect() }))
}

/// Points of the member
#[utoipa::path(
    get, path = "/wps/relay/MCS2_getPointBalance", tag = "points", security(("session" = [])),
    responses((status = 200, body = Envelope<PointBalanceValue>), (status = 401, body = ErrorEnvelope))
)]
async fn balance(
    State(base): State<Base>,
    ExcludedMember(member): ExcludedMember,
) -> Result<Reply<PointBalanceValue>, ApiError> {
    let account = Account::new(AccountKind::MemberPoints, &member.id, POINTS);
    let balance = ledger::balance_of(base.store.reader(), &account).await?;
    Ok(Reply(PointBalanceValue { balance: Amount(Money(balance)) }))
}
