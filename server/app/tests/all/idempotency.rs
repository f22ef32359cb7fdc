//! One key, one execution: equal calls at once, on two servers of one database, and after a server has died in the middle.

use lumora_server::MIGRATIONS;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::body::Body;
use axum::http::{Request, StatusCode};
use axum::routing::post;
use axum::{Extension, Router, middleware};
use http_body_util::BodyExt;
use identity::idempotency;
use lumora_server::testing::START_MS;
use lumora_server::testing::stores::{TestStore, both_engines};
use platform::Base;
use platform::clock::Clock;
use platform::config::Config;
use platform::http::ApiError;
use platform::store::Store;
use serde_json::{Value, json};
use tokio::sync::Semaphore;
use tower::ServiceExt;

/// A call that counts its executions and ends only when it is let through.
#[derive(Clone)]
struct Counter {
    begun: Arc<AtomicUsize>,
    running: Arc<Semaphore>,
    gate: Arc<Semaphore>,
    reply: StatusCode,
}

impl Counter {
    fn answering(reply: StatusCode) -> Self {
        let closed = || Arc::new(Semaphore::new(0));
        Self { begun: Arc::default(), running: closed(), gate: closed(), reply }
    }

    async fn execute(self) -> (StatusCode, String) {
        let number = self.begun.fetch_add(1, Ordering::SeqCst) + 1;
        self.running.add_permits(1);
        self.gate.acquire().await.expect("an open gate").forget();
        (self.reply, json!({ "success": true, "value": number }).to_string())
    }

    /// Waits until one more execution has begun.
    async fn has_begun(&self) {
        self.running.acquire().await.expect("an open gate").forget();
    }

    fn let_through(&self, calls: usize) {
        self.gate.add_permits(calls);
    }

    fn executions(&self) -> usize {
        self.begun.load(Ordering::SeqCst)
    }
}

/// A server on a store opened for it alone, as another process would.
async fn server(test: &TestStore, counter: &Counter, clock: &Clock) -> Router {
    let store = Store::open(&test.location, MIGRATIONS).await.expect("a second handle");
    let state = Base::new(store, Config::new(8080, 8081, test.folder()), clock.clone()).await.expect("a base");
    let counter = counter.clone();
    let count = move || counter.clone().execute();
    Router::new()
        .route("/count", post(count))
        .route_layer(middleware::from_fn(idempotency::layer))
        .layer(Extension(state))
}

async fn call(server: &Router, key: &str, body: &'static str) -> (u16, Value) {
    let request = Request::post("/count").header("idempotency-key", key).body(Body::from(body)).expect("a request");
    let response = server.clone().oneshot(request).await.expect("a router always answers");
    let status = response.status().as_u16();
    let body = response.into_body().collect().await.expect("a body").to_bytes();
    (status, serde_json::from_slice(&body).unwrap_or(Value::Null))
}

#[tokio::test]
async fn of_equal_calls_at_once_one_runs_and_the_others_are_told_to_come_back() {
    for test in both_engines().await {
        let (counter, clock) = (Counter::answering(StatusCode::OK), Clock::manual(START_MS));
        let (one, two) = (server(&test, &counter, &clock).await, server(&test, &counter, &clock).await);
        let first = tokio::spawn({
            let one = one.clone();
            async move { call(&one, "k", "a").await }
        });
        counter.has_begun().await;
        for other in [&one, &two] {
            let (status, reply) = call(other, "k", "a").await;
            assert_eq!((status, &reply["code"]), (409, &json!("in_progress")), "{}", test.name);
            assert_eq!(reply["value"]["retryAfter"], 1, "{}", test.name);
            let (status, reply) = call(other, "k", "b").await;
            assert_eq!((status, &reply["code"]), (409, &json!("idempotency_conflict")), "{}", test.name);
        }
        counter.let_through(1);
        let reply = first.await.expect("a reply");
        assert_eq!((reply.0, &reply.1["value"]), (200, &json!(1)), "{}", test.name);
        for other in [&one, &two] {
            assert_eq!(call(other, "k", "a").await, reply, "{}", test.name);
        }
        assert_eq!(counter.executions(), 1, "{}", test.name);
    }
}

