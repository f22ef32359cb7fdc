//! `lumora-server admin`: the words of the command line.

use std::io::Write;

use clap::{Args, Subcommand};

use super::address_ranges::AddressRanges;
use super::applications::Applications;
use super::content_command::ContentCommand;
use super::jobs::Jobs;
use super::pictures::Pictures;
use super::support::Support;
use super::{Actor, AdminError, audit, key, known, settings};
use platform::clock::Clock;
use platform::jobs::Schedule;
use platform::store::{Location, Migration, Store};

/// What an operator asks for.
#[derive(Debug, Args)]
pub struct AdminArgs {
    /// Who does it, for the record of changes.
    #[arg(long, env = "LUMORA_OPERATOR", default_value = "operator")]
    actor: String,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// List all settings with their values.
    Settings,
    /// Set a setting.
    Set {
        /// Its name, as listed.
        name: String,
        /// Its new value.
        value: String,
    },
    /// Keys of the operator's API, which programs send in the header X-Operator-Key.
    #[command(subcommand)]
    Keys(Keys),
    /// Applications for promotions: list, look at, decide; draws of raffles.
    #[command(subcommand)]
    Applications(Applications),
    /// Pictures of the operator's own, for banners, promotions, resources and texts: add a file, list, remove.
    #[command(subcommand)]
    Pictures(Pictures),
    /// Countries of addresses, for the country that forms begin with and for blocked-countries: load a CSV file, show, find, clear.
    #[command(subcommand)]
    AddressRanges(AddressRanges),
    /// Conversations with customer service: list who waits, take, read, answer, close; the hours in which somebody answers.
    #[command(subcommand)]
    Support(Support),
    /// Work in the background: list, show, retry or drop what failed for good, run what comes by itself.
    #[command(subcommand)]
    Jobs(Jobs),
    #[command(flatten)]
    Content(ContentCommand),
    /// Show the latest changes.
    Changes {
        /// How many.
        #[arg(long, default_value_t = 50)]
        last: u32,
    },
}

#[derive(Debug, Subcommand)]
enum Keys {
    /// Make a key and show it, once.
    Add {
        /// Whose it is: the record of changes names it.
        name: String,
    },
    /// List all keys that were ever made.
    List,
    /// End a key.
    Revoke {
        /// Whose it is.
        name: String,
    },
}

impl AdminArgs {
    /// Carries it out on the database with these tables and schedules, whether or not a server runs on it, and prints the answer to
    /// `out`.
    ///
    /// # Errors
    /// An [`AdminError`] that says what to correct; nothing was changed then.
    pub async fn run(
        self,
        location: &Location,
        migrations: &[&[Migration]],
        schedules: &[Schedule],
        clock: &Clock,
        out: &mut impl Write,
    ) -> Result<(), AdminError> {
        let store = Store::open(location, migrations).await?;
        let actor = Actor { name: self.actor, now_ms: clock.now_ms() };
        let answer = answer(&store, actor, schedules, self.command).await;
        store.close().await;
        for line in answer? {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}

async fn answer(
    store: &Store,
    actor: Actor,
    schedules: &[Schedule],
    command: Command,
) -> Result<Vec<String>, AdminError> {
    Ok(match command {
        Command::Settings => {
            let line =
                |(known, value): &(&known::Known, String)| format!("{:<28} {value:<14} {}", known.name, known.about);
            settings::list(store).await?.iter().map(line).collect()
        }
        Command::Set { name, value } => {
            let known = known::find(&name)?;
            settings::set(store, actor, known, &value).await?;
            vec![format!("{name} is {value}")]
        }
        Command::Keys(Keys::Add { name }) => {
            let key = key::add(store, actor, &name).await?;
            vec![key, "Keep it now: it is shown this once. Programs send it in the header X-Operator-Key.".to_owned()]
        }
        Command::Keys(Keys::List) => key::list(store).await?.iter().map(ToString::to_string).collect(),
        Command::Keys(Keys::Revoke { name }) => {
            key::revoke(store, actor, &name).await?;
            vec![format!("{name} is revoked")]
        }
        Command::Applications(command) => command.run(store, actor).await?,
        Command::Pictures(command) => command.run(store, actor).await?,
        Command::AddressRanges(command) => command.run(store, actor).await?,
        Command::Support(command) => command.run(store, actor).await?,
        Command::Jobs(command) => command.run(store, actor, schedules).await?,
        Command::Content(command) => command.run(store, actor).await?,
        Command::Changes { last } => audit::latest(store, last).await?.iter().map(ToString::to_string).collect(),
    })
}
