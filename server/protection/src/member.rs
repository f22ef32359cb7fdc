//! The row of a member's protection.

use lumora_core::domain::fair_play::PlayClock;
use platform::store::{Connection, StoreError, from_row, sql};

/// The interval of reality checks by its two columns: none unless the member has chosen one, 0 for no checks.
pub(crate) fn chosen_interval(chosen: i64, minutes: i64) -> Option<u32> {
    (chosen != 0).then(|| u32::try_from(minutes).unwrap_or(0))
}

/// The row of a member's protection; a member without one has set nothing.
#[derive(Debug, Clone, Default)]
pub struct ProtectedMember {
    /// Code of the [`ExclusionKind`](lumora_core::domain::fair_play::ExclusionKind), present or last; empty where there never was one.
    pub exclusion: String,
    /// When the exclusion ends, in milliseconds since the epoch; 0 for not excluded.
    pub excluded_until: i64,
    /// Date of birth, YYYY-MM-DD; empty where it is unknown.
    pub born_on: String,
    /// When an operator checked age and identity, in milliseconds since the epoch; 0 for unchecked.
    pub age_checked: i64,
    /// When the member decided about limits (set or declined), in milliseconds since the epoch; 0 for not yet.
    pub limits_decided: i64,
    /// The chosen interval of reality checks in minutes; 0 for none.
    pub check_minutes: i64,
    /// Not 0 when the member has chosen an interval.
    pub check_chosen: i64,
    /// When the last reality check was answered, in milliseconds since the epoch.
    pub checked_at: i64,
    /// When the present session of play began, in milliseconds since the epoch; 0 where there is none.
    pub play_started_at: i64,
    /// When the last stake was taken, in milliseconds since the epoch.
    pub last_stake_at: i64,
    /// Seconds of play since the last reality check.
    pub since_check: i64,
    /// When the reality check fell due that awaits its answer, in milliseconds since the epoch; 0 for none.
    pub check_due_at: i64,
}

from_row!(ProtectedMember {
    exclusion,
    excluded_until,
    born_on,
    age_checked,
    limits_decided,
    check_minutes,
    check_chosen,
    checked_at,
    play_started_at,
    last_stake_at,
    since_check,
    check_due_at
});

impl ProtectedMember {
    /// The clock of the member's play.
    #[must_use]
    pub fn clock(&self) -> PlayClock {
        let Self { play_started_at, last_stake_at, checked_at, since_check, .. } = *self;
        PlayClock { started_at: play_started_at, last_stake_at, checked_at, since_check }
    }

    /// The interval of reality checks that the member has chosen, in minutes; none where the policy's default applies.
    #[must_use]
    pub fn chosen_interval(&self) -> Option<u32> {
        chosen_interval(self.check_chosen, self.check_minutes)
    }

    /// The row of a member; an empty one where there is none.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn read(executor: impl sql::Executor, member_id: &str) -> Result<Self, StoreError> {
        let query = sql::query_as("select * from protected_members where member_id = $1");
        Ok(query.bind(member_id).fetch_optional(executor).await?.unwrap_or_default())
    }

    /// Creates the member's row unless it exists.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn ensure(connection: &mut Connection, member_id: &str) -> Result<(), StoreError> {
        let query = "insert into protected_members (member_id) values ($1) on conflict (member_id) do nothing";
        sql::query(query).bind(member_id).execute(connection).await?;
        Ok(())
    }
}
