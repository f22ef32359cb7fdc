//! `lumora-server policy`: the words of the command line.

use std::io::Write;

use clap::{Args, Subcommand};
use platform::clock::Clock;
use platform::store::{Location, Migration, Store};
use protection::policy::{self, report};

use super::{choose, named};
use crate::{Actor, AdminError};

/// What an operator asks for.
#[derive(Debug, Args)]
pub struct PolicyArgs {
    /// Who does it, for the record of changes.
    #[arg(long, env = "LUMORA_OPERATOR", default_value = "operator")]
    actor: String,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// List the policies; the chosen one has a mark.
    List,
    /// Show what a policy demands.
    Show {
        /// Its id, as listed.
        id: String,
    },
    /// Choose the policy that the site goes by from now on.
    Choose {
        /// Its id, as listed.
        id: String,
    },
    /// Say of each item whether it is met, by what, and which test shows it.
    Report {
        /// Of which policy; the chosen one unless named.
        id: Option<String>,
        /// As a document in Markdown.
        #[arg(long)]
        markdown: bool,
    },
}

impl PolicyArgs {
    /// Carries it out on the database, whether or not a server runs on it, and prints the answer to `out`.
    ///
    /// # Errors
    /// An [`AdminError`] that says what to correct; nothing was changed then.
    pub async fn run(
        self,
        location: &Location,
        migrations: &[&[Migration]],
        clock: &Clock,
        out: &mut impl Write,
    ) -> Result<(), AdminError> {
        let store = Store::open(location, migrations).await?;
        let actor = Actor::new(self.actor, clock.now_ms());
        let answer = answer(&store, actor, self.command).await;
        store.close().await;
        for line in answer? {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}

async fn answer(store: &Store, actor: Actor, command: Command) -> Result<Vec<String>, AdminError> {
    Ok(match command {
        Command::List => {
            let chosen = named(store, None).await?;
            let mark = |id: &str| if id == chosen.id { "*" } else { " " };
            policy::all().iter().map(|it| format!("{} {:<12} {}", mark(&it.id), it.id, it.name)).collect()
        }
        Command::Show { id } => {
            let lines = report::of(named(store, Some(&id)).await?);
            let said = |demand: &str| if demand.is_empty() { "nothing".to_owned() } else { demand.to_owned() };
            lines.iter().map(|line| format!("{:<64} {}", line.item.title, said(&line.demand))).collect()
        }
        Command::Choose { id } => {
            let notes = choose(store, actor, &id).await?;
            std::iter::once(format!("the site goes by {id} from now on")).chain(notes).collect()
        }
        Command::Report { id, markdown } => {
            let policy = named(store, id.as_deref()).await?;
            if markdown { report::markdown(policy) } else { report::lines(policy) }
        }
    })
}
