//! What settlements and rebates should have brought, recomputed from every single bet without any of the server's figures: who stood where at the
//! moment of each bet, the sums of each period, the terms applied by their words.

use std::collections::BTreeMap;

use lumora_core::domain::agent::periods::Unit;
use lumora_core::domain::agent::terms::{Basis, CarryOver, Terms};

use super::super::team::DAY;
use super::world::{Contract, World};

/// What a team has done.
#[derive(Default, Debug)]
struct Team {
    stake: i128,
    valid_bet: i128,
    payout: i128,
    rebate: i128,
    bonus: i128,
    deposit: i128,
    of_members: BTreeMap<usize, i128>,
}

/// What rebates were paid by the ledger: who, how much, when. They are part of what members have really lost.
pub type Rebates = [(usize, i64, i64)];

fn counts(terms: &Terms, world: &World, agent: usize, person: usize, at: i64) -> bool {
    if person == agent {
        return terms.include_self;
    }
    let above = world.above(person, at);
    if terms.include_sub_teams { above.contains(&agent) } else { above.first() == Some(&agent) }
}

fn team(world: &World, rebates: &Rebates, agent: usize, terms: &Terms, (from, until): (i64, i64)) -> Team {
    let within = |at: i64| from <= at && at < until;
    let mut team = Team::default();
    for raw in world.bets.iter().filter(|raw| within(raw.at) && !raw.undone) {
        let named = terms.products.iter().any(|it| it == "ALL" || it == raw.bet.product);
        if named && counts(terms, world, agent, raw.person, raw.at) {
            team.stake += i128::from(raw.bet.stake);
            team.valid_bet += i128::from(raw.bet.valid_bet);
            team.payout += i128::from(raw.bet.payout);
            *team.of_members.entry(raw.person).or_default() += i128::from(raw.bet.valid_bet);
        }
    }
    // Wallets are counted by days alone.
    if terms.period.unit() == Unit::Day {
        for (person, kind, amount, at) in world.money.iter().filter(|it| within(it.3)) {
            if counts(terms, world, agent, *person, *at) {
                *(if *kind == "bonus" { &mut team.bonus } else { &mut team.deposit }) += i128::from(*amount);
            }
        }
        for (person, amount, at) in rebates.iter().filter(|it| within(it.2)) {
            if counts(terms, world, agent, *person, *at) {
                team.rebate += i128::from(*amount);
            }
        }
    }
    team
}

fn basis(team: &Team, terms: &Terms) -> i128 {
    let won = team.stake - team.payout;
    match terms.basis {
        Basis::Turnover => team.stake,
        Basis::ValidBet => team.valid_bet,
        Basis::Ggr => won,
        Basis::NetLoss => won - team.rebate - team.bonus,
        Basis::Ngr => {
            let bonus = if terms.deductions.bonuses { team.bonus } else { 0 };
            let fees = won.max(0) * i128::from(terms.deductions.platform_fee_rate)
                + team.deposit.max(0) * i128::from(terms.deductions.payment_fee_rate);
            let exact = (won - bonus) * 10_000 - fees;
            exact.div_euclid(10_000)
        }
    }
}

/// What a period brings, and what it leaves for the next.
fn settle(team: &Team, terms: &Terms, carried: i128) -> (i128, i128) {
    let net_loss = team.stake - team.payout - team.rebate - team.bonus;
    let mut given = (terms.guaranteed_rate, terms.tiers.first().and_then(|it| it.cap));
    for tier in &terms.tiers {
        let least = i128::from(tier.active_member_min_bet.0.0);
        let active = team.of_members.values().filter(|it| **it > 0 && **it >= least).count();
        let turnover = tier.min_turnover.0.0 <= 0 || team.stake >= i128::from(tier.min_turnover.0.0);
        let loss = tier.min_net_loss.0.0 <= 0 || net_loss >= i128::from(tier.min_net_loss.0.0);
        if turnover && loss && active >= tier.min_active_members as usize {
            given = (tier.rate, tier.cap);
        }
    }
    let carries = terms.carry_over == CarryOver::CarryNegative;
    let counted = basis(team, terms) + if carries { carried } else { 0 };
    let amount = counted.max(0) * i128::from(given.0) / 10_000;
    let amount = given.1.map_or(amount, |cap| amount.min(i128::from(cap.0.0)));
    (amount, if carries { counted.min(0) } else { 0 })
}

/// What each period of a contract brings that is over at a time: its first slot or day, and the amount.
pub fn contract(world: &World, rebates: &Rebates, contract: &Contract, now: i64) -> BTreeMap<i64, i128> {
    let (mut amounts, mut carried) = (BTreeMap::new(), 0);
    for (terms, from, until) in &contract.versions {
        let mut span = terms.period.at(*from, 0);
        loop {
            let (starts, ends) = terms.period.runs(span, 0);
            if ends > now || until.is_some_and(|until| ends > until) {
                break;
            }
            if starts >= *from {
                let team = team(world, rebates, contract.downline, terms, (starts, ends));
                let (amount, left) = settle(&team, terms, carried);
                carried = left;
                amounts.insert(span.first, amount);
            }
            span = terms.period.next(span, 0);
        }
    }
    amounts
}

/// What each receiver of rebate gets for days before one.
pub fn rebates(world: &World, before_day: i64) -> BTreeMap<usize, i128> {
    let rate = |person: usize, product: &str, day: i64| -> i128 {
        let sets = world.rates.iter().filter(|(of, from, _)| *of == person && *from <= day);
        let of = |name: &str| sets.clone().filter_map(|(_, _, rates)| rates.get(name)).next_back().copied();
        i128::from(of(product).or_else(|| of("ALL")).unwrap_or(0))
    };
    let mut sums: BTreeMap<(usize, usize, &str, i64), i128> = BTreeMap::new();
    for raw in world.bets.iter().filter(|raw| !raw.undone) {
        let day = raw.at.div_euclid(DAY);
        if day >= before_day {
            continue;
        }
        let mut branch = raw.person;
        *sums.entry((branch, usize::MAX, raw.bet.product, day)).or_default() += i128::from(raw.bet.valid_bet);
        for upline in world.above(raw.person, raw.at) {
            *sums.entry((upline, branch, raw.bet.product, day)).or_default() += i128::from(raw.bet.valid_bet);
            branch = upline;
        }
    }
    let mut paid: BTreeMap<usize, i128> = BTreeMap::new();
    for ((receiver, branch, product, day), valid_bet) in sums {
        let of_branch = if branch == usize::MAX { 0 } else { rate(branch, product, day) };
        let share = rate(receiver, product, day) - of_branch;
        if share > 0 {
            *paid.entry(receiver).or_default() += valid_bet * share / 10_000;
        }
    }
    paid
}
