//! The view of the bonus page: bonuses, what is staked of each, and giving one up (section 2 of the specification).

use super::give_up::{can_give_up, is_busy};
use super::{Bonuses, BonusesEvent, Request, is_shown};
use crate::domain::bonus::{BonusKind, BonusState};
use crate::domain::game::GameType;
use crate::domain::money::Money;
use crate::domain::route::{MemberPage, Route, Screen};
use crate::domain::wagering::{Credit, WHOLE};
use crate::event::UiEvent;
use crate::feature::services::layout::CATEGORIES;
use crate::feature::services::moment::exact;
use crate::feature::shared::amount::of_hundredths;
use crate::model::Model;
use crate::text::{game, key};
use crate::view::{BonusLine, BonusQuestion, BonusWeight, BonusesView, FilterOption, MoneyFact, Text};
use crate::wire::{BonusItem, BonusPage, BonusSpins};

fn ui_event(event: BonusesEvent) -> UiEvent {
    UiEvent::Bonuses(event)
}

pub(crate) fn view(model: &Model) -> BonusesView {
    if !is_shown(model) {
        return BonusesView::default();
    }
    let page = &*model.bonuses;
    let value = page.value.ready();
    let lines = |value: &BonusPage| value.content.iter().map(|it| line(model, value.bet_open, it)).collect();
    BonusesView {
        status: page.value.status(),
        states: states(page),
        count: value.map(|value| u32::try_from(value.count).unwrap_or(u32::MAX)),
        lines: value.map(lines).unwrap_or_default(),
        narrowed: page.state.is_some(),
        bet_open: value.filter(|value| value.bet_open).map(|_| Text::of(key::BONUS_BET_OPEN)),
        more: value.filter(|value| !value.next.is_empty()).map(|_| ui_event(BonusesEvent::More)),
        loading: model.calls.busy(&Request::List { earlier: true }.slot()),
        problem: page.value.problem(),
        given_up: page.given_up.map(|amount| {
            if amount.is_positive() {
                Text::of(key::BONUS_GIVEN_UP).with("amount", money_text(model, amount))
            } else {
                Text::of(key::BONUS_GIVEN_UP_NOTHING)
            }
        }),
        refusal: page.refusal.clone(),
        question: question(model, page),
        products: value.map(|value| products(model, value)).unwrap_or_default(),
        games: value.map(games).unwrap_or_default(),
        promotions_href: Route::to(Screen::Promotions(Default::default())).address(),
    }
}

fn money_text(model: &Model, money: Money) -> String {
    model.site.info.currency.format(money)
}

fn states(page: &Bonuses) -> Vec<FilterOption> {
    let option = |name: &'static str, state: Option<BonusState>| FilterOption {
        key: name.to_owned(),
        label: Text::of(key::BONUS_STATE).with("state", name),
        selected: page.state == state,
        select: ui_event(BonusesEvent::State(state)),
    };
    let each = BonusState::ALL.iter().map(|it| option(it.name(), Some(*it)));
    [option("ALL", None)].into_iter().chain(each).collect()
}

fn name(item: &str) -> Text {
    if item.is_empty() { Text::of(key::BONUS_NAMELESS) } else { Text::of(key::BONUS_NAME).with("name", item) }
}

/// Title of a bonus. Free spins that came by nothing that has a name are called what they are.
fn title(item: &str, of_spins: bool) -> Text {
    if item.is_empty() && of_spins {
        return Text::of(key::BONUS_KIND).with("kind", BonusKind::FreeSpins.name());
    }
    name(item)
}

fn line(model: &Model, bet_open: bool, bonus: &BonusItem) -> BonusLine {
    let runs = bonus.state.runs();
    let credit = Credit { amount: bonus.credit.amount.0, required: bonus.credit.required.0, done: bonus.credit.done.0 };
    let record = |day: &str| {
        if day.is_empty() {
            return String::new();
        }
        model.location.route.clone().with_item(MemberPage::AccountRecord, day).address()
    };
    let promotion = || Route::to(Screen::PromoDetail(Some(bonus.promo_id.clone()))).address();
    BonusLine {
        key: bonus.credit.id.clone(),
        title: title(&bonus.name, bonus.kind == BonusKind::FreeSpins),
        href: if bonus.promo_id.is_empty() { String::new() } else { promotion() },
        kind: Text::of(key::BONUS_KIND).with("kind", bonus.kind.name()),
        state: Text::of(key::BONUS_STATE).with("state", state_word(bonus)),
        runs,
        rule: rule(model, bonus),
        staked: credit.required.is_positive(),
        percent: credit.percent(),
        progress: Text::of(key::BONUS_PROGRESS)
            .with("done", money_text(model, credit.done))
            .with("required", money_text(model, credit.required))
            .with("percent", credit.percent().to_string()),
        facts: facts(model, bonus, &credit),
        cost: runs.then(|| cost(model, playable(bonus).is_some(), bonus.left.0)),
        record_href: record(&bonus.granted_day),
        taken_href: record(&bonus.taken_day),
        give_up: can_give_up(bet_open, bonus).then(|| ui_event(BonusesEvent::Ask(bonus.credit.id.clone()))),
    }
}

/// The free spins of a bonus, while they can be played or are on their way: what they win is no credit yet.
fn playable(bonus: &BonusItem) -> Option<&BonusSpins> {
    bonus.spins.as_ref().filter(|_| bonus.state.runs() && !bonus.credit.required.0.is_positive())
}

fn state_word(bonus: &BonusItem) -> &'static str {
    match bonus.state {
        BonusState::Active if playable(bonus).is_some() => "PLAYABLE",
        state => state.name(),
    }
}

