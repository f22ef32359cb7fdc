//! What was played on each game, counted from the stream of settled bets, on each engine.

use bets::games::{self, played_since};
use bets::{SETTLED_BETS, SettledBet};
use lumora_server::EXPIRING;
use lumora_server::testing::stores::both_engines;
use platform::store::{Connection, Store, StoreError, sql};

use crate::settled_bets;
use platform::clock::HOUR_MS;

const AT: i64 = 500_000 * HOUR_MS + 5;

fn bet(game: &str, round: &str, settled_at: i64) -> SettledBet {
    SettledBet { game_code: game.into(), round_id: round.into(), settled_at, ..settled_bets::bet(1) }
}

async fn settle(store: &Store, bets: &[SettledBet]) {
    let bets = bets.to_vec();
    let write = store.write(move |tx| {
        let rows = bets.iter().map(SettledBet::statement).collect();
        Box::pin(async move { tx.run_all(rows).await.map(drop) })
    });
    write.await.map_err(|error: StoreError| error).expect("settled bets");
    SETTLED_BETS.until_readable(store).await.expect("a stream");
}

async fn rows(store: &Store) -> Vec<String> {
    let query = "select game_code || ' ' || round_id from game_bets order by game_code, settled_at, round_id";
    sql::query_scalar(query).fetch_all(store.reader()).await.expect("bets of games")
}

async fn played(store: &Store, since_ms: i64) -> Vec<(String, i64)> {
    let mut played = played_since(store.reader(), since_ms).await.expect("hours of games");
    played.sort();
    played
}

fn of(game: &str, bets: i64) -> (String, i64) {
    (game.to_owned(), bets)
}

#[tokio::test]
async fn each_bet_is_listed_once_under_its_game_and_counted_in_its_hour() {
    for test in both_engines().await {
        let store = &test.store;
        settle(store, &[bet("b", "1", AT), bet("a", "2", AT + 1), bet("a", "3", AT - HOUR_MS)]).await;
        games::count_all(store).await.expect("counted");
        games::count_all(store).await.expect("nothing more");
        settle(store, &[bet("a", "4", AT + 2)]).await;
        games::catch_up(store).await.expect("counted");
        assert_eq!(rows(store).await, ["a 3", "a 2", "a 4", "b 1"], "{}", test.name);
        assert_eq!(played(store, AT - HOUR_MS).await, [of("a", 3), of("b", 1)], "{}", test.name);
        assert_eq!(played(store, AT).await, [of("a", 2), of("b", 1)], "{}: hours count whole", test.name);
    }
}

#[tokio::test]
async fn a_bet_that_is_undone_is_taken_out_whether_it_was_counted_or_not() {
    for test in both_engines().await {
        let store = &test.store;
        let (one, two, again) = (bet("a", "1", AT), bet("a", "2", AT), bet("a", "2", AT + HOUR_MS));
        settle(store, std::slice::from_ref(&one)).await;
        games::count_all(store).await.expect("counted");
        settle(store, &[one.corrected(), two.clone(), two.corrected(), again]).await;
        games::count_all(store).await.expect("counted");
        assert_eq!(rows(store).await, ["a 2"], "{}", test.name);
        assert_eq!(played(store, AT).await, [of("a", 1)], "{}", test.name);
        assert_eq!(played(store, AT + HOUR_MS).await, [of("a", 1)], "{}", test.name);
    }
}

#[tokio::test]
async fn who_writes_the_whole_stream_counts_it_in_the_same_transaction() {
    for test in both_engines().await {
        let store = &test.store;
        let work = async |tx: &mut Connection| {
            bet("a", "1", AT).statement().execute(&mut *tx).await?;
            games::count_within(tx).await
        };
        store.write(move |tx| Box::pin(async move { work(tx).await })).await.expect("counted");
        SETTLED_BETS.until_readable(store).await.expect("a stream");
        games::count_all(store).await.expect("nothing more");
        assert_eq!(played(store, 0).await, [of("a", 1)], "{}", test.name);
    }
}

#[tokio::test]
async fn hours_that_nobody_looks_back_to_go() {
    for test in both_engines().await {
        let store = &test.store;
        settle(store, &[bet("a", "1", AT), bet("a", "2", AT + 40 * 24 * HOUR_MS)]).await;
        games::count_all(store).await.expect("counted");
        let hours =
            EXPIRING.iter().copied().flatten().find(|it| it.table == "game_hours").expect("what becomes of them");
        hours.delete(store, AT + 40 * 24 * HOUR_MS).await.expect("deleted");
        assert_eq!(played(store, 0).await, [of("a", 1)], "{}", test.name);
        assert_eq!(rows(store).await.len(), 2, "{}: the bets stay", test.name);
    }
}
