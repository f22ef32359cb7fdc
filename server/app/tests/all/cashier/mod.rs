//! The cashier against the sample payment provider: money in, what must be staked, money out, and everything that goes wrong on the way.

mod bonuses;
mod deposit_bonus;
mod deposits;
mod killed;
mod licence;
mod limits;
mod once;
mod payment_password;
mod payout_accounts;
mod record;
mod referral;
mod risk;
mod simulation;
mod upline;
mod wagering;
mod withdrawals;

use axum::http::Method;
use lumora_core::domain::account::AccountType;
use lumora_server::testing::payments::TestPayments;
use lumora_server::testing::{TestReply, TestServer};
use platform::ids;
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse 7";
const PIN: &str = "135790";
const MINUTE: i64 = 60_000;

/// A member at a server with the sample operator and its payment provider.
struct Desk {
    server: TestServer,
    payments: TestPayments,
    token: String,
}

impl Desk {
    async fn at(server: TestServer, money: i64) -> Self {
        let (server, payments) = server.with_payments().await;
        server.add_member("mira", PASSWORD, AccountType::Member, money).await;
        server
            .execute("update members set payee_name = 'Mira Tran', payee_name_proven_at = 1 where account = 'mira'")
            .await;
        let token = server.login("mira", PASSWORD).await;
        Self { server, payments, token }
    }

    /// On each engine that is there.
    async fn each(money: i64) -> Vec<Self> {
        let mut desks = Vec::new();
        for server in TestServer::seeded().await {
            desks.push(Self::at(server, money).await);
        }
        desks
    }

    /// On the embedded engine.
    async fn one(money: i64) -> Self {
        Self::at(TestServer::seeded_on_sqlite().await, money).await
    }

    /// The same after a pause, for which the session has ended.
    async fn after(self, pause_ms: i64) -> Self {
        self.server.state.base.clock.advance_ms(pause_ms);
        let token = self.server.login("mira", PASSWORD).await;
        Self { token, ..self }
    }

    async fn get(&self, path: &str) -> TestReply {
        self.server.get_as(&self.token, path).await
    }

    async fn post(&self, path: &str, body: &Value) -> TestReply {
        self.server.post_as(&self.token, path, body).await
    }

    /// A sealed call under a key of its own.
    async fn sealed(&self, method: Method, path: &str, body: &Value) -> TestReply {
        self.sealed_under(&ids::new_id(0), method, path, body).await
    }

    async fn sealed_under(&self, key: &str, method: Method, path: &str, body: &Value) -> TestReply {
        let authorization = format!("Bearer {}", self.token);
        let headers = [("authorization", authorization.as_str()), ("idempotency-key", key)];
        self.server.sealed(method, path, &headers, body).await
    }

    async fn balance(&self) -> Value {
        self.get("/wps/v2/wallets/balance").await.at("/value/sumBalance")
    }

    /// Asks for a deposit by a channel and gives it.
    async fn deposit(&self, channel: &str, amount: &str) -> Value {
        let reply = self.post("/wps/member/deposits", &json!({ "channelId": channel, "amount": amount })).await;
        assert_eq!(reply.status, 200, "{}: {}", self.server.name, reply.text());
        reply.at("/value")
    }

    async fn read_deposit(&self, deposit: &Value) -> Value {
        self.get(&format!("/wps/member/deposit?id={}", text(deposit, "id"))).await.at("/value")
    }

    async fn set_pin(&self) {
        let reply = self.sealed(Method::PUT, "/wps/member/paymentPassword", &json!({ "paymentPassword": PIN })).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
    }

    /// Adds a bank account that ends so, which can be paid to at once; gives its id.
    async fn add_account(&self, number: &str) -> String {
        self.server.set("payout_account_minutes", "0").await;
        let reply = self.try_account(&bank_account(number)).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let accounts = reply.at("/value/list");
        let last = accounts.as_array().and_then(|list| list.last()).expect("an account").clone();
        text(&last, "id")
    }

    async fn try_account(&self, body: &Value) -> TestReply {
        self.sealed(Method::PUT, "/wps/member/payoutAccounts", body).await
    }

    async fn withdraw(&self, account_id: &str, amount: &str) -> TestReply {
        let body = json!({ "accountId": account_id, "amount": amount, "paymentPassword": PIN });
        self.sealed(Method::POST, "/wps/member/withdrawals", &body).await
    }

    async fn read_withdrawal(&self, id: &str) -> Value {
        self.get(&format!("/wps/member/withdrawal?id={id}")).await.at("/value")
    }

    /// Lets the site's jobs and the provider do what is due, in turns, over some seconds.
    async fn settle(&self) {
        for _ in 0..6 {
            self.server.run_jobs().await;
            self.payments.work().await;
            self.server.state.base.clock.advance_ms(2_000);
        }
    }

    /// The statuses of a timeline.
    fn statuses(value: &Value) -> Vec<String> {
        let steps = value["steps"].as_array().cloned().unwrap_or_default();
        steps.iter().map(|step| text(step, "status")).collect()
    }
}

fn text(value: &Value, field: &str) -> String {
    value[field].as_str().unwrap_or_else(|| panic!("{field} of {value}")).to_owned()
}

fn bank_account(number: &str) -> Value {
    json!({ "methodId": "bank", "institution": "Sample Bank", "account": number, "holder": "Mira Tran", "paymentPassword": PIN })
}

/// The rule that a field broke.
fn broken(reply: &TestReply, field: &str) -> String {
    assert_eq!((reply.status, reply.at("/code")), (422, json!("rule_broken")), "{}", reply.text());
    reply.at(&format!("/value/fields/{field}")).as_str().unwrap_or_default().to_owned()
}
