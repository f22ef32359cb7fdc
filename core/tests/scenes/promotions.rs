//! Scenes of promotions and the points mall.

use super::stage::{Answer, after_each, open, path, scene, settle};
use super::{HOME, MEMBER, Scene, on};
use crate::support::{ok, promotion_detail, promotions};
use lumora_core::effect::HttpCall;
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::World;
use serde_json::json;

fn offline(call: &HttpCall) -> Answer {
    call.url.starts_with("/wps/promotions").then_some(Err(Transport::Network))
}

/// Applying, with one file of each kind of progress.
fn applying() -> World {
    let mut world = scene("/promoDetail?id=p-apply", true);
    let file =
        |handle, name: &str, size, head: &[u8]| PickedFile { handle, name: name.into(), size, head: head.into() };
    let png = [0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a];
    let files = vec![
        file(1, "transfer slip.png", 940_000, &png),
        file(2, "screenshot of the whole page at night.jpg", 4_900_000, &[0xff, 0xd8, 0xff]),
        file(3, "notes.svg", 12_000, b"<svg"),
    ];
    world.send(UiEvent::Promotions(PromotionsEvent::Remark("Sent on Friday evening.".into())));
    world.send(UiEvent::Promotions(PromotionsEvent::Attach(files)));
    settle(&mut world, |call| match call.url.as_str() {
        "/wps/promotions/image" if call.file == Some(2) => Some(Err(Transport::Network)),
        _ => None,
    });
    world.send(UiEvent::Promotions(PromotionsEvent::Apply));
    world
}

/// A draw was made and won.
fn drawn() -> World {
    let mut world = scene("/promoDetail?id=p-raffle", true);
    world.send(UiEvent::Promotions(PromotionsEvent::Draw));
    settle(&mut world, |call| match call.url.as_str() {
        "/wps/relay/MCS2_claimRafflePromotion" => {
            let mut value = promotion_detail(&promotions()[2]);
            value["raffle"]["drawsLeft"] = json!(1);
            value["raffle"]["draws"] = json!([{ "drawId": "d1", "prizeId": "z2", "drawnAt": "2026-11-21T08:00:00Z" }]);
            Some(ok(value))
        }
        _ => None,
    });
    world
}

/// A draw whose answer was lost; the server is being asked what became of it.
fn lost_draw() -> World {
    let mut world = scene("/promoDetail?id=p-raffle", true);
    world.send(UiEvent::Promotions(PromotionsEvent::Draw));
    if let Some(call) = world.call("/wps/relay/MCS2_claimRafflePromotion").cloned() {
        world.answer(call.call_id, Err(Transport::Timeout));
    }
    world
}

/// The same, and the page was loaded anew before the server said so.
fn left_draw(outcome: serde_json::Value) -> World {
    let world = lost_draw();
    let mut world = world.reload();
    settle(&mut world, |call| (path(call) == "/wps/outcome").then(|| ok(outcome.clone())));
    world
}

/// A member with points enough for everything.
fn with_points(call: &HttpCall) -> Answer {
    (path(call) == "/wps/relay/MCS2_getPointBalance")
        .then(|| ok(json!({ "balance": "2620.50", "paymentPasswordSet": true })))
}

fn without_password(call: &HttpCall) -> Answer {
    (path(call) == "/wps/relay/MCS2_getPointBalance").then(|| ok(json!({ "balance": "2620.50" })))
}

fn nothing_redeemed(call: &HttpCall) -> Answer {
    (path(call) == "/wps/relay/MCS2_getRedeemPointList").then(|| ok(json!({ "content": [], "next": "", "count": 0 })))
}

fn history_broken(call: &HttpCall) -> Answer {
    (path(call) == "/wps/relay/MCS2_getRedeemPointList").then_some(Err(Transport::Network))
}

fn rich(address: &str, events: impl IntoIterator<Item = PointMallEvent>) -> World {
    after_each(open(address, true, with_points), with_points, events.into_iter().map(UiEvent::PointMall))
}

fn redeem(recipient: &str, phone: &str, pin: &str) -> PointMallEvent {
    PointMallEvent::Redeem {
        recipient: recipient.into(),
        phone: phone.into(),
        address: "12 Lantern Street, Hue".into(),
        contact: String::new(),
        payment_password: Secret::new(pin),
    }
}

/// A member who has none.
fn none_of_mine(call: &HttpCall) -> Answer {
    (path(call) == "/wps/promotions")
        .then(|| ok(json!({ "list": promotions()[..2], "serverTime": "2026-11-21T08:00:00Z" })))
}

pub fn scenes() -> Vec<Scene> {
    let mut scenes = on(
        HOME,
        [
            ("promotions", scene("/promotions", false)),
            ("promotion", scene("/promoDetail?id=p-claim", false)),
            ("point-mall", scene("/pointMall", false)),
        ],
    );
    scenes.extend(on("promotions", [("promotions-failed", open("/promotions", false, offline))]));
    scenes.extend(on("promotion", [("promotion-not-found", scene("/promoDetail?id=nothing", false))]));
    scenes.extend(on(MEMBER, [("promotion-claim", scene("/promoDetail?id=p-claim", true))]));
    scenes.extend(on(
        "promotion-claim",
        [
            ("promotions-no-match", open("/promotions?status=mine", true, none_of_mine)),
            ("promotion-apply", applying()),
            ("promotion-raffle", drawn()),
            ("outcome-checking", lost_draw()),
            ("outcome-not-received", left_draw(json!({ "state": "unknown" }))),
            ("outcome-refused", left_draw(json!({ "state": "answered", "status": 409,
                "body": json!({ "success": false, "code": "no_draws_left" }).to_string() }))),
            ("point-mall-reward", scene("/pointMall?id=w2", true)),
            ("point-mall-redeem", rich("/pointMall?id=w2", [])),
            ("point-mall-wrong", rich("/pointMall?id=w2", [redeem("", "12", "")])),
            ("point-mall-redeemed", rich("/pointMall?id=w2", [redeem("Mira Tran", "0901234567", "135790")])),
            ("point-mall-no-password", open("/pointMall?id=w1", true, without_password)),
            ("point-mall-convert", rich("/pointMall", [PointMallEvent::ConvertTyped("1000".into())])),
            (
                "point-mall-converted",
                rich(
                    "/pointMall",
                    [PointMallEvent::ConvertTyped("500".into()), PointMallEvent::Convert(Secret::new("135790"))],
                ),
            ),
            ("point-mall-history", rich("/pointMall?page=history", [])),
            ("point-mall-history-empty", open("/pointMall?page=history", true, nothing_redeemed)),
            ("point-mall-history-failed", open("/pointMall?page=history", true, history_broken)),
        ],
    ));
    scenes
}
