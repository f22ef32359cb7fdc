//! What operators do about agents: applications, appointments, moves, rates, who stood where.

use axum::http::Method;
use futures_util::future::join_all;
use serde_json::{Value, json};

use super::team::{DAY, Site};
use crate::support::PASSWORD;
use crate::support::back_office::{BackOffice, admin};

const REASON: &str = "a good partner";

async fn application(site: &Site, session: Option<&str>) -> String {
    let body = json!({ "name": "Lan", "contact": "lan@example.com", "channel": "My own page",
        "content": "I write about games every week." });
    let bearer = session.map(|token| format!("Bearer {token}")).unwrap_or_default();
    let headers = [("authorization", bearer.as_str())];
    let headers = if session.is_some() { &headers[..] } else { &headers[..0] };
    let reply = site.server.call(Method::PUT, "/wps/agent/application", headers, &body).await;
    reply.at("/value/reference").as_str().expect("a reference").to_owned()
}

#[tokio::test]
async fn an_application_is_accepted_once_and_makes_its_writer_an_agent_under_the_named_upline() {
    for site in Site::each().await {
        site.agent("", "topagent", 1).await;
        let writer = site.member("", "writermember").await;
        let session = site.server.login("writermember", PASSWORD).await;
        let id = application(&site, Some(&session)).await;
        site.server.execute("insert into rebate_rates (member_id, product, from_day, rate) select id, 'ALL', 0, 50 from members where account = 'topagent'").await;
        let office = BackOffice::at(site.server).await;
        let waiting = office.get("agents/applications?state=new").await;
        assert_eq!((&waiting["totalElements"], &waiting["content"][0]["writer"]), (&json!(1), &json!("writermember")));
        let accept = |change: Value| {
            crate::support::with(
                &json!({ "id": id, "decision": "accept", "accountType": 2, "upline": "topagent",
            "rates": [{ "product": "ALL", "rate": 40 }], "reason": REASON }),
                &change,
            )
        };
        let decide = "agents/applications/decide";
        for (change, status) in [
            (json!({ "accountType": 4 }), 422),
            (json!({ "upline": "nobodyatall" }), 422),
            (json!({ "rates": [{ "product": "ALL", "rate": 51 }] }), 422),
            (json!({ "account": "topagent" }), 422),
            (json!({ "reason": "x" }), 422),
            (json!({ "id": "nosuch" }), 404),
        ] {
            let refused = office.refused(Method::POST, decide, &accept(change.clone())).await;
            assert_eq!(refused.status, status, "{change}: {}", refused.text());
        }
        let wanted = accept(json!({}));
        let replies = join_all((0..8).map(|_| office.call(Method::POST, decide, &wanted))).await;
        assert_eq!(
            replies.iter().filter(|it| it.status == 200).count(),
            1,
            "{}: {}",
            office.server.name,
            replies[0].text()
        );
        let server = &office.server;
        let row = "select account_type || '|' || upline from members where account = 'writermember'";
        assert_eq!(server.text(row).await.as_deref(), Some("2|topagent"));
        let told = server.text("select kind || '|' || name from member_messages where kind = 'AGENT_APPOINTED'").await;
        assert_eq!(told, Some(format!("AGENT_APPOINTED|{REASON}")));
        let top = server.text("select id from members where account = 'topagent'").await.expect("an id");
        let sizes = identity::tree::sizes(server.state.base.store.reader(), &top);
        let (direct, _) = sizes.await.expect("sizes");
        assert_eq!((direct.agents, direct.members), (1, 0));
        assert_eq!(server.get_as(&session, "/wps/agent/registerCentre").await.status, 200, "an agent at once");
        assert!(!writer.is_empty());
        let changes = admin(server, &["changes"]).await.expect("changes");
        assert!(changes.contains("agent writermember") && changes.contains(REASON), "{changes}");
    }
}

