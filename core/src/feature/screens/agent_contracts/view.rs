//! The view of an agent's contracts: tabs, contracts, requests, and what is about to be done (section 2 of the specification).

use super::step::Prepared;
use super::words;
use super::{AgentContractsEvent, ContractAnswer, Section, page, section, step, terms_of};
use crate::domain::agent::life::{ContractAction, ContractRequestStatus, ContractSide, ContractStatus, answers};
use crate::domain::route::{AgentPage, MemberPage, Overlay};
use crate::event::UiEvent;
use crate::feature::services::location;
use crate::feature::services::moment::exact;
use crate::feature::shared::amount::Writing;
use crate::feature::shared::payment_password;
use crate::model::Model;
use crate::text::key;
use crate::view::{
    AgentContractsView, ContractCard, ContractDo, ContractPaper, ContractRequestCard, ContractSigned, ContractStep,
    ContractTab, Text,
};
use crate::wire::{AgentContract, AgentContractRequest, AgentContractVersion, AgentContracts, ContractSignature};

fn ui_event(event: AgentContractsEvent) -> UiEvent {
    UiEvent::AgentContracts(event)
}

fn address(model: &Model, page: AgentPage, item: &str) -> String {
    model.location.route.clone().with_agent_item(page, item).address()
}

fn action(word: &'static str) -> Text {
    Text::of(key::AGENT_CONTRACT_ACTION).with("action", word)
}

fn button(key: &'static str, event: AgentContractsEvent) -> ContractDo {
    ContractDo { key, label: action(key), select: Some(ui_event(event)), href: String::new() }
}

fn link(key: &'static str, href: String) -> ContractDo {
    ContractDo { key, label: action(key), select: None, href }
}

/// A side of a contract, by its account; the operator has none.
fn party(key: &'static str, account: &str) -> Text {
    let named = if account.is_empty() { "OPERATOR" } else { "ACCOUNT" };
    Text::of(key).with("party", account).with("named", named)
}

fn tabs(model: &Model, page: AgentPage, list: Option<&AgentContracts>) -> Vec<ContractTab> {
    let waiting = |list: &AgentContracts| {
        list.requests.iter().filter(|it| it.status == ContractRequestStatus::Pending && it.side == it.answers).count()
    };
    let waiting = list.map_or(0, waiting);
    let shown = tab(model);
    let tab = |key: &'static str, item: &str, waiting: usize| ContractTab {
        key,
        label: Text::of(key::AGENT_CONTRACT_TAB).with("tab", key),
        href: address(model, page, item),
        current: key == shown,
        waiting: u32::try_from(waiting).unwrap_or_default(),
    };
    vec![
        tab("records", "", 0),
        tab("contract", "contracts", 0),
        tab("requests", "requests", waiting),
        tab("workbench", "workbench", 0),
    ]
}

fn tab(model: &Model) -> &'static str {
    match section(model) {
        Section::Contracts => "contract",
        Section::Requests => "requests",
        Section::Records => "records",
        _ => "workbench",
    }
}

pub(crate) fn view(model: &Model) -> AgentContractsView {
    let Some((page, _)) = page(model) else { return AgentContractsView::default() };
    let own = &*model.agent_contracts;
    let list = own.list.ready();
    let base = AgentContractsView {
        status: own.list.status(),
        tabs: tabs(model, page, list),
        tab: tab(model),
        tier_columns: words::tier_columns(),
        step: own.step.as_ref().map(|prepared| step_view(model, prepared)),
        done: own.done.clone(),
        problem: own.problem.clone(),
        ..AgentContractsView::default()
    };
    let Some(list) = list else { return base };
    let writing = Writing::of(model);
    let card = |it: &AgentContract| card(model, page, list, it, &writing);
    let shows_contracts = matches!(section(model), Section::Contracts);
    let (mut own, mut downlines, mut requests) = (Vec::new(), Vec::new(), Vec::new());
    if shows_contracts {
        own = list.own.iter().map(card).collect();
        downlines = list.downlines.iter().map(card).collect();
    } else if matches!(section(model), Section::Requests) {
        requests = list.requests.iter().map(|it| request(model, page, it, &writing)).collect();
    }
    let security = || location::address_under(model, Overlay::MemberCentre(MemberPage::Security));
    let asks = list.may_accept && list.may_ask && shows_contracts;
    AgentContractsView {
        own,
        downlines,
        requests,
        begin: if asks { vec![link("ASK", address(model, page, "ask"))] } else { Vec::new() },
        needs_password: if list.payment_password_set { String::new() } else { security() },
        ..base
    }
}

