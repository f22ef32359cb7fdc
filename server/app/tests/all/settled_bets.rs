//! The stream of settled bets: it holds what the ledger has moved, and each reader gets every row once, on each engine.

use bets::{Counted, SettledBet, next, until_readable};
use lumora_server::testing::stores::both_engines;
use platform::store::{Store, StoreError};

fn bet(number: i64) -> SettledBet {
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
    let job = store.write(move |tx| Box::pin(async move { bet.statement().execute(tx).await.map(drop) }));
    job.await.map_err(|error: StoreError| error).expect("a settled bet");
}

async fn take(store: &Store, reader: &'static str, limit: i64) -> Vec<i64> {
    let job = store.write(move |tx| Box::pin(next(tx, reader, limit)));
    job.await.expect("rows").0.into_iter().map(|bet| bet.stake).collect()
}

#[tokio::test]
async fn each_reader_gets_every_bet_once_in_order() {
    for test in both_engines().await {
        let store = &test.store;
        for number in 1..=5 {
            settle(store, bet(number)).await;
        }
        until_readable(store).await.expect("a stream");
        assert_eq!(take(store, "one", 3).await, [1, 2, 3], "{}", test.name);
        settle(store, bet(6)).await;
        until_readable(store).await.expect("a stream");
        assert_eq!(take(store, "one", 10).await, [4, 5, 6], "{}", test.name);
        assert_eq!(take(store, "one", 10).await, [0_i64; 0], "{}", test.name);
        assert_eq!(take(store, "two", 10).await, [1, 2, 3, 4, 5, 6], "{}", test.name);
    }
}

#[tokio::test]
async fn a_count_that_fails_is_made_again_from_where_it_was() {
    for test in both_engines().await {
        let store = &test.store;
        settle(store, bet(1)).await;
        until_readable(store).await.expect("a stream");
        let failed = store.write(|tx| {
            Box::pin(async move {
                let (_, counted) = next(tx, "one", 10).await?;
                assert_eq!(counted, Counted::All);
                Err::<(), _>(StoreError::NoRow)
            })
        });
        assert!(failed.await.is_err());
        assert_eq!(take(store, "one", 10).await, [1], "{}", test.name);
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
            seen.extend(take(&reading, "one", 7).await);
            tokio::task::yield_now().await;
        }
        writes.await.expect("all written");
        seen.sort_unstable();
        assert_eq!(seen, (1..=60).collect::<Vec<_>>(), "{}", test.name);
    }
}
