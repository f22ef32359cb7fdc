//! The store's promises, on each engine: all or nothing, nothing acknowledged is lost, and errors that name the remedy.

use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::join_all;
use lumora_server::MIGRATIONS;
use lumora_server::testing::stores::{TestStore, both_engines, sqlite};
use platform::store::{Engine, Location, Store, StoreError, sql};

async fn used_nonces(store: &Store) -> i64 {
    sql::query_scalar("select count(*) from used_seal_nonces").fetch_one(store.reader()).await.expect("a count")
}

async fn insert(store: &Store, nonce: String, fail: bool) -> Result<(), StoreError> {
    store
        .write(move |tx| {
            Box::pin(async move {
                sql::query("insert into used_seal_nonces (nonce, expires_at) values ($1, $2)")
                    .bind(nonce)
                    .bind(1_i64)
                    .execute(tx)
                    .await?;
                if fail { Err(StoreError::Corrupt("as the test asks".into())) } else { Ok(()) }
            })
        })
        .await
}

#[tokio::test]
async fn a_failed_unit_leaves_no_trace_and_its_neighbours_stand() {
    for TestStore { store, name, .. } in &both_engines().await {
        let results = join_all((0..100).map(|n| insert(store, format!("n{n}"), n % 3 == 0))).await;
        assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 66, "{name}");
        assert_eq!(used_nonces(store).await, 66, "{name}");
    }
}

#[tokio::test]
async fn a_statement_that_the_engine_refuses_fails_only_its_own_unit() {
    for TestStore { store, name, .. } in &both_engines().await {
        let results = join_all((0..20).map(|_| insert(store, "same".into(), false))).await;
        assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 1, "{name}");
        let refused = results.iter().filter_map(|result| result.as_ref().err());
        assert!(refused.clone().all(StoreError::is_unique_violation), "{name}: {:?}", refused.collect::<Vec<_>>());
    }
}

#[tokio::test]
async fn a_unit_that_panics_is_rolled_back_and_the_writer_lives_on() {
    for TestStore { store, name, .. } in &both_engines().await {
        if store.engine() == Engine::Postgres {
            continue;
        }
        let result: Result<(), StoreError> = store
            .write(|tx| {
                Box::pin(async move {
                    sql::query("insert into used_seal_nonces (nonce, expires_at) values ('p', 1)").execute(tx).await?;
                    panic!("as the test asks")
                })
            })
            .await;
        assert!(matches!(result, Err(StoreError::WorkPanicked)), "{name}: {result:?}");
        assert_eq!(used_nonces(store).await, 0, "{name}");
        insert(store, "after".into(), false).await.expect("the writer lives on");
    }
}

#[tokio::test]
async fn concurrent_read_then_write_units_lose_no_update() {
    for TestStore { store, name, .. } in &both_engines().await {
        insert(store, "counter".into(), false).await.expect("a counter");
        let results = join_all((0..40).map(|_| {
            store.write(|tx| {
                Box::pin(async move {
                    let read = "select expires_at from used_seal_nonces where nonce = 'counter'";
                    let count: i64 = sql::query_scalar(read).fetch_one(&mut *tx).await?;
                    let write = "update used_seal_nonces set expires_at = $1 where nonce = 'counter'";
                    sql::query(write).bind(count + 1).execute(tx).await?;
                    Ok::<_, StoreError>(())
                })
            })
        }))
        .await;
        let done = results.iter().filter(|result| result.is_ok()).count();
        let read = "select expires_at from used_seal_nonces where nonce = 'counter'";
        let count: i64 = sql::query_scalar(read).fetch_one(store.reader()).await.expect("the counter");
        assert_eq!(count - 1, i64::try_from(done).expect("a small number"), "{name}");
        assert!(done > 0, "{name}: {results:?}");
        if store.engine() == Engine::Sqlite {
            assert_eq!(done, 40, "{name}: one writer meets no conflict");
        }
    }
}

