//! The view of the level and of cashback, for the reward centre.

use super::Rewards;
use super::view::{money_text, name_text, rule};
use crate::domain::game::GameType;
use crate::domain::money::Money;
use crate::domain::reward::cashback::{ALL_PRODUCTS, Rate, rate_of};
use crate::domain::reward::level::Activity;
use crate::feature::services::moment::exact;
use crate::feature::shared::amount::of_hundredths;
use crate::model::Model;
use crate::text::{game, key};
use crate::view::{
    CashbackPlan, CashbackRateLine, LevelChangeLine, LevelContent, LevelLine, LevelNext, LevelPanel, MoneyFact, Text,
};
use crate::wire::{Amount, CashbackOffer, CashbackRate, LevelItem, LevelValue};

pub(super) fn level(model: &Model, page: &Rewards) -> LevelPanel {
    let value = page.level.ready().filter(|value| !value.levels.is_empty());
    LevelPanel { status: page.level.status(), content: value.map(|value| content(model, value)) }
}

fn activity(turnover: Amount, deposits: Amount) -> Activity {
    Activity { turnover: turnover.0, deposits: deposits.0 }
}

fn content(model: &Model, value: &LevelValue) -> LevelContent {
    let own = value.levels.iter().find(|it| it.level == value.level);
    let next = value.levels.iter().find(|it| it.level > value.level);
    let done = activity(value.turnover, value.deposits);
    let keeps = own.filter(|_| value.falls).map(|it| activity(it.keep_turnover, it.keep_deposits));
    let keeps = keeps.map(|keeps| requirement_facts(model, Some(&done), &keeps)).unwrap_or_default();
    LevelContent {
        name: name_text(&value.name),
        rank: rank(value.level),
        vip: own.and_then(vip),
        next: next.map(|it| next_level(model, &done, it)),
        top: next.is_none().then(|| Text::of(key::LEVEL_TOP)),
        kept: keeps.is_empty().then(|| Text::of(if value.falls { key::LEVEL_KEPT_ALWAYS } else { key::LEVEL_STAYS })),
        keeps,
        period: Text::of(key::LEVEL_PERIOD)
            .with("from", value.period_from.as_str())
            .with("until", value.period_until.as_str()),
        raise: Text::of(key::LEVEL_RAISE).with("raise", value.raise.name()),
        levels: value.levels.iter().map(|it| line(model, value, it)).collect(),
        changes: value.changes.iter().map(|it| change(model, it)).collect(),
    }
}

fn rank(level: u32) -> Text {
    Text::of(key::LEVEL_RANK).with("level", level.to_string())
}

fn vip(item: &LevelItem) -> Option<Text> {
    item.vip_service.then(|| Text::of(key::LEVEL_VIP))
}

/// What a level asks for, with what is done of it where that is told; nothing where nothing is asked.
fn requirement_facts(model: &Model, done: Option<&Activity>, needs: &Activity) -> Vec<MoneyFact> {
    let of = |done: Option<Money>, needed: Money| match done {
        Some(done) => format!("{} / {}", money_text(model, done), money_text(model, needed)),
        None => money_text(model, needed),
    };
    let turnover = of(done.map(|it| it.turnover), needs.turnover);
    let deposits = of(done.map(|it| it.deposits), needs.deposits);
    [
        ("turnover", key::LEVEL_NEED_TURNOVER, needs.turnover, turnover),
        ("deposits", key::LEVEL_NEED_DEPOSITS, needs.deposits, deposits),
    ]
    .into_iter()
    .filter(|(_, _, needed, _)| needed.is_positive())
    .map(|(key, label, _, value)| MoneyFact { key, label: Text::of(label), value })
    .collect()
}

