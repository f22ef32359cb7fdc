//! Whom an identity lets in: a new one registers, a linked one logs in, and no mail address stands for it.

use super::{PASSWORD, Visit, arrive, development_server, link, refusal_of, ticket_of};
use lumora_core::domain::account::AccountType;
use serde_json::json;

#[tokio::test]
async fn a_new_identity_registers_and_a_linked_one_logs_in() {
    let server = development_server().await;
    assert_eq!(server.get("/wps/system/status").await.at("/value/info/social"), json!(["facebook", "google"]));
    let new = arrive(&server, "google").await;
    assert_eq!((new.status, new.at("/value/kind")), (200, json!("register")), "{}", new.text());
    assert_eq!(new.at("/value/name"), "Lotus Tester");
    assert_eq!(new.at("/value/email"), "lotus@lumora.example");

    let member = server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
    link(&server, &new.at("/value/ticket"), &member).await.expect("a link");
    let known = arrive(&server, "google").await;
    assert_eq!(known.at("/value/kind"), "session", "{}", known.text());
    assert!(known.cookie("device").is_some(), "a session opens as any login does");
    let token = known.at("/value/login/token").as_str().expect("a token").to_owned();
    assert_eq!(server.get_as(&token, "/wps/member/info").await.at("/value/account"), "mira");

    server
        .execute("insert into member_totp (member_id, secret) select id, 'set up' from members where account = 'mira'")
        .await;
    let guarded = arrive(&server, "google").await;
    assert_eq!((guarded.status, guarded.at("/code")), (401, json!("second_factor_required")), "{}", guarded.text());
    assert_eq!(guarded.at("/value/secondFactor/factors/0/kind"), "totp");

    let elsewhere = arrive(&server, "facebook").await;
    assert_eq!(elsewhere.at("/value/kind"), "register", "the same subject at another provider is somebody else");
}

#[tokio::test]
async fn a_mail_address_that_is_the_same_attaches_to_no_account() {
    let server = development_server().await;
    server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
    server.execute("update members set email = 'lotus@lumora.example'").await;
    assert_eq!(arrive(&server, "google").await.at("/value/kind"), "register");
}

#[tokio::test]
async fn a_suspended_member_does_not_get_in() {
    let server = development_server().await;
    let member = server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
    let new = arrive(&server, "google").await;
    link(&server, &new.at("/value/ticket"), &member).await.expect("a link");
    server.execute("update members set state = 'suspended'").await;
    let refused = arrive(&server, "google").await;
    assert_eq!((refused.status, refused.at("/code")), (403, json!("account_disabled")));
}

#[tokio::test]
async fn somebody_typed_is_the_same_person_each_time() {
    let server = development_server().await;
    let typed = [("decision", "allow"), ("person", "other"), ("name", " Nari <b> "), ("email", "Nari@x.example")];
    let mut tickets = Vec::new();
    for _ in 0..2 {
        let visit = Visit::begin(&server, "facebook").await;
        let ticket = ticket_of(&visit.follow(&visit.decide(&typed).await).await);
        tickets.push(visit.trade(&ticket).await);
    }
    assert_eq!(
        (tickets[0].at("/value/name"), tickets[0].at("/value/email")),
        (json!("Nari <b>"), json!("Nari@x.example"))
    );
    let member = server.add_member("nari", PASSWORD, AccountType::Member, 0).await;
    link(&server, &tickets[0].at("/value/ticket"), &member).await.expect("a link");
    assert!(link(&server, &tickets[1].at("/value/ticket"), &member).await.is_err(), "the identity has an account");
}

#[tokio::test]
async fn who_declines_is_back_at_the_login_page() {
    let server = development_server().await;
    let visit = Visit::begin(&server, "google").await;
    let back = visit.follow(&visit.decide(&[("decision", "deny")]).await).await;
    assert_eq!(refusal_of(&back), "popup_closed");
    let again = visit.follow(&visit.allow().await).await;
    assert_eq!(refusal_of(&again), "ticket_expired", "a state is good for one answer");
}

#[tokio::test]
async fn a_ticket_to_register_opens_no_session() {
    let server = development_server().await;
    let new = arrive(&server, "google").await;
    let visit = Visit::begin(&server, "google").await;
    assert_eq!(visit.trade(new.at("/value/ticket").as_str().expect("a ticket")).await.status, 401);
}
