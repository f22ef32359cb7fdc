//! Applications with their remarks and pictures, and what the operator decides about them.

use super::{DAY_MS, act, balance, detail, member};
use crate::support::back_office::BackOffice;
use crate::support::{self, seeded};
use axum::body::Body;
use axum::http::Request;
use content::picture::queue::MEMBERS;
use futures_util::{StreamExt, future, stream};
use lumora_core::domain::promotion::Transition;
use lumora_server::testing::{TestReply, TestServer};
use promotions::decide::{self, Decision};
use serde_json::json;

async fn upload(server: &TestServer, token: &str, file: Vec<u8>) -> TestReply {
    let request = Request::post("/wps/promotions/image")
        .header("authorization", format!("Bearer {token}"))
        .header("content-type", "application/octet-stream")
        .body(Body::from(file));
    server.send(request.expect("a request")).await
}

fn png(width: u32, height: u32) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.add_text_chunk("Comment".to_owned(), "canary-meta".to_owned()).expect("a comment");
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(&vec![90; (width * height) as usize]).expect("pixels");
    writer.finish().expect("an end");
    file
}

async fn image(server: &TestServer, token: &str) -> String {
    let reply = upload(server, token, png(20, 10)).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply.at("/value/imageId").as_str().expect("an id").to_owned()
}

async fn decide(server: &TestServer, (account, id): (&str, &str), transition: Transition) -> Result<(), String> {
    let decision = Decision {
        promotion_id: id.to_owned(),
        account: account.to_owned(),
        transition,
        reason: "Thank you.".to_owned(),
        actor: "tester".to_owned(),
    };
    let now_ms = server.state.base.clock.now_ms();
    let write =
        server.state.base.store.write(move |tx| Box::pin(async move { decide::decide(tx, &decision, now_ms).await }));
    write.await.map(|_| ()).map_err(|error| format!("{error:?}"))
}

#[tokio::test]
async fn an_application_carries_remark_and_pictures_to_the_operator_and_comes_back_decided() {
    for server in seeded().await {
        let token = member(&server, "mira").await;
        let pictures = [image(&server, &token).await, image(&server, &token).await];
        let body = json!({ "promoId": "best-round", "remark": "  Cafe\u{301} slip\n", "images": pictures });
        let reply = server.post_as(&token, "/wps/promotions/apply", &body).await;
        assert_eq!(reply.at("/value/promotion/status"), "APPLYING", "{}", reply.text());
        let application = reply.at("/value/myApplication");
        assert_eq!((&application["remark"], &application["images"]), (&json!("Café slip"), &json!(2)));
        assert_eq!(server.post_as(&token, "/wps/promotions/apply", &body).await.status, 409, "{}", server.name);
        let waiting =
            decide::applications(&server.state.base.store, lumora_core::domain::promotion::State::Applying, 50);
        let waiting = waiting.await.expect("applications");
        let mine = waiting.iter().find(|it| it.account == "mira").expect("the application");
        assert_eq!(mine.images, pictures.join(" "), "{}", server.name);
        let file = decide::picture(&server.state.base.store, &pictures[0]).await.expect("a read").expect("a picture");
        assert!(file.starts_with(&[0xff, 0xd8, 0xff]) && !file.windows(11).any(|bytes| bytes == b"canary-meta"));

        decide(&server, ("mira", "best-round"), Transition::Approve).await.expect("a decision");
        let agreed = detail(&server, &token, "best-round").await;
        assert_eq!(agreed.at("/value/promotion/status"), "CLAIM", "{}", server.name);
        assert_eq!(agreed.at("/value/myApplication/reason"), "Thank you.", "{}", server.name);
        act(&server, &token, "claim", "best-round").await;
        assert_eq!(balance(&server, &token).await, "5.00", "{}", server.name);
        for step in [Transition::Approve, Transition::Reject, Transition::Issue, Transition::Claim] {
            assert!(decide(&server, ("mira", "best-round"), step).await.is_err(), "{} {step:?}", server.name);
        }
        server.books_balance().await;
    }
}

