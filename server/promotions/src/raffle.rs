//! Raffles: `getRafflePromotion` and `MCS2_claimRafflePromotion` (section 7 of the specification).
//!
//! Each row of `raffle_draws` entitles to one draw. A draw marks the oldest unused row and posts its prize in one
//! transaction, under an idempotency key made of the row's id: a row is drawn once and its prize paid once. The number
//! comes from the operating system's random generator; the odds are the weights, which the client shows.

use axum::extract::State as Shared;
use axum::http::StatusCode;
use lumora_core::domain::promotion::{Mode, RewardKind, Status, prize_index, status};
use lumora_core::wire::{Envelope, PromotionDetailValue, PromotionRequest, RaffleValue, code};
use platform::store::{Connection, sql};

use super::pay::{Payment, pay};
use super::prizes::{self, PrizeRow};
use super::row::PromotionRow;
use super::take_part::{promo_id, require_eligible};
use super::{closed, detail};
use identity::idempotency::{Intent, IntentKey};
use identity::session::{MaybeMember, Member};
use ledger::TransactionKind;
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Json, Language, Query, Reply};
use platform::ids;
use platform::params::{self, Code, LanguageCode, OptionalParam, RequiredParam};
use platform::query;

query! {
    /// Query of a raffle.
    pub(super) struct RaffleQuery {
        /// Id of the promotion.
        promo_id: RequiredParam<Code>,
        /// Language code; the `Language` header when omitted.
        language: OptionalParam<LanguageCode>,
    }
}

/// A raffle with its prizes and the member's draws
#[utoipa::path(
    get, path = "/wps/relay/getRafflePromotion", tag = "promotions", params(RaffleQuery),
    responses(
        (status = 200, body = Envelope<RaffleValue>), (status = 400, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn raffle(
    Shared(base): Shared<Base>,
    MaybeMember(member): MaybeMember,
    header: Language,
    Query(query): Query<RaffleQuery>,
) -> Result<Reply<RaffleValue>, ApiError> {
    let language = params::language(&query.language, header);
    let member_id = member.map(|member| member.id).unwrap_or_default();
    let row = PromotionRow::find(base.store.reader(), &member_id, &query.promo_id.0).await?;
    let row = row.filter(|row| row.rules().mode == Mode::Raffle).ok_or_else(|| ApiError::not_found("raffle"))?;
    Ok(Reply(prizes::read(&base.store, &row, &member_id, language).await?))
}

/// Draw a prize
///
/// Uses up one draw. The prize is credited to the wallet or the points when the call answers.
#[utoipa::path(
    post, path = "/wps/relay/MCS2_claimRafflePromotion", tag = "promotions", params(IntentKey), request_body = PromotionRequest,
    security(("session" = [])),
    responses(
        (status = 200, body = Envelope<PromotionDetailValue>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope), (status = 409, body = ErrorEnvelope)
    )
)]
pub(super) async fn draw(
    Shared(base): Shared<Base>,
    member: Member,
    language: Language,
    intent: Intent,
    Json(request): Json<PromotionRequest>,
) -> Result<Reply<PromotionDetailValue>, ApiError> {
    member.require_real()?;
    let id = promo_id(&request.promo_id)?;
    let now_ms = base.clock.now_ms();
    let (promotion, owned_member) = (id.clone(), member.clone());
    let random = u64::from_le_bytes(ids::random_bytes());
    intent
        .once(&base.store, move |tx| {
            Box::pin(async move { draw_prize(tx, &owned_member, &promotion, random, now_ms).await })
        })
        .await?;
    detail::read(&base, &member.id, &id, language.code()).await.map(Reply)
}

async fn draw_prize(tx: &mut Connection, member: &Member, id: &str, random: u64, now_ms: i64) -> Result<(), ApiError> {
    let row = require_eligible(&mut *tx, &member.id, id, now_ms).await?;
    let current = status(&row.rules(), row.state(), u64::try_from(now_ms).unwrap_or(0));
    if row.rules().mode != Mode::Raffle || current != Status::Joined {
        return Err(closed());
    }
    let next = "select id from raffle_draws where promotion_id = $1 and member_id = $2 and drawn_at is null
                order by granted_at, id limit 1";
    let draw: Option<String> = sql::query_scalar(next).bind(id).bind(&member.id).fetch_optional(&mut *tx).await?;
    let draw = draw.ok_or_else(no_draws_left)?;
    let prizes = PrizeRow::of(&mut *tx, id).await?;
    let total: u64 = prizes.iter().map(|prize| u64::from(prize.weight())).sum();
    // The upper half of the 128-bit product: a number below `total`, uniform to within the resolution of 64 random
    // bits.
    let number = u64::try_from((u128::from(random) * u128::from(total)) >> 64).unwrap_or(0);
    let index = prize_index(prizes.iter().map(PrizeRow::weight), number);
    let prize = index.and_then(|index| prizes.get(index)).ok_or_else(closed)?;
    let marked = sql::query("update raffle_draws set drawn_at = $2, prize_id = $3 where id = $1 and drawn_at is null")
        .bind(&draw)
        .bind(now_ms)
        .bind(&prize.id)
        .execute(&mut *tx)
        .await?;
    if marked.rows_affected() != 1 {
        return Err(no_draws_left());
    }
    let Some(reward) = RewardKind::parse(&prize.prize_type) else { return Ok(()) };
    let payment = Payment {
        kind: TransactionKind::RafflePrize,
        key: format!("raffle:{draw}"),
        reference: draw.clone(),
        reward,
        amount: prize.amount,
        currency: &row.reward_currency,
        wager_multiplier: row.wager_multiplier,
    };
    pay(tx, payment, (&member.id, &member.row.currency), now_ms).await.map(|_| ())
}

fn no_draws_left() -> ApiError {
    ApiError::refused(StatusCode::CONFLICT, code::NO_DRAWS_LEFT, "there is no draw left: all of them were made")
}
