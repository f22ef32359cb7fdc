//! The view of users' profit and loss: members, days, products, and the chart (section 2 of the specification).

use super::{AgentTeamProfitEvent, PAGE, is_shown};
use crate::domain::record::{RecordGroup, TeamReach};
use crate::domain::route::AgentPage;
use crate::domain::statement::StatementKind;
use crate::event::UiEvent;
use crate::feature::screens::statements::ask_for;
use crate::feature::shared::bet_lines::{choice_label, money_text};
use crate::feature::shared::record_days::zone;
use crate::feature::shared::team_filter::address;
use crate::feature::shared::team_lines::bars;
use crate::model::Model;
use crate::text::key;
use crate::view::{AgentTeamProfitView, TeamFact, TeamProfitLine, TeamStep, Text};
use crate::wire::{BetChoice, ProfitFigures, TeamProfit, TeamProfitRow};

/// The bets and movements that figures are sums of, as the filter of an address.
struct FigureSource<'a> {
    model: &'a Model,
    from: &'a str,
    until: &'a str,
    member: &'a str,
    reach: TeamReach,
    product: &'a str,
    /// Whether the figures are of a known member, so that there is an address to lead to.
    is_known: bool,
}

impl<'a> FigureSource<'a> {
    fn of(model: &'a Model, value: &'a TeamProfit) -> FigureSource<'a> {
        let member = value.path.last().map_or("", String::as_str);
        let (from, until) = (value.from.as_str(), value.until.as_str());
        FigureSource { model, from, until, member, reach: TeamReach::Branch, product: "", is_known: true }
    }

    fn address(&self, page: AgentPage, also: (&str, &str)) -> String {
        if !self.is_known {
            return String::new();
        }
        let reach = if self.member.is_empty() { "" } else { self.reach.name() };
        let filter = [("from", self.from), ("until", self.until), ("member", self.member), ("reach", reach), also];
        address(self.model, page, &filter)
    }

    fn bets(&self) -> String {
        self.address(AgentPage::TeamBets, ("product", self.product))
    }

    fn moves(&self, group: RecordGroup) -> String {
        self.address(AgentPage::DownlineTransactions, ("group", group.name()))
    }
}

pub(crate) fn view(model: &Model) -> AgentTeamProfitView {
    if !is_shown(model) {
        return AgentTeamProfitView::default();
    }
    let page = &*model.agent_team_profit;
    let mut view = AgentTeamProfitView {
        status: page.value.status(),
        days: page.filter.days.view(|event| UiEvent::AgentTeamProfit(AgentTeamProfitEvent::Days(event))),
        unknown: page.filter.unknown,
        complete: true,
        ..AgentTeamProfitView::default()
    };
    let Some(value) = page.value.ready() else { return view };
    let whole = FigureSource::of(model, value);
    // What belongs to the branch but not to its first member, or only to the direct downline, has no address of its own.
    let none = FigureSource { is_known: false, ..FigureSource::of(model, value) };
    let is_branch = !value.path.is_empty();
    view.zone = Some(zone(&value.from, &value.until, value.offset_minutes));
    view.statement = Some(ask_for(StatementKind::TeamProfit, &page.query()));
    view.path = path(model, value);
    if is_branch {
        view.own = facts(&value.own, &FigureSource { reach: TeamReach::Own, ..FigureSource::of(model, value) });
    }
    view.direct = facts(&value.direct, &none);
    view.total = facts(&value.total, if is_branch { &none } else { &whole });
    view.bars = bars(model, value.days.iter().map(|row| (row.key.as_str(), row.total.profit.0)));
    view.members = value.members.iter().map(|row| member_line(model, value, row)).collect();
    view.lines = value.days.iter().map(|row| day_line(model, value, row)).collect();
    view.products = value.products.iter().map(|row| product_line(model, value, row)).collect();
    view.complete = value.complete;
    view
}

