//! What the policy of the operator's licence asks of the cashier.

use axum::http::Method;
use serde_json::{Value, json};

use super::{Desk, text};

/// The licence of Great Britain counts, for members whose age was checked.
async fn in_great_britain(desk: &Desk) {
    desk.server
        .execute("insert into protected_members (member_id, age_checked) select id, 1 from members where true on conflict (member_id) do update set age_checked = 1")
        .await;
    desk.server.set("licence_policy", "gb").await;
}

#[tokio::test]
async fn no_withdrawal_is_called_off_where_the_policy_forbids_it() {
    for desk in Desk::each(500_000).await {
        let (desk, account) = desk.ready("12345678").await;
        let cancel = async |id: &str| {
            let authorization = format!("Bearer {}", desk.token);
            let path = format!("/wps/member/withdrawals?id={id}");
            desk.server.call(Method::DELETE, &path, &[("authorization", authorization.as_str())], &Value::Null).await
        };
        desk.server.set("withdrawal_cancel", "true").await;
        in_great_britain(&desk).await;
        let id = desk.withdrawn(&account, "1500.00").await;
        assert_eq!(desk.read_withdrawal(&id).await["canCancel"], false, "{}", desk.server.name);
        assert_eq!(desk.get("/wps/member/withdrawals/options").await.at("/value/mayCancel"), false);
        assert_eq!(cancel(&id).await.at("/code"), "not_enabled");
        desk.server.set("licence_policy", "cw").await;
        assert_eq!(cancel(&id).await.at("/value/status"), "CANCELLED");
        desk.server.books_balance().await;
    }
}

#[tokio::test]
async fn the_first_deposit_acknowledges_how_money_is_kept() {
    for desk in Desk::each(0).await {
        let ask = async |acknowledged: bool| {
            let body = json!({ "channelId": "card", "amount": "20.00", "customerFundsAcknowledged": acknowledged });
            desk.post("/wps/member/deposits", &body).await
        };
        let rows = "select cast(count(*) as text) from protection_events where kind = 'FUNDS_ACKNOWLEDGED' and value = 'basic'";
        assert_eq!(ask(false).await.status, 200, "{}: nothing is asked for play money", desk.server.name);
        in_great_britain(&desk).await;
        let refused = ask(false).await;
        assert_eq!((refused.status, refused.at("/code")), (409, json!("funds_acknowledgement_needed")));
        let voucher = json!({ "channelId": "voucher", "code": "NOBODY-HAS-THIS" });
        let refused = desk.sealed(Method::POST, "/wps/member/deposits/voucher", &voucher).await;
        assert_eq!((refused.status, refused.at("/code")), (409, json!("funds_acknowledgement_needed")));
        assert_eq!(desk.server.text(rows).await.as_deref(), Some("0"));
        assert_eq!(ask(true).await.status, 200);
        assert_eq!(ask(false).await.status, 200, "once");
        assert_eq!(desk.server.text(rows).await.as_deref(), Some("1"), "{}", desk.server.name);
        desk.server.execute("update protection_events set value = 'high' where kind = 'FUNDS_ACKNOWLEDGED'").await;
        assert_eq!(ask(false).await.status, 409, "another rating is another thing to know");
    }
}

#[tokio::test]
async fn a_bonus_that_was_promised_is_paid_with_no_more_wagering_than_the_policy_allows() {
    for desk in Desk::each(0).await {
        desk.server.execute("update promotions set wager_multiplier = 40 where id = 'first-deposit'").await;
        let body = json!({ "channelId": "card", "amount": "50.00", "promoId": "first-deposit" });
        let deposit = desk.post("/wps/member/deposits", &body).await.at("/value");
        in_great_britain(&desk).await;
        let offered = desk.get("/wps/member/deposits/channels").await.at("/value/promotions");
        assert_eq!(offered, json!([]), "{}: nobody else is offered it", desk.server.name);
        let body = json!({ "channelId": "card", "amount": "50.00", "promoId": "first-deposit", "customerFundsAcknowledged": true });
        assert_eq!(desk.post("/wps/member/deposits", &body).await.at("/code"), "promotion_closed");
        desk.payments.pay(&text(&deposit, "payUrl"), None, 0).await;
        assert_eq!(desk.read_deposit(&deposit).await["bonus"], "25.00");
        let credits = desk.get("/wps/member/withdrawable").await.at("/value/credits");
        let bonus = credits.as_array().and_then(|list| list.iter().find(|it| it["source"] == "BONUS")).cloned();
        assert_eq!(bonus.expect("a bonus")["required"], "250.00", "10 times and not 40");
        desk.server.books_balance().await;
    }
}
