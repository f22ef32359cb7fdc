//! Rates of a downline: between the agent's own and those directly below, from the next day on, once, and told.

use axum::http::Method;
use futures_util::future::join_all;
use lumora_server::testing::TestReply;
use serde_json::{Value, json};

use super::team::{DAY, PIN, Site};
use crate::support::PASSWORD;

const PATH: &str = "/wps/agent/downlineRates";

struct Centre {
    site: Site,
    token: String,
    middle: String,
    low: String,
}

impl Centre {
    /// An agent at 50 over one at 40, over a member at 30.
    async fn each() -> Vec<Self> {
        let mut centres = Vec::new();
        for site in Site::each().await {
            site.agent("", "topagent", 1).await;
            let middle = site.agent("topagent", "middleagent", 1).await;
            let low = site.member("middleagent", "lowmember").await;
            let token = site.server.login("topagent", PASSWORD).await;
            site.set_pin(&token).await;
            let rates = "insert into rebate_rates (member_id, product, from_day, rate)
                         select id, 'ALL', 0, case account when 'topagent' then 50 when 'middleagent' then 40 else 30 end
                         from members where account in ('topagent', 'middleagent', 'lowmember')";
            site.server.execute(rates).await;
            centres.push(Self { site, token, middle, low });
        }
        centres
    }

    async fn ask(&self, token: &str, key: &str, body: &Value) -> TestReply {
        let authorization = format!("Bearer {token}");
        let headers = [("authorization", authorization.as_str()), ("idempotency-key", key)];
        self.site.server.sealed(Method::POST, PATH, &headers, body).await
    }

    async fn set(&self, rates: &[(&str, i64)]) -> TestReply {
        let rates: Vec<Value> =
            rates.iter().map(|(product, rate)| json!({ "product": product, "rate": rate })).collect();
        let body = json!({ "memberId": self.middle, "rates": rates, "paymentPassword": PIN });
        self.ask(&self.token, &platform::ids::new_id(self.site.now()), &body).await
    }

    async fn read(&self) -> Value {
        let reply = self.site.server.get_as(&self.token, &format!("{PATH}?memberId={}", self.middle)).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        reply.at("/value")
    }

    async fn changes(&self) -> i64 {
        self.site.number("select count(*) from rebate_rate_changes where set_by = 'topagent'").await
    }
}

