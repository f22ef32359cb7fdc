//! Lotteries: their menu, and the page of draws.

use super::*;

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
