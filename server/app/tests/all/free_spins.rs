//! Free spins from the grant to the credit: told to the supplier until it answers, each spin used once, what they win one bonus, and turnover untouched.

use axum::http::Method;
use futures_util::future::join_all;
use lumora_core::domain::account::AccountType;
use lumora_server::testing::payments::Fault;
use lumora_server::testing::wallets::TestWallets;
use lumora_server::testing::{TestReply, TestServer};
use platform::store::sql;
use serde_json::{Value, json};

use crate::support::back_office::{BackOffice, admin};

const PASSWORD: &str = "correct horse 7";
const MONEY: i64 = 10_000;
const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// A member at the sample operator, with the supplier beside it.
struct Table {
    server: TestServer,
    supplier: TestWallets,
    member: String,
    token: String,
    game: String,
    /// The smallest stake of the game.
    value: i64,
    /// The game session, for calls that a test makes as the supplier.
    session: String,
}

impl Table {
    async fn at(server: TestServer) -> Self {
        let (server, supplier) = server.with_wallets().await;
        // Its games are played from the main wallet.
        server.execute("update wallet_vendors set enabled = 0").await;
        let member = server.add_member("mira", PASSWORD, AccountType::Member, MONEY).await;
        let token = server.login("mira", PASSWORD).await;
        let game = supplier.slots[0].1.clone();
        let value = supplier.state.game(&game).await.expect("titles").expect("a game").stakes[0];
        let session = server.open_game(&token, &game).await;
        Self { server, supplier, member, token, game, value, session }
    }

    async fn each() -> Vec<Self> {
        let mut tables = Vec::new();
        for server in TestServer::seeded().await {
            tables.push(Self::at(server).await);
        }
        tables
    }

    async fn command(&self, name: &str, spins: &str, more: &[&str]) -> Result<String, String> {
        let value = format!("{}.{:02}", self.value / 100, self.value % 100);
        let words = [
            "free-spins",
            "grant",
            name,
            "--games",
            &self.game,
            "--spins",
            spins,
            "--value",
            &value,
            "--wagering",
            "10",
        ];
        admin(&self.server, &[&words, more].concat()).await
    }

    /// Grants them by the operator's command, and has the supplier told; gives the grant's id.
    async fn grant(&self, name: &str, spins: &str, more: &[&str]) -> String {
        let said = self.command(name, spins, &[&["--account", "mira"], more].concat()).await.expect("granted");
        assert!(said.starts_with("granted to 1;"), "{said}");
        self.server.run_jobs().await;
        let query = "select id from free_spins where reference = $1";
        sql::query_scalar(query).bind(name).fetch_one(self.server.state.base.store.reader()).await.expect("a grant")
    }

    async fn bonuses(&self) -> Vec<Value> {
        let reply = self.server.get_as(&self.token, "/wps/member/bonuses").await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        reply.at("/value/content").as_array().expect("a list").clone()
    }

    /// The bonus of a grant, of which there is one only.
    async fn bonus(&self, grant: &str) -> Value {
        let id = format!("bonus:free-spins:{grant}");
        let mut found = self.bonuses().await;
        found.retain(|it| it["credit"]["id"] == id);
        assert_eq!(found.len(), 1, "{found:?}");
        found.remove(0)
    }

    async fn left(&self) -> Value {
        self.server.get_as(&self.token, "/wps/game/freeSpins").await.at("/value/games")
    }

    async fn balance(&self) -> i64 {
        let reply = self.server.get_as(&self.token, "/wps/v2/wallets/balance").await;
        let shown = reply.at("/value/sumBalance");
        let shown = shown.as_str().unwrap_or_else(|| panic!("a balance: {}", reply.text())).to_owned();
        shown.replace('.', "").parse().expect("an amount")
    }

    async fn bet(&self, uuid: &str, change: Value) -> TestReply {
        let body = json!({
            "request_uuid": format!("r-{uuid}"), "transaction_uuid": format!("b-{uuid}"), "token": self.session,
            "round": uuid, "game_code": self.game, "amount": 0, "currency": "USD", "is_free": true,
        });
        self.server.seamless("transaction/bet", &merged(body, change)).await
    }

