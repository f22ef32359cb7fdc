//! Promotions, applications, raffles and the points mall through the API, with the clock moved by hand.

use crate::support;
use crate::support::seeded;
use axum::body::Body;
use axum::http::{Method, Request};
use lumora_core::domain::account::AccountType;
use lumora_core::domain::promotion::Move;
use lumora_server::promotions::decide::{self, Decision};
use lumora_server::testing::{TestReply, TestServer};
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse battery";
const LIST: &str = "/wps/promotions";
const DAY_MS: i64 = 24 * 60 * 60 * 1000;
const MEMBER: (&str, &str) = ("lantern_member", "Kx7mTq4vLp2w");

async fn detail(server: &TestServer, token: &str, id: &str) -> TestReply {
    server.get_as(token, &format!("/wps/promotions/detail?id={id}")).await
}

async fn act(server: &TestServer, token: &str, act: &str, id: &str) -> TestReply {
    let path = if act == "draw" { "/wps/relay/MCS2_claimRafflePromotion".to_owned() } else { format!("{LIST}/{act}") };
    server.post_as(token, &path, &json!({ "promoId": id })).await
}

/// A fresh member whose wallet is in the currency of the sample's rewards.
async fn member(server: &TestServer, account: &str) -> String {
    server.add_member(account, PASSWORD, AccountType::Member, 0).await;
    server.execute("update members set currency = 'VND' where account not like 'lantern%'").await;
    server.login(account, PASSWORD).await
}

async fn balance(server: &TestServer, token: &str) -> Value {
    server.get_as(token, "/wps/v2/wallets/balance").await.at("/value/sumBalance")
}

fn status_of(list: &Value, id: &str) -> String {
    let item = list.as_array().and_then(|list| list.iter().find(|it| it["promoId"] == id)).expect("a promotion");
    item["status"].as_str().expect("a status").to_owned()
}

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

async fn decide(server: &TestServer, (account, id): (&str, &str), step: Move) -> Result<(), String> {
    let decision = Decision {
        promotion_id: id.to_owned(),
        account: account.to_owned(),
        step,
        reason: "Thank you.".to_owned(),
        actor: "tester".to_owned(),
    };
    let now_ms = server.state.clock.now_ms();
    let write =
        server.state.store.write(move |tx| Box::pin(async move { decide::decide(tx, &decision, now_ms).await }));
    write.await.map(|_| ()).map_err(|error| format!("{error:?}"))
}

#[tokio::test]
async fn the_list_shows_every_status_by_the_servers_clock() {
    for server in seeded().await {
        let list = server.get(LIST).await.at("/value/list");
        assert!(list.as_array().is_some_and(|list| list.len() >= 12), "{}", server.name);
        for (id, status) in [
            ("lantern-festival", "JOIN"),
            ("moon-gift", "CLAIM"),
            ("slot-rebate", "IN_PROGRESS"),
            ("derby-week", "COMING_SOON"),
            ("arena-season", "CLOSED_FOR_SIGNUP"),
            ("mega-draw", "CLOSE"),
        ] {
            assert_eq!(status_of(&list, id), status, "{} {id}", server.name);
        }
        let token = server.login(MEMBER.0, MEMBER.1).await;
        let own = server.get_as(&token, LIST).await.at("/value/list");
        for (id, status) in [
            ("lantern-festival", "JOINED"),
            ("bring-a-friend", "APPLYING"),
            ("drum-night", "PROCESS"),
            ("trophy-hall", "REJECTED"),
            ("arena-season", "ISSUED"),
        ] {
            assert_eq!(status_of(&own, id), status, "{} {id}", server.name);
        }
        server.state.clock.advance_ms(4 * DAY_MS);
        assert_eq!(status_of(&server.get(LIST).await.at("/value/list"), "derby-week"), "JOIN", "{}", server.name);
        server.execute("update promotions set enabled = 0 where id = 'derby-week'").await;
        assert!(!server.get(LIST).await.text().contains("derby-week"), "{}", server.name);
        assert_eq!(detail(&server, &token, "derby-week").await.status, 404, "{}", server.name);
    }
}

