//! Bonuses as their member sees them: every one once and nobody else's, what is left of each, and giving one up.

use futures_util::future::join_all;
use ledger::{Account, AccountKind, Transaction, TransactionKind};
use lumora_core::domain::account::AccountType;
use lumora_core::domain::duration::HOUR_MS;
use lumora_core::domain::fair_play::hour_of;
use lumora_server::testing::TestReply;
use platform::store::{Connection, sql};
use serde_json::{Value, json};

use super::{Desk, PASSWORD, text};
use crate::support::everything_is_read;

const PATH: &str = "/wps/member/bonuses";
const GIVE_UP: &str = "/wps/member/bonuses/giveUp";

/// The money of a bonus, from the operator's account of promotions.
async fn pay(desk: &Desk, name: &str, amount: i64) {
    let member = desk.server.text("select id from members where account = 'mira'").await.expect("a member");
    let now_ms = desk.server.state.base.clock.now_ms();
    let (house, wallet) = (Account::new(AccountKind::Promotion, "", "USD"), Account::wallet(&member, "USD"));
    let kind = TransactionKind::PromotionReward;
    let paid = Transaction::transfer(kind, format!("test:{name}"), name.to_owned(), house, wallet, amount);
    let work = async move |tx: &mut Connection| ledger::post(tx, &paid, now_ms).await.map(drop);
    desk.server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await.expect("posted");
}

impl Desk {
    /// A bonus without its money, which must be staked ten times; when it ends by itself, and as what it has ended.
    async fn row(&self, name: &str, amount: i64, (expires_at, ended_as): (Option<i64>, &str)) {
        let member = self.server.text("select id from members where account = 'mira'").await.expect("a member");
        let now_ms = self.server.state.base.clock.now_ms();
        let (name, ended_as) = (name.to_owned(), ended_as.to_owned());
        let ended_at = (!ended_as.is_empty()).then_some(now_ms);
        let insert = "insert into wagering_credits (id, member_id, source, reference, currency, amount, multiplier, required, done,
                      granted_at, expires_at, ended_at, ended_as)
                      values ($1, $2, 'BONUS', 'first-deposit', 'USD', $3, 1000, $4, 0, $5, $6, $7, $8)";
        let work = async move |tx: &mut Connection| {
            let query = sql::query(insert).bind(&name).bind(&member).bind(amount).bind(amount * 10).bind(now_ms);
            query.bind(expires_at).bind(ended_at).bind(&ended_as).execute(tx).await.map(drop)
        };
        self.server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await.expect("written");
    }

    /// A bonus that runs, with its money, a moment after what was before and before what follows.
    async fn bonus(&self, name: &str, amount: i64) {
        self.server.state.base.clock.advance_ms(1_000);
        pay(self, name, amount).await;
        self.row(name, amount, (None, "")).await;
        self.server.state.base.clock.advance_ms(1_000);
    }

    /// A page, once everything that was settled has been counted.
    async fn bonuses(&self, query: &str) -> Value {
        loop {
            let reply = self.get(&format!("{PATH}?{query}")).await;
            assert_eq!(reply.status, 200, "{query}: {}", reply.text());
            if everything_is_read(&self.server.state.base.store).await {
                return reply.at("/value");
            }
        }
    }

    async fn give_up(&self, id: &str, amount: &str) -> TestReply {
        self.post(GIVE_UP, &json!({ "bonusId": id, "amount": amount })).await
    }

    /// What is left of a bonus that runs.
    async fn left(&self, id: &str) -> Value {
        let page = self.bonuses("state=ACTIVE").await;
        let content = page["content"].as_array().expect("a list");
        content.iter().find(|it| it["credit"]["id"] == id).expect("a bonus")["left"].clone()
    }
}

fn ids(page: &Value) -> Vec<String> {
    page["content"].as_array().expect("a list").iter().map(|it| text(&it["credit"], "id")).collect()
}

