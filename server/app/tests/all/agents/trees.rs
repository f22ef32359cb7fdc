//! An agent learns nothing of other trees: every call that names somebody answers for ids of another tree as for ids of nobody, to the byte.

use axum::http::Method;
use identity::member::MemberRow;
use serde_json::{Value, json};

use super::settle::decided::{BET, House};
use super::team::{PIN, Site};
use crate::support::PASSWORD;

/// A call with `ID` where somebody is named by id, or `ACCOUNT` where by account name.
struct Call {
    method: Method,
    path: &'static str,
    body: Value,
    sealed: bool,
}

fn get(path: &'static str) -> Call {
    Call { method: Method::GET, path, body: Value::Null, sealed: false }
}

fn send(method: Method, path: &'static str, body: Value) -> Call {
    Call { method, path, body, sealed: false }
}

/// Every call of the agent centre that takes an id. A new one belongs here.
fn calls() -> Vec<Call> {
    vec![
        get("/wps/agent/downline?parent=ID"),
        get("/wps/agent/downline/file?id=ID"),
        get("/wps/agent/downline/transferOptions?id=ID"),
        send(Method::POST, "/wps/agent/downline/freeze", json!({ "id": "ID", "reason": "asked for a break" })),
        send(Method::POST, "/wps/agent/downline/unfreeze", json!({ "id": "ID" })),
        send(Method::PUT, "/wps/agent/downline/labels", json!({ "id": "ID", "labels": ["vip"] })),
        send(
            Method::POST,
            "/wps/agent/downline/messages",
            json!({ "to": "ID", "title": "Hello", "text": "Good day." }),
        ),
        get("/wps/agent/records/bets?member=ACCOUNT"),
        get("/wps/agent/records/bets?span=DAYS_30&member=ACCOUNT&reach=BRANCH&status=WON"),
        get("/wps/agent/records/profit?member=ACCOUNT"),
        get("/wps/agent/records/transactions?member=ACCOUNT&group=DEPOSITS"),
        get("/wps/agent/downlineRates?memberId=ID"),
        Call {
            sealed: true,
            ..send(
                Method::POST,
                "/wps/agent/downlineRates",
                json!({ "memberId": "ID", "rates": [], "paymentPassword": PIN }),
            )
        },
        Call {
            sealed: true,
            ..send(
                Method::POST,
                "/wps/agent/downline/transfers",
                json!({ "to": "ID", "amount": "5.00", "paymentPassword": PIN }),
            )
        },
    ]
}

impl Call {
    /// Status and body of the reply where the id is this one.
    async fn about(&self, site: &Site, token: &str, id: &str) -> (u16, String) {
        let named = MemberRow::by_id(site.server.state.base.store.reader(), id).await.expect("read");
        let account = named.map_or_else(|| id.to_owned(), |it| it.account);
        let path = self.path.replace("ID", id).replace("ACCOUNT", &account);
        let body: Value = serde_json::from_str(&self.body.to_string().replace("ID", id)).expect("a body");
        let authorization = format!("Bearer {token}");
        let key = platform::ids::new_id(site.now());
        let headers = [("authorization", authorization.as_str()), ("idempotency-key", key.as_str())];
        let reply = if self.sealed {
            site.server.sealed(self.method.clone(), &path, &headers, &body).await
        } else {
            site.server.call(self.method.clone(), &path, &headers, &body).await
        };
        (reply.status, reply.text())
    }
}

#[tokio::test]
async fn every_call_of_agents_refuses_other_trees() {
    for site in Site::each().await {
        let own = site.agent("", "ownagent", 1).await;
        let below = site.member("ownagent", "ownmember").await;
        let other = site.agent("", "otheragent", 1).await;
        let others = site.member("otheragent", "othermember").await;
        let guest =
            site.server.add_member("a_guest", PASSWORD, lumora_core::domain::account::AccountType::Trial, 0).await;
        let token = site.server.login("ownagent", PASSWORD).await;
        site.set_pin(&token).await;
        let nobody = platform::ids::new_id(site.now());
        for call in calls() {
            let unknown = call.about(&site, &token, &nobody).await;
            assert_eq!(unknown.0, 404, "{} {}: {}", call.method, call.path, unknown.1);
            for foreign in [&other, &others, &guest] {
                let refused = call.about(&site, &token, foreign).await;
                assert_eq!(refused, unknown, "{}: {} {}", site.server.name, call.method, call.path);
            }
            if call.path != "/wps/agent/downline?parent=ID" {
                // The agent stands not below itself.
                assert_eq!(call.about(&site, &token, &own).await, unknown, "{} {}", call.method, call.path);
            }
        }
        for call in calls() {
            let known = call.about(&site, &token, &below).await;
            assert_ne!(known.0, 404, "{} {}: {}", call.method, call.path, known.1);
        }
        // What was asked has changed nothing elsewhere.
        assert_eq!(site.number("select count(*) from agent_labels l join members m on m.id = l.member_id where m.account <> 'ownmember'").await, 0);
        assert_eq!(
            site.number("select count(*) from members where state <> 'active' and account <> 'ownmember'").await,
            0
        );
    }
}

