//! The identity check: details, documents, the queue, decisions.

use axum::body::Body;
use axum::http::{Method, Request};
use futures_util::future::join_all;
use serde_json::{Value, json};

use super::{CHECK, MINUTE, Someone, pdf, picture, text};
use crate::support::back_office::admin;

#[tokio::test]
async fn a_check_walks_from_details_to_a_decision_and_each_step_is_kept() {
    for mira in Someone::each().await {
        assert_eq!(mira.get(CHECK).await.at("/value/level"), 0);
        let stated = mira.state("Mira Tran").await;
        assert_eq!((stated.at("/value/level"), stated.at("/value/status")), (json!(1), json!("NONE")));
        assert_eq!(
            (stated.at("/value/name"), stated.at("/value/birthDate")),
            (json!("M••• T•••"), json!("1990-••-••"))
        );
        let early = mira.post(CHECK).await;
        assert_eq!((early.status, early.at("/code")), (422, json!("identity_incomplete")));
        mira.hand_in("Mira Tran").await;
        let anna = mira.operator("anna").await;
        let waiting = anna.get("identityChecks").await;
        assert_eq!((&waiting["totalElements"], &waiting["content"][0]["name"]), (&json!(1), &json!("Mira Tran")));
        let id = text(&waiting["content"][0]["id"]);
        anna.done(Method::POST, "identityChecks/take", &json!({ "id": id })).await;
        let refused = json!({ "id": id, "decision": "REJECTED", "reason": "UNREADABLE", "note": "Too dark" });
        anna.done(Method::POST, "identityChecks/decide", &refused).await;
        let told = mira.get(CHECK).await;
        assert_eq!((told.at("/value/reason"), told.at("/value/note")), (json!("UNREADABLE"), json!("Too dark")));
        mira.server.state.base.clock.advance_ms(MINUTE);
        assert_eq!(mira.send_document("PASSPORT", pdf(2, "")).await.status, 200, "sent anew, as a PDF");
        assert_eq!(mira.post(CHECK).await.at("/value/reason"), Value::Null);
        anna.done(Method::POST, "identityChecks/decide", &json!({ "id": id, "decision": "APPROVED" })).await;
        let done = mira.get(CHECK).await;
        assert_eq!((done.at("/value/level"), done.at("/value/status")), (json!(2), json!("APPROVED")));
        let steps = done.at("/value/steps");
        let statuses: Vec<String> = steps.as_array().expect("steps").iter().map(|step| text(&step["status"])).collect();
        assert_eq!(statuses, ["PENDING", "REJECTED", "PENDING", "APPROVED"]);
        assert_eq!((&steps[1]["actor"], &steps[1]["note"]), (&json!("operator"), &json!("Too dark")));
        assert!(!done.text().contains("anna"), "which operator it was is not told");
        let mails = mira.server.outbox().await.into_iter().filter(|(to, ..)| to == "mira@example.com").count();
        assert_eq!(mails, 2, "{}: one for each decision", mira.server.name);
    }
}

