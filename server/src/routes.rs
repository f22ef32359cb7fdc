//! Every call of the API, and the routers of both ports.

use axum::middleware;
use axum::routing::any;
use axum::{Extension, Router};
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Document;
use utoipa_axum::router::OpenApiRouter;

use crate::http::site::{self, Pages, Site};
use crate::http::{ContentPolicy, shell};
use crate::seed::{self, SeedError};
use crate::state::AppState;
use crate::vendor::{self, VendorState};
use crate::{
    account, admin, art, catalogue, content, docs, free_play, help, launch, outbox, revision, seal, seamless, session,
};
use crate::{
    draws, page, passkey, phone_identity, picture, points, promotions, rooms, showcase, social, totp, verification,
};

/// An account that the seed has made for trying the site out.
#[derive(Debug, Clone)]
pub struct SampleAccount {
    /// Account name.
    pub account: &'static str,
    /// Its password.
    pub password: &'static str,
    /// What kind of account it is.
    pub what: &'static str,
}

/// Makes sure that the sample operator is in the database.
///
/// # Errors
/// When the database fails.
pub async fn seed(state: &AppState) -> Result<Vec<SampleAccount>, SeedError> {
    seed::run(&state.store, state.clock.now_ms()).await?;
    Ok(seed::sample_accounts())
}

/// The calls of the API with their description.
fn api() -> OpenApiRouter<AppState> {
    OpenApiRouter::with_openapi(docs::Description::openapi())
        .merge(seal::router())
        .merge(session::router())
        .merge(account::router())
        .merge(content::router())
        .merge(help::router())
        .merge(catalogue::router())
        .merge(launch::router())
        .merge(draws::router())
        .merge(rooms::router())
        .merge(showcase::router())
        .merge(seamless::router())
        .merge(verification::router())
        .merge(totp::router())
        .merge(social::router())
        .merge(free_play::router())
        .merge(passkey::router())
        .merge(phone_identity::router())
        .merge(promotions::router())
        .merge(points::router())
        .merge(admin::router())
}

/// The OpenAPI document, generated from the handlers.
pub fn openapi() -> Document {
    docs::finish(api().into_openapi())
}

/// The router of the site's port: API, documentation, pictures, and the built site.
pub fn site(state: AppState, site: Option<Site>) -> Router {
    let index = site.as_ref().map(Site::index).unwrap_or_default();
    let policy = ContentPolicy::site(&state.config.games_origin, &index).at(&state.config.site_origin);
    let (router, document) = api().split_for_parts();
    let gate = middleware::from_fn_with_state(state.clone(), content::gate::layer);
    let revised = middleware::from_fn_with_state(state.clone(), revision::layer);
    let development = state.social.development_pages();
    let pages = Pages { site, state: state.clone() };
    let router = router
        .layer(gate)
        .layer(revised)
        .layer(Extension(state.clone()))
        .with_state(state.clone())
        .merge(outbox::router(state))
        .merge(development)
        .merge(page::router(pages.state.clone()))
        .merge(art::router())
        .merge(picture::router(pages.state.clone()))
        .merge(docs::router(&docs::finish(document)))
        .fallback_service(any(site::serve).with_state(pages));
    shell::wrap(router, policy)
}

/// The router of the games' port: the sample vendor's.
pub fn games(vendor: VendorState) -> Router {
    let policy = vendor::content_policy(&vendor.site_origin);
    shell::wrap(vendor::router(vendor), policy)
}
