//! Units of work that share a transaction, on each engine: each is told what it would be told alone, and leaves what it would leave alone.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::{join_all, join3};
use lumora_server::testing::stores::{TestStore, both_engines};
use platform::store::sql::{Query, query, query_scalar};
use platform::store::{Isolation, Store, StoreError};
use tokio::sync::Notify;
use tokio::time::timeout;

/// As many as may share a transaction, and more.
const UNITS: i64 = 300;

fn named(number: i64) -> String {
    format!("n{number:03}")
}

/// Adds a row that holds a number.
fn add(name: &str, number: i64) -> Query<'static> {
    query("insert into used_seal_nonces (nonce, expires_at) values ($1, $2)").bind(name.to_owned()).bind(number)
}

/// Takes from a row what it holds; changes nothing where it holds less.
fn take(name: &str, number: i64) -> Query<'static> {
    let text = "update used_seal_nonces set expires_at = expires_at - $2 where nonce = $1 and expires_at >= $2";
    query(text).bind(name.to_owned()).bind(number).as_condition()
}

fn held(name: &str) -> Query<'static> {
    query("select expires_at from used_seal_nonces where nonce = $1").bind(name.to_owned())
}

async fn held_by(store: &Store, name: &str) -> Option<i64> {
    let text = "select expires_at from used_seal_nonces where nonce = $1";
    query_scalar(text).bind(name.to_owned()).fetch_optional(store.reader()).await.expect("a row")
}

async fn rows(store: &Store) -> i64 {
    query_scalar("select count(*) from used_seal_nonces").fetch_one(store.reader()).await.expect("a count")
}

