//! Levels for operators: reviews, decisions on them, and setting a member's level.

use axum::http::StatusCode;
use identity::member::MemberRow;
use lumora_core::domain::reward::level::{LevelCause, ReviewOutcome};
use lumora_core::wire::code;
use platform::http::ApiError;
use platform::params::invalid_field;
use platform::store::{Connection, Store, StoreError, TxFuture, from_row, sql};
use protection::may_be_marketed_to;

use super::change::{ChangeReason, LevelMember, change};
use super::row::LevelRow;

/// A review of a member's level. Days are days since 1970-01-01, amounts minor units, times milliseconds since the
/// epoch (UTC).
#[derive(Debug, Clone)]
pub struct ReviewRow {
    /// Id of the review.
    pub id: String,
    /// Account name of the member.
    pub account: String,
    /// First day of the reviewed period.
    pub first_day: i64,
    /// Last day of the reviewed period.
    pub last_day: i64,
    /// The level that was reviewed.
    pub level: i64,
    /// The level after the review; of one that awaits a decision, the level that lowering would lead to.
    pub turned_to: i64,
    /// Valid bets of the period.
    pub turnover: i64,
    /// Deposits of the period.
    pub deposits: i64,
    /// The word of its [`ReviewOutcome`].
    pub outcome: String,
    /// When it was made.
    pub reviewed_at: i64,
    /// When an operator decided; `None` before.
    pub decided_at: Option<i64>,
    /// Name of the operator who decided; empty before.
    pub decided_by: String,
    /// The operator's note on the decision.
    pub note: String,
}

from_row!(ReviewRow {
    id,
    account,
    first_day,
    last_day,
    level,
    turned_to,
    turnover,
    deposits,
    outcome,
    reviewed_at,
    decided_at,
    decided_by,
    note
});

const SELECT: &str = "select r.id, m.account, r.first_day, r.last_day, r.level, r.turned_to, r.turnover, r.deposits, r.outcome, r.reviewed_at,
    r.decided_at, r.decided_by, r.note from level_reviews r join members m on m.id = r.member_id";

/// A page of reviews, latest first, and the number of all that match. An empty `member_id` is all members.
///
/// # Errors
/// When the database fails.
pub async fn reviews(
    store: &Store,
    (outcome, member_id): (Option<ReviewOutcome>, &str),
    (offset, limit): (i64, i64),
) -> Result<(Vec<ReviewRow>, i64), StoreError> {
    let outcome = outcome.map_or("", ReviewOutcome::name);
    let count = "select count(*) from level_reviews where ($1 = '' or outcome = $1) and ($2 = '' or member_id = $2)";
    let count: i64 = sql::query_scalar(count).bind(outcome).bind(member_id).fetch_one(store.reader()).await?;
    let text = format!(
        "{SELECT} where ($1 = '' or r.outcome = $1) and ($2 = '' or r.member_id = $2)
         order by r.reviewed_at desc, r.id desc limit $3 offset $4"
    );
    let query = sql::query_as(sql::AssertSqlSafe(text)).bind(outcome).bind(member_id).bind(limit).bind(offset);
    Ok((query.fetch_all(store.reader()).await?, count))
}

/// Decides a review that awaits it, within the caller's transaction: lowers the level, or leaves it.
///
/// # Errors
/// 404 where there is no such review; 409 where it awaits no decision, or the member's level has changed since.
pub fn decide<'c>(
    tx: &'c mut Connection,
    id: &'c str,
    lowers: bool,
    (by, note): (&'c str, &'c str),
    now_ms: i64,
) -> TxFuture<'c, ReviewRow, ApiError> {
    Box::pin(async move {
        let outcome = if lowers { ReviewOutcome::Lowered } else { ReviewOutcome::Waived };
        let query = "select member_id from level_reviews where id = $1";
        let member_id: Option<String> = sql::query_scalar(query).bind(id).fetch_optional(&mut *tx).await?;
        let member_id = member_id.ok_or_else(|| ApiError::not_found("review"))?;
        let update = "update level_reviews set outcome = $2, decided_at = $3, decided_by = $4, note = $5
                  where id = $1 and outcome = 'WAITING'";
        let update = sql::query(update).bind(id).bind(outcome.name()).bind(now_ms).bind(by).bind(note);
        if update.execute(&mut *tx).await?.rows_affected() != 1 {
            return Err(changed("this review waits for no decision: it was decided before, or never had to be"));
        }
        let text = format!("{SELECT} where r.id = $1");
        let row: ReviewRow = sql::query_as(sql::AssertSqlSafe(text)).bind(id).fetch_one(&mut *tx).await?;
        if lowers {
            let member = LevelMember::find(&mut *tx, &member_id).await?;
            let member = member.filter(|it| it.rank_level == row.level);
            let member =
                member.ok_or_else(|| changed("the member's level has changed since the review: let this one stay"))?;
            let levels = LevelRow::all(&mut *tx).await?;
            let why = ChangeReason { cause: LevelCause::Review, by, note };
            if !change(&mut *tx, &member, (&levels, row.turned_to), why, now_ms).await? {
                return Err(changed("that level is no more: let this one stay"));
            }
        }
        Ok(row)
    })
}

/// Sets a member's level within the caller's transaction. Gives the previous level.
///
/// # Errors
/// 404 for a member without levels; 422 for an unknown level or the present one; 403 to raise a member who may not be
/// marketed to.
pub fn set_level<'c>(
    tx: &'c mut Connection,
    member: &'c MemberRow,
    level: i64,
    (by, note): (&'c str, &'c str),
    now_ms: i64,
) -> TxFuture<'c, i64, ApiError> {
    Box::pin(async move {
        let ranked =
            LevelMember::find(&mut *tx, &member.id).await?.ok_or_else(|| ApiError::not_found("member with levels"))?;
        let levels = LevelRow::all(&mut *tx).await?;
        let before = ranked.rank_level;
        if level > before && !may_be_marketed_to(&mut *tx, &member.id).await? {
            let message = "this member is excluded from play or bears a marker of harm: no level is given meanwhile";
            return Err(ApiError::refused(StatusCode::FORBIDDEN, code::NOT_ENABLED, message));
        }
        let why = ChangeReason { cause: LevelCause::Operator, by, note };
        if change(tx, &ranked, (&levels, level), why, now_ms).await? {
            return Ok(before);
        }
        Err(invalid_field("level", "level must be one of the levels, and another than the member's".to_owned()))
    })
}

fn changed(message: &'static str) -> ApiError {
    ApiError::refused(StatusCode::CONFLICT, code::STATE_CHANGED, message)
}
