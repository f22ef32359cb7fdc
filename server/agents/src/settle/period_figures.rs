//! Figures of the teams of contracts in a period: for all contracts in one pass over the placements that have figures, each of which
//! counts for its uplines with a contract.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use lumora_core::domain::agent::figures::{ContractFigures, MemberBets};
use lumora_core::domain::agent::periods::{Span, Unit};
use lumora_core::domain::agent::terms::{ContractPeriod, Terms};
use lumora_core::domain::money::Money;
use platform::store::{Connection, StoreError, from_row, sql};

use super::due::{Due, contracts_in_force};
use crate::cutoff;

/// The sums of a placement in a period, in minor units.
#[derive(Debug, Clone)]
pub(super) struct Row {
    pub(super) placement_id: String,
    pub(super) member_id: String,
    pub(super) product: String,
    pub(super) currency: String,
    pub(super) stake: i64,
    pub(super) valid_bet: i64,
    pub(super) payout: i64,
    pub(super) rebate: i64,
    pub(super) bonuses: i64,
    pub(super) deposits: i64,
}

from_row!(Row { placement_id, member_id, product, currency, stake, valid_bet, payout, rebate, bonuses, deposits });

/// A placement, one of its uplines, and the depth below that.
type UplineRow = (String, String, i64);

/// The sums of all placements in a period, and the uplines of each placement with depths.
#[derive(Debug, Default)]
pub(super) struct PeriodFigures {
    rows: Vec<Row>,
    above: HashMap<String, Vec<(String, i64)>>,
}

impl PeriodFigures {
    /// The sums of a period as frozen by a cutoff.
    pub(super) async fn read(tx: &mut Connection, unit: Unit, span: Span, closing: i64) -> Result<Self, StoreError> {
        let query = "select k.placement_id, p.member_id, k.product, k.currency, cast(sum(k.stake) as bigint) as stake,
                     cast(sum(k.valid_bet) as bigint) as valid_bet, cast(sum(k.payout) as bigint) as payout,
                     cast(sum(k.rebate) as bigint) as rebate, cast(sum(k.bonuses) as bigint) as bonuses,
                     cast(sum(k.deposits) as bigint) as deposits
                     from closed_figures k join placements p on p.id = k.placement_id
                     where k.unit = $1 and k.number >= $2 and k.number <= $3 and k.closing <= $4
                     group by k.placement_id, p.member_id, k.product, k.currency";
        let query = sql::query_as(query).bind(cutoff::name(unit)).bind(span.first).bind(span.last).bind(closing);
        let rows: Vec<Row> = query.fetch_all(&mut *tx).await?;
        let above = "select a.placement_id, a.ancestor_id, a.depth from placement_ancestors a where a.placement_id in (
                     select k.placement_id from closed_figures k where k.unit = $1 and k.number >= $2 and k.number <= $3 and k.closing <= $4)";
        let above = sql::query_as(above).bind(cutoff::name(unit)).bind(span.first).bind(span.last).bind(closing);
        let above: Vec<UplineRow> = above.fetch_all(tx).await?;
        Ok(Self { rows, above: by_placement(above) })
    }

    /// The figures of each contract, in their order.
    pub(super) fn figures(&self, dues: &[Due]) -> Vec<ContractFigures> {
        let teams = Teams::of(dues);
        let mut sums: Vec<Sums<'_>> = dues.iter().map(|_| Sums::default()).collect();
        let mut of_placement: HashMap<&str, Vec<usize>> = HashMap::new();
        for row in &self.rows {
            let counted = of_placement
                .entry(&row.placement_id)
                .or_insert_with(|| teams.counting_for(&row.member_id, self.above.get(&row.placement_id)));
            for at in counted.iter() {
                if let (Some(due), Some(sums)) = (dues.get(*at), sums.get_mut(*at)) {
                    sums.add(due, row);
                }
            }
        }
        sums.into_iter().map(Sums::figures).collect()
    }
}

fn by_placement(above: Vec<UplineRow>) -> HashMap<String, Vec<(String, i64)>> {
    let mut uplines: HashMap<String, Vec<(String, i64)>> = HashMap::new();
    for (placement_id, ancestor_id, depth) in above {
        uplines.entry(placement_id).or_default().push((ancestor_id, depth));
    }
    uplines
}

/// Contracts by payee, as indices.
struct Teams<'a> {
    dues: &'a [Due],
    by_downline: HashMap<&'a str, Vec<usize>>,
}

