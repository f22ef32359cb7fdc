//! Signing up for a promotion and claiming its reward: `POST /wps/promotions/join` and `POST /wps/promotions/claim`.

use axum::extract::State as Shared;
use axum::http::StatusCode;
use lumora_core::domain::promotion::{Mode, RewardKind, State, Transition, next_state};
use lumora_core::wire::{Envelope, PromotionDetailValue, PromotionRequest, code};
use platform::store::{Connection, sql};

use super::pay::{Payment, pay};
use super::row::PromotionRow;
use super::{closed, detail};
use crate::free_spins;
use games::free_spins::FreeSpinsSource;
use identity::closing;
use identity::fields::contact;
use identity::idempotency::{Intent, IntentKey};
use identity::session::{Member, require_not_excluded};
use ledger::TransactionKind;
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Json, Language, Reply};
use platform::ids;
use platform::params::{self, invalid_field};
use protection::may_be_marketed_to;

/// Sign up for a promotion
///
/// For a raffle this grants its draws.
#[utoipa::path(
    post, path = "/wps/promotions/join", tag = "promotions", params(IntentKey), request_body = PromotionRequest, security(("session" = [])),
    responses(
        (status = 200, body = Envelope<PromotionDetailValue>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope), (status = 409, body = ErrorEnvelope)
    )
)]
pub(super) async fn join(
    Shared(base): Shared<Base>,
    member: Member,
    language: Language,
    intent: Intent,
    Json(request): Json<PromotionRequest>,
) -> Result<Reply<PromotionDetailValue>, ApiError> {
    take_part(base, member, language, intent, (request, Transition::Join)).await
}

/// Claim the reward of a promotion
///
/// Money and points are credited when the call answers.
#[utoipa::path(
    post, path = "/wps/promotions/claim", tag = "promotions", params(IntentKey), request_body = PromotionRequest, security(("session" = [])),
    responses(
        (status = 200, body = Envelope<PromotionDetailValue>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope), (status = 409, body = ErrorEnvelope),
        (status = 422, description = "The contact that a bonus asks for is missing, or breaks its rule", body = ErrorEnvelope)
    )
)]
pub(super) async fn claim(
    Shared(base): Shared<Base>,
    member: Member,
    language: Language,
    intent: Intent,
    Json(request): Json<PromotionRequest>,
) -> Result<Reply<PromotionDetailValue>, ApiError> {
    take_part(base, member, language, intent, (request, Transition::Claim)).await
}

async fn take_part(
    base: Base,
    member: Member,
    language: Language,
    intent: Intent,
    (request, transition): (PromotionRequest, Transition),
) -> Result<Reply<PromotionDetailValue>, ApiError> {
    member.require_real()?;
    let id = promo_id(&request.promo_id)?;
    let now_ms = base.clock.now_ms();
    let (promotion, owned_member) = (id.clone(), member.clone());
    let contact = match transition {
        Transition::Claim => contact_of(&base, &member, &id, &request.contact).await?,
        _ => None,
    };
    intent
        .once(&base.store, move |tx| {
            Box::pin(async move {
                apply_transition(tx, &owned_member, &promotion, transition, now_ms).await?;
                if let Some((field, value)) = contact {
                    contact::store_value(tx, &owned_member.id, field, &value).await?;
                }
                Ok(())
            })
        })
        .await?;
    detail::read(&base, &member.id, &id, language.code()).await.map(Reply)
}

/// The contact field and value that the member must give before a bonus is paid, checked by the operator's rule of the
/// field; `None` where none is required or it is known already.
async fn contact_of(
    base: &Base,
    member: &Member,
    id: &str,
    input: &str,
) -> Result<Option<(&'static str, String)>, ApiError> {
    let Some(row) = PromotionRow::find(base.store.reader(), &member.id, id).await? else { return Ok(None) };
    let Some(field) = detail::contact_needed(base, &row, &member.id).await? else { return Ok(None) };
    match contact::check(&base.store, field, input).await? {
        Ok(value) => Ok(Some((field, value))),
        Err(code) => Err(ApiError::rule_broken([(field, code.as_str())])),
    }
}

/// The id of a promotion, checked for its form.
///
/// # Errors
/// 422 for anything that can be no id.
pub(super) fn promo_id(input: &str) -> Result<String, ApiError> {
    params::code("promoId", input)?.ok_or_else(|| invalid_field("promoId", "promoId must name a promotion".to_owned()))
}

