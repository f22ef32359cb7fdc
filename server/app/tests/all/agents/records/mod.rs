//! The records of the agent centre equal what a plain look at bets, movements and places gives, through the whole router and on both engines.

mod bets;
mod files;
mod moves;
mod profit;

use axum::http::StatusCode;
use ledger::{Account, AccountKind, Transaction, TransactionKind};
use platform::store::{Connection, sql};
use serde_json::Value;

use super::team::Site;
use crate::support::PASSWORD;

/// A round that is settled at `at` and was placed so long before.
struct Round<'a> {
    member: &'a str,
    id: &'a str,
    product: &'a str,
    vendor: &'a str,
    game: &'a str,
    stake: i64,
    payout: i64,
    at: i64,
    long: i64,
}

impl<'a> Round<'a> {
    fn of(member: &'a str, id: &'a str, (stake, payout): (i64, i64), at: i64) -> Self {
        Self { member, id, product: "RNG", vendor: "V1", game: "g1", stake, payout, at, long: 4_000 }
    }
}

/// Two branches under one agent, each with members, and a tree of somebody else's.
struct Family {
    site: Site,
    top: String,
    left: String,
    right: String,
    one: String,
    two: String,
    deep: String,
    other: String,
}

impl Family {
    async fn each() -> Vec<Self> {
        let mut families = Vec::new();
        for site in Site::each().await {
            let top = site.agent("", "topagent", 1).await;
            let left = site.agent("topagent", "leftagent", 1).await;
            let right = site.agent("topagent", "rightagent", 1).await;
            let one = site.member("leftagent", "onemember").await;
            let two = site.member("rightagent", "twomember").await;
            let low = site.agent("leftagent", "lowagent", 1).await;
            let deep = site.member("lowagent", "deepmember").await;
            site.agent("", "otheragent", 1).await;
            let other = site.member("otheragent", "othermember").await;
            assert_ne!(low, other);
            families.push(Self { site, top, left, right, one, two, deep, other });
        }
        families
    }

    async fn plays(&self, it: Round<'_>) {
        let id = format!("{}-{}", it.member, it.id);
        let at = it.at;
        let statement = sql::query(
            "insert into rounds (id, supplier, supplier_round, member_id, vendor, game_code, product, currency, stake, payout, bets, wins,
             state, opened_at, closed_at, version) values ($1, 'test', $1, $2, $3, $4, $5, 'USD', $6, $7, 1, 1, 'closed', $8, $9, 1)",
        );
        let round = statement
            .bind(id.clone())
            .bind(it.member.to_owned())
            .bind(it.vendor.to_owned())
            .bind(it.game.to_owned())
            .bind(it.product.to_owned())
            .bind(it.stake)
            .bind(it.payout)
            .bind(at - it.long)
            .bind(at);
        let settled = ::bets::SettledBet {
            member_id: it.member.to_owned(),
            product: it.product.to_owned(),
            vendor: it.vendor.to_owned(),
            game_code: it.game.to_owned(),
            account_id: format!("member_wallet:{}:USD", it.member),
            round_id: id,
            currency: "USD".into(),
            stake: it.stake,
            valid_bet: it.stake,
            payout: it.payout,
            correction: 0,
            settled_at: at,
        };
        let work = async move |tx: &mut Connection| {
            round.execute(&mut *tx).await?;
            settled.statement().execute(tx).await.map(drop)
        };
        let write = self.site.server.state.base.store.write(move |tx| {
            let work = work.clone();
            Box::pin(async move { work(tx).await })
        });
        write.await.map_err(|error: platform::store::StoreError| error).expect("a round");
    }

    /// A round that goes on.
    async fn opens(&self, member: &str, id: &str, stake: i64) {
        let text = format!(
            "insert into rounds (id, supplier, supplier_round, member_id, vendor, game_code, product, currency, stake, payout, bets, wins,
             state, opened_at, version) values ('{member}-{id}', 'test', '{member}-{id}', '{member}', 'V1', 'g1', 'RNG', 'USD', {stake}, 0, 1, 0,
             'open', {}, 1)",
            self.site.now()
        );
        self.site.server.execute(Box::leak(text.into_boxed_str())).await;
    }

    async fn gets(&self, member: &str, key: &str, kind: TransactionKind, amount: i64) {
        let from = Account::new(AccountKind::PaymentProvider, "lantern", "USD");
        let to = Account::wallet(member, "USD");
        let moved = Transaction::transfer(kind, format!("test:{member}:{key}"), "D".into(), from, to, amount);
        let now = self.site.now();
        let work = async move |tx: &mut Connection| ledger::post(tx, &moved, now).await.map(drop);
        self.site
            .server
            .state
            .base
            .store
            .write(move |tx| Box::pin(async move { work(tx).await }))
            .await
            .expect("moved");
    }

    async fn token(&self, account: &str) -> String {
        self.site.server.login(account, PASSWORD).await
    }

    async fn get(&self, token: &str, path: &str) -> Value {
        let reply = self.site.server.get_as(token, path).await;
        assert_eq!(reply.status, StatusCode::OK, "{path} {}: {}", self.site.server.name, reply.text());
        reply.at("/value")
    }

    /// The ids on all pages of a list.
    async fn all(&self, token: &str, path: &str) -> Vec<String> {
        let (mut ids, mut cursor) = (Vec::new(), String::new());
        loop {
            let page = self.get(token, &format!("{path}&pageSize=2&cursor={cursor}")).await;
            let content = page["content"].as_array().expect("content").clone();
            assert!(content.len() <= 2);
            let id = |it: &Value| it["bet"]["id"].as_str().or(it["id"].as_str()).expect("an id").to_owned();
            ids.extend(content.iter().map(id));
            cursor = page["next"].as_str().expect("next").to_owned();
            if cursor.is_empty() {
                return ids;
            }
        }
    }
}

fn decimal(minor: i64) -> String {
    lumora_core::domain::money::Money(minor).to_decimal()
}

fn figures(value: &Value, names: &[&str]) -> Vec<String> {
    names.iter().map(|name| value[name].as_str().map_or_else(|| value[name].to_string(), str::to_owned)).collect()
}
