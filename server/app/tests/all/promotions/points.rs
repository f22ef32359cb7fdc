//! Points: earned by play and deposits, redeemed and converted under the payment password, decided by operators.

use std::sync::Arc;

use axum::http::Method;
use bets::SettledBet;
use futures_util::StreamExt;
use futures_util::future::join_all;
use futures_util::stream;
use lumora_core::domain::account::AccountType;
use lumora_server::testing::{TestReply, TestServer};
use platform::ids;
use platform::store::Connection;
use promotions::points::{self, Decision};
use serde_json::{Value, json};

use super::{DAY_MS, PASSWORD};
use crate::support::back_office::{BackOffice, admin};
use crate::support::seeded;

const PIN: &str = "135790";
const REDEEM: &str = "/wps/relay/passwordCheck/MCS2_redeemPointReward";
const CONVERT: &str = "/wps/relay/passwordCheck/MCS2_convertPoint";
const LIST: &str = "/wps/relay/MCS2_getRedeemPointList";
const BALANCE: &str = "/wps/relay/MCS2_getPointBalance";

/// A member at a server with the sample operator.
struct Player {
    server: TestServer,
    token: String,
    id: String,
}

impl Player {
    async fn at(server: TestServer, account: &str) -> Self {
        let id = server.add_member(account, PASSWORD, AccountType::Member, 0).await;
        server.execute("update members set currency = 'USD' where account not like 'lantern%'").await;
        let token = server.login(account, PASSWORD).await;
        let player = Self { server, token, id };
        let pin = json!({ "paymentPassword": PIN });
        let set = player.sealed(Method::PUT, "/wps/member/paymentPassword", &pin).await;
        assert_eq!(set.status, 200, "{}", set.text());
        player
    }

    async fn each() -> Vec<Self> {
        let mut players = Vec::new();
        for server in seeded().await {
            players.push(Self::at(server, "mira").await);
        }
        players
    }

    async fn sealed(&self, method: Method, path: &str, body: &Value) -> TestReply {
        self.sealed_under(&ids::new_id(0), method, path, body).await
    }

    async fn sealed_under(&self, key: &str, method: Method, path: &str, body: &Value) -> TestReply {
        let authorization = format!("Bearer {}", self.token);
        let headers = [("authorization", authorization.as_str()), ("idempotency-key", key)];
        self.server.sealed(method, path, &headers, body).await
    }

    async fn redeem(&self, body: &Value) -> TestReply {
        self.sealed(Method::POST, REDEEM, body).await
    }

    async fn convert(&self, points: u32, amount: &str) -> TestReply {
        let body = json!({ "points": points, "amount": amount, "paymentPassword": PIN });
        self.sealed(Method::POST, CONVERT, &body).await
    }

    async fn points(&self) -> Value {
        self.server.get_as(&self.token, BALANCE).await.at("/value/balance")
    }

    async fn money(&self) -> Value {
        super::balance(&self.server, &self.token).await
    }

    async fn list(&self, query: &str) -> Value {
        let reply = self.server.get_as(&self.token, &format!("{LIST}{query}")).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        reply.at("/value")
    }

    /// A bet of slots that was settled at the present.
    async fn bet(&self, valid_bet: i64, payout: i64) {
        self.settled(self.row(valid_bet, payout)).await;
    }

    fn row(&self, valid_bet: i64, payout: i64) -> SettledBet {
        SettledBet {
            member_id: self.id.clone(),
            product: "RNG".to_owned(),
            vendor: "NL".to_owned(),
            game_code: "lantern".to_owned(),
            account_id: format!("member_wallet:{}:USD", self.id),
            round_id: ids::new_id(0),
            currency: "USD".to_owned(),
            stake: valid_bet,
            valid_bet,
            payout,
            correction: 0,
            settled_at: self.server.state.base.clock.now_ms(),
        }
    }

    async fn settled(&self, row: SettledBet) {
        let job = async move |tx: &mut Connection| row.statement().execute(tx).await.map(drop);
        let done = self.server.state.base.store.write(move |tx| Box::pin(async move { job(tx).await })).await;
        done.map_err(|error: platform::store::StoreError| error).expect("written");
        // PostgreSQL shows a bet to readers when every older transaction has ended, also those of the tests beside this one.
        let left = "select cast(count(*) as text) from settled_bets
                    where position > coalesce((select position from settled_bet_cursors where reader = 'points'), 0)";
        loop {
            self.server.run_schedule("earn-points").await;
            if self.server.text(left).await.as_deref() == Some("0") {
                return;
            }
        }
    }