/// The promotion with this id, for a member who may take part in it. Rank and exclusion are read within the caller's
/// transaction: they may have changed since the session was loaded.
///
/// # Errors
/// 401 where the account is not open, 404 where there is no such promotion, 403 for a member who is excluded, may not
/// be marketed to, or has too low a rank.
pub(super) async fn require_eligible(
    tx: &mut Connection,
    member_id: &str,
    id: &str,
    now_ms: i64,
) -> Result<PromotionRow, ApiError> {
    closing::require_open(&mut *tx, member_id).await?;
    require_not_excluded(&mut *tx, member_id, now_ms).await?;
    if !may_be_marketed_to(&mut *tx, member_id).await? {
        let message = "promotions rest for this account: ask customer service";
        return Err(ApiError::refused(StatusCode::FORBIDDEN, code::NOT_ENABLED, message));
    }
    let row = PromotionRow::find(&mut *tx, member_id, id).await?.ok_or_else(|| ApiError::not_found("promotion"))?;
    let rank = "select rank_level from members where id = $1";
    let rank: i64 = sql::query_scalar(rank).bind(member_id).fetch_one(tx).await?;
    if rank < row.level_min {
        let message = "this promotion is for members of a higher rank";
        return Err(ApiError::refused(StatusCode::FORBIDDEN, code::RANK_TOO_LOW, message));
    }
    Ok(row)
}

/// Stores a member's state in a promotion.
pub(super) async fn set_state(
    connection: &mut Connection,
    (promotion_id, member_id): (&str, &str),
    state: State,
    now_ms: i64,
) -> Result<(), ApiError> {
    sql::query(
        "insert into promotion_states (promotion_id, member_id, state, since) values ($1, $2, $3, $4)
         on conflict (promotion_id, member_id) do update set state = excluded.state, since = excluded.since",
    )
    .bind(promotion_id)
    .bind(member_id)
    .bind(state.as_str())
    .bind(now_ms)
    .execute(connection)
    .await?;
    Ok(())
}

/// Carries out a transition that is allowed at this time, with its draws or reward.
pub(super) async fn apply_transition(
    tx: &mut Connection,
    member: &Member,
    id: &str,
    transition: Transition,
    now_ms: i64,
) -> Result<(), ApiError> {
    let row = require_eligible(&mut *tx, &member.id, id, now_ms).await?;
    let now = u64::try_from(now_ms).unwrap_or(0);
    let state = next_state(&row.rules(), row.state(), transition, now).ok_or_else(closed)?;
    set_state(&mut *tx, (id, &member.id), state, now_ms).await?;
    match transition {
        Transition::Join if row.rules().mode == Mode::Raffle => {
            grant_draws(tx, id, &member.id, row.draws, now_ms).await
        }
        Transition::Claim => reward(tx, &row, (&member.id, &member.row.currency), now_ms).await,
        _ => Ok(()),
    }
}

/// Pays the reward of a promotion, as long as its stock lasts. The caller has stored the state before, so that this
/// reward is counted too.
pub(super) async fn reward(
    tx: &mut Connection,
    row: &PromotionRow,
    (member_id, currency): (&str, &str),
    now_ms: i64,
) -> Result<(), ApiError> {
    if let Some(stock) = row.stock {
        let count = "select count(*) from promotion_states where promotion_id = $1 and state in ('CLAIMED', 'ISSUED')";
        let granted: i64 = sql::query_scalar(count).bind(&row.id).fetch_one(&mut *tx).await?;
        if granted > stock {
            let message = "everything that this promotion has to give was taken";
            return Err(ApiError::refused(StatusCode::CONFLICT, code::PROMOTION_EXHAUSTED, message));
        }
    }
    if row.reward() == RewardKind::FreeSpin {
        let of = (row.id.as_str(), member_id);
        return free_spins::grant(tx, FreeSpinsSource::Promotion, of, &row.free_spins(), now_ms).await;
    }
    let payment = Payment {
        kind: TransactionKind::PromotionReward,
        key: format!("promotion:{}:{member_id}", row.id),
        reference: row.id.clone(),
        reward: row.reward(),
        amount: row.reward_amount,
        currency: &row.reward_currency,
        wager_multiplier: row.wager_multiplier,
    };
    let paid = pay(&mut *tx, payment, (member_id, currency), now_ms).await?;
    sql::query("update promotion_states set paid = $3 where promotion_id = $1 and member_id = $2")
        .bind(&row.id)
        .bind(member_id)
        .bind(paid)
        .execute(tx)
        .await?;
    Ok(())
}

/// Grants a member draws of a raffle.
pub(super) async fn grant_draws(
    tx: &mut Connection,
    promotion_id: &str,
    member_id: &str,
    count: i64,
    now_ms: i64,
) -> Result<(), ApiError> {
    for _ in 0..count {
        sql::query("insert into raffle_draws (id, promotion_id, member_id, granted_at) values ($1, $2, $3, $4)")
            .bind(ids::new_id(now_ms))
            .bind(promotion_id)
            .bind(member_id)
            .bind(now_ms)
            .execute(&mut *tx)
            .await?;
    }
    Ok(())
}
