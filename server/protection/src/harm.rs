//! Markers of harm: their rows, and the operators' measures. Agents can not read them, and nothing of them is visible to a member's
//! upline.

use lumora_core::domain::fair_play::harm::{HarmStep, Marked};
use platform::clock::DAY_MS;
use platform::ids;
use platform::store::{Connection, StoreError, from_row, sql};

/// A marker of harm of a member. Times are milliseconds since the epoch, money in minor units.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MarkerRow {
    /// Id of the marker.
    pub id: String,
    /// Id of the member whose play it is about.
    pub member_id: String,
    /// Code of the marker.
    pub marker: String,
    /// The member's figure, in the unit of the marker.
    pub figure: i64,
    /// The threshold that it was compared with.
    pub against: i64,
    /// When it was found first.
    pub seen_at: i64,
    /// When it was found last.
    pub updated_at: i64,
    /// When an operator closed it; none for an open one.
    pub closed_at: Option<i64>,
    /// Name of the operator who closed it; empty for an open one.
    pub closed_by: String,
    /// The operator's reason for closing it; empty for an open one.
    pub reason: String,
}

from_row!(MarkerRow { id, member_id, marker, figure, against, seen_at, updated_at, closed_at, closed_by, reason });

/// A measure that an operator has taken about a member.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StepRow {
    /// Code of the measure.
    pub step: String,
    /// The operator's note.
    pub note: String,
    /// Name of the operator.
    pub operator: String,
    /// When it was taken, in milliseconds since the epoch.
    pub at: i64,
}

from_row!(StepRow { step, note, operator, at });

/// How long a closed marker is not opened again, in milliseconds: an operator has judged the same signs.
const QUIET_MS: i64 = 30 * DAY_MS;

/// Records a marker that was found: an open one is updated, a recently closed one stays closed.
///
/// # Errors
/// When the database fails.
pub async fn note(tx: &mut Connection, member_id: &str, found: &Marked, now_ms: i64) -> Result<(), StoreError> {
    let update = "update harm_markers set figure = $3, against = $4, updated_at = $5
                  where member_id = $1 and marker = $2 and closed_at is null";
    let query = sql::query(update).bind(member_id).bind(found.marker.name()).bind(found.figure).bind(found.against);
    if query.bind(now_ms).execute(&mut *tx).await?.rows_affected() > 0 {
        return Ok(());
    }
    let query = "select count(*) from harm_markers where member_id = $1 and marker = $2 and closed_at > $3";
    let query = sql::query_scalar(query).bind(member_id).bind(found.marker.name()).bind(now_ms - QUIET_MS);
    let recently_closed: i64 = query.fetch_one(&mut *tx).await?;
    if recently_closed > 0 {
        return Ok(());
    }
    let insert = "insert into harm_markers (id, member_id, marker, figure, against, seen_at, updated_at)
                  values ($1, $2, $3, $4, $5, $6, $6)";
    let query = sql::query(insert).bind(ids::new_id(now_ms)).bind(member_id).bind(found.marker.name());
    query.bind(found.figure).bind(found.against).bind(now_ms).execute(tx).await.map(drop)
}

/// Open markers of all members or of one, the oldest first; with `closed`, the closed ones too.
///
/// # Errors
/// When the database fails.
pub async fn list(
    executor: impl sql::Executor,
    member_id: Option<&str>,
    closed: bool,
    (offset, limit): (i64, i64),
) -> Result<Vec<MarkerRow>, StoreError> {
    let query = sql::query_as(
        "select * from harm_markers where ($1 = '' or member_id = $1) and ($2 = 1 or closed_at is null)
         order by seen_at, id limit $3 offset $4",
    );
    let query = query.bind(member_id.unwrap_or_default()).bind(i64::from(closed)).bind(limit).bind(offset);
    query.fetch_all(executor).await
}

/// The measures taken about a member, the oldest first.
///
/// # Errors
/// When the database fails.
pub async fn steps(executor: impl sql::Executor, member_id: &str) -> Result<Vec<StepRow>, StoreError> {
    let query = "select step, note, operator, at from harm_steps where member_id = $1 order by id";
    sql::query_as(query).bind(member_id).fetch_all(executor).await
}

/// Records a measure that an operator has taken.
///
/// # Errors
/// When the database fails.
pub async fn add_step(
    tx: &mut Connection,
    member_id: &str,
    step: HarmStep,
    (operator, note): (&str, &str),
    now_ms: i64,
) -> Result<(), StoreError> {
    let insert = "insert into harm_steps (id, member_id, step, note, operator, at) values ($1, $2, $3, $4, $5, $6)";
    let query = sql::query(insert).bind(ids::new_id(now_ms)).bind(member_id).bind(step.name()).bind(note);
    query.bind(operator).bind(now_ms).execute(tx).await.map(drop)
}

/// Closes a marker. Returns whether it was open.
///
/// # Errors
/// When the database fails.
pub async fn close(
    tx: &mut Connection,
    id: &str,
    (operator, reason): (&str, &str),
    now_ms: i64,
) -> Result<bool, StoreError> {
    let update =
        "update harm_markers set closed_at = $2, closed_by = $3, reason = $4 where id = $1 and closed_at is null";
    let query = sql::query(update).bind(id).bind(now_ms).bind(operator).bind(reason);
    Ok(query.execute(tx).await?.rows_affected() == 1)
}
