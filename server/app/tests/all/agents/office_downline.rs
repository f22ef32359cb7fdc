//! What operators see and do about the downlines of agents: accounts that are frozen, and money that went down.

use axum::http::Method;
use serde_json::{Value, json};

use super::team::{PIN, Site};
use crate::support::PASSWORD;
use crate::support::back_office::{BackOffice, admin};

const FREEZES: &str = "agents/freezes";
const END: &str = "agents/freezes/end";
const TRANSFERS: &str = "downline-transfers";

/// Two trees, each with an agent and members below it, and a key of the back office.
struct Office {
    office: BackOffice,
    token: String,
    one: String,
    two: String,
}

impl Office {
    async fn each() -> Vec<Self> {
        let mut all = Vec::new();
        for site in Site::each().await {
            let agent = site.agent("", "adaagent", 1).await;
            let one = site.member("adaagent", "onemember").await;
            let two = site.member("adaagent", "twomember").await;
            site.agent("", "otheragent", 1).await;
            site.pays_in(&agent, "money", 50_000).await;
            let token = site.server.login("adaagent", PASSWORD).await;
            site.set_pin(&token).await;
            all.push(Self { office: BackOffice::at(site.server).await, token, one, two });
        }
        all
    }

    async fn freezes(&self, id: &str) {
        let body = json!({ "id": id, "reason": "asked for a break" });
        let reply = self.office.server.post_as(&self.token, "/wps/agent/downline/freeze", &body).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        self.office.server.state.base.clock.advance_ms(1_000);
    }

    async fn gives(&self, to: &str, amount: &str) {
        let (authorization, key) = (format!("Bearer {}", self.token), platform::ids::new_id(1));
        let headers = [("authorization", authorization.as_str()), ("idempotency-key", key.as_str())];
        let body = json!({ "to": to, "amount": amount, "paymentPassword": PIN });
        let reply = self.office.server.sealed(Method::POST, "/wps/agent/downline/transfers", &headers, &body).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        self.office.server.state.base.clock.advance_ms(1_000);
    }
}

fn accounts(page: &Value) -> Vec<&str> {
    page["content"].as_array().expect("a list").iter().filter_map(|it| it["account"].as_str()).collect()
}

#[tokio::test]
async fn an_operator_sees_who_froze_an_account_and_ends_the_freeze_once() {
    for it in Office::each().await {
        let (office, server) = (&it.office, &it.office.server);
        it.freezes(&it.one).await;
        it.freezes(&it.two).await;
        let first = office.get(&format!("{FREEZES}?pageSize=1")).await;
        assert_eq!(accounts(&first), ["twomember"], "{}", server.name);
        let second =
            office.get(&format!("{FREEZES}?pageSize=1&cursor={}", first["next"].as_str().expect("a cursor"))).await;
        assert_eq!((accounts(&second), &second["next"]), (vec!["onemember"], &json!("")), "{}", server.name);
        let frozen = &second["content"][0];
        assert_eq!((&frozen["agent"], &frozen["reason"]), (&json!("adaagent"), &json!("asked for a break")));
        assert_eq!(accounts(&office.get(&format!("{FREEZES}?account=adaagent")).await), ["twomember", "onemember"]);
        assert_eq!(accounts(&office.get(&format!("{FREEZES}?account=otheragent")).await), Vec::<&str>::new());
        assert_eq!(office.refused(Method::GET, &format!("{FREEZES}?cursor=nonsense"), &Value::Null).await.status, 422);

        let end = |account: &str, reason: &str| json!({ "account": account, "reason": reason });
        for (body, status) in [
            (end("onemember", "x"), 422),
            (end("nobodyatall", "the member has asked us"), 404),
            (end("adaagent", "the member has asked us"), 409),
        ] {
            assert_eq!(office.refused(Method::POST, END, &body).await.status, status, "{body}");
        }
        let body = end("onemember", "the member has asked us");
        let replies = futures_util::future::join_all((0..4).map(|_| office.call(Method::POST, END, &body))).await;
        let done = replies.iter().filter(|reply| reply.status == 200).count();
        assert_eq!(done, 1, "{}: {}", server.name, replies[0].text());
        server.login("onemember", PASSWORD).await;
        let told = "select cast(count(*) as text) from member_messages where kind = 'ACCOUNT_UNFROZEN'";
        assert_eq!(server.text(told).await.as_deref(), Some("1"), "{}", server.name);
        let change = "select actor || '|' || former || '|' || latter from operator_changes
                      where subject = 'member onemember state' and actor not like 'agent %'";
        let written = "frozen by adaagent: asked for a break|active: the member has asked us";
        assert_eq!(server.text(change).await.map(|it| it.ends_with(written)), Some(true), "{}", server.name);

        // The command line does the same, and what the operator has suspended stays so.
        let listed = admin(server, &["agents", "freezes"]).await.expect("a list");
        assert!(listed.contains("twomember") && !listed.contains("onemember"), "{listed}");
        let words = ["agents", "unfreeze", "twomember", "--reason", "the agent has left"];
        assert!(admin(server, &words).await.expect("ended").contains("adaagent"));
        assert!(admin(server, &words).await.is_err(), "once");
        server.execute("update members set state = 'suspended' where account = 'twomember'").await;
        assert_eq!(office.refused(Method::POST, END, &end("twomember", "a try too many")).await.status, 409);
        let state = "select state from members where account = 'twomember'";
        assert_eq!(server.text(state).await.as_deref(), Some("suspended"), "{}", server.name);
    }
}

