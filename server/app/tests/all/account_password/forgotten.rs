//! A forgotten password: by the link of a mail, and by a code to the mobile number.

use super::{CHANGE, NEW, OLD, change_to, is_alive, try_login};
use crate::support::{self, code, post_sealed, seeded, seeded_on_sqlite, set, with};
use axum::body::Body;
use axum::http::{Method, Request};
use identity::verification::Purpose;
use lumora_server::testing::{TestReply, TestServer};
use serde_json::{Value, json};

const RESET: &str = "/wps/member/password/reset";
const MOBILE: &str = "/wps/member/password/verification";
const EMAIL: &str = "/wps/member/password/email";

async fn ask_mail(server: &TestServer, username: &str, email: &str) -> TestReply {
    let escaped = |text: &str| text.replace('%', "%25").replace('@', "%40").replace('+', "%2B").replace(' ', "+");
    let body = format!("username={}&email={}", escaped(username), escaped(email));
    let request = Request::post(EMAIL).header("content-type", "application/x-www-form-urlencoded");
    server.send(request.body(Body::from(body)).expect("a request")).await
}

/// The secret of the latest mail.
async fn mailed(server: &TestServer) -> String {
    let body = server.text("select body from outbox_messages where channel = 'mail' order by id desc limit 1").await;
    let body = body.expect("a mail");
    let link = body.lines().find(|line| line.starts_with("http")).expect("a link");
    let secret = link.strip_prefix("http://127.0.0.1:8080/login?modal=resetPassword#").expect("the link of the site");
    secret.to_owned()
}

fn reset_with(secret: &str) -> Value {
    json!({ "token": secret, "newPassword": NEW, "confirmNewPassword": NEW })
}

#[tokio::test]
async fn the_link_of_a_mail_sets_a_password_once_and_ends_every_session() {
    for server in seeded().await {
        let session = server.login("lantern_member", OLD).await;
        server.execute("update members set email_verified_at = null where account = 'lantern_member'").await;
        let asked = ask_mail(&server, " Lantern_Member", "LANTERN_MEMBER@lumora.example ").await;
        assert_eq!(asked.status, 200, "{}: {}", server.name, asked.text());
        let secret = mailed(&server).await;
        let stored = server.text("select token_hash from password_tickets where kind = 'reset'").await;
        assert!(stored.is_some_and(|hash| hash != secret), "stored hashed");

        let weak = with(&reset_with(&secret), &json!({ "newPassword": "short1", "confirmNewPassword": "short1" }));
        let refused = post_sealed(&server, "", RESET, &weak).await;
        assert_eq!(refused.at("/value/fields/newPassword"), "rule_alphanumeric_mixed", "{}", server.name);
        let reply = post_sealed(&server, "", RESET, &reset_with(&secret)).await;
        assert_eq!(reply.status, 200, "{}: {}", server.name, reply.text());
        assert!(!is_alive(&server, &session).await, "{}", server.name);
        let verified = "select account from members where account = 'lantern_member' and email_verified_at is not null";
        assert!(server.text(verified).await.is_some(), "{}: who followed the link reads that mail", server.name);
        assert_eq!(try_login(&server, "lantern_member", NEW).await.status, 200, "{}", server.name);

        let again = post_sealed(&server, "", RESET, &reset_with(&secret)).await;
        assert_eq!((again.status, again.at("/code")), (401, json!("link_expired")), "{}", server.name);
    }
}

#[tokio::test]
async fn a_link_is_too_old_after_half_an_hour_and_dies_with_any_change_of_the_password() {
    let server = seeded_on_sqlite().await;
    ask_mail(&server, "lantern_member", "lantern_member@lumora.example").await;
    let secret = mailed(&server).await;
    server.state.base.clock.advance_ms(30 * 60 * 1000);
    assert_eq!(post_sealed(&server, "", RESET, &reset_with(&secret)).await.at("/code"), "link_expired");

    ask_mail(&server, "lantern_member", "lantern_member@lumora.example").await;
    let secret = mailed(&server).await;
    let mine = server.login("lantern_member", OLD).await;
    assert_eq!(post_sealed(&server, &mine, CHANGE, &change_to(NEW)).await.status, 200);
    assert_eq!(post_sealed(&server, "", RESET, &reset_with(&secret)).await.at("/code"), "link_expired");
    assert_eq!(post_sealed(&server, "", RESET, &reset_with("made-up")).await.at("/code"), "link_expired");
}

#[tokio::test]
async fn of_many_who_follow_one_link_at_once_one_sets_the_password() {
    for server in seeded().await {
        ask_mail(&server, "lantern_member", "lantern_member@lumora.example").await;
        let secret = mailed(&server).await;
        let tries = (0..6).map(|_| {
            let (server, body) = (server.clone(), reset_with(&secret));
            async move { post_sealed(&server, "", RESET, &body).await.status }
        });
        let statuses = futures_util::future::join_all(tries).await;
        assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 1, "{}: {statuses:?}", server.name);
    }
}

#[tokio::test]
async fn asking_for_a_mail_tells_nobody_whether_the_account_exists() {
    for server in seeded().await {
        let right = ask_mail(&server, "lantern_member", "lantern_member@lumora.example").await;
        for (username, email) in [
            ("lantern_member", "other@lumora.example"),
            ("nobody7", "lantern_member@lumora.example"),
            ("lantern_guest", "lantern_guest@lumora.example"),
            ("koi_rider", "koi_rider@lumora.example"),
        ] {
            let other = ask_mail(&server, username, email).await;
            assert_eq!((other.status, other.json()), (right.status, right.json()), "{} {username}", server.name);
        }
        let count = "select cast(count(*) as text) from outbox_messages where channel = 'mail'";
        assert_eq!(server.text(count).await.as_deref(), Some("1"), "{}", server.name);
        let tickets = "select cast(count(*) as text) from password_tickets where kind = 'reset'";
        assert_eq!(server.text(tickets).await.as_deref(), Some("5"), "{}: the same is written for all", server.name);
    }
}

