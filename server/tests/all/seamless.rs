//! The seamless wallet's rules, by table and by random interleaving, through the whole router.

use axum::http::Method;
use futures_util::future::join_all;
use lumora_core::domain::account::AccountType;
use lumora_server::seamless::{SAMPLE_VENDOR, secret_of, sign};
use lumora_server::testing::{TestReply, TestServer};
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse 7";
const GAME: &str = "lantern-fortune";

struct Table {
    server: TestServer,
    login: String,
    game: String,
    member: String,
}

async fn table_on(server: TestServer, money: i64) -> Table {
    let member = server.add_member("mira", PASSWORD, AccountType::Member, money).await;
    let login = server.login("mira", PASSWORD).await;
    let game = server.open_game(&login, GAME).await;
    Table { server, login, game, member }
}

async fn tables(money: i64) -> Vec<Table> {
    let mut tables = Vec::new();
    for server in TestServer::on_both_engines().await {
        tables.push(table_on(server, money).await);
    }
    tables
}

impl Table {
    async fn bet(&self, uuid: &str, round: &str, amount: i64) -> TestReply {
        self.bet_with(uuid, round, amount, json!({})).await
    }

    async fn bet_with(&self, uuid: &str, round: &str, amount: i64, change: Value) -> TestReply {
        let body = json!({
            "request_uuid": format!("r-{uuid}"), "transaction_uuid": uuid, "token": self.game, "round": round,
            "game_code": GAME, "amount": amount, "currency": "USD",
        });
        self.server.seamless("transaction/bet", &merged(body, change)).await
    }

    async fn win(&self, uuid: &str, bet: &str, round: &str, amount: i64) -> TestReply {
        self.win_with(uuid, bet, round, amount, json!({})).await
    }

    async fn win_with(&self, uuid: &str, bet: &str, round: &str, amount: i64, change: Value) -> TestReply {
        let body = json!({
            "request_uuid": format!("r-{uuid}"), "transaction_uuid": uuid, "reference_transaction_uuid": bet,
            "token": self.game, "round": round, "game_code": GAME, "amount": amount, "currency": "USD",
        });
        self.server.seamless("transaction/win", &merged(body, change)).await
    }

    async fn rollback(&self, uuid: &str, reference: &str, round: &str) -> TestReply {
        let body = json!({
            "request_uuid": format!("r-{uuid}"), "transaction_uuid": uuid, "reference_transaction_uuid": reference,
            "token": self.game, "round": round, "game_code": GAME,
        });
        self.server.seamless("transaction/rollback", &body).await
    }

    async fn balance(&self) -> Value {
        self.server.seamless("user/balance", &json!({ "request_uuid": "q", "token": self.game })).await.at("/balance")
    }

    async fn round(&self, round: &str) -> (i64, i64, String) {
        let query = sqlx::query_as("select stake, payout, state from rounds where supplier_round = $1");
        query.bind(round.to_owned()).fetch_one(self.server.state.store.reader()).await.expect("a round")
    }

    async fn assert_sound(&self) {
        assert_eq!(self.server.ledger_faults().await, (0, 0), "{}", self.server.name);
    }
}

fn merged(mut body: Value, change: Value) -> Value {
    for (name, value) in change.as_object().expect("an object") {
        body[name] = value.clone();
    }
    body
}

fn told(reply: &TestReply) -> (String, Value) {
    (reply.at("/status").as_str().unwrap_or_default().to_owned(), reply.at("/balance"))
}

fn ok(balance: i64) -> (String, Value) {
    ("RS_OK".to_owned(), json!(balance))
}

fn refused(status: &str) -> (String, Value) {
    (format!("RS_ERROR_{status}"), Value::Null)
}

