//! A stream of server-sent events, by `fetch`: unlike `EventSource` it sends headers, so that no token stands in an address.
//!
//! What comes is handed on as it comes, unread.

use super::http::{self, Answer};
use crate::effect::Subscription;
use crate::event::Transport;
use gloo_net::http::RequestBuilder;
use js_sys::{Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortSignal, ReadableStreamDefaultReader};

/// The pieces of a stream.
pub struct Pieces(ReadableStreamDefaultReader);

/// Asks for a stream. Gives its pieces, unless the answer is none, and what was told beside it; an answer that is no stream is
/// read to its end.
///
/// # Errors
/// When there was no answer, or the browser can not read one while it comes.
pub async fn open(subscription: Subscription, signal: AbortSignal) -> Result<(Option<Pieces>, Answer), Transport> {
    if signal.aborted() {
        return Err(Transport::Aborted);
    }
    let headers = http::headers(&subscription.headers).ok_or(Transport::Network)?;
    let request = RequestBuilder::new(&subscription.url).headers(headers).abort_signal(Some(&signal)).build();
    // The token is wiped here rather than when the stream ends.
    drop(subscription);
    let response = request.map_err(network)?.send().await.map_err(network)?;
    let is_stream = http::header(&response, "content-type").is_some_and(|kind| kind.starts_with("text/event-stream"));
    if response.status() != 200 || !is_stream {
        let body = response.text().await.map_err(network)?;
        return Ok((None, http::answer(&response, body)));
    }
    let body = response.body().ok_or(Transport::Unsupported)?;
    let reader = body.get_reader().dyn_into().map_err(|_| Transport::Unsupported)?;
    Ok((Some(Pieces(reader)), http::answer(&response, String::new())))
}

impl Pieces {
    /// The next piece; nothing when the server has ended the stream.
    ///
    /// # Errors
    /// When the connection broke.
    pub async fn next(&self) -> Result<Option<Vec<u8>>, Transport> {
        let read = JsFuture::from(self.0.read()).await.map_err(network)?;
        let part = |name: &str| Reflect::get(&read, &JsValue::from_str(name)).map_err(network);
        if part("done")?.is_truthy() {
            return Ok(None);
        }
        Ok(Some(part("value")?.dyn_into::<Uint8Array>().map_err(network)?.to_vec()))
    }
}

fn network<E>(_: E) -> Transport {
    Transport::Network
}
