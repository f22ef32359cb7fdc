//! Streams: what the server tells reaches the machine piece by piece, and whatever ends a stream ends it once.

use crate::browser::{Fetch, event, js, run, start};
use crate::{CALL_ID, timer};
use lumora_core::app::{Input, Output};
use lumora_core::effect::{Effect, Subscription, TimerId};
use lumora_core::event::{HttpReply, Reply, StreamBytes, Transport};
use lumora_core::secret::Secret;
use lumora_core::web::client;
use wasm_bindgen_test::wasm_bindgen_test;

/// A stream that the test writes to, by `write` and `end`; a withdrawal reaches `seen`.
const STREAM: &str = "seen.push(request.method, request.headers.get('authorization'));
    const body = new ReadableStream({ start(controller) {
        globalThis.write = (bytes) => controller.enqueue(new Uint8Array(bytes));
        globalThis.end = () => controller.close();
        request.signal.addEventListener('abort', () => {
            seen.push('aborted'); controller.error(request.signal.reason); }); } });
    const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'x-request-id': 'r-1' };
    return Promise.resolve(new Response(body, { headers }))";

fn subscription(quiet_ms: u32) -> Effect {
    let headers = vec![("Authorization", Secret::new("Bearer tok")), ("Last-Event-ID", Secret::new("c1"))];
    Effect::Subscribe(Subscription { call_id: CALL_ID, url: "/wps/events".to_owned(), headers, quiet_ms })
}

fn pushed(bytes: &[u8]) -> Reply {
    Reply::Pushed { call_id: CALL_ID, bytes: StreamBytes(bytes.to_vec()) }
}

fn ended(outcome: Result<HttpReply, Transport>) -> Reply {
    Reply::SubscriptionEnded { call_id: CALL_ID, outcome }
}

fn reply(status: u16, retry_after: Option<u32>, body: &str) -> HttpReply {
    HttpReply { status, retry_after, request_id: None, body: body.to_owned() }
}

