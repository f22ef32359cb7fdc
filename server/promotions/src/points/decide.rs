//! Operators' decisions on redemptions: approve, reject, give the voucher code, ship, deliver.

use axum::http::StatusCode;
use games::free_spins::{FreeSpinsSource, FreeSpinsTerms};
use identity::member::MemberRow;
use ledger::{Account, AccountKind, Transaction, TransactionKind};
use lumora_core::domain::message::MessageKind;
use lumora_core::domain::points::{POINT, RedemptionEvent, RewardCategory};
use lumora_core::wire::code;
use messages::Message;
use platform::http::ApiError;
use platform::store::{Connection, Store, StoreError, TxFuture, sql};
use platform::vault::Vault;
use protection::MemberProtection;

use super::account::Movement;
use super::row::{RedemptionRow, SELECT, TransitionDetails};
use crate::free_spins;
use crate::pay::MoneyReward;

/// An operator's decision on a redemption.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Decision {
    /// Approve: money is paid at once, everything else is then prepared.
    Approve,
    /// Reject: points and stock are returned.
    Reject,
    /// Give the member a voucher code, sealed by [`locked_code`].
    GiveCode(String),
    /// The parcel was handed to a courier.
    Ship {
        /// Name of the courier.
        courier: String,
        /// The courier's tracking number.
        tracking_no: String,
    },
    /// The parcel was delivered.
    Deliver,
}

impl Decision {
    const fn event(&self) -> RedemptionEvent {
        match self {
            Self::Approve => RedemptionEvent::Approved,
            Self::Reject => RedemptionEvent::Rejected,
            Self::GiveCode(_) => RedemptionEvent::CodeGiven,
            Self::Ship { .. } => RedemptionEvent::Shipped,
            Self::Deliver => RedemptionEvent::Delivered,
        }
    }
}

/// Seals a voucher code for storage, so that a copy of the database does not disclose it.
///
/// # Errors
/// When the code is too large for the cipher.
pub fn locked_code(vault: &Vault, redemption_id: &str, code: &str) -> Result<String, StoreError> {
    vault.lock(redemption_id, code.as_bytes())
}

/// The voucher code of a redemption in the clear; empty where none was given, or it was sealed with another key.
pub(super) fn code_of(vault: &Vault, row: &RedemptionRow) -> String {
    if row.voucher.is_empty() {
        return String::new();
    }
    match vault.unlock(&row.id, &row.voucher) {
        Ok(code) => String::from_utf8(code).unwrap_or_default(),
        Err(error) => {
            tracing::warn!(redemption = row.id, %error, "the code of a redemption does not open");
            String::new()
        }
    }
}

/// Carries out a decision within the caller's transaction; `note` is a text to the member.
///
/// # Errors
/// 404; 409 where the status does not allow the decision, the account is closed or suspended, or a bonus would go to a
/// member who is excluded from play.
pub fn decide<'c>(
    tx: &'c mut Connection,
    id: &'c str,
    decision: &'c Decision,
    note: &'c str,
    now_ms: i64,
) -> TxFuture<'c, RedemptionRow, ApiError> {
    Box::pin(async move {
        let row = find(tx, id).await?;
        let mut details = TransitionDetails { reason: note, ..TransitionDetails::default() };
        match decision {
            Decision::GiveCode(voucher) => details.voucher = voucher,
            Decision::Ship { courier, tracking_no } => {
                details.courier = courier;
                details.tracking_no = tracking_no;
            }
            Decision::Approve | Decision::Reject | Decision::Deliver => {}
        }
        row.transition(tx, decision.event(), details, now_ms).await?.ok_or_else(no_longer_open)?;
        match decision {
            Decision::Approve => pay(tx, &row, now_ms).await?,
            Decision::Reject => give_back(tx, &row, now_ms).await?,
            Decision::GiveCode(_) | Decision::Ship { .. } | Decision::Deliver => {}
        }
        notify_member(tx, &row, decision, now_ms).await?;
        find(tx, id).await
    })
}

