//! Options shared by the commands that work on a database.

use std::path::{Path, PathBuf};

use clap::Args;
use platform::config::Config;
use platform::store::Location;

/// A subcommand with the options that choose its database.
#[derive(Debug, Args)]
pub(crate) struct OnDatabase<A: Args> {
    /// Folder of everything the server writes.
    #[arg(long, env = "LUMORA_DATA", default_value = "data")]
    pub(crate) data: PathBuf,
    /// PostgreSQL that the server uses instead of the embedded database.
    #[arg(long, env = "DATABASE_URL", hide_env_values = true)]
    database_url: Option<String>,
    #[command(flatten)]
    pub(crate) args: A,
}

impl<A: Args> OnDatabase<A> {
    /// Location of the database that the options choose.
    pub(crate) fn location(&self) -> Location {
        location(self.database_url.as_deref(), &self.data)
    }
}

/// PostgreSQL at `url`; without a URL (or with a blank one), the embedded database in the data folder.
pub(crate) fn location(url: Option<&str>, data: &Path) -> Location {
    let url = url.map(str::trim).filter(|url| !url.is_empty());
    url.map_or_else(|| Config::new(0, 0, data).database, Location::parse)
}
