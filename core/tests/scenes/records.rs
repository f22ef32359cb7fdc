//! Scenes of the records of the member centre.

use super::stage::{Answer, after_each, open, path};
use super::{MEMBER, Scene, on};
use crate::support::{failed, ok};
use crate::support::records::{DIGEST, bets, page, statement};
use lumora_core::domain::record::{BetStatus, RecordAccount, RecordDirection};
use lumora_core::effect::HttpCall;
use lumora_core::event::*;
use lumora_core::testing::World;
use serde_json::{Value, json};

const RECORD: &str = "/wps/relay/ODSFE2_MemTransDet";

fn plain(_: &HttpCall) -> Answer {
    None
}

fn nothing(call: &HttpCall) -> Answer {
    (path(call) == RECORD).then(|| ok(page(&[], "")))
}

fn broken(call: &HttpCall) -> Answer {
    (path(call) == RECORD).then_some(Err(Transport::Network))
}

fn record(own: fn(&HttpCall) -> Answer, events: impl IntoIterator<Item = AccountRecordEvent>) -> World {
    let world = open("/?mc=transactionHistory", true, own);
    after_each(world, own, events.into_iter().map(UiEvent::AccountRecord))
}

const BETS: &str = "/wps/member/records/bets";
const BETTING: &str = "/?mc=personalHistoryCopy";

fn no_bets(call: &HttpCall) -> Answer {
    (path(call) == BETS).then(|| ok(bets(&[], "")))
}

fn silent_supplier(call: &HttpCall) -> Answer {
    (path(call) == "/wps/member/records/bets/outcome").then(|| failed(503, "round_unreadable", Value::Null))
}

fn unknown_bet(call: &HttpCall) -> Answer {
    path(call).starts_with("/wps/member/records/bets/").then(|| failed(404, "not_found", Value::Null))
}

fn broken_bets(call: &HttpCall) -> Answer {
    path(call).starts_with("/wps/member/records").then_some(Err(Transport::Network))
}

fn no_profit(call: &HttpCall) -> Answer {
    (path(call) == "/wps/member/records/profit").then(|| ok(json!({ "complete": false, "from": "2026-11-15", "until": "2026-11-21" })))
}

fn betting(address: &str, own: fn(&HttpCall) -> Answer, events: impl IntoIterator<Item = BettingRecordEvent>) -> World {
    let world = open(address, true, own);
    after_each(world, own, events.into_iter().map(UiEvent::BettingRecord))
}

const STATEMENTS: &str = "/wps/member/statements";

fn preparing(call: &HttpCall) -> Answer {
    (path(call) == STATEMENTS).then(|| ok(json!({ "list": [statement("s3", "PREPARING"), statement("s1", "READY")] })))
}

fn no_statements(call: &HttpCall) -> Answer {
    (path(call) == STATEMENTS).then(|| ok(json!({ "list": [] })))
}

fn five_statements(call: &HttpCall) -> Answer {
    let list: Vec<Value> = ["s1", "s2", "s3", "s4", "s5"].iter().map(|id| statement(id, "READY")).collect();
    (path(call) == STATEMENTS).then(|| ok(json!({ "list": list })))
}

fn broken_statements(call: &HttpCall) -> Answer {
    (path(call) == STATEMENTS).then_some(Err(Transport::Network))
}

fn statements(own: fn(&HttpCall) -> Answer, events: impl IntoIterator<Item = StatementsEvent>) -> World {
    let world = open("/?mc=personalProfit", true, own);
    after_each(world, own, [StatementsEvent::Toggle].into_iter().chain(events).map(UiEvent::Statements))
}

/// The page that checks a statement, after these events.
fn verify(address: &str, events: impl IntoIterator<Item = StatementCheckEvent>) -> World {
    let world = open(address, false, plain);
    after_each(world, plain, events.into_iter().map(UiEvent::StatementCheck))
}

fn picked() -> StatementCheckEvent {
    StatementCheckEvent::Pick(PickedFile { handle: 1, name: "statement-bets.csv".into(), size: 24_000, head: Vec::new() })
}

