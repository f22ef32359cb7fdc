//! What needs a login or a real account: the gate says so, and what was wanted goes on behind it.

use crate::support::*;
use lumora_core::domain::game::LobbyMode;
use lumora_core::event::*;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::json;

#[test]
fn what_a_visitor_wanted_to_play_starts_after_login() {
    let mut world = visitor_at("/");
    world.send(UiEvent::Game(GameEvent::Play("n3".into())));
    assert_eq!(world.at(Slice::Login, "/resume/args/game"), "Game 3");
    world.send(submit("a", "b"));
    settle(&mut world);
    assert_eq!(world.address(), "/game?gameType=RNG&vassalage=V1&nodeId=n3");
    assert_eq!(world.at(Slice::Game, "/kind"), "playing");
    assert_eq!(world.session["vassalage"], "V1");
    world.back();
    assert_eq!(world.address(), "/", "Back leads to where the game was chosen");
}

#[test]
fn closing_the_login_forgets_what_was_wanted() {
    let mut world = visitor_at("/");
    world.send(UiEvent::Game(GameEvent::Play("n3".into())));
    world.send(UiEvent::Route(RouteEvent::Close));
    assert_eq!(world.address(), "/");
    world.send(UiEvent::Route(RouteEvent::Open(Overlay::Login)));
    assert!(world.at(Slice::Login, "/resume").is_null());
}

#[test]
fn a_guest_of_the_demo_plays_but_is_warned_off_what_needs_a_real_account() {
    let mut world = World::open(Setup { session: [("token".into(), "t".into())].into(), ..Setup::default() });
    settle_with(&mut world, |call| match call.url.as_str() {
        "/wps/member/info" => Some(ok(json!({ "account": "guest", "type": 4 }))),
        _ => operator(call),
    });
    assert_eq!(world.at(Slice::Session, "/trial"), true);
    world.send(UiEvent::Game(GameEvent::ToggleFavourite("n1".into())));
    assert_eq!(world.at(Slice::Dialogs, "/top/text/key"), "in_need_true_account");
    assert_eq!(world.at(Slice::Dialogs, "/top/icon"), "warning");
    assert!(world.calls.is_empty());
    world.send(UiEvent::Dialog(DialogEvent::Enter(1)));
    world.visit("/?mc=withdraw");
    assert_eq!(world.at(Slice::Dialogs, "/top/text/key"), "in_need_true_account");
    assert!(world.at(Slice::Route, "/overlay").is_null());
    world.send(UiEvent::Game(GameEvent::Play("n1".into())));
    assert!(world.call("/wps/relay/GCS_gameLaunchFB").is_some());
}

#[test]
fn the_member_centre_asks_a_visitor_to_log_in_and_then_opens() {
    let mut world = visitor_at("/?mc=withdraw");
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "login");
    world.send(submit("a", "b"));
    settle(&mut world);
    assert_eq!(world.address(), "/?mc=withdraw");
}

#[test]
fn a_member_who_is_no_agent_is_told_so_at_the_agent_centre() {
    let mut world = member_at("/");
    world.visit("/?ac=teamOverview");
    assert_eq!(world.at(Slice::Dialogs, "/top/text/key"), "error-non-agent");
    assert!(world.at(Slice::Route, "/overlay").is_null());
}

#[test]
fn a_site_for_members_only_sends_visitors_to_the_login_page_and_back() {
    let mut world = World::open(Setup { address: "/rng?type=hot".into(), ..Setup::default() });
    settle_with(&mut world, |call| {
        if !call.url.starts_with("/wps/system/status") {
            return operator(call);
        }
        let mut value = status();
        value["info"]["loginedToHomePage"] = json!(true);
        Some(ok(value))
    });
    assert_eq!(world.address(), "/login");
    world.send(submit("a", "b"));
    settle(&mut world);
    assert_eq!(world.address(), "/rng?type=hot");
}

#[test]
fn favourites_mode_of_a_visitor_opens_after_login() {
    let mut world = visitor_at("/rng");
    world.send(UiEvent::Lobby(LobbyEvent::Mode(LobbyMode::Favourite)));
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "login");
    world.send(submit("a", "b"));
    settle(&mut world);
    assert_eq!(world.address(), "/rng?page=fav");
    assert_eq!(world.at(Slice::Lobby, "/tiles/0/key"), "n2");
}

#[test]
fn a_game_whose_launch_finds_the_session_dead_starts_after_the_next_login() {
    for dead in ["/wps/relay/GCS_gameLaunchFB", "/wps/v2/wallets/balance"] {
        let mut world = member_at("/");
        world.send(UiEvent::Session(SessionEvent::RefreshBalance));
        world.send(UiEvent::Game(GameEvent::Play("n1".into())));
        let call = ticket(&world, dead);
        world.answer(call, failed(401, "login_required", json!(null)));
        assert_eq!(world.at(Slice::Game, "/kind"), "loginNeeded", "{dead}");
        assert_eq!(world.at(Slice::Route, "/overlay/name"), "login");
        world.send(submit("a", "b"));
        settle(&mut world);
        assert_eq!(world.at(Slice::Game, "/kind"), "playing", "{dead}");
    }
}
