//! The showcase of the home page: the winner board and the featured games (sections 1 and 7 of the specification).

mod featured;
mod winners;

use utoipa::{OpenApiRouter, routes};

pub use winners::WinnerBoards;

use crate::GamesState;

/// The calls of this module.
pub fn router() -> OpenApiRouter<GamesState> {
    OpenApiRouter::new().routes(routes!(winners::board)).routes(routes!(featured::featured))
}
