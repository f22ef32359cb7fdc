//! Scenes of the records of the member centre.

use super::stage::{Answer, after_each, open, path};
use super::{MEMBER, Scene, on};
use crate::support::{failed, ok};
use crate::support::records::{bets, page};
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

pub fn scenes() -> Vec<Scene> {
    use AccountRecordEvent::{Account, Days, Direction};
    use RecordDaysEvent::{From, Own, Show, Until};
    let wrong = [Own, From("2026-11-20".into()), Until("2026-11-01".into()), Show].map(Days);
    let bet = [BETTING, "&item=b3"].concat();
    on(
        MEMBER,
        [
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
            ("bet", betting(&bet, plain, [])),
            ("bet-without-outcome", betting(&bet, silent_supplier, [])),
            ("bet-unknown", betting(&bet, unknown_bet, [])),
            ("profit-and-loss", open("/?mc=personalProfit", true, plain)),
            ("profit-and-loss-nothing", open("/?mc=personalProfit", true, no_profit)),
            ("profit-and-loss-failed", open("/?mc=personalProfit", true, broken_bets)),
        ],
    )
}
