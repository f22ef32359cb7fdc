//! The OpenAPI document that a router collects from its calls.

use axum::http::StatusCode;
use utoipa::__dev::{SchemaReferences, Tags};
use utoipa::Path;
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::{Components, OpenApi, OpenApiBuilder};

/// The descriptions of a router's calls.
#[derive(Clone)]
pub struct Document(OpenApi);

impl Default for Document {
    fn default() -> Self {
        Self(OpenApiBuilder::new().build())
    }
}

impl Document {
    /// Adds a call with the schemas that it refers to.
    pub fn add<P: Path + for<'t> Tags<'t> + SchemaReferences>(&mut self) {
        let mut operation = P::operation();
        let tags = P::tags();
        if !tags.is_empty() {
            operation.tags.get_or_insert_default().extend(tags.into_iter().map(str::to_owned));
        }
        self.0.paths.add_path_operation(P::path(), P::methods(), operation);
        let mut schemas = Vec::new();
        P::schemas(&mut schemas);
        self.0.components.get_or_insert_with(Components::new).schemas.extend(schemas);
    }

    /// Adds the calls of another router.
    pub(crate) fn merge(&mut self, other: Self) {
        self.0.merge(other.0);
    }

    /// Each call's operation, and whether its method changes anything.
    pub fn operations(&mut self) -> impl Iterator<Item = (bool, &mut Operation)> {
        self.0.paths.paths.values_mut().flat_map(operations)
    }

    /// The document in utoipa's form.
    pub fn into_openapi(self) -> OpenApi {
        self.0
    }
}

/// The operations of one path, each with whether its method changes anything.
pub fn operations(item: &mut PathItem) -> impl Iterator<Item = (bool, &mut Operation)> {
    let PathItem { get, put, post, delete, patch, .. } = item;
    let all = [(false, get), (true, put), (true, post), (true, delete), (true, patch)];
    all.into_iter().filter_map(|(changes, operation)| Some((changes, operation.as_mut()?)))
}

/// Describes these error statuses with the schema that the call answers with 200.
pub(crate) fn refuse_alike(operation: &mut Operation, statuses: &[StatusCode]) {
    let replies = &mut operation.responses.responses;
    if let Some(answer) = replies.get("200").cloned() {
        replies.extend(statuses.iter().map(|status| (status.as_str().to_owned(), answer.clone())));
    }
}
