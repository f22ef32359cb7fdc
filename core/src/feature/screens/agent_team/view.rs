//! The view of the team overview: the team now, its figures in some days, and the chart (section 2 of the specification).

use super::{AgentTeamEvent, PAGE, TeamSeries, TeamShare};
use crate::domain::agent::team::{Change, TeamSpan};
use crate::domain::digits::plain;
use crate::domain::money::Money;
use crate::event::UiEvent;
use crate::feature::services::session;
use crate::feature::shared::record_days::zone;
use crate::model::Model;
use crate::text::key;
use crate::view::{AgentTeamView, ChangeTone, FilterOption, MoneyFact, ProfitBar, TeamDayLine, TeamFigureView, Text};
use crate::wire::{TeamDay, TeamFigures, TeamOverview, TeamPart};

/// A bar that stands for the largest figure, in percent of the chart.
const WHOLE: i128 = 100;

/// A figure of the team, as money or as a count.
#[derive(Clone, Copy)]
enum Figure {
    Money(Money),
    Count(i64),
}

impl Figure {
    fn number(self) -> i64 {
        match self {
            Figure::Money(money) => money.0,
            Figure::Count(count) => count,
        }
    }

    fn with(self, number: i64) -> Figure {
        match self {
            Figure::Money(_) => Figure::Money(Money(number)),
            Figure::Count(_) => Figure::Count(number),
        }
    }

    fn format(self, model: &Model) -> String {
        match self {
            Figure::Money(money) => model.site.info.currency.format(money),
            Figure::Count(count) if count < 0 => ["-", &plain(count.unsigned_abs())].concat(),
            Figure::Count(count) => plain(count.unsigned_abs()),
        }
    }
}

pub(crate) fn view(model: &Model) -> AgentTeamView {
    if !session::shows_agent_page(model, PAGE) {
        return AgentTeamView::default();
    }
    let page = &*model.agent_team;
    let base = AgentTeamView { status: page.value.status(), spans: spans(page.span), ..AgentTeamView::default() };
    let Some(value) = page.value.ready() else { return base };
    let (now, before) = figures_of(value, page.share);
    AgentTeamView {
        zone: Some(zone(&value.from, &value.until, value.offset_minutes)),
        compared: Some(Text::of(key::TEAM_COMPARED).with("from", value.before_from.clone())),
        shares: shares(page.share),
        standing: part_of(value, page.share).map(|part| part_facts(model, part)).unwrap_or_default(),
        figures: figures(model, page.share, (now, before)),
        series: series(page.series),
        bars: bars(model, page.series, &value.trend),
        days: value.trend.iter().rev().map(|day| day_line(model, day)).collect(),
        complete: value.complete,
        ..base
    }
}

fn option(key: &str, label: &'static str, selected: bool, event: AgentTeamEvent) -> FilterOption {
    FilterOption { key: key.to_owned(), label: Text::of(label), selected, select: UiEvent::AgentTeam(event) }
}

fn spans(chosen: TeamSpan) -> Vec<FilterOption> {
    let label = |span| match span {
        TeamSpan::Today => key::TEAM_TODAY,
        TeamSpan::Week => key::TEAM_WEEK,
        TeamSpan::Month => key::TEAM_MONTH,
        TeamSpan::Quarter => key::TEAM_QUARTER,
    };
    let span_option = |span: &TeamSpan| option(span.name(), label(*span), *span == chosen, AgentTeamEvent::Span(*span));
    TeamSpan::ALL.iter().map(span_option).collect()
}

fn shares(chosen: TeamShare) -> Vec<FilterOption> {
    let all = [
        ("team", key::TEAM_ALL, TeamShare::Team),
        ("direct", key::TEAM_DIRECT, TeamShare::Direct),
        ("deeper", key::TEAM_DEEPER, TeamShare::Deeper),
        ("own", key::TEAM_OWN, TeamShare::Own),
    ];
    all.map(|(key, label, share)| option(key, label, share == chosen, AgentTeamEvent::Share(share))).into()
}

fn series(chosen: TeamSeries) -> Vec<FilterOption> {
    let all = [
        ("turnover", key::TEAM_TURNOVER, TeamSeries::Turnover),
        ("netLoss", key::TEAM_NET_LOSS, TeamSeries::NetLoss),
        ("deposits", key::TEAM_DEPOSITS, TeamSeries::Deposits),
        ("active", key::TEAM_ACTIVE, TeamSeries::Active),
        ("new", key::TEAM_NEW, TeamSeries::New),
    ];
    all.map(|(key, label, series)| option(key, label, series == chosen, AgentTeamEvent::Series(series))).into()
}

fn part_of(value: &TeamOverview, share: TeamShare) -> Option<&TeamPart> {
    match share {
        TeamShare::Team => Some(&value.team),
        TeamShare::Direct => Some(&value.direct),
        TeamShare::Deeper => Some(&value.deeper),
        TeamShare::Own => None,
    }
}

fn figures_of(value: &TeamOverview, share: TeamShare) -> (&TeamFigures, &TeamFigures) {
    part_of(value, share).map_or((&value.own.now, &value.own.before), |part| (&part.now, &part.before))
}

/// How this part of the team is now: members, agents, who is online, and the balance.
fn part_facts(model: &Model, part: &TeamPart) -> Vec<MoneyFact> {
    let fact = |key, label, value| MoneyFact { key, label: Text::of(label), value };
    vec![
        fact("members", key::TEAM_MEMBERS, plain(u64::from(part.members))),
        fact("agents", key::TEAM_AGENTS, plain(u64::from(part.agents))),
        fact("online", key::TEAM_ONLINE, plain(u64::from(part.online))),
        fact("balance", key::TEAM_BALANCE, model.site.info.currency.format(part.balance.0)),
    ]
}

