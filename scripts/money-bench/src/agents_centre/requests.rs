//! The requests that are measured: the overview of each span, and every report and list of the agent centre, unfiltered and with each
//! filter.

use platform::ids::first_id;
use platform::store::{Store, sql};

use super::Asker;
use crate::Failure;

const OVERVIEWS: [&str; 4] = ["TODAY", "DAYS_7", "DAYS_30", "DAYS_90"];
const SPANS: [&str; 5] = ["TODAY", "YESTERDAY", "DAYS_7", "DAYS_30", "DAYS_365"];
const STATUSES: [&str; 5] = ["PENDING", "WON", "LOST", "DRAW", "ROLLED_BACK"];
const GROUPS: [&str; 5] = ["DEPOSITS", "WITHDRAWALS", "TRANSFERS", "REWARDS", "COMMISSION"];
const SORTS: [&str; 6] = ["NAME", "REGISTERED", "LAST_LOGIN", "BALANCE", "TEAM_SIZE", "TURNOVER"];
const TYPES: [(&str, &str); 4] =
    [("DIVIDEND", "dividends"), ("DAILY", "daily"), ("HOURLY", "hourly"), ("REALTIME", "realTime")];

const BETS: &str = "/wps/agent/records/bets";
const PROFIT: &str = "/wps/agent/records/profit";
const INCOME: &str = "/wps/agent/records/income";
const MOVES: &str = "/wps/agent/records/transactions";
const DOWNLINE: &str = "/wps/agent/downline";

