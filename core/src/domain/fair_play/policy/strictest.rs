//! The strictest of several policies: of each item what the most careful of them demands.
//!
//! An operator whose licence is not known, or who holds several, goes by it: then nothing that any of them forbids is done.

use super::{
    BonusRules, CustomerFunds, DisplayRules, ExclusionRules, LimitOffer, LimitRules, Policy, RealityCheckRules,
    RoundRules, SessionRules, StakeCap,
};
use crate::domain::fair_play::{LimitKind, LimitPeriod, Span};
use std::collections::BTreeMap;

/// The strictest of one policy and others, under an id and a name of its own.
#[must_use]
pub fn strictest(id: &str, name: &str, first: &Policy, others: &[Policy]) -> Policy {
    let all = others.iter().fold(first.clone(), |one, other| stricter(&one, other));
    let mut basis: BTreeMap<String, String> = BTreeMap::new();
    for policy in std::iter::once(first).chain(others) {
        for (item, source) in &policy.basis {
            let said = basis.entry(item.clone()).or_default();
            if !said.is_empty() {
                said.push_str("; ");
            }
            said.push_str(&format!("{}: {source}", policy.id));
        }
    }
    Policy { id: id.to_owned(), name: name.to_owned(), basis, ..all }
}

fn stricter(one: &Policy, other: &Policy) -> Policy {
    Policy {
        id: String::new(),
        name: String::new(),
        min_age: one.min_age.max(other.min_age),
        checked_before: later(one.checked_before, other.checked_before, |it| it as u8),
        demo: later(one.demo, other.demo, |it| it as u8),
        reverse_withdrawal: one.reverse_withdrawal && other.reverse_withdrawal,
        limits: limits(&one.limits, &other.limits),
        reality_check: reality_check(&one.reality_check, &other.reality_check),
        rounds: rounds(&one.rounds, &other.rounds),
        stake_caps: stake_caps(one, other),
        bonus: bonus(&one.bonus, &other.bonus),
        display: display(&one.display, &other.display),
        session: SessionRules {
            idle_minutes: one.session.idle_minutes.min(other.session.idle_minutes),
            several_games: one.session.several_games && other.session.several_games,
        },
        exclusion: exclusion(&one.exclusion, &other.exclusion),
        customer_funds: funds(one.customer_funds.as_ref(), other.customer_funds.as_ref()),
        basis: BTreeMap::new(),
    }
}

fn later<T: Copy>(one: T, other: T, rank: impl Fn(T) -> u8) -> T {
    if rank(other) > rank(one) { other } else { one }
}

/// What either has, in an order.
fn joined<T: Copy + PartialEq, K: Ord>(one: &[T], other: &[T], key: impl Fn(&T) -> K) -> Vec<T> {
    let mut all = one.to_vec();
    all.extend(other.iter().filter(|it| !one.contains(it)));
    all.sort_by_key(key);
    all
}

fn limits(one: &LimitRules, other: &LimitRules) -> LimitRules {
    let periods = |rules: &LimitRules, kind: LimitKind| -> Vec<LimitPeriod> {
        rules.offered.iter().find(|offer| offer.kind == kind).map(|offer| offer.periods.clone()).unwrap_or_default()
    };
    let offer = |kind: &LimitKind| {
        let periods = joined(&periods(one, *kind), &periods(other, *kind), |period| period.hours());
        (!periods.is_empty()).then_some(LimitOffer { kind: *kind, periods })
    };
    let mut demanded = one.demanded.clone();
    demanded.extend(other.demanded.iter().filter(|group| !one.demanded.contains(group)).cloned());
    LimitRules {
        offered: LimitKind::ALL.iter().filter_map(offer).collect(),
        demanded,
        asked: one.asked || other.asked,
        raise_hours: one.raise_hours.max(other.raise_hours),
    }
}

