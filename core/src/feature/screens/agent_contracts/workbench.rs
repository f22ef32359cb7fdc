//! The workbench: terms are put together, held against the own contract, and replayed on periods that are over, at each key.

use super::editor::Editor;
use super::words::{self, word};
use super::{AgentContractsEvent, ContractChosen, ContractField, ContractTyped, Figures, Request, Shows, page, shows};
use crate::api::Failure;
use crate::domain::agent::check::MOST_TIERS;
use crate::domain::agent::figures::{Figures as TeamFigures, MemberBets};
use crate::domain::agent::life::{ContractSide, ContractStatus, MOST_REPLAYED};
use crate::domain::agent::limit::exceeds;
use crate::domain::agent::periods::Unit;
use crate::domain::agent::replay::{Offered, Past, Replay, replay as replay_offer};
use crate::domain::agent::terms::{Basis, CarryOver, ContractType, Payer, Terms, Tier};
use crate::domain::game::GameType;
use crate::domain::money::Money;
use crate::domain::reward::cashback::ALL_PRODUCTS;
use crate::domain::time::Civil;
use crate::event::UiEvent;
use crate::feature::services::call;
use crate::feature::services::moment::exact;
use crate::feature::shared::amount::Writing;
use crate::model::{Model, Step};
use crate::text::{game, key};
use crate::view::{
    AgentWorkbenchView, ContractChoice, ContractChoices, ContractEndingLine, ContractInput, ContractPeriodRow,
    ContractTierForm, Text,
};
use crate::wire::{AgentContract, ContractReplay, ContractReplayCall, PeriodFigures};

/// Periods that are replayed unless another number is chosen.
const PERIODS: u32 = 6;

fn say(event: AgentContractsEvent) -> UiEvent {
    UiEvent::AgentContracts(event)
}

fn choose(chosen: ContractChosen) -> UiEvent {
    say(AgentContractsEvent::Chosen(chosen))
}

/// Own contracts that stand.
fn own(model: &Model) -> impl Iterator<Item = &AgentContract> {
    let list = model.agent_contracts.list.ready();
    list.into_iter().flat_map(|it| &it.own).filter(|it| it.status == ContractStatus::Active)
}

/// What a contract says now.
pub(super) fn terms_of(contract: &AgentContract) -> Option<&Terms> {
    contract.versions.first().map(|it| &it.terms)
}

/// The id of the member whose team it is about; empty for the own.
fn downline_id(model: &Model) -> String {
    let Some(list) = model.agent_contracts.list.ready() else { return String::new() };
    match shows(model) {
        Shows::Offer(id) => id.to_owned(),
        Shows::Amend(id) => {
            let contract = list.downlines.iter().find(|it| it.id == id);
            contract.map(|it| it.party_id.clone()).unwrap_or_default()
        }
        Shows::Counter(id) => {
            let request = list.requests.iter().find(|it| it.id == id && it.side == ContractSide::Upline);
            request.map(|it| it.party_id.clone()).unwrap_or_default()
        }
        _ => String::new(),
    }
}

/// The side on which the terms are put together; nothing where nobody is offered them.
pub(super) fn side(model: &Model) -> Option<ContractSide> {
    let list = model.agent_contracts.list.ready()?;
    match shows(model) {
        Shows::Offer(_) => Some(ContractSide::Upline),
        Shows::Ask => Some(ContractSide::Downline),
        Shows::Amend(id) => list.own.iter().chain(&list.downlines).find(|it| it.id == id).map(|it| it.side),
        Shows::Counter(id) => list.requests.iter().find(|it| it.id == id).map(|it| it.side),
        _ => None,
    }
}

/// Terms to begin with where there are none.
fn fresh(of: ContractType) -> Terms {
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
    match shows(model) {
        Shows::Amend(id) => list.own.iter().chain(&list.downlines).find(|it| it.id == id).and_then(terms_of).cloned(),
        Shows::Counter(id) => list.requests.iter().find(|it| it.id == id)?.terms.clone(),
        // An offer can not be above the own contract: it begins as that one stands.
        Shows::Offer(_) => own(model).next().and_then(terms_of).cloned(),
        Shows::Ask => Some(fresh(of)),
        Shows::Workbench => Some(own(model).next().and_then(terms_of).cloned().unwrap_or_else(|| fresh(of))),
        _ => None,
    }
}

