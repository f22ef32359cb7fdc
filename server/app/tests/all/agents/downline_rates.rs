//! Rates of a downline: within the agent's own, from the next day on, and with those further down who would be above.

use lumora_server::testing::TestReply;
use serde_json::{Value, json};

use super::team::{DAY, Site};
use crate::support::PASSWORD;

const PATH: &str = "/wps/agent/downlineRates";

struct Centre {
    site: Site,
    token: String,
    middle: String,
}

impl Centre {
    /// An agent at 50 over one at 40, over a member at 30; live games less.
    async fn each() -> Vec<Self> {
        let mut centres = Vec::new();
        for site in Site::each().await {
            site.agent("", "topagent", 1).await;
            let middle = site.agent("topagent", "middleagent", 1).await;
            site.member("middleagent", "lowmember").await;
            let token = site.server.login("topagent", PASSWORD).await;
            let rates = "insert into rebate_rates (member_id, product, from_day, rate)
                         select id, 'ALL', 0, case account when 'topagent' then 50 when 'middleagent' then 40 else 30 end
                         from members where account in ('topagent', 'middleagent', 'lowmember')";
            site.server.execute(rates).await;
            centres.push(Self { site, token, middle });
        }
        centres
    }

    async fn post(&self, path: &str, rate: i64, agreement: &str) -> TestReply {
        let key = platform::ids::new_id(self.site.now());
        let body =
            json!({ "memberId": self.middle, "rates": [{ "product": "ALL", "rate": rate }], "agreement": agreement });
        self.site.server.post_under(&key, &self.token, path, &body).await
    }

    async fn read(&self) -> Value {
        let reply = self.site.server.get_as(&self.token, &format!("{PATH}?memberId={}", self.middle)).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        reply.at("/value")
    }

    async fn coming(&self, account: &'static str) -> i64 {
        let query = "select max(from_day * 100000 + rate) from rebate_rates r join members m on m.id = r.member_id where m.account = 'lowmember'";
        assert_eq!(account, "lowmember");
        self.site.number(query).await % 100_000
    }
}

#[tokio::test]
async fn a_rate_counts_from_the_next_day_and_is_never_above_the_agents_own() {
    for c in Centre::each().await {
        let above = c.post(PATH, 51, "").await;
        assert_eq!((above.status, above.at("/value/rates/0/most")), (422, json!(50)), "{}", above.text());
        let set = c.post(PATH, 45, "").await;
        assert_eq!(set.status, 200, "{}: {}", c.site.server.name, set.text());
        let shown = c.read().await;
        assert_eq!((&shown["rates"][0]["rate"], &shown["coming"][0]["rate"]), (&json!(40), &json!(45)));
        assert_eq!(
            (&shown["history"][0]["setBy"], &shown["history"][0]["rates"][0]["rate"]),
            (&json!("topagent"), &json!(45))
        );
        c.site.server.state.base.clock.advance_ms(DAY);
        let token = c.site.server.login("topagent", PASSWORD).await;
        let reply = c.site.server.get_as(&token, &format!("{PATH}?memberId={}", c.middle)).await;
        assert_eq!(reply.at("/value/rates/0/rate"), 45);
    }
}

#[tokio::test]
async fn a_lower_rate_lowers_those_further_down_once_the_agent_agrees_to_exactly_that_list() {
    for c in Centre::each().await {
        let name = c.site.server.name;
        let preview = c.post(&format!("{PATH}/preview"), 20, "").await;
        assert_eq!(
            (preview.at("/value/loweredCount"), preview.at("/value/lowered/0/account")),
            (json!(1), json!("lowmember")),
            "{name}: {}",
            preview.text()
        );
        assert_eq!(
            (preview.at("/value/lowered/0/rates/0/rate"), preview.at("/value/lowered/0/lowered/0/rate")),
            (json!(30), json!(20))
        );
        let agreement = preview.at("/value/agreement").as_str().expect("an agreement").to_owned();
        for wrong in ["", "another"] {
            let refused = c.post(PATH, 20, wrong).await;
            assert_eq!((refused.status, refused.at("/code")), (409, json!("rates_changed")), "{name}");
        }
        assert_eq!(c.post(PATH, 19, &agreement).await.status, 409, "{name}: it was agreed to 20");
        assert_eq!(c.coming("lowmember").await, 30);
        assert_eq!(c.post(PATH, 20, &agreement).await.status, 200, "{name}");
        assert_eq!(c.coming("lowmember").await, 20, "{name}");
        let nobody = c.post(&format!("{PATH}/preview"), 20, "").await;
        assert_eq!((nobody.at("/value/loweredCount"), nobody.at("/value/agreement")), (json!(0), json!("")), "{name}");
    }
}
