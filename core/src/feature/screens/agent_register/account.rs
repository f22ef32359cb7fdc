//! The form of an account below the agent: name, first password, nickname, type, rates; and what was made.

use super::{AgentRegister, Request, Terms, is_shown};
use crate::api::Failure;
use crate::domain::field::Field;
use crate::feature::services::{call, intents};
use crate::feature::shared::draft::{Draft, refusals};
use crate::feature::shared::forms::{self, Mark};
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::wire::{NewDownline, NewDownlineRequest, code};

/// The fields of the form in order, and whether each must be filled.
pub(super) const FIELDS: [(Field, bool); 3] =
    [(Field::Username, true), (Field::Password, true), (Field::Nickname, false)];

/// State of the form of an account.
#[derive(Default)]
pub(super) struct AccountForm {
    pub draft: Draft,
    pub terms: Terms,
    /// The account that was made last, until another is wanted.
    pub made: Option<NewDownline>,
}

/// Whether the account is being made, or it is not known what became of it.
pub(super) fn is_busy(model: &Model) -> bool {
    model.calls.busy(&Request::Create.slot()) || intents::is_checking(model)
}

fn is_own(field: Field) -> bool {
    FIELDS.iter().any(|(own, _)| *own == field)
}

pub(super) fn typed(model: &mut Model, field: Field, value: &Secret) {
    if is_own(field) {
        model.agent_register.account.draft.fields.type_into(field, value.reveal());
    }
}

pub(super) fn on_field_left(model: &mut Model, field: Field, value: &Secret) {
    let is_known = model.agent_register.account.draft.fields.is_known(field, value.reveal());
    if !is_own(field) || is_known || value.trimmed().is_empty() {
        return;
    }
    let mark = forms::check(model, field, value.reveal(), false);
    model.agent_register.account.draft.fields.set_mark(field, mark);
}

pub(super) fn create(model: &mut Model, step: &mut Step, password: &Secret) {
    if is_busy(model) {
        intents::check_now(model, step);
        return;
    }
    let Some(max_rates) = model.agent_register.centre.ready().map(|centre| centre.most.clone()) else { return };
    let value = |field| match field {
        Field::Password => password.reveal().to_owned(),
        field => model.agent_register.account.draft.fields.value(field).to_owned(),
    };
    let marks: Vec<(Field, Mark)> = FIELDS
        .iter()
        .map(|(field, required)| (*field, forms::check(model, *field, &value(*field), *required)))
        .collect();
    let AgentRegister { account, .. } = &mut *model.agent_register;
    account.draft.problem = None;
    let rates = account.terms.check(&max_rates);
    let is_valid = account.draft.judge(marks);
    let (true, Some(rates), Some(account_type)) = (is_valid, rates, account.terms.account_type) else { return };
    let text = |field| account.draft.fields.value(field).trim().to_owned();
    let body = NewDownlineRequest {
        username: text(Field::Username),
        password: password.reveal().into(),
        nickname: text(Field::Nickname),
        account_type,
        rates,
    };
    call::send_with_body(model, step, Request::Create, &body);
}

pub(super) fn on_created(model: &mut Model, _: &mut Step, answer: Result<NewDownline, Failure>) {
    if !is_shown(model) {
        return;
    }
    match answer {
        Ok(made) => {
            let form = &mut model.agent_register.account;
            form.draft.clear();
            form.made = Some(made);
        }
        Err(failure) => refuse(model, &failure),
    }
}

fn refuse(model: &mut Model, failure: &Failure) {
    let shown = FIELDS.map(|(field, _)| field);
    let (mut marks, mut problem) = refusals(model, failure, &shown);
    if failure.code == code::USERNAME_TAKEN {
        marks.push((Field::Username, Mark::Refused(failure.problem().text)));
        problem = None;
    }
    let products = failure.value.fields.keys().filter_map(|name| name.strip_prefix("rates.")).map(str::to_owned);
    let products: Vec<String> = products.collect();
    let form = &mut model.agent_register.account;
    if !products.is_empty() {
        problem = None;
    }
    form.terms.refuse(products.into_iter());
    form.draft.judge(marks);
    form.draft.problem = problem;
}

pub(super) fn begin_another(model: &mut Model) {
    model.agent_register.account.made = None;
}
