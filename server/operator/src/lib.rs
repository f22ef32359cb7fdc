//! The back office: `lumora-server admin` and the API under `/wps/operator` change what the site shows and does while
//! it runs (section 6 of the specification: features are switched on and off by server-supplied settings).
//!
//! What can be changed is described by [`record_types`], one file for each record type, and by [`settings_catalogue`],
//! the list of settings; [`record_type`] derives checks, statements and API from that. Everything is read from the
//! database at each call, so a change applies at once on every server of the database. Each change writes a row to the
//! record of changes (who, what, old value, new value, when) and moves the site's revision on, by which open pages
//! notice it ([`platform::revision`]).

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
use content::picture::site::PictureError;
use identity::idempotency::ClaimedCall;
use platform::jobs::Schedule;
use platform::jobs::State;
use platform::region::ranges::Fault;
use platform::store::{Migration, StoreError, TxError, migrations};

/// The database migrations of this crate.
pub const MIGRATIONS: &[Migration] = migrations!["0050_operator_changes", "0060_operator_keys"];

/// What the crate that assembles the server passes to the back office.
#[derive(Debug, Clone)]
pub struct Assembly {
    /// Jobs that run on a schedule.
    pub schedules: Vec<Schedule>,
    /// The data areas that contain what the site stores about a member.
    pub areas: Areas,
}

/// The person or program that makes a change, and the time of the change.
#[derive(Debug, Clone)]
pub struct Actor {
    /// Who acts: `key NAME` for an API call, or the name given on the command line.
    pub name: String,
    /// Time of the change, in milliseconds since the epoch UTC.
    pub now_ms: i64,
    /// The idempotency claim under which an API call runs; none on the command line.
    claim: Option<ClaimedCall>,
}

impl Actor {
    /// An actor at the command line.
    #[must_use]
    pub fn new(name: impl Into<String>, now_ms: i64) -> Self {
        Self { name: name.into(), now_ms, claim: None }
    }

    /// The name without the prefix of API calls, so that a person has one name in both.
    pub(crate) fn person(&self) -> &str {
        self.name.strip_prefix("key ").unwrap_or(&self.name)
    }
}

/// Why a command or call of the back office was refused.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// No setting has this name.
    #[error("there is no setting {0:?}: `lumora-server admin settings` lists them")]
    UnknownSetting(String),
    /// No policy has this id.
    #[error("there is no policy {0:?}: `lumora-server policy list` and GET /wps/operator/policies list them")]
    UnknownPolicy(String),
    /// The value of a setting or argument is invalid.
    #[error("{name} takes {wanted}, not {value:?}")]
    Value {
        /// Name of the setting or argument.
        name: String,
        /// Description of valid values.
        wanted: String,
        /// The invalid value.
        value: String,
    },
    /// Another crate refused the command, with this message.
    #[error("{0}")]
    Refused(String),
    /// No record type has this name.
    #[error("there is no record type {0:?}: `lumora-server admin --help` lists them")]
    UnknownRecordType(String),
    /// No record, job, picture or other thing (first field) has this id (second field).
    #[error("there is no {0} {1:?}: list them for their ids")]
    NoSuch(String, String),
    /// A record of this type has this id already.
    #[error("there is a {0} {1:?} already: change it, or choose another id")]
    Exists(String, String),
    /// Fields are invalid.
    #[error("{}", in_words(.0))]
    Faults(Vec<ValidationError>),
    /// Records of this type are fixed: they can be changed, but not added or removed.
    #[error("{0} are neither added nor removed: change one that is there")]
    Fixed(&'static str),
    /// The maximum number of these records is reached.
    #[error("there are {1} {0} already: remove one first")]
    TooMany(&'static str, u32),
    /// The minimum number of these records would not be kept.
    #[error("there must be at least {1} of the {0}: add another first")]
    TooFew(&'static str, u32),
    /// The record is protected from removal.
    #[error("nothing works without {0}: change it instead of removing it")]
    Protected(String),
    /// Records of another type refer to the record.
    #[error("{id:?} is named by {count} of the {record_type}: change those first")]
    InUse {
        /// Id of the record.
        id: String,
        /// The number of records that refer to it.
        count: i64,
        /// Name of the record type of those records.
        record_type: &'static str,
    },
    /// Records show the picture: record type and number of each.
    #[error("the picture is shown by {}: change those first", shown_by(.0))]
    PictureInUse(Vec<(&'static str, usize)>),
    /// The file is no valid picture.
    #[error(transparent)]
    InvalidPicture(#[from] PictureError),
    /// The file of a picture can not be read.
    #[error("{file} can not be read ({detail}): name a png or jpg file")]
    PictureFile {
        /// Path of the file.
        file: String,
        /// Description of the error.
        detail: String,
    },
    /// Rows of members refer to the record, such as claims of a promotion.
    #[error(
        "what members did belongs to {0:?}, and would go with it: switch it off, or let it end, instead of removing it"
    )]
    HasMemberRows(String),
    /// Another record has the same name or code.
    #[error("another {0} has the same name or code: choose one that is free")]
    NameTaken(String),
    /// Records of this type have no manual order.
    #[error("{0} stand in an order that follows from their fields: change those")]
    NotOrdered(&'static str),
    /// The JSON file can not be used.
    #[error("{file} can not be used ({detail}): name a file that holds one JSON object, or - for standard input")]
    File {
        /// Path of the file.
        file: String,
        /// Description of the error.
        detail: String,
    },
    /// A file of address ranges can not be read, or is empty.
    #[error("{file} can not be used ({detail}): name a CSV file with lines of first,last,country or network,country")]
    RangeFile {
        /// Path of the file.
        file: String,
        /// Description of the error.
        detail: String,
    },
    /// A file of address ranges has invalid lines.
    #[error("nothing of {file} was loaded:\n  {}", address_ranges::in_lines(.faults))]
    Ranges {
        /// Path of the file.
        file: String,
        /// The invalid lines.
        faults: Vec<Fault>,
    },
    /// The name of a key is invalid.
    #[error("a key's name is 1 to 40 letters, digits, points, underscores and hyphens")]
    KeyName,
    /// The name of a key was used before, maybe by a revoked key.
    #[error("there is or was a key {0:?}: choose another name, so that the record of changes stays clear")]
    KeyExists(String),
    /// No valid key has this name.
    #[error("there is no key {0:?} that works: `lumora-server admin keys list` shows them")]
    NoKey(String),
    /// Only a dead job can be retried or dropped.
    #[error("the job {id:?} is {state}, and only one that failed for good (dead) can be tried again or dropped")]
    NotDead {
        /// Id of the job.
        id: String,
        /// State of the job.
        state: State,
    },
    /// No scheduled job is of this kind.
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