#[tokio::test]
async fn a_refused_applicant_is_told_why_and_the_command_says_the_same() {
    for site in Site::each().await {
        site.member("", "writermember").await;
        let session = site.server.login("writermember", PASSWORD).await;
        let id = application(&site, Some(&session)).await;
        let visitors = application(&site, None).await;
        let server = &site.server;
        admin(server, &["agents", "refuse", &id, "--reason", "too few players"]).await.expect("refused");
        let told = server.text("select name from member_messages where kind = 'AGENT_REFUSED'").await;
        assert_eq!(told.as_deref(), Some("too few players"));
        assert!(admin(server, &["agents", "refuse", &id, "--reason", "once more"]).await.is_err());
        let nobody = admin(server, &["agents", "accept", &visitors, "--type", "1", "--top", "--reason", REASON]).await;
        assert!(nobody.is_err_and(|words| words.contains("a visitor wrote")));
        let done = admin(
            server,
            &[
                "agents",
                "accept",
                &visitors,
                "--account",
                "writermember",
                "--type",
                "1",
                "--top",
                "--rates",
                "ALL=80",
                "--reason",
                REASON,
            ],
        )
        .await;
        assert!(done.is_ok_and(|words| words.contains("accepted")));
        let rate =
            "select r.rate from rebate_rates r join members m on m.id = r.member_id where m.account = 'writermember'";
        assert_eq!(site.number(rate).await, 80);
    }
}

#[tokio::test]
async fn a_move_is_previewed_without_a_change_then_made_and_yesterday_keeps_its_tree() {
    for site in Site::each().await {
        for name in ["leftagent", "rightagent"] {
            site.agent("", name, 1).await;
        }
        site.agent("leftagent", "branchagent", 1).await;
        site.member("branchagent", "leafmember").await;
        site.server.execute("insert into rebate_rates (member_id, product, from_day, rate)
            select id, 'ALL', 0, case account when 'leftagent' then 50 when 'rightagent' then 20 else 40 end from members
            where account in ('leftagent', 'rightagent', 'branchagent')").await;
        site.server.state.base.clock.advance_ms(3 * DAY);
        let server = &site.server;
        let preview = admin(server, &["agents", "move", "branchagent", "--under", "rightagent", "--preview"])
            .await
            .expect("a preview");
        assert!(preview.contains("branchagent with 2 in all would be moved from leftagent to rightagent"), "{preview}");
        assert!(preview.contains("rates of branchagent: ALL=40 -> ALL=20"), "{preview}");
        assert_eq!(
            server.text("select upline from members where account = 'branchagent'").await.as_deref(),
            Some("leftagent")
        );
        admin(server, &["agents", "move", "branchagent", "--under", "rightagent", "--reason", REASON])
            .await
            .expect("moved");
        assert!(
            admin(server, &["agents", "move", "rightagent", "--under", "branchagent", "--reason", REASON])
                .await
                .is_err()
        );
        let tree = admin(server, &["agents", "tree", "rightagent"]).await.expect("a tree");
        assert!(tree.contains("  branchagent") && tree.contains("    leafmember"), "{tree}");
        let report = admin(server, &["agents", "report", "--account", "leafmember"]).await.expect("places");
        assert_eq!(report.lines().count(), 2, "{report}");
        let day = |days: i64| platform::day::Day::at(site.now() - days * DAY, 0).name();
        let (before, after) = (day(1), day(0));
        let under = |day: String, upline: &'static str| async move {
            admin(server, &["agents", "report", "--day", &day, "--under", upline]).await.expect("a report")
        };
        assert!(under(before.clone(), "leftagent").await.contains("leafmember"));
        assert!(!under(before, "rightagent").await.contains("leafmember"));
        assert!(under(after, "rightagent").await.contains("leafmember"));
        assert_eq!(site.number("select count(*) from placement_moves where reason = 'a good partner'").await, 1);
    }
}

#[tokio::test]
async fn rates_of_the_top_are_the_operators_and_lower_whoever_is_above() {
    for site in Site::each().await {
        site.agent("", "topagent", 1).await;
        site.member("topagent", "lowmember").await;
        let server = &site.server;
        admin(server, &["agents", "rates", "topagent", "ALL=80", "--reason", REASON]).await.expect("set");
        site.server.state.base.clock.advance_ms(DAY);
        assert!(admin(server, &["agents", "rates", "lowmember", "ALL=81", "--reason", REASON]).await.is_err());
        admin(server, &["agents", "rates", "lowmember", "ALL=80", "--reason", REASON]).await.expect("set");
        let lowered =
            admin(server, &["agents", "rates", "topagent", "ALL=60,LIVE=10", "--reason", REASON]).await.expect("set");
        assert!(lowered.contains("lowered along: lowmember"), "{lowered}");
        assert!(admin(server, &["agents", "rates", "topagent", "ALL=x", "--reason", REASON]).await.is_err());
    }
}
