//! What comes by itself: once a slot, whichever server is first.

use super::*;
use lumora_server::{EXPIRING, MIGRATIONS, jobs};
use platform::expiry::Rule;

const COUNTS: &[Kind<Probe>] = &[Kind::scheduled::<Count>()];

#[tokio::test]
async fn of_two_servers_on_one_database_one_does_the_job_of_a_slot() {
    for server in TestServer::on_both_engines().await {
        let (here, there) = (Probe::default(), Probe::default());
        let own = worker_of(&server, server.state.base.store.clone(), COUNTS, &here);
        let store = Store::open(&server.test_store.location, MIGRATIONS).await.expect("the store of another server");
        let other = worker_of(&server, store.clone(), COUNTS, &there);
        let clock = &server.state.base.clock;
        for slots in 1..=3 {
            for _ in 0..2 {
                let planned = tokio::join!(own.enqueue_scheduled(), other.enqueue_scheduled());
                planned.0.and(planned.1).expect("planned");
                let done = tokio::join!(own.run_due(), other.run_due());
                done.0.and(done.1).expect("done");
                clock.advance_ms(1_000);
            }
            assert_eq!(here.begun().len() + there.begun().len(), slots, "{}", server.name);
            clock.advance_ms(Count::EVERY_MS);
        }
        let mut names = [here.names(), there.names()].concat();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 3, "{}: each slot once", server.name);
        store.close().await;
    }
}

#[tokio::test]
async fn a_worker_begins_with_the_present_slot_and_goes_on_with_the_next() {
    let server = TestServer::on_sqlite().await;
    let probe = Probe::default();
    let (stop, stopping) = watch::channel(());
    let running = tokio::spawn(worker_of(&server, server.state.base.store.clone(), COUNTS, &probe).run(stopping));
    probe.until_begun(1).await;
    until(async || rows(&server).await == [row("done", 1, "")]).await;
    server.state.base.clock.advance_ms(Count::EVERY_MS);
    probe.until_begun(2).await;
    let slots: Vec<i64> = probe.names().iter().map(|slot| slot.parse().expect("a slot")).collect();
    assert_eq!((slots[0] % Count::EVERY_MS, slots[1] - slots[0]), (0, Count::EVERY_MS));
    drop(stop);
    running.await.expect("an end");
}

#[tokio::test]
async fn the_next_slot_waits_until_the_one_before_is_finished() {
    let server = TestServer::on_sqlite().await;
    let probe = Probe::default();
    let worker = worker_of(&server, server.state.base.store.clone(), COUNTS, &probe);
    worker.enqueue_scheduled().await.expect("planned");
    server.state.base.clock.advance_ms(Count::EVERY_MS);
    worker.enqueue_scheduled().await.expect("planned");
    assert_eq!(rows(&server).await.len(), 1);
    assert_eq!(worker.run_due().await.expect("done"), 1);
    worker.enqueue_scheduled().await.expect("planned");
    assert_eq!(worker.run_due().await.expect("done"), 1);
}

#[tokio::test]
async fn everything_that_comes_by_itself_works_on_both_engines() {
    for server in TestServer::seeded().await {
        let (server, _vendors) = server.with_wallets().await;
        let worker = jobs::worker(&server.state);
        worker.enqueue_scheduled().await.expect("planned");
        worker.run_due().await.expect("done");
        let count = jobs::schedules().len();
        assert!(count >= 4, "{count}");
        // Some leave others behind, which are done with them.
        let rows = rows(&server).await;
        let all_done = rows.iter().all(|it| *it == row("done", 1, ""));
        assert!(rows.len() >= count && all_done, "{}: {rows:?}", server.name);
        let tables = EXPIRING.iter().copied().flatten().filter(|it| matches!(it.rule, Rule::Delete { .. })).count();
        assert!(tables > 15, "{tables}");
    }
}
