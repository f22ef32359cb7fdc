//! What the operator changes while the page is open: the page hears of it, waits its moment, and takes it over without a
//! reload; maintenance and blocks reach it, and their end. Here: an operator who changes things.

mod content;
mod failures;
mod moments;

use crate::support::*;
use lumora_core::effect::{HttpCall, Method};
use lumora_core::event::{HttpReply, SiteEvent, Transport, UiEvent};
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::{Value, json};

const STATUS: &str = "/wps/system/status";
const REVISION: &str = "/wps/system/revision";
const NOTICES: &str = "/wps/relay/MCSFE_getListAnnouncements";
/// No page waits longer before it asks, or before it refreshes, in milliseconds.
const ASKS_WITHIN: u64 = 60_000;
const REFRESHES_WITHIN: u64 = 5_000;

/// A site that its operator changes: a revision, a status, a brand, a notice.
struct ChangingSite {
    revision: u64,
    status: u8,
    brand: &'static str,
    notice: &'static str,
}

impl ChangingSite {
    fn open(revision: u64) -> ChangingSite {
        ChangingSite { revision, status: 0, brand: "Lumora", notice: "Welcome" }
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

fn set_visible(world: &mut World, visible: bool) {
    world.send(UiEvent::Site(SiteEvent::Visible(visible)));
}

fn waiting(world: &World, path: &str) -> usize {
    count(world, Method::Get, path)
}

fn marquee(world: &World) -> Value {
    world.at(Slice::Layout, "/marquee/0/title")
}
