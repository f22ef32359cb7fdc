//! A server that is killed at any moment of a deposit, a withdrawal or a transfer, and started again, ends in the same place as one that
//! was not.
//!
//! The test finds the moments itself: before and after each write of the server, from the first call to the last, until a whole life passes without one.
//! After the end another process takes the database over; payer, provider, vendor and member go on where they were, under the keys that they had.

use std::sync::Arc;

use axum::http::Method;
use ledger::{Account, balance_of};
use lumora_server::testing::payments::ProviderTable;
use lumora_server::testing::wallets::TestWallets;
use lumora_server::testing::{CURRENCY, TestReply, TestServer};
use payment_provider::payment::PayerInput;
use platform::store::testing::End;
use serde_json::{Value, json};

use super::{Desk, MINUTE, PASSWORD, PIN, text};

/// Longer than any lease of a process that died.
const LAPSE_MS: i64 = MINUTE + 1_000;
/// What a member does is done after so many turns, or never.
const TURNS: usize = 60;
/// What the member pays in and takes out in one life, in minor units.
const PAID_IN: i64 = 5_000;
const TAKEN_OUT: i64 = 2_000;

/// A member with a desk, and what the member does under which keys.
struct Life<'a> {
    desk: &'a Desk,
    vendor: &'a str,
    account: &'a str,
    /// Names the life: part of each key.
    name: String,
}

impl Life<'_> {
    /// Sends a call under its key until it is answered: who takes a dead process's work over waits for its lease.
    async fn send(&self, step: &str, path: &str, body: &Value, is_sealed: bool) -> Value {
        let key = format!("{}-{step}", self.name);
        for _ in 0..TURNS {
            let reply: TestReply = if is_sealed {
                self.desk.sealed_under(&key, Method::POST, path, body).await
            } else {
                self.desk.server.post_under(&key, &self.desk.token, path, body).await
            };
            if reply.status == 200 {
                return reply.at("/value");
            }
            assert_eq!(reply.at("/code"), "in_progress", "{} {step}: {}", self.name, reply.text());
            self.desk.server.state.base.clock.advance_ms(LAPSE_MS);
        }
        panic!("{} {step}: never answered", self.name);
    }

    /// Lets everybody work until a thing that is read has come to one of these statuses; gives which.
    async fn until<'s>(&self, path: &str, statuses: &[&'s str]) -> &'s str {
        for _ in 0..TURNS {
            let read = self.desk.get(path).await.at("/value/status");
            if let Some(status) = statuses.iter().find(|status| read == **status) {
                return status;
            }
            self.desk.server.run_jobs().await;
            self.desk.payments.work().await;
            self.desk.server.run_schedule("ask-wallet-transfers").await;
            self.desk.server.state.base.clock.advance_ms(2_000);
        }
        panic!("{} {path}: {}", self.name, self.desk.get(path).await.text());
    }

    /// A transfer that comes to its end. One that was never sent has failed, with nothing moved: the member asks for another.
    async fn transfer(&self, step: &str, path: &str, body: &Value, id: &str) {
        for number in 0..TURNS {
            let request = self.send(&format!("{step}-{number}"), path, body, false).await;
            let id = request.pointer(id).and_then(Value::as_str).expect("a transfer").to_owned();
            let path = format!("/wps/member/wallets/transfer?id={id}");
            if self.until(&path, &["DONE", "FAILED"]).await == "DONE" {
                return;
            }
        }
    }

    async fn pay(&self, id: &str) {
        let payment = self.desk.payments.state.payment(id).await.expect("the provider's tables").expect("a payment");
        if payment.received_total() > 0 {
            return;
        }
        let address = payment.pay_url("");
        let token = address.rsplit('/').next().unwrap_or_default();
        let now_ms = self.desk.server.state.base.clock.now_ms();
        let paying = PayerInput { other_amount: None, receipts_seen: 0 };
        self.desk.payments.state.pay(token, paying, now_ms).await.expect("the provider works");
    }

    /// Money in, to a vendor and back, and out: from wherever an earlier try has come to.
    async fn run(&self) -> Completed {
        let request = json!({ "channelId": "card", "amount": "50.00" });
        let deposit = text(&self.send("deposit", "/wps/member/deposits", &request, false).await, "id");
        self.pay(&deposit).await;
        self.until(&format!("/wps/member/deposit?id={deposit}"), &["CREDITED"]).await;

        let to_vendor = json!({ "vendor": self.vendor, "direction": "TO_VENDOR", "amount": "10.00" });
        self.transfer("there", "/wps/relay/GCS_walletTransfer", &to_vendor, "/id").await;
        self.transfer("back", "/wps/member/wallets/back", &Value::Null, "/transfers/0/id").await;

        let request = json!({ "accountId": self.account, "amount": "20.00", "paymentPassword": PIN });
        let withdrawal = text(&self.send("withdrawal", "/wps/member/withdrawals", &request, true).await, "id");
        self.until(&format!("/wps/member/withdrawal?id={withdrawal}"), &["AWAITING_CONFIRMATION", "COMPLETED"]).await;
        let answer = json!({ "id": withdrawal, "answer": "FULL" });
        self.send("received", "/wps/member/withdrawals/confirmation", &answer, false).await;
        Completed { deposit, withdrawal }
    }
}