impl<'a> Teams<'a> {
    fn of(dues: &'a [Due]) -> Self {
        let mut by_downline: HashMap<&str, Vec<usize>> = HashMap::new();
        for (at, due) in dues.iter().enumerate() {
            by_downline.entry(&due.downline_id).or_default().push(at);
        }
        Self { dues, by_downline }
    }

    /// The contracts that a placement of a member counts for.
    fn counting_for(&self, member_id: &str, above: Option<&Vec<(String, i64)>>) -> Vec<usize> {
        let own = self.contracts_of(member_id).filter(|(_, terms)| terms.include_self);
        let above = above.into_iter().flatten().flat_map(|(ancestor_id, depth)| {
            self.contracts_of(ancestor_id).filter(move |(_, terms)| terms.include_sub_teams || *depth == 1)
        });
        own.chain(above).map(|(at, _)| at).collect()
    }

    fn contracts_of(&self, downline_id: &str) -> impl Iterator<Item = (usize, &Terms)> {
        let all = self.by_downline.get(downline_id).into_iter().flatten();
        all.filter_map(|at| self.dues.get(*at).map(|due| (*at, &due.terms)))
    }
}

/// The sums for one contract.
#[derive(Default)]
struct Sums<'a> {
    figures: ContractFigures,
    members: HashMap<&'a str, i64>,
}

impl<'a> Sums<'a> {
    fn add(&mut self, due: &Due, row: &'a Row) {
        if row.currency != due.currency {
            return;
        }
        let figures = &mut self.figures;
        if row.product.is_empty() {
            // Movements of money have no product.
            figures.rebate.0 += row.rebate;
            figures.bonuses.0 += row.bonuses;
            figures.deposits.0 += row.deposits;
        } else if due.terms.covers(&row.product) {
            figures.turnover.0 += row.stake;
            figures.valid_bet.0 += row.valid_bet;
            figures.payout.0 += row.payout;
            *self.members.entry(&row.member_id).or_default() += row.valid_bet;
        }
    }

    fn figures(self) -> ContractFigures {
        ContractFigures { members: MemberBets::of(self.members.into_values().map(Money)), ..self.figures }
    }
}

/// Changed figures of periods that are settled, by contract id and period, each with the contract's terms in that period.
pub(super) type Changed = BTreeMap<String, BTreeMap<Span, (Due, ContractFigures)>>;

/// The figures that cutoffs after `before` up to `closing` have changed, of periods before unit number `behind`.
pub(super) async fn changed_figures(
    tx: &mut Connection,
    period: ContractPeriod,
    behind: i64,
    (before, closing): (i64, i64),
    offset_minutes: i64,
) -> Result<Changed, StoreError> {
    let unit = period.unit();
    let which = "k.unit = $1 and k.closing > $2 and k.closing <= $3 and k.number < $4";
    let query = format!(
        "select distinct k.number, k.placement_id, p.member_id from closed_figures k join placements p on p.id = k.placement_id where {which}"
    );
    let bound = |text: String| {
        sql::query_as(sql::AssertSqlSafe(text)).bind(cutoff::name(unit)).bind(before).bind(closing).bind(behind)
    };
    let rows: Vec<(i64, String, String)> = bound(query).fetch_all(&mut *tx).await?;
    let mut spans: BTreeMap<Span, BTreeSet<(String, String)>> = BTreeMap::new();
    for (number, placement_id, member_id) in rows {
        spans.entry(period.around(number, offset_minutes)).or_default().insert((placement_id, member_id));
    }
    let mut changed = Changed::new();
    for (span, placements) in spans {
        let dues = contracts_in_force(&mut *tx, period, span, offset_minutes).await?;
        let played = PeriodFigures::read(&mut *tx, unit, span, closing).await?;
        let teams = Teams::of(&dues);
        let touched: HashSet<usize> = placements
            .iter()
            .flat_map(|(placement_id, member_id)| teams.counting_for(member_id, played.above.get(placement_id)))
            .collect();
        let touched: Vec<Due> = touched.into_iter().filter_map(|at| dues.get(at).cloned()).collect();
        for (figures, due) in played.figures(&touched).into_iter().zip(touched) {
            changed.entry(due.contract_id.clone()).or_default().insert(span, (due, figures));
        }
    }
    Ok(changed)
}
