//! Limits that members have set, and how they stand.

mod shown;
pub(crate) mod stored;

use lumora_core::domain::fair_play::policy::LimitRules;
use lumora_core::domain::fair_play::{
    Ask, HourFigures, Limit, LimitChange, LimitKind, LimitPeriod, PendingRaise, Reached, SetLimit, Windows, eases_at,
    hour_of, judge, sum,
};
use platform::store::{Connection, Store, StoreError, from_row, sql};

use crate::event::{Actor, Event};
use crate::hours;
use crate::member::ProtectedMember;

/// How often one and the same limit is noted to have held something, in milliseconds.
const NOTED_EVERY_MS: i64 = 60 * 60 * 1000;

/// A limit of a member: minor units, or minutes.
#[derive(Debug, Clone, Copy)]
pub struct MemberLimit {
    /// What it bounds.
    pub kind: LimitKind,
    /// How long what was used counts.
    pub period: LimitPeriod,
    /// What the member has decided.
    pub set: SetLimit,
}

impl MemberLimit {
    /// The bound as it is held: minor units, or seconds.
    #[must_use]
    pub fn held(&self) -> Option<Limit> {
        let unit = if self.kind.is_money() { 1 } else { 60 };
        let most = self.set.bound?.saturating_mul(unit);
        Some(Limit { kind: self.kind, period: self.period, most })
    }
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

/// What a member has set.
///
/// # Errors
/// When the database fails.
pub async fn of_member(executor: impl sql::Executor, member_id: &str) -> Result<Vec<MemberLimit>, StoreError> {
    let query = "select kind, period, bound, pending_bound, pending_from from play_limits where member_id = $1";
    let rows: Vec<Row> = sql::query_as(query).bind(member_id).fetch_all(executor).await?;
    Ok(rows.into_iter().filter_map(Row::limit).collect())
}

/// What a member says about a limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LimitWord {
    /// This bound, or none: minor units, or minutes.
    Set(Option<i64>),
    /// The second word on a raise that waits.
    Confirm(bool),
}

/// Why a word about a limit changes nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unfit {
    /// There is no raise to say it to, or its time has not come.
    NoRaise,
    /// The licence's policy offers no such limit, and the member has none from before.
    NotOffered,
    /// The policy demands the limit.
    Demanded,
}

/// Whether a word may be said under the rules.
fn fits(
    limits: &[MemberLimit],
    (kind, period): (LimitKind, LimitPeriod),
    word: LimitWord,
    rules: &LimitRules,
) -> Result<(), Unfit> {
    let before = limits.iter().find(|limit| (limit.kind, limit.period) == (kind, period)).map(|limit| limit.set);
    let is_set = before.is_some_and(|set| set.bound.is_some());
    let ends = match word {
        LimitWord::Set(to) => to.is_none(),
        LimitWord::Confirm(yes) => yes && before.and_then(|set| set.pending).is_some_and(|raise| raise.to.is_none()),
    };
    if !is_set && !rules.offers(kind, period) {
        return Err(Unfit::NotOffered);
    }
    if ends && !may_end(limits, (kind, period), rules) { Err(Unfit::Demanded) } else { Ok(()) }
}

/// Whether what the policy demands stands without this one.
fn may_end(limits: &[MemberLimit], (kind, period): (LimitKind, LimitPeriod), rules: &LimitRules) -> bool {
    let others = limits.iter().filter(|limit| (limit.kind, limit.period) != (kind, period));
    !rules.demands(kind, &kinds(others))
}

/// What limits with a bound are of.
fn kinds<'l>(limits: impl Iterator<Item = &'l MemberLimit>) -> Vec<LimitKind> {
    limits.filter(|limit| limit.set.bound.is_some()).map(|limit| limit.kind).collect()
}

/// Carries out what a member says about a limit, unless something speaks against it.
///
/// # Errors
/// When the database fails.
pub async fn change(
    tx: &mut Connection,
    member_id: &str,
    (kind, period): (LimitKind, LimitPeriod),
    word: LimitWord,
    rules: &LimitRules,
    now_ms: i64,
) -> Result<Result<LimitChange, Unfit>, StoreError> {
    ProtectedMember::ensure(tx, member_id).await?;
    let mut limits = of_member(&mut *tx, member_id).await?;
    if let Err(invalid_field) = fits(&limits, (kind, period), word, rules) {
        return Ok(Err(invalid_field));
    }
    let found = limits.iter().position(|limit| (limit.kind, limit.period) == (kind, period));
    let before = found.and_then(|at| limits.get(at)).map(|limit| limit.set).unwrap_or_default();
    let (after, change) = match word {
        LimitWord::Set(to) => before.ask(to, now_ms, rules.raise_wait_ms()),
        LimitWord::Confirm(yes) => match before.confirm(yes, now_ms) {
            Some(changed) => changed,
            None => return Ok(Err(Unfit::NoRaise)),
        },
    };
    match found.and_then(|at| limits.get_mut(at)) {
        Some(limit) => limit.set = after,
        None => limits.push(MemberLimit { kind, period, set: after }),
    }
    write(tx, member_id, &MemberLimit { kind, period, set: after }).await?;
    let held: Vec<Limit> = limits.iter().filter_map(MemberLimit::held).collect();
    let text = "update protected_members set stake_limits = $2, version = version + 1,
                limits_decided = case when limits_decided = 0 then $3 else limits_decided end where member_id = $1";
    sql::query(text).bind(member_id).bind(stored::write(&held)).bind(now_ms).execute(&mut *tx).await?;
    // The sums are kept for whoever has limits only: they may have stood still.
    sql::query("delete from play_windows where member_id = $1").bind(member_id).execute(&mut *tx).await?;
    if let Some(kind_of_event) = change.event() {
        let value = event_bound(change, before, after).map_or(String::new(), |value| value.to_string());
        let (limit, period) = (kind.name(), period.name());
        Event { kind: kind_of_event, limit, period, value: &value, actor: Actor::Member }
            .record(tx, member_id, now_ms)
            .await?;
    }
    Ok(Ok(change))
}

