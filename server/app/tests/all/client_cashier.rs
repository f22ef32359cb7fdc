//! Client and server as one at the cashier: money to the upline, and the wallets that vendors keep.

use crate::browser::Site;
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::view::Slice;
use serde_json::json;

const PIN: &str = "246810";

async fn member_at(address: &str) -> Site {
    let mut site = Site::open("/login").await;
    site.log_in(0, false).await;
    site.world.visit(address);
    site.settle().await;
    site
}

#[tokio::test]
async fn a_member_sets_a_payment_password_and_gives_money_to_the_agent_above() {
    let mut site = member_at("/?mc=transferUpline").await;
    assert_eq!(site.world.session["toUpline"], "1");
    assert_eq!(site.world.at(Slice::TransferUpline, "/needsPassword"), true);
    let new = PaymentPasswordEvent::Submit {
        current: Secret::default(),
        payment_password: Secret::new(PIN),
        again: Secret::new(PIN),
        verification_code: Secret::default(),
    };
    for event in [PaymentPasswordEvent::Change, new] {
        site.send(UiEvent::PaymentPassword(event)).await;
    }
    let amount = TransferUplineEvent::Amount(AmountEvent::Typed("25".into()));
    for event in [amount, TransferUplineEvent::Review] {
        site.send(UiEvent::TransferUpline(event)).await;
    }
    let page = site.world.slice(Slice::TransferUpline);
    assert_eq!(site.text(Slice::TransferUpline, "/form/sentence/args/name"), "Mai (la•••)", "{page}");
    site.send(UiEvent::TransferUpline(TransferUplineEvent::Send(Secret::new("135790")))).await;
    assert_eq!(site.world.at(Slice::TransferUpline, "/form/pin/error/args/count"), 4);
    site.send(UiEvent::TransferUpline(TransferUplineEvent::Send(Secret::new(PIN)))).await;
    assert_eq!(site.text(Slice::TransferUpline, "/form/kind"), "sent", "{}", site.world.slice(Slice::TransferUpline));
    let number = site.text(Slice::TransferUpline, "/form/orderNo");
    assert_eq!(site.text(Slice::UplineTransfers, "/list/0/orderNo"), number);
    assert_eq!(site.text(Slice::UplineTransfers, "/list/0/amount"), "-$25.00");
    assert_eq!(site.text(Slice::Wallet, "/amount"), "1,259.50");
}

#[tokio::test]
async fn wallets_whose_vendors_do_not_answer_say_so_and_the_rest_of_the_page_stands() {
    let mut site = member_at("/?mc=transferFund").await;
    assert_eq!(site.text(Slice::Wallets, "/status/kind"), "ready", "{}", site.world.slice(Slice::Wallets));
    assert_eq!(site.text(Slice::Wallets, "/main/amount"), "$1,284.50");
    let vendors = site.count(Slice::Wallets, "/list");
    assert!(vendors >= 2, "the sample has two vendors that keep wallets");
    for index in 0..vendors {
        assert_eq!(site.world.at(Slice::Wallets, &format!("/list/{index}/amount")), json!(null), "nobody answers here");
    }
    assert_eq!(site.world.session["merchantWallet"].split(',').count(), vendors);
    let first = site.text(Slice::Wallets, "/list/0/key");
    site.send(UiEvent::Wallets(WalletsEvent::ReadAgain(first))).await;
    assert_eq!(site.world.at(Slice::Wallets, "/list/0/reading"), false);
    let was = site.world.at(Slice::Wallets, "/follow/on");
    site.send(UiEvent::Wallets(WalletsEvent::AtLaunch(was != json!(true)))).await;
    assert_ne!(site.world.at(Slice::Wallets, "/follow/on"), was, "the choice is kept by the server");
    assert_eq!(site.text(Slice::WalletTransfers, "/status/kind"), "ready");
    assert_eq!(site.text(Slice::MyWallet, "/status/kind"), "ready");
}
