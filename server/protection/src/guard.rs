//! What a stake asks about its member, inside its own statement, and what it writes when it is taken.
//!
//! A stake costs no way to the database more for it: [`columns`] and [`joins`] go into the statement that reads how things stand, and
//! [`AcceptedStake::statements`] into those that post. Of two stakes of one member that meet, the second finds another version than it has read,
//! and is decided anew: so eight at once never take more together than is left. An exclusion or a limit that begins meanwhile moves the version
//! too, and is asked of every stake: whatever has begun holds the next write.

use lumora_core::domain::fair_play::policy::RealityCheckRules;
use lumora_core::domain::fair_play::{Ask, Figures, Limit, PlayClock, Reached, Windows, hour_of, judge};
use platform::store::sql::{Columns, Query, Row};
use platform::store::{Connection, StoreError, sql};

use crate::hours;
use crate::limit::stored;
use crate::member::chosen_interval;

/// The first columns of a [`StakeGuard`], in its order.
const COLUMNS: &str = "coalesce(p.version, 0), coalesce(p.excluded_until, 0), coalesce(p.check_minutes, 0),
    coalesce(p.check_due_at, 0), coalesce(p.play_started_at, 0), coalesce(p.last_stake_at, 0), coalesce(p.checked_at, 0),
    coalesce(p.since_check, 0), coalesce(p.stake_limits, ''), case when w.member_id is null then 0 else 1 end,
    coalesce(h.staked, 0), coalesce(h.paid, 0), coalesce(h.seconds, 0), coalesce(p.check_chosen, 0)";

/// The sums of the windows, for a member with limits only: kept, or added up where they are of another hour.
const SUMS: [(&str, &str, i64); 9] = [
    ("staked", "day", 24),
    ("paid", "day", 24),
    ("seconds", "day", 24),
    ("staked", "week", 168),
    ("paid", "week", 168),
    ("seconds", "week", 168),
    ("staked", "month", 744),
    ("paid", "month", 744),
    ("seconds", "month", 744),
];

/// The columns of a [`StakeGuard`] in its order, for a member whose id stands in `member`, where `hour` stands for the present hour.
#[must_use]
pub fn columns(member: &str, hour: &str) -> String {
    let mut text = COLUMNS.to_owned();
    for (what, period, hours) in SUMS {
        text.push_str(&format!(
            ", case when coalesce(p.stake_limits, '') = '' then 0 when w.member_id is not null then w.{what}_{period}
             else (select cast(coalesce(sum(b.{what}), 0) as bigint) from play_hours b where b.member_id = {member}
             and b.hour >= {hour} - {hours} and b.hour <> {hour}) end"
        ));
    }
    text
}

/// What they are read from.
#[must_use]
pub fn joins(member: &str, hour: &str) -> String {
    format!(
        "left join protected_members p on p.member_id = {member}
         left join play_windows w on p.stake_limits <> '' and w.member_id = p.member_id and w.hour = {hour}
         left join play_hours h on p.stake_limits <> '' and h.member_id = p.member_id and h.hour = {hour}"
    )
}

/// How a member stands who is about to stake.
#[derive(Debug, Clone)]
pub struct StakeGuard {
    version: i64,
    excluded_until: i64,
    /// The interval that the member has chosen.
    chosen_interval: Option<u32>,
    check_due_at: i64,
    clock: PlayClock,
    limits: Vec<Limit>,
    /// The sums of the windows are stored for the present hour (`play_windows`), and need not be added up.
    window_sums_cached: bool,
    /// The windows without the present hour.
    others: Windows,
    /// The present hour.
    present: Figures,
}

impl Columns for StakeGuard {
    const COUNT: usize = 14 + SUMS.len();

    fn from_columns(row: &Row<'_>, first: usize) -> Result<Self, StoreError> {
        let at = |place: usize| row.at::<i64>(first + place);
        let limits: String = row.at(first + 8)?;
        let figures = |place: usize| {
            let (staked, paid, seconds) = (at(place)?, at(place + 1)?, at(place + 2)?);
            Ok::<_, StoreError>(Figures { staked, paid, seconds, ..Figures::default() })
        };
        Ok(Self {
            version: at(0)?,
            excluded_until: at(1)?,
            chosen_interval: chosen_interval(at(13)?, at(2)?),
            check_due_at: at(3)?,
            clock: PlayClock { started_at: at(4)?, last_stake_at: at(5)?, checked_at: at(6)?, since_check: at(7)? },
            limits: stored::read(&limits),
            window_sums_cached: at(9)? != 0,
            present: figures(10)?,
            others: Windows { day: figures(14)?, week: figures(17)?, month: figures(20)? },
        })
    }
}

