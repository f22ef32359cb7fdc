//! What stands beside the lobby: popup lists, rooms, the lottery page, the pages that play a game, home below the fold, and
//! the guard (sections 2, 4 and 7).

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
fn lotteries_of_the_known_vendors_open_the_lottery_screen_and_others_their_vendor_with_the_lobby_payload() {
    for (game_type, vendor) in [("LOTT", "TCG_LOTTO_VN"), ("LOTT", "TCG_SEA"), ("ELOTT", "ELOTT")] {
        let mut world = visitor_at("/elott");
        play_vendor(&mut world, game_type, vendor);
        assert_eq!(world.address(), format!("/lottery?vendor={vendor}"));
        assert!(calls(&world, "/wps/game/launchGame").is_empty());
    }
    let mut world = member_at("/elott");
    play_vendor(&mut world, "ELOTT", "MN");
    assert_eq!(world.address(), "/game?gameType=ELOTT&vassalage=MN");
    let launch = calls(&world, "/wps/game/launchGame");
    let body: Value = serde_json::from_str(launch[0].body.as_ref().unwrap().reveal()).unwrap();
    assert_eq!(
        body,
        json!({ "nodeId": "", "vassalage": "MN", "gameType": "ELOTT", "gameCode": "", "device": "WEB", "language": "EN",
            "backUrl": "/elott", "theme": "dark",
            "lobby": { "lottoArea": "SEA", "launchMode": "lobby", "prizeMode": "Elott", "view": "iframe" } })
    );
}

#[test]
fn a_lottery_that_a_visitor_wanted_opens_without_a_login() {
    let mut world = visitor_at("/lottery?vendor=TCG_SEA");
    world.send(UiEvent::Showcase(ShowcaseEvent::Shown));
    let node = world.at(Slice::Lottery, "/draws/0/key");
    assert_eq!(
        (node, world.at(Slice::Lottery, "/draws/0/href")),
        (json!("n201"), json!("/lottery?gameCode=g201&vendor=TCG_SEA"))
    );
}

#[test]
fn the_menu_of_lotteries_says_at_which_play_type_each_opens_and_what_was_played_last() {
    let entry = |number: u32, play_type: &str| {
        json!({ "code": format!("n{number}"), "gameCode": format!("g{number}"), "gameType": "LOTT",
            "gameName": format!("Game {number}"), "vendor": "TCG_SEA", "accountTypeName": "Draws of SEA",
            "isGame": "GAME", "imageUrl": "/cdn/art/1.svg", "defaultPlayType": play_type })
    };
    let menus = |call: &HttpCall| match call.url.split('?').next() {
        Some("/lgw/vn/games/game_menu") => Some(ok(json!({ "list": [entry(201, "2D"), entry(299, "")] }))),
        Some("/lgw/vn/games/game_menu/recent") => Some(ok(json!({ "list": [entry(201, "2D")] }))),
        _ => operator(call),
    };
    let session = [("token".to_owned(), "t".to_owned())].into();
    let mut world = World::open(Setup { address: "/lottery?vendor=TCG_SEA".into(), session, ..Setup::default() });
    settle_with(&mut world, menus);
    let at = |pointer: &str| world.at(Slice::Lottery, pointer);
    assert_eq!(at("/draws/0/href"), "/lottery?gameCode=g201&vendor=TCG_SEA&playType=2D");
    assert_eq!(at("/recent/0/href"), "/lottery?gameCode=g201&vendor=TCG_SEA&playType=2D");
    assert_eq!((at("/others/0/key"), at("/others/0/vendor")), (json!("n299"), json!("Draws of SEA")));
    assert_eq!(at("/others/1"), Value::Null, "what has a draw stands among the draws");

    let mut visitor = World::open(Setup { address: "/lottery?vendor=TCG_SEA".into(), ..Setup::default() });
    settle_with(&mut visitor, |call| match call.url.starts_with("/lgw/vn/games/game_menu") {
        true => {
            assert!(!call.url.contains("/recent"), "a visitor has played nothing");
            Some(failed(500, "internal_error", Value::Null))
        }
        false => operator(call),
    });
    assert_eq!(visitor.at(Slice::Lottery, "/status/kind"), "ready", "the draws stand without the menu");
    assert_eq!(visitor.at(Slice::Lottery, "/draws/0/href"), "/lottery?gameCode=g201&vendor=TCG_SEA");
}

