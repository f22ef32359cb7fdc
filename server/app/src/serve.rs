//! The life cycle of the server process: it binds both ports, opens and seeds the store, serves until a stop signal, shuts down.

use std::io::Write;

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tracing_subscriber::Layer as _;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::error::ServeError;
use crate::limits;
use crate::listen::{Connections, StopSignals, accept, bind, port_of};
use crate::seed::{self, SampleAccount};
use crate::site::Site;
use crate::state::AppState;
use crate::{MIGRATIONS, jobs, routes, sample_supplier};
use bets::SETTLED_BETS;
use identity::{IdentityConfig, IdentityState};
use ledger::WALLET_MOVES;
use platform::clock::Clock;
use platform::config::Config;
use platform::outbox::Gateways;
use platform::store::Store;
use platform::{Base, push};
use supplier::SupplierState;

/// Logs as lines of JSON on standard error. `RUST_LOG` sets the filter, as in `warn,lumora_server=debug`; without it, this server logs
/// at level info, everything else at level warn.
pub fn start_logging() {
    let requested = std::env::var("RUST_LOG").ok().and_then(|text| text.parse::<Targets>().ok());
    let targets = requested
        .unwrap_or_else(|| Targets::new().with_default(LevelFilter::WARN).with_target("lumora", LevelFilter::INFO));
    let lines = tracing_subscriber::fmt::layer().json().flatten_event(true).with_writer(std::io::stderr);
    // Fails when a logger is installed already, which is then used.
    let _ = tracing_subscriber::registry().with(lines.with_filter(targets)).try_init();
}

/// Runs until SIGINT or SIGTERM, which also interrupt a start in progress.
///
/// # Errors
/// When it can not start; each error is one line that names the remedy.
pub async fn run(config: Config, identity: IdentityConfig) -> Result<(), ServeError> {
    // Before anything else: an unhandled signal would end the process at once, in the middle of whatever it does.
    let mut signals = StopSignals::listen()?;
    limits::raise_open_files();
    let mut store = None;
    let started = tokio::select! {
        started = start(config, &identity, &mut store) => started?,
        () = signals.next() => {
            // Closing merges the log of the start's writes into the database file, as after every other end.
            if let Some(store) = store {
                store.close().await;
            }
            return Ok(());
        }
    };
    announce(&started.state.base.config, started.site.is_some(), &started.accounts);
    serve(started, signals).await
}

/// A server that is ready to serve.
struct Started {
    state: AppState,
    site: Option<Site>,
    accounts: Vec<SampleAccount>,
    site_port: TcpListener,
    games_port: TcpListener,
}

/// Prepares a server; stores its database in `opened` once it is open, so that an interrupted start can close it.
async fn start(
    mut config: Config,
    identity: &IdentityConfig,
    opened: &mut Option<Store>,
) -> Result<Started, ServeError> {
    // The ports first, so that a second server fails before it touches the database.
    let site_port = bind(config.port, "--port").await?;
    let games_port = bind(config.games_port, "--games-port").await?;
    fill_in_bound_ports(&mut config, &site_port, &games_port)?;

    let site = match &config.site {
        Some(folder) => {
            let (folder, cache) = (folder.clone(), config.data.join("cache/brotli"));
            let load = tokio::task::spawn_blocking(move || Site::load(&folder, &cache));
            Some(load.await.map_err(|error| ServeError::Runtime(error.into()))??)
        }
        None => None,
    };
    let store = Store::open(&config.database, MIGRATIONS).await?;
    *opened = Some(store.clone());
    for stream in [SETTLED_BETS, WALLET_MOVES] {
        stream.require_own_positions(&store).await?;
    }
    let gateways = Gateways::from_environment()?;
    let clock = if config.development { Clock::movable() } else { Clock::System };
    let base = Base::new(store, config, clock).await?.with(|base| base.gateways = gateways);
    let state = AppState::of(IdentityState::new(base, identity))?;
    statements::keys::prepare(&state.base.store, &state.base.vault, state.base.clock.now_ms()).await?;
    let seeded = seed::run(&state.base.store, state.base.clock.now_ms()).await;
    seeded.map_err(|error| ServeError::Seed(error.to_string()))?;
    Ok(Started { state, site, accounts: seed::sample_accounts(), site_port, games_port })
}

