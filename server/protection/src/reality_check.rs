//! Reality checks: the interval that a member has chosen, the check that awaits its answer, and the answer.

use platform::store::{Connection, StoreError, sql};
use platform::topic::Topic;

use crate::event::{Actor, Event};
use crate::member::ProtectedMember;

/// Records that a check is due, since a stake was refused for it; open pages are notified once.
///
/// # Errors
/// When the database fails.
pub async fn fall_due(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<(), StoreError> {
    let text = "update protected_members set check_due_at = $2, version = version + 1 where member_id = $1 and check_due_at = 0";
    if sql::query(text).bind(member_id).bind(now_ms).execute(&mut *tx).await?.rows_affected() == 1 {
        tx.announce(Topic::RealityCheck, member_id);
    }
    Ok(())
}

/// Id of the check that awaits its answer; none where none does.
#[must_use]
pub fn waiting(member: &ProtectedMember) -> Option<String> {
    (member.check_due_at > 0).then(|| member.check_due_at.to_string())
}

/// Records the member's answer to the check with this id. Returns whether that check was due; the answer to another one changes
/// nothing.
///
/// # Errors
/// When the database fails.
pub async fn answer(tx: &mut Connection, member_id: &str, id: &str, now_ms: i64) -> Result<bool, StoreError> {
    let member = ProtectedMember::read(&mut *tx, member_id).await?;
    if waiting(&member).is_none_or(|it| it != id) {
        return Ok(false);
    }
    let clock = member.clock().checked(now_ms);
    let text = "update protected_members set check_due_at = 0, checked_at = $2, since_check = $3, version = version + 1 where member_id = $1";
    sql::query(text).bind(member_id).bind(clock.checked_at).bind(clock.since_check).execute(&mut *tx).await?;
    let event = Event { kind: "REALITY_CHECK_ANSWERED", limit: "", period: "", value: "", actor: Actor::Member };
    event.record(tx, member_id, now_ms).await?;
    tx.announce(Topic::RealityCheck, member_id);
    Ok(true)
}

/// Sets the member's interval of reality checks, in minutes; 0 for none.
///
/// # Errors
/// When the database fails.
pub async fn choose(tx: &mut Connection, member_id: &str, minutes: u32, now_ms: i64) -> Result<(), StoreError> {
    ProtectedMember::ensure(tx, member_id).await?;
    let text = "update protected_members set check_minutes = $2, check_chosen = 1, version = version + 1
                where member_id = $1 and (check_minutes <> $2 or check_chosen = 0)";
    let chosen = sql::query(text).bind(member_id).bind(i64::from(minutes)).execute(&mut *tx).await?;
    if chosen.rows_affected() == 1 {
        let value = minutes.to_string();
        let event = Event { kind: "REALITY_CHECK_SET", limit: "", period: "", value: &value, actor: Actor::Member };
        event.record(tx, member_id, now_ms).await?;
        tx.announce(Topic::RealityCheck, member_id);
    }
    Ok(())
}
