//! Slice `invitations`: the member's link, the plan, and the friends who came by it (section 2, page `referral`).

use super::{LoadStatus, MoneyFact, Problem, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// The page `referral` of the member centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct InvitationsView {
    /// The link and the plan are there, under way, or could not be had.
    pub status: LoadStatus,
    /// Name of the brand, for what is shared.
    pub brand: String,
    /// The member's link; `null` until it is there, and where nothing is offered to the member.
    pub link: Option<InvitationLink>,
    /// The plan that counts for who signs up now; `null` where none does.
    pub plan: Option<InvitationPlan>,
    /// How many friends there are, and what was granted for them.
    pub facts: Vec<MoneyFact>,
    /// What the member was promised by whose link the member came; `null` where nothing was.
    pub own: Option<OwnInvitation>,
    /// The list of friends.
    pub friends: InvitedFriends,
    /// Address of the page where rewards are claimed.
    pub rewards_href: String,
}

/// The link that a member shares.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct InvitationLink {
    /// The whole address, to be shared.
    pub address: String,
    /// The path that it leads to on this site.
    pub href: String,
}

/// The plan of rewards for friends, in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct InvitationPlan {
    /// Name of the plan.
    pub title: Text,
    /// What a friend has to do, in order.
    pub steps: Vec<Text>,
    /// What the member gets, by the number of friends.
    pub gives: Vec<Text>,
    /// The terms that bound what is given.
    pub terms: Vec<Text>,
}

/// What the member was promised when the member came by a friend's link.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OwnInvitation {
    /// The state of the promise, in a sentence.
    pub text: Text,
    /// How often the gift must be staked; `null` where nothing is given any more.
    pub rule: Option<Text>,
    /// What is asked for it, and how much of it is done; empty where that counts no more.
    pub needs: Vec<MoneyFact>,
}

/// The list of friends whom a member has brought.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct InvitedFriends {
    /// The list is there, under way, or could not be had.
    pub status: LoadStatus,
    /// The friends; who signed up last stands first.
    pub lines: Vec<InvitedFriend>,
    /// Event that fetches further friends; `null` at the end.
    pub more: Option<UiEvent>,
    /// Further friends are being fetched.
    pub loading: bool,
    /// Why fetching further friends failed.
    pub problem: Option<Problem>,
}

/// A friend whom the member has brought.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct InvitedFriend {
    /// Id of the line.
    pub key: String,
    /// The first letters of the account name.
    pub account: String,
    /// What became of the friend, in a word or two.
    pub state: Text,
    /// The friend counts towards the reward.
    pub counts: bool,
    /// More about the state, with the time that matters.
    pub about: Text,
    /// What was granted for the friend, if anything, and as which friend in number; `null` until the friend counts.
    pub earned: Option<Text>,
}
