//! Reading the team overview: figures of the agent and its team in a span of days, and in as many days before it.

use std::collections::BTreeMap;

use identity::tree::{TeamSize, sizes};
use lumora_core::domain::agent::team::TeamSpan;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, OwnPart, TeamDay, TeamFigures, TeamOverview, TeamPart};
use platform::Base;
use platform::clock::{DAY_MS, MINUTE_MS};
use platform::day::Day;
use platform::store::{Store, StoreError, from_row, sql};
use platform::stream::Progress;

use super::figures::Sums;
use crate::figures::{ActiveDays, Zone, balances, catch_up};

/// A member whose session was used within this time is online, in milliseconds.
const ONLINE_MS: i64 = 15 * MINUTE_MS;
/// Reach of the direct downline.
const DIRECT: i64 = 1;
/// Reach of those deeper.
const DEEPER: i64 = 2;
const BOTH: [i64; 2] = [DIRECT, DEEPER];

/// A range of days by number (days since 1970-01-01, in the operator's time zone), first and last included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Days {
    pub(crate) first: i64,
    pub(crate) last: i64,
}

impl Days {
    /// The `count` days up to day `last`.
    pub(crate) const fn until(last: i64, count: i64) -> Self {
        Self { first: last - count + 1, last }
    }

    const fn before(self) -> Self {
        Self::until(self.first - 1, self.last - self.first + 1)
    }

    const fn contains(self, day: i64) -> bool {
        self.first <= day && day <= self.last
    }
}

/// Member id and currency of the figures.
type Owner<'a> = (&'a str, &'a str);

struct BetRow {
    day: i64,
    reach: i64,
    bets: i64,
    stake: i64,
    valid_bet: i64,
    payout: i64,
}

from_row!(BetRow { day, reach, bets, stake, valid_bet, payout });

struct MoneyRow {
    day: i64,
    reach: i64,
    kind: String,
    amount: i64,
}

from_row!(MoneyRow { day, reach, kind, amount });

/// Sums by day and reach.
#[derive(Default)]
struct Table(BTreeMap<(i64, i64), Sums>);

impl Table {
    fn entry(&mut self, day: i64, reach: i64) -> &mut Sums {
        self.0.entry((day, reach)).or_default()
    }

    fn add_bets(&mut self, rows: Vec<BetRow>) {
        for row in rows {
            let sums = self.entry(row.day, row.reach);
            sums.bets += row.bets;
            sums.turnover += row.stake;
            sums.valid_bet += row.valid_bet;
            sums.payout += row.payout;
        }
    }

    fn add_money(&mut self, rows: Vec<MoneyRow>) {
        for row in rows {
            self.entry(row.day, row.reach).add_money(&row.kind, row.amount);
        }
    }

    fn add_members(&mut self, rows: Vec<(i64, i64, i64)>, of: impl Fn(&mut Sums) -> &mut i64) {
        for (day, reach, members) in rows {
            *of(self.entry(day, reach)) += members;
        }
    }

    fn sums(&self, days: Days, reaches: &[i64]) -> Sums {
        let mut sums = Sums::default();
        let rows = self.0.iter().filter(|((day, reach), _)| days.contains(*day) && reaches.contains(reach));
        rows.for_each(|(_, row)| sums.add(row));
        sums
    }
}

