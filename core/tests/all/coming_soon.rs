//! What is listed and cannot be played yet says so before it is pressed, asks nobody to log in, and where the header's
//! vendors lead (sections 2 and 4).

use crate::support::*;
use lumora_core::effect::HttpCall;
use lumora_core::event::*;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::{Value, json};

/// An operator with vendors of every kind of entry, some of which nobody runs yet; nor does anybody run its games and rooms.
fn listing(call: &HttpCall) -> Option<Result<HttpReply, Transport>> {
    let reply = operator(call)?.ok()?;
    let mut body: Value = serde_json::from_str(&reply.body).unwrap();
    for list in ["/value/list", "/value/games", "/value/rooms"] {
        for item in body.pointer_mut(list).and_then(Value::as_array_mut).into_iter().flatten() {
            item["comingSoon"] = json!(true);
        }
    }
    if let Some(categories) = body.pointer_mut("/value/categories").and_then(Value::as_array_mut)
        && call.url.contains("GCSGAME_gameVendor")
    {
        let card = |game_type: &str, vendor: &str, is_game: &str, soon: bool| {
            json!({ "vassalage": vendor, "name": vendor, "gameType": game_type, "isGame": is_game,
                "gameCount": 10, "comingSoon": soon })
        };
        let category = |game_type: &str, cards: Vec<Value>| json!({ "gameType": game_type, "gameCount": 10 * cards.len(), "cards": cards });
        *categories = vec![
            category("RNG", vec![card("RNG", "PW", "", false)]),
            category("LIVE", vec![card("LIVE", "JH", "VASSALAGE", false), card("LIVE", "NF", "GAME", true)]),
            category("SPORTS", vec![card("SPORTS", "KS", "GAME", false), card("SPORTS", "MF", "GAME", true)]),
            category("LOTT", vec![card("LOTT", "TCG_SEA", "", true)]),
            category("ELOTT", vec![card("ELOTT", "MN", "", true)]),
            category("PVP", vec![card("PVP", "V1", "", true)]),
        ];
    }
    Some(Ok(HttpReply { body: body.to_string(), ..reply }))
}

fn open_at(address: &str) -> World {
    let mut world = World::open(Setup { address: address.into(), ..Setup::default() });
    settle_with(&mut world, listing);
    world
}

/// Nothing was started, nobody was asked to log in, and a message says why.
fn explained(world: &World, address: &str) {
    assert_eq!(world.address(), address);
    assert_eq!(world.at(Slice::Toasts, "/items/0/text/key"), "toast-coming-soon");
    assert_eq!(world.at(Slice::Route, "/overlay"), Value::Null);
}

#[test]
fn a_game_that_nobody_runs_says_so_on_its_tile_and_asks_for_no_login() {
    let mut world = open_at("/");
    assert_eq!(world.at(Slice::Home, "/hot/tiles/0/comingSoon"), true);
    assert_eq!(world.at(Slice::Home, "/gameCount"), "30", "what cannot be played is not counted as a game to choose");
    for event in [GameEvent::Play("n1".into()), GameEvent::PlayFramed("n1".into())] {
        world.send(UiEvent::Game(event));
        explained(&world, "/");
    }
    assert_eq!(world.at(Slice::Toasts, "/items/0/text/args/game"), "Game 1");
}

#[test]
fn each_message_goes_six_seconds_after_it_came_however_many_follow() {
    let mut world = open_at("/");
    let shown = |world: &World| -> Vec<String> {
        let items = world.at(Slice::Toasts, "/items");
        let game = |item: &Value| item["text"]["args"]["game"].as_str().unwrap_or_default().to_owned();
        items.as_array().map(|items| items.iter().map(game).collect()).unwrap_or_default()
    };
    for game in ["n1", "n2", "n3"] {
        world.send(UiEvent::Game(GameEvent::Play(game.into())));
        world.wait(2_500);
    }
    assert_eq!(shown(&world), ["Game 2", "Game 3"], "7.5 seconds after the first");
    world.wait(1_000);
    assert_eq!(shown(&world), ["Game 3"]);
    world.wait(2_500);
    assert_eq!(shown(&world), [""; 0]);
}

