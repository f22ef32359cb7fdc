//! Policies for tests, and what it means that one is laxer than another, item by item and by its effects.

use super::*;
use crate::domain::fair_play::{LimitKind, LimitPeriod, SELF_EXCLUSIONS, Span, TIME_OUTS};
use proptest::prelude::*;

/// The least that a sound policy can demand.
pub(super) fn lax() -> Policy {
    Policy {
        id: "lax".to_owned(),
        name: String::new(),
        min_age: 18,
        checked_before: CheckedBefore::Nothing,
        demo: DemoGate::Open,
        reverse_withdrawal: true,
        limits: LimitRules {
            offered: vec![LimitOffer { kind: LimitKind::Deposit, periods: vec![LimitPeriod::Day] }],
            demanded: Vec::new(),
            asked: false,
            raise_hours: 24,
        },
        reality_check: RealityCheckRules { mandatory: false, default_minutes: 0, options: vec![60, 0] },
        rounds: RoundRules { slot_ms: 0, other_ms: 0, auto_play: true, celebrate_returns: true },
        stake_caps: Vec::new(),
        bonus: BonusRules { wagering_cap: None, mixed_products: true },
        display: DisplayRules {
            net_position: false,
            session_clock: false,
            licence_statement: false,
            previous_login: false,
            return_to_player: false,
            net_deposits: false,
            history_months: 0,
        },
        session: SessionRules { idle_minutes: 1440, several_games: true },
        exclusion: ExclusionRules {
            time_outs: vec![Span::Hours24],
            self_exclusions: vec![Span::Months6],
            return_hours: 0,
        },
        customer_funds: None,
        basis: BTreeMap::new(),
    }
}

fn subset<T: Copy + std::fmt::Debug + 'static>(all: &'static [T]) -> impl Strategy<Value = Vec<T>> {
    prop::sample::subsequence(all, 1..=all.len())
}

fn any_limits() -> impl Strategy<Value = LimitRules> {
    let periods = prop::collection::vec(subset(LimitPeriod::ALL), LimitKind::ALL.len());
    (subset(LimitKind::ALL), periods, any::<bool>(), any::<bool>(), 24_u32..=168).prop_map(
        |(kinds, periods, demands, asked, raise_hours)| {
            let offered = kinds.iter().zip(periods).map(|(kind, periods)| LimitOffer { kind: *kind, periods });
            let demanded = if demands { vec![kinds.clone()] } else { Vec::new() };
            LimitRules { offered: offered.collect(), demanded, asked, raise_hours }
        },
    )
}

fn any_reality_check() -> impl Strategy<Value = RealityCheckRules> {
    (subset(&[15_u32, 30, 45, 60, 120]), any::<bool>(), any::<bool>(), any::<prop::sample::Index>()).prop_map(
        |(mut options, mandatory, none, default)| {
            if none && !mandatory {
                options.push(0);
            }
            let default_minutes = *default.get(&options);
            RealityCheckRules { mandatory, default_minutes, options }
        },
    )
}

fn any_caps() -> impl Strategy<Value = Vec<StakeCap>> {
    let of = |product: &'static str| {
        prop::collection::btree_map(18_u32..30, 1_i64..1000, 0..4).prop_map(move |caps| {
            let mut least = 0;
            let cap = |(from_age, most): (u32, i64)| {
                least += most;
                StakeCap { product: product.to_owned(), from_age, most: least }
            };
            caps.into_iter().map(cap).collect::<Vec<_>>()
        })
    };
    (of("RNG"), of("LIVE")).prop_map(|(slots, live)| [slots, live].concat())
}

fn any_display() -> impl Strategy<Value = DisplayRules> {
    (any::<[bool; 6]>(), 0_u32..24).prop_map(|([a, b, c, d, e, f], history_months)| DisplayRules {
        net_position: a,
        session_clock: b,
        licence_statement: c,
        previous_login: d,
        return_to_player: e,
        net_deposits: f,
        history_months,
    })
}

fn any_funds() -> impl Strategy<Value = Option<CustomerFunds>> {
    let funds = || CustomerFunds {
        rating: "medium".to_owned(),
        text: BTreeMap::from([("EN".to_owned(), "Kept apart.".to_owned())]),
    };
    any::<bool>().prop_map(move |is_there| is_there.then(funds))
}

/// A strategy for any policy that is sound.
pub(super) fn any_policy() -> impl Strategy<Value = Policy> {
    let words = (18_u32..=25, prop::sample::select(CheckedBefore::ALL), prop::sample::select(DemoGate::ALL));
    let rounds = (0_u32..6000, 0_u32..6000, any::<[bool; 5]>(), prop::option::of(0_u32..60));
    let exclusion = (subset(TIME_OUTS), subset(SELF_EXCLUSIONS), 0_u32..200, 5_u32..=1440);
    let parts = (any_limits(), any_reality_check(), any_caps(), any_display(), any_funds());
    (words, rounds, exclusion, parts).prop_map(|(words, rounds, exclusion, parts)| {
        let (min_age, checked_before, demo) = words;
        let (slot_ms, other_ms, [auto_play, celebrate_returns, reverse, mixed_products, several_games], cap) = rounds;
        let (time_outs, self_exclusions, return_hours, idle_minutes) = exclusion;
        let (limits, reality_check, stake_caps, display, customer_funds) = parts;
        Policy {
            min_age,
            checked_before,
            demo: if checked_before == CheckedBefore::Demo { DemoGate::CheckedAge } else { demo },
            reverse_withdrawal: reverse,
            limits,
            reality_check,
            rounds: RoundRules { slot_ms, other_ms, auto_play, celebrate_returns },
            stake_caps,
            bonus: BonusRules { wagering_cap: cap, mixed_products },
            display,
            session: SessionRules { idle_minutes, several_games },
            exclusion: ExclusionRules { time_outs, self_exclusions, return_hours },
            customer_funds,
            ..lax()
        }
    })
}