/// Why a stake is not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StakeRefusal {
    /// The member is kept from play.
    Excluded,
    /// A reality check waits for its answer.
    CheckDue,
    /// A limit that the member has set is reached.
    Limit(Reached),
}

/// A stake that is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stake {
    /// Minor units; 0 for a free round.
    pub amount: i64,
    /// A round begins with it.
    pub opens_round: bool,
}

/// A stake that may be taken.
#[derive(Debug, Clone)]
pub struct AcceptedStake<'g> {
    guard: &'g StakeGuard,
    /// A reality check can hold the next one.
    is_checked: bool,
    amount: i64,
    opens_round: bool,
    seconds: i64,
    then: PlayClock,
    now_ms: i64,
}

impl StakeGuard {
    /// Reads it by itself, for whoever has no statement to put it into.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn read(executor: impl sql::Executor, member_id: &str, now_ms: i64) -> Result<Self, StoreError> {
        struct Alone(StakeGuard);
        impl sql::FromRow for Alone {
            fn from_row(row: &Row<'_>) -> Result<Self, StoreError> {
                StakeGuard::from_columns(row, 0).map(Alone)
            }
        }
        let text = format!(
            "select {} from (select cast($1 as text) as id) m {}",
            columns("m.id", "cast($2 as bigint)"),
            joins("m.id", "cast($2 as bigint)")
        );
        let query = sql::query_as(sql::AssertSqlSafe(text)).bind(member_id).bind(hour_of(now_ms));
        let Alone(guard) = query.fetch_one(executor).await?;
        Ok(guard)
    }

    /// Whether the member is kept from play.
    #[must_use]
    pub fn is_excluded(&self, now_ms: i64) -> bool {
        self.excluded_until > now_ms
    }

    /// Whether a stake may be taken now, under what the licence says of reality checks.
    ///
    /// # Errors
    /// Why not.
    pub fn judge(
        &self,
        Stake { amount, opens_round }: Stake,
        rules: &RealityCheckRules,
        now_ms: i64,
    ) -> Result<AcceptedStake<'_>, StakeRefusal> {
        // A round that is open goes on to its end as far as it costs nothing more.
        if self.is_excluded(now_ms) && (amount > 0 || opens_round) {
            return Err(StakeRefusal::Excluded);
        }
        let interval = i64::from(rules.interval(self.chosen_interval));
        let is_checked = interval > 0;
        if amount == 0 {
            // Nothing is staked: a free round uses nothing up.
            return Ok(AcceptedStake {
                guard: self,
                is_checked,
                amount,
                opens_round,
                seconds: 0,
                then: self.clock,
                now_ms,
            });
        }
        let tick = self.clock.stake_at(now_ms);
        if self.check_due_at > 0 || tick.then.is_check_due(interval) {
            return Err(StakeRefusal::CheckDue);
        }
        let used = self.others.plus(self.present);
        judge(&self.limits, &used, Ask::Stake { amount, seconds: tick.seconds }).map_err(StakeRefusal::Limit)?;
        Ok(AcceptedStake {
            guard: self,
            is_checked,
            amount,
            opens_round,
            seconds: tick.seconds,
            then: tick.then,
            now_ms,
        })
    }
}

