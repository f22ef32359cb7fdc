//! The same figures from the raw bets, by the words of the contract and nothing else: slow, and without any code of the settlement.

use super::world::{Bet, Contract, DAY_MS, Kind, Movement, World};
use lumora_core::domain::agent::terms::{Basis, CarryOver, ContractPeriod, Terms};
use lumora_core::domain::time::Civil;
use std::collections::BTreeMap;

/// Sums of a period.
#[derive(Default)]
struct Sums {
    stakes: i128,
    valid: i128,
    payouts: i128,
    bonuses: i128,
    rebate: i128,
    deposits: i128,
    bets_of: BTreeMap<usize, i128>,
}

fn counts_on(bet: &Bet, day: i64) -> bool {
    bet.known_from <= day && bet.rolled_back.is_none_or(|rolled_back| rolled_back > day)
}

/// Who a member stood under at a time.
fn upline(world: &World, member: usize, at: i64) -> Option<usize> {
    let mut found = None;
    for (since, upline) in world.placements(member) {
        if *since <= at {
            found = *upline;
        }
    }
    found
}

/// Of each agent what its team has done: which bet or movement, and how many levels below; 0 for its own.
pub struct Teams<'a> {
    bets: Vec<Vec<(&'a Bet, usize)>>,
    movements: Vec<Vec<(&'a Movement, usize)>>,
}

/// Who stood above whom when each bet was settled and each movement was made.
pub fn teams(world: &World) -> Teams<'_> {
    let mut teams = Teams { bets: vec![vec![]; world.members()], movements: vec![vec![]; world.members()] };
    for bet in &world.bets {
        for (levels, agent) in line(world, bet.member, bet.at).into_iter().enumerate() {
            teams.bets[agent].push((bet, levels));
        }
    }
    for movement in &world.movements {
        for (levels, agent) in line(world, movement.member, movement.at).into_iter().enumerate() {
            teams.movements[agent].push((movement, levels));
        }
    }
    teams
}

/// A member and everybody whom it stood under at a time.
fn line(world: &World, member: usize, at: i64) -> Vec<usize> {
    let (mut line, mut now) = (vec![member], member);
    while let Some(above) = upline(world, now, at) {
        line.push(above);
        now = above;
    }
    line
}

/// The slot or the day of a time, and a number of the period that it is in.
fn numbers(world: &World, period: ContractPeriod, at: i64) -> (i64, i64) {
    let local = at + world.offset * 60_000;
    let day = local.div_euclid(DAY_MS);
    let date = Civil::at(u64::try_from(local).unwrap(), 0);
    let month = i64::from(date.year) * 12 + i64::from(date.month);
    match period {
        ContractPeriod::RealTime => (at / 300_000, at / 300_000),
        ContractPeriod::Hourly => (at / 300_000, local / 3_600_000),
        ContractPeriod::Daily => (day, day),
        ContractPeriod::Weekly => (day, (day + 3) / 7),
        ContractPeriod::HalfMonthly => (day, month * 2 + i64::from(date.day > 15)),
        ContractPeriod::Monthly => (day, month),
    }
}

/// What a contract owes for each period that is over when a day ends, without those of nothing.
pub fn contract(world: &World, teams: &Teams<'_>, contract: &Contract, day: i64) -> Vec<i64> {
    let end = world.start_of(day + 1);
    // The period that runs when the day has ended is not over.
    let running = numbers(world, contract.period, end).1;
    let mut periods: BTreeMap<i64, (&Terms, Sums)> = BTreeMap::new();
    let mut sums = |levels: usize, at: i64, product: &str, add: &mut dyn FnMut(&mut Sums)| {
        let (number, period) = numbers(world, contract.period, at);
        if period >= running || contract.until.is_some_and(|until| number > until) {
            return;
        }
        let Some((_, terms)) =
            contract.versions.iter().filter(|(from, _)| *from <= number).max_by_key(|(from, _)| *from)
        else {
            return;
        };
        let is_in_team = levels == 1 || (levels == 0 && terms.include_self) || (levels > 1 && terms.include_sub_teams);
        let is_product = product.is_empty() || terms.products.iter().any(|it| it == "ALL" || it == product);
        if is_in_team && is_product {
            add(&mut periods.entry(period).or_insert((terms, Sums::default())).1);
        }
    };
    for (bet, levels) in teams.bets[contract.agent].iter().filter(|(bet, _)| counts_on(bet, day)) {
        sums(*levels, bet.at, bet.product, &mut |sums| {
            sums.stakes += i128::from(bet.stake);
            sums.valid += i128::from(bet.valid);
            sums.payouts += i128::from(bet.payout);
            *sums.bets_of.entry(bet.member).or_default() += i128::from(bet.valid);
        });
    }
    for (movement, levels) in teams.movements[contract.agent].iter().filter(|(it, _)| it.at < end) {
        sums(*levels, movement.at, "", &mut |sums| match movement.kind {
            Kind::Bonus => sums.bonuses += i128::from(movement.amount),
            Kind::Rebate => sums.rebate += i128::from(movement.amount),
            Kind::Deposit => sums.deposits += i128::from(movement.amount),
        });
    }
    let (mut carried, mut before) = (0, None);
    let mut amounts = Vec::new();
    for (terms, sums) in periods.into_values() {
        if resets_between(contract, before, terms) {
            carried = 0;
        }
        amounts.push(amount(terms, &sums, &mut carried));
        before = Some(terms);
    }
    amounts.retain(|it| *it != 0);
    amounts
}

