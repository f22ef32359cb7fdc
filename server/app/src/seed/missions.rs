//! Missions and leaderboards of the sample operator.

use serde::Deserialize;

use super::SeedError;
use super::accounts::CURRENCY;
use super::bulk::Bulk;
use super::content::add_text;
use super::data::{Text, parse};
use platform::clock::DAY_MS;

/// How long before the seeding they started, in milliseconds, so that the sample members' play counts.
const RUNNING_MS: i64 = 45 * DAY_MS;

/// The content of `missions.json`.
#[derive(Deserialize)]
struct File {
    missions: Vec<Mission>,
    boards: Vec<Board>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Mission {
    id: String,
    group: String,
    kind: String,
    period: String,
    #[serde(default)]
    product: String,
    #[serde(default)]
    count: i64,
    /// Target amount in minor units.
    #[serde(default)]
    amount: i64,
    #[serde(default)]
    in_a_row: bool,
    reward: String,
    /// Amount of the reward: minor units of money, or hundredths of a point.
    gives: i64,
    #[serde(default)]
    wager: i64,
    #[serde(default)]
    after: String,
    #[serde(default)]
    claim_hours: i64,
    title: Text,
    #[serde(default)]
    description: Text,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Board {
    id: String,
    rule: String,
    period: String,
    product: String,
    /// Least valid bets in minor units for a place on the board.
    #[serde(default)]
    least_amount: i64,
    #[serde(default)]
    least_count: i64,
    reward: String,
    /// Prizes by place in minor units, separated by commas.
    prizes: String,
    #[serde(default)]
    wager: i64,
    title: Text,
    description: Text,
}

/// Rows of missions, leaderboards and their texts.
///
/// # Errors
/// When the embedded file is damaged.
pub(super) fn rows(now_ms: i64) -> Result<Vec<Bulk>, SeedError> {
    let file: File = parse("missions.json", include_str!("data/missions.json"))?;
    let mut texts = Bulk::new("texts", &["subject", "id", "field", "language", "body"]);
    let missions = mission_rows(&file.missions, now_ms - RUNNING_MS, &mut texts);
    let boards = board_rows(&file.boards, now_ms - RUNNING_MS, &mut texts);
    Ok(vec![missions, boards, texts])
}

fn mission_rows(missions: &[Mission], starts_at: i64, texts: &mut Bulk) -> Bulk {
    let columns = &[
        "id",
        "group_id",
        "kind",
        "period",
        "product",
        "target_count",
        "target_amount",
        "in_a_row",
        "currency",
        "reward_type",
        "reward_amount",
        "wager_multiplier",
        "after_mission_id",
        "starts_at",
        "claim_hours",
        "rank",
    ];
    let mut rows = Bulk::new("missions", columns);
    for (it, rank) in missions.iter().zip(0_i64..) {
        rows.add([
            it.id.as_str().into(),
            it.group.as_str().into(),
            it.kind.as_str().into(),
            it.period.as_str().into(),
            it.product.as_str().into(),
            it.count.into(),
            it.amount.into(),
            it.in_a_row.into(),
            CURRENCY.into(),
            it.reward.as_str().into(),
            it.gives.into(),
            it.wager.into(),
            it.after.as_str().into(),
            starts_at.into(),
            it.claim_hours.into(),
            rank.into(),
        ]);
        add_text(texts, "mission", &it.id, "title", &it.title);
        add_text(texts, "mission", &it.id, "description", &it.description);
    }
    rows
}

fn board_rows(boards: &[Board], starts_at: i64, texts: &mut Bulk) -> Bulk {
    let columns = &[
        "id",
        "rule",
        "period",
        "product",
        "least_count",
        "least_amount",
        "currency",
        "reward_type",
        "prizes",
        "wager_multiplier",
        "starts_at",
        "rank",
    ];
    let mut rows = Bulk::new("leaderboards", columns);
    for (it, rank) in boards.iter().zip(0_i64..) {
        rows.add([
            it.id.as_str().into(),
            it.rule.as_str().into(),
            it.period.as_str().into(),
            it.product.as_str().into(),
            it.least_count.into(),
            it.least_amount.into(),
            CURRENCY.into(),
            it.reward.as_str().into(),
            it.prizes.as_str().into(),
            it.wager.into(),
            starts_at.into(),
            rank.into(),
        ]);
        add_text(texts, "leaderboard", &it.id, "title", &it.title);
        add_text(texts, "leaderboard", &it.id, "description", &it.description);
    }
    rows
}
