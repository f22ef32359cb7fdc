//! Profit and loss of a team by member, by day and by product, for the direct downline and the whole team.
//!
//! Figures come from the counted sums below an agent: `team_days`, `team_money_days` and, by member, `team_branch_days` and
//! `team_branch_money_days`. For a member of the team the counted sums below that member are used, if the member was below the agent
//! all the time; otherwise the sums of each placement while it was below the agent are added up (`placement_days`,
//! `placement_money_days`).

use lumora_core::domain::record::TeamReach;
use lumora_core::wire::{TeamProfit, TeamProfitRow};
use platform::day::Day;
use platform::http::ApiError;
use platform::params::{OneOf, OptionalParam, Text};
use platform::query;
use platform::store::sql::FromRow;
use platform::store::{Store, StoreError, TxFuture, sql};

use super::figures::{BetSum, Line, MoneySum, Table};
use super::scope::{Span, Team, was_below};
use super::{ACCOUNT_LENGTH, days};
use crate::days::{DAY_LENGTH, Spans};

/// The most members that are listed singly; the others are added up in one row.
const MAX_MEMBERS: usize = 200;

query! {
    /// The team and the days of the report.
    pub struct TeamProfitQuery {
        /// A span of days up to today: DAYS_7 if absent; ignored where `from` is given.
        span: OptionalParam<OneOf<Spans>>,
        /// The first day, YYYY-MM-DD, in the operator's time zone.
        from: OptionalParam<Text<DAY_LENGTH>>,
        /// The last day; that of `from` if absent.
        until: OptionalParam<Text<DAY_LENGTH>>,
        /// Account name of a member of the team, for the report of its downline; the agent's whole team if absent.
        member: OptionalParam<Text<ACCOUNT_LENGTH>>,
    }
}

impl TeamProfitQuery {
    /// The first and the last day.
    ///
    /// # Errors
    /// 422 for a text that is no day, an end before the beginning, or a beginning more than 366 days ago or in the future.
    pub fn days(&self, today: Day, offset: i64) -> Result<(Day, Day), ApiError> {
        days((&self.span, &self.from, &self.until), today, offset)
    }

    /// Account name of the member whose downline is selected.
    pub fn selected_member(&self) -> Option<(&str, TeamReach)> {
        self.member.0.as_deref().map(|account| (account, TeamReach::Branch))
    }
}

/// The tables that figures are read from.
#[derive(Debug, Clone, Copy)]
enum Source {
    /// Sums counted below an agent.
    Counted,
    /// Sums of placements below the member, while they were below the agent (`$4`).
    Places,
    /// Sums of the member's own placements, while they were below the agent.
    Own,
}

/// The key by which figures are grouped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Key {
    Day,
    Product,
    Member,
}

const BETS: &str = "cast(sum(d.bets) as bigint) as bets, cast(sum(d.stake) as bigint) as stake,
    cast(sum(d.valid_bet) as bigint) as valid_bet, cast(sum(d.payout) as bigint) as payout";
const MONEY: &str = "d.kind, cast(sum(d.amount) as bigint) as amount";

impl Source {
    /// The `from` and `where` clauses, for bets or money: `$1` is the member or agent, `$2` and `$3` the first and last day, `$4` the
    /// agent.
    fn rows(self, key: Key, is_money: bool) -> String {
        let money = if is_money { "money_" } else { "" };
        match self {
            Source::Counted => {
                let branch = if key == Key::Member { "branch_" } else { "" };
                format!("team_{branch}{money}days d where d.agent_id = $1 and d.day >= $2 and d.day <= $3 and $4 <> ''")
            }
            Source::Places => format!(
                "placement_ancestors x
                 join placement_ancestors a on a.placement_id = x.placement_id and a.ancestor_id = $4
                 join placements p on p.id = x.placement_id
                 left join placement_ancestors c on c.placement_id = x.placement_id and c.depth = x.depth - 1
                 join placement_{money}days d on d.placement_id = x.placement_id and d.day >= $2 and d.day <= $3
                 where x.ancestor_id = $1"
            ),
            Source::Own => format!(
                "placements p cross join placement_ancestors a cross join placement_{money}days d
                 where p.member_id = $1 and a.placement_id = p.id and a.ancestor_id = $4
                 and d.placement_id = p.id and d.day >= $2 and d.day <= $3"
            ),
        }
    }

