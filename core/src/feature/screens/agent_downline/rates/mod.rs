//! The form of a downline's rates of rebate (section 2 of the specification, "downline management"): what is typed for each product, the review with the
//! payment password, and what became of it.
//!
//! The bounds are the server's, and [`check_between`] judges by them here as it does there, so that nobody in the chain ends up with a negative margin. The
//! call belongs to an intent, so that it is done once whatever becomes of its answer.

mod view;

pub(crate) use view::view;

use super::forms::Forms;
use super::{DownlineAct, act, file, open_id, refresh as refresh_page};
use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::agent::rebate::{
    RebateFault, RebateProblem, RebateRate, RebateRates, changes, check_between, named_products,
};
use crate::domain::route::Query;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, intents};
use crate::feature::shared::guarded::{Guarded, Reply, Signing};
use crate::feature::shared::{payment_password, rates as texts};
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::key;
use crate::view::{Problem, Text};
use crate::wire::{Done, DownlineRates, DownlineRatesRequest, RatesRefused, code};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

calls! {
    /// The rates of a direct downline, with their bounds.
    Rates => AGENT_RATES: Get "/wps/agent/downlineRates" Member Plain, latest, on_rates(DownlineRates);
    /// Change the rates of a direct downline.
    Change => AGENT_CHANGE_RATES: Post "/wps/agent/downlineRates" Member Sealed Intent, single, on_changed(DownlineRates);
    /// Check the login password before the change.
    Reauthenticate => AGENT_RATES_PROOF: Post "/wps/session/reauthenticate" Member Sealed, single, on_proved(Done);
}

/// Events of the form for a downline's rates of rebate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AgentRatesEvent {
    /// Fetch again what failed.
    Retry,
    /// A rate was typed.
    #[serde(rename_all = "camelCase")]
    Rate {
        /// Code of the product.
        product: String,
        /// Text of the input, in percent.
        value: String,
    },
    /// Go on to the review.
    Review,
    /// Back to the form.
    Back,
    /// Send the rates, with the payment password.
    Send(Secret),
    /// An input was changed: its error goes away.
    Edited,
    /// The login password, which the server asked for again.
    ProvePassword(Secret),
    /// Do not give the login password: the rates are not changed.
    CancelProof,
}

/// Most characters of a rate.
const MAX_LENGTH: usize = 12;

/// The rates that the agent wants to set.
#[derive(Clone, Debug, PartialEq)]
struct RatesRequest {
    member_id: String,
    rates: Vec<RebateRate>,
    payment_password: Secret,
}

/// How far the form has come.
#[derive(Debug, Default, PartialEq)]
enum Stage {
    #[default]
    Filling,
    Reviewing(Vec<RebateRate>),
}

/// State of the form for a downline's rates.
#[derive(Default)]
pub(crate) struct AgentRates {
    value: Remote<DownlineRates>,
    /// What was typed, by product; the other rates stay as they are.
    typed: BTreeMap<String, String>,
    /// What is wrong with a rate, by product.
    wrong: BTreeMap<String, Text>,
    stage: Stage,
    signing: Signing<RatesRequest>,
}

impl AgentRates {
    /// The text of a product's input.
    fn text(&self, value: &DownlineRates, product: &str) -> String {
        let now = || texts::plain(RebateRates::of(&value.coming).get(product));
        self.typed.get(product).cloned().unwrap_or_else(now)
    }

    /// The rates that were typed; notes what is wrong with each that will not do.
    fn check(&mut self, value: &DownlineRates) -> Option<Vec<RebateRate>> {
        self.wrong.clear();
        let mut rates = Vec::new();
        for product in products(value) {
            match texts::read(&self.text(value, &product)) {
                Some(rate) => rates.push(RebateRate { product, rate }),
                None => drop(self.wrong.insert(product, Text::of(key::AGENT_REGISTER_RATE_WRONG))),
            }
        }
        if self.wrong.is_empty() {
            self.note_problems(&value.account, &check_between(&rates, &value.most, &value.least));
        }
        self.wrong.is_empty().then_some(rates)
    }

    /// Notes what is wrong with rates, and what helps.
    fn note_problems(&mut self, account: &str, problems: &[RebateProblem]) {
        for problem in problems {
            let words = match problem.fault {
                RebateFault::BelowDownline => Text::of(key::DOWNLINE_RATE_BELOW)
                    .with("least", texts::percent_text(problem.least))
                    .with("name", account),
                _ => Text::of(key::AGENT_REGISTER_RATE_ABOVE).with("most", texts::percent_text(problem.most)),
            };
            self.wrong.insert(problem.product.clone(), words);
        }
    }
}

/// The products that have an input: those that the agent, the downline or somebody directly below it has a rate of.
fn products(value: &DownlineRates) -> Vec<String> {
    named_products(value.most.iter().chain(&value.coming).chain(&value.least))
}

/// Whether the change is on its way, or it is not known what became of it.
fn is_busy(model: &Model) -> bool {
    model.calls.busy(&Request::Change.slot()) || intents::is_checking(model)
}

/// Whether nothing is under way, nor waits for the login password.
pub(super) fn is_idle(model: &Model) -> bool {
    model.agent_rates.signing.change.is_idle() && !is_busy(model)
}

fn is_open(model: &Model) -> bool {
    act(model) == Some(DownlineAct::Rates)
}

fn load(model: &mut Model, step: &mut Step) {
    let mut query = Query::default();
    query.push("memberId", Some(open_id(model)));
    model.agent_rates.value.start_loading();
    call::send(model, step, Request::Rates, &query.text());
}

/// Fetches the rates again, where the form shows.
fn refresh(model: &mut Model, step: &mut Step) {
    if is_open(model) {
        load(model, step);
    }
}

