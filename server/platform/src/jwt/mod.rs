//! Tokens signed by identity services: JSON Web Signatures in compact form (RFC 7515) with JSON Web Keys (RFC 7517).
//!
//! The key decides the algorithm, never the token: `none`, HMAC and everything else that a forger could choose has no
//! key here. ES256 is always supported; RS256, which the large providers use, needs the feature `outside`, whose TLS library
//! implements it.

mod claims;
mod keys;
mod sign;

pub use claims::{Expected, text};
pub use keys::{KeySet, TokenError};
pub use sign::SigningKey;
