//! Values that cross the boundary: the same shapes as JSON. Nothing is `null`, a map is a plain object, a number is a
//! JavaScript number.

use crate::event::UiEvent;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// A value for JavaScript; `undefined` should it not be representable, which no slice is.
pub fn to_js<T: Serialize>(value: &T) -> JsValue {
    const PLAIN: Serializer = Serializer::json_compatible();
    value.serialize(&PLAIN).unwrap_or(JsValue::UNDEFINED)
}

/// An event of a view; nothing when the value is none.
pub fn event(value: JsValue) -> Option<UiEvent> {
    serde_wasm_bindgen::from_value(value).ok()
}
