//! `money-bench records`: latencies of the member centre's lists and sums on a database that `lumora-server sample-load` has filled,
//! and the query plans of their statements. Calls go through the server's router, without a socket.

pub(crate) mod plans;
mod requests;
pub(crate) mod statement;

use std::io::Write;
use std::path::Path;
use std::time::Instant;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use http_body_util::BodyExt;
use identity::{IdentityConfig, IdentityState};
use lumora_server::state::AppState;
use lumora_server::{MIGRATIONS, routes};
use platform::Base;
use platform::clock::Clock;
use platform::config::Config;
use platform::ids;
use platform::store::{Location, Store, StoreError, seen, sql};
use serde::Serialize;
use tower::ServiceExt;

use crate::Failure;
use crate::prepare::now_ms;

/// A member in whose name requests are made.
#[derive(Debug, Clone)]
pub(crate) struct Asker {
    what: &'static str,
    member_id: String,
    bets: i64,
    token: String,
}

/// Latencies of a request by a member.
#[derive(Debug, Serialize)]
struct Taken {
    list: &'static str,
    filter: String,
    member: &'static str,
    bets: i64,
    p50_ms: f64,
    p95_ms: f64,
}

#[derive(Debug, Serialize)]
struct Report {
    engine: String,
    calls: Vec<Taken>,
    plans: Vec<plans::Plan>,
}

/// Measures all requests, and prints the report as JSON.
pub(crate) async fn run(database: &str, data: &Path, times: usize) -> Result<(), Failure> {
    let store = Store::open(&Location::parse(database), MIGRATIONS).await?;
    let base = Base::new(store.clone(), Config::new(0, 0, data), Clock::System).await?;
    let state = AppState::of(IdentityState::new(base, &IdentityConfig::default()))?;
    let router = routes::site(&state, None);
    let askers = askers(&store).await?;
    let mut calls = Vec::new();
    let mut statements = Vec::new();
    for asker in &askers {
        for (list, filter, path) in requests::paths(&store, asker).await? {
            let (Times { p50_ms, p95_ms }, seen) = measured(&router, &asker.token, &path, times).await?;
            statements.extend(seen.into_iter().map(|query| (list, query)));
            calls.push(Taken { list, filter, member: asker.what, bets: asker.bets, p50_ms, p95_ms });
        }
    }
    let plans = plans::of(&store, plans::OF_MEMBERS, statements).await?;
    let report = Report { engine: format!("{:?}", store.engine()).to_lowercase(), calls, plans };
    writeln!(std::io::stdout(), "{}", serde_json::to_string(&report)?)?;
    store.close().await;
    Ok(())
}

/// Latencies of a request.
pub(crate) struct Times {
    pub(crate) p50_ms: f64,
    pub(crate) p95_ms: f64,
}

/// Makes a request `times` times; gives its latencies, and the statements of one run.
pub(crate) async fn measured(
    router: &Router,
    token: &str,
    path: &str,
    times: usize,
) -> Result<(Times, Vec<sql::Query<'static>>), Failure> {
    // The first run prepares statements and counts what is due.
    call(router, token, path).await?;
    seen::begin();
    let once = call(router, token, path).await;
    let statements = seen::end();
    once?;
    let mut took = Vec::with_capacity(times);
    for _ in 0..times {
        took.push(call(router, token, path).await?);
    }
    took.sort_by(f64::total_cmp);
    Ok((Times { p50_ms: part(&took, 50), p95_ms: part(&took, 95) }, statements))
}

/// The percentile of sorted values: the smallest one that at least so many percent do not exceed.
fn part(sorted: &[f64], percent: usize) -> f64 {
    let place = (sorted.len() * percent).div_ceil(100).saturating_sub(1);
    sorted.get(place).copied().unwrap_or(f64::NAN)
}

/// Makes a call and reads its whole answer; gives the duration in milliseconds.
async fn call(router: &Router, token: &str, path: &str) -> Result<f64, Failure> {
    let request = Request::get(path).header("authorization", format!("Bearer {token}"));
    let request = request.body(Body::empty())?;
    let began = Instant::now();
    let answer = router.clone().oneshot(request).await?;
    let status = answer.status();
    let body = answer.into_body().collect().await?.to_bytes();
    let took = began.elapsed().as_secs_f64() * 1e3;
    if !status.is_success() {
        return Err(format!("{path}: {status} {}", String::from_utf8_lossy(&body)).into());
    }
    Ok(took)
}

/// The members with the fewest, the median, the second most and the most bets, each with a session.
async fn askers(store: &Store) -> Result<Vec<Asker>, Failure> {
    let query = "select d.member_id, cast(sum(d.bets) as bigint) as bets from bet_days d
                 join members m on m.id = d.member_id where m.account like 'load%' group by d.member_id order by 2, 1";
    let members: Vec<(String, i64)> = sql::query_as(query).fetch_all(store.reader()).await?;
    let last = members.len().saturating_sub(1);
    let places = [("small", 0), ("median", last / 2), ("second", last.saturating_sub(1)), ("largest", last)];
    let mut askers = Vec::new();
    for (what, place) in places {
        let (member_id, bets) = members.get(place).ok_or("no member of sample-load: load first")?.clone();
        let token = session(store, &member_id).await?;
        askers.push(Asker { what, member_id, bets, token });
    }
    Ok(askers)
}

pub(crate) async fn session(store: &Store, member_id: &str) -> Result<String, Failure> {
    let (now_ms, token, member_id) = (now_ms()?, ids::random_token(), member_id.to_owned());
    let (id, hash) = (ids::new_id(now_ms), ids::token_hash(&token));
    let work = async move |tx: &mut platform::store::Connection| {
        sql::query(
            "insert into sessions (token_hash, id, member_id, created_at, last_seen_at, ip) values ($1, $2, $3, $4, $4, '127.0.0.1')",
        )
        .bind(&hash)
        .bind(&id)
        .bind(&member_id)
        .bind(now_ms)
        .execute(tx)
        .await
        .map(drop)
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await.map_err(|error: StoreError| error)?;
    Ok(token)
}
