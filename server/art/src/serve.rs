//! Pictures over HTTP: `/cdn/art/v2/...`, immutable, Brotli-compressed, with a content policy that allows nothing.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use platform::http::accepts_brotli;
use platform::http::brotli::compress;
use tokio::sync::Semaphore;

use super::{VERSIONS, picture};

/// The number of pictures drawn concurrently: anybody can request new ones, and most of the machine must be left for other requests.
const MAX_CONCURRENT: usize = 1;
static DRAWING: Semaphore = Semaphore::const_new(MAX_CONCURRENT);
/// The maximum number of pictures in memory; at some 10 KB each they take less than 20 MB.
const CACHE_SIZE: usize = 2_048;

/// A picture as sent: plain and compressed.
struct Encoded {
    plain: Bytes,
    brotli: Bytes,
}

/// Cache of recently drawn pictures; the least recently used are dropped first.
#[derive(Default)]
struct Cache {
    clock: u64,
    pictures: HashMap<String, (u64, Arc<Encoded>)>,
}

impl Cache {
    fn get(&mut self, address: &str) -> Option<Arc<Encoded>> {
        self.clock += 1;
        let (used, encoded) = self.pictures.get_mut(address)?;
        *used = self.clock;
        Some(Arc::clone(encoded))
    }

    fn insert(&mut self, address: String, encoded: Arc<Encoded>) {
        self.clock += 1;
        self.pictures.insert(address, (self.clock, encoded));
        if self.pictures.len() <= CACHE_SIZE {
            return;
        }
        // Drops the older half at once: one scan per thousand pictures costs less than an ordered structure at each hit.
        let mut ages: Vec<u64> = self.pictures.values().map(|(used, _)| *used).collect();
        let (_, median, _) = ages.select_nth_unstable(CACHE_SIZE / 2);
        let oldest_kept = *median;
        self.pictures.retain(|_, (used, _)| *used > oldest_kept);
    }
}

/// The routes of the pictures; they need no state but their own cache.
pub fn router<S: Clone + Send + Sync + 'static>() -> Router<S> {
    let cache = Arc::new(Mutex::new(Cache::default()));
    VERSIONS.iter().fold(Router::new(), |router, version| {
        router.route(&format!("/cdn/art/{version}/{{*address}}"), get(show).with_state(Arc::clone(&cache)))
    })
}

async fn show(State(cache): State<Arc<Mutex<Cache>>>, Path(address): Path<String>, headers: HeaderMap) -> Response {
    let cached = cache.lock().unwrap_or_else(PoisonError::into_inner).get(&address);
    let encoded = match cached {
        Some(encoded) => encoded,
        None => {
            let Some(encoded) = draw(cache, address).await else {
                return (StatusCode::NOT_FOUND, "no such picture\n").into_response();
            };
            encoded
        }
    };
    let is_compressed = accepts_brotli(&headers);
    let body = if is_compressed { encoded.brotli.clone() } else { encoded.plain.clone() };
    let mut response = (HEADERS, body).into_response();
    if is_compressed {
        response.headers_mut().insert(header::CONTENT_ENCODING, header::HeaderValue::from_static("br"));
    }
    response
}

/// Draws a picture once there is room for it, unless another request has drawn it meanwhile.
async fn draw(cache: Arc<Mutex<Cache>>, address: String) -> Option<Arc<Encoded>> {
    let permit = DRAWING.acquire().await.ok()?;
    if let Some(encoded) = cache.lock().unwrap_or_else(PoisonError::into_inner).get(&address) {
        return Some(encoded);
    }
    // Drawing and compressing take a dozen milliseconds: too long for a thread of the async runtime.
    let drawn = tokio::task::spawn_blocking(move || {
        let encoded = Arc::new(encode(&address)?);
        cache.lock().unwrap_or_else(PoisonError::into_inner).insert(address, Arc::clone(&encoded));
        // Stored while the permit is held, so that whoever waits for the same picture finds it.
        drop(permit);
        Some(encoded)
    });
    drawn.await.ok()?
}

const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_TYPE, "image/svg+xml"),
    (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    (header::CONTENT_SECURITY_POLICY, "default-src 'none'; sandbox"),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::VARY, "accept-encoding"),
];

/// Draws and compresses a picture; `None` if there is none at the address.
fn encode(address: &str) -> Option<Encoded> {
    let drawn = picture(address)?;
    Some(Encoded { brotli: brotli(drawn.as_bytes()).into(), plain: drawn.into() })
}

/// Brotli at its highest level: some ten milliseconds per picture, which is then cached.
pub(super) fn brotli(text: &[u8]) -> Vec<u8> {
    compress(text, 11, 18)
}

#[cfg(test)]
mod tests {
    use std::pin::pin;
    use std::sync::{Arc, Mutex};

    use super::{CACHE_SIZE, Cache, DRAWING, Encoded, draw};

    #[test]
    fn a_full_shelf_keeps_what_was_used_last() {
        let mut cache = Cache::default();
        let encoded = Arc::new(Encoded { plain: "a".into(), brotli: "b".into() });
        cache.insert("favourite".into(), Arc::clone(&encoded));
        for i in 0..CACHE_SIZE * 3 {
            cache.insert(format!("picture {i}"), Arc::clone(&encoded));
            assert!(cache.get("favourite").is_some(), "lost after {i}");
            assert!(cache.pictures.len() <= CACHE_SIZE);
        }
    }

    #[tokio::test]
    async fn a_picture_is_drawn_when_the_one_before_it_is_done_and_by_one_who_asks_only() {
        let cache = Arc::new(Mutex::new(Cache::default()));
        let address = || "avatar/somebody.svg".to_owned();
        let permit = DRAWING.acquire().await.unwrap();
        let mut first = pin!(draw(Arc::clone(&cache), address()));
        tokio::select! {
            biased;
            _ = &mut first => panic!("two were drawn at once"),
            () = tokio::task::yield_now() => {}
        }
        drop(permit);
        let first = first.await.unwrap();
        assert!(first.plain.starts_with(b"<svg"));
        let second = draw(cache, address()).await.unwrap();
        assert!(Arc::ptr_eq(&first, &second), "it was drawn twice");
    }
}
