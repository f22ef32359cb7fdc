//! How the core ends badly, in a browser. A suite of its own: after a panic the instance is dead for good.
#![cfg(target_arch = "wasm32")]
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

#[expect(dead_code, reason = "this suite needs a part of the stage")]
mod browser;

use browser::{Heard, event, js};
use js_sys::{Function, Promise};
use lumora_core::app::Output;
use lumora_core::view::Slice;
use lumora_core::web::{client, exports, panic};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
async fn a_panic_tells_the_page_once_and_nothing_enters_the_core_again() {
    let mut resolve = None;
    let told = Promise::new(&mut |function, _| resolve = Some(function));
    panic::watch(resolve.unwrap());
    let log = browser::start(Vec::new(), "", |input| {
        assert!(*input != event(13), "the machine breaks");
        Output { dirty: browser::changed(Slice::Site), ..Output::default() }
    });
    client::feed(event(1));
    assert_eq!(exports::fatal(), None);

    // The trap unwinds as a JavaScript error to whoever called in.
    let breaking = browser::listener(|_| {
        client::feed(event(13));
    });
    let attempt =
        Function::new_with_args("attempt", "try { attempt(); return 'no error' } catch (e) { return e.name }");
    let outcome = attempt.call1(&JsValue::NULL, &breaking).unwrap();
    assert_eq!(outcome.as_string().as_deref(), Some("RuntimeError"));

    let place = JsFuture::from(told).await.unwrap().as_string().unwrap();
    assert!(place.starts_with("core/tests/web_panic.rs:"), "{place}");
    assert_eq!(exports::fatal(), Some(place));

    let heard = log.all().len();
    assert!(client::feed(event(2)).is_empty());
    assert_eq!(exports::dispatch(js("return { site: 'woke' }")).length(), 0);
    assert!(exports::read(0).is_undefined());
    exports::shutdown();
    assert_eq!(log.all().len(), heard);
    assert_eq!(log.all().first(), Some(&Heard::Input(event(1))));
}
