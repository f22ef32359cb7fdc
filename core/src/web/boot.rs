//! The boot snapshot: everything that the machine knows of the browser, read once.

use super::modules::BrowserText;
use super::{clock, passkey, storage};
use crate::app::Boot;
use crate::domain::browser;
use crate::effect::StorageArea;
use crate::secret::Secret;
use wasm_bindgen::{JsError, JsValue};
use web_sys::Window;

/// Matches a small touch screen.
const MOBILE: &str = "(max-width: 767px) and (pointer: coarse)";
const REDUCED_MOTION: &str = "(prefers-reduced-motion: reduce)";

/// Reads the snapshot of the browser.
///
/// # Errors
/// When there is no page, or the browser gives no secure random bytes: nothing could be sealed, so nothing starts.
pub fn snapshot() -> Result<Boot, JsError> {
    let window = web_sys::window().ok_or_else(|| JsError::new("the core runs in a page only"))?;
    let env = clock::env();
    let location = window.location();
    let user_agent = window.navigator().user_agent().unwrap_or_default();
    let session = storage::read(StorageArea::Session).into_iter().map(|(key, value)| (key, Secret::new(value)));
    Ok(Boot {
        now_ms: env.now_ms,
        tz_offset_min: env.tz_offset_min,
        path: location.pathname().unwrap_or_default(),
        query: location.search().unwrap_or_default().trim_start_matches('?').to_owned(),
        fragment: Secret::new(location.hash().unwrap_or_default().trim_start_matches('#')),
        host: location.host().unwrap_or_default(),
        origin: location.origin().unwrap_or_default(),
        languages: window.navigator().languages().iter().filter_map(|tag| tag.as_string()).collect(),
        seed: seed(&window).map_err(|_| JsError::new("the browser gives no secure random numbers"))?,
        session: session.collect(),
        local: storage::read(StorageArea::Local),
        mobile: matches(&window, MOBILE),
        passkeys: passkey::available(),
        system: browser::system(&user_agent, window.navigator().max_touch_points()).to_owned(),
        user_agent,
        reduced_motion: matches(&window, REDUCED_MOTION),
        all_chunks: false,
        engine: Box::new(BrowserText),
        meter: Box::new(BrowserText),
    })
}

fn seed(window: &Window) -> Result<[u8; 32], JsValue> {
    let mut bytes = [0; 32];
    window.crypto()?.get_random_values_with_u8_array(&mut bytes)?;
    Ok(bytes)
}

fn matches(window: &Window, query: &str) -> bool {
    window.match_media(query).ok().flatten().is_some_and(|list| list.matches())
}
