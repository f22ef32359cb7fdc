//! Random play in a tree of agents: what contracts and rebate have paid by the core's settlement, with corrections, is to the last unit what a
//! naive recomputation from the raw bets gives, which shares no code with it.
//!
//! Eight seeds of 60 members and 14 days in every run; 200 seeds of 500 members and 60 days with `LUMORA_SLOW`; or those of
//! `LUMORA_SEEDS=FROM..TO`, so that a failure can be repeated.
#![cfg(not(target_arch = "wasm32"))]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails loudly"
)]

mod naive;
mod offers;
#[path = "../simulation/rng.rs"]
#[allow(dead_code, reason = "the other simulation uses all of it")]
mod rng;
mod settlement;
mod world;

use settlement::Settlement;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use world::World;

/// Days behind the last bet, in which late ones arrive and rounds are rolled back.
const AFTERWARDS: i64 = 20;

/// How large a run is.
struct Size {
    seeds: Range<u64>,
    members: usize,
    days: i64,
}

/// How often what makes it hard has happened, over all seeds.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    payments: u64,
    tiers: u64,
    corrections: u64,
    debts: u64,
    carried: u64,
    ended: u64,
    moves: u64,
    rebates: u64,
}

impl Counts {
    fn add(&mut self, other: Counts) {
        self.payments += other.payments;
        self.tiers += other.tiers;
        self.corrections += other.corrections;
        self.debts += other.debts;
        self.carried += other.carried;
        self.ended += other.ended;
        self.moves += other.moves;
        self.rebates += other.rebates;
    }

    fn least(&self) -> u64 {
        let all = [
            self.payments,
            self.tiers,
            self.corrections,
            self.debts,
            self.carried,
            self.ended,
            self.moves,
            self.rebates,
        ];
        all.into_iter().min().unwrap()
    }
}

fn size() -> Size {
    let slow = std::env::var("LUMORA_SLOW").is_ok_and(|it| it == "1");
    let size =
        if slow { Size { seeds: 0..200, members: 500, days: 60 } } else { Size { seeds: 0..8, members: 60, days: 14 } };
    let seeds = std::env::var("LUMORA_SEEDS").ok().and_then(|it| {
        let (from, to) = it.split_once("..")?;
        Some(from.parse().ok()?..to.parse().ok()?)
    });
    Size { seeds: seeds.unwrap_or(size.seeds), ..size }
}

/// One seed: days go by, everything is settled each night, and at some nights and at the end it is recomputed.
fn run(seed: u64, size: &Size) -> Counts {
    let world = World::of(seed, size.members, size.days);
    let teams = naive::teams(&world);
    let mut settlement = Settlement::new(&world);
    let last = world.first_day + size.days + AFTERWARDS - 1;
    let checked = [world.first_day + size.days / 2, world.first_day + size.days - 1, last];
    for day in world.first_day..=last {
        settlement.night(day);
        if checked.contains(&day) {
            compare(seed, day, &teams, &settlement);
        }
    }
    Counts { ended: world.ended, moves: world.moves, ..settlement.counts }
}

fn compare(seed: u64, day: i64, teams: &naive::Teams<'_>, settlement: &Settlement<'_>) {
    let world = settlement.world;
    for (at, contract) in world.contracts.iter().enumerate() {
        let expected = naive::contract(world, teams, contract, day);
        let found = settlement.amounts(at);
        assert_eq!(found, expected, "seed {seed}, day {day}, contract {at}: amounts of periods\n{contract:?}");
        let account = settlement.account(at);
        let whole: i64 = expected.iter().sum();
        assert!(account.debt.0 <= 0, "seed {seed}, day {day}, contract {at}");
        assert_eq!(account.paid + account.debt.0, whole, "seed {seed}, day {day}, contract {at}: paid and debt");
    }
    let expected = naive::rebate(world, day);
    for (receiver, expected) in expected.iter().enumerate() {
        let account = settlement.rebate(receiver);
        assert_eq!(account.paid + account.debt.0, *expected, "seed {seed}, day {day}: rebate of {receiver}");
    }
}

#[test]
fn what_was_settled_is_what_a_naive_recomputation_from_the_bets_gives() {
    let size = size();
    let next = AtomicU64::new(size.seeds.start);
    let work = || {
        let mut counts = Counts::default();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if !size.seeds.contains(&seed) {
                return counts;
            }
            counts.add(run(seed, &size));
        }
    };
    let mut counts = Counts::default();
    let threads = std::thread::available_parallelism().map_or(2, usize::from);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            counts.add(worker.join().unwrap());
        }
    });
    assert!(size.seeds.end - size.seeds.start < 8 || counts.least() > 5, "something hardly ever happened: {counts:?}");
}
