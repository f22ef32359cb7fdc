//! The list, a promotion's terms, claims and sign-ups: who gets what, once.

use super::{DAY_MS, LIST, MEMBER, PASSWORD, act, balance, detail, member};
use crate::support::{self, seeded};
use ledger::{Account, AccountKind, balance_of};
use serde_json::{Value, json};

fn status_of(list: &Value, id: &str) -> String {
    let item = list.as_array().and_then(|list| list.iter().find(|it| it["promoId"] == id)).expect("a promotion");
    item["status"].as_str().expect("a status").to_owned()
}

#[tokio::test]
async fn the_list_shows_every_status_by_the_servers_clock() {
    for server in seeded().await {
        server.execute("update promotions set apply_mode = 'AUTO' where id = 'trophy-hall'").await;
        server.execute("update promotions set reward_type = 'PHYSICAL' where id = 'good-idea'").await;
        let list = server.get(LIST).await.at("/value/list");
        assert!(list.as_array().is_some_and(|list| list.len() >= 12), "{}", server.name);
        for (id, status) in [
            ("lantern-festival", "JOIN"),
            ("moon-gift", "CLAIM"),
            ("trophy-hall", "IN_PROGRESS"),
            ("new-season", "COMING_SOON"),
            ("first-week", "CLOSED_FOR_SIGNUP"),
            ("opening-week", "CLOSE"),
        ] {
            assert_eq!(status_of(&list, id), status, "{} {id}", server.name);
        }
        let token = server.login(MEMBER.0, MEMBER.1).await;
        let own = server.get_as(&token, LIST).await.at("/value/list");
        for (id, status) in [
            ("lantern-festival", "JOINED"),
            ("bring-a-friend", "APPLYING"),
            ("good-idea", "PROCESS"),
            ("trophy-hall", "REJECTED"),
        ] {
            assert_eq!(status_of(&own, id), status, "{} {id}", server.name);
        }
        server.state.base.clock.advance_ms(4 * DAY_MS);
        assert_eq!(status_of(&server.get(LIST).await.at("/value/list"), "new-season"), "JOIN", "{}", server.name);
        server.execute("update promotions set enabled = 0 where id = 'new-season'").await;
        assert!(!server.get(LIST).await.text().contains("new-season"), "{}", server.name);
        assert_eq!(detail(&server, &token, "new-season").await.status, 404, "{}", server.name);
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
    let figures = ["$10.00 of play money, once for each member.", "For the first members, as many as 5,000."];
    assert_eq!(
        (&english["promotion"]["summary"], &english["significantTerms"][1]),
        (&json!(figures[0]), &json!(figures[1]))
    );
    server.execute("update promotions set reward_amount = 1250, stock = 7 where id = 'moon-gift'").await;
    let changed = server.get("/wps/promotions/detail?id=moon-gift").await.at("/value");
    let figures = ["$12.50 of play money, once for each member.", "For the first members, as many as 7."];
    assert_eq!(
        (&changed["promotion"]["summary"], &changed["significantTerms"][1]),
        (&json!(figures[0]), &json!(figures[1]))
    );
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
        assert_eq!(balance(&server, &token).await, "10.00", "{}", server.name);
        let again = act(&server, &token, "claim", "moon-gift").await;
        assert_eq!((again.status, again.at("/code")), (409, json!("promotion_closed")), "{}", server.name);
        assert_eq!(balance(&server, &token).await, "10.00", "{}", server.name);
        server.books_balance().await;
        let cost = Account::new(AccountKind::Promotion, "", "USD");
        let cost = balance_of(server.state.base.store.reader(), &cost).await.expect("a balance");
        assert_eq!(cost, -1_000, "{}", server.name);
    }
}

#[tokio::test]
async fn what_a_promotion_pays_must_be_staked_as_often_as_it_says_before_it_may_leave() {
    for server in seeded().await {
        server.execute("update promotions set wager_multiplier = 5 where id = 'moon-gift'").await;
        let token = member(&server, "mira").await;
        assert_eq!(act(&server, &token, "claim", "moon-gift").await.status, 200, "{}", server.name);
        let money = server.get_as(&token, "/wps/member/withdrawable").await.at("/value");
        let credit = &money["credits"][0];
        assert_eq!(
            (&credit["source"], &credit["required"]),
            (&json!("BONUS"), &json!("50.00")),
            "{}: {money}",
            server.name
        );
        assert_eq!((&money["balance"], &money["withdrawable"]), (&json!("10.00"), &json!("0.00")));
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
        assert_eq!(balance(&server, &token).await, "10.00", "{}", server.name);
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
            (&token, "claim", "trophy-hall", "promotion_closed"),
            (&token, "join", "new-season", "promotion_closed"),
            (&token, "join", "first-week", "promotion_closed"),
            (&token, "join", "best-round", "promotion_closed"),
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
        let joined = act(&server, &token, "join", "early-bird").await;
        assert_eq!(joined.at("/value/promotion/status"), "SIGNED_UP", "{}", joined.text());
        assert_eq!(act(&server, &token, "claim", "early-bird").await.status, 409, "{}", server.name);
        server.state.base.clock.advance_ms(5 * DAY_MS);
        let token = server.login("mira", PASSWORD).await;
        assert_eq!(detail(&server, &token, "early-bird").await.at("/value/promotion/status"), "CLAIM");
        assert_eq!(act(&server, &token, "claim", "early-bird").await.at("/value/promotion/status"), "CLAIMED");
        assert_eq!(balance(&server, &token).await, "8.00", "{}", server.name);
        act(&server, &token, "join", "point-start").await;
        act(&server, &token, "claim", "point-start").await;
        let points = server.get_as(&token, "/wps/relay/MCS2_getPointBalance").await.at("/value/balance");
        assert_eq!(points, "500.00", "points are a currency of the ledger: {}", server.name);
        server.books_balance().await;
    }
}

