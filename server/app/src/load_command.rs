//! The commands `lumora-server sample-load` and `sample-load-team`.

use std::io::{Write, stderr, stdout};

use clap::Subcommand;
use platform::clock::Clock;
use platform::store::Store;

use crate::MIGRATIONS;
use crate::database::OnDatabase;
use crate::error::ServeError;
use crate::sample_load::team::{self, TeamArgs};
use crate::sample_load::{self, LoadArgs, PASSWORD};

/// What fills a database for measuring.
#[derive(Debug, Subcommand)]
pub(crate) enum Load {
    /// Fill a data folder that does not exist yet, or an empty database, with members and a year of their bets: for
    /// measuring, never for the world.
    SampleLoad(OnDatabase<LoadArgs>),
    /// Fill one with a tree of agents and members eight deep and the figures of their play: for measuring as well.
    SampleLoadTeam(OnDatabase<TeamArgs>),
}

impl Load {
    /// Fills the database, and prints what was made to standard output.
    pub(crate) fn run(self) -> Result<(), ServeError> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(ServeError::Runtime)?;
        let made = runtime.block_on(async {
            match self {
                Self::SampleLoad(command) => members(command).await,
                Self::SampleLoadTeam(command) => team(command).await,
            }
        })?;
        write!(stdout(), "{made}").map_err(ServeError::Runtime)
    }
}

async fn members(command: OnDatabase<LoadArgs>) -> Result<String, ServeError> {
    let store = Store::open(&command.location(), MIGRATIONS).await?;
    let loaded = sample_load::run(&store, &command.args, Clock::System.now_ms(), &mut stderr()).await?;
    store.close().await;
    let mut text = format!("The members load_000001 to {} have the password {PASSWORD}\n", loaded.last_account());
    for (what, (account, bets)) in
        [("most", &loaded.largest), ("in the middle", &loaded.median), ("fewest", &loaded.smallest)]
    {
        text.push_str(&format!("{account}  {bets} bets, {what}\n"));
    }
    Ok(text)
}

async fn team(command: OnDatabase<TeamArgs>) -> Result<String, ServeError> {
    let store = Store::open(&command.location(), MIGRATIONS).await?;
    let loaded = team::run(&store, &command.args, Clock::System.now_ms(), &mut stderr()).await?;
    store.close().await;
    let (people, agents) = (loaded.people, loaded.agents);
    Ok(format!("{people} people below and with team_000001, {agents} of them agents; nobody has a password\n"))
}