/// Begins the workbench anew where the address asks for another one, or its contracts have just come.
pub(super) fn begin(model: &mut Model, step: &mut Step) {
    let item = model.location.route.item.clone();
    if model.agent_contracts.begun == item || model.agent_contracts.list.ready().is_none() {
        return;
    }
    let editor = first_terms(model).map(|terms| Editor::of(&terms, &Writing::of(model)));
    model.agent_contracts.begun = item;
    model.agent_contracts.editor = editor;
    replay(model, step, PERIODS);
}

/// Asks for the figures of so many periods.
pub(super) fn replay(model: &mut Model, step: &mut Step, periods: u32) {
    let Some(editor) = &model.agent_contracts.editor else { return };
    // Tiers change nothing about what is counted: the least terms that can be ask for the figures.
    let kind = Terms { tiers: Vec::new(), guaranteed_rate: 1, ..editor.kind.clone() };
    let body =
        ContractReplayCall { downline_id: downline_id(model), terms: kind, periods: periods.clamp(1, MOST_REPLAYED) };
    model.agent_contracts.periods = body.periods;
    model.agent_contracts.figures.ask();
    call::send_with_body(model, step, Request::Replay, &body);
}

fn figures(it: &PeriodFigures) -> TeamFigures {
    TeamFigures {
        turnover: it.turnover.0,
        valid_bet: it.valid_bet.0,
        payout: it.payout.0,
        rebate: it.rebate.0,
        bonuses: it.bonuses.0,
        deposits: it.deposits.0,
        members: MemberBets::of(it.members.iter().map(|bet| bet.0)),
    }
}

pub(super) fn on_replay(model: &mut Model, _: &mut Step, answer: Result<ContractReplay, Failure>) {
    let answer = answer.map(|value| Figures {
        past: value
            .periods
            .iter()
            .map(|it| Past { first: it.first, downline: figures(&it.downline), own: figures(&it.own) })
            .collect(),
        from: value.periods.iter().map(|it| it.from.clone()).collect(),
        party: value.party,
        own: value.own,
        below: value.below.into_iter().map(|it| (it.downline, it.terms)).collect(),
    });
    model.agent_contracts.figures.answer(answer);
}

pub(super) fn typed(model: &mut Model, typed: ContractTyped) {
    let writing = Writing::of(model);
    edit(model, |editor| editor.typed(typed, &writing));
}

pub(super) fn edit(model: &mut Model, change: impl FnOnce(&mut Editor)) {
    if let Some(editor) = &mut model.agent_contracts.editor {
        change(editor);
    }
}

/// Whether the kind of the terms can be chosen: what stands keeps its kind, and an offer has that of the own contract.
fn is_free(model: &Model) -> bool {
    match shows(model) {
        Shows::Ask => true,
        Shows::Workbench => own(model).next().is_none(),
        _ => false,
    }
}

pub(super) fn chosen(model: &mut Model, step: &mut Step, chosen: ContractChosen) {
    let is_of_kind =
        matches!(chosen, ContractChosen::Basis(_) | ContractChosen::Period(_) | ContractChosen::Product(_));
    if is_of_kind && !is_free(model) {
        return;
    }
    if let ContractChosen::Own(id) = &chosen {
        let terms = own(model).find(|it| it.id == *id).and_then(terms_of).cloned();
        let is_open = matches!(shows(model), Shows::Offer(_) | Shows::Workbench);
        let Some(terms) = terms.filter(|_| is_open) else { return };
        let editor = Editor::of(&terms, &Writing::of(model));
        model.agent_contracts.editor = Some(editor);
    } else {
        let Some(editor) = &mut model.agent_contracts.editor else { return };
        let needs_figures = editor.choose(chosen);
        words::fit(&mut editor.kind);
        if !needs_figures {
            return;
        }
    }
    let periods = model.agent_contracts.periods;
    replay(model, step, periods);
}

