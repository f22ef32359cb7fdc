//! Reading what each member of a team has done in a running period, from the figures of placements.

use lumora_core::domain::agent::periods::{Span, Unit};
use platform::store::sql::FromRow;
use platform::store::{Connection, StoreError, sql};

use super::super::due::{Due, covers, products};
use crate::cutoff::moved_sums;

/// Teams with more members are read from the side of the figures, which are fewer than the team's placements.
const LARGE_TEAM: i64 = 2_000;
/// Up to this many changed rows, changes are read by member; beyond that everything is read again.
const MAX_CHANGED: i64 = 2_000;

/// Bets of a member, in minor units.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Bets {
    pub(super) stake: i64,
    pub(super) valid_bet: i64,
    pub(super) payout: i64,
}

/// Other movements of a member's wallet, in minor units.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Moved {
    pub(super) rebate: i64,
    pub(super) bonuses: i64,
    pub(super) deposits: i64,
}

/// The members of a team to read.
#[derive(Debug, Clone, Copy)]
pub(super) enum Members {
    All,
    /// Those whose figures were changed by counts after this number.
    ChangedSince(i64),
}

/// A row with its member's id.
struct WithMemberId<T>(String, T);

impl FromRow for WithMemberId<Bets> {
    fn from_row(row: &sql::Row<'_>) -> Result<Self, StoreError> {
        let [stake, valid_bet, payout] = [row.named("stake")?, row.named("valid_bet")?, row.named("payout")?];
        Ok(Self(row.named("member_id")?, Bets { stake, valid_bet, payout }))
    }
}

impl FromRow for WithMemberId<Moved> {
    fn from_row(row: &sql::Row<'_>) -> Result<Self, StoreError> {
        let [rebate, bonuses, deposits] = [row.named("rebate")?, row.named("bonuses")?, row.named("deposits")?];
        Ok(Self(row.named("member_id")?, Moved { rebate, bonuses, deposits }))
    }
}

/// A table of figures, and its column with the unit's number.
type Table = (&'static str, &'static str);

const MONEY: Table = ("placement_money_days", "day");

const fn bets_of(unit: Unit) -> Table {
    match unit {
        Unit::FiveMinutes => ("placement_slots", "slot"),
        Unit::Day => ("placement_days", "day"),
    }
}

/// SQL: rows `m` of placements `p` that are found first. Units of five minutes are ordered by number: each is looked up separately.
fn placement_rows((table, number): Table) -> String {
    if number == "slot" {
        let numbers = "(with recursive n (number) as (select cast($5 as bigint) union all select n.number + 1 from n where n.number < $6)
            select number from n)";
        format!("{numbers} n cross join {table} m where m.slot = n.number and m.placement_id = p.id")
    } else {
        format!("{table} m where m.placement_id = p.id and m.{number} >= $5 and m.{number} <= $6")
    }
}

/// SQL: whether placement `p` counts for the contract. `$1` is the payee; `$2` is 1 to include everybody below, `$3` is 1 to include
/// its own play.
const COUNTS: &str = "(exists (select 1 from placement_ancestors a where a.ancestor_id = $1 and a.placement_id = p.id
    and (a.depth = 1 or $2 = 1)) or (p.member_id = $1 and $3 = 1))";

/// SQL: the ids of the placements that count.
const TEAM: &str = "(select placement_id from placement_ancestors where ancestor_id = $1 and (depth = 1 or $2 = 1)
    union all select id from placements where member_id = $1 and $3 = 1)";

/// The queries for a contract in a period.
pub(super) struct Reading<'a> {
    due: &'a Due,
    span: Span,
    unit: Unit,
}

impl<'a> Reading<'a> {
    pub(super) fn of(due: &'a Due, span: Span) -> Self {
        Self { due, span, unit: due.terms.period.unit() }
    }

    /// Whether counts after `number` have changed so many rows that it is better to read everything.
    pub(super) async fn has_many_changes(&self, tx: &mut Connection, number: i64) -> Result<bool, StoreError> {
        let (table, column) = bets_of(self.unit);
        let text = format!(
            "select count(*) from (select 1 from {table} where changed > $1 and +{column} >= $2 and +{column} <= $3 limit $4) c"
        );
        let query = sql::query_scalar(sql::AssertSqlSafe(text)).bind(number);
        let changed: i64 = query.bind(self.span.first).bind(self.span.last).bind(MAX_CHANGED + 1).fetch_one(tx).await?;
        Ok(changed > MAX_CHANGED)
    }

