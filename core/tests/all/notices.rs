//! Notices: the marquee and what it opens, the reader, the page with its address, the popup of a session.
use crate::support::{ok, operator, reply, settle_with, submit, visitor_at};
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

fn open_at(address: &str) -> World {
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
fn the_reader_lists_popups_and_then_the_latest_nine_a_page_and_the_first_is_read() {
    let mut world = open_at("/?modal=announcement");
    assert_eq!(keys(&world)[..6], ["p1", "p2", "p3", "r1", "a1", "a2"], "popups in the operator's order first");
    assert_eq!(keys(&world).len(), 9);
    assert_eq!(world.at(Slice::Notices, "/selected/key"), "p1");
    world.send(UiEvent::NoticeReader(NoticeReaderEvent::Select("r1".into())));
    assert_eq!(world.at(Slice::Notices, "/selected/date"), "2026-11-21 08:02:03 UTC+07:00", "local time");
    assert_eq!(world.at(Slice::Notices, "/selected/kind/key"), "notice-promotion");
    world.send(UiEvent::NoticeReader(NoticeReaderEvent::Page(2)));
    assert_eq!(keys(&world).len(), 6);
    assert_eq!(world.at(Slice::Notices, "/selected/key"), "a6");
    world.send(UiEvent::NoticeReader(NoticeReaderEvent::Select("a3".into())));
    assert_eq!(world.at(Slice::Notices, "/selected/key"), "a3");
    assert_eq!(keys(&world)[0], "p1", "the list turns to the page of what is read");
    world.send(UiEvent::NoticeReader(NoticeReaderEvent::Select("nobody".into())));
    assert_eq!(world.at(Slice::Notices, "/selected/key"), "a3");
    assert_eq!(world.address(), "/?modal=announcement");
}

#[test]
fn a_notice_of_the_marquee_opens_by_itself_and_leads_to_its_neighbours() {
    let mut world = open_at("/?modal=login");
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
    let mut world = open_at("/noticePage?id=a9");
    assert_eq!(world.at(Slice::Route, "/screen"), "noticePage");
    assert_eq!(world.at(Slice::Notices, "/selected/key"), "a9");
    assert_eq!(keys(&world)[0], "a6", "the list shows the page that holds it");
    world.send(UiEvent::NoticeReader(NoticeReaderEvent::Page(1)));
    assert_eq!(world.at(Slice::Notices, "/selected/key"), "a9", "turning the list keeps what is read");
    assert_eq!(world.at(Slice::Notices, "/items/3/href"), "/noticePage?id=r1");
    world.send(UiEvent::NoticeReader(NoticeReaderEvent::Select("a1".into())));
    assert_eq!(world.address(), "/noticePage?id=a1");
    assert_eq!(world.at(Slice::Notices, "/selected/key"), "a1");
    world.back();
    assert_eq!(world.at(Slice::Notices, "/selected/key"), "a9");
}

#[test]
fn a_notice_that_is_gone_is_said_to_be_gone() {
    let world = open_at("/noticePage?id=gone");
    assert_eq!(world.at(Slice::Notices, "/missing"), true);
    assert!(world.at(Slice::Notices, "/selected").is_null());
    assert_eq!(keys(&world).len(), 9);
    assert_eq!(open_at("/noticePage").at(Slice::Notices, "/selected/key"), "p1");
}

/// The visitor presses something and moves on.
fn move_on(world: &mut World, address: &str) {
    send(world, NoticesEvent::Acted);
    world.visit(address);
    settle_with(world, announcing);
}

fn popup(world: &World) -> Value {
    world.at(Slice::Notices, "/popup/notice/key")
}

#[test]
fn no_popup_opens_before_the_visitor_has_pressed_something_and_moved_on() {
    let mut world = open_at("/");
    assert!(popup(&world).is_null(), "nothing was pressed yet");
    world.visit("/rng");
    settle_with(&mut world, announcing);
    assert!(popup(&world).is_null(), "the page moved on by itself");
    send(&mut world, NoticesEvent::Acted);
    assert!(popup(&world).is_null(), "it does not stand in front of what was pressed");
    world.visit("/rng?type=hot");
    assert!(popup(&world).is_null(), "what was opened on the same screen is to be looked at");
    world.visit("/promotions");
    assert_eq!(popup(&world), "p1");
}

#[test]
fn one_popup_opens_in_a_session_and_the_others_wait_behind_the_bell() {
    let mut world = open_at("/");
    assert_eq!(world.at(Slice::Layout, "/bell"), 3);
    move_on(&mut world, "/rng");
    assert_eq!(popup(&world), "p1");
    assert_eq!(world.at(Slice::Notices, "/popup/waiting"), 2);
    assert_eq!(world.at(Slice::Layout, "/bell"), 2, "what is on show is read");
    send(&mut world, NoticesEvent::ClosePopup);
    move_on(&mut world, "/");
    assert!(popup(&world).is_null());
    let mut again = world.reload();
    settle_with(&mut again, announcing);
    move_on(&mut again, "/live");
    assert!(popup(&again).is_null(), "a reload is the same session");
    assert_eq!(again.at(Slice::Layout, "/bell"), 2);
}

#[test]
fn the_bell_opens_what_waits_in_the_operators_order_and_takes_its_mark_away() {
    let mut world = open_at("/");
    let marks = |world: &World| -> Vec<bool> {
        let items = world.at(Slice::Notices, "/items");
        items.as_array().unwrap().iter().take(4).map(|item| item["unread"] == true).collect()
    };
    send(&mut world, NoticesEvent::OpenAll);
    assert_eq!(world.address(), "/?modal=announcement");
    assert_eq!(world.at(Slice::Notices, "/selected/key"), "p1");
    assert_eq!(marks(&world), [false, true, true, false]);
    world.send(UiEvent::NoticeReader(NoticeReaderEvent::Select("p3".into())));
    assert_eq!(marks(&world), [false, true, false, false]);
    world.send(UiEvent::Route(RouteEvent::Close));
    send(&mut world, NoticesEvent::OpenAll);
    assert_eq!(world.at(Slice::Notices, "/selected/key"), "p2");
    assert_eq!(world.at(Slice::Layout, "/bell"), 0);
    let local = world.local.clone();
    let mut later = World::open(Setup { local, ..Setup::default() });
    settle_with(&mut later, announcing);
    assert_eq!(later.at(Slice::Layout, "/bell"), 0, "the next session remembers what was read");
    move_on(&mut later, "/rng");
    assert!(popup(&later).is_null(), "and opens none of it again");
}

#[test]
fn no_popup_opens_after_a_login() {
    let mut world = open_at("/?modal=login");
    send(&mut world, NoticesEvent::Acted);
    world.send(submit("a", "b"));
    settle_with(&mut world, announcing);
    assert_eq!(world.at(Slice::Session, "/kind"), "member");
    move_on(&mut world, "/rng");
    assert!(popup(&world).is_null());
    assert_eq!(world.at(Slice::Layout, "/bell"), 3);
}

#[test]
fn a_popup_waits_for_forms_and_games_and_the_embedded_help() {
    for address in ["/?modal=login", "/register", "/login", "/helpmc", "/game?gameType=RNG&vassalage=V1&nodeId=n1"] {
        let mut world = open_at("/");
        move_on(&mut world, address);
        assert!(popup(&world).is_null(), "{address}");
    }
    let mut world = open_at("/");
    move_on(&mut world, "/?modal=login");
    world.send(UiEvent::Route(RouteEvent::Close));
    assert_eq!(popup(&world), "p1");
}

#[test]
fn popups_do_not_stand_before_a_closed_site_or_wait_on_hostile_storage() {
    let mut world = World::open(Setup::default());
    settle_with(&mut world, |call| match call.url.starts_with("/wps/system/status") {
        true => Some(reply(200, &json!({ "success": true, "value": { "status": 1 } }))),
        false => announcing(call),
    });
    move_on(&mut world, "/rng");
    assert!(popup(&world).is_null());
    for stored in ["{bad", "7", "\n\n", "", "nobody\nnobody else"] {
        let local = [("popupsRead".to_owned(), stored.to_owned())].into();
        let mut world = World::open(Setup { local, ..Setup::default() });
        settle_with(&mut world, announcing);
        move_on(&mut world, "/rng");
        assert_eq!(popup(&world), "p1", "{stored}");
        assert_eq!(world.local["popupsRead"], "p1", "what is no longer there is forgotten");
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
    let mut world = visitor_at("/");
    send(&mut world, NoticesEvent::Acted);
    world.visit("/rng");
    assert!(world.at(Slice::Notices, "/popup").is_null());
}
