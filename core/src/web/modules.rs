//! What the browser loads beside the core: the engine for operators' own patterns, the judge of passwords, and the sums of
//! captchas. JavaScript loads a module and hands over its function; from then on the machine asks it directly.
//!
//! NFC is the browser's own (`String.prototype.normalize`).

use super::client;
use crate::domain::rules::{PatternVerdict, TextEngine};
use crate::domain::strength::{Strength, StrengthMeter};
use crate::effect::{Chunk, Module, WorkJob};
use js_sys::{Function, JsString, Promise};
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

thread_local! {
    static PATTERNS: RefCell<Option<Function>> = const { RefCell::new(None) };
    static STRENGTH: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// The browser as the field rules see it.
pub struct BrowserText;

impl TextEngine for BrowserText {
    fn is_match(&self, pattern: &str, value: &str) -> PatternVerdict {
        let Some(verdict) = PATTERNS.with_borrow(Clone::clone) else { return PatternVerdict::NotLoaded };
        let answer = verdict.call2(&JsValue::NULL, &pattern.into(), &value.into());
        match answer.ok().and_then(|answer| answer.as_f64()) {
            Some(0.0) => PatternVerdict::NoMatch,
            Some(1.0) => PatternVerdict::Match,
            // It can not be read, it would take too long, or the module broke: the server decides.
            _ => PatternVerdict::CannotCompile,
        }
    }

    fn nfc(&self, value: &str) -> String {
        JsString::from(value).normalize("NFC").into()
    }
}

impl StrengthMeter for BrowserText {
    fn judge(&self, password: &str, known: &[&str]) -> Option<Strength> {
        let judge = STRENGTH.with_borrow(Clone::clone)?;
        let answer = judge.call2(&JsValue::NULL, &password.into(), &known.join("\n").into()).ok()?;
        // The module answers with a whole number below 2^32.
        answer.as_f64().map(|code| Strength::from_code(code as u32))
    }
}

/// Loads a module; says whether it is there.
pub async fn load(module: Module) -> bool {
    let name = match module {
        Module::Patterns => "patterns",
        Module::Strength => "strength",
    };
    let Some(host) = client::host() else { return false };
    let Some(function) = await_promise(host.load.call1(&JsValue::NULL, &name.into())).await else { return false };
    let Ok(function) = function.dyn_into::<Function>() else { return false };
    match module {
        Module::Patterns => PATTERNS.replace(Some(function)),
        Module::Strength => STRENGTH.replace(Some(function)),
    };
    true
}

/// Has the page put a chunk of the core in its place; says whether it is there.
pub async fn load_chunk(chunk: Chunk) -> bool {
    let Some(host) = client::host() else { return false };
    await_promise(host.load_chunk.call1(&JsValue::NULL, &chunk.name().into())).await.is_some()
}

/// Does the sum of a captcha; nothing when that can not be done.
pub async fn solve(job: &WorkJob) -> Option<String> {
    let host = client::host()?;
    await_promise(host.solve.call2(&JsValue::NULL, &job.salt.as_str().into(), &job.bits.into())).await?.as_string()
}

/// The file that the page keeps under a handle; nothing once the page forgot it.
pub fn file(handle: u32) -> Option<JsValue> {
    let file = client::host()?.file.call1(&JsValue::NULL, &handle.into()).ok()?;
    file.is_object().then_some(file)
}

async fn await_promise(called: Result<JsValue, JsValue>) -> Option<JsValue> {
    JsFuture::from(Promise::resolve(&called.ok()?)).await.ok()
}
