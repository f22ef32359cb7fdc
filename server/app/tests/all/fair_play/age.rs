//! A checked age and identity before money, as the policy of the licence says.

use axum::http::Method;
use serde_json::{Value, json};

use super::{PASSWORD, Player, text};
use crate::support::{form, plain, register, set, token};

/// Codes of what launching, paying in and taking out are answered.
async fn codes(mira: &Player) -> [Value; 3] {
    let deposit = json!({ "channelId": "bank", "amount": "50.00" });
    let (authorization, key) = (format!("Bearer {}", mira.token), platform::ids::new_id(0));
    let headers = [("authorization", authorization.as_str()), ("idempotency-key", key.as_str())];
    let withdrawal = json!({ "accountId": "none", "amount": "1.00", "paymentPassword": "135790" });
    [
        mira.launch().await.at("/code"),
        mira.post("/wps/member/deposits", &deposit).await.at("/code"),
        mira.server.sealed(Method::POST, "/wps/member/withdrawals", &headers, &withdrawal).await.at("/code"),
    ]
}

#[tokio::test]
async fn the_policy_closes_what_it_names_and_what_comes_before_it_until_the_check() {
    for (rule, closed) in [
        ("play-money", [false, false, false]),
        ("mt", [false, false, true]),
        ("on", [true, true, true]),
        ("gb", [true, true, true]),
        ("nobody knows it", [true, true, true]),
    ] {
        let mira = Player::one(100).await;
        set(&mira.server, "licence_policy", rule).await;
        let found = codes(&mira).await.map(|code| code == "age_check_needed");
        assert_eq!(found, closed, "{rule}");
        mira.server
            .execute("insert into protected_members (member_id, born_on, age_checked) select id, '1990-01-01', 1 from members where account = 'mira' on conflict (member_id) do update set age_checked = 1")
            .await;
        let found = codes(&mira).await.map(|code| code == "age_check_needed");
        assert_eq!(found, [false; 3], "{rule}: checked");
    }
}

#[tokio::test]
async fn registration_states_the_birth_date_and_an_approved_check_proves_it() {
    let server = plain().await;
    let session = token(&register(&server, &form("miravale1")).await);
    let born = "select born_on from protected_members where age_checked = 0 and member_id = (select id from members where account = 'miravale1')";
    assert_eq!(server.text(born).await.as_deref(), Some("1990-02-28"));
    let mira = Player { id: String::new(), token: session, server };
    mira.server
        .execute("insert into identity_checks (id, member_id, status, name, birth_date, country, reason, note, taken_by, submitted_at, created_at, updated_at)
                  select 'k1', id, 'PENDING', 'Mira Vale', '1990-03-28', 'VN', '', '', '', 1, 1, 1 from members where account = 'miravale1'")
        .await;
    let approved = crate::support::back_office::admin(&mira.server, &["identity-checks", "approve", "k1"]).await;
    assert!(approved.is_ok(), "{approved:?}");
    let born = "select born_on from protected_members where age_checked > 0";
    assert_eq!(mira.server.text(born).await.as_deref(), Some("1990-03-28"), "what the documents say");
    assert!(!PASSWORD.is_empty() && text(&mira.get("/wps/member/info").await.at("/value/account")) == "miravale1");
}

#[tokio::test]
async fn documents_of_somebody_too_young_for_the_site_or_its_licence_are_not_approved() {
    // The clock of these tests stands in November 2026.
    let in_2012 = "update identity_checks set birth_date = '2012-03-28'";
    let in_2008 = "update identity_checks set birth_date = '2008-03-28'";
    let in_2007 = "update identity_checks set birth_date = '2007-03-28'";
    for (policy, born_on, approved) in
        [("play-money", in_2012, false), ("play-money", in_2008, true), ("on", in_2008, false), ("on", in_2007, true)]
    {
        let server = plain().await;
        token(&register(&server, &form("miravale1")).await);
        set(&server, "licence_policy", policy).await;
        server
            .execute("insert into identity_checks (id, member_id, status, name, birth_date, country, reason, note, taken_by, submitted_at, created_at, updated_at)
                      select 'k1', id, 'PENDING', 'Mira Vale', '1990-03-28', 'VN', '', '', '', 1, 1, 1 from members where account = 'miravale1'")
            .await;
        server.execute(born_on).await;
        let said = crate::support::back_office::admin(&server, &["identity-checks", "approve", "k1"]).await;
        assert_eq!(said.is_ok(), approved, "{policy}, {born_on}: {said:?}");
        if let Err(error) = said {
            assert!(error.contains("fair-play minor"), "{error}");
        }
        let status = if approved { "APPROVED" } else { "PENDING" };
        assert_eq!(server.text("select status from identity_checks").await.as_deref(), Some(status));
        let checked = "select count(*) || '' from protected_members where age_checked > 0";
        assert_eq!(server.text(checked).await.as_deref(), Some(if approved { "1" } else { "0" }));
    }
}
