//! Home: categories, hot games, what is played most (section 2).

use crate::domain::digits::grouped_count;
use crate::domain::game::GameType;
use crate::domain::route::{GamesLobby, LobbyQuery, Route, Screen};
use crate::domain::search;
use crate::feature::screens::jackpot;
use crate::feature::services::remote::Remote;
use crate::feature::services::{games, hot_games, layout, location};
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
    /// Search all slots for this name.
    Search(String),
    /// Stop or start the jackpot's rolling digits.
    ToggleJackpot,
}

/// Hot games on home: whole rows on every width; the lobby shows the rest.
const HOT_ON_HOME: usize = 21;

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: HomeEvent) {
    match event {
        HomeEvent::Retry => {
            hot_games::load_missing(model, step);
            layout::load_missing(model, step);
        }
        HomeEvent::Search(typed) => {
            let name = Some(search::normalised(&typed)).filter(|name| !name.is_empty());
            let query = LobbyQuery { name, ..LobbyQuery::default() };
            location::push(step, Route::to(Screen::Games(GamesLobby::Rng, query)).address());
        }
        HomeEvent::ToggleJackpot => jackpot::toggle(model, step),
    }
}

fn row(model: &Model, keys: &Remote<Vec<String>>) -> TileList {
    let ready = keys.ready().map(Vec::as_slice).unwrap_or_default();
    TileList { status: keys.status(), tiles: games::tiles(model, ready.get(..HOT_ON_HOME).unwrap_or(ready)) }
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
    HomeView {
        categories,
        hot: row(model, &games.hot),
        popular: row(model, &games.popular),
        game_count: if count == 0 { String::new() } else { grouped_count(u64::from(count)) },
    }
}
