//! Deposits that count for missions.

use lumora_core::domain::mission::MissionKind;
use platform::day;
use platform::store::{Connection, StoreError, TxFuture, sql};

use super::count::notify_claimable;
use super::progress::deposited_sum;
use super::row::MissionRow;

/// Records a receipt within the transaction that credits it, and notifies the member of missions that it completes.
/// `amount` is in minor units.
///
/// # Errors
/// When the database fails.
pub fn note_deposit<'c>(
    tx: &'c mut Connection,
    (member_id, receipt_id): (&'c str, &'c str),
    (currency, amount): (&'c str, i64),
    now_ms: i64,
) -> TxFuture<'c, (), StoreError> {
    Box::pin(async move {
        sql::query(
        "insert into mission_deposits (member_id, at, id, currency, amount) values ($1, $2, $3, $4, $5) on conflict do nothing",
    )
    .bind(member_id)
    .bind(now_ms)
    .bind(receipt_id)
    .bind(currency)
    .bind(amount)
    .execute(&mut *tx)
    .await?;
        let offset_minutes = day::offset_minutes(&mut *tx).await?;
        for mission in MissionRow::list(&mut *tx, now_ms).await? {
            let is_meant = mission.kind() == MissionKind::Deposit && mission.currency == currency;
            let window = mission.window(mission.period().at(now_ms, offset_minutes), offset_minutes);
            if !is_meant || !window.holds(now_ms) {
                continue;
            }
            let reached = deposited_sum(&mut *tx, member_id, currency, window).await?;
            if reached >= mission.target() && reached - amount < mission.target() {
                notify_claimable(&mut *tx, member_id, &mission, now_ms).await?;
            }
        }
        Ok(())
    })
}
