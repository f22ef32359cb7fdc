//! The form of a withdrawal: account, amount, review, and what was sent.
//!
//! What can be asked for follows from the options alone: the bounds of the method, what may leave the wallet, what is left of the day. The
//! server judges again, and its refusal finds the input that it is about.

use super::{Change, Request, Withdraw, is_idle, load_options};
use crate::api::Failure;
use crate::domain::cashier::{Bounds, Charge};
use crate::domain::money::Money;
use crate::domain::time::parse_rfc3339;
use crate::event::AmountEvent;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::{intents, wallet};
use crate::feature::shared::amount::{AmountField, Terms, Writing};
use crate::feature::shared::guarded::Reply;
use crate::feature::shared::payment_password;
use crate::model::{Model, Now, Step};
use crate::secret::Secret;
use crate::text::key;
use crate::view::Text;
use crate::wire::{Amount, PayoutAccount, PayoutMethod, Withdrawal, WithdrawalOptions, WithdrawalRequest, code};

/// A withdrawal that the member wants.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct RequestedWithdrawal {
    account_id: String,
    amount: Money,
    payment_password: Secret,
    factor_code: Secret,
}

impl RequestedWithdrawal {
    /// The body of the call that makes the withdrawal.
    pub fn body(&self) -> WithdrawalRequest {
        WithdrawalRequest {
            account_id: self.account_id.clone(),
            amount: Amount(self.amount),
            payment_password: self.payment_password.reveal().into(),
            factor_code: self.factor_code.reveal().into(),
        }
    }
}

/// How far the form has come.
#[derive(Debug, Default, PartialEq)]
pub(super) enum Stage {
    #[default]
    Filling,
    Reviewing(Money),
    Sent(Box<Withdrawal>),
}

/// State of the form of a withdrawal.
#[derive(Default)]
pub(super) struct Form {
    account_id: String,
    pub amount: AmountField,
    pub stage: Stage,
    pub pin_error: Option<Text>,
    pub factor_error: Option<Text>,
    pub refusals: u32,
}

impl Form {
    /// An input of the review was changed: its error goes away.
    pub fn edited(&mut self) {
        self.pin_error = None;
        self.factor_error = None;
    }

    fn refuse(&mut self) {
        self.refusals = self.refusals.wrapping_add(1);
    }
}

/// Whether a withdrawal is on its way, or it is not known what became of it.
pub(super) fn is_busy(model: &Model) -> bool {
    model.calls.busy(&Request::Ask.slot()) || intents::is_checking(model)
}

/// Whether an account can be paid to now.
pub(super) fn is_usable(account: &PayoutAccount, method: &PayoutMethod, now: &Now) -> bool {
    method.open && !account.other_name && parse_rfc3339(&account.usable_at).is_none_or(|at| at <= now.ms())
}

/// The member's accounts, each with its way to be paid.
pub(super) fn accounts(options: &WithdrawalOptions) -> impl Iterator<Item = (&PayoutAccount, &PayoutMethod)> {
    let method = |account: &PayoutAccount| options.methods.iter().find(|method| method.id == account.method_id);
    options.accounts.iter().filter_map(move |account| Some((account, method(account)?)))
}

/// The account that is chosen, as long as it can be paid to.
pub(super) fn chosen(model: &Model) -> Option<(&WithdrawalOptions, &PayoutAccount, &PayoutMethod)> {
    let options = model.withdraw.options.ready()?;
    let is_chosen = |account: &PayoutAccount| account.id == model.withdraw.form.account_id;
    let (account, method) = accounts(options).find(|(account, _)| is_chosen(account))?;
    is_usable(account, method, &model.now).then_some((options, account, method))
}

/// What can leave to an account of this method at once, and what it costs.
pub(super) fn terms(options: &WithdrawalOptions, method: &PayoutMethod) -> Terms {
    let may_leave = method.max.0.min(options.money.withdrawable.0);
    let max = options.limits.as_ref().map_or(may_leave, |limits| may_leave.min(limits.amount_left.0));
    Terms {
        bounds: Bounds { min: method.min.0, max },
        charge: Charge { fixed: method.fee_fixed.0, basis_points: method.fee_basis_points },
    }
}

/// Whether an amount asks for a code of the authenticator app.
pub(super) fn needs_factor(model: &Model, amount: Money) -> bool {
    let above = model.withdraw.options.ready().map_or(Money::ZERO, |options| options.factor_above.0);
    above.is_positive() && amount > above && model.withdraw.factor == Some(true)
}

/// The options came: a choice that can not be paid to any more makes way for the first that can.
pub(super) fn ensure_usable_choice(model: &mut Model) {
    if chosen(model).is_some() {
        return;
    }
    let Some(options) = model.withdraw.options.ready() else { return };
    let usable = accounts(options).find(|(account, method)| is_usable(account, method, &model.now));
    let id = usable.map(|(account, _)| account.id.clone()).unwrap_or_default();
    model.withdraw.form.account_id = id;
    if matches!(model.withdraw.form.stage, Stage::Reviewing(_)) && is_idle(model) {
        model.withdraw.form.stage = Stage::Filling;
    }
}

fn is_filling(model: &Model) -> bool {
    model.withdraw.form.stage == Stage::Filling
}

