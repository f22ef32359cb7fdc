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
            let work = async move |tx: &mut Connection| ledger::post(tx, &transfer, now).await.map(drop);
            let write = f.site.server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await }));
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

#[tokio::test]
async fn income_says_where_it_came_from() {
    for f in Family::each().await {
        let (name, now, top, left) = (f.site.server.name, f.site.now(), &f.top, &f.left);
        let other = &f.other;
        for text in [
            format!("insert into rebate_payouts values ('{top}', 'USD', 7, 120, 0, 0, 0, 120, 0, 't1', {now})"),
            format!("insert into rebate_payouts values ('{other}', 'USD', 7, 999, 0, 0, 0, 999, 0, 't2', {now})"),
            format!("insert into rebate_entries values ('{top}', 7, 7, '{left}', 'RNG', 'USD', 1000, 20, 10, 70, 0)"),
            format!("insert into rebate_entries values ('{top}', 7, 7, '{left}', 'LIVE', 'USD', 1000, 20, 10, 30, 0)"),
            format!("insert into rebate_entries values ('{top}', 7, 7, '', 'RNG', 'USD', 1000, 20, 0, 20, 0)"),
            // What is withheld was not given, and what was paid on another day is not asked for.
            format!("insert into rebate_entries values ('{top}', 7, 6, '', 'RNG', 'USD', 1000, 20, 0, 500, 1)"),
            format!("insert into rebate_entries values ('{top}', 6, 6, '', 'RNG', 'USD', 1000, 20, 0, 800, 0)"),
        ] {
            f.site.server.execute(Box::leak(text.into_boxed_str())).await;
        }
        let income = f.get(&f.token("topagent").await, "/wps/agent/records/income?span=TODAY").await;
        let parts = |of: &str| -> Vec<Vec<String>> {
            income[of].as_array().expect("parts").iter().map(|it| figures(it, &["key", "amount"])).collect()
        };
        assert_eq!(parts("sources"), [["REBATE", "1.20"]], "{name}");
        assert_eq!(parts("products"), [["RNG", "0.90"], ["LIVE", "0.30"]], "{name}");
        assert_eq!(parts("branches"), [["leftagent", "1.00"], ["", "0.20"]], "{name}");
    }
}
