//! What came out of a round: asked of its supplier, in the reader's language, and never in the way of the record.

use lumora_server::testing::payments::Fault;
use serde_json::{Value, json};

use super::{Table, text};

const BETS: &str = "/wps/member/records/bets";

impl Table {
    /// A round at a vendor that keeps wallets, as the betting record has it.
    async fn bet(&self) -> Value {
        self.set_at_launch(false).await;
        self.transferred(&self.first_vendor, "TO_VENDOR", "5000.00").await;
        let (vendor, slot) = self.vendors.slots[0].clone();
        let launched = self.launch(&vendor, &slot).await;
        let (session, stake) = self.vendors.visit(&text(&launched, "url"), &slot).await;
        let (status, spun) = self.vendors.spin(&session, "key-once", stake).await;
        assert_eq!(status, 200, "{spun}");
        self.server.run_schedule("pull-vendor-bets").await;
        self.get(BETS).await.at("/value/content/0")
    }
}

#[tokio::test]
async fn the_supplier_tells_what_its_reels_showed_and_what_paid() {
    for table in Table::each(1_000_000).await {
        let bet = table.bet().await;
        let outcome = table.get(&format!("{BETS}/outcome?id={}", text(&bet, "id"))).await.at("/value");
        assert_eq!(outcome["state"], "SETTLED", "{outcome}");
        let spins = outcome["spins"].as_array().expect("spins");
        let paid: i64 = spins
            .iter()
            .map(|spin| lumora_core::domain::money::Money::parse(&text(spin, "payout")).expect("an amount").0)
            .sum();
        let payout = lumora_core::domain::money::Money::parse(&text(&bet, "payout")).expect("an amount").0;
        assert_eq!(paid, payout, "what is shown is what was paid");
        let symbol = spins[0]["reels"][0][0].as_str().expect("a symbol");
        assert!(!symbol.is_empty() && !symbol.starts_with("symbol_"), "{symbol}");
        assert_eq!(
            table.get(&format!("{BETS}/detail?id={}", text(&bet, "id"))).await.at("/value/movements"),
            json!([])
        );
    }
}

#[tokio::test]
async fn a_supplier_that_does_not_answer_hides_nothing_of_the_bet() {
    let table = Table::new(1_000_000).await;
    let id = text(&table.bet().await, "id");
    table.vendors.lose([Fault::Answer]);
    let silent = table.get(&format!("{BETS}/outcome?id={id}")).await;
    assert_eq!((silent.status, silent.at("/value/status")), (503, Value::Null), "{}", silent.text());
    assert!(silent.text().contains("round_unreadable"), "{}", silent.text());
    assert_eq!(table.get(&format!("{BETS}/detail?id={id}")).await.status, 200);
    assert_eq!(table.get(&format!("{BETS}/outcome?id={id}")).await.status, 200);
}
