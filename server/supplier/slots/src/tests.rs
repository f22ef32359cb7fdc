//! The analysis compared for equality with full enumeration, and the generated titles.

use std::collections::HashSet;

use super::generate::{self, Kind};
use super::*;

fn symbol(art: &str, role: Role, pays: &[u32]) -> Symbol {
    Symbol { art: art.to_owned(), role, pays: pays.to_vec() }
}

fn design(rows: u8, symbols: Vec<Symbol>, pays_on: PaysOn, strips: &[&[u8]]) -> SlotDesign {
    SlotDesign {
        theme: Theme { family: "classic".to_owned(), hue: 0, second_hue: 0 },
        volatility: Volatility::Medium,
        rows,
        symbols,
        wild: Wild { multiplier: 1, expansion: Expansion::Never },
        pays_on,
        strips: strips.iter().map(|strip| strip.to_vec()).collect(),
        free_spins: None,
    }
}

/// Every combination of stops of `strips`.
fn all_stops(strips: &[Vec<u8>]) -> Vec<Vec<u32>> {
    let mut all = vec![Vec::new()];
    for strip in strips {
        all = all
            .iter()
            .flat_map(|stops: &Vec<u32>| (0..strip.len() as u32).map(move |stop| [stops.as_slice(), &[stop]].concat()))
            .collect();
    }
    all
}

/// Return to player and hit rate by visiting every stop combination of the paid spin and of the free spin.
fn enumerate(slot: &Slot) -> Mathematics {
    let design = slot.design();
    let (mut coins, mut hits, mut awarded) = (0_u128, 0_u128, 0_u128);
    let base = all_stops(&design.strips);
    for stops in &base {
        let spin = slot.evaluate(stops);
        coins += u128::from(spin.coins);
        awarded += u128::from(spin.awarded);
        hits += u128::from(spin.coins > 0 || spin.awarded > 0);
    }
    let (mut free_total, mut free_coins) = (1, 0);
    if let Some(free) = &design.free_spins {
        let all = all_stops(&free.strips);
        free_total = all.len() as u128;
        free_coins = all.iter().map(|stops| u128::from(slot.evaluate_free(stops).coins)).sum();
    }
    let total = base.len() as u128;
    let numerator = coins * free_total + awarded * free_coins;
    Mathematics {
        return_to_player: Ratio::new(numerator, total * free_total * u128::from(slot.units())),
        hit_rate: Ratio::new(hits, total),
    }
}

fn classic(wild: Wild) -> SlotDesign {
    let symbols = vec![
        symbol("seven", Role::Regular, &[0, 4, 40]),
        symbol("bell", Role::Regular, &[0, 0, 12]),
        symbol("cherry", Role::Regular, &[1, 2, 6]),
        symbol("wild", Role::Wild, &[0, 6, 60]),
        symbol("scatter", Role::Scatter, &[0, 1, 5]),
    ];
    let lines = PaysOn::Lines(vec![vec![0, 0, 0], vec![1, 1, 1], vec![2, 2, 2], vec![0, 1, 2], vec![2, 1, 0]]);
    let strips: [&[u8]; 3] = [&[0, 1, 2, 4, 1, 2, 3, 2, 1], &[2, 1, 0, 4, 2, 1, 3, 2], &[0, 1, 2, 2, 3, 1, 1, 4, 2, 1]];
    SlotDesign { wild, ..design(3, symbols, lines, &strips) }
}

fn five_reels(wild: Wild, alone: bool, pays_on: PaysOn) -> SlotDesign {
    let symbols = vec![
        symbol("dragon", Role::Regular, &[0, 2, 10, 40, 200]),
        symbol("coin", Role::Regular, &[0, 0, 5, 20, 80]),
        symbol("a", Role::Regular, &[0, 0, 2, 8, 30]),
        symbol("wild", Role::Wild, if alone { &[0, 3, 15, 70, 300] } else { &[] }),
        symbol("scatter", Role::Scatter, &[0, 0, 2, 10, 50]),
    ];
    let outer: &[u8] = if alone { &[0, 1, 2, 3, 1, 2, 4] } else { &[0, 1, 2, 1, 2, 4] };
    let strips: [&[u8]; 5] =
        [outer, &[1, 2, 4, 2, 0, 3], &[2, 1, 3, 0, 4, 2, 1], &[3, 2, 1, 4, 0], &[0, 2, 4, 1, 2, 1]];
    let mut made = design(3, symbols, pays_on, &strips);
    made.wild = wild;
    made.free_spins = Some(FreeSpins {
        awards: vec![0, 0, 3, 5, 8],
        multiplier: 2,
        strips: vec![outer.to_vec(), vec![1, 3, 2, 0, 2], vec![2, 3, 1, 1, 4], vec![0, 2, 3, 1], vec![1, 2, 0, 2, 4]],
    });
    made
}