impl AcceptedStake<'_> {
    /// Counts the stake; where nothing is staked, nothing is counted. The first statement is a condition: where it changes nothing, another stake was
    /// faster or the member is kept from play since, and all of it is decided anew. A round that is open goes on without one as far as it costs nothing.
    #[must_use]
    pub fn statements(&self, member_id: &str) -> Vec<Query<'static>> {
        if self.amount == 0 {
            return if self.opens_round { vec![self.unmoved(member_id)] } else { Vec::new() };
        }
        let hour = hour_of(self.now_ms);
        let mut statements = vec![self.clock(member_id)];
        if !self.guard.limits.is_empty() && !self.guard.window_sums_cached {
            statements.push(self.keep(member_id, hour));
        }
        let figures = Figures { staked: self.amount, seconds: self.seconds, ..Figures::default() };
        statements.push(hours::add(member_id, hour, figures));
        statements
    }

    /// Moves the clock of play. Of a member whom nothing can hold, stakes that meet need not wait for each other's word; but no time is counted
    /// twice.
    fn clock(&self, member_id: &str) -> Query<'static> {
        // The version that was read comes with the row: what a conflict changes knows the row alone where many stakes are one statement.
        const GUARDED: &str = "insert into protected_members (member_id, play_started_at, last_stake_at, since_check, version)
             values ($1, $2, $3, $4, $5 + 1) on conflict (member_id) do update set play_started_at = excluded.play_started_at,
             last_stake_at = excluded.last_stake_at, since_check = excluded.since_check, version = excluded.version
             where protected_members.version = excluded.version - 1";
        // Time is counted from an earlier stake, which has left the row.
        const COUNTING: &str = "update protected_members set play_started_at = $2, last_stake_at = $3, since_check = $4
             where member_id = $1 and last_stake_at = $5 and version = $6";
        const FREE: &str =
            "insert into protected_members (member_id, play_started_at, last_stake_at, version) values ($1, $2, $3, $4)
             on conflict (member_id) do update set
             play_started_at = case when excluded.last_stake_at > protected_members.last_stake_at
                 then excluded.play_started_at else protected_members.play_started_at end,
             last_stake_at = case when excluded.last_stake_at > protected_members.last_stake_at
                 then excluded.last_stake_at else protected_members.last_stake_at end
             where protected_members.version = excluded.version";
        let PlayClock { started_at, last_stake_at, since_check, .. } = self.then;
        let begun = |text| sql::query(text).bind(member_id.to_owned()).bind(started_at).bind(last_stake_at);
        let query = if !self.guard.limits.is_empty() || self.is_checked {
            begun(GUARDED).bind(since_check).bind(self.guard.version)
        } else if self.seconds > 0 {
            begun(COUNTING).bind(since_check).bind(self.guard.clock.last_stake_at).bind(self.guard.version)
        } else {
            begun(FREE).bind(self.guard.version)
        };
        query.as_condition()
    }

    /// Holds while nothing has changed what holds the member.
    fn unmoved(&self, member_id: &str) -> Query<'static> {
        let text =
            "insert into protected_members (member_id, version) values ($1, $2) on conflict (member_id) do update
             set version = protected_members.version where protected_members.version = excluded.version";
        sql::query(text).bind(member_id.to_owned()).bind(self.guard.version).as_condition()
    }

    fn keep(&self, member_id: &str, hour: i64) -> Query<'static> {
        let text = "insert into play_windows (member_id, hour, staked_day, paid_day, seconds_day, staked_week, paid_week, seconds_week,
             staked_month, paid_month, seconds_month) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
             on conflict (member_id) do update set hour = excluded.hour, staked_day = excluded.staked_day,
             paid_day = excluded.paid_day, seconds_day = excluded.seconds_day, staked_week = excluded.staked_week,
             paid_week = excluded.paid_week, seconds_week = excluded.seconds_week, staked_month = excluded.staked_month,
             paid_month = excluded.paid_month, seconds_month = excluded.seconds_month";
        let query = sql::query(text).bind(member_id.to_owned()).bind(hour);
        let Windows { day, week, month } = self.guard.others;
        [day, week, month]
            .into_iter()
            .fold(query, |query, window| query.bind(window.staked).bind(window.paid).bind(window.seconds))
    }
}

/// Runs the statements of a stake that passed, one by one.
///
/// # Errors
/// When another stake was faster, which a unit of work is run again for, and when the database fails.
pub async fn take(tx: &mut Connection, passed: &AcceptedStake<'_>, member_id: &str) -> Result<(), StoreError> {
    let answers = tx.run_all(passed.statements(member_id)).await?;
    if answers.first() == Some(&None) { Err(StoreError::overtaken()) } else { Ok(()) }
}
