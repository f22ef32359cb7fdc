//! What JavaScript calls: a handful of functions, all synchronous. `web/src/core/wasm-port.ts` is their only caller.

use super::client::{self, Host};
use super::{boot, cross, panic};
use crate::app::{App, Input};
use crate::effect::Chunk;
use crate::event::Reply;
use crate::view::{Slice, SliceSet};
use js_sys::{Function, Uint8Array};
use std::mem::ManuallyDrop;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

#[wasm_bindgen]
extern "C" {
    /// What the view's side brings along at start.
    #[wasm_bindgen(
        typescript_type = "{ seal: Function; load: Function; loadChunk: Function; solve: Function; file: Function }"
    )]
    pub type HostBoot;

    /// `(publicKey, info, aad, plaintext, entropy) => Promise<string | null>`: `ENC.CT`, or `null` where the key is none.
    #[wasm_bindgen(method, getter)]
    fn seal(this: &HostBoot) -> Function;

    /// `(name) => Promise<Function>`: the function of the module `patterns` or `strength`.
    #[wasm_bindgen(method, getter)]
    fn load(this: &HostBoot) -> Function;

    /// `(name) => Promise<unknown>`: puts a chunk of the core in its place.
    #[wasm_bindgen(method, getter, js_name = loadChunk)]
    fn load_chunk(this: &HostBoot) -> Function;

    /// `(salt, bits) => Promise<string | null>`: the number, in decimal.
    #[wasm_bindgen(method, getter)]
    fn solve(this: &HostBoot) -> Function;

    /// `(handle) => File | undefined`: a file that the visitor chose.
    #[wasm_bindgen(method, getter)]
    fn file(this: &HostBoot) -> Function;
}

/// Starts the client from the page as it is now. Every slice is announced before this returns.
///
/// `on_change(numbers)` hears of every change, `on_host(effect)` of what the view must do, `on_fatal(location)` of the end.
///
/// # Errors
/// Throws where the page is none or gives no secure random numbers.
#[wasm_bindgen]
pub fn init(boot: &HostBoot, on_change: Function, on_host: Function, on_fatal: Function) -> Result<(), JsError> {
    panic::watch(on_fatal);
    let (app, first) = App::start(boot::snapshot()?);
    let (seal, load, load_chunk) = (boot.seal(), boot.load(), boot.load_chunk());
    let (solve, file) = (boot.solve(), boot.file());
    client::start(
        Box::new(ManuallyDrop::new(app)),
        first,
        Host { on_change, on_host, seal, load, load_chunk, solve, file },
    );
    Ok(())
}

/// Hands over an event. Gives the numbers of the slices that it changed; none from within a listener, where it is queued.
///
/// A value that is no event changes nothing; debug builds say so in the console, without the value, which may be secret.
#[wasm_bindgen]
pub fn dispatch(event: JsValue) -> Uint8Array {
    match cross::event(&event, client::has) {
        Some(event) => cross::numbers(client::feed(Input::Ui(event))),
        None => {
            #[cfg(debug_assertions)]
            web_sys::console::error_1(&"dispatch: this value is no event; see generated/events.ts".into());
            cross::numbers(SliceSet::default())
        }
    }
}

/// A chunk of the core was put in its place, as a view needs it. A name that no chunk has changes nothing.
#[wasm_bindgen]
pub fn chunk_loaded(name: &str) {
    if let Some(chunk) = Chunk::ALL.into_iter().find(|chunk| chunk.name() == name) {
        client::feed(Input::Reply(Reply::ChunkLoaded { chunk, loaded: true }));
    }
}

/// What a slice shows now; `undefined` for a number that no slice has, and when there is no client.
#[wasm_bindgen]
pub fn read(slice: u32) -> JsValue {
    by_number(slice).and_then(|slice| client::with_machine(|machine| machine.read(slice))).unwrap_or(JsValue::UNDEFINED)
}

/// How often a slice has changed.
#[wasm_bindgen]
pub fn revision(slice: u32) -> u32 {
    by_number(slice).and_then(|slice| client::with_machine(|machine| machine.revision(slice))).unwrap_or(0)
}

/// Hash of the shapes that this core was built with; the generated TypeScript holds the same.
#[wasm_bindgen]
pub fn schema() -> String {
    include_str!("schema_hash.txt").to_owned()
}

/// Where the core panicked, when it did. From then on it does nothing any more.
#[wasm_bindgen]
pub fn fatal() -> Option<String> {
    panic::location()
}

/// Ends the client; `init` may start another.
#[wasm_bindgen]
pub fn shutdown() {
    if !panic::is_dead() {
        client::stop();
    }
}

/// Every slice by name, for the developer's console. No slice holds a password, code or token.
#[cfg(debug_assertions)]
#[wasm_bindgen]
pub fn debug_dump() -> JsValue {
    let dump = js_sys::Object::new();
    for slice in Slice::ALL {
        let value = client::with_machine(|machine| machine.read(slice)).unwrap_or(JsValue::UNDEFINED);
        // Setting a property of a fresh object can not fail.
        let _ = js_sys::Reflect::set(&dump, &slice.name().into(), &value);
    }
    dump.into()
}

fn by_number(slice: u32) -> Option<Slice> {
    Slice::ALL.get(slice as usize).copied()
}