    /// Bets on the products of the contract, by member.
    pub(super) async fn bets(&self, tx: &mut Connection, members: Members) -> Result<Vec<(String, Bets)>, StoreError> {
        let sums = "cast(sum(m.stake) as bigint) as stake, cast(sum(m.valid_bet) as bigint) as valid_bet,
            cast(sum(m.payout) as bigint) as payout";
        let covered = format!(" and {}", covers("m.product", "$8"));
        let text = self.text(&mut *tx, (bets_of(self.unit), sums, &covered), members).await?;
        let query = self.bound(text, members).bind(products(&self.due.terms));
        let rows: Vec<WithMemberId<Bets>> = query.fetch_all(tx).await?;
        Ok(rows.into_iter().map(|WithMemberId(member_id, bets)| (member_id, bets)).collect())
    }

    /// Movements of wallets, by member. Periods shorter than a day are settled from bets alone.
    pub(super) async fn moved(
        &self,
        tx: &mut Connection,
        members: Members,
    ) -> Result<Vec<(String, Moved)>, StoreError> {
        if self.unit == Unit::FiveMinutes {
            return Ok(Vec::new());
        }
        let [rebate, bonuses, deposits] = moved_sums();
        let sums = format!("{rebate} as rebate, {bonuses} as bonuses, {deposits} as deposits");
        let text = self.text(&mut *tx, (MONEY, &sums, ""), members).await?;
        let rows: Vec<WithMemberId<Moved>> = self.bound(text, members).fetch_all(tx).await?;
        Ok(rows.into_iter().map(|WithMemberId(member_id, moved)| (member_id, moved)).collect())
    }

    /// SQL of a query. `$4` is the currency, `$5` and `$6` the first and last unit, `$7` the number of a count. A cross join keeps
    /// this order of the tables; the unary pluses keep SQLite from scanning all days for the few rows that have changed.
    async fn text(
        &self,
        tx: &mut Connection,
        (table, sums, also): (Table, &str, &str),
        members: Members,
    ) -> Result<String, StoreError> {
        let (name, number) = table;
        let rows = match members {
            Members::ChangedSince(_) => format!(
                "(select distinct q.member_id from {name} c cross join placements q
                    where q.id = c.placement_id and c.changed > $7 and +c.{number} >= $5 and +c.{number} <= $6) w
                 cross join placements p cross join {} and p.member_id = w.member_id and {COUNTS}",
                placement_rows(table)
            ),
            Members::All if self.is_large(tx).await? => format!(
                "{name} m cross join placements p where p.id = m.placement_id and m.{number} >= $5 and m.{number} <= $6
                 and $7 = 0 and {COUNTS}"
            ),
            Members::All => format!(
                "{TEAM} t cross join placements p cross join {} and p.id = t.placement_id and $7 = 0",
                placement_rows(table)
            ),
        };
        Ok(format!("select p.member_id, {sums} from {rows} and m.currency = $4{also} group by p.member_id"))
    }

    async fn is_large(&self, tx: &mut Connection) -> Result<bool, StoreError> {
        let (direct, deeper) = identity::tree::sizes(tx, &self.due.downline_id).await?;
        let of = |size: identity::tree::TeamSize| size.agents + size.members;
        Ok(of(direct) + if self.due.terms.include_sub_teams { of(deeper) } else { 0 } > LARGE_TEAM)
    }

    fn bound<T: FromRow>(&self, text: String, members: Members) -> sql::QueryAs<'static, T> {
        let terms = &self.due.terms;
        let number = match members {
            Members::All => 0,
            Members::ChangedSince(number) => number,
        };
        sql::query_as(sql::AssertSqlSafe(text))
            .bind(self.due.downline_id.clone())
            .bind(i64::from(terms.include_sub_teams))
            .bind(i64::from(terms.include_self))
            .bind(self.due.currency.clone())
            .bind(self.span.first)
            .bind(self.span.last)
            .bind(number)
    }
}