#[tokio::test]
async fn a_rate_counts_from_the_next_day_and_both_sides_see_what_became_of_what() {
    for mut c in Centre::each().await {
        let name = c.site.server.name;
        let set = c.set(&[("ALL", 45)]).await;
        assert_eq!(set.status, 200, "{name}: {}", set.text());
        let shown = c.read().await;
        assert_eq!((&shown["rates"][0]["rate"], &shown["coming"][0]["rate"]), (&json!(40), &json!(45)), "{name}");
        let first = &shown["history"][0];
        assert_eq!((&first["setBy"], &first["fromDay"]), (&json!("topagent"), &shown["fromDay"]));
        assert_eq!((&first["former"][0]["rate"], &first["rates"][0]["rate"]), (&json!(40), &json!(45)));
        let middle = c.site.server.login("middleagent", PASSWORD).await;
        let told = c.site.server.get_as(&middle, "/wps/member/messages").await.at("/value/content/0");
        assert_eq!(
            (&told["kind"], &told["arguments"]["name"]),
            (&json!("RATES_CHANGED"), &json!("topagent")),
            "{told}"
        );
        assert_eq!(told["arguments"]["number"], shown["fromDay"]);
        assert_eq!(told["arguments"]["rates"], json!([{ "product": "ALL", "former": 40, "latter": 45 }]));
        let log = "select latter from operator_changes where actor = 'agent topagent' and subject = 'rebate rates of middleagent'";
        assert_eq!(c.site.server.text(log).await.as_deref(), Some(r#"[{"product":"ALL","rate":45}]"#), "{name}");
        c.site.server.state.base.clock.advance_ms(DAY);
        c.token = c.site.server.login("topagent", PASSWORD).await;
        assert_eq!(c.read().await["rates"][0]["rate"], 45, "{name}");
    }
}

#[tokio::test]
async fn no_rate_is_above_the_agents_own_or_below_that_of_anybody_directly_below() {
    for c in Centre::each().await {
        let name = c.site.server.name;
        let above = c.set(&[("ALL", 51)]).await;
        assert_eq!((above.status, above.at("/value/rates/0/most")), (422, json!(50)), "{}", above.text());
        assert_eq!(above.at("/value/fields/rates.ALL"), "rate_too_high");
        let below = c.set(&[("ALL", 29)]).await;
        assert_eq!((below.status, below.at("/value/fields/rates.ALL")), (422, json!("rate_too_low")), "{name}");
        assert_eq!(
            (below.at("/value/rates/0/fault"), below.at("/value/rates/0/least")),
            (json!("BELOW_DOWNLINE"), json!(30))
        );
        let product = c.set(&[("ALL", 40), ("LIVE", 10)]).await;
        assert_eq!((product.status, product.at("/value/rates/0/product")), (422, json!("LIVE")), "{name}");
        let shown = c.read().await;
        assert_eq!((&shown["most"][0]["rate"], &shown["least"][0]["rate"]), (&json!(50), &json!(30)));
        assert_eq!(c.changes().await, 0, "{name}: nothing of it was done");
        assert_eq!(c.set(&[("ALL", 30)]).await.status, 200, "{name}");
        assert_eq!(c.set(&[("ALL", 50)]).await.status, 200, "{name}");
    }
}

#[tokio::test]
async fn once_the_downline_has_lowered_those_below_it_the_agent_may_lower_the_downline() {
    for c in Centre::each().await {
        let name = c.site.server.name;
        assert_eq!(c.set(&[("ALL", 20)]).await.status, 422, "{name}");
        let middle = c.site.server.login("middleagent", PASSWORD).await;
        c.site.set_pin(&middle).await;
        let body = json!({ "memberId": c.low, "rates": [{ "product": "ALL", "rate": 20 }], "paymentPassword": PIN });
        assert_eq!(c.ask(&middle, "lower-first", &body).await.status, 200, "{name}");
        assert_eq!(c.set(&[("ALL", 20)]).await.status, 200, "{name}: both count from the same day on");
    }
}

#[tokio::test]
async fn it_takes_the_right_the_payment_password_and_somebody_directly_below() {
    for c in Centre::each().await {
        let name = c.site.server.name;
        let rates = json!([{ "product": "ALL", "rate": 45 }]);
        let wrong = json!({ "memberId": c.middle, "rates": rates, "paymentPassword": "999111" });
        let refused = c.ask(&c.token, "wrong", &wrong).await;
        assert_eq!(
            (refused.status, refused.at("/value/fields/paymentPassword")),
            (422, json!("wrong_payment_password")),
            "{name}"
        );
        let deep = json!({ "memberId": c.low, "rates": rates, "paymentPassword": PIN });
        assert_eq!(c.ask(&c.token, "deep", &deep).await.status, 404, "{name}: it stands further down");
        let file = |id: &str| format!("/wps/agent/downline/file?id={id}");
        let offered = async |id: &str| c.site.server.get_as(&c.token, &file(id)).await.at("/value/canChangeRates");
        assert_eq!((offered(&c.middle).await, offered(&c.low).await), (json!(true), json!(false)), "{name}");
        c.site.server.execute("update agent_rights set change_rates = 0 where id = '1'").await;
        let missing = c.set(&[("ALL", 45)]).await;
        assert_eq!((missing.status, missing.at("/code")), (403, json!("agent_right_missing")), "{name}");
        assert_eq!(offered(&c.middle).await, json!(false), "{name}");
        assert_eq!(c.changes().await, 0, "{name}");
    }
}

#[tokio::test]
async fn eight_equal_changes_at_once_are_one_and_the_same_rates_again_are_none() {
    for c in Centre::each().await {
        let name = c.site.server.name;
        let body = json!({ "memberId": c.middle, "rates": [{ "product": "ALL", "rate": 45 }], "paymentPassword": PIN });
        let replies = join_all((0..8).map(|_| c.ask(&c.token, "same", &body))).await;
        assert!(replies.iter().any(|reply| reply.status == 200), "{name}");
        assert_eq!(c.changes().await, 1, "{name}");
        assert_eq!(
            c.site.number("select count(*) from member_messages where kind = 'RATES_CHANGED'").await,
            1,
            "{name}"
        );
        let again = c.set(&[("ALL", 45)]).await;
        assert_eq!((again.status, again.at("/code")), (409, json!("rates_same")), "{name}");
    }
}
