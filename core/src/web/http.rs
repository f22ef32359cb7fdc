//! One HTTP call with gloo-net. The machine has decided everything; nothing is added here.
//! `stream` uses the same parts for what is read while it comes.

use super::modules;
use crate::effect::{HttpCall, Method};
use crate::event::HttpReply;
use crate::secret::Secret;
use gloo_net::http::{Headers, RequestBuilder, Response};
use web_sys::AbortSignal;

/// An answer, and the revision of the site that the server told beside it.
pub struct Answer {
    pub reply: HttpReply,
    pub revision: Option<u64>,
}

/// Sends a call and reads its answer as text. Nothing, when there was no whole answer.
pub async fn send(call: HttpCall, signal: AbortSignal) -> Option<Answer> {
    if signal.aborted() {
        return None;
    }
    let builder = RequestBuilder::new(&call.url)
        .method(method(call.method))
        .headers(headers(&call.headers)?)
        .abort_signal(Some(&signal));
    let request = match (&call.body, call.file) {
        (Some(body), _) => builder.body(body.reveal()),
        (None, Some(handle)) => builder.body(modules::file(handle)?),
        (None, None) => builder.build(),
    };
    // The call's secrets are wiped here rather than when the answer is there.
    drop(call);
    let response = request.ok()?.send().await.ok()?;
    let body = response.text().await.ok()?;
    Some(answer(&response, body))
}

/// What was answered beside a body.
pub fn answer(response: &Response, body: String) -> Answer {
    let number = |name: &str| header(response, name).and_then(|text| text.parse::<u64>().ok());
    let reply = HttpReply {
        status: response.status(),
        retry_after: number("retry-after").and_then(|seconds| u32::try_from(seconds).ok()),
        request_id: header(response, "x-request-id"),
        body,
    };
    Answer { reply, revision: number("x-site-revision") }
}

/// Headers of a request; nothing when one of them may not be.
pub fn headers(list: &[(&'static str, Secret)]) -> Option<Headers> {
    // Not gloo-net's own setter: it throws on a value that no header may hold.
    let headers = web_sys::Headers::new().ok()?;
    for (name, value) in list {
        headers.set(name, value.reveal()).ok()?;
    }
    Some(Headers::from_raw(headers))
}

/// A header of an answer.
pub fn header(response: &Response, name: &str) -> Option<String> {
    response.headers().get(name)
}

fn method(method: Method) -> gloo_net::http::Method {
    match method {
        Method::Get => gloo_net::http::Method::GET,
        Method::Post => gloo_net::http::Method::POST,
        Method::Put => gloo_net::http::Method::PUT,
        Method::Delete => gloo_net::http::Method::DELETE,
    }
}
