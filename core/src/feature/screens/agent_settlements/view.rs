//! The view of the four pages of settlements, each of a type of contract (section 2 of the specification).

use super::detail::{Detail, ONE};
use super::{AgentSettlementsEvent, list_of, visible_page};
use crate::domain::agent::settle::Need;
use crate::domain::agent::settlement::{SettlementRole, SettlementStatus};
use crate::domain::game::GameType;
use crate::domain::money::Money;
use crate::domain::route::{AgentPage, Query};
use crate::domain::statement::StatementKind;
use crate::event::UiEvent;
use crate::feature::screens::statements::ask_for;
use crate::feature::services::moment::moment;
use crate::feature::shared::record_days::zone;
use crate::model::Model;
use crate::text::{game, key};
use crate::view::{
    AgentSettlementsView, FilterOption, MoneyFact, RunningPeriodView, SettlementDetailView, SettlementLineView,
    SettlementMemberView, SettlementPaymentView, Text,
};
use crate::wire::{
    AgentRunningPeriod, AgentSettlement, AgentSettlementDetail, AgentSettlementLine, AgentSettlementPayment,
    AgentTierNeed, Amount,
};

/// The `item` of the list.
const LIST: &str = "records";

fn ui_event(event: AgentSettlementsEvent) -> UiEvent {
    UiEvent::AgentSettlements(event)
}

pub(crate) fn view(model: &Model) -> AgentSettlementsView {
    let Some((page, contract_type)) = visible_page(model) else { return AgentSettlementsView::default() };
    let state = &*model.agent_settlements;
    let value = state.value.ready();
    let sums = value.map(|it| {
        vec![
            MoneyFact { key: "COUNT", label: fact_label("COUNT"), value: it.count.to_string() },
            fact(model, "AMOUNT", it.amount),
            fact(model, "PAID", it.paid),
        ]
    });
    AgentSettlementsView {
        status: state.value.status(),
        days: state.days.view(|event| ui_event(AgentSettlementsEvent::Days(event))),
        zone: value.map(|it| zone(&it.from, &it.until, it.offset_minutes)),
        statement: value.map(|_| ask_for(StatementKind::of_contracts(contract_type), &state.query())),
        roles: SettlementRole::ALL.iter().map(|it| role(*it, state.role)).collect(),
        statuses: statuses(state.status),
        running: state
            .running
            .ready()
            .map(|it| it.content.iter().map(|it| running(model, it)).collect())
            .unwrap_or_default(),
        running_status: state.running.status(),
        sums: sums.unwrap_or_default(),
        lines: value.map(|it| it.content.iter().map(|it| line(model, page, it)).collect()).unwrap_or_default(),
        narrowed: state.status.is_some() || state.role != SettlementRole::default(),
        more: value.filter(|it| !it.next.is_empty()).map(|_| ui_event(AgentSettlementsEvent::More)),
        loading: model.calls.busy(&list_of(contract_type, true).slot()),
        problem: state.value.problem(),
        detail: state.detail.as_ref().map(|it| detail(model, page, it)),
    }
}

fn money(model: &Model, amount: Money) -> String {
    model.site.info.currency.format(amount)
}

fn fact_label(name: &'static str) -> Text {
    Text::of(key::SETTLEMENT_FACT).with("fact", name)
}

fn fact(model: &Model, name: &'static str, amount: Amount) -> MoneyFact {
    MoneyFact { key: name, label: fact_label(name), value: money(model, amount.0) }
}

fn role(role: SettlementRole, chosen: SettlementRole) -> FilterOption {
    FilterOption {
        key: role.name().to_owned(),
        label: Text::of(key::SETTLEMENT_ROLE).with("role", role.name()),
        selected: role == chosen,
        select: ui_event(AgentSettlementsEvent::Role(role)),
    }
}

fn status_text(name: &'static str) -> Text {
    Text::of(key::SETTLEMENT_STATUS).with("status", name)
}

fn statuses(chosen: Option<SettlementStatus>) -> Vec<FilterOption> {
    let option = |name: &'static str, status: Option<SettlementStatus>| FilterOption {
        key: name.to_owned(),
        label: status_text(name),
        selected: chosen == status,
        select: ui_event(AgentSettlementsEvent::Status(status)),
    };
    let all = option("ALL", None);
    [all].into_iter().chain(SettlementStatus::ALL.iter().map(|it| option(it.name(), Some(*it)))).collect()
}

