//! Downline management: the tree level by level, what may be done to whom, and money that goes down once.

use axum::http::Method;
use futures_util::future::join_all;
use lumora_server::testing::TestReply;
use serde_json::{Value, json};

use super::team::{Bet, PIN, Site};
use crate::support::PASSWORD;

/// Ada above Bob and Cleo, Bob above Dora; Ada has money.
struct Tree {
    site: Site,
    ada: String,
    bob: String,
    cleo: String,
    dora: String,
    token: String,
}

impl Tree {
    async fn each() -> Vec<Self> {
        let mut trees = Vec::new();
        for site in Site::each().await {
            let ada = site.agent("", "adaagent", 1).await;
            let bob = site.agent("adaagent", "bobagent", 2).await;
            let cleo = site.member("adaagent", "cleomember").await;
            let dora = site.member("bobagent", "doramember").await;
            site.pays_in(&ada, "money", 50_000).await;
            let token = site.server.login("adaagent", PASSWORD).await;
            site.set_pin(&token).await;
            trees.push(Self { site, ada, bob, cleo, dora, token });
        }
        trees
    }

    async fn get(&self, path: &str) -> TestReply {
        self.site.server.get_as(&self.token, path).await
    }

    async fn post(&self, path: &str, body: &Value) -> TestReply {
        self.site.server.post_as(&self.token, path, body).await
    }

    async fn give(&self, key: &str, to: &str, amount: &str) -> TestReply {
        let authorization = format!("Bearer {}", self.token);
        let headers = [("authorization", authorization.as_str()), ("idempotency-key", key)];
        let body = json!({ "to": to, "amount": amount, "paymentPassword": PIN });
        self.site.server.sealed(Method::POST, "/wps/agent/downline/transfers", &headers, &body).await
    }

    async fn accounts(&self, query: &str) -> Vec<String> {
        let reply = self.get(&format!("/wps/agent/downline{query}")).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let list = reply.at("/value/content");
        list.as_array()
            .map(|list| list.iter().map(|row| row["account"].as_str().unwrap_or("").to_owned()).collect())
            .unwrap_or_default()
    }

    async fn balance(&self, id: &str) -> i64 {
        let query = "select balance from accounts where kind = 'member_wallet' and owner = $1";
        let store = &self.site.server.state.base.store;
        let found: Option<i64> =
            platform::store::sql::query_scalar(query).bind(id).fetch_optional(store.reader()).await.expect("a balance");
        found.unwrap_or(0)
    }
}

#[tokio::test]
async fn the_tree_is_shown_a_level_at_a_time_with_the_way_back() {
    for tree in Tree::each().await {
        assert_eq!(tree.accounts("").await, ["bobagent", "cleomember"], "{}", tree.site.server.name);
        let level = tree.get(&format!("/wps/agent/downline?parent={}", tree.bob)).await;
        assert_eq!(level.at("/value/path"), json!([{ "id": tree.bob, "account": "bobagent" }]));
        let dora = level.at("/value/content/0");
        assert_eq!((&dora["account"], &dora["depth"]), (&json!("doramember"), &json!(2)));
        let bob = tree.get("/wps/agent/downline").await.at("/value/content/0");
        assert_eq!((&bob["teamSize"], &bob["directCount"], &bob["status"]), (&json!(1), &json!(1), &json!("ACTIVE")));
    }
}

#[tokio::test]
async fn a_search_goes_over_the_whole_tree_by_the_first_letters_of_both_names() {
    for tree in Tree::each().await {
        tree.site.server.execute("update members set nickname = 'Dorothea' where account = 'doramember'").await;
        // A large team is searched in another way than a small one.
        for sizes in ["update team_sizes set members = members", "update team_sizes set members = members + 5000"] {
            tree.site.server.execute(sizes).await;
            assert_eq!(tree.accounts("?search=dora").await, ["doramember"]);
            assert_eq!(tree.accounts("?search=DOROTH").await, ["doramember"], "{}", tree.site.server.name);
            assert_eq!(tree.accounts("?search=member").await, Vec::<String>::new());
            assert_eq!(tree.get("/wps/agent/downline?search=d").await.status, 422);
            assert_eq!(tree.accounts("?search=ada").await, Vec::<String>::new(), "the agent is not its own downline");
        }
    }
}

