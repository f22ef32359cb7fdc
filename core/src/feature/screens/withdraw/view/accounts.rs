//! The view of the accounts to be paid to, and of the forms about them.

use super::super::accounts::{Form, FormKind, rule_text};
use super::super::{AccountField, PayoutAccountEvent, WithdrawEvent};
use super::words::{account, fee, stretch, title, usual_time};
use crate::domain::rules::{CompiledRule, FieldProblem, PatternKind};
use crate::domain::time::parse_rfc3339;
use crate::event::UiEvent;
use crate::feature::services::moment::exact;
use crate::feature::shared::payment_password::{is_set, pin};
use crate::model::Model;
use crate::text::key;
use crate::view::{
    AccountFocus, AccountForm, AccountItem, AccountsView, AddAccountView, InstitutionChoice, MethodChoice,
    RemoveAccountView, Text,
};
use crate::wire::{PayoutAccount, PayoutAccounts, PayoutMethod};

use crate::domain::cashier::PayoutKind;

fn account_event(event: PayoutAccountEvent) -> UiEvent {
    UiEvent::Withdraw(WithdrawEvent::Account(event))
}

pub(super) fn view(model: &Model) -> AccountsView {
    let accounts = &model.withdraw.accounts;
    let Some(value) = accounts.value.ready() else {
        return AccountsView { status: accounts.value.status(), ..AccountsView::default() };
    };
    let closed = closed(model, value);
    let is_ready = is_set(model) == Some(true) && !value.payee_name.is_empty();
    let may_add = closed.is_none() && accounts.form.is_none() && is_ready;
    AccountsView {
        status: accounts.value.status(),
        list: value.list.iter().map(|it| item(model, it)).collect(),
        add: may_add.then(|| account_event(PayoutAccountEvent::Begin)),
        closed,
        form: accounts.form.as_ref().and_then(|form| form_view(model, value, form)),
    }
}

/// Why no account can be added.
fn closed(model: &Model, value: &PayoutAccounts) -> Option<Text> {
    if !model.withdraw.accounts.has_room() {
        return Some(Text::of(key::PAYOUT_TOO_MANY));
    }
    let any_open = value.methods.iter().any(|method| method.open);
    (!any_open).then(|| Text::of(key::WITHDRAW_METHODS_CLOSED))
}

fn item(model: &Model, account: &PayoutAccount) -> AccountItem {
    let method = model.withdraw.accounts.method(&account.method_id);
    AccountItem {
        key: account.id.clone(),
        kind: method.map(|method| method.kind).unwrap_or_default(),
        title: title(method.map(|method| method.name.as_str()).unwrap_or_default(), &account.institution),
        hint: account.hint.clone(),
        holder: account.holder.clone(),
        waits: waits(model, account),
        remove: account_event(PayoutAccountEvent::AskRemove(account.id.clone())),
    }
}

/// Why an account can not be paid to, or from when on it can.
pub(super) fn waits(model: &Model, account: &PayoutAccount) -> Option<Text> {
    if account.other_name {
        return Some(Text::of(key::PAYOUT_OTHER_NAME));
    }
    let ahead = parse_rfc3339(&account.usable_at).is_some_and(|at| at > model.now.ms());
    ahead.then(|| Text::of(key::PAYOUT_WAITS_UNTIL).with("time", exact(&account.usable_at, &model.now)))
}

fn form_view(model: &Model, value: &PayoutAccounts, form: &Form) -> Option<AccountForm> {
    match &form.kind {
        FormKind::Add { method_id, institution, holder } => {
            Some(AccountForm::Add(Box::new(add_view(model, value, form, (method_id, institution, holder)))))
        }
        FormKind::Remove { id } => {
            let it = model.withdraw.accounts.account(id)?;
            let method = model.withdraw.accounts.method(&it.method_id);
            let name = method.map_or_else(|| it.hint.clone(), |method| account(it, method));
            Some(AccountForm::Remove(RemoveAccountView {
                key: form.key,
                sentence: Text::of(key::PAYOUT_REMOVE_ASKED).with("account", name),
                pin: pin(model, form.error(AccountField::PaymentPassword)),
                refusals: form.refusals,
            }))
        }
    }
}

fn add_view(
    model: &Model,
    value: &PayoutAccounts,
    form: &Form,
    (method_id, institution, holder): (&str, &str, &str),
) -> AddAccountView {
    let accounts = &model.withdraw.accounts;
    let method = accounts.method(method_id);
    let rule = accounts.rule(method_id);
    let offered = method.map(|method| method.institutions.as_slice()).unwrap_or_default();
    let choice = |name: &String| InstitutionChoice { key: name.clone(), selected: *name == institution };
    let error = |field| form.error(field).cloned();
    AddAccountView {
        key: form.key,
        methods: value.methods.iter().map(|method| choice_of(model, method, method_id)).collect(),
        institutions: offered.iter().map(choice).collect(),
        institution_error: error(AccountField::Institution),
        account_label: Text::of(label(method.map(|method| method.kind).unwrap_or_default())),
        account_hint: rule.map(rule_text),
        account_error: error(AccountField::Account),
        account_digits: rule.is_some_and(is_digits),
        holder: holder.to_owned(),
        holder_hint: holder_hint(value),
        holder_error: error(AccountField::Holder),
        waits: stretch(key::PAYOUT_WAITS, value.waiting_minutes),
        pin: pin(model, form.error(AccountField::PaymentPassword)),
        focus: form.focus.map(|field| AccountFocus { count: form.refusals, field }),
    }
}

fn is_digits(rule: &CompiledRule) -> bool {
    matches!(rule.problem(), FieldProblem::NotOfKind(PatternKind::Digits, _))
}

const fn label(kind: PayoutKind) -> &'static str {
    match kind {
        PayoutKind::Bank => key::PAYOUT_ACCOUNT_NUMBER,
        PayoutKind::Ewallet => key::PAYOUT_WALLET_NUMBER,
        PayoutKind::Crypto => key::PAYOUT_ADDRESS,
    }
}

/// Whose name the account must be in: the proven one.
fn holder_hint(value: &PayoutAccounts) -> Text {
    Text::of(key::PAYOUT_HOLDER_KNOWN).with("name", value.payee_name.as_str())
}

fn choice_of(model: &Model, method: &PayoutMethod, chosen: &str) -> MethodChoice {
    MethodChoice {
        key: method.id.clone(),
        kind: method.kind,
        name: method.name.clone(),
        fee: fee(model, method),
        time: usual_time(method),
        selected: method.id == chosen,
        select: method.open.then(|| account_event(PayoutAccountEvent::Method(method.id.clone()))),
    }
}
