//! Slice `invitations`: the member's link, the plan, and the friends who came by it (section 2, page `referral`).

use super::{LoadStatus, MoneyFact, Problem, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// The page `referral` of the member centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct InvitationsView {
    /// It is there, under way, or could not be had.
    pub status: LoadStatus,
    /// Name of the brand, for what is shared.
    pub brand: String,
    /// The member's link; `null` until it is there, and where nothing is offered to the member.
    pub link: Option<InvitationLink>,
    /// The plan that counts for who signs up now; `null` where none does.
    pub plan: Option<InvitationPlan>,
    /// Friends, and what was granted for them.
    pub facts: Vec<MoneyFact>,
    /// What the member was promised by whose link the member came; `null` where nothing was.
    pub own: Option<OwnInvitation>,
    /// The friends.
    pub friends: InvitedFriends,
    /// Where rewards are claimed.
    pub rewards_href: String,
}

/// The link of a member.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct InvitationLink {
    /// The address, whole.
    pub address: String,
    /// The page that it leads to, on this site.
    pub href: String,
}

/// A plan in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct InvitationPlan {
    /// What it is called.
    pub title: Text,
    /// What a friend does, in order.
    pub steps: Vec<Text>,
    /// What the member gets, by the number of friends.
    pub gives: Vec<Text>,
    /// Under what terms.
    pub terms: Vec<Text>,
}

/// What the member was promised.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OwnInvitation {
    /// Where it stands.
    pub text: Text,
    /// How often it must be staked; `null` where nothing is given any more.
    pub rule: Option<Text>,
    /// What is asked, and how much of it is done; empty where that counts no more.
    pub needs: Vec<MoneyFact>,
}

/// The friends of a member.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct InvitedFriends {
    /// They are there, under way, or could not be had.
    pub status: LoadStatus,
    /// Who signed up last stands first.
    pub lines: Vec<InvitedFriend>,
    /// Fetches what follows; `null` at the end.
    pub more: Option<UiEvent>,
    /// That is under way.
    pub loading: bool,
    /// Why nothing more came.
    pub problem: Option<Problem>,
}

/// A friend.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct InvitedFriend {
    /// Stable key.
    pub key: String,
    /// The first letters of the account name.
    pub account: String,
    /// What became of the friend, in a word or two.
    pub state: Text,
    /// The friend counts.
    pub counts: bool,
    /// Since when, until when, or why.
    pub about: Text,
    /// What was granted for the friend, and as which friend; `null` before.
    pub earned: Option<Text>,
}
