//! Slices `pointMall` (what points buy, redeeming and converting them) and `redemptions` (what was redeemed).

use super::{FilterOption, LoadStatus, Moment, PinView, Problem, Text};
use crate::domain::points::RedemptionStatus;
use crate::event::{RedeemField, UiEvent};
use serde::Serialize;

/// The points mall.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PointMallView {
    /// Where the list stands.
    pub status: LoadStatus,
    /// Categories that have rewards, all of them first.
    pub categories: Vec<FilterOption>,
    /// Rewards that fit.
    pub rewards: Vec<RewardCard>,
    /// A category is chosen.
    pub filtered: bool,
    /// The reward that the address names.
    pub chosen: Option<RewardDetail>,
    /// The address names a reward that there is not.
    pub unknown: bool,
    /// Where the rules stand.
    pub rules_status: LoadStatus,
    /// How points are earned, what they are worth and how long they last, a sentence each; none where nothing makes points.
    pub rules: Vec<Text>,
    /// The member's points; nothing for a visitor and until known.
    pub balance: Option<Text>,
    /// Converting points into money; nothing where that is not offered.
    pub convert: Option<ConvertPointsView>,
    /// Address of what was redeemed; nothing for who has no account.
    pub history: Option<String>,
    /// The page of what was redeemed shows.
    pub shows_history: bool,
    /// The visitor can log in here.
    pub log_in: bool,
}

/// A reward as a card.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RewardCard {
    /// Reward id.
    pub key: String,
    /// Name, plain text.
    pub name: String,
    /// Name of the category.
    pub category: Text,
    /// Picture, 2:1.
    pub image: String,
    /// Price.
    pub price: Text,
    /// How many are left; nothing without a bound.
    pub stock: Option<Text>,
    /// None is left.
    pub sold_out: bool,
    /// Address that shows it.
    pub href: String,
}

/// The reward that the address names.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RewardDetail {
    /// The reward.
    pub card: RewardCard,
    /// What it is, plain text.
    pub description: String,
    /// What it is worth; nothing for a thing.
    pub worth: Option<Text>,
    /// What bounds it: how many for each member, from which rank on.
    pub bounds: Vec<Text>,
    /// What is needed to redeem it.
    pub need: Text,
    /// The form that redeems it, while it can be.
    pub form: Option<RedeemForm>,
    /// It was redeemed just now.
    pub done: Option<RedeemDone>,
    /// Address of the list.
    pub back: String,
}

/// The form of a redemption.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RedeemForm {
    /// How many.
    pub quantity: u32,
    /// The most that can be redeemed now.
    pub most: u32,
    /// What all of them cost.
    pub total: Text,
    /// What is asked for, in order. It is uncontrolled: what is typed stands in no slice.
    pub inputs: Vec<RedeemInput>,
    /// What that is kept for.
    pub purpose: Text,
    /// The payment password; nothing where there is none yet.
    pub pin: Option<PinView>,
    /// Address of the page that sets and recovers the payment password.
    pub security: String,
    /// Why nothing was redeemed.
    pub problem: Option<Problem>,
    /// The input that a refusal is about.
    pub refused: Option<RedeemField>,
    /// Counts refusals.
    pub refusals: u32,
    /// It is on its way, or its outcome is asked for.
    pub busy: bool,
}

/// An input of the form.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RedeemInput {
    /// Which one.
    pub field: RedeemField,
    /// Label.
    pub label: Text,
    /// What is wrong with it.
    pub error: Option<Text>,
}

/// What was redeemed just now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RedeemDone {
    /// That it was.
    pub sentence: Text,
    /// Its number.
    pub order_no: String,
    /// Address of all that was redeemed.
    pub history: String,
    /// Back to the form.
    pub another: UiEvent,
}

/// Converting points into money.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ConvertPointsView {
    /// Least, step, what is left of the day, what must be staked: a sentence each.
    pub terms: Vec<Text>,
    /// Why none can be converted now.
    pub closed: Option<Text>,
    /// The points that were typed.
    pub value: String,
    /// What they give; nothing while they do not convert.
    pub gives: Option<Text>,
    /// What is wrong with them.
    pub error: Option<Text>,
    /// The payment password; nothing where there is none yet.
    pub pin: Option<PinView>,
    /// Address of the page that sets and recovers the payment password.
    pub security: String,
    /// Why nothing was converted.
    pub problem: Option<Problem>,
    /// What was converted just now.
    pub done: Option<Text>,
    /// The refusal is about the points, else about the payment password.
    pub wrong_points: bool,
    /// Counts refusals.
    pub refusals: u32,
    /// It is on its way, or its outcome is asked for.
    pub busy: bool,
}

/// What was redeemed.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RedemptionsView {
    /// Where the list stands.
    pub status: LoadStatus,
    /// By how it stands: all first.
    pub states: Vec<FilterOption>,
    /// A state is chosen.
    pub narrowed: bool,
    /// Redemptions, latest first.
    pub list: Vec<RedemptionItem>,
    /// Fetches what was redeemed earlier; nothing at the end.
    pub more: Option<UiEvent>,
    /// That is under way.
    pub loading: bool,
    /// Why it did not come.
    pub problem: Option<Problem>,
    /// The visitor can log in here.
    pub log_in: bool,
    /// Address of the mall.
    pub back: String,
}

/// A redemption.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RedemptionItem {
    /// Its id.
    pub key: String,
    /// The reward, and how many.
    pub title: String,
    /// Name of the category.
    pub category: Text,
    /// Picture of the reward; empty where it is not there any more.
    pub image: String,
    /// How far it has come, in words.
    pub status: Text,
    /// How far it has come, for its colour.
    pub tone: RedemptionStatus,
    /// Points that were taken, or are back.
    pub points: Text,
    /// Its number.
    pub order_no: String,
    /// When it was asked for.
    pub applied_at: Option<Moment>,
    /// When it changed last; nothing where it never did.
    pub updated_at: Option<Moment>,
    /// Words of the operator.
    pub reason: Option<String>,
    /// Who gets the parcel.
    pub recipient: Option<String>,
    /// The telephone number.
    pub phone: Option<String>,
    /// Where the parcel goes.
    pub address: Option<String>,
    /// Who brings the parcel.
    pub courier: Option<String>,
    /// What the courier calls it.
    pub tracking_no: Option<String>,
    /// The code that it gave.
    pub voucher_code: Option<String>,
}
