//! Redeems points for a reward.
//!
//! One transaction checks price, stock and limit, debits the points and takes the reward out of stock, so that of
//! concurrent requests for the last one exactly one succeeds. A rejected redemption returns both.

use axum::http::StatusCode;
use games::free_spins::FreeSpinsTerms;
use identity::closing;
use identity::fields::contact;
use identity::idempotency::Intent;
use identity::member::MemberRow;
use identity::payment_password;
use identity::session::{Member, require_not_excluded};
use ledger::TransactionKind;
use lumora_core::domain::points::{POINT, Recipient, RewardCategory, price};
use lumora_core::wire::{RedeemRequest, code};
use platform::http::ApiError;
use platform::order;
use platform::settings::Settings;
use platform::store::{Connection, StoreError, from_row, sql};
use platform::topic::Topic;
use platform::{ids, params};

use super::account::{Movement, spendable};
use super::row::NewRedemption;
use crate::PromotionState;

/// A request, as the transaction needs it.
#[derive(Clone)]
struct RequestedRedemption {
    id: String,
    member_id: String,
    reward_id: String,
    quantity: u32,
    /// The price in points that the member was shown for all of them.
    points: u32,
    /// ISO 4217 code of the rewards' cash values.
    currency: String,
    recipient: String,
    phone: String,
    address: String,
    contact: Option<(&'static str, String)>,
}

struct RewardRow {
    category: String,
    points: i64,
    cash_value: i64,
    wager_multiplier: i64,
    limit_per_user: i64,
    level_min: i64,
    name: String,
    spin_games: String,
    spins: i64,
    spin_value: i64,
    spin_max_win: i64,
    spin_days: i64,
}

from_row!(RewardRow {
    category,
    points,
    cash_value,
    wager_multiplier,
    limit_per_user,
    level_min,
    name,
    spin_games,
    spins,
    spin_value,
    spin_max_win,
    spin_days
});

const REWARD: &str = "select r.category, r.points, r.cash_value, r.wager_multiplier, r.limit_per_user, r.level_min,
    coalesce(t.body, r.id) as name, r.spin_games, r.spins, r.spin_value, r.spin_max_win, r.spin_days from point_rewards r
    left join texts t on t.subject = 'point_reward' and t.id = r.id and t.field = 'name' and t.language = 'EN'
    where r.id = $1 and r.enabled = 1 and r.valid_from <= $2 and (r.valid_to is null or r.valid_to > $2)";

/// Debits the points and gives the redemption's id.
///
/// # Errors
/// 404 for a reward that is not offered; 403 for too low a rank or a wallet in another currency; 409 where it is sold
/// out, the member's limit is reached, or the price has changed; 409 and 422 of the payment password; 422 for invalid
/// input.
pub(super) async fn redeem(
    state: &PromotionState,
    member: &Member,
    intent: Intent,
    request: &RedeemRequest,
) -> Result<String, ApiError> {
    if let Some(id) = intent.stored_result()? {
        return Ok(id);
    }
    let base = &state.base;
    let now_ms = base.clock.now_ms();
    payment_password::prove(base, &state.passwords, &member.id, request.payment_password.reveal()).await?;
    let reward_id = params::code("rewardId", &request.reward_id)?.ok_or_else(|| ApiError::not_found("reward"))?;
    let reward = find(base.store.reader(), &reward_id, now_ms).await?;
    let needs = category(&reward).needs();
    let typed = Recipient { name: &request.recipient, phone: &request.phone, address: &request.address };
    let wrong = typed.invalid_fields(needs);
    if !wrong.is_empty() {
        return Err(ApiError::rule_broken(wrong));
    }
    let contact = match needs.contact {
        true => contact_of(state, &member.id, &request.contact).await?,
        false => None,
    };
    let trimmed = |typed: &str, is_needed: bool| if is_needed { typed.trim().to_owned() } else { String::new() };
    let wanted = RequestedRedemption {
        id: ids::new_id(now_ms),
        member_id: member.id.clone(),
        reward_id,
        quantity: request.quantity,
        points: request.points,
        currency: Settings::load(&base.store).await?.currency().code,
        recipient: trimmed(&request.recipient, needs.address),
        phone: trimmed(&request.phone, true),
        address: trimmed(&request.address, needs.address),
        contact,
    };
    intent.once(&base.store, move |tx| Box::pin(async move { write(tx, wanted, now_ms).await })).await
}

/// The contact that a bonus requires, checked by its rule; `None` where none is required or it is known already.
async fn contact_of(
    state: &PromotionState,
    member_id: &str,
    input: &str,
) -> Result<Option<(&'static str, String)>, ApiError> {
    let Some(field) = contact::missing_for_bonus(&state.base.store, member_id).await? else { return Ok(None) };
    match contact::check(&state.base.store, field, input).await? {
        Ok(value) => Ok(Some((field, value))),
        Err(code) => Err(ApiError::rule_broken([("contact", code.as_str())])),
    }
}

async fn find(executor: impl sql::Executor, id: &str, now_ms: i64) -> Result<RewardRow, ApiError> {
    let found: Option<RewardRow> = sql::query_as(REWARD).bind(id).bind(now_ms).fetch_optional(executor).await?;
    found.ok_or_else(|| ApiError::not_found("reward"))
}

fn category(reward: &RewardRow) -> RewardCategory {
    RewardCategory::from_name(&reward.category).unwrap_or_default()
}

impl RewardRow {
    /// The terms of its free spins, times `quantity`, as JSON to store with the redemption; empty where it grants none
    /// by itself.
    fn free_spins(&self, quantity: i64) -> Result<String, ApiError> {
        if category(self) != RewardCategory::FreeSpin || self.spins == 0 {
            return Ok(String::new());
        }
        let terms = FreeSpinsTerms {
            games: FreeSpinsTerms::games_of(&self.spin_games),
            spins: self.spins.saturating_mul(quantity),
            value: self.spin_value,
            wager_multiplier: self.wager_multiplier,
            max_win: self.spin_max_win.saturating_mul(quantity),
            days: self.spin_days,
        };
        // The quantity may exceed what a single grant allows.
        terms.check().map_err(|_| ApiError::rule_broken([("quantity", code::REWARD_LIMIT)]))?;
        serde_json::to_string(&terms).map_err(|error| StoreError::Corrupt(error.to_string()).into())
    }
}

async fn write(tx: &mut Connection, wanted: RequestedRedemption, now_ms: i64) -> Result<String, ApiError> {
    closing::require_open(tx, &wanted.member_id).await?;
    require_not_excluded(tx, &wanted.member_id, now_ms).await?;
    let member = MemberRow::by_id(&mut *tx, &wanted.member_id).await?.ok_or_else(|| ApiError::not_found("member"))?;
    let reward = find(&mut *tx, &wanted.reward_id, now_ms).await?;
    require_redeemable(tx, &member, &wanted, &reward).await?;
    take_stock(tx, &wanted).await?;
    let (quantity, points) = (i64::from(wanted.quantity), i64::from(wanted.points));
    let order_no = order::number("P");
    let free_spins = reward.free_spins(quantity)?;
    let redemption = NewRedemption {
        id: wanted.id.clone(),
        order_no,
        member_id: wanted.member_id.clone(),
        reward_id: wanted.reward_id,
        category: category(&reward),
        reward_name: reward.name,
        quantity,
        points,
        currency: wanted.currency,
        cash: reward.cash_value.saturating_mul(quantity),
        wager_multiplier: reward.wager_multiplier,
        recipient: wanted.recipient,
        phone: wanted.phone,
        address: wanted.address,
        free_spins,
    };
    redemption.insert(tx, now_ms).await?;
    if let Some((field, value)) = &wanted.contact {
        contact::store_value(tx, &wanted.member_id, field, value).await?;
    }
    let key = format!("redemption:{}", wanted.id);
    let movement = Movement { kind: TransactionKind::PointsRedeemed, key, reference: &wanted.id };
    movement.take(tx, &wanted.member_id, points.saturating_mul(POINT), now_ms).await?;
    tx.announce(Topic::Cashier, &wanted.member_id);
    Ok(wanted.id)
}

/// Lets a redemption through that rank, currency, price, limit and balance allow.
async fn require_redeemable(
    tx: &mut Connection,
    member: &MemberRow,
    wanted: &RequestedRedemption,
    reward: &RewardRow,
) -> Result<(), ApiError> {
    if member.rank_level < reward.level_min {
        let message = "this reward is for members of a higher rank";
        return Err(ApiError::refused(StatusCode::FORBIDDEN, code::RANK_TOO_LOW, message));
    }
    if category(reward).is_money() && member.currency != wanted.currency {
        let message = "this reward pays in another currency than your wallet: ask customer service";
        return Err(ApiError::refused(StatusCode::FORBIDDEN, code::NOT_ENABLED, message));
    }
    let due = u32::try_from(reward.points).ok().and_then(|points| price(points, wanted.quantity));
    if due != Some(wanted.points) {
        let message = "the reward costs another number of points by now: read what it costs";
        return Err(ApiError::refused(StatusCode::CONFLICT, code::REWARD_CHANGED, message));
    }
    let redeemed = "select cast(coalesce(sum(quantity), 0) as bigint) from point_redemptions
                    where member_id = $1 and reward_id = $2 and status <> 'REJECTED'";
    let redeemed: i64 =
        sql::query_scalar(redeemed).bind(&member.id).bind(&wanted.reward_id).fetch_one(&mut *tx).await?;
    if reward.limit_per_user > 0 && redeemed.saturating_add(i64::from(wanted.quantity)) > reward.limit_per_user {
        let message = "you have redeemed as many of this reward as one member may, or would with these";
        return Err(ApiError::refused(StatusCode::CONFLICT, code::REWARD_LIMIT, message));
    }
    if i64::from(wanted.points).saturating_mul(POINT) > spendable(tx, &member.id).await? {
        return Err(ApiError::rule_broken([("points", code::NOT_ENOUGH_POINTS)]));
    }
    Ok(())
}

/// Takes the quantity out of stock, if the reward has a limited one.
async fn take_stock(tx: &mut Connection, wanted: &RequestedRedemption) -> Result<(), ApiError> {
    let take = "update point_rewards set stock = stock - $2 where id = $1 and (stock is null or stock >= $2)";
    let taken = sql::query(take).bind(&wanted.reward_id).bind(i64::from(wanted.quantity)).execute(tx).await?;
    if taken.rows_affected() == 1 {
        return Ok(());
    }
    let message = "of this reward there are not so many left: choose fewer, or another one";
    Err(ApiError::refused(StatusCode::CONFLICT, code::REWARD_SOLD_OUT, message))
}