#[tokio::test]
async fn every_order_goes_through_the_level_once_in_pages() {
    for tree in Tree::each().await {
        let site = &tree.site;
        for number in 0..5 {
            let id = site.member("adaagent", &format!("member{number}")).await;
            site.pays_in(&id, "some", 100 * (number % 3 + 1)).await;
            let bet = Bet { product: "RNG", stake: 1_000 * (5 - number), valid_bet: 1_000, payout: 0 };
            site.bets(&id, "1", bet, site.now(), 1).await;
        }
        site.count().await;
        for sort in ["NAME", "REGISTERED", "LAST_LOGIN", "BALANCE", "TEAM_SIZE", "TURNOVER"] {
            for order in ["ASC", "DESC"] {
                let all = tree.accounts(&format!("?sort={sort}&order={order}")).await;
                assert_eq!(all.len(), 7);
                let (mut walked, mut cursor) = (Vec::new(), String::new());
                loop {
                    let page = tree
                        .get(&format!("/wps/agent/downline?sort={sort}&order={order}&pageSize=2&cursor={cursor}"))
                        .await;
                    let rows = page.at("/value/content");
                    for row in rows.as_array().cloned().unwrap_or_default() {
                        walked.push(row["account"].as_str().unwrap_or("").to_owned());
                    }
                    cursor = page.at("/value/next").as_str().unwrap_or("").to_owned();
                    if cursor.is_empty() {
                        break;
                    }
                }
                assert_eq!(walked, all, "{} {sort} {order}", site.server.name);
            }
        }
        assert_eq!(tree.accounts("?sort=TURNOVER&order=DESC&pageSize=2").await, ["member0", "member1"]);
        assert_eq!(tree.get("/wps/agent/downline?sort=BALANCE&cursor=x").await.status, 422);
        assert_eq!(tree.get("/wps/agent/downline?sort=BALANCE&cursor=x~y").await.status, 422);
    }
}

#[tokio::test]
async fn a_file_hides_who_somebody_is_and_shows_what_the_agent_may_do() {
    for tree in Tree::each().await {
        let site = &tree.site;
        site.server
            .execute("update members set payee_name = 'Dora Dorn', email = 'dora@lumora.example', email_verified_at = 1 where account = 'doramember'")
            .await;
        let bet = Bet { product: "RNG", stake: 2_000, valid_bet: 2_000, payout: 500 };
        site.bets(&tree.dora, "1", bet, site.now(), 1).await;
        site.count().await;
        let file = tree.get(&format!("/wps/agent/downline/file?id={}", tree.dora)).await.at("/value");
        assert_eq!(file["realName"], "D••• D•••");
        assert_eq!(file["email"], "d•••@lumora.example");
        assert_eq!(file["own"]["netLoss"], "15.00");
        assert_eq!(file["path"], json!([{ "id": tree.bob, "account": "bobagent" }]));
        assert_eq!(
            (&file["canFreeze"], &file["canTransfer"], &file["canMessage"]),
            (&json!(true), &json!(true), &json!(true))
        );
        // Agents of type 2 may not freeze.
        let bob = site.server.login("bobagent", PASSWORD).await;
        let path = format!("/wps/agent/downline/file?id={}", tree.dora);
        let seen = site.server.get_as(&bob, &path).await.at("/value");
        assert_eq!((&seen["canFreeze"], &seen["path"]), (&json!(false), &json!([])));
        let refused = site
            .server
            .post_as(&bob, "/wps/agent/downline/freeze", &json!({ "id": tree.dora, "reason": "just because" }))
            .await;
        assert_eq!((refused.status, refused.at("/code")), (403, json!("agent_right_missing")), "{}", site.server.name);
    }
}