async fn find(tx: &mut Connection, id: &str) -> Result<RedemptionRow, ApiError> {
    RedemptionRow::find(tx, id).await?.ok_or_else(|| ApiError::not_found("redemption"))
}

fn no_longer_open() -> ApiError {
    let message = "the redemption stands otherwise, or its reward is of another kind: read it, and decide what fits";
    ApiError::refused(StatusCode::CONFLICT, code::STATE_CHANGED, message)
}

/// Pays money and grants free spins; other rewards are prepared by hand.
async fn pay(tx: &mut Connection, row: &RedemptionRow, now_ms: i64) -> Result<(), ApiError> {
    if row.category() == RewardCategory::FreeSpin && !row.free_spins.is_empty() {
        return give_spins(tx, row, now_ms).await;
    }
    let key = format!("redemption:{}:paid", row.id);
    if row.cash <= 0 {
        return Ok(());
    }
    let member = MemberRow::by_id(&mut *tx, &row.member_id).await?;
    if member.is_none_or(|member| !member.is_active()) {
        let message = "the account is closed or suspended and is given nothing: reject it, or wait until it is open";
        return Err(ApiError::refused(StatusCode::CONFLICT, code::STATE_CHANGED, message));
    }
    match row.category() {
        RewardCategory::Cash => {
            let (house, wallet) = (
                Account::new(AccountKind::Promotion, "", &row.currency),
                Account::wallet(&row.member_id, &row.currency),
            );
            let reward =
                Transaction::transfer(TransactionKind::PointsReward, key, row.id.clone(), house, wallet, row.cash);
            ledger::post(tx, &reward, now_ms).await?;
        }
        RewardCategory::Bonus => {
            if MemberProtection::read(&mut *tx, &row.member_id).await?.is_excluded(now_ms) {
                let message = "the member is excluded from play and gets no bonus: reject it, and the points are back";
                return Err(ApiError::refused(StatusCode::CONFLICT, code::STATE_CHANGED, message));
            }
            let reward = MoneyReward {
                kind: TransactionKind::PointsReward,
                key,
                reference: row.id.clone(),
                amount: row.cash,
                currency: &row.currency,
                wager_multiplier: row.wager_multiplier,
            };
            reward.pay(tx, &row.member_id, now_ms).await?;
        }
        RewardCategory::FreeSpin | RewardCategory::Physical | RewardCategory::Voucher => {}
    }
    Ok(())
}

/// Grants the redeemed free spins, which completes the redemption.
async fn give_spins(tx: &mut Connection, row: &RedemptionRow, now_ms: i64) -> Result<(), ApiError> {
    let terms: FreeSpinsTerms =
        serde_json::from_str(&row.free_spins).map_err(|error| StoreError::Corrupt(error.to_string()))?;
    free_spins::grant(&mut *tx, FreeSpinsSource::Points, (&row.id, &row.member_id), &terms, now_ms).await?;
    let approved = find(tx, &row.id).await?;
    let transitioned =
        approved.transition(tx, RedemptionEvent::CodeGiven, TransitionDetails::default(), now_ms).await?;
    transitioned.map(drop).ok_or_else(no_longer_open)
}

/// Returns points and stock.
async fn give_back(tx: &mut Connection, row: &RedemptionRow, now_ms: i64) -> Result<(), ApiError> {
    let stock = "update point_rewards set stock = stock + $2 where id = $1 and stock is not null";
    sql::query(stock).bind(&row.reward_id).bind(row.quantity).execute(&mut *tx).await?;
    let key = format!("redemption:{}:returned", row.id);
    let movement = Movement { kind: TransactionKind::PointsReturned, key, reference: &row.id };
    movement.give(tx, &row.member_id, row.points.saturating_mul(POINT), now_ms).await?;
    Ok(())
}

