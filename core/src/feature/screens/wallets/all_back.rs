//! Everything back to the main wallet at once: a transfer for each wallet, each by itself, so that what became of it has parts.

use super::{Request, has_moved, is_moving};
use crate::api::Failure;
use crate::feature::services::{call, intents};
use crate::model::{Model, Step};
use crate::wire::{AllBack, MerchantWallets};

/// The body of the call, which has nothing to say.
#[derive(serde::Serialize)]
struct Everything {}

/// Whether money could come back: a wallet that could not be read may hold something.
pub(super) fn is_worth_it(all: &MerchantWallets) -> bool {
    all.wallets.iter().any(|wallet| !wallet.known || wallet.balance.0.is_positive())
}

pub(super) fn begin(model: &mut Model, step: &mut Step) {
    if is_moving(model) {
        intents::check_now(model, step);
        return;
    }
    let worth_it = model.wallets.all.ready().is_some_and(is_worth_it);
    if worth_it && model.wallets.sheet.is_none() {
        model.wallets.back = None;
        model.wallets.problem = None;
        call::send_with_body(model, step, Request::Back, &Everything {});
    }
}

pub(super) fn on_back(model: &mut Model, step: &mut Step, answer: Result<AllBack, Failure>) {
    match answer {
        Ok(back) => model.wallets.back = Some(back),
        Err(failure) => model.wallets.problem = Some(failure.problem()),
    }
    has_moved(model, step);
}