/// The overview of an agent.
pub(super) async fn overview(
    base: &Base,
    (agent_id, currency): Owner<'_>,
    span: TeamSpan,
) -> Result<TeamOverview, StoreError> {
    let (store, now_ms) = (&base.store, base.clock.now_ms());
    let complete = catch_up(store).await? == Progress::CaughtUp;
    let offset = Zone::read(store.reader()).await?.offset_minutes;
    let now = Days::until(Day::at(now_ms, offset).number(), span.days());
    let before = now.before();
    let all = Days { first: before.first, last: now.last };
    let table = of_team(store, (agent_id, currency), all, offset).await?;
    let active = ActiveDays::read(store.reader(), agent_id, (all.first, all.last)).await?;
    let figures = |days: Days, reaches: &[i64]| -> TeamFigures {
        let mut sums = table.sums(days, reaches);
        sums.active_members = i64::try_from(active.count((days.first, days.last), reaches)).unwrap_or(i64::MAX);
        sums.to_wire()
    };
    let own = own_days(store, (agent_id, currency), all).await?;
    let snapshot = TeamSnapshot::read(store, (agent_id, currency), now_ms).await?;
    let part = |reaches: &[i64]| snapshot.part(reaches, (figures(now, reaches), figures(before, reaches)));
    let name = |day: i64| Day::of_number(day, offset).name();
    let day = |day: i64| TeamDay { day: name(day), figures: figures(Days { first: day, last: day }, &BOTH) };
    Ok(TeamOverview {
        span,
        from: name(now.first),
        until: name(now.last),
        before_from: name(before.first),
        offset_minutes: i32::try_from(offset).unwrap_or(0),
        own: OwnPart { now: own.sums(now, &[0]).to_wire(), before: own.sums(before, &[0]).to_wire() },
        team: part(&BOTH),
        direct: part(&[DIRECT]),
        deeper: part(&[DEEPER]),
        trend: (now.first..=now.last).map(day).collect(),
        complete,
    })
}

/// The figures of a member and of everybody below in a range of days; the number of the member's own active members is left at zero.
pub(crate) async fn of_days(
    store: &Store,
    owner: Owner<'_>,
    days: Days,
    offset: i64,
) -> Result<(TeamFigures, TeamFigures), StoreError> {
    let own = own_days(store, owner, days).await?.sums(days, &[0]);
    let mut team = of_team(store, owner, days, offset).await?.sums(days, &BOTH);
    let active = ActiveDays::read(store.reader(), owner.0, (days.first, days.last)).await?;
    team.active_members = i64::try_from(active.count((days.first, days.last), &BOTH)).unwrap_or(i64::MAX);
    Ok((own.to_wire(), team.to_wire()))
}

/// The figures of everybody below an agent, by day and reach.
async fn of_team(store: &Store, (agent_id, currency): Owner<'_>, days: Days, offset: i64) -> Result<Table, StoreError> {
    let mut table = Table::default();
    let query = "select day, reach, cast(sum(bets) as bigint) as bets, cast(sum(stake) as bigint) as stake,
                 cast(sum(valid_bet) as bigint) as valid_bet, cast(sum(payout) as bigint) as payout
                 from team_days where agent_id = $1 and day >= $2 and day <= $3 and currency = $4 group by day, reach";
    let query = sql::query_as(query).bind(agent_id).bind(days.first).bind(days.last).bind(currency);
    table.add_bets(query.fetch_all(store.reader()).await?);
    let query = "select day, reach, kind, amount from team_money_days
                 where agent_id = $1 and day >= $2 and day <= $3 and currency = $4";
    let query = sql::query_as(query).bind(agent_id).bind(days.first).bind(days.last).bind(currency);
    table.add_money(query.fetch_all(store.reader()).await?);
    let query = "select day, reach, members from team_first_deposits where agent_id = $1 and day >= $2 and day <= $3";
    let query = sql::query_as(query).bind(agent_id).bind(days.first).bind(days.last);
    table.add_members(query.fetch_all(store.reader()).await?, |sums| &mut sums.first_deposits);
    table.add_members(registered(store, agent_id, days, offset).await?, |sums| &mut sums.new_members);
    Ok(table)
}

/// The number of registrations below an agent: day, reach, members.
async fn registered(
    store: &Store,
    agent_id: &str,
    days: Days,
    offset: i64,
) -> Result<Vec<(i64, i64, i64)>, StoreError> {
    let text = format!(
        "select (registered_at + $4) / {DAY_MS} as day, case when depth = 1 then 1 else 2 end as reach, count(*) as members
         from placement_ancestors where ancestor_id = $1 and registered_at >= $2 and registered_at < $3 group by 1, 2"
    );
    let from = Day::of_number(days.first, offset).from_ms();
    let until = Day::of_number(days.last, offset).until_ms();
    let query = sql::query_as(sql::AssertSqlSafe(text)).bind(agent_id).bind(from).bind(until);
    query.bind(offset * MINUTE_MS).fetch_all(store.reader()).await
}

