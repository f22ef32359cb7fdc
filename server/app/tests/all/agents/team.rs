//! A site with agents, for the tests of this folder.

use axum::http::Method;
use bets::SettledBet;
use identity::member::MemberRow;
use identity::tree::{MoveProblem, Moved, move_branch};
use ledger::{Account, AccountKind, Transaction, TransactionKind};
use lumora_core::domain::account::AccountType;
use lumora_server::testing::TestServer;
use lumora_server::testing::stores::until_streams_readable;
use platform::ids;
use platform::store::{Connection, StoreError, sql};

use serde_json::json;

use crate::support::{PASSWORD, set};

/// The payment password of the tests.
pub const PIN: &str = "482913";
pub const DAY: i64 = 24 * 60 * 60 * 1000;

/// A site of an operator whose days are those of UTC, and whose accounts are told apart by their names.
pub struct Site {
    pub server: TestServer,
}

/// A bet that is settled: amounts in minor units.
#[derive(Clone, Copy)]
pub struct Bet {
    pub product: &'static str,
    pub stake: i64,
    pub valid_bet: i64,
    pub payout: i64,
}

impl Site {
    /// One on each engine.
    pub async fn each() -> Vec<Self> {
        let mut sites = Vec::new();
        for server in TestServer::seeded().await {
            set(&server, "utc_offset_minutes", "0").await;
            sites.push(Self { server });
        }
        sites
    }

    pub fn now(&self) -> i64 {
        self.server.state.base.clock.now_ms()
    }

    /// An agent of a type under another one, or at the top where `upline` is empty; gives the id.
    pub async fn agent(&self, upline: &str, account: &str, number: u32) -> String {
        self.server.add_below(upline, account, PASSWORD, AccountType::from_number(number), 0).await
    }

    /// A member under an agent; gives the id.
    pub async fn member(&self, upline: &str, account: &str) -> String {
        self.server.add_below(upline, account, PASSWORD, AccountType::Member, 0).await
    }

    /// Sets a payment password for the member of a session.
    pub async fn set_pin(&self, token: &str) {
        let authorization = format!("Bearer {token}");
        let key = ids::new_id(self.now());
        let headers = [("authorization", authorization.as_str()), ("idempotency-key", key.as_str())];
        let body = json!({ "paymentPassword": PIN });
        let reply = self.server.sealed(Method::PUT, "/wps/member/paymentPassword", &headers, &body).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
    }

    pub async fn row(&self, id: &str) -> MemberRow {
        MemberRow::by_id(self.server.state.base.store.reader(), id).await.expect("read").expect("a member")
    }

    /// Moves a branch under another agent, or to the top.
    pub async fn moves(&self, id: &str, upline: Option<&str>) -> Result<Moved, MoveProblem> {
        let member = self.row(id).await;
        let upline = match upline {
            Some(id) => Some(self.row(id).await),
            None => None,
        };
        let now = self.now();
        let work = async move |tx: &mut Connection| move_branch(tx, &member, upline.as_ref(), now).await;
        let write = self.server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await }));
        write.await.map_err(|error: StoreError| error).expect("moved or refused")
    }

    /// Writes a settled bet of a member, or the correction of one (`times` -1), at a moment.
    pub async fn bets(&self, member_id: &str, round: &str, bet: Bet, at: i64, times: i64) {
        let row = SettledBet {
            member_id: member_id.to_owned(),
            product: bet.product.to_owned(),
            vendor: "V".into(),
            game_code: "g".into(),
            account_id: format!("member_wallet:{member_id}:USD"),
            round_id: format!("{member_id}-{round}"),
            currency: "USD".into(),
            stake: bet.stake * times,
            valid_bet: bet.valid_bet * times,
            payout: bet.payout * times,
            correction: i64::from(times < 0),
            settled_at: at,
        };
        let work = async move |tx: &mut Connection| row.statement().execute(tx).await.map(drop);
        let write = self.server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await }));
        write.await.map_err(|error: StoreError| error).expect("a settled bet");
    }

    /// A member pays in.
    pub async fn pays_in(&self, member_id: &str, key: &str, amount: i64) {
        let from = Account::new(AccountKind::PaymentProvider, "lantern", "USD");
        let to = Account::wallet(member_id, "USD");
        let key = format!("test-deposit:{member_id}:{key}");
        let deposit = Transaction::transfer(TransactionKind::PaymentDeposit, key, "D".into(), from, to, amount);
        let now = self.now();
        let work = async move |tx: &mut Connection| ledger::post(tx, &deposit, now).await.map(drop);
        self.server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await.expect("paid in");
    }

    /// Counts everything that has happened.
    pub async fn count(&self) {
        let store = &self.server.state.base.store;
        until_streams_readable(store).await;
        agents::figures::count_figures(store).await.expect("counted");
    }

    pub async fn number(&self, query: &'static str) -> i64 {
        sql::query_scalar(query).fetch_one(self.server.state.base.store.reader()).await.expect("a number")
    }

    pub async fn rows<T: sql::FromRow + Send + Unpin>(&self, query: &'static str) -> Vec<T> {
        sql::query_as(query).fetch_all(self.server.state.base.store.reader()).await.expect("rows")
    }
}
