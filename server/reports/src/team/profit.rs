//! Profit and loss of a team: by member, by day and by product, with the direct downline and the whole team apart.
//!
//! Figures are those of `team_days`, `team_money_days` and, by member, `team_branch_days` and `team_branch_money_days`: what is counted below an agent. Who
//! walks down sees what is counted below that member, as long as it stood below the agent all the time; where it was moved within the
//! days, what each placement has done is added up for the time that was the agent's (`placement_days`, `placement_money_days`).

use lumora_core::domain::record::TeamReach;
use lumora_core::wire::{TeamProfit, TeamProfitRow};
use platform::day::Day;
use platform::http::ApiError;
use platform::params::{OneOf, OptionalParam, Text};
use platform::query;
use platform::store::sql::FromRow;
use platform::store::{Store, StoreError, TxFuture, sql};

use super::figures::{BetSum, Line, MoneySum, Table};
use super::scope::{Span, Team, stays};
use super::{ACCOUNT_LENGTH, days};
use crate::days::{DAY_LENGTH, Spans};

/// Members that are listed one by one; the others make one line.
const MOST_MEMBERS: usize = 200;

query! {
    /// Whose profit and loss, and of which days.
    pub struct TeamProfitQuery {
        /// DAYS_7 unless given; `from` and `until` take its place.
        span: OptionalParam<OneOf<Spans>>,
        /// The first day, YYYY-MM-DD, a day of the operator.
        from: OptionalParam<Text<DAY_LENGTH>>,
        /// The last day; that of `from` unless given.
        until: OptionalParam<Text<DAY_LENGTH>>,
        /// Account name of a member of the team whose downline is looked into; the agent's own unless given.
        member: OptionalParam<Text<ACCOUNT_LENGTH>>,
    }
}

impl TeamProfitQuery {
    /// The first and the last day.
    ///
    /// # Errors
    /// 422 for what is no day, ends before it begins, begins more than a year ago, or in the future.
    pub fn days(&self, today: Day, offset: i64) -> Result<(Day, Day), ApiError> {
        days((&self.span, &self.from, &self.until), today, offset)
    }

    /// Whose downline is looked into.
    pub fn named(&self) -> Option<(&str, TeamReach)> {
        self.member.0.as_deref().map(|account| (account, TeamReach::Branch))
    }
}

/// Where figures come from.
#[derive(Debug, Clone, Copy)]
enum Source {
    /// What is counted below an agent.
    Counted,
    /// What placements have done while they stood below the agent (`$4`).
    Places,
    /// What the member itself has done meanwhile.
    Own,
}

/// What figures are told apart by.
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
    /// The rows, with `{table}` standing for bets or money: `$1` whose, `$2` and `$3` the days, `$4` the agent.
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
            // Names are looked up one by one: a join would have PostgreSQL read all members for some hundreds.
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

/// Whether everything that has happened to teams is in what is counted.
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

/// Whose figures.
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
        // Money is of no product.
        if key == Key::Product {
            return Ok(Table::of(self.read(source, key, false).await?, Vec::new()));
        }
        let (bets, money): (Vec<BetSum>, Vec<MoneySum>) =
            tokio::try_join!(self.read(source, key, false), self.read(source, key, true))?;
        Ok(Table::of(bets, money))
    }
}

/// Account names from the agent's direct downline to a member, as it stood last.
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

/// What some days of a team, or of the branch of one of its members, came to.
///
/// # Errors
/// When the database fails.
pub fn profit_of<'a>(store: &'a Store, team: &'a Team, span: Span) -> TxFuture<'a, TeamProfit, StoreError> {
    Box::pin(async move {
        let agent_id = team.agent_id();
        let of = if team.is_whole() { agent_id } else { team.member_id() };
        let asked = FiguresQuery { store, agent_id, of, span };
        let is_counted = team.is_whole() || stays(store, agent_id, of, &span).await?;
        let source = if is_counted { Source::Counted } else { Source::Places };
        let (days, products, members) = tokio::try_join!(
            asked.table(source, Key::Day),
            asked.table(source, Key::Product),
            asked.table(source, Key::Member)
        )?;
        let (own, path) = if team.is_whole() {
            (Line::default(), Vec::new())
        } else {
            (asked.table(Source::Own, Key::Day).await?.total(), path(store, agent_id, of).await?)
        };
        let total = days.total();
        let name =
            |day: &str| day.parse().map(|day| Day::of_number(day, span.offset_minutes).name()).unwrap_or_default();
        let mut days: Vec<TeamProfitRow> =
            days.into_lines().into_iter().map(|(key, line)| row(name(&key), &line)).collect();
        days.sort_by(|one, other| other.key.cmp(&one.key));
        Ok(TeamProfit {
            path,
            own: own.total.shown(),
            direct: total.direct.shown(),
            total: total.total.shown(),
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
    TeamProfitRow { key, agent: line.is_agent, direct: line.direct.shown(), total: line.total.shown() }
}

fn by_turnover(table: Table) -> Vec<(String, Line)> {
    let mut lines = table.into_lines();
    lines.sort_by_key(|(_, line)| -line.total.turnover());
    lines
}

/// The first of them one by one, and the others in one line.
fn shortened(lines: Vec<(String, Line)>) -> Vec<TeamProfitRow> {
    let mut others = Line::default();
    for (_, line) in lines.iter().skip(MOST_MEMBERS) {
        others.direct.add(&line.direct);
        others.total.add(&line.total);
    }
    let mut rows: Vec<TeamProfitRow> =
        lines.iter().take(MOST_MEMBERS).map(|(account, line)| row(account.clone(), line)).collect();
    if lines.len() > MOST_MEMBERS {
        rows.push(row(String::new(), &others));
    }
    rows
}