#[test]
fn the_lottery_page_counts_down_by_the_clock_of_the_server_and_asks_again_when_the_draw_is_due() {
    let mut world = visitor_at("/lottery?gameCode=g202&vendor=TCG_SEA&playType=2D");
    let call = &calls(&world, "/lgw/vn/numeros/opened/game")[0];
    assert!(call.url.contains("count=100&prizeMode=SEA&vassalage=TCG_SEA&device=WEB&language=EN"), "{}", call.url);
    assert_eq!(world.at(Slice::Lottery, "/next/name"), "Game 202");
    assert_eq!(world.at(Slice::Lottery, "/next/at"), "2026-11-21 18:15:00 UTC+07:00", "in the visitor's zone");
    world.visit("/lottery?vendor=TCG_SEA");
    assert_eq!(world.at(Slice::Lottery, "/next/left"), "0:04:50", "the server's clock is ten seconds ahead");
    world.wait(60_000);
    assert_eq!(world.at(Slice::Lottery, "/next/left"), "0:03:50");
    world.take_effects();
    world.wait(4 * 60_000);
    assert_eq!(calls(&world, "/lgw/vn/numeros/opened/game").len(), 1, "asked again once, when the draw was due");
    assert_eq!(world.at(Slice::Lottery, "/next/left"), "");
    world.visit("/");
    world.take_effects();
    world.wait(60_000);
    assert!(calls(&world, "/lgw/vn/numeros/opened/game").is_empty(), "it stops when the page is left");
}

#[test]
fn a_lottery_without_a_draw_is_said_to_have_none_and_vendors_change_by_address() {
    let mut world = visitor_at("/lottery?gameCode=nothing&vendor=NOBODY");
    assert_eq!(world.at(Slice::Lottery, "/missing"), true);
    assert_eq!(world.at(Slice::Lottery, "/vendors/0/selected"), true, "the first vendor stands in");
    let keys: Vec<Value> = (0..3).map(|at| world.at(Slice::Lottery, &format!("/vendors/{at}/key"))).collect();
    assert_eq!(keys, ["TCG_LOTTO_VN", "TCG_SEA", "ELOTT"], "a vendor without a lottery screen is not among them");
    world.send(UiEvent::Lottery(LotteryEvent::Vendor("ELOTT".into())));
    assert_eq!(world.address(), "/lottery?vendor=ELOTT");
    assert!(world.calls[0].url.contains("prizeMode=Elott"));
    settle(&mut world);
    world.send(UiEvent::Lottery(LotteryEvent::Vendor("MN".into())));
    assert_eq!(world.address(), "/lottery?vendor=ELOTT");
}

#[test]
fn draws_that_failed_say_so_and_are_tried_again() {
    let mut world = World::open(Setup { address: "/lottery".into(), ..Setup::default() });
    settle_with(&mut world, |call| match call.url.contains("numeros") {
        true => Some(Err(Transport::Network)),
        false => operator(call),
    });
    assert_eq!(world.at(Slice::Lottery, "/status/kind"), "failed");
    world.send(UiEvent::Lottery(LotteryEvent::Retry));
    settle(&mut world);
    assert_eq!(
        (world.at(Slice::Lottery, "/status/kind"), length(&world, Slice::Lottery, "/draws")),
        (json!("ready"), 2)
    );
}

/// An operator with card games, whose two vendors have rooms.
fn with_rooms(call: &HttpCall) -> Option<Result<HttpReply, Transport>> {
    let reply = operator(call)?.ok()?;
    let body = reply.body.replace("\"RNG\"", "\"PVP\"");
    Some(Ok(HttpReply { body, ..reply }))
}

fn at_rooms(address: &str, token: bool) -> World {
    let session = if token { [("token".to_owned(), "t".to_owned())].into() } else { Default::default() };
    let mut world = World::open(Setup { address: address.into(), session, ..Setup::default() });
    settle_with(&mut world, with_rooms);
    world
}

#[test]
fn the_rooms_of_the_chosen_vendor_show_and_are_fetched_once() {
    let mut world = at_rooms("/pvp", false);
    let key = |world: &World| world.at(Slice::Rooms, "/rooms/0/key");
    assert_eq!(length(&world, Slice::Rooms, "/rooms"), 3, "of all vendors");
    world.send(UiEvent::Lobby(LobbyEvent::Vendor("V1".into())));
    settle_with(&mut world, with_rooms);
    assert_eq!((length(&world, Slice::Rooms, "/rooms"), key(&world)), (2, json!("r1")));
    assert_eq!(world.at(Slice::Rooms, "/rooms/0/stake"), "$10.00");
    assert_eq!(
        (world.at(Slice::Rooms, "/rooms/0/full"), world.at(Slice::Rooms, "/rooms/1/full")),
        (json!(false), json!(true))
    );
    world.send(UiEvent::Lobby(LobbyEvent::Vendor("V2".into())));
    settle_with(&mut world, with_rooms);
    assert_eq!((length(&world, Slice::Rooms, "/rooms"), key(&world)), (1, json!("r3")));
    assert_eq!(calls(&world, "/wps/relay/GLS2_roomList").len(), 1);
    world.send(UiEvent::Lobby(LobbyEvent::Vendor("V3".into())));
    settle_with(&mut world, with_rooms);
    assert_eq!(world.at(Slice::Rooms, "/shown"), false, "a vendor without rooms");
    assert_eq!(visitor_at("/fish").at(Slice::Rooms, "/shown"), false);
}

