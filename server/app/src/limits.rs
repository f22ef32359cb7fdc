//! The number of files this process may have open. Each open page holds one, and so does each call of a supplier; connections of
//! clients are limited so that enough remain for the database and the site's files.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Open files that suffice for the connections of pages and calls, the database and the site's files.
const WANTED: u64 = 8_192;

/// Open files reserved for everything but connections.
const RESERVED: u64 = 512;

/// The most connections that may be open at once, over all ports together.
pub(crate) fn max_connections() -> usize {
    let files = getrlimit(Resource::Nofile).current.unwrap_or(WANTED);
    // Where the limit is very low, half of the files are for connections.
    usize::try_from(files.saturating_sub(RESERVED).max(files / 2)).unwrap_or(usize::MAX)
}

/// Raises the process's limit of open files as far as it is allowed; logs a warning where that is below [`WANTED`].
pub(crate) fn raise_open_files() {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    // `None` means unlimited.
    let Some(now) = current.filter(|now| *now < WANTED) else { return };
    let reachable = maximum.map_or(WANTED, |maximum| maximum.min(WANTED));
    let raised = setrlimit(Resource::Nofile, Rlimit { current: Some(reachable), maximum });
    if raised.is_err() || reachable < WANTED {
        let now = if raised.is_ok() { reachable } else { now };
        tracing::warn!(
            now,
            wanted = WANTED,
            "this process may open few files: raise its limit (ulimit -n, LimitNOFILE)"
        );
    }
}