#[test]
fn a_vendor_that_nobody_runs_says_so_on_its_card_and_asks_for_no_login() {
    let mut world = open_at("/sports");
    let soon = |world: &World, card: u8| world.at(Slice::VendorLobby, &format!("/groups/0/cards/{card}/comingSoon"));
    assert_eq!((soon(&world, 0), soon(&world, 1)), (json!(false), json!(true)));
    world.send(UiEvent::Game(GameEvent::PlayVendor { game_type: "SPORTS".into(), vendor: "MF".into() }));
    explained(&world, "/sports");
    world.send(UiEvent::Game(GameEvent::PlayVendor { game_type: "SPORTS".into(), vendor: "KS".into() }));
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "login", "what can be played asks for a login");
}

#[test]
fn a_room_that_nobody_runs_says_so_and_asks_for_no_login() {
    let mut world = open_at("/pvp?type=vassalage&vassalage=V1");
    assert_eq!(world.at(Slice::Rooms, "/rooms/0/comingSoon"), true);
    world.send(UiEvent::Rooms(RoomsEvent::Join("r1".into())));
    explained(&world, "/pvp?type=vassalage&vassalage=V1");
}

#[test]
fn the_page_of_a_vendor_that_nobody_runs_says_so_instead_of_asking_for_a_login() {
    let mut world = open_at("/sports");
    let entered = RouteEvent::Entered { path: "/game".into(), query: "gameType=SPORTS&vassalage=MF".into() };
    world.send(UiEvent::Route(entered));
    assert_eq!((world.at(Slice::Game, "/kind"), world.at(Slice::Game, "/title")), (json!("comingSoon"), json!("MF")));
    assert_eq!(world.at(Slice::Route, "/overlay"), Value::Null);
}

#[test]
fn a_vendor_of_the_header_leads_to_its_list_its_draws_or_its_room() {
    let world = open_at("/");
    let nav = world.at(Slice::Layout, "/nav");
    let vendors = nav.as_array().unwrap().iter().flat_map(|item| item["vendors"].as_array().unwrap().clone());
    let links: Vec<(String, String)> = vendors
        .map(|link| (link["key"].as_str().unwrap().to_owned(), link["href"].as_str().unwrap().to_owned()))
        .collect();
    for (vendor, href) in [
        ("PW", "/rng?type=vassalage&vassalage=PW"),
        ("JH", "/live?modal=gameList&list=LIVE.JH"),
        ("NF", "/live?modal=gameList&list=LIVE.NF"),
        ("KS", "/game?gameType=SPORTS&vassalage=KS"),
        ("MF", "/sports?modal=gameList&list=SPORTS.MF"),
        ("TCG_SEA", "/lottery?vendor=TCG_SEA"),
        ("MN", "/elott?modal=gameList&list=ELOTT.MN"),
    ] {
        assert!(links.contains(&(vendor.to_owned(), href.to_owned())), "{vendor} {href}: {links:?}");
    }
}

/// An operator whose sports nobody runs, or all but the second vendor.
fn sports(played: Option<&'static str>) -> impl Fn(&HttpCall) -> Option<Result<HttpReply, Transport>> {
    move |call| {
        let reply = listing(call)?.ok()?;
        let mut body: Value = serde_json::from_str(&reply.body).unwrap();
        for category in body.pointer_mut("/value/categories").and_then(Value::as_array_mut).into_iter().flatten() {
            for card in category["cards"].as_array_mut().into_iter().flatten() {
                card["comingSoon"] = json!(card["vassalage"].as_str() != played);
            }
        }
        Some(Ok(HttpReply { body: body.to_string(), ..reply }))
    }
}

#[test]
fn the_page_of_the_sports_vendor_says_coming_soon_and_starts_the_first_that_somebody_runs() {
    let open = || World::open(Setup { address: "/fbsports".into(), ..Setup::default() });
    let mut world = open();
    settle_with(&mut world, sports(None));
    assert_eq!((world.at(Slice::Game, "/kind"), world.at(Slice::Game, "/title")), (json!("comingSoon"), json!("KS")));
    assert_eq!(world.at(Slice::Route, "/overlay"), Value::Null, "nobody logs in for it");
    let mut world = open();
    settle_with(&mut world, sports(Some("MF")));
    assert_eq!(world.at(Slice::Game, "/kind"), "loginNeeded", "the second vendor can be played");
}
