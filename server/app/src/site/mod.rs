//! The built site: static files, served from memory, compressed once.
//!
//! Files under `/assets/` carry a hash in their name and never change, so browsers cache them for a year; all others are revalidated by
//! their `ETag` at each use. A `GET` for a path without a file gets `index.html`, whose router takes over: with status 200 on a route of
//! section 2 of the specification; on any other path, where HTML is accepted, with 404, so that crawlers and monitors see the error.
//!
//! All files are read when the server starts, except for modules that are built later: see [`deferred`].

mod brotli_cache;
mod deferred;

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use lumora_core::domain::route::{Route, Screen};
use sha2::{Digest, Sha256};

use crate::page;
use deferred::Deferred;
use platform::Base;
use platform::http::{ApiError, ContentPolicy, SitePolicy, accepts_brotli, is_unchanged, layers, preferred_languages};
use platform::ids;

/// Path prefixes of the API: an unknown path under them is answered with an error envelope, never with a page.
const API_PREFIXES: [&str; 6] = ["/wps/", "/lgw/", "/lotto/", "/seamless/", "/cdn/", "/openapi"];

/// Why the built site can not be served.
#[derive(Debug, thiserror::Error)]
pub enum SiteError {
    /// There is no `index.html` in the folder.
    #[error("the site folder {} has no index.html: build the site first, or name its folder with --site", .0.display())]
    NoIndex(PathBuf),
    /// A file can not be read.
    #[error("the site file {} can not be read ({detail})", path.display())]
    Unreadable {
        /// The file or folder that can not be read.
        path: PathBuf,
        /// The operating system's message.
        detail: String,
    },
    /// The list of deferred modules is invalid.
    #[error("{} is no list of modules ({detail}): build the site anew", path.display())]
    Deferred {
        /// Path of the list.
        path: PathBuf,
        /// Why it is invalid.
        detail: String,
    },
}

/// The files of the built site.
#[derive(Debug, Clone)]
pub struct Site {
    files: Arc<HashMap<String, File>>,
    deferred: Arc<Deferred>,
}

#[derive(Debug)]
struct File {
    content_type: &'static str,
    immutable: bool,
    etag: String,
    plain: Bytes,
    brotli: Option<Bytes>,
}

impl Site {
    /// Reads all files of `folder`. Compressed copies are taken from `.br` files beside them, or made and cached in the folder `cache`.
    ///
    /// # Errors
    /// When the folder holds no `index.html`, a file can not be read, or the list of deferred modules is invalid.
    pub fn load(folder: &Path, cache: &Path) -> Result<Self, SiteError> {
        if !folder.join("index.html").is_file() {
            return Err(SiteError::NoIndex(folder.to_owned()));
        }
        let mut paths = Vec::new();
        collect(folder, &mut paths)?;
        let mut files = HashMap::new();
        for path in paths {
            let Ok(relative) = path.strip_prefix(folder) else { continue };
            let name = format!("/{}", relative.to_string_lossy().replace('\\', "/"));
            // A copy of another file, or a file that is being written.
            let is_skipped = [".br", ".gz", ".part"].iter().any(|end| name.ends_with(end));
            if !is_skipped {
                files.insert(name.clone(), File::read(&path, &name, cache)?);
            }
        }
        let deferred = Deferred::of(folder, cache, |name| !files.contains_key(name))?;
        Ok(Self { files: Arc::new(files), deferred: Arc::new(deferred) })
    }

    /// The text of `index.html`.
    pub fn index(&self) -> String {
        self.files.get("/index.html").map(|file| String::from_utf8_lossy(&file.plain).into_owned()).unwrap_or_default()
    }
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) -> Result<(), SiteError> {
    let unreadable =
        |error: std::io::Error| SiteError::Unreadable { path: folder.to_owned(), detail: error.to_string() };
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.is_dir() {
            collect(&path, paths)?;
        } else {
            paths.push(path);
        }
    }
    Ok(())
}

impl File {
    fn read(path: &Path, name: &str, cache: &Path) -> Result<Self, SiteError> {
        let unreadable =
            |error: std::io::Error| SiteError::Unreadable { path: path.to_owned(), detail: error.to_string() };
        let plain = std::fs::read(path).map_err(unreadable)?;
        let digest = ids::hex(&Sha256::digest(&plain));
        let (content_type, compressible) = content_type(name);
        let prebuilt = || std::fs::read(format!("{}.br", path.display())).ok();
        let compress = || prebuilt().unwrap_or_else(|| brotli_cache::compress(&plain, &digest, cache));
        let brotli = compressible.then(compress).filter(|compressed| compressed.len() < plain.len()).map(Bytes::from);
        let etag = digest.chars().take(32).collect();
        Ok(Self { content_type, immutable: name.starts_with("/assets/"), etag, plain: plain.into(), brotli })
    }

