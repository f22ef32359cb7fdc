//! Lists of games by filter: `GCSGAME_gameList` and `GCSGAME_getVassGameType` (sections 2, 4, 7 and 9 of the
//! specification).

use axum::extract::State;
use lumora_core::domain::game::{GameOrder, GameType};
use lumora_core::wire::{Envelope, GameListValue};

use super::filter::{Clause, Filter, bind_all, page_statement};
use super::fold::fold;
use super::game::{GameRow, games as to_wire};
use crate::choices::{Classifications, ClientTypes, Devices, GameTypes, MinBets, Openings, Orders};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::params::{
    self, Code, LanguageCode, OneOf, OptionalParam, Page, PageNumber, PageSize, RequiredParam, Text, Whole,
};
use platform::query;
use platform::store::{Store, StoreError, sql};

/// Default page size (section 9).
const PAGE_SIZE: u32 = 24;
/// Maximum of the filter for lines; no slot has more.
const MAX_LINES: u32 = 1_000;
/// Maximum length of a search, in characters.
const MAX_SEARCH_CHARS: usize = 64;

query! {
    /// Query of a game list.
    pub(super) struct ListQuery {
        /// Client type: `3`.
        client_type: OptionalParam<OneOf<ClientTypes>>,
        /// `flash,html5-desktop` or a part of it.
        platform: OptionalParam<Text<64>>,
        /// Device: `WEB` or `MOBILE`.
        channel: OptionalParam<OneOf<Devices>>,
        /// Merchant code.
        merchant: OptionalParam<Code>,
        /// Classification: JP, TG, AC or BG.
        game_classify: OptionalParam<OneOf<Classifications>>,
        /// A part of the name in any language, without regard to case and accents.
        game_name: OptionalParam<Text<MAX_SEARCH_CHARS>>,
        /// The smallest coin of a line is at least this: 0.01, 0.05, 0.1, 0.5 or 0.75.
        min_bet: OptionalParam<OneOf<MinBets>>,
        /// Minimum number of lines of a slot, 0 to 1000; `0` does not narrow. A game whose supplier publishes no lines
        /// has none.
        min_line_num: OptionalParam<Whole<0, MAX_LINES>>,
        /// `first` for the games of the type's first vendor, which the answer then names: a lobby opens with it,
        /// without waiting for the list of vendors.
        opening: OptionalParam<OneOf<Openings>>,
        /// Sort order: `new` for the latest additions, `played` for the most played, `return` for the highest return to
        /// player, `name`; the operator's order unless given.
        sort: OptionalParam<OneOf<Orders>>,
        /// Page, from 1.
        page_no: OptionalParam<PageNumber>,
        /// Games of a page, 1 to 100.
        page_size: OptionalParam<PageSize>,
        /// Language code; the `Language` header unless given.
        language: OptionalParam<LanguageCode>,
    }
}

query! {
    /// Game type and vendor of a list, both optional.
    pub(super) struct AnyVendorQuery {
        /// Game type code; every type unless given.
        game_type: OptionalParam<OneOf<GameTypes>>,
        /// Vendor code; every vendor unless given.
        vassalage: OptionalParam<Code>,
    }
}

query! {
    /// Game type and vendor of a list, both required.
    pub(super) struct OneVendorQuery {
        /// Game type code.
        game_type: RequiredParam<OneOf<GameTypes>>,
        /// Vendor code.
        vassalage: RequiredParam<Code>,
    }
}

async fn read(
    store: &Store,
    filter: &Filter,
    order: GameOrder,
    page: Page,
    language: &str,
) -> Result<GameListValue, StoreError> {
    let counted = Clause::of(filter, 1);
    let count = format!("select count(*) from games g {}", counted.sql);
    // The statement is built from constants of this module; every value is bound.
    let count = bind_all!(sql::query_scalar::<i64>(sql::AssertSqlSafe(count)), counted);
    let total = count.fetch_one(store.reader()).await?;

    let clause = Clause::of(filter, 2);
    let translated = order == GameOrder::Name && is_translated(store, language).await?;
    let statement = page_statement(&clause, order, translated);
    let query = sql::query_as::<GameRow>(sql::AssertSqlSafe(statement)).bind(language);
    let rows = bind_all!(query, clause).bind(page.limit()).bind(page.offset()).fetch_all(store.reader()).await?;
    Ok(GameListValue {
        vassalage: String::new(),
        games: to_wire(rows),
        total_pages: page.count(total),
        total_elements: u32::try_from(total).unwrap_or(u32::MAX),
    })
}

/// Whether any game has a name of its own in the language.
async fn is_translated(store: &Store, language: &str) -> Result<bool, StoreError> {
    let query = sql::query_scalar::<String>("select node_id from game_names where language = $1 limit 1");
    Ok(query.bind(language).fetch_optional(store.reader()).await?.is_some())
}

async fn respond(
    base: &Base,
    header: Language,
    query: ListQuery,
    game_type: Option<GameType>,
    vendor: Option<String>,
) -> Result<Reply<GameListValue>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, PAGE_SIZE);
    let language = params::language(&query.language, header);
    let first = match game_type {
        Some(game_type) if query.opening.0.is_some() && vendor.is_none() => {
            first_vendor(&base.store, game_type).await?
        }
        _ => None,
    };
    let filter = Filter {
        game_type,
        vendor: first.clone().or(vendor),
        classification: query.game_classify.0,
        name: query.game_name.0.as_deref().map(fold),
        min_bet: query.min_bet.0,
        min_lines: query.min_line_num.0.filter(|lines| *lines > 0).map(i64::from),
    };
    let order = query.sort.0.unwrap_or_default();
    let value = read(&base.store, &filter, order, page, language).await?;
    Ok(Reply(GameListValue { vassalage: first.unwrap_or_default(), ..value }))
}

/// Code of the first vendor on the cards of a game type.
async fn first_vendor(store: &Store, game_type: GameType) -> Result<Option<String>, StoreError> {
    let query = sql::query_scalar("select vendor from vendor_cards where game_type = $1 order by rank, vendor limit 1");
    query.bind(game_type.code()).fetch_optional(store.reader()).await
}

/// Games by filter
///
/// In the operator's order unless `sort` names another. A filter that is empty or left out does not narrow the list.
#[utoipa::path(
    get, path = "/wps/relay/GCSGAME_gameList", tag = "games", params(AnyVendorQuery, ListQuery),
    responses((status = 200, body = Envelope<GameListValue>), (status = 400, body = ErrorEnvelope))
)]
pub(super) async fn games(
    State(base): State<Base>,
    header: Language,
    Query(vendor_query): Query<AnyVendorQuery>,
    Query(query): Query<ListQuery>,
) -> Result<Reply<GameListValue>, ApiError> {
    respond(&base, header, query, vendor_query.game_type.0, vendor_query.vassalage.0).await
}

/// Games of a vendor in one game type
///
/// Takes the filters of the game list; vendor and game type have to be there.
#[utoipa::path(
    get, path = "/wps/relay/GCSGAME_getVassGameType", tag = "games", params(OneVendorQuery, ListQuery),
    responses((status = 200, body = Envelope<GameListValue>), (status = 400, body = ErrorEnvelope))
)]
pub(super) async fn of_vendor(
    State(base): State<Base>,
    header: Language,
    Query(vendor_query): Query<OneVendorQuery>,
    Query(query): Query<ListQuery>,
) -> Result<Reply<GameListValue>, ApiError> {
    respond(&base, header, query, Some(vendor_query.game_type.0), Some(vendor_query.vassalage.0)).await
}
