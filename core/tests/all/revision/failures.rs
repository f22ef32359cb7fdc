//! A refresh that fails, whole or in part: the page stays as it is, and asks again in time.

use super::{ASKS_WITHIN, ChangingSite, NOTICES, REFRESHES_WITHIN, REVISION, STATUS, marquee, waiting};
use crate::support::*;
use lumora_core::event::Transport;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::json;
use std::cell::Cell;

#[test]
fn a_refresh_that_fails_leaves_the_page_as_it_is_and_is_tried_again() {
    for refused in [
        Err(Transport::Network),
        Err(Transport::Timeout),
        failed(500, "internal_error", json!({})),
        reply(200, &json!(7)),
    ] {
        let mut site = ChangingSite::open(5);
        let mut world = site.page();
        (site.revision, site.brand) = (6, "Lumora Nights");
        world.tell_revision(6);
        world.wait(REFRESHES_WITHIN);
        let asked = call_id(&world, STATUS);
        world.answer(asked, refused.clone());
        assert_eq!(
            (world.at(Slice::Site, "/phase/kind"), world.at(Slice::Site, "/brand")),
            (json!("open"), json!("Lumora"))
        );
        world.wait(ASKS_WITHIN);
        site.settle(&mut world);
        world.wait(REFRESHES_WITHIN);
        site.settle(&mut world);
        assert_eq!(world.at(Slice::Site, "/brand"), "Lumora Nights", "{refused:?}");
    }
}

#[test]
fn a_closed_page_stays_what_it_is_when_its_refresh_fails() {
    let mut world = ChangingSite { status: 1, ..ChangingSite::open(5) }.page();
    world.tell_revision(6);
    world.wait(REFRESHES_WITHIN);
    let asked = call_id(&world, STATUS);
    world.answer(asked, Err(Transport::Network));
    assert_eq!(world.at(Slice::Site, "/phase/kind"), "maintenance");
}

#[test]
fn content_that_could_not_be_had_is_asked_for_again() {
    let mut site = ChangingSite::open(5);
    let mut world = site.page();
    (site.revision, site.notice) = (6, "Storm warning");
    world.tell_revision(6);
    world.wait(REFRESHES_WITHIN);
    settle_with(&mut world, |call| match call.url.split('?').next() {
        Some(NOTICES) => Some(Err(Transport::Network)),
        _ => site.answer(call),
    });
    assert_eq!(marquee(&world), "Welcome", "what is there stays");
    world.wait(ASKS_WITHIN);
    site.settle(&mut world);
    world.wait(REFRESHES_WITHIN);
    site.settle(&mut world);
    assert_eq!(marquee(&world), "Storm warning");
}

/// The help centre, at the moment at which it asks for what an operator has changed.
fn help_that_heard_of_a_change() -> (ChangingSite, World) {
    let mut site = ChangingSite::open(5);
    let mut world = World::open(Setup { address: "/help".to_owned(), ..Setup::default() });
    site.settle(&mut world);
    site.revision = 6;
    world.tell_revision(6);
    world.wait(REFRESHES_WITHIN);
    (site, world)
}

#[test]
fn whatever_could_not_be_had_is_asked_for_again_and_no_earlier_than_the_page_would_ask() {
    const CATEGORIES: &str = "/wps/system/helpCenter";
    for refused in [Err(Transport::Timeout), failed(503, "unavailable", json!({})), reply(200, &json!(7))] {
        let (site, mut world) = help_that_heard_of_a_change();
        settle_with(&mut world, |call| match call.url.split('?').next() {
            Some(CATEGORIES) => Some(refused.clone()),
            _ => site.answer(call),
        });
        world.tell_revision(6);
        world.wait(REFRESHES_WITHIN);
        assert!(world.calls.is_empty(), "{refused:?}: {:?}", world.calls);
        world.wait(ASKS_WITHIN);
        let asked = Cell::new(0);
        settle_with(&mut world, |call| {
            asked.set(asked.get() + usize::from(call.url.starts_with(CATEGORIES)));
            site.answer(call)
        });
        assert_eq!(asked.get(), 1, "{refused:?}");
    }
}

#[test]
fn what_is_gone_is_asked_for_once() {
    let (site, mut world) = help_that_heard_of_a_change();
    settle_with(&mut world, |call| match call.url.split('?').next() {
        Some(STATUS | REVISION) => site.answer(call),
        _ => Some(failed(404, "not_found", json!({}))),
    });
    world.wait(ASKS_WITHIN);
    assert_eq!((waiting(&world, STATUS), waiting(&world, REVISION)), (0, 1), "{:?}", world.calls);
}