#[tokio::test]
async fn a_bonus_says_what_it_came_by_how_far_it_is_and_what_leaving_it_would_cost() {
    for desk in Desk::each(0).await {
        let body = json!({ "channelId": "card", "amount": "60.00", "promoId": "first-deposit" });
        let deposit = desk.post("/wps/member/deposits", &body).await.at("/value");
        desk.payments.pay(&text(&deposit, "payUrl"), None, 0).await;
        let slot = desk.slot().await;
        desk.play(&slot, "r1", 1_000, 0).await;
        let page = desk.bonuses("").await;
        assert_eq!((&page["count"], &page["next"], &page["betOpen"]), (&json!(1), &json!(""), &json!(false)));
        let bonus = &page["content"][0];
        assert_eq!(
            (&bonus["name"], &bonus["promoId"], &bonus["kind"], &bonus["state"]),
            (&json!("First deposit bonus"), &json!("first-deposit"), &json!("DEPOSIT"), &json!("ACTIVE"))
        );
        let explained = desk.get("/wps/member/withdrawable").await.at("/value");
        let credits = explained["credits"].as_array().expect("credits");
        let same = credits.iter().find(|it| it["source"] == "BONUS").expect("the bonus");
        let mut named = bonus["credit"].clone();
        named["reference"] = bonus["name"].clone();
        assert_eq!(&named, same, "{}: the explainer of the money says the same, by its name", desk.server.name);
        assert_eq!((&page["weights"], &page["games"]), (&explained["weights"], &explained["games"]));
        assert_eq!(bonus["left"], "20.00", "30.00 less the 10.00 that were lost");
        let day = text(bonus, "grantedDay");
        let record = desk.get(&format!("/wps/relay/ODSFE2_MemTransDet?from={day}&until={day}&group=REWARDS")).await;
        assert_eq!(record.at("/value/content/0/kind"), "promotion_reward", "{}", record.text());
    }
}

#[tokio::test]
async fn those_that_run_come_first_and_each_state_is_a_filter_of_its_own() {
    for desk in Desk::each(0).await {
        for (name, ended) in [
            ("done", (None, "done")),
            ("runs", (None, "")),
            ("lost", (None, "lost")),
            ("over", (Some(1_000), "")),
            ("left", (None, "forfeited")),
            ("closed", (None, "cancelled")),
        ] {
            pay(&desk, name, 1_000).await;
            desk.row(name, 1_000, ended).await;
            desk.server.state.base.clock.advance_ms(1_000);
        }
        let all = desk.bonuses("").await;
        assert_eq!(ids(&all), ["runs", "closed", "left", "over", "lost", "done"], "{}", desk.server.name);
        for (state, id) in [
            ("ACTIVE", "runs"),
            ("COMPLETED", "done"),
            ("EXPIRED", "over"),
            ("FORFEITED", "left"),
            ("CANCELLED", "closed"),
            ("LOST", "lost"),
        ] {
            let page = desk.bonuses(&format!("state={state}")).await;
            assert_eq!((ids(&page), &page["count"]), (vec![id.to_owned()], &json!(1)), "{state}");
            assert_eq!(page["content"][0]["state"], state);
            let locked = if state == "ACTIVE" { "10.00" } else { "0.00" };
            assert_eq!(page["content"][0]["credit"]["locked"], locked, "{state}");
            assert_eq!(text(&page["content"][0], "endedAt").is_empty(), state == "ACTIVE");
        }
    }
}

