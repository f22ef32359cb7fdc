//! Operators' decisions on applications: approve, reject, issue.

use axum::http::StatusCode;
use lumora_core::domain::promotion::{State, Transition, next_state};
use lumora_core::wire::code;

use super::closed;
use super::row::PromotionRow;
use super::take_part::{grant_draws, reward, set_state};
use content::picture::file_of;
use identity::member::MemberRow;
use platform::http::ApiError;
use platform::store::{Connection, Store, StoreError, TxFuture, from_row, sql};
use protection::MemberProtection;

/// An application for a promotion, for operators.
#[derive(Debug, Clone)]
pub struct Application {
    /// Id of the promotion.
    pub promotion_id: String,
    /// Account name of the member.
    pub account: String,
    /// The word of its [`State`].
    pub state: String,
    /// When it was made, in milliseconds since the epoch (UTC); `None` for a member who only signed up.
    pub applied_at: Option<i64>,
    /// The member's remark.
    pub remark: String,
    /// The operator's text to the member.
    pub reason: String,
    /// Ids of its pictures, separated by blanks.
    pub images: String,
}

struct ApplicationRow {
    promotion_id: String,
    member_id: String,
    account: String,
    state: String,
    applied_at: Option<i64>,
    remark: String,
    reason: String,
}

from_row!(ApplicationRow { promotion_id, member_id, account, state, applied_at, remark, reason });

/// Applications in a state, oldest first, at most `limit`.
///
/// # Errors
/// When the database fails.
pub async fn applications(store: &Store, state: State, limit: u32) -> Result<Vec<Application>, StoreError> {
    let rows: Vec<ApplicationRow> = sql::query_as(
        "select s.promotion_id, s.member_id, m.account, s.state, s.applied_at, s.remark, s.reason from promotion_states s
         join members m on m.id = s.member_id where s.state = $1 order by s.applied_at, s.since limit $2",
    )
    .bind(state.as_str())
    .bind(i64::from(limit))
    .fetch_all(store.reader())
    .await?;
    let mut applications = Vec::with_capacity(rows.len());
    for row in rows {
        let images: Vec<String> = sql::query_scalar(
            "select id from application_images where member_id = $1 and promotion_id = $2 order by place",
        )
        .bind(&row.member_id)
        .bind(&row.promotion_id)
        .fetch_all(store.reader())
        .await?;
        applications.push(Application {
            promotion_id: row.promotion_id,
            account: row.account,
            state: row.state,
            applied_at: row.applied_at,
            remark: row.remark,
            reason: row.reason,
            images: images.join(" "),
        });
    }
    Ok(applications)
}

/// A picture of an application as a JPEG file; `None` where there is none.
///
/// # Errors
/// When the database fails.
pub async fn picture(store: &Store, id: &str) -> Result<Option<Vec<u8>>, StoreError> {
    let query = sql::query_scalar("select body from application_images where id = $1");
    let body: Option<String> = query.bind(id).fetch_optional(store.reader()).await?;
    Ok(body.and_then(|body| file_of(&body)))
}

/// An operator's decision on a member's application or sign-up.
#[derive(Debug, Clone)]
pub struct Decision {
    /// Id of the promotion.
    pub promotion_id: String,
    /// Account name of the member.
    pub account: String,
    /// Approve, reject or issue; any other transition is refused.
    pub transition: Transition,
    /// Text to the member, plain; cut to 500 characters.
    pub reason: String,
    /// Name of the operator who decides.
    pub actor: String,
}

/// Carries out a decision within the caller's transaction. Issuing money or points posts them. Gives the former and the
/// new state.
///
/// # Errors
/// 404 for an unknown promotion or member; 403 for an excluded member and 409 for a closed account, except to reject;
/// 409 where the member's state does not allow the transition.
pub fn decide<'c>(
    tx: &'c mut Connection,
    decision: &'c Decision,
    now_ms: i64,
) -> TxFuture<'c, (Option<State>, State), ApiError> {
    Box::pin(async move {
        let Decision { promotion_id, account, transition, reason, actor } = decision;
        let member = MemberRow::by_account(&mut *tx, account).await?.ok_or_else(|| ApiError::not_found("member"))?;
        if *transition != Transition::Reject && MemberProtection::read(&mut *tx, &member.id).await?.is_excluded(now_ms)
        {
            let message = "the member is excluded from play and is given nothing: reject it";
            return Err(ApiError::refused(StatusCode::FORBIDDEN, code::EXCLUDED, message));
        }
        if *transition != Transition::Reject && !member.is_active() {
            let message =
                "the account is closed or suspended and is given nothing: reject it, or wait until it is open";
            return Err(ApiError::refused(StatusCode::CONFLICT, code::STATE_CHANGED, message));
        }
        let row = PromotionRow::find(&mut *tx, &member.id, promotion_id).await?;
        let row = row.ok_or_else(|| ApiError::not_found("promotion"))?;
        let by_operator = matches!(transition, Transition::Approve | Transition::Reject | Transition::Issue);
        let now = u64::try_from(now_ms).unwrap_or(0);
        let state =
            next_state(&row.rules(), row.state(), *transition, now).filter(|_| by_operator).ok_or_else(closed)?;
        set_state(&mut *tx, (promotion_id, &member.id), state, now_ms).await?;
        let reason: String = reason.trim().chars().filter(|it| !it.is_control()).take(500).collect();
        sql::query(
            "update promotion_states set reviewed_at = $3, reviewed_by = $4, reason = $5
         where promotion_id = $1 and member_id = $2",
        )
        .bind(promotion_id)
        .bind(&member.id)
        .bind(now_ms)
        .bind(actor)
        .bind(reason)
        .execute(&mut *tx)
        .await?;
        if state == State::Issued {
            reward(tx, &row, (&member.id, &member.currency), now_ms).await?;
        }
        Ok((row.state(), state))
    })
}

/// Grants a member draws of a raffle within the caller's transaction.
///
/// # Errors
/// 404 for an unknown promotion or member, 409 where the promotion is no raffle.
pub async fn give_draws(
    tx: &mut Connection,
    (promotion_id, account): (&str, &str),
    count: u32,
    now_ms: i64,
) -> Result<(), ApiError> {
    let member = MemberRow::by_account(&mut *tx, account).await?.ok_or_else(|| ApiError::not_found("member"))?;
    let row = PromotionRow::find(&mut *tx, &member.id, promotion_id).await?;
    let row = row.ok_or_else(|| ApiError::not_found("promotion"))?;
    if row.rules().mode != lumora_core::domain::promotion::Mode::Raffle {
        return Err(closed());
    }
    grant_draws(tx, promotion_id, &member.id, i64::from(count), now_ms).await
}