    /// So many points, earned by play.
    async fn with_points(self, points: i64) -> Self {
        self.server.execute("update point_earning_rules set daily_cap = 0 where id = 'play'").await;
        self.bet(points * 1_000, 0).await;
        assert_eq!(self.points().await, format!("{points}.00"), "{}", self.server.name);
        self
    }

    async fn decide(&self, id: &str, decision: Decision) -> Result<(), platform::http::ApiError> {
        let (id, now_ms) = (id.to_owned(), self.server.state.base.clock.now_ms());
        let job =
            async move |tx: &mut Connection| points::decide(tx, &id, &decision, "as asked", now_ms).await.map(drop);
        self.server.state.base.store.write(move |tx| Box::pin(async move { job(tx).await })).await
    }
}

fn money_reward(id: &str, quantity: u32, points: u32) -> Value {
    json!({ "rewardId": id, "quantity": quantity, "points": points, "phone": "0901 234 567", "paymentPassword": PIN })
}

fn parcel(id: &str, points: u32) -> Value {
    let mut body = money_reward(id, 1, points);
    (body["recipient"], body["address"]) = (json!("Mira Tran"), json!("12 Lantern Street, Hue"));
    body
}

fn made(reply: &TestReply) -> String {
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply.at("/value/redeemId").as_str().expect("an id").to_owned()
}

#[tokio::test]
async fn play_earns_by_the_rules_up_to_the_bound_of_the_day() {
    for player in Player::each().await {
        let name = player.server.name;
        // One point for 10.00 at risk, at most 2,000 a day.
        player.bet(12_340, 0).await;
        assert_eq!(player.points().await, "12.34", "{name}");
        player.bet(5, 0).await;
        player.bet(5, 0).await;
        assert_eq!(player.points().await, "12.35", "{name}: fractions add up");
        player.bet(10_000_000, 0).await;
        assert_eq!(player.points().await, "2000.00", "{name}");
        assert_eq!(player.points().await, "2000.00", "{name}: once");
        player.server.state.base.clock.advance_ms(DAY_MS);
        let token = player.server.login("mira", PASSWORD).await;
        let player = Player { token, ..player };
        player.bet(10_000, 0).await;
        assert_eq!(player.points().await, "2010.00", "{}: another day", player.server.name);
        player.server.books_balance().await;
        let record =
            player.server.get_as(&player.token, "/wps/relay/ODSFE2_MemTransDet?account=POINTS&group=POINTS").await;
        assert_eq!(record.at("/value/content/0/kind"), "points_earned");
    }
}

#[tokio::test]
async fn what_is_undone_takes_its_points_back_and_what_was_spent_is_made_up_for() {
    for player in Player::each().await {
        let bet = player.row(1_000_000, 0);
        player.settled(bet.clone()).await;
        assert_eq!(player.points().await, "1000.00");
        made(&player.redeem(&money_reward("cash-5", 1, 500)).await);
        player.settled(bet.corrected()).await;
        assert_eq!(player.points().await, "0.00", "{}: 500 are owed", player.server.name);
        player.bet(600_000, 0).await;
        assert_eq!(player.points().await, "100.00", "{}", player.server.name);
        player.server.books_balance().await;
    }
}

#[tokio::test]
async fn losses_earn_when_their_day_is_over_and_a_guest_earns_nothing() {
    for player in Player::each().await {
        let name = player.server.name;
        player.server.execute("update point_earning_rules set enabled = 0").await;
        player
            .server
            .execute(
                "insert into point_earning_rules (id, product, base, currency, per, daily_cap, enabled, rank)
                 values ('loss', 'RNG', 'LOSS', 'USD', 1000, 0, 1, 9)",
            )
            .await;
        player.bet(50_000, 20_000).await;
        assert_eq!(player.points().await, "0.00", "{name}: the day may win it back");
        player.server.state.base.clock.advance_ms(DAY_MS);
        player.server.run_schedule("earn-points").await;
        let token = player.server.login("mira", PASSWORD).await;
        let player = Player { token, ..player };
        assert_eq!(player.points().await, "30.00", "{name}");
        player.server.execute("update members set account_type = 4 where account = 'mira'").await;
        player.server.execute("update point_earning_rules set base = 'VALID_BET'").await;
        player.bet(50_000, 0).await;
        player.server.run_schedule("earn-points").await;
        let earned = "select cast(sum(amount) as text) from ledger_entries where account_id like 'member_points:%' and account_id like '%PTS'
                      and amount > 0 and account_id = (select 'member_points:' || id || ':PTS' from members where account = 'mira')";
        assert_eq!(player.server.text(earned).await.as_deref(), Some("3000"), "{name}");
    }
}

