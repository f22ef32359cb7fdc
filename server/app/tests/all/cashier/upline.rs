//! Transfers to the upline: who may be given money, what may leave, once, and never more than the day allows.

use std::collections::BTreeMap;

use axum::http::Method;
use futures_util::future::join_all;
use lumora_core::domain::account::AccountType;
use lumora_server::testing::{TestReply, TestStream};
use serde_json::{Value, json};

use super::{Desk, PASSWORD, PIN, broken, text};

const PATH: &str = "/wps/member/uplineTransfers";

/// Mira stands below an agent, and the operator offers transfers.
struct Tree {
    desk: Desk,
    agent: String,
}

impl Tree {
    async fn at(desk: Desk) -> Self {
        desk.server.add_member("ada", PASSWORD, AccountType::Agent(1), 0).await;
        desk.server.execute("update members set upline = 'ada', nickname = 'Mira' where account = 'mira'").await;
        desk.server
            .execute("update members set nickname = 'Ada', email = 'ada@lumora.example', email_verified_at = 1 where account = 'ada'")
            .await;
        desk.set_pin().await;
        let agent = desk.server.login("ada", PASSWORD).await;
        Self { desk, agent }
    }

    async fn each(money: i64) -> Vec<Self> {
        let mut trees = Vec::new();
        for desk in Desk::each(money).await {
            trees.push(Self::at(desk).await);
        }
        trees
    }

    async fn one(money: i64) -> Self {
        Self::at(Desk::one(money).await).await
    }

    async fn give(&self, amount: &str) -> TestReply {
        self.desk.sealed(Method::POST, PATH, &body(amount)).await
    }

    async fn options(&self) -> Value {
        self.desk.get(&format!("{PATH}/options")).await.at("/value")
    }

    async fn agents_balance(&self) -> Value {
        self.desk.server.get_as(&self.agent, "/wps/v2/wallets/balance").await.at("/value/sumBalance")
    }
}

/// Reads on until an event of this topic has come.
async fn next(stream: &mut TestStream, topic: &str) {
    while stream.topic_state().await.0 != topic {}
}

fn body(amount: &str) -> Value {
    json!({ "amount": amount, "paymentPassword": PIN })
}

#[tokio::test]
async fn money_goes_to_the_upline_at_once_and_both_sides_see_it() {
    for tree in Tree::each(10_000).await {
        let Tree { desk, agent } = &tree;
        assert_eq!(desk.get("/wps/member/info").await.at("/value/toUpline"), true, "{}", desk.server.name);
        let options = tree.options().await;
        assert_eq!(options["upline"], json!({ "name": "Ada", "hint": "ad•••" }));
        let given = tree.give("25.00").await;
        assert_eq!(given.status, 200, "{}: {}", desk.server.name, given.text());
        assert_eq!((desk.balance().await, tree.agents_balance().await), (json!("75.00"), json!("25.00")));

        let number = text(&given.at("/value"), "orderNo");
        let mine = desk.get(PATH).await.at("/value/content/0");
        assert_eq!((&mine["direction"], &mine["party"]["name"]), (&json!("OUT"), &json!("Ada")));
        let theirs = desk.server.get_as(agent, PATH).await.at("/value/content/0");
        assert_eq!(
            (&theirs["direction"], &theirs["party"]["name"], &theirs["orderNo"]),
            (&json!("IN"), &json!("Mira"), &json!(number))
        );
        let told = desk.server.outbox().await;
        let told: Vec<_> = told.iter().filter(|(_, _, words)| words.contains(&number)).collect();
        assert!(
            told.iter().any(|(to, _, words)| to == "ada@lumora.example" && words.contains("25.00 USD")),
            "{told:?}"
        );
        desk.server.books_balance().await;
    }
}

#[tokio::test]
async fn open_pages_of_both_sides_hear_of_it() {
    let tree = Tree::one(10_000).await;
    let (server, token) = (&tree.desk.server, &tree.desk.token);
    let mut streams = [server.events(Some(token), None).await, server.events(Some(&tree.agent), None).await];
    for stream in &mut streams {
        next(stream, "balance").await;
    }
    assert_eq!(tree.give("25.00").await.status, 200);
    for (stream, balance) in streams.iter_mut().zip(["75.00", "25.00"]) {
        let mut told = BTreeMap::new();
        while told.get("balance") != Some(&json!(balance)) || !told.contains_key("cashier") {
            let (topic, state) = stream.topic_state().await;
            told.insert(topic, state["sumBalance"].clone());
        }
    }
}