/// The figures with their names, in order; who came belongs to a team only.
fn named_figures(share: TeamShare, figures: &TeamFigures) -> Vec<(&'static str, &'static str, Figure)> {
    let money = |amount: crate::wire::Amount| Figure::Money(amount.0);
    let count = |number: u32| Figure::Count(i64::from(number));
    let mut list = Vec::new();
    if share != TeamShare::Own {
        list.extend([
            ("newMembers", key::TEAM_NEW, count(figures.new_members)),
            ("firstDeposits", key::TEAM_FIRST_DEPOSITS, count(figures.first_deposits)),
            ("activeMembers", key::TEAM_ACTIVE, count(figures.active_members)),
        ]);
    }
    list.extend([
        ("deposits", key::TEAM_DEPOSITS, money(figures.deposits)),
        ("withdrawals", key::TEAM_WITHDRAWALS, money(figures.withdrawals)),
        ("turnover", key::TEAM_TURNOVER, money(figures.turnover)),
        ("validBet", key::TEAM_VALID_BET, money(figures.valid_bet)),
        ("payout", key::TEAM_PAYOUT, money(figures.payout)),
        ("rebate", key::TEAM_REBATE, money(figures.rebate)),
        ("bonus", key::TEAM_BONUS, money(figures.bonus)),
        ("netLoss", key::TEAM_NET_LOSS, money(figures.net_loss)),
        ("wages", key::TEAM_WAGES, money(figures.wages)),
        ("dividends", key::TEAM_DIVIDENDS, money(figures.dividends)),
    ]);
    list
}

fn figures(model: &Model, share: TeamShare, (now, before): (&TeamFigures, &TeamFigures)) -> Vec<TeamFigureView> {
    let pairs = named_figures(share, now).into_iter().zip(named_figures(share, before));
    pairs.map(|((key, label, now), (_, _, before))| figure(model, key, label, (now, before))).collect()
}

fn figure(model: &Model, key: &'static str, label: &'static str, (now, before): (Figure, Figure)) -> TeamFigureView {
    let change = Change::of(now.number(), before.number());
    let tone = match change.difference.signum() {
        1 => ChangeTone::More,
        -1 => ChangeTone::Less,
        _ => ChangeTone::Same,
    };
    let difference = now.with(change.difference).format(model);
    let difference = if change.difference > 0 { ["+", &difference].concat() } else { difference };
    TeamFigureView {
        key,
        label: Text::of(label),
        value: now.format(model),
        change: match (tone, change.tenths) {
            (ChangeTone::Same, _) => Text::of(key::TEAM_SAME),
            (_, Some(tenths)) => {
                Text::of(key::TEAM_CHANGE).with("difference", difference).with("percent", percent(tenths))
            }
            (_, None) => Text::of(key::TEAM_CHANGE_PLAIN).with("difference", difference),
        },
        tone,
    }
}

/// Tenths of a percent as they are shown, with their sign: `+12.5%`.
fn percent(tenths: i64) -> String {
    let sign = if tenths < 0 { "-" } else { "+" };
    let whole = tenths.unsigned_abs();
    [sign, &plain(whole / 10), ".", &plain(whole % 10), "%"].concat()
}

fn of_series(series: TeamSeries, figures: &TeamFigures) -> Figure {
    match series {
        TeamSeries::Turnover => Figure::Money(figures.turnover.0),
        TeamSeries::NetLoss => Figure::Money(figures.net_loss.0),
        TeamSeries::Deposits => Figure::Money(figures.deposits.0),
        TeamSeries::Active => Figure::Count(i64::from(figures.active_members)),
        TeamSeries::New => Figure::Count(i64::from(figures.new_members)),
    }
}

/// The bars of the chart, the first day first, as long as their figures are to the largest.
fn bars(model: &Model, series: TeamSeries, days: &[TeamDay]) -> Vec<ProfitBar> {
    let number = |day: &TeamDay| of_series(series, &day.figures).number();
    let largest = days.iter().map(|day| number(day).unsigned_abs()).max().unwrap_or(0).max(1);
    let bar = |day: &TeamDay| ProfitBar {
        key: day.day.clone(),
        label: Text::of(key::PROFIT_BAR)
            .with("day", day.day.clone())
            .with("net", of_series(series, &day.figures).format(model)),
        percent: i32::try_from(i128::from(number(day)) * WHOLE / i128::from(largest)).unwrap_or(0),
    };
    days.iter().map(bar).collect()
}

fn day_line(model: &Model, day: &TeamDay) -> TeamDayLine {
    let facts = named_figures(TeamShare::Team, &day.figures).into_iter();
    let is_listed = |key: &str, figure: Figure| key == "turnover" || figure.number() != 0;
    let fact = |(key, label, figure): (&'static str, &'static str, Figure)| {
        is_listed(key, figure).then(|| MoneyFact { key, label: Text::of(label), value: figure.format(model) })
    };
    TeamDayLine {
        key: day.day.clone(),
        title: Text::of(key::PROFIT_DAY).with("day", day.day.clone()),
        facts: facts.filter_map(fact).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::percent;

    #[test]
    fn a_percentage_has_its_sign_and_a_tenth() {
        assert_eq!(
            (percent(125).as_str(), percent(-1000).as_str(), percent(4).as_str()),
            ("+12.5%", "-100.0%", "+0.4%")
        );
    }
}
