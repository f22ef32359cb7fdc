//! The routers of the API's calls, and the calls' descriptions in the OpenAPI document.
//!
//! All crates of the server import this one as `utoipa`. With the feature `openapi` it re-exports all of utoipa, and a router collects
//! the document of its calls. Without it the contents of `#[utoipa::path]` and `#[derive(ToSchema)]` compile to nothing: they would
//! be a good part of a first start's compile time, for a document that changes with the sources only. So the server ships the
//! document as a file, and the tests, which have the feature, compare the file with the calls. Method and path of a call are taken
//! from the same attribute in both cases, so that routing does not differ.

#[cfg(feature = "openapi")]
mod document;
mod endpoint;
mod router;

pub use axum::routing::MethodFilter;
#[cfg(not(feature = "openapi"))]
pub use macros::{IntoParams, ToSchema};
pub use macros::{path, routes};
pub use router::{Call, OpenApiRouter, Route};

#[cfg(feature = "openapi")]
pub use document::{Document, operations};
#[cfg(feature = "openapi")]
pub use utoipa::*;

/// utoipa's own attribute, to which `path` passes its contents on.
#[cfg(feature = "openapi")]
#[doc(hidden)]
pub mod described {
    pub use utoipa::path;
}

/// Items that describe calls: compiled with the feature `openapi` only. Macros that generate such items wrap them in this one, since
/// the feature is this crate's.
#[cfg(feature = "openapi")]
#[macro_export]
macro_rules! described {
    ($($items:item)*) => { $($items)* };
}

/// Items that describe calls: compiled with the feature `openapi` only. Macros that generate such items wrap them in this one, since
/// the feature is this crate's.
#[cfg(not(feature = "openapi"))]
#[macro_export]
macro_rules! described {
    ($($items:item)*) => {};
}
