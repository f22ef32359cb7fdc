//! Friends whom a member has brought and who count by the plan of referral, which some missions ask for.

use lumora_core::domain::mission::MissionKind;
use platform::day;
use platform::store::{Connection, StoreError, sql};

use super::count::tell;
use super::progress::brought;
use super::row::MissionRow;

/// Forgets a friend who counts no more; a reward that was claimed stays.
///
/// # Errors
/// When the database fails.
pub async fn forget_friend(tx: &mut Connection, friend_id: &str) -> Result<(), StoreError> {
    let delete = "delete from mission_friends where friend_id = $1";
    sql::query(delete).bind(friend_id).execute(tx).await.map(drop)
}

/// Notes a friend who counts from now on, in the transaction that settles it, and tells of the missions that are done by it.
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
        if brought(&mut *tx, member_id, window).await? == mission.target() {
            tell(&mut *tx, member_id, &mission, now_ms).await?;
        }
    }
    Ok(())
}
