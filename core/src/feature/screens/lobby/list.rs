//! What a lobby lists: fetching pages, appending more, and the rules of who may see what (section 4).

use super::Request;
use super::{State, listing_of};
use crate::api::{Endpoint, Failure, Outcome, decode, endpoint};
use crate::domain::digits::plain;
use crate::domain::game::{Classification, LobbyMode};
use crate::domain::listing::Listing;
use crate::domain::page::LOBBY_PAGE_SIZE;
use crate::domain::route::Query;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, hot_games, layout};
use crate::model::{Model, Step};
use crate::slot::{Key, Slot};
use crate::wire::{FavouriteListValue, Game, GameListValue, RecentListValue};

/// The slot of a page that replaces the one that shows.
pub(super) const LIST: &str = "lobby";
/// The slot of a page that is appended.
pub(super) const MORE: &str = "lobby/more";

/// Client type of the list calls (section 9).
const CLIENT_TYPE: &str = "3";

/// Shows what the address asks for; what already shows stays.
pub(super) fn show(model: &mut Model, step: &mut Step) {
    let Some((lobby, query)) = model.lobby.query.clone() else { return };
    let listing = listing_of(model, lobby, &query);
    let page = query.page_no.unwrap_or(1);
    let shown = model.lobby.listing.as_ref();
    let same = shown.is_some_and(|shown| *shown == listing) && model.lobby.page == page;
    let there = matches!(model.lobby.state, State::Ready | State::Loading) && !model.lobby.keys.is_empty();
    if same && (there || model.calls.busy(&page_slot())) {
        return;
    }
    if !same {
        model.lobby.keys.clear();
        model.lobby.total = None;
        model.lobby.total_pages = 0;
    }
    model.lobby.listing = Some(listing.clone());
    load(model, step, listing, page);
}

/// Tries again, beginning with what the list waits for. Games that are there stay, also when only the vendors are missing.
pub(super) fn retry(model: &mut Model, step: &mut Step) {
    layout::load_missing(model, step);
    if !matches!(model.lobby.state, State::Ready) {
        reload(model, step);
    }
}

/// Fetches the list again.
pub(crate) fn reload(model: &mut Model, step: &mut Step) {
    if let Some((lobby, query)) = model.lobby.query.clone() {
        let listing = listing_of(model, lobby, &query);
        model.lobby.listing = Some(listing.clone());
        load(model, step, listing, query.page_no.unwrap_or(1));
    }
}

fn load(model: &mut Model, step: &mut Step, listing: Listing, page: u32) {
    model.lobby.page = page;
    model.lobby.scrolled = 0;
    match listing.mode {
        LobbyMode::Hot => {
            cancel(model, step, &page_slot());
            hot_games::show_all_hot(model, step);
            show_hot(model);
        }
        LobbyMode::Favourite | LobbyMode::Recent if !model.session.is_unrestricted() => {
            cancel(model, step, &page_slot());
            model.lobby.keys.clear();
            model.lobby.state = State::LoginNeeded;
        }
        _ => {
            model.lobby.state = State::Loading;
            request_page(model, step, listing, page, false);
        }
    }
}

fn page_slot() -> Slot {
    Slot::latest(LIST, Key::None)
}

fn more_slot() -> Slot {
    Slot::single(MORE, Key::None)
}

fn cancel(model: &mut Model, step: &mut Step, slot: &Slot) {
    let withdrawn = model.calls.cancel(slot);
    call::abort(step, withdrawn);
}

/// The lobby's call that lists this.
pub(super) fn endpoint(listing: &Listing) -> &'static Endpoint {
    match listing.mode {
        LobbyMode::All | LobbyMode::Hot => &endpoint::GAME_LIST,
        LobbyMode::Favourite => &endpoint::FAVOURITE_LIST,
        LobbyMode::Recent => &endpoint::RECENT_LIST,
    }
}

fn request_page(model: &mut Model, step: &mut Step, listing: Listing, page: u32, append: bool) -> bool {
    let query = query(model, &listing, page).text();
    if append {
        return call::send(model, step, Request::More { listing, page }, &query);
    }
    // What replaces the list also ends the wish for more of the old one.
    cancel(model, step, &more_slot());
    call::send(model, step, Request::Page { listing, page }, &query)
}

fn query(model: &Model, listing: &Listing, page: u32) -> Query {
    let mut query = Query::default();
    let game_type = listing.lobby.game_type().code();
    let page_size = plain(u64::from(LOBBY_PAGE_SIZE));
    query.push("clientType", Some(CLIENT_TYPE));
    query.push("platform", Some(if listing.mode == LobbyMode::Favourite { "flash" } else { endpoint::PLATFORM }));
    query.push("language", Some(model.site.language.code));
    query.push("gameType", Some(game_type));
    query.push("vassalage", listing.vendor.as_deref());
    if listing.mode == LobbyMode::All {
        query.push("channel", Some("WEB"));
        query.push("merchant", Some(&model.site.info.merchant_code));
        query.push("gameClassify", listing.classification.map(Classification::code));
        query.push("minBet", Some(listing.min_bet.code()));
        query.push("gameName", Some(&listing.name));
        query.push("sort", Some(listing.order.code()));
    }
    query.push("pageNo", Some(&plain(u64::from(page))));
    query.push("pageSize", Some(&page_size));
    query
}

