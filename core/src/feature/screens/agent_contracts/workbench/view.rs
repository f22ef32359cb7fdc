//! The view of the workbench: choices and inputs, what is wrong, and what the terms would have brought.

use super::super::words::{self, word};
use super::super::{Section, page, section};
use super::editor::{Editor, Row};
use super::{AgentWorkbenchEvent, ContractChosen, ContractField, ReplayData, is_free, own_contracts, side};
use crate::domain::agent::check::MAX_TIERS;
use crate::domain::agent::life::ContractSide;
use crate::domain::agent::limit::exceeds;
use crate::domain::agent::periods::Unit;
use crate::domain::agent::replay::{Offered, Replay, replay};
use crate::domain::agent::terms::{Basis, CarryOver, Payer, Terms};
use crate::domain::game::GameType;
use crate::domain::money::Money;
use crate::domain::reward::cashback::ALL_PRODUCTS;
use crate::domain::time::Civil;
use crate::event::UiEvent;
use crate::feature::services::moment::exact;
use crate::feature::shared::amount::Writing;
use crate::model::Model;
use crate::text::{game, key};
use crate::view::{
    AgentWorkbenchView, ContractChoice, ContractChoices, ContractEndingLine, ContractInput, ContractPeriodRow,
    ContractTierForm, Text,
};

fn ui_event(event: AgentWorkbenchEvent) -> UiEvent {
    UiEvent::AgentWorkbench(event)
}

fn choose(chosen: ContractChosen) -> UiEvent {
    ui_event(AgentWorkbenchEvent::Chosen(chosen))
}

/// What is wrong with the terms, by tier and for the whole.
fn problems(model: &Model, terms: &Terms, writing: &Writing) -> Vec<(Option<usize>, Text)> {
    let mut all: Vec<(Option<usize>, Text)> = terms.check().iter().map(|it| (it.tier, words::problem(it))).collect();
    if !all.is_empty() || side(model) != Some(ContractSide::Upline) {
        return all;
    }
    match super::own_terms_like(model, terms) {
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
    let product_option = |it: &GameType| ContractChoice {
        key: it.code(),
        label: Text::of(game::title(*it)),
        selected: kind.products.iter().any(|code| code == it.code()),
        select: choose(ContractChosen::Product(it.code().to_owned())),
    };
    std::iter::once(all).chain(GameType::ALL.iter().map(product_option)).collect()
}

fn input(field: ContractField, what: &'static str, (value, wrong): (String, bool), unit: &str) -> ContractInput {
    ContractInput { field, label: words::label(what), value, unit: unit.to_owned(), wrong }
}

fn tiers(editor: &Editor, writing: &Writing, problems: &[(Option<usize>, Text)]) -> Vec<ContractTierForm> {
    let symbol = writing.currency.symbol.as_str();
    let tier_form = |(index, row): (usize, &Row)| {
        let tier = u32::try_from(index).unwrap_or_default();
        let shown = |field, what, unit| input(field, what, row.input_text(field, writing), unit);
        ContractTierForm {
            key: row.key,
            tier,
            name: words::tier_name(Some(index)),
            inputs: vec![
                shown(ContractField::Turnover, "TURNOVER", symbol),
                shown(ContractField::NetLoss, "NET_LOSS", symbol),
                shown(ContractField::Members, "MEMBERS", ""),
                shown(ContractField::Least, "LEAST", symbol),
                shown(ContractField::Rate, "RATE", "%"),
                shown(ContractField::Cap, "CAP", symbol),
            ],
            problems: problems.iter().filter(|(tier, _)| *tier == Some(index)).map(|(_, text)| text.clone()).collect(),
            raise: (index + 1 < editor.rows.len()).then(|| ui_event(AgentWorkbenchEvent::RaiseTier(tier))),
            remove: ui_event(AgentWorkbenchEvent::RemoveTier(tier)),
        }
    };
    editor.rows.iter().enumerate().map(tier_form).collect()
}

fn title(model: &Model) -> Option<Text> {
    let list = model.agent_contracts.list.ready()?;
    let of = |what: &'static str, party: &str| {
        let named = if party.is_empty() && what != "OFFER" { "NOBODY" } else { "SOMEBODY" };
        Text::of(key::AGENT_CONTRACT_BENCH_TITLE).with("what", what).with("party", party).with("named", named)
    };
    Some(match section(model) {
        Section::Offer(_) => of("OFFER", model.agent_contracts.bench.figures.ready().map_or("", |it| &it.party)),
        Section::Ask => of("ASK", ""),
        Section::Amend(id) => {
            of("AMEND", list.own.iter().chain(&list.downlines).find(|it| it.id == id).map_or("", |it| &it.party))
        }
        Section::Counter(id) => of("COUNTER", list.requests.iter().find(|it| it.id == id).map_or("", |it| &it.party)),
        _ => of("WORKBENCH", ""),
    })
}

