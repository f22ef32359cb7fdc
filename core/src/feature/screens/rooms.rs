//! Rooms of player-versus-player games (section 7, `GLS2_roomList`). They are fetched when their lobby is entered, all at once,
//! so that the call goes out with the others and choosing a vendor asks nothing; the lobby's vendor picks whose show.

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::account;
use crate::domain::game::GameType;
use crate::domain::route::{GameQuery, GamesLobby, Query, Route, Screen};
use crate::event::UiEvent;
use crate::feature::domain_event::DomainEvent;
use crate::feature::screens::lobby;
use crate::feature::services::remote::Remote;
use crate::feature::services::session::{self, ResumeAfterLogin};
use crate::feature::services::{call, games, location};
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{LoadStatus, RoomView, RoomsView, Text};
use crate::wire::{Room, RoomListValue};
use serde::{Deserialize, Serialize};

calls! {
    /// Rooms of player-versus-player games.
    Rooms => ROOMS: Get "/wps/relay/GLS2_roomList" Public Plain, latest, on_rooms(RoomListValue);
}

/// Events of the rooms of player-versus-player games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RoomsEvent {
    /// Sit down in the room with this key.
    Join(String),
    /// Fetch the rooms again: after a failure, or to see who left.
    Refresh,
}

/// The rooms of every vendor.
#[derive(Default)]
pub(crate) struct Rooms {
    list: Remote<Vec<Room>>,
}

/// A screen was entered; `previous` is the one before it. Moving about in the lobby fetches nothing.
pub(crate) fn enter(model: &mut Model, step: &mut Step, previous: &Screen) {
    let is_pvp = |screen: &Screen| matches!(screen, Screen::Games(GamesLobby::Pvp, _));
    if is_pvp(&model.location.route.screen) && !is_pvp(previous) {
        load(model, step);
    }
}

/// Another language, or the operator changed something: the rooms are fetched again where they show.
pub(crate) fn reload(model: &mut Model, step: &mut Step) {
    if matches!(model.location.route.screen, Screen::Games(GamesLobby::Pvp, _)) {
        load(model, step);
    }
}

fn load(model: &mut Model, step: &mut Step) {
    model.rooms.list.start_loading();
    let mut query = Query::default();
    query.push("language", Some(model.site.language.code));
    call::send(model, step, Request::Rooms, &query.text());
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: RoomsEvent) {
    match event {
        RoomsEvent::Join(key) => join(model, step, &key),
        RoomsEvent::Refresh => reload(model, step),
    }
}

fn join(model: &mut Model, step: &mut Step, key: &str) {
    let rooms = model.rooms.list.ready().map(Vec::as_slice).unwrap_or_default();
    let Some(room) = rooms.iter().find(|room| room.room_id == key) else { return };
    if room.coming_soon {
        let name = room.game_name.clone();
        games::explain_coming_soon(model, step, &name);
        return;
    }
    let query = GameQuery {
        game_type: Some(GameType::Pvp),
        vendor: Some(room.vassalage.clone()),
        node_id: Some(room.node_id.clone()),
        room: Some(room.room_id.clone()),
    };
    let address = Route::to(Screen::Game(query)).address();
    let gate = account::play_gate(model.session.account());
    if session::pass(model, step, gate, ResumeAfterLogin::Page(address.clone())) {
        location::push(step, address);
    }
}

pub(crate) fn on_rooms(model: &mut Model, _: &mut Step, answer: Result<RoomListValue, Failure>) {
    model.rooms.list.answer(answer.map(|value| value.rooms));
}

fn level(code: &str) -> Option<&'static str> {
    Some(match code {
        "BEGINNER" => key::ROOM_BEGINNER,
        "REGULAR" => key::ROOM_REGULAR,
        "EXPERT" => key::ROOM_EXPERT,
        _ => return None,
    })
}

fn room(model: &Model, room: &Room) -> RoomView {
    let money = |amount: crate::wire::Amount| model.site.info.currency.format(amount.0);
    RoomView {
        key: room.room_id.clone(),
        name: room.game_name.clone(),
        image: model.site.image(&room.image_url),
        level: level(&room.level).map(Text::of),
        stake: money(room.stake),
        entry: money(room.entry),
        seats: room.seats,
        seated: room.seated.min(room.seats),
        full: room.seated >= room.seats,
        coming_soon: room.coming_soon,
        join: UiEvent::Rooms(RoomsEvent::Join(room.room_id.clone())),
    }
}

pub(crate) fn view(model: &Model) -> RoomsView {
    let vendor = match &model.location.route.screen {
        Screen::Games(GamesLobby::Pvp, _) => lobby::listed_in_full(model),
        _ => None,
    };
    let Some(vendor) = vendor else { return RoomsView::default() };
    let all = model.rooms.list.ready().map(Vec::as_slice).unwrap_or_default();
    let rooms: Vec<RoomView> = all
        .iter()
        .filter(|room| vendor.is_none_or(|vendor| room.vassalage == vendor))
        .map(|it| self::room(model, it))
        .collect();
    let status = model.rooms.list.status();
    RoomsView { shown: status != LoadStatus::Ready || !rooms.is_empty(), status, rooms }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if location::is_other_screen(model, previous) => {
            enter(model, step, &previous.screen)
        }
        DomainEvent::LanguageChanged | DomainEvent::SiteChanged => reload(model, step),
        _ => {}
    }
}