/// The hot list is one page; it is the same for every vendor.
fn show_hot(model: &mut Model) {
    let game_type = model.lobby.listing.as_ref().map(|listing| listing.lobby.game_type().code());
    let lobby = &mut model.lobby;
    lobby.total_pages = 1;
    match &model.hot_games.all_hot {
        Remote::Ready(keys) => {
            let of_type = |key: &&String| model.games.get(key).map(|game| game.game_type.as_str()) == game_type;
            lobby.keys = keys.iter().filter(of_type).cloned().collect();
            lobby.total = u32::try_from(lobby.keys.len()).ok();
            lobby.state = State::Ready;
        }
        Remote::Failed(problem) => lobby.state = State::Failed(problem.clone()),
        Remote::Idle | Remote::Loading => lobby.state = State::Loading,
    }
}

/// Pages that come by scrolling alone; then the button is asked for, or nobody would ever reach what stands below the list.
const SCROLLED_PAGES: u32 = 3;

/// The end of the list was scrolled to: the next page comes by itself.
pub(super) fn load_on_scroll(model: &mut Model, step: &mut Step) {
    if model.lobby.scrolled < SCROLLED_PAGES && load_more(model, step) {
        model.lobby.scrolled += 1;
    }
}

/// Appends the next page, and says whether it does; ignored without one, and while one is under way.
pub(super) fn load_more(model: &mut Model, step: &mut Step) -> bool {
    let lobby = &model.lobby;
    let Some(listing) = lobby.listing.clone() else { return false };
    if lobby.state != State::Ready || lobby.page >= lobby.total_pages || listing.mode == LobbyMode::Hot {
        return false;
    }
    let next = lobby.page + 1;
    let is_sent = request_page(model, step, listing, next, true);
    if is_sent {
        model.lobby.state = State::LoadingMore;
    }
    is_sent
}

/// A page of any list.
struct Page {
    games: Vec<Game>,
    total_pages: u32,
    total: Option<u32>,
}

fn read(mode: LobbyMode, outcome: Outcome) -> Result<Page, Failure> {
    Ok(match mode {
        LobbyMode::Favourite => {
            let value: FavouriteListValue = decode(outcome)?;
            let total = Some(value.total_elements);
            Page { games: value.content, total_pages: value.total_pages, total }
        }
        LobbyMode::Recent => {
            let value: RecentListValue = decode(outcome)?;
            Page { games: value.list, total_pages: value.total_pages, total: None }
        }
        LobbyMode::All | LobbyMode::Hot => {
            let value: GameListValue = decode(outcome)?;
            let total = Some(value.total_elements);
            Page { games: value.games, total_pages: value.total_pages, total }
        }
    })
}

/// A page came that replaces what shows.
pub(super) fn on_page(model: &mut Model, _: &mut Step, listing: Listing, page: u32, outcome: Outcome) {
    apply_page(model, listing, page, false, outcome);
}

/// A page came that is appended.
pub(super) fn on_more(model: &mut Model, _: &mut Step, listing: Listing, page: u32, outcome: Outcome) {
    apply_page(model, listing, page, true, outcome);
}

fn apply_page(model: &mut Model, listing: Listing, page: u32, append: bool, outcome: Outcome) {
    if !model.lobby.listing.as_ref().is_some_and(|shown| *shown == listing) {
        return;
    }
    match read(listing.mode, outcome) {
        Ok(answer) => {
            let keys: Vec<String> = answer.games.into_iter().map(|game| model.games.note(game)).collect();
            let lobby = &mut model.lobby;
            if append {
                // A list that shifted between two pages must not show a game twice.
                let new: Vec<String> = keys.into_iter().filter(|key| !lobby.keys.contains(key)).collect();
                lobby.keys.extend(new);
            } else {
                lobby.keys = keys;
            }
            lobby.page = page;
            lobby.total_pages = answer.total_pages;
            lobby.total = answer.total;
            lobby.state = State::Ready;
        }
        Err(failure) if !model.session.logged_in() && listing.mode != LobbyMode::All && failure.session_ended() => {
            model.lobby.state = State::LoginNeeded;
        }
        Err(failure) => model.lobby.state = State::Failed(failure.problem()),
    }
}

/// The vendors are known now: one that a link names may not be among them.
pub(crate) fn on_vendors(model: &mut Model, step: &mut Step) {
    if is_shown(model) {
        show(model, step);
    }
}

/// All hot games came.
pub(crate) fn on_hot(model: &mut Model) {
    if is_shown(model) && model.lobby.listing.as_ref().is_some_and(|listing| listing.mode == LobbyMode::Hot) {
        show_hot(model);
    }
}

/// Somebody logged in or out: lists of one's own are another's now.
pub(crate) fn on_member_changed(model: &mut Model, step: &mut Step) {
    let own = |listing: &Listing| matches!(listing.mode, LobbyMode::Favourite | LobbyMode::Recent);
    if is_shown(model) && model.lobby.listing.as_ref().is_some_and(own) {
        model.lobby.keys.clear();
        reload(model, step);
    }
}

/// A favourite was saved: the list of favourites follows.
pub(crate) fn on_favourite_changed(model: &mut Model, step: &mut Step) {
    let favourites = |listing: &Listing| listing.mode == LobbyMode::Favourite;
    if is_shown(model) && model.lobby.listing.as_ref().is_some_and(favourites) && model.session.logged_in() {
        reload(model, step);
    }
}

fn is_shown(model: &Model) -> bool {
    matches!(model.location.route.screen, crate::domain::route::Screen::Games(..))
}
