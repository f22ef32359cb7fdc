//! Limits on the page: what is used and left, what a new bound would come to, raises that wait.

use super::*;

#[test]
fn limits_stand_by_kind_the_deposits_first_with_what_is_used_and_left() {
    let world = page();
    let groups = value_at(&world, "/limits/groups");
    let keys: Vec<&str> = groups.as_array().expect("groups").iter().filter_map(|group| group["key"].as_str()).collect();
    assert_eq!(keys, ["DEPOSIT", "LOSS", "STAKE", "TIME"]);
    let day = &groups[0]["rows"][0];
    assert_eq!((&day["limit"], &day["used"], &day["left"]), (&json!("$100.00"), &json!("$50.00"), &json!("$50.00")));
    assert_eq!((&day["percent"], &day["eases"]["key"]), (&json!(50), &json!("fair-eases")));
    assert_eq!(groups[0]["rows"][1]["raise"]["to"], "$200.00");
    assert_eq!(groups[0]["rows"][1]["raise"]["confirm"], Value::Null);
    let unset = &groups[1]["rows"][0];
    assert_eq!(
        (&unset["limit"]["key"], &unset["percent"], &unset["eases"]),
        (&json!("fair-no-limit"), &Value::Null, &Value::Null)
    );
    assert_eq!(groups[3]["rows"][0]["limit"]["args"], json!({ "hours": 2, "minutes": 0 }));
}

#[test]
fn a_form_says_beforehand_what_a_bound_would_come_to() {
    let mut world = page();
    let effect = |world: &World| value_at(world, "/limits/groups/0/rows/0/form/effect/key");
    edit(&mut world, DAY);
    assert_eq!(value_at(&world, "/limits/groups/0/rows/0/form/amount/value"), "100.00");
    assert_eq!(effect(&world), "fair-counts-already");
    typed(&mut world, "80");
    assert_eq!(effect(&world), "fair-counts-now");
    typed(&mut world, "120");
    assert_eq!(effect(&world), "fair-counts-later");
    assert!(
        value_at(&world, "/limits/groups/0/rows/0/form/effect/args/time")
            .as_str()
            .expect("a time")
            .starts_with("2026-11-22")
    );
    typed(&mut world, "x");
    assert_eq!(effect(&world), Value::Null);
    edit(&mut world, (LimitKind::Deposit, LimitPeriod::Week));
    assert_eq!(value_at(&world, "/limits/groups/0/rows/0/form"), Value::Null, "one form at a time");
    typed(&mut world, "50");
    assert_eq!(value_at(&world, "/limits/groups/0/rows/1/form/effect/key"), "fair-counts-now-drops");
}

#[test]
fn a_limit_is_set_lowered_and_taken_away() {
    let mut world = page();
    edit(&mut world, (LimitKind::Loss, LimitPeriod::Month));
    assert_eq!(value_at(&world, "/limits/groups/1/rows/2/form/remove"), Value::Null, "there is none to take away");
    limit(&mut world, LimitEvent::Remove);
    assert!(world.calls.is_empty());
    typed(&mut world, "١٠٠");
    limit(&mut world, LimitEvent::Set);
    let set = json!({ "kind": "LOSS", "period": "MONTH", "to": { "amount": "100.00", "minutes": 0 } });
    assert_eq!(body(&world, LIMIT), set);
    limit(&mut world, LimitEvent::Set);
    assert_eq!(world.calls.len(), 1, "one at a time");
    settle_with(&mut world, ways::other);
    assert_eq!(value_at(&world, "/limits/groups/1/rows/2/form"), Value::Null);

    edit(&mut world, DAY);
    assert_eq!(value_at(&world, "/limits/groups/0/rows/0/form/remove/key"), "fair-removed-later");
    limit(&mut world, LimitEvent::Remove);
    assert_eq!(body(&world, LIMIT), json!({ "kind": "DEPOSIT", "period": "DAY", "to": null }));
}

