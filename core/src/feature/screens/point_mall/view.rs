//! The view of the points mall: categories, rewards, and the history of redemptions (section 2).

use super::{PointMallEvent, RedeemField, Request, address, convert, may_redeem, redeem, rewards};
use crate::domain::account::{self, Gate};
use crate::domain::digits::{grouped_count, plain};
use crate::domain::field::Field;
use crate::domain::money::Money;
use crate::domain::points::{RedemptionStatus, price};
use crate::domain::route::{MemberPage, Overlay, PointMallQuery, Screen};
use crate::event::UiEvent;
use crate::feature::services::location;
use crate::feature::services::moment::moment;
use crate::feature::shared::payment_password;
use crate::model::Model;
use crate::text::{self, key};
use crate::view::{
    ConvertPointsView, FilterOption, PointMallView, RedeemDone, RedeemForm, RedeemInput, RedemptionItem,
    RedemptionsView, RewardCard, RewardDetail, Text,
};
use crate::wire::{PointConfigValue, PointReward, Redemption};

/// What stands in place of the bound of a rule that has none.
const UNBOUNDED: &str = "\u{221e}";

/// Points as they show: no decimals where they are whole.
fn shown_points(points: Money) -> String {
    let grouped = points.grouped();
    grouped.strip_suffix(".00").unwrap_or(&grouped).to_owned()
}

fn history_address() -> String {
    address(PointMallQuery { history: true, ..PointMallQuery::default() })
}

/// Address of the page where the payment password is set and recovered.
fn security(model: &Model) -> String {
    location::address_under(model, Overlay::MemberCentre(MemberPage::Security))
}

fn money_text(model: &Model, amount: Money) -> String {
    model.site.info.currency.format(amount)
}

