//! Which lotteries there are, and when they draw: `/lgw/vn/games/game_menu`, `/lgw/vn/numeros/opened/game` and
//! `/lotto/lgw/games/opened/numero` (sections 2, 3 and 7 of the specification).
//!
//! A draw is not a row: [`schedule`] computes it from the lottery's times, so that the list is never late and needs no
//! worker. A lottery without times, such as one of a vendor that keeps its own, has no draw here.

mod list;
mod menu;
pub(crate) mod schedule;

use utoipa::{OpenApiRouter, routes};

use crate::GamesState;

/// The calls of this module.
pub fn router() -> OpenApiRouter<GamesState> {
    OpenApiRouter::new()
        .routes(routes!(list::opened))
        .routes(routes!(list::opened_of))
        .routes(routes!(menu::menu))
        .routes(routes!(menu::recent))
}
