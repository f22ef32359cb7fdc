//! What all calls have in common: the envelope, rejection of bad input, request ids, logs and headers.
//!
//! A handler takes its input through the extractors of this module ([`Json`], [`Query`], [`Path`]), so that bad input becomes an
//! [`ApiError`] in the envelope, and returns `Result<Reply<T>, ApiError>`. [`layers::wrap`] adds the middleware to a router.

pub mod brotli;
mod client_ip;
mod conditional;
mod cookie;
mod error;
mod extract;
mod json_numbers;
mod json_place;
pub mod layers;
mod preferences;
mod query;
mod reply;
mod request_id;
mod security;
mod upload;

pub(crate) use client_ip::is_from_proxy;
pub use client_ip::{ClientIp, Network};
pub use conditional::is_unchanged;
pub use cookie::{Cookie, read_cookie};
pub use error::{ApiError, ErrorEnvelope, Refusal};
pub use extract::{Form, Json, Language, Path};
pub use extract::{body_error, holds_nul};
pub use preferences::{accepts_brotli, preferred_languages};
pub use query::{FromQuery, Pairs, Query};
pub use reply::Reply;
pub use request_id::{LoggedPath, RequestId};
pub use security::{Allowed, ContentPolicy, SitePolicy};
pub use upload::{ReceivedFile, Upload, UploadBudget};
