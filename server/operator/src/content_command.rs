//! `lumora-server admin RECORD_TYPE list|show|add|set|remove|order`: the commands of every record type, generated from
//! the descriptions of the record types.

use std::io::Read;

use clap::{Arg, ArgAction, ArgMatches, Command, FromArgMatches, Subcommand};
use serde_json::Value as Json;

use super::record_type::{Id, Order, PageBounds, Record, RecordType, of_pairs};
use super::{Actor, AdminError, record_types, records};
use platform::store::Store;

/// A command on the records of a record type.
#[derive(Debug, Clone)]
pub(super) struct ContentCommand {
    record_type: &'static RecordType,
    action: Action,
}

#[derive(Debug, Clone)]
enum Action {
    List,
    Show(String),
    Add(Vec<String>),
    Set(String, Vec<String>),
    Remove(String),
    Order(Vec<String>),
}

/// The most records that one list shows.
const MAX_LISTED: i64 = 1_000;

fn id() -> Arg {
    Arg::new("id").required(true).help("Its id")
}

fn fields_arg() -> Arg {
    let help = "FIELD=VALUE pairs (a text by language is FIELD.KM=VALUE), or the name of a file with a JSON object; - reads it from standard input";
    Arg::new("given").required(true).action(ArgAction::Append).num_args(1..).allow_hyphen_values(true).help(help)
}

fn command_of(record_type: &'static RecordType) -> Command {
    let fields = record_type.help();
    let mut command = Command::new(record_type.name)
        .about(format!("{}: list, show, change", capital(record_type.about)))
        .subcommand_required(true)
        .after_help(fields.clone())
        .subcommand(Command::new("list").about("List them"))
        .subcommand(Command::new("show").about("Show one as JSON").arg(id()))
        .subcommand(
            Command::new("set")
                .about("Change what is named of one")
                .after_help(fields.clone())
                .arg(id())
                .arg(fields_arg()),
        );
    if record_type.id != Id::Fixed {
        command = command
            .subcommand(Command::new("add").about("Add one").after_help(fields).arg(fields_arg()))
            .subcommand(Command::new("remove").about("Remove one").arg(id()));
    }
    if record_type.order == Order::Manual {
        let ids = Arg::new("ids").required(true).num_args(1..).help("Ids in their new order; others keep their places");
        command = command.subcommand(Command::new("order").about("Change their order").arg(ids));
    }
    command
}

fn capital(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |first| first.to_uppercase().chain(characters).collect())
}

impl Subcommand for ContentCommand {
    fn augment_subcommands(command: Command) -> Command {
        record_types::ALL.iter().fold(command, |command, record_type| command.subcommand(command_of(record_type)))
    }

    fn augment_subcommands_for_update(command: Command) -> Command {
        Self::augment_subcommands(command)
    }

    fn has_subcommand(name: &str) -> bool {
        record_types::find(name).is_ok()
    }
}

impl FromArgMatches for ContentCommand {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let missing = || clap::Error::new(clap::error::ErrorKind::MissingSubcommand);
        let (name, matches) = matches.subcommand().ok_or_else(missing)?;
        let record_type =
            record_types::find(name).map_err(|_| clap::Error::new(clap::error::ErrorKind::InvalidSubcommand))?;
        let (action, matches) = matches.subcommand().ok_or_else(missing)?;
        let id = || matches.get_one::<String>("id").cloned().unwrap_or_default();
        let many = |name: &str| matches.get_many::<String>(name).into_iter().flatten().cloned().collect();
        let action = match action {
            "list" => Action::List,
            "show" => Action::Show(id()),
            "add" => Action::Add(many("given")),
            "set" => Action::Set(id(), many("given")),
            "remove" => Action::Remove(id()),
            _ => Action::Order(many("ids")),
        };
        Ok(Self { record_type, action })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl ContentCommand {
    /// Runs the command; returns the lines to print.
    pub(super) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        let record_type = self.record_type;
        Ok(match self.action {
            Action::List => {
                let (records, _) =
                    records::list(store, record_type, PageBounds { offset: 0, limit: MAX_LISTED }).await?;
                records.iter().map(|record| line(record_type, record)).collect()
            }
            Action::Show(id) => vec![pretty(record_type, &records::read(store, record_type, &id).await?)],
            Action::Add(arguments) => vec![pretty(
                record_type,
                &records::create(store, actor, record_type, input(record_type, &arguments)?).await?,
            )],
            Action::Set(id, arguments) => {
                vec![pretty(
                    record_type,
                    &records::update(store, actor, record_type, id, input(record_type, &arguments)?).await?,
                )]
            }
            Action::Remove(id) => {
                records::remove(store, actor, record_type, id.clone()).await?;
                vec![format!("{id} is removed")]
            }
            Action::Order(ids) => records::reorder(store, actor, record_type, ids).await?,
        })
    }
}

/// A record on one line: its id, its first text, and its first four fields.
fn line(record_type: &RecordType, record: &Record) -> String {
    let json = record.json(record_type);
    let named = record_type.localized.first().map(|field| record.first_text(field.name)).unwrap_or_default();
    let fields = record_type.fields.iter().take(4).map(|field| {
        let value = json.get(field.name).unwrap_or(&Json::Null);
        format!("{}={}", field.name, value.as_str().map_or_else(|| value.to_string(), ToOwned::to_owned))
    });
    format!("{:<34} {:<40} {}", record.id, named, fields.collect::<Vec<_>>().join("  ")).trim_end().to_owned()
}

fn pretty(record_type: &RecordType, record: &Record) -> String {
    serde_json::to_string_pretty(&record.json(record_type)).unwrap_or_default()
}

/// The fields that were given as FIELD=VALUE pairs, or as the name of one JSON file.
fn input(record_type: &RecordType, arguments: &[String]) -> Result<serde_json::Map<String, Json>, AdminError> {
    let [file] = arguments else { return of_pairs(record_type, arguments).map_err(AdminError::Faults) };
    if file.contains('=') {
        return of_pairs(record_type, arguments).map_err(AdminError::Faults);
    }
    let wrong = |detail: String| AdminError::File { file: file.clone(), detail };
    let mut text = String::new();
    if file == "-" {
        std::io::stdin().read_to_string(&mut text).map_err(|error| wrong(error.to_string()))?;
    } else {
        text = std::fs::read_to_string(file).map_err(|error| wrong(error.to_string()))?;
    }
    serde_json::from_str(&text).map_err(|error| wrong(error.to_string()))
}
