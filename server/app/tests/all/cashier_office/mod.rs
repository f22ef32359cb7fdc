//! The cashier's back office: what operators decide, correct, look up and close, by command and over HTTP.

mod closes;
mod corrections;
mod deposits;
mod member_file;
mod money;
mod records;
mod upline_transfers;
mod withdrawals;

use axum::body::Body;
use axum::http::{Method, Request, header};
use lumora_core::domain::account::AccountType;
use lumora_server::testing::payments::TestPayments;
use lumora_server::testing::{START_MS, TestReply, TestServer};
use operator::{Actor, add_key};
use platform::ids;
use serde_json::{Value, json};

use crate::support::back_office::{BackOffice, admin};

const PASSWORD: &str = "correct horse 7";
const PIN: &str = "135790";
const ACCOUNT_NUMBER: &str = "123456780000";
const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// A member of a server with its payment provider, and two operators with keys.
struct Office {
    server: TestServer,
    payments: TestPayments,
    token: String,
    anna: BackOffice,
    ben: BackOffice,
}

impl Office {
    async fn at(server: TestServer, money: i64) -> Self {
        let (server, payments) = server.with_payments().await;
        server.add_member("mira", PASSWORD, AccountType::Member, money).await;
        server
            .execute("update members set payee_name = 'Mira Tran', payee_name_proven_at = 1 where account = 'mira'")
            .await;
        let token = server.login("mira", PASSWORD).await;
        let (anna, ben) = (operator(&server, "anna").await, operator(&server, "ben").await);
        // What comes now is later than all that was set up: ids sort by their time.
        server.state.base.clock.advance_ms(1_000);
        Self { server, payments, token, anna, ben }
    }

    /// On each engine that is there.
    async fn each(money: i64) -> Vec<Self> {
        let mut offices = Vec::new();
        for server in TestServer::seeded().await {
            offices.push(Self::at(server, money).await);
        }
        offices
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

    async fn admin(&self, words: &[&str]) -> String {
        let name = self.server.name;
        admin(&self.server, words).await.unwrap_or_else(|error| panic!("{name} {words:?}: {error}"))
    }

    async fn admin_refused(&self, words: &[&str]) -> String {
        match admin(&self.server, words).await {
            Ok(done) => panic!("{words:?} was not refused: {done}"),
            Err(error) => error,
        }
    }

    async fn balance(&self) -> Value {
        self.server.get_as(&self.token, "/wps/v2/wallets/balance").await.at("/value/sumBalance")
    }

    async fn deposit(&self, channel: &str, amount: &str) -> Value {
        let body = json!({ "channelId": channel, "amount": amount });
        let reply = self.server.post_as(&self.token, "/wps/member/deposits", &body).await;
        assert_eq!(reply.status, 200, "{}: {}", self.server.name, reply.text());
        reply.at("/value")
    }

    /// Sends the picture of a bank slip.
    async fn send_receipt(&self, deposit: &Value) {
        let request = Request::put(format!("/wps/member/deposits/receipt?id={}", text(deposit, "id")))
            .header(header::AUTHORIZATION, format!("Bearer {}", self.token))
            .header(header::CONTENT_TYPE, "application/octet-stream")
            .body(Body::from(picture()))
            .expect("a request");
        let reply = self.server.send(request).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
    }

    async fn sealed(&self, method: Method, path: &str, body: &Value) -> TestReply {
        let (authorization, key) = (format!("Bearer {}", self.token), ids::new_id(0));
        let headers = [("authorization", authorization.as_str()), ("idempotency-key", key.as_str())];
        self.server.sealed(method, path, &headers, body).await
    }

    /// A payment password and a bank account that can be paid to at once; gives the account's id.
    async fn add_account(&self) -> String {
        self.server.set("payout_account_minutes", "0").await;
        let pin = self.sealed(Method::PUT, "/wps/member/paymentPassword", &json!({ "paymentPassword": PIN })).await;
        assert_eq!(pin.status, 200, "{}", pin.text());
        let body = json!({
            "methodId": "bank", "institution": "Sample Bank", "account": ACCOUNT_NUMBER, "holder": "Mira Tran",
            "paymentPassword": PIN,
        });
        let reply = self.sealed(Method::PUT, "/wps/member/payoutAccounts", &body).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        text(&reply.at("/value/list/0"), "id")
    }

    async fn withdraw(&self, account_id: &str, amount: &str) -> Value {
        let body = json!({ "accountId": account_id, "amount": amount, "paymentPassword": PIN });
        let reply = self.sealed(Method::POST, "/wps/member/withdrawals", &body).await;
        assert_eq!(reply.status, 200, "{}: {}", self.server.name, reply.text());
        reply.at("/value")
    }

    /// Lets the site's jobs and the provider do what is due, in turns, over some seconds.
    async fn settle(&self) {
        for _ in 0..6 {
            self.server.run_jobs().await;
            self.payments.work().await;
            self.server.state.base.clock.advance_ms(2_000);
        }
    }
}

/// An operator with a key of this name.
async fn operator(server: &TestServer, name: &str) -> BackOffice {
    let actor = Actor::new("tester", START_MS);
    let key = add_key(&server.state.base.store, actor, name).await.expect("a key");
    BackOffice { server: server.clone(), key }
}

fn text(value: &Value, field: &str) -> String {
    value[field].as_str().unwrap_or_else(|| panic!("{field} of {value}")).to_owned()
}

/// A small picture.
fn picture() -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, 20, 10);
    encoder.set_color(png::ColorType::Grayscale);
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(&[127; 200]).expect("pixels");
    drop(writer);
    file
}
