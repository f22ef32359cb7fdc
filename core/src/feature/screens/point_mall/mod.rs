//! The points mall (sections 2 to 5 and 7): what points buy, by category, how they are earned, redeeming them for a reward, converting them into
//! money, and what was redeemed. The address names category, reward and the page of what was redeemed.
//!
//! Redeeming and converting ask for the payment password, and each belongs to an intent: it is done once whatever becomes of its answer. What is
//! typed besides stands in the inputs alone until it is sent.

mod convert;
mod history;
mod redeem;
mod view;

pub(crate) use view::{history_view, view};

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::account::{self, Gate};
use crate::domain::points::RedemptionStatus;
use crate::domain::route::{PointMallQuery, Query, Route, Screen};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::session::{self, ResumeAfterLogin};
use crate::feature::services::{call, location};
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::wire::{
    ConvertedPoints, PointBalanceValue, PointConfigValue, PointReward, PointRewardValue, Redemption, RedemptionPage,
};
use serde::{Deserialize, Serialize};

calls! {
    /// The rewards that points buy.
    Rewards => POINT_REWARDS: Get "/wps/relay/MCS2_getPointReward" Public Plain, latest, on_rewards(PointRewardValue);
    /// How points are earned and converted.
    Config => POINT_CONFIG: Get "/wps/relay/MCS2_getPointConfig" Public Plain, latest, on_config(PointConfigValue);
    /// The points of the member.
    Balance => POINT_BALANCE: Get "/wps/relay/MCS2_getPointBalance" Member Plain, latest, on_balance(PointBalanceValue);
    /// Redeem points for a reward.
    Redeem => POINT_REDEEM: Post "/wps/relay/passwordCheck/MCS2_redeemPointReward" Member Sealed Intent, single, redeem::on_redeemed(Redemption);
    /// Convert points into money.
    Convert => POINT_CONVERT: Post "/wps/relay/passwordCheck/MCS2_convertPoint" Member Sealed Intent, single, convert::on_converted(ConvertedPoints);
    /// The history of redemptions, from the latest or from a place on.
    Redeemed { earlier: bool } => POINT_REDEEMED: Get "/wps/relay/MCS2_getRedeemPointList" Member Plain, latest, history::on_list(RedemptionPage);
}

/// Events of the points mall.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PointMallEvent {
    /// Narrow the list to a category by its code; empty is all.
    Category(String),
    /// Log in to redeem.
    LogIn,
    /// Choose how many of the reward to redeem.
    Quantity(u32),
    /// Redeem the reward, with what was typed.
    #[serde(rename_all = "camelCase")]
    Redeem {
        /// Name of who gets the parcel.
        recipient: String,
        /// Telephone number of who gets the parcel.
        phone: String,
        /// Address where the parcel goes.
        address: String,
        /// Number in the operator's messenger.
        contact: String,
        /// The payment password.
        payment_password: Secret,
    },
    /// An input of the form was changed: its error goes away.
    Edited(RedeemField),
    /// Back from the receipt to the form.
    Another,
    /// Change the number of points to convert, as typed.
    ConvertTyped(String),
    /// Convert the typed points, with the payment password.
    Convert(Secret),
    /// The payment password of the conversion was changed: its error goes away.
    ConvertEdited,
    /// Show redemptions with this status; all where none.
    Status(Option<RedemptionStatus>),
    /// Fetch earlier redemptions.
    More,
    /// Fetch again what failed.
    Retry,
}

/// An input of the form of a redemption.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RedeemField {
    /// Name of who gets the parcel.
    Recipient,
    /// Telephone number of who gets the parcel.
    Phone,
    /// Address where the parcel goes.
    Address,
    /// Number in the operator's messenger.
    Contact,
    /// The payment password.
    PaymentPassword,
}

/// State of the points mall.
#[derive(Default)]
pub(crate) struct PointMall {
    rewards: Remote<PointRewardValue>,
    config: Remote<PointConfigValue>,
    points: Option<PointBalanceValue>,
    redeem: redeem::Form,
    convert: convert::Form,
    history: history::History,
}

/// Whether a member is here with an account of its own: a guest of the demo redeems nothing.
fn may_redeem(model: &Model) -> bool {
    account::gate(model.session.account()) == Gate::Pass
}

fn is_shown(model: &Model) -> bool {
    matches!(model.location.route.screen, Screen::PointMall(_))
}

/// The mall was entered: what is there may have changed since.
pub(crate) fn enter(model: &mut Model, step: &mut Step) {
    load_rewards(model, step);
    load_config(model, step);
    load_points(model, step);
    history::load(model, step);
}

