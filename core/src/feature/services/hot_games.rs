//! The rows of games on home, each with its reason (section 2): what the member played last, the operator's hot games and what is
//! played most. A first visit waits for no more than its first screen shows: of the hot games come as many as home shows, all of them
//! for the lobby's list of them, and what is played most when its row comes near the window.

use crate::api::Failure;
use crate::api::calls::calls;
use crate::api::endpoint::PLATFORM;
use crate::domain::route::Query;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::call;
use crate::feature::services::remote::Remote;
use crate::model::{Model, Step};
use crate::wire::{Game, HotListValue, RecentListValue};

calls! {
    /// The hot games of home.
    HotGames => HOT_GAMES: Get "/wps/relay/GCSGAME_hotGamesV2" Public Plain, latest, on_hot(HotListValue);
    /// All hot games, for a lobby's list.
    AllHotGames => (&endpoint::HOT_GAMES), latest in "hot/all", on_all_hot(HotListValue);
    /// The games that are played most.
    PopularGames => POPULAR_GAMES: Get "/lgw/games/popular" Public Plain, latest, on_popular(HotListValue);
    /// The games that the member played last.
    LastPlayed => (&crate::api::endpoint::RECENT_LIST), latest in "home/recent", on_last_played(RecentListValue);
}

/// How many hot games are asked for: as many as home shows, and as many again as it may leave out, because the member played them last.
const HOT_REQUESTED: &str = "33";
/// How many popular games are asked for: home shows 20 (section 9), and leaves out what an earlier row shows.
const POPULAR_REQUESTED: &str = "48";
/// How many of the games that the member played last are asked for.
const LAST_PLAYED_REQUESTED: &str = "12";

/// How many hot games home shows: whole rows on every width; the lobby shows the rest.
pub(crate) const HOT_ON_HOME: usize = 21;
/// How many popular games home shows (section 9).
pub(crate) const POPULAR_ON_HOME: usize = 20;
/// How many of the games that the member played last home shows.
pub(crate) const LAST_ON_HOME: usize = 12;

/// Node ids of the rows; the games themselves are in the book.
#[derive(Default)]
pub(crate) struct HotGames {
    pub hot: Remote<Vec<String>>,
    /// All hot games, once a lobby has listed them.
    pub all_hot: Remote<Vec<String>>,
    pub popular: Remote<Vec<String>>,
    /// The games that the member played last; nothing of it outlives the session.
    pub last_played: Remote<Vec<String>>,
}

/// Fetches the hot games of home, and again what was asked for beyond them.
pub(crate) fn load(model: &mut Model, step: &mut Step) {
    load_hot(model, step);
    if !matches!(model.hot_games.all_hot, Remote::Idle) {
        load_all_hot(model, step);
    }
    reload_popular(model, step);
}

/// Fetches the hot games of home if they are not there, and again what failed beyond them.
pub(crate) fn load_missing(model: &mut Model, step: &mut Step) {
    if model.hot_games.hot.ready().is_none() && !model.calls.busy(&Request::HotGames.slot()) {
        load_hot(model, step);
    }
    if matches!(model.hot_games.all_hot, Remote::Failed(_)) {
        load_all_hot(model, step);
    }
    if matches!(model.hot_games.popular, Remote::Failed(_)) {
        load_popular(model, step);
    }
}

fn load_hot(model: &mut Model, step: &mut Step) {
    model.hot_games.hot.start_loading();
    let mut query = hot_query(model);
    query.push("count", Some(HOT_REQUESTED));
    call::send(model, step, Request::HotGames, &query.text());
}

/// A lobby lists all hot games: fetches them unless they are there or under way.
pub(crate) fn show_all_hot(model: &mut Model, step: &mut Step) {
    if matches!(model.hot_games.all_hot, Remote::Idle | Remote::Failed(_)) {
        load_all_hot(model, step);
    }
}

fn load_all_hot(model: &mut Model, step: &mut Step) {
    model.hot_games.all_hot.start_loading();
    let query = hot_query(model);
    call::send(model, step, Request::AllHotGames, &query.text());
}

fn hot_query(model: &Model) -> Query {
    let mut query = Query::default();
    query.push("merchantCode", Some(&model.site.info.merchant_code));
    query.push("isPlatform", Some("2"));
    query.push("platform", Some(PLATFORM));
    query.push("language", Some(model.site.language.code));
    query
}

