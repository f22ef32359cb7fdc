//! Rooms of player-versus-player games: the list (`GLS2_roomList`, section 7 of the specification), and admission to a
//! room at launch.
//!
//! No supplier reports that a player leaves a table, so seats are counted from launches: a member sits in the room of
//! the latest game session, if it was opened within the last half hour and its login session is not revoked.

use std::collections::HashMap;

use axum::extract::State;
use axum::http::StatusCode;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, Envelope, Room, RoomListValue, code};
use utoipa::{OpenApiRouter, routes};

use crate::GamesState;
use crate::catalogue;
use identity::session::Member;
use ledger::{Account, available_of};
use platform::Base;
use platform::clock::MINUTE_MS;
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::params::{self, Code, LanguageCode, OptionalParam};
use platform::query;
use platform::store::{Store, StoreError, from_row, sql};

/// How long a game session counts as a taken seat, in milliseconds.
const SEATED_MS: i64 = 30 * MINUTE_MS;
/// Maximum number of rooms in a response.
const MAX_ROOMS: i64 = 200;

/// The calls of this module.
pub fn router() -> OpenApiRouter<GamesState> {
    OpenApiRouter::new().routes(routes!(list))
}

query! {
    /// Query of the list of rooms.
    pub(super) struct RoomQuery {
        /// Vendor code; every vendor unless given.
        vassalage: OptionalParam<Code>,
        /// Language code; the `Language` header unless given.
        language: OptionalParam<LanguageCode>,
    }
}

struct Row {
    id: String,
    game_code: String,
    level: String,
    stake: i64,
    entry: i64,
    seats: i64,
}

from_row!(Row { id, game_code, level, stake, entry, seats });

/// Rooms
///
/// In the operator's order, with the seats that are taken now.
#[utoipa::path(
    get, path = "/wps/relay/GLS2_roomList", tag = "games", params(RoomQuery),
    responses((status = 200, body = Envelope<RoomListValue>), (status = 400, body = ErrorEnvelope))
)]
pub(super) async fn list(
    State(base): State<Base>,
    header: Language,
    Query(query): Query<RoomQuery>,
) -> Result<Reply<RoomListValue>, ApiError> {
    let vendor = query.vassalage.0.unwrap_or_default();
    let language = params::language(&query.language, header);
    let rows: Vec<Row> = sql::query_as(
        "select r.id, r.game_code, r.level, r.stake, r.entry, r.seats from rooms r
         join games g on g.game_code = r.game_code
         where r.enabled = 1 and g.enabled = 1 and ($1 = '' or g.vendor = $1) order by r.rank, r.id limit $2",
    )
    .bind(&vendor)
    .bind(MAX_ROOMS)
    .fetch_all(base.store.reader())
    .await?;
    let codes: Vec<&str> = rows.iter().map(|row| row.game_code.as_str()).collect();
    let games = catalogue::by_code(&base.store, language, &codes).await?;
    let seated = seated(&base.store, base.clock.now_ms()).await?;
    let room = |row: Row| {
        let game = games.get(&row.game_code)?;
        Some(Room {
            vassalage: game.vassalage.clone(),
            node_id: game.node_id.clone(),
            game_name: game.game_name.clone(),
            image_url: game.image_url.clone(),
            level: row.level,
            stake: Amount(Money(row.stake)),
            entry: Amount(Money(row.entry)),
            seats: u32::try_from(row.seats).unwrap_or_default(),
            seated: seated.get(&row.id).copied().unwrap_or(0),
            coming_soon: game.coming_soon,
            room_id: row.id,
        })
    };
    Ok(Reply(RoomListValue { rooms: rows.into_iter().filter_map(room).collect() }))
}

/// Number of members seated in each room, by room id.
async fn seated(store: &Store, now_ms: i64) -> Result<HashMap<String, u32>, StoreError> {
    let rows: Vec<(String, i64)> = sql::query_as(
        "select g.room_id, count(distinct g.member_id) from game_sessions g
         join sessions s on s.id = g.session_id and s.revoked_at is null
         where g.room_id <> '' and g.opened_at > $1 and not exists (
             select 1 from game_sessions l where l.member_id = g.member_id and l.opened_at > g.opened_at
         ) group by g.room_id",
    )
    .bind(now_ms - SEATED_MS)
    .fetch_all(store.reader())
    .await?;
    Ok(rows.into_iter().map(|(room, count)| (room, u32::try_from(count).unwrap_or(u32::MAX))).collect())
}

/// Checks that the member may take a seat in a room of this game. A member who sits there already needs no free seat.
///
/// # Errors
/// 404 without such a room; 422 when every seat is taken, or when the wallet holds less than the room's minimum.
pub(crate) async fn admit(base: &Base, member: &Member, room_id: &str, game_code: &str) -> Result<(), ApiError> {
    let row: Option<Row> = sql::query_as(
        "select id, game_code, level, stake, entry, seats from rooms where id = $1 and game_code = $2 and enabled = 1",
    )
    .bind(room_id)
    .bind(game_code)
    .fetch_optional(base.store.reader())
    .await?;
    let room = row.ok_or_else(ApiError::game_not_found)?;
    let wallet = Account::wallet(&member.id, &member.row.currency);
    if available_of(base.store.reader(), &wallet).await? < room.entry {
        let message = "the wallet holds less than this room asks for: choose a smaller one";
        return Err(ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::ROOM_ENTRY, message));
    }
    let taken = seated(&base.store, base.clock.now_ms()).await?.get(room_id).copied().unwrap_or(0);
    let current_room: Option<String> = sql::query_scalar(
        "select room_id from game_sessions where member_id = $1 order by opened_at desc, token_hash limit 1",
    )
    .bind(&member.id)
    .fetch_optional(base.store.reader())
    .await?;
    if i64::from(taken) >= room.seats && current_room.as_deref() != Some(room_id) {
        let message = "every seat of this room is taken: choose another room";
        return Err(ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::ROOM_FULL, message));
    }
    Ok(())
}
