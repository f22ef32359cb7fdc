//! All calls of the API, and the routers of both ports.

use std::sync::{Arc, LazyLock};

use agents::AgentsState;
use axum::http::{HeaderName, HeaderValue};
use axum::response::Response;
use axum::routing::any;
use axum::{Extension, Router, middleware};
use cashier::CashierState;
use content::ContentState;
use content::gate::closable;
use games::GamesState;
use identity::IdentityState;
use operator::Assembly;
use platform::http::{Allowed, SitePolicy, layers};
use platform::{Base, development, docs, outbox, revision, seal};
use privacy::PrivacyState;
use promotions::PromotionState;
use rewards::RewardsState;
use supplier::SupplierState;
use utoipa::OpenApiRouter;

use crate::DATA;
use crate::events;
use crate::jobs;
use crate::page;
use crate::search::{self, SearchState};
use crate::site::{self, Pages, Site};
use crate::state::AppState;

/// The OpenAPI document of the API, as `/openapi.json` serves it.
pub const DOCUMENT: &str = include_str!("../openapi.json");

/// The calls of the API. Each crate's handlers get the state of their own crate only.
fn api(state: &AppState) -> Router {
    // Building a crate's router takes most of a server's start, and tests make many servers in a process: each is built once.
    macro_rules! calls {
        ($router:expr, $type:ty, $state:expr) => {{
            static CALLS: LazyLock<Router<$type>> = LazyLock::new(|| Router::from($router));
            CALLS.clone().with_state($state)
        }};
    }
    Router::new()
        .merge(calls!(system_calls(), Base, state.base.clone()))
        .merge(calls!(identity_calls(), IdentityState, state.identity.clone()))
        .merge(calls!(content_calls(), ContentState, state.content.clone()))
        .merge(calls!(kyc_calls(), Base, state.base.clone()))
        .merge(calls!(support_calls(), Base, state.base.clone()))
        .merge(calls!(games_calls(), GamesState, state.games.clone()))
        .merge(calls!(promotion_calls(), PromotionState, state.promotions.clone()))
        .merge(calls!(reward_calls(), RewardsState, state.rewards.clone()))
        .merge(calls!(referral_calls(), Base, state.base.clone()))
        .merge(calls!(mission_calls(), Base, state.base.clone()))
        .merge(calls!(cashier_calls(), CashierState, state.cashier.clone()))
        .merge(calls!(privacy_calls(), PrivacyState, state.privacy.clone()))
        .merge(calls!(agent_calls(), AgentsState, AgentsState::new(state.cashier.clone())))
        .merge(calls!(fair_play_calls(), Base, state.base.clone()))
        .merge(calls!(report_calls(), Base, state.base.clone()))
        .merge(calls!(operator_calls(), Base, state.base.clone()))
        .merge(calls!(search_calls(), SearchState, state.search.clone()))
        // A closed site still streams its revision to visitors.
        .merge(calls!(events::router(), Base, state.base.clone()))
}

// Calls behind `closable` are refused while the site is closed; what a closed site still answers is merged beside it.

pub(crate) fn system_calls() -> OpenApiRouter<Base> {
    closable(seal::router())
}

pub(crate) fn identity_calls() -> OpenApiRouter<IdentityState> {
    closable(identity::router()).merge(identity::always_router())
}

pub(crate) fn content_calls() -> OpenApiRouter<ContentState> {
    closable(content::router()).merge(content::always_router())
}

pub(crate) fn kyc_calls() -> OpenApiRouter<Base> {
    let once = closable(kyc::once_router());
    // Outside of the gate, so that the one-time address of a call that the gate refuses is kept out of the log and stays valid.
    let unlogged = middleware::map_response(async |reply: Response| (Extension(kyc::LOGGED), reply));
    closable(kyc::router()).merge(once.route_layer(unlogged))
}

pub(crate) fn support_calls() -> OpenApiRouter<Base> {
    closable(support::router()).merge(support::always_router())
}

pub(crate) fn games_calls() -> OpenApiRouter<GamesState> {
    closable(games::router()).merge(games::supplier_router())
}

pub(crate) fn promotion_calls() -> OpenApiRouter<PromotionState> {
    closable(promotions::router())
}

pub(crate) fn reward_calls() -> OpenApiRouter<RewardsState> {
    closable(rewards::router())
}

pub(crate) fn referral_calls() -> OpenApiRouter<Base> {
    closable(referral::router())
}

pub(crate) fn mission_calls() -> OpenApiRouter<Base> {
    closable(missions::router())
}

pub(crate) fn cashier_calls() -> OpenApiRouter<CashierState> {
    closable(cashier::router()).merge(cashier::provider_router())
}

pub(crate) fn agent_calls() -> OpenApiRouter<AgentsState> {
    closable(agents::router())
}

pub(crate) fn privacy_calls() -> OpenApiRouter<PrivacyState> {
    closable(privacy::router())
}

pub(crate) fn fair_play_calls() -> OpenApiRouter<Base> {
    closable(fair_play::router())
}

pub(crate) fn report_calls() -> OpenApiRouter<Base> {
    closable(reports::router()).merge(closable(statements::router()))
}

/// What the back office needs to know of the other crates: recurring jobs and the areas of a data copy.
#[must_use]
pub fn assembly() -> Assembly {
    Assembly { schedules: jobs::schedules(), areas: DATA }
}

pub(crate) fn operator_calls() -> OpenApiRouter<Base> {
    operator::router(assembly())
}

pub(crate) fn search_calls() -> OpenApiRouter<SearchState> {
    closable(search::router())
}

/// The router of the site's port: API, its documentation, pictures, and the built site.
pub fn site(state: &AppState, site: Option<Site>) -> Router {
    let base = state.base.clone();
    let index = site.as_ref().map(Site::index).unwrap_or_default();
    let policy = SitePolicy::new(&base.config.games_origin, &index);
    let everywhere = policy.of(&Allowed::default()).at(&base.config.site_origin);
    let revised = middleware::from_fn_with_state(base.clone(), revision::layer);
    let router = api(state)
        .layer(revised)
        .layer(Extension(base.clone()))
        .merge(outbox::router(base.clone()))
        .merge(development::router(base.clone()))
        .merge(state.identity.social.development_pages())
        .merge(page::router(base.clone()))
        .merge(privacy::consent::page::router(base.clone()))
        .merge(art::router().layer(middleware::map_response(shown_by_any_page)))
        .merge(content::pictures(base.clone()).layer(middleware::map_response(shown_by_any_page)))
        .merge(docs::router(DOCUMENT))
        .fallback_service(any(site::serve).with_state(Pages { site, base, policy: Arc::new(policy) }));
    layers::wrap(router, everywhere)
}

/// Lets pages of any origin embed a picture: the operator's image origins pass the headers on, and the site's pages load from there.
async fn shown_by_any_page(mut response: Response) -> Response {
    const POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");
    response.headers_mut().insert(POLICY, HeaderValue::from_static("cross-origin"));
    response
}

/// The router of the games' port: the sample supplier's.
pub fn games(supplier: SupplierState) -> Router {
    let policy = supplier::content_policy(&supplier.site_origin);
    layers::wrap(supplier::router(supplier), policy)
}
