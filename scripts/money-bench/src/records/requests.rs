//! The requests that are measured: each list and sum, unfiltered, with each filter, and with a page far back.

use platform::ids::first_id;
use platform::store::{Store, sql};

use super::Asker;
use crate::Failure;

const SPANS: [&str; 5] = ["TODAY", "YESTERDAY", "DAYS_7", "DAYS_30", "DAYS_365"];
const GROUPS: [&str; 8] =
    ["STAKES", "PAYOUTS", "DEPOSITS", "WITHDRAWALS", "TRANSFERS", "REWARDS", "POINTS", "CORRECTIONS"];
const STATUSES: [&str; 5] = ["PENDING", "WON", "LOST", "DRAW", "ROLLED_BACK"];
const BONUS_STATES: [&str; 6] = ["ACTIVE", "COMPLETED", "EXPIRED", "FORFEITED", "CANCELLED", "LOST"];

const BETS: &str = "/wps/member/records/bets";
const DETAIL: &str = "/wps/member/records/bets/detail";
const ACCOUNT: &str = "/wps/relay/ODSFE2_MemTransDet";

/// List, filter and path of a request.
type MeasuredRequest = (&'static str, String, String);

/// Data of the member's bets for filters: the median bet, and the games that were played most and least.
struct FilterValues {
    middle: Option<(String, String, i64)>,
    games: Vec<(String, String)>,
}

async fn filter_values(store: &Store, asker: &Asker) -> Result<FilterValues, Failure> {
    let middle =
        "select id, supplier_round, opened_at from rounds where member_id = $1 order by opened_at limit 1 offset $2";
    let middle = sql::query_as(middle).bind(&asker.member_id).bind(asker.bets / 2);
    let games = "select vendor, game_code from rounds where member_id = $1 group by 1, 2 order by count(*) desc, 2";
    let games: Vec<(String, String)> = sql::query_as(games).bind(&asker.member_id).fetch_all(store.reader()).await?;
    let ends = games.first().into_iter().chain(games.last()).cloned().collect();
    Ok(FilterValues { middle: middle.fetch_optional(store.reader()).await?, games: ends })
}

/// All requests of a member.
pub(super) async fn paths(store: &Store, asker: &Asker) -> Result<Vec<MeasuredRequest>, Failure> {
    let FilterValues { middle, games } = filter_values(store, asker).await?;
    let mut all: Vec<MeasuredRequest> = Vec::new();
    let mut ask = |list: &'static str, filter: String, path: String| all.push((list, filter, path));
    for span in SPANS {
        for (list, path) in [("bets", BETS), ("account", ACCOUNT), ("profit", "/wps/member/records/profit")] {
            ask(list, format!("span={span}"), format!("{path}?span={span}"));
        }
        let path = format!("{ACCOUNT}?account=POINTS&span={span}");
        ask("points history", format!("span={span}"), path);
    }
    let year = "span=DAYS_365";
    for (list, path, filters) in [
        ("bets", BETS, STATUSES.map(|status| format!("status={status}")).to_vec()),
        ("bets", BETS, vec!["product=RNG".to_owned(), "product=LIVE".to_owned()]),
        ("account", ACCOUNT, GROUPS.map(|group| format!("group={group}")).to_vec()),
        ("account", ACCOUNT, vec!["direction=IN".to_owned(), "direction=OUT".to_owned()]),
        ("account", ACCOUNT, vec!["group=DEPOSITS&direction=OUT".to_owned()]),
        ("points history", ACCOUNT, vec!["account=POINTS&direction=OUT".to_owned()]),
    ] {
        for filter in filters {
            ask(list, filter.clone(), format!("{path}?{year}&{filter}"));
        }
    }
    for (vendor, game) in games {
        for filter in [
            format!("vendor={vendor}"),
            format!("game={game}"),
            format!("vendor={vendor}&game={game}&status=WON"),
            format!("game={game}&status=DRAW&pageSize=100"),
        ] {
            ask("bets", filter.clone(), format!("{BETS}?{year}&{filter}"));
        }
    }
    if let Some((id, round, at)) = middle {
        ask("bets", "id=ours".to_owned(), format!("{BETS}?id={id}"));
        ask("bets", "id=supplier's".to_owned(), format!("{BETS}?id={round}"));
        ask("bets", "id=nobody's".to_owned(), format!("{BETS}?id=nobody"));
        ask("bet", "one".to_owned(), format!("{DETAIL}?id={id}"));
        let far = first_id(at);
        ask("bets", "far back".to_owned(), format!("{BETS}?{year}&cursor={at}-{id}"));
        ask("bets", "far back, status=WON".to_owned(), format!("{BETS}?{year}&status=WON&cursor={at}-{id}"));
        ask("account", "far back".to_owned(), format!("{ACCOUNT}?{year}&cursor={far}-0"));
        let path = format!("{ACCOUNT}?{year}&group=DEPOSITS&cursor={far}-0");
        ask("account", "far back, group=DEPOSITS".to_owned(), path);
        ask("messages", "far back".to_owned(), format!("/wps/member/messages?cursor=0-{far}"));
        let path = format!("/wps/member/bonuses?cursor=0-{at}-bonus");
        ask("bonuses", "far back".to_owned(), path);
        ask("rewards", "past, far back".to_owned(), format!("/wps/member/rewards/past?cursor={at}-a"));
    }
    for state in BONUS_STATES {
        ask("bonuses", format!("state={state}"), format!("/wps/member/bonuses?state={state}"));
    }
    for category in ["PAYMENT", "PROMO", "SECURITY"] {
        ask("messages", format!("category={category}"), format!("/wps/member/messages?category={category}"));
    }
    for status in ["APPLYING", "APPROVED", "REJECTED"] {
        let path = format!("/wps/relay/MCS2_getRedeemPointList?status={status}");
        ask("redemptions", format!("status={status}"), path);
    }
    for (list, path) in [
        ("bonuses", "/wps/member/bonuses"),
        ("messages", "/wps/member/messages"),
        ("rewards", "/wps/member/rewards"),
        ("rewards", "/wps/member/rewards/count"),
        ("rewards", "/wps/member/rewards/past"),
        ("level", "/wps/member/level"),
        ("points", "/wps/relay/MCS2_getPointBalance"),
        ("redemptions", "/wps/relay/MCS2_getRedeemPointList"),
        ("missions", "/wps/relay/MCSFE_getMissionSummaryDetails"),
        ("leaderboard", "/wps/relay/MCSFE_getMissionLeaderboard"),
        ("statements", "/wps/member/statements"),
    ] {
        let end = path.rsplit('/').next().unwrap_or_default();
        ask(list, format!("all ({end})"), path.to_owned());
    }
    Ok(all)
}
