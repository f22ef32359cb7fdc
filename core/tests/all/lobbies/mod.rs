//! What stands beside the lobby: popup lists, rooms, the lottery page, the pages that play a game, home below the fold, and
//! the guard (sections 2, 4 and 7).

mod lotteries;
mod rooms;
mod sports;

use crate::support::*;
use lumora_core::domain::winners::WinnerPeriod;
use lumora_core::effect::{Effect, HttpCall};
use lumora_core::event::*;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::{Value, json};

fn game(world: &mut World, event: GameEvent) {
    world.send(UiEvent::Game(event));
    settle(world);
}

fn play_vendor(world: &mut World, game_type: &str, vendor: &str) {
    game(world, GameEvent::PlayVendor { game_type: game_type.into(), vendor: vendor.into() });
}

fn length(world: &World, slice: Slice, pointer: &str) -> usize {
    world.at(slice, pointer).as_array().unwrap().len()
}

fn calls(world: &World, path: &str) -> Vec<HttpCall> {
    let http = |effect: &Effect| match effect {
        Effect::Http(call) if call.url.split('?').next() == Some(path) => Some(call.clone()),
        _ => None,
    };
    world.effects.iter().filter_map(http).collect()
}

/// An operator whose live vendor lists its games in a popup.
fn with_list(call: &HttpCall) -> Option<Result<HttpReply, Transport>> {
    let reply = operator(call)?;
    if !call.url.contains("GCSGAME_gameVendor") {
        return Some(reply);
    }
    let reply = reply.ok()?;
    let mut body: Value = serde_json::from_str(&reply.body).unwrap();
    body["value"]["categories"][1]["cards"][0]["isGame"] = json!("VASSALAGE");
    Some(Ok(HttpReply { body: body.to_string(), ..reply }))
}

fn at_list() -> World {
    let mut world = World::open(Setup { address: "/live".into(), ..Setup::default() });
    settle_with(&mut world, with_list);
    world.send(UiEvent::Game(GameEvent::PlayVendor { game_type: "LIVE".into(), vendor: "V1".into() }));
    settle_with(&mut world, with_list);
    world
}

#[test]
fn a_vassalage_card_opens_the_popup_list_of_its_vendor_for_anybody() {
    let world = at_list();
    assert_eq!(world.address(), "/live?modal=gameList&list=LIVE.V1");
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "gameList");
    assert_eq!(world.at(Slice::GameList, "/vendor"), "Vendor 1");
    assert_eq!((length(&world, Slice::GameList, "/tiles"), world.at(Slice::GameList, "/total")), (24, json!("30")));
    let call = &calls(&world, "/wps/relay/GCSGAME_getVassGameType")[0];
    assert!(call.url.contains("gameType=LIVE&vassalage=V1&pageNo=1&pageSize=24"), "{}", call.url);
}

#[test]
fn the_popup_list_is_searched_paged_and_survives_a_reload() {
    let mut world = at_list();
    world.send(UiEvent::GameList(GameListEvent::Page(2)));
    settle(&mut world);
    assert_eq!(length(&world, Slice::GameList, "/tiles"), 6);
    world.send(UiEvent::GameList(GameListEvent::Page(3)));
    assert!(world.calls.is_empty(), "there is no third page");
    world.send(UiEvent::GameList(GameListEvent::Search { text: "  koi ".into(), now: false }));
    world.wait(499);
    assert!(world.calls.is_empty());
    world.wait(1);
    let call = world.calls[0].url.clone();
    assert!(call.contains("gameName=koi") && call.contains("pageNo=1"), "{call}");
    settle(&mut world);
    assert_eq!((length(&world, Slice::GameList, "/tiles"), world.at(Slice::GameList, "/searched")), (2, json!(true)));
    let mut world = world.reload();
    settle_with(&mut world, with_list);
    assert_eq!(length(&world, Slice::GameList, "/tiles"), 24);
    world.send(UiEvent::Route(RouteEvent::Close));
    assert_eq!((world.address(), world.at(Slice::GameList, "/tiles")), ("/live", json!([])));
}

#[test]
fn a_popup_list_that_failed_says_so_and_is_tried_again() {
    let mut world = World::open(Setup { address: "/live?modal=gameList&list=LIVE.V1".into(), ..Setup::default() });
    settle_with(&mut world, |call| match call.url.contains("getVassGameType") {
        true => Some(failed(503, "unavailable", Value::Null)),
        false => operator(call),
    });
    assert_eq!(world.at(Slice::GameList, "/status/kind"), "failed");
    world.send(UiEvent::GameList(GameListEvent::Retry));
    settle(&mut world);
    assert_eq!(world.at(Slice::GameList, "/status/kind"), "ready");
}

#[test]
fn a_game_of_the_popup_starts_in_a_frame_that_fills_the_page_after_login() {
    let mut world = at_list();
    game(&mut world, GameEvent::PlayFramed("n3".into()));
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "login");
    world.send(submit("a", "b"));
    settle_with(&mut world, operator);
    assert_eq!(world.address(), "/seamless?gameType=LIVE&vassalage=V1&nodeId=n3");
    assert_eq!(
        (world.at(Slice::Route, "/screen"), world.at(Slice::Game, "/kind")),
        (json!("seamless"), json!("playing"))
    );
    world.send(UiEvent::Launch(LaunchEvent::Leave));
    assert_eq!((world.address(), world.at(Slice::Game, "/kind")), ("/live", json!("none")));
}

