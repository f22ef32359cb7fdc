//! The form of a registration link, and the links that there are.

use super::{AgentRegister, LinkField, Request, Terms, is_shown};
use crate::api::Failure;
use crate::domain::agent::register::{MAX_DAYS, MAX_USES, RegisterLinkFault, check_link};
use crate::domain::route::Query;
use crate::feature::services::paged::Paged;
use crate::feature::services::{call, toasts};
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{Problem, Text, Tone};
use crate::wire::{EndRegisterLinkRequest, RegisterLink, RegisterLinkRequest, RegisterLinks};

/// Most characters of an input.
const MAX_LENGTH: usize = 80;

/// State of the form of a link.
pub(super) struct LinkForm {
    pub terms: Terms,
    pub channel: String,
    pub max_uses: String,
    pub days: String,
    /// What is wrong with the inputs.
    pub wrong: Vec<(LinkField, Text)>,
    pub problem: Option<Problem>,
    /// Id of the link that was made last.
    pub made: Option<String>,
}

impl Default for LinkForm {
    /// A form for a link that a hundred may use within a month.
    fn default() -> Self {
        Self {
            terms: Terms::default(),
            channel: String::new(),
            max_uses: "100".to_owned(),
            days: "30".to_owned(),
            wrong: Vec::new(),
            problem: None,
            made: None,
        }
    }
}

/// State of the list of links.
#[derive(Default)]
pub(super) struct Links {
    pub list: Paged<RegisterLinks>,
    /// Id of the link that the agent is asked whether to end.
    pub ending: Option<String>,
    pub problem: Option<Problem>,
}

pub(super) fn load_page(model: &mut Model, step: &mut Step, earlier: bool) {
    let mut query = Query::default();
    if model.agent_register.links.list.start_loading(earlier, &mut query) {
        call::send(model, step, Request::Links { earlier }, &query.text());
    }
}

pub(super) fn more(model: &mut Model, step: &mut Step) {
    if !model.calls.busy(&Request::Links { earlier: true }.slot()) {
        load_page(model, step, true);
    }
}

pub(super) fn on_links(model: &mut Model, _: &mut Step, earlier: bool, answer: Result<RegisterLinks, Failure>) {
    if is_shown(model) {
        model.agent_register.links.list.answer(earlier, answer);
    }
}

pub(super) fn typed(model: &mut Model, field: LinkField, value: &str) {
    let form = &mut model.agent_register.link;
    form.wrong.retain(|(wrong, _)| *wrong != field);
    let value: String = value.chars().take(MAX_LENGTH).collect();
    match field {
        LinkField::Channel => form.channel = value,
        LinkField::MaxUses => form.max_uses = value,
        LinkField::Days => form.days = value,
    }
}

/// The whole number that was typed; nothing typed is 0.
fn number(text: &str) -> Option<u32> {
    let text = text.trim();
    if text.is_empty() { Some(0) } else { text.parse().ok() }
}

fn words(fault: RegisterLinkFault) -> (LinkField, Text) {
    match fault {
        RegisterLinkFault::Uses => {
            (LinkField::MaxUses, Text::of(key::AGENT_REGISTER_USES_WRONG).with("most", MAX_USES.to_string()))
        }
        RegisterLinkFault::Days => {
            (LinkField::Days, Text::of(key::AGENT_REGISTER_DAYS_WRONG).with("most", MAX_DAYS.to_string()))
        }
        RegisterLinkFault::Channel => (LinkField::Channel, Text::of(key::AGENT_REGISTER_CHANNEL_WRONG)),
    }
}

pub(super) fn add(model: &mut Model, step: &mut Step) {
    let Some(max_rates) = model.agent_register.centre.ready().map(|centre| centre.most.clone()) else { return };
    if model.calls.busy(&Request::AddLink.slot()) {
        return;
    }
    let AgentRegister { link: form, .. } = &mut *model.agent_register;
    form.problem = None;
    // What is no number is out of every bound.
    let (uses, days) = (number(&form.max_uses).unwrap_or(0), number(&form.days).unwrap_or(u32::MAX));
    form.wrong = check_link(uses, days, &form.channel).into_iter().map(words).collect();
    let rates = form.terms.check(&max_rates);
    let (true, Some(rates), Some(account_type)) = (form.wrong.is_empty(), rates, form.terms.account_type) else {
        return;
    };
    let channel = form.channel.trim().to_owned();
    let body = RegisterLinkRequest { account_type, rates, channel, max_uses: uses, days };
    call::send_with_body(model, step, Request::AddLink, &body);
}

pub(super) fn on_added(model: &mut Model, step: &mut Step, answer: Result<RegisterLink, Failure>) {
    if !is_shown(model) {
        return;
    }
    match answer {
        Ok(made) => {
            let form = &mut model.agent_register.link;
            form.channel.clear();
            form.made = Some(made.id.clone());
            if let Some(list) = model.agent_register.links.list.ready_mut() {
                list.content.insert(0, made);
            }
            toasts::show(model, step, Tone::Success, Text::of(key::AGENT_REGISTER_LINK_MADE));
        }
        Err(failure) => {
            let products = failure.value.fields.keys().filter_map(|name| name.strip_prefix("rates."));
            let products: Vec<String> = products.map(str::to_owned).collect();
            let form = &mut model.agent_register.link;
            form.problem = products.is_empty().then(|| failure.problem());
            form.terms.refuse(products.into_iter());
        }
    }
}

pub(super) fn open_end_question(model: &mut Model, id: String) {
    let links = &mut model.agent_register.links;
    if links.list.ready().is_some_and(|list| list.content.iter().any(|link| link.id == id)) {
        links.ending = Some(id);
        links.problem = None;
    }
}

pub(super) fn dismiss_end(model: &mut Model) {
    if !model.calls.busy(&Request::EndLink.slot()) {
        model.agent_register.links.ending = None;
    }
}

pub(super) fn end(model: &mut Model, step: &mut Step) {
    let Some(id) = model.agent_register.links.ending.clone() else { return };
    if !model.calls.busy(&Request::EndLink.slot()) {
        call::send_with_body(model, step, Request::EndLink, &EndRegisterLinkRequest { id });
    }
}

pub(super) fn on_ended(model: &mut Model, _: &mut Step, answer: Result<RegisterLink, Failure>) {
    if !is_shown(model) {
        return;
    }
    let links = &mut model.agent_register.links;
    match answer {
        Ok(ended) => {
            links.ending = None;
            let current = links.list.ready_mut().and_then(|list| list.content.iter_mut().find(|it| it.id == ended.id));
            if let Some(current) = current {
                *current = ended;
            }
        }
        Err(failure) => links.problem = Some(failure.problem()),
    }
}
