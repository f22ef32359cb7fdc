//! Accounts that agents make below themselves: what they may say, what goes with them, and the first login.

use axum::http::Method;
use futures_util::future::join_all;
use lumora_server::testing::{TestReply, TestServer};
use serde_json::{Value, json};

use super::team::Site;
use crate::support::{PASSWORD, token, with};

const PATH: &str = "/wps/agent/members";
const FIRST: &str = "Firstpass12";

/// A site with an agent of type 1 that has rates, and its session.
struct Centre {
    site: Site,
    agent: String,
    token: String,
}

impl Centre {
    async fn each() -> Vec<Self> {
        let mut centres = Vec::new();
        for site in Site::each().await {
            let agent = site.agent("", "topagent", 1).await;
            let token = site.server.login("topagent", PASSWORD).await;
            let rates = "insert into rebate_rates (member_id, product, from_day, rate)
                         select id, 'ALL', 0, 50 from members where account = 'topagent'
                         union all select id, 'LIVE', 0, 20 from members where account = 'topagent'";
            site.server.execute(rates).await;
            centres.push(Self { site, agent, token });
        }
        centres
    }

    async fn make_under(&self, key: &str, body: &Value) -> TestReply {
        let bearer = format!("Bearer {}", self.token);
        let headers = [("authorization", bearer.as_str()), ("idempotency-key", key)];
        self.site.server.sealed(Method::POST, PATH, &headers, body).await
    }

    async fn make(&self, body: &Value) -> TestReply {
        self.make_under(&platform::ids::new_id(self.site.now()), body).await
    }

    async fn count(&self) -> i64 {
        self.site.number("select count(*) from members where upline = 'topagent'").await
    }
}

fn body() -> Value {
    json!({ "username": "newmember1", "password": FIRST, "nickname": "Nova", "accountType": 0,
            "rates": [{ "product": "ALL", "rate": 30 }, { "product": "LIVE", "rate": 20 }] })
}

#[tokio::test]
async fn an_account_stands_below_its_agent_with_its_type_and_rates_in_the_agents_currency() {
    for c in Centre::each().await {
        let made = c.make(&with(&body(), &json!({ "accountType": 2 }))).await;
        assert_eq!(made.status, 200, "{}: {}", c.site.server.name, made.text());
        assert_eq!((made.at("/value/account"), made.at("/value/accountType")), (json!("newmember1"), json!(2)));
        let id = made.at("/value/id").as_str().expect("an id").to_owned();
        let row = c.site.row(&id).await;
        assert_eq!((row.upline.as_str(), row.currency.as_str(), row.nickname.as_str()), ("topagent", "USD", "Nova"));
        assert!(row.must_change_password() && row.terms_pending());
        let below = identity::tree::below(c.site.server.state.base.store.reader(), &c.agent, &id).await.expect("read");
        assert!(below.is_some());
        let rates = "select r.rate from rebate_rates r join members m on m.id = r.member_id
                     where m.account = 'newmember1' and r.product = 'LIVE'";
        assert_eq!(c.site.number(rates).await, 20);
        assert_eq!(
            c.site
                .number(
                    "select count(*) from accounts a join members m on m.id = a.owner where m.account = 'newmember1'"
                )
                .await,
            1
        );
    }
}

#[tokio::test]
async fn the_first_login_changes_the_password_and_agrees_to_the_terms() {
    for c in Centre::each().await {
        assert_eq!(c.make(&body()).await.status, 200);
        let server = &c.site.server;
        let login = server.try_login(&json!({ "username": "newmember1", "password": FIRST }), &[]).await;
        assert_eq!(login.at("/value/termsPending"), true, "{}: {}", server.name, login.text());
        let session = token(&login);
        assert_eq!(server.get_as(&session, "/wps/v2/wallets/balance").await.at("/code"), "password_change_required");
        let keep = json!({ "username": "newmember1", "password": FIRST, "remember": true });
        let cookie = server.try_login(&keep, &[]).await.cookie("remembered").expect("a cookie");
        let back = server.call(Method::POST, "/wps/session/remembered", &[("cookie", &cookie)], &Value::Null).await;
        assert_eq!(back.at("/value/termsPending"), true, "a remembered browser asks for consent too: {}", back.text());
        let change = json!({ "changeTicket": login.at("/value/changeTicket"), "newPassword": PASSWORD, "confirmNewPassword": PASSWORD });
        let send = async |body: &Value| change_password(server, &session, body).await;
        let refused = send(&change).await;
        assert_eq!(refused.at("/value/fields/ageAndTerms"), "consent_required", "{}", refused.text());
        let older = with(&change, &json!({ "ageAndTerms": true, "termsVersion": "1999-01" }));
        assert_eq!(send(&older).await.at("/value/fields/ageAndTerms"), "consent_required");
        let done = send(&with(&change, &json!({ "ageAndTerms": true, "termsVersion": "2026-01" }))).await;
        assert_eq!(done.status, 200, "{}", done.text());
        assert_eq!(server.get_as(&session, "/wps/v2/wallets/balance").await.status, 200);
        let consents =
            "select count(*) from consents c join members m on m.id = c.member_id where m.account = 'newmember1'";
        assert_eq!(c.site.number(consents).await, 1);
        let again = server.try_login(&json!({ "username": "newmember1", "password": PASSWORD }), &[]).await;
        assert_eq!((again.at("/value/termsPending"), again.at("/value/changeTicket")), (Value::Null, Value::Null));
    }
}