#[tokio::test]
async fn pages_follow_each_other_without_a_gap_and_nobody_elses_stand_there() {
    for desk in Desk::each(0).await {
        pay(&desk, "money", 1_000).await;
        for number in 0..5 {
            let ended_as = if number % 2 == 0 { "" } else { "done" };
            // Some at the same moment.
            desk.row(&format!("b-{number}"), 1_000, (None, ended_as)).await;
        }
        let (mut all, mut cursor, mut pages) = (Vec::new(), String::new(), 0);
        loop {
            let page = desk.bonuses(&format!("pageSize=2{cursor}")).await;
            all.extend(ids(&page));
            pages += 1;
            assert_eq!(page["count"], if pages == 1 { 5 } else { 0 });
            match text(&page, "next").as_str() {
                "" => break,
                next => cursor = format!("&cursor={next}"),
            }
        }
        assert_eq!((all, pages), (["b-4", "b-2", "b-0", "b-3", "b-1"].map(str::to_owned).to_vec(), 3));
        desk.server.add_member("bram", PASSWORD, AccountType::Member, 0).await;
        let bram = desk.server.login("bram", PASSWORD).await;
        assert_eq!(desk.server.get_as(&bram, PATH).await.at("/value/content"), json!([]));
        let cursor = "cursor=1-1795250096000-b-4";
        assert_eq!(desk.server.get_as(&bram, &format!("{PATH}?{cursor}")).await.at("/value/content"), json!([]));
        assert_eq!(desk.server.get(PATH).await.status, 401);
    }
}

#[tokio::test]
async fn giving_one_up_takes_what_is_left_of_it_and_frees_the_rest() {
    for desk in Desk::each(5_000).await {
        desk.bonus("gift", 10_000).await;
        let slot = desk.slot().await;
        desk.play(&slot, "r1", 3_000, 0).await;
        desk.play(&slot, "r2", 1_000, 1_500).await;
        assert_eq!(desk.left("gift").await, "75.00", "{}: 100.00 less 25.00 lost", desk.server.name);
        let given_up = desk.give_up("gift", "75.00").await;
        assert_eq!(given_up.status, 200, "{}", given_up.text());
        let bonus = given_up.at("/value");
        assert_eq!(
            (&bonus["state"], &bonus["taken"], &bonus["left"], &bonus["credit"]["locked"]),
            (&json!("FORFEITED"), &json!("75.00"), &json!("0.00"), &json!("0.00"))
        );
        assert_eq!(desk.balance().await, "50.00", "what was there before");
        assert_eq!(desk.get("/wps/member/withdrawable").await.at("/value/withdrawable"), "50.00");
        let day = text(&bonus, "takenDay");
        let record = desk.get(&format!("/wps/relay/ODSFE2_MemTransDet?from={day}&until={day}&group=REWARDS")).await;
        let line = record.at("/value/content/0");
        assert_eq!((&line["kind"], &line["amount"]), (&json!("bonus_given_up"), &json!("-75.00")));
        desk.server.books_balance().await;
    }
}

#[tokio::test]
async fn what_was_won_stays_and_what_is_lost_altogether_costs_nothing() {
    for desk in Desk::each(0).await {
        desk.bonus("won", 10_000).await;
        let slot = desk.slot().await;
        desk.play(&slot, "r1", 1_000, 21_000).await;
        assert_eq!(desk.left("won").await, "100.00");
        assert_eq!(desk.give_up("won", "100.00").await.status, 200);
        assert_eq!(desk.balance().await, "200.00", "{}", desk.server.name);
        desk.bonus("gone", 5_000).await;
        desk.play(&slot, "r2", 6_000, 0).await;
        assert_eq!(desk.left("gone").await, "0.00");
        let given_up = desk.give_up("gone", "0.00").await;
        assert_eq!((given_up.status, given_up.at("/value/takenDay")), (200, json!("")), "{}", given_up.text());
        assert_eq!(desk.balance().await, "190.00", "{}", desk.server.name);
        desk.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_loss_counts_for_one_bonus_in_whatever_order_they_are_given_up() {
    for order in [["old", "young"], ["young", "old"]] {
        for desk in Desk::each(0).await {
            desk.bonus("old", 10_000).await;
            let slot = desk.slot().await;
            desk.play(&slot, "r1", 2_000, 0).await;
            desk.bonus("young", 10_000).await;
            desk.play(&slot, "r2", 3_000, 0).await;
            let left = (desk.left("old").await, desk.left("young").await);
            assert_eq!(left, (json!("80.00"), json!("70.00")), "{}", desk.server.name);
            for id in order {
                let amount = if id == "old" { "80.00" } else { "70.00" };
                assert_eq!(desk.left(id).await, amount, "{order:?}");
                assert_eq!(desk.give_up(id, amount).await.status, 200, "{order:?}");
            }
            assert_eq!(desk.balance().await, "0.00", "{} {order:?}", desk.server.name);
        }
    }
}

#[tokio::test]
async fn eight_at_once_under_keys_of_their_own_give_up_once() {
    for desk in Desk::each(5_000).await {
        desk.bonus("gift", 10_000).await;
        let replies = join_all((0..8).map(|_| desk.give_up("gift", "100.00"))).await;
        let mut statuses: Vec<u16> = replies.iter().map(|reply| reply.status).collect();
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409, 409, 409, 409, 409, 409, 409], "{}", desk.server.name);
        assert_eq!(desk.balance().await, "50.00");
        let posted = "select cast(count(*) as text) from journal_transactions where kind = 'bonus_given_up'";
        assert_eq!(desk.server.text(posted).await.as_deref(), Some("1"));
        desk.server.books_balance().await;
    }
}

