//! Games by their ids: `/lgw/games/selection`, for the results of a search.

use axum::extract::State;
use lumora_core::wire::{Envelope, SelectionValue};

use super::game::{GameRow, SELECT, games};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::params::{self, Codes, LanguageCode, OptionalParam, RequiredParam};
use platform::query;
use platform::store::sql;

/// Maximum number of games in a request.
const MAX_GAMES: usize = 48;

query! {
    /// Query of a selection.
    pub(super) struct SelectionQuery {
        /// Node ids, at most 48.
        node_ids: RequiredParam<Codes<MAX_GAMES>>,
        /// Language code; the `Language` header unless given.
        language: OptionalParam<LanguageCode>,
    }
}

/// Games by their ids
///
/// In the order of the request; games that are not listed any more are left out.
#[utoipa::path(
    get, path = "/lgw/games/selection", tag = "games", params(SelectionQuery),
    responses((status = 200, body = Envelope<SelectionValue>), (status = 400, body = ErrorEnvelope))
)]
pub(super) async fn selection(
    State(base): State<Base>,
    header: Language,
    Query(query): Query<SelectionQuery>,
) -> Result<Reply<SelectionValue>, ApiError> {
    let language = params::language(&query.language, header);
    let ids = query.node_ids.0;
    let placeholders: Vec<String> = (2..ids.len() + 2).map(|index| format!("${index}")).collect();
    let statement = format!("{SELECT} where g.enabled = 1 and g.node_id in ({})", placeholders.join(", "));
    // The statement is built from constants of this module; every value is bound.
    let mut query = sql::query_as(sql::AssertSqlSafe(statement)).bind(language);
    for id in &ids {
        query = query.bind(id.as_str());
    }
    let mut rows: Vec<GameRow> = query.fetch_all(base.store.reader()).await?;
    rows.sort_by_key(|row| ids.iter().position(|id| *id == row.node_id));
    Ok(Reply(SelectionValue { games: games(rows) }))
}