/// The own contract that terms of an upline are held against.
fn bound<'a>(model: &'a Model, terms: &Terms) -> Option<&'a Terms> {
    own(model).filter_map(terms_of).find(|own| own.is_like(terms))
}

/// The terms that can be offered; nothing while something is wrong with them.
pub(super) fn offer(model: &Model) -> Option<Terms> {
    let terms = model.agent_contracts.editor.as_ref()?.read(&Writing::of(model))?;
    let fits = match side(model)? {
        ContractSide::Upline => bound(model, &terms).is_some_and(|own| exceeds(&terms, own).is_empty()),
        ContractSide::Downline => true,
    };
    (fits && terms.check().is_empty()).then_some(terms)
}

/// Problems of each tier, and of the whole.
fn problems(model: &Model, terms: &Terms, writing: &Writing) -> Vec<(Option<usize>, Text)> {
    let mut all: Vec<(Option<usize>, Text)> = terms.check().iter().map(|it| (it.tier, words::problem(it))).collect();
    if !all.is_empty() || side(model) != Some(ContractSide::Upline) {
        return all;
    }
    match bound(model, terms) {
        Some(own) => all.extend(exceeds(terms, own).iter().map(|it| (it.tier, words::excess(it, writing)))),
        None => all.push((None, Text::of(key::ERROR_CONTRACT_EXCEEDS))),
    }
    all
}

fn option(key: &'static str, selected: bool, chosen: ContractChosen) -> ContractChoice {
    ContractChoice { key, label: word(key), selected, select: choose(chosen) }
}

fn choices(model: &Model, editor: &Editor) -> Vec<ContractChoices> {
    let kind = &editor.kind;
    let of = |key, what, options| ContractChoices { key, label: words::label(what), several: false, options };
    let yes_no = |it: bool, chosen: fn(bool) -> ContractChosen| {
        vec![option("YES", it, chosen(true)), option("NO", !it, chosen(false))]
    };
    let mut all = Vec::new();
    if is_free(model) {
        let periods = kind.contract_type.periods().iter();
        let periods = periods.map(|it| option(it.name(), *it == kind.period, ContractChosen::Period(*it)));
        all.push(of("period", "PERIOD", periods.collect()));
        let bases = kind.contract_type.bases().iter();
        let bases = bases.map(|it| option(it.name(), *it == kind.basis, ContractChosen::Basis(*it)));
        all.push(of("basis", "BASIS", bases.collect()));
        all.push(ContractChoices { several: true, ..of("products", "PRODUCTS", products(kind)) });
    }
    all.push(of("subTeams", "SUB_TEAMS", yes_no(kind.include_sub_teams, ContractChosen::IncludeSubTeams)));
    all.push(of("self", "SELF", yes_no(kind.include_self, ContractChosen::IncludeSelf)));
    if kind.basis.is_result() {
        let carry = CarryOver::ALL.iter();
        let carry = carry.map(|it| option(it.name(), *it == kind.carry_over, ContractChosen::CarryOver(*it)));
        all.push(of("carry", "CARRY_OVER", carry.collect()));
    }
    if kind.basis == Basis::Ngr {
        all.push(of("bonuses", "BONUSES", yes_no(kind.deductions.bonuses, ContractChosen::Bonuses)));
    }
    let payers = Payer::ALL.iter().map(|it| option(it.name(), *it == kind.payer, ContractChosen::Payer(*it)));
    all.push(of("payer", "PAYER", payers.collect()));
    all
}

fn products(kind: &Terms) -> Vec<ContractChoice> {
    let all = option(ALL_PRODUCTS, kind.covers(ALL_PRODUCTS), ContractChosen::Product(ALL_PRODUCTS.to_owned()));
    let one = |it: &GameType| ContractChoice {
        key: it.code(),
        label: Text::of(game::title(*it)),
        selected: kind.products.iter().any(|code| code == it.code()),
        select: choose(ContractChosen::Product(it.code().to_owned())),
    };
    std::iter::once(all).chain(GameType::ALL.iter().map(one)).collect()
}