#[tokio::test]
async fn a_refused_application_may_be_made_again_and_an_issued_one_is_paid_by_the_operator() {
    for server in seeded().await {
        let token = member(&server, "mira").await;
        let apply = async |remark: &str| {
            let body = json!({ "promoId": "bring-a-friend", "remark": remark });
            server.post_as(&token, "/wps/promotions/apply", &body).await
        };
        apply("koi_rider").await;
        decide(&server, ("mira", "bring-a-friend"), Transition::Reject).await.expect("a decision");
        assert_eq!(detail(&server, &token, "bring-a-friend").await.at("/value/promotion/status"), "REJECTED");
        assert_eq!(apply("jade_moth").await.at("/value/promotion/status"), "APPLYING", "{}", server.name);
        decide(&server, ("mira", "bring-a-friend"), Transition::Issue).await.expect("a decision");
        assert_eq!(detail(&server, &token, "bring-a-friend").await.at("/value/promotion/status"), "ISSUED");
        assert_eq!(balance(&server, &token).await, "5.00", "{}", server.name);
        assert!(decide(&server, ("nobody", "bring-a-friend"), Transition::Issue).await.is_err());
    }
}

#[tokio::test]
async fn an_application_that_breaks_a_rule_names_the_field() {
    for server in seeded().await {
        let token = member(&server, "mira").await;
        let other = member(&server, "vale").await;
        let foreign = image(&server, &other).await;
        let own = image(&server, &token).await;
        let long = "é".repeat(141);
        for (id, remark, images, field, rule) in [
            ("bring-a-friend", long.as_str(), vec![], "remark", "too_long"),
            ("bring-a-friend", "a\u{7}b", vec![], "remark", "rule_not_matching"),
            ("best-round", "x", vec![], "images", "rule_empty"),
            ("best-round", "x", vec![foreign.clone()], "images", "not_found"),
            ("best-round", "x", vec![own.clone(), own.clone()], "images", "too_many"),
            ("best-round", "x", vec!["1".into(), "2".into(), "3".into(), "4".into()], "images", "too_many"),
        ] {
            let body = json!({ "promoId": id, "remark": remark, "images": images });
            let reply = server.post_as(&token, "/wps/promotions/apply", &body).await;
            assert_eq!(reply.status, 422, "{} {}", server.name, reply.text());
            assert_eq!(reply.at(&format!("/value/fields/{field}")), rule, "{} {}", server.name, reply.text());
        }
        assert_eq!(detail(&server, &token, "best-round").await.at("/value/promotion/status"), "JOIN");
        let fits = json!({ "promoId": "bring-a-friend", "remark": "e\u{301}".repeat(140) });
        assert_eq!(server.post_as(&token, "/wps/promotions/apply", &fits).await.status, 200, "{}", server.name);
    }
}

#[tokio::test]
async fn a_picture_is_judged_by_what_it_holds() {
    let server = support::seeded_on_sqlite().await;
    let token = member(&server, "mira").await;
    let bomb = {
        let mut file = png(1, 1);
        file[16..24].copy_from_slice(&[0, 0, 0x40, 0, 0, 0, 0x40, 0]);
        file
    };
    let svg = b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>".to_vec();
    let mut polyglot = b"\x89PNG\r\n\x1a\n".to_vec();
    polyglot.extend(svg.clone());
    for (file, status, code) in [
        (svg, 422, "image_invalid"),
        (b"GIF89a".to_vec(), 422, "image_invalid"),
        (Vec::new(), 422, "image_invalid"),
        (polyglot, 422, "image_invalid"),
        (png(20, 10)[..40].to_vec(), 422, "image_invalid"),
        (bomb, 422, "image_invalid"),
        (vec![0xff; 5 * 1024 * 1024], 413, "too_large"),
    ] {
        let reply = upload(&server, &token, file).await;
        assert_eq!((reply.status, reply.at("/code")), (status, json!(code)), "{}", reply.text());
    }
    assert_eq!(upload(&server, "", png(2, 2)).await.status, 401);
    let guest = server.login("lantern_guest", "Zt5gKy8fVq1n").await;
    assert_eq!(upload(&server, &guest, png(2, 2)).await.status, 403);
    let stored = "select cast(count(*) as text) from application_images";
    assert_eq!(server.text(stored).await.as_deref(), Some("0"));
}

