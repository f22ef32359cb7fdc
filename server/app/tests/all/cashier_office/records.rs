//! What an operator sets up: channels, ways to be paid, limits, rules, weights.

use axum::http::Method;
use serde_json::{Value, json};

use super::{Office, text};

#[tokio::test]
async fn a_new_channel_is_offered_at_once_and_stays_while_a_deposit_names_it() {
    for office in Office::each(0).await {
        let body = json!({
            "id": "harbour", "kind": "BANK_SLIP", "icon": "bank", "minAmount": "5.00", "maxAmount": "500.00",
            "presets": "5.00, 20.00", "bankName": "Harbour Bank (sample)", "bankAccount": "0001", "bankHolder": "Lumora",
            "name": { "EN": "Harbour" },
        });
        // The revision is looked at once a second.
        office.server.state.base.clock.advance_ms(1_000);
        let before = office.server.get("/wps/system/revision").await.at("/value/revision");
        office.anna.done(Method::POST, "content/deposit-channels", &body).await;
        office.server.state.base.clock.advance_ms(1_000);
        let after = office.server.get("/wps/system/revision").await.at("/value/revision");
        assert_eq!(before.as_i64().map(|it| it + 1), after.as_i64(), "open pages read it anew");
        let offered = async || {
            let list = office.server.get_as(&office.token, "/wps/member/deposits/channels").await.at("/value/list");
            list.as_array().expect("channels").iter().find(|it| it["id"] == "harbour").cloned()
        };
        let channel = offered().await.expect("the channel");
        assert_eq!((&channel["name"], &channel["presets"]), (&json!("Harbour"), &json!(["5.00", "20.00"])));
        office.deposit("harbour", "20.00").await;
        let kept = office.anna.refused(Method::DELETE, "content/deposit-channels/harbour", &Value::Null).await;
        assert_eq!((kept.status, kept.at("/code")), (409, json!("in_use")));
        office.anna.done(Method::PATCH, "content/deposit-channels/harbour", &json!({ "enabled": false })).await;
        assert_eq!(offered().await, None, "{}", office.server.name);
        let unused = office.anna.call(Method::DELETE, "content/deposit-channels/wallet", &Value::Null).await;
        assert_eq!(unused.status, 200, "{}", unused.text());
    }
}

#[tokio::test]
async fn what_could_not_work_is_refused_by_field() {
    for office in Office::each(0).await {
        let cases = [
            (Method::PATCH, "deposit-channels/bank", json!({ "bankHolder": "" }), "bankHolder"),
            (Method::PATCH, "deposit-channels/card", json!({ "maxAmount": "1.00", "presets": "" }), "maxAmount"),
            (Method::PATCH, "deposit-channels/card", json!({ "presets": "1.00" }), "presets"),
            (Method::PATCH, "deposit-channels/qr", json!({ "expiresMinutes": 0 }), "expiresMinutes"),
            (Method::PATCH, "payout-methods/bank", json!({ "accountPattern": "([" }), "accountPattern"),
            (Method::PATCH, "payout-methods/usdt-trc20", json!({ "network": "" }), "network"),
            (Method::PATCH, "payout-methods/bank", json!({ "feeBasisPoints": 10_001 }), "feeBasisPoints"),
            (Method::PATCH, "wagering-weights/LIVE", json!({ "percent": 101 }), "percent"),
            (Method::POST, "wagering-weights", json!({ "id": "CHESS", "percent": 10 }), "id"),
            (Method::PATCH, "withdrawal-limits/rank-0", json!({ "amountDaily": "0.00" }), "amountDaily"),
        ];
        for (method, path, body, field) in cases {
            let refused = office.anna.refused(method, &format!("content/{path}"), &body).await;
            let fields = refused.at("/value/fields");
            let told: Vec<&String> = fields.as_object().expect("fields").keys().collect();
            assert_eq!((refused.status, told), (422, vec![&field.to_owned()]), "{path} {}", refused.text());
        }
        let same_rank = json!({ "levelMin": 3, "amountDaily": "1.00", "countDaily": 1 });
        assert_eq!(office.anna.refused(Method::POST, "content/withdrawal-limits", &same_rank).await.status, 409);
        for (method, path) in [(Method::POST, "risk-rules"), (Method::DELETE, "risk-rules/VELOCITY")] {
            let refused = office.anna.refused(method, &format!("content/{path}"), &json!({ "id": "MINE" })).await;
            assert!(refused.text().contains("neither added nor removed"), "{}", refused.text());
        }
    }
}

#[tokio::test]
async fn a_rule_that_is_switched_off_asks_nobody() {
    let office = Office::one(500_000).await;
    office.admin(&["risk-rules", "set", "AMOUNT_ABOVE", "enabled=off"]).await;
    let account = office.add_account().await;
    assert_eq!(text(&office.withdraw(&account, "1500.00").await, "status"), "APPROVED");
}