#[test]
fn joining_a_room_asks_for_login_and_then_starts_its_game_there() {
    let mut world = at_rooms("/pvp", false);
    world.send(UiEvent::Rooms(RoomsEvent::Join("nowhere".into())));
    assert_eq!(world.address(), "/pvp");
    world.send(UiEvent::Rooms(RoomsEvent::Join("r1".into())));
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "login");
    world.send(submit("a", "b"));
    settle_with(&mut world, with_rooms);
    assert_eq!(world.address(), "/game?gameType=PVP&vassalage=V1&nodeId=n1&room=r1");
    let launch = calls(&world, "/wps/game/launchGame");
    let body: Value = serde_json::from_str(launch[0].body.as_ref().unwrap().reveal()).unwrap();
    assert_eq!((&body["roomId"], &body["gameType"]), (&json!("r1"), &json!("PVP")));
}

#[test]
fn a_room_that_is_full_says_so() {
    let mut world = at_rooms("/pvp", true);
    world.send(UiEvent::Rooms(RoomsEvent::Join("r2".into())));
    let launch = ticket(&world, "/wps/game/launchGame");
    world.answer(launch, failed(422, "room_full", Value::Null));
    assert_eq!(world.at(Slice::Game, "/problem/text/key"), "error-room-full");
    world.send(UiEvent::Launch(LaunchEvent::Leave));
    assert_eq!(world.address(), "/pvp", "where the room was chosen");
}

/// An operator with a sports vendor, or with none.
fn with_sports(vendor: Option<&'static str>) -> impl Fn(&HttpCall) -> Option<Result<HttpReply, Transport>> {
    move |call| {
        let reply = operator(call)?.ok()?;
        let mut body: Value = serde_json::from_str(&reply.body).unwrap();
        if let Some(categories) = body.pointer_mut("/value/categories").and_then(Value::as_array_mut) {
            let cards: Vec<Value> = vendor
                .iter()
                .map(|it| json!({ "vassalage": it, "name": it, "gameType": "SPORTS", "gameCode": "g" }))
                .collect();
            categories.push(json!({ "gameType": "SPORTS", "cards": cards }));
        }
        Some(Ok(HttpReply { body: body.to_string(), ..reply }))
    }
}

#[test]
fn the_sports_page_starts_the_first_sports_vendor_through_the_relay() {
    let session = [("token".to_owned(), "t".to_owned())].into();
    let mut world = World::open(Setup { address: "/fbsports".into(), session, ..Setup::default() });
    assert_eq!(world.at(Slice::Game, "/kind"), "launching", "it waits for the vendors");
    settle_with(&mut world, with_sports(Some("KS")));
    let launch = calls(&world, "/wps/relay/GCS_gameLaunchFB");
    assert!(launch[0].body.as_ref().unwrap().reveal().contains(r#""vassalage":"KS","gameType":"SPORTS""#));
    assert_eq!((launch.len(), world.at(Slice::Game, "/kind")), (1, json!("playing")));
    world.send(UiEvent::Launch(LaunchEvent::Leave));
    assert_eq!((world.address(), world.at(Slice::Game, "/kind")), ("/sports", json!("none")));
}

#[test]
fn the_sports_page_asks_visitors_to_log_in_and_says_when_no_vendor_is_open() {
    let mut world = World::open(Setup { address: "/fbsports".into(), ..Setup::default() });
    settle_with(&mut world, with_sports(Some("KS")));
    assert_eq!(world.at(Slice::Game, "/kind"), "loginNeeded");
    let mut world = World::open(Setup { address: "/fbsports".into(), ..Setup::default() });
    settle_with(&mut world, with_sports(None));
    assert_eq!(world.at(Slice::Game, "/problem/text/key"), "error-no-sports");
}

#[test]
fn the_sports_page_whose_vendors_failed_tries_them_again() {
    let session = [("token".to_owned(), "t".to_owned())].into();
    let mut world = World::open(Setup { address: "/fbsports".into(), session, ..Setup::default() });
    settle_with(&mut world, |call| match call.url.contains("gameVendor") {
        true => Some(Err(Transport::Network)),
        false => operator(call),
    });
    assert_eq!(world.at(Slice::Game, "/problem/text/key"), "error-network");
    world.send(UiEvent::Launch(LaunchEvent::Retry));
    settle_with(&mut world, with_sports(Some("KS")));
    assert_eq!(world.at(Slice::Game, "/kind"), "playing");
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
    assert_eq!(before, 5, "status, vendors, notices, hot and popular games: one round");
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
    let board = ticket(&world, "/wps/relay/ODSFE2_getWinnerBoard");
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
