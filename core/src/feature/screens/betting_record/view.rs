//! The view of the betting record: filter, sums, bets, and one bet (section 2 of the specification).

use super::detail::Detail;
use super::filter::Filter;
use super::{BettingRecordEvent, PAGE, Request, is_shown};
use crate::domain::record::BetStatus;
use crate::domain::route::Overlay;
use crate::domain::statement::StatementKind;
use crate::event::UiEvent;
use crate::feature::screens::statements::ask_for;
use crate::feature::services::location;
use crate::feature::services::moment::exact;
use crate::feature::shared::bet_lines::{choice_label, facts, line, money_text, status_text};
use crate::feature::shared::record_days::zone;
use crate::model::Model;
use crate::text::key;
use crate::view::{
    BetDetailView, BetMovement, BetSpin, BetSums, BetSymbol, BettingRecordView, FilterOption, MoneyFact, Text,
};
use crate::wire::{self, BetChoice, BetRow, RoundPlace, RoundSpin, RoundState, RoundWin};

fn ui_event(event: BettingRecordEvent) -> UiEvent {
    UiEvent::BettingRecord(event)
}

pub(crate) fn view(model: &Model) -> BettingRecordView {
    if !is_shown(model) {
        return BettingRecordView::default();
    }
    let page = &*model.betting_record;
    let (filter, value) = (&page.filter, page.value.ready());
    BettingRecordView {
        status: page.value.status(),
        days: filter.days.view(|event| ui_event(BettingRecordEvent::Days(event))),
        products: options(&filter.choices.products, filter.product.as_ref(), BettingRecordEvent::Product),
        vendors: options(&filter.choices.vendors, filter.vendor.as_ref(), BettingRecordEvent::Vendor),
        games: options(&filter.choices.games, filter.game.as_ref(), BettingRecordEvent::Game),
        statuses: statuses(filter),
        number: filter.number.clone(),
        zone: value.map(|value| zone(&value.from, &value.until, value.offset_minutes)),
        sums: value.map(|value| sums(model, value)),
        lines: value
            .map(|value| value.content.iter().map(|it| line(model, it, href(model, it))).collect())
            .unwrap_or_default(),
        statement: value.map(|_| ask_for(StatementKind::Bets, &filter.query())),
        narrowed: filter.is_narrowed(),
        more: value.filter(|value| !value.next.is_empty()).map(|_| ui_event(BettingRecordEvent::More)),
        loading: model.calls.busy(&Request::List { earlier: true }.slot()),
        problem: page.value.problem(),
        detail: page.detail.as_ref().map(|it| detail(model, it)),
    }
}

fn all(selected: bool, event: BettingRecordEvent) -> FilterOption {
    let label = Text::of(key::BETS_ALL);
    FilterOption { key: "ALL".to_owned(), label, selected, select: ui_event(event) }
}

fn options(
    choices: &[BetChoice],
    chosen: Option<&String>,
    event: fn(String) -> BettingRecordEvent,
) -> Vec<FilterOption> {
    let option = |choice: &BetChoice| FilterOption {
        key: choice.code.clone(),
        label: choice_label(choice),
        selected: chosen == Some(&choice.code),
        select: ui_event(event(choice.code.clone())),
    };
    let all = all(chosen.is_none(), event(String::new()));
    [all].into_iter().chain(choices.iter().map(option)).collect()
}

fn statuses(filter: &Filter) -> Vec<FilterOption> {
    let option = |it: &BetStatus| FilterOption {
        key: it.name().to_owned(),
        label: status_text(*it),
        selected: filter.status == Some(*it),
        select: ui_event(BettingRecordEvent::Status(Some(*it))),
    };
    let all = all(filter.status.is_none(), BettingRecordEvent::Status(None));
    [all].into_iter().chain(BetStatus::ALL.iter().map(option)).collect()
}

