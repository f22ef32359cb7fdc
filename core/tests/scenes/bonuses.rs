//! Scenes of a member's bonuses.

use super::stage::{Answer, after_each, open, path};
use super::{MEMBER, Scene, on};
use crate::support::bonuses::{all, page, spins};
use crate::support::{failed, ok};
use lumora_core::domain::bonus::BonusState;
use lumora_core::effect::HttpCall;
use lumora_core::event::*;
use lumora_core::testing::World;
use serde_json::{Value, json};

const BONUSES: &str = "/wps/member/bonuses";
const GIVE_UP: &str = "/wps/member/bonuses/giveUp";

fn plain(_: &HttpCall) -> Answer {
    None
}

fn nothing(call: &HttpCall) -> Answer {
    (path(call) == BONUSES).then(|| ok(page(&[], "")))
}

fn broken(call: &HttpCall) -> Answer {
    (path(call) == BONUSES).then_some(Err(Transport::Network))
}

fn bet_open(call: &HttpCall) -> Answer {
    let mut open = page(&all(), "");
    open["betOpen"] = json!(true);
    (path(call) == BONUSES).then(|| ok(open))
}

fn free_spins(call: &HttpCall) -> Answer {
    (path(call) == BONUSES).then(|| ok(page(&[spins("s1", "ACTIVE"), spins("s2", "PENDING")], "")))
}

fn changed(call: &HttpCall) -> Answer {
    (path(call) == GIVE_UP).then(|| failed(409, "state_changed", Value::Null))
}

fn bonuses(own: fn(&HttpCall) -> Answer, events: impl IntoIterator<Item = BonusesEvent>) -> World {
    let world = open("/?mc=bonusDetails", true, own);
    after_each(world, own, events.into_iter().map(UiEvent::Bonuses))
}

pub fn scenes() -> Vec<Scene> {
    use BonusesEvent::{Ask, GiveUp, State};
    let give_up = || [Ask("c1".into()), GiveUp];
    on(
        MEMBER,
        [
            ("bonuses", bonuses(plain, [])),
            ("bonuses-ask", bonuses(plain, [Ask("c1".into())])),
            ("bonuses-given-up", bonuses(plain, give_up())),
            ("bonuses-refused", bonuses(changed, give_up())),
            ("bonuses-bet-open", bonuses(bet_open, [])),
            ("bonuses-free-spins", bonuses(free_spins, [])),
            ("bonuses-free-spins-ask", bonuses(free_spins, [Ask("s1".into())])),
            ("bonuses-nothing", bonuses(nothing, [])),
            ("bonuses-no-match", bonuses(nothing, [State(Some(BonusState::Expired))])),
            ("bonuses-failed", bonuses(broken, [])),
        ],
    )
}
