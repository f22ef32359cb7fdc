//! Raffles: each entitlement draws once, by weight, and every prize is posted.

use super::{MEMBER, act, balance, detail, member};
use crate::support::{self, seeded};
use axum::http::Method;
use serde_json::{Value, json};

#[tokio::test]
async fn each_entitlement_draws_once_and_every_prize_is_posted() {
    for server in seeded().await {
        let token = member(&server, "mira").await;
        let joined = act(&server, &token, "join", "lantern-festival").await;
        assert_eq!(joined.at("/value/raffle/drawsLeft"), 15, "{}", joined.text());
        let prizes = joined.at("/value/raffle/prizes");
        assert_eq!(prizes.as_array().map(Vec::len), Some(5), "{}", server.name);
        for left in (0..15).rev() {
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
        server.books_balance().await;
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
        server.books_balance().await;
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
    assert_eq!(balance(&server, &token).await, "1299.50", "fifteen times 1.00");
}
