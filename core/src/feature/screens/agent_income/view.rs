//! The view of the agent's income: days, sums and movements (section 2 of the specification).

use super::{AgentIncomeEvent, Request, is_shown};
use crate::domain::money::Money;
use crate::domain::route::AgentPage;
use crate::domain::statement::StatementKind;
use crate::event::UiEvent;
use crate::feature::screens::statements::ask_for;
use crate::feature::shared::bet_lines::{choice_label, money_text};
use crate::feature::shared::record_days::zone;
use crate::feature::shared::team_filter::address;
use crate::feature::shared::team_lines::{bars, movement};
use crate::model::Model;
use crate::text::key;
use crate::view::{AgentIncomeView, MoneyFact, ProfitLine, TeamFact, Text};
use crate::wire::{AgentIncome, BetChoice, IncomePart, IncomeRow};

fn ui_event(event: AgentIncomeEvent) -> UiEvent {
    UiEvent::AgentIncome(event)
}

pub(crate) fn view(model: &Model) -> AgentIncomeView {
    if !is_shown(model) {
        return AgentIncomeView::default();
    }
    let page = &*model.agent_income;
    let (value, moves) = (page.value.ready(), page.moves.ready());
    AgentIncomeView {
        status: page.value.status(),
        days: page.days.view(|event| ui_event(AgentIncomeEvent::Days(event))),
        zone: value.map(|it| zone(&it.from, &it.until, it.offset_minutes)),
        statement: value.map(|_| ask_for(StatementKind::Income, &page.query())),
        figures: value.map(|it| figures(model, &it.total)).unwrap_or_default(),
        sources: parts(value.map(|it| &it.sources), |part| source(model, part)),
        products: parts(value.map(|it| &it.products), |part| product(model, part)),
        branches: value.map(|it| it.branches.iter().map(|part| branch(model, it, part)).collect()).unwrap_or_default(),
        bars: value.map(|it| bars(model, it.days.iter().map(|row| (row.day.as_str(), row.net.0)))).unwrap_or_default(),
        lines: value.map(|it| it.days.iter().map(|row| line(model, row)).collect()).unwrap_or_default(),
        moves: moves.map(|it| it.content.iter().map(|line| movement(model, line)).collect()).unwrap_or_default(),
        more: moves.filter(|it| !it.next.is_empty()).map(|_| ui_event(AgentIncomeEvent::More)),
        loading: model.calls.busy(&Request::Moves { earlier: true }.slot()),
        problem: page.moves.problem(),
    }
}

fn parts(parts: Option<&Vec<IncomePart>>, fact: impl Fn(&IncomePart) -> TeamFact) -> Vec<TeamFact> {
    parts.map(|parts| parts.iter().map(fact).collect()).unwrap_or_default()
}

fn fact(model: &Model, part: &IncomePart, label: Text, href: String) -> TeamFact {
    TeamFact { key: part.key.clone(), label, value: money_text(model, part.amount.0), href }
}

fn source(model: &Model, part: &IncomePart) -> TeamFact {
    fact(model, part, Text::of(key::INCOME_SOURCE).with("source", part.key.clone()), String::new())
}

fn product(model: &Model, part: &IncomePart) -> TeamFact {
    let label = choice_label(&BetChoice { code: part.key.clone(), name: String::new() });
    fact(model, part, label, String::new())
}

/// A rebate is of bets of the days before its payment: the address leads to the branch, and leaves the days to the reader.
fn branch(model: &Model, value: &AgentIncome, part: &IncomePart) -> TeamFact {
    if part.key.is_empty() {
        return fact(model, part, Text::of(key::INCOME_OWN_BETS), String::new());
    }
    let filter = [("from", value.from.as_str()), ("until", &value.until), ("member", &part.key), ("reach", "BRANCH")];
    let label = Text::of(key::BETS_NAME).with("name", part.key.clone());
    fact(model, part, label, address(model, AgentPage::TeamBets, &filter))
}

/// The figures of a row: what was earned in all first, then by source.
fn figures(model: &Model, row: &IncomeRow) -> Vec<MoneyFact> {
    let money = |key, label, amount| MoneyFact { key, label: Text::of(label), value: money_text(model, amount) };
    vec![
        money("net", key::INCOME_NET, row.net.0),
        money("rebate", key::TEAM_REBATE, row.rebate.0),
        money("dividends", key::TEAM_DIVIDENDS, row.dividends.0),
        money("wages", key::TEAM_WAGES, row.wages.0),
        money("paid", key::INCOME_PAID, row.paid.0),
    ]
}

fn line(model: &Model, row: &IncomeRow) -> ProfitLine {
    let parts = figures(model, row).into_iter().skip(1);
    let zero = money_text(model, Money::ZERO);
    ProfitLine {
        key: row.day.clone(),
        title: Text::of(key::PROFIT_DAY).with("day", row.day.clone()),
        bets: None,
        played: None,
        net: money_text(model, row.net.0),
        won: row.net.0.is_positive(),
        facts: parts.filter(|fact| fact.value != zero).collect(),
    }
}
