//! Which database a command of the command line works on.

use std::path::Path;

use platform::config::Config;
use platform::store::Location;

/// PostgreSQL at `url`; unless one is named, the embedded database in the folder of the server's data.
pub(crate) fn database(url: Option<String>, data: &Path) -> Location {
    let url = url.filter(|url| !url.trim().is_empty());
    url.map_or_else(|| Config::new(0, 0, data).database, |url| Location::parse(url.trim()))
}
