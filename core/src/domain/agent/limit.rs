//! That no downline is promised more than its upline has.
//!
//! An offer and the upline's own contract are compared as functions of the figures. Tiers rise and what they give never falls
//! ([`super::check`]), so what each gives is least, within the figures that lead to a tier of the offer, exactly at that tier's needs: it is
//! enough to ask there what the own contract gives. What changes the amount a part is paid of (carry, deductions, levels of the tree) may
//! not be better either.

use super::terms::{CarryOver, Terms, Tier};
use crate::domain::named_enum::named_enum;

named_enum! {
    /// The term in which an offer is above the own contract, or can not be compared with it.
    ExcessKind {
        /// The offer is of another type, period or basis.
        #[default]
        Kind = "KIND",
        /// The offer is for other products.
        Products = "PRODUCTS",
        /// The offer counts levels that the own contract leaves out.
        SubTeams = "SUB_TEAMS",
        /// The offer forgets what is below zero, and the own contract carries it.
        CarryOver = "CARRY_OVER",
        /// The offer deducts a lower platform fee.
        PlatformFee = "PLATFORM_FEE",
        /// Bonuses are deducted in one and not in the other.
        Bonuses = "BONUSES",
        /// The offer deducts a lower payment fee.
        PaymentFee = "PAYMENT_FEE",
        /// The offer gives a higher rate.
        Rate = "RATE",
        /// The offer has a higher cap, or none.
        Cap = "CAP",
    }
}

/// Something in which an offer is above the own contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Excess {
    /// The term that is above.
    pub what: ExcessKind,
    /// The tier that has it, counted from 0; nothing for the guarantee and for what holds for all.
    pub tier: Option<usize>,
    /// What is offered: hundredths of a percent, or minor units; nothing where there is no figure or no cap.
    #[cfg_attr(feature = "bindings", ts(type = "number | null"))]
    pub offered: Option<i64>,
    /// What can be offered: no higher a rate or cap, no lower a fee.
    #[cfg_attr(feature = "bindings", ts(type = "number | null"))]
    pub allowed: Option<i64>,
}

impl Excess {
    const fn plain(what: ExcessKind) -> Excess {
        Excess { what, tier: None, offered: None, allowed: None }
    }

    fn rate(what: ExcessKind, tier: Option<usize>, offered: u32, allowed: u32) -> Excess {
        Excess { what, tier, offered: Some(i64::from(offered)), allowed: Some(i64::from(allowed)) }
    }
}

/// A contract of a downline that a lower own one ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImpactedContract<Id> {
    /// The contract that would end.
    pub contract: Id,
    /// The rate that is too high; its highest where it ends for something else.
    pub rate: u32,
    /// The highest rate that could stand there.
    pub new_max: u32,
    /// All that is above the new own contract.
    pub excess: Vec<Excess>,
}

/// In what an offer is above the own contract; nothing where it can be offered. Both have to be terms that [`Terms::check`] finds nothing wrong with.
#[must_use]
pub fn exceeds(offer: &Terms, own: &Terms) -> Vec<Excess> {
    let mut excess = contract_excess(offer, own);
    excess.extend(tier_excess(offer, own, None));
    for index in 0..offer.tiers.len() {
        excess.extend(tier_excess(offer, own, Some(index)));
    }
    excess
}

/// The contracts of downlines that are above a new own contract, each with what is. They end when it begins, if the agent agrees.
#[must_use]
pub fn ended_by_lowering<'a, Id>(
    new_own: &Terms,
    downlines: impl IntoIterator<Item = (Id, &'a Terms)>,
) -> Vec<ImpactedContract<Id>> {
    let impacted = |(contract, terms): (Id, &Terms)| {
        let excess = exceeds(terms, new_own);
        (!excess.is_empty()).then(|| {
            let (rate, new_max) = highest_above(terms, new_own, &excess);
            ImpactedContract { contract, rate, new_max, excess }
        })
    };
    downlines.into_iter().filter_map(impacted).collect()
}

fn highest_above(terms: &Terms, own: &Terms, excess: &[Excess]) -> (u32, u32) {
    let rates = excess.iter().filter(|it| it.what == ExcessKind::Rate);
    let highest = rates.max_by_key(|it| it.offered).map(|it| it.tier);
    let tier = highest.unwrap_or(terms.tiers.len().checked_sub(1));
    let rate = terms.rate_and_cap(tier).0;
    let comparable = own.is_like(terms);
    (rate, if comparable { own_rate_and_cap(own, terms, tier).0.min(rate) } else { 0 })
}

