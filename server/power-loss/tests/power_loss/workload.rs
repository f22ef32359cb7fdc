//! Concurrent players on a server whose writes are recorded.

use std::collections::{BTreeMap, HashSet};
use std::path::Path;
use std::pin::pin;

use futures_util::future::{join_all, select};
use lumora_core::domain::account::AccountType;
use lumora_power_loss::{Disk, Event, FileId, Random, Recording, Survival, record as write_down};
use lumora_server::MIGRATIONS;
use lumora_server::testing::TestServer;
use lumora_server::testing::stores::{TestStore, sqlite};
use platform::store::testing::copy_log_at;
use platform::store::{Location, Store, StoreError, sql};
use serde_json::{Value, json};

/// So many players that commits are shared.
const PLAYERS: usize = 8;
const PASSWORD: &str = "correct horse 7";
const GAME: &str = "lantern-fortune";
/// Name of the database in the observed folder.
pub(crate) const DATABASE: &str = "lumora.db";
/// Length at which the log is copied into the database, in pages: so short that checkpoints happen several times while bets are
/// placed, and the log restarts.
const LOG_PAGES: i32 = 40;
/// Each player's opening balance in minor units.
pub(crate) const MONEY: i64 = 1_000_000;

/// SQLite's setting `synchronous`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Synchronous {
    /// The store's own setting: a commit is durable before it is acknowledged.
    Full,
    /// Commits become durable with the next checkpoint.
    Normal,
}

/// A supplier's call, and its effect once it is accepted.
#[derive(Debug, Clone)]
pub(crate) struct Call {
    pub(crate) uuid: String,
    pub(crate) path: &'static str,
    pub(crate) body: Value,
    pub(crate) player: usize,
    /// Change of the wallet in minor units.
    pub(crate) wallet: i64,
    /// A later call rolls it back: sent again after that one, it is refused.
    pub(crate) taken_back: bool,
    /// Stake and payout of the row that it adds to the stream of settled bets.
    pub(crate) settles: Option<(i64, i64)>,
}

/// A recorded run.
pub(crate) struct Workload {
    pub(crate) events: Vec<Event>,
    /// Index of the first event of betting; the events before open the store and the game sessions.
    pub(crate) betting: usize,
    /// All calls; a mark among the events is the index of a call that was acknowledged, or given to a reader.
    pub(crate) calls: Vec<Call>,
    /// Ids of the players.
    pub(crate) members: Vec<String>,
    /// The closed store, in its folder.
    pub(crate) store: TestStore,
}

impl Workload {
    /// The number of checkpoints while bets were placed: the database file is synced once in each.
    pub(crate) fn checkpoints(&self) -> usize {
        let file = self.file(DATABASE);
        self.while_betting(|event| matches!(event, Event::Sync { file: synced, .. } if Some(*synced) == file))
    }

    /// How often the log restarted while bets were placed.
    pub(crate) fn logs(&self) -> usize {
        let log = self.file(&format!("{DATABASE}-wal"));
        self.while_betting(|event| matches!(event, Event::Write { file, offset: 0, .. } if Some(*file) == log))
    }

    fn file(&self, wanted: &str) -> Option<FileId> {
        self.events.iter().find_map(|event| match event {
            Event::Create { file, name } if name == wanted => Some(*file),
            _ => None,
        })
    }

    fn while_betting(&self, counts: impl Fn(&&Event) -> bool) -> usize {
        self.events[self.betting..].iter().filter(counts).count()
    }
}

/// Lets every player play `rounds` rounds, and stops the server.
pub(crate) fn record(rounds: usize, synchronous: Synchronous) -> Workload {
    // A log of the usual length would take more bets than a test has time for.
    copy_log_at(LOG_PAGES);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(4).enable_all().build();
    runtime.expect("a runtime").block_on(run(rounds, synchronous))
}

async fn run(rounds: usize, synchronous: Synchronous) -> Workload {
    let mut test = sqlite().await;
    let folder = test.folder().join("observed");
    std::fs::create_dir(&folder).expect("a folder");
    let recording = write_down(&folder).expect("a file system");
    test.location = Location::File(folder.join(DATABASE));
    test.store = Store::open(&test.location, MIGRATIONS).await.expect("a store");
    let server = TestServer::on(test.clone()).await;
    let (mut members, mut calls) = (Vec::new(), Vec::new());
    for player in 0..PLAYERS {
        let account = format!("player{player}");
        members.push(server.add_member(&account, PASSWORD, AccountType::Member, MONEY).await);
        let login = server.login(&account, PASSWORD).await;
        calls.push(calls_of(player, &server.open_game(&login, GAME).await, rounds));
    }
    if synchronous == Synchronous::Normal {
        relax(&test.store).await;
    }
    let betting = recording.len();
    let first = |player: usize| calls[..player].iter().map(Vec::len).sum::<usize>();
    let players = calls
        .iter()
        .enumerate()
        .map(|(player, calls)| tokio::spawn(play(server.clone(), calls.clone(), recording.clone(), first(player))));
    let played = async {
        for played in join_all(players).await {
            played.expect("all calls were taken");
        }
    };
    let all = calls.concat();
    select(pin!(played), pin!(read_along(&test.store, &all, &recording))).await;
    assert_written_down(&recording, &folder);
    test.store.close().await;
    assert_written_down(&recording, &folder);
    Workload { events: recording.events(), betting, calls: all, members, store: test }
}