#[tokio::test]
async fn what_was_written_is_there_after_closing_and_opening_again() {
    for TestStore { store, location, name, .. } in &both_engines().await {
        insert(store, "kept".into(), false).await.expect("a row");
        store.close().await;
        assert!(matches!(insert(store, "late".into(), false).await, Err(StoreError::Closed)));
        let again = Store::open(location, MIGRATIONS).await.expect("the same store");
        assert_eq!(used_nonces(&again).await, 1, "{name}");
    }
}

#[tokio::test]
async fn reading_connections_of_the_embedded_engine_refuse_to_write() {
    let test = sqlite().await;
    let write = sql::query("delete from used_seal_nonces").execute(test.store.reader()).await;
    assert!(write.is_err());
}

#[tokio::test]
async fn a_damaged_file_is_named_together_with_the_remedy() {
    let test = sqlite().await;
    let path = test.folder().join("damaged.db");
    std::fs::write(&path, "this is no database, it is prose".repeat(200)).expect("a file");
    let error = Store::open(&Location::File(path.clone()), MIGRATIONS).await.expect_err("it is damaged");
    assert!(matches!(error, StoreError::Damaged { .. }), "{error:?}");
    assert!(error.to_string().contains("damaged.db") && error.to_string().contains("restore a backup"), "{error}");
    assert!(std::fs::read_to_string(&path).expect("the file").starts_with("this is no database"), "it is left alone");
}

#[tokio::test]
async fn a_file_damaged_in_the_middle_is_found_at_start() {
    let test = sqlite().await;
    for n in 0..200 {
        insert(&test.store, format!("row {n}"), false).await.expect("a row");
    }
    test.store.close().await;
    let Location::File(path) = &test.location else { panic!("a file") };
    let mut bytes = std::fs::read(path).expect("the file");
    let middle = bytes.len() / 2;
    bytes[4096..middle].fill(0x5a);
    std::fs::write(path, bytes).expect("the file");
    let error = Store::open(&test.location, MIGRATIONS).await.expect_err("it is damaged");
    assert!(matches!(error, StoreError::Damaged { .. }), "{error:?}");
}

#[tokio::test]
async fn a_folder_that_can_not_be_made_is_named_together_with_the_remedy() {
    let test = sqlite().await;
    let file = test.folder().join("plain");
    std::fs::write(&file, "a file").expect("a file");
    let error =
        Store::open(&Location::File(file.join("inside").join("x.db")), MIGRATIONS).await.expect_err("no folder there");
    assert!(error.to_string().contains("--data"), "{error}");
}

#[tokio::test]
async fn an_unreachable_postgres_is_named_together_with_the_remedy() {
    let error = Store::open(&Location::Postgres("postgres://127.0.0.1:9/none".into()), MIGRATIONS)
        .await
        .expect_err("nobody there");
    assert!(error.to_string().contains("DATABASE_URL"), "{error}");
}

#[cfg(unix)]
#[tokio::test]
async fn the_database_is_for_nobody_but_who_runs_the_server() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("lumora.db");
    let store = Store::open(&Location::File(path.clone()), MIGRATIONS).await.expect("a store");
    insert(&store, "kept".into(), false).await.expect("a row");
    for file in [path.clone(), path.with_extension("db-wal")] {
        let mode = std::fs::metadata(&file).expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{}", file.display());
    }
    store.close().await;
}

#[tokio::test]
async fn a_clean_stop_leaves_nothing_in_the_log() {
    let test = sqlite().await;
    insert(&test.store, "kept".into(), false).await.expect("a row");
    test.store.close().await;
    let log = test.folder().join("test.db-wal");
    assert_eq!(std::fs::metadata(log).map_or(0, |file| file.len()), 0);
}

#[tokio::test]
async fn a_command_that_ends_beside_a_server_keeps_it_from_writing_for_a_moment_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let location = Location::File(folder.path().join("lumora.db"));
    let server = Store::open(&location, MIGRATIONS).await.expect("a store");
    let command = Store::open(&location, MIGRATIONS).await.expect("another on the same file");
    let site = server.clone();
    let reading = server.read(move |tx| {
        Box::pin(async move {
            // What is read from here on keeps the log of the command's change from being emptied.
            let before: i64 = sql::query_scalar("select count(*) from used_seal_nonces").fetch_one(&mut *tx).await?;
            insert(&command, "by the command".into(), false).await?;
            let ending = tokio::spawn(async move { command.close().await });
            let mut written = 0;
            while !ending.is_finished() {
                let write = insert(&site, format!("by the site {written}"), false);
                tokio::time::timeout(Duration::from_secs(3), write).await.expect("a write that waits for a moment")?;
                written += 1;
            }
            Ok::<_, StoreError>((before, written))
        })
    });
    let (before, written) = reading.await.expect("what was written");
    assert_eq!((before, used_nonces(&server).await), (0, written + 1));
    server.close().await;
}

