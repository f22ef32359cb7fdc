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
    /// Money; 0.00 where it is not.
    pub amount: Amount,
}

/// What a mission or a place gives.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RewardTerms {
    /// Money or points.
    #[serde(rename = "type")]
    pub kind: MissionReward,
    /// How much; a point is 1.00.
    pub amount: Amount,
    /// How often it must be staked before it may leave; 0 for never.
    pub wager: u32,
}

/// A step of the account, and whether it was made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ProfileStepItem {
    /// Which.
    pub step: ProfileStep,
    /// It was made.
    pub done: bool,
}

/// A mission in one of its periods, as it stands for the member.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct MissionItem {
    /// Names the mission.
    pub mission_id: String,
    /// Names the period: goes along with a claim.
    pub period_id: String,
    /// What stands together; empty for none.
    pub group_id: String,
    /// What it is called, in the reader's language, plain text.
    pub title: String,
    /// What is to be done, in the operator's words; may be empty.
    pub description: String,
    /// What it asks for.
    #[serde(rename = "type")]
    pub kind: MissionKind,
    /// How often it begins anew.
    pub period: MissionPeriod,
    /// Code of the product whose play counts; empty for every one.
    pub product: String,
    /// Code of the game whose play counts; empty for every one.
    pub game: String,
    /// What that game is called.
    pub game_name: String,
    /// What target and progress count.
    pub unit: MissionUnit,
    /// Days have to follow each other.
    pub in_a_row: bool,
    /// What must be reached.
    pub target: Measure,
    /// What has been, never below nothing.
    pub progress: Measure,
    /// When this period of it begins, RFC 3339.
    pub start_at: String,
    /// When it ends, RFC 3339; empty where it has no end.
    pub end_at: String,
    /// When it begins anew, RFC 3339; empty where it does not.
    pub reset_at: String,
    /// Missions whose reward has to be taken first.
    pub prerequisite: Vec<String>,
    /// What the first of them is called; empty where nothing is waited for.
    pub waits_for: String,
    /// What it gives.
    pub reward: RewardTerms,
    /// How it stands.
    pub status: MissionState,
    /// Until when the reward can be taken, RFC 3339; empty for as long as there is the mission.
    pub claim_before: String,
    /// Days of checking in that follow each other, up to now; of missions that ask for days in a row.
    pub streak: u32,
    /// The steps of the account; of missions that ask for them.
    pub steps: Vec<ProfileStepItem>,
}

/// Value of `GET /wps/relay/MCSFE_getMissionSummaryDetails`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct MissionSummaryValue {
    /// In the operator's order; one of an earlier period, whose reward waits, before that of now.
    pub missions: Vec<MissionItem>,
    /// How many rewards wait.
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
    /// Which mission.
    pub mission_id: String,
    /// Of which of its periods.
    pub period_id: String,
}

/// A place of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct LeaderboardRow {
    /// From 1; equal scores share a place.
    pub rank: u32,
    /// Account, mostly hidden.
    pub account: String,
    /// What was counted.
    pub score: Measure,
    /// What it wins, or would win if the board closed now: 0.00 for nothing.
    pub prize: Amount,
    /// It is the caller's own.
    pub mine: bool,
}

/// A board in one of its periods.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct LeaderboardRound {
    /// When it began, RFC 3339.
    pub start_at: String,
    /// When it ends, RFC 3339; empty where it has no end.
    pub end_at: String,
    /// When what counts was settled for good, RFC 3339; empty before.
    pub closed_at: String,
    /// The first places.
    pub rows: Vec<LeaderboardRow>,
    /// The caller's place; 0 for none.
    pub my_rank: u32,
    /// The caller's score.
    pub my_score: Measure,
    /// What the caller wins, or would win if the board closed now.
    pub my_prize: Amount,
}

/// A board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct LeaderboardItem {
    /// Names it.
    pub board_id: String,
    /// What it is called, in the reader's language, plain text.
    pub title: String,
    /// What it is about, in the operator's words; may be empty.
    pub description: String,
    /// What it counts.
    pub rule: BoardRule,
    /// How often it begins anew.
    pub period: MissionPeriod,
    /// Code of the product whose play counts; empty for every one.
    pub product: String,
    /// Code of the game whose play counts; empty for every one.
    pub game: String,
    /// What that game is called.
    pub game_name: String,
    /// Scores are money.
    pub money: bool,
    /// What a score must reach to have a place.
    pub least: Measure,
    /// What places give: of the first prize.
    pub reward: RewardTerms,
    /// The prizes, from the first place on.
    pub prizes: Vec<Amount>,
    /// Hours between the end and the close, in which corrections still count.
    pub close_hours: u32,
    /// The period that runs; nothing where none does.
    pub current: Option<LeaderboardRound>,
    /// The one before that, or the last; nothing where there was none.
    pub last: Option<LeaderboardRound>,
}

/// Value of `GET /wps/relay/MCSFE_getMissionLeaderboard`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct MissionLeaderboardValue {
    /// In the operator's order.
    pub boards: Vec<LeaderboardItem>,
    /// When this was so, RFC 3339.
    pub updated_at: String,
    /// Minutes that the operator's days are ahead of UTC.
    pub utc_offset_minutes: i16,
}