fn sums(model: &Model, value: &wire::BettingRecord) -> BetSums {
    let money = |key, label, amount| MoneyFact { key, label: Text::of(label), value: money_text(model, amount) };
    let net = value.payout.0.checked_sub(value.stake.0).unwrap_or_default();
    BetSums {
        count: u32::try_from(value.count).unwrap_or(u32::MAX),
        facts: vec![
            money("stake", key::BETS_FACT_STAKE, value.stake.0),
            money("validBet", key::BETS_FACT_VALID, value.valid_bet.0),
            money("payout", key::BETS_FACT_PAYOUT, value.payout.0),
            money("net", key::BETS_FACT_NET, net),
        ],
    }
}

fn href(model: &Model, bet: &BetRow) -> String {
    model.location.route.clone().with_item(PAGE, &bet.id).address()
}

fn detail(model: &Model, detail: &Detail) -> BetDetailView {
    let bet = detail.value.ready();
    let outcome = detail.outcome.ready();
    BetDetailView {
        status: detail.value.status(),
        outcome_status: detail.outcome.status(),
        unknown: detail.unknown,
        back: location::address_under(model, Overlay::MemberCentre(PAGE)),
        line: bet.map(|it| line(model, &it.bet, href(model, &it.bet))),
        number: bet.map(|it| it.bet.id.clone()).unwrap_or_default(),
        facts: bet.map(|it| facts(model, &it.bet)).unwrap_or_default(),
        movements: bet.map(|it| it.movements.iter().map(|it| movement(model, it)).collect()).unwrap_or_default(),
        // What is not known yet is no answer of the supplier's.
        outcome: outcome.map(|it| Text::of(key::BETS_OUTCOME).with("state", state_word(it.state))),
        spins: outcome
            .map(|outcome| spins(model, &outcome.spins, bet.is_some_and(|it| it.bet.is_free)))
            .unwrap_or_default(),
    }
}

const fn state_word(state: RoundState) -> &'static str {
    match state {
        RoundState::Settled => "settled",
        RoundState::Undone => "undone",
        RoundState::Pending => "pending",
        RoundState::Unknown => "gone",
    }
}

fn movement(model: &Model, movement: &wire::AccountMovement) -> BetMovement {
    BetMovement {
        key: movement.id.clone(),
        title: Text::of(key::RECORD_KIND).with("kind", movement.kind.clone()),
        amount: money_text(model, movement.amount.0),
        after: money_text(model, movement.after.0),
        at: exact(&movement.at, &model.now),
    }
}

/// Rounds of a bet as they were spun; `is_free_bet` where the member paid no stake.
fn spins(model: &Model, spins: &[RoundSpin], is_free_bet: bool) -> Vec<BetSpin> {
    let mut free = 0;
    let spin = |it: &RoundSpin| {
        free += u32::from(it.free);
        BetSpin {
            title: match (it.free, is_free_bet) {
                (true, _) => Text::of(key::BETS_SPIN_FREE).with("number", free),
                (false, true) => Text::of(key::BETS_FREE),
                (false, false) => Text::of(key::BETS_SPIN),
            },
            rows: rows(it),
            wins: it.wins.iter().map(|win| win_text(model, win)).collect(),
            payout: money_text(model, it.payout.0),
            paid: it.payout.0.is_positive(),
        }
    };
    spins.iter().map(spin).collect()
}

/// The symbols row by row, as they were seen. Reels need not be equally long.
fn rows(spin: &RoundSpin) -> Vec<Vec<BetSymbol>> {
    let height = spin.reels.iter().map(Vec::len).max().unwrap_or(0);
    let won = |reel: usize, row: usize| {
        let place = RoundPlace { reel: index(reel), row: index(row) };
        spin.wins.iter().any(|win| win.places.contains(&place))
    };
    let row = |row: usize| {
        let symbols = spin.reels.iter().enumerate();
        symbols
            .map(|(reel, column)| BetSymbol { name: column.get(row).cloned().unwrap_or_default(), won: won(reel, row) })
            .collect()
    };
    (0..height).map(row).collect()
}

fn index(position: usize) -> u32 {
    u32::try_from(position).unwrap_or(u32::MAX)
}

fn win_text(model: &Model, win: &RoundWin) -> Text {
    Text::of(key::BETS_WIN)
        .with("kind", win.kind.clone())
        .with("number", win.number)
        .with("count", win.count)
        .with("symbol", win.symbol.clone())
        .with("payout", money_text(model, win.payout.0))
}