    async fn win(&self, uuid: &str, amount: i64, change: Value) -> TestReply {
        let body = json!({
            "request_uuid": format!("r-{uuid}"), "transaction_uuid": format!("w-{uuid}"),
            "reference_transaction_uuid": format!("b-{uuid}"), "token": self.session, "round": uuid,
            "game_code": self.game, "amount": amount, "currency": "USD", "round_closed": true, "is_free": true,
        });
        self.server.seamless("transaction/win", &merged(body, change)).await
    }

    async fn rollback(&self, uuid: &str, reference: &str) -> TestReply {
        let body = json!({
            "request_uuid": "r", "transaction_uuid": format!("x-{reference}"), "reference_transaction_uuid": reference,
            "token": self.session, "round": uuid, "game_code": self.game,
        });
        self.server.seamless("transaction/rollback", &body).await
    }

    /// A free spin from bet to win.
    async fn played(&self, grant: &str, uuid: &str, amount: i64) {
        let reward = json!({ "reward_uuid": grant });
        assert_eq!(self.bet(uuid, reward.clone()).await.at("/status"), "RS_OK");
        assert_eq!(self.win(uuid, amount, reward).await.at("/status"), "RS_OK");
    }

    async fn count(&self, text: &'static str) -> i64 {
        let query = sql::query_scalar(text).bind(&self.member);
        query.fetch_one(self.server.state.base.store.reader()).await.expect("a number")
    }
}

fn merged(mut body: Value, change: Value) -> Value {
    for (name, value) in change.as_object().expect("fields") {
        body[name] = value.clone();
    }
    body
}

#[tokio::test]
async fn a_grant_is_told_played_on_the_games_page_and_becomes_one_bonus() {
    for table in Table::each().await {
        table.command("spring", "2", &["--account", "mira"]).await.expect("granted");
        let pending = table.bonuses().await;
        assert_eq!((pending.len(), &pending[0]["state"]), (1, &json!("PENDING")));
        assert_eq!(table.left().await, json!([]), "the supplier does not have them yet");
        let grant = table.grant("summer", "1", &[]).await;
        assert_eq!(table.left().await, json!([{ "gameCode": table.game, "left": 3 }]));
        let ready = table.bonus(&grant).await;
        assert_eq!((&ready["state"], &ready["kind"]), (&json!("ACTIVE"), &json!("FREE_SPIN")));
        let spins = &ready["spins"];
        assert_eq!((&spins["total"], &spins["left"], &spins["wagerMultiplier"]), (&json!(1), &json!(1), &json!(10)));
        assert_eq!(spins["games"][0]["gameCode"], json!(table.game));
        let url = format!("x#ticket={}", table.server.ticket(&table.token, &table.game).await);
        let (session, _) = table.supplier.visit(&url, &table.game).await;
        let mut won = 0;
        for key in ["key-one-1", "key-two-2", "key-three"] {
            let (_, state) = table.supplier.call(Method::GET, "/api/state", &session, &Value::Null).await;
            let free = &state["free_spins"];
            let spin = json!({ "key": key, "stake": free["value"], "free_spins": free["id"] });
            let (status, played) = table.supplier.call(Method::POST, "/api/spin", &session, &spin).await;
            assert_eq!((status, &played["round"]["state"]), (200, &json!("settled")), "{played}");
            won += played["round"]["payout"].as_i64().expect("an amount");
            table.server.state.base.clock.advance_ms(5_000);
        }
        assert_eq!((table.balance().await, table.left().await), (MONEY + won, json!([])));
        let ended = table.bonus(&grant).await;
        assert_eq!((ended["spins"]["left"].clone(), ended["spins"]["total"].clone()), (json!(0), json!(1)));
        assert_eq!(table.count("select count(*) from settled_bets where member_id = $1").await, 0);
        let record = table.server.get_as(&table.token, "/wps/member/records/bets").await;
        let bets = record.at("/value/content").as_array().expect("bets").clone();
        assert!(bets.len() == 3 && bets.iter().all(|bet| bet["isFree"] == true), "{bets:?}");
        table.server.books_balance().await;
    }
}

