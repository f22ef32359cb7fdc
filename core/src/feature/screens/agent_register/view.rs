//! The view of the register centre: the form of an account, the form of a link, and the links (section 2 of the specification).

use super::account::{FIELDS, is_busy};
use super::{AgentRegister, AgentRegisterEvent, LinkField, RegisterForm, Request, Terms, is_shown};
use crate::domain::agent::rebate::{RebateRate, RebateRates};
use crate::domain::agent::register::RegisterLinkState;
use crate::domain::game::GameType;
use crate::domain::route::Query;
use crate::event::UiEvent;
use crate::feature::services::moment::exact;
use crate::feature::shared::{forms, rates::percent_text};
use crate::model::Model;
use crate::text::{self, key};
use crate::view::{
    AgentAccountForm, AgentAccountMade, AgentLinkEnding, AgentLinkForm, AgentLinkInput, AgentLinkItem, AgentLinkRate,
    AgentLinks, AgentRateInput, AgentRegisterView, AgentTypeChoice, InvitationLink, MoneyFact, Text,
};
use crate::wire::{RegisterCentre, RegisterLink};

fn ui_event(event: AgentRegisterEvent) -> UiEvent {
    UiEvent::AgentRegister(event)
}

pub(crate) fn view(model: &Model) -> AgentRegisterView {
    if !is_shown(model) {
        return AgentRegisterView::default();
    }
    let page = &*model.agent_register;
    let centre = page.centre.ready();
    let closed = centre.and_then(closed);
    let open = centre.filter(|_| closed.is_none());
    AgentRegisterView {
        status: page.centre.status(),
        closed,
        account: open.map(|centre| account(model, page, centre)),
        link: open.map(|centre| link_form(model, page, centre)),
        links: links(model, page),
        brand: model.site.info.brand_name.clone(),
    }
}

/// Why nobody can be created.
fn closed(centre: &RegisterCentre) -> Option<Text> {
    match () {
        () if centre.types.is_empty() => Some(Text::of(key::ERROR_AGENT_RIGHT)),
        () if centre.too_deep => Some(Text::of(key::ERROR_TREE_TOO_DEEP)),
        () => None,
    }
}

/// The name of an account type.
fn type_name(number: u32) -> Text {
    Text::of(key::DOWNLINE_TYPE).with("type", number)
}

fn types(centre: &RegisterCentre, terms: &Terms, form: RegisterForm) -> Vec<AgentTypeChoice> {
    let choice = |number: &u32| AgentTypeChoice {
        key: number.to_string(),
        label: type_name(*number),
        selected: terms.account_type == Some(*number),
        select: ui_event(AgentRegisterEvent::Type { form, account_type: *number }),
    };
    centre.types.iter().map(choice).collect()
}

/// The name of a product, or of all that have no rate of their own.
fn product_name(product: &str) -> Text {
    let known = GameType::ALL.iter().find(|it| it.code() == product);
    known.map_or_else(|| Text::of(key::CASHBACK_ALL_PRODUCTS), |it| Text::of(text::game::title(*it)))
}

fn rates(centre: &RegisterCentre, terms: &Terms, form: RegisterForm) -> Vec<AgentRateInput> {
    let bounds = RebateRates::of(&centre.most);
    let input = |it: &RebateRate| AgentRateInput {
        form,
        product: it.product.clone(),
        label: product_name(&it.product),
        most: Text::of(key::AGENT_REGISTER_RATE_MOST).with("most", percent_text(bounds.get(&it.product))),
        value: terms.value(&it.product).to_owned(),
        error: terms.wrong.get(&it.product).cloned(),
    };
    centre.most.iter().map(input).collect()
}

fn account(model: &Model, page: &AgentRegister, centre: &RegisterCentre) -> AgentAccountForm {
    let form = &page.account;
    AgentAccountForm {
        fields: FIELDS
            .iter()
            .map(|(field, required)| forms::field_view(model, &form.draft.fields, *field, *required))
            .collect(),
        types: types(centre, &form.terms, RegisterForm::Account),
        rates: rates(centre, &form.terms, RegisterForm::Account),
        focus: form.draft.focus(),
        problem: form.draft.problem.clone(),
        busy: is_busy(model),
        cleared: form.draft.cleared(),
        made: form.made.as_ref().map(|made| AgentAccountMade {
            text: Text::of(key::AGENT_REGISTER_MADE).with("name", made.account.as_str()),
            hint: Text::of(key::AGENT_REGISTER_MADE_HINT),
            another: ui_event(AgentRegisterEvent::Another),
        }),
    }
}