#[tokio::test]
async fn terms_come_in_the_language_of_the_call_and_were_cleaned() {
    let server = support::seeded_on_sqlite().await;
    let english = server.get("/wps/promotions/detail?id=moon-gift").await.at("/value");
    assert!(english["termsHtml"].as_str().is_some_and(|html| html.contains("<h3>How it works</h3>")), "{english}");
    assert_eq!(english["significantTerms"].as_array().map(Vec::len), Some(2));
    let chinese = server.get("/wps/promotions/detail?id=moon-gift&language=CN").await.at("/value/promotion/title");
    assert_eq!(chinese, "新月礼金");
    for (query, status) in [("", 400), ("?id=nothing", 404), ("?id=%27", 400), ("?id=moon-gift&language=XX", 400)] {
        assert_eq!(server.get(&format!("/wps/promotions/detail{query}")).await.status, status, "{query}");
    }
}

#[tokio::test]
async fn a_claim_pays_once_whatever_is_sent_and_the_books_balance() {
    for server in seeded().await {
        let token = member(&server, "mira").await;
        let reply = act(&server, &token, "claim", "moon-gift").await;
        assert_eq!((reply.status, reply.at("/value/promotion/status")), (200, json!("CLAIMED")), "{}", reply.text());
        assert_eq!(balance(&server, &token).await, "100000.00", "{}", server.name);
        let again = act(&server, &token, "claim", "moon-gift").await;
        assert_eq!((again.status, again.at("/code")), (409, json!("promotion_closed")), "{}", server.name);
        assert_eq!(balance(&server, &token).await, "100000.00", "{}", server.name);
        assert_eq!(server.ledger_faults().await, (0, 0), "{}", server.name);
        let cost = "select cast(balance as text) from accounts where kind = 'promotion' and currency = 'VND'";
        assert_eq!(server.text(cost).await.as_deref(), Some("-10000000"), "{}", server.name);
    }
}

#[tokio::test]
async fn two_claims_at_once_pay_one() {
    for server in seeded().await {
        let token = member(&server, "mira").await;
        let (one, two) =
            tokio::join!(act(&server, &token, "claim", "moon-gift"), act(&server, &token, "claim", "moon-gift"));
        let mut statuses = [one.status, two.status];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409], "{}", server.name);
        assert_eq!(balance(&server, &token).await, "100000.00", "{}", server.name);
    }
}

#[tokio::test]
async fn who_may_not_is_refused_and_nothing_changes() {
    for server in seeded().await {
        let token = member(&server, "mira").await;
        let guest = server.login("lantern_guest", "Zt5gKy8fVq1n").await;
        assert_eq!(server.post_as("", &format!("{LIST}/claim"), &json!({ "promoId": "moon-gift" })).await.status, 401);
        for (who, what, id, code) in [
            (&guest, "claim", "moon-gift", "real_account_required"),
            (&token, "claim", "jade-circle", "rank_too_low"),
            (&token, "claim", "slot-rebate", "promotion_closed"),
            (&token, "join", "derby-week", "promotion_closed"),
            (&token, "join", "arena-season", "promotion_closed"),
            (&token, "join", "first-deposit", "promotion_closed"),
            (&token, "apply", "moon-gift", "promotion_closed"),
            (&token, "draw", "lantern-festival", "promotion_closed"),
            (&token, "draw", "moon-gift", "promotion_closed"),
            (&token, "join", "no-such", "not_found"),
        ] {
            let reply = act(&server, who, what, id).await;
            assert_eq!(reply.at("/code"), code, "{} {what} {id}: {}", server.name, reply.text());
        }
        server.execute("update promotions set stock = 0 where id = 'moon-gift'").await;
        assert_eq!(act(&server, &token, "claim", "moon-gift").await.at("/code"), "promotion_exhausted");
        server.execute("update promotions set stock = null, reward_currency = 'EUR' where id = 'moon-gift'").await;
        assert_eq!(act(&server, &token, "claim", "moon-gift").await.at("/code"), "not_enabled");
        assert_eq!(balance(&server, &token).await, "0.00", "{}", server.name);
        let rows = "select cast(count(*) as text) from promotion_states s join members m on m.id = s.member_id
                    where m.account = 'mira'";
        assert_eq!(server.text(rows).await.as_deref(), Some("0"), "{}", server.name);
    }
}

