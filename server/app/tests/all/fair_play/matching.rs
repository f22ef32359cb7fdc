//! Excluded members under another account: what makes a match, what only a likeness, and what neither.

use lumora_core::domain::account::AccountType;
use lumora_server::testing::TestServer;
use serde_json::{Value, json};

use super::{DAY, EXCLUSION, PASSWORD, Player, assert_restricted, exclude, launch, text};
use crate::support::back_office::admin;
use crate::support::{form, plain, register, token, with};

/// A registered member who has excluded herself for half a year.
async fn excluded() -> TestServer {
    let server = plain().await;
    let first = token(&register(&server, &form("miravale1")).await);
    assert_eq!(exclude(&server, &first, "SELF_EXCLUSION", "MONTHS_6").await.status, 200);
    server.state.base.clock.advance_ms(1_000);
    server
}

/// A form that shares nothing with the one of the excluded member.
fn stranger(account: &str) -> Value {
    with(
        &form(account),
        &json!({ "email": "noor@mail.example", "mobileNum": "0900000007", "payeeName": "Noor Hale", "birthday": "1985-05-05" }),
    )
}

async fn kind(server: &TestServer, body: &Value) -> Value {
    let session = token(&register(server, body).await);
    server.get_as(&session, EXCLUSION).await.at("/value")
}

#[tokio::test]
async fn a_new_account_with_the_same_mail_number_or_name_and_birth_date_is_excluded_as_long() {
    for change in [
        json!({ "email": "Mira+new@Mail.example" }),
        json!({ "mobileNum": "0912345678" }),
        json!({ "payeeName": "VALE mira", "birthday": "1990-02-28" }),
    ] {
        let server = excluded().await;
        let found = kind(&server, &with(&stranger("noorhale1"), &change)).await;
        assert_eq!((&found["kind"], &found["cause"]), (&json!("SELF_EXCLUSION"), &json!("MATCHED")), "{change}");
        let ends = "select cast(count(distinct exclusion_ends) as text) from protected_members where exclusion <> ''";
        assert_eq!(server.text(ends).await.as_deref(), Some("1"), "{change}: the same end");
    }
}

#[tokio::test]
async fn a_name_or_a_birth_date_alone_matches_nobody() {
    let server = excluded().await;
    let same_name = with(&stranger("noorhale1"), &json!({ "payeeName": "Mira Vale" }));
    assert_eq!(kind(&server, &same_name).await["kind"], Value::Null);
    let same_birth = with(
        &stranger("noorhale2"),
        &json!({ "birthday": "1990-02-28", "email": "x@mail.example", "mobileNum": "0900000008" }),
    );
    assert_eq!(kind(&server, &same_birth).await["kind"], Value::Null);
    assert_eq!(server.text("select cast(count(*) as text) from exclusions").await.as_deref(), Some("1"));
}

#[tokio::test]
async fn an_account_that_was_there_before_is_not_excluded_by_what_another_has_only_stated() {
    let server = plain().await;
    let victim = token(&register(&server, &stranger("noorhale1")).await);
    server.state.base.clock.advance_ms(1_000);
    let forged = with(&form("miravale1"), &json!({ "email": "noor@mail.example" }));
    let forger = token(&register(&server, &forged).await);
    assert_eq!(exclude(&server, &forger, "SELF_EXCLUSION", "FOREVER").await.status, 200);
    assert_eq!(server.get_as(&victim, EXCLUSION).await.at("/value/kind"), Value::Null);
    let listed = admin(&server, &["fair-play", "likenesses"]).await.expect("a list");
    assert!(listed.contains("noorhale1") && listed.contains("MAIL"), "{listed}");
    // The operator finds that it is one person.
    admin(&server, &["fair-play", "judge", "noorhale1", "miravale1", "--same"]).await.expect("judged");
    assert_eq!(server.get_as(&victim, EXCLUSION).await.status, 401, "its sessions have ended");
    let again = server.login("noorhale1", crate::support::PASSWORD).await;
    assert_restricted(&server, &again, "judged to be the same").await;
    assert!(admin(&server, &["fair-play", "likenesses"]).await.expect("a list").contains("none"));
}

