//! Registration links: who comes by one, how many, and what each has brought.

use futures_util::future::join_all;
use lumora_server::testing::TestReply;
use serde_json::{Value, json};

use super::team::{Bet, DAY, Site};
use crate::support::{PASSWORD, form, register, with};

const PATH: &str = "/wps/agent/registrationLinks";

struct Centre {
    site: Site,
    token: String,
}

impl Centre {
    async fn each() -> Vec<Self> {
        let mut centres = Vec::new();
        for site in Site::each().await {
            site.agent("", "topagent", 1).await;
            let token = site.server.login("topagent", PASSWORD).await;
            let rates = "insert into rebate_rates (member_id, product, from_day, rate)
                         select id, 'ALL', 0, 50 from members where account = 'topagent'";
            site.server.execute(rates).await;
            crate::support::set(&site.server, "register_captcha", "false").await;
            centres.push(Self { site, token });
        }
        centres
    }

    async fn post(&self, path: &str, body: &Value) -> TestReply {
        let key = platform::ids::new_id(self.site.now());
        self.site.server.post_under(&key, &self.token, path, body).await
    }

    async fn link(&self, change: &Value) -> Value {
        let reply = self.post(PATH, &with(&link(), change)).await;
        assert_eq!(reply.status, 200, "{}: {}", self.site.server.name, reply.text());
        reply.at("/value")
    }

    async fn list(&self) -> Value {
        let reply = self.site.server.get_as(&self.token, PATH).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        reply.at("/value/content")
    }

    async fn comes(&self, account: &str, code: &Value) -> TestReply {
        let server =
            self.site.server.at(&format!("203.0.113.{}", 1 + account.bytes().map(u32::from).sum::<u32>() % 250));
        let body = with(
            &form(account),
            &json!({ "affiliateCode": code, "mobileNum": "", "email": format!("{account}@mail.example") }),
        );
        register(&server, &body).await
    }
}

fn link() -> Value {
    json!({ "accountType": 0, "rates": [{ "product": "ALL", "rate": 30 }], "channel": "Café", "maxUses": 3, "days": 10 })
}

#[tokio::test]
async fn who_comes_by_a_link_stands_below_its_agent_with_its_type_and_rates() {
    for c in Centre::each().await {
        let link = c.link(&json!({ "accountType": 2 })).await;
        let code = &link["code"];
        let checked = c
            .site
            .server
            .get(&format!("/wps/agent/affiliate?code={}&domain=127.0.0.1:8080", code.as_str().unwrap()))
            .await;
        assert_eq!(checked.at("/value/valid"), true, "{}", checked.text());
        let came = c.comes("linkmember1", code).await;
        assert_eq!(came.status, 200, "{}: {}", c.site.server.name, came.text());
        let row = "select count(*) from members where account = 'linkmember1' and upline = 'topagent' and account_type = 2 and must_change_password = 0";
        assert_eq!(c.site.number(row).await, 1);
        let rate = "select r.rate from rebate_rates r join members m on m.id = r.member_id where m.account = 'linkmember1' and r.product = 'ALL'";
        assert_eq!(c.site.number(rate).await, 30);
        let list = c.list().await;
        assert_eq!(
            (&list[0]["used"], &list[0]["state"], &list[0]["channel"]),
            (&json!(1), &json!("OPEN"), &json!("Café"))
        );
    }
}

#[tokio::test]
async fn of_eight_at_once_no_more_come_than_a_link_allows_and_who_is_refused_leaves_nothing_behind() {
    for c in Centre::each().await {
        let link = c.link(&json!({ "maxUses": 3 })).await;
        let names: Vec<String> = (0..8).map(|at| format!("crowdmember{at}")).collect();
        let replies = join_all(names.iter().map(|name| c.comes(name, &link["code"]))).await;
        let came = replies.iter().filter(|it| it.status == 200).count();
        assert_eq!(came, 3, "{}: {:?}", c.site.server.name, replies.iter().map(TestReply::text).collect::<Vec<_>>());
        assert!(replies.iter().all(|it| it.status == 200 || it.at("/code") == "registration_link_ended"));
        assert_eq!(c.site.number("select count(*) from members where account like 'crowdmember%'").await, 3);
        assert_eq!(c.list().await[0]["state"], "USED_UP");
    }
}

