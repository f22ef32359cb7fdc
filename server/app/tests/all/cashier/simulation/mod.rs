//! Random days at the cashier: a member, a payer, a provider, an operator and a bad line do what comes to their minds, now and then the server is killed in
//! the middle of it, and after every step the books balance; in the end, when everything on its way has arrived, provider and operator know of the same money.
//!
//! A seed makes a day, so that a failure can be repeated: `LUMORA_SEEDS=FROM..TO` runs others than the eight of every run, `LUMORA_SLOW` more of them.

mod agreement;
mod chance;

use std::ops::Range;
use std::sync::Arc;

use axum::http::Method;
use cashier::deposit;
use cashier::withdrawal::{self, Decision};
use lumora_server::testing::TestReply;
use lumora_server::testing::payments::Fault;
use lumora_server::testing::wallets::TestWallets;
use platform::http::ApiError;
use platform::store::Connection;
use platform::store::testing::End;
use serde_json::{Value, json};

use super::{Desk, MINUTE, PIN, text};
use crate::support::seeds;
use chance::Chance;

const STEPS: u32 = 300;

/// A call that moves money, to be sent again.
type Sent = (String, Method, &'static str, Value, bool);

struct Day {
    desk: Desk,
    chance: Chance,
    accounts: Vec<String>,
    deposits: Vec<Value>,
    withdrawals: Vec<String>,
    sent: Vec<Sent>,
    slot: String,
    rounds: u32,
    wallets: TestWallets,
    /// How often the server was killed in the middle of something.
    kills: u32,
}

impl Day {
    async fn new(seed: u64) -> Self {
        let mut desk = Desk::one(200_000).await;
        let (server, wallets) = desk.server.clone().with_wallets().await;
        desk.server = server;
        desk.server.execute("update withdrawal_limits set count_daily = 1000, amount_daily = 100000000").await;
        desk.set_pin().await;
        let mut accounts = Vec::new();
        for number in ["12345678", "12340002", "12340003", "12340004"] {
            accounts.push(desk.add_account(number).await);
        }
        let slot = desk.slot().await;
        let (deposits, withdrawals, sent) = (Vec::new(), Vec::new(), Vec::new());
        Self { desk, chance: Chance(seed), accounts, deposits, withdrawals, sent, slot, rounds: 0, wallets, kills: 0 }
    }

    async fn send(&mut self, method: Method, path: &'static str, body: Value, is_sealed: bool) -> TestReply {
        let key = format!("key-{}", self.sent.len());
        self.sent.push((key.clone(), method.clone(), path, body.clone(), is_sealed));
        self.send_under(&key, method, path, &body, is_sealed).await
    }

    async fn send_under(&self, key: &str, method: Method, path: &str, body: &Value, is_sealed: bool) -> TestReply {
        if is_sealed {
            return self.desk.sealed_under(key, method, path, body).await;
        }
        self.desk.server.post_under(key, &self.desk.token, path, body).await
    }

    /// A step, in the middle of which the server is killed now and then; another process goes on after it.
    async fn step(&mut self) {
        if self.chance.below(50) > 0 {
            return self.happen().await;
        }
        let end = Arc::new(End::default());
        self.start(Some(Arc::clone(&end))).await;
        end.arm(self.chance.below(12));
        tokio::select! {
            biased;
            () = end.over() => self.kills += 1,
            () = self.happen() => {}
        }
        self.start(None).await;
        // Longer than the leases of the one that is gone.
        self.desk.server.state.base.clock.advance_ms(MINUTE + 1_000);
    }

    /// A process in place of the one that was there, beside the same provider and vendors.
    async fn start(&mut self, end: Option<Arc<End>>) {
        let server = self.desk.server.restarted(end).await.beside_payments(&self.desk.payments);
        self.desk.server = server.with_vendors(self.wallets.vendors.clone());
    }

    async fn happen(&mut self) {
        match self.chance.below(20) {
            0 | 1 => self.ask_for_deposit().await,
            2 | 3 => self.pay().await,
            4 => self.decline_or_call_off().await,
            5 => self.redeem().await,
            6 | 7 => self.withdraw().await,
            8 => self.confirm().await,
            9 => self.operator().await,
            10 => self.play().await,
            11 => self.repeat().await,
            12 => self.lose(),
            13 => {
                self.desk.server.run_jobs().await;
            }
            14 => self.provider_works().await,
            15 | 16 => self.move_between_wallets().await,
            17 => self.play_at_vendor().await,
            18 => self.find_out().await,
            _ => self.wait().await,
        }
    }

    async fn ask_for_deposit(&mut self) {
        let channel = *self.chance.one_of(&["card", "qr", "bank", "wallet"]).expect("a channel");
        let body = json!({ "channelId": channel, "amount": self.chance.amount(120) });
        let reply = self.send(Method::POST, "/wps/member/deposits", body, false).await;
        if reply.status == 200 {
            self.deposits.push(reply.at("/value"));
        }
    }

    async fn pay(&mut self) {
        let Some(deposit) = self.chance.one_of(&self.deposits).cloned() else { return };
        let known = self.desk.payments.state.payment(&text(&deposit, "id")).await.expect("a payment");
        let Some(payment) = known else { return };
        let other = (self.chance.below(3) == 0).then(|| 1 + i64::try_from(self.chance.below(9_000)).unwrap_or(0));
        let now_ms = self.desk.server.state.base.clock.now_ms();
        let paying = payment_provider::payment::PayerInput {
            other_amount: other.and_then(payment_provider::fields::Amount::of_minor),
            receipts_seen: usize::from(payment.received_total() > 0),
        };
        let address = payment.pay_url("");
        let token = address.rsplit('/').next().unwrap_or_default();
        self.desk.payments.state.pay(token, paying, now_ms).await.expect("the provider works");
    }

    async fn decline_or_call_off(&mut self) {
        let Some(deposit) = self.chance.one_of(&self.deposits).cloned() else { return };
        let url = deposit["payUrl"].as_str().unwrap_or_default().to_owned();
        if self.chance.below(2) == 0 && !url.is_empty() {
            let token = url.rsplit('/').next().unwrap_or_default();
            let now_ms = self.desk.server.state.base.clock.now_ms();
            self.desk.payments.state.decline(token, now_ms).await.expect("the provider works");
            return;
        }
        let authorization = format!("Bearer {}", self.desk.token);
        let path = format!("/wps/member/deposits?id={}", text(&deposit, "id"));
        let headers = [("authorization", authorization.as_str())];
        self.desk.server.call(Method::DELETE, &path, &headers, &Value::Null).await;
    }

    async fn redeem(&mut self) {
        let minor = 100 + i64::try_from(self.chance.below(2_000)).unwrap_or(0);
        let code = self.desk.payments.voucher(minor).await;
        let body = json!({ "channelId": "voucher", "code": code });
        self.send(Method::POST, "/wps/member/deposits/voucher", body, true).await;
    }

    async fn withdraw(&mut self) {
        let account = self.chance.one_of(&self.accounts).cloned().expect("an account");
        let body = json!({ "accountId": account, "amount": self.chance.amount(60), "paymentPassword": PIN });
        let reply = self.send(Method::POST, "/wps/member/withdrawals", body, true).await;
        if reply.status == 200 {
            self.withdrawals.push(text(&reply.at("/value"), "id"));
        }
    }

    async fn confirm(&mut self) {
        let Some(id) = self.chance.one_of(&self.withdrawals).cloned() else { return };
        let answer = *self.chance.one_of(&["FULL", "NOT_RECEIVED"]).expect("an answer");
        let body = json!({ "id": id, "answer": answer });
        self.send(Method::POST, "/wps/member/withdrawals/confirmation", body, false).await;
    }

    async fn operator(&mut self) {
        let now_ms = self.desk.server.state.base.clock.now_ms();
        let store = &self.desk.server.state.base.store;
        let minor = 1 + i64::try_from(self.chance.below(3_000)).unwrap_or(0);
        if self.chance.below(2) == 0 {
            let Some(deposit) = self.chance.one_of(&self.deposits) else { return };
            if deposit["kind"] != "BANK_SLIP" {
                return;
            }
            let id = text(deposit, "id");
            let work = async move |tx: &mut Connection| {
                let found = deposit::Decision::Arrived(minor);
                deposit::decide(tx, &id, &found, ("ops", ""), now_ms).await.map(drop)
            };
            let _: Result<(), ApiError> = store.write(move |tx| Box::pin(async move { work(tx).await })).await;
            return;
        }
        let Some(id) = self.chance.one_of(&self.withdrawals).cloned() else { return };
        let decisions = [Decision::Approve, Decision::Reject, Decision::CloseDispute, Decision::RefundDispute(minor)];
        let decision = *self.chance.one_of(&decisions).expect("a decision");
        let work =
            async move |tx: &mut Connection| withdrawal::decide(tx, &id, decision, ("ops", ""), now_ms).await.map(drop);
        let _: Result<(), ApiError> = store.write(move |tx| Box::pin(async move { work(tx).await })).await;
    }

    async fn play(&mut self) {
        self.rounds += 1;
        let round = format!("round-{}", self.rounds);
        let token = self.desk.server.open_game(&self.desk.token, &self.slot).await;
        let stake = 1 + self.chance.below(1_500);
        let call = |transaction: &str, amount: u64, closed: bool| {
            json!({
                "request_uuid": transaction, "transaction_uuid": transaction, "reference_transaction_uuid": format!("{round}-bet"),
                "token": token, "round": round, "game_code": self.slot, "amount": amount, "currency": "USD", "round_closed": closed,
            })
        };
        self.desk.server.seamless("transaction/bet", &call(&format!("{round}-bet"), stake, false)).await;
        match self.chance.below(4) {
            0 => {}
            1 => {
                self.desk.server.seamless("transaction/rollback", &call(&format!("{round}-back"), 0, true)).await;
            }
            _ => {
                let payout = self.chance.below(2 * stake);
                self.desk.server.seamless("transaction/win", &call(&format!("{round}-win"), payout, true)).await;
            }
        }
    }

    /// Money to a vendor, or back; sometimes all of it, and sometimes a call or its answer gets lost.
    async fn move_between_wallets(&mut self) {
        match self.chance.below(4) {
            0 => self.wallets.lose([Fault::Request]),
            1 => self.wallets.lose([Fault::Answer]),
            _ => {}
        }
        if self.chance.below(6) == 0 {
            self.send(Method::POST, "/wps/member/wallets/back", Value::Null, false).await;
            return;
        }
        let (vendor, _) = self.chance.one_of(&self.wallets.slots).cloned().expect("a vendor");
        let direction = *self.chance.one_of(&["TO_VENDOR", "TO_VENDOR", "TO_MAIN"]).expect("a direction");
        let body = json!({ "vendor": vendor, "direction": direction, "amount": self.chance.amount(80) });
        self.send(Method::POST, "/wps/relay/GCS_walletTransfer", body, false).await;
    }

    /// A round that stakes from a wallet at a vendor; the site reads of it now or later.
    async fn play_at_vendor(&mut self) {
        let (vendor, slot) = self.chance.one_of(&self.wallets.slots).cloned().expect("a vendor");
        let body = json!({
            "vassalage": vendor, "gameType": "RNG", "gameCode": slot, "language": "EN", "device": "WEB", "backUrl": "/rng",
        });
        let launched = self.desk.server.post_as(&self.desk.token, "/wps/game/launchGame", &body).await;
        assert_eq!(launched.status, 200, "{}", launched.text());
        let (session, stake) = self.wallets.visit(&text(&launched.at("/value"), "url"), &slot).await;
        self.rounds += 1;
        self.wallets.spin(&session, &format!("spin-{:06}", self.rounds), stake).await;
    }

    /// The site asks for ends that it does not know, and reads what was settled.
    async fn find_out(&mut self) {
        if self.chance.below(3) == 0 {
            self.wallets.lose([Fault::Answer]);
        }
        self.desk.server.run_schedule("ask-wallet-transfers").await;
        self.desk.server.run_schedule("pull-vendor-bets").await;
    }

    /// The provider does what is due, and often does not hear that it was heard.
    async fn provider_works(&mut self) {
        if self.chance.below(2) == 0 {
            self.desk.payments.lose_to_site([Fault::Answer]);
        }
        self.desk.payments.work().await;
    }

    /// A call that was sent before, under its key.
    async fn repeat(&mut self) {
        let Some((key, method, path, body, is_sealed)) = self.chance.one_of(&self.sent).cloned() else { return };
        self.send_under(&key, method, path, &body, is_sealed).await;
    }

    fn lose(&mut self) {
        let fault = *self.chance.one_of(&[Fault::Request, Fault::Answer]).expect("a fault");
        if self.chance.below(2) == 0 {
            self.desk.payments.lose_to_provider([fault]);
        } else {
            self.desk.payments.lose_to_site([fault]);
        }
    }

    async fn wait(&mut self) {
        let minutes = i64::try_from(self.chance.below(20)).unwrap_or(0);
        self.desk.server.state.base.clock.advance_ms(minutes * MINUTE);
        // A login that was killed counts as one that failed.
        self.desk.server.execute("delete from login_failures").await;
        self.desk.token = self.desk.server.login("mira", super::PASSWORD).await;
        self.desk.server.run_schedule("expire-deposits").await;
        self.desk.server.run_schedule("confirm-withdrawals").await;
    }
}

/// The seeds of this run in two halves, so that two of them run beside each other.
fn halves() -> [Range<u64>; 2] {
    let Range { start, end } = seeds(0..8, 0..64);
    let half = start + (end - start) / 2;
    [start..half, half..end]
}

async fn run_days(seeds: Range<u64>) {
    let (mut kills, mut withdrawals) = (0, 0);
    for seed in seeds {
        let mut day = Day::new(seed).await;
        for step in 0..STEPS {
            day.step().await;
            let audit = ledger::audit(day.desk.server.state.base.store.reader()).await.expect("the books");
            assert_eq!(audit, ledger::Audit::default(), "seed {seed}, step {step}");
        }
        day.come_to_rest().await;
        day.desk.server.books_balance().await;
        day.agree(seed).await;
        day.agree_with_vendors(seed).await;
        kills += day.kills;
        withdrawals += day.withdrawals.len();
    }
    assert!(
        kills > 0 && withdrawals > 0,
        "{kills} kills and {withdrawals} withdrawals: too little happened to show anything"
    );
}

#[tokio::test]
async fn a_random_day_leaves_the_books_balanced_and_both_sides_of_one_mind() {
    let [days, _] = halves();
    run_days(days).await;
}

#[tokio::test]
async fn another_random_day_leaves_the_books_balanced_and_both_sides_of_one_mind() {
    let [_, days] = halves();
    run_days(days).await;
}
