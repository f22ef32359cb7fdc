//! The name that money is paid to: proven by a code, changed by a code, bound by the identity check.

use serde_json::json;

use super::{MINUTE, NAME, Someone};

#[tokio::test]
async fn a_name_counts_when_the_code_has_come_back_and_the_member_is_told() {
    for mira in Someone::each().await {
        mira.server.execute("update members set payee_name = 'Mira Tran' where account = 'mira'").await;
        let before = mira.get(NAME).await;
        assert_eq!((before.at("/value/name"), before.at("/value/proven")), (json!("M••• T•••"), json!(false)));
        assert_eq!(before.at("/value/codeGoesTo"), "m•••@example.com");
        let done = mira.prove_name("  Mira Linh Tran ").await;
        assert_eq!((done.status, done.at("/value/proven")), (200, json!(true)), "{}", done.text());
        assert_eq!(done.at("/value/name"), "M••• L••• T•••");
        let told =
            mira.server.outbox().await.into_iter().filter(|(_, _, body)| body.contains("M••• L••• T•••")).count();
        assert_eq!(told, 1, "{}", mira.server.name);
    }
}

#[tokio::test]
async fn a_code_proves_the_name_that_it_was_sent_for_and_once() {
    let mira = Someone::one().await;
    mira.server.post_as(&mira.token, "/wps/member/payeeName/code", &json!({ "name": "Mira Tran" })).await;
    let code = mira.server.last_code("mira@example.com").await;
    assert_eq!(mira.set_name("Somebody Else", &code).await.at("/code"), "code_expired");
    let wrong = if code == "000000" { "000001" } else { "000000" };
    assert_eq!(mira.set_name("Mira Tran", wrong).await.at("/code"), "invalid_verification_code");
    assert_eq!(mira.set_name("Mira Tran", "").await.at("/code"), "missing_verification_code");
    assert_eq!(mira.get(NAME).await.at("/value/proven"), json!(false));
    assert_eq!(mira.set_name("Mira Tran", &code).await.status, 200);
    assert_eq!(mira.set_name("Mira Tran", &code).await.at("/code"), "code_expired");
}

#[tokio::test]
async fn without_a_verified_contact_or_with_an_old_session_nothing_is_sent() {
    let mira = Someone::one().await;
    let ask =
        async || mira.server.post_as(&mira.token, "/wps/member/payeeName/code", &json!({ "name": "Mira Tran" })).await;
    for (name, rule) in [("", "rule_empty"), ("M1ra", "rule_letters_spaces"), ("M", "rule_letters_spaces")] {
        let body = json!({ "name": name });
        let reply = mira.server.post_as(&mira.token, "/wps/member/payeeName/code", &body).await;
        assert_eq!((reply.status, reply.at("/value/fields/name")), (422, json!(rule)), "{name}");
    }
    mira.server.execute("update members set email_verified_at = null where account = 'mira'").await;
    assert_eq!((ask().await.status, ask().await.at("/code")), (409, json!("proof_needed")));
    mira.server.state.base.clock.advance_ms(11 * MINUTE);
    assert_eq!(ask().await.at("/code"), "password_required");
    assert_eq!(mira.set_name("Mira Tran", "123456").await.at("/code"), "password_required");
    assert!(mira.server.outbox().await.is_empty());
}

#[tokio::test]
async fn once_an_identity_check_has_named_the_member_no_other_name_will_do() {
    for mira in Someone::each().await {
        assert_eq!(mira.prove_name("Somebody Else").await.status, 200);
        let anna = mira.operator("anna").await;
        mira.hand_in("Mira Tran").await;
        let decided = json!({ "id": "mira", "decision": "APPROVED" });
        anna.done(axum::http::Method::POST, "identityChecks/decide", &decided).await;
        let state = mira.get(NAME).await;
        assert_eq!((state.at("/value/checked"), state.at("/value/proven")), (json!(true), json!(false)));
        mira.server.state.base.clock.advance_ms(2 * MINUTE);
        let body = json!({ "name": "Somebody Else" });
        let other = mira.server.post_as(&mira.token, "/wps/member/payeeName/code", &body).await;
        assert_eq!(other.at("/value/fields/name"), "payee_name_checked", "{}", other.text());
        let done = mira.prove_name("MIRA tran").await;
        assert_eq!((done.status, done.at("/value/proven")), (200, json!(true)), "{}", done.text());
    }
}
