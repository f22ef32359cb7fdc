//! The help centre: pages and their addresses, the search, forms that reach the operator.
use crate::support::{call_id, count, failed, help_centre, ok, operator, settle, settle_with, visitor_at};
use lumora_core::effect::{HttpCall, Method};
use lumora_core::event::*;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::{Value, json};

const PATH: &str = "/wps/system/helpCenter";

fn send(world: &mut World, event: HelpEvent) {
    world.send(UiEvent::Help(event));
}

fn type_in(world: &mut World, form: ContactFormName, field: ContactFormFieldName, value: &str) {
    send(world, HelpEvent::Typed { form, field, value: value.into() });
}

fn write_feedback(world: &mut World) {
    for (field, value) in [
        (ContactFormFieldName::QuestionType, "game"),
        (ContactFormFieldName::Content, "  The reels stood still.  "),
        (ContactFormFieldName::Contact, ""),
    ] {
        type_in(world, ContactFormName::Feedback, field, value);
    }
}

fn hits(world: &World) -> Vec<String> {
    let hits = world.at(Slice::Help, "/hits");
    hits.as_array().unwrap().iter().map(|hit| hit["key"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn the_table_of_contents_names_every_page_and_the_address_names_one() {
    let world = visitor_at("/help");
    assert_eq!(world.at(Slice::Route, "/screen"), "help");
    assert_eq!(world.at(Slice::Help, "/categories/0/pages/0/href"), "/help?topic=deposit");
    assert!(world.at(Slice::Help, "/article").is_null());
    let world = visitor_at("/help?topic=withdraw");
    assert_eq!(world.at(Slice::Help, "/article/title"), "How to withdraw");
    assert_eq!(world.at(Slice::Help, "/article/category"), "Money");
    assert_eq!(world.at(Slice::Help, "/article/updated"), "2026-11-20", "local time");
    assert_eq!(world.at(Slice::Help, "/categories/0/pages/1/current"), true);
    assert_eq!(world.at(Slice::Help, "/categories/1/current"), false);
}

#[test]
fn every_tool_of_a_page_shows_and_the_tutorial_leads_to_the_deposit() {
    for (topic, tool) in [
        ("deposit", "deposit"),
        ("withdraw", "none"),
        ("feedback", "feedback"),
        ("affiliate", "affiliate"),
        ("browsers", "browsers"),
    ] {
        assert_eq!(visitor_at(&format!("/help?topic={topic}")).at(Slice::Help, "/article/tool"), tool);
    }
    let world = visitor_at("/help?topic=deposit");
    assert_eq!(world.at(Slice::Help, "/article/depositHref"), "/help?topic=deposit&mc=depositv2");
}

#[test]
fn the_embedded_help_has_no_layout_and_its_links_stay_there() {
    let world = visitor_at("/helpmc?topic=deposit");
    assert_eq!(world.at(Slice::Route, "/showsLayout"), false);
    assert_eq!(world.at(Slice::Help, "/home"), "/helpmc");
    assert_eq!(world.at(Slice::Help, "/categories/0/pages/1/href"), "/helpmc?topic=withdraw");
}

#[test]
fn a_page_that_is_gone_is_said_to_be_gone() {
    let world = visitor_at("/help?topic=gone");
    assert_eq!(world.at(Slice::Help, "/missing"), true);
    assert_eq!(world.at(Slice::Help, "/categories").as_array().unwrap().len(), 2);
}

#[test]
fn the_pages_are_fetched_when_help_is_opened_and_once_a_language() {
    let mut world = visitor_at("/");
    assert_eq!(count(&world, Method::Get, PATH), 0);
    world.send(UiEvent::Route(RouteEvent::Entered { path: "/help".into(), query: "".into() }));
    assert!(world.call(PATH).unwrap().url.ends_with("?language=EN"));
    settle(&mut world);
    world.send(UiEvent::Route(RouteEvent::Entered { path: "/help".into(), query: "topic=deposit".into() }));
    assert!(world.call(PATH).is_none());
    world.send(UiEvent::Site(SiteEvent::Language("KM".into())));
    assert!(world.call(PATH).unwrap().url.ends_with("?language=KM"));
}

#[test]
fn a_search_waits_for_the_pause_stands_in_the_address_and_back_undoes_it() {
    let mut world = visitor_at("/help");
    send(&mut world, HelpEvent::Search { text: "wíthdraw".into(), now: false });
    assert!(world.at(Slice::Help, "/hits").is_null());
    world.wait(499);
    assert!(world.at(Slice::Help, "/hits").is_null());
    world.wait(1);
    assert_eq!(world.address(), "/help?search=w%C3%ADthdraw");
    assert_eq!(hits(&world), ["withdraw"]);
    assert_eq!(world.at(Slice::Help, "/hits/0/title/1"), json!({ "text": "withdraw", "found": true }));
    send(&mut world, HelpEvent::Search { text: "money".into(), now: true });
    assert_eq!(hits(&world), ["deposit", "withdraw"]);
    world.send(UiEvent::Route(RouteEvent::Entered { path: "/help".into(), query: "topic=deposit".into() }));
    assert!(world.at(Slice::Help, "/hits").is_null());
    let mut searched = visitor_at("/help?search=money");
    assert_eq!(searched.at(Slice::Help, "/search"), "money");
    send(&mut searched, HelpEvent::Search { text: "nothing of the sort".into(), now: true });
    assert_eq!(hits(&searched), [""; 0]);
    send(&mut searched, HelpEvent::Search { text: " ".into(), now: true });
    assert_eq!(searched.address(), "/help");
    assert_eq!(searched.history.len(), 1, "corrections of a search are no places to come back to");
}

#[test]
fn a_search_from_a_page_leaves_the_page_and_clearing_it_does_not() {
    let mut world = visitor_at("/helpmc?topic=deposit");
    send(&mut world, HelpEvent::Search { text: "".into(), now: true });
    assert_eq!(world.address(), "/helpmc?topic=deposit");
    send(&mut world, HelpEvent::Search { text: "browsers".into(), now: true });
    assert_eq!(world.address(), "/helpmc?search=browsers");
    world.back();
    assert_eq!(world.at(Slice::Help, "/article/key"), "deposit");
}

#[test]
fn a_letter_that_breaks_a_rule_is_not_sent_and_keeps_what_was_written() {
    let mut world = visitor_at("/help?topic=feedback");
    type_in(&mut world, ContactFormName::Feedback, ContactFormFieldName::Content, "too short");
    send(&mut world, HelpEvent::Send(ContactFormName::Feedback));
    assert!(world.calls.is_empty());
    assert_eq!(world.at(Slice::Help, "/feedback/fields/0/error/key"), "contact-form-missing");
    assert_eq!(
        world.at(Slice::Help, "/feedback/fields/1/error"),
        json!({ "key": "contact-form-length", "args": { "min": 10, "max": 200 } })
    );
    assert_eq!(world.at(Slice::Help, "/feedback/fields/1/hint/args"), json!({ "min": 10, "max": 200, "count": 9 }));
    assert_eq!(world.at(Slice::Help, "/feedback/fields/1/value"), "too short");
    type_in(&mut world, ContactFormName::Feedback, ContactFormFieldName::Content, "too short no more");
    assert!(world.at(Slice::Help, "/feedback/fields/1/error").is_null());
}

#[test]
fn feedback_is_sent_once_and_its_reference_shows() {
    let mut world = visitor_at("/help?topic=feedback");
    write_feedback(&mut world);
    send(&mut world, HelpEvent::Send(ContactFormName::Feedback));
    send(&mut world, HelpEvent::Send(ContactFormName::Feedback));
    assert_eq!(count(&world, Method::Put, "/wps/feedback"), 1);
    assert_eq!(world.at(Slice::Help, "/feedback/sending"), true);
    let body: Value =
        serde_json::from_str(world.call("/wps/feedback").unwrap().body.as_ref().unwrap().reveal()).unwrap();
    assert_eq!(body, json!({ "questionType": "game", "content": "The reels stood still.", "contact": "" }));
    settle(&mut world);
    assert_eq!(world.at(Slice::Help, "/feedback/sent"), "FB-1");
    send(&mut world, HelpEvent::Send(ContactFormName::Feedback));
    assert!(world.calls.is_empty(), "what arrived is not sent again");
    send(&mut world, HelpEvent::Again(ContactFormName::Feedback));
    assert!(world.at(Slice::Help, "/feedback/sent").is_null());
    assert_eq!(world.at(Slice::Help, "/feedback/fields/1/value"), "");
}

#[test]
fn a_refused_letter_keeps_what_was_written_and_the_next_try_works() {
    for (status, code, value, shown) in [
        (422, "rule_broken", json!({ "fields": { "questionType": "rule_unknown" } }), "/feedback/fields/0/error"),
        (422, "rule_broken", json!({ "fields": { "other": "rule_unknown" } }), "/feedback/problem"),
        (429, "too_many_requests", json!({ "retryAfter": 60 }), "/feedback/problem"),
        (500, "internal", json!(null), "/feedback/problem"),
    ] {
        let mut world = visitor_at("/help?topic=feedback");
        write_feedback(&mut world);
        send(&mut world, HelpEvent::Send(ContactFormName::Feedback));
        let call = call_id(&world, "/wps/feedback");
        world.answer(call, failed(status, code, value));
        assert!(!world.at(Slice::Help, shown).is_null(), "{status} {shown}");
        assert_eq!(world.at(Slice::Help, "/feedback/fields/1/value"), "  The reels stood still.  ");
        send(&mut world, HelpEvent::Send(ContactFormName::Feedback));
        settle(&mut world);
        assert_eq!(world.at(Slice::Help, "/feedback/sent"), "FB-1", "{status}");
    }
}

#[test]
fn an_application_asks_for_all_its_fields() {
    let mut world = visitor_at("/help?topic=affiliate");
    send(&mut world, HelpEvent::Send(ContactFormName::Application));
    let fields = world.at(Slice::Help, "/application/fields");
    assert!(fields.as_array().unwrap().iter().all(|field| field["error"]["key"] == "contact-form-missing"), "{fields}");
    for (field, value) in [
        (ContactFormFieldName::Name, "Lan"),
        (ContactFormFieldName::Contact, "lan@example.com"),
        (ContactFormFieldName::Channel, "My own page"),
        (ContactFormFieldName::Content, "I write about games every week."),
    ] {
        type_in(&mut world, ContactFormName::Application, field, value);
    }
    send(&mut world, HelpEvent::Send(ContactFormName::Application));
    settle(&mut world);
    assert_eq!(world.at(Slice::Help, "/application/sent"), "FB-1");
}

#[test]
fn pages_that_can_not_be_had_can_be_asked_for_again() {
    let mut world = World::open(Setup { address: "/help?topic=deposit".into(), ..Setup::default() });
    settle_with(&mut world, |call: &HttpCall| match call.url.starts_with(PATH) {
        true => Some(Err(Transport::Timeout)),
        false => operator(call),
    });
    assert_eq!(world.at(Slice::Help, "/status/kind"), "failed");
    assert_eq!(world.at(Slice::Help, "/missing"), false);
    send(&mut world, HelpEvent::Retry);
    assert_eq!(world.at(Slice::Help, "/status/kind"), "loading");
    settle(&mut world);
    assert_eq!(world.at(Slice::Help, "/article/key"), "deposit");
}

#[test]
fn a_letter_of_the_former_member_is_gone_after_the_logout() {
    let mut world = crate::support::member_at("/help?topic=feedback");
    write_feedback(&mut world);
    world.send(UiEvent::Session(SessionEvent::SignOut));
    let dialog = world.at(Slice::Dialogs, "/top/key").as_u64().unwrap();
    world.send(UiEvent::Dialog(DialogEvent::Enter(u32::try_from(dialog).unwrap())));
    settle(&mut world);
    assert_eq!(world.at(Slice::Help, "/feedback/fields/1/value"), "");
}

#[test]
fn a_search_shows_twenty_pages_at_most() {
    let mut value = help_centre();
    let page = |number: u32| json!({ "id": format!("p{number}"), "title": format!("Page {number}"), "content": "word ".repeat(1_000) });
    value["categories"][0]["pages"] = (0..100).map(page).collect();
    let mut world = World::open(Setup { address: "/help?search=word".into(), ..Setup::default() });
    settle_with(&mut world, |call: &HttpCall| match call.url.starts_with(PATH) {
        true => Some(ok(value.clone())),
        false => operator(call),
    });
    assert_eq!(hits(&world).len(), 20);
}
