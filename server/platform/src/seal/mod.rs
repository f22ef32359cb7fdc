//! Sealed calls: what section 7 of the specification calls encrypted, done with HPKE (RFC 9180) under TLS.
//!
//! Base mode, DHKEM(X25519, HKDF-SHA256), HKDF-SHA256, ChaCha20-Poly1305. `info` binds a cipher text to its method and path
//! (`wps/v1|POST|/wps/session/login`), `aad` to the key and to a nonce of the server (`KID|NONCE`). A nonce is good for one call within 60
//! seconds, so that a recorded call can not be played again.
//!
//! Issuing a nonce writes nothing: it is an expiry and random bytes with a MAC of the server. Only a used nonce is stored, until it
//! would have expired anyway.
//!
//! The key pair is made at first start and kept in the database, so that all servers of one database share it.

mod extract;
mod keys;
mod nonce;
mod routes;

pub use extract::{Opened, Sealed};
pub use keys::SealKeys;
pub use routes::router;
