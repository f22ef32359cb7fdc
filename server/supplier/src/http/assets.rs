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

macro_rules! font {
    ($name:literal) => {
        (
            concat!("font/", $name, ".woff2"),
            include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/page/font/", $name, ".woff2")),
        )
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
    "script/automatic.js",
    "script/game.js",
    "script/history.js",
    "script/main.js",
    "script/motion.js",
    "script/paint.js",
    "script/parent.js",
    "script/pictures.js",
    "script/reels.js",
    "script/rules.js",
    "script/sheet.js",
    "script/show.js",
    "script/sounds.js",
    "script/sparks.js",
    "script/stakes.js",
    "script/svg.js",
    "script/text.js",
    "script/view.js",
    "style/cabinet.css",
    "style/page.css",
    "style/panel.css",
    "style/sheet.css",
    "style/tokens.css",
];

/// The site's fonts, which the page loads from its own origin: path and content.
const FONTS: &[(&str, &[u8])] =
    &[font!("onest-accents"), font!("onest-latin"), font!("onest-vietnamese"), font!("vazirmatn-arabic")];

/// The text files as they are sent: scripts and styles without comments and indentation, and all styles as one file.
/// Whole lines are removed, so no line of a text in a script may begin like a comment.
static SERVED: LazyLock<Vec<(&str, String)>> = LazyLock::new(|| {
    let minified = |content: &str| {
        let lines = content.lines().map(str::trim);
        let lines_sent =
            lines.filter(|line| !line.is_empty() && !["//", "/*", "*/", "* "].iter().any(|it| line.starts_with(it)));
        lines_sent.collect::<Vec<_>>().join("\n")
    };
    let is_style = |path: &&str| path.starts_with("style/");
    let styles = FILES.iter().filter(|(path, _)| is_style(path)).map(|(_, content)| minified(content));
    let all_styles = ("style/all.css", styles.collect::<Vec<_>>().join("\n"));
    let others = FILES.iter().filter(|(path, _)| !is_style(path)).map(|(path, content)| {
        (*path, if path.ends_with(".json") { (*content).to_owned() } else { minified(content) })
    });
    others.chain([all_styles]).collect()
});

/// The first 16 hexadecimal digits of the hash of all files and of the version of the drawings.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    hash.update(art::VERSION);
    let fonts = FONTS.iter().copied();
    for (path, content) in FILES.iter().map(|(path, content)| (*path, content.as_bytes())).chain(fonts) {
        hash.update(path);
        hash.update([0]);
        hash.update(content);
    }
    ids::hex(&hash.finalize()).chars().take(16).collect()
});

/// The folder of the files, as the page refers to it.
pub(super) fn folder() -> String {
    format!("/assets/{}", *VERSION)
}

/// The version of the page's files and of the drawings.
pub(super) fn version() -> &'static str {
    &VERSION
}

/// The folder of a game's pictures, as the page refers to it.
pub(super) fn pictures(code: &str) -> String {
    format!("/art/{}/{code}", *VERSION)
}

/// Serves a file. An address of another version is not found: its page must be loaded again.
pub(super) async fn serve(Path((version, path)): Path<(String, String)>) -> Result<Response, CallError> {
    let file = SERVED.iter().find(|(name, _)| *name == path).map(|(_, content)| content.as_bytes());
    let font = || FONTS.iter().find(|(name, _)| *name == path).map(|(_, content)| *content);
    let Some(content) = file.or_else(font).filter(|_| version == *VERSION) else {
        return Err(error::not_found().await);
    };
    let kind = match path.rsplit('.').next() {
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("woff2") => "font/woff2",
        _ => "application/json; charset=utf-8",
    };
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((headers, content).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;
    use platform::http::brotli;

    /// Size as sent: quality 4 is the least that the server's layers compress a reply with.
    fn travels(text: &str) -> usize {
        brotli::compress(text.as_bytes(), 4, 22).len()
    }

    #[test]
    fn a_page_weighs_less_than_60_kb_without_its_pictures_in_every_language() {
        let page = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/page/play.html"));
        let size = |name: &str| FONTS.iter().find(|(path, _)| path.contains(name)).unwrap().1.len();
        let (words, code): (Vec<_>, Vec<_>) = SERVED.iter().partition(|(path, _)| path.starts_with("locales/"));
        let code = travels(page) + code.iter().map(|(_, content)| travels(content)).sum::<usize>();
        for (path, words) in words {
            let script = match *path {
                "locales/AR.json" => size("arabic"),
                "locales/VI.json" => size("vietnamese") + size("accents"),
                _ => 0,
            };
            let sum = code + travels(words) + size("latin") + script;
            assert!(sum < 60_000, "{path}: {sum} bytes");
        }
    }

    #[test]
    fn what_travels_has_no_comment_and_all_of_its_code() {
        let (_, served) = SERVED.iter().find(|(path, _)| *path == "script/motion.js").unwrap();
        for (path, served) in SERVED.iter().filter(|(path, _)| !path.ends_with(".json")) {
            assert!(!served.contains("*/") && !served.contains("\n//"), "{path} has a comment over several lines");
        }
        assert!(served.contains("export function remaining(time) {\nconst share"), "{served}");
        let (_, css) = SERVED.iter().find(|(path, _)| *path == "style/all.css").unwrap();
        for rule in [":root {", ".cabinet {", ".panel {", ".sheet {"] {
            assert!(css.contains(rule), "{rule}");
        }
        assert_eq!(css.matches('{').count(), css.matches('}').count());
    }

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
