//! Pictures that somebody uploads: redrawn by the server, whoever sent them ([`image`]), and those that the operator
//! shows on the site ([`site`]), which are served at `/cdn/picture/...` (section 9 of the specification: png and jpg
//! under 5 MB, judged by their content).
//!
//! A file is decoded to pixels in [`decode`], scaled and turned upright in [`pixels`], and encoded again in [`image`];
//! [`queue`] decides whose picture is worked on next.

#[cfg(test)]
mod corpus;
mod decode;
pub mod image;
mod pixels;
pub mod queue;
mod serve;
pub mod site;
mod take;

pub(crate) use serve::router;
pub use take::{Redraw, take, take_received, too_large};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

/// Encodes a picture's file for the database: base64.
pub fn stored(file: &[u8]) -> String {
    STANDARD.encode(file)
}

/// Decodes a picture's file from the database; none when it is damaged.
pub fn file_of(stored: &str) -> Option<Vec<u8>> {
    STANDARD.decode(stored).ok()
}