#[tokio::test]
async fn the_log_does_not_grow_without_end_while_writing_goes_on() {
    const MEGABYTE: usize = 1024 * 1024;
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("lumora.db");
    let store = Store::open(&Location::File(path.clone()), MIGRATIONS).await.expect("a store");
    let length = || std::fs::metadata(path.with_extension("db-wal")).expect("a log").len();
    let mut rows = 0;
    // A disk that is slow for a moment may let it grow: it shrinks again while more is written.
    while rows < 300 || length() > 256 * MEGABYTE as u64 {
        let size = if rows < 300 { MEGABYTE } else { 1 };
        insert(&store, format!("{rows}{}", "x".repeat(size)), false).await.expect("a row");
        rows += 1;
        assert!(rows < 10_000, "it is still of {} bytes", length());
    }
    assert_eq!(used_nonces(&store).await, rows);
    store.close().await;
}

#[tokio::test]
async fn whoever_reads_for_long_keeps_nobody_from_writing() {
    const ROWS: i64 = 280;
    const MEGABYTE: usize = 1024 * 1024;
    let test = sqlite().await;
    let other = test.store.clone();
    let reading = test.store.read(move |tx| {
        Box::pin(async move {
            let count = "select count(*) from used_seal_nonces";
            let before: i64 = sql::query_scalar(count).fetch_one(&mut *tx).await?;
            // The log grows beyond what it should, since what is read stands in it.
            for number in 0..ROWS {
                let written = insert(&other, format!("{number}{}", "x".repeat(MEGABYTE)), false);
                tokio::time::timeout(Duration::from_secs(4), written).await.expect("a write that waits for nobody")?;
            }
            let after: i64 = sql::query_scalar(count).fetch_one(tx).await?;
            Ok::<_, StoreError>((before, after))
        })
    });
    assert_eq!(reading.await.expect("two counts"), (0, 0));
    assert_eq!(used_nonces(&test.store).await, ROWS);
}

#[tokio::test]
async fn work_that_nobody_waits_for_takes_turns_and_keeps_no_other_from_writing() {
    let test = sqlite().await;
    let mut turn = test.store.background().await;
    assert!(test.store.background().now_or_never().is_none(), "two had a turn at once");
    insert(&test.store, "meanwhile".into(), false).await.expect("a row");
    turn.rest().await;
    assert!(test.store.background().now_or_never().is_none(), "a rest is no end");
    drop(turn);
    assert!(test.store.background().now_or_never().is_some(), "nobody had the turn");
}

#[tokio::test]
async fn statements_of_one_reading_unit_see_one_state() {
    for TestStore { store, name, .. } in &both_engines().await {
        let other = store.clone();
        let counts = store.read(move |tx| {
            Box::pin(async move {
                let count = "select count(*) from used_seal_nonces";
                let before: i64 = sql::query_scalar(count).fetch_one(&mut *tx).await?;
                insert(&other, "meanwhile".into(), false).await?;
                let after: i64 = sql::query_scalar(count).fetch_one(tx).await?;
                Ok::<_, StoreError>((before, after))
            })
        });
        assert_eq!(counts.await.expect("two counts"), (0, 0), "{name}");
        assert_eq!(used_nonces(store).await, 1, "{name}");
    }
}

