//! Lists of games by filter: `GCSGAME_gameList` and `GCSGAME_getVassGameType` (sections 2, 4, 7 and 9 of the
//! specification).

use axum::extract::State;
use lumora_core::domain::game::{Classification, GameType, MinBet};
use lumora_core::domain::money::Money;
use lumora_core::wire::{Envelope, GameListValue};
use serde::Deserialize;
use utoipa::IntoParams;

use super::filter::{Clause, Filter, bind_all, page_statement};
use super::fold::fold;
use super::game::{GameRow, games as to_wire};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::params::{self, Page};
use platform::store::{Store, StoreError, sql};

/// Games of a page unless the call says otherwise (section 9).
const PAGE_SIZE: u32 = 24;
/// The longest search, in characters.
const LONGEST_SEARCH: usize = 64;

/// The query of a list.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(super) struct ListQuery {
    /// `3`.
    client_type: Option<String>,
    /// `flash,html5-desktop` or a part of it.
    platform: Option<String>,
    /// `WEB` or `MOBILE`.
    channel: Option<String>,
    /// Merchant code.
    merchant: Option<String>,
    /// Game type code; every type unless given.
    game_type: Option<String>,
    /// Vendor code; every vendor unless given.
    vassalage: Option<String>,
    /// Classification: JP, TG, AC or BG.
    game_classify: Option<String>,
    /// A part of the name in any language, without regard to case and accents.
    game_name: Option<String>,
    /// The smallest coin of a line, exactly: 0.01, 0.05, 0.1, 0.5 or 0.75.
    min_bet: Option<String>,
    /// Fewest lines. The catalogue holds no line counts, so that only `0` and an empty text are taken, which do not narrow.
    min_line_num: Option<String>,
    /// `first` for the games of the type's first vendor, which the answer then names: a lobby opens with it, without waiting
    /// for the vendors.
    opening: Option<String>,
    /// Page, from 1.
    page_no: Option<String>,
    /// Games of a page, 1 to 100.
    page_size: Option<String>,
    /// Language code; the `Language` header unless given.
    language: Option<String>,
}

impl ListQuery {
    fn filter(&self) -> Result<Filter, ApiError> {
        params::one_of("clientType", self.client_type.as_deref(), &["3"])?;
        params::text("platform", self.platform.as_deref(), 64)?;
        params::one_of("channel", self.channel.as_deref(), &["WEB", "MOBILE"])?;
        params::code("merchant", self.merchant.as_deref())?;
        params::one_of("minLineNum", self.min_line_num.as_deref(), &["0"])?;
        Ok(Filter {
            game_type: game_type(self.game_type.as_deref())?,
            vendor: params::code("vassalage", self.vassalage.as_deref())?,
            classification: classification(self.game_classify.as_deref())?,
            name: params::text("gameName", self.game_name.as_deref(), LONGEST_SEARCH)?.map(fold),
            min_bet: min_bet(self.min_bet.as_deref())?,
        })
    }
}

/// A game type parameter.
///
/// # Errors
/// 400 for a code that no type has.
pub(super) fn game_type(value: Option<&str>) -> Result<Option<GameType>, ApiError> {
    let Some(value) = value.filter(|value| !value.is_empty()) else { return Ok(None) };
    let known = GameType::ALL.map(GameType::code).join(", ");
    GameType::from_code(value).map(Some).ok_or_else(|| ApiError::invalid(format!("gameType must be one of: {known}")))
}

fn classification(value: Option<&str>) -> Result<Option<Classification>, ApiError> {
    let Some(value) = value.filter(|value| !value.is_empty()) else { return Ok(None) };
    let known = Classification::ALL.map(Classification::code).join(", ");
    let found = Classification::from_code(value);
    found.map(Some).ok_or_else(|| ApiError::invalid(format!("gameClassify must be one of: {known}")))
}