#[tokio::test]
async fn a_link_that_has_expired_or_was_ended_takes_nobody_and_says_so() {
    for c in Centre::each().await {
        let name = c.site.server.name;
        let (ended, expiring) = (c.link(&json!({})).await, c.link(&json!({ "days": 1 })).await);
        let done = c.post(&format!("{PATH}/end"), &json!({ "id": ended["id"] })).await;
        assert_eq!((done.status, done.at("/value/state")), (200, json!("ENDED")), "{name}: {}", done.text());
        c.site.server.state.base.clock.advance_ms(DAY + 1);
        for link in [&ended, &expiring] {
            let code = link["code"].as_str().unwrap();
            let checked = c.site.server.get(&format!("/wps/agent/affiliate?code={code}&domain=127.0.0.1:8080")).await;
            assert_eq!((checked.at("/value/valid"), checked.at("/value/ended")), (json!(false), json!(true)), "{name}");
            let refused = c.comes("latemember1", &link["code"]).await;
            assert_eq!((refused.status, refused.at("/code")), (422, json!("registration_link_ended")), "{name}");
        }
        assert_eq!(c.site.number("select count(*) from members where account = 'latemember1'").await, 0);
    }
}

#[tokio::test]
async fn a_link_shows_what_those_have_paid_in_and_played_who_came_by_it() {
    for c in Centre::each().await {
        let link = c.link(&json!({})).await;
        for name in ["firstcomer", "secondcomer"] {
            assert_eq!(c.comes(name, &link["code"]).await.status, 200);
        }
        let id = c.site.server.text("select id from members where account = 'firstcomer'").await.expect("an id");
        let other = c.site.member("topagent", "otherway").await;
        let at = c.site.now();
        for (member, units) in [(&id, 2_000), (&other, 7_700)] {
            c.site.pays_in(member, "d", units).await;
            c.site
                .bets(member, "r", Bet { product: "RNG", stake: units, valid_bet: units / 2, payout: 0 }, at, 1)
                .await;
        }
        c.site.count().await;
        let list = c.list().await;
        let shown = ["used", "firstDeposits", "deposits", "turnover"].map(|name| list[0][name].clone());
        assert_eq!(shown, [json!(2), json!(1), json!("20.00"), json!("10.00")], "{}", c.site.server.name);
    }
}

#[tokio::test]
async fn what_no_link_can_say_is_refused_by_field() {
    for c in Centre::each().await {
        for (change, field) in [
            (json!({ "maxUses": 0 }), "maxUses"),
            (json!({ "maxUses": 10_001 }), "maxUses"),
            (json!({ "days": 366 }), "days"),
            (json!({ "channel": "two\nlines" }), "channel"),
            (json!({ "rates": [{ "product": "ALL", "rate": 51 }] }), "rates.ALL"),
        ] {
            let reply = c.post(PATH, &with(&link(), &change)).await;
            assert_eq!(reply.status, 422, "{}: {change} {}", c.site.server.name, reply.text());
            assert!(reply.at("/value/fields").get(field).is_some(), "{change}: {}", reply.text());
        }
        assert_eq!(c.post(PATH, &with(&link(), &json!({ "accountType": 42 }))).await.status, 403);
        assert_eq!(c.list().await, json!([]));
        // A link that was made before the agent's type lost its right takes nobody any more.
        let link = c.link(&json!({ "accountType": 1 })).await;
        c.site.server.execute("update agent_rights set creates = '0', create_agent = 0 where id = '1'").await;
        assert_eq!(c.comes("latecomer1", &link["code"]).await.at("/code"), "registration_link_ended");
    }
}
