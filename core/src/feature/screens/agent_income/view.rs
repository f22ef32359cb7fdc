//! What the page shows.

use super::{AgentIncomeEvent, Request, shows};
use crate::domain::money::Money;
use crate::domain::statement::StatementKind;
use crate::event::UiEvent;
use crate::feature::screens::statements::ask_for;
use crate::feature::shared::bet_lines::shown;
use crate::feature::shared::record_days::zone;
use crate::feature::shared::team_lines::{bars, movement};
use crate::model::Model;
use crate::text::key;
use crate::view::{AgentIncomeView, MoneyFact, ProfitLine, Text};
use crate::wire::IncomeRow;

fn say(event: AgentIncomeEvent) -> UiEvent {
    UiEvent::AgentIncome(event)
}

pub(crate) fn view(model: &Model) -> AgentIncomeView {
    if !shows(model) {
        return AgentIncomeView::default();
    }
    let page = &*model.agent_income;
    let (value, moves) = (page.value.ready(), page.moves.ready());
    AgentIncomeView {
        status: page.value.status(),
        days: page.days.view(|event| say(AgentIncomeEvent::Days(event))),
        zone: value.map(|it| zone(&it.from, &it.until, it.offset_minutes)),
        statement: value.map(|_| ask_for(StatementKind::Income, &page.query())),
        figures: value.map(|it| figures(model, &it.total)).unwrap_or_default(),
        bars: value.map(|it| bars(model, it.days.iter().map(|row| (row.day.as_str(), row.net.0)))).unwrap_or_default(),
        lines: value.map(|it| it.days.iter().map(|row| line(model, row)).collect()).unwrap_or_default(),
        moves: moves.map(|it| it.content.iter().map(|line| movement(model, line)).collect()).unwrap_or_default(),
        more: moves.filter(|it| !it.next.is_empty()).map(|_| say(AgentIncomeEvent::More)),
        loading: model.calls.busy(&Request::Moves { earlier: true }.slot()),
        problem: page.moves.problem(),
    }
}

/// What was earned in all first, then by source.
fn figures(model: &Model, row: &IncomeRow) -> Vec<MoneyFact> {
    let money = |key, label, amount| MoneyFact { key, label: Text::of(label), value: shown(model, amount) };
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
    let zero = shown(model, Money::ZERO);
    ProfitLine {
        key: row.day.clone(),
        title: Text::of(key::PROFIT_DAY).with("day", row.day.clone()),
        bets: None,
        played: None,
        net: shown(model, row.net.0),
        won: row.net.0.is_positive(),
        facts: parts.filter(|fact| fact.value != zero).collect(),
    }
}
