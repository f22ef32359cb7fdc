//! The routes of the API, and what they say of themselves in its OpenAPI document.
//!
//! Every crate of the server knows this one as `utoipa`. With the feature `openapi` all of utoipa stands behind that name, and a router gathers the
//! document of its calls. Without it the words of `#[utoipa::path]` and `#[derive(ToSchema)]` compile to nothing: they would
//! be a good part of what a first start compiles, for a document that changes with the sources only. So the server ships it as a file,
//! and the tests, which have the feature, hold the file to the calls. Method and address of a call are taken from the same words in
//! both cases, so that one routes as the other.

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

/// utoipa's own attribute, which a call passes its words on to.
#[cfg(feature = "openapi")]
#[doc(hidden)]
pub mod described {
    pub use utoipa::path;
}

/// Items of a description: they are there with the feature `openapi` only. A macro that makes them asks here, since what it expands to can not.
#[cfg(feature = "openapi")]
#[macro_export]
macro_rules! described {
    ($($items:item)*) => { $($items)* };
}

/// Items of a description: they are there with the feature `openapi` only. A macro that makes them asks here, since what it expands to can not.
#[cfg(not(feature = "openapi"))]
#[macro_export]
macro_rules! described {
    ($($items:item)*) => {};
}
