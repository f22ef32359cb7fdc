//! Giving up a bonus: the question with its exact sum, and what became of it.

use super::{Question, Request, is_shown, load_page};
use crate::api::Failure;
use crate::feature::services::{call, intents, wallet};
use crate::model::{Model, Step};
use crate::wire::{Amount, BonusItem, GiveUpBonusRequest};

/// Whether a bonus is being given up, or it is not known what became of it.
pub(super) fn is_busy(model: &Model) -> bool {
    model.calls.busy(&Request::GiveUp.slot()) || intents::is_checking(model)
}

/// Whether this bonus can be given up now.
pub(super) fn can_give_up(bet_open: bool, item: &BonusItem) -> bool {
    item.state.runs() && !bet_open
}

/// Opens the question, where the bonus can be given up.
pub(super) fn open(model: &mut Model, id: &str) {
    if is_busy(model) {
        return;
    }
    let page = &mut *model.bonuses;
    let Some(value) = page.value.ready() else { return };
    let found = value.content.iter().find(|it| it.credit.id == id).filter(|it| can_give_up(value.bet_open, it));
    let Some(item) = found else { return };
    let of_spins = item.spins.is_some() && !item.credit.required.0.is_positive();
    page.question = Some(Question { id: id.to_owned(), name: item.name.clone(), amount: item.left.0, of_spins });
    (page.given_up, page.refusal) = (None, None);
}

/// The bonus is kept; what is under way can not be called off.
pub(super) fn dismiss(model: &mut Model) {
    if !is_busy(model) {
        model.bonuses.question = None;
    }
}

pub(super) fn send(model: &mut Model, step: &mut Step) {
    if is_busy(model) {
        intents::check_now(model, step);
        return;
    }
    let Some(question) = &model.bonuses.question else { return };
    let body = GiveUpBonusRequest { bonus_id: question.id.clone(), amount: Amount(question.amount) };
    call::send_with_body(model, step, Request::GiveUp, &body);
}

/// The bonus is given up, or not: either way the list is read anew, since what it said may have been another state of things.
pub(super) fn on_given_up(model: &mut Model, step: &mut Step, answer: Result<BonusItem, Failure>) {
    wallet::refresh_unless_live(model, step);
    if !is_shown(model) {
        return;
    }
    let page = &mut *model.bonuses;
    page.question = None;
    match answer {
        Ok(item) => page.given_up = Some(item.taken.0),
        Err(failure) => page.refusal = Some(failure.problem()),
    }
    load_page(model, step, false);
}
