//! What operators see: transfers, what there is at vendors, and what does not agree.

use axum::http::Method;
use lumora_server::testing::payments::Fault;
use serde_json::json;

use super::{Table, text};
use crate::support::back_office::{BackOffice, admin};

impl Table {
    async fn office(&self) -> BackOffice {
        BackOffice::at(self.server.clone()).await
    }

    /// Kind, reference and the two figures of what differs.
    async fn differences(&self) -> Vec<(String, String, String)> {
        self.server.run_schedule("reconcile-wallets").await;
        let found = games::wallets::differences(&self.server.state.base.store).await.expect("differences");
        found
            .into_iter()
            .map(|it| (it.kind.name().to_owned(), it.recorded.to_string(), it.counterpart.to_string()))
            .collect()
    }
}

fn differs(kind: &str, recorded: i64, counterpart: i64) -> (String, String, String) {
    (kind.to_owned(), recorded.to_string(), counterpart.to_string())
}

#[tokio::test]
async fn books_that_agree_have_no_difference_also_while_a_game_is_played() {
    for table in Table::each(1_000_000).await {
        table.transferred(&table.first_vendor, "TO_VENDOR", "5000.00").await;
        let (vendor, slot) = table.vendors.slots[0].clone();
        let launched = table.launch(&vendor, &slot).await;
        let (session, stake) = table.vendors.visit(&text(&launched, "url"), &slot).await;
        table.vendors.spin(&session, "key-0001", stake).await;
        table.vendors.lose([Fault::Answer]);
        table.transferred(&table.first_vendor, "TO_MAIN", "7.00").await;
        assert_eq!(table.differences().await, [], "{}: a transfer under way is no difference", table.server.name);
        table.advance(20).await;
        table.server.state.base.clock.advance_ms(600_000);
        assert_eq!(table.differences().await, [], "{}", table.server.name);
    }
}

#[tokio::test]
async fn whatever_a_vendor_has_otherwise_is_named_and_gone_once_it_was_put_right() {
    use platform::store::{StoreError, sql};
    let table = Table::new(1_000_000).await;
    let out = table.transferred(&table.first_vendor, "TO_VENDOR", "50.00").await;
    table.server.state.base.clock.advance_ms(600_000);
    let twist = async |text: &'static str| {
        let change = table.vendors.state.store.write(move |tx| {
            Box::pin(async move {
                sql::query(text).execute(tx).await?;
                Ok::<_, StoreError>(())
            })
        });
        change.await.expect("a statement of the test");
    };
    twist("update own_balances set balance = balance - 100").await;
    assert_eq!(table.differences().await, [differs("BALANCE", 5_000, 4_900)]);
    twist("update own_balances set balance = balance + 100").await;
    twist("update own_transfers set amount = 4000").await;
    assert_eq!(table.differences().await, [differs("TRANSFER", 5_000, 4_000)]);
    twist("update own_transfers set state = 'closed'").await;
    assert_eq!(table.differences().await, [differs("TRANSFER", 5_000, 0)], "{}", text(&out, "id"));
    twist("update own_transfers set state = 'done', amount = 5000").await;
    assert_eq!(table.differences().await, []);
    twist("insert into own_bets (position, round, player, vendor, game_code, currency, stake, payout, opened_at, settled_at)
           values (1, 'made-up', 'nobody', 'CF', 'none', 'USD', 100, 0, 1, 1)")
    .await;
    assert_eq!(table.differences().await, [differs("BET", 0, 100)]);
    twist("update own_bets set position = 2, player = (select min(player) from own_balances)").await;
    twist("update own_balances set balance = balance - 100").await;
    assert_eq!(table.differences().await, [], "told as it can be booked, it differs no longer");
    table.server.books_balance().await;
}