pub(super) fn choose(model: &mut Model, id: &str) {
    let Some(options) = model.withdraw.options.ready() else { return };
    let usable = accounts(options).any(|(account, method)| account.id == id && is_usable(account, method, &model.now));
    if usable && is_filling(model) {
        model.withdraw.form.account_id = id.to_owned();
        model.withdraw.problem = None;
    }
}

pub(super) fn on_amount(model: &mut Model, event: AmountEvent) {
    let Some((options, _, method)) = chosen(model) else { return };
    let (terms, writing) = (terms(options, method), Writing::of(model));
    if is_filling(model) {
        model.withdraw.form.amount.on_event(event, &terms, &writing);
    }
}

pub(super) fn take_all(model: &mut Model) {
    let Some((options, _, method)) = chosen(model) else { return };
    let (all, writing) = (terms(options, method).bounds.max, Writing::of(model));
    if is_filling(model) && all.is_positive() {
        model.withdraw.form.amount.set_amount(all, &writing);
    }
}

pub(super) fn review(model: &mut Model) {
    let Some((options, _, method)) = chosen(model) else { return };
    let (terms, writing) = (terms(options, method), Writing::of(model));
    if !is_filling(model) || !is_idle(model) || payment_password::is_set(model) != Some(true) {
        return;
    }
    let form = &mut model.withdraw.form;
    form.edited();
    match form.amount.check(&terms, &writing) {
        Some(amount) => form.stage = Stage::Reviewing(amount),
        None => form.refuse(),
    }
    model.withdraw.problem = None;
}

/// Back to the form, from the review or from what was sent.
pub(super) fn back(model: &mut Model) {
    if !is_busy(model) && model.withdraw.change.is_idle() {
        model.withdraw.form.stage = Stage::Filling;
        model.withdraw.form.edited();
        model.withdraw.problem = None;
    }
}

pub(super) fn send(model: &mut Model, step: &mut Step, payment_password: Secret, factor_code: Secret) {
    let Stage::Reviewing(amount) = model.withdraw.form.stage else { return };
    let Some((_, account, _)) = chosen(model) else { return };
    let account_id = account.id.clone();
    if is_busy(model) {
        intents::check_now(model, step);
        return;
    }
    if !is_idle(model) {
        return;
    }
    let digits: String = factor_code.reveal().chars().filter(|it| !it.is_whitespace()).collect();
    let factor_code = Secret::new(digits);
    let missing = needs_factor(model, amount) && factor_code.is_empty();
    let form = &mut model.withdraw.form;
    form.pin_error = payment_password::entry_error(&payment_password);
    form.factor_error = missing.then(|| Text::of(key::FIELD_CODE_EMPTY));
    if form.pin_error.is_some() || missing {
        form.refuse();
        return;
    }
    super::send(
        model,
        step,
        Change::Withdraw(RequestedWithdrawal { account_id, amount, payment_password, factor_code }),
    );
}

pub(crate) fn on_asked(model: &mut Model, step: &mut Step, answer: Result<Withdrawal, Failure>) {
    match model.withdraw.change.take_reply(answer) {
        Reply::Nothing => {}
        Reply::Done(_, withdrawal) => {
            model.withdraw.form.amount.clear();
            model.withdraw.form.stage = Stage::Sent(Box::new(withdrawal));
            wallet::refresh_unless_live(model, step);
            step.emit(DomainEvent::WithdrawalsChanged);
        }
        Reply::Refused(_, failure) => refuse(model, step, &failure),
    }
}

/// What the server refused: the input that it names, else the problem of the page.
fn refuse(model: &mut Model, step: &mut Step, failure: &Failure) {
    payment_password::note_attempt(step, failure);
    let pin = payment_password::refusal(failure, "paymentPassword");
    let factor = failure.value.fields.get("factorCode").map(|code| factor_text(code));
    let amount = failure.value.fields.get("amount").cloned();
    let terms = chosen(model).map(|(options, _, method)| terms(options, method)).unwrap_or_default();
    let Withdraw { form, problem, .. } = &mut *model.withdraw;
    form.refuse();
    if let Some(refusal) = &amount {
        form.amount.refuse(refusal, &terms);
    }
    let about_form = [
        code::ACCOUNT_WAITING,
        code::CHANNEL_CLOSED,
        code::DAILY_COUNT,
        code::FACTOR_WAITING,
        code::IDENTITY_CHECK_NEEDED,
        code::NOT_FOUND,
        code::PAYEE_NAME_NEEDED,
        code::PAYEE_NAME_OTHER,
    ];
    if amount.is_some() || about_form.contains(&failure.code.as_str()) {
        form.stage = Stage::Filling;
    }
    if pin.is_none() && factor.is_none() && amount.is_none() {
        *problem = Some(failure.problem());
    }
    form.pin_error = pin;
    form.factor_error = factor;
    // A refusal means that the options shown are out of date.
    load_options(model, step);
}

fn factor_text(refusal: &str) -> Text {
    Text::of(match refusal {
        code::MISSING_VERIFICATION_CODE => key::FIELD_CODE_EMPTY,
        _ => key::ERROR_INVALID_VERIFICATION_CODE,
    })
}
