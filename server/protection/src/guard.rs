//! The guard of a stake: what a stake must know of its member's protection, and what it writes when it is taken.
//!
//! It costs a stake no query of its own: [`columns`] and [`joins`] are part of the statement that reads the wallet, and
//! [`AcceptedStake::statements`] of those that post. Of two concurrent stakes of one member, the second finds another version than it
//! has read, and is decided again: so concurrent stakes never exceed a limit together. An exclusion or a limit that begins meanwhile
//! raises the version too, and every stake checks it, so that it applies from the next write on.

use lumora_core::domain::fair_play::policy::RealityCheckRules;
use lumora_core::domain::fair_play::{
    Limit, LimitedAction, PlayClock, PlayTotals, ReachedLimit, Windows, hour_of, judge,
};
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

/// The sums of the windows: column of `play_hours`, period, and hours of that period. Selected for members with limits only; taken
/// from the cache, or computed where the cache is of another hour.
const WINDOW_SUMS: [(&str, &str, i64); 9] = [
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

/// The columns of a [`StakeGuard`] in its order. `member` and `hour` are SQL expressions of the member's id and the present hour.
#[must_use]
pub fn columns(member: &str, hour: &str) -> String {
    let mut text = COLUMNS.to_owned();
    for (what, period, hours) in WINDOW_SUMS {
        text.push_str(&format!(
            ", case when coalesce(p.stake_limits, '') = '' then 0 when w.member_id is not null then w.{what}_{period}
             else (select cast(coalesce(sum(b.{what}), 0) as bigint) from play_hours b where b.member_id = {member}
             and b.hour >= {hour} - {hours} and b.hour <> {hour}) end"
        ));
    }
    text
}

/// The joins that [`columns`] reads from, with the same expressions.
#[must_use]
pub fn joins(member: &str, hour: &str) -> String {
    format!(
        "left join protected_members p on p.member_id = {member}
         left join play_windows w on p.stake_limits <> '' and w.member_id = p.member_id and w.hour = {hour}
         left join play_hours h on p.stake_limits <> '' and h.member_id = p.member_id and h.hour = {hour}"
    )
}

/// The protection of a member who is about to stake.
#[derive(Debug, Clone)]
pub struct StakeGuard {
    version: i64,
    excluded_until: i64,
    /// The interval of reality checks that the member has chosen, in minutes; none where the policy's default applies.
    chosen_interval: Option<u32>,
    check_due_at: i64,
    clock: PlayClock,
    limits: Vec<Limit>,
    /// Whether the sums of the windows are cached for the current hour (`play_windows`) already.
    are_window_sums_cached: bool,
    /// Totals of the windows up to, but without, the current hour.
    earlier: Windows,
    /// Totals of the current hour.
    current_hour: PlayTotals,
}

impl Columns for StakeGuard {
    const COUNT: usize = 14 + WINDOW_SUMS.len();

    fn from_columns(row: &Row<'_>, first: usize) -> Result<Self, StoreError> {
        let at = |index: usize| row.at::<i64>(first + index);
        let limits: String = row.at(first + 8)?;
        let figures = |index: usize| {
            let (staked, paid, seconds) = (at(index)?, at(index + 1)?, at(index + 2)?);
            Ok::<_, StoreError>(PlayTotals { staked, paid, seconds, ..PlayTotals::default() })
        };
        Ok(Self {
            version: at(0)?,
            excluded_until: at(1)?,
            chosen_interval: chosen_interval(at(13)?, at(2)?),
            check_due_at: at(3)?,
            clock: PlayClock { started_at: at(4)?, last_stake_at: at(5)?, checked_at: at(6)?, since_check: at(7)? },
            limits: stored::decode(&limits),
            are_window_sums_cached: at(9)? != 0,
            current_hour: figures(10)?,
            earlier: Windows { day: figures(14)?, week: figures(17)?, month: figures(20)? },
        })
    }
}

/// Why a stake is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StakeRefusal {
    /// The member is excluded from play.
    Excluded,
    /// A reality check awaits its answer.
    CheckDue,
    /// The stake would exceed a limit of the member.
    Limit(ReachedLimit),
}

/// A stake that is requested.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stake {
    /// Minor units; 0 for a free round.
    pub amount: i64,
    /// Whether it opens a new round.
    pub opens_round: bool,
}

/// A stake that the guard has accepted, to be counted by its statements.
#[derive(Debug, Clone)]
pub struct AcceptedStake<'g> {
    guard: &'g StakeGuard,
    /// Reality checks apply to the member, so that the next stake may be refused.
    has_reality_checks: bool,
    amount: i64,
    opens_round: bool,
    /// Seconds of play that this stake adds.
    seconds: i64,
    /// The member's clock of play once the stake is counted.
    clock_after: PlayClock,
    now_ms: i64,
}

impl StakeGuard {
    /// Reads the guard by a query of its own, where there is no statement to join it to.
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

    /// Whether the member is excluded from play.
    #[must_use]
    pub fn is_excluded(&self, now_ms: i64) -> bool {
        self.excluded_until > now_ms
    }

