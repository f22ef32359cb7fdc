//! What a refresh brings: maintenance and its end, what shows and nothing else, and never what the tab has kept.

use super::{ASKS_WITHIN, ChangingSite, NOTICES, REFRESHES_WITHIN, STATUS, marquee, set_visible, waiting};
use crate::support::*;
use crate::ways;
use lumora_core::effect::HttpCall;
use lumora_core::event::{ContactEvent, HttpReply, SecuritySettingsEvent, Transport, UiEvent};
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use lumora_core::wire::ContactKind;
use serde_json::{Value, json};
use std::cell::Cell;

#[test]
fn maintenance_and_blocks_reach_an_open_page_and_so_does_their_end() {
    for (number, kind) in [(1, "maintenance"), (2, "blocked")] {
        let mut site = ChangingSite::open(5);
        let mut world = site.page();
        (site.revision, site.status) = (6, number);
        world.wait(ASKS_WITHIN);
        site.settle(&mut world);
        world.wait(REFRESHES_WITHIN);
        site.settle(&mut world);
        assert_eq!(world.at(Slice::Site, "/phase/kind"), kind);
        (site.revision, site.status, site.notice) = (7, 0, "Open again");
        world.wait(ASKS_WITHIN);
        site.settle(&mut world);
        world.wait(REFRESHES_WITHIN);
        site.settle(&mut world);
        assert_eq!((world.at(Slice::Site, "/phase/kind"), marquee(&world)), (json!("open"), json!("Open again")));
    }
}

#[test]
fn a_page_that_began_in_maintenance_opens_by_itself_with_everything() {
    let closed = ChangingSite { status: 1, ..ChangingSite::open(5) };
    let mut world = World::open(Setup::default());
    settle_with(&mut world, |call| match call.url.split('?').next() {
        Some(STATUS) => closed.answer(call),
        _ => Some(failed(503, "unavailable", json!({}))),
    });
    assert_eq!(world.at(Slice::Site, "/phase/kind"), "maintenance");
    let site = ChangingSite::open(6);
    world.wait(ASKS_WITHIN);
    site.settle(&mut world);
    world.wait(REFRESHES_WITHIN);
    site.settle(&mut world);
    assert_eq!((world.at(Slice::Site, "/phase/kind"), marquee(&world)), (json!("open"), json!("Welcome")));
    assert_eq!(world.at(Slice::Home, "/hot/status/kind"), "ready");
}

#[test]
fn a_lobby_that_began_in_maintenance_lists_its_hot_games_by_itself() {
    let closed = ChangingSite { status: 1, ..ChangingSite::open(5) };
    let mut world = World::open(Setup { address: "/rng?type=hot".into(), ..Setup::default() });
    settle_with(&mut world, |call| match call.url.split('?').next() {
        Some(STATUS) => closed.answer(call),
        _ => Some(failed(503, "unavailable", json!({}))),
    });
    let site = ChangingSite::open(6);
    for wait in [ASKS_WITHIN, REFRESHES_WITHIN] {
        world.wait(wait);
        site.settle(&mut world);
    }
    assert_eq!(world.at(Slice::Lobby, "/list/kind"), "ready");
    assert!(!world.at(Slice::Lobby, "/tiles").as_array().unwrap().is_empty());
}

#[test]
fn a_reload_does_not_show_what_the_tab_has_kept_from_before_a_change() {
    let world = ChangingSite::open(5).page();
    let site = ChangingSite { notice: "Storm warning", ..ChangingSite::open(6) };
    let mut again = world.reload();
    assert_eq!(waiting(&again, NOTICES), 0, "the kept notices show at once");
    site.settle(&mut again);
    assert_eq!(marquee(&again), "Storm warning");
    let mut same = again.reload();
    site.settle(&mut same);
    assert_eq!(marquee(&same), "Storm warning");
    assert!(same.calls.is_empty());
}

#[test]
fn the_number_of_another_database_is_followed() {
    let mut world = ChangingSite::open(500).page();
    let site = ChangingSite { notice: "Fresh start", ..ChangingSite::open(2) };
    let mut again = world.reload();
    site.settle(&mut again);
    assert_eq!(marquee(&again), "Fresh start");
    set_visible(&mut world, true);
    let next = ChangingSite { notice: "Next", ..ChangingSite::open(3) };
    again.tell_revision(3);
    again.wait(REFRESHES_WITHIN);
    next.settle(&mut again);
    assert_eq!(marquee(&again), "Next");
}

