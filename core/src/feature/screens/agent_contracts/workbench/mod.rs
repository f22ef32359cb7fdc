//! The workbench: terms are put together, held against the own contract, and replayed on periods that are over, at each key.
//!
//! What it has stands in the state of contracts, which it belongs to; it is a feature beside them so that its code, the editor and the rules that settle,
//! travels apart. What is put together here goes on as what is about to be signed ([`super::step`]).

mod editor;
mod view;

pub(crate) use view::view;

use super::step::{self, Prepared};
use super::{Section, page, section, terms_of, words};
use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::agent::figures::{ContractFigures, MemberBets};
use crate::domain::agent::life::{ContractAction, ContractSide, ContractStatus, MAX_REPLAYED};
use crate::domain::agent::limit::exceeds;
use crate::domain::agent::replay::PastPeriod;
use crate::domain::agent::terms::{Basis, CarryOver, ContractPeriod, ContractType, Payer, Terms, Tier};
use crate::domain::reward::cashback::ALL_PRODUCTS;
use crate::event::AmountEvent;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::call;
use crate::feature::services::remote::Remote;
use crate::feature::shared::amount::Writing;
use crate::model::{Model, Step};
use crate::wire::{AgentContract, AgentContractCall, ContractReplay, ContractReplayCall, PeriodFigures};
use editor::Editor;
use serde::{Deserialize, Serialize};

/// How many periods are replayed unless another number is chosen.
const PERIODS: u32 = 6;

calls! {
    /// Figures of past periods, to settle under the terms.
    Replay => AGENT_CONTRACT_REPLAY: Post "/wps/agent/contracts/replay" Member Plain, latest, on_replay(ContractReplay);
}

/// An input of the workbench.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ContractField {
    /// Least stakes of the team, of a tier.
    Turnover,
    /// Least net loss of the team, of a tier.
    NetLoss,
    /// Least number of active members, of a tier.
    Members,
    /// Part of the stakes that makes a member active, of a tier.
    Least,
    /// Rate of a tier, as it is typed in percent.
    Rate,
    /// Most that a tier pays.
    Cap,
    /// Rate that is paid where no tier is reached, as it is typed in percent.
    Guaranteed,
    /// Platform fee that is taken off, as it is typed in percent.
    PlatformFee,
    /// Payment fee that is taken off, as it is typed in percent.
    PaymentFee,
}

/// Something that was typed into the workbench.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractTyped {
    /// Index of the tier, from 0; without meaning for what holds for all tiers.
    pub tier: u32,
    /// The input that was typed into.
    pub field: ContractField,
    /// What was done to the input.
    pub event: AmountEvent,
}

/// Something that was chosen in the workbench.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ContractChosen {
    /// The figure that a part is paid of.
    Basis(Basis),
    /// The length of a period.
    Period(ContractPeriod),
    /// The product with this code counts, or no more.
    Product(String),
    /// Whether the member's own play counts.
    IncludeSelf(bool),
    /// Whether all levels below count, or one.
    IncludeSubTeams(bool),
    /// What becomes of a period below zero.
    CarryOver(CarryOver),
    /// Whether bonuses are deducted.
    Bonuses(bool),
    /// The side that pays.
    Payer(Payer),
    /// The own contract with this id: the offer is of its kind.
    Own(String),
}

/// Events of the workbench.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AgentWorkbenchEvent {
    /// Something was typed into an input.
    Typed(ContractTyped),
    /// A choice was made.
    Chosen(ContractChosen),
    /// Add a tier above the others.
    AddTier,
    /// Remove the tier with this index.
    RemoveTier(u32),
    /// Move the tier with this index above the next one.
    RaiseTier(u32),
    /// Replay so many periods.
    Periods(u32),
    /// Look at the offer once more, and sign it.
    Review,
}

/// State of the workbench.
#[derive(Default)]
pub(super) struct Bench {
    editor: Option<Editor>,
    /// Address that the editor was begun for.
    begun: Option<String>,
    figures: Remote<ReplayData>,
    periods: u32,
}

impl Bench {
    /// Lets the contracts that come next begin the editor anew.
    pub(super) fn begin_anew(&mut self) {
        self.begun = None;
    }
}

