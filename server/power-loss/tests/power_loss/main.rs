//! A power cut at any write of the server loses no bet that was acknowledged or that anybody has read, and doubles none.
//!
//! The server runs in this process on a real store, from its first migration on, while several players bet, win and roll back
//! concurrently, and somebody reads along. Then the files that a cut at each write could have left are made, the store is opened on
//! them as after a restart, and all sums are checked. With SQLite's `synchronous=normal` the same must lose bets: else these tests would prove nothing.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test may fail loudly"
)]

mod check;
mod cuts;
mod workload;

use check::Fault;
use cuts::{Cuts, Found, cut};
use workload::{Synchronous, record};

/// Rounds per player; the many make well over 3,000 writes.
const MANY_ROUNDS: usize = 24;
const FEW_ROUNDS: usize = 4;

fn unharmed(found: Result<usize, Found>) -> usize {
    found.unwrap_or_else(|found| panic!("{found}"))
}

#[test]
fn a_cut_at_some_writes_loses_and_doubles_nothing() {
    let workload = record(FEW_ROUNDS, Synchronous::Full);
    eprintln!(
        "{} things were done to the disk, {} of them while bets were placed",
        workload.events.len(),
        workload.events.len() - workload.betting
    );
    let points = unharmed(cut(&workload, Cuts { opening: 100, betting: 2, site_goes_on: 40 }));
    assert!(points >= 100, "only {points} points were tried");
}

#[test]
#[ignore = "slow: thousands of databases are opened and added up"]
fn a_cut_at_every_write_loses_and_doubles_nothing() {
    let workload = record(MANY_ROUNDS, Synchronous::Full);
    assert!(workload.checkpoints() >= 2, "no log was put into its file while bets were placed");
    assert!(workload.logs() >= 1, "no log began anew while bets were placed");
    eprintln!(
        "{} things were done to the disk, {} of them while bets were placed",
        workload.events.len(),
        workload.events.len() - workload.betting
    );
    let points = unharmed(cut(&workload, Cuts { opening: 10, betting: 1, site_goes_on: 100 }));
    eprintln!("{points} points were tried, over {} checkpoints", workload.checkpoints());
    assert!(points >= 3_000, "only {points} points were tried");
}

#[test]
fn with_synchronous_normal_a_cut_loses_an_acknowledged_bet() {
    let workload = record(FEW_ROUNDS, Synchronous::Normal);
    match cut(&workload, Cuts { opening: usize::MAX, betting: 4, site_goes_on: usize::MAX }) {
        Ok(points) => panic!("nothing was lost at {points} points: these tests find nothing"),
        Err(Found { fault: Fault::Lost(_), .. }) => {}
        Err(other) => panic!("a bet was expected to be lost, and not this: {other}"),
    }
}