async fn play(server: TestServer, calls: Vec<Call>, recording: Recording, first: usize) {
    for (place, call) in calls.iter().enumerate() {
        let reply = server.seamless(call.path, &call.body).await;
        assert_eq!(reply.at("/status"), "RS_OK", "{}", reply.text());
        recording.mark(first + place);
    }
}

/// Reads the stored calls again and again, without end: what a reader was given must survive as well as what a player was answered.
async fn read_along(store: &Store, calls: &[Call], recording: &Recording) {
    let mut found = HashSet::new();
    loop {
        let query = sql::query_scalar("select transaction_uuid from seamless_transactions");
        let stored: Vec<String> = query.fetch_all(store.reader()).await.expect("the stored calls");
        for uuid in stored {
            if let Some(call) = calls.iter().position(|call| call.uuid == uuid)
                && found.insert(call)
            {
                recording.mark(call);
            }
        }
    }
}

/// Rounds that are lost at once, won, rolled back while open, and rolled back when settled.
fn calls_of(player: usize, token: &str, rounds: usize) -> Vec<Call> {
    let mut calls = Vec::new();
    for number in 0..rounds {
        let name = format!("{player}-{number}");
        let stake = 5 + i64::try_from(player + number).expect("a small number");
        let (bet, end) = (format!("bet-{name}"), format!("end-{name}"));
        let call = |uuid: &str, path, wallet, settles, more: Value| {
            let mut body = json!({
                "request_uuid": uuid, "transaction_uuid": uuid, "token": token, "round": format!("round-{name}"),
                "game_code": GAME,
            });
            let fields = more.as_object().expect("fields");
            fields.iter().for_each(|(name, value)| body[name] = value.clone());
            let taken_back = path == "transaction/bet" && number % 4 > 1;
            Call { uuid: uuid.to_owned(), path, body, player, wallet, taken_back, settles }
        };
        let closed = number % 2 == 0;
        let placed = json!({ "amount": stake, "currency": "USD", "round_closed": closed });
        calls.push(call(&bet, "transaction/bet", -stake, closed.then_some((stake, 0)), placed));
        match number % 4 {
            1 => {
                let (paid, win) = (2 * stake, "transaction/win");
                let won = json!({
                    "reference_transaction_uuid": bet, "amount": paid, "currency": "USD", "round_closed": true,
                });
                calls.push(call(&end, win, paid, Some((stake, paid)), won));
            }
            2 | 3 => {
                let undone = closed.then_some((-stake, 0));
                let reference = json!({ "reference_transaction_uuid": bet });
                calls.push(call(&end, "transaction/rollback", stake, undone, reference));
            }
            _ => {}
        }
    }
    calls
}

/// Sets `synchronous=normal` on the writing connection. SQLite refuses that inside a transaction, so the unit of work commits its own
/// and begins another one in its place.
async fn relax(store: &Store) {
    let write = store.write(|tx| {
        Box::pin(async move {
            for statement in ["commit", "pragma synchronous=normal", "begin immediate"] {
                sql::query(statement).execute(&mut *tx).await?;
            }
            sql::query_scalar::<i64>("pragma synchronous").fetch_one(tx).await
        })
    });
    let set: Result<i64, StoreError> = write.await;
    assert_eq!(set.expect("the setting"), 1);
}

/// The recorded events reproduce the files. Jobs of the server that still run are kept from writing meanwhile.
fn assert_written_down(recording: &Recording, folder: &Path) {
    let (written, found) = recording.while_still(|events| (written(events), read(folder)));
    let differ: Vec<_> =
        written.keys().chain(found.keys()).filter(|name| written.get(*name) != found.get(*name)).collect();
    assert!(differ.is_empty(), "not all that was written was written down: {differ:?}");
}

/// The files as the events reproduce them.
fn written(events: &[Event]) -> BTreeMap<String, Vec<u8>> {
    let mut disk = Disk::new();
    events.iter().for_each(|event| disk.apply(event));
    disk.after_cut(Survival::All, &mut Random::new(0))
}

/// The files as they are, without shared memory.
fn read(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let files = entries.map(|path| (path.file_name().expect("a name").to_string_lossy().into_owned(), path));
    let files = files.filter(|(name, _)| !name.ends_with("-shm"));
    files.map(|(name, path)| (name, std::fs::read(path).expect("a file"))).collect()
}
