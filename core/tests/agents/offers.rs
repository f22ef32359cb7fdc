//! Random terms and rates that can be offered.

use super::rng::Rng;
use super::world::Shape;
use lumora_core::domain::agent::limit::{ended_by_lowering, exceeds};
use lumora_core::domain::agent::rebate::RebateRate;
use lumora_core::domain::agent::terms::{Basis, CarryOver, ContractPeriod, ContractType, Deductions, Terms, Tier};
use lumora_core::domain::money::Money;
use lumora_core::wire::Amount;

/// Type, period, basis and products of the contracts of each type.
pub fn shapes(rng: &mut Rng) -> Vec<Shape> {
    let shape = |contract_type: &ContractType| {
        let products: &[&str] = rng.one(&[&["ALL"][..], &["LIVE", "RNG"], &["SPORTS"]]);
        Shape(Terms {
            contract_type: *contract_type,
            products: products.iter().map(|it| (*it).to_owned()).collect(),
            period: rng.one(contract_type.periods()),
            basis: rng.one(contract_type.bases()),
            ..Terms::default()
        })
    };
    ContractType::ALL.iter().map(shape).collect()
}

/// Terms that are within the own contract of the upline; where they happen not to be, nothing.
pub fn terms(rng: &mut Rng, shape: &Shape, own: Option<&Terms>) -> Option<Terms> {
    let terms = match own {
        Some(own) => lowered(rng, own),
        None => fresh(rng, shape),
    };
    let within = own.is_none_or(|own| exceeds(&terms, own).is_empty());
    (terms.check().is_empty() && within).then_some(terms)
}

fn amount(units: usize) -> Amount {
    Amount(Money(units as i64))
}

fn fresh(rng: &mut Rng, shape: &Shape) -> Terms {
    let Shape(shape) = shape;
    let step = match shape.period {
        ContractPeriod::RealTime => 400,
        ContractPeriod::Hourly => 1_000,
        ContractPeriod::Daily => 20_000,
        _ => 100_000,
    };
    let guaranteed_rate = rng.below(3) as u32 * 77;
    let mut tier = Tier { rate: guaranteed_rate, ..Tier::default() };
    let mut tiers = Vec::new();
    for _ in 0..rng.below(5) {
        tier.min_turnover.0.0 += rng.below(step) as i64;
        tier.min_net_loss.0.0 += if rng.once_in(2) { rng.below(step / 4) as i64 } else { 0 };
        tier.min_active_members += rng.below(2) as u32;
        if tier.min_active_members > 0 {
            tier.active_member_min_bet.0.0 += rng.below(step / 20) as i64;
        }
        tier.rate += rng.below(500) as u32;
        let cap = tier.cap.map_or(0, |it| it.0.0 as usize) + 1 + rng.below(step);
        tier.cap = (tiers.is_empty() || tier.cap.is_some()).then(|| amount(cap)).filter(|_| !rng.once_in(3));
        tiers.push(tier);
    }
    let is_net = shape.basis == Basis::Ngr;
    let mut fee = |most: usize| if is_net { rng.below(most) as u32 } else { 0 };
    let (platform_fee_rate, payment_fee_rate) = (fee(2_000), fee(300));
    Terms {
        include_self: rng.once_in(2),
        include_sub_teams: !rng.once_in(4),
        carry_over: if shape.basis.is_result() && rng.once_in(2) { CarryOver::CarryNegative } else { CarryOver::Reset },
        deductions: Deductions { platform_fee_rate, payment_fee_rate, bonuses: is_net && rng.once_in(2) },
        guaranteed_rate,
        tiers,
        ..shape.clone()
    }
}

fn lowered(rng: &mut Rng, own: &Terms) -> Terms {
    let mut terms = own.clone();
    let tenths = 6 + rng.below(5) as u32;
    terms.guaranteed_rate = own.guaranteed_rate * tenths / 10;
    for tier in &mut terms.tiers {
        tier.rate = tier.rate * tenths / 10;
    }
    if rng.once_in(3) {
        terms.tiers.pop();
    }
    if rng.once_in(3) {
        terms.deductions.platform_fee_rate += if own.basis == Basis::Ngr { 50 } else { 0 };
        terms.tiers.iter_mut().for_each(|tier| tier.min_turnover.0.0 += 100);
    }
    terms.include_self = rng.once_in(2);
    terms.include_sub_teams = own.include_sub_teams && !rng.once_in(4);
    if own.basis.is_result() && rng.once_in(3) {
        terms.carry_over = CarryOver::CarryNegative;
    }
    terms
}

/// Which contracts lower terms end.
pub fn ended(terms: &Terms, below: &[(usize, Terms)]) -> Vec<usize> {
    let below = below.iter().map(|(contract, terms)| (*contract, terms));
    ended_by_lowering(terms, below).into_iter().map(|it| it.contract).collect()
}

/// Rates of rebate, mostly within those of the upline.
pub fn rates(rng: &mut Rng, upline: Option<&[RebateRate]>) -> Vec<RebateRate> {
    let Some(upline) = upline else {
        let rate = |product: &str, rate| RebateRate { product: product.to_owned(), rate };
        return vec![rate("ALL", 80 + rng.below(60) as u32), rate("LIVE", 40 + rng.below(40) as u32)];
    };
    let lower = |it: &RebateRate| RebateRate {
        product: it.product.clone(),
        rate: it.rate - rng.below(it.rate as usize / 3 + 1) as u32,
    };
    upline.iter().map(lower).collect()
}