#[tokio::test]
async fn transfers_to_teams_are_listed_by_member_and_day_and_page_after_page() {
    for it in Office::each().await {
        let (office, server) = (&it.office, &it.office.server);
        it.gives(&it.one, "5.00").await;
        it.gives(&it.two, "6.00").await;
        it.gives(&it.one, "7.00").await;
        let amounts = |page: &Value| -> Vec<String> {
            let list = page["content"].as_array().expect("a list").iter();
            list.map(|it| it["amount"].as_str().unwrap_or_default().to_owned()).collect()
        };
        let all = office.get(TRANSFERS).await;
        assert_eq!((amounts(&all), &all["next"]), (vec!["7.00".into(), "6.00".into(), "5.00".into()], &json!("")));
        let row = &all["content"][2];
        assert_eq!((&row["agent"], &row["account"]), (&json!("adaagent"), &json!("onemember")), "{}", server.name);
        for account in ["", "&account=adaagent"] {
            let (mut seen, mut cursor) = (Vec::new(), String::new());
            loop {
                let page = office.get(&format!("{TRANSFERS}?pageSize=1{account}{cursor}")).await;
                seen.extend(amounts(&page));
                match page["next"].as_str() {
                    Some("") | None => break,
                    Some(next) => cursor = format!("&cursor={next}"),
                }
            }
            assert_eq!(seen, ["7.00", "6.00", "5.00"], "{} {account}", server.name);
        }
        assert_eq!(amounts(&office.get(&format!("{TRANSFERS}?account=onemember")).await), ["7.00", "5.00"]);
        assert_eq!(amounts(&office.get(&format!("{TRANSFERS}?account=otheragent")).await), Vec::<String>::new());
        let today = platform::day::Day::at(server.state.base.clock.now_ms(), 0);
        let (yesterday, today) = (today.before().name(), today.name());
        assert_eq!(amounts(&office.get(&format!("{TRANSFERS}?from={today}&to={today}")).await).len(), 3);
        assert_eq!(amounts(&office.get(&format!("{TRANSFERS}?to={yesterday}")).await), Vec::<String>::new());
        for (query, status) in [("account=nobodyatall", 404), ("from=someday", 422), ("cursor=7-", 422)] {
            let refused = office.refused(Method::GET, &format!("{TRANSFERS}?{query}"), &Value::Null).await;
            assert_eq!(refused.status, status, "{query}");
        }
        let listed = admin(server, &["downline-transfers", "--account", "twomember", "--from", &today]).await;
        let listed = listed.expect("a list");
        assert!(listed.contains("adaagent -> twomember") && listed.lines().count() == 1, "{listed}");
    }
}
