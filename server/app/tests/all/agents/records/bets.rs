//! The betting history of a team.

use axum::http::StatusCode;
use platform::day::Day;
use serde_json::Value;

use super::super::team::DAY;
use super::{Family, Round, decimal, figures};

#[tokio::test]
async fn a_team_s_bets_are_those_of_its_members_of_that_moment() {
    for f in Family::each().await {
        let start = f.site.now();
        f.plays(Round::of(&f.one, "1", (1_000, 300), start)).await;
        f.plays(Round { vendor: "V2", game: "g2", ..Round::of(&f.deep, "2", (500, 900), start + 1) }).await;
        f.plays(Round { product: "LIVE", ..Round::of(&f.two, "3", (200, 200), start + 2) }).await;
        f.plays(Round::of(&f.other, "4", (9_000, 0), start + 3)).await;
        // It was placed three days before it was settled.
        f.plays(Round { long: 3 * DAY, ..Round::of(&f.one, "5", (70, 0), start + 4) }).await;
        f.site.server.state.base.clock.advance_ms(DAY);
        f.site.moves(&f.left, Some(&f.right)).await.expect("moved");
        f.plays(Round::of(&f.deep, "6", (40, 0), f.site.now())).await;
        f.opens(&f.two, "7", 33).await;
        f.site.count().await;
        f.checks_bets(start).await;
        // Large teams are read by time and not by member, and give the same.
        f.site.server.execute("update team_sizes set members = members + 5000").await;
        f.checks_bets(start).await;
    }
}

impl Family {
    async fn checks_bets(&self, start: i64) {
        let (f, name) = (self, self.site.server.name);
        let ids = |all: &[(&str, &str)]| all.iter().map(|(member, id)| format!("{member}-{id}")).collect::<Vec<_>>();
        let (one, two, deep) = (f.one.as_str(), f.two.as_str(), f.deep.as_str());
        let bets = "/wps/agent/records/bets?span=DAYS_7";
        let (top, left, right) = (f.token("topagent").await, f.token("leftagent").await, f.token("rightagent").await);
        let whole = ids(&[(two, "7"), (deep, "6"), (one, "5"), (two, "3"), (deep, "2"), (one, "1")]);
        let mut found = f.all(&top, bets).await;
        // Both are of the same moment, or nearly.
        found[..2].sort_by_key(|id| !id.ends_with("-7"));
        assert_eq!(found, whole, "{name}");
        assert_eq!(f.all(&left, bets).await, ids(&[(deep, "6"), (one, "5"), (deep, "2"), (one, "1")]), "{name}");
        // The branch came after it had played.
        let mut found = f.all(&right, bets).await;
        found[..2].sort_by_key(|id| !id.ends_with("-7"));
        assert_eq!(found, ids(&[(two, "7"), (deep, "6"), (two, "3")]), "{name}");
        let filtered = [
            ("&status=WON", ids(&[(deep, "2")])),
            ("&status=DRAW", ids(&[(two, "3")])),
            ("&status=PENDING", ids(&[(two, "7")])),
            ("&status=ROLLED_BACK", vec![]),
            ("&product=LIVE", ids(&[(two, "3")])),
            ("&vendor=V2", ids(&[(deep, "2")])),
            ("&vendor=V2&game=g2&product=RNG&status=WON", ids(&[(deep, "2")])),
            ("&member=onemember", ids(&[(one, "5"), (one, "1")])),
            ("&member=leftagent", vec![]),
            ("&member=leftagent&reach=BRANCH", ids(&[(deep, "6"), (one, "5"), (deep, "2"), (one, "1")])),
            ("&member=lowagent&reach=BRANCH&status=LOST", ids(&[(deep, "6")])),
        ];
        for (filter, expected) in filtered {
            assert_eq!(f.all(&top, &format!("{bets}{filter}")).await, expected, "{name} {filter}");
            // The sums are those of the lines that are settled.
            let sums = f.get(&top, &format!("{bets}{filter}&pageSize=100")).await;
            let settled = |it: &&Value| it["bet"]["status"] != "PENDING";
            let lines: Vec<&Value> = sums["content"].as_array().expect("content").iter().filter(settled).collect();
            let sum = |of: &str| -> i64 {
                let minor = |it: &&Value| it["bet"][of].as_str().expect("money").replace('.', "").parse::<i64>();
                lines.iter().map(|it| minor(it).expect("a number")).sum()
            };
            assert_eq!(sums["count"], lines.len(), "{name} {filter}");
            assert_eq!(
                figures(&sums, &["stake", "payout"]),
                [decimal(sum("stake")), decimal(sum("payout"))],
                "{filter}"
            );
            assert_eq!(
                figures(&sums, &["net", "validBet"]),
                [decimal(sum("payout") - sum("stake")), decimal(sum("stake"))]
            );
        }
        let sums = f.get(&top, bets).await;
        assert_eq!(figures(&sums, &["open", "openStake", "count"]), ["1", "0.33", "5"], "{name}");
        // A branch of days before it came is another team's.
        let came = f.get(&right, &format!("{bets}&member=leftagent&reach=BRANCH")).await;
        assert_eq!(figures(&came, &["count", "stake"]), ["1", "0.40"], "{name}");
        let day = Day::at(start, 0).name();
        let before = f.get(&right, &format!("/wps/agent/records/bets?from={day}&member=leftagent&reach=BRANCH")).await;
        assert_eq!(figures(&before, &["count", "stake"]), ["0", "0.00"], "{name}");
        let by_id = f.get(&top, &format!("/wps/agent/records/bets?id={deep}-2")).await;
        assert_eq!((by_id["count"].clone(), by_id["content"][0]["account"].clone()), (1.into(), "deepmember".into()));
    }
}

