//! The accounts that the member is paid to: those that there are, the form of another one, the question whether to remove one.
//!
//! Number and payment password come with the event that needs them and leave in the sealed body; the name of the holder is kept while it is
//! typed. A number is held against its method's rule here, its check digits by the server.

use super::{AccountField, Change, PayoutAccountEvent, Withdraw, is_idle, load_options, send};
use crate::api::Failure;
use crate::domain::rules::{CompiledRule, FieldRule, FieldVerdict};
use crate::feature::services::remote::Remote;
use crate::feature::services::toasts;
use crate::feature::shared::guarded::Reply;
use crate::feature::shared::{forms, payment_password, rules};
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::{self, key};
use crate::view::{Text, Tone};
use crate::wire::{NewPayoutAccount, PayoutAccount, PayoutAccounts, PayoutMethod, code};

/// Longest name that is kept while it is typed, in characters.
const MAX_HOLDER_LENGTH: usize = 200;

/// An account that the member wants to add.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct NewAccount {
    method_id: String,
    institution: String,
    account: Secret,
    holder: String,
    payment_password: Secret,
}

impl NewAccount {
    /// The body of the call that adds the account.
    pub fn body(&self) -> NewPayoutAccount {
        NewPayoutAccount {
            method_id: self.method_id.clone(),
            institution: self.institution.clone(),
            account: self.account.reveal().into(),
            holder: self.holder.clone(),
            payment_password: self.payment_password.reveal().into(),
        }
    }
}

/// What is known of the accounts, and the form that is open.
#[derive(Default)]
pub(super) struct Accounts {
    pub value: Remote<PayoutAccounts>,
    /// The rule of an account number for each method, made ready.
    rules: Vec<(String, CompiledRule)>,
    pub form: Option<Form>,
    /// Counts the forms, so that each one opened is new to the view.
    forms: u32,
}

/// State of a form about an account.
pub(super) struct Form {
    pub key: u32,
    pub kind: FormKind,
    errors: Vec<(AccountField, Text)>,
    pub refusals: u32,
    pub focus: Option<AccountField>,
}

/// What a form about an account is for.
pub(super) enum FormKind {
    Add { method_id: String, institution: String, holder: String },
    Remove { id: String },
}

impl Accounts {
    /// The accounts are being fetched.
    pub fn set_loading(&mut self) {
        self.value.start_loading();
    }

    /// Ways to be paid, in the operator's order.
    pub fn methods(&self) -> &[PayoutMethod] {
        self.value.ready().map(|value| value.methods.as_slice()).unwrap_or_default()
    }

    /// The way to be paid with this id.
    pub fn method(&self, id: &str) -> Option<&PayoutMethod> {
        self.methods().iter().find(|method| method.id == id)
    }

    /// The member's account with this id.
    pub fn account(&self, id: &str) -> Option<&PayoutAccount> {
        self.value.ready()?.list.iter().find(|account| account.id == id)
    }

    /// The rule of an account number of this method.
    pub fn rule(&self, method_id: &str) -> Option<&CompiledRule> {
        self.rules.iter().find(|(id, _)| id == method_id).map(|(_, rule)| rule)
    }

    /// Whether there is room for another account.
    pub fn has_room(&self) -> bool {
        self.value.ready().is_some_and(|value| value.list.len() < value.most as usize)
    }

    fn open(&mut self, kind: FormKind) {
        self.forms = self.forms.wrapping_add(1);
        self.form = Some(Form { key: self.forms, kind, errors: Vec::new(), refusals: 0, focus: None });
    }
}

impl Form {
    /// What is wrong with an input.
    pub fn error(&self, field: AccountField) -> Option<&Text> {
        self.errors.iter().find(|(other, _)| *other == field).map(|(_, text)| text)
    }

    /// Replaces the errors of the inputs and focuses the first wrong one; says whether there is none.
    fn set_errors(&mut self, errors: Vec<(AccountField, Text)>) -> bool {
        self.errors = errors;
        self.focus = self.errors.first().map(|(field, _)| *field);
        if self.focus.is_some() {
            self.refusals = self.refusals.wrapping_add(1);
        }
        self.errors.is_empty()
    }

    fn edited(&mut self, field: AccountField) {
        self.errors.retain(|(other, _)| *other != field);
    }
}