#[tokio::test]
async fn the_same_key_gives_up_once_and_answers_alike() {
    for desk in Desk::each(5_000).await {
        desk.bonus("gift", 10_000).await;
        let body = json!({ "bonusId": "gift", "amount": "100.00" });
        let first = desk.server.post_under("a-key", &desk.token, GIVE_UP, &body).await;
        let again = desk.server.post_under("a-key", &desk.token, GIVE_UP, &body).await;
        assert_eq!((first.status, &first.body), (200, &again.body), "{}", desk.server.name);
        assert_eq!(desk.balance().await, "50.00");
    }
}

#[tokio::test]
async fn another_sum_an_open_bet_an_end_and_anybody_elses_bonus_are_refused() {
    for desk in Desk::each(5_000).await {
        desk.bonus("gift", 10_000).await;
        desk.row("over", 1_000, (None, "done")).await;
        desk.server.add_member("bram", PASSWORD, AccountType::Member, 0).await;
        let bram = desk.server.login("bram", PASSWORD).await;
        let refused = async |id: &str, amount: &str| {
            let reply = desk.give_up(id, amount).await;
            (reply.status, reply.at("/code"))
        };
        assert_eq!(refused("gift", "99.99").await, (409, json!("state_changed")), "{}", desk.server.name);
        assert_eq!(refused("over", "0.00").await, (409, json!("state_changed")));
        assert_eq!(refused("none", "0.00").await, (404, json!("not_found")));
        let body = json!({ "bonusId": "gift", "amount": "100.00" });
        let theirs = desk.server.post_as(&bram, GIVE_UP, &body).await;
        let nobodys = desk.server.post_as(&bram, GIVE_UP, &json!({ "bonusId": "none", "amount": "100.00" })).await;
        assert_eq!((theirs.status, theirs.at("/message")), (404, nobodys.at("/message")), "as unknown as none");
        let slot = desk.slot().await;
        let token = desk.server.open_game(&desk.token, &slot).await;
        let bet = json!({
            "request_uuid": "b1", "transaction_uuid": "b1", "reference_transaction_uuid": "", "token": token, "round": "open",
            "game_code": slot, "amount": 1_000, "currency": "USD", "round_closed": false,
        });
        assert_eq!(desk.server.seamless("transaction/bet", &bet).await.at("/status"), "RS_OK");
        let page = desk.bonuses("").await;
        assert_eq!(page["betOpen"], true);
        assert_eq!(refused("gift", "90.00").await, (409, json!("bet_open")));
        assert_eq!(desk.balance().await, "140.00", "nothing but the stake has moved");
        assert_eq!(desk.left("gift").await, page["content"][0]["left"], "and it runs still");
    }
}

