//! When a member was born: what was stated, and what documents have proved.

use lumora_core::domain::fair_play::age::years;
use platform::store::{Connection, StoreError, sql};

use crate::member::ProtectedMember;

/// Writes down when a member says to be born, where nothing is known yet.
///
/// # Errors
/// When the database fails.
pub async fn state_birth(tx: &mut Connection, member_id: &str, born_on: &str) -> Result<(), StoreError> {
    ProtectedMember::ensure(tx, member_id).await?;
    let update = "update protected_members set born_on = $2 where member_id = $1 and born_on = ''";
    sql::query(update).bind(member_id).bind(born_on).execute(tx).await.map(drop)
}

/// Takes back that a member's age is checked; what was stated stays.
///
/// # Errors
/// When the database fails.
pub async fn disprove_birth(tx: &mut Connection, member_id: &str) -> Result<(), StoreError> {
    let update = "update protected_members set age_checked = 0 where member_id = $1";
    sql::query(update).bind(member_id).execute(tx).await.map(drop)
}

/// Writes down when a member was born, as documents say it that an operator approves, and that the age is checked. `today` is YYYY-MM-DD.
/// Somebody too young is not written down: false.
///
/// # Errors
/// When the database fails.
pub async fn prove_birth(
    tx: &mut Connection,
    member_id: &str,
    born_on: &str,
    (today, minimum_age): (&str, i32),
    now_ms: i64,
) -> Result<bool, StoreError> {
    if years(born_on, today).is_none_or(|years| years < minimum_age) {
        return Ok(false);
    }
    ProtectedMember::ensure(tx, member_id).await?;
    let update = "update protected_members set born_on = $2, age_checked = $3 where member_id = $1";
    sql::query(update).bind(member_id).bind(born_on).bind(now_ms).execute(tx).await?;
    Ok(true)
}