#[tokio::test]
async fn a_storm_of_equal_calls_on_two_servers_executes_once() {
    for test in both_engines().await {
        let (counter, clock) = (Counter::answering(StatusCode::OK), Clock::manual(START_MS));
        counter.let_through(64);
        let servers = [server(&test, &counter, &clock).await, server(&test, &counter, &clock).await];
        let calls = (0..32).map(|place| {
            let server = servers[place % 2].clone();
            tokio::spawn(async move { call(&server, "storm", "a").await })
        });
        for reply in calls.collect::<Vec<_>>() {
            let (status, reply) = reply.await.expect("a reply");
            let told = reply["value"] == json!(1) || reply["code"] == json!("in_progress");
            assert!(told, "{}: {status} {reply}", test.name);
        }
        assert_eq!(counter.executions(), 1, "{}", test.name);
    }
}

#[tokio::test]
async fn a_caller_that_hangs_up_finds_the_reply_when_it_comes_back() {
    for test in both_engines().await {
        let (counter, clock) = (Counter::answering(StatusCode::OK), Clock::manual(START_MS));
        let server = server(&test, &counter, &clock).await;
        let hung_up = tokio::spawn({
            let server = server.clone();
            async move { call(&server, "k", "a").await }
        });
        counter.has_begun().await;
        hung_up.abort();
        assert!(hung_up.await.is_err());
        counter.let_through(1);
        let reply = loop {
            let (status, reply) = call(&server, "k", "a").await;
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
async fn the_claim_of_a_dead_server_lapses_and_its_late_reply_is_not_kept() {
    for test in both_engines().await {
        let (counter, clock) = (Counter::answering(StatusCode::OK), Clock::manual(START_MS));
        let server = server(&test, &counter, &clock).await;
        let dead = tokio::spawn({
            let server = server.clone();
            async move { call(&server, "k", "a").await }
        });
        counter.has_begun().await;
        clock.advance_ms(idempotency::CLAIM_MS - 1);
        assert_eq!(call(&server, "k", "a").await.1["code"], "in_progress", "{}", test.name);
        clock.advance_ms(1);
        let retry = tokio::spawn({
            let server = server.clone();
            async move { call(&server, "k", "a").await }
        });
        counter.has_begun().await;
        counter.let_through(2);
        let (late, reply) = (dead.await.expect("a reply"), retry.await.expect("a reply"));
        assert_eq!((&late.1["value"], &reply.1["value"]), (&json!(1), &json!(2)), "{}", test.name);
        assert_eq!(call(&server, "k", "a").await, reply, "{}: the holder of the claim is kept", test.name);
    }
}

#[tokio::test]
async fn after_a_failure_of_the_server_the_same_key_may_try_again() {
    for test in both_engines().await {
        let (counter, clock) = (Counter::answering(StatusCode::SERVICE_UNAVAILABLE), Clock::manual(START_MS));
        counter.let_through(2);
        let server = server(&test, &counter, &clock).await;
        for execution in [1, 2] {
            assert_eq!(call(&server, "k", "a").await.1["value"], execution, "{}", test.name);
        }
    }
}

#[tokio::test]
async fn a_key_that_is_none_is_refused() {
    let test = lumora_server::testing::stores::sqlite().await;
    let (counter, clock) = (Counter::answering(StatusCode::OK), Clock::manual(START_MS));
    let server = server(&test, &counter, &clock).await;
    for key in ["", &"k".repeat(129)] {
        assert_eq!(call(&server, key, "a").await.1["code"], "invalid_request", "{key}");
    }
    let request = Request::post("/count").header("idempotency-key", "a").header("idempotency-key", "b");
    let response = server.oneshot(request.body(Body::empty()).expect("a request")).await.expect("a reply");
    assert_eq!(response.status(), ApiError::invalid("").status());
    assert_eq!(counter.executions(), 0);
}