/// Whether terms that carry nothing over counted between those of two periods, when nothing was done: each terms count for a period at least.
fn resets_between(contract: &Contract, before: Option<&Terms>, terms: &Terms) -> bool {
    let place = |terms: &Terms| contract.versions.iter().position(|(_, it)| std::ptr::eq(it, terms));
    let (Some(first), Some(last)) = (before.and_then(place), place(terms)) else { return false };
    contract.versions[first..last].iter().skip(1).any(|(_, it)| it.carry_over == CarryOver::Reset)
}

fn amount(terms: &Terms, sums: &Sums, carried: &mut i128) -> i64 {
    let gross = sums.stakes - sums.payouts;
    let lost = gross - sums.rebate - sums.bonuses;
    let mut basis = match terms.basis {
        Basis::Turnover => sums.stakes,
        Basis::ValidBet => sums.valid,
        Basis::Ggr => gross,
        Basis::NetLoss => lost,
        Basis::Ngr => {
            let cut = &terms.deductions;
            let mut ten_thousandths = gross * 10_000 - sums.deposits * i128::from(cut.payment_fee_rate);
            if gross > 0 {
                ten_thousandths -= gross * i128::from(cut.platform_fee_rate);
            }
            if cut.bonuses {
                ten_thousandths -= sums.bonuses * 10_000;
            }
            let down = ten_thousandths % 10_000 < 0;
            ten_thousandths / 10_000 - i128::from(down)
        }
    };
    if terms.carry_over == CarryOver::CarryNegative {
        basis += *carried;
        *carried = basis.min(0);
    } else {
        *carried = 0;
    }
    let mut rate = terms.guaranteed_rate;
    let mut cap = terms.tiers.first().and_then(|tier| tier.cap);
    for tier in &terms.tiers {
        let active = sums.bets_of.values().filter(|it| **it > 0 && **it >= i128::from(tier.active_member_min_bet.0.0));
        let turnover_met = tier.min_turnover.0.0 == 0 || sums.stakes >= i128::from(tier.min_turnover.0.0);
        let loss_met = tier.min_net_loss.0.0 == 0 || lost >= i128::from(tier.min_net_loss.0.0);
        if turnover_met && loss_met && active.count() >= tier.min_active_members as usize {
            (rate, cap) = (tier.rate, tier.cap);
        }
    }
    let whole = basis.max(0) * i128::from(rate) / 10_000;
    i64::try_from(cap.map_or(whole, |cap| whole.min(i128::from(cap.0.0)))).unwrap()
}

/// What each member is owed as rebate for the days up to one.
pub fn rebate(world: &World, day: i64) -> Vec<i64> {
    let mut valid: BTreeMap<(usize, Option<usize>, &str, i64), i128> = BTreeMap::new();
    for bet in world.bets.iter().filter(|bet| counts_on(bet, day)) {
        let bet_day = numbers(world, ContractPeriod::Daily, bet.at).0;
        let (mut receiver, mut branch) = (bet.member, None);
        loop {
            *valid.entry((receiver, branch, bet.product, bet_day)).or_default() += i128::from(bet.valid);
            let Some(above) = upline(world, receiver, bet.at) else { break };
            (receiver, branch) = (above, Some(receiver));
        }
    }
    let rate = |member: usize, product: &str, day: i64| {
        let rates =
            &world.rates[member].iter().filter(|(from, _)| *from <= day).max_by_key(|(from, _)| *from).unwrap().1;
        let named =
            rates.iter().find(|it| it.product == product).or_else(|| rates.iter().find(|it| it.product == "ALL"));
        named.map_or(0, |it| i128::from(it.rate))
    };
    let mut owed = vec![0; world.members()];
    for ((receiver, branch, product, day), valid) in valid {
        let branch_rate = branch.map_or(0, |it| rate(it, product, day));
        let difference = (rate(receiver, product, day) - branch_rate).max(0);
        owed[receiver] += i64::try_from(valid * difference / 10_000).unwrap();
    }
    owed
}
