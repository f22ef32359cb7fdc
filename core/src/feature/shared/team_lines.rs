//! Movements as lines, and bars of charts, for the records of the agent centre.

use crate::domain::money::Money;
use crate::feature::services::moment::moment;
use crate::feature::shared::bet_lines::money_text;
use crate::model::Model;
use crate::text::key;
use crate::view::{ProfitBar, TeamMoveLine, Text};
use crate::wire::TeamMove;

/// A bar that stands for the largest figure, in percent of half the chart.
const WHOLE: i64 = 100;

/// A movement as a line of the list.
pub(crate) fn movement(model: &Model, it: &TeamMove) -> TeamMoveLine {
    TeamMoveLine {
        key: it.id.clone(),
        title: Text::of(key::RECORD_KIND).with("kind", it.kind.clone()),
        account: it.account.clone(),
        party: it.party.clone(),
        incoming: it.amount.0.is_positive(),
        amount: money_text(model, it.amount.0),
        at: moment(&it.at, &model.now),
    }
}

/// The bars of a chart by day, the first day first, as long as their figures are to the largest. `days` have the latest first.
pub(crate) fn bars<'a>(model: &Model, days: impl DoubleEndedIterator<Item = (&'a str, Money)>) -> Vec<ProfitBar> {
    let days: Vec<(&str, Money)> = days.rev().collect();
    let largest = days.iter().map(|(_, money)| money.0.unsigned_abs()).max().unwrap_or(0).max(1);
    let bar = |(day, money): &(&str, Money)| {
        let share = i128::from(money.0) * i128::from(WHOLE) / i128::from(largest);
        ProfitBar {
            key: (*day).to_owned(),
            label: Text::of(key::PROFIT_BAR).with("day", (*day).to_owned()).with("net", money_text(model, *money)),
            percent: i32::try_from(share).unwrap_or(0),
        }
    };
    days.iter().map(bar).collect()
}
