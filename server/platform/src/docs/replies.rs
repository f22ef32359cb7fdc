//! Failures that come from a middleware in front of routes: a middleware names its [`ErrorReply`]s, and [`behind`] adds them to the
//! description of each route behind it.

use utoipa::OpenApiRouter;

/// A failure that a middleware can answer in place of a route.
#[derive(Debug, Clone, Copy)]
pub struct ErrorReply {
    /// The HTTP status.
    pub status: &'static str,
    /// When it is answered, in English.
    pub when: &'static str,
}

impl ErrorReply {
    /// A failure with this status, answered when `when` holds.
    pub const fn new(status: &'static str, when: &'static str) -> Self {
        Self { status, when }
    }
}

/// Adds a middleware's failures to the description of the routes behind it.
#[must_use]
#[cfg_attr(not(feature = "openapi"), expect(unused_mut, unused_variables, reason = "there is nothing to add to"))]
pub fn behind<S>(mut routes: OpenApiRouter<S>, replies: &[ErrorReply]) -> OpenApiRouter<S>
where
    S: Send + Sync + Clone + 'static,
{
    #[cfg(feature = "openapi")]
    for (_, operation) in routes.document().operations() {
        super::completion::add(operation, replies);
    }
    routes
}