    const fn key(self, key: Key) -> &'static str {
        match (key, self) {
            (Key::Day, _) => "cast(d.day as text)",
            (Key::Product, _) => "d.product",
            (Key::Member, Source::Counted) => "d.branch_id",
            (Key::Member, Source::Places) => "case when x.depth = 1 then p.member_id else c.ancestor_id end",
            (Key::Member, Source::Own) => "p.member_id",
        }
    }

    const fn reach(self) -> &'static str {
        match self {
            Source::Counted => "d.reach",
            Source::Places => "case when x.depth = 1 then 1 else 2 end",
            Source::Own => "1",
        }
    }

    fn text(self, key: Key, is_money: bool) -> String {
        let (sums, kind) = if is_money { (MONEY, ", d.kind") } else { (BETS, "") };
        let (name, reach) = (self.key(key), self.reach());
        let group = format!(
            "select {name} as id, cast({reach} as bigint) as reach, {sums} from {} group by {name}, {reach}{kind}",
            self.rows(key, is_money)
        );
        match key {
            // Names are looked up one by one: for a join PostgreSQL would read all members to find some hundreds.
            Key::Member => format!(
                "select (select m.account from members m where m.id = s.id) as key,
                 (select m.account_type from members m where m.id = s.id) as account_type, s.* from ({group}) s"
            ),
            Key::Day | Key::Product => {
                format!("select s.id as key, cast(0 as bigint) as account_type, s.* from ({group}) s")
            }
        }
    }
}

/// Whether all bets and movements in the streams are counted in the sums of teams.
///
/// # Errors
/// When the database fails.
pub async fn is_counted(store: &Store) -> Result<bool, StoreError> {
    const READER: &str = "agent-figures";
    for (stream, cursors) in [("settled_bets", "settled_bet_cursors"), ("wallet_moves", "wallet_move_cursors")] {
        let text = format!(
            "select count(*) from (select 1 as one from {stream} s where (s.position, s.id) >
                 (coalesce((select max(c.position) from {cursors} c where c.reader = $1), 0),
                  coalesce((select max(c.id) from {cursors} c where c.reader = $1), '')) limit 1) left_over"
        );
        let left: i64 = sql::query_scalar(sql::AssertSqlSafe(text)).bind(READER).fetch_one(store.reader()).await?;
        if left > 0 {
            return Ok(false);
        }
    }
    Ok(true)
}

/// A query of figures: `of` is the agent or member below whom they are.
struct FiguresQuery<'a> {
    store: &'a Store,
    agent_id: &'a str,
    of: &'a str,
    span: Span,
}

impl FiguresQuery<'_> {
    async fn read<T: FromRow + Send + Unpin>(
        &self,
        source: Source,
        key: Key,
        is_money: bool,
    ) -> Result<Vec<T>, StoreError> {
        let query = sql::query_as(sql::AssertSqlSafe(source.text(key, is_money))).bind(self.of.to_owned());
        let query = query.bind(self.span.first.number()).bind(self.span.last.number());
        query.bind(self.agent_id.to_owned()).fetch_all(self.store.reader()).await
    }

    async fn table(&self, source: Source, key: Key) -> Result<Table, StoreError> {
        // Movements of money have no product.
        if key == Key::Product {
            return Ok(Table::of(self.read(source, key, false).await?, Vec::new()));
        }
        let (bets, money): (Vec<BetSum>, Vec<MoneySum>) =
            tokio::try_join!(self.read(source, key, false), self.read(source, key, true))?;
        Ok(Table::of(bets, money))
    }
}

