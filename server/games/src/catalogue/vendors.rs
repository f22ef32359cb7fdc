//! Vendors by game type: `GCSGAME_gameVendor` and `/lgw/games/game_menus` (sections 2, 3 and 7 of the specification).

use std::collections::HashMap;

use axum::extract::State;
use lumora_core::domain::game::GameType;
use lumora_core::wire::{Envelope, VendorCard, VendorCategory, VendorValue};

use art;
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::params::{self, LanguageCode, OptionalParam};
use platform::query;
use platform::store::{Store, StoreError, from_row, sql};
use platform::texts::Texts;

query! {
    /// Query of the vendor calls.
    pub(super) struct VendorQuery {
        /// Language code; the `Language` header unless given.
        language: OptionalParam<LanguageCode>,
    }
}

struct CardRow {
    vendor: String,
    name: String,
    slug: String,
    game_type: String,
    is_hot: i64,
    is_game: String,
    game_code: String,
    playable: i64,
}

from_row!(CardRow { vendor, name, slug, game_type, is_hot, is_game, game_code, playable });

/// Vendors by game type
///
/// Categories in the order of the header, vendors in the operator's order. A game type that no vendor offers is left
/// out.
#[utoipa::path(
    get, path = "/wps/relay/GCSGAME_gameVendor", tag = "games", params(VendorQuery),
    responses((status = 200, body = Envelope<VendorValue>), (status = 400, body = ErrorEnvelope))
)]
pub(super) async fn vendors(
    State(base): State<Base>,
    header: Language,
    Query(query): Query<VendorQuery>,
) -> Result<Reply<VendorValue>, ApiError> {
    let language = params::language(&query.language, header);
    Ok(Reply(VendorValue { categories: categories(&base.store, language).await? }))
}

/// Lottery menus
///
/// The categories of the lottery game types with their vendors.
#[utoipa::path(
    get, path = "/lgw/games/game_menus", tag = "games", params(VendorQuery),
    responses((status = 200, body = Envelope<VendorValue>), (status = 400, body = ErrorEnvelope))
)]
pub(super) async fn menus(
    State(base): State<Base>,
    header: Language,
    Query(query): Query<VendorQuery>,
) -> Result<Reply<VendorValue>, ApiError> {
    let language = params::language(&query.language, header);
    let mut categories = categories(&base.store, language).await?;
    categories.retain(|category| GameType::from_code(&category.game_type).is_some_and(GameType::is_lottery));
    Ok(Reply(VendorValue { categories }))
}

async fn categories(store: &Store, language: &str) -> Result<Vec<VendorCategory>, StoreError> {
    let titles = Texts::of(store, "category", language).await?;
    let cards: Vec<CardRow> = sql::query_as(
        "select c.vendor, v.name, v.slug, c.game_type, c.is_hot, c.is_game, c.game_code,
         (select count(*) from games g where g.game_type = c.game_type and g.vendor = c.vendor and g.enabled = 1
             and g.supplier <> '' and (c.game_code = '' or g.game_code = c.game_code)) as playable
         from vendor_cards c join vendors v on v.code = c.vendor order by c.rank, c.vendor",
    )
    .fetch_all(store.reader())
    .await?;
    let counts: Vec<(String, String, i64)> =
        sql::query_as("select game_type, vendor, count(*) from games where enabled = 1 group by game_type, vendor")
            .fetch_all(store.reader())
            .await?;
    let counts: HashMap<(&str, &str), u32> = counts
        .iter()
        .map(|(game_type, vendor, count)| {
            ((game_type.as_str(), vendor.as_str()), u32::try_from(*count).unwrap_or(u32::MAX))
        })
        .collect();
    let category = |game_type: GameType| {
        let code = game_type.code();
        let cards: Vec<VendorCard> = cards
            .iter()
            .filter(|row| row.game_type == code)
            .map(|row| card(row, game_type, counts.get(&(code, row.vendor.as_str())).copied().unwrap_or(0)))
            .collect();
        VendorCategory {
            game_type: code.to_owned(),
            title: titles.get(code, "title"),
            image_url: art::url(&format!("category/{}", art_kind(game_type))),
            game_count: cards.iter().fold(0, |sum, card| sum.saturating_add(card.game_count)),
            cards,
        }
    };
    Ok(GameType::ALL.into_iter().map(category).filter(|category| !category.cards.is_empty()).collect())
}

fn card(row: &CardRow, game_type: GameType, game_count: u32) -> VendorCard {
    let (kind, slug) = (art_kind(game_type), &row.slug);
    VendorCard {
        vassalage: row.vendor.clone(),
        name: row.name.clone(),
        game_type: row.game_type.clone(),
        is_hot: row.is_hot != 0,
        icon_url: art::url(&format!("vendor/{slug}/{kind}-colour")),
        icon_white_url: art::url(&format!("vendor/{slug}/{kind}-white")),
        image_url: art::url(&format!("tile/{kind}/{slug}")),
        game_count,
        is_game: row.is_game.clone(),
        game_code: row.game_code.clone(),
        coming_soon: row.playable == 0,
    }
}

/// The kind of art for a game type; both lottery types share one.
fn art_kind(game_type: GameType) -> &'static str {
    match game_type {
        GameType::Elott | GameType::Lott => "lottery",
        GameType::Live => "live",
        GameType::Sports => "sports",
        GameType::Esports => "esports",
        GameType::Fish => "fish",
        GameType::Rng => "rng",
        GameType::Pvp => "pvp",
        GameType::Sv3 => "sv3",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_type_has_category_and_vendor_art() {
        for game_type in GameType::ALL {
            let kind = art_kind(game_type);
            for address in
                [format!("category/{kind}.svg"), format!("vendor/x/{kind}-white.svg"), format!("tile/{kind}/x.svg")]
            {
                assert!(art::picture(&address).is_some(), "{address}");
            }
        }
    }
}
