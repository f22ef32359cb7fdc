//! Slice `memberCentre`: the frame of the member centre (section 2 of the specification, "Member centre").

use super::{CentreGroup, CentrePlace};
use serde::Serialize;

/// The member centre: its entries, and where in it the member is.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MemberCentreView {
    /// The entries, in order.
    pub groups: Vec<CentreGroup>,
    /// What shows beside them, or instead of them where there is no room for both.
    pub place: CentrePlace<MemberSection>,
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
    /// Deposits, and the channels to pay in by.
    Depositv2,
    /// Withdrawals, and the accounts to be paid to.
    Withdraw,
    /// Transfers to the upline.
    TransferUpline,
    /// The betting record, page `personalHistoryCopy`.
    PersonalHistoryCopy,
    /// The account record: every movement of money or points.
    TransactionHistory,
    /// Bonuses, and how far each is staked.
    BonusDetails,
    /// What can be claimed, and the level.
    RewardCenter,
    /// The member's link, and the friends who came by it.
    Referral,
    /// Missions and leaderboards, page `missionLeaderboard`.
    MissionLeaderboard,
    /// Profit and loss by day and product.
    PersonalProfit,
    /// Messages to the member.
    MessageV2,
    /// Play in control: breaks, limits and figures of the member's play.
    FairPlay,
}
