//! How many files this process may have open: each page that listens holds one, and so does each call of a supplier. What connections of
//! others may take of them leaves enough for the database and the site's files.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// What pages may hold, with room for calls, the database and the site's files.
const WANTED: u64 = 8_192;

/// What is left for everything but connections.
const OWN: u64 = 512;

/// How many connections may be open at once at all ports together.
pub(crate) fn most_connections() -> usize {
    let files = getrlimit(Resource::Nofile).current.unwrap_or(WANTED);
    // Where files are very few, half of them.
    usize::try_from(files.saturating_sub(OWN).max(files / 2)).unwrap_or(usize::MAX)
}

/// Raises what the shell or the service gave this process as far as it is allowed, and says so where that is little.
pub(crate) fn raise_open_files() {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    // None stands for no limit.
    let Some(now) = current.filter(|now| *now < WANTED) else { return };
    let reachable = maximum.map_or(WANTED, |most| most.min(WANTED));
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
