//! Pictures over HTTP: `/cdn/art/v2/...`, immutable, brotli, with a policy that forbids them everything.

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

/// How many pictures are drawn at once: anybody can ask for one that nobody has asked for yet, and most of the machine is for others.
const DRAWN_AT_ONCE: usize = 1;
static DRAWING: Semaphore = Semaphore::const_new(DRAWN_AT_ONCE);
/// How many pictures are kept; at some 10 KB each the shelf stays under 20 MB.
const SHELF: usize = 2_048;

/// A picture in both forms that go out.
struct Print {
    plain: Bytes,
    brotli: Bytes,
}

/// Recently drawn pictures; the least recently used goes first.
#[derive(Default)]
struct Shelf {
    clock: u64,
    prints: HashMap<String, (u64, Arc<Print>)>,
}

impl Shelf {
    fn get(&mut self, address: &str) -> Option<Arc<Print>> {
        self.clock += 1;
        let (used, print) = self.prints.get_mut(address)?;
        *used = self.clock;
        Some(Arc::clone(print))
    }

    fn put(&mut self, address: String, print: Arc<Print>) {
        self.clock += 1;
        self.prints.insert(address, (self.clock, print));
        if self.prints.len() <= SHELF {
            return;
        }
        // Drop the older half at once: a scan every thousand pictures costs less than an ordered structure for each
        // hit.
        let mut ages: Vec<u64> = self.prints.values().map(|(used, _)| *used).collect();
        let (_, median, _) = ages.select_nth_unstable(SHELF / 2);
        let oldest_kept = *median;
        self.prints.retain(|_, (used, _)| *used > oldest_kept);
    }
}

/// Routes of the pictures; needs no other state than its own shelf.
pub fn router<S: Clone + Send + Sync + 'static>() -> Router<S> {
    let shelf = Arc::new(Mutex::new(Shelf::default()));
    VERSIONS.iter().fold(Router::new(), |router, version| {
        router.route(&format!("/cdn/art/{version}/{{*address}}"), get(show).with_state(Arc::clone(&shelf)))
    })
}

async fn show(State(shelf): State<Arc<Mutex<Shelf>>>, Path(address): Path<String>, headers: HeaderMap) -> Response {
    let kept = shelf.lock().unwrap_or_else(PoisonError::into_inner).get(&address);
    let print = match kept {
        Some(print) => print,
        None => {
            let Some(print) = draw(shelf, address).await else {
                return (StatusCode::NOT_FOUND, "no such picture\n").into_response();
            };
            print
        }
    };
    let packed = accepts_brotli(&headers);
    let body = if packed { print.brotli.clone() } else { print.plain.clone() };
    let mut response = (HEADERS, body).into_response();
    if packed {
        response.headers_mut().insert(header::CONTENT_ENCODING, header::HeaderValue::from_static("br"));
    }
    response
}

/// Draws a picture when it is its turn, unless somebody has drawn it meanwhile.
async fn draw(shelf: Arc<Mutex<Shelf>>, address: String) -> Option<Arc<Print>> {
    let turn = DRAWING.acquire().await.ok()?;
    if let Some(print) = shelf.lock().unwrap_or_else(PoisonError::into_inner).get(&address) {
        return Some(print);
    }
    // Drawing and packing take a dozen milliseconds: too long for the thread that other requests wait on.
    let drawn = tokio::task::spawn_blocking(move || {
        let print = Arc::new(print(&address)?);
        shelf.lock().unwrap_or_else(PoisonError::into_inner).put(address, Arc::clone(&print));
        // Only now: whoever waits for the same picture finds it.
        drop(turn);
        Some(print)
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

fn print(address: &str) -> Option<Print> {
    let drawn = picture(address)?;
    Some(Print { brotli: brotli(drawn.as_bytes()).into(), plain: drawn.into() })
}

/// The text in brotli at its strongest: some ten milliseconds for a picture that is then kept, and the first ones are on every first page.
pub(super) fn brotli(text: &[u8]) -> Vec<u8> {
    compress(text, 11, 18)
}

#[cfg(test)]
mod tests {
    use std::pin::pin;
    use std::sync::{Arc, Mutex};

    use super::{DRAWING, Print, SHELF, Shelf, draw};

    #[test]
    fn a_full_shelf_keeps_what_was_used_last() {
        let mut shelf = Shelf::default();
        let print = Arc::new(Print { plain: "a".into(), brotli: "b".into() });
        shelf.put("favourite".into(), Arc::clone(&print));
        for i in 0..SHELF * 3 {
            shelf.put(format!("picture {i}"), Arc::clone(&print));
            assert!(shelf.get("favourite").is_some(), "lost after {i}");
            assert!(shelf.prints.len() <= SHELF);
        }
    }

    #[tokio::test]
    async fn a_picture_is_drawn_when_the_one_before_it_is_done_and_by_one_who_asks_only() {
        let shelf = Arc::new(Mutex::new(Shelf::default()));
        let address = || "avatar/somebody.svg".to_owned();
        let turn = DRAWING.acquire().await.unwrap();
        let mut first = pin!(draw(Arc::clone(&shelf), address()));
        tokio::select! {
            biased;
            _ = &mut first => panic!("two were drawn at once"),
            () = tokio::task::yield_now() => {}
        }
        drop(turn);
        let first = first.await.unwrap();
        assert!(first.plain.starts_with(b"<svg"));
        let second = draw(shelf, address()).await.unwrap();
        assert!(Arc::ptr_eq(&first, &second), "it was drawn twice");
    }
}
