//! `lumora-server admin`: the words of the command line.

use std::io::Write;

use clap::{Args, Subcommand};

use super::content_command::ContentCommand;
use super::{AdminError, Hand, audit, key, known, settings};
use crate::clock::Clock;
use crate::help::inbox;
use crate::store::{Location, Store};

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
    #[command(flatten)]
    Content(ContentCommand),
    /// Show the latest feedback.
    Feedback {
        /// How many.
        #[arg(long, default_value_t = 50)]
        last: u32,
    },
    /// Show the latest applications of those who want to become affiliates.
    Applications {
        /// How many.
        #[arg(long, default_value_t = 50)]
        last: u32,
    },
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
    /// Carries it out on the database, whether or not a server runs on it, and prints the answer to `out`.
    ///
    /// # Errors
    /// An [`AdminError`] that says what to correct; nothing was changed then.
    pub async fn run(self, location: &Location, clock: &Clock, out: &mut impl Write) -> Result<(), AdminError> {
        let store = Store::open(location).await?;
        let hand = Hand { actor: self.actor, now_ms: clock.now_ms() };
        let answer = answer(&store, hand, self.command).await;
        store.close().await;
        for line in answer? {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}

async fn answer(store: &Store, hand: Hand, command: Command) -> Result<Vec<String>, AdminError> {
    Ok(match command {
        Command::Settings => {
            let line =
                |(known, value): &(&known::Known, String)| format!("{:<28} {value:<14} {}", known.name, known.about);
            settings::list(store).await?.iter().map(line).collect()
        }
        Command::Set { name, value } => {
            let known = known::find(&name)?;
            settings::set(store, hand, known, &value).await?;
            vec![format!("{name} is {value}")]
        }
        Command::Keys(Keys::Add { name }) => {
            let key = key::add(store, hand, &name).await?;
            vec![key, "Keep it now: it is shown this once. Programs send it in the header X-Operator-Key.".to_owned()]
        }
        Command::Keys(Keys::List) => key::list(store).await?.iter().map(ToString::to_string).collect(),
        Command::Keys(Keys::Revoke { name }) => {
            key::revoke(store, hand, &name).await?;
            vec![format!("{name} is revoked")]
        }
        Command::Content(command) => command.run(store, hand).await?,
        Command::Feedback { last } => inbox::feedback(store, last).await?.iter().map(feedback_line).collect(),
        Command::Applications { last } => {
            inbox::applications(store, last).await?.iter().map(application_line).collect()
        }
        Command::Changes { last } => audit::latest(store, last).await?.iter().map(ToString::to_string).collect(),
    })
}

fn feedback_line(it: &inbox::Feedback) -> String {
    let inbox::Feedback { id, created_at, state, account, question_type, contact, content } = it;
    format!("{id}  {created_at}  {state:<9} {question_type:<12} account {account:?}  contact {contact:?}  {content:?}")
}

fn application_line(it: &inbox::Application) -> String {
    let inbox::Application { id, created_at, state, account, name, contact, channel, content } = it;
    format!(
        "{id}  {created_at}  {state:<9} {name:?}  account {account:?}  contact {contact:?}  channel {channel:?}  {content:?}"
    )
}
