//! Limits that members have set, and how much of them is used.

mod shown;
pub(crate) mod stored;

use lumora_core::domain::fair_play::policy::LimitRules;
use lumora_core::domain::fair_play::{
    HourFigures, Limit, LimitChange, LimitKind, LimitPeriod, LimitedAction, PendingRaise, ReachedLimit, SetLimit,
    Windows, eases_at, hour_of, judge, sum,
};
use platform::clock::HOUR_MS;
use platform::store::{Connection, Store, StoreError, from_row, sql};

use crate::event::{Actor, Event};
use crate::hours;
use crate::member::ProtectedMember;

/// A refusal by the same limit is recorded at most once in this time, in milliseconds.
const REFUSAL_RECORDED_EVERY_MS: i64 = HOUR_MS;

/// A limit of a member. Bounds are minor units, or minutes for limits of time.
#[derive(Debug, Clone, Copy)]
pub struct MemberLimit {
    /// What it limits: deposits, stakes, losses or time.
    pub kind: LimitKind,
    /// The window in which use counts.
    pub period: LimitPeriod,
    /// The bound, and a raise that waits.
    pub set: SetLimit,
}

impl MemberLimit {
    /// The limit as it is enforced: in minor units, or seconds; none where no bound is set.
    #[must_use]
    pub fn enforced(&self) -> Option<Limit> {
        let most = self.set.bound?.saturating_mul(enforced_unit(self.kind));
        Some(Limit { kind: self.kind, period: self.period, most })
    }
}

/// The size of a bound's unit as enforced: bounds of money are set and enforced in minor units, those of time are set in minutes and
/// enforced in seconds.
const fn enforced_unit(kind: LimitKind) -> i64 {
    if kind.is_money() { 1 } else { 60 }
}

struct Row {
    kind: String,
    period: String,
    bound: Option<i64>,
    pending_bound: Option<i64>,
    pending_from: Option<i64>,
}

from_row!(Row { kind, period, bound, pending_bound, pending_from });

impl Row {
    fn limit(self) -> Option<MemberLimit> {
        let pending = self.pending_from.map(|from| PendingRaise { to: self.pending_bound, from });
        Some(MemberLimit {
            kind: LimitKind::from_name(&self.kind)?,
            period: LimitPeriod::from_name(&self.period)?,
            set: SetLimit { bound: self.bound, pending },
        })
    }
}

/// The limits of a member, including those that have only a raise waiting.
///
/// # Errors
/// When the database fails.
pub async fn of_member(executor: impl sql::Executor, member_id: &str) -> Result<Vec<MemberLimit>, StoreError> {
    let query = "select kind, period, bound, pending_bound, pending_from from play_limits where member_id = $1";
    let rows: Vec<Row> = sql::query_as(query).bind(member_id).fetch_all(executor).await?;
    Ok(rows.into_iter().filter_map(Row::limit).collect())
}

/// A member's request about a limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LimitRequest {
    /// Set this bound, or end the limit: minor units, or minutes.
    Set(Option<i64>),
    /// Confirm (true) or drop (false) the raise that waits.
    Confirm(bool),
}

/// Why a request about a limit is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LimitRefusal {
    /// No raise waits, or its waiting time is not over.
    NoRaise,
    /// The licence's policy does not offer the limit, and the member has none from an earlier policy.
    NotOffered,
    /// The policy demands the limit, so that it can not be ended.
    Demanded,
}

/// Checks a request against the rules of the policy.
fn check_request(
    limits: &[MemberLimit],
    (kind, period): (LimitKind, LimitPeriod),
    request: LimitRequest,
    rules: &LimitRules,
) -> Result<(), LimitRefusal> {
    let before = limits.iter().find(|limit| (limit.kind, limit.period) == (kind, period)).map(|limit| limit.set);
    let is_set = before.is_some_and(|set| set.bound.is_some());
    let ends = match request {
        LimitRequest::Set(to) => to.is_none(),
        LimitRequest::Confirm(yes) => yes && before.and_then(|set| set.pending).is_some_and(|raise| raise.to.is_none()),
    };
    if !is_set && !rules.offers(kind, period) {
        return Err(LimitRefusal::NotOffered);
    }
    if ends && !may_end(limits, (kind, period), rules) { Err(LimitRefusal::Demanded) } else { Ok(()) }
}