#[tokio::test]
async fn a_second_account_with_the_same_proven_number_is_excluded_with_the_first() {
    for mira in Player::each(0).await {
        mira.server.add_member("second", PASSWORD, AccountType::Member, 0).await;
        mira.server
            .execute("update members set email = 'mira@lumora.example', email_verified_at = 1 where account in ('mira', 'second')")
            .await;
        let second = mira.server.login("second", PASSWORD).await;
        assert_eq!(mira.exclude("SELF_EXCLUSION", "YEAR").await.status, 200);
        assert_restricted(&mira.server, &second, "the account beside it").await;
        mira.server.run_schedule("settle-exclusions").await;
        let open = "select cast(count(*) as text) from exclusions where settled_at is null";
        assert_eq!(
            mira.server.text(open).await.as_deref(),
            Some("0"),
            "{}: what goes with it was done",
            mira.server.name
        );
    }
}

#[tokio::test]
async fn a_shared_browser_is_shown_to_the_operator_and_excludes_nobody() {
    let mira = Player::one(0).await;
    let first = mira.server.try_login(&json!({ "username": "mira", "password": PASSWORD }), &[]).await;
    let cookie = first.cookie("device").expect("a device");
    assert_eq!(exclude(&mira.server, &text(&first.at("/value/token")), "TIME_OUT", "WEEK").await.status, 200);
    mira.server.add_member("noor", PASSWORD, AccountType::Member, 0).await;
    let body = json!({ "username": "noor", "password": PASSWORD });
    let noor = mira.server.try_login(&body, &[("cookie", cookie.as_str())]).await;
    let noor = text(&noor.at("/value/token"));
    assert_eq!(launch(&mira.server, &noor, &mira.slot().await).await.status, 200);
    let listed = admin(&mira.server, &["fair-play", "likenesses"]).await.expect("a list");
    assert!(listed.contains("noor") && listed.contains("DEVICE"), "{listed}");
}

#[tokio::test]
async fn a_closed_account_is_known_until_its_time_is_over_and_a_year_longer_for_who_has_not_asked_to_come_back() {
    let server = excluded().await;
    server.execute("update members set state = 'closed' where account = 'miravale1'").await;
    let during = with(&stranger("noorhale1"), &json!({ "email": "mira@mail.example" }));
    assert_eq!(kind(&server, &during).await["kind"], "SELF_EXCLUSION");
    server.state.base.clock.advance_ms(200 * DAY);
    let after = with(&stranger("noorhale2"), &json!({ "mobileNum": "0912345678", "email": "third@mail.example" }));
    let session = token(&register(&server, &after).await);
    let own = server.get_as(&session, EXCLUSION).await;
    assert_eq!((own.at("/value/kind"), own.at("/value/mayReturn")), (json!("SELF_EXCLUSION"), json!(true)));
    assert_restricted(&server, &session, "a new account is no way past the asking").await;
    assert_eq!(server.post_as(&session, &format!("{EXCLUSION}/return"), &Value::Null).await.status, 200);
    server.state.base.clock.advance_ms(DAY);
    server.run_schedule("settle-exclusions").await;
    let session = server.login("noorhale2", crate::support::PASSWORD).await;
    assert_eq!(server.get_as(&session, EXCLUSION).await.at("/value/kind"), Value::Null, "asked, and waited");
    let kept = "select cast(count(*) as text) from excluded_identities i join members m on m.id = i.member_id where m.account = 'miravale1'";
    assert_ne!(server.text(kept).await.as_deref(), Some("0"));
    server.state.base.clock.advance_ms(366 * DAY);
    server.run_schedule("settle-exclusions").await;
    assert_eq!(server.text(kept).await.as_deref(), Some("0"), "nobody is known for ever");
}

#[tokio::test]
async fn what_is_kept_of_an_identity_can_not_be_read() {
    let server = excluded().await;
    let kept =
        "select cast(count(*) as text) from excluded_identities where length(tag) = 64 and tag not like '%mira%'";
    assert_eq!(server.text(kept).await.as_deref(), Some("3"), "mail, number, name with birth date");
}