/// The bound that an event names.
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

/// The member has seen the offer of limits and wants none.
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

/// Notes that a member has decided about limits; says whether that is new.
///
/// # Errors
/// When the database fails.
pub async fn decide(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<bool, StoreError> {
    ProtectedMember::ensure(tx, member_id).await?;
    let text = "update protected_members set limits_decided = $2 where member_id = $1 and limits_decided = 0";
    Ok(sql::query(text).bind(member_id).bind(now_ms).execute(tx).await?.rows_affected() == 1)
}

/// How a member's limits stand: what was set, and the hours that count.
#[derive(Debug, Clone)]
pub struct LimitStanding {
    limits: Vec<MemberLimit>,
    hours: Vec<HourFigures>,
    hour: i64,
}

impl LimitStanding {
    /// Reads it in a transaction, to decide by.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn read(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<Self, StoreError> {
        let limits = of_member(&mut *tx, member_id).await?;
        let hours = hours::of_month(tx, member_id, now_ms).await?;
        Ok(Self { limits, hours, hour: hour_of(now_ms) })
    }

    /// Reads it to be shown.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn load(store: &Store, member_id: &str, now_ms: i64) -> Result<Self, StoreError> {
        let limits = of_member(store.reader(), member_id).await?;
        let hours = hours::of_month(store.reader(), member_id, now_ms).await?;
        Ok(Self { limits, hours, hour: hour_of(now_ms) })
    }

    /// What was decided about a limit.
    #[must_use]
    pub fn set(&self, kind: LimitKind, period: LimitPeriod) -> SetLimit {
        let found = self.limits.iter().find(|limit| (limit.kind, limit.period) == (kind, period));
        found.map(|limit| limit.set).unwrap_or_default()
    }

    /// Whether the policy lets the member go without this one.
    #[must_use]
    pub fn may_end(&self, kind: LimitKind, period: LimitPeriod, rules: &LimitRules) -> bool {
        may_end(&self.limits, (kind, period), rules)
    }

    /// What the limits are of that are set.
    #[must_use]
    pub fn kinds(&self) -> Vec<LimitKind> {
        kinds(self.limits.iter())
    }

    /// What a member sees: what the policy offers, and what was set while another one did.
    #[must_use]
    pub fn pairs(&self, rules: &LimitRules) -> Vec<(LimitKind, LimitPeriod)> {
        let own =
            self.limits.iter().filter(|limit| limit.set.bound.is_some() && !rules.offers(limit.kind, limit.period));
        rules.pairs().chain(own.map(|limit| (limit.kind, limit.period))).collect()
    }

    /// The windows that end now.
    #[must_use]
    pub fn windows(&self) -> Windows {
        let of = |period| sum(&self.hours, period, self.hour);
        Windows { day: of(LimitPeriod::Day), week: of(LimitPeriod::Week), month: of(LimitPeriod::Month) }
    }

    /// When more than what is left can be used, in milliseconds.
    #[must_use]
    pub fn eases_at(&self, kind: LimitKind, period: LimitPeriod) -> Option<i64> {
        eases_at(&self.hours, kind, period, self.hour)
    }

    /// Whether something fits into all limits.
    ///
    /// # Errors
    /// The limit that decides.
    pub fn judge(&self, ask: Ask) -> Result<(), Reached> {
        let held: Vec<Limit> = self.limits.iter().filter_map(MemberLimit::held).collect();
        judge(&held, &self.windows(), ask)
    }
}

/// Notes that a limit has held something, once an hour.
///
/// # Errors
/// When the database fails.
pub async fn note_held(tx: &mut Connection, member_id: &str, limit: Limit, now_ms: i64) -> Result<(), StoreError> {
    let Limit { kind, period, most } = limit;
    let query =
        "select count(*) from protection_events where member_id = $1 and kind = 'LIMIT_HELD' and limit_kind = $2
                 and period = $3 and at > $4";
    let query = sql::query_scalar(query).bind(member_id).bind(kind.name()).bind(period.name());
    let noted: i64 = query.bind(now_ms - NOTED_EVERY_MS).fetch_one(&mut *tx).await?;
    if noted > 0 {
        return Ok(());
    }
    let unit = if kind.is_money() { 1 } else { 60 };
    let value = (most / unit).to_string();
    let event =
        Event { kind: "LIMIT_HELD", limit: kind.name(), period: period.name(), value: &value, actor: Actor::System };
    event.record(tx, member_id, now_ms).await
}
