//! Scenes of promotions and the points mall.

use super::{Answer, Sample};
use crate::support::{ok, promotion_detail, promotions, settle_with};
use lumora_core::effect::HttpCall;
use lumora_core::event::*;
use lumora_core::testing::{Setup, World};
use serde_json::json;

fn open(address: &str, member: bool, own: fn(&HttpCall) -> Answer, sample: Sample) -> World {
    let session = if member { [("token".to_owned(), "t".to_owned())].into() } else { Default::default() };
    let mut world = World::open(Setup { address: address.into(), session, ..Setup::default() });
    settle_with(&mut world, |call| own(call).or_else(|| sample(call)));
    world
}

fn nothing(_: &HttpCall) -> Answer {
    None
}

fn offline(call: &HttpCall) -> Answer {
    call.url.starts_with("/wps/promotions").then_some(Err(Transport::Network))
}

/// Applying, with one file of each kind of progress.
fn applying(sample: Sample) -> World {
    let mut world = open("/promoDetail?id=p-apply", true, nothing, sample);
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
    settle_with(&mut world, |call| match call.url.as_str() {
        "/wps/promotions/image" if call.file == Some(2) => Some(Err(Transport::Network)),
        _ => sample(call),
    });
    world.send(UiEvent::Promotions(PromotionsEvent::Apply));
    world
}

/// A draw was made and won.
fn drawn(sample: Sample) -> World {
    let mut world = open("/promoDetail?id=p-raffle", true, nothing, sample);
    world.send(UiEvent::Promotions(PromotionsEvent::Draw));
    settle_with(&mut world, |call| match call.url.as_str() {
        "/wps/relay/MCS2_claimRafflePromotion" => {
            let mut value = promotion_detail(&promotions()[2]);
            value["raffle"]["drawsLeft"] = json!(1);
            value["raffle"]["draws"] = json!([{ "drawId": "d1", "prizeId": "z2", "drawnAt": "2026-11-21T08:00:00Z" }]);
            Some(ok(value))
        }
        _ => sample(call),
    });
    world
}

/// Every scene by the name of its fixture.
pub fn all(sample: Sample) -> Vec<(&'static str, World)> {
    vec![
        ("promotions", open("/promotions", false, nothing, sample)),
        (
            "promotions-no-match",
            open(
                "/promotions?status=mine",
                true,
                |call| match call.url.split('?').next() {
                    Some("/wps/promotions") => {
                        Some(ok(json!({ "list": promotions()[..2], "serverTime": "2026-11-21T08:00:00Z" })))
                    }
                    _ => None,
                },
                sample,
            ),
        ),
        ("promotions-failed", open("/promotions", false, offline, sample)),
        ("promotion", open("/promoDetail?id=p-claim", false, nothing, sample)),
        ("promotion-claim", open("/promoDetail?id=p-claim", true, nothing, sample)),
        ("promotion-apply", applying(sample)),
        ("promotion-raffle", drawn(sample)),
        ("promotion-not-found", open("/promoDetail?id=nothing", false, nothing, sample)),
        ("point-mall", open("/pointMall", false, nothing, sample)),
        ("point-mall-reward", open("/pointMall?id=w2", true, nothing, sample)),
    ]
}
