//! What is known about a member's protection, in one row.

use lumora_core::domain::fair_play::PlayClock;
use platform::store::{Connection, StoreError, from_row, sql};

/// What the two columns of a chosen interval say.
pub(crate) fn chosen_interval(chosen: i64, minutes: i64) -> Option<u32> {
    (chosen != 0).then(|| u32::try_from(minutes).unwrap_or(0))
}

/// The row. A member without one has set nothing.
#[derive(Debug, Clone, Default)]
pub struct ProtectedMember {
    /// Word of the [`ExclusionKind`](lumora_core::domain::fair_play::ExclusionKind) that holds, or held last; empty where there never was one.
    pub exclusion: String,
    /// Until when the member is excluded, in milliseconds; 0 for never.
    pub excluded_until: i64,
    /// Date of birth, YYYY-MM-DD; empty where it is not known.
    pub born_on: String,
    /// Not 0 when an operator has checked age and identity.
    pub age_checked: i64,
    /// When the member has decided about limits, in milliseconds; 0 for not yet.
    pub limits_decided: i64,
    /// Minutes between two reality checks that the member has chosen; 0 for none.
    pub check_minutes: i64,
    /// Not 0 when the member has chosen.
    pub check_chosen: i64,
    /// When the last one was answered, in milliseconds.
    pub checked_at: i64,
    /// When the session of play that goes on began, in milliseconds; 0 where none does.
    pub play_started_at: i64,
    /// When the last stake was taken, in milliseconds.
    pub last_stake_at: i64,
    /// Seconds of play since the last reality check.
    pub since_check: i64,
    /// When a reality check came to wait for its answer, in milliseconds; 0 where none does.
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
    /// How the member's play stands.
    #[must_use]
    pub fn clock(&self) -> PlayClock {
        let Self { play_started_at, last_stake_at, checked_at, since_check, .. } = *self;
        PlayClock { started_at: play_started_at, last_stake_at, checked_at, since_check }
    }

    /// The interval of reality checks that the member has chosen, in minutes; nothing where none was.
    #[must_use]
    pub fn chosen_interval(&self) -> Option<u32> {
        chosen_interval(self.check_chosen, self.check_minutes)
    }

    /// The row of a member.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn read(executor: impl sql::Executor, member_id: &str) -> Result<Self, StoreError> {
        let query = sql::query_as("select * from protected_members where member_id = $1");
        Ok(query.bind(member_id).fetch_optional(executor).await?.unwrap_or_default())
    }

    /// Makes sure that there is a row, so that a change finds one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn ensure(connection: &mut Connection, member_id: &str) -> Result<(), StoreError> {
        let query = "insert into protected_members (member_id) values ($1) on conflict (member_id) do nothing";
        sql::query(query).bind(member_id).execute(connection).await?;
        Ok(())
    }
}