/// What the operator changed reaches the page: whatever it asks is answered by this.
fn take_over(world: &mut World, revision: u64, answer: impl Fn(&HttpCall) -> Option<Result<HttpReply, Transport>>) {
    world.tell_revision(revision);
    world.wait(REFRESHES_WITHIN);
    settle_with(world, |call| match call.url.split('?').next() {
        Some(STATUS) => {
            let mut value = status();
            value["revision"] = revision.into();
            Some(ok(value))
        }
        _ => answer(call).or_else(|| operator(call)),
    });
}

#[test]
fn what_shows_is_asked_for_again_and_what_does_not_is_not() {
    const ROOMS: &str = "/wps/relay/GLS2_roomList";
    const POINTS: &str = "/wps/relay/MCS2_getPointConfig";
    for (address, path, asked) in [("/pvp", ROOMS, 1), ("/fish", ROOMS, 0), ("/pointMall", POINTS, 1), ("/", POINTS, 0)]
    {
        let mut world = World::open(Setup { address: address.into(), ..Setup::default() });
        ChangingSite::open(5).settle(&mut world);
        let calls = Cell::new(0);
        take_over(&mut world, 6, |call| {
            calls.set(calls.get() + usize::from(call.url.starts_with(path)));
            None
        });
        assert_eq!(calls.get(), asked, "{path} at {address}");
    }
}

#[test]
fn a_captcha_that_the_rules_no_longer_want_goes_from_an_open_form() {
    let settings = |wanted: bool| {
        move |call: &HttpCall| {
            let mut settings = register_settings();
            settings["captcha"] = wanted.into();
            (call.url.split('?').next() == Some("/wps/system/setting/register")).then(|| ok(settings))
        }
    };
    let mut world = World::open(Setup { address: "/?modal=register".into(), ..Setup::default() });
    settle_with(&mut world, |call| settings(true)(call).or_else(|| ChangingSite::open(5).answer(call)));
    assert_eq!(world.at(Slice::Register, "/captcha/kind"), "work");
    take_over(&mut world, 6, settings(false));
    assert_eq!(world.at(Slice::Register, "/captcha"), Value::Null);
    take_over(&mut world, 7, settings(true));
    assert_eq!(world.at(Slice::Register, "/captcha/kind"), "work");
}

const RULES: &str = "/wps/system/setting/register";

fn change_contact(world: &mut World) -> usize {
    let change = ContactEvent::Change(ContactKind::Email);
    world.send(UiEvent::SecuritySettings(SecuritySettingsEvent::Contact(change)));
    let asked = waiting(world, RULES);
    ways::settle_ways(world, ways::plainly);
    asked
}

#[test]
fn a_form_that_stands_open_shows_on_while_its_rules_are_asked_for_anew() {
    let shown = |world: &World| world.at(Slice::SecuritySettings, "/contacts/form/status/kind");
    let mut world = ways::member("/rng?mc=securityCenter");
    assert_eq!((change_contact(&mut world), shown(&world)), (1, json!("ready")));
    world.tell_revision(6);
    world.wait(REFRESHES_WITHIN);
    while waiting(&world, RULES) == 0 {
        let call = world.calls.first().cloned().expect("a call that leads to the rules");
        world.answer(call.call_id, ChangingSite::open(6).answer(&call).expect("an answer"));
    }
    assert_eq!(shown(&world), "ready");
    let rules = world.call(RULES).expect("a call").call_id;
    world.answer(rules, Err(Transport::Network));
    assert_eq!(shown(&world), "ready", "old rules are better than none");
}

#[test]
fn who_has_opened_no_form_asks_for_no_rules() {
    let mut world = ways::member("/rng?mc=securityCenter");
    let asked = Cell::new(0);
    take_over(&mut world, 6, |call| {
        asked.set(asked.get() + usize::from(call.url == RULES));
        ways::other(call)
    });
    assert_eq!(asked.get(), 0);
}

#[test]
fn rules_that_change_while_they_are_asked_for_are_asked_for_again() {
    let mut world = World::open(Setup { address: "/?modal=register".into(), ..Setup::default() });
    let but_rules = |world: &mut World, site: &ChangingSite| {
        while let Some(call) = world.calls.iter().find(|call| call.url != RULES).cloned() {
            world.answer(call.call_id, site.answer(&call).expect("an answer"));
        }
    };
    but_rules(&mut world, &ChangingSite::open(5));
    let first = world.call(RULES).expect("a call").call_id;
    world.tell_revision(6);
    world.wait(REFRESHES_WITHIN);
    but_rules(&mut world, &ChangingSite::open(6));
    assert_ne!(world.call(RULES).expect("another call").call_id, first);
    assert_eq!(waiting(&world, RULES), 1);
}