#[tokio::test]
async fn statements_that_run_together_tell_what_they_return_or_how_many_rows_they_have_changed() {
    for TestStore { store, name, .. } in &both_engines().await {
        let nonces = |text: &'static str| sql::query(text);
        let answers = store.write(move |tx| {
            Box::pin(async move {
                tx.run_all(vec![
                    nonces("insert into used_seal_nonces (nonce, expires_at) values ('a', 7), ('b', 8)"),
                    nonces("update used_seal_nonces set expires_at = 9 where nonce = 'a'"),
                    nonces("update used_seal_nonces set expires_at = 9 where nonce = 'nobody'"),
                    nonces("select expires_at from used_seal_nonces where nonce = 'b'"),
                    nonces("select expires_at from used_seal_nonces where nonce = 'nobody'"),
                    nonces("delete from used_seal_nonces where nonce = 'b' returning expires_at"),
                ])
                .await
            })
        });
        assert_eq!(answers.await.expect("answers"), [Some(2), Some(1), None, Some(8), None, Some(8)], "{name}");
    }
}

#[tokio::test]
async fn a_unit_is_done_even_when_its_caller_has_gone() {
    for TestStore { store, name, .. } in &both_engines().await {
        let (begun, has_begun) = tokio::sync::oneshot::channel();
        let (begun, working) = (std::sync::Arc::new(std::sync::Mutex::new(Some(begun))), store.clone());
        let caller = tokio::spawn(async move {
            let write = working.write(move |tx| {
                Box::pin(async move {
                    if let Some(begun) = begun.lock().expect("a lock").take() {
                        let _ = begun.send(());
                    }
                    sql::query("insert into used_seal_nonces (nonce, expires_at) values ('n', 1)").execute(tx).await?;
                    Ok::<_, StoreError>(())
                })
            });
            write.await
        });
        has_begun.await.expect("the unit has begun");
        caller.abort();
        // A unit that comes later finds the row: it was written, whoever waited for it.
        while used_nonces(store).await == 0 {
            tokio::task::yield_now().await;
        }
        insert(store, "later".into(), false).await.expect("the next unit runs");
        assert_eq!(used_nonces(store).await, 2, "{name}");
    }
}

/// Puts the note of what has run back into the table of the releases before this one.
async fn as_a_former_release(store: &Store) {
    let bytes = if store.engine() == Engine::Sqlite { "blob" } else { "bytea" };
    let decoded = if store.engine() == Engine::Sqlite { "unhex(checksum)" } else { "decode(checksum, 'hex')" };
    let statements = [
        format!(
            "create table _sqlx_migrations (version bigint primary key, description text not null, checksum {bytes} not null)"
        ),
        format!("insert into _sqlx_migrations select version, name, {decoded} from schema_migrations"),
        "drop table schema_migrations".to_owned(),
    ];
    let write = store.write(move |tx| {
        Box::pin(async move {
            for statement in statements {
                sql::query(sql::AssertSqlSafe(statement)).execute(&mut *tx).await?;
            }
            Ok::<_, StoreError>(())
        })
    });
    write.await.expect("a table of a former release");
}

#[tokio::test]
async fn a_database_of_a_former_release_keeps_what_it_holds() {
    for TestStore { store, location, name, .. } in &both_engines().await {
        insert(store, "kept".into(), false).await.expect("a row");
        as_a_former_release(store).await;
        store.close().await;
        let again = Store::open(location, MIGRATIONS).await.expect("the same store");
        assert_eq!(used_nonces(&again).await, 1, "{name}");
        let steps: i64 = sql::query_scalar("select count(*) from schema_migrations")
            .fetch_one(again.reader())
            .await
            .expect("a count");
        assert_eq!(steps, i64::try_from(MIGRATIONS.concat().len()).expect("a small number"), "{name}");
    }
}

#[tokio::test]
async fn a_database_whose_tables_were_made_otherwise_is_refused() {
    for TestStore { store, location, name, .. } in &both_engines().await {
        let change = "update schema_migrations set checksum = 'other' where version = 1";
        let write = store.write(move |tx| Box::pin(async move { sql::query(change).execute(tx).await.map(drop) }));
        write.await.map_err(|error: StoreError| error).expect("a changed note");
        store.close().await;
        let refused = Store::open(location, MIGRATIONS).await;
        assert!(
            matches!(&refused, Err(StoreError::Migration(text)) if text.contains("0001_ledger")),
            "{name}: {refused:?}"
        );
    }
}
