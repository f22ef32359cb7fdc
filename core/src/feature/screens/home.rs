//! Home: categories, and rows of games by reason: last played, hot, played most (section 2).

use crate::domain::digits::grouped_count;
use crate::domain::game::GameType;
use crate::feature::screens::jackpot;
use crate::feature::services::games::{Note, no_note, played_at};
use crate::feature::services::hot_games::{HOT_ON_HOME, LAST_ON_HOME, POPULAR_ON_HOME, fresh, ready};
use crate::feature::services::remote::Remote;
use crate::feature::services::{games, hot_games, layout};
use crate::model::{Model, Step};
use crate::text;
use crate::view::{CategoryTile, HomeView, Text, TileList};
use serde::{Deserialize, Serialize};

/// Events of the home screen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum HomeEvent {
    /// Fetch again what failed.
    Retry,
    /// The row of the most played games comes near the window.
    PopularShown,
    /// Stop or start the jackpot's rolling digits.
    ToggleJackpot,
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: HomeEvent) {
    match event {
        HomeEvent::Retry => {
            hot_games::load_missing(model, step);
            layout::load_missing(model, step);
        }
        HomeEvent::PopularShown => hot_games::show_popular(model, step),
        HomeEvent::ToggleJackpot => jackpot::toggle(model, step),
    }
}

fn row(model: &Model, keys: &Remote<Vec<String>>, limit: usize, earlier: &mut Vec<String>, note: Note) -> TileList {
    let fresh = fresh(ready(keys), limit, earlier);
    TileList { status: keys.status(), tiles: games::noted_tiles(model, &fresh, note) }
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
        last_played: row(model, &games.last_played, LAST_ON_HOME, &mut shown, played_at).tiles,
        hot: row(model, &games.hot, HOT_ON_HOME, &mut shown, no_note),
        popular: row(model, &games.popular, POPULAR_ON_HOME, &mut shown, no_note),
        game_count: if count == 0 { String::new() } else { grouped_count(u64::from(count)) },
    }
}
