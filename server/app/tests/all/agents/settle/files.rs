//! What contracts have brought, in files: statements that anybody can check, and a member's copy of the data.

use std::collections::BTreeMap;

use axum::http::StatusCode;
use lumora_statement::Verdict;
use serde_json::{Value, json};

use super::decided::{BET, House};
use crate::privacy::copies::files;
use crate::support::PASSWORD;

impl House {
    /// The member's copy of the data, file by file.
    async fn copy(&self, account: &str) -> BTreeMap<String, String> {
        let (server, path) = (&self.site.server, "/wps/member/dataCopy");
        let token = server.login(account, PASSWORD).await;
        let asked = server.post_as(&token, path, &json!({})).await;
        assert_eq!(asked.status, 200, "{}", asked.text());
        server.run_jobs().await;
        let link = server.post_as(&token, &format!("{path}/link"), &json!({})).await;
        files(&server.get(link.at("/value/path").as_str().expect("a path")).await.body)
    }
}

fn read(files: &BTreeMap<String, String>, name: &str) -> Value {
    serde_json::from_str(&files[name]).expect("JSON")
}

#[tokio::test]
async fn both_sides_have_statements_of_settlements_that_pass_the_check_and_hold_what_the_filter_lets_through() {
    for house in House::each().await {
        let name = house.site.server.name;
        house.day("1").await;
        house.day("2").await;
        house.site.pays_in(&house.top, "1", 300).await;
        house.approve(&house.id_of("low").await).await;
        let (site, server) = (&house.site, &house.site.server);
        for (account, kind, filter, rows, totals) in [
            ("leftagent", "DIVIDENDS", "role=PAYEE", 2, ("16.00", "3.00")),
            ("leftagent", "DIVIDENDS", "span=DAYS_365&role=PAYEE&status=PARTIAL", 1, ("8.00", "3.00")),
            ("leftagent", "DIVIDENDS", "role=PAYER", 0, ("0.00", "0.00")),
            ("leftagent", "DIVIDENDS", "span=TODAY&role=PAYEE", 0, ("0.00", "0.00")),
            ("leftagent", "DAILY_WAGES", "role=PAYEE", 0, ("0.00", "0.00")),
            ("topagent", "DIVIDENDS", "role=PAYER&account=leftagent", 2, ("16.00", "3.00")),
            ("topagent", "DIVIDENDS", "role=PAYER&account=otheragent", 0, ("0.00", "0.00")),
            ("topagent", "DIVIDENDS", "", 2, ("32.00", "0.00")),
            ("otheragent", "DIVIDENDS", "", 0, ("0.00", "0.00")),
        ] {
            let token = server.login(account, PASSWORD).await;
            assert_eq!(site.asks_statement(&token, kind, filter).await, StatusCode::OK, "{name} {account} {filter}");
            let (report, file) = site.made_statement(&token).await;
            assert_eq!(report.verdict, Verdict::Intact, "{name} {account} {kind} {filter}");
            assert_eq!(report.rows, rows, "{name} {account} {kind} {filter}: {file}");
            let found: Vec<&str> = report.totals.iter().map(|(_, value)| value.as_str()).collect();
            assert_eq!(found, [totals.0, totals.1], "{name} {account} {kind} {filter}");
            if account == "leftagent" {
                assert!(!file.contains("topagent"), "who pays is masked: {file}");
            }
        }
        let token = server.login("leftagent", PASSWORD).await;
        site.asks_statement(&token, "DIVIDENDS", "status=PARTIAL").await;
        let (_, file) = site.made_statement(&token).await;
        assert!(file.contains("to•••") && file.contains("10.00,8.00"), "{name}: {file}");
        let member = server.login("leafmember", PASSWORD).await;
        assert_eq!(site.asks_statement(&member, "DIVIDENDS", "").await, StatusCode::FORBIDDEN, "{name}");
        for filter in ["status=SOMETIMES", "span=EVER", "role=NOBODY"] {
            let refused = site.asks_statement(&token, "HOURLY_SALARY", filter).await;
            assert_eq!(refused, StatusCode::UNPROCESSABLE_ENTITY, "{name} {filter}");
        }
    }
}

