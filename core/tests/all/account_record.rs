//! The account record: filters, sums, a list that grows, and where each line leads.

use crate::support::records::{latest, page};
use crate::support::*;
use crate::ways;
use lumora_core::domain::record::{RecordAccount, RecordDirection, RecordGroup, RecordSpan};
use lumora_core::effect::HttpCall;
use lumora_core::event::*;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

const RECORD: &str = "/wps/relay/ODSFE2_MemTransDet";

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::AccountRecord, pointer)
}

fn send_event(world: &mut World, event: AccountRecordEvent) {
    world.send(UiEvent::AccountRecord(event));
}

fn opened() -> World {
    let mut world = member_at("/");
    world.visit("/?mc=transactionHistory");
    world
}

fn ready() -> World {
    let mut world = opened();
    settle_with(&mut world, ways::other);
    world
}

fn last_url(world: &World) -> String {
    world.call(RECORD).or_else(|| world.calls.last()).expect("a call").url.clone()
}

#[test]
fn the_page_is_for_members_and_says_whose_days_they_are() {
    let mut world = visitor_at("/");
    world.visit("/?mc=transactionHistory");
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "login");
    let world = opened();
    assert_eq!(last_url(&world), "/wps/relay/ODSFE2_MemTransDet?account=CASH&span=DAYS_7");
    let world = ready();
    let zone = json!({ "from": "2026-11-15", "until": "2026-11-21", "zone": "UTC+07:00" });
    assert_eq!(value_at(&world, "/zone/args"), zone);
    assert_eq!(value_at(&world, "/sums"), json!({ "count": 5, "totalIn": "$125.00", "totalOut": "$26.50" }));
}

#[test]
fn a_line_has_the_balance_on_both_sides_and_leads_to_what_it_belongs_to() {
    let world = ready();
    let line = value_at(&world, "/lines/0");
    assert_eq!(
        (&line["amount"], &line["before"], &line["after"]),
        (&json!("$25.00"), &json!("$75.00"), &json!("$100.00"))
    );
    assert_eq!((&line["about"], &line["incoming"], &line["href"]), (&json!("Lantern Night"), &json!(true), &json!("")));
    assert_eq!(value_at(&world, "/lines/1/amount"), "-$1.50");
    assert!(value_at(&world, "/lines/2/href").as_str().expect("a link").contains("mc=depositv2"));
    assert!(value_at(&world, "/lines/2/href").as_str().expect("a link").contains("d1"));
    assert_eq!(value_at(&world, "/lines/3/href"), "/?mc=transferUpline");
    assert_eq!(value_at(&world, "/lines/4/title/args/kind"), "something_newer", "told in general words");
}

#[test]
fn each_filter_asks_anew_and_nothing_of_the_former_one_shows() {
    let mut world = ready();
    send_event(&mut world, AccountRecordEvent::Group(Some(RecordGroup::Deposits)));
    assert_eq!(value_at(&world, "/lines"), json!([]));
    send_event(&mut world, AccountRecordEvent::Direction(Some(RecordDirection::In)));
    send_event(&mut world, AccountRecordEvent::Days(RecordDaysEvent::Span(RecordSpan::Month)));
    send_event(&mut world, AccountRecordEvent::Account(RecordAccount::Points));
    let url = "/wps/relay/ODSFE2_MemTransDet?account=POINTS&span=DAYS_30&group=DEPOSITS&direction=IN";
    assert_eq!(last_url(&world), url);
    let none = page(&[], "");
    settle_with(
        &mut world,
        move |call: &HttpCall| {
            if call.url.starts_with(RECORD) { Some(ok(none.clone())) } else { ways::other(call) }
        },
    );
    assert_eq!((value_at(&world, "/narrowed"), value_at(&world, "/sums/totalIn")), (json!(true), json!("125.00")));
}

#[test]
fn own_days_begin_with_those_that_show_and_are_asked_for_when_they_are_in_order() {
    let mut world = ready();
    send_event(&mut world, AccountRecordEvent::Days(RecordDaysEvent::Own));
    assert_eq!(value_at(&world, "/days/own/from"), "2026-11-15");
    assert!(world.calls.is_empty());
    for (from, until) in [("2026-11-20", "2026-11-19"), ("", "2026-11-19"), ("2026-11-20", "tomorrow--")] {
        send_event(&mut world, AccountRecordEvent::Days(RecordDaysEvent::From(from.into())));
        send_event(&mut world, AccountRecordEvent::Days(RecordDaysEvent::Until(until.into())));
        send_event(&mut world, AccountRecordEvent::Days(RecordDaysEvent::Show));
        assert_eq!(value_at(&world, "/days/own/error/key"), "record-days-wrong", "{from} {until}");
        assert!(world.calls.is_empty());
    }
    send_event(&mut world, AccountRecordEvent::Days(RecordDaysEvent::From("2026-11-01".into())));
    send_event(&mut world, AccountRecordEvent::Days(RecordDaysEvent::Until("2026-11-02".into())));
    send_event(&mut world, AccountRecordEvent::Days(RecordDaysEvent::Show));
    assert_eq!(last_url(&world), "/wps/relay/ODSFE2_MemTransDet?account=CASH&from=2026-11-01&until=2026-11-02");
}

#[test]
fn what_happened_earlier_is_added_once_and_a_failure_keeps_what_shows() {
    let mut world = ready();
    send_event(&mut world, AccountRecordEvent::More);
    send_event(&mut world, AccountRecordEvent::More);
    let calls: Vec<_> = world.calls.iter().filter(|call| call.url.starts_with(RECORD)).cloned().collect();
    assert_eq!(calls.len(), 1);
    assert!(calls[0].url.ends_with("&cursor=e8-0"), "{}", calls[0].url);
    world.answer(calls[0].call_id, Err(Transport::Network));
    assert_eq!(value_at(&world, "/lines").as_array().map(Vec::len), Some(latest().len()));
    assert_eq!(value_at(&world, "/problem/text/key"), "error-network");
    send_event(&mut world, AccountRecordEvent::More);
    settle_with(&mut world, ways::other);
    assert_eq!(value_at(&world, "/lines").as_array().map(Vec::len), Some(latest().len() + 1));
    assert_eq!((value_at(&world, "/more"), value_at(&world, "/sums/count")), (Value::Null, json!(5)));
}
