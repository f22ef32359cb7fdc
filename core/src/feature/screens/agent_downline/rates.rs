//! The form of a downline's rates of rebate (section 2 of the specification, "downline management"): what is typed for each product, the review with the
//! payment password, and what became of it.
//!
//! The bounds are the server's, and [`check_between`] judges by them here as it does there, so that nobody of the chain earns less than nothing. The call belongs to an
//! intent, so that it is done once whatever becomes of its answer.

use std::collections::BTreeMap;

use super::forms::Forms;
use super::{AgentDownlineEvent, DownlineAct, Request, file, open_id, refresh as refresh_page};
use crate::api::Failure;
use crate::domain::agent::rebate::{
    RebateFault, RebateProblem, RebateRate, RebateRates, changes, check_between, named,
};
use crate::domain::route::Query;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, intents};
use crate::feature::shared::guarded::{Guarded, Settled};
use crate::feature::shared::{payment_password, rates as texts};
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::key;
use crate::view::{Problem, Text};
use crate::wire::{Done, DownlineRates, DownlineRatesRequest, RatesRefused, code};

/// No rate is longer.
const LONGEST: usize = 12;

/// Rates that the agent wants.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Asked {
    member_id: String,
    rates: Vec<RebateRate>,
    payment_password: Secret,
}

/// How far the form has come.
#[derive(Debug, Default, PartialEq)]
pub(super) enum Stage {
    #[default]
    Filling,
    Reviewing(Vec<RebateRate>),
}

/// The form.
#[derive(Default)]
pub(super) struct Rates {
    pub value: Remote<DownlineRates>,
    /// What was typed, by product; the others stand as they are.
    typed: BTreeMap<String, String>,
    /// What is wrong with it, by product.
    pub wrong: BTreeMap<String, Text>,
    pub stage: Stage,
    pub pin_error: Option<Text>,
    pub refusals: u32,
    pub change: Guarded<Asked>,
}

impl Rates {
    /// What stands in the input of a product.
    pub fn text(&self, value: &DownlineRates, product: &str) -> String {
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
            self.refuse(&value.account, &check_between(&rates, &value.most, &value.least));
        }
        self.wrong.is_empty().then_some(rates)
    }

    /// Notes what is wrong with rates, and what helps.
    fn refuse(&mut self, account: &str, problems: &[RebateProblem]) {
        for problem in problems {
            let words = match problem.fault {
                RebateFault::BelowDownline => {
                    Text::of(key::DOWNLINE_RATE_BELOW).with("least", texts::shown(problem.least)).with("name", account)
                }
                _ => Text::of(key::AGENT_REGISTER_RATE_ABOVE).with("most", texts::shown(problem.most)),
            };
            self.wrong.insert(problem.product.clone(), words);
        }
    }
}

/// The products that have an input: those that the agent, the downline or somebody directly below it has a rate of.
pub(super) fn products(value: &DownlineRates) -> Vec<String> {
    named(value.most.iter().chain(&value.coming).chain(&value.least))
}

/// It is on its way, or it is not known what became of it.
pub(super) fn is_busy(model: &Model) -> bool {
    model.calls.busy(&Request::ChangeRates.slot()) || intents::is_checking(model)
}

/// Nothing is under way, nor waits for the login password.
pub(super) fn is_idle(model: &Model) -> bool {
    model.agent_downline.rates.change.is_idle() && !is_busy(model)
}

pub(super) fn is_open(model: &Model) -> bool {
    model.agent_downline.forms.act == Some(DownlineAct::Rates)
}

pub(super) fn open(model: &mut Model, step: &mut Step) {
    model.agent_downline.rates = Rates::default();
    ask(model, step);
}

fn ask(model: &mut Model, step: &mut Step) {
    let mut query = Query::default();
    query.push("memberId", Some(open_id(model)));
    model.agent_downline.rates.value.ask();
    call::send(model, step, Request::Rates, &query.text());
}

/// Asks again how they stand, where that shows.
pub(super) fn refresh(model: &mut Model, step: &mut Step) {
    if is_open(model) {
        ask(model, step);
    }
}

pub(super) fn on_rates(model: &mut Model, _: &mut Step, answer: Result<DownlineRates, Failure>) {
    let is_other = answer.as_ref().is_ok_and(|rates| rates.member_id != open_id(model));
    if is_open(model) && !is_other {
        model.agent_downline.rates.value.answer(answer);
    }
}