#[tokio::test]
async fn a_copy_of_the_data_holds_the_contracts_of_its_member_what_they_brought_rebates_and_transfers_and_nobody_elses()
{
    for house in House::each().await {
        let name = house.site.server.name;
        let server = &house.site.server;
        house.site.bets(&house.other, "o", BET, house.site.now(), 1).await;
        house.day("1").await;
        house.site.pays_in(&house.top, "1", 300).await;
        house.approve(&house.id_of("low").await).await;
        for statement in [
            "update contract_versions set text = 'text of ' || contract_id, hash = 'hash of ' || contract_id",
            "insert into contract_signatures (contract_id, version, side, signer_id, hash, signed_at)
             select id, 1, 'UPLINE', case when upline_id = '' then 'odette' else upline_id end, 'hash of ' || id, 5 from contracts",
            "insert into contract_signatures (contract_id, version, side, signer_id, hash, signed_at)
             select id, 1, 'DOWNLINE', downline_id, 'hash of ' || id, 5 from contracts",
            "insert into contract_requests (id, contract_id, contract_type, request_type, status, upline_id, downline_id, requested_by, answers,
             version, round, reason, created_at, changed_at, expires_at)
             select 'asked-' || id, id, contract_type, 'AMEND', 'REJECTED', upline_id, downline_id, 'DOWNLINE', 'UPLINE', 2, 1, 'too much', 5, 6, 7
             from contracts",
            "insert into contract_offers (request_id, round, side, signer_id, terms, text, hash, offered_at)
             select 'asked-' || id, 1, 'DOWNLINE', downline_id, '', 'offer of ' || id, 'offered', 5 from contracts",
            "insert into rebate_payouts (receiver_id, currency, run_day, due, corrected, debt_in, debt_out, amount, withheld, transaction_id, settled_at)
             select id, 'USD', 20000, 77, 0, 0, 0, 77, 0, 'r-' || account, 5 from members where account in ('leftagent', 'otheragent')",
            "insert into rebate_entries (receiver_id, run_day, day, branch_id, product, currency, valid_bet, rate, branch_rate, amount, withheld)
             select l.id, 20000, 20000, m.id, 'RNG', 'USD', 10000, 50, 20, 77, 0 from members l, members m
             where l.account = 'leftagent' and m.account = 'leafmember'",
            "insert into downline_transfers (id, order_no, member_id, downline_id, currency, amount, created_at)
             select 'd1', 'D-1', l.id, m.id, 'USD', 500, 5 from members l, members m where l.account = 'leftagent' and m.account = 'leafmember'",
            "insert into downline_transfers (id, order_no, member_id, downline_id, currency, amount, created_at)
             select 'd2', 'D-2', l.id, m.id, 'USD', 900, 6 from members l, members m where l.account = 'topagent' and m.account = 'leftagent'",
            "insert into upline_transfers (id, order_no, member_id, upline_id, currency, amount, created_at)
             select 'u1', 'U-1', m.id, l.id, 'USD', 250, 7 from members l, members m where l.account = 'leftagent' and m.account = 'leafmember'",
        ] {
            server.execute(statement).await;
        }

        let copy = house.copy("leftagent").await;
        let (contracts, rebates, transfers) =
            (read(&copy, "contracts.json"), read(&copy, "rebates.json"), read(&copy, "transfers.json"));
        let ids = |list: &Value, key: &str| -> Vec<String> {
            list.as_array().expect("a list").iter().map(|it| it[key].as_str().unwrap_or_default().to_owned()).collect()
        };
        assert_eq!(ids(&contracts["contracts"], "id"), ["low"], "{name}: {contracts}");
        assert_eq!(contracts["contracts"][0]["otherSide"], "topagent", "{name}");
        let signed = &contracts["signedVersions"][0];
        assert_eq!((&signed["text"], &signed["hash"]), (&json!("text of low"), &json!("hash of low")), "{name}");
        assert_eq!(ids(&contracts["signatures"], "signedBy"), ["leftagent", "topagent"], "{name}");
        assert_eq!(ids(&contracts["requests"], "id"), ["asked-low"], "{name}");
        assert_eq!(ids(&contracts["offers"], "text"), ["offer of low"], "{name}");
        let settled = &contracts["settlements"][0];
        let figures =
            [&settled["yourSide"], &settled["otherSide"], &settled["amount"], &settled["paid"], &settled["turnover"]];
        assert_eq!(figures, ["PAYEE", "to•••", "8.00", "3.00", "100.00"], "{name}: {settled}");
        assert_eq!(ids(&contracts["payments"], "amount"), ["3.00"], "{name}");
        assert_eq!(rebates["payments"][0]["amount"], "0.77", "{name}: {rebates}");
        assert_eq!(rebates["madeOf"][0]["branch"], "leafmember", "{name}: {rebates}");
        let line =
            |it: &Value| [it["number"].clone(), it["direction"].clone(), it["otherSide"].clone(), it["amount"].clone()];
        let lines = |list: &Value| list.as_array().expect("a list").iter().map(line).collect::<Vec<_>>();
        let row = |number: &str, way: &str, whom: &str, amount: &str| [number, way, whom, amount].map(Value::from);
        let team = [row("D-1", "OUT", "leafmember", "5.00"), row("D-2", "IN", "to•••", "9.00")];
        assert_eq!(lines(&transfers["toTeam"]), team, "{name}");
        assert_eq!(lines(&transfers["toUpline"]), [row("U-1", "IN", "le•••", "2.50")], "{name}");
        let all: String = copy.values().cloned().collect();
        for foreign in ["otheragent", "odette", "text of high", "text of else", "r-otheragent"] {
            assert!(!all.contains(foreign), "{name}: {foreign}");
        }

        // The other side has the same contract and settlement as who pays, and the operator's name stays hidden.
        let copy = house.copy("topagent").await;
        let contracts = read(&copy, "contracts.json");
        assert_eq!(ids(&contracts["contracts"], "yourSide"), ["DOWNLINE", "UPLINE"], "{name}: {contracts}");
        let mut sides = ids(&contracts["settlements"], "otherSide");
        sides.sort();
        assert_eq!(sides, ["", "leftagent"], "{name}: {contracts}");
        assert!(!copy.values().any(|text| text.contains("odette") || text.contains("otheragent")), "{name}");
    }
}