fn lines() -> PaysOn {
    PaysOn::Lines(vec![
        vec![1; 5],
        vec![0; 5],
        vec![2; 5],
        vec![0, 1, 2, 1, 0],
        vec![2, 1, 0, 1, 2],
        vec![1, 0, 0, 0, 1],
    ])
}

fn same_as_enumeration(design: SlotDesign) {
    let slot = Slot::compile(design).unwrap();
    assert_eq!(slot.mathematics(), enumerate(&slot));
}

#[test]
fn three_reels_with_wild_and_scatter_equal_full_enumeration() {
    for multiplier in 1..=3 {
        same_as_enumeration(classic(Wild { multiplier, expansion: Expansion::Never }));
        same_as_enumeration(classic(Wild { multiplier, expansion: Expansion::Always }));
    }
}

#[test]
fn five_reels_with_free_spins_equal_full_enumeration() {
    for expansion in [Expansion::Never, Expansion::FreeSpins, Expansion::Always] {
        for (multiplier, alone) in [(1, true), (3, true), (2, false)] {
            same_as_enumeration(five_reels(Wild { multiplier, expansion }, alone, lines()));
        }
    }
}

#[test]
fn ways_equal_full_enumeration() {
    for expansion in [Expansion::Never, Expansion::FreeSpins, Expansion::Always] {
        same_as_enumeration(five_reels(Wild { multiplier: 1, expansion }, false, PaysOn::Ways { cost: 25 }));
    }
}

#[test]
fn a_generated_three_reel_title_equals_full_enumeration() {
    let slots = (0..40).map(|index| generate::for_game(&format!("enumerated-{index}"), Kind::Arcade).unwrap());
    let three: Vec<_> = slots.filter(|slot| slot.reels() == 3).take(6).collect();
    assert!(three.len() >= 4);
    for slot in three {
        assert_eq!(slot.mathematics(), enumerate(&slot));
    }
}

/// A source that returns the listed stops.
struct Listed(std::vec::IntoIter<u32>);

impl StopSource for Listed {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.next().expect("a stop for each reel") % bound
    }
}

#[test]
fn whole_rounds_with_their_free_spins_average_to_the_return_to_player() {
    let mut small = classic(Wild { multiplier: 2, expansion: Expansion::FreeSpins });
    small.strips = vec![vec![0, 4, 3, 1], vec![0, 4, 2], vec![4, 0, 1, 3]];
    small.free_spins = Some(FreeSpins {
        awards: vec![0, 0, 1],
        multiplier: 3,
        strips: vec![vec![0, 1, 3], vec![3, 0, 2], vec![0, 2, 4]],
    });
    let slot = Slot::compile(small).unwrap();
    let free = all_stops(&slot.design().free_spins.as_ref().unwrap().strips);
    let (mut coins, mut rounds) = (0_u128, 0_u128);
    for base in all_stops(&slot.design().strips) {
        for more in &free {
            coins += u128::from(slot.play(&mut Listed([base.as_slice(), more].concat().into_iter())).coins);
            rounds += 1;
        }
    }
    assert!(slot.mathematics().return_to_player.numerator() > 0);
    assert_eq!(slot.return_to_player(), Ratio::new(coins, rounds * u128::from(slot.units())));
}

