//! Notices: the marquee and what it opens, the reader, the page with its address, the popups of a session's start.
use crate::support::{ok, operator, reply, settle_with, visitor_at};
use lumora_core::effect::HttpCall;
use lumora_core::event::*;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::{Value, json};

const PATH: &str = "/wps/relay/MCSFE_getListAnnouncements";

/// The operator with notices of every type and three popups.
fn announcing(call: &HttpCall) -> Option<Result<HttpReply, Transport>> {
    if !call.url.starts_with(PATH) {
        return operator(call);
    }
    let notice = |id: &str, kind: &str, day: u32| {
        json!({ "id": id, "title": format!("Title {id}"), "content": "<p>x</p>", "noticeType": kind,
            "publishedAt": format!("2026-11-{day:02}T01:02:03Z") })
    };
    let player: Vec<Value> = (1..=11).map(|number| notice(&format!("a{number}"), "B", 20 - number)).collect();
    Some(ok(json!({
        "player": player,
        "promotion": [notice("r1", "PR", 21)],
        "popup": [notice("p1", "PU", 1), notice("p2", "PU", 3), notice("p3", "PU", 2)],
    })))
}

fn at(address: &str) -> World {
    let mut world = World::open(Setup { address: address.into(), ..Setup::default() });
    settle_with(&mut world, announcing);
    world
}

fn send(world: &mut World, event: NoticesEvent) {
    world.send(UiEvent::Notices(event));
}