async fn change_password(server: &TestServer, session: &str, body: &Value) -> TestReply {
    let bearer = format!("Bearer {session}");
    server.sealed(Method::POST, "/wps/member/password", &[("authorization", bearer.as_str())], body).await
}

#[tokio::test]
async fn each_field_that_will_not_do_is_named_and_nothing_is_made() {
    for c in Centre::each().await {
        let long = "x".repeat(300);
        for (change, field, code) in [
            (json!({ "username": "" }), "username", "rule_empty"),
            (json!({ "username": "with blank" }), "username", ""),
            (json!({ "username": long }), "username", "too_long"),
            (json!({ "password": "" }), "password", "rule_empty"),
            (json!({ "password": long }), "password", "too_long"),
            (json!({ "username": "samename12", "password": "samename12" }), "password", "password_too_weak"),
            (json!({ "nickname": long }), "nickname", "too_long"),
            (json!({ "rates": [{ "product": "ALL", "rate": 51 }] }), "rates.ALL", "rate_too_high"),
            (json!({ "rates": [{ "product": "ALL", "rate": 50 }] }), "rates.LIVE", "rate_too_high"),
            (
                json!({ "rates": [{ "product": "ALL", "rate": 10 }, { "product": "ALL", "rate": 5 }] }),
                "rates.ALL",
                "rule_not_matching",
            ),
            (json!({ "rates": [{ "product": "NOSUCH", "rate": 1 }] }), "rates", "rule_not_matching"),
        ] {
            let reply = c.make(&with(&body(), &change)).await;
            let found = reply.at("/value/fields").get(field).cloned().unwrap_or_default();
            assert_eq!(reply.status, 422, "{}: {change} {}", c.site.server.name, reply.text());
            assert!(found.is_string() && (code.is_empty() || found == code), "{change}: {}", reply.text());
        }
        let above = c
            .make(&with(
                &body(),
                &json!({ "rates": [{ "product": "ALL", "rate": 60 }, { "product": "LIVE", "rate": 0 }] }),
            ))
            .await;
        assert_eq!(above.at("/value/rates/0/most"), 50, "the highest is told: {}", above.text());
        for (change, status) in [
            (json!({ "accountType": 4 }), 403),
            (json!({ "accountType": 41 }), 403),
            (json!({ "accountType": 77 }), 403),
        ] {
            let reply = c.make(&with(&body(), &change)).await;
            assert_eq!((reply.status, reply.at("/code")), (status, json!("agent_right_missing")), "{change}");
        }
        assert_eq!(c.count().await, 0);
        c.site.member("", "newmember1").await;
        let taken = c.make(&body()).await;
        assert_eq!((taken.status, taken.at("/code")), (409, json!("username_taken")));
    }
}

#[tokio::test]
async fn of_eight_at_once_under_one_key_one_is_made_and_of_eight_with_one_name_too() {
    for c in Centre::each().await {
        let wanted = body();
        let replies = join_all((0..8).map(|_| c.make_under("one-key", &wanted))).await;
        assert!(replies.iter().all(|it| it.status == 200 || it.status == 409), "{}", c.site.server.name);
        assert_eq!(c.count().await, 1);
        let again = c.make_under("one-key", &wanted).await;
        assert_eq!((again.status, again.at("/value/account")), (200, json!("newmember1")), "{}", again.text());
        let other = with(&body(), &json!({ "username": "othername1" }));
        let replies = join_all((0..8).map(|_| c.make(&other))).await;
        assert_eq!(replies.iter().filter(|it| it.status == 200).count(), 1, "{}", c.site.server.name);
        assert_eq!(c.count().await, 2);
    }
}

#[tokio::test]
async fn what_a_type_may_do_is_the_operators_and_counts_at_once() {
    for c in Centre::each().await {
        let server = &c.site.server;
        let centre = server.get_as(&c.token, "/wps/agent/registerCentre").await;
        assert_eq!(centre.at("/value/types"), json!([0, 1, 2]), "{}: {}", server.name, centre.text());
        crate::support::back_office::admin(server, &["agent-rights", "set", "1", "creates=0", "createAgent=off"])
            .await
            .expect("changed");
        let centre = server.get_as(&c.token, "/wps/agent/registerCentre").await;
        assert_eq!(centre.at("/value/types"), json!([0]), "{}", centre.text());
        assert_eq!(c.make(&with(&body(), &json!({ "accountType": 2 }))).await.status, 403);
        let wrong = crate::support::back_office::admin(server, &["agent-rights", "set", "1", "creates=0,1"]).await;
        assert!(wrong.is_err_and(|words| words.contains("createAgent must be on")));
        let unknown = crate::support::back_office::admin(server, &["agent-rights", "set", "1", "creates=0,4"]).await;
        assert!(unknown.is_err());
        c.site.member("topagent", "plainmember").await;
        let plain = server.login("plainmember", PASSWORD).await;
        let refused = server.get_as(&plain, "/wps/agent/registerCentre").await;
        assert_eq!((refused.status, refused.at("/code")), (403, json!("non_agent")));
    }
}