#[tokio::test]
async fn a_round_is_bet_won_and_settled() {
    for t in tables(10_000).await {
        assert_eq!(told(&t.bet("b1", "r1", 250).await), ok(9_750));
        assert_eq!(t.round("r1").await, (250, 0, "open".to_owned()));
        assert_eq!(told(&t.win("w1", "b1", "r1", 1_000).await), ok(10_750));
        assert_eq!(t.round("r1").await, (250, 1_000, "open".to_owned()), "a win leaves a round open");
        assert_eq!(told(&t.win("w2", "b1", "r1", 0).await), ok(10_750));
        assert_eq!(t.round("r1").await, (250, 1_000, "closed".to_owned()), "a win of 0 settles it");
        assert_eq!(told(&t.win("w3", "b1", "r1", 5).await), refused("ROUND_CLOSED"));
        assert_eq!(told(&t.bet("b2", "r1", 5).await), refused("ROUND_CLOSED"));
        assert_eq!(t.balance().await, 10_750);
        t.assert_sound().await;
    }
}

#[tokio::test]
async fn a_win_can_settle_its_round_at_once() {
    for t in tables(10_000).await {
        t.bet("b1", "r1", 250).await;
        let settled = t.win_with("w1", "b1", "r1", 400, json!({ "round_closed": true })).await;
        assert_eq!(told(&settled), ok(10_150));
        assert_eq!(t.round("r1").await, (250, 400, "closed".to_owned()));
    }
}

#[tokio::test]
async fn the_same_call_again_gets_the_same_answer_and_moves_nothing() {
    for t in tables(10_000).await {
        let bet = t.bet("b1", "r1", 250).await;
        t.bet("b2", "r2", 100).await;
        let again = t.bet_with("b1", "r1", 250, json!({ "request_uuid": "retry" })).await;
        assert_eq!(told(&again), told(&bet));
        assert_eq!(again.at("/request_uuid"), "retry");
        let win = t.win("w1", "b1", "r1", 900).await;
        assert_eq!(told(&t.win("w1", "b1", "r1", 900).await), told(&win));
        let back = t.rollback("x1", "b2", "r2").await;
        assert_eq!(told(&t.rollback("x1", "b2", "r2").await), told(&back));
        assert_eq!(t.balance().await, 10_000 - 250 + 900);
        t.assert_sound().await;
    }
}

#[tokio::test]
async fn a_transaction_id_with_another_body_is_a_duplicate() {
    for t in tables(10_000).await {
        t.bet("b1", "r1", 250).await;
        assert_eq!(told(&t.bet("b1", "r1", 251).await), refused("DUPLICATE_TRANSACTION"));
        assert_eq!(told(&t.bet("b1", "r9", 250).await), refused("DUPLICATE_TRANSACTION"));
        assert_eq!(told(&t.win("b1", "b1", "r1", 5).await), refused("DUPLICATE_TRANSACTION"));
        assert_eq!(t.balance().await, 9_750);
    }
}

#[tokio::test]
async fn a_bet_is_refused_for_what_is_wrong_with_it() {
    let cases = [
        (json!({ "amount": 10_001 }), 200, "NOT_ENOUGH_MONEY"),
        (json!({ "token": "none" }), 200, "INVALID_TOKEN"),
        (json!({ "game_code": "other-game" }), 200, "INVALID_GAME"),
        (json!({ "currency": "EUR" }), 200, "WRONG_CURRENCY"),
        (json!({ "amount": 0 }), 400, "WRONG_SYNTAX"),
        (json!({ "amount": -5 }), 400, "WRONG_SYNTAX"),
        (json!({ "amount": 2.5 }), 400, "WRONG_SYNTAX"),
        (json!({ "amount": i64::MAX }), 400, "WRONG_SYNTAX"),
        (json!({ "amount": 5, "is_free": true }), 400, "WRONG_SYNTAX"),
        (json!({ "round": "" }), 400, "WRONG_SYNTAX"),
        (json!({ "transaction_uuid": "x".repeat(65) }), 400, "WRONG_SYNTAX"),
        (json!({ "transaction_uuid": "'; drop table rounds" }), 400, "WRONG_SYNTAX"),
    ];
    for t in tables(10_000).await {
        for (change, http, status) in cases.clone() {
            let reply = t.bet_with("b1", "r1", 250, change.clone()).await;
            assert_eq!((reply.status, told(&reply)), (http, refused(status)), "{change}");
        }
        assert_eq!(told(&t.bet("b1", "r1", 250).await), ok(9_750), "a refused id is free");
        t.assert_sound().await;
    }
}

