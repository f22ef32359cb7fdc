//! Logging in with a passkey.

use super::*;
use lumora_core::effect::PasskeyCeremony;

#[test]
fn a_passkey_is_asked_of_the_browser_and_sent() {
    let mut world = visitor("/login");
    login(&mut world, LoginEvent::Passkey);
    settle_ways(&mut world, plainly);
    let job = world.ceremonies[0].clone();
    assert_eq!((job.ceremony, job.options.as_str()), (PasskeyCeremony::Get, "{\"challenge\":\"x\"}"));
    assert_eq!((world.at(Slice::Login, "/busy"), world.at(Slice::Login, "/doing")), (json!(true), json!("passkey")));
    world.end_ceremony(job.call_id, Ok("{\"id\":\"c\"}".into()));
    let call = world.call("/wps/session/passkey").unwrap();
    let body: Value = serde_json::from_str(call.body.as_ref().unwrap().reveal()).unwrap();
    assert_eq!((&body["ceremonyId"], &body["credential"]), (&json!("p1"), &json!("{\"id\":\"c\"}")));
    settle_ways(&mut world, plainly);
    assert_eq!(world.at(Slice::Session, "/kind"), "member");
}

#[test]
fn a_passkey_is_offered_only_at_an_address_with_a_name() {
    for (host, offered) in [("lumora.example", true), ("203.0.113.7:8080", false), ("[::1]", false)] {
        let mut world = World::open(Setup { address: "/login".into(), host: host.into(), ..Setup::default() });
        settle(&mut world);
        assert_eq!(world.at(Slice::Login, "/passkey"), offered, "{host}");
        login(&mut world, LoginEvent::Passkey);
        assert_eq!(world.calls.is_empty(), !offered, "{host}");
    }
}

#[test]
fn a_passkey_that_the_visitor_does_not_show_leaves_the_form_as_it_was() {
    let mut world = visitor("/login");
    login(&mut world, LoginEvent::Passkey);
    settle_ways(&mut world, plainly);
    let call_id = world.ceremonies[0].call_id;
    world.end_ceremony(call_id, Err(PasskeyFailure::Cancelled));
    assert_eq!(world.at(Slice::Login, "/busy"), false);
    assert_eq!(world.at(Slice::Login, "/problem/text/key"), "error-passkey-cancelled");
    world.end_ceremony(call_id, Ok("{}".into()));
    assert!(world.calls.is_empty(), "a reply counts once");
}

#[test]
fn a_browser_without_passkeys_is_not_offered_any() {
    let mut world = ways_at(Setup { address: "/login".into(), passkeys: false, ..Setup::default() });
    assert_eq!(world.at(Slice::Login, "/passkey"), false);
    login(&mut world, LoginEvent::Passkey);
    assert!(world.calls.is_empty());
}
