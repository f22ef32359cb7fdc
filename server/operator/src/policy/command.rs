//! `lumora-server policy`: the command line of licence policies.

use std::io::Write;

use clap::{Args, Subcommand};
use platform::clock::Clock;
use platform::store::{Location, Migration, Store};
use protection::policy::{self, report};

use super::{choose, policy_or_chosen};
use crate::{Actor, AdminError};

/// Arguments of `lumora-server policy`.
#[derive(Debug, Args)]
pub struct PolicyArgs {
    /// Name of the person, for the record of changes.
    #[arg(long, env = "LUMORA_OPERATOR", default_value = "operator")]
    actor: String,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// List the policies; the chosen one is marked.
    List,
    /// Show the demands of a policy.
    Show {
        /// Id of the policy, as listed.
        id: String,
    },
    /// Choose the policy that applies to the site from now on.
    Choose {
        /// Id of the policy, as listed.
        id: String,
    },
    /// Show whether each demand is met, by which mechanism, and which tests prove it.
    Report {
        /// Id of the policy; the chosen one unless given.
        id: Option<String>,
        /// Print a Markdown document.
        #[arg(long)]
        markdown: bool,
    },
}

impl PolicyArgs {
    /// Runs the command on the database, whether or not a server runs on it, and prints the answer to `out`.
    ///
    /// # Errors
    /// An [`AdminError`] whose message states what to correct; nothing was changed.
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
            let chosen = policy_or_chosen(store, None).await?;
            let mark = |id: &str| if id == chosen.id { "*" } else { " " };
            policy::all().iter().map(|it| format!("{} {:<12} {}", mark(&it.id), it.id, it.name)).collect()
        }
        Command::Show { id } => {
            let lines = report::of(policy_or_chosen(store, Some(&id)).await?);
            let or_nothing = |demand: &str| if demand.is_empty() { "nothing".to_owned() } else { demand.to_owned() };
            lines.iter().map(|line| format!("{:<64} {}", line.item.title, or_nothing(&line.demand))).collect()
        }
        Command::Choose { id } => {
            let notes = choose(store, actor, &id).await?;
            std::iter::once(format!("the site goes by {id} from now on")).chain(notes).collect()
        }
        Command::Report { id, markdown } => {
            let policy = policy_or_chosen(store, id.as_deref()).await?;
            if markdown { report::markdown(policy) } else { report::lines(policy) }
        }
    })
}
