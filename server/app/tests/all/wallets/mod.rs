//! Wallets that vendors keep, against the sample supplier: transfers both ways, ends that nobody knows, games that are played from there, and what does not agree.

mod moving;
mod office;
mod once;
mod outcome;
mod play;
mod unknown;

use axum::http::Method;
use lumora_core::domain::account::AccountType;
use lumora_server::testing::wallets::TestWallets;
use lumora_server::testing::{TestReply, TestServer};
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse 7";
const WALLETS: &str = "/wps/relay/GCS_merchantWallet";
const TRANSFER: &str = "/wps/relay/GCS_walletTransfer";

/// A member at a server with the sample operator and its supplier.
struct Table {
    server: TestServer,
    vendors: TestWallets,
    member: String,
    token: String,
    /// Codes of the two vendors that keep wallets.
    first_vendor: String,
    second_vendor: String,
}

impl Table {
    async fn at(server: TestServer, money: i64) -> Self {
        let (server, vendors) = server.with_wallets().await;
        let member = server.add_member("mira", PASSWORD, AccountType::Member, money).await;
        let token = server.login("mira", PASSWORD).await;
        let codes: Vec<String> = vendors.slots.iter().map(|(vendor, _)| vendor.clone()).collect();
        let [first_vendor, second_vendor] = codes.try_into().expect("two vendors");
        Self { server, vendors, member, token, first_vendor, second_vendor }
    }

    /// On each engine that is there.
    async fn each(money: i64) -> Vec<Self> {
        let mut tables = Vec::new();
        for server in TestServer::seeded().await {
            tables.push(Self::at(server, money).await);
        }
        tables
    }

    /// On the embedded engine.
    async fn new(money: i64) -> Self {
        Self::at(TestServer::seeded_on_sqlite().await, money).await
    }

    /// The process dies and a new one starts on the same database, with the same supplier.
    fn restart(self) -> Self {
        let base = self.server.state.base.clone();
        let server = self.server.with_base(base).with_vendors(self.vendors.vendors.clone());
        Self { server, ..self }
    }

    async fn get(&self, path: &str) -> TestReply {
        self.server.get_as(&self.token, path).await
    }

    async fn try_transfer(&self, vendor: &str, direction: &str, amount: &str) -> TestReply {
        let body = json!({ "vendor": vendor, "direction": direction, "amount": amount });
        self.server.post_as(&self.token, TRANSFER, &body).await
    }

    /// Moves money and gives the transfer.
    async fn transferred(&self, vendor: &str, direction: &str, amount: &str) -> Value {
        let reply = self.try_transfer(vendor, direction, amount).await;
        assert_eq!(reply.status, 200, "{}: {}", self.server.name, reply.text());
        reply.at("/value")
    }

    async fn transfer(&self, it: &Value) -> Value {
        self.get(&format!("/wps/member/wallets/transfer?id={}", text(it, "id"))).await.at("/value")
    }

    /// Lets so many seconds pass, and has ends asked for.
    async fn advance(&self, seconds: i64) {
        self.server.state.base.clock.advance_ms(seconds * 1_000);
        self.server.run_schedule("ask-wallet-transfers").await;
    }

    /// What can be spent of the main wallet, in minor units.
    async fn main_balance(&self) -> i64 {
        let value = self.get("/wps/v2/wallets/balance").await.at("/value/sumBalance");
        lumora_core::domain::money::Money::parse(value.as_str().unwrap_or_default()).expect("an amount").0
    }

    async fn vendor_balance(&self, vendor: &str) -> i64 {
        self.vendors.balance(&self.member, vendor).await
    }

    /// Everything that is the member's, held or not, by both sides' books.
    async fn total(&self) -> i64 {
        let query = "select balance || '' from accounts where kind = 'member_wallet' and owner =
                     (select id from members where account = 'mira')";
        let main: i64 = self.server.text(query).await.expect("a wallet").parse().expect("a number");
        main + self.vendor_balance(&self.first_vendor).await + self.vendor_balance(&self.second_vendor).await
    }

    /// Starts a game; gives what the launch answers.
    async fn launch(&self, vendor: &str, game_code: &str) -> Value {
        let body = json!({
            "vassalage": vendor, "nodeId": "", "gameType": "RNG", "gameCode": game_code, "roomId": "", "language": "EN", "device": "WEB", "backUrl": "/rng", "theme": "dark",
        });
        let reply = self.server.post_as(&self.token, "/wps/game/launchGame", &body).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        reply.at("/value")
    }

    async fn set_at_launch(&self, on: bool) {
        let authorization = format!("Bearer {}", self.token);
        let headers = [("authorization", authorization.as_str())];
        let body = json!({ "on": on });
        let reply = self.server.call(Method::PUT, "/wps/member/wallets/atLaunch", &headers, &body).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
    }
}

fn text(value: &Value, field: &str) -> String {
    value[field].as_str().unwrap_or_else(|| panic!("{field} of {value}")).to_owned()
}

/// The statuses of a timeline.
fn statuses(value: &Value) -> Vec<String> {
    value["steps"].as_array().expect("steps").iter().map(|step| text(step, "status")).collect()
}

/// The rule that a field broke.
fn broken_rule(reply: &TestReply, field: &str) -> String {
    assert_eq!((reply.status, reply.at("/code")), (422, json!("rule_broken")), "{}", reply.text());
    reply.at(&format!("/value/fields/{field}")).as_str().unwrap_or_default().to_owned()
}