/// The figures of past periods that the server told.
#[derive(Default)]
struct ReplayData {
    party: String,
    past: Vec<PastPeriod>,
    /// When each period began.
    from: Vec<String>,
    own: Option<Terms>,
    below: Vec<(String, Terms)>,
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: AgentWorkbenchEvent) {
    if page(model).is_none() {
        return;
    }
    match event {
        AgentWorkbenchEvent::Typed(it) => typed(model, it),
        AgentWorkbenchEvent::Chosen(it) => chosen(model, step, it),
        AgentWorkbenchEvent::AddTier => edit(model, Editor::add),
        AgentWorkbenchEvent::RemoveTier(tier) => edit(model, |editor| editor.remove(tier)),
        AgentWorkbenchEvent::RaiseTier(tier) => edit(model, |editor| editor.raise(tier)),
        AgentWorkbenchEvent::Periods(count) => replay(model, step, count),
        AgentWorkbenchEvent::Review => review(model),
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    let comes = matches!(event, DomainEvent::Entered { .. } | DomainEvent::ContractsLoaded);
    if comes && page(model).is_some() && !step::is_busy(model) {
        begin(model, step);
    }
}

/// The agent's own contracts that stand.
fn own_contracts(model: &Model) -> impl Iterator<Item = &AgentContract> {
    let list = model.agent_contracts.list.ready();
    list.into_iter().flat_map(|it| &it.own).filter(|it| it.status == ContractStatus::Active)
}

/// Id of the member whose team the contract is about; empty for the agent's own.
fn downline_id(model: &Model) -> String {
    let Some(list) = model.agent_contracts.list.ready() else { return String::new() };
    match section(model) {
        Section::Offer(id) => id.to_owned(),
        Section::Amend(id) => {
            let contract = list.downlines.iter().find(|it| it.id == id);
            contract.map(|it| it.party_id.clone()).unwrap_or_default()
        }
        Section::Counter(id) => {
            let request = list.requests.iter().find(|it| it.id == id && it.side == ContractSide::Upline);
            request.map(|it| it.party_id.clone()).unwrap_or_default()
        }
        _ => String::new(),
    }
}

/// The side that the agent is on with these terms; nothing where there is nobody to offer them to.
fn side(model: &Model) -> Option<ContractSide> {
    let list = model.agent_contracts.list.ready()?;
    match section(model) {
        Section::Offer(_) => Some(ContractSide::Upline),
        Section::Ask => Some(ContractSide::Downline),
        Section::Amend(id) => list.own.iter().chain(&list.downlines).find(|it| it.id == id).map(|it| it.side),
        Section::Counter(id) => list.requests.iter().find(|it| it.id == id).map(|it| it.side),
        _ => None,
    }
}

/// Terms to begin with where there are none.
fn new_terms(of: ContractType) -> Terms {
    Terms {
        contract_type: of,
        products: vec![ALL_PRODUCTS.to_owned()],
        basis: of.bases().first().copied().unwrap_or_default(),
        include_sub_teams: true,
        period: of.periods().first().copied().unwrap_or_default(),
        tiers: vec![Tier { rate: 10, ..Tier::default() }],
        ..Terms::default()
    }
}

/// The terms that the address begins with; nothing where they are not known.
fn first_terms(model: &Model) -> Option<Terms> {
    let (_, of) = page(model)?;
    let list = model.agent_contracts.list.ready()?;
    match section(model) {
        Section::Amend(id) => list.own.iter().chain(&list.downlines).find(|it| it.id == id).and_then(terms_of).cloned(),
        Section::Counter(id) => list.requests.iter().find(|it| it.id == id)?.terms.clone(),
        // An offer can not be above the own contract: it begins as that one stands.
        Section::Offer(_) => own_contracts(model).next().and_then(terms_of).cloned(),
        Section::Ask => Some(new_terms(of)),
        Section::Workbench => {
            Some(own_contracts(model).next().and_then(terms_of).cloned().unwrap_or_else(|| new_terms(of)))
        }
        _ => None,
    }
}

/// Begins the workbench anew where the address asks for another one, or its contracts have just come.
fn begin(model: &mut Model, step: &mut Step) {
    let item = model.location.route.item.clone();
    if model.agent_contracts.bench.begun == item || model.agent_contracts.list.ready().is_none() {
        return;
    }
    let editor = first_terms(model).map(|terms| Editor::of(&terms, &Writing::of(model)));
    model.agent_contracts.bench.begun = item;
    model.agent_contracts.bench.editor = editor;
    replay(model, step, PERIODS);
}

/// Asks for the figures of so many periods.
fn replay(model: &mut Model, step: &mut Step, periods: u32) {
    let Some(editor) = &model.agent_contracts.bench.editor else { return };
    // Tiers change nothing about what is counted: the least terms that can be ask for the figures.
    let kind = Terms { tiers: Vec::new(), guaranteed_rate: 1, ..editor.kind.clone() };
    let body =
        ContractReplayCall { downline_id: downline_id(model), terms: kind, periods: periods.clamp(1, MAX_REPLAYED) };
    model.agent_contracts.bench.periods = body.periods;
    model.agent_contracts.bench.figures.start_loading();
    call::send_with_body(model, step, Request::Replay, &body);
}

fn figures(figures: &PeriodFigures) -> ContractFigures {
    ContractFigures {
        turnover: figures.turnover.0,
        valid_bet: figures.valid_bet.0,
        payout: figures.payout.0,
        rebate: figures.rebate.0,
        bonuses: figures.bonuses.0,
        deposits: figures.deposits.0,
        members: MemberBets::of(figures.members.iter().map(|bet| bet.0)),
    }
}

fn on_replay(model: &mut Model, _: &mut Step, answer: Result<ContractReplay, Failure>) {
    let answer = answer.map(|value| ReplayData {
        past: value
            .periods
            .iter()
            .map(|it| PastPeriod { first: it.first, downline: figures(&it.downline), own: figures(&it.own) })
            .collect(),
        from: value.periods.iter().map(|it| it.from.clone()).collect(),
        party: value.party,
        own: value.own,
        below: value.below.into_iter().map(|it| (it.downline, it.terms)).collect(),
    });
    model.agent_contracts.bench.figures.answer(answer);
}

fn typed(model: &mut Model, typed: ContractTyped) {
    let writing = Writing::of(model);
    edit(model, |editor| editor.typed(typed, &writing));
}

fn edit(model: &mut Model, change: impl FnOnce(&mut Editor)) {
    if let Some(editor) = &mut model.agent_contracts.bench.editor {
        change(editor);
    }
}

/// Whether the kind of the terms can be chosen: what stands keeps its kind, and an offer has that of the own contract.
fn is_free(model: &Model) -> bool {
    match section(model) {
        Section::Ask => true,
        Section::Workbench => own_contracts(model).next().is_none(),
        _ => false,
    }
}

fn chosen(model: &mut Model, step: &mut Step, chosen: ContractChosen) {
    let is_of_kind =
        matches!(chosen, ContractChosen::Basis(_) | ContractChosen::Period(_) | ContractChosen::Product(_));
    if is_of_kind && !is_free(model) {
        return;
    }
    if let ContractChosen::Own(id) = &chosen {
        let terms = own_contracts(model).find(|it| it.id == *id).and_then(terms_of).cloned();
        let is_open = matches!(section(model), Section::Offer(_) | Section::Workbench);
        let Some(terms) = terms.filter(|_| is_open) else { return };
        let editor = Editor::of(&terms, &Writing::of(model));
        model.agent_contracts.bench.editor = Some(editor);
    } else {
        let Some(editor) = &mut model.agent_contracts.bench.editor else { return };
        let needs_figures = editor.choose(chosen);
        words::reset_unused_choices(&mut editor.kind);
        if !needs_figures {
            return;
        }
    }
    let periods = model.agent_contracts.bench.periods;
    replay(model, step, periods);
}

/// The own contract that terms of an upline are held against.
fn own_terms_like<'a>(model: &'a Model, terms: &Terms) -> Option<&'a Terms> {
    own_contracts(model).filter_map(terms_of).find(|own| own.is_like(terms))
}

/// The terms that can be offered; nothing while something is wrong with them.
fn offer(model: &Model) -> Option<Terms> {
    let terms = model.agent_contracts.bench.editor.as_ref()?.read(&Writing::of(model))?;
    let fits = match side(model)? {
        ContractSide::Upline => own_terms_like(model, &terms).is_some_and(|own| exceeds(&terms, own).is_empty()),
        ContractSide::Downline => true,
    };
    (fits && terms.check().is_empty()).then_some(terms)
}

/// The offer of the workbench, once it can be made.
fn review(model: &mut Model) {
    let Some(terms) = offer(model) else { return };
    let call = AgentContractCall { terms: Some(terms), ..AgentContractCall::default() };
    let call = match section(model) {
        Section::Offer(id) => AgentContractCall { downline_id: id.to_owned(), ..call },
        Section::Ask => call,
        Section::Amend(id) => AgentContractCall { contract_id: id.to_owned(), ..call },
        Section::Counter(id) => {
            AgentContractCall { action: ContractAction::Counter, request_id: id.to_owned(), ..call }
        }
        _ => return,
    };
    step::open(model, Prepared { call, ..Prepared::default() });
}
