//! Counting bets, from the stream of settled bets.

use std::collections::{BTreeMap, BTreeSet};

use ::bets::SettledBet;
use platform::day::Day;
use platform::store::sql::Query;
use platform::store::{Connection, StoreError, sql};

use super::FIVE_MINUTES_MS;
use super::active::{self, ActivityChange};
use super::histories::Histories;
use super::placement_cache::PlacementCache;

pub(super) const READER: &str = "agent-figures";

/// Sums over bets. Amounts are minor units.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Sums {
    bets: i64,
    stake: i64,
    valid_bet: i64,
    payout: i64,
}

impl Sums {
    pub(super) fn add(&mut self, bet: &SettledBet) {
        self.bets += bet.count();
        self.stake += bet.stake;
        self.valid_bet += bet.valid_bet;
        self.payout += bet.payout;
    }

    pub(super) fn bind_to(self, query: Query<'static>) -> Query<'static> {
        query.bind(self.bets).bind(self.stake).bind(self.valid_bet).bind(self.payout)
    }
}

/// Key of a sum: placement or agent, reach (0 for a placement), unit of five minutes or day, product, currency.
type Key = (String, i64, i64, String, String);

#[derive(Default)]
struct Counting {
    slots: BTreeMap<Key, Sums>,
    days: BTreeMap<Key, Sums>,
    teams: BTreeMap<Key, Sums>,
    /// The member of each placement, for each day on which its sums change.
    members: BTreeMap<(String, i64), String>,
}

/// Counts a batch of bets; returns the members who placed them.
pub(super) async fn count_batch(
    tx: &mut Connection,
    placed: &mut PlacementCache,
    rows: &[SettledBet],
    offset_minutes: i64,
    number: i64,
) -> Result<BTreeSet<String>, StoreError> {
    let (mut counting, mut histories) = (Counting::default(), Histories::default());
    for bet in rows {
        let Some(placement_id) = placed.placement_at(&mut *tx, &bet.member_id, bet.settled_at).await? else { continue };
        let day = Day::at(bet.settled_at, offset_minutes).number();
        let key = |owner_id: &str, reach: i64, unit: i64| -> Key {
            (owner_id.to_owned(), reach, unit, bet.product.clone(), bet.currency.clone())
        };
        let slot = bet.settled_at.div_euclid(FIVE_MINUTES_MS);
        counting.slots.entry(key(&placement_id, 0, slot)).or_default().add(bet);
        counting.days.entry(key(&placement_id, 0, day)).or_default().add(bet);
        counting.members.entry((placement_id.clone(), day)).or_insert_with(|| bet.member_id.clone());
        for upline in placed.uplines(&mut *tx, (&bet.member_id, &placement_id)).await? {
            counting.teams.entry(key(&upline.agent_id, upline.reach, day)).or_default().add(bet);
            histories.add(&upline, bet, day);
        }
    }
    let changes = counting.activity_changes(&mut *tx).await?;
    tx.run_all(counting.statements(number)).await?;
    tx.run_all(histories.statements()).await?;
    active::write(tx, placed, changes).await?;
    Ok(rows.iter().map(|bet| bet.member_id.clone()).collect())
}

impl Counting {
    /// The members who become active or cease to be on a day by the bets counted here.
    async fn activity_changes(&self, tx: &mut Connection) -> Result<Vec<ActivityChange>, StoreError> {
        let mut added: BTreeMap<(&str, i64), i64> = BTreeMap::new();
        for ((placement_id, _, day, ..), sums) in &self.days {
            *added.entry((placement_id, *day)).or_default() += sums.bets;
        }
        let mut changes = Vec::new();
        for ((placement_id, day), member_id) in &self.members {
            let before = active::bets_of(&mut *tx, placement_id, *day).await?;
            let added = added.get(&(placement_id.as_str(), *day)).copied().unwrap_or(0);
            let Some(active) = active::activity_change(before, added) else { continue };
            let (member_id, placement_id) = (member_id.clone(), placement_id.clone());
            changes.push(ActivityChange { member_id, placement_id, day: *day, active });
        }
        Ok(changes)
    }

    fn statements(self, number: i64) -> Vec<Query<'static>> {
        let slot = "insert into placement_slots (placement_id, slot, product, currency, bets, stake, valid_bet, payout, changed)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
             on conflict (slot, placement_id, product, currency) do update set
                bets = placement_slots.bets + excluded.bets, stake = placement_slots.stake + excluded.stake,
                valid_bet = placement_slots.valid_bet + excluded.valid_bet, payout = placement_slots.payout + excluded.payout,
                changed = excluded.changed";
        let day = "insert into placement_days (placement_id, day, product, currency, bets, stake, valid_bet, payout, changed)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
             on conflict (placement_id, day, product, currency) do update set
                bets = placement_days.bets + excluded.bets, stake = placement_days.stake + excluded.stake,
                valid_bet = placement_days.valid_bet + excluded.valid_bet, payout = placement_days.payout + excluded.payout,
                changed = excluded.changed";
        let of_placement = |text: &'static str, ((placement_id, _, unit, product, currency), sums): (Key, Sums)| {
            sums.bind_to(sql::query(text).bind(placement_id).bind(unit).bind(product).bind(currency)).bind(number)
        };
        let slots = self.slots.into_iter().map(|row| of_placement(slot, row));
        let days = self.days.into_iter().map(|row| of_placement(day, row));
        let teams = self.teams.into_iter().map(|((agent_id, reach, day, product, currency), sums)| {
            let query = sql::query(
                "insert into team_days (agent_id, reach, day, product, currency, bets, stake, valid_bet, payout)
                 values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
                 on conflict (agent_id, day, reach, product, currency) do update set
                    bets = team_days.bets + excluded.bets, stake = team_days.stake + excluded.stake,
                    valid_bet = team_days.valid_bet + excluded.valid_bet, payout = team_days.payout + excluded.payout",
            );
            sums.bind_to(query.bind(agent_id).bind(reach).bind(day).bind(product).bind(currency))
        });
        slots.chain(days).chain(teams).collect()
    }
}
