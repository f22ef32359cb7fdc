//! The command line of `lumora-server`: its subcommands, their options and environment variables.

use std::ffi::OsString;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use axum::http::HeaderName;
use clap::builder::FalseyValueParser;
use clap::{Args, Parser, Subcommand};

use crate::database::{OnDatabase, location};
use crate::error::ServeError;
#[cfg(feature = "sample-load")]
use crate::load_command::Load;
use crate::payments::{self, PaymentsConfig};
use crate::statement_check::StatementArgs;
use crate::{MIGRATIONS, routes, serve};
use identity::{IdentityConfig, phone_identity, social};
use lumora_core::domain::address::is_origin;
use operator::{AdminArgs, PolicyArgs};
use platform::clock::Clock;
use platform::config::Config;
use platform::http::Network;
use platform::http_client;

/// Lumora: the site, its API and wallet, and the sample supplier's games.
#[derive(Debug, Parser)]
#[command(name = "lumora-server", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Serve the site and its API on one port, the sample supplier's games on another.
    Serve(ServeArgs),
    /// Run the sample payment provider beside the site: a party of its own. No real money moves.
    PaymentProvider(PaymentProviderArgs),
    /// Change what the site does, whether or not it runs.
    Admin(OnDatabase<AdminArgs>),
    /// The policy of the operator's licence: list, show, choose, report. It counts at once, whether or not the site runs.
    Policy(OnDatabase<PolicyArgs>),
    /// Check a statement that a member was given, and name what was altered.
    VerifyStatement(OnDatabase<StatementArgs>),
    #[cfg(feature = "sample-load")]
    #[command(flatten)]
    Load(Load),
    /// Print the OpenAPI document of the API.
    Openapi,
}

#[derive(Debug, Args)]
struct ServeArgs {
    /// Port of the site and its API on 127.0.0.1.
    #[arg(long, env = "LUMORA_PORT", default_value_t = 8080)]
    port: u16,
    /// Port of the sample supplier's games on 127.0.0.1: another origin than the site's.
    #[arg(long, env = "LUMORA_GAMES_PORT", default_value_t = 8081)]
    games_port: u16,
    /// Port at which the sample payment provider runs on 127.0.0.1, which `lumora-server payment-provider` starts.
    #[arg(long, env = "LUMORA_PAYMENT_PORT", default_value_t = 8082)]
    payment_port: u16,
    /// Folder of everything the server writes.
    #[arg(long, env = "LUMORA_DATA", default_value = "data")]
    data: PathBuf,
    /// Folder of the built site [default: web/dist here or beside the program].
    #[arg(long, env = "LUMORA_SITE")]
    site: Option<PathBuf>,
    /// PostgreSQL to use instead of the embedded database, such as postgres://user:password@host/database.
    #[arg(long, env = "DATABASE_URL", hide_env_values = true)]
    database_url: Option<String>,
    /// Origin at which browsers reach the site, when a proxy stands in front [default: http://127.0.0.1:PORT].
    #[arg(long, env = "LUMORA_SITE_ORIGIN")]
    site_origin: Option<String>,
    /// Origin at which browsers reach the games, when a proxy stands in front [default: http://127.0.0.1:GAMES_PORT].
    #[arg(long, env = "LUMORA_GAMES_ORIGIN")]
    games_origin: Option<String>,
    /// Let the built-in stand-ins for services of others work, under /dev/: for trying the site out, never for the world.
    #[arg(long, env = "LUMORA_DEV", value_parser = FalseyValueParser::new())]
    dev: bool,
    /// Addresses or networks of proxies whose X-Forwarded-For counts, separated by commas, such as 10.0.0.0/8.
    #[arg(long, env = "LUMORA_TRUSTED_PROXIES", value_delimiter = ',')]
    trusted_proxies: Vec<Network>,
    /// Header in which those proxies name the visitor's country by two letters, such as CF-IPCountry. From anybody else it
    /// counts for nothing.
    #[arg(long, env = "LUMORA_COUNTRY_HEADER", requires = "trusted_proxies", value_parser = header_name)]
    country_header: Option<String>,
}

#[derive(Debug, Args)]
struct PaymentProviderArgs {
    /// Port on 127.0.0.1: another origin than the site's.
    #[arg(long, env = "LUMORA_PAYMENT_PORT", default_value_t = 8082)]
    port: u16,
    /// Folder that the site's server writes to: both keep the key there that they sign their calls with.
    #[arg(long, env = "LUMORA_DATA", default_value = "data")]
    data: PathBuf,
    /// PostgreSQL to use instead of the embedded database, in a schema of its own.
    #[arg(long, env = "DATABASE_URL", hide_env_values = true)]
    database_url: Option<String>,
    /// Origin at which browsers and the site reach it, when a proxy stands in front [default: http://127.0.0.1:PORT].
    #[arg(long, env = "LUMORA_PAYMENT_ORIGIN")]
    origin: Option<String>,
    /// Origin of the site: the only one that is told anything, and that payers are led back to.
    #[arg(long, env = "LUMORA_SITE_ORIGIN", default_value = "http://127.0.0.1:8080")]
    merchant_origin: String,
    /// Open /desk and /vouchers, where whoever sits at this machine decides about payouts and makes sample vouchers.
    #[arg(long)]
    desk: bool,
}