fn reality_check(one: &RealityCheckRules, other: &RealityCheckRules) -> RealityCheckRules {
    let mandatory = one.mandatory || other.mandatory;
    // The longest that both allow: none is longer than any.
    let length = |minutes: u32| if minutes == 0 { u32::MAX } else { minutes };
    let longest = |rules: &RealityCheckRules| rules.options.iter().map(|it| length(*it)).max().unwrap_or(0);
    let most = longest(one).min(longest(other));
    let mut options = joined(&one.options, &other.options, |minutes| length(*minutes));
    options.retain(|minutes| length(*minutes) <= most && !(mandatory && *minutes == 0));
    let default = length(one.default_minutes).min(length(other.default_minutes));
    RealityCheckRules { mandatory, default_minutes: if default == u32::MAX { 0 } else { default }, options }
}

fn rounds(one: &RoundRules, other: &RoundRules) -> RoundRules {
    RoundRules {
        slot_ms: one.slot_ms.max(other.slot_ms),
        other_ms: one.other_ms.max(other.other_ms),
        auto_play: one.auto_play && other.auto_play,
        celebrate_returns: one.celebrate_returns && other.celebrate_returns,
    }
}

/// At each age where either changes, the lower of both.
fn stake_caps(one: &Policy, other: &Policy) -> Vec<StakeCap> {
    let mut caps: Vec<StakeCap> = Vec::new();
    for cap in one.stake_caps.iter().chain(&other.stake_caps) {
        let (product, age) = (&cap.product, cap.from_age);
        if caps.iter().any(|known| known.product == *product && known.from_age == age) {
            continue;
        }
        let of = |policy: &Policy| policy.stake_cap(product, Some(age));
        let most = [of(one), of(other)].into_iter().flatten().min().unwrap_or(cap.most);
        caps.push(StakeCap { product: product.clone(), from_age: age, most });
    }
    caps.sort_by(|one, other| (&one.product, one.from_age).cmp(&(&other.product, other.from_age)));
    caps
}

fn bonus(one: &BonusRules, other: &BonusRules) -> BonusRules {
    BonusRules {
        wagering_cap: [one.wagering_cap, other.wagering_cap].into_iter().flatten().min(),
        mixed_products: one.mixed_products && other.mixed_products,
    }
}

fn display(one: &DisplayRules, other: &DisplayRules) -> DisplayRules {
    DisplayRules {
        net_position: one.net_position || other.net_position,
        session_clock: one.session_clock || other.session_clock,
        licence_statement: one.licence_statement || other.licence_statement,
        previous_login: one.previous_login || other.previous_login,
        return_to_player: one.return_to_player || other.return_to_player,
        net_deposits: one.net_deposits || other.net_deposits,
        history_months: one.history_months.max(other.history_months),
    }
}

fn exclusion(one: &ExclusionRules, other: &ExclusionRules) -> ExclusionRules {
    let spans = |one: &[Span], other: &[Span]| joined(one, other, |span| *span as u8);
    ExclusionRules {
        time_outs: spans(&one.time_outs, &other.time_outs),
        self_exclusions: spans(&one.self_exclusions, &other.self_exclusions),
        return_hours: one.return_hours.max(other.return_hours),
    }
}

/// The first that demands it: each says how this operator keeps the money.
fn funds(one: Option<&CustomerFunds>, other: Option<&CustomerFunds>) -> Option<CustomerFunds> {
    one.or(other).cloned()
}

// The library of properties is not built for browsers.
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use crate::domain::fair_play::policy::testing::{any_policy, laxer_items};
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn the_strictest_is_laxer_than_none_of_them_and_is_sound(
            first in any_policy(),
            others in prop::collection::vec(any_policy(), 0..5),
        ) {
            let all = strictest("strict", "", &first, &others);
            for policy in std::iter::once(&first).chain(&others) {
                prop_assert_eq!(laxer_items(&all, policy), Vec::<&str>::new());
            }
            prop_assert_eq!(all.check(), Ok(()));
        }

        #[test]
        fn the_strictest_of_one_is_that_one(policy in any_policy()) {
            let all = strictest("strict", "", &policy, std::slice::from_ref(&policy));
            prop_assert_eq!(laxer_items(&policy, &all), Vec::<&str>::new(), "nothing is made up");
        }
    }
}