/// A member's own figures under all its placements, by day at reach 0.
async fn own_days(store: &Store, (member_id, currency): Owner<'_>, days: Days) -> Result<Table, StoreError> {
    let mut table = Table::default();
    let query = "select d.day, cast(0 as bigint) as reach, cast(sum(d.bets) as bigint) as bets, cast(sum(d.stake) as bigint) as stake,
                 cast(sum(d.valid_bet) as bigint) as valid_bet, cast(sum(d.payout) as bigint) as payout
                 from placements p join placement_days d on d.placement_id = p.id
                 where p.member_id = $1 and d.day >= $2 and d.day <= $3 and d.currency = $4 group by d.day";
    let query = sql::query_as(query).bind(member_id).bind(days.first).bind(days.last).bind(currency);
    table.add_bets(query.fetch_all(store.reader()).await?);
    let query = "select d.day, cast(0 as bigint) as reach, d.kind, d.amount
                 from placements p join placement_money_days d on d.placement_id = p.id
                 where p.member_id = $1 and d.day >= $2 and d.day <= $3 and d.currency = $4";
    let query = sql::query_as(query).bind(member_id).bind(days.first).bind(days.last).bind(currency);
    table.add_money(query.fetch_all(store.reader()).await?);
    Ok(table)
}

/// The present state of a team, by reach.
struct TeamSnapshot {
    sizes: [TeamSize; 2],
    balances: [i64; 2],
    online: [i64; 2],
}

impl TeamSnapshot {
    async fn read(store: &Store, (agent_id, currency): Owner<'_>, now_ms: i64) -> Result<Self, StoreError> {
        let (direct, deeper) = sizes(store.reader(), agent_id).await?;
        let in_wallets = balances(store.reader(), agent_id, currency).await?;
        let query = "select case when a.depth = 1 then 1 else 2 end as reach, count(distinct s.member_id) as members
                     from sessions s cross join placements p cross join placement_ancestors a
                     where s.revoked_at is null and s.last_seen_at > $2 and p.member_id = s.member_id and p.until_ms is null
                     and a.placement_id = p.id and a.ancestor_id = $1 group by 1";
        let query = sql::query_as(query).bind(agent_id).bind(now_ms - ONLINE_MS);
        let online: Vec<(i64, i64)> = query.fetch_all(store.reader()).await?;
        let of = |wanted| online.iter().find(|(reach, _)| *reach == wanted).map_or(0, |(_, members)| *members);
        Ok(Self { sizes: [direct, deeper], balances: [in_wallets.0, in_wallets.1], online: [of(DIRECT), of(DEEPER)] })
    }

    fn part(&self, reaches: &[i64], (now, before): (TeamFigures, TeamFigures)) -> TeamPart {
        let sum = |values: [i64; 2]| -> i64 {
            BOTH.into_iter().zip(values).filter(|(reach, _)| reaches.contains(reach)).map(|(_, it)| it).sum()
        };
        let count = |values: [i64; 2]| u32::try_from(sum(values)).unwrap_or(u32::MAX);
        TeamPart {
            members: count(self.sizes.map(|it| it.members)),
            agents: count(self.sizes.map(|it| it.agents)),
            online: count(self.online),
            balance: Amount(Money(sum(self.balances))),
            now,
            before,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Days;

    #[test]
    fn the_days_before_are_as_many_and_end_where_these_begin() {
        let week = Days::until(100, 7);
        assert_eq!((week, week.before()), (Days { first: 94, last: 100 }, Days { first: 87, last: 93 }));
        assert_eq!(Days::until(100, 1).before(), Days { first: 99, last: 99 });
    }
}