#[tokio::test]
async fn a_bonus_asks_for_the_number_that_the_operator_wants_and_nothing_is_paid_without_it() {
    for server in seeded().await {
        server.execute("update promotions set reward_type = 'BONUS' where id = 'moon-gift'").await;
        let token = member(&server, "mira").await;
        let needed = async |token: &str| detail(&server, token, "moon-gift").await.at("/value/contactNeeded");
        assert_eq!(needed(&token).await, "", "{}: nobody is asked unless the operator says so", server.name);
        server.set("bonus_contact", "zalo").await;
        assert_eq!(needed(&token).await, "zalo", "{}", server.name);
        assert_eq!(
            server.get("/wps/promotions/detail?id=moon-gift").await.at("/value/contactNeeded"),
            "",
            "a visitor logs in first"
        );
        let claim = async |contact: Value| {
            let mut body = json!({ "promoId": "moon-gift" });
            if !contact.is_null() {
                body["contact"] = contact;
            }
            server.post_as(&token, "/wps/promotions/claim", &body).await
        };
        for (contact, code) in [
            (Value::Null, "rule_empty"),
            (json!("  "), "rule_empty"),
            (json!("abc"), "rule_digits"),
            (json!("123"), "rule_digits"),
            (json!("9".repeat(300)), "too_long"),
        ] {
            let refused = claim(contact.clone()).await;
            assert_eq!((refused.status, refused.at("/code")), (422, json!("rule_broken")), "{contact}");
            assert_eq!(refused.at("/value/fields"), json!({ "zalo": code }), "{} {contact}", server.name);
            assert_eq!(balance(&server, &token).await, "0.00", "{}", server.name);
        }
        let paid = claim(json!(" 0901234567 ")).await;
        assert_eq!((paid.status, paid.at("/value/promotion/status")), (200, json!("CLAIMED")), "{}", paid.text());
        assert_eq!((balance(&server, &token).await, paid.at("/value/contactNeeded")), (json!("10.00"), json!("")));
        let kept = server.text("select value from member_details where field = 'zalo'").await;
        assert_eq!(kept.as_deref(), Some("0901234567"), "{}", server.name);
        // Another number is asked for by another setting; who gave it when signing up is not asked.
        server.set("bonus_contact", "whatsapp").await;
        assert_eq!(needed(&token).await, "whatsapp", "{}", server.name);
        server.execute("insert into member_details (member_id, field, value) select id, 'whatsapp', '84901234567' from members where account = 'mira'").await;
        assert_eq!(needed(&token).await, "", "{}", server.name);
        // What is no bonus asks for nothing.
        let other = member(&server, "noah").await;
        server.execute("update promotions set reward_type = 'CASH' where id = 'moon-gift'").await;
        assert_eq!(act(&server, &other, "claim", "moon-gift").await.status, 200, "{}", server.name);
    }
}

#[tokio::test]
async fn who_bears_a_marker_of_harm_takes_part_in_nothing() {
    let mark = "insert into harm_markers (id, member_id, marker, figure, against, seen_at, updated_at)
                select 'h1', id, 'NIGHT_PLAY', 1, 1, 1, 1 from members where account = 'mira'";
    for server in seeded().await {
        let token = member(&server, "mira").await;
        server.execute(mark).await;
        for (verb, id) in [("join", "lantern-festival"), ("claim", "moon-gift")] {
            let refused = act(&server, &token, verb, id).await;
            assert_eq!((refused.status, refused.at("/code")), (403, json!("not_enabled")), "{} {verb}", server.name);
        }
        server.execute("update harm_markers set closed_at = 2").await;
        assert_eq!(act(&server, &token, "claim", "moon-gift").await.status, 200, "{}", server.name);
    }
}