    fn respond(&self, status: StatusCode, request: &HeaderMap) -> Response {
        let brotli = self.brotli.as_ref().filter(|_| accepts_brotli(request));
        let etag = if brotli.is_some() { format!("\"{}-br\"", self.etag) } else { format!("\"{}\"", self.etag) };
        let cache = if self.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
        let mut response = if is_unchanged(request, &etag) && status == StatusCode::OK {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            (status, Body::from(brotli.unwrap_or(&self.plain).clone())).into_response()
        };
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(self.content_type));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if let Ok(etag) = HeaderValue::try_from(etag) {
            headers.insert(header::ETAG, etag);
        }
        if brotli.is_some() {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
        } else if self.brotli.is_none() {
            // Keeps the compression layer off files that do not get smaller.
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("identity"));
        }
        response
    }
}

/// The state of [`serve`].
#[derive(Debug, Clone)]
pub struct Pages {
    /// The files of the built site, if there is one.
    pub site: Option<Site>,
    /// The shared state: the head of a page is made of its settings and records.
    pub base: Base,
    /// The content security policy of pages.
    pub policy: Arc<SitePolicy>,
}

/// The fallback of all routes: answers with a file of the site, with its first page, or with an error.
pub async fn serve(State(pages): State<Pages>, request: Request) -> Response {
    let (Pages { site, base, policy }, path) = (pages, request.uri().path());
    let is_read_method = matches!(*request.method(), Method::GET | Method::HEAD);
    let Some(site) = site.filter(|_| !API_PREFIXES.iter().any(|prefix| path.starts_with(prefix))) else {
        return layers::not_found().await.into_response();
    };
    if !is_read_method {
        return layers::method_not_allowed().await.into_response();
    }
    if let Some(file) = site.files.get(path) {
        return file.respond(StatusCode::OK, request.headers());
    }
    if let Some(answer) = Deferred::answer(&site.deferred, path, request.headers()).await {
        return answer;
    }
    let is_route = Route::parse(path, "").screen != Screen::NotFound;
    let accept = request.headers().get(header::ACCEPT).and_then(|accept| accept.to_str().ok());
    // Link preview crawlers may accept anything, so a route answers with its page whatever `Accept` says.
    let wants_page = is_route || accept.is_some_and(|accept| accept.contains("text/html"));
    match site.files.get("/index.html").filter(|_| wants_page) {
        Some(index) => {
            let status = if is_route { StatusCode::OK } else { StatusCode::NOT_FOUND };
            let built = String::from_utf8_lossy(&index.plain);
            let address = (path, request.uri().query().unwrap_or_default());
            let preferred = preferred_languages(request.headers());
            let page = page::render(&base, &built, address, &preferred).await;
            let policy = policy.of(&page::allowed_origins(&base.store).await);
            respond_page(page, &policy, status, request.headers())
        }
        None => ApiError::not_found("file").into_response(),
    }
}

/// Responds with a page; browsers revalidate it at each use and get 304 while both its text and its content policy are the same.
fn respond_page(page: String, policy: &ContentPolicy, status: StatusCode, request: &HeaderMap) -> Response {
    let policy = policy.header();
    let digest = ids::hex(&Sha256::new().chain_update(page.as_bytes()).chain_update(policy.as_bytes()).finalize());
    let etag = format!("W/\"{}\"", digest.chars().take(32).collect::<String>());
    let fresh = is_unchanged(request, &etag);
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
        (header::VARY, HeaderValue::from_static("accept-language")),
        (header::CONTENT_SECURITY_POLICY, policy.clone()),
        (header::ETAG, HeaderValue::try_from(etag).unwrap_or(HeaderValue::from_static(""))),
    ];
    if fresh && status == StatusCode::OK {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (status, headers, page).into_response()
}

/// The type of a file by the end of its name, and whether it gets smaller when compressed.
fn content_type(name: &str) -> (&'static str, bool) {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => ("text/html; charset=utf-8", true),
        "js" | "mjs" => ("text/javascript; charset=utf-8", true),
        "css" => ("text/css; charset=utf-8", true),
        "json" | "map" => ("application/json", true),
        "webmanifest" => ("application/manifest+json", true),
        "ftl" | "txt" => ("text/plain; charset=utf-8", true),
        "svg" => ("image/svg+xml", true),
        "wasm" => ("application/wasm", true),
        "ico" => ("image/x-icon", true),
        "png" => ("image/png", false),
        "jpg" | "jpeg" => ("image/jpeg", false),
        "webp" => ("image/webp", false),
        "avif" => ("image/avif", false),
        "woff2" => ("font/woff2", false),
        _ => ("application/octet-stream", false),
    }
}
