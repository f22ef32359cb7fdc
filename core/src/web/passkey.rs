//! Passkey ceremonies by the browser's `navigator.credentials`, which reads and writes its options and answers as JSON.
//!
//! Reached by name rather than by typed bindings: these would cost more bytes than all of this, and a browser that lacks one
//! of the functions is found out here in the same step.

use crate::effect::{PasskeyCeremony, PasskeyJob};
use crate::event::PasskeyFailure;
use js_sys::{Function, JSON, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Whether the browser has passkeys, and speaks JSON about them.
pub fn available() -> bool {
    interface().is_some_and(|interface| get(&interface, "parseRequestOptionsFromJSON").is_some())
}

/// Holds a ceremony. Gives the credential as JSON text.
pub async fn hold(job: PasskeyJob) -> Result<String, PasskeyFailure> {
    let promise = start(&job).ok_or(PasskeyFailure::Unsupported)?;
    let credential = JsFuture::from(promise).await.map_err(|error| failure(&error))?;
    let to_json = get(&credential, "toJSON").and_then(function).ok_or(PasskeyFailure::Unsupported)?;
    let json = to_json.call0(&credential).map_err(|_| PasskeyFailure::Unsupported)?;
    JSON::stringify(&json).map(String::from).map_err(|_| PasskeyFailure::Unsupported)
}

fn start(job: &PasskeyJob) -> Option<Promise> {
    let (parse, act) = match job.ceremony {
        PasskeyCeremony::Get => ("parseRequestOptionsFromJSON", "get"),
        PasskeyCeremony::Create => ("parseCreationOptionsFromJSON", "create"),
    };
    let interface = interface()?;
    let json = JSON::parse(&job.options).ok()?;
    // The server may wrap the options as the browser's call wants them.
    let json = get(&json, "publicKey").unwrap_or(json);
    let public_key = function(get(&interface, parse)?)?.call1(&interface, &json).ok()?;
    let options = Object::new();
    Reflect::set(&options, &"publicKey".into(), &public_key).ok()?;
    let credentials = get(&get(web_sys::window()?.as_ref(), "navigator")?, "credentials")?;
    function(get(&credentials, act)?)?.call1(&credentials, &options).ok()?.dyn_into().ok()
}

fn interface() -> Option<JsValue> {
    get(web_sys::window()?.as_ref(), "PublicKeyCredential")
}

/// A property of an object; nothing when it is absent, undefined or null.
fn get(object: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(object, &name.into()).ok().filter(|value| !value.is_undefined() && !value.is_null())
}

fn function(value: JsValue) -> Option<Function> {
    value.dyn_into().ok()
}

/// The browser names why; a refusal and a time-out are one name, so that no page can tell them apart.
fn failure(error: &JsValue) -> PasskeyFailure {
    match get(error, "name").and_then(|name| name.as_string()).as_deref() {
        Some("InvalidStateError") => PasskeyFailure::AlreadyRegistered,
        Some("NotSupportedError" | "SecurityError") => PasskeyFailure::Unsupported,
        _ => PasskeyFailure::Cancelled,
    }
}
