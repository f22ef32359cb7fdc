//! Scenes of the wallets that vendors keep.

use super::stage::{Answer, after_each, nothing, open, path};
use super::{Scene, on};
use crate::support::wallets::{transfer, wallets};
use crate::support::{failed, ok};
use lumora_core::effect::HttpCall;
use lumora_core::event::*;
use lumora_core::testing::World;
use serde_json::{Value, json};

/// The page as a whole is a scene of the cashier.
const WALLET: &str = "my-wallet";

fn page(own: fn(&HttpCall) -> Answer, events: impl IntoIterator<Item = WalletsEvent>) -> World {
    after_each(open("/?mc=transferFund", true, own), own, events.into_iter().map(UiEvent::Wallets))
}

fn sheet(event: SheetEvent) -> WalletsEvent {
    WalletsEvent::Sheet(event)
}

fn typed(text: &str) -> WalletsEvent {
    sheet(SheetEvent::Amount(AmountEvent::Typed(text.into())))
}

/// No vendor keeps a wallet.
fn one_wallet(call: &HttpCall) -> Answer {
    match path(call) {
        "/wps/relay/GCS_merchantWallet" => {
            let mut value = wallets();
            value["wallets"] = json!([]);
            value["open"] = json!([]);
            value["movable"] = value["main"].clone();
            value["atLaunchOffered"] = json!(false);
            Some(ok(value))
        }
        "/wps/member/wallets/transfers" => Some(ok(json!({ "content": [], "next": "" }))),
        _ => None,
    }
}

fn broken(call: &HttpCall) -> Answer {
    let own = ["/wps/relay/GCS_merchantWallet", "/wps/member/wallets/transfers"];
    own.contains(&path(call)).then(|| failed(503, "unavailable", Value::Null))
}

fn unanswered(call: &HttpCall) -> Answer {
    (path(call) == "/wps/relay/GCS_walletTransfer").then(|| ok(transfer("t1", "TO_VENDOR", "UNKNOWN")))
}

fn closed(call: &HttpCall) -> Answer {
    (path(call) == "/wps/relay/GCS_walletTransfer").then(|| failed(409, "wallet_closed", Value::Null))
}

pub fn scenes() -> Vec<Scene> {
    let move_in = || WalletsEvent::MoveIn("V1".into());
    let moving = || [move_in(), typed("40"), sheet(SheetEvent::Send)];
    on(
        WALLET,
        [
            ("wallets-sheet", page(nothing, [move_in(), typed("40")])),
            ("wallets-sheet-back", page(nothing, [WalletsEvent::MoveBack("V1".into())])),
            ("wallets-sheet-mistake", page(nothing, [move_in(), typed("4000"), sheet(SheetEvent::Send)])),
            ("wallets-sheet-unknown", page(nothing, [WalletsEvent::MoveBack("V2".into())])),
            ("wallets-sheet-refused", page(closed, moving())),
            ("wallets-moved", page(nothing, moving())),
            ("wallets-unanswered", page(unanswered, moving())),
            ("wallets-all-back", page(nothing, [WalletsEvent::AllBack])),
            ("wallets-none", page(one_wallet, [])),
            ("wallets-failed", page(broken, [])),
        ],
    )
}