fn next_level(model: &Model, done: &Activity, item: &LevelItem) -> LevelNext {
    let needs = activity(item.turnover, item.deposits);
    let percent = done.percent(&needs);
    LevelNext {
        title: Text::of(key::LEVEL_NEXT).with("name", item.name.as_str()),
        percent,
        progress: Text::of(key::LEVEL_PROGRESS).with("percent", percent.to_string()).with("name", item.name.as_str()),
        needs: requirement_facts(model, Some(done), &needs),
    }
}

fn line(model: &Model, value: &LevelValue, item: &LevelItem) -> LevelLine {
    let gift = || {
        let key = match (item.gift_given, item.gift_wager) {
            (true, _) => key::LEVEL_GIFT_GIVEN,
            (false, 0) => key::LEVEL_GIFT_FREE,
            (false, _) => key::LEVEL_GIFT,
        };
        let text = Text::of(key).with("amount", money_text(model, item.gift.0));
        if key == key::LEVEL_GIFT { text.with("times", item.gift_wager.to_string()) } else { text }
    };
    LevelLine {
        key: item.level.to_string(),
        name: name_text(&item.name),
        rank: rank(item.level),
        current: item.level == value.level,
        needs: requirement_facts(model, None, &activity(item.turnover, item.deposits)),
        gift: item.gift.0.is_positive().then(gift),
        vip: vip(item),
    }
}

fn change(model: &Model, change: &crate::wire::LevelChange) -> LevelChangeLine {
    LevelChangeLine {
        key: change.at.clone(),
        text: Text::of(key::LEVEL_CHANGE).with("cause", change.cause.name()).with("name", change.name.as_str()),
        at: exact(&change.at, &model.now),
    }
}

pub(super) fn cashback(model: &Model, page: &Rewards) -> Vec<CashbackPlan> {
    let Some(value) = page.level.ready() else { return Vec::new() };
    value.cashback.iter().map(|it| plan(model, value.level, it)).collect()
}

fn plan(model: &Model, level: u32, offer: &CashbackOffer) -> CashbackPlan {
    let money = |key, amount: Amount| Text::of(key).with("amount", money_text(model, amount.0));
    let terms = [
        offer.cap.map(|cap| money(key::CASHBACK_CAP, cap)),
        offer.least.0.is_positive().then(|| money(key::CASHBACK_LEAST, offer.least)),
        Some(rule(offer.wager_multiplier)),
        Some(Text::of(key::CASHBACK_CLAIM_DAYS).with("days", offer.claim_days.to_string())),
    ];
    let rates: Vec<Rate> = offer.rates.iter().map(as_rate).collect();
    CashbackPlan {
        key: offer.id.clone(),
        title: name_text(&offer.title),
        about: Text::of(key::CASHBACK_ABOUT).with("kind", format!("{}_{}", offer.base.name(), offer.period.name())),
        terms: terms.into_iter().flatten().collect(),
        rates: offer.rates.iter().map(|rate| rate_line(level, &rates, rate)).collect(),
    }
}

fn as_rate(rate: &CashbackRate) -> Rate {
    Rate { product: rate.product.clone(), level_min: rate.level_min, rate: rate.rate }
}

fn rate_line(level: u32, rates: &[Rate], rate: &CashbackRate) -> CashbackRateLine {
    let product = GameType::ALL.iter().find(|product| product.code() == rate.product);
    let reached = |other: &&Rate| other.product == rate.product && other.level_min <= level;
    let best = rates.iter().filter(reached).map(|rate| rate.level_min).max();
    CashbackRateLine {
        key: format!("{}-{}", rate.product, rate.level_min),
        product: match product {
            Some(product) => Text::of(game::label(*product)),
            None if rate.product == ALL_PRODUCTS => Text::of(key::CASHBACK_ALL_PRODUCTS),
            None => name_text(&rate.product),
        },
        level: Text::of(key::CASHBACK_RATE_LEVEL).with("level", rate.level_min.to_string()),
        rate: format!("{}%", of_hundredths(rate.rate)),
        own: best == Some(rate.level_min) && rate_of(rates, &rate.product, level) == rate.rate,
    }
}
