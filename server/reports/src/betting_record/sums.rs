//! Sums and choices of the betting record: the bets of the days added up by game and status, once.

use std::collections::BTreeMap;

use lumora_core::domain::money::Money;
use lumora_core::domain::record::BetStatus;
use lumora_core::wire::{Amount, BetChoice, BettingRecord};
use platform::store::{StoreError, from_row, sql};

use super::rows::{Filter, status};

/// Games that can be chosen; whoever has played more narrows by vendor first.
const MOST_GAMES: usize = 200;

/// Bets of a game that stand alike.
#[derive(Debug, Clone, Default)]
struct Group {
    product: String,
    vendor: String,
    vendor_name: String,
    game_code: String,
    game_name: String,
    status: String,
    count: i64,
    stake: i64,
    payout: i64,
}

from_row!(Group { product, vendor, vendor_name, game_code, game_name, status, count, stake, payout });

const SELECT: &str = concat!(
    "select s.product, s.vendor, coalesce(v.name, s.vendor) as vendor_name, s.game_code, coalesce(n.name, g.name, s.game_code) as game_name,
     s.status, s.count, s.stake, s.payout
     from (select r.product, r.vendor, r.game_code, ",
    status!(),
    " as status, count(*) as count, cast(sum(r.stake) as bigint) as stake, cast(sum(r.payout) as bigint) as payout
         from rounds r where r.member_id = $2 and r.opened_at >= $3 and r.opened_at < $4
         and ($5 = '' or r.id = $5 or r.supplier_round = $5)
         group by 1, 2, 3, 4) s
     left join vendors v on v.code = s.vendor
     left join games g on g.game_code = s.game_code
     left join game_names n on n.node_id = g.node_id and n.language = $1"
);

impl Group {
    fn passes(&self, filter: &Filter) -> bool {
        let fits = |wanted: Option<&str>, own: &str| wanted.is_none_or(|wanted| wanted == own);
        fits(filter.product, &self.product)
            && fits(filter.vendor.as_deref(), &self.vendor)
            && fits(filter.game.as_deref(), &self.game_code)
            && fits(filter.status.map(BetStatus::name), &self.status)
    }

    fn is_settled(&self) -> bool {
        let status = BetStatus::from_name(&self.status);
        matches!(status, Some(BetStatus::Won | BetStatus::Lost | BetStatus::Draw))
    }
}

/// Codes and names with how many bets, the most played first.
fn choices<'a>(groups: &'a [Group], of: impl Fn(&'a Group) -> (&'a str, &'a str)) -> Vec<BetChoice> {
    let mut counts: BTreeMap<&str, (i64, &str)> = BTreeMap::new();
    for group in groups {
        let (code, name) = of(group);
        counts.entry(code).or_insert((0, name)).0 += group.count;
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by_key(|(_, (count, _))| -count);
    let choice = |(code, (_, name)): (&str, (i64, &str))| BetChoice { code: code.to_owned(), name: name.to_owned() };
    counts.into_iter().take(MOST_GAMES).map(choice).collect()
}

/// A record without its lines.
pub(crate) async fn of(filter: &Filter, executor: impl sql::Executor) -> Result<BettingRecord, StoreError> {
    let query = sql::query_as(SELECT).bind(filter.language).bind(&filter.member_id);
    let query = query.bind(filter.from_ms).bind(filter.until_ms).bind(filter.id.as_deref().unwrap_or_default());
    let groups: Vec<Group> = query.fetch_all(executor).await?;
    let passing: Vec<&Group> = groups.iter().filter(|group| group.passes(filter)).collect();
    let sum = |of: fn(&Group) -> i64| passing.iter().map(|group| of(group)).sum::<i64>();
    Ok(BettingRecord {
        count: sum(|group| group.count),
        stake: Amount(Money(sum(|group| group.stake))),
        valid_bet: Amount(Money(sum(|group| if group.is_settled() { group.stake } else { 0 }))),
        payout: Amount(Money(sum(|group| group.payout))),
        products: choices(&groups, |group| (&group.product, "")),
        vendors: choices(&groups, |group| (&group.vendor, &group.vendor_name)),
        games: choices(&groups, |group| (&group.game_code, &group.game_name)),
        ..BettingRecord::default()
    })
}
