//! The view of the team's betting history: filter, sums, bets, and one bet (section 2 of the specification).

use super::{AgentTeamBets, AgentTeamBetsEvent, Detail, PAGE, Request, is_shown};
use crate::domain::game::GameType;
use crate::domain::record::BetStatus;
use crate::domain::statement::StatementKind;
use crate::event::UiEvent;
use crate::feature::screens::statements::ask_for;
use crate::feature::shared::bet_lines::{choice_label, facts, line, money_text, status_text};
use crate::feature::shared::record_days::zone;
use crate::model::Model;
use crate::text::key;
use crate::view::{AgentTeamBetsView, BetSums, FilterOption, MoneyFact, TeamBetDetailView, TeamBetLine, Text};
use crate::wire::{BetChoice, TeamBet, TeamBets};

fn ui_event(event: AgentTeamBetsEvent) -> UiEvent {
    UiEvent::AgentTeamBets(event)
}

pub(crate) fn view(model: &Model) -> AgentTeamBetsView {
    if !is_shown(model) {
        return AgentTeamBetsView::default();
    }
    let page = &*model.agent_team_bets;
    let value = page.value.ready();
    AgentTeamBetsView {
        status: page.value.status(),
        days: page.filter.days.view(|event| ui_event(AgentTeamBetsEvent::Days(event))),
        member: page.filter.view(|reach| ui_event(AgentTeamBetsEvent::Reach(reach))),
        products: options(&products(), page.product.as_ref(), AgentTeamBetsEvent::Product),
        vendors: options(
            value.map(|it| it.vendors.as_slice()).unwrap_or_default(),
            page.vendor.as_ref(),
            AgentTeamBetsEvent::Vendor,
        ),
        games: options(
            value.map(|it| it.games.as_slice()).unwrap_or_default(),
            page.game.as_ref(),
            AgentTeamBetsEvent::Game,
        ),
        statuses: statuses(page),
        number: page.number.clone(),
        zone: value.map(|it| zone(&it.from, &it.until, it.offset_minutes)),
        sums: value.map(|it| sums(model, it)),
        open: value.filter(|it| it.open > 0).map(|it| open(model, it)),
        lines: value.map(|it| it.content.iter().map(|bet| bet_line(model, bet)).collect()).unwrap_or_default(),
        statement: value.map(|_| ask_for(StatementKind::TeamBets, &page.query())),
        narrowed: page.is_narrowed(),
        complete: value.is_none_or(|it| it.complete),
        more: value.filter(|it| !it.next.is_empty()).map(|_| ui_event(AgentTeamBetsEvent::More)),
        loading: model.calls.busy(&Request::List { earlier: true }.slot()),
        problem: page.value.problem(),
        detail: page.detail.as_ref().map(|it| detail(model, page, it)),
    }
}

fn products() -> Vec<BetChoice> {
    let choice = |it: GameType| BetChoice { code: it.code().to_owned(), name: String::new() };
    GameType::ALL.into_iter().map(choice).collect()
}

fn all(selected: bool, event: AgentTeamBetsEvent) -> FilterOption {
    FilterOption { key: "ALL".to_owned(), label: Text::of(key::BETS_ALL), selected, select: ui_event(event) }
}

fn options(
    choices: &[BetChoice],
    chosen: Option<&String>,
    event: fn(String) -> AgentTeamBetsEvent,
) -> Vec<FilterOption> {
    let option = |choice: &BetChoice| FilterOption {
        key: choice.code.clone(),
        label: choice_label(choice),
        selected: chosen == Some(&choice.code),
        select: ui_event(event(choice.code.clone())),
    };
    // While the choices are not here, what was chosen stands for itself.
    let missing = chosen.filter(|code| choices.iter().all(|choice| choice.code != **code));
    let missing = missing.map(|code| BetChoice { code: code.clone(), name: String::new() });
    let all = all(chosen.is_none(), event(String::new()));
    [all].into_iter().chain(choices.iter().chain(missing.as_ref()).map(option)).collect()
}

fn statuses(page: &AgentTeamBets) -> Vec<FilterOption> {
    let option = |it: &BetStatus| FilterOption {
        key: it.name().to_owned(),
        label: status_text(*it),
        selected: page.status == Some(*it),
        select: ui_event(AgentTeamBetsEvent::Status(Some(*it))),
    };
    let all = all(page.status.is_none(), AgentTeamBetsEvent::Status(None));
    [all].into_iter().chain(BetStatus::ALL.iter().map(option)).collect()
}

fn sums(model: &Model, value: &TeamBets) -> BetSums {
    let money = |key, label, amount| MoneyFact { key, label: Text::of(label), value: money_text(model, amount) };
    BetSums {
        count: u32::try_from(value.count).unwrap_or(u32::MAX),
        facts: vec![
            money("stake", key::BETS_FACT_STAKE, value.stake.0),
            money("validBet", key::BETS_FACT_VALID, value.valid_bet.0),
            money("payout", key::BETS_FACT_PAYOUT, value.payout.0),
            money("net", key::BETS_FACT_NET, value.net.0),
        ],
    }
}

fn open(model: &Model, value: &TeamBets) -> Text {
    let count = u32::try_from(value.open).unwrap_or(u32::MAX);
    Text::of(key::TEAM_OPEN).with("count", count).with("stake", money_text(model, value.open_stake.0))
}

fn bet_line(model: &Model, bet: &TeamBet) -> TeamBetLine {
    let href = model.location.route.clone().with_agent_item(PAGE, &bet.bet.id).address();
    TeamBetLine { account: bet.account.clone(), bet: line(model, &bet.bet, href) }
}

fn detail(model: &Model, page: &AgentTeamBets, detail: &Detail) -> TeamBetDetailView {
    let bet = detail.value.ready();
    let back = page.opened_by.as_deref().unwrap_or_default();
    TeamBetDetailView {
        status: detail.value.status(),
        unknown: detail.unknown,
        back: model.location.route.clone().with_agent_item(PAGE, back).address(),
        line: bet.map(|it| bet_line(model, it)),
        number: bet.map(|it| it.bet.id.clone()).unwrap_or_default(),
        facts: bet.map(|it| facts(model, &it.bet)).unwrap_or_default(),
    }
}
