//! The back office: `lumora-server admin ...` and the calls of `/wps/operator` change what the site shows and does while
//! it runs (section 6 of the specification: features are switched on and off by server-supplied settings).
//!
//! What can be changed is described in [`record_types`], a file for each record type, and [`settings_catalogue`], the list of settings; [`record_type`]
//! makes everything else from that. All of it is read from the database at each call, so that a change counts at once on
//! every server of the database. Each change leaves a row that says who changed what, from what to what, and when, and gives
//! the site a new revision, by which open pages notice it ([`platform::revision`]).

mod address_ranges;
mod agent_contracts;
mod agents;
mod api;
mod applications;
mod audit;
mod auth;
mod cashier;
mod command;
mod content_command;
mod fair_play;
mod free_spins;
mod identity_checks;
mod jobs;
mod key;
mod keyset;
mod leaderboards;
mod member_file;
mod members;
mod paging;
mod pictures;
mod points;
mod policy;
mod privacy;
mod recipient_filter;
pub mod record_type;
mod record_types;
mod records;
mod referrals;
mod refusals;
mod rewards;
mod settings;
mod settings_catalogue;
mod statement_keys;
mod support;

pub use api::router;
pub use command::AdminArgs;
pub use key::add as add_key;
pub use policy::PolicyArgs;

use record_type::ValidationError;

use ::privacy::Areas;
use content::picture::own::Unfit;
use identity::idempotency::ClaimedCall;
use platform::jobs::Schedule;
use platform::jobs::State;
use platform::region::ranges::Fault;
use platform::store::{Migration, StoreError, TxError, migrations};

/// The tables of this crate.
pub const MIGRATIONS: &[Migration] = migrations!["0050_operator_changes", "0060_operator_keys"];

/// What the crate on top puts together, and the back office only shows.
#[derive(Debug, Clone)]
pub struct Assembly {
    /// What comes by itself.
    pub schedules: Vec<Schedule>,
    /// What the site holds about a member.
    pub areas: Areas,
}

/// Who changes something, and when.
#[derive(Debug, Clone)]
pub struct Actor {
    /// The name of an operator's key, or who the command line says it is.
    pub name: String,
    /// When: milliseconds since 1970.
    pub now_ms: i64,
    /// The claim under which a call of the API runs; by command there is none.
    claim: Option<ClaimedCall>,
}

impl Actor {
    /// Somebody at the command line.
    #[must_use]
    pub fn new(name: impl Into<String>, now_ms: i64) -> Self {
        Self { name: name.into(), now_ms, claim: None }
    }

    /// The person who acts: the name of the key, or of the command line.
    pub(crate) fn person(&self) -> &str {
        self.name.strip_prefix("key ").unwrap_or(&self.name)
    }
}