#[tokio::test]
async fn a_bet_of_another_team_is_one_that_does_not_exist() {
    for f in Family::each().await {
        f.plays(Round::of(&f.other, "1", (100, 0), f.site.now())).await;
        f.plays(Round::of(&f.one, "1", (100, 0), f.site.now())).await;
        let token = f.token("topagent").await;
        let detail = |id: &str| format!("/wps/agent/records/bets/detail?id={id}");
        let own = f.get(&token, &detail(&format!("{}-1", f.one))).await;
        assert_eq!((own["account"].as_str(), own["bet"]["status"].as_str()), (Some("onemember"), Some("LOST")));
        let foreign = f.site.server.get_as(&token, &detail(&format!("{}-1", f.other))).await;
        assert_eq!(foreign.status, StatusCode::NOT_FOUND, "{}", f.site.server.name);
        let nobody = f.site.server.get_as(&token, &detail("nosuchbet")).await;
        assert_eq!(foreign.json(), nobody.json(), "{}", f.site.server.name);
        let look = |id: &str| format!("/wps/agent/records/bets?id={id}");
        let found = f.get(&token, &look(&format!("{}-1", f.other))).await;
        assert_eq!(found, f.get(&token, &look("nosuchbet")).await, "{}", f.site.server.name);
        for page in ["bets", "profit", "transactions"] {
            let ask = |account: &str| format!("/wps/agent/records/{page}?member={account}");
            let foreign = f.site.server.get_as(&token, &ask("othermember")).await;
            let nobody = f.site.server.get_as(&token, &ask("nobodythere")).await;
            assert_eq!((foreign.status, foreign.json()), (nobody.status, nobody.json()), "{page}");
            assert_eq!(foreign.status, StatusCode::NOT_FOUND, "{page}");
            let own = f.site.server.get_as(&token, &ask("onemember")).await;
            assert_eq!(own.status, StatusCode::OK, "{page}");
            // Nor is the agent a member of its own team.
            let itself = f.site.server.get_as(&token, &ask("topagent")).await;
            assert_eq!(itself.json(), nobody.json(), "{page}");
        }
    }
}
