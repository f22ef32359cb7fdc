//! Gives up a bonus at the member's request.

use axum::http::StatusCode;
use bets::wagering;
use games::free_spins;
use identity::member::MemberRow;
use lumora_core::domain::money::Money;
use lumora_core::wire::code;
use platform::http::ApiError;
use platform::store::{Connection, sql};
use platform::topic::Topic;

use super::left::open_bonuses;

/// Ends a bonus within the caller's transaction, if `agreed` is the sum that is taken back. Bets must have been counted
/// before.
///
/// # Errors
/// 404 where the member has no such bonus; 409 where it has ended, a bet is open, or another sum would be taken back.
pub(super) async fn give_up(
    tx: &mut Connection,
    (member_id, id): (&str, &str),
    agreed: Money,
    now_ms: i64,
) -> Result<(), ApiError> {
    let member = MemberRow::by_id(&mut *tx, member_id).await?.ok_or_else(|| ApiError::not_found("member"))?;
    member.require_active()?;
    let is_of_spins = !wagering::is_known(&mut *tx, id).await?;
    if let Some(grant) = free_spins::grant_of(id).filter(|_| is_of_spins) {
        return free_spins::give_up(tx, (member_id, grant), agreed.0, now_ms).await;
    }
    let open = open_bonuses(tx, &member, now_ms).await?;
    let Some(bonus) = open.iter().find(|bonus| bonus.row.id == id) else {
        return Err(if is_known(tx, member_id, id).await? { changed() } else { ApiError::not_found("bonus") });
    };
    // The bonus may be at stake: what is left of it is known when the bet is settled.
    if games::seamless::has_unsettled_bet(tx, member_id).await? {
        let message = "a bet is open, and the bonus may be at stake in it: let it come to its end first";
        return Err(ApiError::refused(StatusCode::CONFLICT, code::BET_OPEN, message));
    }
    if bonus.left != agreed.0 || bonus.take_back(tx, &member, true, now_ms).await? != Some(agreed.0) {
        return Err(changed());
    }
    tx.announce(Topic::Cashier, member_id);
    Ok(())
}

async fn is_known(tx: &mut Connection, member_id: &str, id: &str) -> Result<bool, ApiError> {
    let query = "select id from wagering_credits where id = $1 and member_id = $2 and source = 'BONUS'";
    let found: Option<String> = sql::query_scalar(query).bind(id).bind(member_id).fetch_optional(tx).await?;
    Ok(found.is_some())
}

fn changed() -> ApiError {
    let message = "the bonus has ended, or another sum is left of it by now: read what it would cost to give it up";
    ApiError::refused(StatusCode::CONFLICT, code::STATE_CHANGED, message)
}
