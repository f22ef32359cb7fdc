//! Who works on a job, and what happens when that one dies or is only slow.

use super::*;
use platform::jobs::LEASE_MS;

#[tokio::test]
async fn a_job_begins_when_its_transaction_is_committed_and_never_when_it_was_rolled_back() {
    for server in TestServer::on_both_engines().await {
        let probe = Probe::default();
        let (running, stop) = start(&server, &probe);
        let now_ms = server.state.base.clock.now_ms();
        let failed: Result<(), StoreError> = server
            .state
            .base
            .store
            .write(move |tx| {
                Box::pin(async move {
                    enqueue(tx, &Note { name: "never".to_owned() }, EnqueueOptions::default(), now_ms).await?;
                    Err(StoreError::NoRow)
                })
            })
            .await;
        assert!(failed.is_err());
        enqueue_note(&server, "one").await;
        // The clock stands still: nothing but the commit has told the worker.
        until(async || rows(&server).await == [row("done", 1, "")]).await;
        assert_eq!(probe.names(), ["one"], "{}", server.name);
        drop(stop);
        running.await.expect("an end");
    }
}

#[tokio::test]
async fn the_job_of_a_process_that_died_is_done_by_another_once_its_lease_has_run_out() {
    for server in TestServer::on_both_engines().await {
        let (dying, living) = (Probe::default(), Probe::default());
        let (running, _stop) = start(&server, &dying);
        enqueue_hold(&server, "payment").await;
        dying.until_begun(1).await;
        running.abort();
        assert!(running.await.expect_err("its death").is_cancelled());
        dying.ended.acquire().await.expect("open").forget();
        living.releases.add_permits(1);

        server.state.base.clock.advance_ms(LEASE_MS - 1);
        assert_eq!(run_due(&server, &living).await, 0, "{}: not a moment too soon", server.name);
        server.state.base.clock.advance_ms(1);
        assert_eq!(run_due(&server, &living).await, 1, "{}", server.name);
        assert_eq!(living.begun(), [("payment".to_owned(), 2)], "{}", server.name);
        assert_eq!(rows(&server).await, [row("done", 2, "")], "{}", server.name);

        // The first was only slow, and comes back to write what it has done.
        let late = dying.handed(0);
        assert!(late.progress(1, 9).await.is_err(), "{}", server.name);
        let store = &server.state.base.store;
        let holds = store.write(move |tx| Box::pin(async move { late.owns_lease(tx).await })).await;
        assert!(!holds.expect("an answer"), "{}", server.name);
        let told = server.text("select cast(done as text) || ' of ' || cast(total as text) from jobs").await;
        assert_eq!(told.as_deref(), Some("2 of 2"), "{}", server.name);
    }
}

#[tokio::test]
async fn work_whose_lease_was_lost_ends_and_writes_no_outcome() {
    for server in TestServer::on_both_engines().await {
        let probe = Probe::default();
        let (running, stop) = start(&server, &probe);
        let id = enqueue_hold(&server, "payment").await;
        probe.until_begun(1).await;
        assert_eq!(run_sql(&server, "update jobs set lease = 'another' where id = $1", &id).await, 1);
        server.state.base.clock.advance_ms(LEASE_MS / 2);
        probe.ended.acquire().await.expect("open").forget();
        drop(stop);
        running.await.expect("an end");
        let lease = server.text("select state || ' ' || lease from jobs").await;
        assert_eq!(lease.as_deref(), Some("running another"), "{}", server.name);
    }
}

#[tokio::test]
async fn a_lease_is_renewed_for_as_long_as_the_work_takes() {
    for server in TestServer::on_both_engines().await {
        let (probe, other) = (Probe::default(), Probe::default());
        let (running, stop) = start(&server, &probe);
        enqueue_hold(&server, "payment").await;
        probe.until_begun(1).await;
        for _ in 0..9 {
            server.state.base.clock.advance_ms(LEASE_MS / 3);
            let ends_at = (server.state.base.clock.now_ms() + LEASE_MS).to_string();
            until(async || server.text("select cast(due_at as text) from jobs").await.as_deref() == Some(&*ends_at))
                .await;
        }
        assert_eq!(run_due(&server, &other).await, 0, "{}", server.name);
        probe.releases.add_permits(1);
        until(async || rows(&server).await == [row("done", 1, "")]).await;
        drop(stop);
        running.await.expect("an end");
    }
}

#[tokio::test]
async fn a_server_works_on_so_many_of_a_kind_at_once() {
    for server in TestServer::on_both_engines().await {
        let probe = Probe::default();
        for name in ["a", "b", "c", "d", "e"] {
            enqueue_hold(&server, name).await;
        }
        let (running, stop) = start(&server, &probe);
        probe.until_begun(2).await;
        enqueue_note(&server, "of another kind").await;
        probe.until_begun(3).await;
        for begun in [4, 5, 6] {
            probe.releases.add_permits(1);
            probe.until_begun(begun).await;
        }
        probe.releases.add_permits(2);
        until(async || rows(&server).await.iter().all(|row| row.0 == "done")).await;
        drop(stop);
        running.await.expect("an end");
    }
}

#[tokio::test]
async fn a_job_that_ends_its_server_each_time_becomes_a_dead_letter() {
    for server in TestServer::on_both_engines().await {
        let probe = Probe::default();
        enqueue_hold(&server, "poison").await;
        for tries in 1..=3 {
            let (running, _stop) = start(&server, &probe);
            probe.until_begun(tries).await;
            running.abort();
            assert!(running.await.is_err());
            server.state.base.clock.advance_ms(LEASE_MS);
        }
        run_due(&server, &probe).await;
        assert_eq!(probe.begun().len(), 3, "{}", server.name);
        let all = rows(&server).await;
        let [(state, _, error)] = &all[..] else { panic!("one job") };
        assert!(state == "dead" && error.contains("the server stopped"), "{}: {state} {error}", server.name);
    }
}
