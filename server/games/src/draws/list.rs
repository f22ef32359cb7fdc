//! The calls that list the next draws: of every lottery, and of one.

use axum::extract::State;
use lumora_core::domain::game::GameType;
use lumora_core::wire::{Draw, DrawListValue, Envelope};
use platform::store::sql;

use super::schedule::Schedule;
use crate::catalogue;
use crate::choices::{Devices, PrizeModes};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::params::{self, Code, LanguageCode, OneOf, OptionalParam, RequiredParam, Whole};
use platform::query;

/// Default and maximum number of lotteries in a response (section 9).
const MAX_COUNT: u32 = 100;

query! {
    /// Query of the list of next draws.
    pub(super) struct DrawQuery {
        /// How many, 1 to 100.
        count: OptionalParam<Whole<1, MAX_COUNT>>,
        /// Prize mode: `Lott` for lotteries, `Elott` for quick draws, `SEA` for the wider region; `ZY`, or leaving it
        /// out, for all.
        prize_mode: OptionalParam<OneOf<PrizeModes>>,
        /// Vendor code; every vendor unless given.
        vassalage: OptionalParam<Code>,
        /// Device: `WEB` or `MOBILE`.
        device: OptionalParam<OneOf<Devices>>,
        /// Language code; the `Language` header unless given.
        language: OptionalParam<LanguageCode>,
    }
}

query! {
    /// Query of one lottery's next draw.
    pub(super) struct OneQuery {
        /// Code of the lottery.
        game_code: RequiredParam<Code>,
        /// Language code; the `Language` header unless given.
        language: OptionalParam<LanguageCode>,
    }
}

/// Filters of the list; an empty text does not narrow it.
struct DrawFilter<'a> {
    game_type: &'a str,
    vendor: &'a str,
    game_code: &'a str,
}

/// The game type and vendor that a prize mode stands for; no type and an empty vendor for all.
pub(super) fn of_prize_mode(mode: Option<&str>, vendor: Option<String>) -> (Option<GameType>, String) {
    let game_type = match mode {
        Some("Lott" | "SEA") => Some(GameType::Lott),
        Some("Elott") => Some(GameType::Elott),
        _ => None,
    };
    let of_region = if mode == Some("SEA") { "TCG_SEA" } else { "" };
    (game_type, vendor.unwrap_or_else(|| of_region.to_owned()))
}

/// Next draws
///
/// The next draw of each lottery whose times the operator knows, the soonest first.
#[utoipa::path(
    get, path = "/lgw/vn/numeros/opened/game", tag = "games", params(DrawQuery),
    responses((status = 200, body = Envelope<DrawListValue>), (status = 400, body = ErrorEnvelope))
)]
pub(super) async fn opened(
    State(base): State<Base>,
    header: Language,
    Query(query): Query<DrawQuery>,
) -> Result<Reply<DrawListValue>, ApiError> {
    let count = query.count.0.unwrap_or(MAX_COUNT) as usize;
    let (game_type, vendor) = of_prize_mode(query.prize_mode.0, query.vassalage.0);
    let language = params::language(&query.language, header);
    let game_type = game_type.map_or("", GameType::code);
    let mut list = draws(&base, language, DrawFilter { game_type, vendor: &vendor, game_code: "" }).await?;
    list.truncate(count);
    Ok(Reply(DrawListValue { list, server_time: rfc3339(base.clock.now_ms()) }))
}

/// Next draw of a lottery
#[utoipa::path(
    get, path = "/lotto/lgw/games/opened/numero", tag = "games", params(OneQuery),
    responses(
        (status = 200, body = Envelope<DrawListValue>),
        (status = 400, body = ErrorEnvelope),
        (status = 404, description = "There is no such lottery, or its times are not known", body = ErrorEnvelope)
    )
)]
pub(super) async fn opened_of(
    State(base): State<Base>,
    header: Language,
    Query(query): Query<OneQuery>,
) -> Result<Reply<DrawListValue>, ApiError> {
    let game_code = query.game_code.0;
    let language = params::language(&query.language, header);
    let list = draws(&base, language, DrawFilter { game_type: "", vendor: "", game_code: &game_code }).await?;
    if list.is_empty() {
        return Err(ApiError::game_not_found());
    }
    Ok(Reply(DrawListValue { list, server_time: rfc3339(base.clock.now_ms()) }))
}

async fn draws(base: &Base, language: &str, filter: DrawFilter<'_>) -> Result<Vec<Draw>, ApiError> {
    let schedules: Vec<Schedule> = sql::query_as(
        "select d.* from draw_schedules d join games g on g.game_code = d.game_code
         where g.enabled = 1 and ($1 = '' or g.game_type = $1) and ($2 = '' or g.vendor = $2)
         and ($3 = '' or g.game_code = $3) order by g.rank, g.node_id limit 500",
    )
    .bind(filter.game_type)
    .bind(filter.vendor)
    .bind(filter.game_code)
    .fetch_all(base.store.reader())
    .await?;
    let codes: Vec<&str> = schedules.iter().map(|schedule| schedule.game_code.as_str()).collect();
    let mut games = catalogue::by_code(&base.store, language, &codes).await?;
    let now_ms = base.clock.now_ms();
    let mut draws: Vec<(i64, Draw)> = Vec::with_capacity(schedules.len());
    for schedule in &schedules {
        let (Some(draw), Some(game)) = (schedule.next(now_ms), games.remove(&schedule.game_code)) else { continue };
        let following = schedule.next(draw.opens_at).map_or(draw.opens_at, |following| following.opens_at);
        let status = if now_ms < draw.closes_at { "selling" } else { "closed" };
        draws.push((
            draw.opens_at,
            Draw {
                game,
                numero: draw.numero,
                status: status.to_owned(),
                open_time: rfc3339(draw.opens_at),
                close_time: rfc3339(draw.closes_at),
                next_open_time: rfc3339(following),
            },
        ));
    }
    // The sort is stable: draws of the same moment keep the operator's order.
    draws.sort_by_key(|(opens_at, _)| *opens_at);
    Ok(draws.into_iter().map(|(_, draw)| draw).collect())
}
