//! The menu of lotteries: `/lgw/vn/games/game_menu`, and the lotteries that a member played last (sections 3 and 7 of
//! the specification, "Lottery list is by prizeMode").

use axum::extract::State;
use lumora_core::domain::game::GameType;
use lumora_core::wire::{Envelope, LotteryEntry, LotteryMenuValue};

use super::list::of_prize_mode;
use crate::choices::{Devices, PrizeModes};
use identity::session::MemberEvenExcluded;
use platform::Base;
use platform::clock::DAY_MS;
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::params::{self, Code, LanguageCode, OneOf, OptionalParam, Whole};
use platform::query;
use platform::store::{from_row, sql};

/// Default and maximum number of entries in a menu.
const MAX_COUNT: u32 = 100;
/// How far back recently played lotteries reach, in milliseconds; the same as for all games.
const WINDOW_MS: i64 = 90 * DAY_MS;

query! {
    /// Query of a menu.
    pub(super) struct MenuQuery {
        /// Number of entries, 1 to 100.
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

struct Row {
    node_id: String,
    game_code: String,
    game_type: String,
    name: String,
    vendor: String,
    vendor_name: String,
    is_game: String,
    image_url: String,
    supplier: String,
    default_play_type: String,
}

from_row!(Row {
    node_id,
    game_code,
    game_type,
    name,
    vendor,
    vendor_name,
    is_game,
    image_url,
    supplier,
    default_play_type
});

/// Columns and joins of a menu. `$1` is the language, `$2` and `$3` game types, `$4` a vendor, empty for all.
const ENTRIES: &str = "select g.node_id, g.game_code, g.game_type, coalesce(n.name, g.name) as name, g.vendor,
     v.name as vendor_name, g.is_game, g.image_url, g.supplier, coalesce(d.default_play_type, '') as default_play_type
     from games g join vendors v on v.code = g.vendor
     left join game_names n on n.node_id = g.node_id and n.language = $1
     left join draw_schedules d on d.game_code = g.game_code ";
const FILTER: &str = "where g.enabled = 1 and g.game_type in ($2, $3) and ($4 = '' or g.vendor = $4)";

impl From<Row> for LotteryEntry {
    fn from(row: Row) -> Self {
        Self {
            code: row.node_id,
            game_code: row.game_code,
            game_type: row.game_type,
            game_name: row.name,
            vendor: row.vendor,
            account_type_name: row.vendor_name,
            is_game: row.is_game,
            image_url: row.image_url,
            coming_soon: row.supplier.is_empty(),
            default_play_type: row.default_play_type,
        }
    }
}

/// Filters and size of a menu.
struct MenuFilter {
    language: &'static str,
    game_types: (&'static str, &'static str),
    vendor: String,
    count: i64,
}

impl MenuQuery {
    fn read(self, header: Language) -> MenuFilter {
        let (game_type, vendor) = of_prize_mode(self.prize_mode.0, self.vassalage.0);
        let game_types = match game_type {
            Some(game_type) => (game_type.code(), game_type.code()),
            None => (GameType::Lott.code(), GameType::Elott.code()),
        };
        let language = params::language(&self.language, header);
        MenuFilter { language, game_types, vendor, count: self.count.0.unwrap_or(MAX_COUNT).into() }
    }
}

/// Menu of lotteries
///
/// In the operator's order. Lotteries without draw times are included.
#[utoipa::path(
    get, path = "/lgw/vn/games/game_menu", tag = "games", params(MenuQuery),
    responses((status = 200, body = Envelope<LotteryMenuValue>), (status = 400, body = ErrorEnvelope))
)]
pub(super) async fn menu(
    State(base): State<Base>,
    header: Language,
    Query(query): Query<MenuQuery>,
) -> Result<Reply<LotteryMenuValue>, ApiError> {
    let MenuFilter { language, game_types, vendor, count } = query.read(header);
    // The statement is built from constants of this module; every value is bound.
    let text = format!("{ENTRIES}{FILTER} order by g.rank, g.node_id limit $5");
    let rows: Vec<Row> = sql::query_as(sql::AssertSqlSafe(text))
        .bind(language)
        .bind(game_types.0)
        .bind(game_types.1)
        .bind(&vendor)
        .bind(count)
        .fetch_all(base.store.reader())
        .await?;
    Ok(Reply(LotteryMenuValue { list: rows.into_iter().map(LotteryEntry::from).collect() }))
}

/// Lotteries played last
///
/// Played or opened in the last 90 days, the latest first.
#[utoipa::path(
    get, path = "/lgw/vn/games/game_menu/recent", tag = "games", params(MenuQuery), security(("session" = [])),
    responses(
        (status = 200, body = Envelope<LotteryMenuValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope)
    )
)]
pub(super) async fn recent(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    header: Language,
    Query(query): Query<MenuQuery>,
) -> Result<Reply<LotteryMenuValue>, ApiError> {
    let MenuFilter { language, game_types, vendor, count } = query.read(header);
    let played = "join (
            select game_code, max(played_at) as last_played from (
                select game_code, opened_at as played_at from rounds where member_id = $5 and opened_at >= $6
                union all select game_code, opened_at from game_sessions where member_id = $5 and opened_at >= $6
            ) as each_time group by game_code
        ) as played on played.game_code = g.game_code ";
    let text = format!("{ENTRIES}{played}{FILTER} order by played.last_played desc, g.node_id limit $7");
    let rows: Vec<Row> = sql::query_as(sql::AssertSqlSafe(text))
        .bind(language)
        .bind(game_types.0)
        .bind(game_types.1)
        .bind(&vendor)
        .bind(&member.id)
        .bind(base.clock.now_ms() - WINDOW_MS)
        .bind(count)
        .fetch_all(base.store.reader())
        .await?;
    Ok(Reply(LotteryMenuValue { list: rows.into_iter().map(LotteryEntry::from).collect() }))
}
