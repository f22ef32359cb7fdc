//! Featured games: games that the operator presents on the home page in its own words.

use axum::extract::State;
use lumora_core::wire::{Envelope, Featured, FeaturedValue};
use platform::store::sql;

use crate::catalogue;
use platform::Base;
use platform::http::{ApiError, Language, Reply};
use platform::texts::Texts;

/// Maximum number of featured games.
const MAX_FEATURED: i64 = 12;

/// Featured games
///
/// In the operator's order, with its texts in the language of the call.
#[utoipa::path(
    get, path = "/wps/system/featuredGames", tag = "games",
    responses((status = 200, body = Envelope<FeaturedValue>))
)]
pub(super) async fn featured(State(base): State<Base>, header: Language) -> Result<Reply<FeaturedValue>, ApiError> {
    let codes: Vec<String> = sql::query_scalar(
        "select g.game_code from featured_games f join games g on g.node_id = f.node_id
         where g.enabled = 1 order by f.rank, f.node_id limit $1",
    )
    .bind(MAX_FEATURED)
    .fetch_all(base.store.reader())
    .await?;
    let names: Vec<&str> = codes.iter().map(String::as_str).collect();
    let mut games = catalogue::by_code(&base.store, header.code(), &names).await?;
    let texts = Texts::of(&base.store, "featured", header.code()).await?;
    let featured = |code: &String| {
        let game = games.remove(code)?;
        let (headline, text) = (texts.get(&game.node_id, "headline"), texts.get(&game.node_id, "text"));
        Some(Featured { game, headline, text })
    };
    Ok(Reply(FeaturedValue { list: codes.iter().filter_map(featured).collect() }))
}