/// Whether the policy's demands are met without this limit.
fn may_end(limits: &[MemberLimit], (kind, period): (LimitKind, LimitPeriod), rules: &LimitRules) -> bool {
    let others = limits.iter().filter(|limit| (limit.kind, limit.period) != (kind, period));
    !rules.demands(kind, &kinds(others))
}

/// The kinds of the limits that have a bound.
fn kinds<'l>(limits: impl Iterator<Item = &'l MemberLimit>) -> Vec<LimitKind> {
    limits.filter(|limit| limit.set.bound.is_some()).map(|limit| limit.kind).collect()
}

/// Carries out a member's request about a limit; the inner error is its refusal.
///
/// # Errors
/// When the database fails.
pub async fn change(
    tx: &mut Connection,
    member_id: &str,
    (kind, period): (LimitKind, LimitPeriod),
    request: LimitRequest,
    rules: &LimitRules,
    now_ms: i64,
) -> Result<Result<LimitChange, LimitRefusal>, StoreError> {
    ProtectedMember::ensure(tx, member_id).await?;
    let mut limits = of_member(&mut *tx, member_id).await?;
    if let Err(refusal) = check_request(&limits, (kind, period), request, rules) {
        return Ok(Err(refusal));
    }
    let index = limits.iter().position(|limit| (limit.kind, limit.period) == (kind, period));
    let before = index.and_then(|at| limits.get(at)).map(|limit| limit.set).unwrap_or_default();
    let (after, change) = match request {
        LimitRequest::Set(to) => before.request(to, now_ms, rules.raise_wait_ms()),
        LimitRequest::Confirm(yes) => match before.confirm(yes, now_ms) {
            Some(changed) => changed,
            None => return Ok(Err(LimitRefusal::NoRaise)),
        },
    };
    match index.and_then(|at| limits.get_mut(at)) {
        Some(limit) => limit.set = after,
        None => limits.push(MemberLimit { kind, period, set: after }),
    }
    write(tx, member_id, &MemberLimit { kind, period, set: after }).await?;
    let enforced: Vec<Limit> = limits.iter().filter_map(MemberLimit::enforced).collect();
    let text = "update protected_members set stake_limits = $2, version = version + 1,
                limits_decided = case when limits_decided = 0 then $3 else limits_decided end where member_id = $1";
    sql::query(text).bind(member_id).bind(stored::encode(&enforced)).bind(now_ms).execute(&mut *tx).await?;
    // The cached sums are kept up for members with limits only, so they may be out of date.
    sql::query("delete from play_windows where member_id = $1").bind(member_id).execute(&mut *tx).await?;
    if let Some(event_kind) = change.event() {
        let value = event_bound(change, before, after).map_or(String::new(), |value| value.to_string());
        let (limit, period) = (kind.name(), period.name());
        Event { kind: event_kind, limit, period, value: &value, actor: Actor::Member }
            .record(tx, member_id, now_ms)
            .await?;
    }
    Ok(Ok(change))
}

/// The bound that the event of a change names.
fn event_bound(change: LimitChange, before: SetLimit, after: SetLimit) -> Option<i64> {
    match change {
        LimitChange::RaiseAsked => after.pending.and_then(|pending| pending.to),
        LimitChange::RaiseDropped => before.pending.and_then(|pending| pending.to),
        _ => after.bound,
    }
}

async fn write(tx: &mut Connection, member_id: &str, limit: &MemberLimit) -> Result<(), StoreError> {
    let text = "insert into play_limits (member_id, kind, period, bound, pending_bound, pending_from)
         values ($1, $2, $3, $4, $5, $6) on conflict (member_id, kind, period) do update set bound = excluded.bound,
         pending_bound = excluded.pending_bound, pending_from = excluded.pending_from";
    let query = sql::query(text).bind(member_id).bind(limit.kind.name()).bind(limit.period.name());
    let pending = limit.set.pending;
    let query = query.bind(limit.set.bound).bind(pending.and_then(|it| it.to)).bind(pending.map(|it| it.from));
    query.execute(tx).await?;
    Ok(())
}

