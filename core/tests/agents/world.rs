//! What happens: a tree of members and agents that changes, their bets, and contracts that are offered, lowered and ended.

use super::offers;
use super::rng::Rng;
use lumora_core::domain::agent::rebate::{self, RebateRate};
use lumora_core::domain::agent::terms::{ContractPeriod, Terms};

pub const DAY_MS: i64 = 24 * 60 * 60 * 1000;
pub const PRODUCTS: [&str; 3] = ["LIVE", "RNG", "SPORTS"];
/// Levels of the tree.
const LEVELS: usize = 6;

#[derive(Clone, Debug)]
pub struct Bet {
    pub member: usize,
    /// When it was settled.
    pub at: i64,
    /// The day on which it becomes known; later than it was settled where it is late.
    pub known_from: i64,
    /// The day on which its round is rolled back.
    pub rolled_back: Option<i64>,
    pub product: &'static str,
    pub stake: i64,
    pub valid: i64,
    pub payout: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Bonus,
    Rebate,
    Deposit,
}

/// Money other than of bets.
#[derive(Clone, Debug)]
pub struct Movement {
    pub member: usize,
    pub at: i64,
    pub kind: Kind,
    pub amount: i64,
}

#[derive(Clone, Debug)]
pub struct Contract {
    pub agent: usize,
    /// Which of the four types.
    pub kind: usize,
    pub period: ContractPeriod,
    /// The last slot or day that it counts for.
    pub until: Option<i64>,
    /// From which slot or day on which terms count.
    pub versions: Vec<(i64, Terms)>,
}

/// What the contracts of a type have in common in one world.
#[derive(Clone, Debug)]
pub struct Shape(pub Terms);

pub struct World {
    pub offset: i64,
    pub first_day: i64,
    /// Of each member since when it stands under whom.
    uplines: Vec<Vec<(i64, Option<usize>)>>,
    is_agent: Vec<bool>,
    pub bets: Vec<Bet>,
    pub movements: Vec<Movement>,
    pub contracts: Vec<Contract>,
    /// Of each member from which day on it has which rates.
    pub rates: Vec<Vec<(i64, Vec<RebateRate>)>>,
    pub ended: u64,
    pub moves: u64,
    shapes: Vec<Shape>,
}

impl World {
    pub fn of(seed: u64, members: usize, days: i64) -> World {
        let rng = &mut Rng::of(seed, 0);
        let first_day = 20_500 + rng.below(400) as i64;
        let mut world = World {
            offset: rng.one(&[0, 420, -210, 345]),
            first_day,
            uplines: Vec::new(),
            is_agent: Vec::new(),
            bets: Vec::new(),
            movements: Vec::new(),
            contracts: Vec::new(),
            rates: Vec::new(),
            ended: 0,
            moves: 0,
            shapes: offers::shapes(rng),
        };
        world.plant(rng, members);
        for day in first_day..first_day + days {
            world.play(rng, day);
            world.change(rng, day);
        }
        world
    }

    pub fn members(&self) -> usize {
        self.uplines.len()
    }

    /// When a day begins.
    pub fn start_of(&self, day: i64) -> i64 {
        day * DAY_MS - self.offset * 60_000
    }

    /// Since when a member stands under whom.
    pub fn placements(&self, member: usize) -> &[(i64, Option<usize>)] {
        &self.uplines[member]
    }

    fn upline(&self, member: usize, at: i64) -> Option<usize> {
        self.uplines[member].iter().rev().find(|(since, _)| *since <= at).and_then(|(_, upline)| *upline)
    }

    /// Everybody above a member, its direct upline first.
    pub fn above(&self, member: usize, at: i64) -> Vec<usize> {
        std::iter::successors(self.upline(member, at), |it| self.upline(*it, at)).collect()
    }

    fn plant(&mut self, rng: &mut Rng, members: usize) {
        for member in 0..members {
            // A line from the top to the lowest level first, so that the tree is as deep as it may be.
            let agents: Vec<usize> =
                (0..member).filter(|it| self.is_agent[*it] && self.above(*it, i64::MAX).len() + 1 < LEVELS).collect();
            let upline = if member < LEVELS { member.checked_sub(1) } else { Some(rng.one(&agents)) };
            self.uplines.push(vec![(i64::MIN, upline)]);
            self.is_agent.push(member < LEVELS - 1 || rng.once_in(4));
            let rates = offers::rates(rng, upline.map(|it| self.rates[it][0].1.as_slice()));
            self.rates.push(vec![(i64::MIN, rates)]);
            for kind in 0..self.shapes.len() {
                if self.is_agent[member] && (member == 0 || !rng.once_in(3)) {
                    let day = self.first_day;
                    self.offer(rng, member, kind, self.start_of(day), false);
                }
            }
        }
    }

