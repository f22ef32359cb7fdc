//! Statements of an agent's records: what is in a file is what the page shows, and a file passes the check.

use axum::http::StatusCode;
use ledger::TransactionKind;
use lumora_statement::Verdict;

use super::{Family, Round};

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
            assert_eq!(f.site.asks_statement(&token, kind, filter).await, StatusCode::OK, "{name} {kind}");
            let (report, file) = f.site.made_statement(&token).await;
            assert_eq!(report.verdict, Verdict::Intact, "{name} {kind} {filter}");
            assert_eq!(report.rows, rows, "{name} {kind} {filter}: {file}");
            let found = report.totals.iter().find(|(own, _)| own == total.0).map(|(_, value)| value.as_str());
            assert_eq!(found, Some(total.1), "{name} {kind} {filter}");
            // A file repeats its filter, and nothing else that the team does not hold.
            assert_eq!(file.contains("othermember"), filter.contains("othermember"), "{name} {kind}");
        }
        let member = f.token("onemember").await;
        assert_eq!(f.site.asks_statement(&member, "TEAM_BETS", "span=TODAY").await, StatusCode::FORBIDDEN, "{name}");
        assert_eq!(
            f.site.asks_statement(&token, "TEAM_PROFIT", "span=EVER").await,
            StatusCode::UNPROCESSABLE_ENTITY,
            "{name}"
        );
    }
}