#[tokio::test]
async fn an_approval_that_was_false_is_taken_back_with_all_that_rested_on_it_and_can_be_handed_in_again() {
    for mira in Someone::each().await {
        mira.hand_in("Mira Tran").await;
        let anna = mira.operator("anna").await;
        let revoke = json!({ "id": "mira", "decision": "REVOKED", "reason": "OTHER", "note": "The passport was another person's" });
        let early = anna.call(Method::POST, "identityChecks/decide", &revoke).await;
        assert_eq!((early.status, early.at("/code")), (409, json!("state_changed")), "nothing was approved");
        anna.done(Method::POST, "identityChecks/decide", &json!({ "id": "mira", "decision": "APPROVED" })).await;
        let rests = "select m.identity_level || ' ' || m.checked_name || ' ' || (p.age_checked > 0)
                     from members m join protected_members p on p.member_id = m.id where m.account = 'mira'";
        let before = mira.server.text(rests).await.expect("a member");
        assert!(before.starts_with("2 Mira Tran "), "{before}");
        let unsaid = json!({ "id": "mira", "decision": "REVOKED", "reason": "OTHER" });
        assert_eq!(
            anna.call(Method::POST, "identityChecks/decide", &unsaid).await.status,
            422,
            "a reason without words"
        );
        anna.done(Method::POST, "identityChecks/decide", &revoke).await;
        assert_eq!(anna.call(Method::POST, "identityChecks/decide", &revoke).await.status, 409, "once");
        let now = mira.get(CHECK).await;
        assert_eq!((now.at("/value/level"), now.at("/value/status")), (json!(1), json!("REJECTED")));
        assert_eq!(now.at("/value/note"), "The passport was another person's");
        let after = mira.server.text(rests).await.expect("a member");
        assert!(after.starts_with("1  ") && after != before, "{after}");
        let told = mira.server.outbox().await.into_iter().filter(|(to, ..)| to == "mira@example.com").count();
        assert_eq!(told, 2, "{}", mira.server.name);
        assert_eq!(mira.state("Mira Tran").await.status, 200, "it begins anew");
    }
}

#[tokio::test]
async fn what_is_no_sound_document_is_refused_and_a_picture_keeps_nothing_but_its_pixels() {
    let mira = Someone::one().await;
    let script = "4 0 obj <</S /JavaScript /JS (app.alert(1))>> endobj";
    for (what, file, status, code) in [
        ("nothing", Vec::new(), 422, "document_invalid"),
        ("a page", b"<html><script>alert(1)</script>".to_vec(), 422, "document_invalid"),
        ("a program", b"MZ\x90\0".to_vec(), 422, "document_invalid"),
        ("a cut picture", picture(24, 16)[..60].to_vec(), 422, "image_invalid"),
        ("a picture of too many pixels", picture(9_001, 1), 422, "image_invalid"),
        ("a PDF with a script", pdf(1, script), 422, "document_invalid"),
        ("a PDF with a script in other letters", pdf(1, &script.replace("Java", "J#61va")), 422, "document_invalid"),
        ("a PDF with a password", pdf(1, "9 0 obj <</Encrypt 5 0 R>> endobj"), 422, "document_invalid"),
        ("a PDF of too many pages", pdf(11, ""), 422, "document_invalid"),
        ("a PDF without an end", pdf(1, "")[..60].to_vec(), 422, "document_invalid"),
    ] {
        let reply = mira.send_document("PASSPORT", file).await;
        assert_eq!((reply.status, reply.at("/code")), (status, json!(code)), "{what}");
    }
    assert_eq!(mira.send_document("PASSPORT", vec![0x89; 5 * 1024 * 1024]).await.status, 413);
    assert_eq!(mira.send_document("LIBRARY_CARD", picture(8, 8)).await.status, 400);
    assert_eq!(mira.send_document("PASSPORT", picture(24, 16)).await.status, 200);
    let id = text(&mira.get(CHECK).await.at("/value/documents/0/id"));
    let url = text(&mira.post(&format!("{CHECK}/documents/address?id={id}")).await.at("/value/url"));
    let file = mira.server.get(&url).await;
    assert!(file.body.starts_with(&[0xff, 0xd8, 0xff]) && !file.text().contains("canary-77"));
    let stored = mira.server.text("select body_locked from identity_documents").await.expect("a document");
    assert!(!stored.starts_with("_9j_"), "a copy of the database shows no document");
}

#[tokio::test]
async fn the_log_tells_of_a_document_that_is_read_but_not_by_what_secret() {
    let mira = Someone::one().await;
    mira.send_document("NATIONAL_ID_BACK", pdf(1, "")).await;
    let id = text(&mira.get(CHECK).await.at("/value/documents/0/id"));
    let url = text(&mira.post(&format!("{CHECK}/documents/address?id={id}")).await.at("/value/url"));
    for (url, status) in [(url.as_str(), 200), (&url, 404), ("/wps/identityDocument/of-ones-own-making", 404)] {
        let reply = mira.server.get(url).await;
        assert_eq!((reply.status, reply.logged_path.as_str()), (status, "/wps/identityDocument/..."), "{url}");
    }
    assert_eq!(mira.get(CHECK).await.logged_path, CHECK);
}

