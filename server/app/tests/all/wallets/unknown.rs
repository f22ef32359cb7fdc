//! Ends that nobody knows: lost calls, lost answers, a vendor that lies, repeats or is late, and processes that die between two steps.

use std::sync::{Arc, Mutex};

use futures_util::future::BoxFuture;
use games::wallets::{
    HttpVendorWallets, RoundName, Unanswered, VendorBalance, VendorBet, VendorOrder, VendorTransfer, VendorWallets,
    WalletKey,
};
use lumora_core::domain::cashier::TransferDirection;
use lumora_core::wire::RoundOutcome;
use lumora_server::testing::payments::Fault;
use serde_json::json;

use super::{Table, statuses, text};

#[tokio::test]
async fn a_transfer_that_never_arrived_fails_and_its_money_is_free_again() {
    for table in Table::each(10_000).await {
        table.vendors.lose([Fault::Request]);
        let out = table.transferred(&table.first_vendor, "TO_VENDOR", "30.00").await;
        assert_eq!(out["status"], "UNKNOWN", "{out}");
        assert_eq!(table.main_balance().await, 7_000, "held until the end is known");
        let funds = table.get("/wps/member/info/funds/consolidated").await.at("/value");
        assert_eq!((&funds["held"], &funds["total"]), (&json!("30.00"), &json!("100.00")), "{funds}");
        table.advance(20).await;
        let out = table.transfer(&out).await;
        assert_eq!((&out["status"], &out["failure"]), (&json!("FAILED"), &json!("REFUSED")), "{out}");
        assert_eq!(statuses(&out), ["CREATED", "SENT", "UNKNOWN", "FAILED"]);
        assert_eq!(
            (table.main_balance().await, table.vendor_balance(&table.first_vendor).await),
            (10_000, 0),
            "{}",
            table.server.name
        );
        // It arrives after all, late: by asking, its number was closed.
        let order = VendorOrder {
            reference_no: text(&out, "id"),
            direction: TransferDirection::ToVendor,
            wallet_key: WalletKey {
                player: table.member.clone(),
                vendor: table.first_vendor.clone(),
                currency: "USD".to_owned(),
            },
            amount: 3_000,
        };
        table.vendors.vendors.carry_out(&order).await.expect("an answer");
        assert_eq!(table.vendor_balance(&table.first_vendor).await, 0);
        table.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_transfer_whose_answer_was_lost_is_found_done_once_both_ways() {
    for table in Table::each(10_000).await {
        table.vendors.lose([Fault::Answer]);
        let out = table.transferred(&table.first_vendor, "TO_VENDOR", "30.00").await;
        assert_eq!(
            (&out["status"], table.vendor_balance(&table.first_vendor).await),
            (&json!("UNKNOWN"), 3_000),
            "{out}"
        );
        table.vendors.lose([Fault::Answer, Fault::Request]);
        table.advance(20).await;
        assert_eq!(table.transfer(&out).await["status"], "UNKNOWN", "the vendor is silent still");
        for _ in 0..4 {
            table.advance(120).await;
        }
        assert_eq!(table.transfer(&out).await["status"], "DONE");
        table.vendors.lose([Fault::Answer]);
        let back = table.transferred(&table.first_vendor, "TO_MAIN", "10.00").await;
        assert_eq!(
            (&back["status"], table.main_balance().await),
            (&json!("UNKNOWN"), 7_000),
            "nothing is credited before it is sure"
        );
        for _ in 0..4 {
            table.advance(120).await;
        }
        assert_eq!((table.transfer(&back).await["status"].clone(), table.main_balance().await), (json!("DONE"), 8_000));
        assert_eq!((table.vendor_balance(&table.first_vendor).await, table.total().await), (2_000, 10_000));
        table.server.books_balance().await;
    }
}

#[tokio::test]
async fn whatever_a_process_left_behind_is_taken_up_by_the_next() {
    let table = Table::new(10_000).await;
    // Written and never sent: the state before the first step.
    table.vendors.lose([Fault::Request]);
    let first = table.transferred(&table.first_vendor, "TO_VENDOR", "30.00").await;
    table.server.execute("update wallet_transfers set status = 'CREATED', sent_at = null, unknown_at = null").await;
    // Sent, carried out, and never heard of.
    table.vendors.lose([Fault::Answer]);
    let second = table.transferred(&table.first_vendor, "TO_VENDOR", "20.00").await;
    let sent = "update wallet_transfers set status = 'SENT', unknown_at = null where status = 'UNKNOWN'";
    table.server.execute(sent).await;
    let table = table.restart();
    assert_eq!(table.main_balance().await, 5_000);
    for _ in 0..3 {
        table.advance(60).await;
    }
    for transfer in [&first, &second] {
        assert_eq!(table.transfer(transfer).await["status"], "DONE");
    }
    assert_eq!((table.main_balance().await, table.vendor_balance(&table.first_vendor).await), (5_000, 5_000));
    table.server.books_balance().await;
}

/// What a vendor says instead of the truth.
#[derive(Debug, Clone, Copy)]
enum Lie {
    /// Another amount was moved.
    Amount,
    /// Another member's.
    Player,
    /// It is another number.
    Number,
}

/// A vendor that lies about the next transfers.
#[derive(Debug)]
struct Liar {
    inner: Arc<HttpVendorWallets>,
    lies: Mutex<Vec<Lie>>,
}

impl Liar {
    fn twist(&self, told: VendorTransfer) -> VendorTransfer {
        match self.lies.lock().expect("no panic").pop() {
            None => told,
            Some(Lie::Amount) => VendorTransfer { amount: told.amount * 10, ..told },
            Some(Lie::Player) => VendorTransfer {
                wallet_key: WalletKey { player: "somebody".to_owned(), ..told.wallet_key.clone() },
                ..told
            },
            Some(Lie::Number) => VendorTransfer { reference_no: "0".to_owned(), ..told },
        }
    }
}

impl VendorWallets for Liar {
    fn balance<'a>(&'a self, wallet_key: &'a WalletKey) -> BoxFuture<'a, Result<i64, Unanswered>> {
        self.inner.balance(wallet_key)
    }

    fn carry_out<'a>(&'a self, order: &'a VendorOrder) -> BoxFuture<'a, Result<VendorTransfer, Unanswered>> {
        Box::pin(async move {
            // It is asked twice, as a network may repeat a call.
            self.inner.carry_out(order).await?;
            self.inner.carry_out(order).await.map(|told| self.twist(told))
        })
    }

    fn status<'a>(&'a self, reference_no: &'a str) -> BoxFuture<'a, Result<VendorTransfer, Unanswered>> {
        Box::pin(async move { self.inner.status(reference_no).await.map(|told| self.twist(told)) })
    }

    fn bets(&self, _: i64, limit: i64) -> BoxFuture<'_, Result<Vec<VendorBet>, Unanswered>> {
        // Everything, from the beginning, whatever is asked for.
        self.inner.bets(0, limit)
    }

    fn balances<'a>(
        &'a self,
        vendor: &'a str,
        after: &'a str,
        limit: i64,
    ) -> BoxFuture<'a, Result<Vec<VendorBalance>, Unanswered>> {
        self.inner.balances(vendor, after, limit)
    }

    fn round<'a>(&'a self, name: RoundName<'a>) -> BoxFuture<'a, Result<RoundOutcome, Unanswered>> {
        self.inner.round(name)
    }

    fn transfers<'a>(
        &'a self,
        vendor: &'a str,
        between_ms: (i64, i64),
        after: &'a str,
        limit: i64,
    ) -> BoxFuture<'a, Result<Vec<VendorTransfer>, Unanswered>> {
        self.inner.transfers(vendor, between_ms, after, limit)
    }
}