#[tokio::test]
async fn a_search_finds_nobody_of_another_tree() {
    for site in Site::each().await {
        site.agent("", "ownagent", 1).await;
        site.agent("", "otheragent", 1).await;
        site.member("otheragent", "lanternfan").await;
        let token = site.server.login("ownagent", PASSWORD).await;
        let of = async |letters: &str| {
            let reply = site.server.get_as(&token, &format!("/wps/agent/downline?search={letters}")).await;
            assert_eq!(reply.status, 200, "{}", reply.text());
            reply.text()
        };
        assert_eq!(of("lanternfan").await, of("nosuchname").await, "{}", site.server.name);
        site.member("ownagent", "lanterneye").await;
        assert!(of("lantern").await.contains("lanterneye"));
    }
}

/// Every call that takes the id of a settlement. A new one belongs here.
const OF_SETTLEMENTS: [&str; 2] = ["/wps/agent/settlements/one?id=ID", "/wps/agent/settlements/lines?id=ID"];
/// Every call that takes the account of a settlement's other side.
const LISTS_OF_SETTLEMENTS: [&str; 4] = ["dividends", "daily", "hourly", "realTime"];

#[tokio::test]
async fn every_call_about_settlements_answers_for_those_of_others_as_for_none() {
    for house in House::each().await {
        let (site, server) = (&house.site, &house.site.server);
        let others = site.member("otheragent", "othermember").await;
        site.bets(&others, "o", BET, site.now(), 1).await;
        house.day("1").await;
        let [high, low, foreign] = [house.id_of("high").await, house.id_of("low").await, house.id_of("else").await];
        let nothing = platform::ids::new_id(site.now());
        // Whose ids are tried by whom: those of another tree, and those of its own tree of which the agent is no side.
        for (account, own, theirs) in [
            ("topagent", vec![&high, &low], vec![&foreign]),
            ("leftagent", vec![&low], vec![&foreign, &high]),
            ("otheragent", vec![&foreign], vec![&high, &low]),
        ] {
            let token = server.login(account, PASSWORD).await;
            let about = async |path: &str, id: &str| {
                let reply = server.get_as(&token, &path.replace("ID", id)).await;
                (reply.status, reply.text())
            };
            for path in OF_SETTLEMENTS {
                let unknown = about(path, &nothing).await;
                assert_eq!(unknown.0, 404, "{}: {path} {}", server.name, unknown.1);
                for id in &theirs {
                    assert_eq!(about(path, id).await, unknown, "{}: {account} {path}", server.name);
                }
                for id in &own {
                    assert_eq!(about(path, id).await.0, 200, "{}: {account} {path}", server.name);
                }
            }
        }
        let token = server.login("topagent", PASSWORD).await;
        for list in LISTS_OF_SETTLEMENTS {
            for role in ["PAYEE", "PAYER"] {
                let named = async |account: &str| {
                    let path = format!("/wps/agent/settlements/{list}?role={role}&account={account}");
                    let reply = server.get_as(&token, &path).await;
                    assert_eq!(reply.status, 200, "{path} {}", reply.text());
                    reply.text()
                };
                let unknown = named("nosuchname").await;
                for account in ["otheragent", "othermember"] {
                    assert_eq!(named(account).await, unknown, "{}: {list} {role} {account}", server.name);
                }
            }
        }
        let path = "/wps/agent/settlements/dividends?role=PAYER";
        let all = server.get_as(&token, path).await;
        assert_eq!(all.at("/value/count"), 1, "{}: its own alone: {}", server.name, all.text());
    }
}
