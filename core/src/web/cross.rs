//! Values that cross the boundary: the same shapes as JSON. Nothing is `null`, a map is a plain object, a number is a
//! JavaScript number.

use crate::effect::Chunk;
use crate::event::{self, UiEvent};
use crate::json;
use crate::secret::Secret;
use crate::view::SliceSet;
use js_sys::{JSON, Uint8Array};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// A value for JavaScript; `undefined` should it not be representable, which no slice is.
pub fn to_js<T: Serialize>(value: &T) -> JsValue {
    const PLAIN: Serializer = Serializer::json_compatible();
    value.serialize(&PLAIN).unwrap_or(JsValue::UNDEFINED)
}

/// A set of slices as their numbers, in order.
pub fn numbers(slices: SliceSet) -> Uint8Array {
    let numbers: Vec<u8> = slices.iter().map(|slice| slice as u8).collect();
    Uint8Array::from(numbers.as_slice())
}

/// An event of a view; nothing when the value is none.
///
/// It crosses as JSON, because the core reads replies as JSON anyway and a second way of reading would cost a tenth of its
/// bytes. The text may hold a password, so it is wiped.
///
/// What can not be read yet, because the chunk that it is for is not here, is no event: nobody would hear it.
pub fn event(value: &JsValue, has: impl Fn(Chunk) -> bool) -> Option<UiEvent> {
    let text = JSON::stringify(value).ok()?.as_string().map(Secret::new)?;
    // `{"name":...}`, or `"name"` for an event that is a word.
    let name = text.reveal().split('"').nth(1)?;
    if event::chunk_of(name).is_some_and(|chunk| !has(chunk)) {
        return None;
    }
    json::from_str(text.reveal()).ok()
}
