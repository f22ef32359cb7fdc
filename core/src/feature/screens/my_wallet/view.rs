//! The view of my wallet: three figures and the sum behind each, the credits that keep money, and what a bet would count.

use super::{WalletFigure, game_types, is_shown};
use crate::domain::digits::plain;
use crate::domain::game::GameType;
use crate::domain::money::Money;
use crate::domain::route::{MemberPage, Overlay};
use crate::domain::wagering::{self, Credit, WHOLE};
use crate::event::{MyWalletEvent, UiEvent};
use crate::feature::services::location;
use crate::feature::services::moment::moment;
use crate::feature::shared::amount::of_hundredths;
use crate::model::Model;
use crate::text::{game, key};
use crate::view::{
    GameTypeOption, LabelledAmount, MyWalletView, NextBet, Text, WageringCreditItem, WalletFigureItem, WeightedGame,
};
use crate::wire::{Currency, GameTitleWeight, WageringCredit, WithdrawableValue};

/// The bet that is worked out: 10.00.
const BET: Money = Money(1_000);

pub(crate) fn view(model: &Model) -> MyWalletView {
    if !is_shown(model) {
        return MyWalletView::default();
    }
    let wallet = &*model.my_wallet;
    let value = wallet.value.ready();
    let currency = &model.site.info.currency;
    let page = |page| location::address_under(model, Overlay::MemberCentre(page));
    MyWalletView {
        status: wallet.value.status(),
        figures: value.map(|value| figures(wallet.opened, value, currency)).unwrap_or_default(),
        sum: value.map(|value| sum(value, currency)).unwrap_or_default(),
        total: value.map(|value| currency.format(value.withdrawable.0)).unwrap_or_default(),
        short: value.is_some_and(is_short).then(|| Text::of(key::WALLET_SHORT)),
        elsewhere: value
            .filter(|value| value.elsewhere.0.is_positive())
            .map(|value| Text::of(key::WALLET_ELSEWHERE).with("amount", currency.format(value.elsewhere.0))),
        credits: value
            .map(|value| value.credits.iter().map(|credit| credit_item(model, credit, currency)).collect())
            .unwrap_or_default(),
        next_bet: value.and_then(|value| next_bet(model, value, currency)),
        deposit_href: page(MemberPage::Deposit),
        withdraw_href: page(MemberPage::Withdraw),
    }
}

fn as_credit(credit: &WageringCredit) -> Credit {
    Credit { amount: credit.amount.0, required: credit.required.0, done: credit.done.0 }
}

/// Whether more is kept than there is, so that the sum would fall below zero.
fn is_short(value: &WithdrawableValue) -> bool {
    let locked: i128 = value.credits.iter().map(|credit| i128::from(credit.locked.0.0)).sum();
    i128::from(value.balance.0.0) - i128::from(value.held.0.0) < locked
}

fn line(name: &str, label: Text, amount: Money, currency: &Currency) -> LabelledAmount {
    LabelledAmount { key: name.to_owned(), label, amount: currency.format(amount) }
}

fn minus(money: Money) -> Money {
    Money(money.0.saturating_neg())
}

fn figures(opened: Option<WalletFigure>, value: &WithdrawableValue, currency: &Currency) -> Vec<WalletFigureItem> {
    let spendable = Money(value.balance.0.0.saturating_sub(value.held.0.0));
    let locked = Money(spendable.0.saturating_sub(value.withdrawable.0.0));
    let part = |name, label: &'static str, money| line(name, Text::of(label), money, currency);
    let item = |figure, label: &'static str, about: &'static str, amount, parts| WalletFigureItem {
        key: figure,
        label: Text::of(label),
        about: Text::of(about),
        amount: currency.format(amount),
        opened: opened == Some(figure),
        parts,
        toggle: UiEvent::MyWallet(MyWalletEvent::Figure(figure)),
    };
    vec![
        item(
            WalletFigure::Balance,
            key::WALLET_BALANCE,
            key::WALLET_ABOUT_BALANCE,
            value.balance.0,
            vec![part("spendable", key::WALLET_SPENDABLE, spendable), part("held", key::WALLET_HELD, value.held.0)],
        ),
        item(
            WalletFigure::Withdrawable,
            key::WALLET_WITHDRAWABLE,
            key::WALLET_ABOUT_WITHDRAWABLE,
            value.withdrawable.0,
            vec![part("spendable", key::WALLET_SPENDABLE, spendable), part("kept", key::WALLET_KEPT, minus(locked))],
        ),
        item(
            WalletFigure::Held,
            key::WALLET_HELD,
            if value.held.0.is_positive() { key::WALLET_ABOUT_HELD } else { key::WALLET_ABOUT_HELD_NONE },
            value.held.0,
            Vec::new(),
        ),
    ]
}