/// The terms of the contract as a whole, its tiers aside, that are above the own contract.
fn contract_excess(offer: &Terms, own: &Terms) -> Vec<Excess> {
    let kind = |terms: &Terms| (terms.contract_type, terms.period, terms.basis);
    let forgets = offer.carry_over == CarryOver::Reset && own.carry_over == CarryOver::CarryNegative;
    let (offered, deducted) = (&offer.deductions, &own.deductions);
    let (platform, payment) = (deducted.platform_fee_rate, deducted.payment_fee_rate);
    let found = [
        (kind(offer) != kind(own), Excess::plain(ExcessKind::Kind)),
        (offer.scope() != own.scope(), Excess::plain(ExcessKind::Products)),
        (offer.include_sub_teams && !own.include_sub_teams, Excess::plain(ExcessKind::SubTeams)),
        (forgets, Excess::plain(ExcessKind::CarryOver)),
        (offered.bonuses != deducted.bonuses, Excess::plain(ExcessKind::Bonuses)),
        (
            offered.platform_fee_rate < platform,
            Excess::rate(ExcessKind::PlatformFee, None, offered.platform_fee_rate, platform),
        ),
        (
            offered.payment_fee_rate < payment,
            Excess::rate(ExcessKind::PaymentFee, None, offered.payment_fee_rate, payment),
        ),
    ];
    found.into_iter().filter(|(is_above, _)| *is_above).map(|(_, excess)| excess).collect()
}

/// What a tier of the offer, or its guarantee, gives above the own contract.
fn tier_excess(offer: &Terms, own: &Terms, tier: Option<usize>) -> Vec<Excess> {
    let (rate, cap) = offer.rate_and_cap(tier);
    let (own_rate, own_cap) = own_rate_and_cap(own, offer, tier);
    let mut excess = Vec::new();
    if rate > own_rate {
        excess.push(Excess::rate(ExcessKind::Rate, tier, rate, own_rate));
    }
    if let Some(own_cap) = own_cap.filter(|own| rate > 0 && cap.is_none_or(|cap| cap > *own)) {
        excess.push(Excess { what: ExcessKind::Cap, tier, offered: cap, allowed: Some(own_cap) });
    }
    excess
}

/// What the own contract gives to who just meets a tier of the offer, or nothing at all for its guarantee.
fn own_rate_and_cap(own: &Terms, offer: &Terms, tier: Option<usize>) -> (u32, Option<i64>) {
    let nothing = Tier::default();
    max_allowed(own, tier.and_then(|index| offer.tiers.get(index)).unwrap_or(&nothing))
}

/// The rate and the cap that can be offered at most to who meets these needs.
#[must_use]
pub fn max_allowed(own: &Terms, needs: &Tier) -> (u32, Option<i64>) {
    own.rate_and_cap(own.tiers.iter().rposition(|it| needs.needs_no_less_than(it)))
}

#[cfg(test)]
mod tests {
    use super::super::terms::{Basis, ContractType};
    use super::*;
    use crate::domain::money::Money;
    use crate::wire::Amount;

    fn tier(turnover: i64, active: (u32, i64), rate: u32, cap: Option<i64>) -> Tier {
        Tier {
            min_turnover: Amount(Money(turnover)),
            min_active_members: active.0,
            active_member_min_bet: Amount(Money(active.1)),
            rate,
            cap: cap.map(|it| Amount(Money(it))),
            ..Tier::default()
        }
    }

    fn terms(guaranteed_rate: u32, tiers: &[Tier]) -> Terms {
        Terms { products: vec!["ALL".to_owned()], guaranteed_rate, tiers: tiers.to_vec(), ..Terms::default() }
    }

    fn own() -> Terms {
        terms(50, &[tier(1_000, (0, 0), 100, Some(500)), tier(5_000, (3, 100), 200, Some(900))])
    }

    type Found = (ExcessKind, Option<usize>, Option<i64>, Option<i64>);

    fn found(offer: &Terms) -> Vec<Found> {
        exceeds(offer, &own()).into_iter().map(|it| (it.what, it.tier, it.offered, it.allowed)).collect()
    }

    #[test]
    fn an_offer_within_the_own_contract_at_every_threshold_can_be_made() {
        for offer in [
            own(),
            terms(50, &[tier(2_000, (0, 0), 100, Some(500)), tier(5_000, (9, 500), 200, Some(900))]),
            terms(0, &[tier(9_000, (0, 0), 100, Some(1))]),
            terms(0, &[tier(0, (9, 0), 50, Some(500))]),
        ] {
            assert_eq!(offer.check(), []);
            assert_eq!(found(&offer), []);
        }
    }

