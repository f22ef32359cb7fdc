//! Home: categories, hot games, what is played most (section 2).

use super::happening::Happening;
use super::remote::Remote;
use super::{call, frame, games, route};
use crate::api::{Ask, Failure, endpoint};
use crate::domain::digits::grouped_count;
use crate::domain::game::GameType;
use crate::domain::route::{GamesLobby, LobbyQuery, Query, Route, Screen};
use crate::domain::search;
use crate::event::HomeEvent;
use crate::model::{Model, Step};
use crate::text;
use crate::view::{CategoryTile, HomeView, Text, TileList};
use crate::wire::{Game, HotListValue};

/// Hot games on home: whole rows on every width; the lobby shows the rest.
const HOT_ON_HOME: usize = 21;
/// Popular games on home (section 9).
const POPULAR: &str = "20";

/// Node ids of the two rows; the games themselves are in the book.
#[derive(Default)]
pub(crate) struct Home {
    pub hot: Remote<Vec<String>>,
    popular: Remote<Vec<String>>,
}

/// Fetches both rows.
pub(crate) fn load(model: &mut Model, step: &mut Step) {
    load_hot(model, step);
    load_popular(model, step);
}

/// Fetches what is not there.
pub(crate) fn load_missing(model: &mut Model, step: &mut Step) {
    if model.home.hot.ready().is_none() && !call::busy(&model.calls, &Ask::HotGames) {
        load_hot(model, step);
    }
    if model.home.popular.ready().is_none() && !call::busy(&model.calls, &Ask::PopularGames) {
        load_popular(model, step);
    }
}

fn load_hot(model: &mut Model, step: &mut Step) {
    model.home.hot.ask();
    let mut query = Query::default();
    query.push("merchantCode", Some(&model.site.info.merchant_code));
    query.push("isPlatform", Some("2"));
    query.push("platform", Some(endpoint::PLATFORM));
    query.push("language", Some(model.site.language.code));
    call::ask(model, step, Ask::HotGames, &query.text());
}

pub(crate) fn load_popular(model: &mut Model, step: &mut Step) {
    model.home.popular.ask();
    let mut query = Query::default();
    query.push("count", Some(POPULAR));
    query.push("prizeMode", Some("Lott"));
    query.push("device", Some("WEB"));
    query.push("language", Some(model.site.language.code));
    call::ask(model, step, Ask::PopularGames, &query.text());
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: HomeEvent) {
    match event {
        HomeEvent::Retry => {
            load_missing(model, step);
            frame::load_missing(model, step);
        }
        HomeEvent::Search(typed) => {
            let name = Some(search::normalised(&typed)).filter(|name| !name.is_empty());
            let query = LobbyQuery { name, ..LobbyQuery::default() };
            route::push(step, Route::to(Screen::Games(GamesLobby::Rng, query)).address());
        }
        HomeEvent::ToggleJackpot => super::jackpot::toggle(model, step),
    }
}

fn note(model: &mut Model, games: Vec<Game>) -> Vec<String> {
    games.into_iter().map(|game| model.games.note(game)).collect()
}

pub(crate) fn on_hot(model: &mut Model, step: &mut Step, answer: Result<HotListValue, Failure>) {
    let answer = answer.map(|value| note(model, value.list));
    model.home.hot.answer(answer);
    step.happen(Happening::HotGamesCame);
}

pub(crate) fn on_popular(model: &mut Model, _: &mut Step, answer: Result<HotListValue, Failure>) {
    let answer = answer.map(|value| note(model, value.list));
    model.home.popular.answer(answer);
}

fn row(model: &Model, keys: &Remote<Vec<String>>) -> TileList {
    let ready = keys.ready().map(Vec::as_slice).unwrap_or_default();
    TileList { status: keys.status(), tiles: games::tiles(model, ready.get(..HOT_ON_HOME).unwrap_or(ready)) }
}

pub(crate) fn view(model: &Model) -> HomeView {
    let home = &model.home;
    let tile = |game_type: GameType| CategoryTile {
        key: game_type.code().to_owned(),
        label: Text::of(text::game::label(game_type)),
        image: model.site.image(model.frame.category_image(game_type)),
        href: game_type.path().to_owned(),
    };
    let categories = frame::CATEGORIES.into_iter().filter(|it| model.frame.has(*it)).map(tile).collect();
    let count = model.frame.game_count();
    HomeView {
        categories,
        hot: row(model, &home.hot),
        popular: row(model, &home.popular),
        game_count: if count == 0 { String::new() } else { grouped_count(u64::from(count)) },
    }
}