#[tokio::test]
async fn an_operator_finds_a_transfer_whose_end_is_not_known_and_has_it_asked_for() {
    let table = Table::new(10_000).await;
    let anna = table.office().await;
    table.vendors.lose([Fault::Answer]);
    let out = table.transferred(&table.first_vendor, "TO_VENDOR", "30.00").await;
    let listed = anna.get("wallets/transfers").await;
    let first = &listed["content"][0];
    assert_eq!(
        (&first["orderNo"], &first["status"], &first["account"]),
        (&out["orderNo"], &json!("UNKNOWN"), &json!("mira"))
    );
    let whole = anna.get("wallets/transfers?pageSize=1").await;
    assert_eq!((whole["content"].as_array().map(Vec::len), &whole["next"]), (Some(1), &json!("")), "nothing follows");
    let lines = admin(&table.server, &["wallets", "list"]).await.expect("transfers");
    assert!(lines.contains(&text(&out, "orderNo")) && lines.contains("UNKNOWN"), "{lines}");
    anna.done(Method::POST, "wallets/transfers/ask", &json!({ "id": out["orderNo"] })).await;
    table.advance(0).await;
    assert_eq!(table.transfer(&out).await["status"], "DONE");
    let changes = admin(&table.server, &["changes"]).await.expect("changes");
    assert!(changes.contains(&format!("wallet transfer {}", text(&out, "orderNo"))), "{changes}");
    let shown = admin(&table.server, &["wallets", "show", &text(&out, "id")]).await.expect("a transfer");
    assert!(shown.contains("DONE"), "{shown}");
    let refused = anna.call(Method::POST, "wallets/transfers/ask", &json!({ "id": out["id"] })).await;
    assert_eq!((refused.status, refused.at("/code")), (409, json!("state_changed")), "{}", refused.text());
    table.server.run_schedule("reconcile-wallets").await;
    let vendors = anna.get("wallets").await;
    let one =
        vendors["vendors"].as_array().expect("vendors").iter().find(|it| it["vendor"] == json!(table.first_vendor));
    let one = one.expect("the vendor");
    assert_eq!((&one["booked"], &one["differences"]), (&json!("30.00"), &json!(0)), "{vendors}");
    assert_ne!(one["checkedAt"], "");
    let lines = admin(&table.server, &["wallets", "vendors"]).await.expect("vendors");
    assert!(lines.contains("30.00") && lines.contains("agrees"), "{lines}");
}

#[tokio::test]
async fn which_vendors_keep_wallets_is_the_operators_to_say() {
    let table = Table::new(10_000).await;
    let words = ["wallet-vendors", "set", table.second_vendor.as_str(), "enabled=off"];
    admin(&table.server, &words).await.expect("a change");
    let wallets = table.get(super::WALLETS).await.at("/value/wallets");
    assert_eq!(wallets.as_array().map(Vec::len), Some(1), "{wallets}");
}

#[tokio::test]
async fn the_daily_close_names_what_differs_with_vendors_and_with_the_ledger() {
    const DAY_MS: i64 = 24 * 60 * 60 * 1000;
    let table = Table::new(10_000).await;
    let anna = table.office().await;
    table.server.state.base.clock.advance_ms(1_000);
    table.transferred(&table.first_vendor, "TO_VENDOR", "30.00").await;
    table.server.state.base.clock.advance_ms(DAY_MS);
    let kinds = async || {
        anna.done(Method::POST, "closes", &json!({ "day": "2026-11-21" })).await;
        table.server.run_jobs().await;
        let closed = anna.get("closes/2026-11-21").await["content"].clone();
        let closed = closed.as_array().expect("closes").iter().find(|it| it["close"]["currency"] == "USD").cloned();
        let differences = closed.expect("a close in dollars")["differences"].as_array().expect("differences").clone();
        differences.iter().map(|it| text(it, "kind")).collect::<Vec<_>>()
    };
    assert_eq!(kinds().await, [""; 0]);
    table.server.execute("update merchant_wallets set booked = booked + 5").await;
    table.server.execute("update wallet_transfers set amount = amount + 7").await;
    table.server.run_schedule("reconcile-wallets").await;
    let found = kinds().await;
    for kind in ["WALLET_TRANSFER", "VENDOR_WALLETS", "VENDOR_BALANCE"] {
        assert!(found.contains(&kind.to_owned()), "{kind}: {found:?}");
    }
}
