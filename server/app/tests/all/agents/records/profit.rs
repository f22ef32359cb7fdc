//! Profit and loss of a team.

use ledger::TransactionKind;
use platform::day::Day;
use serde_json::Value;

use super::super::team::DAY;
use super::{Family, Round, figures};

#[tokio::test]
async fn profit_and_loss_adds_up_by_member_day_and_product_and_keeps_the_tree_of_its_days() {
    for f in Family::each().await {
        let (name, start) = (f.site.server.name, f.site.now());
        f.plays(Round::of(&f.left, "0", (10, 0), start)).await;
        f.plays(Round::of(&f.one, "1", (1_000, 300), start)).await;
        f.plays(Round { product: "LIVE", ..Round::of(&f.deep, "2", (500, 900), start) }).await;
        f.plays(Round::of(&f.two, "3", (200, 200), start)).await;
        f.gets(&f.one, "d", TransactionKind::PaymentDeposit, 5_000).await;
        f.gets(&f.deep, "r", TransactionKind::Rebate, 7).await;
        f.gets(&f.deep, "w", TransactionKind::Wage, 11).await;
        f.gets(&f.two, "v", TransactionKind::Dividend, 13).await;
        f.gets(&f.two, "b", TransactionKind::PromotionReward, 17).await;
        f.site.server.state.base.clock.advance_ms(DAY);
        f.site.moves(&f.left, Some(&f.right)).await.expect("moved");
        f.plays(Round::of(&f.one, "4", (60, 0), f.site.now())).await;
        f.site.count().await;
        let days = (Day::at(start, 0).name(), Day::at(f.site.now(), 0).name());
        let report = |from: &str, until: &str| format!("/wps/agent/records/profit?from={from}&until={until}");
        let (top, right) = (f.token("topagent").await, f.token("rightagent").await);
        let names = ["bets", "turnover", "payout", "rebate", "bonus", "wages", "dividends", "deposits", "profit"];
        let first = f.get(&top, &report(&days.0, &days.0)).await;
        let total = ["4", "17.10", "14.00", "0.07", "0.17", "0.11", "0.13", "50.00", "-2.62"];
        assert_eq!(figures(&first["total"], &names), total, "{name}");
        let direct = ["1", "0.10", "0.00", "0.00", "0.00", "0.00", "0.00", "0.00", "-0.10"];
        assert_eq!(figures(&first["direct"], &names), direct, "{name}");
        let rows = |value: &Value, of: &str| -> Vec<(String, String, String)> {
            let text = |it: &Value| it.as_str().unwrap_or_default().to_owned();
            let row = |it: &Value| (text(&it["key"]), text(&it["direct"]["turnover"]), text(&it["total"]["turnover"]));
            value[of].as_array().expect("rows").iter().map(row).collect()
        };
        let own = |rows: &[(&str, &str, &str)]| -> Vec<(String, String, String)> {
            rows.iter().map(|(key, direct, total)| ((*key).into(), (*direct).into(), (*total).into())).collect()
        };
        let members = own(&[("leftagent", "0.10", "15.10"), ("rightagent", "0.00", "2.00")]);
        assert_eq!(rows(&first, "members"), members, "{name}");
        assert_eq!(rows(&first, "days"), own(&[(&days.0, "0.10", "17.10")]), "{name}");
        assert_eq!(rows(&first, "products"), own(&[("RNG", "0.10", "12.10"), ("LIVE", "0.00", "5.00")]), "{name}");
        // The next day shows the next tree, and both days together keep each of its own.
        let next = f.get(&top, &report(&days.1, &days.1)).await;
        assert_eq!(rows(&next, "members"), own(&[("rightagent", "0.00", "0.60")]), "{name}");
        let both = f.get(&top, &report(&days.0, &days.1)).await;
        let members = own(&[("leftagent", "0.10", "15.10"), ("rightagent", "0.00", "2.60")]);
        assert_eq!(rows(&both, "members"), members, "{name}");
        // Who walks down: what the branch did while it stood there.
        let down = f.get(&top, &format!("{}&member=leftagent", report(&days.0, &days.0))).await;
        assert_eq!(
            (down["own"]["turnover"].as_str(), down["total"]["turnover"].as_str()),
            (Some("0.10"), Some("15.00"))
        );
        assert_eq!(
            rows(&down, "members"),
            own(&[("onemember", "10.00", "10.00"), ("lowagent", "0.00", "5.00")]),
            "{name}"
        );
        assert_eq!(down["path"], serde_json::json!(["rightagent", "leftagent"]), "as it stood last");
        // It came within these days: of the days before nothing is told.
        let came = f.get(&right, &format!("{}&member=leftagent", report(&days.0, &days.1))).await;
        assert_eq!(rows(&came, "members"), own(&[("onemember", "0.60", "0.60")]), "{name}");
        assert_eq!((came["own"]["bets"].as_i64(), came["total"]["bets"].as_i64()), (Some(0), Some(1)), "{name}");
        // Drilling down from a figure gives the bets that it is made of.
        let bets = format!("/wps/agent/records/bets?from={}&until={}&member=leftagent&reach=BRANCH", days.0, days.0);
        assert_eq!(f.get(&top, &bets).await["stake"], "15.10", "{name}");
    }
}
