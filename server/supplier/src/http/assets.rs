//! The page's files, embedded in the binary and named by the version of all of them together, so that they never change.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

use super::error::{self, CallError};
use platform::ids;

macro_rules! embedded {
    ($($path:literal),* $(,)?) => {
        /// Path and content of each file.
        pub(super) const FILES: &[(&str, &str)] =
            &[$(($path, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/page/", $path)))),*];
    };
}

embedded![
    "locales/AR.json",
    "locales/CN.json",
    "locales/EN.json",
    "locales/ID.json",
    "locales/KM.json",
    "locales/MY.json",
    "locales/TH.json",
    "locales/TY.json",
    "locales/VI.json",
    "script/api.js",
    "script/art.js",
    "script/game.js",
    "script/main.js",
    "script/parent.js",
    "script/reels.js",
    "script/rules.js",
    "script/text.js",
    "script/view.js",
    "style/cabinet.css",
    "style/dialog.css",
    "style/page.css",
    "style/tokens.css",
];

/// The first 16 hexadecimal digits of the hash of all files.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    for (path, content) in FILES {
        hash.update(path);
        hash.update([0]);
        hash.update(content);
    }
    ids::hex(&hash.finalize()).chars().take(16).collect()
});

/// The folder of the files, as the page names it.
pub(super) fn folder() -> String {
    format!("/assets/{}", *VERSION)
}

/// A file. Another version's address is not found: its page must be loaded again.
pub(super) async fn serve(Path((version, path)): Path<(String, String)>) -> Result<Response, CallError> {
    let file = FILES.iter().find(|(name, _)| *name == path).filter(|_| version == *VERSION);
    let Some((name, content)) = file else { return Err(error::not_found().await) };
    let kind = match name.rsplit('.').next() {
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        _ => "application/json; charset=utf-8",
    };
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((headers, *content).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_page_is_embedded() {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("page");
        for folder in ["locales", "script", "style"] {
            for entry in std::fs::read_dir(root.join(folder)).unwrap() {
                let name = format!("{folder}/{}", entry.unwrap().file_name().to_string_lossy());
                assert!(FILES.iter().any(|(path, _)| *path == name), "{name} is not embedded");
            }
        }
    }
}
