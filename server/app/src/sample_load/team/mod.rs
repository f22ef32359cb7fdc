//! `lumora-server sample-load-team`: one large tree of agents and members with a year of play, to measure the agent centre on (section 2 of
//! the specification, "Agent centre").
//!
//! Of ten million bets only the latest are written themselves; of the others, only the teams' totals are written, as counting would have
//! left them: counting bet by bet takes hours, and reports read nothing else. Everybody's play follows from a seed ([`play`]); [`rows`]
//! writes single rows, [`sums`] the totals. The ledger holds only the wallet movements other than bets, so that its books balance and
//! wallets hold just their sum.

mod play;
mod rows;
mod sums;
mod tree;

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Instant;

use clap::Args;
use platform::clock::MINUTE_MS;
use platform::day::{Day, offset_minutes};
use platform::store::{Engine, Store, StoreError, sql};

use super::LoadError;
use super::load::{self, Loader};
use play::{Game, Play};
use tree::Tree;

/// The number of games that are played, over all game types.
const GAMES: i64 = 60;

/// Options of the command.
#[derive(Debug, Clone, Args)]
pub struct TeamArgs {
    /// How many agents and members.
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u32).range(200..=1_000_000))]
    pub members: u32,
    /// How many bets all of them together have placed, more or less.
    #[arg(long, default_value_t = 10_000_000, value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    pub bets: u32,
    /// How many of them, the latest, are there one by one, more or less.
    #[arg(long, default_value_t = 1_000_000, value_parser = clap::value_parser!(u32).range(0..=100_000_000))]
    pub raw_bets: u32,
    /// Over how many days, today the last.
    #[arg(long, default_value_t = 365, value_parser = clap::value_parser!(u32).range(7..=365))]
    pub days: u32,
    /// Another number makes other members and bets.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// What was loaded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoadedTeam {
    /// Number of agents.
    pub agents: usize,
    /// Number of agents and members together.
    pub people: usize,
    /// Number of bets that the totals count.
    pub bets: u64,
    /// Number of those bets that have rows of their own.
    pub raw_bets: usize,
}

/// Fills a database that has no members. `now_ms` is the time of the load in milliseconds since the epoch; progress is written to `out`.
///
/// # Errors
/// [`LoadError::NotEmpty`]; otherwise when the database fails, which leaves a part of the load behind.
pub async fn run(store: &Store, args: &TeamArgs, now_ms: i64, out: &mut impl Write) -> Result<LoadedTeam, LoadError> {
    let started_at = Instant::now();
    super::seed_sample_operator(store, now_ms).await?;
    agents::figures::count_figures(store).await?;
    let mut log = |step: &str| {
        let _ = writeln!(out, "{:>4} s  {step}", started_at.elapsed().as_secs());
    };
    log("the tree");
    let offset_minutes = offset_minutes(store.reader()).await?;
    let today = Day::at(now_ms, offset_minutes).number();
    let days = today + 1 - i64::from(args.days)..today + 1;
    let tree =
        Tree::grow(args.seed, args.members, (Day::of_number(days.start, offset_minutes).from_ms(), now_ms - MINUTE_MS));
    let games = games(store).await?;
    let play =
        Play { tree: &tree, games: &games, seed: args.seed, bets: args.bets.into(), offset_minutes, days, now_ms };
    let last_number = number(store, "select coalesce(max(number), 0) from member_numbers").await?;
    let moves_before = number(store, "select coalesce(max(position), 0) from wallet_moves").await?;
    sums::begin(store).await?;
    let mut loader = Loader::new(store.clone());
    rows::people(&mut loader, &tree, &play).await?;
    rows::ancestors(&mut loader, &tree).await?;
    log("what its members do");
    let raw_from = raw_from(&play, args.raw_bets.into());
    let mut simulated = rows::play(&mut loader, &play, raw_from).await?;
    rows::active(&mut loader, &tree, &mut simulated, last_number).await?;
    rows::moves(&mut loader, &play, &mut simulated.moves).await?;
    log("the latest bets");
    loader.finish().await?;
    let indexes = load::drop_indexes(store).await?;
    rows::bets(&mut loader, &play, &mut simulated.raw).await?;
    loader.finish().await?;
    load::make_indexes(store, indexes).await?;
    log("figures of teams");
    if store.engine() == Engine::Postgres {
        load::run_alone(store, "analyze".to_owned()).await?;
    }
    sums::write(store, sums::Time { today, offset_ms: offset_minutes * MINUTE_MS, now_ms }, moves_before).await?;
    sums::end(store).await?;
    load::count_games(store).await?;
    load::move_cursors(store).await?;
    log("sums of the ledger");
    ledger::roll_up(store, now_ms).await?;
    ledger::days::count_all_accounts(store, now_ms).await?;
    if store.engine() == Engine::Postgres {
        load::run_alone(store, "analyze".to_owned()).await?;
    }
    let loaded = LoadedTeam {
        agents: tree.people.iter().filter(|it| it.is_agent).count(),
        people: tree.people.len(),
        bets: simulated.bets,
        raw_bets: simulated.raw.len(),
    };
    log(&format!(
        "done: {} agents and members, {} bets, {} of them one by one",
        loaded.people, loaded.bets, loaded.raw_bets
    ));
    Ok(loaded)
}

async fn number(store: &Store, query: &'static str) -> Result<i64, StoreError> {
    sql::query_scalar(query).fetch_one(store.reader()).await
}

/// Games of all types: in turn the next of each type, in the order of the lobby.
async fn games(store: &Store) -> Result<Vec<Game>, StoreError> {
    let query = "select vendor, game_code, game_type from (
            select g.vendor, g.game_code, g.game_type, row_number() over (partition by g.game_type order by g.rank, g.node_id) as place
            from games g where g.enabled = 1) g order by place, game_type limit $1";
    let rows: Vec<(String, String, String)> = sql::query_as(query).bind(GAMES).fetch_all(store.reader()).await?;
    Ok(rows.into_iter().map(|(vendor, code, product)| Game { vendor, code, product }).collect())
}

/// The first day of those whose bets get rows of their own: together at least `wanted` bets, and few more.
fn raw_from(play: &Play<'_>, wanted: u64) -> i64 {
    let mut by_day: BTreeMap<i64, u64> = BTreeMap::new();
    for (person, _) in play.tree.numbers() {
        play.for_each_day(person, |played| *by_day.entry(played.day).or_default() += played.bets.len() as u64);
    }
    let mut left = wanted;
    for (day, bets) in by_day.iter().rev() {
        if left == 0 {
            return day + 1;
        }
        left = left.saturating_sub(*bets);
    }
    if left == 0 { play.days.start } else { play.days.start - 1 }
}
