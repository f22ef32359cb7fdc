//! The settlement as a server makes it: figures are added up as bets become known, each night what is due is settled by the core's
//! rules, and what has changed is corrected.

use super::Counts;
use super::world::{Bet, Contract, Kind, World};
use lumora_core::domain::agent::chain::{Payable, Period, chain, correct, net_payable};
use lumora_core::domain::agent::figures::{ContractFigures, MemberBets};
use lumora_core::domain::agent::periods::Span;
use lumora_core::domain::agent::rebate::{RebateRates, rebate, share};
use lumora_core::domain::agent::settle::Settled;
use lumora_core::domain::agent::terms::{CarryOver, ContractPeriod, Terms};
use lumora_core::domain::money::Money;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// What one member brings to a period of an agent.
#[derive(Clone, Copy, Default)]
struct Row {
    stake: i64,
    valid: i64,
    payout: i64,
    bonus: i64,
    rebate: i64,
    deposit: i64,
}

/// By how far below the agent, product and member.
type Cell = BTreeMap<(usize, &'static str, usize), Row>;

/// What an account has got, and what is taken from what comes.
#[derive(Clone, Copy, Default)]
pub struct Account {
    pub paid: i64,
    pub debt: Money,
}

impl Account {
    fn pay(&mut self, due: Money, corrected: Money) {
        let Payable { amount, debt } = net_payable(due, corrected, self.debt);
        self.paid += amount.0;
        self.debt = debt;
    }
}

#[derive(Default)]
struct State {
    /// What stands for each period, by its first slot or day.
    stood: BTreeMap<i64, Settled>,
    /// The last slot or day that is settled.
    settled: i64,
    account: Account,
}

/// Receiver, branch, product and day.
type RebateKey = (usize, usize, &'static str, i64);

pub struct Settlement<'a> {
    pub world: &'a World,
    /// Of each agent the types of contracts that it has at any time.
    kinds: Vec<BTreeMap<usize, ContractPeriod>>,
    cells: HashMap<(usize, usize), BTreeMap<i64, Cell>>,
    changed: HashMap<(usize, usize), BTreeSet<i64>>,
    states: Vec<State>,
    valid: HashMap<RebateKey, i64>,
    rebates: HashMap<RebateKey, Money>,
    changed_rebates: BTreeSet<RebateKey>,
    rebate_accounts: Vec<Account>,
    pub counts: Counts,
}

impl<'a> Settlement<'a> {
    pub fn new(world: &'a World) -> Settlement<'a> {
        let state = |it: &Contract| State { settled: it.versions[0].0 - 1, ..State::default() };
        let mut kinds = vec![BTreeMap::new(); world.members()];
        for contract in &world.contracts {
            kinds[contract.agent].insert(contract.kind, contract.period);
        }
        Settlement {
            world,
            kinds,
            cells: HashMap::new(),
            changed: HashMap::new(),
            states: world.contracts.iter().map(state).collect(),
            valid: HashMap::new(),
            rebates: HashMap::new(),
            changed_rebates: BTreeSet::new(),
            rebate_accounts: vec![Account::default(); world.members()],
            counts: Counts::default(),
        }
    }

    /// The amounts that stand for the periods of a contract, in their order, without those of nothing.
    pub fn amounts(&self, contract: usize) -> Vec<i64> {
        self.states[contract].stood.values().map(|it| it.amount.0).filter(|it| *it != 0).collect()
    }

    pub fn account(&self, contract: usize) -> Account {
        self.states[contract].account
    }

    pub fn rebate(&self, receiver: usize) -> Account {
        self.rebate_accounts[receiver]
    }

    /// What has become known on a day is added up, and what is over when it ends is settled.
    pub fn night(&mut self, day: i64) {
        let world = self.world;
        for bet in &world.bets {
            let times = i64::from(bet.known_from == day) - i64::from(bet.rolled_back == Some(day));
            if times != 0 {
                self.note_bet(bet, times);
            }
        }
        let (from, until) = (world.start_of(day), world.start_of(day + 1));
        for it in world.movements.iter().filter(|it| (from..until).contains(&it.at)) {
            let row = match it.kind {
                Kind::Bonus => Row { bonus: it.amount, ..Row::default() },
                Kind::Rebate => Row { rebate: it.amount, ..Row::default() },
                Kind::Deposit => Row { deposit: it.amount, ..Row::default() },
            };
            self.note(it.member, it.at, "", row);
        }
        for contract in 0..world.contracts.len() {
            self.settle(contract, until);
        }
        self.changed.clear();
        self.settle_rebate();
    }

    fn note_bet(&mut self, bet: &Bet, times: i64) {
        let row =
            Row { stake: bet.stake * times, valid: bet.valid * times, payout: bet.payout * times, ..Row::default() };
        self.note(bet.member, bet.at, bet.product, row);
        let day = (bet.at + self.world.offset * 60_000).div_euclid(super::world::DAY_MS);
        let mut branch = bet.member;
        for receiver in std::iter::once(bet.member).chain(self.world.above(bet.member, bet.at)) {
            let key = (receiver, branch, bet.product, day);
            *self.valid.entry(key).or_default() += row.valid;
            self.changed_rebates.insert(key);
            branch = receiver;
        }
    }

    fn note(&mut self, member: usize, at: i64, product: &'static str, row: Row) {
        let line = std::iter::once(member).chain(self.world.above(member, at));
        for (below, agent) in line.enumerate() {
            for (kind, period) in &self.kinds[agent] {
                let kind = *kind;
                let first = period.at(at, self.world.offset).first;
                let cell = self.cells.entry((agent, kind)).or_default().entry(first).or_default();
                let sum = cell.entry((below.min(2), product, member)).or_default();
                sum.stake += row.stake;
                sum.valid += row.valid;
                sum.payout += row.payout;
                sum.bonus += row.bonus;
                sum.rebate += row.rebate;
                sum.deposit += row.deposit;
                self.changed.entry((agent, kind)).or_default().insert(first);
            }
        }
    }

    fn settle(&mut self, at: usize, now: i64) {
        let contract = &self.world.contracts[at];
        let corrected = self.correct(at, contract);
        let spans = self.due(at, contract, now);
        let periods: Vec<(i64, &Terms, ContractFigures)> =
            spans.iter().map(|it| self.period(contract, it.first)).collect();
        let state = &mut self.states[at];
        let carried = state.stood.last_key_value().map_or(Money::ZERO, |(_, it)| it.carried_out);
        let figures: Vec<Period<'_>> = periods.iter().map(|(_, terms, figures)| Period { terms, figures }).collect();
        let mut due = 0;
        for ((first, _, _), settled) in periods.iter().zip(chain(carried, &figures)) {
            due += settled.amount.0;
            self.counts.payments += u64::from(settled.amount.0 > 0);
            self.counts.tiers += u64::from(settled.tier.is_some() && settled.amount.0 > 0);
            self.counts.carried += u64::from(settled.carried_in.0 < 0);
            state.stood.insert(*first, settled);
        }
        state.account.pay(Money(due), corrected);
        self.counts.corrections += u64::from(corrected != Money::ZERO);
        self.counts.debts += u64::from(state.account.debt.0 < 0);
    }

    /// The periods that are over and not settled. Those without figures bring nothing, so that they are left out, but for the first under terms that
    /// carry nothing over: that one ends what was carried before.
    fn due(&mut self, at: usize, contract: &Contract, now: i64) -> Vec<Span> {
        let offset = self.world.offset;
        let state = &mut self.states[at];
        let mut spans = Vec::new();
        while let Some(span) = contract.period.due(state.settled, now, offset) {
            if contract.until.is_some_and(|until| span.first > until) {
                break;
            }
            state.settled = span.last;
            let has_figures =
                self.cells.get(&(contract.agent, contract.kind)).is_some_and(|it| it.contains_key(&span.first));
            let ends_carry =
                contract.versions.iter().any(|(from, it)| *from == span.first && it.carry_over == CarryOver::Reset);
            if has_figures || ends_carry {
                spans.push(span);
            }
        }
        spans
    }

    /// Works out again what has changed, and says by how much.
    fn correct(&mut self, at: usize, contract: &Contract) -> Money {
        let settled = self.states[at].settled;
        let begins = contract.versions[0].0;
        let changed = self.changed.get(&(contract.agent, contract.kind)).into_iter().flatten();
        let Some(first) = changed.copied().filter(|it| (begins..=settled).contains(it)).min() else {
            return Money::ZERO;
        };
        let cells = &self.cells[&(contract.agent, contract.kind)];
        let known = cells.range(first..=settled).map(|(first, _)| *first);
        let all: BTreeSet<i64> = known.chain(self.states[at].stood.range(first..).map(|(first, _)| *first)).collect();
        let periods: Vec<_> = all.into_iter().map(|first| self.period(contract, first)).collect();
        let figures: Vec<Period<'_>> = periods.iter().map(|(_, terms, figures)| Period { terms, figures }).collect();
        let state = &self.states[at];
        let amounts: Vec<Money> = state.stood.range(first..).map(|(_, it)| it.amount).collect();
        let carried = state.stood.range(..first).next_back().map_or(Money::ZERO, |(_, it)| it.carried_out);
        let correction = correct(&amounts, carried, &figures);
        let again: Vec<(i64, Settled)> = periods.iter().map(|(first, _, _)| *first).zip(correction.settled).collect();
        self.states[at].stood.extend(again);
        correction.difference
    }

    fn period(&self, contract: &'a Contract, first: i64) -> (i64, &'a Terms, ContractFigures) {
        let terms = &contract.versions.iter().rev().find(|(from, _)| *from <= first).unwrap().1;
        let mut figures = ContractFigures::default();
        let mut members: BTreeMap<usize, i64> = BTreeMap::new();
        let cell = self.cells.get(&(contract.agent, contract.kind)).and_then(|it| it.get(&first));
        for ((below, product, member), row) in cell.into_iter().flatten() {
            let counts = match below {
                0 => terms.include_self,
                1 => true,
                _ => terms.include_sub_teams,
            };
            if !counts || !(product.is_empty() || terms.covers(product)) {
                continue;
            }
            figures.turnover.0 += row.stake;
            figures.valid_bet.0 += row.valid;
            figures.payout.0 += row.payout;
            figures.bonuses.0 += row.bonus;
            figures.rebate.0 += row.rebate;
            figures.deposits.0 += row.deposit;
            *members.entry(*member).or_default() += row.valid;
        }
        figures.members = MemberBets::of(members.into_values().map(Money));
        (first, terms, figures)
    }

    fn settle_rebate(&mut self) {
        let mut differences: BTreeMap<usize, i64> = BTreeMap::new();
        for key in std::mem::take(&mut self.changed_rebates) {
            let (receiver, branch, product, day) = key;
            let branch_rate = if branch == receiver { 0 } else { self.rate(branch, product, day) };
            let amount = rebate(Money(self.valid[&key]), share(self.rate(receiver, product, day), branch_rate));
            let before = self.rebates.insert(key, amount).unwrap_or_default();
            self.counts.rebates += u64::from(amount.0 > 0 && branch != receiver);
            *differences.entry(receiver).or_default() += amount.0 - before.0;
        }
        for (receiver, difference) in differences {
            self.rebate_accounts[receiver].pay(Money::ZERO, Money(difference));
        }
    }

    fn rate(&self, member: usize, product: &str, day: i64) -> u32 {
        let rates = self.world.rates[member].iter().rev().find(|(from, _)| *from <= day);
        RebateRates::of(&rates.unwrap().1).get(product)
    }
}