/// Why an operator's command did nothing.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// There is no such setting.
    #[error("there is no setting {0:?}: `lumora-server admin settings` lists them")]
    UnknownSetting(String),
    /// There is no such policy.
    #[error("there is no policy {0:?}: `lumora-server policy list` and GET /wps/operator/policies list them")]
    UnknownPolicy(String),
    /// The setting does not take this value.
    #[error("{name} takes {wanted}, not {value:?}")]
    Value {
        /// The setting.
        name: String,
        /// What it takes.
        wanted: String,
        /// What was given.
        value: String,
    },
    /// The promotion does not allow it.
    #[error("{0}")]
    Refused(String),
    /// There is no such record type.
    #[error("there is no record type {0:?}: `lumora-server admin --help` lists them")]
    UnknownRecordType(String),
    /// There is no such record.
    #[error("there is no {0} {1:?}: list them for their ids")]
    NoSuch(String, String),
    /// A record of this id is there.
    #[error("there is a {0} {1:?} already: change it, or choose another id")]
    Exists(String, String),
    /// Fields are wrong.
    #[error("{}", in_words(.0))]
    Faults(Vec<ValidationError>),
    /// Records of this record type are neither added nor removed.
    #[error("{0} are neither added nor removed: change one that is there")]
    Fixed(&'static str),
    /// There are enough.
    #[error("there are {1} {0} already: remove one first")]
    TooMany(&'static str, u32),
    /// The site needs them.
    #[error("there must be at least {1} of the {0}: add another first")]
    TooFew(&'static str, u32),
    /// The site does not work without it.
    #[error("nothing works without {0}: change it instead of removing it")]
    Kept(String),
    /// Others name it.
    #[error("{id:?} is named by {count} of the {record_type}: change those first")]
    InUse {
        /// The record.
        id: String,
        /// How many name it.
        count: i64,
        /// Of which record type.
        record_type: &'static str,
    },
    /// Records show it.
    #[error("the picture is shown by {}: change those first", shown_by(.0))]
    Shown(Vec<(&'static str, usize)>),
    /// A file is no picture for the site.
    #[error(transparent)]
    Unfit(#[from] Unfit),
    /// The file of a picture can not be read.
    #[error("{file} can not be read ({detail}): name a png or jpg file")]
    PictureFile {
        /// The file.
        file: String,
        /// What is wrong.
        detail: String,
    },
    /// Something that members did belongs to it.
    #[error(
        "what members did belongs to {0:?}, and would go with it: switch it off, or let it end, instead of removing it"
    )]
    Belongs(String),
    /// Another record has the same name.
    #[error("another {0} has the same name or code: choose one that is free")]
    Taken(String),
    /// The records stand in an order of their own.
    #[error("{0} stand in an order that follows from their fields: change those")]
    NotOrdered(&'static str),
    /// The file can not be used.
    #[error("{file} can not be used ({detail}): name a file that holds one JSON object, or - for standard input")]
    File {
        /// The file.
        file: String,
        /// What is wrong.
        detail: String,
    },
    /// A file of address ranges can not be read, or holds none.
    #[error("{file} can not be used ({detail}): name a CSV file with lines of first,last,country or network,country")]
    RangeFile {
        /// The file.
        file: String,
        /// What is wrong.
        detail: String,
    },
    /// Lines of a file of address ranges are wrong.
    #[error("nothing of {file} was loaded:\n  {}", address_ranges::in_lines(.faults))]
    Ranges {
        /// The file.
        file: String,
        /// What is wrong with which line.
        faults: Vec<Fault>,
    },
    /// The name of a key will not do.
    #[error("a key's name is 1 to 40 letters, digits, points, underscores and hyphens")]
    KeyName,
    /// A key of this name was made before.
    #[error("there is or was a key {0:?}: choose another name, so that the record of changes stays clear")]
    KeyExists(String),
    /// There is no such key.
    #[error("there is no key {0:?} that works: `lumora-server admin keys list` shows them")]
    NoKey(String),
    /// Only a dead letter is tried again or dropped.
    #[error("the job {id:?} is {state}, and only one that failed for good (dead) can be tried again or dropped")]
    NotDead {
        /// The job.
        id: String,
        /// How far it is.
        state: State,
    },
    /// Nothing of this kind comes by itself.
    #[error("no job {0:?} comes by itself: `lumora-server admin jobs schedules` lists those that do")]
    NoSchedule(String),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The answer could not be printed.
    #[error("the answer could not be printed: {0}")]
    Print(#[from] std::io::Error),
}

impl TxError for AdminError {
    fn as_store_error(&self) -> Option<&StoreError> {
        match self {
            Self::Store(error) => Some(error),
            _ => None,
        }
    }
}

fn in_words(faults: &[ValidationError]) -> String {
    faults.iter().map(|fault| format!("{} {}", fault.field, fault.message)).collect::<Vec<_>>().join("; ")
}

fn shown_by(uses: &[(&'static str, usize)]) -> String {
    uses.iter().map(|(record_type, count)| format!("{count} of the {record_type}")).collect::<Vec<_>>().join(" and ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_and_the_command_line_name_the_same_person() {
        let named = |name: &str| Actor::new(name, 0).person().to_owned();
        assert_eq!(named("key anna"), named("anna"));
    }
}
