//! The view of profit and loss: sums, days, products, and the chart (section 2 of the specification).

use super::{ProfitAndLossEvent, is_shown};
use crate::domain::game::GameType;
use crate::domain::money::Money;
use crate::domain::statement::StatementKind;
use crate::event::UiEvent;
use crate::feature::screens::statements::ask_for;
use crate::feature::shared::record_days::zone;
use crate::model::Model;
use crate::text::{game, key};
use crate::view::{MoneyFact, ProfitAndLossView, ProfitBar, ProfitLine, Text};
use crate::wire::{self, ProfitRow};

/// A bar that stands for the largest figure, in percent of half the chart.
const WHOLE: i64 = 100;

pub(crate) fn view(model: &Model) -> ProfitAndLossView {
    if !is_shown(model) {
        return ProfitAndLossView::default();
    }
    let page = &*model.profit_and_loss;
    let value = page.value.ready();
    ProfitAndLossView {
        status: page.value.status(),
        days: page.days.view(|event| UiEvent::ProfitAndLoss(ProfitAndLossEvent::Days(event))),
        zone: value.map(|value| zone(&value.from, &value.until, value.offset_minutes)),
        statement: value.map(|_| ask_for(StatementKind::Profit, &page.query())),
        figures: value.map(|value| figures(model, value)).unwrap_or_default(),
        bars: value.map(|value| bars(model, &value.days)).unwrap_or_default(),
        lines: value.map(|value| value.days.iter().map(|it| day_line(model, it)).collect()).unwrap_or_default(),
        products: value
            .map(|value| value.products.iter().map(|it| product_line(model, it)).collect())
            .unwrap_or_default(),
        complete: value.is_none_or(|value| value.complete),
    }
}

fn money_text(model: &Model, money: Money) -> String {
    model.site.info.currency.format(money)
}

/// The sums of all days: what was won or lost first, then what it is made of, then money that came and went.
fn figures(model: &Model, value: &wire::ProfitAndLoss) -> Vec<MoneyFact> {
    let total = &value.total;
    let money = |key, label, amount: Money| MoneyFact { key, label: Text::of(label), value: money_text(model, amount) };
    let mut facts = vec![
        money("net", key::PROFIT_NET, total.net.0),
        money("turnover", key::PROFIT_STAKES, total.turnover.0),
        money("validBet", key::BETS_FACT_VALID, total.valid_bet.0),
        money("payout", key::PROFIT_PAYOUT, total.payout.0),
        money("rewards", key::PROFIT_REWARDS, total.rewards.0),
        money("deposits", key::PROFIT_DEPOSITS, total.deposits.0),
        money("withdrawals", key::PROFIT_WITHDRAWALS, total.withdrawals.0),
    ];
    for (key, label, amount) in [
        ("commission", key::PROFIT_COMMISSION, total.commission.0),
        ("transfers", key::PROFIT_TRANSFERS, total.transfers.0),
        ("corrections", key::PROFIT_CORRECTIONS, total.corrections.0),
    ] {
        if amount != Money::ZERO {
            facts.push(money(key, label, amount));
        }
    }
    facts.push(money("netDeposits", key::PROFIT_NET_DEPOSITS, value.net_deposits.0));
    facts
}

/// The bars of the chart, the first day first, as long as their figures are to the largest.
fn bars(model: &Model, days: &[ProfitRow]) -> Vec<ProfitBar> {
    let largest = days.iter().map(|day| day.net.0.0.unsigned_abs()).max().unwrap_or(0).max(1);
    let bar = |day: &ProfitRow| {
        let share = i128::from(day.net.0.0) * i128::from(WHOLE) / i128::from(largest);
        ProfitBar {
            key: day.key.clone(),
            label: Text::of(key::PROFIT_BAR).with("day", day.key.clone()).with("net", money_text(model, day.net.0)),
            percent: i32::try_from(share).unwrap_or(0),
        }
    };
    days.iter().rev().map(bar).collect()
}

fn line(model: &Model, row: &ProfitRow, title: Text) -> ProfitLine {
    let money = |key, label, amount: Money| MoneyFact { key, label: Text::of(label), value: money_text(model, amount) };
    let mut facts =
        vec![money("turnover", key::PROFIT_STAKES, row.turnover.0), money("payout", key::PROFIT_PAYOUT, row.payout.0)];
    for (key, label, amount) in [
        ("rewards", key::PROFIT_REWARDS, row.rewards.0),
        ("commission", key::PROFIT_COMMISSION, row.commission.0),
        ("deposits", key::PROFIT_DEPOSITS, row.deposits.0),
        ("withdrawals", key::PROFIT_WITHDRAWALS, row.withdrawals.0),
        ("transfers", key::PROFIT_TRANSFERS, row.transfers.0),
        ("corrections", key::PROFIT_CORRECTIONS, row.corrections.0),
    ] {
        if amount != Money::ZERO {
            facts.push(money(key, label, amount));
        }
    }
    ProfitLine {
        key: row.key.clone(),
        title,
        bets: Some(Text::of(key::PROFIT_BETS).with("count", u32::try_from(row.bets).unwrap_or(0))),
        played: (row.seconds > 0).then(|| played(row.seconds)),
        net: money_text(model, row.net.0),
        won: row.net.0.is_positive(),
        facts,
    }
}

fn played(seconds: i64) -> Text {
    let minutes = u32::try_from(seconds / 60).unwrap_or(0);
    Text::of(key::PROFIT_PLAYED).with("hours", minutes / 60).with("minutes", minutes % 60)
}

fn day_line(model: &Model, row: &ProfitRow) -> ProfitLine {
    line(model, row, Text::of(key::PROFIT_DAY).with("day", row.key.clone()))
}

fn product_line(model: &Model, row: &ProfitRow) -> ProfitLine {
    let title = GameType::from_code(&row.key).map(|product| Text::of(game::label(product)));
    line(model, row, title.unwrap_or_else(|| Text::of(key::BETS_NAME).with("name", row.key.clone())))
}
