//! Modules that `scripts/start` builds after the server has started, since no first page needs them.
//!
//! `deferred.json` of the built site names their files. Those that exist when the server starts are loaded with all other files. The others
//! are looked for at each request and loaded once they exist; until then they are answered with 503 and `Retry-After`. A file appears whole or
//! not at all, and a module's script after the files that the script fetches.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::{File, SiteError};

/// The list, in the folder of the site: for each module by its name, its files as paths of the site.
const LIST: &str = "deferred.json";
/// Value of `Retry-After`, in seconds.
const RETRY_AFTER: u32 = 3;

/// The files that did not exist when the server started.
#[derive(Debug)]
pub(super) struct Deferred {
    folder: PathBuf,
    cache: PathBuf,
    files: HashMap<String, OnceLock<File>>,
}

impl Deferred {
    /// The files of the list in `folder` for which `missing` is true; none for a site without a list.
    pub(super) fn of(folder: &Path, cache: &Path, missing: impl Fn(&str) -> bool) -> Result<Self, SiteError> {
        let path = folder.join(LIST);
        let mut files = HashMap::new();
        if path.is_file() {
            let invalid = |detail: String| SiteError::Deferred { path: path.clone(), detail };
            let text = std::fs::read(&path).map_err(|error| invalid(error.to_string()))?;
            let list: HashMap<String, Vec<String>> =
                serde_json::from_slice(&text).map_err(|error| invalid(error.to_string()))?;
            files.extend(list.into_values().flatten().filter(|name| missing(name)).map(|name| (name, OnceLock::new())));
        }
        Ok(Self { folder: folder.to_owned(), cache: cache.to_owned(), files })
    }

    /// The answer for a deferred file: the file, or 503; none for a path that is not deferred.
    pub(super) async fn answer(deferred: &Arc<Self>, path: &str, request: &HeaderMap) -> Option<Response> {
        let slot = deferred.files.get(path)?;
        if let Some(file) = slot.get() {
            return Some(file.respond(StatusCode::OK, request));
        }
        let (reader, name) = (Arc::clone(deferred), path.to_owned());
        // An unreadable file counts as missing: it may be readable at the next request.
        let read = tokio::task::spawn_blocking(move || reader.read(&name)).await.ok().flatten();
        Some(match read {
            Some(file) => slot.get_or_init(|| file).respond(StatusCode::OK, request),
            None => not_built_yet(),
        })
    }

    fn read(&self, name: &str) -> Option<File> {
        let path = self.folder.join(name.trim_start_matches('/'));
        path.is_file().then(|| File::read(&path, name, &self.cache).ok()).flatten()
    }
}

/// 503 for a file that is not built yet; not logged as a failure of the server.
fn not_built_yet() -> Response {
    let headers = [(header::RETRY_AFTER, RETRY_AFTER.to_string()), (header::CACHE_CONTROL, "no-store".to_owned())];
    let text = format!("This module is still being built: ask again in {RETRY_AFTER} seconds.\n");
    (StatusCode::SERVICE_UNAVAILABLE, headers, text).into_response()
}