pub(super) fn on_event(model: &mut Model, step: &mut Step, event: AgentDownlineEvent) {
    match event {
        AgentDownlineEvent::Rate { product, value } if model.agent_downline.rates.stage == Stage::Filling => {
            let rates = &mut model.agent_downline.rates;
            rates.wrong.remove(&product);
            rates.typed.insert(product, value.chars().take(LONGEST).collect());
        }
        AgentDownlineEvent::Review => review(model),
        AgentDownlineEvent::Back if is_idle(model) => {
            let page = &mut *model.agent_downline;
            page.rates.stage = Stage::Filling;
            page.rates.pin_error = None;
            page.forms.problem = None;
        }
        AgentDownlineEvent::Send(password) => send(model, step, password.trimmed()),
        AgentDownlineEvent::Edited => {
            let rates = &mut model.agent_downline.rates;
            rates.change.edited();
            rates.pin_error = None;
        }
        AgentDownlineEvent::ProvePassword(password) => {
            if let Some(body) = model.agent_downline.rates.change.prove(&password) {
                call::send_with_body(model, step, Request::ProveForRates, &body);
            }
        }
        AgentDownlineEvent::CancelProof if !model.calls.busy(&Request::ProveForRates.slot()) => {
            model.agent_downline.rates.change.give_up();
        }
        _ => {}
    }
}

fn review(model: &mut Model) {
    if !is_idle(model) || payment_password::is_set(model) != Some(true) || payment_password::locked(model).is_some() {
        return;
    }
    let page = &mut *model.agent_downline;
    let Some(value) = page.rates.value.ready().cloned() else { return };
    page.forms.problem = None;
    page.rates.pin_error = None;
    match page.rates.check(&value) {
        Some(rates) if changes(&value.coming, &rates).is_empty() => {
            page.forms.problem = Some(Problem { text: Text::of(key::ERROR_RATES_SAME), request_id: None });
        }
        Some(rates) => page.rates.stage = Stage::Reviewing(rates),
        None => page.rates.refusals = page.rates.refusals.wrapping_add(1),
    }
}

fn send(model: &mut Model, step: &mut Step, payment_password: Secret) {
    let Stage::Reviewing(rates) = &model.agent_downline.rates.stage else { return };
    let rates = rates.clone();
    if is_busy(model) {
        intents::check_now(model, step);
        return;
    }
    if !is_idle(model) || file(model).is_none() {
        return;
    }
    let form = &mut model.agent_downline.rates;
    form.pin_error = payment_password::wrong_entry(&payment_password);
    if form.pin_error.is_some() {
        form.refusals = form.refusals.wrapping_add(1);
        return;
    }
    let member_id = open_id(model).to_owned();
    change(model, step, Asked { member_id, rates, payment_password });
}

/// Makes the call.
fn change(model: &mut Model, step: &mut Step, asked: Asked) {
    model.agent_downline.forms.problem = None;
    let body = DownlineRatesRequest {
        member_id: asked.member_id.clone(),
        rates: asked.rates.clone(),
        payment_password: asked.payment_password.reveal().into(),
    };
    if call::send_with_body(model, step, Request::ChangeRates, &body) {
        model.agent_downline.rates.change = Guarded::Sent(asked);
    }
}

pub(super) fn on_changed(model: &mut Model, step: &mut Step, answer: Result<DownlineRates, Failure>) {
    match model.agent_downline.rates.change.settle(answer) {
        Settled::Nothing => {}
        Settled::Done(_, changed) => {
            // From which day on says the change itself: the day may have ended since the form was opened.
            let day = changed.history.first().map(|it| it.from_day.clone()).unwrap_or_default();
            let told = Text::of(key::DOWNLINE_RATES_SET).with("name", changed.account).with("day", day);
            let page = &mut *model.agent_downline;
            page.forms = Forms { told: Some(told), ..Forms::default() };
            page.rates = Rates::default();
            refresh_page(model, step);
        }
        Settled::Refused(_, failure) => refuse(model, step, &failure),
    }
}

/// What the server refused: the inputs that it names, else the problem of the form.
fn refuse(model: &mut Model, step: &mut Step, failure: &Failure) {
    payment_password::tell_tried(step, failure);
    let pin = payment_password::refusal(failure, "paymentPassword");
    let problems = match failure.code.as_str() {
        code::RULE_BROKEN => failure.carried::<RatesRefused>().unwrap_or_default().rates,
        _ => Vec::new(),
    };
    let page = &mut *model.agent_downline;
    let account = page.rates.value.ready().map(|value| value.account.clone()).unwrap_or_default();
    let form = &mut page.rates;
    form.refusals = form.refusals.wrapping_add(1);
    form.refuse(&account, &problems);
    if pin.is_none() {
        form.stage = Stage::Filling;
    }
    if pin.is_none() && problems.is_empty() {
        page.forms.problem = Some(failure.problem());
    }
    form.pin_error = pin;
    // What was refused says that other bounds hold than those that show.
    refresh(model, step);
}

/// The login password was checked: what waited for it goes on.
pub(super) fn on_proved(model: &mut Model, step: &mut Step, answer: Result<Done, Failure>) {
    if let Some(asked) = model.agent_downline.rates.change.proved(answer) {
        change(model, step, asked);
    }
}
