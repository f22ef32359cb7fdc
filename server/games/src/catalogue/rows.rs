//! Game rows of the home page that the catalogue fills by itself: new games, games with a high return to player, and
//! games like the one that a member played most (section 1 of the specification, "featured games"; section 2, home).
//!
//! Each row is one query with one condition, which its heading names, and holds only games that can be played: a title
//! that is coming soon is neither new to a player nor returns anything.

use axum::extract::State;
use lumora_core::domain::game::{HIGH_RETURN, NEW_DAYS};
use lumora_core::wire::{Envelope, ForYouValue, GameRowsValue};

use super::game::{GameRow, SELECT, games};
use identity::session::MemberEvenExcluded;
use platform::Base;
use platform::clock::DAY_MS;
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::params::{self, LanguageCode, OptionalParam};
use platform::query;
use platform::store::{Store, StoreError, from_row, sql};

/// Games in a row: more than the home page shows, since it leaves out what an earlier row shows.
const GAMES_PER_ROW: i64 = 24;
/// How far back rounds count for the member's most played game, in milliseconds.
const FAVOURITE_WINDOW_MS: i64 = 30 * DAY_MS;
/// A game that the member played within this time, in milliseconds, is not recommended; as long as the list of recent
/// games looks back.
const RECENT_WINDOW_MS: i64 = 90 * DAY_MS;

/// The statement of the new games: `$1` the language, `$2` the earliest time of addition, `$3` the limit. Public for
/// the tests of its query plan.
pub fn newest_statement() -> String {
    format!(
        "{SELECT} where g.enabled = 1 and g.added_at >= $2 and g.supplier <> ''
         order by g.added_at desc, g.rank, g.node_id limit $3"
    )
}

/// The statement of the games with a high return: `$1` the language, `$2` the minimum return in basis points, `$3` the
/// limit. Public for the tests of its query plan.
pub fn high_return_statement() -> String {
    format!(
        "{SELECT} where g.enabled = 1 and g.return_to_player >= $2 and g.supplier <> ''
         order by g.return_to_player desc, g.rank, g.node_id limit $3"
    )
}

query! {
    /// Query of the game rows.
    pub(super) struct RowsQuery {
        /// Language code; the `Language` header unless given.
        language: OptionalParam<LanguageCode>,
    }
}

/// Game rows of the home page
///
/// Games added in the last 60 days, latest first, and games that return 96 % or more, highest first.
#[utoipa::path(
    get, path = "/lgw/games/rows", tag = "games", params(RowsQuery),
    responses((status = 200, body = Envelope<GameRowsValue>), (status = 400, body = ErrorEnvelope))
)]
pub(super) async fn rows(
    State(base): State<Base>,
    header: Language,
    Query(query): Query<RowsQuery>,
) -> Result<Reply<GameRowsValue>, ApiError> {
    let language = params::language(&query.language, header);
    let since = base.clock.now_ms() - i64::from(NEW_DAYS) * DAY_MS;
    let newest = read(&base.store, newest_statement(), language, since).await?;
    let high_return = read(&base.store, high_return_statement(), language, i64::from(HIGH_RETURN)).await?;
    Ok(Reply(GameRowsValue { newest: games(newest), high_return: games(high_return) }))
}

/// Reads a row with `from` as its lower bound. `statement` is built from constants of this module; every value is
/// bound.
async fn read(store: &Store, statement: String, language: &str, from: i64) -> Result<Vec<GameRow>, StoreError> {
    let query = sql::query_as(sql::AssertSqlSafe(statement)).bind(language).bind(from).bind(GAMES_PER_ROW);
    query.fetch_all(store.reader()).await
}

/// A member's most played game, and what similar games share with it.
struct Favourite {
    game_name: String,
    game_type: String,
    vendor: String,
    classify: String,
}

from_row!(Favourite { game_name, game_type, vendor, classify });

/// Games for the member
///
/// Games like the one that the member played most in the last 30 days: of the same vendor, type and class, without
/// those played in the last 90 days. Empty where nothing was played.
#[utoipa::path(
    get, path = "/wps/games/forYou", tag = "games", params(RowsQuery), security(("session" = [])),
    responses((status = 200, body = Envelope<ForYouValue>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope))
)]
pub(super) async fn for_you(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    header: Language,
    Query(query): Query<RowsQuery>,
) -> Result<Reply<ForYouValue>, ApiError> {
    let language = params::language(&query.language, header);
    let now = base.clock.now_ms();
    let Some(favourite) = favourite(&base.store, &member.id, language, now).await? else {
        return Ok(Reply(ForYouValue::default()));
    };
    let statement = format!(
        "{SELECT} where g.enabled = 1 and g.supplier <> '' and g.game_type = $2 and g.vendor = $3 and g.classify = $4
         and g.game_code not in (select r.game_code from rounds r where r.member_id = $5 and r.opened_at >= $6)
         order by g.rank, g.node_id limit $7"
    );
    // The statement is built from constants of this module; every value is bound.
    let rows = sql::query_as::<GameRow>(sql::AssertSqlSafe(statement))
        .bind(language)
        .bind(&favourite.game_type)
        .bind(&favourite.vendor)
        .bind(&favourite.classify)
        .bind(&member.id)
        .bind(now - RECENT_WINDOW_MS)
        .bind(GAMES_PER_ROW)
        .fetch_all(base.store.reader())
        .await?;
    Ok(Reply(ForYouValue {
        because: favourite.game_name,
        game_type: favourite.game_type,
        vassalage: favourite.vendor,
        list: games(rows),
    }))
}

/// The enabled game that the member played most rounds of in the last 30 days.
async fn favourite(store: &Store, member: &str, language: &str, now_ms: i64) -> Result<Option<Favourite>, StoreError> {
    let query = sql::query_as(
        "select coalesce(n.name, g.name) as game_name, g.game_type, g.vendor, g.classify from (
             select game_code, count(*) as rounds, max(opened_at) as last_played from rounds
             where member_id = $1 and opened_at >= $2 group by game_code
         ) as played join games g on g.game_code = played.game_code
         left join game_names n on n.node_id = g.node_id and n.language = $3
         where g.enabled = 1 order by played.rounds desc, played.last_played desc, g.node_id limit 1",
    );
    query.bind(member).bind(now_ms - FAVOURITE_WINDOW_MS).bind(language).fetch_optional(store.reader()).await
}
