//! Scenes of the cashier: ways to pay in, a deposit in each state, those of before, my wallet.

use super::stage::{Answer, after_each, nothing, open, path, scene};
use super::{MEMBER, Scene, on};
use crate::support::cashier::{deposit, withdrawable};
use crate::support::{failed, ok};
use lumora_core::effect::{HttpCall, Method};
use lumora_core::event::*;
use lumora_core::testing::World;
use serde_json::{Value, json};

const DEPOSITS: &str = "deposit";
const WALLET: &str = "my-wallet";

fn ui_event(event: DepositsEvent) -> UiEvent {
    UiEvent::Deposits(event)
}

fn choose(id: &str) -> UiEvent {
    ui_event(DepositsEvent::Channel(id.into()))
}

fn typed(text: &str) -> UiEvent {
    ui_event(DepositsEvent::Amount(AmountEvent::Typed(text.into())))
}

fn page() -> World {
    scene("/?mc=depositv2", true)
}

fn page_after(events: impl IntoIterator<Item = UiEvent>) -> World {
    after_each(page(), nothing, events)
}

fn open_deposit(id: &str) -> World {
    scene(&format!("/?mc=depositv2&item={id}"), true)
}

/// A member who has never paid in.
fn first(call: &HttpCall) -> Answer {
    Some(match path(call) {
        "/wps/member/deposits/channels" => ok(json!({ "list": [] })),
        "/wps/member/deposits" => ok(json!({ "content": [], "totalPages": 0, "totalElements": 0 })),
        "/wps/member/withdrawable" => {
            ok(json!({ "balance": "0.00", "held": "0.00", "withdrawable": "0.00", "credits": [], "weights": [] }))
        }
        _ => return None,
    })
}

fn broken(call: &HttpCall) -> Answer {
    let own = ["/wps/member/deposits/channels", "/wps/member/deposits", "/wps/member/withdrawable"];
    own.contains(&path(call)).then_some(Err(Transport::Network))
}

/// Less has arrived than was asked for, after a word of the provider's.
fn less(call: &HttpCall) -> Answer {
    let mut value = deposit("d3", "QR", "CREDITED");
    value["received"] = json!("80.00");
    value["fee"] = json!("1.50");
    value["credited"] = json!("78.50");
    value["steps"][1]["amount"] = json!("78.50");
    value["steps"][1]["note"] = json!("Partial payment");
    (path(call) == "/wps/member/deposit").then(|| ok(value))
}

fn refused(call: &HttpCall) -> Answer {
    let asks = path(call) == "/wps/member/deposits" && call.method == Method::Post;
    asks.then(|| failed(422, "too_many_open", Value::Null))
}

/// Two credits, of which more is kept than there is.
fn short(call: &HttpCall) -> Answer {
    let mut value = withdrawable();
    let mut bonus = value["credits"][0].clone();
    bonus["id"] = json!("c2");
    bonus["source"] = json!("BONUS");
    bonus["reference"] = json!("Friday Lantern Festival");
    bonus["multiplier"] = json!(1_050);
    bonus["required"] = json!("1050.00");
    bonus["expiresAt"] = json!("2026-12-01T00:00:00Z");
    value["credits"].as_array_mut().unwrap().push(bonus);
    value["balance"] = json!("180.00");
    value["held"] = json!("0.00");
    value["withdrawable"] = json!("0.00");
    (path(call) == "/wps/member/withdrawable").then(|| ok(value))
}

fn picture(handle: u32, head: &[u8]) -> PickedFile {
    PickedFile { handle, name: format!("receipt-{handle}.png"), size: 412_000, head: head.to_vec() }
}

fn with_receipts() -> World {
    let png = [0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a];
    let files = vec![picture(1, &png), picture(2, b"%PDF-1.7")];
    after_each(open_deposit("d9"), nothing, [ui_event(DepositsEvent::Attach(files))])
}

fn deposits() -> Vec<Scene> {
    let mut scenes = on(MEMBER, [(DEPOSITS, page())]);
    scenes.extend(on(
        DEPOSITS,
        [
            (
                "deposit-review",
                page_after([choose("wallet"), typed("100"), ui_event(DepositsEvent::Amount(AmountEvent::Left))]),
            ),
            ("deposit-mistake", page_after([typed("2"), ui_event(DepositsEvent::Ask)])),
            ("deposit-refused", after_each(page(), refused, [typed("50"), ui_event(DepositsEvent::Ask)])),
            ("deposit-voucher", page_after([choose("voucher"), ui_event(DepositsEvent::Redeem(Default::default()))])),
            ("deposit-row", page_after([ui_event(DepositsEvent::Row("d3".into()))])),
            ("deposit-no-match", page_after([ui_event(DepositsEvent::Status("FAILED".into()))])),
            ("deposit-first", open("/?mc=depositv2", true, first)),
            ("deposit-failed", open("/?mc=depositv2", true, broken)),
            ("deposit-hosted", open_deposit("d1")),
            ("deposit-call-off", after_each(open_deposit("d1"), nothing, [ui_event(DepositsEvent::CallOff)])),
            ("deposit-qr", open_deposit("d8")),
            ("deposit-slip", open_deposit("d9")),
            ("deposit-receipts", with_receipts()),
            ("deposit-in-review", open_deposit("d2")),
            ("deposit-credited", open("/?mc=depositv2&item=d3", true, less)),
            ("deposit-unknown", open_deposit("nobody")),
        ],
    ));
    scenes
}

fn wallet() -> Vec<Scene> {
    let figure = UiEvent::MyWallet(MyWalletEvent::Figure(WalletFigure::Withdrawable));
    let mut scenes = on(MEMBER, [(WALLET, scene("/?mc=transferFund", true))]);
    scenes.extend(on(
        WALLET,
        [
            ("my-wallet-opened", after_each(scene("/?mc=transferFund", true), nothing, [figure])),
            ("my-wallet-short", open("/?mc=transferFund", true, short)),
            ("my-wallet-empty", open("/?mc=transferFund", true, first)),
            ("my-wallet-failed", open("/?mc=transferFund", true, broken)),
        ],
    ));
    scenes
}

pub fn scenes() -> Vec<Scene> {
    deposits().into_iter().chain(wallet()).collect()
}