/// The sum behind what can be taken out, line by line.
fn sum(value: &WithdrawableValue, currency: &Currency) -> Vec<LabelledAmount> {
    let balance = line("balance", Text::of(key::WALLET_BALANCE), value.balance.0, currency);
    let held = line("held", Text::of(key::WALLET_HELD), minus(value.held.0), currency);
    let locked = value.credits.iter().filter(|credit| credit.locked.0.is_positive());
    let locked = locked.map(|credit| {
        let label = Text::of(key::WALLET_LOCKED_BY).with("reference", credit.reference.as_str());
        line(&credit.id, label, minus(credit.locked.0), currency)
    });
    std::iter::once(balance).chain(value.held.0.is_positive().then_some(held)).chain(locked).collect()
}

/// The title of a credit: its source, with its number or name.
fn title(credit: &WageringCredit) -> Text {
    let key = match credit.source.as_str() {
        "DEPOSIT" => key::CREDIT_DEPOSIT,
        "BONUS" => key::CREDIT_BONUS,
        "POINTS" => key::CREDIT_POINTS,
        "REWARD" => key::CREDIT_REWARD,
        _ => key::CREDIT_GIFT,
    };
    Text::of(key).with("reference", credit.reference.as_str())
}

fn credit_item(model: &Model, credit: &WageringCredit, currency: &Currency) -> WageringCreditItem {
    let rule = match credit.multiplier {
        100 => Text::of(key::CREDIT_RULE_ONCE),
        other => Text::of(key::CREDIT_RULE_TIMES).with("times", of_hundredths(other)),
    };
    let remaining = as_credit(credit).remaining();
    WageringCreditItem {
        key: credit.id.clone(),
        title: title(credit),
        rule: rule.with("amount", currency.format(credit.amount.0)),
        progress: Text::of(key::CREDIT_PROGRESS)
            .with("done", currency.format(credit.done.0))
            .with("required", currency.format(credit.required.0)),
        percent: as_credit(credit).percent(),
        left: if remaining == Money::ZERO {
            Text::of(key::CREDIT_DONE)
        } else {
            Text::of(key::CREDIT_LEFT).with("amount", currency.format(remaining))
        },
        granted: moment(&credit.granted_at, &model.now),
        expires: moment(&credit.expires_at, &model.now),
    }
}

fn weighted_game(game: &GameTitleWeight) -> WeightedGame {
    WeightedGame { key: game.game_code.clone(), name: game.name.clone(), percent: percent(game.percent) }
}

fn percent(share: u32) -> String {
    [plain(u64::from(share)).as_str(), "%"].concat()
}

/// What the next bet would count, and what would be left after it.
fn next_bet(model: &Model, value: &WithdrawableValue, currency: &Currency) -> Option<NextBet> {
    let chosen = model.my_wallet.game_type;
    let chosen = game_types(model).find(|it| Some(*it) == chosen).or_else(|| game_types(model).next())?;
    let weight = |game_type: GameType| {
        value.weights.iter().find(|it| it.product == game_type.code()).map_or(WHOLE, |it| it.percent)
    };
    let counted = wagering::weighted(BET, weight(chosen));
    let mut credits: Vec<Credit> = value.credits.iter().map(as_credit).collect();
    let first = credits.iter().position(|credit| !credit.is_done());
    wagering::apply_bet(&mut credits, counted);
    let after = first.and_then(|index| Some((credits.get(index)?.remaining(), value.credits.get(index)?)));
    let option = |game_type: GameType| GameTypeOption {
        key: game_type.code().to_owned(),
        label: Text::of(game::label(game_type)),
        percent: percent(weight(game_type)),
        selected: game_type == chosen,
        select: UiEvent::MyWallet(MyWalletEvent::GameType(game_type.code().to_owned())),
    };
    Some(NextBet {
        counts: Text::of(if counted.is_positive() { key::NEXT_BET_COUNTS } else { key::NEXT_BET_NOTHING })
            .with("bet", currency.format(BET))
            .with("counted", currency.format(counted)),
        after: after.filter(|_| counted.is_positive()).map(|(left, credit)| {
            Text::of(key::NEXT_BET_AFTER)
                .with("amount", currency.format(left))
                .with("reference", credit.reference.as_str())
        }),
        game_types: game_types(model).map(option).collect(),
        games: value.games.iter().map(weighted_game).collect(),
    })
}