#[tokio::test]
async fn a_win_is_refused_for_what_is_wrong_with_it() {
    let cases = [
        (json!({ "reference_transaction_uuid": "b0" }), 200, "TRANSACTION_DOES_NOT_EXIST"),
        (json!({ "round": "r0" }), 200, "TRANSACTION_DOES_NOT_EXIST"),
        (json!({ "game_code": "other-game" }), 200, "INVALID_GAME"),
        (json!({ "currency": "EUR" }), 200, "WRONG_CURRENCY"),
        (json!({ "amount": -1 }), 400, "WRONG_SYNTAX"),
    ];
    for t in tables(10_000).await {
        t.bet("b1", "r1", 250).await;
        for (change, http, status) in cases.clone() {
            let reply = t.win_with("w1", "b1", "r1", 100, change.clone()).await;
            assert_eq!((reply.status, told(&reply)), (http, refused(status)), "{change}");
        }
        assert_eq!(t.balance().await, 9_750);
    }
}

#[tokio::test]
async fn a_rollback_gives_the_stake_back_and_the_bet_is_dead() {
    for t in tables(10_000).await {
        t.bet("b1", "r1", 250).await;
        assert_eq!(told(&t.rollback("x1", "b1", "r1").await), ok(10_000));
        assert_eq!(t.round("r1").await, (0, 0, "rolled_back".to_owned()));
        assert_eq!(told(&t.rollback("x2", "b1", "r1").await), ok(10_000), "twice is as good as once");
        assert_eq!(told(&t.bet("b1", "r1", 250).await), refused("TRANSACTION_ROLLED_BACK"));
        assert_eq!(told(&t.win("w1", "b1", "r1", 900).await), refused("TRANSACTION_ROLLED_BACK"));
        assert_eq!(t.balance().await, 10_000);
        t.assert_sound().await;
    }
}

#[tokio::test]
async fn a_rollback_that_comes_first_leaves_a_tombstone() {
    for t in tables(10_000).await {
        assert_eq!(told(&t.rollback("x1", "b1", "r1").await), ok(10_000));
        assert_eq!(told(&t.rollback("x1", "b1", "r1").await), ok(10_000));
        assert_eq!(told(&t.rollback("x2", "b1", "r1").await), ok(10_000));
        assert_eq!(told(&t.bet("b1", "r1", 250).await), refused("TRANSACTION_ROLLED_BACK"));
        assert_eq!(told(&t.win("w1", "b1", "r1", 9).await), refused("TRANSACTION_ROLLED_BACK"));
        assert_eq!(t.balance().await, 10_000);
        t.assert_sound().await;
    }
}

#[tokio::test]
async fn a_settled_bet_is_rolled_back_only_after_its_wins() {
    for t in tables(10_000).await {
        t.bet("b1", "r1", 250).await;
        t.win_with("w1", "b1", "r1", 400, json!({ "round_closed": true })).await;
        assert_eq!(told(&t.rollback("x1", "b1", "r1").await), refused("ROUND_CLOSED"));
        assert_eq!(told(&t.rollback("x2", "w1", "r1").await), ok(9_750));
        assert_eq!(t.round("r1").await, (250, 0, "open".to_owned()));
        assert_eq!(told(&t.rollback("x3", "b1", "r1").await), ok(10_000));
        t.assert_sound().await;
    }
}

#[tokio::test]
async fn a_payout_that_was_spent_is_taken_back_without_looking_at_funds() {
    for t in tables(100).await {
        t.bet("b1", "r1", 100).await;
        t.win_with("w1", "b1", "r1", 1_000, json!({ "round_closed": true })).await;
        t.bet("b2", "r2", 900).await;
        assert_eq!(told(&t.rollback("x1", "w1", "r1").await), ok(0));
        let query = "select balance from accounts where kind = 'member_receivable'";
        let owed: i64 = sqlx::query_scalar(query).fetch_one(t.server.state.store.reader()).await.expect("an account");
        assert_eq!(owed, -900, "{}: the wallet gave 100, the rest is owed", t.server.name);
        t.assert_sound().await;
    }
}

