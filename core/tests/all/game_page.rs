//! The page that a game runs on: launch, favourite, session of play, the way out (sections 2 and 7).

use crate::support::*;
use lumora_core::effect::Method;
use lumora_core::event::*;
use lumora_core::view::Slice;
use serde_json::json;

#[test]
fn the_running_game_is_marked_as_a_favourite_after_a_reload_as_well() {
    let mut world = member_at("/game?gameType=RNG&vassalage=V9&nodeId=n900");
    assert_eq!(world.at(Slice::Game, "/favourite"), false);
    world.send(UiEvent::Launch(LaunchEvent::ToggleFavourite));
    let call = world.call("/wps/relay/MCSFE_favoriteGame").unwrap();
    assert_eq!(call.method, Method::Post);
    assert!(call.body.as_ref().unwrap().reveal().contains(r#""nodeId":"n900""#));
    assert_eq!(world.at(Slice::Game, "/favourite"), true, "at once");
    let lobby = member_at("/game?gameType=LIVE&vassalage=V1");
    assert!(lobby.at(Slice::Game, "/favourite").is_null(), "a vendor's lobby is no game");
}

#[test]
fn the_way_out_of_a_game_leads_where_back_leads() {
    for leave in [LaunchEvent::Leave, LaunchEvent::Message(GameMessage::Exit)] {
        let mut world = member_at("/rng?type=hot");
        world.visit("/game?gameType=RNG&vassalage=V1&nodeId=n1");
        settle(&mut world);
        world.send(UiEvent::Launch(leave));
        assert_eq!(world.address(), "/rng?type=hot");
        assert_eq!(world.at(Slice::Game, "/kind"), "none");
    }
}

#[test]
fn a_game_page_survives_a_reload_and_follows_the_game() {
    let mut world = member_at("/");
    world.send(UiEvent::Game(GameEvent::Play("n1".into())));
    let call = world.call("/wps/relay/GCS_gameLaunchFB").unwrap();
    assert!(call.headers.iter().any(|(name, _)| *name == "Idempotency-Key"));
    settle(&mut world);
    let mut world = world.reload();
    settle(&mut world);
    assert_eq!(world.at(Slice::Game, "/url"), "http://127.0.0.1:8081/play/g1#ticket=t");
    world.send(UiEvent::Launch(LaunchEvent::Message(GameMessage::Ready)));
    assert_eq!(world.at(Slice::Game, "/ready"), true);
    world.send(UiEvent::Launch(LaunchEvent::Message(GameMessage::Balance)));
    assert!(world.call("/wps/v2/wallets/balance").is_some(), "the wallet is asked, not the message");
    settle(&mut world);
    world.send(UiEvent::Launch(LaunchEvent::Message(GameMessage::Exit)));
    assert_eq!(world.address(), "/rng?type=vassalage&vassalage=V1");
    assert_eq!(world.at(Slice::Game, "/kind"), "none");
}

#[test]
fn the_session_of_play_is_asked_for_when_a_game_is_ready_and_after_each_round_and_goes_on_in_the_next_game() {
    let mut world = member_at("/promotions");
    world.visit("/game?gameType=RNG&vassalage=V1&nodeId=n1");
    assert_eq!(world.at(Slice::PlaySession, "/elapsed"), "", "nothing is told before it is known");
    let entered = call_id(&world, "/wps/play/session");
    world.answer(entered, ok(json!({ "startedAt": "", "net": "0.00", "serverTime": "2026-11-21T08:02:03Z" })));
    assert_eq!(world.at(Slice::PlaySession, "/elapsed"), "", "no game was opened yet");
    settle(&mut world);
    world.send(UiEvent::Launch(LaunchEvent::Message(GameMessage::Ready)));
    settle(&mut world);
    assert_eq!(
        world.at(Slice::PlaySession, "/elapsed"),
        "1:02:03",
        "by the server's clock, whatever the device's says"
    );
    assert_eq!(world.at(Slice::PlaySession, "/net"), "-$12.50");
    world.send(UiEvent::Launch(LaunchEvent::Message(GameMessage::Balance)));
    let asked = call_id(&world, "/wps/play/session");
    let won = json!({ "startedAt": "2026-11-21T07:00:00Z", "net": "3.00", "serverTime": "2026-11-21T08:02:06Z" });
    world.answer(asked, ok(won));
    assert_eq!(world.at(Slice::PlaySession, "/net"), "+$3.00");
    world.visit("/rng");
    assert_eq!(world.at(Slice::PlaySession, "/net"), "+$3.00", "it stands on every page that leads to a game");
    world.visit("/promotions");
    assert_eq!(world.at(Slice::PlaySession, "/elapsed"), "", "and on no other");
    world.visit("/game?gameType=RNG&vassalage=V1&nodeId=n2");
    assert_eq!(world.at(Slice::PlaySession, "/net"), "+$3.00", "another game goes on with it");
}

#[test]
fn a_launch_to_a_strange_origin_is_refused() {
    for value in [
        json!({ "url": "https://evil.example/x", "origin": "https://games.example" }),
        json!({ "url": "javascript:alert(1)", "origin": "javascript:alert(1)" }),
        json!({ "url": "http://games.example/x", "origin": "http://games.example" }),
        json!({ "url": "/x", "origin": "" }),
    ] {
        let mut world = member_at("/");
        world.send(UiEvent::Game(GameEvent::Play("n1".into())));
        let launch = call_id(&world, "/wps/relay/GCS_gameLaunchFB");
        world.answer(launch, ok(value));
        assert_eq!(world.at(Slice::Game, "/kind"), "failed");
    }
}

#[test]
fn a_failed_launch_can_be_tried_again() {
    let mut world = member_at("/game?gameType=RNG&vassalage=V1&nodeId=n1");
    world.send(UiEvent::Launch(LaunchEvent::Message(GameMessage::Error)));
    assert_eq!(world.at(Slice::Game, "/kind"), "failed");
    world.send(UiEvent::Launch(LaunchEvent::Retry));
    settle(&mut world);
    assert_eq!(world.at(Slice::Game, "/kind"), "playing");
}
