//! Brotli compression of stored contents: pictures, the built site, the search index. Replies that are made per request
//! are compressed by [`layers`](super::layers).
//!
//! The compressor is generic over its writer, so all callers share this one instance to keep the build small.

use std::io::Write;

/// Compresses `plain` at a quality from 0 to 11 (the strongest), with a window of 2^`window_bits` bytes.
#[must_use]
pub fn compress(plain: &[u8], quality: u32, window_bits: u32) -> Vec<u8> {
    let mut writer = brotli::CompressorWriter::new(Vec::new(), 64 * 1024, quality, window_bits);
    // Writing to memory can not fail.
    let _ = writer.write_all(plain);
    writer.into_inner()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_compressed_is_there_again_and_stronger_is_smaller() {
        let plain = "a picture of a lantern, and another lantern; ".repeat(4_000).into_bytes();
        let sizes = [0, 5, 11].map(|quality| {
            let packed = compress(&plain, quality, 22);
            let mut again = Vec::new();
            brotli::BrotliDecompress(&mut packed.as_slice(), &mut again).unwrap();
            assert_eq!(again, plain);
            packed.len()
        });
        assert!(sizes.is_sorted_by(|weak, strong| weak > strong), "{sizes:?}");
        assert!(!compress(b"", 11, 18).is_empty());
    }
}
