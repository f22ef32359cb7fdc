//! The end of a server: what is under way is waited for, and given back when it takes too long.

use super::*;

#[tokio::test]
async fn a_worker_that_stops_waits_for_what_is_under_way_and_begins_nothing_more() {
    for server in TestServer::on_both_engines().await {
        let probe = Probe::default();
        let (running, stop) = start(&server, &probe);
        enqueue_hold(&server, "under way").await;
        probe.until_begun(1).await;
        stop.send(()).expect("a worker");
        // What it is looking at as it is told to stop, it may still begin with.
        stop.closed().await;
        assert!(!running.is_finished(), "{}", server.name);
        enqueue_note(&server, "too late").await;
        probe.releases.add_permits(1);
        running.await.expect("an end");
        assert_eq!(probe.names(), ["under way"], "{}", server.name);
        let states: Vec<String> = rows(&server).await.into_iter().map(|row| row.0).collect();
        assert_eq!(states, ["waiting", "done"], "{}: in the order of their names", server.name);
    }
}

#[tokio::test]
async fn what_takes_too_long_is_given_back_and_the_try_does_not_count() {
    for server in TestServer::on_both_engines().await {
        let (stopping, other) = (Probe::default(), Probe::default());
        let (running, stop) = start(&server, &stopping);
        enqueue_hold(&server, "long").await;
        stopping.until_begun(1).await;
        drop(stop);
        end_in_time(&server, running).await;
        assert_eq!(rows(&server).await, [row("waiting", 0, "")], "{}", server.name);
        other.releases.add_permits(1);
        assert_eq!(run_due(&server, &other).await, 1, "{}: at once, not when a lease has run out", server.name);
        assert_eq!(other.begun(), [("long".to_owned(), 1)], "{}", server.name);
    }
}
