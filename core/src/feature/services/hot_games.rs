//! Hot games and what is played most: two rows of home, the first of which a lobby shows as well (section 2).

use crate::api::Failure;
use crate::api::calls::calls;
use crate::api::endpoint::PLATFORM;
use crate::domain::route::Query;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::call;
use crate::feature::services::remote::Remote;
use crate::model::{Model, Step};
use crate::wire::{Game, HotListValue};

calls! {
    /// Hot games.
    HotGames => HOT_GAMES: Get "/wps/relay/GCSGAME_hotGamesV2" Public Plain, latest, on_hot(HotListValue);
    /// What is played most.
    PopularGames => POPULAR_GAMES: Get "/lgw/games/popular" Public Plain, latest, on_popular(HotListValue);
}

/// Popular games on home (section 9).
const POPULAR: &str = "20";

/// Node ids of the two rows; the games themselves are in the book.
#[derive(Default)]
pub(crate) struct HotGames {
    pub hot: Remote<Vec<String>>,
    pub popular: Remote<Vec<String>>,
}

/// Fetches both rows.
pub(crate) fn load(model: &mut Model, step: &mut Step) {
    load_hot(model, step);
    load_popular(model, step);
}

/// Fetches what is not there.
pub(crate) fn load_missing(model: &mut Model, step: &mut Step) {
    if model.hot_games.hot.ready().is_none() && !model.calls.busy(&Request::HotGames.slot()) {
        load_hot(model, step);
    }
    if model.hot_games.popular.ready().is_none() && !model.calls.busy(&Request::PopularGames.slot()) {
        load_popular(model, step);
    }
}

fn load_hot(model: &mut Model, step: &mut Step) {
    model.hot_games.hot.ask();
    let mut query = Query::default();
    query.push("merchantCode", Some(&model.site.info.merchant_code));
    query.push("isPlatform", Some("2"));
    query.push("platform", Some(PLATFORM));
    query.push("language", Some(model.site.language.code));
    call::send(model, step, Request::HotGames, &query.text());
}

pub(crate) fn load_popular(model: &mut Model, step: &mut Step) {
    model.hot_games.popular.ask();
    let mut query = Query::default();
    query.push("count", Some(POPULAR));
    query.push("prizeMode", Some("Lott"));
    query.push("device", Some("WEB"));
    query.push("language", Some(model.site.language.code));
    call::send(model, step, Request::PopularGames, &query.text());
}

fn note(model: &mut Model, games: Vec<Game>) -> Vec<String> {
    games.into_iter().map(|game| model.games.note(game)).collect()
}

pub(crate) fn on_hot(model: &mut Model, step: &mut Step, answer: Result<HotListValue, Failure>) {
    let answer = answer.map(|value| note(model, value.list));
    model.hot_games.hot.answer(answer);
    step.emit(DomainEvent::HotGamesLoaded);
}

pub(crate) fn on_popular(model: &mut Model, _: &mut Step, answer: Result<HotListValue, Failure>) {
    let answer = answer.map(|value| note(model, value.list));
    model.hot_games.popular.answer(answer);
}
