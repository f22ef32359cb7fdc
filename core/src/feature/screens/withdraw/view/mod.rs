//! The view of the withdrawal page: what can be taken out, what comes first, and what the day allows (section 2 of the specification).

mod accounts;
mod request;
mod words;

use super::{Request, is_idle};
use crate::domain::route::{MemberPage, Overlay};
use crate::feature::services::location;
use crate::feature::services::moment::exact;
use crate::feature::shared::payment_password;
use crate::model::Model;
use crate::text::key;
use crate::view::{IdentityFirst, LoadStatus, MoneyOut, SetupStep, SetupStepName, Text, WithdrawView};
use crate::wire::{WithdrawalLimits, WithdrawalOptions};

pub(crate) fn view(model: &Model) -> WithdrawView {
    let withdraw = &*model.withdraw;
    let base = WithdrawView {
        status: withdraw.options.status(),
        accounts: accounts::view(model),
        proof: withdraw.change.view(model, model.calls.busy(&Request::Reauthenticate.slot())),
        problem: withdraw.problem.clone(),
        busy: !is_idle(model),
        ..WithdrawView::default()
    };
    let Some(options) = withdraw.options.ready() else { return base };
    // Where it is not known how the payment password stands, its own card says so, and the form waits.
    let Some(is_set) = payment_password::is_set(model) else {
        let status = if base.status == LoadStatus::Ready { LoadStatus::Loading } else { base.status };
        return WithdrawView { status, ..base };
    };
    let steps = steps(is_set, options.payee_name_proven, !options.accounts.is_empty());
    WithdrawView {
        money: Some(money(model, options)),
        identity: identity(model, options).filter(|_| steps.is_empty()),
        form: steps.is_empty().then(|| request::view(model, options)),
        steps,
        ..base
    }
}

/// What comes before a withdrawal, in order; nothing once all of it is there.
fn steps(password: bool, name: bool, account: bool) -> Vec<SetupStep> {
    if password && name && account {
        return Vec::new();
    }
    let step = |key, label, done, current| SetupStep { key, label: Text::of(label), done, current };
    vec![
        step(SetupStepName::PaymentPassword, key::WITHDRAW_STEP_PASSWORD, password, !password),
        step(SetupStepName::PayeeName, key::WITHDRAW_STEP_NAME, name, password && !name),
        step(SetupStepName::Account, key::WITHDRAW_STEP_ACCOUNT, account, password && name && !account),
        step(SetupStepName::Withdraw, key::WITHDRAW_STEP_WITHDRAW, false, false),
    ]
}

/// An identity check that some amounts, or all, need first.
fn identity(model: &Model, options: &WithdrawalOptions) -> Option<IdentityFirst> {
    let above = options.identity_above?.0;
    let text = if above.is_positive() {
        Text::of(key::WITHDRAW_IDENTITY_ABOVE).with("amount", model.site.info.currency.format(above))
    } else {
        Text::of(key::WITHDRAW_IDENTITY_FIRST)
    };
    let security = Overlay::MemberCentre(MemberPage::Security);
    Some(IdentityFirst { text, href: location::address_under(model, security) })
}

fn money(model: &Model, options: &WithdrawalOptions) -> MoneyOut {
    let currency = &model.site.info.currency;
    let money = &options.money;
    let wallet = || location::address_under(model, Overlay::MemberCentre(MemberPage::TransferFund));
    MoneyOut {
        withdrawable: currency.format(money.withdrawable.0),
        balance: currency.format(money.balance.0),
        why: (money.withdrawable != money.balance).then(wallet),
        limits: options.limits.as_ref().map(|it| limits(model, it)).unwrap_or_default(),
    }
}

/// What is left of the day's limits.
fn limits(model: &Model, limits: &WithdrawalLimits) -> Vec<Text> {
    let currency = &model.site.info.currency;
    let until = exact(&limits.resets_at, &model.now);
    vec![
        Text::of(key::WITHDRAW_LIMIT_AMOUNT)
            .with("left", currency.format(limits.amount_left.0))
            .with("daily", currency.format(limits.amount_daily.0))
            .with("time", until.as_str()),
        Text::of(key::WITHDRAW_LIMIT_COUNT).with("left", limits.count_left).with("daily", limits.count_daily),
    ]
}