fn input(field: ContractField, what: &'static str, (value, wrong): (String, bool), unit: &str) -> ContractInput {
    ContractInput { field, label: words::label(what), value, unit: unit.to_owned(), wrong }
}

fn tiers(editor: &Editor, writing: &Writing, problems: &[(Option<usize>, Text)]) -> Vec<ContractTierForm> {
    let symbol = writing.currency.symbol.as_str();
    let of = |(at, row): (usize, &super::editor::Row)| {
        let tier = u32::try_from(at).unwrap_or_default();
        let shown = |field, what, unit| input(field, what, row.shown(field, writing), unit);
        ContractTierForm {
            key: row.key,
            tier,
            name: words::tier_name(Some(at)),
            inputs: vec![
                shown(ContractField::Turnover, "TURNOVER", symbol),
                shown(ContractField::NetLoss, "NET_LOSS", symbol),
                shown(ContractField::Members, "MEMBERS", ""),
                shown(ContractField::Least, "LEAST", symbol),
                shown(ContractField::Rate, "RATE", "%"),
                shown(ContractField::Cap, "CAP", symbol),
            ],
            problems: problems.iter().filter(|(tier, _)| *tier == Some(at)).map(|(_, text)| text.clone()).collect(),
            raise: (at + 1 < editor.rows.len()).then(|| say(AgentContractsEvent::RaiseTier(tier))),
            remove: say(AgentContractsEvent::RemoveTier(tier)),
        }
    };
    editor.rows.iter().enumerate().map(of).collect()
}

fn title(model: &Model) -> Option<Text> {
    let list = model.agent_contracts.list.ready()?;
    let of = |what: &'static str, party: &str| {
        let named = if party.is_empty() && what != "OFFER" { "NOBODY" } else { "SOMEBODY" };
        Text::of(key::AGENT_CONTRACT_BENCH_TITLE).with("what", what).with("party", party).with("named", named)
    };
    Some(match shows(model) {
        Shows::Offer(_) => of("OFFER", model.agent_contracts.figures.ready().map_or("", |it| &it.party)),
        Shows::Ask => of("ASK", ""),
        Shows::Amend(id) => {
            of("AMEND", list.own.iter().chain(&list.downlines).find(|it| it.id == id).map_or("", |it| &it.party))
        }
        Shows::Counter(id) => of("COUNTER", list.requests.iter().find(|it| it.id == id).map_or("", |it| &it.party)),
        _ => of("WORKBENCH", ""),
    })
}

/// Why nothing can be put together here.
fn closed(model: &Model) -> Option<Text> {
    let list = model.agent_contracts.list.ready()?;
    let why = |what: &'static str| Some(Text::of(key::AGENT_CONTRACT_CLOSED).with("what", what));
    match shows(model) {
        Shows::Offer(_) if !list.may_offer => why("RIGHT"),
        Shows::Offer(_) if own(model).next().is_none() => why("NO_OWN"),
        Shows::Ask if !list.may_accept || !list.may_ask => why("RIGHT"),
        _ if model.agent_contracts.editor.is_none() => why("GONE"),
        _ => None,
    }
}

