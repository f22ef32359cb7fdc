//! Breaks from play: begun on the page, and what they say everywhere else.

use super::*;

fn choose(world: &mut World, kind: ExclusionKind, span: Span) {
    send_event(world, FairPlayEvent::Break(BreakEvent::Choose { kind, span }));
}

/// Presses the button of the dialog on top with this label.
fn press(world: &mut World, label: &str) {
    let buttons = world.at(Slice::Dialogs, "/top/buttons");
    let button = buttons.as_array().expect("a dialog").iter().position(|it| it["label"]["key"] == label);
    let dialog = world.at(Slice::Dialogs, "/top/key").as_u64().and_then(|key| u32::try_from(key).ok()).expect("a key");
    let button = u32::try_from(button.unwrap_or_else(|| panic!("no {label} in {buttons}"))).expect("a number");
    world.send(UiEvent::Dialog(DialogEvent::Press { dialog, button }));
}

#[test]
fn a_break_is_asked_about_once_more_with_its_end_and_begins_at_once() {
    let mut world = page();
    send_event(&mut world, FairPlayEvent::Break(BreakEvent::Ask));
    assert_eq!(world.at(Slice::Dialogs, "/top"), Value::Null, "none is chosen");
    choose(&mut world, ExclusionKind::TimeOut, Span::Year);
    assert_eq!(value_at(&world, "/pause/ask"), Value::Null, "no time-out lasts a year");
    choose(&mut world, ExclusionKind::TimeOut, Span::Hours24);
    send_event(&mut world, FairPlayEvent::Break(BreakEvent::Ask));
    assert_eq!(world.at(Slice::Dialogs, "/top/text/key"), "fair-break-asked-time-out");
    assert!(world.at(Slice::Dialogs, "/top/text/args/time").as_str().expect("a time").starts_with("2026-11-22"));
    let default = world
        .at(Slice::Dialogs, "/top/buttons")
        .as_array()
        .expect("buttons")
        .iter()
        .position(|it| it["default"] == true);
    assert_eq!(default, Some(1), "Enter does not begin it");
    press(&mut world, "not-now");
    assert!(world.calls.is_empty());
    send_event(&mut world, FairPlayEvent::Break(BreakEvent::Ask));
    press(&mut world, "fair-break-begin");
    assert_eq!(body(&world, EXCLUSION), json!({ "kind": "TIME_OUT", "span": "HOURS_24" }));
    settle_with(&mut world, ways::other);
    assert_eq!(value_at(&world, "/pause/present/title/args/kind"), "TIME_OUT");
    assert_eq!(value_at(&world, "/pause/present/links/0/href"), "/?mc=withdraw");
    assert_eq!(value_at(&world, "/pause/ask"), Value::Null);
}

#[test]
fn a_question_without_an_end_says_so() {
    let mut world = page();
    choose(&mut world, ExclusionKind::SelfExclusion, Span::Forever);
    send_event(&mut world, FairPlayEvent::Break(BreakEvent::Ask));
    assert_eq!(world.at(Slice::Dialogs, "/top/text/key"), "fair-break-asked-forever");
}

#[test]
fn during_a_break_only_longer_ones_can_begin() {
    let world = page_with(Method::Get, EXCLUSION, on_break("TIME_OUT", "2026-12-01T08:00:00Z"));
    let keys = |pointer: &str| -> Vec<String> {
        let options = value_at(&world, pointer);
        options.as_array().expect("options").iter().map(|it| it["key"].as_str().expect("a key").to_owned()).collect()
    };
    assert_eq!(keys("/pause/timeOuts"), ["DAYS_30", "WEEKS_6"]);
    assert_eq!(keys("/pause/exclusions"), ["MONTHS_6", "YEAR", "YEARS_5", "FOREVER"]);
    let world = page_with(Method::Get, EXCLUSION, on_break("SELF_EXCLUSION", ""));
    assert_eq!(value_at(&world, "/pause/exclusions"), json!([]));
    assert_eq!(value_at(&world, "/pause/present/until/key"), "fair-break-forever");
    assert_eq!(value_at(&world, "/pause/present/comeBack"), Value::Null);
}

#[test]
fn the_way_back_is_asked_for_after_the_end_and_takes_a_day() {
    let mut world = page_with(Method::Get, EXCLUSION, ended_exclusion(false));
    assert_eq!(value_at(&world, "/pause/present/until/key"), "fair-break-over");
    send_event(&mut world, FairPlayEvent::Break(BreakEvent::Return));
    settle_with(&mut world, ways::other);
    assert_eq!(value_at(&world, "/pause/present/returns/key"), "fair-break-returns");
    assert_eq!(value_at(&world, "/pause/present/comeBack"), Value::Null);
    send_event(&mut world, FairPlayEvent::Break(BreakEvent::Return));
    assert!(world.calls.is_empty(), "it was asked for");
}