#[tokio::test]
async fn a_sign_up_waits_for_the_start_and_is_then_paid() {
    for server in seeded().await {
        let token = member(&server, "mira").await;
        let joined = act(&server, &token, "join", "live-tables").await;
        assert_eq!(joined.at("/value/promotion/status"), "SIGNED_UP", "{}", joined.text());
        assert_eq!(act(&server, &token, "claim", "live-tables").await.status, 409, "{}", server.name);
        server.state.clock.advance_ms(5 * DAY_MS);
        let token = server.login("mira", PASSWORD).await;
        assert_eq!(detail(&server, &token, "live-tables").await.at("/value/promotion/status"), "CLAIM");
        assert_eq!(act(&server, &token, "claim", "live-tables").await.at("/value/promotion/status"), "CLAIMED");
        assert_eq!(balance(&server, &token).await, "80000.00", "{}", server.name);
        act(&server, &token, "join", "pad-league").await;
        act(&server, &token, "claim", "pad-league").await;
        let points = server.get_as(&token, "/wps/relay/MCS2_getPointBalance").await.at("/value/balance");
        assert_eq!(points, "500.00", "points are a currency of the ledger: {}", server.name);
        assert_eq!(server.ledger_faults().await, (0, 0), "{}", server.name);
    }
}

#[tokio::test]
async fn each_entitlement_draws_once_and_every_prize_is_posted() {
    for server in seeded().await {
        let token = member(&server, "mira").await;
        let joined = act(&server, &token, "join", "lantern-festival").await;
        assert_eq!(joined.at("/value/raffle/drawsLeft"), 3, "{}", joined.text());
        let prizes = joined.at("/value/raffle/prizes");
        assert_eq!(prizes.as_array().map(Vec::len), Some(5), "{}", server.name);
        for left in [2, 1, 0] {
            let drawn = act(&server, &token, "draw", "lantern-festival").await;
            assert_eq!((drawn.status, drawn.at("/value/raffle/drawsLeft")), (200, json!(left)), "{}", drawn.text());
        }
        let over = act(&server, &token, "draw", "lantern-festival").await;
        assert_eq!((over.status, over.at("/code")), (409, json!("no_draws_left")), "{}", server.name);
        let draws = detail(&server, &token, "lantern-festival").await.at("/value/raffle/draws");
        let won = |kind: &str| -> i64 {
            let prize = |draw: &Value| {
                let prize = prizes.as_array()?.iter().find(|it| it["prizeId"] == draw["prizeId"])?.clone();
                let amount = prize["amount"].as_str()?.replace('.', "").parse::<i64>().ok()?;
                (prize["type"] == kind).then_some(amount)
            };
            draws.as_array().expect("draws").iter().filter_map(prize).sum()
        };
        let wallet = balance(&server, &token).await.as_str().expect("money").replace('.', "");
        assert_eq!(wallet.parse(), Ok(won("CASH")), "{}", server.name);
        let points = server.get_as(&token, "/wps/relay/MCS2_getPointBalance").await.at("/value/balance");
        assert_eq!(points.as_str().expect("points").replace('.', "").parse(), Ok(won("POINTS")), "{}", server.name);
        assert_eq!(server.ledger_faults().await, (0, 0), "{}", server.name);
        let relay = server.get_as(&token, "/wps/relay/getRafflePromotion?promoId=lantern-festival").await;
        assert_eq!(relay.at("/value/draws"), draws, "{}", server.name);
        assert_eq!(server.get("/wps/relay/getRafflePromotion?promoId=moon-gift").await.status, 404);
    }
}

