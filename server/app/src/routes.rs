//! Every call of the API, and the routers of both ports.

use axum::routing::any;
use axum::{Extension, Router, middleware};
use content::{gate, picture};
use platform::http::{ContentPolicy, shell};
use platform::{docs, outbox, revision, seal};
use supplier::SupplierState;
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Document;
use utoipa_axum::router::OpenApiRouter;

use crate::page;
use crate::site::{self, Pages, Site};
use crate::state::AppState;

/// The OpenAPI document, generated from the handlers.
pub fn openapi() -> Document {
    let crates = [
        seal::router().into_openapi(),
        identity::router().into_openapi(),
        content::router().into_openapi(),
        games::router().into_openapi(),
        promotions::router().into_openapi(),
        operator::router().into_openapi(),
    ];
    let whole = crates.into_iter().fold(docs::Description::openapi(), Document::merge_from);
    docs::finish(whole)
}

/// The calls of the API. Each crate's handlers get the state of their crate, and of no other.
fn api(state: &AppState) -> Router {
    Router::new()
        .merge(calls(seal::router(), state.base.clone()))
        .merge(calls(identity::router(), state.identity.clone()))
        .merge(calls(content::router(), state.content.clone()))
        .merge(calls(games::router(), state.games.clone()))
        .merge(calls(promotions::router(), state.base.clone()))
        .merge(calls(operator::router(), state.base.clone()))
}

fn calls<S: Clone + Send + Sync + 'static>(router: OpenApiRouter<S>, state: S) -> Router {
    Router::from(router).with_state(state)
}

/// The router of the site's port: API, documentation, pictures, and the built site.
pub fn site(state: &AppState, site: Option<Site>) -> Router {
    let base = state.base.clone();
    let index = site.as_ref().map(Site::index).unwrap_or_default();
    let policy = ContentPolicy::site(&base.config.games_origin, &index).at(&base.config.site_origin);
    let gate = middleware::from_fn_with_state(base.clone(), gate::layer);
    let revised = middleware::from_fn_with_state(base.clone(), revision::layer);
    let router = api(state)
        .layer(gate)
        .layer(revised)
        .layer(Extension(base.clone()))
        .merge(outbox::router(base.clone()))
        .merge(state.identity.social.development_pages())
        .merge(page::router(base.clone()))
        .merge(art::router())
        .merge(picture::router(base.clone()))
        .merge(docs::router(&openapi()))
        .fallback_service(any(site::serve).with_state(Pages { site, base }));
    shell::wrap(router, policy)
}

/// The router of the games' port: the sample supplier's.
pub fn games(supplier: SupplierState) -> Router {
    let policy = supplier::content_policy(&supplier.site_origin);
    shell::wrap(supplier::router(supplier), policy)
}