pub(super) fn on_event(model: &mut Model, step: &mut Step, event: PayoutAccountEvent) {
    match event {
        PayoutAccountEvent::Begin => begin(model),
        PayoutAccountEvent::AskRemove(id) => {
            if is_idle(model) && model.withdraw.accounts.account(&id).is_some() {
                model.withdraw.problem = None;
                model.withdraw.accounts.open(FormKind::Remove { id });
            }
        }
        PayoutAccountEvent::Close if is_idle(model) => {
            model.withdraw.accounts.form = None;
            model.withdraw.problem = None;
        }
        PayoutAccountEvent::Close => {}
        PayoutAccountEvent::Method(id) => choose_method(model, id),
        PayoutAccountEvent::Institution(name) => choose_institution(model, name),
        PayoutAccountEvent::Edited(field) => {
            if let Some(form) = &mut model.withdraw.accounts.form {
                form.edited(field);
            }
        }
        PayoutAccountEvent::Holder(name) => type_holder(model, &name),
        PayoutAccountEvent::Add { account, payment_password } => {
            add(model, step, account.trimmed(), payment_password.trimmed());
        }
        PayoutAccountEvent::Remove(payment_password) => remove(model, step, payment_password.trimmed()),
    }
}

/// Opens the form of another account, at the first way to be paid that is open.
fn begin(model: &mut Model) {
    let named = model.withdraw.accounts.value.ready().is_some_and(|value| !value.payee_name.is_empty());
    let ready = payment_password::is_set(model) == Some(true) && named;
    if !is_idle(model) || !ready || !model.withdraw.accounts.has_room() {
        return;
    }
    let accounts = &mut model.withdraw.accounts;
    let Some(method_id) = accounts.methods().iter().find(|method| method.open).map(|method| method.id.clone()) else {
        return;
    };
    accounts.open(FormKind::Add { method_id, institution: String::new(), holder: String::new() });
    model.withdraw.problem = None;
}

fn choose_method(model: &mut Model, id: String) {
    let accounts = &mut model.withdraw.accounts;
    if accounts.method(&id).is_none_or(|method| !method.open) {
        return;
    }
    let Some(form) = &mut accounts.form else { return };
    if let FormKind::Add { method_id, institution, .. } = &mut form.kind
        && *method_id != id
    {
        *method_id = id;
        institution.clear();
        form.edited(AccountField::Institution);
        form.edited(AccountField::Account);
    }
}

fn choose_institution(model: &mut Model, name: String) {
    let accounts = &mut model.withdraw.accounts;
    let Some(Form { kind: FormKind::Add { method_id, .. }, .. }) = &accounts.form else { return };
    let offered = accounts.method(method_id).is_some_and(|method| method.institutions.contains(&name));
    if !offered && !name.is_empty() {
        return;
    }
    let Some(form) = &mut accounts.form else { return };
    if let FormKind::Add { institution, .. } = &mut form.kind {
        *institution = name;
        form.edited(AccountField::Institution);
    }
}

fn type_holder(model: &mut Model, name: &str) {
    let Some(form) = &mut model.withdraw.accounts.form else { return };
    if let FormKind::Add { holder, .. } = &mut form.kind {
        *holder = name.chars().filter(|c| !c.is_control()).take(MAX_HOLDER_LENGTH).collect();
        form.edited(AccountField::Holder);
    }
}

fn add(model: &mut Model, step: &mut Step, account: Secret, payment_password: Secret) {
    let Some(Form { kind: FormKind::Add { method_id, institution, holder }, .. }) = &model.withdraw.accounts.form
    else {
        return;
    };
    if !is_idle(model) {
        return;
    }
    let typed = NewAccount {
        method_id: method_id.clone(),
        institution: institution.clone(),
        account,
        holder: holder.trim().to_owned(),
        payment_password,
    };
    let errors = errors(model, &typed);
    if model.withdraw.accounts.form.as_mut().is_some_and(|form| form.set_errors(errors)) {
        send(model, step, Change::Add(typed));
    }
}

/// What is wrong with what was typed, in the order of the inputs.
fn errors(model: &Model, typed: &NewAccount) -> Vec<(AccountField, Text)> {
    let accounts = &model.withdraw.accounts;
    let Some(method) = accounts.method(&typed.method_id) else { return Vec::new() };
    let mut errors = Vec::new();
    if !method.institutions.is_empty() && typed.institution.is_empty() {
        errors.push((AccountField::Institution, Text::of(key::ERROR_INSTITUTION_UNKNOWN)));
    }
    if typed.account.is_empty() {
        errors.push((AccountField::Account, Text::of(key::PAYOUT_ACCOUNT_EMPTY)));
    } else if let Some(rule) = accounts.rule(&method.id)
        && let FieldVerdict::Refused(_) = rules::check_by(model, rule, typed.account.reveal())
    {
        errors.push((AccountField::Account, rule_text(rule)));
    }
    if typed.holder.is_empty() {
        errors.push((AccountField::Holder, Text::of(key::PAYOUT_HOLDER_EMPTY)));
    }
    let pin = payment_password::entry_error(&typed.payment_password);
    errors.extend(pin.map(|text| (AccountField::PaymentPassword, text)));
    errors
}

