//! Tokens that identity services sign: JSON Web Signatures in compact form (RFC 7515) under JSON Web Keys (RFC 7517).
//!
//! The key decides the algorithm, never the token: `none`, HMAC and everything else that a forger could choose has no
//! key here. ES256 is always there; RS256, which the large providers use, comes with the feature `outside`, whose TLS brings the
//! means for it.

mod claims;
mod keys;
mod sign;

pub use claims::{Expected, text};
pub use keys::{KeySet, Tampered};
pub use sign::SigningKey;
