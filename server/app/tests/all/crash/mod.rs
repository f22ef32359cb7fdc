//! Killing processes in the middle of betting loses nothing that was acknowledged, and doubles nothing.
//!
//! Players bet, win, take back and draw over kept connections until the server is killed. It starts again, the players find out
//! what became of the calls that were cut off, as a supplier and the site do, and go on. In the end everything is added up.

mod books;
mod client;
mod player;
mod postgres;
mod process;

use std::sync::{Arc, Condvar, Mutex};

use lumora_core::domain::account::AccountType;
use lumora_server::MIGRATIONS;
use lumora_server::testing::TestServer;
use lumora_server::testing::stores::{TestStore, both_engines, sqlite};
use platform::store::{Location, Store};

use player::{Player, Seat};
use postgres::Postgres;
use process::Server;

/// What each player has at first.
const MONEY: i64 = 1_000_000_000;

/// How much is done.
#[derive(Debug, Clone, Copy)]
struct Plan {
    kills: usize,
    /// Calls that are acknowledged between two kills.
    calls_a_kill: usize,
    players: usize,
    /// One round in so many is a draw of the raffle.
    rounds_a_draw: usize,
}

const SMALL: Plan = Plan { kills: 3, calls_a_kill: 150, players: 6, rounds_a_draw: 5 };

/// A hundred kills and 250,000 calls, or as many kills as `LUMORA_KILLS` says.
fn large() -> Plan {
    let kills = std::env::var("LUMORA_KILLS").ok().filter(|it| !it.is_empty());
    let kills = kills.map_or(100, |it| it.parse().expect("LUMORA_KILLS is a number"));
    Plan { kills, calls_a_kill: 2_500, players: 16, rounds_a_draw: 50 }
}

/// Counts what is acknowledged, and tells when it is time to kill.
#[derive(Debug, Default)]
struct Round {
    state: Mutex<RoundState>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct RoundState {
    acknowledged: usize,
    /// The process is killed: whoever is cut off from here on waits for the next round.
    over: bool,
    /// A player has failed, and the round will not come to its end.
    failed: bool,
}

impl Round {
    fn acknowledged(&self) {
        self.state.lock().expect("a count").acknowledged += 1;
        self.changed.notify_all();
    }

    fn failed(&self) {
        self.state.lock().expect("a count").failed = true;
        self.changed.notify_all();
    }

    fn is_over(&self) -> bool {
        let state = self.state.lock().expect("a count");
        state.over || state.failed
    }