#[tokio::test]
async fn a_freeze_ends_sessions_and_only_who_froze_or_stands_above_ends_it() {
    for tree in Tree::each().await {
        let site = &tree.site;
        site.server.execute("update agent_rights set freeze_downline = 1").await;
        let dora = site.server.login("doramember", PASSWORD).await;
        let path = format!("/wps/agent/downline/file?id={}", tree.dora);
        let frozen =
            tree.post("/wps/agent/downline/freeze", &json!({ "id": tree.dora, "reason": "asked for a break" })).await;
        assert_eq!((frozen.status, frozen.at("/value/status")), (200, json!("FROZEN")), "{}", frozen.text());
        assert_eq!(site.server.get_as(&dora, "/wps/member/info").await.status, 401);
        let state = "select state from members where account = 'doramember'";
        assert_eq!(site.server.text(state).await.as_deref(), Some("suspended"), "{}", site.server.name);
        assert_eq!(tree.get(&path).await.at("/value/frozenReason"), "asked for a break");
        let again = tree.post("/wps/agent/downline/freeze", &json!({ "id": tree.dora, "reason": "once more" })).await;
        assert_eq!((again.status, again.at("/code")), (409, json!("not_freezable")));
        // Bob stands between: what an upline froze he may neither open nor read the reason of.
        let bob = site.server.login("bobagent", PASSWORD).await;
        let seen = site.server.get_as(&bob, &path).await.at("/value");
        assert_eq!((&seen["frozenReason"], &seen["canUnfreeze"]), (&json!(""), &json!(false)));
        let refused = site.server.post_as(&bob, "/wps/agent/downline/unfreeze", &json!({ "id": tree.dora })).await;
        assert_eq!((refused.status, refused.at("/code")), (409, json!("not_freezable")));
        assert_eq!(
            tree.post("/wps/agent/downline/unfreeze", &json!({ "id": tree.dora })).await.at("/value/status"),
            "ACTIVE"
        );
        site.server.login("doramember", PASSWORD).await;
        // What Bob froze, Ada above him opens.
        site.server
            .post_as(&bob, "/wps/agent/downline/freeze", &json!({ "id": tree.dora, "reason": "bob says so" }))
            .await;
        assert_eq!(tree.post("/wps/agent/downline/unfreeze", &json!({ "id": tree.dora })).await.status, 200);
        // What the operator has suspended, no agent opens.
        site.server.execute("update members set state = 'suspended' where account = 'doramember'").await;
        assert_eq!(tree.post("/wps/agent/downline/unfreeze", &json!({ "id": tree.dora })).await.status, 409);
        let log =
            "select actor from operator_changes where subject = 'member doramember state' order by changed_at limit 1";
        assert_eq!(site.server.text(log).await.as_deref(), Some("agent adaagent"));
        let told = "select count(*) from member_messages where kind in ('ACCOUNT_FROZEN', 'ACCOUNT_UNFROZEN')";
        assert_eq!(site.number(told).await, 4, "{}", site.server.name);
    }
}

#[tokio::test]
async fn money_goes_to_the_downline_and_both_sides_are_told() {
    for tree in Tree::each().await {
        let given = tree.give("one", &tree.dora, "25.00").await;
        assert_eq!(given.status, 200, "{}: {}", tree.site.server.name, given.text());
        assert_eq!((tree.balance(&tree.ada).await, tree.balance(&tree.dora).await), (47_500, 2_500));
        let list = tree.get("/wps/agent/downline/transfers").await.at("/value/content");
        assert_eq!((&list[0]["account"], &list[0]["amount"]), (&json!("doramember"), &json!("25.00")));
        let told = "select count(*) from member_messages where kind in ('DOWNLINE_TRANSFER_SENT', 'DOWNLINE_TRANSFER_RECEIVED')";
        assert_eq!(tree.site.number(told).await, 2);
        tree.site.server.books_balance().await;
    }
}

#[tokio::test]
async fn eight_equal_transfers_at_once_are_one() {
    for tree in Tree::each().await {
        let replies = join_all((0..8).map(|_| tree.give("same", &tree.cleo, "10.00"))).await;
        assert!(replies.iter().any(|reply| reply.status == 200), "{}", tree.site.server.name);
        assert_eq!((tree.balance(&tree.ada).await, tree.balance(&tree.cleo).await), (49_000, 1_000));
        assert_eq!(tree.site.number("select count(*) from downline_transfers").await, 1);
        tree.site.server.books_balance().await;
    }
}

#[tokio::test]
async fn what_protects_either_side_and_the_limits_of_the_day_hold_a_transfer() {
    for tree in Tree::each().await {
        let server = &tree.site.server;
        let code = async |to: &str, amount: &str| {
            let reply = tree.give(&platform::ids::new_id(0), to, amount).await;
            (reply.status, reply.at("/code"), reply.at("/value/fields/amount"))
        };
        assert_eq!(code(&tree.cleo, "0.99").await.2, "amount_too_small");
        assert_eq!(code(&tree.cleo, "500.01").await.2, "not_enough_money");
        server.set("transfer_downline_daily_amount", "3000").await;
        assert_eq!(code(&tree.cleo, "20.00").await.0, 200);
        assert_eq!(code(&tree.cleo, "20.00").await.2, "transfer_daily_limit", "{}", server.name);
        server.set("transfer_downline_daily_count", "1").await;
        assert_eq!(code(&tree.cleo, "5.00").await.1, "transfer_daily_count");
        server.set("transfer_downline_daily_count", "50").await;
        server.execute("update members set state = 'suspended' where account = 'doramember'").await;
        assert_eq!(code(&tree.dora, "5.00").await.1, "downline_unavailable");
        server.set("transfer_downline", "false").await;
        assert_eq!(code(&tree.cleo, "5.00").await.1, "not_enabled");
        assert_eq!(tree.balance(&tree.cleo).await, 2_000);
    }
}

