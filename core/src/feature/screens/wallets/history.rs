//! Transfers between wallets, latest first. The list grows downwards: each answer says where the next one begins.

use super::Request;
use crate::api::Failure;
use crate::domain::route::Query;
use crate::feature::services::call;
use crate::feature::services::remote::Remote;
use crate::model::{Model, Step};
use crate::wire::{WalletTransfer, WalletTransferPage};

/// State of the list of transfers between wallets.
#[derive(Default)]
pub(super) struct History {
    pub list: Remote<Vec<WalletTransfer>>,
    /// The cursor of what follows; empty at the end.
    next: String,
}

/// Fetches the latest transfers.
pub(super) fn load(model: &mut Model, step: &mut Step) {
    model.wallets.history.list.start_loading();
    call::send(model, step, Request::History { more: false }, "");
}

/// Whether there are earlier transfers.
pub(super) fn has_more(model: &Model) -> bool {
    !model.wallets.history.next.is_empty()
}

/// Whether a part of the list is on its way.
pub(super) fn is_loading(model: &Model) -> bool {
    model.calls.busy(&Request::History { more: true }.slot())
}

pub(super) fn load_more(model: &mut Model, step: &mut Step) {
    if has_more(model) && !is_loading(model) {
        let mut query = Query::default();
        query.push("after", Some(&model.wallets.history.next));
        call::send(model, step, Request::History { more: true }, &query.text());
    }
}

pub(super) fn on_page(model: &mut Model, _: &mut Step, more: bool, answer: Result<WalletTransferPage, Failure>) {
    let history = &mut model.wallets.history;
    match (answer, &mut history.list) {
        (Ok(page), Remote::Ready(list)) if more => {
            let new = page.content.into_iter().filter(|it| list.iter().all(|known| known.id != it.id));
            let new: Vec<WalletTransfer> = new.collect();
            list.extend(new);
            history.next = page.next;
        }
        (Ok(page), list) => {
            *list = Remote::Ready(page.content);
            history.next = page.next;
        }
        (Err(failure), list) => list.answer(Err(failure)),
    }
}
