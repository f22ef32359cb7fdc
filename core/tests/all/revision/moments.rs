//! When a page asks and when it refreshes: at a moment of its own, once for many changes, not while it is hidden.

use super::{ASKS_WITHIN, ChangingSite, NOTICES, REFRESHES_WITHIN, REVISION, STATUS, marquee, set_visible, waiting};
use crate::support::*;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::json;
use std::cell::RefCell;

#[test]
fn a_page_that_hears_of_a_change_takes_it_over_quietly() {
    let mut site = ChangingSite::open(5);
    let mut world = site.page();
    assert_eq!((world.at(Slice::Site, "/brand"), marquee(&world)), (json!("Lumora"), json!("Welcome")));
    (site.revision, site.brand, site.notice) = (6, "Lumora Nights", "Storm warning");
    world.take_dirty();
    world.tell_revision(6);
    assert!(world.calls.is_empty(), "it waits a moment of its own");
    world.wait(REFRESHES_WITHIN);
    assert_eq!(waiting(&world, STATUS), 1);
    assert_eq!(world.at(Slice::Site, "/phase/kind"), "open", "nothing flickers meanwhile");
    site.settle(&mut world);
    assert_eq!((world.at(Slice::Site, "/brand"), marquee(&world)), (json!("Lumora Nights"), json!("Storm warning")));
    world.wait(REFRESHES_WITHIN);
    assert!(world.calls.is_empty(), "once is enough: {:?}", world.calls);
}

#[test]
fn what_it_holds_already_asks_for_nothing() {
    let site = ChangingSite::open(5);
    let mut world = site.page();
    for told in [5, 4, 5, 0] {
        world.tell_revision(told);
    }
    world.wait(REFRESHES_WITHIN);
    assert!(world.calls.is_empty(), "{:?}", world.calls);
}

#[test]
fn many_changes_make_one_refresh_and_a_later_one_another() {
    let mut site = ChangingSite::open(5);
    let mut world = site.page();
    for revision in 6..40 {
        world.tell_revision(revision);
    }
    site.revision = 39;
    world.wait(REFRESHES_WITHIN);
    assert_eq!(waiting(&world, STATUS), 1);
    world.tell_revision(40);
    world.wait(REFRESHES_WITHIN);
    assert_eq!(waiting(&world, STATUS), 1, "never two at once");
    let (answer, call_id) = (site.answer(world.call(STATUS).unwrap()).unwrap(), call_id(&world, STATUS));
    world.answer(call_id, answer);
    site.revision = 40;
    site.settle(&mut world);
    world.wait(REFRESHES_WITHIN);
    assert_eq!(waiting(&world, STATUS), 1, "the change that came meanwhile is not lost");
    site.settle(&mut world);
    world.wait(REFRESHES_WITHIN);
    assert!(world.calls.is_empty());
}

#[test]
fn pages_spread_their_refreshes() {
    let moments = RefCell::new(std::collections::BTreeSet::new());
    for seed in 0..20 {
        let site = ChangingSite::open(5);
        let mut world = World::open(Setup { seed, ..Setup::default() });
        site.settle(&mut world);
        world.tell_revision(6);
        let mut waited = 0;
        while waiting(&world, STATUS) == 0 {
            world.wait(100);
            waited += 100;
        }
        assert!(waited <= REFRESHES_WITHIN, "{waited}");
        moments.borrow_mut().insert(waited);
    }
    assert!(moments.borrow().len() > 10, "{moments:?}");
}

#[test]
fn an_idle_page_asks_now_and_then_and_a_hidden_one_does_not() {
    let mut site = ChangingSite::open(5);
    let mut world = site.page();
    world.wait(29_000);
    assert_eq!(waiting(&world, REVISION), 0);
    world.wait(ASKS_WITHIN - 29_000);
    assert_eq!(waiting(&world, REVISION), 1);
    site.settle(&mut world);
    assert!(world.calls.is_empty(), "nothing changed");
    set_visible(&mut world, false);
    site.revision = 6;
    site.brand = "Lumora Nights";
    world.wait(10 * ASKS_WITHIN);
    assert!(world.calls.is_empty(), "{:?}", world.calls);
    set_visible(&mut world, true);
    assert_eq!(waiting(&world, REVISION), 1, "it asks when it is seen again");
    site.settle(&mut world);
    world.wait(REFRESHES_WITHIN);
    site.settle(&mut world);
    assert_eq!(world.at(Slice::Site, "/brand"), "Lumora Nights");
    world.wait(ASKS_WITHIN);
    assert_eq!(waiting(&world, REVISION), 1, "and goes on asking");
}

#[test]
fn a_refresh_that_waited_is_put_off_while_the_page_is_hidden() {
    let site = ChangingSite::open(5);
    let mut world = site.page();
    world.tell_revision(6);
    set_visible(&mut world, false);
    world.wait(REFRESHES_WITHIN);
    assert!(world.calls.is_empty());
    set_visible(&mut world, true);
    ChangingSite::open(6).settle(&mut world);
    world.wait(REFRESHES_WITHIN);
    assert_eq!(waiting(&world, STATUS), 1);
}

#[test]
fn a_change_between_the_calls_of_the_start_is_not_missed() {
    let mut world = World::open(Setup::default());
    let old = ChangingSite::open(5);
    world.tell_revision(5);
    let (answer, asked) = (old.answer(world.call(NOTICES).unwrap()).unwrap(), call_id(&world, NOTICES));
    world.answer(asked, answer);
    let site = ChangingSite { notice: "Storm warning", ..ChangingSite::open(6) };
    world.tell_revision(6);
    site.settle(&mut world);
    world.wait(REFRESHES_WITHIN);
    site.settle(&mut world);
    assert_eq!(marquee(&world), "Storm warning");
}

#[test]
fn the_first_change_of_a_fresh_site_is_taken_over_as_well() {
    let mut site = ChangingSite::open(0);
    let mut world = site.page();
    site.revision = 1;
    site.brand = "Nightfall";
    world.wait(ASKS_WITHIN);
    site.settle(&mut world);
    world.wait(REFRESHES_WITHIN);
    site.settle(&mut world);
    assert_eq!(world.at(Slice::Site, "/brand"), "Nightfall");
}