/// Records that the member has declined the offer of limits.
///
/// # Errors
/// When the database fails.
pub async fn decline(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<(), StoreError> {
    if decide(tx, member_id, now_ms).await? {
        let event = Event { kind: "LIMIT_DECLINED", limit: "", period: "", value: "", actor: Actor::Member };
        event.record(tx, member_id, now_ms).await?;
    }
    Ok(())
}

/// Records that a member has decided about limits. Returns whether it was the first time.
///
/// # Errors
/// When the database fails.
pub async fn decide(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<bool, StoreError> {
    ProtectedMember::ensure(tx, member_id).await?;
    let text = "update protected_members set limits_decided = $2 where member_id = $1 and limits_decided = 0";
    Ok(sql::query(text).bind(member_id).bind(now_ms).execute(tx).await?.rows_affected() == 1)
}

/// The use of a member's limits: the limits, and the hourly totals of the longest window.
#[derive(Debug, Clone)]
pub struct LimitUsage {
    limits: Vec<MemberLimit>,
    hours: Vec<HourFigures>,
    hour: i64,
}

impl LimitUsage {
    /// Reads it in a transaction, to decide by.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn read(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<Self, StoreError> {
        let limits = of_member(&mut *tx, member_id).await?;
        let hours = hours::of_month(tx, member_id, now_ms).await?;
        Ok(Self { limits, hours, hour: hour_of(now_ms) })
    }

    /// Reads it outside of a transaction, for display.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn load(store: &Store, member_id: &str, now_ms: i64) -> Result<Self, StoreError> {
        let limits = of_member(store.reader(), member_id).await?;
        let hours = hours::of_month(store.reader(), member_id, now_ms).await?;
        Ok(Self { limits, hours, hour: hour_of(now_ms) })
    }

    /// What the member has set of a limit; empty for a limit that was never set.
    #[must_use]
    pub fn set(&self, kind: LimitKind, period: LimitPeriod) -> SetLimit {
        let found = self.limits.iter().find(|limit| (limit.kind, limit.period) == (kind, period));
        found.map(|limit| limit.set).unwrap_or_default()
    }

    /// Whether the policy allows the member to end this limit.
    #[must_use]
    pub fn may_end(&self, kind: LimitKind, period: LimitPeriod, rules: &LimitRules) -> bool {
        may_end(&self.limits, (kind, period), rules)
    }

    /// The kinds of the limits that are set.
    #[must_use]
    pub fn kinds(&self) -> Vec<LimitKind> {
        kinds(self.limits.iter())
    }

    /// The limits that a member sees: those that the policy offers, and those set under an earlier one.
    #[must_use]
    pub fn pairs(&self, rules: &LimitRules) -> Vec<(LimitKind, LimitPeriod)> {
        let set_earlier =
            self.limits.iter().filter(|limit| limit.set.bound.is_some() && !rules.offers(limit.kind, limit.period));
        rules.pairs().chain(set_earlier.map(|limit| (limit.kind, limit.period))).collect()
    }

    /// Totals of the windows that end now.
    #[must_use]
    pub fn windows(&self) -> Windows {
        let window = |period| sum(&self.hours, period, self.hour);
        Windows { day: window(LimitPeriod::Day), week: window(LimitPeriod::Week), month: window(LimitPeriod::Month) }
    }

    /// When more than what is left now can be used, in milliseconds since the epoch.
    #[must_use]
    pub fn eases_at(&self, kind: LimitKind, period: LimitPeriod) -> Option<i64> {
        eases_at(&self.hours, kind, period, self.hour)
    }

    /// Whether the action stays within every limit.
    ///
    /// # Errors
    /// The limit that refuses it.
    pub fn judge(&self, action: LimitedAction) -> Result<(), ReachedLimit> {
        let enforced: Vec<Limit> = self.limits.iter().filter_map(MemberLimit::enforced).collect();
        judge(&enforced, &self.windows(), action)
    }
}

/// Records that a limit has refused something, at most once an hour.
///
/// # Errors
/// When the database fails.
pub async fn record_limit_refusal(
    tx: &mut Connection,
    member_id: &str,
    limit: Limit,
    now_ms: i64,
) -> Result<(), StoreError> {
    let Limit { kind, period, most } = limit;
    let query =
        "select count(*) from protection_events where member_id = $1 and kind = 'LIMIT_HELD' and limit_kind = $2
                 and period = $3 and at > $4";
    let query = sql::query_scalar(query).bind(member_id).bind(kind.name()).bind(period.name());
    let recorded: i64 = query.bind(now_ms - REFUSAL_RECORDED_EVERY_MS).fetch_one(&mut *tx).await?;
    if recorded > 0 {
        return Ok(());
    }
    let value = (most / enforced_unit(kind)).to_string();
    let event =
        Event { kind: "LIMIT_HELD", limit: kind.name(), period: period.name(), value: &value, actor: Actor::System };
    event.record(tx, member_id, now_ms).await
}
