//! Bets as lines and with their figures, and what they can be narrowed to: for the betting record of a member and for that of a team.

use crate::domain::game::GameType;
use crate::domain::money::Money;
use crate::domain::record::BetStatus;
use crate::feature::services::moment::{exact, moment};
use crate::model::Model;
use crate::text::{game, key};
use crate::view::{BetLine, MoneyFact, Text};
use crate::wire::{BetChoice, BetRow};

/// An amount in the currency of the site, as people read it.
pub(crate) fn money_text(model: &Model, money: Money) -> String {
    model.site.info.currency.format(money)
}

fn net_of(bet: &BetRow) -> Money {
    bet.payout.0.checked_sub(bet.stake.0).unwrap_or_default()
}

/// A vendor's or game's name is its own; that of a product is ours.
pub(crate) fn choice_label(choice: &BetChoice) -> Text {
    match GameType::from_code(&choice.code).filter(|_| choice.name.is_empty()) {
        Some(product) => Text::of(game::label(product)),
        None => {
            let name = if choice.name.is_empty() { &choice.code } else { &choice.name };
            Text::of(key::BETS_NAME).with("name", name.clone())
        }
    }
}

/// The status of a bet in words.
pub(crate) fn status_text(status: BetStatus) -> Text {
    Text::of(key::BETS_STATUS).with("status", status.name())
}

/// Name of the product with this code; nothing where the site has none such.
pub(crate) fn product(code: &str) -> Option<Text> {
    GameType::from_code(code).map(|product| Text::of(game::label(product)))
}

/// A bet in a list; `href` is its own address.
pub(crate) fn line(model: &Model, it: &BetRow, href: String) -> BetLine {
    let status = it.status;
    let is_settled = matches!(status, BetStatus::Won | BetStatus::Lost | BetStatus::Draw);
    BetLine {
        key: it.id.clone(),
        game: it.game.clone(),
        vendor: it.vendor.clone(),
        product: product(&it.product),
        status: status_text(status),
        won: status == BetStatus::Won,
        free: it.is_free.then(|| Text::of(key::BETS_FREE)),
        stake: money_text(model, it.stake.0),
        payout: money_text(model, it.payout.0),
        net: if is_settled { money_text(model, net_of(it)) } else { String::new() },
        at: moment(&it.placed_at, &model.now),
        href,
    }
}

/// Figures and times of a bet.
pub(crate) fn facts(model: &Model, bet: &BetRow) -> Vec<MoneyFact> {
    let fact = |key, label, value: String| MoneyFact { key, label: Text::of(label), value };
    let money = |key, label, amount| fact(key, label, money_text(model, amount));
    let mut facts = vec![
        money("stake", key::BETS_FACT_STAKE, bet.stake.0),
        money("validBet", key::BETS_FACT_VALID, bet.valid_bet.0),
        money("payout", key::BETS_FACT_PAYOUT, bet.payout.0),
        money("net", key::BETS_FACT_NET, net_of(bet)),
        fact("placed", key::BETS_FACT_PLACED, exact(&bet.placed_at, &model.now)),
    ];
    let settled = exact(&bet.settled_at, &model.now);
    if !settled.is_empty() {
        facts.push(fact("settled", key::BETS_FACT_SETTLED, settled));
    }
    facts.push(fact("round", key::BETS_FACT_ROUND, bet.round.clone()));
    facts
}