fn offers(policy: &Policy, kind: LimitKind, period: LimitPeriod) -> bool {
    policy.limits.offered.iter().any(|offer| offer.kind == kind && offer.periods.contains(&period))
}

/// Whether who has set only these kinds of limits may play.
fn satisfied_by(policy: &Policy, set: &[LimitKind]) -> bool {
    policy.limits.demanded.iter().all(|group| group.iter().any(|kind| set.contains(kind)))
}

/// Every set of kinds.
fn sets() -> Vec<Vec<LimitKind>> {
    let bits = 0..1_usize << LimitKind::ALL.len();
    let set = |bits: usize| {
        LimitKind::ALL.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1).map(|(_, it)| *it).collect()
    };
    bits.map(set).collect()
}

fn limits_are_laxer(one: &Policy, than: &Policy) -> bool {
    let pairs = LimitKind::ALL.iter().flat_map(|kind| LimitPeriod::ALL.iter().map(|period| (*kind, *period)));
    let misses = pairs.into_iter().any(|(kind, period)| offers(than, kind, period) && !offers(one, kind, period));
    let lets_pass = sets().iter().any(|set| satisfied_by(one, set) && !satisfied_by(than, set));
    misses || lets_pass || (than.limits.asked && !one.limits.asked) || one.limits.raise_hours < than.limits.raise_hours
}

fn reality_is_laxer(one: &Policy, than: &Policy) -> bool {
    let length = |minutes: u32| if minutes == 0 { u32::MAX } else { minutes };
    let longest = |policy: &Policy| policy.reality_check.options.iter().map(|it| length(*it)).max();
    longest(one) > longest(than)
        || length(one.reality_check.default_minutes) > length(than.reality_check.default_minutes)
        || (than.reality_check.mandatory && !one.reality_check.mandatory)
}

/// Asked as a member would find out: any product at any age.
fn caps_are_laxer(one: &Policy, than: &Policy) -> bool {
    let ages = (0..40).map(Some).chain([None]);
    ages.into_iter().any(|age| {
        ["RNG", "LIVE", "SPORTS"].into_iter().any(|product| {
            let most = |policy: &Policy| policy.stake_cap(product, age).unwrap_or(i64::MAX);
            most(one) > most(than)
        })
    })
}

fn display_is_laxer(one: &DisplayRules, than: &DisplayRules) -> bool {
    let duties = |it: &DisplayRules| {
        [
            it.net_position,
            it.session_clock,
            it.licence_statement,
            it.previous_login,
            it.return_to_player,
            it.net_deposits,
        ]
    };
    duties(one).iter().zip(duties(than)).any(|(has, needs)| needs && !has) || one.history_months < than.history_months
}

/// The items in which one policy allows what another does not.
pub(super) fn laxer_items(one: &Policy, than: &Policy) -> Vec<&'static str> {
    let cap = |policy: &Policy| policy.bonus.wagering_cap.unwrap_or(u32::MAX);
    let lacks = |has: &[Span], needs: &[Span]| needs.iter().any(|span| !has.contains(span));
    let (a, b) = (&one.rounds, &than.rounds);
    let items = [
        ("min_age", one.min_age < than.min_age),
        ("checked_before", (one.checked_before as u8) < than.checked_before as u8),
        ("demo", (one.demo as u8) < than.demo as u8),
        ("reverse_withdrawal", one.reverse_withdrawal && !than.reverse_withdrawal),
        ("limits", limits_are_laxer(one, than)),
        ("reality_check", reality_is_laxer(one, than)),
        ("rounds", a.slot_ms < b.slot_ms || a.other_ms < b.other_ms),
        ("auto_play", a.auto_play && !b.auto_play),
        ("celebrations", a.celebrate_returns && !b.celebrate_returns),
        ("stake_caps", caps_are_laxer(one, than)),
        ("wagering_cap", cap(one) > cap(than)),
        ("mixed_products", one.bonus.mixed_products && !than.bonus.mixed_products),
        ("display", display_is_laxer(&one.display, &than.display)),
        ("idle_minutes", one.session.idle_minutes > than.session.idle_minutes),
        ("several_games", one.session.several_games && !than.session.several_games),
        ("time_outs", lacks(&one.exclusion.time_outs, &than.exclusion.time_outs)),
        ("self_exclusions", lacks(&one.exclusion.self_exclusions, &than.exclusion.self_exclusions)),
        ("return_hours", one.exclusion.return_hours < than.exclusion.return_hours),
        ("customer_funds", one.customer_funds.is_none() && than.customer_funds.is_some()),
    ];
    items.into_iter().filter(|(_, is_laxer)| *is_laxer).map(|(item, _)| item).collect()
}