#[test]
fn what_is_no_bound_goes_nowhere_and_says_why() {
    let mut world = page();
    edit(&mut world, DAY);
    limit(&mut world, LimitEvent::Set);
    assert!(world.calls.is_empty(), "it is the limit that there is");
    typed(&mut world, "");
    limit(&mut world, LimitEvent::Set);
    assert_eq!(value_at(&world, "/limits/groups/0/rows/0/form/amount/error/key"), "amount-empty");
    edit(&mut world, (LimitKind::Time, LimitPeriod::Day));
    assert_eq!(value_at(&world, "/limits/groups/3/rows/0/form/time/hours"), "2");
    limit(&mut world, LimitEvent::Hours("25".into()));
    limit(&mut world, LimitEvent::Set);
    assert_eq!(value_at(&world, "/limits/groups/3/rows/0/form/time/error/args/hours"), 24);
    limit(&mut world, LimitEvent::Minutes("5".into()));
    assert_eq!(value_at(&world, "/limits/groups/3/rows/0/form/time/error"), Value::Null);
    limit(&mut world, LimitEvent::Hours("1".into()));
    limit(&mut world, LimitEvent::Set);
    assert_eq!(body(&world, LIMIT)["to"]["minutes"], 65);
}

#[test]
fn a_limit_that_the_licence_demands_can_not_be_taken_away() {
    let mut demanded = set("DEPOSIT", "DAY");
    demanded["mayEnd"] = json!(false);
    let value = limits(&[demanded, set("TIME", "DAY")]);
    let mut world = page_with(Method::Get, "/wps/fair-play/limits", value);
    edit(&mut world, (LimitKind::Time, LimitPeriod::Day));
    assert_eq!(value_at(&world, "/limits/groups/3/rows/0/form/remove/key"), "fair-removed-later", "another one may");
    edit(&mut world, DAY);
    assert_eq!(value_at(&world, "/limits/groups/0/rows/0/form/remove"), Value::Null);
    limit(&mut world, LimitEvent::Remove);
    assert!(world.calls.is_empty());
}

#[test]
fn a_raise_needs_its_time_and_a_second_yes_and_can_be_dropped_before() {
    let (kind, period) = (LimitKind::Deposit, LimitPeriod::Week);
    let mut world = page();
    limit(&mut world, LimitEvent::Confirm { kind, period });
    assert!(world.calls.is_empty(), "its time has not come");
    limit(&mut world, LimitEvent::Drop { kind, period });
    assert_eq!(body(&world, CONFIRM), json!({ "kind": "DEPOSIT", "period": "WEEK", "yes": false }));
    settle_with(&mut world, ways::other);

    let ripe = limits(&[raised("DEPOSIT", "WEEK", true)]);
    let mut world = page_with(Method::Get, "/wps/fair-play/limits", ripe);
    assert_eq!(value_at(&world, "/limits/groups/0/rows/1/raise/text/key"), "fair-raise-ripe");
    limit(&mut world, LimitEvent::Confirm { kind, period });
    assert_eq!(body(&world, CONFIRM)["yes"], true);
    let refused = failed(409, "no_raise", Value::Null);
    let call = call_id(&world, CONFIRM);
    world.answer(call, refused);
    assert_eq!(value_at(&world, "/problem/text/key"), "error-no-raise");
    assert!(world.call("/wps/fair-play/limits").is_some(), "how it stands is read anew");
}

#[test]
fn an_amount_that_the_server_refuses_stands_at_its_field() {
    let mut world = page();
    edit(&mut world, DAY);
    typed(&mut world, "70");
    limit(&mut world, LimitEvent::Set);
    let call = call_id(&world, LIMIT);
    world.answer(call, failed(422, "rule_broken", json!({ "fields": { "amount": "amount_too_large" } })));
    assert_eq!(value_at(&world, "/limits/groups/0/rows/0/form/amount/error/key"), "amount-most");
    assert_eq!(value_at(&world, "/limits/groups/0/rows/0/form/refusals"), 1);
    assert_eq!(value_at(&world, "/problem"), Value::Null);
}
