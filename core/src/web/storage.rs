//! Browser storage: read whole at start, written one entry at a time.
//!
//! Storage may be blocked, full or missing (private windows, policies). The site works without it, only forgetful: what
//! can not be read is not there, and what can not be written is let go.

use crate::effect::StorageArea;
use web_sys::Storage;

fn open(area: StorageArea) -> Option<Storage> {
    let window = web_sys::window()?;
    match area {
        StorageArea::Session => window.session_storage(),
        StorageArea::Local => window.local_storage(),
    }
    .ok()
    .flatten()
}

/// Every entry of an area.
pub fn read(area: StorageArea) -> Vec<(String, String)> {
    let Some(storage) = open(area) else { return Vec::new() };
    let count = storage.length().unwrap_or(0);
    let key = |index| storage.key(index).ok().flatten();
    let entry = |key: String| {
        let value = storage.get_item(&key).ok().flatten()?;
        Some((key, value))
    };
    (0..count).filter_map(key).filter_map(entry).collect()
}

/// Sets an entry; `None` removes it.
pub fn write(area: StorageArea, key: &str, value: Option<&str>) {
    let Some(storage) = open(area) else { return };
    // A refusal (quota, policy) changes nothing that the visitor sees now.
    let _ = match value {
        Some(value) => storage.set_item(key, value),
        None => storage.remove_item(key),
    };
}