#[tokio::test]
async fn what_is_at_stake_in_a_vendors_wallet_is_not_lost_and_keeps_a_bonus_from_being_given_up() {
    for desk in Desk::each(5_000).await {
        desk.bonus("gift", 10_000).await;
        let later = desk.server.state.base.clock.now_ms() + 2 * HOUR_MS;
        let member = desk.server.text("select id from members where account = 'mira'").await.expect("a member");
        let work = async move |tx: &mut Connection| {
            let reserved = "insert into stake_reservations (supplier, supplier_round, member_id, amount, made_at)
                            values ('SAMPLE', 'match', $1, 5000, $2)";
            sql::query(reserved).bind(&member).bind(later).execute(&mut *tx).await?;
            let counted = "insert into play_hours (member_id, hour, staked) values ($1, $2, 5000)";
            sql::query(counted).bind(&member).bind(hour_of(later)).execute(tx).await.map(drop)
        };
        let store = &desk.server.state.base.store;
        store.write(move |tx| Box::pin(async move { work(tx).await })).await.expect("a bet in the vendor's wallet");
        assert_eq!(desk.left("gift").await, "100.00", "{}", desk.server.name);
        assert_eq!(desk.bonuses("").await["betOpen"], true);
        let refused = desk.give_up("gift", "100.00").await;
        assert_eq!((refused.status, refused.at("/code")), (409, json!("bet_open")));
        desk.server.execute("delete from stake_reservations").await;
        assert_eq!(desk.left("gift").await, "50.00", "lost by now");
        assert_eq!(desk.give_up("gift", "50.00").await.status, 200);
    }
}

#[tokio::test]
async fn a_deposit_is_no_bonus_and_bad_input_is_refused() {
    for desk in Desk::each(0).await {
        let deposit = desk.deposit("card", "50.00").await;
        desk.payments.pay(&text(&deposit, "payUrl"), None, 0).await;
        assert_eq!(desk.bonuses("").await["content"], json!([]), "{}", desk.server.name);
        let credit = desk.server.text("select id from wagering_credits").await.expect("the deposit's");
        assert_eq!(desk.give_up(&credit, "50.00").await.status, 404);
        for query in ["state=HELD", "cursor=x", "cursor=1-2", "pageSize=0", "pageSize=101"] {
            let reply = desk.get(&format!("{PATH}?{query}")).await;
            assert!([400, 422].contains(&reply.status), "{query}: {}", reply.text());
        }
        for body in [json!({}), json!({ "bonusId": "", "amount": "1.00" })] {
            assert_eq!(desk.post(GIVE_UP, &body).await.status, 422, "{body}");
        }
        for body in [json!({ "bonusId": "a\u{0}", "amount": "1.00" }), json!({ "bonusId": "a", "amount": 1 })] {
            assert_eq!(desk.post(GIVE_UP, &body).await.status, 400, "{body}");
        }
    }
}

#[tokio::test]
async fn a_reward_that_need_not_be_staked_stands_there_as_completed() {
    for desk in Desk::each(0).await {
        desk.server.execute("update promotions set wager_multiplier = 0 where id = 'first-deposit'").await;
        let body = json!({ "channelId": "card", "amount": "60.00", "promoId": "first-deposit" });
        let deposit = desk.post("/wps/member/deposits", &body).await.at("/value");
        desk.payments.pay(&text(&deposit, "payUrl"), None, 0).await;
        let bonus = desk.bonuses("").await["content"][0].clone();
        assert_eq!(
            (&bonus["state"], &bonus["credit"]["required"]),
            (&json!("COMPLETED"), &json!("0.00")),
            "{}",
            desk.server.name
        );
        assert_eq!((&bonus["kind"], &bonus["credit"]["amount"]), (&json!("DEPOSIT"), &json!("30.00")));
    }
}