fn header_name(text: &str) -> Result<String, String> {
    let name = HeaderName::try_from(text).map_err(|_| "name a header, such as CF-IPCountry".to_owned())?;
    Ok(name.as_str().to_owned())
}

/// Runs the program: 0 when all went well, 1 with one line on standard error when not.
pub fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Serve(args) => run_server(args),
        Command::PaymentProvider(args) => run_payment_provider(args),
        Command::Admin(command) => run_admin_command(command),
        Command::Policy(command) => run_policy_command(command),
        Command::VerifyStatement(command) => verify_statement(command),
        #[cfg(feature = "sample-load")]
        Command::Load(command) => command.run(),
        Command::Openapi => print_openapi(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "lumora-server: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run_server(args: ServeArgs) -> Result<(), ServeError> {
    serve::start_logging();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(ServeError::Runtime)?;
    let (config, identity) = args.into_config()?;
    runtime.block_on(serve::run(config, identity))
}

fn run_payment_provider(args: PaymentProviderArgs) -> Result<(), ServeError> {
    serve::start_logging();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(ServeError::Runtime)?;
    runtime.block_on(payments::run(args.into_config()?))
}

fn run_admin_command(command: OnDatabase<AdminArgs>) -> Result<(), ServeError> {
    let database = command.location();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(ServeError::Runtime)?;
    let out = &mut std::io::stdout();
    Ok(runtime.block_on(command.args.run(
        (&database, &command.data),
        MIGRATIONS,
        &routes::assembly(),
        &Clock::System,
        out,
    ))?)
}

fn run_policy_command(command: OnDatabase<PolicyArgs>) -> Result<(), ServeError> {
    let database = command.location();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(ServeError::Runtime)?;
    Ok(runtime.block_on(command.args.run(&database, MIGRATIONS, &Clock::System, &mut std::io::stdout()))?)
}

fn verify_statement(command: OnDatabase<StatementArgs>) -> Result<(), ServeError> {
    let database = command.location();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(ServeError::Runtime)?;
    Ok(runtime.block_on(command.args.run(&database, MIGRATIONS, &mut std::io::stdout()))?)
}

fn print_openapi() -> Result<(), ServeError> {
    write!(std::io::stdout(), "{}", routes::DOCUMENT).map_err(ServeError::Runtime)
}

impl ServeArgs {
    fn into_config(self) -> Result<(Config, IdentityConfig), ServeError> {
        if self.port == self.games_port && self.port != 0 {
            return Err(ServeError::SamePort { port: self.port, option: "--games-port" });
        }
        if [self.port, self.games_port].contains(&self.payment_port) {
            return Err(ServeError::SamePort { port: self.payment_port, option: "--payment-port" });
        }
        http_client::check_settings()?;
        let mut config = Config::new(self.port, self.games_port, &self.data);
        config.payment_origin = format!("http://127.0.0.1:{}", self.payment_port);
        config.database = location(self.database_url.as_deref(), &self.data);
        config.site = self.site.or_else(find_site);
        config.site_origin = self.site_origin.map_or(config.site_origin, without_trailing_slash);
        config.games_origin = self.games_origin.map_or(config.games_origin, without_trailing_slash);
        config.development = self.dev;
        config.trusted_proxies = self.trusted_proxies;
        config.country_header = self.country_header;
        let identity = IdentityConfig {
            social: social::from_environment(std::env::vars_os().filter_map(utf8_variable))?,
            phone_identity: phone_identity::from_environment(std::env::vars_os().filter_map(utf8_variable))?,
        };
        Ok((config, identity))
    }
}

impl PaymentProviderArgs {
    fn into_config(self) -> Result<PaymentsConfig, ServeError> {
        let merchant_origin = without_trailing_slash(self.merchant_origin);
        if !is_origin(&merchant_origin) {
            return Err(ServeError::MerchantOrigin(merchant_origin));
        }
        http_client::check_address("--merchant-origin", &merchant_origin)?;
        Ok(PaymentsConfig {
            port: self.port,
            database: location(self.database_url.as_deref(), &self.data),
            data: self.data,
            origin: self.origin.map(without_trailing_slash),
            merchant_origin,
            has_desk: self.desk,
        })
    }
}

/// The folder of the built site: `web/dist` in the working directory, else beside the program; none where neither has
/// an `index.html`.
fn find_site() -> Option<PathBuf> {
    let beside =
        std::env::current_exe().ok().and_then(|program| program.parent().map(|folder| folder.join("web/dist")));
    [Some(PathBuf::from("web/dist")), beside].into_iter().flatten().find(|folder| folder.join("index.html").is_file())
}

fn utf8_variable((name, value): (OsString, OsString)) -> Option<(String, String)> {
    Some((name.into_string().ok()?, value.into_string().ok()?))
}

fn without_trailing_slash(origin: String) -> String {
    origin.trim_end_matches('/').to_owned()
}