async fn serve(started: Started, mut signals: StopSignals) -> Result<(), ServeError> {
    let Started { state, site, site_port, games_port, .. } = started;
    let (stop, stopping) = watch::channel(());
    let connections = Connections::new(limits::max_connections());
    let worker = tokio::spawn(jobs::worker(&state).run(stopping.clone()));
    let pushing = tokio::spawn(push::run(state.base.clone(), stopping.clone()));
    let watching = tokio::spawn(support::watch(state.base.clone(), stopping.clone()));
    let site_task = tokio::spawn(accept(site_port, routes::site(&state, site), connections.clone(), stopping.clone()));
    // The first start designs every game of the sample supplier, which takes seconds. The site is served meanwhile; connections to the
    // games' port wait until it accepts.
    let supplier = tokio::select! {
        ready = sample_supplier::set_up(&state.base) => Some(ready.map_err(|error| ServeError::Seed(error.to_string()))?),
        () = signals.next() => None,
    };
    if let Some(supplier) = supplier {
        let rounds = supplier::start_worker(supplier.clone(), stopping.clone());
        let rounds_store = supplier.store.clone();
        let measuring = tokio::spawn(measure(state.base.clone(), supplier.clone(), stopping.clone()));
        let games_task = tokio::spawn(accept(games_port, routes::games(supplier), connections, stopping));
        signals.next().await;
        end(&state, stop, [site_task, games_task, pushing, watching, rounds, measuring, worker]).await;
        rounds_store.close().await;
    } else {
        // Closing the port fails the connections that wait at it (a job's among them) at once.
        drop(games_port);
        end(&state, stop, [site_task, pushing, watching, worker]).await;
    }
    Ok(())
}

/// Measures the games of the sample supplier unless the server stops first; the next start continues with those that are missing.
async fn measure(base: Base, supplier: SupplierState, mut stopping: watch::Receiver<()>) {
    let measured = tokio::select! {
        measured = sample_supplier::measure(&base, &supplier) => measured,
        // Nothing is ever sent: the channel closes when the server stops.
        _ = stopping.changed() => return,
    };
    if let Err(error) = measured {
        tracing::warn!(%error, "the games of the sample supplier were not measured: lists leave their volatility out");
    }
}

/// Stops all tasks, waits for them, and closes the store.
async fn end<const COUNT: usize>(state: &AppState, stop: watch::Sender<()>, tasks: [JoinHandle<()>; COUNT]) {
    tracing::info!("stopping");
    drop(stop);
    for task in tasks {
        let _ = task.await;
    }
    state.base.store.close().await;
    tracing::info!("stopped");
}

/// Fills in the bound ports where port 0 let the system choose; default origins follow them.
fn fill_in_bound_ports(config: &mut Config, site: &TcpListener, games: &TcpListener) -> Result<(), ServeError> {
    let bound = Config::new(port_of(site)?, port_of(games)?, &config.data);
    let requested = Config::new(config.port, config.games_port, &config.data);
    if config.site_origin == requested.site_origin {
        config.site_origin = bound.site_origin;
    }
    if config.games_origin == requested.games_origin {
        config.games_origin = bound.games_origin;
    }
    (config.port, config.games_port) = (bound.port, bound.games_port);
    Ok(())
}

fn announce(config: &Config, has_site: bool, accounts: &[SampleAccount]) {
    let mut text = format!("\n  Lumora     {}\n", config.site_origin);
    if !has_site {
        text = format!(
            "\n  Lumora     {} (API only: no built site was found, name its folder with --site)\n",
            config.site_origin
        );
    }
    text.push_str(&format!("  API docs   {}/docs\n  Games      {}\n", config.site_origin, config.games_origin));
    if config.development {
        text.push_str(&format!(
            "  Outbox     {}/dev/outbox (codes and mails that the site sends)\n",
            config.site_origin
        ));
    }
    if !accounts.is_empty() {
        text.push_str("\n  Sample accounts (play money):\n");
        for account in accounts {
            text.push_str(&format!("    {:<16} {:<14} {}\n", account.account, account.password, account.kind));
        }
    }
    let mut out = std::io::stdout();
    let _ = writeln!(out, "{text}");
    let _ = out.flush();
}