/// The row of popular games is about to scroll into view: fetches it once.
pub(crate) fn show_popular(model: &mut Model, step: &mut Step) {
    if matches!(model.hot_games.popular, Remote::Idle) {
        load_popular(model, step);
    }
}

/// Fetches the popular games again, if they were asked for before.
pub(crate) fn reload_popular(model: &mut Model, step: &mut Step) {
    if !matches!(model.hot_games.popular, Remote::Idle) {
        load_popular(model, step);
    }
}

fn load_popular(model: &mut Model, step: &mut Step) {
    model.hot_games.popular.start_loading();
    let mut query = Query::default();
    query.push("count", Some(POPULAR_REQUESTED));
    query.push("prizeMode", Some("Lott"));
    query.push("device", Some("WEB"));
    query.push("language", Some(model.site.language.code));
    call::send(model, step, Request::PopularGames, &query.text());
}

/// Fetches what the member played last. A game that starts changes it, so that home asks whenever it shows anew.
pub(crate) fn load_last_played(model: &mut Model, step: &mut Step) {
    if !model.session.is_unrestricted() {
        return;
    }
    model.hot_games.last_played.start_loading();
    let mut query = Query::default();
    query.push("language", Some(model.site.language.code));
    query.push("pageNo", Some("1"));
    query.push("pageSize", Some(LAST_PLAYED_REQUESTED));
    call::send(model, step, Request::LastPlayed, &query.text());
}

/// Another member, or none.
pub(crate) fn forget_last_played(model: &mut Model) {
    model.hot_games.last_played = Remote::Idle;
}

fn note(model: &mut Model, games: Vec<Game>) -> Vec<String> {
    games.into_iter().map(|game| model.games.note(game)).collect()
}

pub(crate) fn on_hot(model: &mut Model, _: &mut Step, answer: Result<HotListValue, Failure>) {
    let answer = answer.map(|value| note(model, value.list));
    model.hot_games.hot.answer(answer);
}

pub(crate) fn on_all_hot(model: &mut Model, step: &mut Step, answer: Result<HotListValue, Failure>) {
    let answer = answer.map(|value| note(model, value.list));
    model.hot_games.all_hot.answer(answer);
    step.emit(DomainEvent::AllHotGamesLoaded);
}

pub(crate) fn on_popular(model: &mut Model, _: &mut Step, answer: Result<HotListValue, Failure>) {
    let answer = answer.map(|value| note(model, value.list));
    model.hot_games.popular.answer(answer);
}

/// Games that cannot be played now are left out of the row.
pub(crate) fn on_last_played(model: &mut Model, _: &mut Step, answer: Result<RecentListValue, Failure>) {
    let playable = |value: RecentListValue| value.list.into_iter().filter(|game| !game.coming_soon).collect();
    let answer = answer.map(|value| note(model, playable(value)));
    model.hot_games.last_played.answer(answer);
}

/// The games of a row that have come.
pub(crate) fn ready(keys: &Remote<Vec<String>>) -> &[String] {
    keys.ready().map(Vec::as_slice).unwrap_or_default()
}

/// At most `limit` games of a row that no earlier row lists: a game shows on home once, under its first reason. They join `earlier`.
pub(crate) fn fresh(keys: &[String], limit: usize, earlier: &mut Vec<String>) -> Vec<String> {
    let fresh: Vec<String> = keys.iter().filter(|key| !earlier.contains(key)).take(limit).cloned().collect();
    earlier.extend_from_slice(&fresh);
    fresh
}

/// The games of the rows above the fold, which no row below it shows again.
pub(crate) fn games_above_fold(model: &Model) -> Vec<String> {
    let rows = &model.hot_games;
    let mut listed = Vec::new();
    for (keys, limit) in [(&rows.last_played, LAST_ON_HOME), (&rows.hot, HOT_ON_HOME), (&rows.popular, POPULAR_ON_HOME)]
    {
        fresh(ready(keys), limit, &mut listed);
    }
    listed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_hot_games_are_asked_for_as_home_shows_and_may_leave_out() {
        assert_eq!(HOT_REQUESTED.parse(), Ok(HOT_ON_HOME + LAST_ON_HOME));
    }
}
