//! Statements of records: the panel that has them made, and the page that checks one.

use crate::support::records::{DIGEST, STATEMENT_KEY, statement};
use crate::support::*;
use crate::ways;
use lumora_core::domain::record::BetStatus;
use lumora_core::domain::statement::StatementFormat;
use lumora_core::effect::{HttpCall, Method};
use lumora_core::event::*;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

const PATH: &str = "/wps/member/statements";
const KEYS: &str = "/wps/statements/keys";

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::Statements, pointer)
}

fn check(world: &World, pointer: &str) -> Value {
    world.at(Slice::StatementCheck, pointer)
}

fn send_event(world: &mut World, event: StatementsEvent) {
    world.send(UiEvent::Statements(event));
}

fn opened(address: &str) -> World {
    let mut world = member_at("/");
    world.visit(address);
    settle_with(&mut world, ways::other);
    send_event(&mut world, StatementsEvent::Toggle);
    settle_with(&mut world, ways::other);
    world
}

fn settle_like(world: &mut World, path: &'static str, answer: Value) {
    settle_with(
        world,
        move |call: &HttpCall| {
            if call.url == path { Some(ok(answer.clone())) } else { ways::other(call) }
        },
    );
}

fn sent(world: &World) -> Value {
    serde_json::from_str(world.calls.last().expect("a call").body.as_ref().expect("a body").reveal()).expect("JSON")
}

#[test]
fn a_statement_is_of_what_the_filter_shows() {
    let mut world = opened("/?mc=personalHistoryCopy");
    world.send(UiEvent::BettingRecord(BettingRecordEvent::Status(Some(BetStatus::Won))));
    settle_with(&mut world, ways::other);
    send_event(&mut world, StatementsEvent::Format(StatementFormat::Json));
    let event = world.at(Slice::BettingRecord, "/statement");
    world.send(serde_json::from_value(event).expect("an event"));
    let call = world.calls.last().expect("a call");
    assert_eq!((call.method, call.url.as_str()), (Method::Post, PATH));
    assert_eq!(sent(&world), json!({ "kind": "BETS", "format": "JSON", "filter": "span=DAYS_7&status=WON" }));
    assert_eq!(value_at(&world, "/asking"), true);
    settle_like(&mut world, PATH, json!({ "list": [statement("s9", "PREPARING")] }));
    assert_eq!((value_at(&world, "/asking"), value_at(&world, "/canAsk")), (json!(false), json!(false)));
    assert_eq!(value_at(&world, "/lines/0/download"), Value::Null);
}

#[test]
fn each_record_hands_over_its_own_query() {
    for (address, slice, filter) in [
        ("/?mc=transactionHistory", Slice::AccountRecord, "account=CASH&span=DAYS_7"),
        ("/?mc=personalHistoryCopy", Slice::BettingRecord, "span=DAYS_7"),
        ("/?mc=personalProfit", Slice::ProfitAndLoss, "span=DAYS_7"),
    ] {
        let world = opened(address);
        assert_eq!(world.at(slice, "/statement/statements/ask/filter"), filter, "{address}");
        assert_eq!(value_at(&world, "/lines/0/title/args/kind"), "BETS", "the list is of all records");
    }
}

#[test]
fn progress_comes_by_the_job_and_the_end_is_asked_for() {
    let mut world = opened("/?mc=personalProfit");
    settle_with(&mut world, ways::other);
    send_event(&mut world, StatementsEvent::Retry);
    settle_like(&mut world, PATH, json!({ "list": [statement("s9", "PREPARING")] }));
    world.wait(5_001);
    assert!(world.call(PATH).is_some(), "without a stream it is asked for");
    settle_like(&mut world, PATH, json!({ "list": [statement("s9", "READY")] }));
    world.wait(5_001);
    assert!(world.call(PATH).is_none(), "nothing is under way any more");
    assert_eq!(value_at(&world, "/lines/0/download/statements/download"), "s9");
}

#[test]
fn a_download_leaves_for_an_address_of_files_only() {
    let mut world = opened("/?mc=personalProfit");
    send_event(&mut world, StatementsEvent::Download("s2".into()));
    assert!(world.call("/wps/member/statements/link").is_none(), "one that failed has no file");
    for (path, leaves) in [("/wps/member/statements/file?ticket=t", true), ("https://elsewhere.example/", false)] {
        send_event(&mut world, StatementsEvent::Download("s1".into()));
        settle_like(&mut world, "/wps/member/statements/link", json!({ "path": path }));
        assert_eq!(std::mem::take(&mut world.left).len(), usize::from(leaves), "{path}");
    }
}