#[tokio::test]
async fn a_draw_sent_twice_under_one_key_is_one_draw() {
    for server in seeded().await {
        let token = server.login(MEMBER.0, MEMBER.1).await;
        let bearer = format!("Bearer {token}");
        let headers = [("authorization", bearer.as_str()), ("idempotency-key", "one-draw")];
        let path = "/wps/relay/MCS2_claimRafflePromotion";
        let body = json!({ "promoId": "lantern-festival" });
        let first = server.call(Method::POST, path, &headers, &body).await;
        let second = server.call(Method::POST, path, &headers, &body).await;
        assert_eq!((first.status, first.json()), (200, second.json()), "{}", server.name);
        assert_eq!(first.at("/value/raffle/drawsLeft"), 14, "{}", server.name);
    }
}

#[tokio::test]
async fn draws_at_once_never_use_one_entitlement_twice() {
    for server in seeded().await {
        let token = server.login(MEMBER.0, MEMBER.1).await;
        let draw = || act(&server, &token, "draw", "lantern-festival");
        let replies = tokio::join!(draw(), draw(), draw(), draw());
        let replies = [replies.0, replies.1, replies.2, replies.3];
        assert!(replies.iter().all(|reply| reply.status == 200), "{}", server.name);
        let raffle = detail(&server, &token, "lantern-festival").await.at("/value/raffle");
        assert_eq!((&raffle["drawsLeft"], raffle["draws"].as_array().map(Vec::len)), (&json!(11), Some(4)));
        assert_eq!(server.ledger_faults().await, (0, 0), "{}", server.name);
    }
}

#[tokio::test]
async fn the_prizes_fall_as_often_as_their_weights_say() {
    let server = support::seeded_on_sqlite().await;
    let token = server.login(MEMBER.0, MEMBER.1).await;
    server.execute("update raffle_prizes set weight = 0 where id <> 'lantern-small'").await;
    for _ in 0..15 {
        act(&server, &token, "draw", "lantern-festival").await;
    }
    let others = "select cast(count(*) as text) from raffle_draws where prize_id <> 'lantern-small'";
    assert_eq!(server.text(others).await.as_deref(), Some("0"), "what has no weight is never drawn");
    assert_eq!(balance(&server, &token).await, "1434500.00", "fifteen times 10,000");
}

