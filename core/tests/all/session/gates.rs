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
fn a_place_that_waited_for_the_login_is_one_place_in_the_history() {
    let game = "/game?gameType=RNG&vassalage=V1&nodeId=n3";
    let mut world = visitor_at("/rng");
    world.visit(game);
    settle(&mut world);
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "login");
    world.send(submit("a", "b"));
    settle(&mut world);
    assert_eq!((world.address(), world.at(Slice::Game, "/kind")), (game, json!("playing")));
    world.back();
    assert_eq!(world.address(), "/rng");
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
fn the_demo_is_offered_before_the_form_where_a_game_waits_and_nowhere_else() {
    let visitor = |free: bool| {
        let mut value = status();
        value["info"]["whitelabel"]["FREEPLAY3"] = json!(free);
        let mut world = World::open(Setup::default());
        settle_with(&mut world, |call| match call.url.starts_with("/wps/system/status") {
            true => Some(ok(value.clone())),
            false => operator(call),
        });
        world
    };
    let play = || UiEvent::Game(GameEvent::Play("n3".into()));
    let mut world = visitor(true);
    world.send(play());
    assert_eq!(world.at(Slice::Login, "/freePlayFirst"), true);
    world.send(UiEvent::Route(RouteEvent::Close));
    world.send(UiEvent::Game(GameEvent::ToggleFavourite("n3".into())));
    assert_eq!(world.at(Slice::Login, "/resume/key"), "resume-favourite");
    assert_eq!(world.at(Slice::Login, "/freePlayFirst"), false, "the demo keeps no favourites");
    let mut world = visitor(false);
    world.send(play());
    assert_eq!(world.at(Slice::Login, "/resume/key"), "resume-play");
    assert_eq!(world.at(Slice::Login, "/freePlayFirst"), false);
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

/// A guest of the demo, all loaded.
fn guest(status_of: impl Fn() -> serde_json::Value) -> World {
    let session = [("token".into(), "t".into()), ("isAgent".into(), "4".into())].into();
    let mut world = World::open(Setup { session, ..Setup::default() });
    settle_with(&mut world, |call| match call.url.split('?').next().unwrap_or_default() {
        "/wps/member/info" => Some(ok(json!({ "account": "guest", "type": 4 }))),
        "/wps/system/status" => Some(ok(status_of())),
        _ => operator(call),
    });
    world
}

fn bottom(world: &World) -> Vec<String> {
    let items = world.at(Slice::Layout, "/bottom");
    items.as_array().unwrap().iter().map(|item| item["key"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn a_guest_who_needs_an_account_is_offered_one() {
    let mut world = guest(status);
    world.send(UiEvent::Game(GameEvent::ToggleFavourite("n1".into())));
    assert_eq!(world.at(Slice::Dialogs, "/top/buttons/1/label/key"), "nav-sign-up");
    world.send(UiEvent::Dialog(DialogEvent::Enter(1)));
    settle(&mut world);
    assert_eq!(world.address(), "/?modal=register");
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "register", "the form stays open for a guest");
    world.send(UiEvent::Route(RouteEvent::Close));
    world.send(UiEvent::Route(RouteEvent::Open(Overlay::Login)));
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "login");
    world.send(submit("lantern_member", "b"));
    settle(&mut world);
    assert_eq!(world.at(Slice::Session, "/trial"), false, "the account takes the guest's place");
    assert!(world.at(Slice::Route, "/overlay").is_null());
}

#[test]
fn a_guest_is_offered_nothing_that_is_closed_to_guests() {
    let mut world = guest(status);
    assert_eq!(bottom(&world), ["home", "games", "signUp", "promotions", "me"]);
    assert_eq!(world.at(Slice::Session, "/menu"), json!([]));
    assert!(world.at(Slice::Session, "/messages").is_null());
    assert!(world.at(Slice::Session, "/centre").is_null());
    assert_eq!(world.at(Slice::Session, "/canSignUp"), true);
    world.send(UiEvent::Session(SessionEvent::SignOut));
    assert_eq!(world.at(Slice::Dialogs, "/top/text/key"), "sign-out-guest-text");
    let closed = guest(|| {
        let mut value = status();
        value["info"]["register"]["enabled"] = json!(false);
        value
    });
    assert_eq!(bottom(&closed), ["home", "games", "promotions", "me"]);
    assert_eq!(closed.at(Slice::Session, "/canSignUp"), false);
}

#[test]
fn a_first_login_of_a_guest_is_not_sent_to_a_centre_that_is_closed_to_guests() {
    for (kind, greeted) in [(4, false), (0, true)] {
        let mut world = visitor_at("/login");
        world.send(submit("a", "b"));
        settle_with(&mut world, |call| match call.url.as_str() {
            "/wps/session/login" => Some(ok(json!({ "token": "tok-canary", "firstTimeLogin": true }))),
            "/wps/member/info" => Some(ok(json!({ "account": "guest", "type": kind }))),
            _ => operator(call),
        });
        assert_eq!(world.at(Slice::Dialogs, "/top/title/key") == "first-login-title", greeted, "type {kind}");
    }
}

#[test]
fn the_raised_entry_of_the_bottom_bar_is_what_leads_to_play() {
    let raised = |world: &World| {
        let items = world.at(Slice::Layout, "/bottom");
        let raised = items.as_array().unwrap().iter().find(|item| item["raised"] == true);
        raised.map(|item| item["key"].as_str().unwrap().to_owned())
    };
    let visitor = |value: serde_json::Value| {
        let mut world = World::open(Setup::default());
        settle_with(&mut world, |call| match call.url.starts_with("/wps/system/status") {
            true => Some(ok(value.clone())),
            false => operator(call),
        });
        world
    };
    let mut closed = status();
    closed["info"]["register"]["enabled"] = json!(false);
    let mut free = closed.clone();
    free["info"]["whitelabel"]["FREEPLAY3"] = json!(true);
    assert_eq!(raised(&visitor(status())).as_deref(), Some("signUp"));
    assert_eq!(raised(&visitor(free)).as_deref(), Some("freePlay"));
    assert_eq!(raised(&visitor(closed)), None);
    assert_eq!(raised(&member_at("/")).as_deref(), Some("deposit"));
}

#[test]
fn the_member_centre_asks_a_visitor_to_log_in_and_then_opens() {
    let mut world = visitor_at("/?mc=bonusDetails");
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "login");
    world.send(submit("a", "b"));
    settle(&mut world);
    assert_eq!(world.address(), "/?mc=bonusDetails");
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
        let call = call_id(&world, dead);
        world.answer(call, failed(401, "login_required", json!(null)));
        assert_eq!(world.at(Slice::Game, "/kind"), "loginNeeded", "{dead}");
        assert_eq!(world.at(Slice::Route, "/overlay/name"), "login");
        world.send(submit("a", "b"));
        settle(&mut world);
        assert_eq!(world.at(Slice::Game, "/kind"), "playing", "{dead}");
    }
}
