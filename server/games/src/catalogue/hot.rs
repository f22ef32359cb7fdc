//! Hot games, which the operator marks, and popular games, ranked by what members play (sections 4, 7 and 9 of the
//! specification).

use std::collections::HashMap;

use axum::extract::State;
use lumora_core::wire::{Envelope, Game, HotListValue};

use super::game::{GameRow, SELECT, games};
use crate::GamesState;
use crate::choices::{Devices, OwnPlatform, PrizeModes};
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::params::{self, Code, LanguageCode, OneOf, OptionalParam, Text, Whole};
use platform::query;
use platform::settings::Settings;
use platform::store::{Store, StoreError, sql};

/// Default number of popular games (section 9).
const DEFAULT_COUNT: u32 = 20;
/// Maximum number of games in a response.
const MAX_COUNT: u32 = 100;

query! {
    /// Query of the hot games.
    pub(super) struct HotQuery {
        /// Merchant code; the list is empty for another operator's.
        merchant_code: OptionalParam<Code>,
        /// Platform code: `2`.
        is_platform: OptionalParam<OneOf<OwnPlatform>>,
        /// Vendor code; every vendor unless given.
        vassalage: OptionalParam<Code>,
        /// `flash,html5-desktop` or a part of it.
        platform: OptionalParam<Text<64>>,
        /// Maximum number of games, 1 to 100; all unless given.
        count: OptionalParam<Whole<1, MAX_COUNT>>,
        /// Language code; the `Language` header unless given.
        language: OptionalParam<LanguageCode>,
    }
}

query! {
    /// Query of the popular games.
    pub(super) struct PopularQuery {
        /// Number of games, 1 to 100.
        count: OptionalParam<Whole<1, MAX_COUNT>>,
        /// Prize mode: Lott, ZY, Elott or SEA. Lotteries of another mode are left out; other games have none.
        prize_mode: OptionalParam<OneOf<PrizeModes>>,
        /// Device: `WEB` or `MOBILE`.
        device: OptionalParam<OneOf<Devices>>,
        /// Language code; the `Language` header unless given.
        language: OptionalParam<LanguageCode>,
    }
}

/// Hot games
///
/// The games that the operator has marked as hot: those that can be played before those that cannot yet, the most
/// played first.
#[utoipa::path(
    get, path = "/wps/relay/GCSGAME_hotGamesV2", tag = "games", params(HotQuery),
    responses((status = 200, body = Envelope<HotListValue>), (status = 400, body = ErrorEnvelope))
)]
pub(super) async fn hot(
    State(GamesState { base, popularity, .. }): State<GamesState>,
    header: Language,
    Query(query): Query<HotQuery>,
) -> Result<Reply<HotListValue>, ApiError> {
    let vendor = query.vassalage.0;
    let language = params::language(&query.language, header);
    if let Some(merchant) = query.merchant_code.0
        && merchant != Settings::load(&base.store).await?.text("merchant_code")
    {
        return Ok(Reply(HotListValue { list: Vec::new() }));
    }
    let ranking = popularity.ranking(&base.store, base.clock.now_ms()).await?;
    let played: HashMap<&str, i64> = ranking.iter().map(|(code, count)| (code.as_str(), *count)).collect();
    let mut rows = featured(&base.store, language, vendor.as_deref()).await?;
    // The sort is stable: games played equally often keep the operator's order.
    rows.sort_by_key(|row| {
        (row.coming_soon(), std::cmp::Reverse(played.get(row.game_code.as_str()).copied().unwrap_or(0)))
    });
    rows.truncate(query.count.0.map_or(usize::MAX, |count| count as usize));
    Ok(Reply(HotListValue { list: games(rows) }))
}

/// Popular games
///
/// The games played most in the last two weeks. While too few were played, hot games that can be played fill the rest.
#[utoipa::path(
    get, path = "/lgw/games/popular", tag = "games", params(PopularQuery),
    responses((status = 200, body = Envelope<HotListValue>), (status = 400, body = ErrorEnvelope))
)]
pub(super) async fn popular(
    State(GamesState { base, popularity, .. }): State<GamesState>,
    header: Language,
    Query(query): Query<PopularQuery>,
) -> Result<Reply<HotListValue>, ApiError> {
    let count = query.count.0.unwrap_or(DEFAULT_COUNT) as usize;
    let language = params::language(&query.language, header);
    let ranking = popularity.ranking(&base.store, base.clock.now_ms()).await?;
    let fits = |row: &GameRow| {
        query.prize_mode.0.is_none_or(|prize_mode| row.prize_mode().is_none_or(|mode| mode == prize_mode))
    };
    // Twice as many, since lotteries of another prize mode are left out.
    let codes = ranking.iter().map(|(code, _)| code.as_str()).take(2 * count);
    let mut rows = read_by_codes(&base.store, language, codes).await?;
    rows.retain(fits);
    rows.truncate(count);
    if rows.len() < count {
        let hot = featured(&base.store, language, None).await?;
        let is_additional =
            |row: &GameRow| fits(row) && !row.coming_soon() && !ranking.iter().any(|(code, _)| *code == row.game_code);
        rows.extend(hot.into_iter().filter(is_additional).take(count - rows.len()));
    }
    Ok(Reply(HotListValue { list: games(rows) }))
}

/// The operator's hot games, in its order.
async fn featured(store: &Store, language: &str, vendor: Option<&str>) -> Result<Vec<GameRow>, StoreError> {
    let narrowed = if vendor.is_some() { "and g.vendor = $2 " } else { "" };
    let order = "order by g.hot_rank, g.node_id";
    let statement = format!("{SELECT} where g.enabled = 1 and g.hot_rank is not null {narrowed}{order}");
    // The statement is built from constants of this module; every value is bound.
    let mut query = sql::query_as(sql::AssertSqlSafe(statement)).bind(language);
    if let Some(vendor) = vendor {
        query = query.bind(vendor);
    }
    query.fetch_all(store.reader()).await
}

/// The enabled games with these codes, by code, with their names in `language`.
///
/// # Errors
/// When the database fails.
pub(crate) async fn by_code(
    store: &Store,
    language: &str,
    codes: &[&str],
) -> Result<HashMap<String, Game>, StoreError> {
    let rows = read_by_codes(store, language, codes.iter().copied()).await?;
    Ok(games(rows).into_iter().map(|game| (game.game_code.clone(), game)).collect())
}

/// The enabled games with these codes, in the order of the codes.
async fn read_by_codes<'a>(
    store: &Store,
    language: &str,
    codes: impl Iterator<Item = &'a str>,
) -> Result<Vec<GameRow>, StoreError> {
    let codes: Vec<&str> = codes.collect();
    if codes.is_empty() {
        return Ok(Vec::new());
    }
    let placeholders: Vec<String> = (2..codes.len() + 2).map(|index| format!("${index}")).collect();
    let statement = format!("{SELECT} where g.enabled = 1 and g.game_code in ({})", placeholders.join(", "));
    let mut query = sql::query_as(sql::AssertSqlSafe(statement)).bind(language);
    for code in &codes {
        query = query.bind(*code);
    }
    let mut rows: Vec<GameRow> = query.fetch_all(store.reader()).await?;
    let index: HashMap<&str, usize> = codes.iter().enumerate().map(|(index, code)| (*code, index)).collect();
    rows.sort_by_key(|row| index.get(row.game_code.as_str()).copied());
    Ok(rows)
}