fn card(
    model: &Model,
    page: AgentPage,
    list: &AgentContracts,
    contract: &AgentContract,
    writing: &Writing,
) -> ContractCard {
    let now = &model.now;
    let latest = contract.versions.first();
    let status = Text::of(key::AGENT_CONTRACT_STATUS)
        .with("status", contract.status.name())
        .with("why", contract.ended_reason.map_or("", |why| why.name()))
        .with("from", latest.map(|version| exact(&version.effective_from, now)).unwrap_or_default())
        .with(
            "until",
            latest.and_then(|version| version.effective_to.as_deref()).map(|at| exact(at, now)).unwrap_or_default(),
        );
    let mut actions = Vec::new();
    if contract.status == ContractStatus::Active && !contract.open_request {
        let may_amend =
            if contract.side == ContractSide::Upline { list.may_offer } else { list.may_accept && list.may_ask };
        if may_amend {
            actions.push(link("AMEND", address(model, page, &["amend:", &contract.id].concat())));
        }
        actions.push(button("TERMINATE", AgentContractsEvent::End(contract.id.clone())));
    }
    let key = if contract.side == ContractSide::Upline {
        key::AGENT_CONTRACT_WITH_DOWNLINE
    } else {
        key::AGENT_CONTRACT_WITH_UPLINE
    };
    ContractCard {
        key: contract.id.clone(),
        title: party(key, &contract.party),
        status,
        words: terms_of(contract).map(|terms| words::words(terms, writing)).unwrap_or_default(),
        papers: contract.versions.iter().map(|version| paper(model, contract, version)).collect(),
        actions,
    }
}

fn paper(model: &Model, contract: &AgentContract, version: &AgentContractVersion) -> ContractPaper {
    let signed = |by: &ContractSignature| ContractSigned {
        text: party(key::AGENT_CONTRACT_SIGNED, &by.account).with("time", exact(&by.signed_at, &model.now)),
    };
    ContractPaper {
        version: version.version,
        title: Text::of(key::AGENT_CONTRACT_VERSION)
            .with("version", version.version)
            .with("from", exact(&version.effective_from, &model.now)),
        text: version.text.clone(),
        hash: version.hash.clone(),
        file: format!("contract-{}-{}.txt", contract.id, version.version),
        signed: version.signatures.iter().map(signed).collect(),
    }
}

fn request(model: &Model, page: AgentPage, request: &AgentContractRequest, writing: &Writing) -> ContractRequestCard {
    let is_open = request.status == ContractRequestStatus::Pending;
    let turn = match (is_open, request.side == request.answers) {
        (false, _) => "CLOSED",
        (true, true) => "YOURS",
        (true, false) => "THEIRS",
    };
    let status = Text::of(key::AGENT_CONTRACT_TURN)
        .with("turn", turn)
        .with("status", request.status.name())
        .with("until", exact(&request.expires_at, &model.now));
    let can = if is_open { answers(request.request_type, request.answers, request.side, request.round) } else { &[] };
    let act = |action: &ContractAction| match action {
        ContractAction::Counter => link("COUNTER", address(model, page, &["counter:", &request.id].concat())),
        other => button(
            other.name(),
            AgentContractsEvent::Answer(ContractAnswer { request: request.id.clone(), action: *other }),
        ),
    };
    ContractRequestCard {
        key: request.id.clone(),
        title: party(key::AGENT_CONTRACT_REQUEST, &request.party).with("what", request.request_type.name()),
        status,
        reason: request.reason.clone(),
        words: request.terms.as_ref().map(|terms| words::words(terms, writing)),
        text: request.text.clone(),
        hash: request.hash.clone(),
        ending: request.ending.contracts.iter().map(words::ending).collect(),
        actions: can.iter().map(act).collect(),
    }
}

fn step_view(model: &Model, prepared: &Prepared) -> ContractStep {
    let action_of = prepared.call.action;
    let has_list = !prepared.ending.contracts.is_empty();
    ContractStep {
        title: Text::of(key::AGENT_CONTRACT_STEP).with("action", action_of.name()),
        text: prepared.text.clone(),
        hash: if prepared.text.is_empty() { String::new() } else { prepared.call.hash.clone() },
        ending: prepared.ending.contracts.iter().map(words::ending).collect(),
        agreed: has_list.then_some(prepared.agreed),
        reason: (action_of == ContractAction::Reject).then(|| prepared.call.reason.clone()),
        pin: action_of.is_signed().then(|| payment_password::pin(model, prepared.pin_error.as_ref())),
        error: prepared.error.clone(),
        refusals: prepared.refusals,
        label: action(action_of.name()),
        busy: step::is_busy(model),
    }
}
