//! Brotli at its strongest takes seconds over a whole site, so each result is kept in the data folder under the hash of
//! what it was made from. The next start finds it there.

use std::path::Path;

use platform::http::brotli;

/// The strongest level; it is paid for once.
const QUALITY: u32 = 11;
const WINDOW_BITS: u32 = 22;

/// The compressed form of `plain`, whose SHA-256 is `digest`.
pub(super) fn compress(plain: &[u8], digest: &str, cache: &Path) -> Vec<u8> {
    let kept = cache.join(format!("{digest}.br"));
    if let Ok(found) = std::fs::read(&kept) {
        return found;
    }
    let packed = brotli::compress(plain, QUALITY, WINDOW_BITS);
    // The cache only saves time; a folder that can not be written is no reason to stop. A rename never shows half a file.
    if std::fs::create_dir_all(cache).is_ok() {
        let partial = cache.join(format!("{digest}.{}.part", std::process::id()));
        if std::fs::write(&partial, &packed).is_ok() {
            let _ = std::fs::rename(&partial, &kept);
        }
    }
    packed
}
