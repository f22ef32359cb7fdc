//! The lotteries and their next draws: `/lgw/vn/games/game_menu`, `/lgw/vn/numeros/opened/game` and
//! `/lotto/lgw/games/opened/numero` (sections 2, 3 and 7 of the specification).
//!
//! Draws are not stored: [`schedule`] computes them from the lottery's draw times, so that the list is never late and
//! needs no worker. A lottery without draw times, such as one whose vendor keeps its own schedule, has no draws here.

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
