//! What the operator changes while the page is open: the page hears of it, waits its moment, and takes it over without a
//! reload; maintenance and blocks reach it, and their end.

use crate::support::*;
use lumora_core::effect::{HttpCall, Method};
use lumora_core::event::{HttpReply, SiteEvent, Transport, UiEvent};
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};

const STATUS: &str = "/wps/system/status";
const REVISION: &str = "/wps/system/revision";
const NOTICES: &str = "/wps/relay/MCSFE_getListAnnouncements";
/// No page waits longer before it asks, or before it refreshes, in milliseconds.
const ASKS_WITHIN: u64 = 60_000;
const REFRESHES_WITHIN: u64 = 5_000;

/// An operator who changes things: a revision, a status, a brand, a notice.
struct Desk {
    revision: u64,
    status: u8,
    brand: &'static str,
    notice: &'static str,
}

impl Desk {
    fn open(revision: u64) -> Desk {
        Desk { revision, status: 0, brand: "Lumora", notice: "Welcome" }
    }

    fn answer(&self, call: &HttpCall) -> Option<Result<HttpReply, Transport>> {
        let notice = || {
            json!({ "player": [{ "id": "a1", "title": self.notice, "content": "<p>Hello</p>",
            "publishedAt": "2026-11-20T01:02:03Z", "noticeType": "PL" }] })
        };
        match call.url.split('?').next() {
            Some(STATUS) => {
                let mut value = status();
                value["revision"] = self.revision.into();
                value["status"] = self.status.into();
                value["info"]["brandName"] = self.brand.into();
                Some(ok(value))
            }
            Some(REVISION) => Some(ok(json!({ "revision": self.revision }))),
            Some(NOTICES) => Some(ok(notice())),
            _ => operator(call),
        }
    }

    fn settle(&self, world: &mut World) {
        settle_with(world, |call| self.answer(call));
    }

    fn page(&self) -> World {
        let mut world = World::open(Setup::default());
        self.settle(&mut world);
        world
    }
}

fn see(world: &mut World, visible: bool) {
    world.send(UiEvent::Site(SiteEvent::Visible(visible)));
}

fn waiting(world: &World, path: &str) -> usize {
    count(world, Method::Get, path)
}

fn marquee(world: &World) -> Value {
    world.at(Slice::Frame, "/marquee/0/title")
}

#[test]
fn a_page_that_hears_of_a_change_takes_it_over_quietly() {
    let mut desk = Desk::open(5);
    let mut world = desk.page();
    assert_eq!((world.at(Slice::Site, "/brand"), marquee(&world)), (json!("Lumora"), json!("Welcome")));
    (desk.revision, desk.brand, desk.notice) = (6, "Lumora Nights", "Storm warning");
    world.take_dirty();
    world.tell_revision(6);
    assert!(world.calls.is_empty(), "it waits a moment of its own");
    world.wait(REFRESHES_WITHIN);
    assert_eq!(waiting(&world, STATUS), 1);
    assert_eq!(world.at(Slice::Site, "/phase/kind"), "open", "nothing flickers meanwhile");
    desk.settle(&mut world);
    assert_eq!((world.at(Slice::Site, "/brand"), marquee(&world)), (json!("Lumora Nights"), json!("Storm warning")));
    world.wait(REFRESHES_WITHIN);
    assert!(world.calls.is_empty(), "once is enough: {:?}", world.calls);
}

#[test]
fn what_it_holds_already_asks_for_nothing() {
    let desk = Desk::open(5);
    let mut world = desk.page();
    for told in [5, 4, 5, 0] {
        world.tell_revision(told);
    }
    world.wait(REFRESHES_WITHIN);
    assert!(world.calls.is_empty(), "{:?}", world.calls);
}

#[test]
fn many_changes_make_one_refresh_and_a_later_one_another() {
    let mut desk = Desk::open(5);
    let mut world = desk.page();
    for revision in 6..40 {
        world.tell_revision(revision);
    }
    desk.revision = 39;
    world.wait(REFRESHES_WITHIN);
    assert_eq!(waiting(&world, STATUS), 1);
    world.tell_revision(40);
    world.wait(REFRESHES_WITHIN);
    assert_eq!(waiting(&world, STATUS), 1, "never two at once");
    let (answer, ticket) = (desk.answer(world.call(STATUS).unwrap()).unwrap(), ticket(&world, STATUS));
    world.answer(ticket, answer);
    desk.revision = 40;
    desk.settle(&mut world);
    world.wait(REFRESHES_WITHIN);
    assert_eq!(waiting(&world, STATUS), 1, "the change that came meanwhile is not lost");
    desk.settle(&mut world);
    world.wait(REFRESHES_WITHIN);
    assert!(world.calls.is_empty());
}