fn path(model: &Model, value: &TeamProfit) -> Vec<TeamStep> {
    let step = |account: &String| TeamStep {
        key: account.clone(),
        label: Text::of(key::BETS_NAME).with("name", account.clone()),
        href: address(model, PAGE, &[("member", account)]),
    };
    let first = TeamStep {
        key: String::new(),
        label: Text::of(key::TEAM_WHOLE),
        href: model.location.route.clone().with_agent_item(PAGE, "").address(),
    };
    [first].into_iter().chain(value.path.iter().map(step)).collect()
}

/// Figures as facts: what was won or lost first, then what it is made of, then money that came and went.
fn facts(of: &ProfitFigures, source: &FigureSource<'_>) -> Vec<TeamFact> {
    let fact = |key: &str, label, amount: crate::wire::Amount, href| TeamFact {
        key: key.to_owned(),
        label: Text::of(label),
        value: money_text(source.model, amount.0),
        href,
    };
    let commission = || source.moves(RecordGroup::Commission);
    let mut facts = vec![
        fact("profit", key::PROFIT_NET, of.profit, String::new()),
        fact("turnover", key::PROFIT_STAKES, of.turnover, source.bets()),
        fact("validBet", key::BETS_FACT_VALID, of.valid_bet, source.bets()),
        fact("payout", key::PROFIT_PAYOUT, of.payout, source.bets()),
    ];
    // Money is of no product.
    if source.product.is_empty() {
        facts.extend([
            fact("rebate", key::TEAM_REBATE, of.rebate, commission()),
            fact("bonus", key::TEAM_BONUS, of.bonus, source.moves(RecordGroup::Rewards)),
            fact("wages", key::TEAM_WAGES, of.wages, commission()),
            fact("dividends", key::TEAM_DIVIDENDS, of.dividends, commission()),
            fact("deposits", key::PROFIT_DEPOSITS, of.deposits, source.moves(RecordGroup::Deposits)),
            fact("withdrawals", key::PROFIT_WITHDRAWALS, of.withdrawals, source.moves(RecordGroup::Withdrawals)),
        ]);
    }
    facts
}

fn line(row: &TeamProfitRow, title: Text, source: &FigureSource<'_>) -> TeamProfitLine {
    let total = &row.total;
    TeamProfitLine {
        key: row.key.clone(),
        title,
        href: String::new(),
        bets: Text::of(key::PROFIT_BETS).with("count", u32::try_from(total.bets).unwrap_or(0)),
        net: money_text(source.model, total.profit.0),
        won: total.profit.0.is_positive(),
        direct: money_text(source.model, row.direct.profit.0),
        facts: facts(total, source).into_iter().skip(1).collect(),
    }
}

fn member_line(model: &Model, value: &TeamProfit, row: &TeamProfitRow) -> TeamProfitLine {
    let is_known = !row.key.is_empty();
    let source = FigureSource { member: &row.key, is_known, ..FigureSource::of(model, value) };
    let title =
        if is_known { Text::of(key::BETS_NAME).with("name", row.key.clone()) } else { Text::of(key::TEAM_OTHERS) };
    let href = if row.agent && is_known { address(model, PAGE, &[("member", &row.key)]) } else { String::new() };
    TeamProfitLine { href, ..line(row, title, &source) }
}

/// Days of a branch are those of everybody below its first member, who is in what the address leads to as well.
fn day_line(model: &Model, value: &TeamProfit, row: &TeamProfitRow) -> TeamProfitLine {
    let is_known = value.path.is_empty();
    let source = FigureSource { from: &row.key, until: &row.key, is_known, ..FigureSource::of(model, value) };
    line(row, Text::of(key::PROFIT_DAY).with("day", row.key.clone()), &source)
}

fn product_line(model: &Model, value: &TeamProfit, row: &TeamProfitRow) -> TeamProfitLine {
    let is_known = value.path.is_empty();
    let source = FigureSource { product: &row.key, is_known, ..FigureSource::of(model, value) };
    line(row, choice_label(&BetChoice { code: row.key.clone(), name: String::new() }), &source)
}
