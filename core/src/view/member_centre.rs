//! Slice `memberCentre`: the frame of the member centre (section 2 of the specification, "Member centre").

use super::Text;
use serde::Serialize;

/// The member centre: its entries, and where in it the member is.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MemberCentreView {
    /// The entries, in order.
    pub groups: Vec<CentreGroup>,
    /// What shows beside them, or instead of them where there is no room for both.
    pub place: CentrePlace,
}

/// Entries that belong together.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CentreGroup {
    /// Stable key.
    pub key: &'static str,
    /// What they have in common.
    pub label: Text,
    /// In order.
    pub entries: Vec<CentreEntry>,
}

/// An entry of the centre's list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CentreEntry {
    /// Page key of section 2, such as `securityCenter`; also names the icon.
    pub key: &'static str,
    /// What it says.
    pub label: Text,
    /// Where it leads.
    pub href: String,
    /// Its page shows.
    pub current: bool,
    /// How many things wait there, as a badge shows it; empty when none, or where nothing is counted.
    pub badge: String,
}

/// Where in the centre the member is.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum CentrePlace {
    /// Not in the centre.
    #[default]
    Closed,
    /// At the list of its pages.
    Menu,
    /// At one of its pages.
    Page(CentrePage),
}

/// A page of the centre.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CentrePage {
    /// Page key of section 2.
    pub key: &'static str,
    /// Its title.
    pub title: Text,
    /// The section that stands under the title, loaded on demand.
    pub section: MemberSection,
    /// What it is for, in one sentence.
    pub about: Text,
}

/// The sections of the member centre. Each is a folder of the views, loaded on demand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum MemberSection {
    /// My account: contact details, passkeys, authenticator, sessions.
    SecurityCenter,
    /// My wallet: what there is, what may leave, and why.
    TransferFund,
    /// Deposits.
    Depositv2,
    /// Withdrawals.
    Withdraw,
    /// Transfers to the upline.
    TransferUpline,
    /// The betting record.
    PersonalHistoryCopy,
    /// The account record.
    TransactionHistory,
    /// Bonuses.
    BonusDetails,
    /// What can be claimed, and the level.
    RewardCenter,
    /// Inviting friends.
    Referral,
    /// Missions and leaderboards.
    MissionLeaderboard,
    /// Profit and loss.
    PersonalProfit,
    /// Messages to the member.
    MessageV2,
    /// Play in control.
    FairPlay,
}