#[test]
fn pages_spread_their_refreshes() {
    let moments = RefCell::new(std::collections::BTreeSet::new());
    for seed in 0..20 {
        let desk = Desk::open(5);
        let mut world = World::open(Setup { seed, ..Setup::default() });
        desk.settle(&mut world);
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
    let mut desk = Desk::open(5);
    let mut world = desk.page();
    world.wait(29_000);
    assert_eq!(waiting(&world, REVISION), 0);
    world.wait(ASKS_WITHIN - 29_000);
    assert_eq!(waiting(&world, REVISION), 1);
    desk.settle(&mut world);
    assert!(world.calls.is_empty(), "nothing changed");
    see(&mut world, false);
    desk.revision = 6;
    desk.brand = "Lumora Nights";
    world.wait(10 * ASKS_WITHIN);
    assert!(world.calls.is_empty(), "{:?}", world.calls);
    see(&mut world, true);
    assert_eq!(waiting(&world, REVISION), 1, "it asks when it is seen again");
    desk.settle(&mut world);
    world.wait(REFRESHES_WITHIN);
    desk.settle(&mut world);
    assert_eq!(world.at(Slice::Site, "/brand"), "Lumora Nights");
    world.wait(ASKS_WITHIN);
    assert_eq!(waiting(&world, REVISION), 1, "and goes on asking");
}

#[test]
fn a_refresh_that_waited_is_put_off_while_the_page_is_hidden() {
    let desk = Desk::open(5);
    let mut world = desk.page();
    world.tell_revision(6);
    see(&mut world, false);
    world.wait(REFRESHES_WITHIN);
    assert!(world.calls.is_empty());
    see(&mut world, true);
    Desk::open(6).settle(&mut world);
    world.wait(REFRESHES_WITHIN);
    assert_eq!(waiting(&world, STATUS), 1);
}

#[test]
fn maintenance_and_blocks_reach_an_open_page_and_so_does_their_end() {
    for (number, kind) in [(1, "maintenance"), (2, "blocked")] {
        let mut desk = Desk::open(5);
        let mut world = desk.page();
        (desk.revision, desk.status) = (6, number);
        world.wait(ASKS_WITHIN);
        desk.settle(&mut world);
        world.wait(REFRESHES_WITHIN);
        desk.settle(&mut world);
        assert_eq!(world.at(Slice::Site, "/phase/kind"), kind);
        (desk.revision, desk.status, desk.notice) = (7, 0, "Open again");
        world.wait(ASKS_WITHIN);
        desk.settle(&mut world);
        world.wait(REFRESHES_WITHIN);
        desk.settle(&mut world);
        assert_eq!((world.at(Slice::Site, "/phase/kind"), marquee(&world)), (json!("open"), json!("Open again")));
    }
}

#[test]
fn a_page_that_began_in_maintenance_opens_by_itself_with_everything() {
    let closed = Desk { status: 1, ..Desk::open(5) };
    let mut world = World::open(Setup::default());
    settle_with(&mut world, |call| match call.url.split('?').next() {
        Some(STATUS) => closed.answer(call),
        _ => Some(failed(503, "unavailable", json!({}))),
    });
    assert_eq!(world.at(Slice::Site, "/phase/kind"), "maintenance");
    let desk = Desk::open(6);
    world.wait(ASKS_WITHIN);
    desk.settle(&mut world);
    world.wait(REFRESHES_WITHIN);
    desk.settle(&mut world);
    assert_eq!((world.at(Slice::Site, "/phase/kind"), marquee(&world)), (json!("open"), json!("Welcome")));
    assert_eq!(world.at(Slice::Home, "/hot/status/kind"), "ready");
}

#[test]
fn a_refresh_that_fails_leaves_the_page_as_it_is_and_is_tried_again() {
    for refused in [
        Err(Transport::Network),
        Err(Transport::Timeout),
        failed(500, "internal_error", json!({})),
        reply(200, &json!(7)),
    ] {
        let mut desk = Desk::open(5);
        let mut world = desk.page();
        (desk.revision, desk.brand) = (6, "Lumora Nights");
        world.tell_revision(6);
        world.wait(REFRESHES_WITHIN);
        let asked = ticket(&world, STATUS);
        world.answer(asked, refused.clone());
        assert_eq!(
            (world.at(Slice::Site, "/phase/kind"), world.at(Slice::Site, "/brand")),
            (json!("open"), json!("Lumora"))
        );
        world.wait(ASKS_WITHIN);
        desk.settle(&mut world);
        world.wait(REFRESHES_WITHIN);
        desk.settle(&mut world);
        assert_eq!(world.at(Slice::Site, "/brand"), "Lumora Nights", "{refused:?}");
    }
}

#[test]
fn a_closed_page_stays_what_it_is_when_its_refresh_fails() {
    let mut world = Desk { status: 1, ..Desk::open(5) }.page();
    world.tell_revision(6);
    world.wait(REFRESHES_WITHIN);
    let asked = ticket(&world, STATUS);
    world.answer(asked, Err(Transport::Network));
    assert_eq!(world.at(Slice::Site, "/phase/kind"), "maintenance");
}

#[test]
fn content_that_could_not_be_had_is_asked_for_again() {
    let mut desk = Desk::open(5);
    let mut world = desk.page();
    (desk.revision, desk.notice) = (6, "Storm warning");
    world.tell_revision(6);
    world.wait(REFRESHES_WITHIN);
    settle_with(&mut world, |call| match call.url.split('?').next() {
        Some(NOTICES) => Some(Err(Transport::Network)),
        _ => desk.answer(call),
    });
    assert_eq!(marquee(&world), "Welcome", "what is there stays");
    world.wait(ASKS_WITHIN);
    desk.settle(&mut world);
    world.wait(REFRESHES_WITHIN);
    desk.settle(&mut world);
    assert_eq!(marquee(&world), "Storm warning");
}

#[test]
fn whatever_could_not_be_had_is_asked_for_again_and_no_earlier_than_the_page_would_ask() {
    const CATEGORIES: &str = "/wps/system/helpCenter";
    for refused in [Err(Transport::Timeout), failed(503, "unavailable", json!({})), reply(200, &json!(7))] {
        let mut desk = Desk::open(5);
        let mut world = World::open(Setup { address: "/help".to_owned(), ..Setup::default() });
        desk.settle(&mut world);
        desk.revision = 6;
        world.tell_revision(6);
        world.wait(REFRESHES_WITHIN);
        settle_with(&mut world, |call| match call.url.split('?').next() {
            Some(CATEGORIES) => Some(refused.clone()),
            _ => desk.answer(call),
        });
        world.tell_revision(6);
        world.wait(REFRESHES_WITHIN);
        assert!(world.calls.is_empty(), "{refused:?}: {:?}", world.calls);
        world.wait(ASKS_WITHIN);
        let asked = Cell::new(0);
        settle_with(&mut world, |call| {
            asked.set(asked.get() + usize::from(call.url.starts_with(CATEGORIES)));
            desk.answer(call)
        });
        assert_eq!(asked.get(), 1, "{refused:?}");
    }
}

#[test]
fn what_is_gone_is_asked_for_once() {
    let mut desk = Desk::open(5);
    let mut world = World::open(Setup { address: "/help".to_owned(), ..Setup::default() });
    desk.settle(&mut world);
    desk.revision = 6;
    world.tell_revision(6);
    world.wait(REFRESHES_WITHIN);
    settle_with(&mut world, |call| match call.url.split('?').next() {
        Some(STATUS | REVISION) => desk.answer(call),
        _ => Some(failed(404, "not_found", json!({}))),
    });
    world.wait(ASKS_WITHIN);
    assert_eq!((waiting(&world, STATUS), waiting(&world, REVISION)), (0, 1), "{:?}", world.calls);
}

#[test]
fn a_reload_does_not_show_what_the_tab_has_kept_from_before_a_change() {
    let world = Desk::open(5).page();
    let desk = Desk { notice: "Storm warning", ..Desk::open(6) };
    let mut again = world.reload();
    assert_eq!(waiting(&again, NOTICES), 0, "the kept notices show at once");
    desk.settle(&mut again);
    assert_eq!(marquee(&again), "Storm warning");
    let mut same = again.reload();
    desk.settle(&mut same);
    assert_eq!(marquee(&same), "Storm warning");
    assert!(same.calls.is_empty());
}

#[test]
fn a_change_between_the_calls_of_the_first_round_is_not_missed() {
    let mut world = World::open(Setup::default());
    let old = Desk::open(5);
    world.tell_revision(5);
    let (answer, asked) = (old.answer(world.call(NOTICES).unwrap()).unwrap(), ticket(&world, NOTICES));
    world.answer(asked, answer);
    let desk = Desk { notice: "Storm warning", ..Desk::open(6) };
    world.tell_revision(6);
    desk.settle(&mut world);
    world.wait(REFRESHES_WITHIN);
    desk.settle(&mut world);
    assert_eq!(marquee(&world), "Storm warning");
}

#[test]
fn the_number_of_another_database_is_followed() {
    let mut world = Desk::open(500).page();
    let desk = Desk { notice: "Fresh start", ..Desk::open(2) };
    let mut again = world.reload();
    desk.settle(&mut again);
    assert_eq!(marquee(&again), "Fresh start");
    see(&mut world, true);
    let next = Desk { notice: "Next", ..Desk::open(3) };
    again.tell_revision(3);
    again.wait(REFRESHES_WITHIN);
    next.settle(&mut again);
    assert_eq!(marquee(&again), "Next");
}

#[test]
fn the_first_change_of_a_fresh_site_is_taken_over_as_well() {
    let mut desk = Desk::open(0);
    let mut world = desk.page();
    desk.revision = 1;
    desk.brand = "Nightfall";
    world.wait(ASKS_WITHIN);
    desk.settle(&mut world);
    world.wait(REFRESHES_WITHIN);
    desk.settle(&mut world);
    assert_eq!(world.at(Slice::Site, "/brand"), "Nightfall");
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
        Desk::open(5).settle(&mut world);
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
    settle_with(&mut world, |call| settings(true)(call).or_else(|| Desk::open(5).answer(call)));
    assert_eq!(world.at(Slice::Register, "/captcha/kind"), "image");
    take_over(&mut world, 6, settings(false));
    assert_eq!(world.at(Slice::Register, "/captcha"), Value::Null);
    take_over(&mut world, 7, settings(true));
    assert_eq!(world.at(Slice::Register, "/captcha/kind"), "image");
}