#[tokio::test]
async fn a_document_is_read_once_by_its_owner_as_an_attachment_and_by_nobody_else() {
    for mira in Someone::each().await {
        mira.send_document("NATIONAL_ID_BACK", pdf(1, "")).await;
        let id = text(&mira.get(CHECK).await.at("/value/documents/0/id"));
        let path = format!("{CHECK}/documents/address?id={id}");
        let noor = mira.another().await;
        assert_eq!(noor.post(&path).await.status, 404, "another member's");
        noor.delete(&format!("{CHECK}/documents?id={id}")).await;
        let url = text(&mira.post(&path).await.at("/value/url"));
        let head = Request::head(&url).body(Body::empty()).expect("a request");
        assert_eq!(mira.server.send(head).await.status, 200, "who looks ahead does not use it up");
        admin(&mira.server, &["set", "status", "maintenance"]).await.expect("a change");
        assert_eq!(mira.server.get(&url).await.status, 503, "a closed site shows no documents");
        admin(&mira.server, &["set", "status", "normal"]).await.expect("a change");
        let reads = join_all((0..8).map(|_| mira.server.get(&url))).await;
        let read: Vec<_> = reads.iter().filter(|reply| reply.status == 200).collect();
        assert_eq!(read.len(), 1, "{}: of eight at once one reads it", mira.server.name);
        let header = |name: &str| read[0].headers.get(name).and_then(|it| it.to_str().ok()).unwrap_or_default();
        assert_eq!(header("content-disposition"), "attachment; filename=\"national-id-back.pdf\"");
        assert_eq!((header("cache-control"), header("x-content-type-options")), ("no-store", "nosniff"));
        assert_eq!(header("content-security-policy"), "default-src 'none'; sandbox");
        assert_eq!(read[0].body, pdf(1, ""));
        assert_eq!(mira.server.get(&url).await.status, 404, "an address that was used");
        let late = text(&mira.post(&path).await.at("/value/url"));
        mira.server.state.base.clock.advance_ms(MINUTE);
        assert_eq!(mira.server.get(&late).await.status, 404, "an address that is too old");
    }
}

#[tokio::test]
async fn of_eight_decisions_at_once_one_counts_and_nothing_changes_while_it_is_looked_at() {
    for mira in Someone::each().await {
        mira.hand_in("Mira Tran").await;
        for reply in [mira.state("Other Name").await, mira.send_document("PASSPORT", picture(8, 8)).await] {
            assert_eq!((reply.status, reply.at("/code")), (409, json!("state_changed")));
        }
        assert_eq!(mira.post(CHECK).await.status, 409, "handed in twice");
        let anna = mira.operator("anna").await;
        let verdict = |index: usize| {
            if index.is_multiple_of(2) {
                json!({ "id": "mira", "decision": "APPROVED" })
            } else {
                json!({ "id": "mira", "decision": "REJECTED", "reason": "EXPIRED" })
            }
        };
        let bodies: Vec<Value> = (0..8).map(verdict).collect();
        let calls = bodies.iter().map(|body| anna.call(Method::POST, "identityChecks/decide", body));
        let replies = join_all(calls).await;
        let counted: Vec<_> = replies.iter().filter(|reply| reply.status == 200).collect();
        assert_eq!(counted.len(), 1, "{}", mira.server.name);
        assert!(replies.iter().all(|reply| reply.status == 200 || reply.at("/code") == "state_changed"));
        let now = mira.get(CHECK).await;
        assert_eq!(now.at("/value/status"), counted[0].at("/value/status"));
        assert_eq!(now.at("/value/steps").as_array().map(Vec::len), Some(2), "handed in, and decided once");
        let noted = "select cast(count(*) as text) from operator_changes where subject = 'identity check mira'";
        assert_eq!(mira.server.text(noted).await.as_deref(), Some("1"));
    }
}