#[tokio::test]
async fn after_logout_no_stake_is_taken_but_the_open_round_is_paid() {
    for t in tables(10_000).await {
        t.bet("b1", "r1", 250).await;
        t.bet("b2", "r2", 250).await;
        let bearer = format!("Bearer {}", t.login);
        let headers = [("authorization", bearer.as_str())];
        t.server.call(Method::DELETE, "/wps/session/logout", &headers, &Value::Null).await;
        assert_eq!(told(&t.bet("b3", "r3", 250).await), refused("TOKEN_EXPIRED"));
        assert_eq!(told(&t.win("w1", "b1", "r1", 700).await), ok(10_200));
        assert_eq!(told(&t.rollback("x2", "b2", "r2").await), ok(10_450));
        t.assert_sound().await;
    }
}

#[tokio::test]
async fn playing_keeps_the_members_session_alive_and_idling_ends_it() {
    for t in tables(10_000).await {
        for n in 0..5 {
            t.server.state.clock.advance_ms(20 * 60 * 1000);
            assert_eq!(told(&t.bet(&format!("b{n}"), &format!("r{n}"), 10).await).0, "RS_OK");
        }
        t.server.state.clock.advance_ms(30 * 60 * 1000);
        assert_eq!(told(&t.bet("late", "late", 10).await), refused("TOKEN_EXPIRED"));
    }
}

#[tokio::test]
async fn a_ticket_is_good_once_and_for_a_minute() {
    for t in tables(10_000).await {
        let ticket = t.server.ticket(&t.login, GAME).await;
        let open = json!({ "request_uuid": "q", "ticket": ticket });
        let first = t.server.seamless("session/open", &open).await;
        assert_eq!(first.at("/balance"), 10_000);
        assert_eq!((first.at("/user"), first.at("/game_code")), (json!(t.member), json!(GAME)));
        assert_eq!(told(&t.server.seamless("session/open", &open).await), refused("INVALID_TOKEN"));
        let late = json!({ "request_uuid": "q", "ticket": t.server.ticket(&t.login, GAME).await });
        t.server.state.clock.advance_ms(60_000);
        assert_eq!(told(&t.server.seamless("session/open", &late).await), refused("TOKEN_EXPIRED"));
        assert_eq!(told(&t.server.seamless("session/open", &late).await), refused("INVALID_TOKEN"), "it is used up");
    }
}

#[tokio::test]
async fn an_unsigned_or_forged_call_is_refused() {
    let server = TestServer::on_sqlite().await;
    let t = table_on(server, 10_000).await;
    let body = json!({ "request_uuid": "q", "token": t.game });
    let secret = secret_of(&t.server.state.store, SAMPLE_VENDOR).await.expect("a secret");
    let right = sign(&secret, body.to_string().as_bytes());
    let other = sign(&secret, b"another body");
    let cases: [(&[(&str, &str)], &str); 5] = [
        (&[], "RS_ERROR_INVALID_PARTNER"),
        (&[("x-vendor", "NOBODY"), ("x-signature", &right)], "RS_ERROR_INVALID_PARTNER"),
        (&[("x-vendor", SAMPLE_VENDOR)], "RS_ERROR_INVALID_SIGNATURE"),
        (&[("x-vendor", SAMPLE_VENDOR), ("x-signature", &other)], "RS_ERROR_INVALID_SIGNATURE"),
        (&[("x-vendor", SAMPLE_VENDOR), ("x-signature", "é")], "RS_ERROR_INVALID_SIGNATURE"),
    ];
    for (headers, status) in cases {
        let reply = t.server.call(Method::POST, "/seamless/user/balance", headers, &body).await;
        assert_eq!((reply.status, reply.at("/status")), (401, json!(status)), "{headers:?}");
    }
}

