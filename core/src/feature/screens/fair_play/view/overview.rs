//! The view of what play has cost: six figures in four spans of time.

use super::time;
use crate::domain::time::{Civil, parse_rfc3339};
use crate::feature::shared::amount::Writing;
use crate::model::Model;
use crate::text::key;
use crate::view::{PlayColumn, PlayFigure, PlayOverviewView, PlayRow, Text};
use crate::wire::{Amount, PlayFigures};

/// The columns, in the order of the figures of [`view`].
const COLUMNS: [(&str, &str); 4] =
    [("day", key::FAIR_DAY), ("week", key::FAIR_WEEK), ("month", key::FAIR_MONTH), ("ever", key::FAIR_EVER)];

/// A row of money: its key, its name, and which figure it shows.
type MoneyRow = (&'static str, &'static str, fn(&PlayFigures) -> Amount);

const MONEY: [MoneyRow; 5] = [
    ("deposited", key::FAIR_ROW_DEPOSITED, |it| it.deposited),
    ("withdrawn", key::FAIR_ROW_WITHDRAWN, |it| it.withdrawn),
    ("staked", key::FAIR_ROW_STAKED, |it| it.staked),
    ("paid", key::FAIR_ROW_PAID, |it| it.paid),
    ("net", key::FAIR_ROW_NET, |it| it.net),
];

pub(super) fn view(model: &Model) -> PlayOverviewView {
    let overview = &model.fair_play.overview;
    let status = overview.status();
    let Some(value) = overview.ready() else { return PlayOverviewView { status, ..PlayOverviewView::default() } };
    let writing = Writing::of(model);
    let spans = [&value.day, &value.week, &value.month, &value.ever];
    let money = |(name, label, of): &MoneyRow| PlayRow {
        key: name,
        label: Text::of(label),
        cells: spans.iter().map(|figures| PlayFigure::Money(writing.format(of(figures).0))).collect(),
    };
    let minutes = PlayRow {
        key: "minutes",
        label: Text::of(key::FAIR_ROW_MINUTES),
        cells: spans.iter().map(|figures| time(figures.minutes)).collect(),
    };
    PlayOverviewView {
        status,
        columns: COLUMNS.iter().map(|(name, label)| PlayColumn { key: name, label: Text::of(label) }).collect(),
        rows: MONEY.iter().map(money).chain([minutes]).collect(),
        net_deposits: writing.format(value.net_deposits.0),
        since: parse_rfc3339(&value.since).map(|at| Civil::at(at, model.now.offset()).date()).unwrap_or_default(),
    }
}