fn min_bet(value: Option<&str>) -> Result<Option<i64>, ApiError> {
    let Some(value) = value.filter(|value| !value.is_empty()) else { return Ok(None) };
    let units = MinBet::from_code(value).and_then(|option| Money::parse(option.code()).ok());
    units
        .map(|Money(units)| Some(units))
        .ok_or_else(|| ApiError::invalid("minBet must be one of: 0.01, 0.05, 0.1, 0.5, 0.75"))
}

async fn read(store: &Store, filter: &Filter, page: Page, language: &str) -> Result<GameListValue, StoreError> {
    let counted = Clause::of(filter, 1);
    let count = format!("select count(*) from games g {}", counted.sql);
    // The text is put together from constants of this module; every value is bound.
    let count = bind_all!(sql::query_scalar::<i64>(sql::AssertSqlSafe(count)), counted);
    let total = count.fetch_one(store.reader()).await?;

    let clause = Clause::of(filter, 2);
    let query = sql::query_as::<GameRow>(sql::AssertSqlSafe(page_statement(&clause))).bind(language);
    let rows = bind_all!(query, clause).bind(page.limit()).bind(page.offset()).fetch_all(store.reader()).await?;
    Ok(GameListValue {
        vassalage: String::new(),
        games: to_wire(rows),
        total_pages: page.count(total),
        total_elements: u32::try_from(total).unwrap_or(u32::MAX),
    })
}

async fn answer(base: &Base, header: Language, query: &ListQuery) -> Result<Reply<GameListValue>, ApiError> {
    let page = Page::read(query.page_no.as_deref(), query.page_size.as_deref(), PAGE_SIZE)?;
    let language = params::language(query.language.as_deref(), header)?;
    let mut filter = query.filter()?;
    let opening = params::one_of("opening", query.opening.as_deref(), &["first"])?;
    let first = match filter.game_type {
        Some(game_type) if opening.is_some() && filter.vendor.is_none() => first_vendor(&base.store, game_type).await?,
        _ => None,
    };
    if first.is_some() {
        filter.vendor.clone_from(&first);
    }
    let value = read(&base.store, &filter, page, language).await?;
    Ok(Reply(GameListValue { vassalage: first.unwrap_or_default(), ..value }))
}

/// The vendor that leads the cards of a game type.
async fn first_vendor(store: &Store, game_type: GameType) -> Result<Option<String>, StoreError> {
    let query = sql::query_scalar("select vendor from vendor_cards where game_type = $1 order by rank, vendor limit 1");
    Ok(query.bind(game_type.code()).fetch_optional(store.reader()).await?)
}

/// Games by filter
///
/// In the operator's order. A filter that is empty or left out does not narrow the list.
#[utoipa::path(
    get, path = "/wps/relay/GCSGAME_gameList", tag = "games", params(ListQuery),
    responses((status = 200, body = Envelope<GameListValue>), (status = 400, body = ErrorEnvelope))
)]
pub(super) async fn games(
    State(base): State<Base>,
    header: Language,
    Query(query): Query<ListQuery>,
) -> Result<Reply<GameListValue>, ApiError> {
    answer(&base, header, &query).await
}

/// Games of a vendor in one game type
///
/// Takes the filters of the game list; vendor and game type have to be there.
#[utoipa::path(
    get, path = "/wps/relay/GCSGAME_getVassGameType", tag = "games", params(ListQuery),
    responses((status = 200, body = Envelope<GameListValue>), (status = 400, body = ErrorEnvelope))
)]
pub(super) async fn of_vendor(
    State(base): State<Base>,
    header: Language,
    Query(query): Query<ListQuery>,
) -> Result<Reply<GameListValue>, ApiError> {
    let is_there = |value: &Option<String>| value.as_deref().is_some_and(|value| !value.is_empty());
    if !is_there(&query.vassalage) || !is_there(&query.game_type) {
        return Err(ApiError::invalid("vassalage and gameType are needed: the list is of one vendor in one game type"));
    }
    answer(&base, header, &query).await
}
