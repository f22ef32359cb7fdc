//! The site's search index: `/wps/search/index` (section 2 of the specification).
//!
//! Games, promotions and help belong to crates of their own, which give their searchable entries; here they are merged into one
//! document in the reader's language. The document is built and compressed once, and cached until the operator changes something or
//! ten minutes have passed (the most played games change); browsers revalidate it by `ETag` and get 304.

use std::collections::HashMap;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use games::GamesState;
use games::catalogue;
use lumora_core::wire::{Envelope, SearchIndexValue};
use platform::Base;
use platform::clock::MINUTE_MS;
use platform::http::{ApiError, ErrorEnvelope, Language, Query, accepts_brotli, brotli, is_unchanged};
use platform::ids;
use platform::params::{self, LanguageCode, OptionalParam};
use platform::query;
use platform::store::StoreError;
use sha2::{Digest, Sha256};
use tokio::sync::Mutex;
use utoipa::{OpenApiRouter, routes};

/// How long a document is cached while the revision is unchanged, in milliseconds: the most played games change slowly.
const CACHE_MS: i64 = 10 * MINUTE_MS;
/// Brotli level: strong, and still a fraction of a second for ten thousand games.
const QUALITY: u32 = 9;
const WINDOW_BITS: u32 = 22;

/// State of the handler. Cloning is cheap.
#[derive(Clone, Debug)]
pub struct SearchState {
    games: GamesState,
    cache: Arc<Mutex<HashMap<&'static str, CachedDocument>>>,
}

impl SearchState {
    /// A state without cached documents.
    pub fn new(games: GamesState) -> Self {
        Self { games, cache: Arc::default() }
    }
}

/// A cached document, with the revision and the time (milliseconds since the epoch) it was built at.
#[derive(Debug)]
struct CachedDocument {
    revision: i64,
    built_at: i64,
    document: Arc<Document>,
}

/// An answer, serialised and compressed.
#[derive(Debug)]
struct Document {
    etag: HeaderValue,
    plain: Bytes,
    brotli: Bytes,
}

query! {
    /// Query of `/wps/search/index`.
    struct IndexQuery {
        /// Language code; the `Language` header unless given.
        language: OptionalParam<LanguageCode>,
    }
}

pub(crate) fn router() -> OpenApiRouter<SearchState> {
    OpenApiRouter::new().routes(routes!(index))
}

/// Search index
///
/// Games, vendors, promotions and help pages with their search terms, for a search within the page. The answer carries an `ETag`; sent
/// back as `If-None-Match` while it is current it is answered with 304.
#[utoipa::path(
    get, path = "/wps/search/index", tag = "games", params(IndexQuery),
    responses(
        (status = 200, body = Envelope<SearchIndexValue>),
        (status = 304, description = "What the caller has still stands"),
        (status = 400, body = ErrorEnvelope)
    )
)]
async fn index(
    State(state): State<SearchState>,
    header: Language,
    headers: HeaderMap,
    Query(query): Query<IndexQuery>,
) -> Result<Response, ApiError> {
    let document = state.document(params::language(&query.language, header)).await?;
    Ok(document.respond(&headers))
}

impl SearchState {
    /// The document of a language: the cached one, else a new one. Concurrent callers wait for the same build.
    async fn document(&self, language: &'static str) -> Result<Arc<Document>, ApiError> {
        let base = &self.games.base;
        let now_ms = base.clock.now_ms();
        let revision = base.revision.recent(&base.store, now_ms).await;
        let mut cache = self.cache.lock().await;
        let is_current = |cached: &&CachedDocument| {
            cached.revision == revision && (0..CACHE_MS).contains(&(now_ms - cached.built_at))
        };
        if let Some(cached) = cache.get(language).filter(is_current) {
            return Ok(Arc::clone(&cached.document));
        }
        let value = self.value(base, language, now_ms).await?;
        let built = tokio::task::spawn_blocking(move || Document::of(value)).await;
        let built = built.map_err(|error| ApiError::Internal(format!("the search index: {error}")))?;
        let document = Arc::new(built.map_err(|error| ApiError::Internal(format!("the search index: {error}")))?);
        cache.insert(language, CachedDocument { revision, built_at: now_ms, document: Arc::clone(&document) });
        Ok(document)
    }

    async fn value(&self, base: &Base, language: &str, now_ms: i64) -> Result<SearchIndexValue, StoreError> {
        Ok(SearchIndexValue {
            promotions: promotions::searchable(&base.store, language, now_ms).await?,
            help: content::help::searchable(&base.store, language).await?,
            ..catalogue::searchable(&base.store, &self.games.popularity, language, now_ms).await?
        })
    }
}

impl Document {
    fn of(value: SearchIndexValue) -> Result<Self, std::io::Error> {
        let plain = serde_json::to_vec(&Envelope { success: true, value: Some(value), code: None, message: None })?;
        let brotli = brotli::compress(&plain, QUALITY, WINDOW_BITS);
        let digest: String = ids::hex(&Sha256::digest(&plain)).chars().take(32).collect();
        // Weak, since both encodings carry the same content.
        let etag = HeaderValue::try_from(format!("W/\"{digest}\"")).map_err(std::io::Error::other)?;
        Ok(Self { etag, plain: plain.into(), brotli: brotli.into() })
    }

    fn respond(&self, request: &HeaderMap) -> Response {
        let fresh = self.etag.to_str().is_ok_and(|etag| is_unchanged(request, etag));
        let compressed = accepts_brotli(request);
        let mut response = if fresh {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            Body::from(if compressed { self.brotli.clone() } else { self.plain.clone() }).into_response()
        };
        let headers = response.headers_mut();
        headers.insert(header::ETAG, self.etag.clone());
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding, language"));
        if !fresh {
            headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
            if compressed {
                headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
            }
        }
        response
    }
}
