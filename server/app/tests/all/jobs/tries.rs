//! Failures, pauses, dead letters, keys, and whose job it is.

use super::*;
use lumora_core::wire::{JobProgress, JobState};
use platform::jobs::of_member;

#[tokio::test]
async fn a_job_that_fails_rests_is_tried_again_and_is_a_dead_letter_after_its_last_try() {
    for server in TestServer::on_both_engines().await {
        let probe = Probe::default();
        probe.fail(["first", "second", "third"].map(passing));
        enqueue_note(&server, "letter").await;
        let clock = &server.state.base.clock;
        for (pause_ms, tries) in [(0, 1), (999, 0), (1, 1), (4_999, 0), (1, 1), (1_000_000, 0)] {
            clock.advance_ms(pause_ms);
            assert_eq!(run_due(&server, &probe).await, tries, "{} after {pause_ms} ms", server.name);
        }
        assert_eq!(rows(&server).await, [row("dead", 3, "third")], "{}", server.name);
        assert_eq!(probe.begun().iter().map(|(_, tries)| *tries).collect::<Vec<_>>(), [1, 2, 3]);
    }
}

#[tokio::test]
async fn a_failure_for_good_is_a_dead_letter_at_once_and_a_panic_is_tried_again() {
    let server = TestServer::on_sqlite().await;
    let probe = Probe::default();
    probe.fail([Failure::Permanent("no such account".to_owned())]);
    enqueue_note(&server, "letter").await;
    run_due(&server, &probe).await;
    server.state.base.clock.advance_ms(1);
    enqueue_note(&server, "panic").await;
    run_due(&server, &probe).await;
    let all = rows(&server).await;
    let [dead, panicked] = &all[..] else { panic!("two jobs") };
    assert_eq!(*dead, row("dead", 1, "no such account"));
    assert!(panicked.0 == "waiting" && panicked.2.contains("panicked"), "{panicked:?}");
}

#[tokio::test]
async fn a_job_that_was_stored_in_another_shape_is_a_dead_letter() {
    let server = TestServer::on_sqlite().await;
    let id = enqueue_note(&server, "letter").await;
    run_sql(&server, "update jobs set payload = '{\"title\":\"x\"}' where id = $1", &id).await;
    run_due(&server, &Probe::default()).await;
    assert_eq!(rows(&server).await[0].0, "dead");
}

#[tokio::test]
async fn a_key_waits_once_and_is_free_again_when_its_job_has_begun() {
    for server in TestServer::on_both_engines().await {
        let probe = Probe::default();
        let put_keyed = async |name: &str, key: &str| {
            let options = EnqueueOptions { unique_key: Some(key.to_owned()), ..EnqueueOptions::default() };
            enqueue_job(&server, Note { name: name.to_owned() }, options).await
        };
        id_of(put_keyed("first", "k").await);
        assert_eq!(put_keyed("again", "k").await, Enqueued::AlreadyWaiting, "{}", server.name);
        id_of(put_keyed("other", "l").await);
        probe.fail([passing("away"), passing("away")]);
        assert_eq!(run_due(&server, &probe).await, 2);
        // Both wait for their next try, under their keys.
        assert_eq!(put_keyed("again", "k").await, Enqueued::AlreadyWaiting, "{}", server.name);
        server.state.base.clock.advance_ms(1_000);
        assert_eq!(run_due(&server, &probe).await, 2);
        id_of(put_keyed("later", "k").await);
        assert_eq!(run_due(&server, &probe).await, 1, "{}", server.name);
    }
}

#[tokio::test]
async fn what_was_enqueued_while_a_job_with_the_same_key_ran_is_done_as_well() {
    for server in TestServer::on_both_engines().await {
        let probe = Probe::default();
        let options = || EnqueueOptions { unique_key: Some("k".to_owned()), ..EnqueueOptions::default() };
        id_of(enqueue_job(&server, Hold { name: "first".to_owned() }, options()).await);
        let (running, stop) = start(&server, &probe);
        probe.until_begun(1).await;
        id_of(enqueue_job(&server, Hold { name: "second".to_owned() }, options()).await);
        probe.until_begun(2).await;
        id_of(enqueue_job(&server, Hold { name: "third".to_owned() }, options()).await);
        // Both are given back to wait, where the key is taken.
        drop(stop);
        end_in_time(&server, running).await;
        assert_eq!(rows(&server).await.iter().filter(|row| row.0 == "waiting").count(), 3, "{}", server.name);
        probe.releases.add_permits(3);
        assert_eq!(run_due(&server, &probe).await, 3, "{}", server.name);
    }
}

#[tokio::test]
async fn a_job_for_later_waits_for_its_time() {
    let server = TestServer::on_sqlite().await;
    let probe = Probe::default();
    let (running, stop) = start(&server, &probe);
    let at = server.state.base.clock.now_ms() + 90_000;
    let options = EnqueueOptions { not_before_ms: Some(at), ..EnqueueOptions::default() };
    enqueue_job(&server, Note { name: "later".to_owned() }, options).await;
    server.state.base.clock.advance_ms(89_999);
    assert_eq!(run_due(&server, &probe).await, 0);
    server.state.base.clock.advance_ms(1);
    probe.until_begun(1).await;
    drop(stop);
    running.await.expect("an end");
}

#[tokio::test]
async fn a_member_sees_how_far_own_jobs_are_and_no_others() {
    for server in TestServer::on_both_engines().await {
        let probe = Probe::default();
        let of = |member: &str| EnqueueOptions { member_id: Some(member.to_owned()), ..EnqueueOptions::default() };
        let mira = id_of(enqueue_job(&server, Hold { name: "mira".to_owned() }, of("mira")).await);
        id_of(enqueue_job(&server, Note { name: "noor".to_owned() }, of("noor")).await);
        enqueue_note(&server, "nobody").await;
        let seen =
            async |member: &'static str| of_member(server.state.base.store.reader(), member).await.expect("progress");
        let job = |state, done, total| JobProgress { id: mira.clone(), kind: "hold".to_owned(), state, done, total };
        assert_eq!(seen("mira").await, [job(JobState::Waiting, 0, 0)], "{}", server.name);
        let (running, stop) = start(&server, &probe);
        until(async || probe.names().contains(&"mira".to_owned())).await;
        let told = probe.handed.lock().expect("a lock").iter().find(|it| it.id() == mira).expect("it").clone();
        told.progress(1, 2).await.expect("told");
        assert_eq!(seen("mira").await, [job(JobState::Running, 1, 2)], "{}", server.name);
        probe.releases.add_permits(1);
        until(async || seen("mira").await == [job(JobState::Done, 2, 2)]).await;
        assert_eq!((seen("noor").await.len(), seen("").await.len(), seen("other").await.len()), (1, 0, 0));
        drop(stop);
        running.await.expect("an end");
    }
}