#[test]
fn what_is_printed_carries_its_digest_and_the_address_of_the_check() {
    let mut world = opened("/?mc=personalProfit");
    send_event(&mut world, StatementsEvent::Print("nothing".into()));
    assert_eq!(value_at(&world, "/printed"), Value::Null);
    send_event(&mut world, StatementsEvent::Print("s1".into()));
    let address = value_at(&world, "/printed/address");
    assert!(address.as_str().is_some_and(|it| it.ends_with(&format!("/verify?digest={DIGEST}"))), "{address}");
    assert_eq!(value_at(&world, "/printed/digest").as_str().map(|it| it.split(' ').count()), Some(8));
    send_event(&mut world, StatementsEvent::ClosePrint);
    assert_eq!(value_at(&world, "/printed"), Value::Null);
}

#[test]
fn the_panel_closes_with_its_page_and_says_why_something_was_refused() {
    let mut world = opened("/?mc=personalProfit");
    send_event(&mut world, StatementsEvent::Delete("s1".into()));
    let delete = world.call("/wps/member/statements/delete").expect("a call").call_id;
    world.answer(delete, failed(404, "not_found", Value::Null));
    settle_with(&mut world, ways::other);
    assert_ne!(value_at(&world, "/problem"), Value::Null);
    world.visit("/");
    assert_eq!(value_at(&world, "/opened"), false);
    world.visit("/?mc=personalProfit");
    assert_eq!(value_at(&world, "/opened"), false);
}

fn picked(handle: u32) -> UiEvent {
    let file = PickedFile { handle, name: "statement.csv".into(), size: 9, head: Vec::new() };
    UiEvent::StatementCheck(StatementCheckEvent::Pick(file))
}

fn found(handle: u32, verdict: &str, authority: &str) -> UiEvent {
    UiEvent::StatementCheck(StatementCheckEvent::Checked(StatementReport {
        handle,
        verdict: verdict.into(),
        authority: authority.into(),
        digest: DIGEST.into(),
        ..StatementReport::default()
    }))
}

fn verifying(address: &str) -> World {
    let mut world = visitor_at("/");
    world.visit(address);
    world
}

#[test]
fn a_file_waits_for_the_keys_and_is_checked_by_them() {
    let mut world = verifying("/verify");
    world.send(picked(1));
    assert_eq!((check(&world, "/phase"), world.checks.len()), (json!("checking"), 0));
    settle_with(&mut world, ways::other);
    assert_eq!(world.checks, [(1, vec![STATEMENT_KEY[..43].to_owned()])]);
    world.send(found(2, "INTACT", "KNOWN"));
    assert_eq!(check(&world, "/phase"), "checking", "another file's");
    world.send(found(1, "INTACT", "KNOWN"));
    assert_eq!(
        (check(&world, "/report/good"), check(&world, "/report/verdict/args/verdict")),
        (json!(true), json!("GENUINE"))
    );
}

#[test]
fn keys_that_were_told_before_serve_without_a_network() {
    let mut world = verifying("/verify");
    settle_with(&mut world, ways::other);
    let mut world = world.reload();
    settle_with(&mut world, |call: &HttpCall| {
        (call.url == KEYS).then_some(Err(Transport::Network)).or_else(|| ways::other(call))
    });
    world.send(picked(1));
    assert_eq!(world.checks, [(1, vec![STATEMENT_KEY[..43].to_owned()])]);
    assert_eq!(check(&world, "/withoutKeys"), true, "and the page says so");
}

#[test]
fn what_is_consistent_is_not_yet_genuine() {
    for (address, verdict, authority, said) in [
        ("/verify".to_owned(), "INTACT", "UNKNOWN", "UNKNOWN_KEY"),
        ("/verify".to_owned(), "INTACT", "NONE", "ALTERED"),
        ("/verify".to_owned(), "ALTERED", "KNOWN", "ALTERED"),
        ("/verify".to_owned(), "NO_STATEMENT", "NONE", "NO_STATEMENT"),
        (format!("/verify?digest={DIGEST}"), "INTACT", "KNOWN", "GENUINE"),
        ("/verify?digest=00".to_owned(), "INTACT", "KNOWN", "OTHER"),
    ] {
        let mut world = verifying(&address);
        settle_with(&mut world, ways::other);
        world.send(picked(1));
        world.send(found(1, verdict, authority));
        assert_eq!(check(&world, "/report/verdict/args/verdict"), said, "{address} {verdict} {authority}");
        assert_eq!(check(&world, "/report/good"), said == "GENUINE");
    }
}

#[test]
fn a_file_that_could_not_be_read_can_be_tried_again() {
    let mut world = verifying("/verify");
    settle_with(&mut world, ways::other);
    world.send(picked(1));
    world.send(UiEvent::StatementCheck(StatementCheckEvent::Broken(1)));
    assert_eq!(check(&world, "/phase"), "broken");
    world.send(UiEvent::StatementCheck(StatementCheckEvent::Retry));
    settle_with(&mut world, ways::other);
    assert_eq!((check(&world, "/phase"), world.checks.len()), (json!("checking"), 2));
    world.visit("/help");
    world.visit("/verify");
    assert_eq!(check(&world, "/phase"), "empty", "nothing of it stays");
}
