//! The game catalogue: vendors, lists, search, hot and popular games, game rows of the home page, favourites, recent
//! games, and the figures that suppliers publish.
//!
//! Sections 2, 3, 4, 6 and 7 of the specification ("Games lobby"). Every list has a stable order and is read through an
//! index that ends in that order; the server's tests check the query plans.

mod favourites;
pub mod filter;
pub mod fold;
mod game;
mod hot;
mod list;
mod popularity;
mod publish;
mod recent;
pub mod rows;
mod searchable;
mod selection;
mod vendors;

use axum::middleware;
use utoipa::{OpenApiRouter, routes};

pub(crate) use hot::by_code;
pub use popularity::{CountPlayed, Popularity, count_played};
pub use publish::{GameMaths, publish};
pub use searchable::searchable;

use crate::GamesState;
use identity::idempotency;

/// The calls of this module.
pub fn router() -> OpenApiRouter<GamesState> {
    let marking = OpenApiRouter::new()
        .routes(routes!(favourites::add, favourites::remove))
        .route_layer(middleware::from_fn(idempotency::layer));
    OpenApiRouter::new()
        .routes(routes!(vendors::vendors))
        .routes(routes!(vendors::menus))
        .routes(routes!(list::games))
        .routes(routes!(list::of_vendor))
        .routes(routes!(hot::hot))
        .routes(routes!(hot::popular))
        .routes(routes!(favourites::ids))
        .routes(routes!(favourites::list))
        .routes(routes!(recent::recent))
        .routes(routes!(selection::selection))
        .routes(routes!(rows::rows))
        .routes(routes!(rows::for_you))
        .merge(marking)
}