#[test]
fn seamless_without_a_game_lists_the_vendors_of_every_type() {
    let world = visitor_at("/seamless");
    assert_eq!((world.at(Slice::Game, "/kind"), world.at(Slice::Route, "/screen")), (json!("none"), json!("seamless")));
    let groups = world.at(Slice::VendorLobby, "/groups");
    let keys: Vec<_> = groups.as_array().unwrap().iter().map(|it| it["key"].clone()).collect();
    assert_eq!(keys, ["RNG", "LIVE", "LOTT", "ELOTT"]);
}

#[test]
fn home_below_the_fold_asks_for_nothing_until_it_is_in_sight_and_then_once() {
    let mut world = visitor_at("/");
    let paths = ["/wps/system/featuredGames", "/wps/relay/ODSFE2_getWinnerBoard", "/lgw/vn/numeros/opened/game"];
    assert!(paths.iter().all(|path| calls(&world, path).is_empty()));
    let before = world.effects.iter().filter(|it| matches!(it, Effect::Http(_))).count();
    assert_eq!(before, 4, "status, vendors, notices, hot games: one round");
    for _ in 0..2 {
        world.send(UiEvent::Showcase(ShowcaseEvent::Shown));
    }
    settle(&mut world);
    world.send(UiEvent::Showcase(ShowcaseEvent::Shown));
    assert!(paths.iter().all(|path| calls(&world, path).len() == 1));
    assert!(calls(&world, paths[2])[0].url.contains("count=100&prizeMode=Lott&device=WEB&language=EN"));
    assert_eq!(world.at(Slice::Showcase, "/featured/items/0/headline"), "Nine lanterns rise");
    assert_eq!(world.at(Slice::Showcase, "/featured/items/1/headline"), "Game 9", "without words its name stands");
    assert_eq!(world.at(Slice::Showcase, "/winners/winners/0/payout"), "$4,000.00");
    let at = world.at(Slice::Showcase, "/winners/winners/0/at");
    assert_eq!((&at["said"]["key"], &at["said"]["args"]["time"]), (&"time-today".into(), &"14:59".into()));
    assert_eq!(at["exact"], "2026-11-21 14:59:00 UTC+07:00");
    assert_eq!(length(&world, Slice::Showcase, "/draws/items"), 2);
}

#[test]
fn another_period_replaces_the_winners_and_a_failed_one_is_tried_again() {
    let mut world = visitor_at("/");
    world.send(UiEvent::Showcase(ShowcaseEvent::Shown));
    settle(&mut world);
    world.send(UiEvent::Showcase(ShowcaseEvent::Period(WinnerPeriod::Week)));
    assert_eq!(world.at(Slice::Showcase, "/winners/winners"), json!([]));
    let board = call_id(&world, "/wps/relay/ODSFE2_getWinnerBoard");
    world.answer(board, failed(500, "internal", Value::Null));
    assert_eq!(world.at(Slice::Showcase, "/winners/status/kind"), "failed");
    world.send(UiEvent::Showcase(ShowcaseEvent::Retry));
    assert!(world.calls.iter().all(|call| call.url.contains("period=week")), "only what failed is asked again");
    settle(&mut world);
    assert_eq!(world.at(Slice::Showcase, "/winners/periods/2/selected"), true);
    assert_eq!(length(&world, Slice::Showcase, "/winners/winners"), 2);
}

#[test]
fn a_language_change_says_everything_anew() {
    let mut world = visitor_at("/");
    world.send(UiEvent::Showcase(ShowcaseEvent::Shown));
    settle(&mut world);
    world.take_effects();
    world.send(UiEvent::Site(SiteEvent::Language("CN".into())));
    for path in ["/wps/system/featuredGames", "/wps/relay/ODSFE2_getWinnerBoard", "/lgw/vn/numeros/opened/game"] {
        assert_eq!(calls(&world, path).len(), 1, "{path}");
    }
}

#[test]
fn the_guard_sends_a_visitor_to_the_login_page_when_the_operator_asks_for_it_and_only_then() {
    let guarded = |on: bool| {
        move |call: &HttpCall| {
            if !call.url.starts_with("/wps/system/status") {
                return operator(call);
            }
            let mut value = status();
            value["info"]["loginedToHomePage"] = json!(on);
            Some(ok(value))
        }
    };
    let open = |address: &str, on: bool| {
        let mut world = World::open(Setup { address: address.into(), ..Setup::default() });
        settle_with(&mut world, guarded(on));
        world
    };
    for address in
        ["/", "/rng", "/lottery", "/seamless", "/fbsports", "/down", "/nowhere", "/live?modal=gameList&list=LIVE.V1"]
    {
        assert_eq!(open(address, true).address(), "/login", "{address}");
        assert_eq!(open(address, false).address(), address);
    }
    for address in ["/login", "/register", "/register.html", "/helpmc", "/download"] {
        assert_eq!(open(address, true).address(), address);
    }
}
