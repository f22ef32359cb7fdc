//! The points mall as everybody sees it: what points buy, by category, and how they are earned (sections 2 and 7). The address
//! names category and reward.

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::account::{self, Gate};
use crate::domain::digits::{grouped_count, plain};
use crate::domain::money::Money;
use crate::domain::route::{PointMallQuery, Query, Route, Screen};
use crate::event::UiEvent;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::session::{self, ResumeAfterLogin};
use crate::feature::services::{call, location};
use crate::model::{Model, Step};
use crate::text::{self, key};
use crate::view::{FilterOption, PointMallView, RewardCard, RewardDetail, Text};
use crate::wire::{PointBalanceValue, PointConfigValue, PointReward, PointRewardValue};
use serde::{Deserialize, Serialize};

calls! {
    /// What points buy.
    Rewards => POINT_REWARDS: Get "/wps/relay/MCS2_getPointReward" Public Plain, latest, on_rewards(PointRewardValue);
    /// How points are earned.
    Config => POINT_CONFIG: Get "/wps/relay/MCS2_getPointConfig" Public Plain, latest, on_config(PointConfigValue);
    /// The member's points.
    Balance => POINT_BALANCE: Get "/wps/relay/MCS2_getPointBalance" Member Plain, latest, on_balance(PointBalanceValue);
}

/// The points mall.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PointMallEvent {
    /// Narrow the list to a category by its code; empty is all.
    Category(String),
    /// Log in to redeem.
    LogIn,
    /// Fetch again what failed.
    Retry,
}

/// The mall.
#[derive(Default)]
pub(crate) struct PointMall {
    rewards: Remote<PointRewardValue>,
    config: Remote<PointConfigValue>,
    balance: Option<Money>,
}

fn showing(model: &Model) -> bool {
    matches!(model.location.route.screen, Screen::PointMall(_))
}

/// The mall was entered: what is there may have changed since.
pub(crate) fn enter(model: &mut Model, step: &mut Step) {
    load_rewards(model, step);
    load_config(model, step);
    call::send(model, step, Request::Balance, "");
}

/// Tries again what failed.
fn retry(model: &mut Model, step: &mut Step) {
    if model.point_mall.rewards.ready().is_none() {
        load_rewards(model, step);
    }
    if model.point_mall.config.ready().is_none() {
        load_config(model, step);
    }
    if model.point_mall.balance.is_none() {
        call::send(model, step, Request::Balance, "");
    }
}

fn load_rewards(model: &mut Model, step: &mut Step) {
    model.point_mall.rewards.ask();
    let mut query = Query::default();
    query.push("language", Some(model.site.language.code));
    call::send(model, step, Request::Rewards, &query.text());
}

/// Fetches how points are earned and what they are worth.
fn load_config(model: &mut Model, step: &mut Step) {
    model.point_mall.config.ask();
    call::send(model, step, Request::Config, "");
}

/// Another member, or none: the points were the previous one's.
pub(crate) fn on_member_changed(model: &mut Model, step: &mut Step) {
    model.point_mall.balance = None;
    if showing(model) {
        call::send(model, step, Request::Balance, "");
    }
}

/// Another language, or the operator changed something: what shows is asked for again.
pub(crate) fn reload(model: &mut Model, step: &mut Step) {
    if showing(model) {
        enter(model, step);
    }
}

pub(crate) fn on_rewards(model: &mut Model, _: &mut Step, answer: Result<PointRewardValue, Failure>) {
    model.point_mall.rewards.answer(answer);
}

pub(crate) fn on_config(model: &mut Model, _: &mut Step, answer: Result<PointConfigValue, Failure>) {
    model.point_mall.config.answer(answer);
}

pub(crate) fn on_balance(model: &mut Model, _: &mut Step, answer: Result<PointBalanceValue, Failure>) {
    if let Ok(value) = answer {
        model.point_mall.balance = Some(value.balance.0);
    }
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: PointMallEvent) {
    let Screen::PointMall(_) = &model.location.route.screen else { return };
    match event {
        PointMallEvent::Category(code) => {
            let known = rewards(model).iter().any(|reward| reward.category == code);
            if known || code.is_empty() {
                let category = Some(code).filter(|code| !code.is_empty());
                location::push(step, address(PointMallQuery { category, reward: None }));
            }
        }
        PointMallEvent::LogIn => {
            let here = Route::to(model.location.route.screen.clone()).address();
            session::pass(model, step, account::gate(model.session.account()), ResumeAfterLogin::Page(here));
        }
        PointMallEvent::Retry => retry(model, step),
    }
}

fn address(query: PointMallQuery) -> String {
    Route::to(Screen::PointMall(query)).address()
}

fn rewards(model: &Model) -> &[PointReward] {
    model.point_mall.rewards.ready().map(|value| value.list.as_slice()).unwrap_or_default()
}

fn money(model: &Model, amount: Money) -> String {
    model.site.info.currency.shown(amount)
}

fn card(model: &Model, reward: &PointReward, category: Option<&String>) -> RewardCard {
    let query = PointMallQuery { category: category.cloned(), reward: Some(reward.reward_id.clone()) };
    let sold_out = reward.stock == Some(0);
    let left =
        |left: u32| if left == 0 { Text::of(key::MALL_SOLD_OUT) } else { Text::of(key::MALL_LEFT).with("count", left) };
    RewardCard {
        key: reward.reward_id.clone(),
        name: reward.name.clone(),
        category: Text::of(text::promotion::reward_category(&reward.category)),
        image: model.site.image(&reward.image_url),
        price: Text::of(key::MALL_PRICE).with("points", grouped_count(u64::from(reward.points))),
        stock: reward.stock.map(left),
        sold_out,
        href: address(query),
    }
}