fn keys(world: &World) -> Vec<String> {
    let items = world.at(Slice::Notices, "/items");
    items.as_array().unwrap().iter().map(|item| item["key"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn the_call_asks_for_every_type_and_the_default_execution() {
    let world = World::open(Setup::default());
    let url = &world.call(PATH).unwrap().url;
    assert!(url.contains("types=B%2CPL%2CPU%2CPR%2CH&platform=W&execution=B"), "{url}");
}

#[test]
fn the_reader_lists_every_type_latest_first_nine_a_page_and_the_first_is_read() {
    let mut world = at("/?modal=announcement");
    assert_eq!(keys(&world)[..3], ["r1", "a1", "a2"]);
    assert_eq!(keys(&world).len(), 9);
    assert_eq!(world.at(Slice::Notices, "/selected/key"), "r1");
    assert_eq!(world.at(Slice::Notices, "/selected/date"), "2026-11-21 08:02", "local time");
    assert_eq!(world.at(Slice::Notices, "/selected/kind/key"), "notice-promotion");
    send(&mut world, NoticesEvent::Page(2));
    assert_eq!(keys(&world).len(), 6);
    assert_eq!(world.at(Slice::Notices, "/selected/key"), "a9");
    send(&mut world, NoticesEvent::Select("a3".into()));
    assert_eq!(world.at(Slice::Notices, "/selected/key"), "a3");
    assert_eq!(keys(&world)[0], "r1", "the list turns to the page of what is read");
    send(&mut world, NoticesEvent::Select("nobody".into()));
    assert_eq!(world.at(Slice::Notices, "/selected/key"), "a3");
    assert_eq!(world.address(), "/?modal=announcement");
}

#[test]
fn a_notice_of_the_marquee_opens_by_itself_and_leads_to_its_neighbours() {
    let mut world = at("/?modal=login");
    send(&mut world, NoticesEvent::Read("a2".into()));
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "notice");
    assert_eq!(world.at(Slice::Notices, "/single/notice/key"), "a2");
    assert_eq!(world.at(Slice::Notices, "/single/next"), json!({ "notices": { "read": "a3" } }));
    send(&mut world, NoticesEvent::Read("a1".into()));
    assert!(world.at(Slice::Notices, "/single/previous").is_null());
    send(&mut world, NoticesEvent::Read("p1".into()));
    assert_eq!(world.at(Slice::Notices, "/single/notice/key"), "a1", "popups are not in the marquee");
    assert_eq!(world.at(Slice::Layout, "/marquee").as_array().unwrap().len(), 11);
}

#[test]
fn the_address_of_the_notice_page_names_the_notice() {
    let mut world = at("/noticePage?id=a9");
    assert_eq!(world.at(Slice::Route, "/screen"), "noticePage");
    assert_eq!(world.at(Slice::Notices, "/selected/key"), "a9");
    assert_eq!(keys(&world)[0], "a9", "the list shows the page that holds it");
    send(&mut world, NoticesEvent::Page(1));
    assert_eq!(world.at(Slice::Notices, "/selected/key"), "a9", "turning the list keeps what is read");
    assert_eq!(world.at(Slice::Notices, "/items/0/href"), "/noticePage?id=r1");
    send(&mut world, NoticesEvent::Select("a1".into()));
    assert_eq!(world.address(), "/noticePage?id=a1");
    assert_eq!(world.at(Slice::Notices, "/selected/key"), "a1");
    world.back();
    assert_eq!(world.at(Slice::Notices, "/selected/key"), "a9");
}

#[test]
fn a_notice_that_is_gone_is_said_to_be_gone() {
    let world = at("/noticePage?id=gone");
    assert_eq!(world.at(Slice::Notices, "/missing"), true);
    assert!(world.at(Slice::Notices, "/selected").is_null());
    assert_eq!(keys(&world).len(), 9);
    assert_eq!(at("/noticePage").at(Slice::Notices, "/selected/key"), "r1");
}

#[test]
fn popups_come_one_after_another_in_the_operators_order_once_a_session() {
    let mut world = at("/");
    for (key, number, last) in [("p1", 1, false), ("p2", 2, false), ("p3", 3, true)] {
        assert_eq!(world.at(Slice::Notices, "/popup/notice/key"), key);
        assert_eq!(world.at(Slice::Notices, "/popup/number"), number);
        assert_eq!(world.at(Slice::Notices, "/popup/count"), 3);
        assert_eq!(world.at(Slice::Notices, "/popup/last"), last);
        send(&mut world, NoticesEvent::ClosePopup);
    }
    assert!(world.at(Slice::Notices, "/popup").is_null());
    let mut again = world.reload();
    settle_with(&mut again, announcing);
    assert!(again.at(Slice::Notices, "/popup").is_null());
}

#[test]
fn popups_can_be_skipped_together_and_a_reload_in_between_shows_the_rest() {
    let mut world = at("/");
    let mut again = world.reload();
    settle_with(&mut again, announcing);
    assert_eq!(again.at(Slice::Notices, "/popup/notice/key"), "p2");
    send(&mut world, NoticesEvent::SkipPopups);
    assert!(world.at(Slice::Notices, "/popup").is_null());
    let mut later = world.reload();
    settle_with(&mut later, announcing);
    assert!(later.at(Slice::Notices, "/popup").is_null());
}

#[test]
fn popups_wait_for_forms_and_games_and_the_embedded_help() {
    for address in ["/?modal=login", "/register", "/login", "/helpmc", "/game?gameType=RNG&vassalage=V1&nodeId=n1"] {
        assert!(at(address).at(Slice::Notices, "/popup").is_null(), "{address}");
    }
    let mut world = at("/?modal=login");
    world.send(UiEvent::Route(RouteEvent::Close));
    assert_eq!(world.at(Slice::Notices, "/popup/notice/key"), "p1");
}

#[test]
fn popups_do_not_stand_before_a_closed_site_or_wait_on_hostile_storage() {
    let mut world = World::open(Setup::default());
    settle_with(&mut world, |call| match call.url.starts_with("/wps/system/status") {
        true => Some(reply(200, &json!({ "success": true, "value": { "status": 1 } }))),
        false => announcing(call),
    });
    assert!(world.at(Slice::Notices, "/popup").is_null());
    for stored in ["{bad", "7", "[1]", ""] {
        let session = [("popups".to_owned(), stored.to_owned())].into();
        let mut world = World::open(Setup { session, ..Setup::default() });
        settle_with(&mut world, announcing);
        assert_eq!(world.at(Slice::Notices, "/popup/notice/key"), "p1", "{stored}");
    }
}

#[test]
fn a_failed_list_can_be_tried_again() {
    let mut world = World::open(Setup { address: "/noticePage?id=a1".into(), ..Setup::default() });
    settle_with(&mut world, |call| match call.url.starts_with(PATH) {
        true => Some(Err(Transport::Network)),
        false => announcing(call),
    });
    assert_eq!(world.at(Slice::Notices, "/status/kind"), "failed");
    assert_eq!(world.at(Slice::Notices, "/missing"), false);
    send(&mut world, NoticesEvent::Retry);
    settle_with(&mut world, announcing);
    assert_eq!(world.at(Slice::Notices, "/selected/key"), "a1");
}

#[test]
fn without_popups_nothing_opens() {
    assert!(visitor_at("/").at(Slice::Notices, "/popup").is_null());
}
