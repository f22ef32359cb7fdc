//! Statements of an agent's records: what is in a file is what the page shows, and a file passes the check.

use axum::http::StatusCode;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ledger::TransactionKind;
use lumora_statement::{Checker, Report, Step, Verdict};
use serde_json::{Value, json};

use super::{Family, Round};

const PATH: &str = "/wps/member/statements";

impl Family {
    async fn asks(&self, token: &str, kind: &str, filter: &str) -> axum::http::StatusCode {
        let body = json!({ "kind": kind, "format": "CSV", "filter": filter });
        StatusCode::from_u16(self.site.server.post_as(token, PATH, &body).await.status).expect("a status")
    }

    /// The statement that was asked for last, made and checked.
    async fn made(&self, token: &str) -> (Report, String) {
        self.site.server.run_jobs().await;
        let list = self.get(token, PATH).await;
        let statement = &list["list"][0];
        assert_eq!(statement["state"], "READY", "{list}");
        let link = self.site.server.post_as(token, &format!("{PATH}/link"), &json!({ "id": statement["id"] })).await;
        let file = self.site.server.get(link.at("/value/path").as_str().expect("a path")).await.text();
        let keys = self.site.server.get("/wps/statements/keys").await;
        let key = |key: &Value| URL_SAFE_NO_PAD.decode(key["publicKey"].as_str().expect("a key")).expect("base64url");
        let keys = keys
            .at("/value/keys")
            .as_array()
            .expect("keys")
            .iter()
            .map(|it| key(it).try_into().expect("32 bytes"))
            .collect::<Vec<[u8; 32]>>();
        let mut checker = Checker::new(&keys);
        checker.push(file.as_bytes());
        checker.close();
        while checker.step() != Step::Done {}
        let removed =
            self.site.server.post_as(token, &format!("{PATH}/delete"), &json!({ "id": statement["id"] })).await;
        assert_eq!(removed.status, 200);
        (checker.report(), file)
    }
}

#[tokio::test]
async fn an_agent_has_statements_of_its_team_that_pass_the_check_and_a_member_has_none() {
    for f in Family::each().await {
        let name = f.site.server.name;
        f.plays(Round::of(&f.one, "1", (1_000, 300), f.site.now())).await;
        f.plays(Round::of(&f.deep, "2", (500, 900), f.site.now())).await;
        f.plays(Round::of(&f.other, "3", (700, 0), f.site.now())).await;
        f.opens(&f.two, "4", 40).await;
        f.gets(&f.one, "d", TransactionKind::PaymentDeposit, 5_000).await;
        f.gets(&f.top, "w", TransactionKind::Wage, 400).await;
        f.site.count().await;
        let token = f.token("topagent").await;
        for (kind, filter, rows, total) in [
            ("TEAM_BETS", "span=TODAY", 3, ("stake", "15.40")),
            ("TEAM_BETS", "span=TODAY&member=leftagent&reach=BRANCH", 2, ("payout", "12.00")),
            ("TEAM_BETS", "span=TODAY&member=othermember", 0, ("stake", "0.00")),
            ("TEAM_PROFIT", "span=TODAY", 3, ("turnover", "15.00")),
            ("TEAM_TRANSACTIONS", "span=TODAY", 1, ("totalIn", "50.00")),
            ("INCOME", "span=TODAY", 1, ("wages", "4.00")),
        ] {
            assert_eq!(f.asks(&token, kind, filter).await, StatusCode::OK, "{name} {kind}");
            let (report, file) = f.made(&token).await;
            assert_eq!(report.verdict, Verdict::Intact, "{name} {kind} {filter}");
            assert_eq!(report.rows, rows, "{name} {kind} {filter}: {file}");
            let found = report.totals.iter().find(|(own, _)| own == total.0).map(|(_, value)| value.as_str());
            assert_eq!(found, Some(total.1), "{name} {kind} {filter}");
            // A file repeats its filter, and nothing else that the team does not hold.
            assert_eq!(file.contains("othermember"), filter.contains("othermember"), "{name} {kind}");
        }
        let member = f.token("onemember").await;
        assert_eq!(f.asks(&member, "TEAM_BETS", "span=TODAY").await, StatusCode::FORBIDDEN, "{name}");
        assert_eq!(f.asks(&token, "TEAM_PROFIT", "span=EVER").await, StatusCode::UNPROCESSABLE_ENTITY, "{name}");
    }
}