#[tokio::test]
async fn a_round_belongs_to_its_player() {
    for t in tables(10_000).await {
        t.bet("b1", "r1", 250).await;
        t.server.add_member("omar", PASSWORD, AccountType::Member, 10_000).await;
        let login = t.server.login("omar", PASSWORD).await;
        let game = t.server.open_game(&login, GAME).await;
        let reply = t.bet_with("b2", "r1", 250, json!({ "token": game })).await;
        assert_eq!(told(&reply), refused("WRONG_SYNTAX"));
    }
}

/// A small generator, so that a failure names the seed that shows it again.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

#[derive(Debug, Clone)]
enum Step {
    Bet(u64, i64),
    Win(u64, u64, i64),
    RollBackBet(u64),
    RollBackWin(u64, u64),
}

impl Step {
    /// Six rounds of one bet and up to three wins each; ids repeat, so that retries, late bets and late wins occur.
    fn random(dice: &mut Dice) -> Self {
        let round = dice.below(6);
        match dice.below(10) {
            0..=2 => Self::Bet(round, 10 * (1 + i64::try_from(round).expect("small"))),
            3..=6 => {
                let win = dice.below(3);
                Self::Win(round, win, [0, 35, 120][usize::try_from(win).expect("small")])
            }
            7 | 8 => Self::RollBackBet(round),
            _ => Self::RollBackWin(round, dice.below(3)),
        }
    }

    async fn play(&self, t: &Table) -> TestReply {
        match self {
            Self::Bet(round, amount) => t.bet(&format!("b{round}"), &format!("r{round}"), *amount).await,
            Self::Win(round, win, amount) => {
                t.win(&format!("w{round}-{win}"), &format!("b{round}"), &format!("r{round}"), *amount).await
            }
            Self::RollBackBet(round) => {
                t.rollback(&format!("xb{round}"), &format!("b{round}"), &format!("r{round}")).await
            }
            Self::RollBackWin(round, win) => {
                t.rollback(&format!("xw{round}-{win}"), &format!("w{round}-{win}"), &format!("r{round}")).await
            }
        }
    }
}

/// What the rows say must be what the wallet says.
async fn check_books(t: &Table, seed: u64) {
    t.assert_sound().await;
    let reader = t.server.state.store.reader();
    let net: i64 = sqlx::query_scalar(
        "select cast(coalesce(sum(case kind when 'bet' then -amount when 'win' then amount else 0 end), 0) as bigint)
         from seamless_transactions where state = 'done'",
    )
    .fetch_one(reader)
    .await
    .expect("a sum");
    assert_eq!(t.balance().await, json!(100_000 + net), "seed {seed}");
    let rounds: i64 = sqlx::query_scalar("select cast(coalesce(sum(payout - stake), 0) as bigint) from rounds")
        .fetch_one(reader)
        .await
        .expect("a sum");
    assert_eq!(rounds, net, "seed {seed}: rounds add up to what moved");
    let overpaid: i64 = sqlx::query_scalar(
        "select count(*) from rounds r where r.state = 'closed' and 1 <>
         (select count(*) from seamless_transactions s
          where s.round_id = r.id and s.kind = 'win' and s.state = 'done' and s.amount = 0)",
    )
    .fetch_one(reader)
    .await
    .expect("a count");
    assert_eq!(overpaid, 0, "seed {seed}: a settled round was settled once");
}

#[tokio::test]
async fn however_calls_interleave_the_books_balance_and_a_round_settles_once() {
    for seed in 1..=8 {
        for t in tables(100_000).await {
            let mut dice = Dice(seed);
            for _ in 0..8 {
                let steps: Vec<_> = (0..8).map(|_| Step::random(&mut dice)).collect();
                let replies = join_all(steps.iter().map(|step| step.play(&t))).await;
                for (step, reply) in steps.iter().zip(&replies) {
                    let status = reply.at("/status");
                    let expected = [
                        "RS_OK",
                        "RS_ERROR_ROUND_CLOSED",
                        "RS_ERROR_TRANSACTION_ROLLED_BACK",
                        "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
                    ];
                    assert!(expected.iter().any(|one| status == *one), "seed {seed}: {step:?} {}", reply.text());
                }
                check_books(&t, seed).await;
            }
        }
    }
}
