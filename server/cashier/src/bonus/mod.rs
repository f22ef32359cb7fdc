//! A member's bonuses (section 2 of the specification, page `bonusDetails`): the list of all that were ever granted,
//! and giving one up.
//!
//! A bonus is money in the wallet with a wagering requirement ([`bets::wagering`]). A member who gives one up returns
//! what is left of it by the rule of [`domain::bonus`](lumora_core::domain::bonus), keeps deposits and winnings, and is
//! free of the requirement. An exclusion ends bonuses by the same functions ([`open_bonuses`],
//! [`OpenBonus::take_back`]). The wagering requirement of a deposit can not be given up.

mod give_up;
mod left;
mod names;
mod read;
mod rows;

use axum::extract::State;
use axum::middleware;
use identity::idempotency::{self, Intent, IntentKey};
use identity::session::{Member, MemberEvenExcluded};
use lumora_core::domain::bonus::BonusState;
use lumora_core::wire::{BonusItem, BonusPage, Envelope, GiveUpBonusRequest};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Json, Language, Query, Reply};
use platform::params::{OneOf, OptionalParam, PageSize, Text, invalid_field};
use platform::{choices, query};
use utoipa::{OpenApiRouter, routes};

use crate::CashierState;
use crate::customer::real_member;

pub use left::{OpenBonus, open_bonuses};
pub(crate) use read::names_of_running;

/// Bonuses per page when the call names no size.
const PAGE: u32 = 20;
/// Longest id of a bonus, in bytes.
const ID_LENGTH: usize = 200;

/// The calls of this module.
pub(crate) fn router() -> OpenApiRouter<CashierState> {
    let moving = OpenApiRouter::new().routes(routes!(give_up)).route_layer(middleware::from_fn(idempotency::layer));
    OpenApiRouter::new().routes(routes!(list)).merge(moving)
}

choices! {
    States of BonusState
}

query! {
    /// Filter and page of the member's bonuses.
    struct BonusQuery {
        /// Only bonuses in this state; all when omitted.
        state: OptionalParam<OneOf<States>>,
        /// `next` of the previous page; the first page when omitted.
        cursor: OptionalParam<Text<240>>,
        /// Bonuses per page, at most 100; 20 when omitted.
        page_size: OptionalParam<PageSize>,
    }
}

/// The member's bonuses
///
/// Every bonus that was ever granted: active ones first, and latest first within each part. Bets are counted up to the
/// time of the call.
#[utoipa::path(
    get, path = "/wps/member/bonuses", tag = "cashier", security(("session" = [])), params(BonusQuery),
    responses(
        (status = 200, body = Envelope<BonusPage>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope), (status = 422, description = "The cursor is none", body = ErrorEnvelope)
    )
)]
async fn list(
    State(base): State<Base>,
    Language(language): Language,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Query(query): Query<BonusQuery>,
) -> Result<Reply<BonusPage>, ApiError> {
    let member = real_member(member)?;
    let filter = rows::Filter { member_id: member.id.clone(), state: query.state.0, now_ms: base.clock.now_ms() };
    let paging = (query.cursor.0.as_deref(), query.page_size.0.unwrap_or(PAGE));
    Ok(Reply(read::page(&base, &member, filter, paging, language).await?))
}

/// Give up a bonus
///
/// Ends the bonus and takes back what is left of it, provided that this is the sum that the call names. Deposits and
/// winnings stay.
#[utoipa::path(
    post, path = "/wps/member/bonuses/giveUp", tag = "cashier", params(IntentKey), request_body = GiveUpBonusRequest,
    security(("session" = [])),
    responses(
        (status = 200, body = Envelope<BonusItem>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope), (status = 404, description = "The member has no such bonus", body = ErrorEnvelope),
        (status = 409, description = "It has ended, a bet is open, or another sum is left by now", body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope)
    )
)]
async fn give_up(
    State(base): State<Base>,
    Language(language): Language,
    member: Member,
    intent: Intent,
    Json(request): Json<GiveUpBonusRequest>,
) -> Result<Reply<BonusItem>, ApiError> {
    let member = real_member(member)?;
    let id = bonus_id(request.bonus_id)?;
    let now_ms = base.clock.now_ms();
    read::count_play(&base, &member, now_ms).await?;
    let (member_id, bonus_id, agreed) = (member.id.clone(), id.clone(), request.amount.0);
    intent
        .once(&base.store, move |tx| {
            Box::pin(async move { give_up::give_up(tx, (&member_id, &bonus_id), agreed, now_ms).await })
        })
        .await?;
    Ok(Reply(read::find(&base, &member, &id, language).await?))
}

fn bonus_id(id: String) -> Result<String, ApiError> {
    let fits = !id.is_empty() && id.len() <= ID_LENGTH && !id.chars().any(char::is_control);
    if fits { Ok(id) } else { Err(invalid_field("bonusId", "bonusId must name a bonus".to_owned())) }
}