#[tokio::test]
async fn a_member_whose_pictures_wait_is_told_to_come_again_and_an_operator_waits_for_no_member() {
    let back_office = BackOffice::at(support::seeded_on_sqlite().await).await;
    let server = &back_office.server;
    let token = member(server, "mira").await;
    let id = server.text("select id from members where account = 'mira'").await.expect("a member");
    // Three pictures of hers: one that is worked on until it is let go, and two behind it.
    let (release, held) = std::sync::mpsc::channel::<()>();
    let (begun, working) = tokio::sync::oneshot::channel();
    let first = {
        let id = id.clone();
        let work = move || {
            begun.send(()).ok();
            held.recv().ok()
        };
        tokio::spawn(async move { MEMBERS.work(&id, work).await })
    };
    working.await.expect("a turn");
    let waiting =
        |(server, token): (TestServer, String)| tokio::spawn(async move { upload(&server, &token, png(2, 2)).await });
    let others: Vec<_> = (0..2).map(|_| waiting((server.clone(), token.clone()))).collect();
    while MEMBERS.waiting_of(&id) < 3 {
        tokio::task::yield_now().await;
    }
    let full = upload(server, &token, png(2, 2)).await;
    assert_eq!((full.status, full.at("/code")), (429, json!("too_many_requests")), "{}", full.text());
    assert!(full.headers.contains_key("retry-after"));
    let mut bomb = png(1, 1);
    bomb[16..24].copy_from_slice(&[0, 0, 0x23, 0x27, 0, 0, 0x11, 0x30]);
    assert_eq!(upload(server, &token, bomb).await.status, 422, "its header alone is looked at: it waits for nobody");
    let headers = Request::post("/wps/operator/pictures").header("x-operator-key", &back_office.key);
    let own = server.send(headers.body(Body::from(png(20, 20))).expect("a request")).await;
    assert_eq!(own.status, 200, "{}", own.text());
    release.send(()).expect("who waits");
    first.await.expect("a task").expect("a place");
    for other in others {
        assert_eq!(other.await.expect("a task").status, 200);
    }
}

#[tokio::test]
async fn files_that_never_come_to_an_end_keep_nobody_else_waiting() {
    let server = support::seeded_on_sqlite().await;
    let (mira, nora) = (member(&server, "mira").await, member(&server, "nora").await);
    let stalled = |server: TestServer, token: String, chunk: &'static [u8]| {
        tokio::spawn(async move {
            let sent = stream::iter([Ok::<_, std::convert::Infallible>(chunk)]).chain(stream::pending());
            let request = Request::post("/wps/promotions/image").header("authorization", format!("Bearer {token}"));
            server.send(request.body(Body::from_stream(sent)).expect("a request")).await
        })
    };
    let senders: Vec<_> = (0..3).map(|_| stalled(server.clone(), mira.clone(), b"\x89PNG")).collect();
    let id = server.text("select id from members where account = 'mira'").await.expect("a member");
    while MEMBERS.sending_of(&id) < 3 {
        tokio::task::yield_now().await;
    }
    let fourth = upload(&server, &mira, png(2, 2)).await;
    assert_eq!((fourth.status, fourth.at("/code")), (429, json!("too_many_requests")), "{}", fourth.text());
    assert_eq!(upload(&server, &nora, png(2, 2)).await.status, 200, "another member's");
    for sender in &senders {
        sender.abort();
    }
    future::join_all(senders).await;
    assert_eq!(upload(&server, &mira, png(2, 2)).await.status, 200, "the places are free again");
}

#[tokio::test]
async fn uploads_are_limited_and_what_no_application_names_is_swept_away() {
    let server = support::seeded_on_sqlite().await;
    let token = member(&server, "mira").await;
    let kept = image(&server, &token).await;
    let body = json!({ "promoId": "best-round", "images": [kept] });
    assert_eq!(server.post_as(&token, "/wps/promotions/apply", &body).await.status, 200);
    for _ in 1..30 {
        image(&server, &token).await;
    }
    assert_eq!(upload(&server, &token, png(2, 2)).await.status, 429);
    server.state.base.clock.advance_ms(DAY_MS + 1);
    server.run_schedule("delete-expired").await;
    let stored = "select cast(count(*) as text) from application_images";
    assert_eq!(server.text(stored).await.as_deref(), Some("1"), "the one of the application stays");
}

#[tokio::test]
async fn nobody_gives_a_bonus_to_an_account_that_is_suspended() {
    for server in seeded().await {
        let token = member(&server, "mira").await;
        let body = json!({ "promoId": "bring-a-friend", "remark": "koi_rider" });
        assert_eq!(server.post_as(&token, "/wps/promotions/apply", &body).await.status, 200, "{}", server.name);
        server.execute("update members set state = 'suspended' where account = 'mira'").await;
        assert!(decide(&server, ("mira", "bring-a-friend"), Transition::Issue).await.is_err(), "{}", server.name);
        server.execute("update members set state = 'active' where account = 'mira'").await;
        decide(&server, ("mira", "bring-a-friend"), Transition::Issue).await.expect("a decision");
        assert_eq!(balance(&server, &token).await, "5.00", "{}: once", server.name);
    }
}
