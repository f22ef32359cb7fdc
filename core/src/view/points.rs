//! Slices `pointMall` (what points buy, redeeming and converting them) and `redemptions` (what was redeemed).

use super::{FilterOption, LoadStatus, Moment, PinView, Problem, Text};
use crate::domain::points::RedemptionStatus;
use crate::event::{RedeemField, UiEvent};
use serde::Serialize;

/// The points mall: rewards, the rules of points, and converting them.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PointMallView {
    /// The list is there, under way, or could not be had.
    pub status: LoadStatus,
    /// Categories that have rewards, to narrow the list to; all of them first.
    pub categories: Vec<FilterOption>,
    /// The rewards that the filter lets through.
    pub rewards: Vec<RewardCard>,
    /// A category is chosen.
    pub filtered: bool,
    /// The reward that the address names.
    pub chosen: Option<RewardDetail>,
    /// The address names a reward that there is not.
    pub unknown: bool,
    /// The rules of points are there, under way, or could not be had.
    pub rules_status: LoadStatus,
    /// How points are earned, what they are worth and how long they last, a sentence each; none where nothing makes points.
    pub rules: Vec<Text>,
    /// The member's points; nothing for a visitor and until known.
    pub balance: Option<Text>,
    /// Converting points into money; nothing where that is not offered.
    pub convert: Option<ConvertPointsView>,
    /// Address of the page of redemptions; `null` for whoever has no account.
    pub history: Option<String>,
    /// The page of redemptions shows, in place of the mall.
    pub shows_history: bool,
    /// The visitor can log in here.
    pub log_in: bool,
}

/// A reward as a card.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RewardCard {
    /// Id of the reward.
    pub key: String,
    /// Name of the reward, plain text.
    pub name: String,
    /// Name of the reward's category.
    pub category: Text,
    /// Picture of the reward, 2:1.
    pub image: String,
    /// Price of the reward, in points.
    pub price: Text,
    /// How many are left; nothing without a bound.
    pub stock: Option<Text>,
    /// None of the reward is left.
    pub sold_out: bool,
    /// Address that shows the reward in full.
    pub href: String,
}

/// The reward that the address names, in full.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RewardDetail {
    /// The reward, as its card has it.
    pub card: RewardCard,
    /// What the reward is, plain text.
    pub description: String,
    /// What the reward is worth in money; `null` for a thing.
    pub worth: Option<Text>,
    /// What bounds it: how many for each member, from which rank on, how often it must be staked.
    pub bounds: Vec<Text>,
    /// What the visitor needs to redeem it, or that it can be redeemed.
    pub need: Text,
    /// The form that redeems it; `null` where it can not be redeemed.
    pub form: Option<RedeemForm>,
    /// The redemption that was made just now.
    pub done: Option<RedeemDone>,
    /// Address of the list of rewards.
    pub back: String,
}

/// The form of a redemption.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RedeemForm {
    /// How many are to be redeemed.
    pub quantity: u32,
    /// The most that can be redeemed now.
    pub most: u32,
    /// What all of them cost, in points.
    pub total: Text,
    /// The inputs that the form asks for, in order. They are uncontrolled: what is typed stands in no slice.
    pub inputs: Vec<RedeemInput>,
    /// What the server keeps these for.
    pub purpose: Text,
    /// The input of the payment password; `null` where there is none yet.
    pub pin: Option<PinView>,
    /// Address of the page that sets and recovers the payment password.
    pub security: String,
    /// Why the redemption failed.
    pub problem: Option<Problem>,
    /// The input that the last refusal is about.
    pub refused: Option<RedeemField>,
    /// Counts refusals: another one moves the focus.
    pub refusals: u32,
    /// The redemption is on its way, or its outcome is asked for.
    pub busy: bool,
}

/// An input of the form of a redemption.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RedeemInput {
    /// Which input it is.
    pub field: RedeemField,
    /// Label of the input.
    pub label: Text,
    /// What is wrong with what was typed.
    pub error: Option<Text>,
}

/// The redemption that was made just now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RedeemDone {
    /// What was redeemed and for how many points, in a sentence.
    pub sentence: Text,
    /// Order number of the redemption.
    pub order_no: String,
    /// Address of the page of redemptions.
    pub history: String,
    /// Event that goes back to the form.
    pub another: UiEvent,
}

/// The form that converts points into money.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ConvertPointsView {
    /// The terms, a sentence each: least, step, what is left of the day, what must be staked.
    pub terms: Vec<Text>,
    /// Why no points can be converted now.
    pub closed: Option<Text>,
    /// The points that were typed.
    pub value: String,
    /// The money that they give; `null` while they do not convert.
    pub gives: Option<Text>,
    /// What is wrong with the points.
    pub error: Option<Text>,
    /// The input of the payment password; `null` where there is none yet.
    pub pin: Option<PinView>,
    /// Address of the page that sets and recovers the payment password.
    pub security: String,
    /// Why the conversion failed.
    pub problem: Option<Problem>,
    /// What was converted just now, in a sentence.
    pub done: Option<Text>,
    /// The refusal is about the points, else about the payment password.
    pub wrong_points: bool,
    /// Counts refusals: another one moves the focus.
    pub refusals: u32,
    /// The conversion is on its way, or its outcome is asked for.
    pub busy: bool,
}

/// The page of redemptions: what the member has redeemed.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RedemptionsView {
    /// The list is there, under way, or could not be had.
    pub status: LoadStatus,
    /// Statuses to narrow the list to; all of them first.
    pub states: Vec<FilterOption>,
    /// A state is chosen.
    pub narrowed: bool,
    /// The redemptions that the filter lets through, the latest first.
    pub list: Vec<RedemptionItem>,
    /// Event that fetches earlier redemptions; `null` at the end.
    pub more: Option<UiEvent>,
    /// Earlier redemptions are being fetched.
    pub loading: bool,
    /// Why fetching earlier redemptions failed.
    pub problem: Option<Problem>,
    /// The visitor can log in here.
    pub log_in: bool,
    /// Address of the mall.
    pub back: String,
}

/// A redemption: a reward that points were given for.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RedemptionItem {
    /// Id of the redemption.
    pub key: String,
    /// Name of the reward, and how many.
    pub title: String,
    /// Name of the reward's category.
    pub category: Text,
    /// Picture of the reward; empty where it is not there any more.
    pub image: String,
    /// The status of the redemption, in words.
    pub status: Text,
    /// The status itself, which the view colours by.
    pub tone: RedemptionStatus,
    /// The points that were taken, or given back.
    pub points: Text,
    /// Order number of the redemption.
    pub order_no: String,
    /// When the redemption was asked for.
    pub applied_at: Option<Moment>,
    /// When its status changed last; `null` where it never did.
    pub updated_at: Option<Moment>,
    /// The operator's words about it.
    pub reason: Option<String>,
    /// Name of who gets the parcel.
    pub recipient: Option<String>,
    /// Telephone number that the member gave.
    pub phone: Option<String>,
    /// Address that the parcel goes to.
    pub address: Option<String>,
    /// Name of the courier who brings the parcel.
    pub courier: Option<String>,
    /// Number by which the courier follows the parcel.
    pub tracking_no: Option<String>,
    /// The voucher code that the redemption gave.
    pub voucher_code: Option<String>,
}
