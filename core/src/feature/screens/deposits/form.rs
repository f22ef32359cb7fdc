//! Asking for a deposit: a channel, an amount or the code of a voucher.
//!
//! Both are sent under an intent. An answer is the deposit, which shows at its own address from then on; the payment page leads back to the same.

use super::{Request, detail, funds, is_busy};
use crate::api::{Failure, FailureKind};
use crate::domain::cashier::DepositKind;
use crate::domain::route::MemberPage;
use crate::event::AmountEvent;
use crate::feature::services::{call, location, wallet};
use crate::feature::shared::amount::Writing;
use crate::feature::shared::play_refusal;
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::{code as text_of_code, key};
use crate::view::Text;
use crate::wire::{Amount, Deposit, DepositRequest, VoucherRequest, code};

/// Stands for the deposit's id in the path that its payment page leads back to; the server writes the id in.
const ID_PLACEHOLDER: &str = "{id}";

pub(super) fn choose(model: &mut Model, id: &str) {
    let channels = model.deposits.channels.ready();
    let is_offered = channels.is_some_and(|it| it.list.iter().any(|channel| channel.open && channel.id == id));
    if is_offered && !is_busy(model) {
        let deposits = &mut *model.deposits;
        deposits.chosen = Some(id.to_owned());
        deposits.problem = None;
        deposits.voucher_error = None;
        // What was typed stays, and is judged anew for this channel when it is sent.
        deposits.amount.clear_problem();
    }
}

/// Takes part in the promotion with this id, or in none.
pub(super) fn take_part(model: &mut Model, id: &str) {
    let is_offered = id.is_empty() || model.deposits.promotions().any(|it| it.promo_id == id);
    if is_offered && !is_busy(model) {
        let deposits = &mut *model.deposits;
        deposits.promotion = Some(id.to_owned()).filter(|id| !id.is_empty());
        deposits.problem = None;
        // The promotion has a least deposit of its own.
        deposits.amount.clear_problem();
    }
}

pub(super) fn on_amount(model: &mut Model, event: AmountEvent) {
    let (writing, terms) = (Writing::of(model), model.deposits.terms());
    model.deposits.amount.on_event(event, &terms, &writing);
}

/// The channel that the form is for, with its kind.
fn kind(model: &Model) -> Option<(String, DepositKind)> {
    model.deposits.channel().map(|channel| (channel.id.clone(), channel.kind))
}

/// Asks for the deposit when the form is right.
pub(super) fn request_deposit(model: &mut Model, step: &mut Step) {
    let Some((channel_id, kind)) = kind(model) else { return };
    if kind == DepositKind::Voucher || is_busy(model) || model.deposits.named.is_some() {
        return;
    }
    let (writing, terms) = (Writing::of(model), model.deposits.terms());
    let Some(amount) = model.deposits.amount.check(&terms, &writing) else { return };
    let back = ["/?mc=", MemberPage::Deposit.key(), "&item=", ID_PLACEHOLDER].concat();
    let promo_id = model.deposits.promotion().map(|it| it.promo_id.clone()).unwrap_or_default();
    if funds::blocks_deposit(model) {
        return;
    }
    let body = DepositRequest {
        channel_id,
        amount: Amount(amount),
        return_path: back,
        promo_id,
        customer_funds_acknowledged: model.deposits.funds.acknowledged,
    };
    if call::send_with_body(model, step, Request::Ask, &body) {
        model.deposits.problem = None;
    }
}

/// Redeems a voucher.
pub(super) fn redeem(model: &mut Model, step: &mut Step, code: &Secret) {
    let Some((channel_id, kind)) = kind(model) else { return };
    if kind != DepositKind::Voucher || is_busy(model) || model.deposits.named.is_some() {
        return;
    }
    let code = code.trimmed();
    if code.is_empty() {
        model.deposits.voucher_error = Some(Text::of(key::VOUCHER_EMPTY));
        return;
    }
    if funds::blocks_deposit(model) {
        return;
    }
    let customer_funds_acknowledged = model.deposits.funds.acknowledged;
    let body = VoucherRequest { channel_id, code: code.reveal().into(), customer_funds_acknowledged };
    if call::send_with_body(model, step, Request::Redeem, &body) {
        model.deposits.problem = None;
        model.deposits.voucher_error = None;
    }
}

/// The deposit was made, or the failure says why not. It may have been asked for from a page that is left by now: then nothing shows it.
pub(crate) fn on_asked(model: &mut Model, step: &mut Step, answer: Result<Deposit, Failure>) {
    if !super::is_shown(model) {
        return;
    }
    match answer {
        // Nobody redeems the code: the member has another try where he typed it.
        Ok(deposit) if !deposit.failure.is_empty() => {
            model.deposits.voucher_error = Some(voucher_error(&deposit.failure));
            super::load(model, step);
        }
        Ok(deposit) => {
            let deposits = &mut *model.deposits;
            deposits.problem = None;
            deposits.amount.clear();
            deposits.promotion = None;
            deposits.voucher_cleared = deposits.voucher_cleared.wrapping_add(1);
            let address = model.location.route.clone().with_item(MemberPage::Deposit, &deposit.id).address();
            detail::open_new(model, step, deposit);
            location::push(step, address);
            wallet::refresh_unless_live(model, step);
        }
        Err(failure) => refused(model, step, &failure),
    }
}

/// What is wrong with the code of a voucher, by the code of the refusal.
fn voucher_error(refusal: &str) -> Text {
    Text::of(text_of_code::text_of(refusal).unwrap_or(key::VOUCHER_EMPTY))
}

fn refused(model: &mut Model, step: &mut Step, failure: &Failure) {
    if failure.session_ended() {
        return;
    }
    let problem = play_refusal::problem(model, failure);
    play_refusal::explain(model, step, failure);
    // The offer takes the form's place.
    if failure.code == code::LIMIT_DECISION_NEEDED || funds::refused(model, failure) {
        return;
    }
    let (terms, fields) = (model.deposits.terms(), &failure.value.fields);
    let deposits = &mut *model.deposits;
    match (fields.get("amount"), fields.get("code")) {
        (Some(refusal), _) => deposits.amount.refuse(refusal, &terms),
        (_, Some(refusal)) => deposits.voucher_error = Some(voucher_error(refusal)),
        _ => deposits.problem = Some(problem),
    }
    // A channel that closed, a deposit that is there after all: how it stands now is asked for.
    if matches!(failure.kind, FailureKind::Timeout | FailureKind::Garbled | FailureKind::Refused(404 | 409 | 422)) {
        super::load(model, step);
    }
}