#[tokio::test]
async fn what_all_spins_win_is_one_credit_that_must_be_staked_and_nothing_counts_as_turnover() {
    for table in Table::each().await {
        let grant = table.grant("spring", "2", &[]).await;
        table.played(&grant, "one", 300).await;
        assert_eq!(table.balance().await, MONEY, "it is credited when the last one has ended");
        let running = table.bonus(&grant).await;
        assert_eq!((&running["left"], &running["spins"]["won"]), (&json!("3.00"), &json!("3.00")));
        table.played(&grant, "two", 200).await;
        assert_eq!(table.balance().await, MONEY + 500);
        let credit = table.bonus(&grant).await;
        let figures = ["amount", "required", "done"].map(|field| credit["credit"][field].clone());
        assert_eq!(figures, [json!("5.00"), json!("50.00"), json!("0.00")]);
        assert_eq!((&credit["state"], &credit["spins"]["won"]), (&json!("ACTIVE"), &json!("5.00")));
        assert_eq!(table.count("select count(*) from settled_bets where member_id = $1").await, 0);
        let hours = "select cast(coalesce(sum(staked + paid), 0) as bigint) from play_hours where member_id = $1";
        assert_eq!(table.count(hours).await, 0, "no limit knows of it");
        let net = table.server.get_as(&table.token, "/wps/play/session").await.at("/value/net");
        assert_eq!(net, "0.00");
        let reward = json!({ "reward_uuid": grant });
        assert_eq!(table.bet("three", reward.clone()).await.at("/status"), "RS_ERROR_INVALID_REWARD");
        assert_eq!(table.win("two", 200, reward.clone()).await.at("/status"), "RS_OK", "told again");
        assert_eq!(table.win("two", 900, reward).await.at("/status"), "RS_ERROR_DUPLICATE_TRANSACTION");
        assert_eq!(table.balance().await, MONEY + 500);
        table.server.books_balance().await;
    }
}

