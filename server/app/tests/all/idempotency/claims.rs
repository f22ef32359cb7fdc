//! Who gets a key, and for how long.

use super::*;
use lumora_server::testing::START_MS;
use lumora_server::testing::stores::both_engines;
use platform::store::sql;
use std::time::Duration;

/// How long a test waits for what must come, before it fails.
const PATIENCE: Duration = Duration::from_secs(30);

#[tokio::test]
async fn of_equal_calls_at_once_one_runs_and_the_others_are_told_to_come_back() {
    for test in both_engines().await {
        let (counter, clock) = (Counter::answering(StatusCode::OK), Clock::manual(START_MS));
        let (one, two) = (server(&test, &counter, &clock).await, server(&test, &counter, &clock).await);
        let first = sending(&one, "/count", "k", "a");
        counter.before.reached().await;
        for other in [&one, &two] {
            let (status, reply) = send(other, "/count", "k", "a").await;
            assert_eq!((status, &reply["code"]), (409, &json!("in_progress")), "{}", test.name);
            assert_eq!(reply["value"]["retryAfter"], 1, "{}", test.name);
        }
        counter.before.let_through(1);
        let reply = first.await.expect("a reply");
        assert_eq!((reply.0, &reply.1["value"]), (200, &json!(1)), "{}", test.name);
        for other in [&one, &two] {
            assert_eq!(send(other, "/count", "k", "a").await, reply, "{}", test.name);
        }
        assert_eq!(counter.executions(), 1, "{}", test.name);
    }
}

#[tokio::test]
async fn a_key_with_another_body_or_address_is_refused_while_it_is_worked_on_and_afterwards() {
    for test in both_engines().await {
        let (counter, clock) = (Counter::answering(StatusCode::OK), Clock::manual(START_MS));
        let (one, two) = (server(&test, &counter, &clock).await, server(&test, &counter, &clock).await);
        let first = sending(&one, "/count", "k", "a");
        counter.before.reached().await;
        for moment in ["while it is worked on", "afterwards"] {
            for (server, path, body) in [(&one, "/count", "b"), (&two, "/count", "b"), (&two, "/work", "a")] {
                let (status, reply) = send(server, path, "k", body).await;
                assert_eq!((status, &reply["code"]), (409, &json!("idempotency_conflict")), "{} {moment}", test.name);
                assert!(reply["message"].as_str().is_some_and(|message| message.contains("new key")), "{reply}");
            }
            counter.before.let_through(1);
            while send(&two, "/count", "k", "a").await.0 != 200 {
                tokio::task::yield_now().await;
            }
        }
        first.await.expect("a reply");
        assert_eq!(counter.executions(), 1, "{}", test.name);
    }
}

#[tokio::test]
async fn a_storm_of_equal_calls_on_two_servers_does_the_work_once() {
    for test in both_engines().await {
        prepare(&test).await;
        let (counter, clock) = (Counter::running(), Clock::manual(START_MS));
        let servers = [server(&test, &counter, &clock).await, server(&test, &counter, &clock).await];
        let calls = (0..32).map(|index| sending(&servers[index % 2], "/work", "storm", "a"));
        for reply in calls.collect::<Vec<_>>() {
            let (status, reply) = reply.await.expect("a reply");
            let told = reply["value"] == json!(1) || reply["code"] == json!("in_progress");
            assert!(told, "{}: {status} {reply}", test.name);
        }
        assert_eq!((counter.executions(), work_done(&test).await), (1, 1), "{}", test.name);
    }
}

#[tokio::test]
async fn a_caller_that_hangs_up_finds_the_reply_when_it_comes_back() {
    for test in both_engines().await {
        let (counter, clock) = (Counter::answering(StatusCode::OK), Clock::manual(START_MS));
        let server = server(&test, &counter, &clock).await;
        let hung_up = sending(&server, "/count", "k", "a");
        counter.before.reached().await;
        hung_up.abort();
        assert!(hung_up.await.is_err());
        counter.before.let_through(1);
        let reply = loop {
            let (status, reply) = send(&server, "/count", "k", "a").await;
            if status == 200 {
                break reply;
            }
            assert_eq!(reply["code"], "in_progress", "{}", test.name);
            tokio::task::yield_now().await;
        };
        assert_eq!((&reply["value"], counter.executions()), (&json!(1), 1), "{}", test.name);
    }
}

#[tokio::test]
async fn a_claim_lives_as_long_as_its_call_is_worked_on() {
    for test in both_engines().await {
        prepare(&test).await;
        let (counter, clock) = (Counter::answering(StatusCode::OK), Clock::manual(START_MS));
        let (one, two) = (server(&test, &counter, &clock).await, server(&test, &counter, &clock).await);
        let slow = sending(&one, "/work", "k", "a");
        counter.before.reached().await;
        let leased = "select leased_until from idempotent_replies where idempotency_key = 'k'";
        for _ in 0..10 {
            clock.advance_ms(idempotency::RENEWAL_MS);
            let renewed = async {
                let lease = || async {
                    let until: i64 = sql::query_scalar(leased).fetch_one(test.store.reader()).await.expect("a lease");
                    until - clock.now_ms()
                };
                while lease().await != idempotency::LEASE_MS {
                    tokio::task::yield_now().await;
                }
            };
            tokio::time::timeout(PATIENCE, renewed)
                .await
                .unwrap_or_else(|_| panic!("{}: the claim is not renewed", test.name));
            assert_eq!(send(&two, "/work", "k", "a").await.1["code"], "in_progress", "{}", test.name);
        }
        assert!(clock.now_ms() - START_MS > 3 * idempotency::LEASE_MS);
        counter.before.let_through(1);
        let reply = slow.await.expect("a reply");
        assert_eq!((reply.0, send(&two, "/work", "k", "a").await), (200, reply), "{}", test.name);
        assert_eq!((counter.executions(), work_done(&test).await), (1, 1), "{}", test.name);
    }
}

#[tokio::test]
async fn after_a_failure_of_the_server_the_same_key_may_try_again() {
    for test in both_engines().await {
        let counter = Counter { reply: StatusCode::SERVICE_UNAVAILABLE, ..Counter::running() };
        let server = server(&test, &counter, &Clock::manual(START_MS)).await;
        for execution in [1, 2] {
            assert_eq!(send(&server, "/count", "k", "a").await.1["value"], execution, "{}", test.name);
        }
    }
}

#[tokio::test]
async fn a_key_that_is_none_is_refused_in_words_and_a_call_that_moves_money_needs_one() {
    let test = lumora_server::testing::stores::sqlite().await;
    let counter = Counter::running();
    let server = server(&test, &counter, &Clock::manual(START_MS)).await;
    for key in ["", "a b", "a\tb", &"k".repeat(129)] {
        let (status, reply) = send(&server, "/count", key, "a").await;
        assert_eq!((status, &reply["code"]), (400, &json!("invalid_request")), "{key}");
        assert!(reply["message"].as_str().is_some_and(|message| message.contains("1 to 128")), "{reply}");
    }
    let several = Request::post("/count").header("idempotency-key", "a").header("idempotency-key", "b");
    for (request, hint) in [(several, "not several"), (Request::post("/work"), "send an Idempotency-Key")] {
        let response = server.clone().oneshot(request.body(Body::empty()).expect("a request")).await.expect("a reply");
        assert_eq!(response.status(), StatusCode::BAD_REQUEST, "{hint}");
        let body = response.into_body().collect().await.expect("a body").to_bytes();
        assert!(String::from_utf8_lossy(&body).contains(hint), "{hint}");
    }
    assert_eq!(counter.executions(), 0);
}