#[tokio::test]
async fn an_application_carries_remark_and_pictures_to_the_operator_and_comes_back_decided() {
    for server in seeded().await {
        let token = member(&server, "mira").await;
        let pictures = [image(&server, &token).await, image(&server, &token).await];
        let body = json!({ "promoId": "first-deposit", "remark": "  Cafe\u{301} slip\n", "images": pictures });
        let reply = server.post_as(&token, "/wps/promotions/apply", &body).await;
        assert_eq!(reply.at("/value/promotion/status"), "APPLYING", "{}", reply.text());
        let application = reply.at("/value/myApplication");
        assert_eq!((&application["remark"], &application["images"]), (&json!("Café slip"), &json!(2)));
        assert_eq!(server.post_as(&token, "/wps/promotions/apply", &body).await.status, 409, "{}", server.name);
        let waiting = decide::applications(&server.state.store, lumora_core::domain::promotion::State::Applying, 50);
        let waiting = waiting.await.expect("applications");
        let mine = waiting.iter().find(|it| it.account == "mira").expect("the application");
        assert_eq!(mine.images, pictures.join(" "), "{}", server.name);
        let file = decide::picture(&server.state.store, &pictures[0]).await.expect("a read").expect("a picture");
        assert!(file.starts_with(&[0xff, 0xd8, 0xff]) && !file.windows(11).any(|bytes| bytes == b"canary-meta"));

        decide(&server, ("mira", "first-deposit"), Move::Approve).await.expect("a decision");
        let agreed = detail(&server, &token, "first-deposit").await;
        assert_eq!(agreed.at("/value/promotion/status"), "CLAIM", "{}", server.name);
        assert_eq!(agreed.at("/value/myApplication/reason"), "Thank you.", "{}", server.name);
        act(&server, &token, "claim", "first-deposit").await;
        assert_eq!(balance(&server, &token).await, "500000.00", "{}", server.name);
        for step in [Move::Approve, Move::Reject, Move::Issue, Move::Claim] {
            assert!(decide(&server, ("mira", "first-deposit"), step).await.is_err(), "{} {step:?}", server.name);
        }
        assert_eq!(server.ledger_faults().await, (0, 0), "{}", server.name);
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
        decide(&server, ("mira", "bring-a-friend"), Move::Reject).await.expect("a decision");
        assert_eq!(detail(&server, &token, "bring-a-friend").await.at("/value/promotion/status"), "REJECTED");
        assert_eq!(apply("jade_moth").await.at("/value/promotion/status"), "APPLYING", "{}", server.name);
        decide(&server, ("mira", "bring-a-friend"), Move::Issue).await.expect("a decision");
        assert_eq!(detail(&server, &token, "bring-a-friend").await.at("/value/promotion/status"), "ISSUED");
        assert_eq!(balance(&server, &token).await, "50000.00", "{}", server.name);
        assert!(decide(&server, ("nobody", "bring-a-friend"), Move::Issue).await.is_err());
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
            ("first-deposit", "x", vec![], "images", "rule_empty"),
            ("first-deposit", "x", vec![foreign.clone()], "images", "not_found"),
            ("first-deposit", "x", vec![own.clone(), own.clone()], "images", "too_many"),
            ("first-deposit", "x", vec!["1".into(), "2".into(), "3".into(), "4".into()], "images", "too_many"),
        ] {
            let body = json!({ "promoId": id, "remark": remark, "images": images });
            let reply = server.post_as(&token, "/wps/promotions/apply", &body).await;
            assert_eq!(reply.status, 422, "{} {}", server.name, reply.text());
            assert_eq!(reply.at(&format!("/value/fields/{field}")), rule, "{} {}", server.name, reply.text());
        }
        assert_eq!(detail(&server, &token, "first-deposit").await.at("/value/promotion/status"), "JOIN");
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
async fn uploads_are_limited_and_what_no_application_names_is_swept_away() {
    let server = support::seeded_on_sqlite().await;
    let token = member(&server, "mira").await;
    let kept = image(&server, &token).await;
    let body = json!({ "promoId": "first-deposit", "images": [kept] });
    assert_eq!(server.post_as(&token, "/wps/promotions/apply", &body).await.status, 200);
    for _ in 1..30 {
        image(&server, &token).await;
    }
    assert_eq!(upload(&server, &token, png(2, 2)).await.status, 429);
    server.state.clock.advance_ms(DAY_MS + 1);
    lumora_server::sweep::once(&server.state).await.expect("a sweep");
    let stored = "select cast(count(*) as text) from application_images";
    assert_eq!(server.text(stored).await.as_deref(), Some("1"), "the one of the application stays");
}

#[tokio::test]
async fn the_mall_lists_what_points_buy_and_how_they_are_earned() {
    for server in seeded().await {
        let list = server.get("/wps/relay/MCS2_getPointReward").await.at("/value/list");
        assert!(list.as_array().is_some_and(|list| list.len() >= 12), "{}", server.name);
        for reward in list.as_array().expect("rewards") {
            assert!(reward["points"].as_u64().is_some_and(|points| points > 0), "{reward}");
            assert_eq!(server.get(reward["imageUrl"].as_str().expect("a picture")).await.status, 200, "{reward}");
        }
        let config = server.get("/wps/relay/MCS2_getPointConfig").await.at("/value");
        assert_eq!((&config["convertPoints"], &config["convertCash"]), (&json!(100), &json!("10000.00")));
        assert_eq!(config["earnRules"].as_array().map(Vec::len), Some(5), "{}", server.name);
        assert_eq!(server.get("/wps/relay/MCS2_getPointBalance").await.status, 401, "{}", server.name);
        let khmer = server.get("/wps/relay/MCS2_getPointReward?language=KM").await.at("/value/list/6/name");
        assert_eq!(khmer, "ឆ័ត្រក្រដាស", "{}", server.name);
        server.execute("update point_rewards set valid_to = 1 where id = 'umbrella'").await;
        assert!(!server.get("/wps/relay/MCS2_getPointReward").await.text().contains("umbrella"), "{}", server.name);
    }
}
