//! The same figures from the raw bets, by the words of the contract and nothing else: slow, and without any code of the settlement.

use super::world::{Bet, Contract, DAY_MS, Kind, World};
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

fn stands(bet: &Bet, day: i64) -> bool {
    bet.known <= day && bet.gone.is_none_or(|gone| gone > day)
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

/// How many levels a member stood below an agent at a time; 0 for the agent itself.
fn levels_below(world: &World, member: usize, agent: usize, at: i64) -> Option<usize> {
    let (mut now, mut levels) = (member, 0);
    while now != agent {
        now = upline(world, now, at)?;
        levels += 1;
    }
    Some(levels)
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
pub fn contract(world: &World, contract: &Contract, day: i64) -> Vec<i64> {
    let end = world.start_of(day + 1);
    // The period that runs when the day has ended is not over.
    let running = numbers(world, contract.period, end).1;
    let mut periods: BTreeMap<i64, (&Terms, Sums)> = BTreeMap::new();
    let mut sums = |member: usize, at: i64, product: &str, add: &mut dyn FnMut(&mut Sums)| {
        let (number, period) = numbers(world, contract.period, at);
        if period >= running || contract.until.is_some_and(|until| number > until) {
            return;
        }
        let Some((_, terms)) =
            contract.versions.iter().filter(|(from, _)| *from <= number).max_by_key(|(from, _)| *from)
        else {
            return;
        };
        let Some(levels) = levels_below(world, member, contract.agent, at) else { return };
        let is_in_team = levels == 1 || (levels == 0 && terms.include_self) || (levels > 1 && terms.include_sub_teams);
        let is_product = product.is_empty() || terms.products.iter().any(|it| it == "ALL" || it == product);
        if is_in_team && is_product {
            add(&mut periods.entry(period).or_insert((terms, Sums::default())).1);
        }
    };
    for bet in world.bets.iter().filter(|bet| stands(bet, day)) {
        sums(bet.member, bet.at, bet.product, &mut |sums| {
            sums.stakes += i128::from(bet.stake);
            sums.valid += i128::from(bet.valid);
            sums.payouts += i128::from(bet.payout);
            *sums.bets_of.entry(bet.member).or_default() += i128::from(bet.valid);
        });
    }
    for movement in world.movements.iter().filter(|it| it.at < end) {
        sums(movement.member, movement.at, "", &mut |sums| match movement.kind {
            Kind::Bonus => sums.bonuses += i128::from(movement.amount),
            Kind::Rebate => sums.rebate += i128::from(movement.amount),
            Kind::Deposit => sums.deposits += i128::from(movement.amount),
        });
    }
    let mut carried = 0;
    let amounts = periods.into_values().map(|(terms, sums)| amount(terms, &sums, &mut carried));
    amounts.filter(|it| *it != 0).collect()
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
    for bet in world.bets.iter().filter(|bet| stands(bet, day)) {
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
