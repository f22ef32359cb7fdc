//! The view of the form of a withdrawal: amount, account, costs and review.

use super::super::WithdrawEvent;
use super::super::request::{Stage, accounts, chosen, is_busy, is_usable, needs_factor, terms};
use super::accounts::waits;
use super::words::{account, fee, title, usual_time};
use crate::domain::cashier::WithdrawalStatus;
use crate::domain::money::Money;
use crate::domain::route::{MemberPage, Overlay};
use crate::domain::time::parse_rfc3339;
use crate::event::UiEvent;
use crate::feature::services::location;
use crate::feature::services::moment::exact;
use crate::feature::shared::amount::{self, Writing};
use crate::feature::shared::payment_password;
use crate::feature::shared::payout::destination;
use crate::model::Model;
use crate::text::key;
use crate::view::{
    AccountChoice, AllOfIt, FactorField, FillingView, MoneyFact, ReviewView, SentView, Text, WithdrawalForm,
};
use crate::wire::{PayoutAccount, PayoutMethod, Withdrawal, WithdrawalOptions};

fn ui_event(event: WithdrawEvent) -> UiEvent {
    UiEvent::Withdraw(event)
}

pub(super) fn view(model: &Model, options: &WithdrawalOptions) -> WithdrawalForm {
    let form = &model.withdraw.form;
    if let Stage::Sent(withdrawal) = &form.stage {
        return WithdrawalForm::Sent(Box::new(sent(model, withdrawal)));
    }
    let chosen = chosen(model);
    match (&form.stage, chosen) {
        // What is under way shows until it has ended, whatever the options say meanwhile.
        (Stage::Reviewing(amount), Some((_, account, method))) => {
            WithdrawalForm::Reviewing(Box::new(review(model, *amount, account, method)))
        }
        (_, Some((_, _, method))) => match closed(model, options, method) {
            Some(why) => WithdrawalForm::Closed { why },
            None => WithdrawalForm::Filling(Box::new(filling(model, options, method))),
        },
        (_, None) => WithdrawalForm::Closed { why: none_usable(model, options) },
    }
}

/// Why nothing can leave now, and what helps.
fn closed(model: &Model, options: &WithdrawalOptions, method: &PayoutMethod) -> Option<Text> {
    if let Some(locked) = payment_password::locked(model) {
        return Some(locked);
    }
    // Where every amount needs the check, what leads to it stands above.
    if options.identity_above.is_some_and(|above| !above.0.is_positive()) {
        return Some(Text::of(key::ERROR_IDENTITY_CHECK_NEEDED));
    }
    let money = &options.money;
    let least = accounts(options)
        .filter(|(account, method)| is_usable(account, method, &model.now))
        .map(|(_, method)| method.min.0)
        .min()
        .unwrap_or(method.min.0);
    let shown = model.site.info.currency.format(least);
    if let Some(limits) = &options.limits {
        let tomorrow = || exact(&limits.resets_at, &model.now);
        if limits.count_left == 0 {
            return Some(Text::of(key::WITHDRAW_COUNT_USED).with("time", tomorrow()));
        }
        if limits.amount_left.0 < least {
            return Some(Text::of(key::WITHDRAW_AMOUNT_USED).with("time", tomorrow()));
        }
    }
    if money.withdrawable.0 < least || !money.withdrawable.0.is_positive() {
        Some(Text::of(key::WITHDRAW_TOO_LITTLE).with("least", shown))
    } else {
        None
    }
}

/// Why no account can be paid to: all wait, the first until then; else their ways are closed.
fn none_usable(model: &Model, options: &WithdrawalOptions) -> Text {
    let waiting = accounts(options)
        .filter(|(_, method)| method.open)
        .filter(|(account, _)| parse_rfc3339(&account.usable_at).is_some_and(|at| at > model.now.ms()))
        .map(|(account, _)| account.usable_at.as_str())
        .min();
    match waiting {
        Some(at) => Text::of(key::WITHDRAW_ALL_WAIT).with("time", exact(at, &model.now)),
        None => Text::of(key::WITHDRAW_METHODS_CLOSED),
    }
}

