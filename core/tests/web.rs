//! What only a browser has, in a browser: the boot snapshot, calls, storage, timers, the loop round the machine, values
//! that cross. Run by `wasm-pack test --headless --chrome core`, or with everything else by `scripts/test`.
#![cfg(target_arch = "wasm32")]
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test may fail loudly")]

mod browser;
#[path = "web/sealing.rs"]
mod sealing;
#[path = "web/stream.rs"]
mod stream;

use browser::{Fetch, Heard, changed, event, js, json, run, start, start_before};
use lumora_core::app::{Input, Output};
use lumora_core::effect::{CallId, Chunk, Effect, HttpCall, Method, Navigation, StorageArea, StoredText, TimerId};
use lumora_core::event::{HttpReply, Reply, Transport};
use lumora_core::secret::Secret;
use lumora_core::view::{JackpotColumn, PageItem, SessionView, Slice, Text};
use lumora_core::web::{boot, client, cross, exports};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

const CALL_ID: CallId = CallId(7);
/// A fetch that ends only when it is aborted.
const HANG: &str = "return new Promise((_, reject) => request.signal.addEventListener('abort', () => {
    seen.push('aborted'); reject(request.signal.reason); }))";

fn call() -> HttpCall {
    HttpCall {
        call_id: CALL_ID,
        method: Method::Post,
        url: "/wps/session/login?x=1".to_owned(),
        headers: vec![("Merchant", Secret::new("lumora")), ("Content-Type", Secret::new("application/json"))],
        body: Some(Secret::new(r#"{"a":"é"}"#)),
        file: None,
        deadline_ms: 60_000,
    }
}

fn ended(outcome: Result<HttpReply, Transport>) -> Vec<Reply> {
    vec![Reply::Http { call_id: CALL_ID, outcome }]
}

fn timer(id: TimerId, after_ms: u32) -> Effect {
    Effect::StartTimer { id, after_ms }
}

fn store(area: StorageArea, key: &str, value: Option<&str>) -> Effect {
    Effect::Store { area, key: key.to_owned(), value: value.map(|text| StoredText::Open(text.to_owned())) }
}

#[wasm_bindgen_test]
fn the_boot_snapshot_tells_what_the_page_is() {
    js("sessionStorage.setItem('boot-s', 'secret'); localStorage.setItem('boot-l', 'open')");
    let before = js_sys::Date::now();
    let snapshot = boot::snapshot().ok().unwrap();
    assert!(snapshot.now_ms as f64 >= before && (snapshot.now_ms as f64) < before + 60_000.0);
    assert_eq!(snapshot.tz_offset_min, -(js("return new Date().getTimezoneOffset()").as_f64().unwrap() as i32));
    assert_eq!(Some(snapshot.path), js("return location.pathname").as_string());
    assert_eq!(Some(snapshot.host), js("return location.host").as_string());
    assert!(!snapshot.query.starts_with('?'));
    assert_eq!(snapshot.languages.join(","), js("return navigator.languages.join()").as_string().unwrap());
    assert!(snapshot.session.contains(&("boot-s".to_owned(), Secret::new("secret"))));
    assert!(snapshot.local.contains(&("boot-l".to_owned(), "open".to_owned())));
    assert_ne!(snapshot.seed, boot::snapshot().ok().unwrap().seed);
    js("sessionStorage.removeItem('boot-s'); localStorage.removeItem('boot-l')");
}

#[wasm_bindgen_test]
async fn a_call_travels_as_the_core_made_it_and_its_answer_comes_as_text() {
    let fetch = Fetch::stub(
        "return request.text().then((body) => {
            seen.push(request.method, new URL(request.url).search, request.headers.get('merchant'), body);
            const headers = { 'x-request-id': 'r-1', 'retry-after': '7' };
            return new Response('{\"success\":false}', { status: 429, headers }); })",
    );
    let replies = run(vec![Effect::Http(call())]).after(1).await;
    let body = r#"{"success":false}"#.to_owned();
    let reply = HttpReply { status: 429, retry_after: Some(7), request_id: Some("r-1".to_owned()), body };
    assert_eq!(replies, ended(Ok(reply)));
    assert_eq!(fetch.seen(), r#"["POST","?x=1","lumora","{\"a\":\"é\"}"]"#);
}

#[wasm_bindgen_test]
async fn a_call_that_finds_no_server_is_a_network_failure() {
    let _fetch = Fetch::stub("return Promise.reject(new TypeError('Failed to fetch'))");
    assert_eq!(run(vec![Effect::Http(call())]).after(1).await, ended(Err(Transport::Network)));
}

#[wasm_bindgen_test]
async fn a_header_that_no_header_may_be_is_a_network_failure_and_not_a_crash() {
    let fetch = Fetch::stub("seen.push(request.url); return new Response('')");
    let broken = HttpCall { headers: vec![("Authorization", Secret::new("Bearer a\nb"))], ..call() };
    assert_eq!(run(vec![Effect::Http(broken)]).after(1).await, ended(Err(Transport::Network)));
    assert_eq!(fetch.seen(), "[]");
}

#[wasm_bindgen_test]
async fn a_file_is_sent_as_the_page_keeps_it_and_one_that_is_gone_is_not_sent() {
    let fetch = Fetch::stub("return request.text().then((text) => new Response(`a file of ${text}`))");
    let upload = |handle| HttpCall { body: None, file: Some(handle), ..call() };
    let replies = run(vec![Effect::Http(upload(7))]).after(1).await;
    let body = "a file of pixels".to_owned();
    assert_eq!(replies, ended(Ok(HttpReply { status: 200, retry_after: None, request_id: None, body })));
    assert_eq!(run(vec![Effect::Http(upload(8))]).after(1).await, ended(Err(Transport::Network)));
    drop(fetch);
}

#[wasm_bindgen_test]
async fn a_call_past_its_deadline_is_aborted_and_answered_once() {
    let fetch = Fetch::stub(HANG);
    let log = run(vec![Effect::Http(HttpCall { deadline_ms: 20, ..call() }), timer(TimerId::Clock, 60)]);
    let mut expected = ended(Err(Transport::Timeout));
    expected.push(Reply::Timer(TimerId::Clock));
    assert_eq!(log.after(2).await, expected);
    assert_eq!(fetch.seen(), r#"["aborted"]"#);
}

#[wasm_bindgen_test]
async fn a_withdrawn_call_is_aborted_and_answered_once() {
    let fetch = Fetch::stub(HANG);
    let effects = vec![Effect::Http(call()), timer(TimerId::Banner, 1)];
    let log = start(effects, "", |input| {
        let withdraw = vec![Effect::Abort(CALL_ID), Effect::Abort(CALL_ID), timer(TimerId::Clock, 30)];
        let effects = if *input == Input::Reply(Reply::Timer(TimerId::Banner)) { withdraw } else { Vec::new() };
        Output { effects, ..Output::default() }
    });
    let mut expected = ended(Err(Transport::Aborted));
    expected.insert(0, Reply::Timer(TimerId::Banner));
    expected.push(Reply::Timer(TimerId::Clock));
    assert_eq!(log.after(3).await, expected);
    assert_eq!(fetch.seen(), r#"["aborted"]"#);
}

#[wasm_bindgen_test]
async fn a_call_that_is_withdrawn_at_once_never_leaves() {
    let fetch = Fetch::stub("seen.push(request.url); return new Response('')");
    let log = run(vec![Effect::Http(call()), Effect::Abort(CALL_ID), timer(TimerId::Clock, 10)]);
    let mut expected = ended(Err(Transport::Aborted));
    expected.push(Reply::Timer(TimerId::Clock));
    assert_eq!(log.after(2).await, expected);
    assert_eq!(fetch.seen(), "[]");
}

#[wasm_bindgen_test]
async fn an_answer_for_a_machine_that_was_stopped_reaches_nobody() {
    let _fetch = Fetch::stub("return Promise.resolve(new Response('late'))");
    let previous = run(vec![Effect::Http(call()), timer(TimerId::Clock, 1)]);
    let next = run(vec![timer(TimerId::Banner, 40)]);
    assert_eq!(next.after(1).await, [Reply::Timer(TimerId::Banner)]);
    assert_eq!(previous.all(), []);
}

#[wasm_bindgen_test]
fn storage_is_written_and_entries_are_removed() {
    run(vec![store(StorageArea::Local, "web-l", Some("1")), store(StorageArea::Session, "web-s", Some("2"))]);
    assert_eq!(json(&js("return [localStorage.getItem('web-l'), sessionStorage.getItem('web-s')]")), r#"["1","2"]"#);
    run(vec![store(StorageArea::Local, "web-l", None), store(StorageArea::Session, "web-s", None)]);
    assert_eq!(json(&js("return [localStorage.getItem('web-l'), sessionStorage.getItem('web-s')]")), "[null,null]");
    client::stop();
}

#[wasm_bindgen_test]
async fn full_storage_is_let_go() {
    let huge = "x".repeat(12 << 20);
    let log = run(vec![store(StorageArea::Local, "web-huge", Some(&huge)), timer(TimerId::Clock, 1)]);
    assert_eq!(log.after(1).await, [Reply::Timer(TimerId::Clock)]);
    assert!(js("return localStorage.getItem('web-huge')").is_null());
    client::stop();
}

#[wasm_bindgen_test]
fn blocked_storage_is_empty_storage() {
    js("globalThis.kept = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
        const get = () => { throw new DOMException('no', 'SecurityError'); };
        Object.defineProperty(globalThis, 'localStorage', { get, configurable: true })");
    let local = boot::snapshot().ok().map(|snapshot| snapshot.local);
    run(vec![store(StorageArea::Local, "web-b", Some("1"))]);
    js("Object.defineProperty(globalThis, 'localStorage', globalThis.kept)");
    assert_eq!(local, Some(Vec::new()));
    client::stop();
}

#[wasm_bindgen_test]
async fn a_timer_rings_once_and_starting_it_again_replaces_it() {
    let log = run(vec![
        timer(TimerId::Jackpot, 1),
        timer(TimerId::Jackpot, 20),
        timer(TimerId::Toast, 1),
        Effect::StopTimer(TimerId::Toast),
        timer(TimerId::Clock, 60),
    ]);
    assert_eq!(log.after(2).await, [Reply::Timer(TimerId::Jackpot), Reply::Timer(TimerId::Clock)]);
    client::stop();
}

#[wasm_bindgen_test]
fn an_event_from_within_a_listener_is_queued() {
    let answer = |input: &Input| {
        let dirty = if *input == event(1) { changed(Slice::Site) } else { changed(Slice::Clock) };
        Output { dirty, ..Output::default() }
    };
    let log = start_before(Vec::new(), "", answer, |log| {
        let log = log.clone();
        let mut once = true;
        browser::listener(move |changed| {
            log.note(Heard::Change(browser::numbers(changed)));
            if std::mem::take(&mut once) {
                assert!(client::feed(event(2)).is_empty(), "queued, so nothing has changed yet");
                log.note(Heard::Host("listener returns".to_owned()));
            }
        })
    });
    let all = client::feed(event(1));
    assert_eq!(all, [Slice::Site, Slice::Clock].into_iter().collect());
    let (site, clock) = (vec![Slice::Site as u8], vec![Slice::Clock as u8]);
    let returned = Heard::Host("listener returns".to_owned());
    let expected =
        [Heard::Input(event(1)), Heard::Change(site), returned, Heard::Input(event(2)), Heard::Change(clock)];
    assert_eq!(log.all(), expected);
    client::stop();
}

#[wasm_bindgen_test]
fn the_views_effects_come_after_the_slices_of_their_turn() {
    let log = start(Vec::new(), "", |_| Output {
        effects: vec![Effect::Navigate(Navigation::Push("/rng".to_owned())), Effect::ScrollToTop],
        dirty: changed(Slice::Route),
    });
    client::feed(event(1));
    let expected = [
        Heard::Input(event(1)),
        Heard::Change(vec![Slice::Route as u8]),
        Heard::Host(r#"{"kind":"push","url":"/rng"}"#.to_owned()),
        Heard::Host(r#"{"kind":"scrollToTop"}"#.to_owned()),
    ];
    assert_eq!(log.all(), expected);
    client::stop();
}

#[wasm_bindgen_test]
fn a_listener_that_throws_does_not_stop_the_loop() {
    let answer = |_: &Input| Output { dirty: changed(Slice::Site), ..Output::default() };
    let throws = |_: &browser::Log| js_sys::Function::new_no_args("throw new Error('a mistake of the view')");
    let log = start_before(Vec::new(), "", answer, throws);
    assert_eq!(client::feed(event(1)), changed(Slice::Site));
    assert_eq!(client::feed(event(2)), changed(Slice::Site));
    assert_eq!(log.all(), [Heard::Input(event(1)), Heard::Input(event(2))]);
    client::stop();
}

#[wasm_bindgen_test]
fn values_cross_as_json_would() {
    let column = JackpotColumn { key: "c1".to_owned(), digit: None, mark: ",".to_owned() };
    assert_eq!(json(&cross::to_js(&column)), r#"{"key":"c1","digit":null,"mark":","}"#);
    let page = PageItem { key: "p".to_owned(), number: Some(3), current: true, select: None };
    assert_eq!(json(&cross::to_js(&page)), serde_json::to_string(&page).unwrap());
    let text = Text::of("k").with("count", 4_000_000_000_u32).with("name", "<b>");
    assert_eq!(json(&cross::to_js(&text)), r#"{"key":"k","args":{"count":4000000000,"name":"<b>"}}"#);
    let visitor = SessionView::Visitor { can_sign_up: true };
    assert_eq!(json(&cross::to_js(&visitor)), r#"{"kind":"visitor","canSignUp":true}"#);
    assert_eq!(json(&cross::to_js(&vec![vec![1_u8], Vec::new()])), "[[1],[]]");
}

fn start_app() -> (Fetch, browser::Log) {
    let fetch = Fetch::stub(HANG);
    let log = browser::Log::default();
    let changes = log.clone();
    let on_change = browser::listener(move |changed| changes.note(Heard::Change(browser::numbers(changed))));
    let nothing = js_sys::Function::new_no_args("");
    let boot: JsValue =
        js("return { seal() {}, load() {}, loadChunk() { return Promise.resolve(); }, solve() {}, file() {} }");
    exports::init(&boot.into(), on_change, nothing.clone(), nothing).ok().unwrap();
    (fetch, log)
}

fn number(slice: Slice) -> u32 {
    Slice::ALL.iter().position(|each| *each == slice).unwrap() as u32
}

#[wasm_bindgen_test]
fn the_client_announces_every_slice_at_start_and_each_can_be_read() {
    let (_fetch, log) = start_app();
    assert_eq!(log.all(), [Heard::Change(Slice::ALL.map(|slice| slice as u8).to_vec())]);
    for slice in Slice::ALL.into_iter().filter(|slice| slice.chunk().is_none()) {
        let value = exports::read(number(slice));
        assert!(value.is_object(), "{}: {}", slice.name(), json(&value));
        assert_eq!(exports::revision(number(slice)), 1, "{}", slice.name());
    }
    assert!(exports::read(Slice::ALL.len() as u32).is_undefined());
}

#[wasm_bindgen_test]
fn the_slices_of_a_part_have_no_value_until_it_is_there() {
    let (_fetch, log) = start_app();
    let own = || {
        let is_own = |slice: &Slice| slice.chunk() == Some(Chunk::Account) && slice.carries().is_empty();
        Slice::ALL.into_iter().filter(is_own)
    };
    assert!(own().all(|slice| exports::read(number(slice)).is_null() && exports::revision(number(slice)) == 0));
    assert_eq!(exports::dispatch(js("return { login: 'togglePassword' }")).length(), 0, "nobody hears it yet");

    exports::chunk_loaded("account");
    assert_eq!(log.all().last(), Some(&Heard::Change(own().map(|slice| slice as u8).collect())));
    assert!(own().all(|slice| exports::read(number(slice)).is_object()));
    assert_ne!(exports::dispatch(js("return { login: 'togglePassword' }")).length(), 0);
}

#[wasm_bindgen_test]
fn a_slice_that_carries_events_of_other_parts_waits_for_those_too() {
    let (_fetch, _log) = start_app();
    let settings = || exports::read(number(Slice::SecuritySettings));
    assert_eq!(Slice::SecuritySettings.carries(), [Chunk::Identity, Chunk::Payment]);
    for part in ["account", "identity"] {
        exports::chunk_loaded(part);
        assert!(settings().is_null(), "{part}");
    }
    exports::chunk_loaded("payment");
    assert!(settings().is_object());
}

#[wasm_bindgen_test]
fn an_event_changes_its_slices_and_says_which() {
    let (_fetch, log) = start_app();
    let theme = || json(&js_sys::Reflect::get(&exports::read(number(Slice::Site)), &"theme".into()).unwrap());
    let before = theme();
    let numbers = exports::dispatch(js("return { site: 'toggleTheme' }")).to_vec();
    assert_ne!(theme(), before);
    assert!(numbers.contains(&(Slice::Site as u8)));
    assert_eq!(log.all().last(), Some(&Heard::Change(numbers)));
    assert_eq!(exports::revision(number(Slice::Site)), 2);
}

#[wasm_bindgen_test]
fn a_value_that_is_no_event_changes_nothing() {
    let (_fetch, log) = start_app();
    exports::chunk_loaded("play");
    exports::chunk_loaded("account");
    let told = log.all().len();
    let nonsense = "return [undefined, null, 1, 'site', {}, [], { site: 'explode' }, { site: 'woke', route: 'close' },
        { lobby: { page: -1 } }, { lobby: { page: 1.5 } }, { login: { submit: { username: 1 } } }, Symbol('x'), () => 1]";
    for value in js_sys::Array::from(&js(nonsense)).iter() {
        assert_eq!(exports::dispatch(value).length(), 0);
    }
    assert_eq!(log.all().len(), told);
}

#[wasm_bindgen_test]
fn after_shutdown_there_is_nothing_to_read_and_events_pass() {
    let (_fetch, log) = start_app();
    let told = log.all().len();
    exports::shutdown();
    assert!(exports::read(0).is_undefined());
    assert_eq!(exports::dispatch(js("return { site: 'toggleTheme' }")).length(), 0);
    assert_eq!(log.all().len(), told);
}

#[wasm_bindgen_test]
fn the_schema_is_the_hash_of_the_generated_types() {
    let generated = include_str!("../../web/src/core/generated/schema.ts");
    assert!(generated.contains(&["'", &exports::schema(), "'"].concat()));
    assert_eq!(exports::fatal(), None);
}

#[wasm_bindgen_test]
fn inputs_without_a_machine_are_forgotten() {
    client::stop();
    assert!(client::feed(Input::Reply(Reply::Timer(TimerId::Clock))).is_empty());
    assert_eq!(run(Vec::new()).all(), []);
    client::stop();
}
