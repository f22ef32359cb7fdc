//! Brotli at its strongest takes seconds over a whole site, so each result is kept in the data folder under the hash of
//! what it was made from. The next start finds it there.

use std::io::Write;
use std::path::Path;

/// The strongest level; it is paid for once.
const QUALITY: u32 = 11;
const WINDOW_BITS: u32 = 22;

/// The compressed form of `plain`, whose SHA-256 is `digest`. Nothing when compression fails: the plain form serves as well.
pub(super) fn compress(plain: &[u8], digest: &str, cache: &Path) -> Option<Vec<u8>> {
    let kept = cache.join(format!("{digest}.br"));
    if let Ok(found) = std::fs::read(&kept) {
        return Some(found);
    }
    let mut packed = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut packed, 64 * 1024, QUALITY, WINDOW_BITS);
    writer.write_all(plain).ok()?;
    writer.flush().ok()?;
    drop(writer);
    // The cache only saves time; a folder that can not be written is no reason to stop. A rename never shows half a file.
    if std::fs::create_dir_all(cache).is_ok() {
        let partial = cache.join(format!("{digest}.{}.part", std::process::id()));
        if std::fs::write(&partial, &packed).is_ok() {
            let _ = std::fs::rename(&partial, &kept);
        }
    }
    Some(packed)
}
