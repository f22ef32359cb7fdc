//! What operators decide, and how long it is kept where something goes.

use super::*;

#[tokio::test]
async fn a_parcel_is_shipped_a_code_given_and_money_paid() {
    for player in Player::each().await {
        let player = player.with_points(10_000).await;
        let vault = Arc::clone(&player.server.state.base.vault);
        let umbrella = redemption_id(&player.redeem(&parcel("umbrella", 1_500)).await);
        player.decide(&umbrella, Decision::Approve).await.expect("approved");
        assert!(player.decide(&umbrella, Decision::GiveCode("x".to_owned())).await.is_err(), "a thing has no code");
        let ship = Decision::Ship { courier: "Swift Post".to_owned(), tracking_no: "SP-778".to_owned() };
        player.decide(&umbrella, ship).await.expect("shipped");
        let item = player.list("?status=SHIPPED").await["content"][0].clone();
        assert_eq!((&item["courier"], &item["trackingNo"]), (&json!("Swift Post"), &json!("SP-778")));
        player.decide(&umbrella, Decision::Deliver).await.expect("delivered");
        let voucher = redemption_id(&player.redeem(&money_reward("tea-voucher", 2, 1_600)).await);
        player.decide(&voucher, Decision::Approve).await.expect("approved");
        let code = points::locked_code(&vault, &voucher, "TEA-42-XY").expect("locked");
        player.decide(&voucher, Decision::GiveCode(code)).await.expect("given");
        assert_eq!(player.list("?status=APPROVED").await["content"][0]["voucherCode"], "TEA-42-XY");
        let stored = player.server.text("select voucher from point_redemptions where voucher <> ''").await;
        assert!(stored.is_some_and(|stored| !stored.contains("TEA")), "locked at rest");
        let cash = redemption_id(&player.redeem(&money_reward("cash-20", 1, 2_000)).await);
        assert_eq!(player.money().await, "0.00");
        player.decide(&cash, Decision::Approve).await.expect("approved");
        assert_eq!(player.money().await, "20.00", "{}", player.server.name);
        let bonus = redemption_id(&player.redeem(&money_reward("bonus-10", 1, 1_000)).await);
        player.decide(&bonus, Decision::Approve).await.expect("approved");
        let bonuses = player.server.get_as(&player.token, "/wps/member/bonuses").await.at("/value/content/0");
        assert_eq!((&bonuses["kind"], &bonuses["name"]), (&json!("POINTS"), &json!("$10.00 bonus")));
        assert_eq!(bonuses["credit"]["required"], "30.00", "{}: three times", player.server.name);
        player.server.books_balance().await;
    }
}

#[tokio::test]
async fn operators_see_what_waits_and_decide_by_call_and_it_is_written_down() {
    for player in Player::each().await {
        let player = player.with_points(5_000).await;
        let (server, name) = (&player.server, player.server.name);
        let number = player.redeem(&parcel("umbrella", 1_500)).await.at("/value/orderNo");
        let office = BackOffice::at(server.clone()).await;
        let waiting = office.get("redemptions").await;
        let item = &waiting["content"][0];
        let address = json!("12 Lantern Street, Hue");
        assert_eq!(
            (&item["orderNo"], &item["account"], &item["address"]),
            (&number, &json!("mira"), &address),
            "{name}"
        );
        let decide = async |decision: &str, more: Value| {
            let mut body = json!({ "id": number, "decision": decision });
            for (field, value) in more.as_object().into_iter().flatten() {
                body[field] = value.clone();
            }
            office.call(Method::POST, "redemptions/decide", &body).await
        };
        assert_eq!(decide("REJECT", json!({})).await.status, 422, "{name}: it must say why");
        assert_eq!(decide("SHIP", json!({})).await.status, 422, "{name}");
        assert_eq!(decide("WAVE", json!({})).await.status, 422, "{name}");
        assert_eq!(decide("DELIVER", json!({})).await.status, 409, "{name}");
        let done = decide("APPROVE", json!({})).await;
        assert_eq!(done.at("/value/status"), "APPROVED_IN_PROCESS", "{name}: {}", done.text());
        let shipped = decide("SHIP", json!({ "courier": "Swift Post", "trackingNo": "SP-778" })).await;
        assert_eq!(shipped.at("/value/trackingNo"), "SP-778", "{name}");
        let number = number.as_str().expect("a number");
        let listed = admin(server, &["redemptions", "list"]).await.expect("a list");
        assert!(listed.contains(number) && listed.contains("SHIPPED"), "{name}: {listed}");
        let shown = admin(server, &["redemptions", "show", number]).await.expect("one");
        assert!(shown.contains("address: 12 Lantern Street, Hue"), "{name}: {shown}");
        let delivered = admin(server, &["redemptions", "deliver", number]).await.expect("delivered");
        assert!(delivered.contains("COMPLETED"), "{name}: {delivered}");
        let changes = server
            .text("select cast(count(*) as text) from operator_changes where subject like 'redemption P-%'")
            .await;
        assert_eq!(changes.as_deref(), Some("3"), "{name}");
        let leaked = server.text("select latter from operator_changes where latter like '%Lantern Street%'").await;
        assert_eq!(leaked, None, "{name}: no address in the record of changes");
    }
}

#[tokio::test]
async fn where_it_goes_is_deleted_half_a_year_after_the_end_and_applications_end_with_the_account() {
    for player in Player::each().await {
        let player = player.with_points(5_000).await;
        let server = &player.server;
        let id = redemption_id(&player.redeem(&parcel("umbrella", 1_500)).await);
        player.decide(&id, Decision::Reject).await.expect("rejected");
        redemption_id(&player.redeem(&money_reward("tea-voucher", 1, 800)).await);
        let addresses = async || server.text("select cast(count(*) as text) from point_deliveries").await;
        assert_eq!(addresses().await.as_deref(), Some("2"));
        server.state.base.clock.advance_ms(181 * DAY_MS);
        server.run_schedule("delete-expired").await;
        assert_eq!(addresses().await.as_deref(), Some("1"), "{}: what is open stays", server.name);
        let (member_id, now_ms) = (player.id.clone(), server.state.base.clock.now_ms());
        let work = async move |tx: &mut Connection| points::end_with_account(tx, &member_id, now_ms).await;
        let ended = server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await;
        assert!(ended.is_ok(), "{}: {ended:?}", server.name);
        assert_eq!(addresses().await.as_deref(), Some("0"), "{}", server.name);
        let open = server.text("select status from point_redemptions where status <> 'REJECTED'").await;
        assert_eq!(open, None, "{}", server.name);
        server.books_balance().await;
    }
}
