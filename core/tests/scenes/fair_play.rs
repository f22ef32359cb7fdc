//! Scenes of play in control: the page of the member centre in each of its states, and the one for everybody.

use super::stage::{Answer, after_each, open, path, scene};
use super::{HOME, MEMBER, Scene, on};
use crate::support::fair_play::{ended_exclusion, limits, on_break, sample_limits};
use crate::support::ok;
use lumora_core::domain::fair_play::{ExclusionKind, LimitKind, LimitPeriod, Span};
use lumora_core::effect::{HttpCall, Method};
use lumora_core::event::*;
use lumora_core::testing::World;

fn plain(_: &HttpCall) -> Answer {
    None
}

fn ripe(call: &HttpCall) -> Answer {
    (path(call) == "/wps/fair-play/limits").then(|| ok(sample_limits(true)))
}

fn nothing_set(call: &HttpCall) -> Answer {
    match path(call) {
        "/wps/fair-play/limits" => Some(ok(limits(&[]))),
        "/wps/fair-play/history" => Some(ok(serde_json::json!({ "content": [], "next": "" }))),
        _ => None,
    }
}

fn paused(call: &HttpCall) -> Answer {
    let reads = path(call) == "/wps/fair-play/exclusion" && call.method == Method::Get;
    reads.then(|| ok(on_break("TIME_OUT", "2026-11-22T08:00:00Z")))
}

fn excluded(call: &HttpCall) -> Answer {
    (path(call) == "/wps/fair-play/exclusion").then(|| ok(on_break("SELF_EXCLUSION", "")))
}

fn ended(call: &HttpCall) -> Answer {
    (path(call) == "/wps/fair-play/exclusion").then(|| ok(ended_exclusion(false)))
}

fn returning(call: &HttpCall) -> Answer {
    (path(call) == "/wps/fair-play/exclusion").then(|| ok(ended_exclusion(true)))
}

fn broken(call: &HttpCall) -> Answer {
    path(call).starts_with("/wps/fair-play/").then_some(Err(Transport::Network))
}

fn page(own: fn(&HttpCall) -> Answer, events: impl IntoIterator<Item = FairPlayEvent>) -> World {
    let world = open("/?mc=fairPlay", true, own);
    after_each(world, own, events.into_iter().map(UiEvent::FairPlay))
}

fn edit(kind: LimitKind, period: LimitPeriod) -> FairPlayEvent {
    FairPlayEvent::Limit(LimitEvent::Edit { kind, period })
}

fn typed(text: &str) -> FairPlayEvent {
    FairPlayEvent::Limit(LimitEvent::Amount(AmountEvent::Typed(text.to_owned())))
}

fn answers(points: u8, count: u8) -> Vec<FairPlayEvent> {
    let answer = |question| SelfTestEvent::Answer { question, answer: points };
    [SelfTestEvent::Begin].into_iter().chain((0..count).map(answer)).map(FairPlayEvent::SelfTest).collect()
}

pub fn scenes() -> Vec<Scene> {
    let send = || FairPlayEvent::SelfTest(SelfTestEvent::Send);
    let left_out = answers(1, 8).into_iter().chain([send()]);
    let done = answers(1, 9).into_iter().chain([send()]);
    let chosen = [
        FairPlayEvent::Break(BreakEvent::Choose { kind: ExclusionKind::SelfExclusion, span: Span::Months6 }),
        FairPlayEvent::Break(BreakEvent::Ask),
    ];
    let raise = [edit(LimitKind::Deposit, LimitPeriod::Day), typed("250")];
    let wrong = [
        edit(LimitKind::Time, LimitPeriod::Day),
        FairPlayEvent::Limit(LimitEvent::Hours("30".into())),
        FairPlayEvent::Limit(LimitEvent::Set),
    ];
    let mut scenes = on(
        MEMBER,
        [
            ("fair-play", page(plain, [])),
            ("fair-play-nothing-set", page(nothing_set, [])),
            ("fair-play-raise", page(plain, raise)),
            ("fair-play-wrong-time", page(plain, wrong)),
            ("fair-play-ripe", page(ripe, [])),
            ("fair-play-asked", page(plain, chosen)),
            ("fair-play-paused", page(paused, [])),
            ("fair-play-excluded", page(excluded, [])),
            ("fair-play-over", page(ended, [])),
            ("fair-play-returning", page(returning, [])),
            ("fair-play-test", page(plain, left_out)),
            ("fair-play-test-result", page(plain, done)),
            ("fair-play-failed", page(broken, [])),
        ],
    );
    scenes.extend(on(
        HOME,
        [("help-lines", scene("/fair-play", false)), ("help-lines-failed", open("/fair-play", false, broken))],
    ));
    scenes.extend(on(MEMBER, [("help-lines-member", scene("/fair-play", true))]));
    scenes
}