    fn moment(&self, rng: &mut Rng, day: i64) -> i64 {
        // Twice the same five minutes now and then, so that short periods have more than one bet.
        let minute = if rng.once_in(3) { 600 + rng.below(6) } else { rng.below(24 * 60) };
        self.start_of(day) + minute as i64 * 60_000 + rng.below(60_000) as i64
    }

    fn play(&mut self, rng: &mut Rng, day: i64) {
        for member in 0..self.members() {
            for _ in 0..rng.below(4) {
                let most = rng.one(&[100, 2_000, 50_000]);
                let stake = 1 + rng.below(most) as i64;
                let payout = if rng.once_in(3) { rng.below(stake as usize * 3 + 1) as i64 } else { 0 };
                let known_from = if rng.once_in(8) { day + rng.below(9) as i64 } else { day };
                let rolled_back = rng.once_in(12).then(|| known_from + rng.below(10) as i64);
                let valid = if rng.once_in(5) { stake / 2 } else { stake };
                let at = self.moment(rng, day);
                self.bets.push(Bet {
                    member,
                    at,
                    known_from,
                    rolled_back,
                    product: rng.one(&PRODUCTS),
                    stake,
                    valid,
                    payout,
                });
            }
            if rng.once_in(4) {
                let kind = rng.one(&[Kind::Bonus, Kind::Rebate, Kind::Deposit]);
                let at = self.moment(rng, day);
                self.movements.push(Movement { member, at, kind, amount: 1 + rng.below(5_000) as i64 });
            }
        }
    }

    fn change(&mut self, rng: &mut Rng, day: i64) {
        let some = 1 + self.members() / 50;
        for _ in 0..some {
            let at = self.moment(rng, day);
            self.move_branch(rng, at);
        }
        for _ in 0..some * 4 {
            let (member, kind) = (rng.below(self.members()), rng.below(self.shapes.len()));
            if self.is_agent[member] {
                self.offer(rng, member, kind, self.start_of(day), true);
            }
            let upline = self.upline(member, i64::MAX).map(|it| self.rates[it].last().unwrap().1.as_slice());
            let rates = offers::rates(rng, upline);
            if rebate::check(&rates, upline).is_empty() {
                self.rates[member].push((day + 1, rates));
            }
        }
    }

    fn move_branch(&mut self, rng: &mut Rng, at: i64) {
        let (branch, to) = (rng.below(self.members()), rng.below(self.members()));
        let (before, above) = (self.above(branch, i64::MAX), self.above(to, i64::MAX));
        let fits = self.is_agent[to] && to != branch && !above.contains(&branch) && above.len() < before.len();
        let later = self.uplines[branch].last().is_some_and(|(since, _)| *since < at);
        if !fits || !later || before.first() == Some(&to) {
            return;
        }
        self.uplines[branch].push((at, Some(to)));
        self.moves += 1;
        // Its contracts were with the upline that it had.
        for at_contract in 0..self.contracts.len() {
            let contract = &self.contracts[at_contract];
            if contract.agent == branch && contract.until.is_none() {
                let last = contract.period.at(at, self.offset).last;
                self.end(at_contract, last);
            }
        }
    }

    fn end(&mut self, contract: usize, last: i64) {
        self.contracts[contract].until = Some(last);
        self.ended += 1;
    }

    fn open(&self, agent: usize, kind: usize) -> Option<usize> {
        self.contracts.iter().position(|it| it.agent == agent && it.kind == kind && it.until.is_none())
    }

    /// A contract or other terms for one, where the own contract of the upline allows it: from the next period on.
    fn offer(&mut self, rng: &mut Rng, agent: usize, kind: usize, at: i64, later: bool) {
        let own = match self.upline(agent, i64::MAX) {
            None => None,
            Some(upline) => match self.open(upline, kind) {
                Some(own) => Some(self.contracts[own].versions.last().unwrap().1.clone()),
                None => return,
            },
        };
        let Some(terms) = offers::terms(rng, &self.shapes[kind], own.as_ref()) else { return };
        let period = terms.period;
        let running = period.at(at, self.offset);
        let from = if later { running.last + 1 } else { running.first };
        let Some(contract) = self.open(agent, kind) else {
            self.contracts.push(Contract { agent, kind, period, until: None, versions: vec![(from, terms)] });
            return;
        };
        let below: Vec<(usize, Terms)> = (0..self.contracts.len())
            .filter(|it| self.contracts[*it].kind == kind && self.contracts[*it].until.is_none())
            .filter(|it| self.upline(self.contracts[*it].agent, i64::MAX) == Some(agent))
            .map(|it| (it, self.contracts[it].versions.last().unwrap().1.clone()))
            .collect();
        for impacted in offers::ended(&terms, &below) {
            self.end(impacted, from - 1);
        }
        let versions = &mut self.contracts[contract].versions;
        versions.retain(|(first, _)| *first < from);
        versions.push((from, terms));
    }
}