/// Writes once the stream is open.
async fn write(bytes: &str) {
    let script = [
        "return new Promise((done) => { const look = () => globalThis.write ?
        (globalThis.write(",
        bytes,
        "), done()) : setTimeout(look, 1); look(); })",
    ]
    .concat();
    wasm_bindgen_futures::JsFuture::from(js_sys::Promise::from(js(&script))).await.ok();
}

fn fresh() -> Fetch {
    let fetch = Fetch::stub(STREAM);
    js("globalThis.write = undefined");
    fetch
}

#[wasm_bindgen_test]
async fn what_the_server_tells_comes_piece_by_piece_and_its_end_in_order_once() {
    let fetch = fresh();
    let log = run(vec![subscription(60_000)]);
    write("[58, 10]").await;
    assert_eq!(log.after(1).await, [pushed(b":\n")], "before the stream is over");
    write("[100, 0xc3]").await;
    assert_eq!(log.after(2).await.last(), Some(&pushed(b"d\xc3")), "cut within a character");
    write("[0xa9, 10]").await;
    log.after(3).await;
    js("globalThis.end()");
    let end = HttpReply { request_id: Some("r-1".to_owned()), ..reply(200, None, "") };
    assert_eq!(log.after(4).await, [pushed(b":\n"), pushed(b"d\xc3"), pushed(b"\xa9\n"), ended(Ok(end))]);
    assert_eq!(fetch.seen(), r#"["GET","Bearer tok","aborted"]"#, "nothing is left open behind it");
}

#[wasm_bindgen_test]
async fn a_withdrawn_stream_ends_once_and_nothing_of_it_is_heard_any_more() {
    let fetch = fresh();
    let log = start(vec![subscription(60_000)], "", |input| {
        let withdraw = vec![Effect::Abort(CALL_ID), Effect::Abort(CALL_ID), timer(TimerId::Clock, 30)];
        let effects = if *input == event(1) { withdraw } else { Vec::new() };
        Output { effects, ..Output::default() }
    });
    write("[58]").await;
    log.after(1).await;
    js("globalThis.write([59])");
    client::feed(event(1));
    let replies = log.after(3).await;
    assert_eq!(replies, [pushed(b":"), ended(Err(Transport::Aborted)), Reply::Timer(TimerId::Clock)]);
    assert_eq!(fetch.seen(), r#"["GET","Bearer tok","aborted"]"#);
}

#[wasm_bindgen_test]
async fn a_stream_that_falls_silent_is_given_up_and_one_that_speaks_is_not() {
    let fetch = fresh();
    let log = run(vec![subscription(150)]);
    for spoken in 1..=4 {
        write("[58]").await;
        log.after(spoken).await;
        let pause = js("return new Promise((done) => setTimeout(done, 60))");
        wasm_bindgen_futures::JsFuture::from(js_sys::Promise::from(pause)).await.ok();
    }
    assert_eq!(log.replies().len(), 4, "four times 60 ms are more than the silence allowed");
    assert_eq!(log.after(5).await.last(), Some(&ended(Err(Transport::Timeout))));
    assert_eq!(fetch.seen(), r#"["GET","Bearer tok","aborted"]"#);
}

#[wasm_bindgen_test]
async fn a_refusal_comes_with_its_status_and_body() {
    let _fetch = Fetch::stub(
        "const headers = { 'content-type': 'application/json', 'retry-after': '9' };
        return Promise.resolve(new Response('{}', { status: 503, headers }))",
    );
    assert_eq!(run(vec![subscription(60_000)]).after(1).await, [ended(Ok(reply(503, Some(9), "{}")))]);
}

#[wasm_bindgen_test]
async fn what_is_no_stream_is_not_listened_to() {
    let _fetch =
        Fetch::stub("return Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } }))");
    assert_eq!(run(vec![subscription(60_000)]).after(1).await, [ended(Ok(reply(200, None, "<html>")))]);
}

#[wasm_bindgen_test]
async fn a_browser_that_can_not_stream_says_so() {
    let _fetch = Fetch::stub(
        "const response = new Response('', { headers: { 'content-type': 'text/event-stream' } });
        Object.defineProperty(response, 'body', { value: undefined });
        return Promise.resolve(response)",
    );
    assert_eq!(run(vec![subscription(60_000)]).after(1).await, [ended(Err(Transport::Unsupported))]);
}

#[wasm_bindgen_test]
async fn a_stream_that_breaks_or_never_begins_is_a_network_failure() {
    let fetch = Fetch::stub("return Promise.reject(new TypeError('Failed to fetch'))");
    assert_eq!(run(vec![subscription(60_000)]).after(1).await, [ended(Err(Transport::Network))]);
    drop(fetch);
    let _fetch = Fetch::stub(
        "const body = new ReadableStream({ pull(controller) { controller.error(new TypeError('network error')); } });
        return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))",
    );
    assert_eq!(run(vec![subscription(60_000)]).after(1).await, [ended(Err(Transport::Network))]);
}

#[wasm_bindgen_test]
async fn a_stream_of_a_machine_that_was_stopped_is_let_go_of_and_reaches_nobody() {
    let fetch = fresh();
    let previous = run(vec![subscription(60_000)]);
    write("[58]").await;
    previous.after(1).await;
    let next = run(vec![timer(TimerId::Banner, 40)]);
    assert_eq!(fetch.seen(), r#"["GET","Bearer tok","aborted"]"#);
    assert_eq!(next.after(1).await, [Reply::Timer(TimerId::Banner)]);
    assert_eq!(previous.replies(), [pushed(b":")]);
}

/// The machine may ask for another stream at the very end of one.
#[wasm_bindgen_test]
async fn a_stream_may_follow_a_stream() {
    let fetch = fresh();
    let log = start(vec![subscription(60_000)], "", |input| {
        let again = matches!(input, Input::Reply(Reply::SubscriptionEnded { outcome: Ok(_), .. }));
        Output { effects: if again { vec![subscription(60_000)] } else { Vec::new() }, ..Output::default() }
    });
    write("[58]").await;
    log.after(1).await;
    js("globalThis.write = undefined; globalThis.end()");
    log.after(2).await;
    write("[59]").await;
    assert_eq!(log.after(3).await.last(), Some(&pushed(b";")));
    drop(fetch);
}