/// How often a bonus must be staked.
fn rule(model: &Model, bonus: &BonusItem) -> Text {
    if let Some(spins) = playable(bonus) {
        return match spins.wager_multiplier {
            0 => Text::of(key::BONUS_SPINS_RULE_FREE),
            times => Text::of(key::BONUS_SPINS_RULE_TIMES).with("times", times.to_string()),
        };
    }
    let rule = match (bonus.credit.required.0.is_positive(), bonus.credit.multiplier) {
        (false, _) => return Text::of(key::BONUS_RULE_FREE),
        (true, 100) => Text::of(key::CREDIT_RULE_ONCE),
        (true, times) => Text::of(key::CREDIT_RULE_TIMES).with("times", of_hundredths(times)),
    };
    rule.with("amount", money_text(model, bonus.credit.amount.0))
}

fn cost(model: &Model, is_of_spins: bool, left: Money) -> Text {
    if is_of_spins {
        Text::of(key::BONUS_SPINS_COST).with("amount", money_text(model, left))
    } else if left.is_positive() {
        Text::of(key::BONUS_COST).with("amount", money_text(model, left))
    } else {
        Text::of(key::BONUS_COST_NOTHING)
    }
}

fn facts(model: &Model, bonus: &BonusItem, credit: &Credit) -> Vec<MoneyFact> {
    let fact = |key, label, value: String| MoneyFact { key, label: Text::of(label), value };
    let money = |key, label, amount| Some(fact(key, label, money_text(model, amount)));
    let time =
        |key, label, at: &str| Some(exact(at, &model.now)).filter(|at| !at.is_empty()).map(|at| fact(key, label, at));
    let (runs, is_of_spins) = (bonus.state.runs(), playable(bonus).is_some());
    let staked = credit.required.is_positive();
    let spins = bonus.spins.iter().flat_map(|spins| spin_facts(model, bonus, spins));
    let plain = [
        money("granted", key::BONUS_FACT_GRANTED, credit.amount).filter(|_| !is_of_spins),
        money("left", key::BONUS_FACT_LEFT, bonus.left.0).filter(|_| runs && !is_of_spins),
        money("taken", key::BONUS_FACT_TAKEN, bonus.taken.0).filter(|_| bonus.taken.0.is_positive()),
        money("required", key::BONUS_FACT_REQUIRED, credit.required).filter(|_| staked),
        money("done", key::BONUS_FACT_DONE, credit.done).filter(|_| staked),
        money("remaining", key::BONUS_FACT_REMAINING, credit.remaining()).filter(|_| staked && runs),
        time("grantedAt", key::BONUS_FACT_GRANTED_AT, &bonus.credit.granted_at),
        time("expiresAt", key::BONUS_FACT_EXPIRES, &bonus.credit.expires_at).filter(|_| runs && !is_of_spins),
        time("endedAt", key::BONUS_FACT_ENDED, &bonus.ended_at),
    ];
    spins.chain(plain.into_iter().flatten()).collect()
}

/// What free spins are, where they can be played, and what they have won.
fn spin_facts(model: &Model, bonus: &BonusItem, spins: &BonusSpins) -> Vec<MoneyFact> {
    let fact = |key, label, value: String| MoneyFact { key, label: Text::of(label), value };
    let until = exact(&spins.play_until, &model.now);
    let games: Vec<&str> = spins.games.iter().map(|game| game.name.as_str()).collect();
    let mut facts = vec![
        fact("spins", key::BONUS_FACT_SPINS, format!("{} / {}", spins.left, spins.total)),
        fact("spinValue", key::BONUS_FACT_SPIN_VALUE, money_text(model, spins.value.0)),
        fact("spinGames", key::BONUS_FACT_SPIN_GAMES, games.join(", ")),
        fact("spinsWon", key::BONUS_FACT_SPINS_WON, money_text(model, spins.won.0)),
    ];
    if spins.max_win.0.is_positive() {
        facts.push(fact("spinsMax", key::BONUS_FACT_SPINS_MAX, money_text(model, spins.max_win.0)));
    }
    if playable(bonus).is_some() && !until.is_empty() {
        facts.push(fact("spinsUntil", key::BONUS_FACT_SPINS_UNTIL, until));
    }
    facts
}

fn question(model: &Model, page: &Bonuses) -> Option<BonusQuestion> {
    let question = page.question.as_ref()?;
    Some(BonusQuestion {
        title: title(&question.name, question.of_spins),
        cost: cost(model, question.of_spins, question.amount),
        busy: is_busy(model),
        give_up: ui_event(BonusesEvent::GiveUp),
        keep: ui_event(BonusesEvent::Keep),
    })
}

fn percent(of: u32) -> String {
    format!("{of}%")
}

/// What each product of the site counts.
fn products(model: &Model, value: &BonusPage) -> Vec<BonusWeight> {
    let weight =
        |product: GameType| value.weights.iter().find(|it| it.product == product.code()).map_or(WHOLE, |it| it.percent);
    let offered = CATEGORIES.into_iter().filter(|product| model.layout.has(*product));
    offered
        .map(|it| BonusWeight {
            key: it.code().to_owned(),
            name: Text::of(game::label(it)),
            percent: percent(weight(it)),
        })
        .collect()
}

/// Games that count otherwise than their product.
fn games(value: &BonusPage) -> Vec<BonusWeight> {
    let weighted = |it: &crate::wire::GameTitleWeight| BonusWeight {
        key: it.game_code.clone(),
        name: Text::of(key::BONUS_NAME).with("name", it.name.clone()),
        percent: percent(it.percent),
    };
    value.games.iter().map(weighted).collect()
}
