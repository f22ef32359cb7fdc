//! A member's date of birth: as stated by the member, and as proven by documents.

use lumora_core::domain::fair_play::age::years;
use platform::store::{Connection, StoreError, sql};

use crate::member::ProtectedMember;

/// Records the date of birth (YYYY-MM-DD) that a member states, unless one is known.
///
/// # Errors
/// When the database fails.
pub async fn state_birth(tx: &mut Connection, member_id: &str, born_on: &str) -> Result<(), StoreError> {
    ProtectedMember::ensure(tx, member_id).await?;
    let update = "update protected_members set born_on = $2 where member_id = $1 and born_on = ''";
    sql::query(update).bind(member_id).bind(born_on).execute(tx).await.map(drop)
}

/// Withdraws the check of a member's age; the date of birth stays.
///
/// # Errors
/// When the database fails.
pub async fn disprove_birth(tx: &mut Connection, member_id: &str) -> Result<(), StoreError> {
    let update = "update protected_members set age_checked = 0 where member_id = $1";
    sql::query(update).bind(member_id).execute(tx).await.map(drop)
}

/// Records the date of birth (YYYY-MM-DD) of documents that an operator approved, and that the age is checked. `today` is YYYY-MM-DD.
/// False, and nothing is recorded, for somebody younger than `minimum_age` years.
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