/// List, filter and path of a request.
type MeasuredRequest = (&'static str, String, String);

/// A downline of the agent.
struct Downline {
    id: String,
    account: String,
}

/// Data of the team for filters: the direct downline with the largest team, the member with the most bets, the median bet, and the
/// games that were played most and least.
struct FilterValues {
    branch: Option<Downline>,
    member: Option<Downline>,
    middle: Option<(String, i64)>,
    games: Vec<(String, String)>,
}

async fn filter_values(store: &Store, asker: &Asker) -> Result<FilterValues, Failure> {
    let below = |found: Option<(String, String)>| found.map(|(id, account)| Downline { id, account });
    let branch = "select m.id, m.account from placements p join members m on m.id = p.member_id
                  left join team_sizes z on z.agent_id = m.id and z.reach = 2
                  where p.upline_id = $1 and p.until_ms is null order by coalesce(z.members, 0) desc, m.account limit 1";
    let branch = sql::query_as(branch).bind(&asker.id).fetch_optional(store.reader()).await?;
    let member = "select m.id, m.account from placement_ancestors a join placement_days d on d.placement_id = a.placement_id
                  join placements p on p.id = a.placement_id join members m on m.id = p.member_id
                  where a.ancestor_id = $1 and m.account_type = 0 group by m.id, m.account order by sum(d.bets) desc, m.id limit 1";
    let member = sql::query_as(member).bind(&asker.id).fetch_optional(store.reader()).await?;
    let middle = "select r.id, r.closed_at from placement_ancestors a join placements p on p.id = a.placement_id
                  join rounds r on r.member_id = p.member_id where a.ancestor_id = $1 order by r.closed_at
                  limit 1 offset (select count(*) / 2 from placement_ancestors a join placements p on p.id = a.placement_id
                      join rounds r on r.member_id = p.member_id where a.ancestor_id = $1)";
    let middle = sql::query_as(middle).bind(&asker.id).fetch_optional(store.reader()).await?;
    let games =
        "select vendor, game_code from team_game_days where agent_id = $1 group by 1, 2 order by sum(bets) desc, 2";
    let games: Vec<(String, String)> = sql::query_as(games).bind(&asker.id).fetch_all(store.reader()).await?;
    let ends = games.first().into_iter().chain(games.last()).cloned().collect();
    Ok(FilterValues { branch: below(branch), member: below(member), middle, games: ends })
}

/// All requests of an agent.
pub(super) async fn paths(store: &Store, asker: &Asker) -> Result<Vec<MeasuredRequest>, Failure> {
    let known = filter_values(store, asker).await?;
    let mut all: Vec<MeasuredRequest> = OVERVIEWS
        .iter()
        .map(|span| ("overview", format!("span={span}"), format!("/wps/agent/team?span={span}")))
        .collect();
    let spans = SPANS.iter().flat_map(|span| {
        [("bets", BETS), ("profit", PROFIT), ("income", INCOME), ("transactions", MOVES)]
            .map(|(list, path)| (list, format!("span={span}"), format!("{path}?span={span}")))
    });
    all.extend(spans);
    bets(&mut all, &known);
    records(&mut all, &known);
    downline(&mut all, &known);
    settlements(&mut all, store, asker).await?;
    Ok(all)
}

/// Requests of the whole year with these filters.
fn year(all: &mut Vec<MeasuredRequest>, (list, path): (&'static str, &str), filters: impl IntoIterator<Item = String>) {
    for filter in filters {
        all.push((list, filter.clone(), format!("{path}?span=DAYS_365&{filter}")));
    }
}

fn bets(all: &mut Vec<MeasuredRequest>, known: &FilterValues) {
    let bets = ("bets", BETS);
    year(all, bets, STATUSES.map(|status| format!("status={status}")));
    year(all, bets, ["RNG", "LIVE"].map(|product| format!("product={product}")));
    for (vendor, game) in &known.games {
        year(all, bets, [format!("vendor={vendor}"), format!("game={game}")]);
        year(
            all,
            bets,
            [format!("vendor={vendor}&game={game}&status=WON"), format!("game={game}&status=DRAW&pageSize=100")],
        );
    }
    if let Some(Downline { account, .. }) = &known.member {
        year(all, bets, [format!("member={account}"), format!("member={account}&status=WON")]);
    }
    if let Some(Downline { account, .. }) = &known.branch {
        year(
            all,
            bets,
            [format!("member={account}&reach=BRANCH"), format!("member={account}&reach=BRANCH&status=DRAW")],
        );
    }
    if let Some((id, at)) = &known.middle {
        year(all, bets, [format!("cursor={at}-{id}"), format!("status=WON&cursor={at}-{id}")]);
        all.push(("bets", "id=ours".to_owned(), format!("{BETS}?id={id}")));
        all.push(("bets", "id=nobody's".to_owned(), format!("{BETS}?id=nobody")));
        all.push(("bet", "one".to_owned(), format!("{BETS}/detail?id={id}")));
    }
}

fn records(all: &mut Vec<MeasuredRequest>, known: &FilterValues) {
    let moves = ("transactions", MOVES);
    year(all, moves, GROUPS.map(|group| format!("group={group}")));
    for Downline { account, .. } in known.branch.iter().chain(&known.member) {
        year(all, moves, [format!("member={account}"), format!("member={account}&reach=BRANCH&group=DEPOSITS")]);
        year(all, ("profit", PROFIT), [format!("member={account}")]);
    }
    if let Some((_, at)) = &known.middle {
        let place = first_id(*at);
        year(all, moves, [format!("cursor={at}-{place}_1"), format!("group=DEPOSITS&cursor={at}-{place}_1")]);
    }
    year(all, ("income movements", "/wps/agent/records/income/transactions"), ["pageSize=100".to_owned()]);
}

fn downline(all: &mut Vec<MeasuredRequest>, known: &FilterValues) {
    for sort in SORTS {
        for order in ["ASC", "DESC"] {
            let filter = format!("sort={sort}&order={order}");
            all.push(("downline", filter.clone(), format!("{DOWNLINE}?{filter}")));
        }
    }
    for filter in [
        "search=te",
        "search=team_05",
        "search=team_099",
        "search=nobody",
        "pageSize=100",
        "sort=TURNOVER&pageSize=100",
    ] {
        all.push(("downline", filter.to_owned(), format!("{DOWNLINE}?{filter}")));
    }
    for Downline { id, .. } in known.branch.iter().chain(&known.member) {
        all.push(("downline", "walk".to_owned(), format!("{DOWNLINE}?parent={id}&sort=TURNOVER&order=DESC")));
        all.push(("downline file", "one".to_owned(), format!("{DOWNLINE}/file?id={id}")));
        all.push(("transfer options", "one".to_owned(), format!("{DOWNLINE}/transferOptions?id={id}")));
    }
    if let Some(Downline { id, .. }) = &known.branch {
        all.push(("downline rates", "one".to_owned(), format!("/wps/agent/downlineRates?memberId={id}")));
    }
    for (list, path) in [
        ("transfers", "/wps/agent/downline/transfers"),
        ("register centre", "/wps/agent/registerCentre"),
        ("registration links", "/wps/agent/registrationLinks"),
    ] {
        all.push((list, "all".to_owned(), path.to_owned()));
    }
}

async fn settlements(all: &mut Vec<MeasuredRequest>, store: &Store, asker: &Asker) -> Result<(), Failure> {
    for (name, path) in TYPES {
        let list = format!("/wps/agent/settlements/{path}");
        for filter in ["role=PAYEE", "role=PAYER", "role=PAYER&status=PAID", "role=PAYER&from=2026-01-01&pageSize=100"]
        {
            all.push(("settlements", format!("{name} {filter}"), format!("{list}?{filter}")));
        }
        all.push(("running periods", name.to_owned(), format!("/wps/agent/settlements/running?contractType={name}")));
        all.push(("contracts", name.to_owned(), format!("/wps/agent/contracts?type={name}")));
    }
    all.push(("contracts", "open".to_owned(), "/wps/agent/contracts/open".to_owned()));
    // The lines of the settlement that this bench has made are closed too.
    let one =
        "select id from settlements where payee_id = $1 and contract_type = 'REALTIME' order by ends_at desc limit 1";
    let one: Option<String> = sql::query_scalar(one).bind(&asker.id).fetch_optional(store.reader()).await?;
    if let Some(id) = one {
        all.push(("settlement", "one".to_owned(), format!("/wps/agent/settlements/one?id={id}")));
        all.push(("settlement", "lines".to_owned(), format!("/wps/agent/settlements/lines?id={id}")));
    }
    Ok(())
}