    /// Waits until so many calls were acknowledged, and ends the round.
    fn end_after(&self, calls: usize) {
        let state = self.state.lock().expect("a count");
        let waits = |state: &mut RoundState| state.acknowledged < calls && !state.failed;
        self.changed.wait_while(state, waits).expect("a count").over = true;
    }
}

/// Everybody plays until `kill` has killed what it kills; gives how many calls were acknowledged.
fn play_until(plan: Plan, address: &str, players: &mut [Player], kill: impl FnOnce()) -> usize {
    let round = Arc::new(Round::default());
    std::thread::scope(|scope| {
        let threads: Vec<_> = players
            .iter_mut()
            .map(|player| {
                let round = Arc::clone(&round);
                scope.spawn(move || player.play(address, &round))
            })
            .collect();
        round.end_after(plan.calls_a_kill);
        kill();
        for thread in threads {
            thread.join().expect("a player who is answered as the contract says");
        }
    });
    let state = round.state.lock().expect("a count");
    state.acknowledged
}

/// Members with money, draws and a game open, each on a connection of its own.
async fn seat(plan: Plan, test: &TestStore, address: &str) -> Vec<Player> {
    let server = TestServer::on(test.clone()).await;
    // Every bet is of the main wallet, whichever vendor the game is of.
    server.set("wallet_transfer_at_launch", "false").await;
    // Twice what each needs, if all are as fast.
    let draws = 2 * plan.kills * plan.calls_a_kill / plan.players / plan.rounds_a_draw;
    let mut players = Vec::new();
    for number in 0..plan.players {
        let (account, password) = (format!("kill{number}"), "correct horse 7");
        let member = server.add_member(&account, password, AccountType::Member, MONEY).await;
        player::grant_draws(&test.store, &member, draws).await;
        let seat = Seat::take(&test.store, address, (&account, password), member).await;
        players.push(Player::new(number, plan.rounds_a_draw, seat));
    }
    players
}

/// The whole test on a fresh database. With a PostgreSQL of its own, every fourth kill is the database's.
fn killed_again_and_again(plan: Plan, mut test: TestStore, mut database: Option<Postgres>) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let folder = test.folder().to_owned();
    let mut server = Server::start(&folder, &test.location);
    let (mut players, before) = runtime.block_on(async {
        test.store.close().await;
        test.store = Store::open(&test.location, MIGRATIONS).await.expect("a second handle");
        let players = seat(plan, &test, &server.address).await;
        let before = books::of_supplier(&test.store).await;
        test.store.close().await;
        (players, before)
    });
    let mut acknowledged = 0;
    for kill in 1..=plan.kills {
        if let Some(database) = database.as_mut().filter(|_| kill.is_multiple_of(4)) {
            acknowledged += play_until(plan, &server.address, &mut players, || database.kill());
            database.start();
        } else {
            let address = server.address.clone();
            acknowledged += play_until(plan, &address, &mut players, || server.kill());
            server = Server::start(&folder, &test.location);
        }
        if players.iter().any(Player::waits_for_a_draw) {
            runtime.block_on(player::let_claims_lapse(&test.location));
        }
        if kill.is_multiple_of(10) {
            eprintln!("{}: {kill} of {} kills, {acknowledged} calls acknowledged", test.name, plan.kills);
        }
    }
    assert!(acknowledged >= plan.kills * plan.calls_a_kill);
    for player in &mut players {
        player.settle(&server.address);
    }
    drop(server);
    runtime.block_on(async {
        let store = Store::open(&test.location, MIGRATIONS).await.expect("the store at the end");
        books::add_up(&store, &players, before).await;
        store.close().await;
    });
    let cut_off: usize = players.iter().map(|player| player.cut_off).sum();
    assert!(cut_off > 0, "no kill has cut a call off: nothing was tried");
    eprintln!("{}: {} kills, {acknowledged} calls acknowledged, {cut_off} cut off", test.name, plan.kills);
}

#[test]
fn a_server_killed_in_the_middle_of_betting_loses_no_acknowledged_call_and_doubles_none() {
    let stores = tokio::runtime::Runtime::new().expect("a runtime").block_on(both_engines());
    for mut test in stores {
        if let Location::File(_) = test.location {
            test.location = Location::File(test.folder().join("lumora.db"));
        }
        killed_again_and_again(SMALL, test, None);
    }
}

/// A store whose location is yet to be said, with its folder.
fn folder_of_its_own() -> TestStore {
    let mut test = tokio::runtime::Runtime::new().expect("a runtime").block_on(sqlite());
    test.location = Location::File(test.folder().join("lumora.db"));
    test
}

#[test]
#[ignore = "slow: a hundred kills and 250,000 calls"]
fn a_hundred_kills_on_sqlite_lose_no_acknowledged_call_and_double_none() {
    killed_again_and_again(large(), folder_of_its_own(), None);
}

#[test]
#[ignore = "slow: a hundred kills and 250,000 calls"]
fn a_hundred_kills_of_server_and_postgresql_lose_no_acknowledged_call_and_double_none() {
    let Some(database) = Postgres::fresh() else { return };
    let mut test = folder_of_its_own();
    (test.location, test.name) = (Location::Postgres(database.url()), "postgres");
    killed_again_and_again(large(), test, Some(database));
}