/// What a life has left.
struct Completed {
    deposit: String,
    withdrawal: String,
}

/// A member whose server is killed again and again.
struct KilledServer {
    desk: Desk,
    wallets: TestWallets,
    member: String,
    account: String,
    vendor: String,
}

impl KilledServer {
    async fn at(server: TestServer) -> Self {
        let mut desk = Desk::at(server, 200_000).await;
        let (server, wallets) = desk.server.clone().with_wallets().await;
        desk.server = server;
        desk.server.execute("update withdrawal_limits set count_daily = 1000, amount_daily = 100000000").await;
        desk.server.execute("update risk_rules set enabled = 0").await;
        desk.set_pin().await;
        let account = desk.add_account("12345678").await;
        let member = desk.server.text("select id from members where account = 'mira'").await.expect("the member");
        let vendor = wallets.slots[0].0.clone();
        Self { desk, wallets, member, account, vendor }
    }

    /// A process in place of the one that was there, beside the same provider and vendor.
    async fn start(&mut self, end: Option<Arc<End>>) {
        let server = self.desk.server.restarted(end).await.beside_payments(&self.desk.payments);
        self.desk.server = server.with_vendors(self.wallets.vendors.clone());
    }

    fn life(&self, name: &str) -> Life<'_> {
        Life { desk: &self.desk, vendor: &self.vendor, account: &self.account, name: name.to_owned() }
    }

    /// Runs a life whose server is killed at this point; returns whether it was killed, and what the completed life has left.
    async fn run_and_kill(&mut self, name: &str, point: u64) -> (bool, Completed) {
        self.desk.server.state.base.clock.advance_ms(LAPSE_MS);
        self.desk.token = self.desk.server.login("mira", PASSWORD).await;
        let end = Arc::new(End::default());
        self.start(Some(Arc::clone(&end))).await;
        end.arm(point);
        let life = self.life(name);
        let completed = tokio::select! {
            biased;
            () = end.over() => None,
            completed = life.run() => Some(completed),
        };
        self.start(None).await;
        if let Some(completed) = completed {
            return (false, completed);
        }
        self.desk.server.state.base.clock.advance_ms(LAPSE_MS);
        (true, self.life(name).run().await)
    }

    /// What a life moves: the member's balance, the wallet at the vendor; deposits, transfers and withdrawals that came to their end.
    async fn totals(&self) -> [i64; 5] {
        let server = &self.desk.server;
        let wallet = Account::wallet(&self.member, CURRENCY);
        let count = async |sql| server.text(sql).await.and_then(|text| text.parse().ok()).expect("a number");
        [
            balance_of(server.state.base.store.reader(), &wallet).await.expect("a balance"),
            self.wallets.balance(&self.member, &self.vendor).await,
            count("select count(*) || '' from deposits where status = 'CREDITED'").await,
            count("select count(*) || '' from wallet_transfers where status = 'DONE'").await,
            count("select count(*) || '' from withdrawals where status = 'COMPLETED'").await,
        ]
    }

    /// Dies at every `step`th point until a life passes without; gives the last one.
    async fn die_everywhere(mut self, step: usize) -> u64 {
        let engine = self.desk.server.name;
        for point in (0..).step_by(step) {
            let name = format!("{engine}-{point}");
            let before = self.totals().await;
            let (died, completed) = self.run_and_kill(&name, point).await;
            let after = self.totals().await;
            let moved: Vec<i64> = after.iter().zip(before).map(|(after, before)| after - before).collect();
            assert_eq!(moved, [PAID_IN - TAKEN_OUT, 0, 1, 2, 1], "{name}");
            assert_eq!(
                self.desk.payments.recorded_amount(ProviderTable::Payment, &completed.deposit).await,
                "50.00",
                "{name}"
            );
            assert_eq!(
                self.desk.payments.recorded_amount(ProviderTable::Payout, &completed.withdrawal).await,
                "20.00",
                "{name}"
            );
            self.desk.server.books_balance().await;
            if !died {
                return point;
            }
        }
        unreachable!("a life has an end")
    }
}

/// Every fifth point, before and after writes in turn.
#[tokio::test]
async fn a_server_killed_while_money_moves_ends_where_one_ends_that_was_not() {
    for server in TestServer::seeded().await {
        let engine = server.name;
        let last = KilledServer::at(server).await.die_everywhere(5).await;
        assert!(last >= 60, "{engine}: only {last} points were found");
    }
}

#[tokio::test]
#[ignore = "slow: a life for each of some ninety points, on each engine"]
async fn a_server_killed_at_any_moment_of_a_deposit_a_transfer_or_a_withdrawal_ends_where_one_ends_that_was_not() {
    for server in TestServer::seeded().await {
        let engine = server.name;
        let last = KilledServer::at(server).await.die_everywhere(1).await;
        assert!(last >= 60, "{engine}: only {last} points were found");
    }
}