/// Writes the member's inbox message about a decision.
async fn notify_member(
    tx: &mut Connection,
    row: &RedemptionRow,
    decision: &Decision,
    now_ms: i64,
) -> Result<(), StoreError> {
    let kind = match decision {
        Decision::Approve => MessageKind::RedemptionApproved,
        Decision::Reject => MessageKind::RedemptionRejected,
        Decision::GiveCode(_) => MessageKind::RedemptionCode,
        Decision::Ship { .. } => MessageKind::RedemptionShipped,
        Decision::Deliver => return Ok(()),
    };
    let message = Message { number: &row.order_no, reference: &row.id, ..Message::of(kind) };
    messages::write(tx, &row.member_id, &message, now_ms).await
}

/// Rejects a member's open applications when the account is closed, and deletes the delivery addresses of ended
/// redemptions. Approved redemptions are still fulfilled.
///
/// # Errors
/// When the ledger or the database fails; then nothing of it may stay.
pub async fn end_with_account(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<(), ApiError> {
    let open = "select id from point_redemptions where member_id = $1 and status = 'APPLYING' order by id";
    let open: Vec<(String,)> = sql::query_as(open).bind(member_id).fetch_all(&mut *tx).await?;
    for (id,) in open {
        let row = find(tx, &id).await?;
        row.transition(tx, RedemptionEvent::Rejected, TransitionDetails::default(), now_ms)
            .await?
            .ok_or_else(no_longer_open)?;
        give_back(tx, &row, now_ms).await?;
    }
    let forget = "delete from point_deliveries where member_id = $1 and expires_at is not null";
    sql::query(forget).bind(member_id).execute(tx).await?;
    Ok(())
}

/// Which redemptions to list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RedemptionFilter {
    /// Those that await an operator: to decide, to prepare, or to confirm the delivery.
    Waiting,
    /// All of them.
    All,
    /// Those in a status.
    In(lumora_core::domain::points::RedemptionStatus),
}

/// A page of redemptions and the number of all that match. Those that await an operator are sorted oldest first, every
/// other list latest first.
///
/// # Errors
/// When the database fails.
pub async fn list(
    store: &Store,
    filter: RedemptionFilter,
    member_id: Option<&str>,
    (offset, limit): (i64, i64),
) -> Result<(Vec<RedemptionRow>, i64), StoreError> {
    let status = match filter {
        RedemptionFilter::Waiting => "r.status in ('APPLYING', 'APPROVED_IN_PROCESS', 'SHIPPED')".to_owned(),
        RedemptionFilter::All => "1 = 1".to_owned(),
        RedemptionFilter::In(status) => format!("r.status = '{}'", status.name()),
    };
    // The status is a word of this program; the member's id is bound.
    let whose = if member_id.is_some() { "r.member_id = $1" } else { "$1 = ''" };
    let order = if filter == RedemptionFilter::Waiting { "asc" } else { "desc" };
    let page = format!("{SELECT} where {status} and {whose} order by r.id {order} limit $2 offset $3");
    let member_id = member_id.unwrap_or_default();
    let page = sql::query_as(sql::AssertSqlSafe(page)).bind(member_id).bind(limit).bind(offset);
    let rows = page.fetch_all(store.reader()).await?;
    let count = format!("select count(*) from point_redemptions r where {status} and {whose}");
    let count = sql::query_scalar(sql::AssertSqlSafe(count)).bind(member_id).fetch_one(store.reader()).await?;
    Ok((rows, count))
}

#[cfg(test)]
mod tests {
    use lumora_core::domain::points::RedemptionStatus;

    #[test]
    fn what_waits_is_what_is_open() {
        let source = include_str!("decide.rs");
        let (_, waiting) = source.split_once("r.status in (").unwrap();
        let (waiting, _) = waiting.split_once(')').unwrap();
        for status in RedemptionStatus::ALL {
            assert_eq!(waiting.contains(&format!("'{}'", status.name())), status.is_open(), "{status:?}");
        }
    }
}
