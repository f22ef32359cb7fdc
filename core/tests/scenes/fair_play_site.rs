//! Scenes of fair play where one plays, pays and signs up.

use super::open_site::open_site;
use super::stage::{Answer, after_each, open, path};
use super::{HOME, MEMBER, Scene, on};
use crate::support::cashier::channels;
use crate::support::play_checks::{limit, limits, reality_check};
use crate::support::{failed, ok};
use lumora_core::domain::fair_play::LimitPeriod;
use lumora_core::effect::HttpCall;
use lumora_core::event::*;
use lumora_core::testing::World;
use serde_json::json;

const GAME: &str = "/game?gameType=RNG&vassalage=V1&nodeId=n1";
const STEP: &str = "/?modal=playLimits";

fn checked(call: &HttpCall) -> Answer {
    (path(call) == "/wps/fair-play/realityCheck").then(|| ok(reality_check(Some("c1"))))
}

fn lost_answer(call: &HttpCall) -> Answer {
    let lost = path(call) == "/wps/fair-play/realityCheck/answer";
    if lost { Some(Err(Transport::Network)) } else { checked(call) }
}

fn undecided(call: &HttpCall) -> Answer {
    (path(call) == "/wps/fair-play/limits").then(|| ok(limits(false, false)))
}

fn demanded(call: &HttpCall) -> Answer {
    (path(call) == "/wps/fair-play/limits").then(|| ok(limits(false, true)))
}

fn reached(call: &HttpCall) -> Answer {
    let value = json!({ "limit": limit("STAKE", "WEEK", Some("500.00"), "12.50") });
    (path(call) == "/wps/relay/GCS_gameLaunchFB").then(|| failed(422, "limit_reached", value))
}

/// The first deposit at an operator who has to say how money is kept.
fn funds(call: &HttpCall) -> Answer {
    Some(match path(call) {
        "/wps/system/status" => {
            let mut value = open_site();
            value["info"]["policy"]["customerFunds"] =
                json!("We keep your money in an account of its own, apart from ours. Should we fail, it is not ours to lose.");
            ok(value)
        }
        "/wps/member/deposits/channels" => {
            ok(json!({ "list": channels(), "lastAmount": "0.00", "open": [], "promotions": [] }))
        }
        "/wps/member/deposits" => ok(json!({ "content": [], "totalPages": 0, "totalElements": 0 })),
        _ => return None,
    })
}

fn aged(call: &HttpCall) -> Answer {
    (path(call) == "/wps/system/status").then(|| {
        let mut value = open_site();
        value["info"]["policy"]["minAge"] = json!(21);
        ok(value)
    })
}

fn ready(address: &str, own: impl Fn(&HttpCall) -> Answer) -> World {
    let world = open(address, true, &own);
    after_each(world, own, [UiEvent::Launch(LaunchEvent::Message(GameMessage::Ready))])
}

fn typed(period: LimitPeriod, text: &str) -> UiEvent {
    UiEvent::LimitOffer(LimitOfferEvent::Amount { period, event: AmountEvent::Typed(text.into()) })
}

fn mistaken() -> World {
    let set = UiEvent::LimitOffer(LimitOfferEvent::Set);
    after_each(open(STEP, true, undecided), undecided, [typed(LimitPeriod::Day, "50"), typed(LimitPeriod::Week, "ten"), set])
}

fn empty() -> World {
    after_each(open(STEP, true, demanded), demanded, [UiEvent::LimitOffer(LimitOfferEvent::Set)])
}

fn unread_funds() -> World {
    let typed = UiEvent::Deposits(DepositsEvent::Amount(AmountEvent::Typed("50".into())));
    after_each(open("/?mc=depositv2", true, funds), funds, [typed, UiEvent::Deposits(DepositsEvent::Ask)])
}

pub fn scenes() -> Vec<Scene> {
    let answered = UiEvent::RealityCheck(RealityCheckEvent::Continue);
    let mut scenes = on(
        "game",
        [
            ("reality-check", ready(GAME, checked)),
            ("reality-check-lost", after_each(ready(GAME, lost_answer), lost_answer, [answered])),
            ("limit-reached", open(GAME, true, reached)),
        ],
    );
    scenes.extend(on(
        MEMBER,
        [
            ("limit-offer", open(STEP, true, undecided)),
            ("limit-offer-mistake", mistaken()),
            ("limit-offer-demanded", empty()),
            ("lobby-member", open("/rng", true, super::stage::nothing)),
        ],
    ));
    scenes.extend(on(
        "deposit",
        [
            ("deposit-limit-offer", open("/?mc=depositv2", true, undecided)),
            ("deposit-funds", open("/?mc=depositv2", true, funds)),
            ("deposit-funds-unread", unread_funds()),
        ],
    ));
    scenes.extend(on(HOME, [("footer-age", open("/", false, aged))]));
    scenes
}
