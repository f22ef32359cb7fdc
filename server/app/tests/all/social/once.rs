//! State, code and ticket: good once, in the browser and at the provider that they were made for, and not for long.

use super::{PASSWORD, Visit, arrive, development_server, link, location, query, refusal_of, ticket_of};
use lumora_core::domain::account::AccountType;
use serde_json::json;

#[tokio::test]
async fn code_state_and_ticket_are_good_once() {
    let server = development_server().await;
    let visit = Visit::begin(&server, "google").await;
    let callback = visit.allow().await;
    let ticket = ticket_of(&visit.follow(&callback).await);
    assert_eq!(refusal_of(&visit.follow(&callback).await), "ticket_expired");
    assert_eq!(visit.trade(&ticket).await.status, 200);
    let again = visit.trade(&ticket).await;
    assert_eq!((again.status, again.at("/code")), (401, json!("ticket_expired")));

    // The code in a flow of its own.
    let other = Visit::begin(&server, "google").await;
    let mut fields = query(&other.allow().await);
    fields.insert("code".to_owned(), query(&callback)["code"].clone());
    let replayed = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
    let back = other.follow(&format!("/wps/session/social/google/callback?{replayed}")).await;
    assert_eq!(refusal_of(&back), "unavailable");
}

#[tokio::test]
async fn another_browser_gets_nothing_out_of_state_or_ticket() {
    let server = development_server().await;
    let (owner, other) = (Visit::begin(&server, "google").await, Visit::begin(&server, "google").await);
    assert_eq!(refusal_of(&other.follow(&owner.allow().await).await), "ticket_expired");

    let owner = Visit::begin(&server, "google").await;
    let callback = owner.allow().await;
    let without = location(&server.get(&callback).await);
    assert_eq!(refusal_of(&without), "ticket_expired");

    let owner = Visit::begin(&server, "google").await;
    let ticket = ticket_of(&owner.follow(&owner.allow().await).await);
    let stolen = other.trade(&ticket).await;
    assert_eq!((stolen.status, stolen.at("/code")), (401, json!("ticket_expired")));
    assert_eq!(owner.trade(&ticket).await.status, 401, "a ticket that turned up elsewhere is used up");
}

#[tokio::test]
async fn the_answer_of_one_provider_is_none_of_the_other() {
    let server = development_server().await;
    let visit = Visit::begin(&server, "google").await;
    let swapped = visit.allow().await.replace("/google/", "/facebook/");
    assert_eq!(refusal_of(&visit.follow(&swapped).await), "ticket_expired");

    let visit = Visit::begin(&server, "google").await;
    let callback = visit.allow().await;
    let (start, _) = callback.split_once("iss=").expect("an issuer");
    assert_eq!(refusal_of(&visit.follow(&format!("{start}iss=https%3A%2F%2Fevil.example")).await), "ticket_expired");
}

#[tokio::test]
async fn everything_grows_old() {
    let server = development_server().await;
    let visit = Visit::begin(&server, "google").await;
    let callback = visit.allow().await;
    server.state.base.clock.advance_ms(61_000);
    assert_eq!(refusal_of(&visit.follow(&callback).await), "unavailable", "the code of the provider");

    let visit = Visit::begin(&server, "google").await;
    server.state.base.clock.advance_ms(10 * 60_000);
    assert_eq!(refusal_of(&visit.follow(&visit.allow().await).await), "ticket_expired", "the flow");

    let visit = Visit::begin(&server, "google").await;
    let ticket = ticket_of(&visit.follow(&visit.allow().await).await);
    server.state.base.clock.advance_ms(2 * 60_000);
    assert_eq!(visit.trade(&ticket).await.at("/code"), "ticket_expired", "the ticket");

    let new = arrive(&server, "google").await;
    let member = server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
    server.state.base.clock.advance_ms(30 * 60_000);
    assert!(link(&server, &new.at("/value/ticket"), &member).await.is_err(), "the ticket of the registration");
}

#[tokio::test]
async fn an_address_begins_so_many_logins_in_ten_minutes_and_others_go_on() {
    let server = development_server().await;
    for _ in 0..60 {
        Visit::begin(&server, "google").await;
    }
    let start = "/wps/session/social/google/start";
    assert_eq!(refusal_of(&location(&server.get(start).await)), "too_many_requests");
    let elsewhere = location(&server.at("198.51.100.7").get(start).await);
    assert!(elsewhere.contains("/dev/oidc/authorize"), "{elsewhere}");
    server.state.base.clock.advance_ms(10 * 60 * 1000);
    assert!(location(&server.get(start).await).contains("/dev/oidc/authorize"));
}
