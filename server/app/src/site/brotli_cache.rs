//! Cache of compressed files: Brotli at its highest level takes seconds for a whole site, so each result is kept in the data folder under
//! the hash of its source, where the next start finds it.

use std::path::Path;

use platform::http::brotli;

/// The highest level; each file is compressed once.
const QUALITY: u32 = 11;
const WINDOW_BITS: u32 = 22;

/// The compressed form of `plain`, whose SHA-256 in hexadecimal is `digest`; from the folder `cache` where it has it.
pub(super) fn compress(plain: &[u8], digest: &str, cache: &Path) -> Vec<u8> {
    let cached = cache.join(format!("{digest}.br"));
    if let Ok(compressed) = std::fs::read(&cached) {
        return compressed;
    }
    let compressed = brotli::compress(plain, QUALITY, WINDOW_BITS);
    // The cache only saves time, so an unwritable folder is no error. The rename keeps readers from seeing half a file.
    if std::fs::create_dir_all(cache).is_ok() {
        let partial = cache.join(format!("{digest}.{}.part", std::process::id()));
        if std::fs::write(&partial, &compressed).is_ok() {
            let _ = std::fs::rename(&partial, &cached);
        }
    }
    compressed
}