/// What is needed to redeem a reward.
fn need(model: &Model, reward: &PointReward) -> Text {
    let price = Money(i64::from(reward.points) * 100);
    // Of a balance that is not known nobody can say what it lacks.
    let lacking = model.point_mall.balance.and_then(|have| price.checked_sub(have)).filter(|it| it.is_positive());
    match (account::gate(model.session.account()), lacking) {
        _ if reward.stock == Some(0) => Text::of(key::MALL_NEED_STOCK),
        (Gate::NeedLogin, _) => Text::of(key::MALL_NEED_LOGIN),
        (Gate::NeedRealAccount | Gate::NeedAgent, _) => Text::of(key::NEED_TRUE_ACCOUNT),
        (Gate::NeedMember, _) => Text::of(key::ERROR_NON_MEMBER),
        _ if u32::from(model.session.rank()) < reward.level_min => {
            Text::of(key::MALL_NEED_RANK).with("rank", plain(u64::from(reward.level_min)))
        }
        (Gate::Pass, Some(lacking)) => {
            let grouped = lacking.grouped();
            let points = grouped.strip_suffix(".00").unwrap_or(&grouped);
            Text::of(key::MALL_NEED_POINTS).with("points", points)
        }
        (Gate::Pass, None) => Text::of(key::MALL_NEED_OPEN),
    }
}

fn detail(model: &Model, reward: &PointReward, query: &PointMallQuery) -> RewardDetail {
    let mut bounds = Vec::new();
    if reward.limit_per_user > 0 {
        bounds.push(Text::of(key::MALL_LIMIT).with("count", reward.limit_per_user));
    }
    if reward.level_min > 0 {
        bounds.push(Text::of(key::MALL_RANK).with("rank", plain(u64::from(reward.level_min))));
    }
    let worth = Some(reward.cash_value.0).filter(|value| value.is_positive());
    RewardDetail {
        card: card(model, reward, query.category.as_ref()),
        description: reward.description.clone(),
        worth: worth.map(|value| Text::of(key::MALL_WORTH).with("amount", money(model, value))),
        bounds,
        need: need(model, reward),
        back: address(PointMallQuery { reward: None, ..query.clone() }),
    }
}

fn categories(model: &Model, chosen: Option<&String>) -> Vec<FilterOption> {
    let option = |code: &str, label: &'static str| FilterOption {
        key: code.to_owned(),
        label: Text::of(label),
        selected: chosen.map(String::as_str).unwrap_or_default() == code,
        select: UiEvent::PointMall(PointMallEvent::Category(code.to_owned())),
    };
    let mut options = vec![option("", key::PROMO_CATEGORY_ALL)];
    for reward in rewards(model) {
        if !options.iter().any(|it| it.key == reward.category) {
            options.push(option(&reward.category, text::promotion::reward_category(&reward.category)));
        }
    }
    options
}

fn rules(model: &Model, config: &PointConfigValue) -> Vec<Text> {
    let rule = |rule: &crate::wire::EarnRule| {
        let sentence = text::promotion::earning(&rule.base, &rule.product)?;
        let cap = grouped_count(u64::from(rule.daily_cap));
        Some(Text::of(sentence).with("amount", money(model, rule.per.0)).with("cap", cap))
    };
    let mut rules: Vec<Text> = config.earn_rules.iter().filter_map(rule).collect();
    if config.convert_points > 0 && config.convert_cash.0.is_positive() {
        let worth = Text::of(key::MALL_CONVERT)
            .with("points", grouped_count(u64::from(config.convert_points)))
            .with("amount", money(model, config.convert_cash.0))
            .with("least", grouped_count(u64::from(config.min_convert)));
        rules.push(worth);
    }
    // Points that nobody can have need no word on how long they last.
    if !rules.is_empty() && !config.expires {
        rules.push(Text::of(key::MALL_NEVER_EXPIRE));
    }
    rules
}

pub(crate) fn view(model: &Model) -> PointMallView {
    let Screen::PointMall(query) = &model.location.route.screen else { return PointMallView::default() };
    let mall = &model.point_mall;
    let named = query.reward.as_ref();
    let chosen = named.and_then(|id| rewards(model).iter().find(|reward| reward.reward_id == *id));
    let fits = |reward: &&PointReward| query.category.as_ref().is_none_or(|category| reward.category == *category);
    let config = mall.config.ready();
    let grouped = mall.balance.map(Money::grouped);
    PointMallView {
        status: mall.rewards.status(),
        categories: categories(model, query.category.as_ref()),
        rewards: rewards(model).iter().filter(fits).map(|it| card(model, it, query.category.as_ref())).collect(),
        filtered: query.category.is_some(),
        chosen: chosen.map(|reward| detail(model, reward, query)),
        unknown: named.is_some() && chosen.is_none() && mall.rewards.ready().is_some(),
        rules_status: mall.config.status(),
        rules: config.map(|config| rules(model, config)).unwrap_or_default(),
        balance: grouped
            .map(|amount| Text::of(key::MALL_BALANCE).with("points", amount.strip_suffix(".00").unwrap_or(&amount))),
        log_in: account::gate(model.session.account()) == Gate::NeedLogin,
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if showing(model) && !matches!(previous.screen, Screen::PointMall(_)) => {
            enter(model, step);
        }
        DomainEvent::LoggedIn | DomainEvent::LoggedOut => on_member_changed(model, step),
        DomainEvent::LanguageChanged | DomainEvent::SiteChanged => reload(model, step),
        _ => {}
    }
}