#[tokio::test]
async fn the_operator_the_tree_and_the_upline_itself_decide_who_may_be_given_money() {
    let tree = Tree::one(10_000).await;
    let desk = &tree.desk;
    let cases = [
        ("update site_settings set value = 'false' where name = 'transfer_upline'", 403, "not_enabled"),
        ("update members set upline = '' where account = 'mira'", 409, "upline_unavailable"),
        ("update members set upline = 'mira' where account = 'mira'", 409, "upline_unavailable"),
        ("update members set account_type = 0 where account = 'ada'", 409, "upline_unavailable"),
        ("update members set state = 'closed' where account = 'ada'", 409, "upline_unavailable"),
        ("update members set currency = 'VND' where account = 'ada'", 409, "upline_unavailable"),
        (
            "insert into protected_members (member_id, excluded_until) select id, 9000000000000 from members where account = 'ada'
             on conflict (member_id) do update set excluded_until = excluded.excluded_until",
            409,
            "upline_unavailable",
        ),
    ];
    for (change, status, code) in cases {
        desk.server.execute(change).await;
        assert_eq!(tree.options().await["upline"], Value::Null, "{change}");
        assert_eq!(desk.get("/wps/member/info").await.at("/value/toUpline"), false, "{change}");
        let refused = tree.give("5.00").await;
        assert_eq!((refused.status, refused.at("/code")), (status, json!(code)), "{change}: {}", refused.text());
        desk.server.execute("update site_settings set value = 'true' where name = 'transfer_upline'").await;
        desk.server.execute("update members set upline = 'ada' where account = 'mira'").await;
        desk.server.execute("update protected_members set excluded_until = 0").await;
        desk.server
            .execute("update members set account_type = 1, state = 'active', currency = 'USD' where account = 'ada'")
            .await;
    }
    assert_eq!((desk.balance().await, tree.agents_balance().await), (json!("100.00"), json!("0.00")));
    assert_eq!(tree.give("5.00").await.status, 200, "put right, it works again");
}

#[tokio::test]
async fn only_what_may_leave_goes_within_its_bounds_and_under_the_right_password() {
    for tree in Tree::each(10_000).await {
        let desk = &tree.desk;
        for (amount, code) in
            [("0.99", "amount_too_small"), ("1000.01", "amount_too_large"), ("100.01", "not_enough_money")]
        {
            assert_eq!(broken(&tree.give(amount).await, "amount"), code, "{}: {amount}", desk.server.name);
        }
        let wrong = json!({ "amount": "5.00", "paymentPassword": "000000" });
        let refused = desk.sealed(Method::POST, PATH, &wrong).await;
        assert_eq!(broken(&refused, "paymentPassword"), "wrong_payment_password");
        // Half of the wallet is a credit that nobody has staked.
        desk.server
            .execute(
                "insert into wagering_credits (id, member_id, source, reference, currency, amount, multiplier, required, done, granted_at)
                 select 'c1', id, 'BONUS', 'Welcome', 'USD', 6000, 100, 6000, 0, 1 from members where account = 'mira'",
            )
            .await;
        assert_eq!(broken(&tree.give("40.01").await, "amount"), "wagering_left", "{}", desk.server.name);
        assert_eq!(tree.give("40.00").await.status, 200, "{}", desk.server.name);
        assert_eq!(desk.balance().await, "60.00");
        for _ in 0..5 {
            desk.sealed(Method::POST, PATH, &wrong).await;
        }
        assert_eq!(tree.give("1.00").await.at("/code"), "payment_locked");
        desk.server.books_balance().await;
    }
}

#[tokio::test]
async fn eight_equal_calls_at_once_are_one_transfer() {
    for tree in Tree::each(10_000).await {
        let desk = &tree.desk;
        let body = body("10.00");
        let replies = join_all((0..8).map(|_| desk.sealed_under("one", Method::POST, PATH, &body))).await;
        let answered: Vec<_> = replies.iter().filter(|reply| reply.status == 200).collect();
        let waiting = replies.iter().filter(|reply| reply.at("/code") == "in_progress").count();
        assert_eq!(answered.len() + waiting, 8, "{}", desk.server.name);
        let late = desk.sealed_under("one", Method::POST, PATH, &body).await;
        assert!(answered.iter().all(|reply| reply.body == late.body), "equal replies");
        assert_eq!((desk.balance().await, tree.agents_balance().await), (json!("90.00"), json!("10.00")));
        desk.server.books_balance().await;
    }
}

#[tokio::test]
async fn thirty_transfers_at_once_keep_the_limits_of_the_day() {
    for tree in Tree::each(100_000).await {
        let desk = &tree.desk;
        desk.server.set("transfer_upline_daily_amount", "7000").await;
        desk.server.set("transfer_upline_daily_count", "4").await;
        let mut made = 0;
        // Of those that come at once five guesses are compared at most; the rest is told that payments are locked for that moment.
        for at_once in [30, 3, 3, 3] {
            let replies = join_all((0..at_once).map(|_| tree.give("30.00"))).await;
            made += replies.iter().filter(|reply| reply.status == 200).count();
        }
        assert_eq!((made, desk.balance().await), (2, json!("940.00")), "{}", desk.server.name);
        assert_eq!(broken(&tree.give("10.01").await, "amount"), "transfer_daily_limit");
        assert_eq!(tree.give("1.00").await.status, 200);
        assert_eq!(tree.give("1.00").await.status, 200);
        let refused = tree.give("1.00").await;
        assert_eq!((refused.status, refused.at("/code")), (422, json!("transfer_daily_count")), "{}", refused.text());
        assert_eq!(tree.options().await["limits"]["countLeft"], 0);
        desk.server.books_balance().await;
    }
}
