//! The games that a member opened or played last: `GCS_recentGame` (sections 4 and 7 of the specification).

use axum::extract::State;
use lumora_core::wire::{Envelope, Game, RecentListValue};
use platform::clock::{DAY_MS, rfc3339};
use platform::store::sql::{Columns, FromRow, Row};
use platform::store::{StoreError, sql};

use super::favourites::MemberListQuery;
use super::game::{GameRow, SELECT, select_with};
use identity::session::MemberEvenExcluded;
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};

/// How far back it looks, in milliseconds.
const WINDOW_MS: i64 = 90 * DAY_MS;

/// Joins the member's games with the time of the last round or launch. `$2` is the member, `$3` the earliest time, `$4`
/// and `$5` game type and vendor, empty for all.
const PLAYED: &str = "join (
        select game_code, max(played_at) as last_played from (
            select game_code, opened_at as played_at from rounds where member_id = $2 and opened_at >= $3
            union all select game_code, opened_at from game_sessions where member_id = $2 and opened_at >= $3
        ) as each_time group by game_code
    ) as played on played.game_code = g.game_code
    where g.enabled = 1 and ($4 = '' or g.game_type = $4) and ($5 = '' or g.vendor = $5)";

/// A game and when the member last played or opened it.
struct PlayedRow {
    game: GameRow,
    last_played: i64,
}

impl FromRow for PlayedRow {
    fn from_row(row: &Row<'_>) -> Result<Self, StoreError> {
        Ok(Self { game: GameRow::from_columns(row, 0)?, last_played: row.at(GameRow::COUNT)? })
    }
}

impl From<PlayedRow> for Game {
    fn from(row: PlayedRow) -> Self {
        Self { played_at: rfc3339(row.last_played), ..Game::from(row.game) }
    }
}

/// Recent games
///
/// Played or opened in the last 90 days, latest first, each with the time.
#[utoipa::path(
    get, path = "/wps/relay/GCS_recentGame", tag = "games", params(MemberListQuery), security(("session" = [])),
    responses((status = 200, body = Envelope<RecentListValue>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope))
)]
pub(super) async fn recent(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    header: Language,
    Query(query): Query<MemberListQuery>,
) -> Result<Reply<RecentListValue>, ApiError> {
    let (page, language, game_type, vendor) = query.read(header);
    let since = base.clock.now_ms() - WINDOW_MS;
    // The statements are built from constants of this module; every value is bound.
    let total: i64 =
        sql::query_scalar(sql::AssertSqlSafe(format!("select count(*) from ({SELECT} {PLAYED}) as counted")))
            .bind(language)
            .bind(&member.id)
            .bind(since)
            .bind(game_type)
            .bind(&vendor)
            .fetch_one(base.store.reader())
            .await?;
    let rows = format!(
        "{} {PLAYED} order by played.last_played desc, g.node_id limit $6 offset $7",
        select_with("played.last_played")
    );
    let rows: Vec<PlayedRow> = sql::query_as(sql::AssertSqlSafe(rows))
        .bind(language)
        .bind(&member.id)
        .bind(since)
        .bind(game_type)
        .bind(&vendor)
        .bind(page.limit())
        .bind(page.offset())
        .fetch_all(base.store.reader())
        .await?;
    Ok(Reply(RecentListValue { list: rows.into_iter().map(Game::from).collect(), total_pages: page.count(total) }))
}