fn checked(verdict: &str, authority: &str, findings: &[(&str, u32, u32)]) -> StatementCheckEvent {
    let named = |pairs: &[(&str, &str)]| -> Vec<NamedValue> {
        pairs.iter().map(|(name, value)| NamedValue { name: (*name).into(), value: (*value).into() }).collect()
    };
    let finding = |(kind, from, to): &(&str, u32, u32)| StatementFinding { kind: (*kind).into(), from: *from, to: *to };
    StatementCheckEvent::Checked(StatementReport {
        handle: 1,
        verdict: verdict.into(),
        authority: authority.into(),
        key: "00ff00ff00ff00ff".into(),
        digest: DIGEST.into(),
        rows: 120,
        found: findings.len() as u32 + if findings.is_empty() { 0 } else { 40 },
        findings: findings.iter().map(finding).collect(),
        head: named(&[("operator", "Lumora"), ("account", "mira"), ("from", "2026-11-01"), ("until", "2026-11-20")]),
        totals: named(&[("stake", "240.00")]),
    })
}

pub fn scenes() -> Vec<Scene> {
    use AccountRecordEvent::Days;
    use RecordDaysEvent::{From, Own, Show, Until};
    let wrong = [Own, From("2026-11-20".into()), Until("2026-11-01".into()), Show].map(Days);
    let bet = [BETTING, "&item=b3"].concat();
    let altered = [
        ("ROW_EDITED", 17, 17),
        ("ROWS_MISSING", 20, 22),
        ("ROW_MOVED", 5, 90),
        ("ROW_ADDED", 30, 30),
        ("NUMBERS_EDITED", 40, 44),
        ("CHAIN_EDITED", 50, 50),
        ("BLOCK_ALTERED", 1, 120),
        ("RECALCULATED", 0, 0),
    ];
    let printed = format!("/verify?digest={}", DIGEST.replace('0', "1"));
    let mut scenes = on(
        super::HOME,
        [
            ("verify", verify("/verify", [])),
            ("verify-checking", verify("/verify", [picked()])),
            ("verify-broken", verify("/verify", [picked(), StatementCheckEvent::Broken(1)])),
            ("verify-genuine", verify("/verify", [picked(), checked("INTACT", "KNOWN", &[])])),
            ("verify-unknown-key", verify("/verify", [picked(), checked("INTACT", "UNKNOWN", &[])])),
            ("verify-altered", verify("/verify", [picked(), checked("ALTERED", "KNOWN", &altered)])),
            ("verify-no-statement", verify("/verify", [picked(), checked("NO_STATEMENT", "NONE", &[])])),
            ("verify-other", verify(&printed, [picked(), checked("INTACT", "KNOWN", &[])])),
        ],
    );
    scenes.extend(of_members(wrong, &bet));
    scenes
}

fn of_members(wrong: [AccountRecordEvent; 4], bet: &str) -> Vec<Scene> {
    use AccountRecordEvent::{Account, Direction};
    on(
        MEMBER,
        [
            ("statements", statements(plain, [])),
            ("statements-preparing", statements(preparing, [])),
            ("statements-none", statements(no_statements, [])),
            ("statements-full", statements(five_statements, [])),
            ("statements-failed", statements(broken_statements, [])),
            ("statements-print", statements(plain, [StatementsEvent::Print("s1".into())])),
            ("account-record", record(plain, [])),
            ("account-record-points", record(plain, [Account(RecordAccount::Points)])),
            ("account-record-own-days", record(plain, wrong)),
            ("account-record-nothing", record(nothing, [])),
            ("account-record-no-match", record(nothing, [Direction(Some(RecordDirection::Out))])),
            ("account-record-failed", record(broken, [])),
            ("betting-record", betting(BETTING, plain, [])),
            ("betting-record-nothing", betting(BETTING, no_bets, [])),
            ("betting-record-no-match", betting(BETTING, no_bets, [BettingRecordEvent::Status(Some(BetStatus::Draw))])),
            ("betting-record-failed", betting(BETTING, broken_bets, [])),
            ("bet", betting(bet, plain, [])),
            ("bet-without-outcome", betting(bet, silent_supplier, [])),
            ("bet-unknown", betting(bet, unknown_bet, [])),
            ("profit-and-loss", open("/?mc=personalProfit", true, plain)),
            ("profit-and-loss-nothing", open("/?mc=personalProfit", true, no_profit)),
            ("profit-and-loss-failed", open("/?mc=personalProfit", true, broken_bets)),
        ],
    )
}
