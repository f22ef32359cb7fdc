//! A router of API calls that collects their descriptions.

use std::convert::Infallible;

use axum::Router;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::{MethodFilter, MethodRouter, on};
use tower::{Layer, Service};

#[cfg(feature = "openapi")]
use crate::Document;
use crate::endpoint::{Endpoint, Function};

/// Method and path of a call; the attribute `#[utoipa::path]` implements it.
pub trait Route {
    /// The HTTP method.
    const METHOD: MethodFilter;
    /// The path, as axum writes it.
    const PATH: &'static str;

    /// Adds the call's description to a document.
    #[cfg(feature = "openapi")]
    fn describe(document: &mut Document);
}

/// A handler function with its method and path; the macro `routes!` makes it.
pub struct Call<S> {
    path: &'static str,
    method: MethodFilter,
    endpoint: Endpoint<S>,
    #[cfg(feature = "openapi")]
    describe: fn(&mut Document),
}

impl<S: Clone + Send + Sync + 'static> Call<S> {
    /// The function as the handler of route `R`.
    pub fn of<R: Route, F: Function<S, T>, T>(function: F) -> Self {
        Self {
            path: R::PATH,
            method: R::METHOD,
            endpoint: Endpoint::of(function),
            #[cfg(feature = "openapi")]
            describe: R::describe,
        }
    }
}

/// A router of calls; with the feature `openapi` it also holds their descriptions.
#[derive(Clone)]
pub struct OpenApiRouter<S = ()> {
    routes: Router<S>,
    #[cfg(feature = "openapi")]
    document: Document,
}

impl<S: Clone + Send + Sync + 'static> Default for OpenApiRouter<S> {
    fn default() -> Self {
        Self {
            routes: Router::new(),
            #[cfg(feature = "openapi")]
            document: Document::default(),
        }
    }
}

impl<S: Clone + Send + Sync + 'static> OpenApiRouter<S> {
    /// A router without calls.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds the calls of `routes!`.
    #[must_use]
    pub fn routes<const COUNT: usize>(mut self, calls: [Call<S>; COUNT]) -> Self {
        for call in calls {
            self.routes = self.routes.route(call.path, on(call.method, call.endpoint));
            #[cfg(feature = "openapi")]
            (call.describe)(&mut self.document);
        }
        self
    }

    /// Adds a path that the document does not list: a page, or a redirect target of another site.
    #[must_use]
    pub fn route(mut self, path: &str, methods: MethodRouter<S>) -> Self {
        self.routes = self.routes.route(path, methods);
        self
    }

    /// Adds the calls of another router.
    #[must_use]
    pub fn merge(mut self, other: Self) -> Self {
        self.routes = self.routes.merge(other.routes);
        #[cfg(feature = "openapi")]
        self.document.merge(other.document);
        self
    }

    /// Adds a layer around the calls so far.
    #[must_use]
    pub fn route_layer<L>(mut self, layer: L) -> Self
    where
        L: Layer<axum::routing::Route> + Clone + Send + Sync + 'static,
        L::Service: Service<Request> + Clone + Send + Sync + 'static,
        <L::Service as Service<Request>>::Response: IntoResponse + 'static,
        <L::Service as Service<Request>>::Error: Into<Infallible> + 'static,
        <L::Service as Service<Request>>::Future: Send + 'static,
    {
        self.routes = self.routes.route_layer(layer);
        self
    }

    /// Describes, for the calls so far, the errors with one of `statuses` by the schema of their answer with 200.
    #[must_use]
    #[cfg_attr(not(feature = "openapi"), expect(unused_mut, unused_variables, reason = "there is nothing to add to"))]
    pub fn refusing_alike(mut self, statuses: &[StatusCode]) -> Self {
        #[cfg(feature = "openapi")]
        for (_, operation) in self.document.operations() {
            crate::document::refuse_alike(operation, statuses);
        }
        self
    }

    /// The descriptions of the calls, to be extended.
    #[cfg(feature = "openapi")]
    pub fn document(&mut self) -> &mut Document {
        &mut self.document
    }

    /// The OpenAPI document of the calls.
    #[cfg(feature = "openapi")]
    pub fn into_openapi(self) -> utoipa::openapi::OpenApi {
        self.document.into_openapi()
    }
}

impl<S> From<OpenApiRouter<S>> for Router<S> {
    fn from(router: OpenApiRouter<S>) -> Self {
        router.routes
    }
}