#[test]
fn a_line_pays_its_longest_run_from_the_left_once() {
    let slot = Slot::compile(classic(Wild { multiplier: 2, expansion: Expansion::Never })).unwrap();
    // Middle row: wild, bell, bell. The wild helps, so the pay doubles.
    let spin = slot.evaluate(&[5, 0, 0]);
    assert_eq!(spin.grid.iter().map(|reel| reel[1]).collect::<Vec<_>>(), [3, 1, 1]);
    let middle = spin.wins.iter().find(|win| win.kind == WinKind::Line(1)).unwrap();
    assert_eq!((middle.symbol, middle.count, middle.coins), (1, 3, 24));
    assert_eq!(middle.places, [(0, 1), (1, 1), (2, 1)]);
}

#[test]
fn a_run_of_wilds_pays_as_wilds_when_that_is_more() {
    let mut made = classic(Wild { multiplier: 1, expansion: Expansion::Never });
    made.strips = vec![vec![3, 3, 3], vec![3, 3, 3], vec![2, 2, 2]];
    let spin = Slot::compile(made).unwrap().evaluate(&[0, 0, 0]);
    // Two wilds pay 6 and so do three cherries: five lines of the cherry run, which shows all three places.
    assert_eq!(spin.wins.iter().map(|win| (win.symbol, win.count, win.coins)).collect::<Vec<_>>(), [(2, 3, 6); 5]);
}

#[test]
fn broken_designs_are_refused_with_what_is_wrong() {
    let good = || classic(Wild { multiplier: 1, expansion: Expansion::Never });
    let refused = |change: &dyn Fn(&mut SlotDesign)| {
        let mut design = good();
        change(&mut design);
        Slot::compile(design).unwrap_err()
    };
    assert!(matches!(refused(&|d| d.strips[0] = vec![9, 0, 0]), DesignError::Outside(_)));
    assert!(matches!(refused(&|d| d.strips.truncate(2)), DesignError::Size { found: 2, .. }));
    assert!(matches!(refused(&|d| d.strips[1].clear()), DesignError::Size { found: 0, .. }));
    assert!(matches!(refused(&|d| d.symbols[0].pays = vec![5, 4, 3]), DesignError::Pays(_)));
    assert!(matches!(refused(&|d| d.symbols[0].role = Role::Wild), DesignError::Several("wild")));
    assert!(matches!(refused(&|d| d.symbols[3].pays.clear()), DesignError::Wild));
    assert!(matches!(refused(&|d| d.pays_on = PaysOn::Lines(vec![vec![0, 0, 3]])), DesignError::Outside(_)));
}

#[test]
fn every_title_has_its_own_mathematics_within_the_band() {
    let kinds = [Kind::Slot, Kind::Table, Kind::Arcade, Kind::Bingo, Kind::Jackpot];
    let mut seen = HashSet::new();
    let mut top_pays = std::collections::HashMap::<Volatility, Vec<u32>>::new();
    for index in 0..600 {
        let code = format!("TITLE-{index:04}");
        let slot = generate::for_game(&code, kinds[index % kinds.len()]).unwrap();
        let mathematics = slot.mathematics();
        let points = mathematics.return_to_player.basis_points();
        assert!(generate::BAND.contains(&points), "{code} returns {points}");
        let hit = mathematics.hit_rate.basis_points();
        assert!((800..=7_500).contains(&hit), "{code} hits {hit}");
        let top = slot.design().symbols[0].pays.last().unwrap() * 100 / slot.units();
        top_pays.entry(slot.design().volatility).or_default().push(top);
        let key =
            (slot.design().strips.clone(), slot.design().symbols.iter().map(|s| s.pays.clone()).collect::<Vec<_>>());
        assert!(seen.insert(key), "{code} is another title's twin");
    }
    let mean = |volatility| top_pays[&volatility].iter().sum::<u32>() / top_pays[&volatility].len() as u32;
    let (low, medium, high) = (mean(Volatility::Low), mean(Volatility::Medium), mean(Volatility::High));
    assert!(low * 2 < medium && medium * 3 < high * 2, "mean top pays {low}, {medium}, {high}");
}

#[test]
fn a_title_keeps_its_design() {
    let first = generate::for_game("NV-lantern", Kind::Slot).unwrap();
    let again = generate::for_game("NV-lantern", Kind::Slot).unwrap();
    assert_eq!(first.design(), again.design());
    let stored = serde_json::to_string(first.design()).unwrap();
    assert_eq!(&serde_json::from_str::<SlotDesign>(&stored).unwrap(), first.design());
}
