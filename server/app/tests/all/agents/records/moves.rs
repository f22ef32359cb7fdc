//! What has moved the wallets of a team, and what the agent has earned itself.

use ledger::{Account, Transaction, TransactionKind};
use platform::store::Connection;

use super::{Family, figures};

#[tokio::test]
async fn movements_and_their_sums_are_those_of_the_team_and_hide_who_is_not_in_it() {
    for f in Family::each().await {
        f.gets(&f.one, "d", TransactionKind::PaymentDeposit, 5_000).await;
        f.gets(&f.other, "d", TransactionKind::PaymentDeposit, 900).await;
        f.gets(&f.two, "b", TransactionKind::PromotionReward, 17).await;
        f.gets(&f.top, "w", TransactionKind::Wage, 400).await;
        let pays = |from: &str, to: &str, key: &str, amount| {
            let (from, to) = (Account::wallet(from, "USD"), Account::wallet(to, "USD"));
            Transaction::transfer(
                TransactionKind::DownlineTransfer,
                format!("test:{key}"),
                "D".into(),
                from,
                to,
                amount,
            )
        };
        f.gets(&f.left, "c", TransactionKind::PaymentDeposit, 1_000).await;
        for transfer in [pays(&f.left, &f.one, "in", 100), pays(&f.left, &f.other, "out", 50)] {
            let now = f.site.now();
            let job = async move |tx: &mut Connection| ledger::post(tx, &transfer, now).await.map(drop);
            let write = f.site.server.state.base.store.write(move |tx| Box::pin(async move { job(tx).await }));
            write.await.expect("paid");
        }
        f.site.count().await;
        f.checks_moves().await;
        f.site.server.execute("update team_sizes set members = members + 5000").await;
        f.checks_moves().await;
    }
}

impl Family {
    async fn checks_moves(&self) {
        let (f, name) = (self, self.site.server.name);
        let token = f.token("topagent").await;
        let path = "/wps/agent/records/transactions?span=TODAY";
        assert_eq!(f.all(&token, path).await.len(), 6, "{name}");
        let page = f.get(&token, &format!("{path}&pageSize=100")).await;
        let sums: Vec<_> = page["sums"]
            .as_array()
            .expect("sums")
            .iter()
            .map(|it| figures(it, &["group", "count", "amount"]))
            .collect();
        let expected = [["DEPOSITS", "2", "60.00"], ["TRANSFERS", "3", "-0.50"], ["REWARDS", "1", "0.17"]];
        assert_eq!(sums, expected, "{name}");
        let transfers = f.get(&token, &format!("{path}&group=TRANSFERS&pageSize=100")).await;
        let mut parties: Vec<_> = transfers["content"]
            .as_array()
            .expect("content")
            .iter()
            .map(|it| figures(it, &["account", "amount", "party"]))
            .collect();
        parties.sort();
        let expected =
            [["leftagent", "-0.50", "ot•••"], ["leftagent", "-1.00", "onemember"], ["onemember", "1.00", "leftagent"]];
        assert_eq!(parties, expected, "{name}");
        let one = f.get(&token, &format!("{path}&member=onemember&group=DEPOSITS")).await;
        assert_eq!(
            (one["content"].as_array().map(Vec::len), one["sums"][0]["amount"].as_str()),
            (Some(1), Some("50.00"))
        );
        let branch = f.get(&token, &format!("{path}&member=leftagent&reach=BRANCH")).await;
        assert_eq!(branch["content"].as_array().map(Vec::len), Some(5), "{name}");
        // What the agent has earned itself is told apart from the team.
        let income = f.get(&token, "/wps/agent/records/income?span=TODAY").await;
        let total = figures(&income["total"], &["rebate", "dividends", "wages", "paid", "net"]);
        assert_eq!(total, ["0.00", "0.00", "4.00", "0.00", "4.00"], "{name}");
        assert_eq!(f.all(&token, "/wps/agent/records/income/transactions?span=TODAY").await.len(), 1, "{name}");
    }
}
