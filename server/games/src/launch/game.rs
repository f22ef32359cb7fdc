//! The game that a launch request names.

use axum::http::StatusCode;
use lumora_core::wire::{LaunchRequest, code};

use platform::http::ApiError;
use platform::store::{Store, from_row, sql};

/// A game that can be started.
#[derive(Debug, Clone)]
pub(super) struct Game {
    pub(super) vendor: String,
    pub(super) game_code: String,
    pub(super) name: String,
    /// Code of the supplier that runs it.
    pub(super) supplier: String,
    enabled: i64,
}

from_row!(Game { vendor, game_code, name, supplier, enabled });

/// Finds the game by its node id, by vendor and code, or, when neither is named, by the vendor's card. 404 for an
/// unknown game, 422 for one that is disabled or coming soon.
pub(super) async fn find(store: &Store, request: &LaunchRequest, language: &str) -> Result<Game, ApiError> {
    const SELECT: &str = "select g.vendor, g.game_code, coalesce(n.name, g.name) as name, g.supplier, g.enabled
         from games g left join game_names n on n.node_id = g.node_id and n.language = $1";
    let found: Option<Game> = if !request.node_id.is_empty() {
        let query = sql::query_as(sql::AssertSqlSafe(format!("{SELECT} where g.node_id = $2")));
        query.bind(language).bind(&request.node_id).fetch_optional(store.reader()).await?
    } else {
        let game_code = match request.game_code.as_str() {
            "" => lobby_game(store, request).await?,
            code => code.to_owned(),
        };
        let query = sql::query_as(sql::AssertSqlSafe(format!("{SELECT} where g.vendor = $2 and g.game_code = $3")));
        query.bind(language).bind(&request.vassalage).bind(game_code).fetch_optional(store.reader()).await?
    };
    let game = found.ok_or_else(ApiError::game_not_found)?;
    let refused = |message| ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::GAME_UNAVAILABLE, message);
    if game.enabled == 0 {
        return Err(refused("this game is closed for now: choose another"));
    }
    if game.supplier.is_empty() {
        return Err(refused("no supplier runs this game yet: choose one that is not marked as coming soon"));
    }
    Ok(game)
}

/// Code of the game that a vendor's card starts: the one that the card names, else the vendor's first enabled game of
/// this type.
async fn lobby_game(store: &Store, request: &LaunchRequest) -> Result<String, ApiError> {
    const NAMED: &str = "select game_code from vendor_cards where vendor = $1 and game_type = $2";
    const FIRST: &str = "select game_code from games where vendor = $1 and game_type = $2 and enabled = 1
         order by rank, node_id limit 1";
    for select in [NAMED, FIRST] {
        let query = sql::query_scalar(select).bind(&request.vassalage).bind(&request.game_type);
        let code: Option<String> = query.fetch_optional(store.reader()).await?;
        if let Some(code) = code.filter(|code| !code.is_empty()) {
            return Ok(code);
        }
    }
    Err(ApiError::game_not_found())
}
