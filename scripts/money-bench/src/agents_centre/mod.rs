//! `money-bench agents`: latencies of the agent centre for agents with a small, a large and the largest team on a database that
//! `lumora-server sample-load-team` has filled, and the duration of a settlement of real-time contracts. Calls go through the
//! server's router, without a socket.

mod contracts;
mod history;
mod requests;

use std::io::Write;
use std::path::Path;

use agents::figures::count_figures;
use identity::{IdentityConfig, IdentityState};
use lumora_server::state::AppState;
use lumora_server::{MIGRATIONS, routes};
use platform::Base;
use platform::clock::Clock;
use platform::config::Config;
use platform::store::{Location, Store, StoreError, sql};
use serde::Serialize;

use crate::Failure;
use crate::prepare::now_ms;
use crate::records::{Times, measured, plans, session};

/// The measured agents: label, and number of agents above.
const DEPTHS: [(&str, i64); 3] = [("top", 0), ("level 3", 2), ("level 6", 5)];
/// Every so many-th member is online.
const ONLINE: i64 = 50;

/// An agent in whose name requests are made.
#[derive(Debug, Clone)]
struct Asker {
    what: &'static str,
    id: String,
    team: i64,
    token: String,
}

/// Latencies of a request by an agent.
#[derive(Debug, Serialize)]
struct Taken {
    list: &'static str,
    filter: String,
    agent: &'static str,
    team: i64,
    p50_ms: f64,
    p95_ms: f64,
}

#[derive(Debug, Serialize)]
struct Report {
    engine: String,
    people: i64,
    bets: i64,
    raw_bets: i64,
    settlements: Vec<contracts::Settled>,
    calls: Vec<Taken>,
    plans: Vec<plans::Plan>,
}

/// Measures all requests, and prints the report as JSON.
pub(crate) async fn run(database: &str, data: &Path, times: usize, contracts: &[usize]) -> Result<(), Failure> {
    let store = Store::open(&Location::parse(database), MIGRATIONS).await?;
    let base = Base::new(store.clone(), Config::new(0, 0, data), Clock::System).await?;
    let mut settlements = Vec::new();
    for count in contracts {
        settlements.push(contracts::settle(&base, *count).await?);
    }
    let askers = askers(&store).await?;
    history::write(&base, &askers).await?;
    count_figures(&store).await?;
    put_online(&store).await?;
    let state = AppState::of(IdentityState::new(base, &IdentityConfig::default()))?;
    let router = routes::site(&state, None);
    let (mut calls, mut statements) = (Vec::new(), Vec::new());
    for asker in &askers {
        for (list, filter, path) in requests::paths(&store, asker).await? {
            let (Times { p50_ms, p95_ms }, seen) = measured(&router, &asker.token, &path, times).await?;
            statements.extend(seen.into_iter().map(|query| (list, query)));
            calls.push(Taken { list, filter, agent: asker.what, team: asker.team, p50_ms, p95_ms });
        }
    }
    let plans = plans::of(&store, plans::OF_TEAMS, statements).await?;
    let number = async |query: &'static str| -> Result<i64, StoreError> {
        sql::query_scalar(query).fetch_one(store.reader()).await
    };
    let report = Report {
        engine: format!("{:?}", store.engine()).to_lowercase(),
        people: number("select count(*) from members where account like 'team%'").await?,
        bets: number("select cast(coalesce(sum(bets), 0) as bigint) from placement_days").await?,
        raw_bets: number("select count(*) from rounds where supplier_round like 'team-%'").await?,
        settlements,
        calls,
        plans,
    };
    writeln!(std::io::stdout(), "{}", serde_json::to_string(&report)?)?;
    store.close().await;
    Ok(())
}

/// The agent with the largest team at each depth, with a session.
async fn askers(store: &Store) -> Result<Vec<Asker>, Failure> {
    let query = "select m.id, cast(sum(z.agents + z.members) as bigint) from placements p
                 join members m on m.id = p.member_id join team_sizes z on z.agent_id = m.id
                 where p.until_ms is null and m.account like 'team%'
                    and (select count(*) from placement_ancestors a where a.placement_id = p.id) = $1
                 group by m.id order by 2 desc, 1 limit 1";
    let mut askers = Vec::new();
    for (what, depth) in DEPTHS {
        let found: Option<(String, i64)> = sql::query_as(query).bind(depth).fetch_optional(store.reader()).await?;
        let (id, team) = found.ok_or("no agents of sample-load-team: load first")?;
        let token = session(store, &id).await?;
        askers.push(Asker { what, id, team, token });
    }
    Ok(askers)
}

/// Marks some members as using the site now.
async fn put_online(store: &Store) -> Result<(), Failure> {
    let now_ms = now_ms()?;
    let work = async move |tx: &mut platform::store::Connection| {
        let update = "update sessions set last_seen_at = $1 where member_id in (select member_id from member_numbers where number % $2 = 0)";
        sql::query(update).bind(now_ms).bind(ONLINE).execute(tx).await.map(drop)
    };
    Ok(store.write(move |tx| Box::pin(async move { work(tx).await })).await.map_err(|error: StoreError| error)?)
}