#[tokio::test]
async fn a_reward_takes_points_and_stock_and_a_refusal_gives_both_back() {
    for player in Player::each().await {
        let player = player.with_points(3_000).await;
        let (server, name) = (&player.server, player.server.name);
        let reply = player.redeem(&parcel("umbrella", 1_500)).await;
        let id = made(&reply);
        assert_eq!((reply.at("/value/status"), reply.at("/value/name")), (json!("APPLYING"), json!("Paper umbrella")));
        assert_eq!(player.points().await, "1500.00", "{name}");
        let stock = async || server.text("select cast(stock as text) from point_rewards where id = 'umbrella'").await;
        assert_eq!(stock().await.as_deref(), Some("239"));
        assert_eq!(player.redeem(&parcel("umbrella", 1_500)).await.at("/code"), "reward_limit", "{name}");
        player.decide(&id, Decision::Reject).await.expect("rejected");
        assert!(player.decide(&id, Decision::Reject).await.is_err(), "{name}: once");
        assert_eq!(player.points().await, "3000.00", "{name}");
        assert_eq!(stock().await.as_deref(), Some("240"));
        let listed = player.list("").await;
        assert_eq!(
            (&listed["content"][0]["status"], &listed["content"][0]["reason"]),
            (&json!("REJECTED"), &json!("as asked"))
        );
        let told = server.get_as(&player.token, "/wps/member/messages").await.text();
        assert!(told.contains("REDEMPTION_REJECTED"), "{name}: {told}");
        // A refused one counts for no limit.
        made(&player.redeem(&parcel("umbrella", 1_500)).await);
        server.books_balance().await;
    }
}

#[tokio::test]
async fn a_parcel_is_shipped_a_code_given_and_money_paid() {
    for player in Player::each().await {
        let player = player.with_points(10_000).await;
        let vault = Arc::clone(&player.server.state.base.vault);
        let umbrella = made(&player.redeem(&parcel("umbrella", 1_500)).await);
        player.decide(&umbrella, Decision::Approve).await.expect("approved");
        assert!(player.decide(&umbrella, Decision::GiveCode("x".to_owned())).await.is_err(), "a thing has no code");
        let ship = Decision::Ship { courier: "Swift Post".to_owned(), tracking_no: "SP-778".to_owned() };
        player.decide(&umbrella, ship).await.expect("shipped");
        let item = player.list("?status=SHIPPED").await["content"][0].clone();
        assert_eq!((&item["courier"], &item["trackingNo"]), (&json!("Swift Post"), &json!("SP-778")));
        player.decide(&umbrella, Decision::Deliver).await.expect("delivered");
        let voucher = made(&player.redeem(&money_reward("tea-voucher", 2, 1_600)).await);
        player.decide(&voucher, Decision::Approve).await.expect("approved");
        let code = points::locked_code(&vault, &voucher, "TEA-42-XY").expect("locked");
        player.decide(&voucher, Decision::GiveCode(code)).await.expect("given");
        assert_eq!(player.list("?status=APPROVED").await["content"][0]["voucherCode"], "TEA-42-XY");
        let stored = player.server.text("select voucher from point_redemptions where voucher <> ''").await;
        assert!(stored.is_some_and(|stored| !stored.contains("TEA")), "locked at rest");
        let cash = made(&player.redeem(&money_reward("cash-20", 1, 2_000)).await);
        assert_eq!(player.money().await, "0.00");
        player.decide(&cash, Decision::Approve).await.expect("approved");
        assert_eq!(player.money().await, "20.00", "{}", player.server.name);
        let bonus = made(&player.redeem(&money_reward("bonus-10", 1, 1_000)).await);
        player.decide(&bonus, Decision::Approve).await.expect("approved");
        let bonuses = player.server.get_as(&player.token, "/wps/member/bonuses").await.at("/value/content/0");
        assert_eq!((&bonuses["kind"], &bonuses["name"]), (&json!("POINTS"), &json!("$10.00 bonus")));
        assert_eq!(bonuses["credit"]["required"], "30.00", "{}: three times", player.server.name);
        player.server.books_balance().await;
    }
}