#[tokio::test]
async fn an_account_gets_three_mails_an_hour_and_an_address_asks_twenty_times() {
    let server = seeded_on_sqlite().await;
    for n in 0..20 {
        let reply = ask_mail(&server, "lantern_member", "lantern_member@lumora.example").await;
        assert_eq!(reply.status, 200, "{n}: {}", reply.text());
    }
    let count = "select cast(count(*) as text) from outbox_messages where channel = 'mail'";
    assert_eq!(server.text(count).await.as_deref(), Some("3"));
    let refused = ask_mail(&server, "lantern_member", "lantern_member@lumora.example").await;
    assert_eq!((refused.status, refused.at("/code")), (429, json!("too_many_requests")));
}

#[tokio::test]
async fn the_mail_form_checks_its_fields_and_takes_nothing_but_a_form() {
    let server = seeded_on_sqlite().await;
    let reply = ask_mail(&server, "", "no mail").await;
    assert_eq!(reply.at("/value/fields"), json!({ "username": "rule_empty", "email": "rule_email" }));
    let json = server.call(Method::POST, EMAIL, &[], &json!({ "username": "a", "email": "b@c.example" })).await;
    assert_eq!((json.status, json.at("/code")), (400, json!("invalid_request")));
    for body in ["username=%00&email=a%40b.example", "username=a&username=b", "%", "username=\u{0}"] {
        let request = Request::post(EMAIL).header("content-type", "application/x-www-form-urlencoded");
        let reply = server.send(request.body(Body::from(body)).expect("a request")).await;
        assert!(matches!(reply.status, 400 | 422), "{body:?}: {} {}", reply.status, reply.text());
    }
}

#[tokio::test]
async fn a_forgotten_password_is_set_by_an_sms_code_and_logs_in() {
    for server in seeded().await {
        let session = server.login("lantern_newcomer", "123456").await;
        let sms = code(&server, Purpose::Password, "84909876543").await;
        let body = json!({ "mobileNum": "0909876543", "countryDialingCode": "84", "verificationCode": sms, "newPassword": NEW });
        let other = if sms == "000000" { "111111" } else { "000000" };
        let wrong = post_sealed(&server, "", MOBILE, &with(&body, &json!({ "verificationCode": other }))).await;
        assert_eq!((wrong.status, wrong.at("/code")), (422, json!("invalid_verification_code")), "{}", server.name);

        let reply = post_sealed(&server, "", MOBILE, &body).await;
        let token = support::token(&reply);
        assert!(is_alive(&server, &token).await, "{}: and must change nothing any more", server.name);
        assert_eq!(server.get_as(&session, "/wps/member/info").await.status, 401, "{}", server.name);
        assert_eq!(try_login(&server, "lantern_newcomer", NEW).await.status, 200, "{}", server.name);
        let again = post_sealed(&server, "", MOBILE, &body).await;
        assert_eq!(again.at("/code"), "code_expired", "{}", server.name);
    }
}

#[tokio::test]
async fn a_number_that_nobody_has_is_answered_like_a_wrong_code() {
    let server = seeded_on_sqlite().await;
    code(&server, Purpose::Password, "84909876543").await;
    code(&server, Purpose::Password, "84900000001").await;
    let body = json!({ "countryDialingCode": "84", "verificationCode": "12345x", "newPassword": NEW });
    let known = post_sealed(&server, "", MOBILE, &with(&body, &json!({ "mobileNum": "909876543" }))).await;
    let unknown = post_sealed(&server, "", MOBILE, &with(&body, &json!({ "mobileNum": "900000001" }))).await;
    assert_eq!((unknown.status, unknown.json()), (known.status, known.json()));
    let right = code(&server, Purpose::Password, "84900000001").await;
    let guessed = with(&body, &json!({ "mobileNum": "900000001", "verificationCode": right }));
    let guessed = post_sealed(&server, "", MOBILE, &guessed).await;
    assert_eq!((guessed.status, guessed.json()), (known.status, known.json()), "even a right guess");
}

#[tokio::test]
async fn by_mobile_number_only_where_the_operator_offers_it() {
    let server = seeded_on_sqlite().await;
    set(&server, "CHNGPASSVERIF3", "false").await;
    let sms = code(&server, Purpose::Password, "84909876543").await;
    let body =
        json!({ "mobileNum": "909876543", "countryDialingCode": "84", "verificationCode": sms, "newPassword": NEW });
    let reply = post_sealed(&server, "", MOBILE, &body).await;
    assert_eq!((reply.status, reply.at("/code")), (403, json!("not_enabled")));
}

#[tokio::test]
async fn whoever_knows_only_the_account_uses_up_no_mail_of_its_owner() {
    for server in seeded().await {
        for _ in 0..5 {
            assert_eq!(ask_mail(&server, "lantern_member", "guessed@example.org").await.status, 200, "{}", server.name);
        }
        ask_mail(&server, "lantern_member", "lantern_member@lumora.example").await;
        let secret = mailed(&server).await;
        assert_eq!(post_sealed(&server, "", RESET, &reset_with(&secret)).await.status, 200, "{}", server.name);
    }
}
