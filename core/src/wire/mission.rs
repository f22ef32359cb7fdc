//! Missions and leaderboards.

use crate::domain::mission::{
    BoardRule, MissionKind, MissionPeriod, MissionReward, MissionState, MissionUnit, ProfileStep,
};
use crate::wire::Amount;
use serde::{Deserialize, Serialize};

/// So much of what is counted: money as an amount, anything else as a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Measure {
    /// Days, bets, wins or steps; 0 where money is counted.
    pub count: u64,
    /// An amount of money; 0.00 where something else is counted.
    pub amount: Amount,
}

/// The reward of a mission or of a place on a board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RewardTerms {
    /// Whether it is money, a bonus that must be staked, or points.
    #[serde(rename = "type")]
    pub kind: MissionReward,
    /// How much it gives; a point is 1.00.
    pub amount: Amount,
    /// Wagering requirement, in times the amount; 0 for none.
    pub wager: u32,
}

/// A step of the account, and whether the member has taken it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ProfileStepItem {
    /// The step of the account.
    pub step: ProfileStep,
    /// The member has taken the step.
    pub done: bool,
}

/// A mission in one of its periods, as it stands for the member.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct MissionItem {
    /// Id of the mission.
    pub mission_id: String,
    /// Id of the period, which goes along with a claim.
    pub period_id: String,
    /// Id of the group of missions that it stands in; empty for none.
    pub group_id: String,
    /// Title of the mission, in the reader's language, plain text.
    pub title: String,
    /// What is to be done, in the operator's words; may be empty.
    pub description: String,
    /// The kind of the mission: what it asks for.
    #[serde(rename = "type")]
    pub kind: MissionKind,
    /// How often the mission begins anew.
    pub period: MissionPeriod,
    /// Code of the product whose play counts; empty for every one.
    pub product: String,
    /// Code of the game whose play counts; empty for every one.
    pub game: String,
    /// Name of that game.
    pub game_name: String,
    /// The unit that target and progress are counted in.
    pub unit: MissionUnit,
    /// The days have to follow each other.
    pub in_a_row: bool,
    /// What must be reached to complete it.
    pub target: Measure,
    /// What has been reached so far, never below zero.
    pub progress: Measure,
    /// When this period begins, RFC 3339.
    pub start_at: String,
    /// When this period ends, RFC 3339; empty where it has no end.
    pub end_at: String,
    /// When the mission begins anew, RFC 3339; empty where it does not.
    pub reset_at: String,
    /// Ids of the missions whose reward has to be claimed first.
    pub prerequisite: Vec<String>,
    /// Title of the first of them; empty where nothing is waited for.
    pub waits_for: String,
    /// The reward of the mission.
    pub reward: RewardTerms,
    /// The state of the mission.
    pub status: MissionState,
    /// Until when the reward can be claimed, RFC 3339; empty for as long as there is the mission.
    pub claim_before: String,
    /// Days of checking in that follow each other, up to now; of missions that ask for days in a row.
    pub streak: u32,
    /// The steps of the account, for missions that ask for them.
    pub steps: Vec<ProfileStepItem>,
}

/// Value of `GET /wps/relay/MCSFE_getMissionSummaryDetails`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct MissionSummaryValue {
    /// In the operator's order; one of an earlier period, whose reward waits, before that of now.
    pub missions: Vec<MissionItem>,
    /// How many rewards wait to be claimed.
    pub claimable: u32,
    /// The member has checked in today.
    pub checked_in: bool,
    /// Days in a row on which the member has checked in, up to today or yesterday.
    pub streak: u32,
    /// When the next day begins, RFC 3339: days are the operator's.
    pub next_day_at: String,
    /// Minutes that the operator's days are ahead of UTC.
    pub utc_offset_minutes: i16,
}

/// Body of `POST /wps/relay/MCSFE_claimMission`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ClaimMissionRequest {
    /// Id of the mission.
    pub mission_id: String,
    /// Id of the period of the mission.
    pub period_id: String,
}

/// A place of a board, and who has it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct LeaderboardRow {
    /// Number of the place, from 1; equal scores share one.
    pub rank: u32,
    /// Account name, mostly hidden.
    pub account: String,
    /// The score that was counted.
    pub score: Measure,
    /// What it wins, or would win if the board closed now: 0.00 for nothing.
    pub prize: Amount,
    /// The place is the caller's own.
    pub mine: bool,
}

/// A board in one of its periods, with its places.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct LeaderboardRound {
    /// When the period began, RFC 3339.
    pub start_at: String,
    /// When the period ends, RFC 3339; empty where it has no end.
    pub end_at: String,
    /// When what counts was settled for good, RFC 3339; empty before.
    pub closed_at: String,
    /// The first places, with who has them.
    pub rows: Vec<LeaderboardRow>,
    /// The caller's place; 0 for none.
    pub my_rank: u32,
    /// The score of the caller.
    pub my_score: Measure,
    /// The prize that the caller wins, or would win if the board closed now.
    pub my_prize: Amount,
}

/// A leaderboard: what it counts, what it gives, and its periods.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct LeaderboardItem {
    /// Id of the board.
    pub board_id: String,
    /// Title of the board, in the reader's language, plain text.
    pub title: String,
    /// What the board is about, in the operator's words; may be empty.
    pub description: String,
    /// What the board counts.
    pub rule: BoardRule,
    /// How often the board begins anew.
    pub period: MissionPeriod,
    /// Code of the product whose play counts; empty for every one.
    pub product: String,
    /// Code of the game whose play counts; empty for every one.
    pub game: String,
    /// Name of that game.
    pub game_name: String,
    /// The scores are money.
    pub money: bool,
    /// The least score that has a place.
    pub least: Measure,
    /// The reward of the first place; of the others by `prizes`.
    pub reward: RewardTerms,
    /// The prizes, from the first place on.
    pub prizes: Vec<Amount>,
    /// Hours between the end and the close, in which corrections still count.
    pub close_hours: u32,
    /// The period that runs; nothing where none does.
    pub current: Option<LeaderboardRound>,
    /// The period before that, or the last one; nothing where there was none.
    pub last: Option<LeaderboardRound>,
}

/// Value of `GET /wps/relay/MCSFE_getMissionLeaderboard`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct MissionLeaderboardValue {
    /// The boards, in the operator's order.
    pub boards: Vec<LeaderboardItem>,
    /// When the boards were read, RFC 3339.
    pub updated_at: String,
    /// Minutes that the operator's days are ahead of UTC.
    pub utc_offset_minutes: i16,
}