/// What an account of a method must look like, in words.
pub(super) fn rule_text(rule: &CompiledRule) -> Text {
    forms::rule_text(rule)
}

fn remove(model: &mut Model, step: &mut Step, payment_password: Secret) {
    let Some(Form { kind: FormKind::Remove { id }, .. }) = &model.withdraw.accounts.form else { return };
    let id = id.clone();
    if !is_idle(model) {
        return;
    }
    let wrong = payment_password::entry_error(&payment_password);
    let errors = wrong.map(|text| (AccountField::PaymentPassword, text)).into_iter().collect();
    if model.withdraw.accounts.form.as_mut().is_some_and(|form| form.set_errors(errors)) {
        send(model, step, Change::Remove { id, payment_password });
    }
}

pub(crate) fn on_accounts(model: &mut Model, step: &mut Step, answer: Result<PayoutAccounts, Failure>) {
    model.withdraw.accounts.value.answer(answer);
    take_rules(model, step);
}

/// Makes the rules of the methods ready.
fn take_rules(model: &mut Model, step: &mut Step) {
    let methods = model.withdraw.accounts.methods();
    let rule =
        |method: &PayoutMethod| (method.id.clone(), CompiledRule::new(&FieldRule::from(method.account_rule.clone())));
    let compiled: Vec<_> = methods.iter().map(rule).collect();
    for (_, rule) in &compiled {
        rules::load_engine_for(model, step, rule);
    }
    model.withdraw.accounts.rules = compiled;
}

pub(crate) fn on_changed(model: &mut Model, step: &mut Step, answer: Result<PayoutAccounts, Failure>) {
    match model.withdraw.change.take_reply(answer) {
        Reply::Nothing => {}
        Reply::Done(change, value) => {
            model.withdraw.accounts.value = Remote::Ready(value);
            model.withdraw.accounts.form = None;
            let toast = match change {
                Change::Remove { .. } => key::TOAST_PAYOUT_REMOVED,
                Change::Add(_) | Change::Withdraw(_) => key::TOAST_PAYOUT_ADDED,
            };
            toasts::show(model, step, Tone::Success, Text::of(toast));
            take_rules(model, step);
            load_options(model, step);
        }
        Reply::Refused(_, failure) => refuse(model, step, &failure),
    }
}

/// What the server refused: each input that it names, else the problem of the page.
fn refuse(model: &mut Model, step: &mut Step, failure: &Failure) {
    payment_password::note_attempt(step, failure);
    let mut errors = Vec::new();
    for (name, field) in [
        ("institution", AccountField::Institution),
        ("account", AccountField::Account),
        ("holder", AccountField::Holder),
    ] {
        let code = failure.value.fields.get(name);
        errors.extend(code.map(|code| (field, refusal(model, field, code))));
    }
    let pin = payment_password::refusal(failure, "paymentPassword");
    errors.extend(pin.map(|text| (AccountField::PaymentPassword, text)));
    let Withdraw { accounts, problem, .. } = &mut *model.withdraw;
    let Some(form) = &mut accounts.form else { return };
    if matches!(form.kind, FormKind::Remove { .. }) {
        errors.retain(|(field, _)| *field == AccountField::PaymentPassword);
    }
    if errors.is_empty() {
        let mut shown = failure.problem();
        if failure.code == code::TOO_MANY_OPEN {
            shown.text = Text::of(key::PAYOUT_TOO_MANY);
        }
        *problem = Some(shown);
    }
    form.set_errors(errors);
}

fn refusal(model: &Model, field: AccountField, refusal: &str) -> Text {
    let empty = refusal == code::rule::EMPTY;
    match (field, text::code::text_of(refusal)) {
        (AccountField::Account, _) if empty => Text::of(key::PAYOUT_ACCOUNT_EMPTY),
        (AccountField::Holder, _) if empty => Text::of(key::PAYOUT_HOLDER_EMPTY),
        (_, Some(known)) if known != key::ERROR_OPERATION => Text::of(known),
        (AccountField::Account, _) => {
            let form = model.withdraw.accounts.form.as_ref();
            let rule = form.and_then(|form| match &form.kind {
                FormKind::Add { method_id, .. } => model.withdraw.accounts.rule(method_id),
                FormKind::Remove { .. } => None,
            });
            rule.map_or_else(|| Text::of(key::ERROR_OPERATION), rule_text)
        }
        _ => Text::of(key::ERROR_OPERATION),
    }
}