/// Why nothing can be put together here.
fn closed(model: &Model) -> Option<Text> {
    let list = model.agent_contracts.list.ready()?;
    let why = |what: &'static str| Some(Text::of(key::AGENT_CONTRACT_CLOSED).with("what", what));
    match section(model) {
        Section::Offer(_) if !list.may_offer => why("RIGHT"),
        Section::Offer(_) if own_contracts(model).next().is_none() => why("NO_OWN"),
        Section::Ask if !list.may_accept || !list.may_ask => why("RIGHT"),
        _ if model.agent_contracts.bench.editor.is_none() => why("GONE"),
        _ => None,
    }
}

pub(crate) fn view(model: &Model) -> AgentWorkbenchView {
    let is_workbench = !matches!(section(model), Section::Contracts | Section::Requests | Section::Records);
    if page(model).is_none() || !is_workbench {
        return AgentWorkbenchView::default();
    }
    let base = AgentWorkbenchView {
        title: title(model),
        closed: closed(model),
        status: model.agent_contracts.bench.figures.status(),
        ..AgentWorkbenchView::default()
    };
    let Some(editor) = model.agent_contracts.bench.editor.as_ref().filter(|_| base.closed.is_none()) else {
        return base;
    };
    let writing = Writing::of(model);
    let terms = editor.read(&writing);
    let wrong = match &terms {
        Some(terms) => problems(model, terms, &writing),
        None => vec![(None, Text::of(key::AGENT_CONTRACT_UNREADABLE))],
    };
    let whole = |field, what| input(field, what, editor.input_text(field), "%");
    let mut inputs = vec![whole(ContractField::Guaranteed, "GUARANTEED")];
    if editor.kind.basis == Basis::Ngr {
        inputs.push(whole(ContractField::PlatformFee, "PLATFORM_FEE"));
        inputs.push(whole(ContractField::PaymentFee, "PAYMENT_FEE"));
    }
    let periods = [3, 6, 12].into_iter().zip(["3", "6", "12"]).map(|(count, key)| ContractChoice {
        key,
        label: Text::of(key::AGENT_CONTRACT_PERIODS).with("count", count),
        selected: count == model.agent_contracts.bench.periods,
        select: ui_event(AgentWorkbenchEvent::Periods(count)),
    });
    let filled = AgentWorkbenchView {
        choices: choices(model, editor),
        inputs,
        tiers: tiers(editor, &writing, &wrong),
        add: (editor.rows.len() < MAX_TIERS).then(|| ui_event(AgentWorkbenchEvent::AddTier)),
        problems: wrong.iter().filter(|(tier, _)| tier.is_none()).map(|(_, text)| text.clone()).collect(),
        review: side(model).map(|_| ui_event(AgentWorkbenchEvent::Review)),
        periods: periods.collect(),
        ..base
    };
    match (terms.filter(|terms| terms.check().is_empty()), model.agent_contracts.bench.figures.ready()) {
        (Some(terms), Some(data)) => replayed(model, filled, &terms, data),
        _ => filled,
    }
}

/// A period as it is called: of days the first of them, in the operator's time zone; of less than a day when it began.
fn period_name(terms: &Terms, first: i64, from: &str, model: &Model) -> String {
    match terms.period.unit() {
        Unit::Day => Civil::of_day(first).date(),
        Unit::FiveMinutes => exact(from, &model.now),
    }
}

/// What the terms would have brought.
fn replayed(model: &Model, view: AgentWorkbenchView, terms: &Terms, data: &ReplayData) -> AgentWorkbenchView {
    let writing = Writing::of(model);
    let own = data.own.as_ref().filter(|own| own.is_like(terms));
    let below = data.below.iter().map(|(account, terms)| (account.clone(), terms)).collect();
    let replay: Replay<String> = replay(Offered { offer: terms, own, below }, &data.past);
    let highest = replay.periods.iter().flat_map(|it| [it.downline.amount.0, it.kept.0]).max().unwrap_or(0).max(1);
    let bar = |amount: Money| u32::try_from(amount.0.max(0).saturating_mul(100) / highest).unwrap_or(100);
    let rows = replay.periods.iter().zip(&data.from).map(|(it, from)| ContractPeriodRow {
        key: it.first.to_string(),
        name: period_name(terms, it.first, from, model),
        basis: writing.format(it.downline.basis_amount),
        members: it.downline.active_members,
        tier: words::tier_name(it.downline.tier),
        downline: writing.format(it.downline.amount),
        own: it.own.as_ref().map(|own| writing.format(own.amount)).unwrap_or_default(),
        kept: if own.is_some() { writing.format(it.kept) } else { String::new() },
        bar: bar(it.downline.amount),
        kept_bar: if own.is_some() { bar(it.kept) } else { 0 },
    });
    let mut totals = vec![writing.format(replay.downline)];
    if own.is_some() {
        totals.extend([writing.format(replay.own), writing.format(replay.kept)]);
    }
    let ending = replay.ended.iter().enumerate().map(|(index, it)| {
        let text = Text::of(key::AGENT_CONTRACT_ENDING)
            .with("upline", data.party.as_str())
            .with("downline", it.contract.as_str())
            .with("rate", words::rate(it.rate))
            .with("most", words::rate(it.new_max));
        ContractEndingLine { key: index.to_string(), text }
    });
    AgentWorkbenchView { rows: rows.collect(), totals, ending: ending.collect(), ..view }
}
