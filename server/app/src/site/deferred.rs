//! Modules that are built after the site has begun to answer: `scripts/start` leaves to that moment what no first page needs.
//!
//! `deferred.json` of the built site names their files. What is there when the server starts is read with all other files;
//! what is not is looked for at each request, read once it has come, and until then answered with 503 and the time to ask
//! again. A file appears whole or not at all, and a module's script after what the script fetches.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::{File, SiteError};

/// The list in the folder of the site: the files of each module by its name, as paths of the site.
const LIST: &str = "deferred.json";
/// When a page may ask again, in seconds.
const RETRY_AFTER: u32 = 3;

/// The files that were not there when the server started.
#[derive(Debug)]
pub(super) struct Deferred {
    folder: PathBuf,
    cache: PathBuf,
    files: HashMap<String, OnceLock<File>>,
}

impl Deferred {
    /// Of the files that the list in `folder` names, those that are `missing`. A site without a list has none.
    pub(super) fn of(folder: &Path, cache: &Path, missing: impl Fn(&str) -> bool) -> Result<Self, SiteError> {
        let path = folder.join(LIST);
        let mut files = HashMap::new();
        if path.is_file() {
            let wrong = |detail: String| SiteError::Deferred { path: path.clone(), detail };
            let text = std::fs::read(&path).map_err(|error| wrong(error.to_string()))?;
            let list: HashMap<String, Vec<String>> =
                serde_json::from_slice(&text).map_err(|error| wrong(error.to_string()))?;
            files.extend(list.into_values().flatten().filter(|name| missing(name)).map(|name| (name, OnceLock::new())));
        }
        Ok(Self { folder: folder.to_owned(), cache: cache.to_owned(), files })
    }

    /// The answer for a file that was missing: the file, or when to ask again. Nothing for a path that is none of them.
    pub(super) async fn answer(deferred: &Arc<Self>, path: &str, request: &HeaderMap) -> Option<Response> {
        let known = deferred.files.get(path)?;
        if let Some(file) = known.get() {
            return Some(file.respond(StatusCode::OK, request));
        }
        let (reader, name) = (Arc::clone(deferred), path.to_owned());
        // A file that can not be read is as good as missing, and may be readable the next time.
        let read = tokio::task::spawn_blocking(move || reader.read(&name)).await.ok().flatten();
        Some(match read {
            Some(file) => known.get_or_init(|| file).respond(StatusCode::OK, request),
            None => under_way(),
        })
    }

    fn read(&self, name: &str) -> Option<File> {
        let path = self.folder.join(name.trim_start_matches('/'));
        path.is_file().then(|| File::read(&path, name, &self.cache).ok()).flatten()
    }
}

/// No failure of a call: the log does not tell of it as of one.
fn under_way() -> Response {
    let headers = [(header::RETRY_AFTER, RETRY_AFTER.to_string()), (header::CACHE_CONTROL, "no-store".to_owned())];
    let text = format!("This module is still being built: ask again in {RETRY_AFTER} seconds.\n");
    (StatusCode::SERVICE_UNAVAILABLE, headers, text).into_response()
}