/// Runs the statements; fails where the first changes nothing.
async fn run(store: &Store, statements: Vec<Query<'static>>) -> Result<Vec<Option<i64>>, StoreError> {
    let write = store.write_at(Isolation::Batched, move |tx| {
        Box::pin(async move {
            let answers = tx.run_all(statements).await?;
            if answers.first() == Some(&None) { Err(StoreError::NoRow) } else { Ok(answers) }
        })
    });
    write.await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_unit_gets_its_own_answers() {
    for TestStore { store, name, .. } in &both_engines().await {
        let writes = (0..UNITS).map(|number| {
            let row = named(number);
            run(store, vec![add(&row, number), take(&row, number.min(7)), held(&row)])
        });
        for (number, answers) in (0..).zip(join_all(writes).await) {
            let answers = answers.unwrap_or_else(|error| panic!("{name} {number}: {error}"));
            assert_eq!(answers, [Some(1), Some(1), Some(number - number.min(7))], "{name} {number}");
        }
        assert_eq!(rows(store).await, UNITS, "{name}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rows_are_read_by_the_unit_that_asked_for_them() {
    for TestStore { store, name, .. } in &both_engines().await {
        join_all((0..UNITS).map(|number| run(store, vec![add(&named(number), number)]))).await;
        let writes = (0..UNITS).map(|number| {
            store.write_at(Isolation::Batched, move |tx| {
                Box::pin(async move {
                    let text =
                        "select nonce, expires_at from used_seal_nonces where nonce >= $1 order by nonce limit 2";
                    let query = platform::store::sql::query_as::<(String, i64)>(text).bind(named(number));
                    query.fetch_all(tx).await
                })
            })
        });
        for (number, found) in (0..).zip(join_all(writes).await) {
            let expected: Vec<_> = (number..UNITS).take(2).map(|number| (named(number), number)).collect();
            assert_eq!(found.expect("rows"), expected, "{name}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_many_take_from_one_row_never_is_more_than_it_holds() {
    for TestStore { store, name, .. } in &both_engines().await {
        run(store, vec![add("purse", 100)]).await.expect("a row");
        let writes = (0..UNITS).map(|number| run(store, vec![take("purse", 1), add(&named(number), number)]));
        let taken = join_all(writes).await.iter().filter(|result| result.is_ok()).count();
        assert_eq!(taken, 100, "{name}");
        assert_eq!((held_by(store, "purse").await, rows(store).await), (Some(0), 101), "{name}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_many_change_of_one_row_without_a_condition_all_counts() {
    for TestStore { store, name, .. } in &both_engines().await {
        run(store, vec![add("sum", 0), add("other", 0)]).await.expect("rows");
        let writes = (0..UNITS).map(|number| {
            let text = "update used_seal_nonces set expires_at = expires_at + $2 where nonce = $1";
            let row = if number % 10 == 0 { "other" } else { "sum" };
            // Nobody looks at how many rows were changed: what is lost is lost without a word.
            store.write_at(Isolation::Batched, move |tx| {
                Box::pin(async move { query(text).bind(row).bind(1).execute(tx).await.map(drop) })
            })
        });
        let ended: Vec<Result<(), StoreError>> = join_all(writes).await;
        assert!(ended.iter().all(Result::is_ok), "{name}");
        let held = (held_by(store, "sum").await, held_by(store, "other").await);
        assert_eq!(held, (Some(UNITS * 9 / 10), Some(UNITS / 10)), "{name}");
    }
}

/// Everybody adds a row, and comes to the end that its number has.
async fn add_and_end(store: &Store, end: fn(i64) -> Result<(), StoreError>) -> Vec<Result<(), StoreError>> {
    let writes = (0..UNITS).map(|number| {
        store.write_at(Isolation::Batched, move |tx| {
            Box::pin(async move {
                add(&named(number), number).execute(tx).await?;
                end(number)
            })
        })
    });
    join_all(writes).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_unit_that_fails_after_it_has_written_leaves_no_trace_and_the_others_stand() {
    for TestStore { store, name, .. } in &both_engines().await {
        let ends = add_and_end(store, |number| if number % 50 == 0 { Err(StoreError::NoRow) } else { Ok(()) }).await;
        for (number, result) in (0_i64..).zip(ends) {
            match result {
                Ok(()) => assert_ne!(number % 50, 0, "{name} {number}"),
                Err(error) => {
                    assert!(number % 50 == 0 && matches!(error, StoreError::NoRow), "{name} {number}: {error}")
                }
            }
        }
        assert_eq!(rows(store).await, UNITS - 6, "{name}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_key_that_was_used_refuses_its_own_unit_only() {
    for TestStore { store, name, .. } in &both_engines().await {
        run(store, vec![add(&named(5), 0)]).await.expect("a row");
        let results = join_all((0..UNITS).map(|number| run(store, vec![add(&named(number), number)]))).await;
        for (number, result) in (0..).zip(results) {
            match result {
                Ok(_) => assert_ne!(number, 5, "{name}"),
                Err(error) => assert!(number == 5 && error.is_unique_violation(), "{name} {number}: {error}"),
            }
        }
        assert_eq!(rows(store).await, UNITS, "{name}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_unit_that_panics_ends_for_its_caller_only() {
    for TestStore { store, name, .. } in &both_engines().await {
        let ends = add_and_end(store, |number| {
            assert_ne!(number, 7, "as the test asks");
            Ok(())
        });
        for (number, result) in (0..).zip(ends.await) {
            match result {
                Ok(()) => assert_ne!(number, 7, "{name}"),
                Err(error) => {
                    assert!(number == 7 && matches!(error, StoreError::WorkPanicked), "{name} {number}: {error}");
                }
            }
        }
        assert_eq!(rows(store).await, UNITS - 1, "{name}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_batch_that_waits_for_a_row_keeps_the_next_one_waiting_for_a_moment_only() {
    // On SQLite nobody writes beside another one.
    for TestStore { store, .. } in both_engines().await.iter().filter(|test| test.name != "sqlite") {
        run(store, vec![add("purse", 2)]).await.expect("a row");
        let [is_held, waits, may_end] = [(); 3].map(|()| Arc::new(Notify::new()));
        let (held, end) = (Arc::clone(&is_held), Arc::clone(&may_end));
        let holder = store.write_at(Isolation::ReadCommitted, move |tx| {
            Box::pin(async move {
                take("purse", 1).execute(tx).await?;
                held.notify_one();
                end.notified().await;
                Ok::<_, StoreError>(())
            })
        });
        let begun = Arc::clone(&waits);
        let waiter = store.write_at(Isolation::Batched, move |tx| {
            Box::pin(async move {
                begun.notify_one();
                take("purse", 1).execute(tx).await
            })
        });
        let waiter = async {
            is_held.notified().await;
            waiter.await
        };
        let next = async {
            waits.notified().await;
            let added = timeout(Duration::from_secs(20), run(store, vec![add("next", 1)])).await;
            may_end.notify_one();
            added.expect("it does not wait for the row of others")
        };
        let (held, waited, added) = join3(holder, waiter, next).await;
        held.expect("taken");
        waited.expect("taken");
        added.expect("a row");
        assert_eq!((held_by(store, "purse").await, rows(store).await), (Some(0), 2));
    }
}
