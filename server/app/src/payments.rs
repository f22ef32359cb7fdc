//! The sample payment provider as a process of its own, separate from the operator's server.
//!
//! It shares with the site's process only this program's binary, a key in the data folder by which both sign their calls, and, where
//! PostgreSQL is used, the database server, in which it has its own schema.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::error::ServeError;
use crate::limits;
use crate::listen::{Connections, StopSignals, accept, bind, port_of};
use payment_provider::{ProviderConfig, ProviderState};
use platform::clock::Clock;
use platform::http_client::Network;
use platform::shared_key::{self, SharedKey};
use platform::store::{Location, Store};

/// Settings of the sample payment provider, from the command line.
#[derive(Debug)]
pub struct PaymentsConfig {
    /// Port on 127.0.0.1; 0 lets the system choose.
    pub port: u16,
    /// Data folder, which holds the key that is shared with the merchant.
    pub data: PathBuf,
    /// Location of the site's database; the provider's own database is made beside it.
    pub database: Location,
    /// Origin at which browsers and the merchant reach the provider; `http://127.0.0.1:PORT` unless set.
    pub origin: Option<String>,
    /// Origin of the site: the only merchant, to which payers are led back.
    pub merchant_origin: String,
    /// Whether `/desk` and `/vouchers`, the provider's staff pages, are open.
    pub has_desk: bool,
}

/// Runs until SIGINT or SIGTERM, which also interrupt a start in progress.
///
/// # Errors
/// When it can not start; each error is one line that names the remedy.
pub async fn run(config: PaymentsConfig) -> Result<(), ServeError> {
    let mut signals = StopSignals::listen()?;
    limits::raise_open_files();
    let (port, state) = tokio::select! {
        started = start(config) => started?,
        () = signals.next() => return Ok(()),
    };
    let (stop, stopping) = watch::channel(());
    let connections = Connections::new(limits::max_connections());
    let worker = payment_provider::start_worker(state.clone(), stopping.clone());
    let serving = tokio::spawn(accept(port, payment_provider::router(state.clone()), connections, stopping));
    announce(&state.config);
    signals.next().await;
    drop(stop);
    for task in [serving, worker] {
        let _ = task.await;
    }
    state.store.close().await;
    Ok(())
}

async fn start(config: PaymentsConfig) -> Result<(TcpListener, ProviderState), ServeError> {
    let port = bind(config.port, "--port").await?;
    let default_origin = format!("http://127.0.0.1:{}", port_of(&port)?);
    let key = SharedKey::read_or_make(&config.data, shared_key::PAYMENT_PROVIDER)?;
    let store = Store::open(&config.database.beside("payments"), &[payment_provider::MIGRATIONS]).await?;
    let provider_config = ProviderConfig {
        origin: config.origin.unwrap_or(default_origin),
        merchant_origin: config.merchant_origin,
        key,
        has_desk: config.has_desk,
    };
    let state = ProviderState::new(store, Clock::System, Arc::new(Network::default()), provider_config);
    Ok((port, state))
}

fn announce(config: &ProviderConfig) {
    let origin = &config.origin;
    let mut text = format!("  Payments   {origin} (sample payment provider: no real money moves)\n");
    if config.has_desk {
        text.push_str(&format!("             {origin}/vouchers, {origin}/desk\n"));
    }
    let mut out = std::io::stdout();
    let _ = write!(out, "{text}");
    let _ = out.flush();
}