/// Account names from the agent's direct downline down to a member, by the member's latest placement below the agent.
async fn path(store: &Store, agent_id: &str, member_id: &str) -> Result<Vec<String>, StoreError> {
    let query = "select m.account from placement_ancestors a
        join placement_ancestors x on x.placement_id = a.placement_id and x.depth < a.depth
        join members m on m.id = x.ancestor_id
        where a.ancestor_id = $1 and a.placement_id = (select p.id from placements p cross join placement_ancestors b
            where p.member_id = $2 and b.placement_id = p.id and b.ancestor_id = $1 order by p.since_ms desc limit 1)
        order by x.depth desc";
    let query = sql::query_scalar(query).bind(agent_id).bind(member_id);
    let mut path: Vec<String> = query.fetch_all(store.reader()).await?;
    let query = "select account from members where id = $1";
    path.extend(sql::query_scalar::<String>(query).bind(member_id).fetch_optional(store.reader()).await?);
    Ok(path)
}

/// The profit and loss of a team, or of a member's branch in it, over a range of days.
///
/// # Errors
/// When the database fails.
pub fn profit_of<'a>(store: &'a Store, team: &'a Team, span: Span) -> TxFuture<'a, TeamProfit, StoreError> {
    Box::pin(async move {
        let agent_id = team.agent_id();
        let of = if team.is_whole() { agent_id } else { team.member_id() };
        let figures = FiguresQuery { store, agent_id, of, span };
        let is_counted = team.is_whole() || was_below(store, agent_id, of, &span).await?;
        let source = if is_counted { Source::Counted } else { Source::Places };
        let (days, products, members) = tokio::try_join!(
            figures.table(source, Key::Day),
            figures.table(source, Key::Product),
            figures.table(source, Key::Member)
        )?;
        let (own, path) = if team.is_whole() {
            (Line::default(), Vec::new())
        } else {
            (figures.table(Source::Own, Key::Day).await?.total(), path(store, agent_id, of).await?)
        };
        let total = days.total();
        let name =
            |day: &str| day.parse().map(|day| Day::of_number(day, span.offset_minutes).name()).unwrap_or_default();
        let mut days: Vec<TeamProfitRow> =
            days.into_lines().into_iter().map(|(key, line)| row(name(&key), &line)).collect();
        days.sort_by(|one, other| other.key.cmp(&one.key));
        Ok(TeamProfit {
            path,
            own: own.total.to_wire(),
            direct: total.direct.to_wire(),
            total: total.total.to_wire(),
            members: shortened(by_turnover(members)),
            days,
            products: by_turnover(products).into_iter().map(|(key, line)| row(key, &line)).collect(),
            complete: span.is_counted,
            from: span.first.name(),
            until: span.last.name(),
            offset_minutes: i32::try_from(span.offset_minutes).unwrap_or(0),
        })
    })
}

fn row(key: String, line: &Line) -> TeamProfitRow {
    TeamProfitRow { key, agent: line.is_agent, direct: line.direct.to_wire(), total: line.total.to_wire() }
}

fn by_turnover(table: Table) -> Vec<(String, Line)> {
    let mut lines = table.into_lines();
    lines.sort_by_key(|(_, line)| -line.total.turnover());
    lines
}

/// The first [`MAX_MEMBERS`] lines singly, and all others added up in one row without an account name.
fn shortened(lines: Vec<(String, Line)>) -> Vec<TeamProfitRow> {
    let mut others = Line::default();
    for (_, line) in lines.iter().skip(MAX_MEMBERS) {
        others.direct.add(&line.direct);
        others.total.add(&line.total);
    }
    let mut rows: Vec<TeamProfitRow> =
        lines.iter().take(MAX_MEMBERS).map(|(account, line)| row(account.clone(), line)).collect();
    if lines.len() > MAX_MEMBERS {
        rows.push(row(String::new(), &others));
    }
    rows
}