#[tokio::test]
async fn a_check_that_one_operator_has_taken_is_left_to_them_and_the_command_line_does_it_all() {
    let mira = Someone::one().await;
    mira.hand_in("Mira Tran").await;
    let listed = admin(&mira.server, &["identity-checks", "list"]).await.expect("a list");
    assert!(listed.contains("mira") && listed.contains("documents: 1"), "{listed}");
    let anna = mira.operator("anna").await;
    anna.done(Method::POST, "identityChecks/take", &json!({ "id": "mira" })).await;
    let refused = admin(&mira.server, &["identity-checks", "approve", "mira"]).await.expect_err("anna has it");
    assert!(refused.contains("anna"), "{refused}");
    let shown = admin(&mira.server, &["identity-checks", "show", "mira"]).await.expect("a check");
    assert!(shown.contains("1990-04-17") && shown.contains("none proven"), "{shown}");
    let document = anna.get("identityChecks/mira").await["check"]["documents"][0]["id"].clone();
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("passport.jpg");
    let words =
        ["identity-checks", "document", document.as_str().expect("an id"), "--out", out.to_str().expect("a path")];
    admin(&mira.server, &words).await.expect("a file");
    assert!(std::fs::read(&out).expect("a file").starts_with(&[0xff, 0xd8]));
    let looked = "select cast(count(*) as text) from operator_changes where latter = 'looked at: passport.jpg'";
    assert_eq!(mira.server.text(looked).await.as_deref(), Some("1"));
    let path = format!("identityChecks/documents/{}", document.as_str().expect("an id"));
    let file = anna.call(Method::GET, &path, &Value::Null).await;
    assert_eq!(
        (file.status, file.headers["content-disposition"].to_str().ok()),
        (200, Some("attachment; filename=\"passport.jpg\""))
    );
    for (body, what) in [
        (json!({ "id": "mira", "decision": "REJECTED", "reason": "DULL" }), "no such reason"),
        (json!({ "id": "mira", "decision": "REJECTED", "reason": "OTHER" }), "a reason without words"),
        (json!({ "id": "mira", "decision": "LATER" }), "no such decision"),
        (json!({ "id": "nobody", "decision": "APPROVED" }), "no such check"),
    ] {
        anna.refused(Method::POST, "identityChecks/decide", &body).await;
        assert_eq!(mira.get(CHECK).await.at("/value/status"), "PENDING", "{what}");
    }
}

#[tokio::test]
async fn details_that_can_not_be_are_refused_field_by_field() {
    let mira = Someone::one().await;
    let with = |field: &str, value: &str| {
        let mut body = json!({ "name": "Mira Tran", "birthDate": "1990-04-17", "country": "VN" });
        body[field] = json!(value);
        body
    };
    for (body, field, rule) in [
        (with("name", " "), "name", "rule_empty"),
        (with("name", "M1ra"), "name", "rule_letters_spaces"),
        (with("birthDate", ""), "birthDate", "rule_empty"),
        (with("birthDate", "1990-02-30"), "birthDate", "rule_date"),
        (with("birthDate", "2030-01-01"), "birthDate", "rule_date"),
        (with("birthDate", "2015-01-01"), "birthDate", "too_young"),
        (with("country", ""), "country", "rule_empty"),
        (with("country", "Vietnam"), "country", "rule_not_matching"),
    ] {
        let reply = mira.sealed(Method::PUT, &format!("{CHECK}/details"), &body).await;
        assert_eq!(reply.at(&format!("/value/fields/{field}")), rule, "{body}: {}", reply.text());
    }
    assert_eq!(mira.get(CHECK).await.at("/value/level"), 0);
}
