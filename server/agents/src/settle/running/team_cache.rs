//! A cache in memory of the figures of contracts' teams in running periods.
//!
//! A running period is requested again and again while it grows, and the number of its active members can not be summed from days:
//! who played on two of them counts once, with the bets of both. So the figures of each member are cached, and a later request reads
//! only the members whose figures later counts have changed. Nothing depends on the cache: without it the same figures are read from
//! the tables.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use lumora_core::domain::agent::figures::{ContractFigures, MemberBets};
use lumora_core::domain::agent::periods::Span;
use lumora_core::domain::money::Money;
use platform::store::{Connection, StoreError};

use super::super::due::Due;
use super::read::{Bets, Members, Moved, Reading};
use crate::figures::Zone;

/// The most members in the cache, over all teams: some fifty megabytes.
const MAX_MEMBERS: usize = 400_000;

/// Key of a team: contract, version, first unit of the period, and the offset of the time zone in minutes.
type Key = (String, i64, i64, i64);

/// The figures of a member in a period, as far as the contract counts them.
#[derive(Debug, Clone, Copy, Default)]
struct MemberActivity {
    bets: Bets,
    moved: Moved,
}

/// The cached figures of a team in a running period.
#[derive(Debug, Default)]
struct Team {
    /// The number of the count up to which it was read; 0 before the first read.
    number: i64,
    members: HashMap<String, MemberActivity>,
}

type Shared = Arc<tokio::sync::Mutex<Team>>;

/// The cached teams, each with its number of members when it was last requested.
#[derive(Debug)]
struct Teams {
    teams: LruCache<Key, (Shared, usize)>,
    members: usize,
}

/// The cache of teams in running periods. Cheap to clone.
#[derive(Debug, Clone)]
pub struct RunningTeams(Arc<Mutex<Teams>>);

impl Default for RunningTeams {
    fn default() -> Self {
        Self(Arc::new(Mutex::new(Teams { teams: LruCache::unbounded(), members: 0 })))
    }
}

impl RunningTeams {
    /// The figures of a contract's team in a period, as counted so far.
    pub(super) async fn figures(
        &self,
        tx: &mut Connection,
        due: &Due,
        span: Span,
        zone: Zone,
    ) -> Result<ContractFigures, StoreError> {
        let key = (due.contract_id.clone(), due.version, span.first, zone.offset_minutes);
        let shared = self.team(&key);
        let mut team = shared.lock().await;
        team.catch_up(tx, &Reading::of(due, span), zone.number).await?;
        self.set_size(&key, team.members.len());
        Ok(team.figures())
    }

    fn team(&self, key: &Key) -> Shared {
        let mut cached = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        cached.teams.get_or_insert(key.clone(), || (Shared::default(), 0)).0.clone()
    }

    /// Stores the size of a team, and evicts the least recently used teams while there are too many members.
    fn set_size(&self, key: &Key, members: usize) {
        let mut cached = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, size)) = cached.teams.peek_mut(key) {
            let before = std::mem::replace(size, members + 1);
            cached.members = cached.members + members + 1 - before;
        }
        while cached.members > MAX_MEMBERS {
            let Some((_, (_, size))) = cached.teams.pop_lru() else { break };
            cached.members -= size;
        }
    }
}

impl Team {
    /// Reads what counts up to `number` have changed.
    async fn catch_up(&mut self, tx: &mut Connection, reading: &Reading<'_>, number: i64) -> Result<(), StoreError> {
        // Another request that read later may have been faster.
        if self.number >= number && self.number > 0 {
            return Ok(());
        }
        let members = match self.number {
            0 => Members::All,
            before if reading.has_many_changes(&mut *tx, before).await? => Members::All,
            before => Members::ChangedSince(before),
        };
        let (bets, moved) = (reading.bets(&mut *tx, members).await?, reading.moved(tx, members).await?);
        for (member_id, bets) in bets {
            self.members.entry(member_id).or_default().bets = bets;
        }
        for (member_id, moved) in moved {
            self.members.entry(member_id).or_default().moved = moved;
        }
        self.number = number;
        Ok(())
    }

    fn figures(&self) -> ContractFigures {
        let mut all = ContractFigures::default();
        for MemberActivity { bets, moved } in self.members.values() {
            all.turnover.0 += bets.stake;
            all.valid_bet.0 += bets.valid_bet;
            all.payout.0 += bets.payout;
            all.rebate.0 += moved.rebate;
            all.bonuses.0 += moved.bonuses;
            all.deposits.0 += moved.deposits;
        }
        all.members = MemberBets::of(self.members.values().map(|it| Money(it.bets.valid_bet)));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(name: &str) -> Key {
        (name.to_owned(), 1, 0, 0)
    }

    fn names(teams: &RunningTeams) -> Vec<String> {
        let mut names: Vec<String> = teams.0.lock().unwrap().teams.iter().map(|(key, _)| key.0.clone()).collect();
        names.sort();
        names
    }

    #[test]
    fn the_teams_that_were_looked_at_longest_ago_make_room() {
        let teams = RunningTeams::default();
        for name in ["a", "b", "c"] {
            teams.team(&key(name));
            teams.set_size(&key(name), MAX_MEMBERS / 3 - 1);
        }
        assert_eq!(names(&teams), ["a", "b", "c"]);
        teams.team(&key("a"));
        teams.team(&key("d"));
        teams.set_size(&key("d"), 10);
        assert_eq!(names(&teams), ["a", "c", "d"]);
        teams.set_size(&key("d"), 9);
        assert_eq!(teams.0.lock().unwrap().members, MAX_MEMBERS / 3 * 2 + 10);
    }

    #[test]
    fn a_team_beyond_all_bounds_is_not_kept() {
        let teams = RunningTeams::default();
        teams.team(&key("a"));
        teams.set_size(&key("a"), MAX_MEMBERS + 1);
        assert_eq!((names(&teams).len(), teams.0.lock().unwrap().members), (0, 0));
    }

    #[test]
    fn members_without_a_valid_bet_are_not_active() {
        let done = |valid_bet, deposits| MemberActivity {
            bets: Bets { stake: 10, valid_bet, payout: 4 },
            moved: Moved { deposits, ..Moved::default() },
        };
        let members = [("a".to_owned(), done(10, 3)), ("b".to_owned(), done(0, 4))];
        let figures = Team { number: 1, members: members.into() }.figures();
        assert_eq!((figures.turnover, figures.payout, figures.deposits), (Money(20), Money(8), Money(7)));
        assert_eq!((figures.valid_bet, figures.members), (Money(10), MemberBets::of([Money(10)])));
    }
}
