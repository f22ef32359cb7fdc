//! A member's favourite games (sections 4, 6 and 7 of the specification). A guest of the free demo keeps none.

use axum::extract::State;
use lumora_core::domain::game::GameType;
use lumora_core::wire::{Done, Envelope, FavouriteIdsValue, FavouriteListValue, FavouriteRequest};

use super::game::{SELECT, games};
use crate::choices::{ClientTypes, GameTypes};
use identity::session::{Member, MemberEvenExcluded};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Json, Language, Query, Reply};
use platform::params::{self, Code, LanguageCode, OneOf, OptionalParam, Page, PageNumber, PageSize, Text};
use platform::query;
use platform::store::{StoreError, sql};

/// Default page size (section 9).
const PAGE_SIZE: u32 = 24;

query! {
    /// Query of a member's favourite or recent games.
    pub(super) struct MemberListQuery {
        /// Client type: `3`.
        client_type: OptionalParam<OneOf<ClientTypes>>,
        /// `flash` or `html5-desktop`, or both.
        platform: OptionalParam<Text<64>>,
        /// Game type code; every type unless given.
        pub(super) game_type: OptionalParam<OneOf<GameTypes>>,
        /// Vendor code; every vendor unless given.
        pub(super) vassalage: OptionalParam<Code>,
        /// Page, from 1.
        page_no: OptionalParam<PageNumber>,
        /// Games of a page, 1 to 100.
        page_size: OptionalParam<PageSize>,
        /// Language code; the `Language` header unless given.
        language: OptionalParam<LanguageCode>,
    }
}

impl MemberListQuery {
    /// Page, language, game type and vendor of the call; an empty text stands for all of them.
    pub(super) fn read(self, header: Language) -> (Page, &'static str, &'static str, String) {
        let page = Page::of(&self.page_no, &self.page_size, PAGE_SIZE);
        let language = params::language(&self.language, header);
        let game_type = self.game_type.0.map_or("", GameType::code);
        (page, language, game_type, self.vassalage.0.unwrap_or_default())
    }
}

/// Ids of the favourites
///
/// Latest first.
#[utoipa::path(
    get, path = "/wps/relay/MCSFE_getFavoriteGames", tag = "games", security(("session" = [])),
    responses((status = 200, body = Envelope<FavouriteIdsValue>), (status = 401, body = ErrorEnvelope))
)]
pub(super) async fn ids(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<FavouriteIdsValue>, ApiError> {
    let query = "select node_id from favourite_games where member_id = $1 order by marked_at desc, node_id";
    let ids = sql::query_scalar(query).bind(&member.id).fetch_all(base.store.reader()).await?;
    Ok(Reply(FavouriteIdsValue { ids }))
}

/// Favourites
///
/// Latest first.
#[utoipa::path(
    get, path = "/wps/relay/MCSFE_getFavoriteGamesList", tag = "games", params(MemberListQuery), security(("session" = [])),
    responses((status = 200, body = Envelope<FavouriteListValue>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope))
)]
pub(super) async fn list(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    header: Language,
    Query(query): Query<MemberListQuery>,
) -> Result<Reply<FavouriteListValue>, ApiError> {
    let (page, language, game_type, vendor) = query.read(header);
    let own = "f.member_id = $2 and g.enabled = 1 and ($3 = '' or g.game_type = $3) and ($4 = '' or g.vendor = $4)";
    // The statements are built from constants of this module; every value is bound.
    let count =
        format!("select count(*) from favourite_games f join games g on g.node_id = f.node_id where $1 = $1 and {own}");
    let total: i64 = sql::query_scalar(sql::AssertSqlSafe(count))
        .bind(language)
        .bind(&member.id)
        .bind(game_type)
        .bind(&vendor)
        .fetch_one(base.store.reader())
        .await?;
    let rows = format!(
        "{SELECT} join favourite_games f on f.node_id = g.node_id where {own} order by f.marked_at desc, f.node_id limit $5 offset $6"
    );
    let rows = sql::query_as(sql::AssertSqlSafe(rows))
        .bind(language)
        .bind(&member.id)
        .bind(game_type)
        .bind(&vendor)
        .bind(page.limit())
        .bind(page.offset())
        .fetch_all(base.store.reader())
        .await?;
    let total_elements = u32::try_from(total).unwrap_or(u32::MAX);
    Ok(Reply(FavouriteListValue { content: games(rows), total_pages: page.count(total), total_elements }))
}

/// Mark a favourite
///
/// Marking a game that is marked already changes nothing.
#[utoipa::path(
    post, path = "/wps/relay/MCSFE_favoriteGame", tag = "games", request_body = FavouriteRequest, security(("session" = [])),
    responses(
        (status = 200, body = Envelope<Done>), (status = 401, body = ErrorEnvelope), (status = 403, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope), (status = 409, body = ErrorEnvelope)
    )
)]
pub(super) async fn add(
    State(base): State<Base>,
    member: Member,
    Json(request): Json<FavouriteRequest>,
) -> Result<Reply<Done>, ApiError> {
    member.require_real()?;
    let enabled: Option<i64> = sql::query_scalar(
        "select enabled from games where node_id = $1 and vendor = $2 and game_type = $3 and enabled = 1",
    )
    .bind(&request.node_id)
    .bind(&request.vendor)
    .bind(&request.game_type)
    .fetch_optional(base.store.reader())
    .await?;
    if enabled.is_none() {
        return Err(ApiError::game_not_found());
    }
    let now = base.clock.now_ms();
    base.store
        .write(move |tx| {
            Box::pin(async move {
                sql::query(
                    "insert into favourite_games (member_id, node_id, marked_at) values ($1, $2, $3)
                     on conflict (member_id, node_id) do nothing",
                )
                .bind(member.id)
                .bind(request.node_id)
                .bind(now)
                .execute(tx)
                .await?;
                Ok::<_, StoreError>(())
            })
        })
        .await?;
    Ok(Reply(Done {}))
}

/// Unmark a favourite
///
/// Unmarking a game that is not marked changes nothing.
#[utoipa::path(
    delete, path = "/wps/relay/MCSFE_favoriteGame", tag = "games", request_body = FavouriteRequest, security(("session" = [])),
    responses(
        (status = 200, body = Envelope<Done>), (status = 401, body = ErrorEnvelope), (status = 403, body = ErrorEnvelope),
        (status = 409, body = ErrorEnvelope)
    )
)]
pub(super) async fn remove(
    State(base): State<Base>,
    member: Member,
    Json(request): Json<FavouriteRequest>,
) -> Result<Reply<Done>, ApiError> {
    member.require_real()?;
    params::code("nodeId", &request.node_id)?;
    base.store
        .write(move |tx| {
            Box::pin(async move {
                let query = "delete from favourite_games where member_id = $1 and node_id = $2";
                sql::query(query).bind(member.id).bind(request.node_id).execute(tx).await?;
                Ok::<_, StoreError>(())
            })
        })
        .await?;
    Ok(Reply(Done {}))
}