/// A rate as people write it: `1.5%`.
fn rate_text(rate: u32) -> String {
    const HUNDREDTH: u32 = 100;
    match rate % HUNDREDTH {
        0 => format!("{}%", rate / HUNDREDTH),
        rest if rest % 10 == 0 => format!("{}.{}%", rate / HUNDREDTH, rest / 10),
        rest => format!("{}.{rest:02}%", rate / HUNDREDTH),
    }
}

fn tier_text(tier: u32, rate: u32) -> Text {
    Text::of(key::SETTLEMENT_TIER).with("tier", tier).with("rate", rate_text(rate))
}

/// What a tier needs, in words: money, or members.
fn need_text(model: &Model, need: &AgentTierNeed) -> Text {
    let figure = |number: i64| match need.need {
        Need::Turnover | Need::NetLoss => money(model, Money(number)),
        Need::ActiveMembers => number.to_string(),
    };
    Text::of(key::SETTLEMENT_NEED)
        .with("need", need.need.name())
        .with("tier", need.tier)
        .with("reached", figure(need.reached))
        .with("needed", figure(need.needed))
}

fn running(model: &Model, period: &AgentRunningPeriod) -> RunningPeriodView {
    RunningPeriodView {
        key: period.contract_id.clone(),
        title: Text::of(key::SETTLEMENT_RUNNING)
            .with("role", period.role.name())
            .with("account", period.payee.as_str()),
        starts: moment(&period.starts_at, &model.now),
        ends: moment(&period.ends_at, &model.now),
        amount: money(model, period.amount.0),
        tier: tier_text(period.tier, period.rate),
        facts: vec![
            fact(model, "BASIS", period.basis_amount),
            fact(model, "CARRIED_IN", period.carried_in),
            MoneyFact { key: "ACTIVE", label: fact_label("ACTIVE"), value: period.active_members.to_string() },
        ],
        next: (period.next_rate > 0).then(|| Text::of(key::SETTLEMENT_NEXT).with("rate", rate_text(period.next_rate))),
        needs: period.needs.iter().map(|need| need_text(model, need)).collect(),
    }
}

fn party(settlement: &AgentSettlement) -> Text {
    let account = match settlement.role {
        SettlementRole::Payee => &settlement.payer,
        SettlementRole::Payer => &settlement.payee,
    };
    let side = match (settlement.role, account.is_empty()) {
        (SettlementRole::Payee, true) => "OPERATOR",
        (SettlementRole::Payee, false) => "FROM",
        (SettlementRole::Payer, _) => "TO",
    };
    Text::of(key::SETTLEMENT_PARTY).with("side", side).with("account", account.as_str())
}

fn line(model: &Model, page: AgentPage, settlement: &AgentSettlement) -> SettlementLineView {
    SettlementLineView {
        key: settlement.id.clone(),
        href: model.location.route.clone().with_agent_item(page, &format!("{ONE}{}", settlement.id)).address(),
        starts: moment(&settlement.starts_at, &model.now),
        ends: moment(&settlement.ends_at, &model.now),
        party: party(settlement),
        status: status_text(settlement.status.name()),
        tier: tier_text(settlement.tier, settlement.rate),
        amount: money(model, settlement.amount.0),
        paid: (settlement.paid != settlement.amount).then(|| money(model, settlement.paid.0)),
    }
}

/// What is unusual about a settlement, in words.
fn notes(settlement: &AgentSettlement) -> Vec<Text> {
    let all = [
        ("CAPPED", settlement.capped),
        ("CHANGED", settlement.due_now != settlement.due && !settlement.late),
        ("LATE", settlement.late),
        ("CORRECTIONS_ONLY", settlement.corrections_only),
    ];
    let applicable = all.into_iter().filter(|(_, applicable)| *applicable);
    applicable.map(|(note, _)| Text::of(key::SETTLEMENT_NOTE).with("note", note)).collect()
}