fn on_rates(model: &mut Model, _: &mut Step, answer: Result<DownlineRates, Failure>) {
    let is_other = answer.as_ref().is_ok_and(|rates| rates.member_id != open_id(model));
    if is_open(model) && !is_other {
        model.agent_rates.value.answer(answer);
    }
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: AgentRatesEvent) {
    if !is_open(model) {
        return;
    }
    match event {
        AgentRatesEvent::Retry => refresh(model, step),
        AgentRatesEvent::Rate { product, value } if model.agent_rates.stage == Stage::Filling => {
            let rates = &mut *model.agent_rates;
            rates.wrong.remove(&product);
            rates.typed.insert(product, value.chars().take(MAX_LENGTH).collect());
        }
        AgentRatesEvent::Review => review(model),
        AgentRatesEvent::Back if is_idle(model) => {
            model.agent_rates.stage = Stage::Filling;
            model.agent_rates.signing.pin_error = None;
            model.agent_downline.forms.problem = None;
        }
        AgentRatesEvent::Send(password) => send(model, step, password.trimmed()),
        AgentRatesEvent::Edited => {
            model.agent_rates.signing.edited();
        }
        AgentRatesEvent::ProvePassword(password) => {
            if let Some(body) = model.agent_rates.signing.change.prove(&password) {
                call::send_with_body(model, step, Request::Reauthenticate, &body);
            }
        }
        AgentRatesEvent::CancelProof if !model.calls.busy(&Request::Reauthenticate.slot()) => {
            model.agent_rates.signing.change.give_up();
        }
        AgentRatesEvent::Rate { .. } | AgentRatesEvent::Back | AgentRatesEvent::CancelProof => {}
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::DownlineFormChanged => {
            *model.agent_rates = AgentRates::default();
            refresh(model, step);
        }
        DomainEvent::CashierChanged | DomainEvent::OutcomeFound | DomainEvent::SiteChanged => refresh(model, step),
        _ => {}
    }
}

fn review(model: &mut Model) {
    if !is_idle(model) || payment_password::is_set(model) != Some(true) || payment_password::locked(model).is_some() {
        return;
    }
    let form = &mut *model.agent_rates;
    let Some(value) = form.value.ready().cloned() else { return };
    let forms = &mut model.agent_downline.forms;
    forms.problem = None;
    form.signing.pin_error = None;
    match form.check(&value) {
        Some(rates) if changes(&value.coming, &rates).is_empty() => {
            forms.problem = Some(Problem { text: Text::of(key::ERROR_RATES_SAME), request_id: None });
        }
        Some(rates) => form.stage = Stage::Reviewing(rates),
        None => form.signing.refuse(),
    }
}

fn send(model: &mut Model, step: &mut Step, payment_password: Secret) {
    let Stage::Reviewing(rates) = &model.agent_rates.stage else { return };
    let rates = rates.clone();
    if is_busy(model) {
        intents::check_now(model, step);
        return;
    }
    if !is_idle(model) || file(model).is_none() {
        return;
    }
    if !model.agent_rates.signing.takes(&payment_password) {
        return;
    }
    let member_id = open_id(model).to_owned();
    change(model, step, RatesRequest { member_id, rates, payment_password });
}

/// Makes the call that changes the rates.
fn change(model: &mut Model, step: &mut Step, request: RatesRequest) {
    model.agent_downline.forms.problem = None;
    let body = DownlineRatesRequest {
        member_id: request.member_id.clone(),
        rates: request.rates.clone(),
        payment_password: request.payment_password.reveal().into(),
    };
    if call::send_with_body(model, step, Request::Change, &body) {
        model.agent_rates.signing.change = Guarded::Sent(request);
    }
}

fn on_changed(model: &mut Model, step: &mut Step, answer: Result<DownlineRates, Failure>) {
    match model.agent_rates.signing.change.take_reply(answer) {
        Reply::Nothing => {}
        Reply::Done(_, changed) => {
            // From which day on says the change itself: the day may have ended since the form was opened.
            let day = changed.history.first().map(|it| it.from_day.clone()).unwrap_or_default();
            let confirmation = Text::of(key::DOWNLINE_RATES_SET).with("name", changed.account).with("day", day);
            model.agent_downline.forms = Forms { confirmation: Some(confirmation), ..Forms::default() };
            step.emit(DomainEvent::DownlineFormChanged);
            refresh_page(model, step);
        }
        Reply::Refused(_, failure) => on_refused(model, step, &failure),
    }
}

/// What the server refused: the inputs that it names, else the problem of the form.
fn on_refused(model: &mut Model, step: &mut Step, failure: &Failure) {
    payment_password::note_attempt(step, failure);
    let pin = payment_password::refusal(failure, "paymentPassword");
    let problems = match failure.code.as_str() {
        code::RULE_BROKEN => failure.carried::<RatesRefused>().unwrap_or_default().rates,
        _ => Vec::new(),
    };
    let form = &mut *model.agent_rates;
    let account = form.value.ready().map(|value| value.account.clone()).unwrap_or_default();
    form.signing.refuse();
    form.note_problems(&account, &problems);
    if pin.is_none() {
        form.stage = Stage::Filling;
    }
    let is_of_no_input = pin.is_none() && problems.is_empty();
    form.signing.pin_error = pin;
    if is_of_no_input {
        model.agent_downline.forms.problem = Some(failure.problem());
    }
    // A refusal means that the bounds shown are out of date.
    refresh(model, step);
}

/// The check of the login password was answered: what waited for it goes on.
fn on_proved(model: &mut Model, step: &mut Step, answer: Result<Done, Failure>) {
    if let Some(request) = model.agent_rates.signing.change.proved(answer) {
        change(model, step, request);
    }
}
