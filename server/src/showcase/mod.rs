//! What home shows below the fold: who won, and which games the operator features (sections 1 and 7 of the specification).

mod featured;
mod winners;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use winners::WinnerBoards;

use crate::state::AppState;

/// The calls of this module.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(winners::board)).routes(routes!(featured::featured))
}
