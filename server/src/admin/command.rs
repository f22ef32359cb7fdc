//! `lumora-server admin`: the words of the command line.

use std::io::Write;

use clap::{Args, Subcommand};

use super::settings::{self, Hand, RuleChange};
use super::{AdminError, audit, known};
use crate::account;
use crate::clock::Clock;
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
    /// List the rules of all fields of the account forms.
    Fields,
    /// Change the rule of a field; what is not named stays.
    Field {
        /// Its name, such as payeeName.
        name: String,
        #[command(flatten)]
        change: RuleChange,
    },
    /// List the countries whose mobile numbers are taken, or set them.
    Countries {
        /// CODE:DIALLING pairs, the favourite first, such as KH:855,VN:84.
        countries: Option<String>,
    },
    /// Show the latest changes.
    Changes {
        /// How many.
        #[arg(long, default_value_t = 50)]
        last: u32,
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
        Command::Fields => {
            let line = |(name, rule)| format!("{name:<18} {}", in_words(&rule));
            settings::fields(store).await?.into_iter().map(line).collect()
        }
        Command::Field { name, change } => {
            let rule = settings::set_field(store, hand, name.clone(), change).await?;
            vec![format!("{name:<18} {}", in_words(&rule))]
        }
        Command::Countries { countries: Some(written) } => {
            settings::set_countries(store, hand, &written).await?;
            vec![written]
        }
        Command::Countries { countries: None } => vec![settings::pairs(&account::settings::countries(store).await?)],
        Command::Changes { last } => audit::latest(store, last).await?.iter().map(ToString::to_string).collect(),
    })
}

fn in_words(rule: &lumora_core::wire::FieldRuleValue) -> String {
    let greatest = rule.max_length.map_or_else(|| "any".to_owned(), |greatest| greatest.to_string());
    let shown = match (rule.enabled, rule.required) {
        (false, _) => "hidden",
        (true, false) => "optional",
        (true, true) => "required",
    };
    format!(
        "{shown:<9} {}..{greatest}  kind {:?}  pattern {:?}",
        rule.min_length, rule.pattern_id, rule.accepted_pattern
    )
}
