//! The start of a visit: the first calls, what it decides, and what is kept of earlier visits.

use crate::support::*;
use lumora_core::event::*;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::{Value, json};

#[test]
fn the_first_screen_asks_everything_in_one_round() {
    let world = World::open(Setup::default());
    let paths: Vec<&str> = world.calls.iter().map(|call| call.url.split('?').next().unwrap()).collect();
    assert_eq!(
        paths,
        [
            "/wps/system/status",
            "/wps/relay/GCSGAME_gameVendor",
            "/wps/relay/MCSFE_getListAnnouncements",
            "/wps/relay/GCSGAME_hotGamesV2"
        ]
    );
    let mut world = world;
    settle(&mut world);
    assert_eq!(world.at(Slice::Site, "/phase/kind"), "open");
    assert!(world.calls.is_empty(), "nothing is asked twice: {:?}", world.calls);
}

#[test]
fn the_status_decides_between_the_three_faces_of_the_site() {
    for (number, kind) in [(0, "open"), (1, "maintenance"), (2, "blocked"), (7, "maintenance")] {
        let mut world = World::open(Setup::default());
        let mut value = status();
        value["status"] = json!(number);
        settle_with(&mut world, |call| match call.url.split('?').next() {
            Some("/wps/system/status") => Some(ok(value.clone())),
            _ => operator(call),
        });
        assert_eq!(world.at(Slice::Site, "/phase/kind"), kind);
    }
}

#[test]
fn an_open_site_shows_once_all_calls_of_the_start_are_answered() {
    let mut world = World::open(Setup::default());
    let startup_calls = ["status", "notices", "vendors", "hot games"].iter().zip([
        "/wps/system/status",
        "/wps/relay/MCSFE_getListAnnouncements",
        "/wps/relay/GCSGAME_gameVendor",
        "/wps/relay/GCSGAME_hotGamesV2",
    ]);
    for (what, path) in startup_calls {
        assert_eq!(world.at(Slice::Site, "/phase/kind"), "starting", "before the {what}");
        let call = world.call(path).cloned().unwrap();
        world.answer(call.call_id, operator(&call).unwrap());
    }
    assert_eq!(world.at(Slice::Site, "/phase/kind"), "open");
}

#[test]
fn a_late_answer_of_the_start_holds_the_site_up_for_a_second_at_most() {
    let mut world = World::open(Setup::default());
    let call_id = call_id(&world, "/wps/system/status");
    world.answer(call_id, ok(status()));
    world.wait(999);
    assert_eq!(world.at(Slice::Site, "/phase/kind"), "starting");
    world.wait(1);
    assert_eq!(world.at(Slice::Site, "/phase/kind"), "open");
    settle(&mut world);
    assert_eq!(world.at(Slice::Home, "/hot/status/kind"), "ready");
}

#[test]
fn a_start_that_fails_tries_again_by_itself_with_longer_pauses() {
    let mut world = World::open(Setup::default());
    for pause in [2_000, 5_000, 15_000, 30_000, 30_000] {
        let call_id = call_id(&world, "/wps/system/status");
        world.answer(call_id, Err(Transport::Network));
        assert_eq!(world.at(Slice::Site, "/phase/kind"), "unreachable");
        world.wait(pause - 1);
        assert!(world.call("/wps/system/status").is_none());
        world.wait(1);
        assert!(world.call("/wps/system/status").is_some());
    }
    settle(&mut world);
    assert_eq!(world.at(Slice::Site, "/phase/kind"), "open");
    assert_eq!(world.at(Slice::Home, "/hot/status/kind"), "ready");
}

#[test]
fn bad_stored_values_are_dropped() {
    let local = [("lang".into(), "XX".into()), ("theme".into(), "pink".into())].into();
    let session = [("notice".into(), "{bad".into()), ("isAgent".into(), "-1".into())].into();
    let mut world = World::open(Setup { local, session, ..Setup::default() });
    settle(&mut world);
    assert_eq!(world.at(Slice::Site, "/language/code"), "EN");
    assert_eq!(world.at(Slice::Site, "/theme"), "dark");
    assert_eq!(world.at(Slice::Layout, "/marquee").as_array().unwrap().len(), 11);
}

#[test]
fn notices_are_fetched_once_a_session() {
    let world = visitor_at("/");
    let again = world.reload();
    assert!(again.call("/wps/relay/MCSFE_getListAnnouncements").is_none());
    assert_eq!(again.at(Slice::Banner, "/slides").as_array().unwrap().len(), 3);
}

#[test]
fn the_session_keeps_who_the_member_is_and_whose_site_it_is() {
    let mut world = World::open(Setup { session: [("token".to_owned(), "t".to_owned())].into(), ..Setup::default() });
    settle_with(&mut world, |call| {
        let reply = operator(call)?.ok()?;
        let mut body: Value = serde_json::from_str(&reply.body).unwrap();
        if call.url.ends_with("/wps/member/info") {
            body["value"]["memberLabel"] = json!([{ "labelName": "Gold" }, { "labelName": "Early" }]);
        }
        Some(Ok(HttpReply { body: body.to_string(), ..reply }))
    });
    let kept = |name: &str| world.session.get(name).map(String::as_str);
    assert_eq!((kept("memberLabel"), kept("nickname")), (Some("Gold,Early"), Some("Lantern")));
    assert_eq!(
        (kept("merchant").is_some(), kept("merchantCode").is_some(), kept("platform")),
        (true, true, Some("web"))
    );
    assert_eq!(kept("cpw"), None, "a password is never kept");
}