fn filling(model: &Model, options: &WithdrawalOptions, method: &PayoutMethod) -> FillingView {
    let (terms, writing) = (terms(options, method), Writing::of(model));
    let form = &model.withdraw.form;
    let amount_event = |event| ui_event(WithdrawEvent::Amount(event));
    let all = writing.format(terms.bounds.max);
    FillingView {
        accounts: accounts(options).map(|(account, method)| choice(model, account, method)).collect(),
        amount: amount::view(&form.amount, (&terms, &writing), (&[], terms.bounds.max), amount_event),
        all: AllOfIt { label: Text::of(key::WITHDRAW_ALL).with("amount", all), select: ui_event(WithdrawEvent::All) },
        refusals: form.refusals,
        review: ui_event(WithdrawEvent::Review),
    }
}

fn choice(model: &Model, account: &PayoutAccount, method: &PayoutMethod) -> AccountChoice {
    let usable = is_usable(account, method, &model.now);
    let closed = waits(model, account).or_else(|| (!method.open).then(|| Text::of(key::PAYOUT_METHOD_CLOSED)));
    let selected = chosen(model).is_some_and(|(_, chosen, _)| chosen.id == account.id);
    AccountChoice {
        key: account.id.clone(),
        kind: method.kind,
        title: title(&method.name, &account.institution),
        hint: account.hint.clone(),
        fee: fee(model, method),
        time: usual_time(method),
        closed,
        selected,
        select: usable.then(|| ui_event(WithdrawEvent::Choose(account.id.clone()))),
    }
}

fn review(model: &Model, amount: Money, payout_account: &PayoutAccount, method: &PayoutMethod) -> ReviewView {
    let form = &model.withdraw.form;
    let charge = model.withdraw.options.ready().map(|options| terms(options, method).charge).unwrap_or_default();
    let shown = |money| model.site.info.currency.format(money);
    let fact = |key, label, value| MoneyFact { key, label: Text::of(label), value };
    let net = shown(charge.net(amount));
    let security = Overlay::MemberCentre(MemberPage::Security);
    ReviewView {
        sentence: Text::of(key::WITHDRAW_REVIEW)
            .with("net", net.as_str())
            .with("account", account(payout_account, method)),
        facts: vec![
            fact("amount", key::WITHDRAW_FACT_AMOUNT, shown(amount)),
            fact("fee", key::WITHDRAW_FACT_FEE, shown(charge.of(amount))),
            fact("net", key::WITHDRAW_FACT_NET, net),
            fact("account", key::WITHDRAW_FACT_ACCOUNT, account(payout_account, method)),
        ],
        time: usual_time(method),
        pin: payment_password::pin(model, form.pin_error.as_ref()),
        factor: needs_factor(model, amount).then(|| FactorField { error: form.factor_error.clone() }),
        refusals: form.refusals,
        back: ui_event(WithdrawEvent::Back),
        busy: is_busy(model) || !model.withdraw.change.is_idle(),
        forgotten: location::address_under(model, security),
    }
}

fn sent(model: &Model, withdrawal: &Withdrawal) -> SentView {
    let next = match withdrawal.status {
        WithdrawalStatus::RiskReview => Text::of(key::WITHDRAW_SENT_REVIEW),
        _ => match exact(&withdrawal.expected_by, &model.now) {
            by if by.is_empty() => Text::of(key::WITHDRAW_SENT),
            by => Text::of(key::WITHDRAW_SENT_BY).with("time", by),
        },
    };
    let net = model.site.info.currency.format(withdrawal.net.0);
    SentView {
        sentence: Text::of(key::WITHDRAW_SENT_SENTENCE).with("net", net).with("account", destination(withdrawal)),
        next,
        order_no: withdrawal.order_no.clone(),
        another: ui_event(WithdrawEvent::Back),
    }
}
