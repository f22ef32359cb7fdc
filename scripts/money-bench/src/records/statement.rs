//! Memory used to make a statement of the member with the most bets.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::http::request::Builder;
use axum::http::{Method, Request, StatusCode};
use http_body_util::BodyExt;
use identity::{IdentityConfig, IdentityState};
use lumora_server::state::AppState;
use lumora_server::{MIGRATIONS, routes};
use platform::Base;
use platform::clock::Clock;
use platform::config::Config;
use platform::ids;
use platform::jobs::Worker;
use platform::store::{Location, Store, sql};
use serde::Serialize;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tower::ServiceExt;

use super::{Asker, askers};
use crate::Failure;
use crate::prepare::now_ms;

const PATH: &str = "/wps/member/statements";
/// The longest wait for the statement.
const MAX_WAIT: Duration = Duration::from_secs(300);
const LOOK_AGAIN: Duration = Duration::from_millis(50);
/// Concurrent reads, and rows of each, that fill the page caches of all connections.
const READS: usize = 16;
const ROWS: i64 = 100_000;

#[derive(Debug, Serialize)]
struct Report {
    rows: i64,
    seconds: f64,
    /// Growth of the process's peak memory, in megabytes.
    more_mb: f64,
}

/// A memory figure of /proc/self/status in kilobytes: `VmRSS` is the present, `VmHWM` the peak.
fn memory_kb(which: &str) -> Result<f64, Failure> {
    let status = fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix(which)).ok_or("no memory in /proc/self/status")?;
    Ok(line.trim_start_matches(':').trim().trim_end_matches(" kB").trim().parse()?)
}

/// Makes the statement, and prints duration and memory as JSON.
pub(crate) async fn run(database: &str, data: &Path) -> Result<(), Failure> {
    let store = Store::open(&Location::parse(database), MIGRATIONS).await?;
    let base = Base::new(store.clone(), Config::new(0, 0, data), Clock::System).await?;
    let state = AppState::of(IdentityState::new(base, &IdentityConfig::default()))?;
    statements::keys::prepare(&state.base.store, &state.base.vault, now_ms()?).await?;
    let asker = askers(&store).await?.pop().ok_or("no member of sample-load: load first")?;
    delete_statements(&store, &asker).await?;
    let (stop, stopping) = watch::channel(());
    // Only the jobs of statements run.
    let kinds = statements::JOBS.iter().map(|kind| kind.bind(&state.base)).collect();
    let worker = tokio::spawn(Worker::new(store.clone(), Clock::System, kinds).run(stopping));
    fill_caches(&store).await?;
    let site = routes::site(&state, None);
    // A first call, so that the memory of code loaded for it is not counted.
    send(&site, call(&asker, Method::GET).body(Body::empty())?).await?;
    let before = memory_kb("VmRSS")?;
    // Resets the peak of the memory.
    fs::write("/proc/self/clear_refs", "5")?;
    let began = Instant::now();
    ask(&site, &asker).await?;
    let rows = wait(&store, &asker, began).await?;
    let (seconds, most) = (began.elapsed().as_secs_f64(), memory_kb("VmHWM")?);
    let report = Report { rows, seconds, more_mb: (most - before) / 1024.0 };
    writeln!(std::io::stdout(), "{}", serde_json::to_string(&report)?)?;
    drop(stop);
    worker.await?;
    store.close().await;
    Ok(())
}

/// Fills the connections' page caches, as in a server that has run for a while: they are not part of the statement's memory.
async fn fill_caches(store: &Store) -> Result<(), Failure> {
    let mut reads = JoinSet::new();
    for _ in 0..READS {
        let store = store.clone();
        reads.spawn(async move {
            let query = "select cast(coalesce(sum(r.stake), 0) as bigint) from (select stake from rounds order by id limit $1) r";
            sql::query_scalar::<i64>(query).bind(ROWS).fetch_one(store.reader()).await
        });
    }
    while let Some(read) = reads.join_next().await {
        read??;
    }
    Ok(())
}

/// Deletes the statements of former runs, whose number is limited.
async fn delete_statements(store: &Store, asker: &Asker) -> Result<(), Failure> {
    let member_id = asker.member_id.clone();
    let work = async move |tx: &mut platform::store::Connection| {
        for text in [
            "delete from statement_parts where statement_id in (select id from statements where member_id = $1)",
            "delete from statements where member_id = $1",
        ] {
            sql::query(text).bind(&member_id).execute(&mut *tx).await?;
        }
        Ok::<_, platform::store::StoreError>(())
    };
    Ok(store.write(move |tx| Box::pin(async move { work(tx).await })).await?)
}

/// A request about statements, with the member's session.
fn call(asker: &Asker, method: Method) -> Builder {
    Request::builder().method(method).uri(PATH).header("authorization", format!("Bearer {}", asker.token))
}

async fn ask(site: &Router, asker: &Asker) -> Result<(), Failure> {
    let request = call(asker, Method::POST).header("idempotency-key", ids::new_id(now_ms()?));
    let body = r#"{"kind":"BETS","format":"CSV","filter":"span=DAYS_365"}"#;
    send(site, request.header("content-type", "application/json").body(Body::from(body))?).await
}

async fn send(site: &Router, request: Request<Body>) -> Result<(), Failure> {
    let answer = site.clone().oneshot(request).await?;
    let status = answer.status();
    let text = answer.into_body().collect().await?.to_bytes();
    if status == StatusCode::OK { Ok(()) } else { Err(format!("{status} {}", String::from_utf8_lossy(&text)).into()) }
}

/// Waits until the statement is made; gives its number of rows.
async fn wait(store: &Store, asker: &Asker, began: Instant) -> Result<i64, Failure> {
    loop {
        let query = "select row_count from statements where member_id = $1 and ready_at is not null";
        let made: Option<i64> = sql::query_scalar(query).bind(&asker.member_id).fetch_optional(store.reader()).await?;
        if let Some(rows) = made {
            return Ok(rows);
        }
        if began.elapsed() > MAX_WAIT {
            return Err("the statement was not made in time".into());
        }
        tokio::time::sleep(LOOK_AGAIN).await;
    }
}