#[tokio::test]
async fn what_does_not_fit_is_named_and_takes_nothing() {
    for player in Player::each().await {
        let player = player.with_points(1_600).await;
        let name = player.server.name;
        let with = |change: fn(&mut Value)| {
            let mut body = parcel("umbrella", 1_500);
            change(&mut body);
            body
        };
        let cases: [(Value, u16, &str, &str); 10] = [
            (with(|it| it["phone"] = json!("")), 422, "/value/fields/phone", "missing_phone_number"),
            (with(|it| it["phone"] = json!("12")), 422, "/value/fields/phone", "invalid_phone_number"),
            (with(|it| it["address"] = json!("here")), 422, "/value/fields/address", "address_invalid"),
            (with(|it| it["recipient"] = json!(" ")), 422, "/value/fields/recipient", "recipient_invalid"),
            (
                with(|it| it["paymentPassword"] = json!("000000")),
                422,
                "/value/fields/paymentPassword",
                "wrong_payment_password",
            ),
            (with(|it| it["points"] = json!(1)), 409, "/code", "reward_changed"),
            (with(|it| it["quantity"] = json!(0)), 409, "/code", "reward_changed"),
            (with(|it| it["rewardId"] = json!("nothing")), 404, "/code", "not_found"),
            (parcel("cards-deck", 600), 409, "/code", "reward_sold_out"),
            (money_reward("cash-20", 1, 2_000), 422, "/value/fields/points", "not_enough_points"),
        ];
        for (body, status, pointer, said) in cases {
            let reply = player.redeem(&body).await;
            assert_eq!((reply.status, reply.at(pointer)), (status, json!(said)), "{name}: {}", reply.text());
        }
        assert_eq!(player.points().await, "1600.00", "{name}");
        assert_eq!(player.list("").await["count"], 0, "{name}");
        player.server.execute("update point_rewards set level_min = 9 where id = 'cash-5'").await;
        assert_eq!(player.redeem(&money_reward("cash-5", 1, 500)).await.at("/code"), "rank_too_low");
        player.server.set("bonus_contact", "zalo").await;
        let reply = player.redeem(&money_reward("bonus-10", 1, 1_000)).await;
        assert_eq!(reply.at("/value/fields/contact"), "rule_empty", "{name}: {}", reply.text());
        let mut body = money_reward("bonus-10", 1, 1_000);
        body["contact"] = json!("0901234567");
        made(&player.redeem(&body).await);
        assert_eq!(
            player.server.get_as(&player.token, BALANCE).await.at("/value/contactNeeded"),
            "",
            "{name}: asked once"
        );
    }
}