    #[test]
    fn each_tier_is_held_to_what_the_own_contract_gives_at_its_needs() {
        use ExcessKind::{Cap, Rate};
        for (offer, excess) in [
            // The own second tier needs three active members, so the first counts.
            (terms(0, &[tier(9_000, (0, 0), 101, Some(500))]), vec![(Rate, Some(0), Some(101), Some(100))]),
            (terms(0, &[tier(5_000, (3, 99), 200, Some(500))]), vec![(Rate, Some(0), Some(200), Some(100))]),
            (terms(0, &[tier(999, (3, 100), 60, Some(500))]), vec![(Rate, Some(0), Some(60), Some(50))]),
            (terms(51, &[tier(1_000, (0, 0), 100, Some(500))]), vec![(Rate, None, Some(51), Some(50))]),
            (terms(0, &[tier(1_000, (0, 0), 100, Some(501))]), vec![(Cap, Some(0), Some(501), Some(500))]),
            (terms(0, &[tier(5_000, (3, 100), 200, None)]), vec![(Cap, Some(0), None, Some(900))]),
            // A guarantee without a bound is above one that the lowest tier bounds.
            (terms(50, &[]), vec![(Cap, None, None, Some(500))]),
        ] {
            assert_eq!(found(&offer), excess, "{offer:?}");
        }
    }

    #[test]
    fn what_counts_other_figures_is_never_within() {
        let changed = |change: fn(&mut Terms)| {
            let mut offer = own();
            change(&mut offer);
            found(&offer).into_iter().map(|it| it.0).collect::<Vec<_>>()
        };
        assert_eq!(changed(|it| it.contract_type = ContractType::Daily), [ExcessKind::Kind]);
        assert_eq!(changed(|it| it.basis = Basis::Ggr), [ExcessKind::Kind]);
        assert_eq!(changed(|it| it.products = vec!["RNG".to_owned()]), [ExcessKind::Products]);
        assert_eq!(changed(|it| it.include_sub_teams = true), [ExcessKind::SubTeams]);
        assert_eq!(changed(|it| it.include_self = true), []);
        assert_eq!(changed(|it| it.carry_over = CarryOver::CarryNegative), []);
        assert_eq!(changed(|it| it.deductions.bonuses = true), [ExcessKind::Bonuses]);
        let mut carrying = own();
        carrying.carry_over = CarryOver::CarryNegative;
        carrying.deductions.platform_fee_rate = 10;
        let excess: Vec<ExcessKind> = exceeds(&own(), &carrying).iter().map(|it| it.what).collect();
        assert_eq!(excess, [ExcessKind::CarryOver, ExcessKind::PlatformFee]);
    }

    #[test]
    fn a_lower_own_rate_ends_what_is_above_it_and_names_the_highest_that_could_stand() {
        let lowered = terms(50, &[tier(1_000, (0, 0), 80, Some(500)), tier(5_000, (3, 100), 150, Some(900))]);
        let within = terms(0, &[tier(1_000, (0, 0), 80, Some(500))]);
        let above = terms(0, &[tier(1_000, (0, 0), 90, Some(500)), tier(5_000, (3, 100), 200, Some(900))]);
        let capped = terms(0, &[tier(1_000, (0, 0), 70, None)]);
        let other = Terms { basis: Basis::Ggr, ..within.clone() };
        let downlines = [("within", &within), ("above", &above), ("capped", &capped), ("other", &other)];
        let ended = ended_by_lowering(&lowered, downlines);
        let named: Vec<_> = ended.iter().map(|it| (it.contract, it.rate, it.new_max, it.excess.len())).collect();
        assert_eq!(named, [("above", 200, 150, 2), ("capped", 70, 70, 1), ("other", 80, 0, 1)]);
    }

    // Run natively only: it settles tens of thousands of random offers.
    #[cfg(not(target_arch = "wasm32"))]
    mod properties {
        use super::super::super::figures::{ContractFigures, MemberBets};
        use super::super::super::settle::settle;
        use super::super::super::terms::{ContractPeriod, Deductions};
        use super::*;
        use crate::domain::testing::Seeded;

