//! Referred friends that count for missions, once they qualify by the referral plan.

use lumora_core::domain::mission::MissionKind;
use platform::day;
use platform::store::{Connection, StoreError, sql};

use super::count::notify_claimable;
use super::progress::qualified_friends;
use super::row::MissionRow;

/// Removes a friend who does not qualify any more; rewards that were claimed stay.
///
/// # Errors
/// When the database fails.
pub async fn forget_friend(tx: &mut Connection, friend_id: &str) -> Result<(), StoreError> {
    let delete = "delete from mission_friends where friend_id = $1";
    sql::query(delete).bind(friend_id).execute(tx).await.map(drop)
}

/// Records a friend who qualifies, within the transaction that decides it, and notifies the member of missions that it
/// completes.
///
/// # Errors
/// When the database fails.
pub async fn note_friend(tx: &mut Connection, member_id: &str, friend_id: &str, now_ms: i64) -> Result<(), StoreError> {
    let insert = "insert into mission_friends (member_id, at, friend_id) values ($1, $2, $3) on conflict do nothing";
    let insert = sql::query(insert).bind(member_id).bind(now_ms).bind(friend_id);
    if insert.execute(&mut *tx).await?.rows_affected() == 0 {
        return Ok(());
    }
    let offset_minutes = day::offset_minutes(&mut *tx).await?;
    for mission in MissionRow::list(&mut *tx, now_ms).await? {
        let window = mission.window(mission.period().at(now_ms, offset_minutes), offset_minutes);
        if mission.kind() != MissionKind::Invite || !window.holds(now_ms) {
            continue;
        }
        if qualified_friends(&mut *tx, member_id, window).await? == mission.target() {
            notify_claimable(&mut *tx, member_id, &mission, now_ms).await?;
        }
    }
    Ok(())
}
