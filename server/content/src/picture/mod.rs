//! Pictures that somebody sends: made anew by the server, whoever sent them ([`image`]), and those among them that the operator
//! shows on the site ([`own`]), which stand at `/cdn/picture/...` (section 9 of the specification: png and jpg under 5 MB, judged
//! by what they hold).
//!
//! A file comes to pixels in [`decode`], to a fitting size and the right way up in [`pixels`], and out again in [`image`]; whose
//! turn it is says [`queue`].

#[cfg(test)]
mod corpus;
mod decode;
pub mod image;
pub mod own;
mod pixels;
pub mod queue;
mod serve;
mod take;

pub(crate) use serve::router;
pub use take::{Draw, take, take_received, too_large};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

/// A picture as the database keeps it.
pub fn stored(file: &[u8]) -> String {
    STANDARD.encode(file)
}

/// The file of what the database keeps; nothing when it is damaged.
pub fn file_of(stored: &str) -> Option<Vec<u8>> {
    STANDARD.decode(stored).ok()
}
