//! Refusals that belong to what stands in front of a route, described where that is put there: a gate that can refuse names its
//! [`ErrorReply`]s, and [`behind`] adds them to each route that it guards.

use utoipa::OpenApiRouter;

/// A refusal that a route's surroundings can give in its place, by its status and when that is.
#[derive(Debug, Clone, Copy)]
pub struct ErrorReply {
    /// The HTTP status.
    pub status: &'static str,
    /// When it is given.
    pub when: &'static str,
}

impl ErrorReply {
    /// A refusal.
    pub const fn new(status: &'static str, when: &'static str) -> Self {
        Self { status, when }
    }
}

/// Describes the refusals of a layer that stands in front of these routes.
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