#[tokio::test]
async fn points_convert_by_ratio_step_and_the_bound_of_the_day_and_are_wagered() {
    for player in Player::each().await {
        let player = player.with_points(20_000).await;
        let name = player.server.name;
        for (points, amount, said) in
            [(400, "4.00", "points_too_few"), (550, "5.50", "points_off_step"), (5_100, "51.00", "points_daily_limit")]
        {
            let reply = player.convert(points, amount).await;
            assert_eq!(reply.at("/value/fields/points"), said, "{name}: {}", reply.text());
        }
        assert_eq!(player.convert(500, "6.00").await.at("/code"), "reward_changed", "{name}");
        // What was staked before counts for nothing that comes now.
        player.server.state.base.clock.advance_ms(1_000);
        let reply = player.convert(4_600, "46.00").await;
        assert_eq!((reply.status, reply.at("/value/amount")), (200, json!("46.00")), "{name}: {}", reply.text());
        assert_eq!((player.points().await, player.money().await), (json!("15400.00"), json!("46.00")), "{name}");
        assert_eq!(player.convert(500, "5.00").await.at("/value/fields/points"), "points_daily_limit", "{name}");
        let withdrawable = player.server.get_as(&player.token, "/wps/member/withdrawable").await.at("/value");
        assert_eq!(
            (&withdrawable["withdrawable"], &withdrawable["credits"][0]["source"]),
            (&json!("0.00"), &json!("POINTS"))
        );
        for (account, amount) in [("CASH", "46.00"), ("POINTS", "-4600.00")] {
            let record =
                player.server.get_as(&player.token, &format!("/wps/relay/ODSFE2_MemTransDet?account={account}")).await;
            let line = record.at("/value/content/0");
            assert_eq!((&line["kind"], &line["amount"]), (&json!("points_converted"), &json!(amount)), "{name}");
        }
        player.server.set("points_convert", "0").await;
        assert_eq!(player.convert(500, "5.00").await.status, 403, "{name}");
        player.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_redemption_or_conversion_repeated_eight_times_at_once_has_one_effect() {
    for player in Player::each().await {
        let player = player.with_points(9_000).await;
        let name = player.server.name;
        let convert = json!({ "points": 500, "amount": "5.00", "paymentPassword": PIN });
        for (key, path, body) in [("redeem", REDEEM, money_reward("cash-20", 1, 2_000)), ("convert", CONVERT, convert)]
        {
            let replies = join_all((0..8).map(|_| player.sealed_under(key, Method::POST, path, &body))).await;
            let answered = replies.iter().filter(|reply| reply.status == 200).count();
            let waiting = replies.iter().filter(|reply| reply.at("/code") == "in_progress").count();
            let texts: Vec<String> = replies.iter().map(TestReply::text).collect();
            assert_eq!(answered + waiting, 8, "{name} {key}: {texts:?}");
            let late = player.sealed_under(key, Method::POST, path, &body).await;
            assert_eq!(late.status, 200, "{name} {key}: {}", late.text());
        }
        assert_eq!((player.points().await, player.money().await), (json!("6500.00"), json!("5.00")), "{name}");
        assert_eq!(player.list("").await["count"], 1, "{name}");
        player.server.books_balance().await;
    }
}

/// So many members at once want the last umbrella: gives how many got it.
async fn rush(server: TestServer, members: usize) -> usize {
    server.execute("update point_rewards set stock = 1 where id = 'umbrella'").await;
    server.execute("update point_earning_rules set daily_cap = 0").await;
    let mut players = vec![Player::at(server, "mira").await.with_points(1_500).await];
    for number in 1..members {
        // Calls are counted by address.
        let server = players[0].server.at(&format!("198.51.{}.{}", number / 250, number % 250 + 1));
        players.push(Player::at(server, &format!("rush{number}")).await.with_points(1_500).await);
    }
    // No more passwords are compared or wait to be than this; whoever came besides would be told to come again.
    const AT_ONCE: usize = 32;
    let body = parcel("umbrella", 1_500);
    let calls = players.iter().map(|player| player.redeem(&body));
    let replies: Vec<TestReply> = stream::iter(calls).buffer_unordered(AT_ONCE).collect().await;
    let got = replies.iter().filter(|reply| reply.status == 200).count();
    for refused in replies.iter().filter(|reply| reply.status != 200) {
        assert_eq!(refused.at("/code"), "reward_sold_out", "{}", refused.text());
    }
    let server = &players[0].server;
    assert_eq!(
        server.text("select cast(stock as text) from point_rewards where id = 'umbrella'").await.as_deref(),
        Some("0")
    );
    assert_eq!(server.text("select cast(count(*) as text) from point_redemptions").await.as_deref(), Some("1"));
    server.books_balance().await;
    got
}

#[tokio::test]
async fn the_last_of_a_stock_goes_to_one() {
    for server in seeded().await {
        let name = server.name;
        assert_eq!(rush(server, 12).await, 1, "{name}");
    }
}

#[tokio::test]
#[ignore = "slow: 500 members, each with two passwords, on each engine"]
async fn the_last_of_a_stock_goes_to_one_of_five_hundred() {
    for server in seeded().await {
        let name = server.name;
        assert_eq!(rush(server, 500).await, 1, "{name}");
    }
}

#[tokio::test]
async fn operators_see_what_waits_and_decide_by_call_and_it_is_written_down() {
    for player in Player::each().await {
        let player = player.with_points(5_000).await;
        let (server, name) = (&player.server, player.server.name);
        let number = player.redeem(&parcel("umbrella", 1_500)).await.at("/value/orderNo");
        let office = BackOffice::at(server.clone()).await;
        let waiting = office.get("redemptions").await;
        let item = &waiting["content"][0];
        let address = json!("12 Lantern Street, Hue");
        assert_eq!(
            (&item["orderNo"], &item["account"], &item["address"]),
            (&number, &json!("mira"), &address),
            "{name}"
        );
        let decide = async |decision: &str, more: Value| {
            let mut body = json!({ "id": number, "decision": decision });
            for (field, value) in more.as_object().into_iter().flatten() {
                body[field] = value.clone();
            }
            office.call(Method::POST, "redemptions/decide", &body).await
        };
        assert_eq!(decide("REJECT", json!({})).await.status, 422, "{name}: it must say why");
        assert_eq!(decide("SHIP", json!({})).await.status, 422, "{name}");
        assert_eq!(decide("WAVE", json!({})).await.status, 422, "{name}");
        assert_eq!(decide("DELIVER", json!({})).await.status, 409, "{name}");
        let done = decide("APPROVE", json!({})).await;
        assert_eq!(done.at("/value/status"), "APPROVED_IN_PROCESS", "{name}: {}", done.text());
        let shipped = decide("SHIP", json!({ "courier": "Swift Post", "trackingNo": "SP-778" })).await;
        assert_eq!(shipped.at("/value/trackingNo"), "SP-778", "{name}");
        let number = number.as_str().expect("a number");
        let listed = admin(server, &["redemptions", "list"]).await.expect("a list");
        assert!(listed.contains(number) && listed.contains("SHIPPED"), "{name}: {listed}");
        let shown = admin(server, &["redemptions", "show", number]).await.expect("one");
        assert!(shown.contains("address: 12 Lantern Street, Hue"), "{name}: {shown}");
        let delivered = admin(server, &["redemptions", "deliver", number]).await.expect("delivered");
        assert!(delivered.contains("COMPLETED"), "{name}: {delivered}");
        let changes = server
            .text("select cast(count(*) as text) from operator_changes where subject like 'redemption P-%'")
            .await;
        assert_eq!(changes.as_deref(), Some("3"), "{name}");
        let leaked = server.text("select latter from operator_changes where latter like '%Lantern Street%'").await;
        assert_eq!(leaked, None, "{name}: no address in the record of changes");
    }
}

#[tokio::test]
async fn where_it_goes_is_deleted_half_a_year_after_the_end_and_applications_end_with_the_account() {
    for player in Player::each().await {
        let player = player.with_points(5_000).await;
        let server = &player.server;
        let id = made(&player.redeem(&parcel("umbrella", 1_500)).await);
        player.decide(&id, Decision::Reject).await.expect("rejected");
        made(&player.redeem(&money_reward("tea-voucher", 1, 800)).await);
        let addresses = async || server.text("select cast(count(*) as text) from point_deliveries").await;
        assert_eq!(addresses().await.as_deref(), Some("2"));
        server.state.base.clock.advance_ms(181 * DAY_MS);
        server.run_schedule("delete-expired").await;
        assert_eq!(addresses().await.as_deref(), Some("1"), "{}: what is open stays", server.name);
        let (member_id, now_ms) = (player.id.clone(), server.state.base.clock.now_ms());
        let job = async move |tx: &mut Connection| points::end_with_account(tx, &member_id, now_ms).await;
        let ended = server.state.base.store.write(move |tx| Box::pin(async move { job(tx).await })).await;
        assert!(ended.is_ok(), "{}: {ended:?}", server.name);
        assert_eq!(addresses().await.as_deref(), Some("0"), "{}", server.name);
        let open = server.text("select status from point_redemptions where status <> 'REJECTED'").await;
        assert_eq!(open, None, "{}", server.name);
        server.books_balance().await;
    }
}

#[tokio::test]
async fn free_spins_that_were_redeemed_are_granted_by_their_terms_as_they_were_then() {
    for player in Player::each().await {
        let player = player.with_points(10_000).await;
        let terms = "update point_rewards set category = 'FREE_SPIN', spins = 5, spin_value = 20, spin_max_win = 1000, wager_multiplier = 3,
                     spin_games = (select min(game_code) from games where supplier <> '') where id = 'tea-voucher'";
        player.server.execute(terms).await;
        let redeemed = made(&player.redeem(&money_reward("tea-voucher", 2, 1_600)).await);
        player.server.execute("update point_rewards set spins = 50 where id = 'tea-voucher'").await;
        player.decide(&redeemed, Decision::Approve).await.expect("approved");
        assert_eq!(
            player.list("?status=APPROVED").await["content"][0]["category"],
            "FREE_SPIN",
            "nothing is left to do"
        );
        assert!(player.decide(&redeemed, Decision::Approve).await.is_err(), "once");
        let bonus = player.server.get_as(&player.token, "/wps/member/bonuses").await.at("/value/content/0");
        let spins = ["total", "value", "maxWin", "wagerMultiplier"].map(|field| bonus["spins"][field].clone());
        assert_eq!(spins, [json!(10), json!("0.20"), json!("20.00"), json!(3)], "{}", player.server.name);
        assert_eq!((&bonus["kind"], &bonus["state"]), (&json!("FREE_SPIN"), &json!("PENDING")));
    }
}
