//! A bet and a rollback of one round that cross on their way, through two servers on one database: whichever is first, the other one
//! acts on what it has left.

use super::{Table, status_and_balance, table_on};
use crate::support::everything_is_read;
use bets::Progress;
use lumora_server::MIGRATIONS;
use lumora_server::testing::stores::{TestStore, both_engines, take_bets};
use lumora_server::testing::{TestReply, TestServer};
use platform::store::{Store, sql};
use serde_json::json;
use std::collections::BTreeSet;

const MONEY: i64 = 1_000_000;
/// How many crossings are tried at least, the head start of one call growing with each.
const CROSSINGS: usize = 48;
/// And how many at most, where a busy machine has let one of them be first each time.
const MAX_CROSSINGS: usize = 20 * CROSSINGS;

/// Whether another crossing is to be tried: until both orders have been seen.
fn goes_on<T>(seed: usize, seen: &BTreeSet<T>) -> bool {
    seed < CROSSINGS || (seen.len() < 2 && seed < MAX_CROSSINGS)
}

/// The member's table at two servers.
async fn both_tables(test: &TestStore) -> [Table; 2] {
    let mut second = test.clone();
    second.store = Store::open(&test.location, MIGRATIONS).await.expect("a second handle");
    let one = table_on(TestServer::on(test.clone()).await, MONEY).await;
    let other = Table {
        server: TestServer::on(second).await,
        login: one.login.clone(),
        game: one.game.clone(),
        member: one.member.clone(),
    };
    [one, other]
}

/// Sends both, one of them so many steps later: reads of the same database, as it is those that a call makes before it writes.
async fn cross(
    store: &Store,
    bet: impl Future<Output = TestReply>,
    rollback: impl Future<Output = TestReply>,
    seed: usize,
) -> (TestReply, TestReply) {
    let late = |steps: usize| async move {
        for _ in 0..steps {
            let _: i64 = sql::query_scalar("select count(*) from site_settings")
                .fetch_one(store.reader())
                .await
                .expect("a read");
        }
    };
    let (bet_late, rollback_late) = if seed.is_multiple_of(2) { (0, seed / 2) } else { (seed / 2, 0) };
    let bet = async {
        late(bet_late).await;
        bet.await
    };
    let rollback = async {
        late(rollback_late).await;
        rollback.await
    };
    if seed.is_multiple_of(2) {
        tokio::join!(bet, rollback)
    } else {
        let (rollback, bet) = tokio::join!(rollback, bet);
        (bet, rollback)
    }
}

fn status(reply: &TestReply) -> String {
    status_and_balance(reply).0
}

/// What the stream of settled bets holds of all rounds together.
async fn settled(t: &Table) -> i64 {
    let store = &t.server.state.base.store;
    let mut sum = 0;
    loop {
        let (bets, progress) = take_bets(store, "crossing").await;
        assert_eq!(progress, Progress::CaughtUp);
        sum += bets.iter().map(|bet| bet.stake).sum::<i64>();
        if everything_is_read(store).await {
            return sum;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_bet_that_crosses_its_own_rollback_leaves_nothing_whichever_comes_first() {
    for test in both_engines().await {
        let [one, other] = both_tables(&test).await;
        let store = &one.server.state.base.store;
        let mut seen = BTreeSet::new();
        for seed in 0.. {
            if !goes_on(seed, &seen) {
                break;
            }
            let (uuid, round) = (format!("b{seed}"), format!("r{seed}"));
            let closed = json!({ "round_closed": seed % 4 < 2 });
            let bet = one.bet_with(&uuid, &round, 10, closed);
            let (bet, rollback) = cross(store, bet, other.rollback(&format!("x{seed}"), &uuid, &round), seed).await;
            assert_eq!(status(&rollback), "RS_OK", "{} seed {seed}: {}", test.name, rollback.text());
            seen.insert(status(&bet));
            assert_eq!(one.balance().await, json!(MONEY), "{} seed {seed}: {}", test.name, bet.text());
        }
        let expected = ["RS_ERROR_TRANSACTION_ROLLED_BACK", "RS_OK"].map(str::to_owned);
        assert_eq!(seen, expected.into(), "{}: both orders were tried", test.name);
        assert_eq!(settled(&one).await, 0, "{}", test.name);
        one.assert_sound().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_second_bet_that_crosses_the_rollback_of_the_first_acts_on_what_it_left() {
    for test in both_engines().await {
        let [one, other] = both_tables(&test).await;
        let store = &one.server.state.base.store;
        let (mut staked, mut seen) = (0, BTreeSet::new());
        for seed in 0.. {
            if !goes_on(seed, &seen) {
                break;
            }
            let (first, second, round) = (format!("a{seed}"), format!("b{seed}"), format!("r{seed}"));
            one.bet(&first, &round, 10).await;
            let closed = json!({ "round_closed": seed % 4 < 2 });
            let bet = one.bet_with(&second, &round, 7, closed);
            let (bet, rollback) = cross(store, bet, other.rollback(&format!("x{seed}"), &first, &round), seed).await;
            assert_eq!(status(&rollback), "RS_OK", "{} seed {seed}: {}", test.name, rollback.text());
            let taken = status(&bet) == "RS_OK";
            staked += if taken { 7 } else { 0 };
            seen.insert(status(&bet));
            let (stake, payout, state) = one.round(&round).await;
            // A rollback of a settled round opens it again; a round without a bet takes none.
            let expected = if taken { (7, 0) } else { (0, 0) };
            assert_eq!((stake, payout), expected, "{} seed {seed}: {state} {}", test.name, bet.text());
            assert_eq!(one.balance().await, json!(MONEY - staked), "{} seed {seed}", test.name);
        }
        let expected = ["RS_ERROR_ROUND_CLOSED", "RS_OK"].map(str::to_owned);
        assert_eq!(seen, expected.into(), "{}: both orders were tried", test.name);
        one.assert_sound().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_win_that_crosses_the_rollback_of_its_bet_is_not_paid_beside_the_stake() {
    for test in both_engines().await {
        let [one, other] = both_tables(&test).await;
        let store = &one.server.state.base.store;
        let (mut expected, mut seen) = (MONEY, BTreeSet::new());
        for seed in 0.. {
            if !goes_on(seed, &seen) {
                break;
            }
            let (first, second, round) = (format!("a{seed}"), format!("b{seed}"), format!("r{seed}"));
            one.bet(&first, &round, 10).await;
            one.bet(&second, &round, 7).await;
            let uuid = format!("w{seed}");
            let win = one.win(&uuid, &first, &round, 100);
            let (win, rollback) = cross(store, win, other.rollback(&format!("x{seed}"), &first, &round), seed).await;
            let outcome = (status(&win), status(&rollback));
            // Paid, and the bet stands; or given back, and nothing is paid.
            expected += match (outcome.0.as_str(), outcome.1.as_str()) {
                ("RS_OK", "RS_ERROR_ROUND_CLOSED") => 100 - 17,
                ("RS_ERROR_TRANSACTION_ROLLED_BACK", "RS_OK") => -7,
                other => panic!("{} seed {seed}: {other:?}", test.name),
            };
            assert_eq!(one.balance().await, json!(expected), "{} seed {seed}", test.name);
            seen.insert(outcome);
        }
        assert_eq!(seen.len(), 2, "{}: both orders were tried", test.name);
        one.assert_sound().await;
    }
}
