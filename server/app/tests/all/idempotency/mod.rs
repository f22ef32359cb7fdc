//! One key, one execution: equal calls at once, on two servers of one database, and after a server has died in the middle.

mod claims;
mod deaths;
mod outcomes;
mod sealed;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::body::Body;
use axum::http::{Request, StatusCode};
use axum::routing::post;
use axum::{Extension, Router, middleware};
use http_body_util::BodyExt;
use identity::idempotency::{self, Intent};
use lumora_server::MIGRATIONS;
use lumora_server::testing::stores::TestStore;
use platform::Base;
use platform::clock::Clock;
use platform::config::Config;
use platform::http::{ApiError, Reply};
use platform::store::{Store, StoreError, sql};
use serde_json::{Value, json};
use tokio::sync::Semaphore;
use tower::ServiceExt;

/// A place in a handler that says when a call has come there, and lets it through when it is told to.
#[derive(Clone)]
struct Gate {
    come: Arc<Semaphore>,
    open: Arc<Semaphore>,
}

impl Gate {
    fn closed() -> Self {
        Self { come: Arc::new(Semaphore::new(0)), open: Arc::new(Semaphore::new(0)) }
    }

    fn open() -> Self {
        let gate = Self::closed();
        gate.let_through(1_000);
        gate
    }

    async fn pass(&self) {
        self.come.add_permits(1);
        self.open.acquire().await.expect("an open gate").forget();
    }

    /// Waits until one more call has come here.
    async fn reached(&self) {
        self.come.acquire().await.expect("an open gate").forget();
    }

    /// Ends what waits here as the end of its process does: in a panic, which nobody sees.
    fn die(&self) {
        self.open.close();
    }

    fn let_through(&self, calls: usize) {
        self.open.add_permits(calls);
    }
}

/// What a server's calls do: `/count` counts its executions, `/work` leaves a row in its transaction.
#[derive(Clone)]
struct Counter {
    begun: Arc<AtomicUsize>,
    before: Gate,
    within: Gate,
    after: Gate,
    reply: StatusCode,
}

impl Counter {
    /// Waits at the gate before its work.
    fn answering(reply: StatusCode) -> Self {
        Self { begun: Arc::default(), before: Gate::closed(), within: Gate::open(), after: Gate::open(), reply }
    }

    /// Waits at the gate within the transaction of its work.
    fn waiting_within() -> Self {
        Self { within: Gate::closed(), ..Self::running() }
    }

    /// Waits at the gate after its work, before it answers.
    fn waiting_after() -> Self {
        Self { before: Gate::open(), after: Gate::closed(), ..Self::answering(StatusCode::OK) }
    }

    fn running() -> Self {
        Self { before: Gate::open(), ..Self::answering(StatusCode::OK) }
    }

    fn executions(&self) -> usize {
        self.begun.load(Ordering::SeqCst)
    }

    async fn begin(&self) -> usize {
        let number = self.begun.fetch_add(1, Ordering::SeqCst) + 1;
        self.before.pass().await;
        number
    }

    async fn count(self) -> (StatusCode, String) {
        let number = self.begin().await;
        (self.reply, json!({ "success": true, "value": number }).to_string())
    }

    async fn work(self, base: Base, intent: Intent) -> Result<Reply<usize>, ApiError> {
        let number = self.begin().await;
        let within = self.within.clone();
        let given = intent
            .once(&base.store, move |tx| {
                Box::pin(async move {
                    let insert = "insert into work_done (number) values ($1)";
                    sql::query(insert).bind(i64::try_from(number).expect("a number")).execute(tx).await?;
                    within.pass().await;
                    Ok(number)
                })
            })
            .await?;
        self.after.pass().await;
        match self.reply {
            StatusCode::OK => Ok(Reply(given)),
            StatusCode::IM_A_TEAPOT => panic!("in the middle"),
            status => Err(ApiError::refused(status, "refused", "after the work")),
        }
    }
}

/// The base of a server on a store opened for it alone, as another process would.
async fn base(test: &TestStore, clock: &Clock) -> Base {
    let store = Store::open(&test.location, MIGRATIONS).await.expect("a second handle");
    Base::new(store, Config::new(8080, 8081, test.folder()), clock.clone()).await.expect("a base")
}

async fn server(test: &TestStore, counter: &Counter, clock: &Clock) -> Router {
    let base = base(test, clock).await;
    let (counting, working, worked) = (counter.clone(), counter.clone(), base.clone());
    Router::new()
        .route("/count", post(move || counting.clone().count()))
        .route("/work", post(move |intent: Intent| working.clone().work(worked.clone(), intent)))
        .route_layer(middleware::from_fn(idempotency::layer))
        .layer(Extension(base))
}

async fn send(server: &Router, path: &str, key: &str, body: &'static str) -> (u16, Value) {
    let request = Request::post(path).header("idempotency-key", key).body(Body::from(body)).expect("a request");
    let response = server.clone().oneshot(request).await.expect("a router always answers");
    let status = response.status().as_u16();
    let body = response.into_body().collect().await.expect("a body").to_bytes();
    (status, serde_json::from_slice(&body).unwrap_or(Value::Null))
}

/// Sends it on a task of its own.
fn sending(
    server: &Router,
    path: &'static str,
    key: &'static str,
    body: &'static str,
) -> tokio::task::JoinHandle<(u16, Value)> {
    let server = server.clone();
    tokio::spawn(async move { send(&server, path, key, body).await })
}

async fn prepare(test: &TestStore) {
    let table = "create table work_done (number bigint not null)";
    let made = test.store.write(move |tx| {
        Box::pin(async move {
            sql::query(table).execute(tx).await?;
            Ok::<_, StoreError>(())
        })
    });
    made.await.expect("a table");
}

async fn work_done(test: &TestStore) -> i64 {
    sql::query_scalar("select count(*) from work_done").fetch_one(test.store.reader()).await.expect("a count")
}