fn card(model: &Model, reward: &PointReward, category: Option<&String>) -> RewardCard {
    let query = PointMallQuery {
        category: category.cloned(),
        reward: Some(reward.reward_id.clone()),
        ..PointMallQuery::default()
    };
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

/// What the member needs to redeem a reward, in words.
fn need(model: &Model, reward: &PointReward) -> Text {
    let price = Money(i64::from(reward.points) * 100);
    // Of a balance that is not known nobody can say what it lacks.
    let have = model.point_mall.points.as_ref().map(|points| points.balance.0);
    let lacking = have.and_then(|have| price.checked_sub(have)).filter(|it| it.is_positive());
    match (account::gate(model.session.account()), lacking) {
        _ if reward.stock == Some(0) => Text::of(key::MALL_NEED_STOCK),
        (Gate::NeedLogin, _) => Text::of(key::MALL_NEED_LOGIN),
        (Gate::NeedRealAccount | Gate::NeedAgent, _) => Text::of(key::NEED_TRUE_ACCOUNT),
        (Gate::NeedMember, _) => Text::of(key::ERROR_NON_MEMBER),
        _ if u32::from(model.session.rank()) < reward.level_min => {
            Text::of(key::MALL_NEED_RANK).with("rank", plain(u64::from(reward.level_min)))
        }
        (Gate::Pass, Some(lacking)) => Text::of(key::MALL_NEED_POINTS).with("points", shown_points(lacking)),
        _ if redeem::left_for_member(model, reward) == Some(0) => Text::of(key::POINTS_LIMIT_USED),
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
    if reward.wager_multiplier > 0 {
        bounds.push(Text::of(key::POINTS_WAGER).with("times", plain(u64::from(reward.wager_multiplier))));
    }
    let worth = Some(reward.cash_value.0).filter(|value| value.is_positive());
    RewardDetail {
        card: card(model, reward, query.category.as_ref()),
        description: reward.description.clone(),
        worth: worth.map(|value| Text::of(key::MALL_WORTH).with("amount", money_text(model, value))),
        bounds,
        need: need(model, reward),
        form: form(model, reward),
        done: model.point_mall.redeem.done().map(done_view),
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
        let cap = if rule.daily_cap == 0 { UNBOUNDED.to_owned() } else { grouped_count(u64::from(rule.daily_cap)) };
        Some(Text::of(sentence).with("amount", money_text(model, rule.per.0)).with("cap", cap))
    };
    let mut rules: Vec<Text> = config.earn_rules.iter().filter_map(rule).collect();
    if config.convert_points > 0 && config.convert_cash.0.is_positive() {
        let worth = Text::of(key::MALL_CONVERT)
            .with("points", grouped_count(u64::from(config.convert_points)))
            .with("amount", money_text(model, config.convert_cash.0))
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
    PointMallView {
        status: mall.rewards.status(),
        categories: categories(model, query.category.as_ref()),
        rewards: rewards(model).iter().filter(fits).map(|it| card(model, it, query.category.as_ref())).collect(),
        filtered: query.category.is_some(),
        chosen: chosen.map(|reward| detail(model, reward, query)),
        unknown: named.is_some() && chosen.is_none() && mall.rewards.ready().is_some(),
        rules_status: mall.config.status(),
        rules: config.map(|config| rules(model, config)).unwrap_or_default(),
        balance: mall.points.as_ref().map(|it| Text::of(key::MALL_BALANCE).with("points", shown_points(it.balance.0))),
        convert: if query.history || named.is_some() { None } else { convert_view(model) },
        history: may_redeem(model).then(history_address),
        shows_history: query.history,
        log_in: account::gate(model.session.account()) == Gate::NeedLogin,
    }
}

/// The form of a redemption, while it can be sent.
fn form(model: &Model, reward: &PointReward) -> Option<RedeemForm> {
    let mall = &*model.point_mall;
    let max = redeem::max_quantity(model, reward).filter(|_| mall.redeem.done().is_none())?;
    let quantity = mall.redeem.quantity(max);
    let total = price(reward.points, quantity).unwrap_or(u32::MAX);
    let form = &mall.redeem;
    let inputs = redeem::inputs(model, reward).into_iter().map(|field| RedeemInput {
        field,
        label: contact_label(model, field).unwrap_or_else(|| label(field)),
        error: form.error(field).cloned(),
    });
    let has_password = mall.points.as_ref().is_some_and(|points| points.payment_password_set);
    Some(RedeemForm {
        quantity,
        most: max,
        total: Text::of(key::MALL_PRICE).with("points", grouped_count(u64::from(total))),
        inputs: inputs.collect(),
        purpose: Text::of(key::POINTS_PURPOSE),
        pin: has_password.then(|| payment_password::pin(model, form.error(RedeemField::PaymentPassword))),
        security: security(model),
        problem: form.problem().cloned(),
        refused: form.refused(),
        refusals: form.refusals(),
        busy: redeem::is_busy(model),
    })
}

fn label(field: RedeemField) -> Text {
    let word = match field {
        RedeemField::Recipient => "RECIPIENT",
        RedeemField::Phone => "PHONE",
        RedeemField::Address => "ADDRESS",
        RedeemField::Contact | RedeemField::PaymentPassword => "CONTACT",
    };
    Text::of(key::POINTS_FIELD).with("field", word)
}

/// Label of an input: the messenger's field has the name that it has in the forms of accounts.
fn contact_label(model: &Model, field: RedeemField) -> Option<Text> {
    let points = model.point_mall.points.as_ref().filter(|_| field == RedeemField::Contact)?;
    Field::from_name(&points.contact_needed).map(|named| Text::of(text::field::label(named)))
}

fn done_view(done: &Redemption) -> RedeemDone {
    RedeemDone {
        sentence: Text::of(key::POINTS_REDEEM_DONE)
            .with("name", done.name.as_str())
            .with("points", grouped_count(u64::from(done.points))),
        order_no: done.order_no.clone(),
        history: history_address(),
        another: UiEvent::PointMall(PointMallEvent::Another),
    }
}

/// The form of a conversion, where the operator offers one to this member.
fn convert_view(model: &Model) -> Option<ConvertPointsView> {
    let mall = &*model.point_mall;
    let (config, points) = (mall.config.ready()?, mall.points.as_ref().filter(|_| may_redeem(model))?);
    let terms = convert::terms(config);
    if !terms.is_open() {
        return None;
    }
    let count = |number: u32| grouped_count(u64::from(number));
    let mut lines = vec![Text::of(key::POINTS_CONVERT_LEAST).with("points", count(terms.least.max(1)))];
    if terms.step > 1 {
        lines.push(Text::of(key::POINTS_CONVERT_STEP).with("points", count(terms.step)));
    }
    let left = terms.daily.saturating_sub(points.converted_today);
    if terms.daily > 0 {
        lines.push(Text::of(key::POINTS_CONVERT_LEFT).with("points", count(left)));
    }
    if config.convert_wager > 0 {
        lines.push(Text::of(key::POINTS_CONVERT_WAGER).with("times", plain(u64::from(config.convert_wager))));
    }
    let closed = if terms.daily > 0 && left < terms.least.max(1) {
        Some(Text::of(key::POINTS_CONVERT_USED))
    } else if points.balance.0 < Money(i64::from(terms.least.max(1)) * crate::domain::points::POINT) {
        Some(Text::of(key::POINTS_CONVERT_SHORT).with("points", count(terms.least.max(1))))
    } else {
        None
    };
    let form = &mall.convert;
    let done = form.done().map(|done| {
        Text::of(key::POINTS_CONVERT_DONE)
            .with("points", count(done.points))
            .with("amount", money_text(model, done.amount.0))
    });
    Some(ConvertPointsView {
        terms: lines,
        value: form.value().to_owned(),
        gives: convert::amount_given(model)
            .map(|worth| Text::of(key::POINTS_CONVERT_GIVES).with("amount", money_text(model, worth))),
        error: form.error().cloned(),
        pin: points.payment_password_set.then(|| payment_password::pin(model, form.pin_error())),
        security: security(model),
        problem: form.problem().cloned(),
        done,
        wrong_points: form.error().is_some(),
        refusals: form.refusals(),
        busy: convert::is_busy(model),
        closed,
    })
}

fn status_text(status: RedemptionStatus, was_approved: bool) -> Text {
    let word = match status {
        RedemptionStatus::Rejected if was_approved => "APPROVED_REJECTED",
        _ => status.name(),
    };
    Text::of(key::POINTS_STATUS).with("status", word)
}

/// The view of the redemptions, slice `redemptions`: filter, lines and paging.
pub(crate) fn history_view(model: &Model) -> RedemptionsView {
    let Screen::PointMall(query) = &model.location.route.screen else { return RedemptionsView::default() };
    if !query.history {
        return RedemptionsView::default();
    }
    let history = &model.point_mall.history;
    let option = |status: Option<RedemptionStatus>| FilterOption {
        key: status.map(RedemptionStatus::name).unwrap_or_default().to_owned(),
        label: match status {
            Some(status) => status_text(status, false),
            None => Text::of(key::PROMO_CATEGORY_ALL),
        },
        selected: history.status() == status,
        select: UiEvent::PointMall(PointMallEvent::Status(status)),
    };
    let list = history.page().ready();
    RedemptionsView {
        status: history.page().status(),
        states: [None].into_iter().chain(RedemptionStatus::ALL.iter().copied().map(Some)).map(option).collect(),
        narrowed: history.status().is_some(),
        list: list.map(|list| list.content.iter().map(|it| item(model, it)).collect()).unwrap_or_default(),
        more: list.filter(|list| !list.next.is_empty()).map(|_| UiEvent::PointMall(PointMallEvent::More)),
        loading: model.calls.busy(&Request::Redeemed { earlier: true }.slot()),
        problem: history.page().problem(),
        log_in: account::gate(model.session.account()) == Gate::NeedLogin,
        back: address(PointMallQuery::default()),
    }
}

fn item(model: &Model, redemption: &Redemption) -> RedemptionItem {
    let some = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
    let points = grouped_count(u64::from(redemption.points));
    let is_back = redemption.status == RedemptionStatus::Rejected;
    RedemptionItem {
        key: redemption.redeem_id.clone(),
        title: if redemption.quantity > 1 {
            [&redemption.name, " \u{d7} ", &plain(u64::from(redemption.quantity))].concat()
        } else {
            redemption.name.clone()
        },
        category: Text::of(text::promotion::reward_category(redemption.category.name())),
        image: if redemption.image_url.is_empty() { String::new() } else { model.site.image(&redemption.image_url) },
        status: status_text(redemption.status, !redemption.approved_at.is_empty()),
        tone: redemption.status,
        points: Text::of(if is_back { key::POINTS_BACK } else { key::POINTS_TAKEN }).with("points", points),
        order_no: redemption.order_no.clone(),
        applied_at: moment(&redemption.applied_at, &model.now),
        updated_at: moment(&redemption.updated_at, &model.now)
            .filter(|_| redemption.updated_at != redemption.applied_at),
        reason: some(&redemption.reason),
        recipient: some(&redemption.recipient),
        phone: some(&redemption.phone),
        address: some(&redemption.address),
        courier: some(&redemption.courier),
        tracking_no: some(&redemption.tracking_no),
        voucher_code: some(&redemption.voucher_code),
    }
}
