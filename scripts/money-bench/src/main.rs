//! `money-bench prepare` fills a database with members in open game sessions, `money-bench load` adds the bets of months, and
//! `money-bench drive` places bets for the members over persistent connections, as a supplier does. `scripts/bench money` runs them
//! beside a server of its own. `money-bench records` measures lists and sums for `scripts/bench records`, and `money-bench agents`
//! the agent centre for `scripts/bench agents`.

mod agents_centre;
mod catalogue;
mod drive;
mod limited;
mod load;
mod pairs;
mod pattern;
mod prepare;
mod records;
mod report;
mod template;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, Subcommand};

/// Measures the server's speed on large databases.
#[derive(Debug, Parser)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Fills a database; no server may run on it.
    Prepare {
        /// Path of an SQLite file, or address of a PostgreSQL database.
        #[arg(long)]
        database: String,
        /// Every second member has all limits, and a month of play.
        #[arg(long)]
        limited: bool,
        /// Number of members, each in a session of a game of its own.
        #[arg(long, default_value_t = 256)]
        players: usize,
        /// File to write for `drive` and the other commands.
        #[arg(long)]
        out: PathBuf,
    },
    /// Adds bets of the past months in bulk, as real ones would have left them; no server may run on the database.
    Load {
        /// Path of an SQLite file, or address of a PostgreSQL database; `prepare` must have filled it.
        #[arg(long)]
        database: String,
        /// File that `prepare` has written.
        #[arg(long)]
        seats: PathBuf,
        /// Number of ledger entries to load.
        #[arg(long, default_value_t = 20_000_000)]
        entries: u64,
        /// Number of members of the bets, besides those of `prepare`.
        #[arg(long, default_value_t = 10_000)]
        members: usize,
        /// Audits the ledger afterwards, which takes minutes for many entries.
        #[arg(long)]
        audit: bool,
    },
    /// Places pairs of bets, one for a member without limits and one for a member with all of them, and prints what each kind took as JSON.
    Pairs {
        /// File that `prepare --limited` has written.
        #[arg(long)]
        seats: PathBuf,
        /// Port of the site on this machine.
        #[arg(long)]
        port: u16,
        /// How many pairs.
        #[arg(long, default_value_t = 20_000)]
        pairs: usize,
    },
    /// Measures the lists and sums of the member centre on what `lumora-server sample-load` has made, and prints what
    /// they took with the plans of their statements as JSON.
    Records {
        /// As for `prepare`.
        #[arg(long)]
        database: String,
        /// Folder with the keys of the server.
        #[arg(long)]
        data: PathBuf,
        /// How often each call is made.
        #[arg(long, default_value_t = 40)]
        times: usize,
    },
    /// Measures the agent centre on what `lumora-server sample-load-team` has made: settlements of real-time contracts,
    /// overviews, reports and lists. Prints what they took with the plans of their statements as JSON.
    Agents {
        /// As for `prepare`.
        #[arg(long)]
        database: String,
        /// Folder with the keys of the server.
        #[arg(long)]
        data: PathBuf,
        /// How often each call is made.
        #[arg(long, default_value_t = 20)]
        times: usize,
        /// How many contracts are settled at once, one settlement for each of these.
        #[arg(long, value_delimiter = ',', default_values_t = [500_usize, 1_500, 5_000])]
        contracts: Vec<usize>,
    },
    /// Makes a statement of the member with the most bets, and prints how much memory that took as JSON.
    Statement {
        /// As for `records`.
        #[arg(long)]
        database: String,
        /// As for `records`.
        #[arg(long)]
        data: PathBuf,
    },
    /// Places bets and prints what they took as JSON.
    Drive {
        /// What `prepare` has written.
        #[arg(long)]
        seats: PathBuf,
        /// Port of the site on this machine.
        #[arg(long)]
        port: u16,
        /// How many connections; each bets for a member of its own.
        #[arg(long)]
        connections: usize,
        /// How long, after a second of warming up.
        #[arg(long, default_value_t = 8)]
        seconds: u64,
        /// Bets a second over all connections; as many as go without it.
        #[arg(long)]
        rate: Option<f64>,
        /// What the ids of the supplier begin with.
        #[arg(long, default_value = "time")]
        ids: drive::Ids,
    },
}

#[tokio::main]
async fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Prepare { database, limited, players, out } => prepare::run(&database, limited, players, &out).await,
        Command::Load { database, seats, entries, members, audit } => {
            load::run(&database, &seats, entries, members, audit).await
        }
        Command::Records { database, data, times } => records::run(&database, &data, times).await,
        Command::Agents { database, data, times, contracts } => {
            agents_centre::run(&database, &data, times, &contracts).await
        }
        Command::Statement { database, data } => records::statement::run(&database, &data).await,
        Command::Pairs { seats, port, pairs } => pairs::run(&seats, port, pairs).await,
        Command::Drive { seats, port, connections, seconds, rate, ids } => {
            drive::run(&seats, port, connections, Duration::from_secs(seconds), rate, ids).await
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// An error that stops the program; only its text is of use.
type Failure = Box<dyn std::error::Error + Send + Sync>;
