//! The operator's side of Lumora: it serves the site and its API, owns the wallet, and runs the sample vendor's games.
//!
//! Reading order: [`store`] (the database), then the modules that use it.

pub mod art;
pub mod ids;
pub mod seamless;
pub mod store;
pub mod vendor;