#[tokio::test]
async fn no_more_is_credited_than_the_bound_allows_and_nothing_won_leaves_no_money() {
    for table in Table::each().await {
        let grant = table.grant("capped", "2", &["--max-win", "4"]).await;
        table.played(&grant, "one", 300).await;
        table.played(&grant, "two", 300).await;
        assert_eq!(table.balance().await, MONEY + 400);
        assert_eq!(table.bonus(&grant).await["credit"]["amount"], "4.00");
        let lost = table.grant("lost", "1", &[]).await;
        table.played(&lost, "three", 0).await;
        assert_eq!((table.balance().await, &table.bonus(&lost).await["state"]), (MONEY + 400, &json!("COMPLETED")));
        table.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_spin_that_was_not_granted_is_refused() {
    for table in Table::each().await {
        let grant = table.grant("spring", "5", &[]).await;
        let reward = json!({ "reward_uuid": grant });
        let status = async |uuid: &str, change: Value| table.bet(uuid, change).await.at("/status");
        assert_eq!(status("a", json!({})).await, "RS_ERROR_INVALID_REWARD", "a free round of nothing");
        assert_eq!(status("b", json!({ "reward_uuid": "unknown" })).await, "RS_ERROR_INVALID_REWARD");
        let paid = json!({ "reward_uuid": grant, "is_free": false, "amount": 5 });
        assert_eq!(status("c", paid).await, "RS_ERROR_WRONG_SYNTAX");
        table.server.add_member("omar", PASSWORD, AccountType::Member, MONEY).await;
        let login = table.server.login("omar", PASSWORD).await;
        let other = table.server.open_game(&login, &table.game).await;
        assert_eq!(status("d", json!({ "reward_uuid": grant, "token": other })).await, "RS_ERROR_INVALID_REWARD");
        let elsewhere = &table.supplier.slots[1].1;
        let game = table.server.open_game(&table.token, elsewhere).await;
        let change = json!({ "reward_uuid": grant, "token": game, "game_code": elsewhere });
        assert_eq!(status("e", change).await, "RS_ERROR_INVALID_REWARD");
        assert_eq!(status("f", reward.clone()).await, "RS_OK");
        let second = json!({ "reward_uuid": grant, "transaction_uuid": "b-more" });
        assert_eq!(status("f", second).await, "RS_ERROR_INVALID_REWARD", "one bet is one round");
        assert_eq!(table.win("f", 100, json!({ "is_free": false })).await.at("/status"), "RS_ERROR_INVALID_REWARD");
        assert_eq!(table.win("f", 100, reward).await.at("/status"), "RS_OK");
        assert_eq!(table.bonus(&grant).await["spins"]["left"], 4);
        assert_eq!(table.balance().await, MONEY);
    }
}

#[tokio::test]
async fn eight_at_once_are_granted_once_and_use_one_spin_once() {
    for table in Table::each().await {
        let base = table.server.state.base.clone();
        let office = BackOffice::at(table.server.with_base(base)).await;
        let body = json!({
            "name": "once", "to": { "account": "mira" }, "games": [table.game.clone()], "spins": 1, "value": "0.05", "days": 7,
        });
        let body = merged(body, json!({ "value": format!("{}.{:02}", table.value / 100, table.value % 100) }));
        let replies = join_all((0..8).map(|_| office.call(Method::POST, "free-spins", &body))).await;
        let granted = replies.iter().filter(|reply| reply.at("/value/granted") == 1).count();
        assert_eq!(granted, 1, "{:?}", replies.iter().map(TestReply::text).collect::<Vec<_>>());
        office.server.run_jobs().await;
        let grant = office.server.text("select id from free_spins").await.expect("one");
        let Table { supplier, member, token, game, value, session, .. } = table;
        let table = Table { server: office.server, supplier, member, token, game, value, session };
        let uuids: Vec<String> = (0..8).map(|index| format!("w{index}")).collect();
        let bets = join_all(uuids.iter().map(|uuid| table.bet(uuid, json!({ "reward_uuid": grant })))).await;
        assert_eq!(bets.iter().filter(|bet| bet.at("/status") == "RS_OK").count(), 1);
        assert_eq!(table.bonus(&grant).await["spins"]["left"], 0);
    }
}

#[tokio::test]
async fn a_rollback_gives_the_spin_back_or_takes_back_what_it_won() {
    for table in Table::each().await {
        let grant = table.grant("spring", "2", &[]).await;
        let reward = json!({ "reward_uuid": grant });
        table.bet("one", reward.clone()).await;
        assert_eq!(table.rollback("one", "b-one").await.at("/status"), "RS_OK");
        assert_eq!(table.rollback("one", "b-one").await.at("/status"), "RS_OK", "twice is once");
        assert_eq!(table.bonus(&grant).await["spins"]["left"], 2);
        table.played(&grant, "two", 300).await;
        assert_eq!(table.rollback("two", "w-two").await.at("/status"), "RS_OK");
        assert_eq!(table.bonus(&grant).await["spins"]["won"], "0.00");
        let again = json!({ "reward_uuid": grant, "transaction_uuid": "w-again" });
        assert_eq!(table.win("two", 100, again).await.at("/status"), "RS_OK");
        table.played(&grant, "three", 200).await;
        assert_eq!(table.balance().await, MONEY + 300);
        assert_eq!(table.rollback("three", "w-three").await.at("/status"), "RS_OK");
        assert_eq!(table.balance().await, MONEY + 100, "what was credited is taken back");
        let credit = table.bonus(&grant).await;
        assert_eq!([&credit["credit"]["amount"], &credit["credit"]["required"]], ["1.00", "10.00"]);
        let corrected = json!({ "reward_uuid": grant, "transaction_uuid": "w-corrected" });
        assert_eq!(table.win("three", 250, corrected).await.at("/status"), "RS_OK");
        let credit = table.bonus(&grant).await;
        assert_eq!([&credit["credit"]["amount"], &credit["credit"]["required"]], ["3.50", "35.00"]);
        assert_eq!(table.balance().await, MONEY + 350);
        table.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_supplier_that_does_not_answer_is_told_again_and_an_unsigned_call_gives_nothing() {
    for table in Table::each().await {
        let (status, _) = table
            .supplier
            .call(Method::POST, "/free_spins/grant", "", &json!({ "reward_uuid": "g", "player": table.member }))
            .await;
        assert_eq!(status, 401);
        table.supplier.lose([Fault::Request, Fault::Answer]);
        let grant = table.grant("spring", "3", &[]).await;
        assert_eq!(table.bonus(&grant).await["state"], "PENDING");
        for _ in 0..2 {
            table.server.state.base.clock.advance_ms(60_000);
            table.server.run_jobs().await;
        }
        assert_eq!(table.bonus(&grant).await["state"], "ACTIVE");
        let at_supplier = table.supplier.state.free_spins(&table.member, &table.game, "USD").await.expect("its tables");
        assert_eq!(at_supplier.map(|grant| (grant.spins, grant.used)), Some((3, 0)), "once, whatever was lost");
    }
}

#[tokio::test]
async fn a_value_that_the_game_does_not_offer_is_refused_by_the_supplier_and_seen_by_the_operator() {
    let table = Table::at(TestServer::seeded_on_sqlite().await).await;
    let words =
        ["free-spins", "grant", "odd", "--account", "mira", "--games", &table.game, "--spins", "1", "--value", "0.03"];
    admin(&table.server, &words).await.expect("granted");
    table.server.run_jobs().await;
    assert_eq!(table.bonuses().await[0]["state"], "CANCELLED");
    let listed = admin(&table.server, &["free-spins", "list", "--account", "mira"]).await.expect("a list");
    assert!(listed.contains("REFUSED") && listed.contains("value_not_offered"), "{listed}");
    for (wrong, said) in [("--games", "nothing-such"), ("--spins", "501")] {
        let mut words = words.map(ToOwned::to_owned);
        let place = words.iter().position(|word| word == wrong).expect("a word") + 1;
        words[place] = said.to_owned();
        words[2] = "wrong".to_owned();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        assert!(admin(&table.server, &words).await.is_err(), "{wrong} {said}");
    }
    let changes = admin(&table.server, &["changes"]).await.expect("changes");
    assert!(changes.contains("free spins odd") && !changes.contains("free spins wrong"), "{changes}");
}

#[tokio::test]
async fn what_is_given_up_is_told_to_the_supplier_and_costs_what_was_won() {
    for table in Table::each().await {
        let grant = table.grant("spring", "3", &[]).await;
        table.played(&grant, "one", 300).await;
        let give_up = async |amount: &str| {
            let body = json!({ "bonusId": format!("bonus:free-spins:{grant}"), "amount": amount });
            table.server.post_as(&table.token, "/wps/member/bonuses/giveUp", &body).await
        };
        assert_eq!(give_up("0.00").await.at("/code"), "state_changed");
        let reply = give_up("3.00").await;
        assert_eq!((reply.status, reply.at("/value/state")), (200, json!("FORFEITED")), "{}", reply.text());
        assert_eq!(give_up("3.00").await.at("/code"), "state_changed", "once");
        table.server.run_jobs().await;
        let left = table.supplier.state.free_spins(&table.member, &table.game, "USD").await.expect("its tables");
        assert_eq!((left, table.balance().await), (None, MONEY));
        let late = table.bet("two", json!({ "reward_uuid": grant })).await;
        assert_eq!(late.at("/status"), "RS_ERROR_INVALID_REWARD");
    }
}

#[tokio::test]
async fn when_their_time_is_over_what_they_have_won_is_credited_and_the_rest_is_gone() {
    for table in Table::each().await {
        let grant = table.grant("short", "5", &["--days", "1"]).await;
        table.played(&grant, "one", 300).await;
        let unplayed = table.grant("unplayed", "5", &["--days", "1"]).await;
        table.server.state.base.clock.advance_ms(DAY_MS + 1);
        let (token, late) = (table.server.login("mira", PASSWORD).await, json!({ "reward_uuid": grant }));
        let session = table.server.open_game(&token, &table.game).await;
        let table = Table { token, session, ..table };
        assert_eq!(table.bet("two", late).await.at("/status"), "RS_ERROR_INVALID_REWARD");
        table.server.run_schedule("settle-free-spins").await;
        table.server.run_jobs().await;
        assert_eq!(table.balance().await, MONEY + 300);
        assert_eq!(table.bonus(&grant).await["credit"]["required"], "30.00");
        assert_eq!(table.bonus(&unplayed).await["state"], "EXPIRED");
        let withdrawn = "select count(*) from free_spins where member_id = $1 and withdrawn_at is not null";
        assert_eq!(table.count(withdrawn).await, 2, "the supplier was told");
        table.server.books_balance().await;
    }
}

#[tokio::test]
async fn who_may_not_be_advertised_to_is_given_nothing_and_an_exclusion_ends_them() {
    for table in Table::each().await {
        let grant = table.grant("spring", "3", &[]).await;
        table.played(&grant, "one", 300).await;
        let exclude = ["fair-play", "exclude", "mira", "--kind", "TIME_OUT", "--span", "WEEK"];
        admin(&table.server, &exclude).await.expect("excluded");
        table.server.run_schedule("settle-exclusions").await;
        table.server.run_jobs().await;
        let ended = table.server.text("select ended_as from free_spins").await;
        assert_eq!(ended.as_deref(), Some("given_up"), "{}", table.server.name);
        let left = table.supplier.state.free_spins(&table.member, &table.game, "USD").await.expect("its tables");
        assert_eq!(left, None);
        let said = table.command("later", "3", &["--account", "mira"]).await.expect("an answer");
        assert!(said.starts_with("granted to 0;") && said.contains("1 get no bonuses"), "{said}");
        table.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_label_gets_them_once_each_and_the_same_name_goes_on() {
    let table = Table::at(TestServer::seeded_on_sqlite().await).await;
    table.server.add_member("omar", PASSWORD, AccountType::Member, 0).await;
    table.server.execute("update members set labels = 'spring' where account = 'mira'").await;
    let said = table.command("wave", "1", &["--label", "spring"]).await.expect("granted");
    assert!(said.starts_with("granted to 1; 0 had"), "{said}");
    table.server.execute("update members set labels = 'gold\nspring' where account = 'omar'").await;
    let said = table.command("wave", "1", &["--label", "spring"]).await.expect("granted");
    assert!(said.starts_with("granted to 1; 1 had"), "{said}");
    assert!(table.command("wave", "1", &["--label", "sprin"]).await.is_err(), "nobody has that label");
}

#[tokio::test]
async fn a_promotion_gives_what_it_promises_once() {
    for table in Table::each().await {
        let terms = format!(
            "update promotions set apply_mode = 'CLAIM', reward_type = 'FREE_SPIN', reward_amount = 0, spins = 4, spin_value = {}, spin_games = '{}', wager_multiplier = 5, stock = null, level_min = 0, starts_at = 0, ends_at = null, enabled = 1 where id = (select min(id) from promotions)",
            table.value, table.game
        );
        let job = async move |tx: &mut platform::store::Connection| {
            sql::query(sql::AssertSqlSafe(terms)).execute(tx).await.map(drop)
        };
        table.server.state.base.store.write(move |tx| Box::pin(async move { job(tx).await })).await.expect("terms");
        let promotion = table.server.text("select min(id) from promotions").await.expect("a promotion");
        let claim = async || {
            let body = json!({ "promoId": promotion });
            table.server.post_as(&table.token, "/wps/promotions/claim", &body).await
        };
        let first = claim().await;
        assert_eq!(first.status, 200, "{}", first.text());
        assert_ne!(claim().await.status, 200, "once");
        table.server.run_jobs().await;
        let bonuses = table.bonuses().await;
        assert_eq!((bonuses.len(), &bonuses[0]["promoId"]), (1, &json!(promotion)));
        assert_eq!((&bonuses[0]["spins"]["total"], &bonuses[0]["spins"]["wagerMultiplier"]), (&json!(4), &json!(5)));
    }
}