#[tokio::test]
async fn what_a_vendor_says_of_something_else_is_no_end_and_repeats_move_money_once() {
    for lie in [Lie::Amount, Lie::Player, Lie::Number] {
        let table = Table::new(10_000).await;
        let liar = Arc::new(Liar { inner: table.vendors.vendors.clone(), lies: Mutex::new(vec![lie, lie]) });
        let table = Table { server: table.server.clone().with_vendors(liar), ..table };
        let out = table.transferred(&table.first_vendor, "TO_VENDOR", "30.00").await;
        assert_eq!(out["status"], "UNKNOWN", "{lie:?}");
        assert_eq!(
            (table.main_balance().await, table.vendor_balance(&table.first_vendor).await),
            (7_000, 3_000),
            "once, though it was asked twice"
        );
        table.advance(20).await;
        assert_eq!(table.transfer(&out).await["status"], "UNKNOWN", "{lie:?}");
        table.advance(60).await;
        assert_eq!(table.transfer(&out).await["status"], "DONE", "the truth at last");
        assert_eq!(table.total().await, 10_000);
        table.server.books_balance().await;
    }
}

#[tokio::test]
async fn bets_that_are_told_again_and_again_count_once() {
    let table = Table::new(1_000_000).await;
    table.transferred(&table.first_vendor, "TO_VENDOR", "5000.00").await;
    let (vendor, slot) = table.vendors.slots[0].clone();
    let launched = table.launch(&vendor, &slot).await;
    let (session, stake) = table.vendors.visit(&text(&launched, "url"), &slot).await;
    for round in 0..4 {
        table.vendors.spin(&session, &format!("key-{round:04}"), stake).await;
    }
    let liar = Arc::new(Liar { inner: table.vendors.vendors.clone(), lies: Mutex::default() });
    let table = Table { server: table.server.clone().with_vendors(liar), ..table };
    for _ in 0..3 {
        table.server.execute("delete from vendor_bet_cursors").await;
        table.server.run_schedule("pull-vendor-bets").await;
    }
    let count =
        "select count(*) || '' from settled_bets where member_id = (select id from members where account = 'mira')";
    assert_eq!(table.server.text(count).await.as_deref(), Some("4"));
    table.server.books_balance().await;
}