        /// Terms of one of few shapes, so that offers often are within and figures often are at a threshold.
        fn random_terms(random: &mut Seeded, basis: Basis) -> Terms {
            let mut tiers: Vec<Tier> = Vec::new();
            let guaranteed_rate = random.below(4) as u32 * 50;
            let mut last = Tier { rate: guaranteed_rate, cap: Some(Amount(Money(1))), ..Tier::default() };
            for _ in 0..random.below(4) {
                last.min_turnover.0.0 += random.below(3) as i64 * 500;
                last.min_net_loss.0.0 += random.below(3) as i64 * 200;
                last.min_active_members += random.below(3) as u32;
                if last.min_active_members > 0 {
                    last.active_member_min_bet.0.0 += random.below(3) as i64 * 100;
                }
                last.rate += random.below(3) as u32 * 50;
                last.cap = last
                    .cap
                    .filter(|_| random.below(4) > 0)
                    .map(|it| Amount(Money(it.0.0 + random.below(3) as i64 * 10)));
                tiers.push(last);
            }
            let carry = basis.is_result() && random.below(2) == 0;
            let fee = |random: &mut Seeded| if basis == Basis::Ngr { random.below(3) as u32 * 400 } else { 0 };
            Terms {
                contract_type: if basis.is_result() { ContractType::Dividend } else { ContractType::Daily },
                products: vec!["ALL".to_owned()],
                basis,
                period: ContractPeriod::Daily,
                carry_over: if carry { CarryOver::CarryNegative } else { CarryOver::Reset },
                deductions: Deductions {
                    platform_fee_rate: fee(random),
                    bonuses: basis == Basis::Ngr && random.below(2) == 0,
                    payment_fee_rate: fee(random),
                },
                tiers,
                guaranteed_rate,
                ..Terms::default()
            }
        }

        fn random_figures(random: &mut Seeded) -> ContractFigures {
            let mut near = |step: u64, count: u64| (random.below(count) * step + random.below(3)) as i64 - 1;
            let (turnover, lost) = (near(500, 9), near(200, 9) - 400);
            let (bonuses, deposits) = (near(30, 4), near(300, 5));
            let members = (0..random.below(7)).map(|_| Money(random.below(4) as i64 * 100)).collect::<Vec<_>>();
            ContractFigures {
                turnover: Money(turnover),
                valid_bet: Money(turnover - random.below(200) as i64),
                payout: Money(turnover - lost),
                bonuses: Money(bonuses),
                deposits: Money(deposits),
                rebate: Money(random.below(50) as i64),
                members: MemberBets::of(members),
            }
        }

        #[test]
        fn no_offer_within_ever_pays_more_than_the_own_contract_for_the_same_figures() {
            let mut random = Seeded::new(15);
            let mut within = 0;
            for round in 0..60_000 {
                let basis = *random.pick(Basis::ALL);
                let (offer, own) = (random_terms(&mut random, basis), random_terms(&mut random, basis));
                if !offer.check().is_empty() || !own.check().is_empty() || !exceeds(&offer, &own).is_empty() {
                    continue;
                }
                within += 1;
                let (mut carried, mut own_carried) = (Money::ZERO, Money::ZERO);
                for _ in 0..40 {
                    let figures = random_figures(&mut random);
                    let (paid, earned) = (settle(&offer, &figures, carried), settle(&own, &figures, own_carried));
                    assert!(paid.amount <= earned.amount, "{round}: {offer:?}\n{own:?}\n{figures:?}");
                    (carried, own_carried) = (paid.carried_out, earned.carried_out);
                }
            }
            assert!(within > 1_000, "only {within} offers were within");
        }

        #[test]
        fn an_offer_above_is_within_once_it_is_lowered_to_what_is_allowed() {
            let mut random = Seeded::new(16);
            let mut lowered = 0;
            for _ in 0..20_000 {
                let basis = Basis::Turnover;
                let (mut offer, own) = (random_terms(&mut random, basis), random_terms(&mut random, basis));
                if !offer.check().is_empty() || !own.check().is_empty() || exceeds(&offer, &own).is_empty() {
                    continue;
                }
                offer.guaranteed_rate = offer.guaranteed_rate.min(max_allowed(&own, &Tier::default()).0);
                for tier in &mut offer.tiers {
                    let (rate, cap) = max_allowed(&own, tier);
                    tier.rate = tier.rate.min(rate);
                    let caps = [tier.cap, cap.map(|it| Amount(Money(it)))];
                    tier.cap = caps.into_iter().flatten().min();
                }
                if offer.check().is_empty() && offer.guaranteed_rate == 0 {
                    lowered += 1;
                    assert_eq!(exceeds(&offer, &own), [], "{offer:?}\n{own:?}");
                }
            }
            assert!(lowered > 500, "only {lowered}");
        }
    }
}