#[test]
fn during_a_break_a_raise_can_be_dropped_only_and_the_interval_stays() {
    let (kind, period) = (LimitKind::Deposit, LimitPeriod::Week);
    let mut world = member_at("/");
    world.visit("/?mc=fairPlay");
    settle_with(&mut world, |call: &HttpCall| match call.url.split('?').next() {
        Some(EXCLUSION) => Some(ok(on_break("TIME_OUT", "2026-12-01T08:00:00Z"))),
        Some("/wps/fair-play/limits") => Some(ok(sample_limits(true))),
        _ => ways::other(call),
    });
    assert_eq!(value_at(&world, "/limits/groups/0/rows/1/raise/text/key"), "fair-raise-ripe");
    assert_eq!(value_at(&world, "/limits/groups/0/rows/1/raise/confirm"), Value::Null);
    assert_eq!(value_at(&world, "/check/options").as_array().map(Vec::len), Some(1));
    send_event(&mut world, FairPlayEvent::Interval(15));
    assert_eq!(value_at(&world, "/check/save"), Value::Null);
    limit(&mut world, LimitEvent::Confirm { kind, period });
    assert!(world.calls.is_empty());
    limit(&mut world, LimitEvent::Drop { kind, period });
    assert_eq!(body(&world, CONFIRM)["yes"], false);
}

#[test]
fn what_has_come_meanwhile_is_read_when_the_page_is_seen_again() {
    let mut world = page();
    send_event(&mut world, FairPlayEvent::Interval(15));
    choose(&mut world, ExclusionKind::TimeOut, Span::Hours24);
    for visible in [false, true] {
        world.send(UiEvent::Site(SiteEvent::Visible(visible)));
    }
    settle_with(&mut world, |call: &HttpCall| match call.url.split('?').next() {
        Some(EXCLUSION) => Some(ok(on_break("SELF_EXCLUSION", "2027-05-20T08:00:00Z"))),
        Some("/wps/fair-play/limits") => Some(ok(sample_limits(true))),
        _ => ways::other(call),
    });
    assert_eq!(value_at(&world, "/limits/groups/0/rows/1/raise/text/key"), "fair-raise-ripe");
    assert_eq!(value_at(&world, "/pause/ask"), Value::Null, "what was chosen is not offered any more");
    assert_eq!(value_at(&world, "/pause/present/until/key"), "fair-break-until-asked");
    assert_eq!(value_at(&world, "/check/save"), Value::Null);
}

#[test]
fn what_brought_a_break_about_is_told_where_it_was_not_the_members_own_word() {
    let mut value = on_break("SELF_EXCLUSION", "");
    value["cause"] = json!("MINOR");
    let world = page_with(Method::Get, EXCLUSION, value);
    assert_eq!(value_at(&world, "/pause/present/cause/args/cause"), "MINOR");
    assert_eq!(value_at(&world, "/pause/present/title/key"), "fair-break-closed", "not the member's own word");
    let world = page_with(Method::Get, EXCLUSION, on_break("TIME_OUT", "2026-12-01T08:00:00Z"));
    assert_eq!(value_at(&world, "/pause/present/cause"), Value::Null);
}

/// A favourite is marked, which the server refuses since the member takes a break.
fn refused_at(address: &str) -> World {
    let mut world = member_at(address);
    world.send(UiEvent::Intents(IntentsEvent::Dismiss));
    world.send(UiEvent::PointMall(PointMallEvent::Retry));
    settle_with(&mut world, ways::other);
    world
}

/// Something that the member does is refused: the first call that changes something.
fn refuse_change(world: &mut World, answer: &'static str) {
    let changing =
        world.calls.iter().find(|call| call.method != Method::Get).cloned().expect("a call that changes something");
    world.answer(changing.call_id, failed(403, "excluded", json!({ "exclusion": on_break("TIME_OUT", answer) })));
}

fn launch(world: &mut World) {
    world.visit("/game?gameType=RNG&vassalage=V1&nodeId=n1");
}

#[test]
fn what_a_break_refuses_is_told_in_one_dialog_with_its_end_and_the_way_to_the_page() {
    let mut world = refused_at("/");
    launch(&mut world);
    refuse_change(&mut world, "2026-11-22T08:00:00Z");
    settle_like(&mut world, Method::Get, EXCLUSION, on_break("TIME_OUT", "2026-11-22T08:00:00Z"));
    assert_eq!(world.at(Slice::Dialogs, "/top/text/key"), "fair-notice-until");
    assert!(world.at(Slice::Dialogs, "/top/text/args/time").as_str().expect("a time").starts_with("2026-11-22"));
    press(&mut world, "fair-notice-open");
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "memberCentre");
    assert!(world.address().ends_with("mc=fairPlay"), "{}", world.address());
}

#[test]
fn a_break_that_has_ended_meanwhile_is_no_news() {
    let mut world = refused_at("/");
    launch(&mut world);
    refuse_change(&mut world, "2026-11-21T08:00:00Z");
    settle_like(&mut world, Method::Get, EXCLUSION, free());
    assert_eq!(world.at(Slice::Dialogs, "/top"), Value::Null);
}

#[test]
fn who_logs_in_during_a_break_lands_at_the_page_and_a_reload_stays_where_it_is() {
    let info = || json!({ "id": "m1", "account": "lantern_member", "type": 0, "excluded": true });
    let mut world = visitor_at("/?modal=login");
    world.send(submit("lantern_member", "Lantern-2026"));
    settle_like(&mut world, Method::Get, "/wps/member/info", info());
    assert!(world.address().ends_with("mc=fairPlay"), "{}", world.address());

    let session = [("token".to_owned(), "tok-canary".to_owned())].into();
    let mut world = World::open(lumora_core::testing::Setup { address: "/rng".into(), session, ..Default::default() });
    settle_like(&mut world, Method::Get, "/wps/member/info", info());
    assert_eq!(world.address(), "/rng");
}