#[tokio::test]
async fn a_message_reaches_one_or_everybody_directly_below() {
    for tree in Tree::each().await {
        let server = &tree.site.server;
        let to_one = json!({ "to": tree.dora, "title": "Hello", "text": "Good day.\nSee you." });
        assert_eq!(tree.post("/wps/agent/downline/messages", &to_one).await.at("/value/members"), 1);
        let to_all = json!({ "title": "To all", "text": "Good evening." });
        assert_eq!(tree.post("/wps/agent/downline/messages", &to_all).await.at("/value/members"), 2);
        server.run_jobs().await;
        let got = tree.site.rows::<(String, String)>(
            "select m.account, t.title from member_messages x join members m on m.id = x.member_id
             join message_texts t on t.id = x.text_id where x.category = 'AGENT' order by m.account",
        );
        let pair = |account: &str, title: &str| (account.to_owned(), title.to_owned());
        let expected = [pair("bobagent", "To all"), pair("cleomember", "To all"), pair("doramember", "Hello")];
        assert_eq!(got.await, expected, "{}", server.name);
        let dora = server.login("doramember", PASSWORD).await;
        let inbox = server.get_as(&dora, "/wps/member/messages?category=AGENT").await;
        assert_eq!(inbox.at("/value/content/0/text"), "Good day.\nSee you.", "{}", inbox.text());
        let odd = json!({ "title": "two\nlines", "text": "x" });
        assert_eq!(tree.post("/wps/agent/downline/messages", &odd).await.status, 422);
        for _ in 0..18 {
            tree.post("/wps/agent/downline/messages", &to_one).await;
        }
        assert_eq!(tree.post("/wps/agent/downline/messages", &to_one).await.status, 429);
    }
}

#[tokio::test]
async fn labels_are_the_agents_own() {
    for tree in Tree::each().await {
        let server = &tree.site.server;
        let authorization = format!("Bearer {}", tree.token);
        let put = async |labels: Value| {
            let body = json!({ "id": tree.dora, "labels": labels });
            server.call(Method::PUT, "/wps/agent/downline/labels", &[("authorization", &authorization)], &body).await
        };
        assert_eq!(put(json!([" vip ", "vip", "new"])).await.at("/value/labels"), json!(["vip", "new"]));
        assert_eq!(put(json!(["two\nlines"])).await.status, 422);
        assert_eq!(tree.accounts("?label=vip").await, ["doramember"], "{}", server.name);
        assert_eq!(tree.get("/wps/agent/downline").await.at("/value/labels"), json!(["new", "vip"]));
        let bob = server.login("bobagent", PASSWORD).await;
        let seen = server.get_as(&bob, "/wps/agent/downline").await;
        assert_eq!((seen.at("/value/labels"), seen.at("/value/content/0/labels")), (json!([]), json!([])));
    }
}

#[tokio::test]
async fn money_goes_between_members_whose_age_is_checked_where_the_licence_asks_for_it() {
    for tree in Tree::each().await {
        let server = &tree.site.server;
        server.set("licence_policy", "gb").await;
        let all = "insert into protected_members (member_id, age_checked) select id, 0 from members where true on conflict (member_id) do nothing";
        server.execute(all).await;
        assert_ne!(tree.give("one", &tree.cleo, "5.00").await.status, 200, "{}: nobody is checked", server.name);
        server.execute("update protected_members set age_checked = 1 where member_id in (select id from members where account = 'adaagent')").await;
        let refused = tree.give("two", &tree.cleo, "5.00").await;
        assert_eq!((refused.status, tree.balance(&tree.cleo).await), (409, 0), "{}: {}", server.name, refused.text());
        server.execute("update protected_members set age_checked = 1").await;
        assert_eq!(tree.give("three", &tree.cleo, "5.00").await.status, 200, "{}", server.name);
        assert_eq!(tree.balance(&tree.cleo).await, 500, "{}", server.name);
    }
}
