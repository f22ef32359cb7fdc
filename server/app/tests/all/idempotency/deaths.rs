//! A process dies, or is taken for dead, at each place of a call: the work is done once, and its reply is found.

use super::*;
use lumora_server::testing::START_MS;
use lumora_server::testing::stores::both_engines;
use tokio::runtime::Runtime;

/// A server process of its own, as far as its tasks go: they all end in the middle of whatever they do when it is killed.
struct Process {
    runtime: Option<Runtime>,
    router: Router,
}

impl Process {
    async fn start(test: &TestStore, counter: &Counter, clock: &Clock) -> Self {
        let runtime = Runtime::new().expect("a runtime");
        let (test, counter, clock) = (test.clone(), counter.clone(), clock.clone());
        let handle = runtime.handle().clone();
        let start = move || handle.block_on(async move { server(&test, &counter, &clock).await });
        let router = tokio::task::spawn_blocking(start).await.expect("a server");
        Self { runtime: Some(runtime), router }
    }

    /// Sends a call from a client of this process, whose reply nobody waits for.
    fn call(&self, path: &'static str, key: &'static str, body: &'static str) {
        let router = self.router.clone();
        let runtime = self.runtime.as_ref().expect("a process that lives");
        runtime.spawn(async move { send(&router, path, key, body).await });
    }

    fn kill(&mut self) {
        self.runtime.take().expect("a process that lives").shutdown_background();
    }
}

/// Kills a process at a gate; another one takes the key over once the claim has lapsed. Gives the reply.
async fn killed_at(test: &TestStore, dying: Counter, gate: impl Fn(&Counter) -> &Gate) -> (Value, usize) {
    let clock = Clock::manual(START_MS);
    let mut process = Process::start(test, &dying, &clock).await;
    process.call("/work", "k", "a");
    gate(&dying).reached().await;
    process.kill();
    // The embedded engine runs a unit of work on a thread of its own, which does not end with the tasks of its process.
    dying.within.die();
    let heir = Counter { begun: dying.begun.clone(), ..Counter::running() };
    let server = server(test, &heir, &clock).await;
    clock.advance_ms(idempotency::LEASE_MS - 1);
    assert_eq!(send(&server, "/work", "k", "a").await.1["code"], "in_progress", "{}", test.name);
    clock.advance_ms(1);
    assert_eq!(send(&server, "/work", "k", "b").await.1["code"], "idempotency_conflict", "{}", test.name);
    let (status, reply) = send(&server, "/work", "k", "a").await;
    assert_eq!(status, 200, "{}: {reply}", test.name);
    assert_eq!(send(&server, "/work", "k", "a").await, (200, reply.clone()), "{}", test.name);
    (reply["value"].clone(), heir.executions())
}

#[tokio::test]
async fn a_process_killed_between_claim_and_work_leaves_the_work_to_the_next() {
    for test in both_engines().await {
        prepare(&test).await;
        let (given, begun) = killed_at(&test, Counter::answering(StatusCode::OK), |counter| &counter.before).await;
        assert_eq!((given, begun, work_done(&test).await), (json!(2), 2, 1), "{}", test.name);
    }
}

#[tokio::test]
async fn a_process_killed_within_its_work_leaves_nothing_of_it() {
    for test in both_engines().await {
        prepare(&test).await;
        let (given, begun) = killed_at(&test, Counter::waiting_within(), |counter| &counter.within).await;
        assert_eq!((given, begun, work_done(&test).await), (json!(2), 2, 1), "{}", test.name);
    }
}

#[tokio::test]
async fn a_process_killed_between_work_and_kept_reply_has_done_it_for_good() {
    for test in both_engines().await {
        prepare(&test).await;
        let (given, begun) = killed_at(&test, Counter::waiting_after(), |counter| &counter.after).await;
        assert_eq!((given, begun, work_done(&test).await), (json!(1), 2, 1), "{}", test.name);
    }
}

#[tokio::test]
async fn a_process_that_was_only_slow_does_nothing_after_another_has_taken_over() {
    for test in both_engines().await {
        prepare(&test).await;
        // A process that is stopped for a while: its own clock stands, and nothing is renewed.
        let (slow, stopped) = (Counter::answering(StatusCode::OK), Clock::manual(START_MS));
        let (heir, clock) = (Counter::running(), Clock::manual(START_MS));
        let (one, two) = (server(&test, &slow, &stopped).await, server(&test, &heir, &clock).await);
        let late = sending(&one, "/work", "k", "a");
        slow.before.reached().await;
        clock.advance_ms(idempotency::LEASE_MS);
        let reply = send(&two, "/work", "k", "a").await;
        assert_eq!(reply.0, 200, "{}", test.name);
        slow.before.let_through(1);
        let late = late.await.expect("a reply");
        assert_eq!((late.0, &late.1["code"]), (409, &json!("in_progress")), "{}", test.name);
        assert_eq!(work_done(&test).await, 1, "{}", test.name);
        assert_eq!(send(&one, "/work", "k", "a").await, reply, "{}: the reply of whoever did it is kept", test.name);
    }
}

#[tokio::test]
async fn a_handler_that_panics_after_its_work_leaves_it_done_once() {
    for test in both_engines().await {
        prepare(&test).await;
        let clock = Clock::manual(START_MS);
        let failing = Counter { reply: StatusCode::IM_A_TEAPOT, ..Counter::running() };
        let one = server(&test, &failing, &clock).await;
        assert!(sending(&one, "/work", "k", "a").await.is_err(), "{}", test.name);
        let two = server(&test, &Counter::running(), &clock).await;
        let (status, reply) = send(&two, "/work", "k", "a").await;
        assert_eq!((status, &reply["value"]), (200, &json!(1)), "{}: {reply}", test.name);
        assert_eq!(work_done(&test).await, 1, "{}", test.name);
    }
}

#[tokio::test]
async fn a_failure_after_the_work_is_never_told_as_if_nothing_had_been_done() {
    for test in both_engines().await {
        for (index, status) in (1..).zip([StatusCode::UNPROCESSABLE_ENTITY, StatusCode::UNAUTHORIZED]) {
            if index == 1 {
                prepare(&test).await;
            }
            let (key, clock) = (["", "one", "two"][index], Clock::manual(START_MS));
            let failing = server(&test, &Counter { reply: status, ..Counter::running() }, &clock).await;
            let (told, reply) = send(&failing, "/work", key, "a").await;
            assert_eq!((told, &reply["code"]), (409, &json!("already_done")), "{}", test.name);
            let whole = server(&test, &Counter::running(), &clock).await;
            assert_eq!(send(&whole, "/work", key, "a").await.0, 200, "{}", test.name);
            assert_eq!(work_done(&test).await, i64::try_from(index).expect("a number"), "{}", test.name);
        }
    }
}
