//! The stream of settled bets: it holds what the ledger has moved, and each reader gets every row once, on each engine.

use std::sync::Arc;

use bets::{Progress, SETTLED_BETS, SettledBet};
use lumora_server::testing::stores::{both_engines, take_bets};
use platform::store::{Connection, Engine, Store, StoreError, sql};
use platform::stream::{Batch, ChunkSize};

/// A lost bet of a stake.
pub(crate) fn bet(number: i64) -> SettledBet {
    SettledBet {
        member_id: "m".into(),
        product: "RNG".into(),
        vendor: "V".into(),
        game_code: "g".into(),
        account_id: "member_wallet:m:USD".into(),
        round_id: format!("r{number}"),
        currency: "USD".into(),
        stake: number,
        valid_bet: number,
        payout: 0,
        correction: 0,
        settled_at: 1_795_000_000_000,
    }
}

async fn settle(store: &Store, bet: SettledBet) {
    let write = store.write(move |tx| Box::pin(async move { bet.statement().execute(tx).await.map(drop) }));
    write.await.map_err(|error: StoreError| error).expect("a settled bet");
}

async fn take(store: &Store, reader: &'static str) -> Vec<i64> {
    take_bets(store, reader).await.0.into_iter().map(|bet| bet.stake).collect()
}

async fn readable(store: &Store) {
    SETTLED_BETS.until_readable(store).await.expect("a stream");
}

#[tokio::test]
async fn each_reader_gets_every_bet_once_in_order() {
    for test in both_engines().await {
        let store = &test.store;
        for number in 1..=3 {
            settle(store, bet(number)).await;
        }
        readable(store).await;
        assert_eq!(take(store, "one").await, [1, 2, 3], "{}", test.name);
        settle(store, bet(4)).await;
        readable(store).await;
        assert_eq!(take(store, "one").await, [4], "{}", test.name);
        assert_eq!(take(store, "one").await, [0_i64; 0], "{}", test.name);
        assert_eq!(take(store, "two").await, [1, 2, 3, 4], "{}", test.name);
    }
}

#[tokio::test]
async fn a_stream_that_another_postgres_has_numbered_is_refused_with_the_remedy() {
    for test in both_engines().await {
        let store = &test.store;
        settle(store, bet(1)).await;
        readable(store).await;
        assert_eq!(take(store, "one").await, [1], "{}", test.name);
        assert!(SETTLED_BETS.require_own_positions(store).await.is_ok(), "{}", test.name);
        // As if the number of that transaction had been another server's.
        let move_on = "update settled_bet_cursors set position = position + 4000000000000";
        let write = store.write(move |tx| Box::pin(async move { sql::query(move_on).execute(tx).await.map(drop) }));
        write.await.map_err(|error: StoreError| error).expect("a cursor");
        let refused = SETTLED_BETS.require_own_positions(store).await.err().map(|error| error.to_string());
        let names_remedy = refused.is_some_and(|error| error.contains("pg_resetwal"));
        assert_eq!(names_remedy, store.engine() == Engine::Postgres, "{}", test.name);
    }
}

#[tokio::test]
async fn a_count_that_fails_is_made_again_from_where_it_was() {
    for test in both_engines().await {
        let store = &test.store;
        settle(store, bet(1)).await;
        readable(store).await;
        let failed = SETTLED_BETS.count_all(store, "one", |_, bets: Arc<[SettledBet]>| {
            assert_eq!(bets.len(), 1);
            Box::pin(async { Err(StoreError::NoRow) })
        });
        assert!(failed.await.is_err());
        assert_eq!(take(store, "one").await, [1], "{}", test.name);
    }
}

#[tokio::test]
async fn bets_are_counted_by_member_few_members_at_once_and_go_on_where_that_was_left() {
    for test in both_engines().await {
        let store = &test.store;
        for number in 0..100 {
            settle(store, SettledBet { member_id: format!("m{:02}", number % 40), ..bet(number) }).await;
        }
        readable(store).await;
        let (batches, progress) =
            SETTLED_BETS.next_batches::<SettledBet>(store, "one", ChunkSize::Large, None).await.expect("rows");
        assert_eq!((batches.len(), progress), (2, Progress::CaughtUp), "{}", test.name);
        let first = taken(store, batches[0].clone()).await.expect("the next rows");
        assert!(first.iter().map(|bet| bet.member_id.as_str()).is_sorted(), "{}", test.name);
        let mut counted: Vec<i64> = first.iter().map(|bet| bet.stake).collect();

        settle(store, SettledBet { member_id: "m00".into(), ..bet(100) }).await;
        readable(store).await;
        counted.extend(take(store, "one").await);
        assert_eq!(counted.len(), 101, "{}: the rest of what was begun, and what came after it", test.name);
        counted.sort_unstable();
        assert_eq!(counted, (0..=100).collect::<Vec<_>>(), "{}", test.name);
    }
}

#[tokio::test]
async fn what_was_begun_ends_even_when_the_rest_of_its_rows_is_gone() {
    for test in both_engines().await {
        let store = &test.store;
        for number in 0..40 {
            settle(store, SettledBet { member_id: format!("m{number:02}"), ..bet(number) }).await;
        }
        readable(store).await;
        let (batches, _) =
            SETTLED_BETS.next_batches::<SettledBet>(store, "one", ChunkSize::Large, None).await.expect("rows");
        assert_eq!(taken(store, batches[0].clone()).await.expect("the next rows").len(), 32, "{}", test.name);
        let gone =
            store.write(|tx| Box::pin(async { sql::query("delete from settled_bets").execute(tx).await.map(drop) }));
        gone.await.map_err(|error: StoreError| error).expect("deleted");
        assert_eq!(take_bets(store, "one").await, (Vec::new(), Progress::CaughtUp), "{}", test.name);
    }
}

/// The rows of a batch, if they are next.
async fn taken(store: &Store, batch: Batch<SettledBet>) -> Option<Arc<[SettledBet]>> {
    let work = async move |tx: &mut Connection| {
        if batch.is_next(&mut *tx).await? { batch.take(tx).await.map(Some) } else { Ok::<_, StoreError>(None) }
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await.expect("a count")
}

#[tokio::test]
async fn rows_that_another_has_counted_since_they_were_read_are_not_counted_again() {
    for test in both_engines().await {
        let store = &test.store;
        settle(store, bet(1)).await;
        readable(store).await;
        let read = SETTLED_BETS.next_batches::<SettledBet>(store, "one", ChunkSize::Large, None).await.expect("rows").0;
        assert_eq!(take(store, "one").await, [1], "{}", test.name);
        for batch in read {
            assert_eq!(taken(store, batch).await, None, "{}", test.name);
        }
        let rewound = store.write(|tx| Box::pin(SETTLED_BETS.rewind(tx, "one"))).await;
        assert!(rewound.is_ok());
        assert_eq!(take(store, "one").await, [1], "{}", test.name);
    }
}

#[tokio::test]
async fn a_bet_that_is_written_while_another_is_read_is_not_passed_over() {
    for test in both_engines().await {
        let store = test.store.clone();
        let (writing, reading) = (store.clone(), store.clone());
        let writes = tokio::spawn(async move {
            let all = (1..=60).map(|number| settle(&writing, bet(number)));
            futures_util::future::join_all(all).await;
        });
        let mut seen = Vec::new();
        while seen.len() < 60 {
            seen.extend(take(&reading, "one").await);
            tokio::task::yield_now().await;
        }
        writes.await.expect("all written");
        seen.sort_unstable();
        assert_eq!(seen, (1..=60).collect::<Vec<_>>(), "{}", test.name);
    }
}
