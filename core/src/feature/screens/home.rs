//! Home: categories, and rows of games by reason: last played, hot, played most (section 2).

use crate::domain::digits::grouped_count;
use crate::domain::game::GameType;
use crate::feature::screens::jackpot;
use crate::feature::services::remote::Remote;
use crate::feature::services::{games, hot_games, layout};
use crate::model::{Model, Step};
use crate::text;
use crate::view::{CategoryTile, HomeView, Text, TileList};
use serde::{Deserialize, Serialize};

/// The home screen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum HomeEvent {
    /// Fetch again what failed.
    Retry,
    /// Stop or start the jackpot's rolling digits.
    ToggleJackpot,
}

/// Hot games on home: whole rows on every width; the lobby shows the rest.
const HOT_ON_HOME: usize = 21;
/// Popular games on home (section 9).
const POPULAR_ON_HOME: usize = 20;
/// Games to go on with.
const LAST_ON_HOME: usize = 12;

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: HomeEvent) {
    match event {
        HomeEvent::Retry => {
            hot_games::load_missing(model, step);
            layout::load_missing(model, step);
        }
        HomeEvent::ToggleJackpot => jackpot::toggle(model, step),
    }
}

/// A row of at most so many games, without those of earlier rows: a title stands on home once, under its first reason.
fn row(model: &Model, keys: &Remote<Vec<String>>, most: usize, earlier: &mut Vec<String>) -> TileList {
    let ready = keys.ready().map(Vec::as_slice).unwrap_or_default();
    let fresh: Vec<String> = ready.iter().filter(|key| !earlier.contains(key)).take(most).cloned().collect();
    earlier.extend_from_slice(&fresh);
    TileList { status: keys.status(), tiles: games::tiles(model, &fresh) }
}

pub(crate) fn view(model: &Model) -> HomeView {
    let games = &model.hot_games;
    let tile = |game_type: GameType| CategoryTile {
        key: game_type.code().to_owned(),
        label: Text::of(text::game::label(game_type)),
        image: model.site.image(model.layout.category_image(game_type)),
        href: game_type.path().to_owned(),
    };
    let categories = layout::CATEGORIES.into_iter().filter(|it| model.layout.has(*it)).map(tile).collect();
    let count = model.layout.game_count();
    let mut shown = Vec::new();
    HomeView {
        categories,
        last_played: row(model, &games.last_played, LAST_ON_HOME, &mut shown).tiles,
        hot: row(model, &games.hot, HOT_ON_HOME, &mut shown),
        popular: row(model, &games.popular, POPULAR_ON_HOME, &mut shown),
        game_count: if count == 0 { String::new() } else { grouped_count(u64::from(count)) },
    }
}
