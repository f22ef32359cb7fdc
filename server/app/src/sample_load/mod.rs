//! `lumora-server sample-load`: a site with so many members and bets that its lists and sums can be measured (sections 2 and 7 of the
//! specification).
//!
//! It writes what a year of play leaves: rounds, ledger entries with their balances, the stream of settled bets, days and hours of play,
//! deposits, cashback with its wagering, points and redemptions, messages. Every round is played by its game's own mathematics. Most bets
//! are of a few members; a seed decides everything. [`life`] simulates the members, [`tables`] and [`ledger_rows`] write the rows table by
//! table in the order of the keys, [`load`] in large transactions.

mod bet_rows;
mod ids;
mod ledger_rows;
mod life;
mod load;
mod money_rows;
mod moves;
mod shares;
mod tables;
pub mod team;
mod world;

use std::io::Write;
use std::time::Instant;

use clap::Args;
use identity::passwords::hash_now;
use ledger::Audit;
use platform::store::{Engine, Store, StoreError, sql};

use crate::seed::{self, SeedError};
use life::Lives;
use load::Loader;
pub use load::move_cursors;
use world::World;

/// The password of every loaded member: it opens play money only.
pub const PASSWORD: &str = "Wv6hRk2mQz8t";

/// Options of the command.
#[derive(Debug, Clone, Args)]
pub struct LoadArgs {
    /// How many members.
    #[arg(long, default_value_t = 50_000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub members: u32,
    /// How many bets all of them together have placed.
    #[arg(long, default_value_t = 5_000_000, value_parser = clap::value_parser!(u32).range(1..=50_000_000))]
    pub bets: u32,
    /// Over how many months, the present one last.
    #[arg(long, default_value_t = 12, value_parser = clap::value_parser!(u32).range(1..=24))]
    pub months: u32,
    /// Another number makes other members and bets.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Adds up the books in the end, which takes a minute where there is much.
    #[arg(long)]
    pub audit: bool,
}

/// Why the load failed; the database may hold a part of it.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The database has members already; nothing was written.
    #[error("the database has members: name a data folder that does not exist yet, or an empty database")]
    NotEmpty,
    /// The sample operator could not be written.
    #[error("the sample operator could not be written: {0}")]
    Seed(#[from] SeedError),
    /// The password could not be hashed.
    #[error("the password of the members could not be hashed: {0}")]
    Password(String),
    /// The ledger does not balance after the load.
    #[error("the books do not balance ({0:?}): this is a fault of the program, delete the data folder and report it")]
    Books(Audit),
    /// The database failed.
    #[error("{0}: delete the data folder before you load again")]
    Store(#[from] StoreError),
    /// The ledger refused a posting.
    #[error("{0}: delete the data folder before you load again")]
    Ledger(#[from] ledger::LedgerError),
    /// The background writer panicked.
    #[error("a writer has stopped ({0}): delete the data folder before you load again")]
    Writer(String),
}

/// What was loaded.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Loaded {
    /// Number of members.
    pub members: usize,
    /// Number of bets.
    pub bets: usize,
    /// Number of ledger entries.
    pub entries: usize,
    /// Account name of the member with the most bets, and their number.
    pub largest: (String, usize),
    /// Account name of the member with the median number of bets, and that number.
    pub median: (String, usize),
    /// Account name of the member with the fewest bets, and their number.
    pub smallest: (String, usize),
}

impl Loaded {
    /// Account name of the last member.
    pub fn last_account(&self) -> String {
        Lives::account(self.members.saturating_sub(1))
    }
}

/// Writes the sample operator into a database that has no members.
async fn seed_sample_operator(store: &Store, now_ms: i64) -> Result<(), LoadError> {
    let members: Option<String> =
        sql::query_scalar("select id from members limit 1").fetch_optional(store.reader()).await?;
    if members.is_some() {
        return Err(LoadError::NotEmpty);
    }
    seed::run(store, now_ms).await?;
    // The sample members' play is counted as a server would. The readers of the streams then continue behind the load: a bet that they
    // have not counted by then would never be counted.
    bets::SETTLED_BETS.until_readable(store).await?;
    bets::count_days(store).await?;
    bets::wagering::count_all(store).await?;
    missions::count_all(store, now_ms).await?;
    Ok(promotions::points::count_all(store, now_ms).await?)
}

/// Fills a database that has no members. `now_ms` is the time of the load in milliseconds since the epoch; progress is written to `out`.
///
/// # Errors
/// [`LoadError::NotEmpty`]; otherwise when the database fails, which leaves a part of the load behind.
pub async fn run(store: &Store, args: &LoadArgs, now_ms: i64, out: &mut impl Write) -> Result<Loaded, LoadError> {
    let started_at = Instant::now();
    seed_sample_operator(store, now_ms).await?;
    let mut log = |step: &str| {
        let _ = writeln!(out, "{:>4} s  {step}", started_at.elapsed().as_secs());
    };
    let password = hash_now(PASSWORD).map_err(|error| LoadError::Password(format!("{error:?}")))?;
    log("what the members do");
    let world = World::read(store, now_ms).await?;
    let lives = Lives::simulate(&world, args);
    let mut loader = Loader::new(store.clone());
    let indexes = load::drop_indexes(store).await?;
    log("members");
    tables::members(&mut loader, &lives, &password).await?;
    log("entries of the ledger");
    let entries = ledger_rows::write(&mut loader, &lives).await?;
    log("rounds and the stream of settled bets");
    tables::rounds(&mut loader, &lives).await?;
    log("days, hours, deposits, rewards, points, messages");
    tables::days(&mut loader, &lives).await?;
    money_rows::write(&mut loader, &lives).await?;
    loader.finish().await?;
    log("indexes");
    load::make_indexes(store, indexes).await?;
    load::count_games(store).await?;
    move_cursors(store).await?;
    log("sums");
    ledger::roll_up(store, now_ms).await?;
    ledger::days::count_all_accounts(store, now_ms).await?;
    reports::count_bet_days(store, now_ms).await?;
    if store.engine() == Engine::Postgres {
        load::run_alone(store, "analyze".to_owned()).await?;
    }
    if args.audit {
        log("the audit of the books");
        let audit = ledger::audit(store.reader()).await?;
        if audit != Audit::default() {
            return Err(LoadError::Books(audit));
        }
    }
    let loaded = lives.loaded(entries);
    log(&format!("done: {} members, {} bets, {} entries", loaded.members, loaded.bets, loaded.entries));
    Ok(loaded)
}
