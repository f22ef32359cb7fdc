//! Sums and filter choices of the betting record: the bets of the range summed by game and status in one query, stored days from
//! their sums.

use std::collections::BTreeMap;

use lumora_core::domain::money::Money;
use lumora_core::domain::record::BetStatus;
use lumora_core::wire::{Amount, BetChoice, BettingRecord};
use platform::store::{Connection, Store, StoreError, from_row, sql};

use super::rows::{Filter, ids_of, status};

/// The most games offered as choices; a member who has played more must choose a vendor first.
const MAX_GAMES: usize = 200;

/// The bets on one game with one status, summed.
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
     from (select b.product, b.vendor, b.game_code, b.status, cast(sum(b.bets) as bigint) as count, cast(sum(b.stake) as bigint) as stake,
         cast(sum(b.payout) as bigint) as payout from (
             select d.product, d.vendor, d.game_code, d.status, d.bets, d.stake, d.payout from bet_record_days d
             where d.member_id = $2 and d.day >= $6 and d.day < $7
             union all
             select r.product, r.vendor, r.game_code, ",
    status!(),
    ", 1, r.stake, r.payout from rounds r where r.member_id = $2 and r.opened_at >= $5 and r.opened_at < $4
             union all
             select r.product, r.vendor, r.game_code, ",
    status!(),
    ", 1, r.stake, r.payout from rounds r
             where r.member_id = $2 and r.opened_at >= $3 and r.opened_at < $5 and r.state <> 'closed'
         ) b group by b.product, b.vendor, b.game_code, b.status) s
     left join vendors v on v.code = s.vendor
     left join games g on g.game_code = s.game_code
     left join game_names n on n.node_id = g.node_id and n.language = $1"
);

/// The same columns for the bet with id `$5`. The unary plus keeps PostgreSQL from scanning the member's range of time instead of
/// looking up the id.
const SELECT_ONE: &str = concat!(
    "select r.product, r.vendor, coalesce(v.name, r.vendor) as vendor_name, r.game_code, coalesce(n.name, g.name, r.game_code) as game_name, ",
    status!(),
    " as status, cast(1 as bigint) as count, r.stake, r.payout
     from rounds r
     left join vendors v on v.code = r.vendor
     left join games g on g.game_code = r.game_code
     left join game_names n on n.node_id = g.node_id and n.language = $1
     where r.id = $5 and r.member_id = $2 and +r.opened_at >= $3 and +r.opened_at < $4"
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

/// Codes and names as choices, those with the most bets first.
fn choices<'a>(groups: &'a [Group], of: impl Fn(&'a Group) -> (&'a str, &'a str)) -> Vec<BetChoice> {
    let mut counts: BTreeMap<&str, (i64, &str)> = BTreeMap::new();
    for group in groups {
        let (code, name) = of(group);
        counts.entry(code).or_insert((0, name)).0 += group.count;
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by_key(|(_, (count, _))| -count);
    let choice = |(code, (_, name)): (&str, (i64, &str))| BetChoice { code: code.to_owned(), name: name.to_owned() };
    counts.into_iter().take(MAX_GAMES).map(choice).collect()
}

/// The groups of the filter's days, without its other conditions: all of them are needed for the choices.
async fn groups_of(tx: &mut Connection, filter: &Filter) -> Result<Vec<Group>, StoreError> {
    if let Some(id) = &filter.id {
        let mut groups = Vec::new();
        for own in ids_of(&mut *tx, id).await? {
            let query = sql::query_as(SELECT_ONE).bind(filter.language).bind(&filter.member_id);
            let query = query.bind(filter.from_ms).bind(filter.until_ms).bind(own);
            groups.extend(query.fetch_all(&mut *tx).await?);
        }
        return Ok(groups);
    }
    let counted = filter.counted(&mut *tx).await?;
    let query = sql::query_as(SELECT).bind(filter.language).bind(&filter.member_id).bind(filter.from_ms);
    let query = query.bind(filter.until_ms).bind(counted).bind(filter.day(filter.from_ms)).bind(filter.day(counted));
    query.fetch_all(tx).await
}

/// The record's sums and choices, without its rows.
pub(crate) async fn of(filter: &Filter, store: &Store) -> Result<BettingRecord, StoreError> {
    filter.store_days(store).await?;
    let query = filter.clone();
    let groups = store.read(move |tx| Box::pin(async move { groups_of(tx, &query).await })).await?;
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