/// Asks for the member's points.
fn load_points(model: &mut Model, step: &mut Step) {
    call::send(model, step, Request::Balance, "");
}

/// Fetches again what failed.
fn retry(model: &mut Model, step: &mut Step) {
    if model.point_mall.rewards.ready().is_none() {
        load_rewards(model, step);
    }
    if model.point_mall.config.ready().is_none() {
        load_config(model, step);
    }
    if model.point_mall.points.is_none() {
        load_points(model, step);
    }
    if model.point_mall.history.is_missing() {
        history::load(model, step);
    }
}

fn load_rewards(model: &mut Model, step: &mut Step) {
    model.point_mall.rewards.start_loading();
    let mut query = Query::default();
    query.push("language", Some(model.site.language.code));
    call::send(model, step, Request::Rewards, &query.text());
}

/// Fetches how points are earned and what they are worth.
fn load_config(model: &mut Model, step: &mut Step) {
    model.point_mall.config.start_loading();
    call::send(model, step, Request::Config, "");
}

/// Another member, or none: the points were the previous one's.
pub(crate) fn on_member_changed(model: &mut Model, step: &mut Step) {
    let mall = &mut *model.point_mall;
    mall.points = None;
    mall.redeem = redeem::Form::default();
    mall.convert = convert::Form::default();
    mall.history = history::History::default();
    if is_shown(model) {
        load_points(model, step);
        history::load(model, step);
    }
}

/// Another language, or the operator changed something: what shows is asked for again.
pub(crate) fn reload(model: &mut Model, step: &mut Step) {
    if is_shown(model) {
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
        model.point_mall.points = Some(value);
    }
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: PointMallEvent) {
    let Screen::PointMall(_) = &model.location.route.screen else { return };
    match event {
        PointMallEvent::Category(code) => {
            let exists = rewards(model).iter().any(|reward| reward.category == code);
            if exists || code.is_empty() {
                let category = Some(code).filter(|code| !code.is_empty());
                location::push(step, address(PointMallQuery { category, ..PointMallQuery::default() }));
            }
        }
        PointMallEvent::LogIn => {
            let address = Route::to(model.location.route.screen.clone()).address();
            session::pass(model, step, account::gate(model.session.account()), ResumeAfterLogin::Page(address));
        }
        PointMallEvent::Quantity(quantity) => redeem::choose(model, quantity),
        PointMallEvent::Redeem { recipient, phone, address, contact, payment_password } => {
            let typed = redeem::Typed { recipient, phone, address, contact };
            redeem::send(model, step, typed, &payment_password.trimmed());
        }
        PointMallEvent::Edited(field) => redeem::edited(model, field),
        PointMallEvent::Another => redeem::begin_again(model),
        PointMallEvent::ConvertTyped(text) => convert::typed(model, text),
        PointMallEvent::Convert(payment_password) => convert::send(model, step, &payment_password.trimmed()),
        PointMallEvent::ConvertEdited => convert::edited(model),
        PointMallEvent::Status(status) => history::narrow(model, step, status),
        PointMallEvent::More => history::more(model, step),
        PointMallEvent::Retry => retry(model, step),
    }
}

fn address(query: PointMallQuery) -> String {
    Route::to(Screen::PointMall(query)).address()
}

fn rewards(model: &Model) -> &[PointReward] {
    model.point_mall.rewards.ready().map(|value| value.list.as_slice()).unwrap_or_default()
}

/// Another reward, or the page of what was redeemed: what was begun belongs to the former one.
fn follow_query(model: &mut Model, step: &mut Step, before: &PointMallQuery) {
    let Screen::PointMall(now) = &model.location.route.screen else { return };
    let (another, opened) = (before.reward != now.reward, now.history && !before.history);
    if another {
        model.point_mall.redeem = redeem::Form::default();
    }
    if opened {
        history::load(model, step);
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if is_shown(model) => match &previous.screen {
            Screen::PointMall(before) => follow_query(model, step, &before.clone()),
            _ => enter(model, step),
        },
        DomainEvent::CashierChanged | DomainEvent::OutcomeFound if is_shown(model) && may_redeem(model) => {
            load_points(model, step);
            history::refresh(model, step);
        }
        DomainEvent::LoggedIn | DomainEvent::LoggedOut => on_member_changed(model, step),
        DomainEvent::LanguageChanged | DomainEvent::SiteChanged => reload(model, step),
        _ => {}
    }
}