fn link_form(model: &Model, page: &AgentRegister, centre: &RegisterCentre) -> AgentLinkForm {
    let form = &page.link;
    let input = |field: LinkField, value: &str| AgentLinkInput {
        value: value.to_owned(),
        error: form.wrong.iter().find(|(wrong, _)| *wrong == field).map(|(_, words)| words.clone()),
    };
    AgentLinkForm {
        types: types(centre, &form.terms, RegisterForm::Link),
        rates: rates(centre, &form.terms, RegisterForm::Link),
        channel: input(LinkField::Channel, &form.channel),
        max_uses: input(LinkField::MaxUses, &form.max_uses),
        days: input(LinkField::Days, &form.days),
        problem: form.problem.clone(),
        busy: model.calls.busy(&Request::AddLink.slot()),
    }
}

fn links(model: &Model, page: &AgentRegister) -> AgentLinks {
    let value = page.links.list.ready();
    AgentLinks {
        status: page.links.list.status(),
        items: value.map(|value| value.content.iter().map(|it| item(model, page, it)).collect()).unwrap_or_default(),
        more: value.filter(|value| !value.next.is_empty()).map(|_| ui_event(AgentRegisterEvent::More)),
        loading: model.calls.busy(&Request::Links { earlier: true }.slot()),
        problem: page.links.list.problem(),
    }
}

fn item(model: &Model, page: &AgentRegister, link: &RegisterLink) -> AgentLinkItem {
    let is_open = link.state == RegisterLinkState::Open;
    let is_ending = page.links.ending.as_deref() == Some(link.id.as_str());
    AgentLinkItem {
        key: link.id.clone(),
        title: match link.channel.as_str() {
            "" => Text::of(key::AGENT_REGISTER_LINK_CODE).with("code", link.code.as_str()),
            channel => Text::of(key::AGENT_REGISTER_LINK_CHANNEL).with("channel", channel),
        },
        is_new: page.link.made.as_deref() == Some(link.id.as_str()),
        open: is_open,
        state: Text::of(key::AGENT_REGISTER_LINK_STATE).with("state", link.state.name()),
        link: address(model, &link.code),
        about: link_facts(model, link),
        rates: link_rates(link),
        facts: facts(model, link),
        end: (is_open && !is_ending).then(|| ui_event(AgentRegisterEvent::End(link.id.clone()))),
        ending: is_ending.then(|| AgentLinkEnding {
            confirm: ui_event(AgentRegisterEvent::ConfirmEnd),
            keep: ui_event(AgentRegisterEvent::Keep),
            busy: model.calls.busy(&Request::EndLink.slot()),
            problem: page.links.problem.clone(),
        }),
    }
}

fn address(model: &Model, code: &str) -> InvitationLink {
    let mut query = Query::default();
    query.push("affiliateCode", Some(code));
    let href = format!("/register{}", query.text());
    InvitationLink { address: model.site.page_address(&href), href }
}

/// Type and end of a link.
fn link_facts(model: &Model, link: &RegisterLink) -> Vec<Text> {
    let until = match link.expires_at.as_str() {
        "" => Text::of(key::AGENT_REGISTER_LINK_NO_END),
        at => Text::of(key::AGENT_REGISTER_LINK_UNTIL).with("time", exact(at, &model.now)),
    };
    vec![type_name(link.account_type), until]
}

fn link_rates(link: &RegisterLink) -> Vec<AgentLinkRate> {
    let rate_line = |rate: &RebateRate| AgentLinkRate {
        product: rate.product.clone(),
        label: product_name(&rate.product),
        rate: percent_text(rate.rate),
    };
    link.rates.iter().filter(|it| it.rate > 0).map(rate_line).collect()
}

fn facts(model: &Model, link: &RegisterLink) -> Vec<MoneyFact> {
    let money = |amount: crate::wire::Amount| model.site.info.currency.format(amount.0);
    [
        ("registered", key::AGENT_REGISTER_FACT_REGISTERED, format!("{} / {}", link.used, link.max_uses)),
        ("firstDeposits", key::AGENT_REGISTER_FACT_FIRST_DEPOSITS, link.first_deposits.to_string()),
        ("deposits", key::AGENT_REGISTER_FACT_DEPOSITS, money(link.deposits)),
        ("turnover", key::AGENT_REGISTER_FACT_TURNOVER, money(link.turnover)),
    ]
    .into_iter()
    .map(|(key, label, value)| MoneyFact { key, label: Text::of(label), value })
    .collect()
}