    /// Decides whether a stake may be taken now; `rules` are the policy's rules of reality checks.
    ///
    /// # Errors
    /// The reason of the refusal.
    pub fn judge(
        &self,
        Stake { amount, opens_round }: Stake,
        rules: &RealityCheckRules,
        now_ms: i64,
    ) -> Result<AcceptedStake<'_>, StakeRefusal> {
        // An open round may continue to its end as long as it costs nothing more.
        if self.is_excluded(now_ms) && (amount > 0 || opens_round) {
            return Err(StakeRefusal::Excluded);
        }
        let interval = i64::from(rules.interval(self.chosen_interval));
        let has_reality_checks = interval > 0;
        if amount == 0 {
            // A free round counts towards no limit.
            return Ok(AcceptedStake {
                guard: self,
                has_reality_checks,
                amount,
                opens_round,
                seconds: 0,
                clock_after: self.clock,
                now_ms,
            });
        }
        let tick = self.clock.stake_at(now_ms);
        if self.check_due_at > 0 || tick.then.is_check_due(interval) {
            return Err(StakeRefusal::CheckDue);
        }
        let used = self.earlier.plus(self.current_hour);
        judge(&self.limits, &used, LimitedAction::Stake { amount, seconds: tick.seconds })
            .map_err(StakeRefusal::Limit)?;
        Ok(AcceptedStake {
            guard: self,
            has_reality_checks,
            amount,
            opens_round,
            seconds: tick.seconds,
            clock_after: tick.then,
            now_ms,
        })
    }
}

impl AcceptedStake<'_> {
    /// The statements that count the stake; none for a free round that is open already. The first one is a condition: where it
    /// affects no row, another stake came first or the member's protection has changed, and the stake must be decided again.
    #[must_use]
    pub fn statements(&self, member_id: &str) -> Vec<Query<'static>> {
        if self.amount == 0 {
            return if self.opens_round { vec![self.version_unchanged(member_id)] } else { Vec::new() };
        }
        let hour = hour_of(self.now_ms);
        let mut statements = vec![self.advance_clock(member_id)];
        if !self.guard.limits.is_empty() && !self.guard.are_window_sums_cached {
            statements.push(self.cache_window_sums(member_id, hour));
        }
        let figures = PlayTotals { staked: self.amount, seconds: self.seconds, ..PlayTotals::default() };
        statements.push(hours::add(member_id, hour, figures));
        statements
    }

    /// Moves the clock of play. Without limits and checks, concurrent stakes of a member do not exclude each other; yet no time is
    /// counted twice.
    fn advance_clock(&self, member_id: &str) -> Query<'static> {
        // The version that was read is part of the inserted row: where many stakes are one statement, the conflict clause knows only
        // the row.
        const GUARDED: &str = "insert into protected_members (member_id, play_started_at, last_stake_at, since_check, version)
             values ($1, $2, $3, $4, $5 + 1) on conflict (member_id) do update set play_started_at = excluded.play_started_at,
             last_stake_at = excluded.last_stake_at, since_check = excluded.since_check, version = excluded.version
             where protected_members.version = excluded.version - 1";
        // Time is counted since an earlier stake, so the row exists.
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
        let PlayClock { started_at, last_stake_at, since_check, .. } = self.clock_after;
        let bind_clock = |text| sql::query(text).bind(member_id.to_owned()).bind(started_at).bind(last_stake_at);
        let query = if !self.guard.limits.is_empty() || self.has_reality_checks {
            bind_clock(GUARDED).bind(since_check).bind(self.guard.version)
        } else if self.seconds > 0 {
            bind_clock(COUNTING).bind(since_check).bind(self.guard.clock.last_stake_at).bind(self.guard.version)
        } else {
            bind_clock(FREE).bind(self.guard.version)
        };
        query.as_condition()
    }

    /// A condition that holds while the member's protection has not changed.
    fn version_unchanged(&self, member_id: &str) -> Query<'static> {
        let text =
            "insert into protected_members (member_id, version) values ($1, $2) on conflict (member_id) do update
             set version = protected_members.version where protected_members.version = excluded.version";
        sql::query(text).bind(member_id.to_owned()).bind(self.guard.version).as_condition()
    }

    fn cache_window_sums(&self, member_id: &str, hour: i64) -> Query<'static> {
        let text = "insert into play_windows (member_id, hour, staked_day, paid_day, seconds_day, staked_week, paid_week, seconds_week,
             staked_month, paid_month, seconds_month) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
             on conflict (member_id) do update set hour = excluded.hour, staked_day = excluded.staked_day,
             paid_day = excluded.paid_day, seconds_day = excluded.seconds_day, staked_week = excluded.staked_week,
             paid_week = excluded.paid_week, seconds_week = excluded.seconds_week, staked_month = excluded.staked_month,
             paid_month = excluded.paid_month, seconds_month = excluded.seconds_month";
        let query = sql::query(text).bind(member_id.to_owned()).bind(hour);
        let Windows { day, week, month } = self.guard.earlier;
        [day, week, month]
            .into_iter()
            .fold(query, |query, window| query.bind(window.staked).bind(window.paid).bind(window.seconds))
    }
}

/// Counts an accepted stake: runs its statements in one round trip.
///
/// # Errors
/// When another stake came first (the unit of work is then run again), and when the database fails.
pub async fn count_stake(tx: &mut Connection, stake: &AcceptedStake<'_>, member_id: &str) -> Result<(), StoreError> {
    let results = tx.run_all(stake.statements(member_id)).await?;
    if results.first() == Some(&None) { Err(StoreError::overtaken()) } else { Ok(()) }
}