pub(crate) fn view(model: &Model) -> AgentWorkbenchView {
    let is_workbench = !matches!(shows(model), Shows::Contracts | Shows::Requests | Shows::Records);
    if page(model).is_none() || !is_workbench {
        return AgentWorkbenchView::default();
    }
    let base = AgentWorkbenchView {
        title: title(model),
        closed: closed(model),
        status: model.agent_contracts.figures.status(),
        ..AgentWorkbenchView::default()
    };
    let Some(editor) = model.agent_contracts.editor.as_ref().filter(|_| base.closed.is_none()) else { return base };
    let writing = Writing::of(model);
    let terms = editor.read(&writing);
    let wrong = match &terms {
        Some(terms) => problems(model, terms, &writing),
        None => vec![(None, Text::of(key::AGENT_CONTRACT_UNREADABLE))],
    };
    let whole = |field, what| input(field, what, editor.shown(field), "%");
    let mut inputs = vec![whole(ContractField::Guaranteed, "GUARANTEED")];
    if editor.kind.basis == Basis::Ngr {
        inputs.push(whole(ContractField::PlatformFee, "PLATFORM_FEE"));
        inputs.push(whole(ContractField::PaymentFee, "PAYMENT_FEE"));
    }
    let periods = [3, 6, 12].into_iter().zip(["3", "6", "12"]).map(|(count, key)| ContractChoice {
        key,
        label: Text::of(key::AGENT_CONTRACT_PERIODS).with("count", count),
        selected: count == model.agent_contracts.periods,
        select: say(AgentContractsEvent::Periods(count)),
    });
    let filled = AgentWorkbenchView {
        choices: choices(model, editor),
        inputs,
        tiers: tiers(editor, &writing, &wrong),
        add: (editor.rows.len() < MOST_TIERS).then(|| say(AgentContractsEvent::AddTier)),
        problems: wrong.iter().filter(|(tier, _)| tier.is_none()).map(|(_, text)| text.clone()).collect(),
        review: side(model).map(|_| say(AgentContractsEvent::Review)),
        periods: periods.collect(),
        ..base
    };
    match (terms.filter(|terms| terms.check().is_empty()), model.agent_contracts.figures.ready()) {
        (Some(terms), Some(known)) => replayed(model, filled, &terms, known),
        _ => filled,
    }
}

/// A period as it is called: of days the first of them, in the operator's time zone; of less than a day when it began.
fn period_name(terms: &Terms, first: i64, from: &str, model: &Model) -> String {
    match terms.period.unit() {
        Unit::Day => Civil::of_day(first).date(),
        Unit::Slot => exact(from, &model.now),
    }
}

/// What the terms would have brought.
fn replayed(model: &Model, view: AgentWorkbenchView, terms: &Terms, known: &Figures) -> AgentWorkbenchView {
    let writing = Writing::of(model);
    let own = known.own.as_ref().filter(|own| own.is_like(terms));
    let below = known.below.iter().map(|(account, terms)| (account.clone(), terms)).collect();
    let replay: Replay<String> = replay_offer(Offered { offer: terms, own, below }, &known.past);
    let highest = replay.periods.iter().flat_map(|it| [it.downline.amount.0, it.kept.0]).max().unwrap_or(0).max(1);
    let bar = |amount: Money| u32::try_from(amount.0.max(0).saturating_mul(100) / highest).unwrap_or(100);
    let rows = replay.periods.iter().zip(&known.from).map(|(it, from)| ContractPeriodRow {
        key: it.first.to_string(),
        name: period_name(terms, it.first, from, model),
        basis: writing.shown(it.downline.basis_amount),
        members: it.downline.active_members,
        tier: words::tier_name(it.downline.tier),
        downline: writing.shown(it.downline.amount),
        own: it.own.as_ref().map(|own| writing.shown(own.amount)).unwrap_or_default(),
        kept: if own.is_some() { writing.shown(it.kept) } else { String::new() },
        bar: bar(it.downline.amount),
        kept_bar: if own.is_some() { bar(it.kept) } else { 0 },
    });
    let mut totals = vec![writing.shown(replay.downline)];
    if own.is_some() {
        totals.extend([writing.shown(replay.own), writing.shown(replay.kept)]);
    }
    let ending = replay.ended.iter().enumerate().map(|(at, it)| {
        let text = Text::of(key::AGENT_CONTRACT_ENDING)
            .with("upline", known.party.as_str())
            .with("downline", it.contract.as_str())
            .with("rate", words::rate(it.rate))
            .with("most", words::rate(it.new_max));
        ContractEndingLine { key: at.to_string(), text }
    });
    AgentWorkbenchView { rows: rows.collect(), totals, ending: ending.collect(), ..view }
}