/// The figures, in the order in which the amount comes about; of those that are seldom anything, the ones that are.
fn facts(model: &Model, settlement: &AgentSettlement) -> Vec<MoneyFact> {
    let always = [
        ("TURNOVER", settlement.turnover),
        ("VALID_BET", settlement.valid_bet),
        ("PAYOUT", settlement.payout),
        ("REBATE", settlement.rebate),
        ("BONUSES", settlement.bonuses),
        ("DEPOSITS", settlement.deposits),
        ("NET_LOSS", settlement.net_loss),
        ("BASIS", settlement.basis_amount),
    ];
    let seldom = [("CARRIED_IN", settlement.carried_in), ("CARRIED_OUT", settlement.carried_out)];
    let end = [
        ("CORRECTED", settlement.corrected),
        ("DEBT_IN", settlement.debt_in),
        ("DEBT_OUT", settlement.debt_out),
        ("DUE_NOW", if settlement.due_now == settlement.due { Amount::default() } else { settlement.due_now }),
    ];
    let money_of = |(name, amount): (&'static str, Amount)| fact(model, name, amount);
    let is_there = |(_, amount): &(&'static str, Amount)| *amount != Amount::default();
    let mut all: Vec<MoneyFact> = always.into_iter().map(money_of).collect();
    all.extend(seldom.into_iter().filter(is_there).map(money_of));
    all.push(MoneyFact { key: "ACTIVE", label: fact_label("ACTIVE"), value: settlement.active_members.to_string() });
    all.push(fact(model, "DUE", settlement.due));
    all.extend(end.into_iter().filter(is_there).map(money_of));
    all.push(fact(model, "AMOUNT", settlement.amount));
    all.push(fact(model, "PAID", settlement.paid));
    all
}

fn detail(model: &Model, page: AgentPage, detail: &Detail) -> SettlementDetailView {
    let value = detail.value.ready();
    let lines = detail.lines.ready();
    SettlementDetailView {
        key: detail.id.clone(),
        back: model.location.route.clone().with_agent_item(page, LIST).address(),
        status: detail.value.status(),
        unknown: detail.unknown,
        line: value.map(|it| line(model, page, &it.settlement)),
        facts: value.map(|it| facts(model, &it.settlement)).unwrap_or_default(),
        notes: value.map(|it| notes(&it.settlement)).unwrap_or_default(),
        reason: value.map(|it| it.settlement.reason.clone()).unwrap_or_default(),
        stopped: value.map(|it| it.stopped.iter().map(|need| need_text(model, need)).collect()).unwrap_or_default(),
        payments: value.map(|it| it.payments.iter().map(|it| payment(model, it)).collect()).unwrap_or_default(),
        members: match (value, lines) {
            (Some(value), Some(lines)) => members(model, value, &lines.content),
            _ => Vec::new(),
        },
        members_status: detail.lines.status(),
        more: lines.filter(|it| !it.next.is_empty()).map(|_| ui_event(AgentSettlementsEvent::MoreLines)),
        problem: detail.lines.problem(),
    }
}

fn payment(model: &Model, payment: &AgentSettlementPayment) -> SettlementPaymentView {
    SettlementPaymentView {
        key: payment.transaction_id.clone(),
        amount: money(model, payment.amount.0),
        at: moment(&payment.paid_at, &model.now),
    }
}

/// Whoever was moved within a team has a line for each place: lines are told apart by their order, which pages only add to.
fn members(model: &Model, value: &AgentSettlementDetail, lines: &[AgentSettlementLine]) -> Vec<SettlementMemberView> {
    lines.iter().enumerate().map(|(at, it)| member(model, value, at, it)).collect()
}

fn member(model: &Model, value: &AgentSettlementDetail, at: usize, line: &AgentSettlementLine) -> SettlementMemberView {
    let is_money = line.product.is_empty();
    let product = match GameType::from_code(&line.product) {
        Some(product) => Text::of(game::label(product)),
        None => Text::of(key::SETTLEMENT_WALLET),
    };
    let figures = if is_money {
        vec![("REBATE", line.rebate), ("BONUSES", line.bonuses), ("DEPOSITS", line.deposits)]
    } else {
        vec![("TURNOVER", line.turnover), ("VALID_BET", line.valid_bet), ("PAYOUT", line.payout)]
    };
    let mut query = Query::default();
    query.push("from", Some(&value.from_day));
    query.push("until", Some(&value.until_day));
    query.push("member", Some(&line.account));
    let page = if is_money { AgentPage::DownlineTransactions } else { AgentPage::TeamBets };
    let filter = query.text();
    let address = model.location.route.clone().with_agent_item(page, filter.trim_start_matches('?')).address();
    SettlementMemberView {
        key: at.to_string(),
        account: line.account.clone(),
        product,
        facts: figures.into_iter().map(|(name, amount)| fact(model, name, amount)).collect(),
        // What an agent has played itself is in its own record, and no part of its team's.
        href: (line.depth > 0).then_some(address),
    }
}
