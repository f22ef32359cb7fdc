//! Rewards of completed missions, as a source.

use futures_util::future::BoxFuture;
use lumora_core::domain::mission::MissionReward;
use lumora_core::domain::reward::{RewardSourceKind, RewardState, RewardUnit};
use lumora_core::wire::{MissionItem, RewardItem};
use platform::http::ApiError;
use platform::store::Connection;

use crate::source::{Claim, RewardContext, RewardSource};

/// Separates mission and period in the id of a reward; ids of missions do not contain it.
const SEPARATOR: char = ':';

/// Source of mission rewards.
#[derive(Debug)]
pub struct AchievedRewards;

impl RewardSource for AchievedRewards {
    fn kinds(&self) -> &'static [RewardSourceKind] {
        &[RewardSourceKind::Mission]
    }

    fn open<'a>(&'a self, context: RewardContext<'a>) -> BoxFuture<'a, Result<Vec<RewardItem>, ApiError>> {
        Box::pin(async move {
            let completed = missions::claimable(context.base, context.member, context.language).await?;
            Ok(completed.into_iter().map(item).collect())
        })
    }

    fn claim<'a>(&'a self, tx: &'a mut Connection, claim: Claim<'a>) -> BoxFuture<'a, Result<(), ApiError>> {
        Box::pin(async move {
            let (mission, period) = read_id(claim.id).ok_or_else(|| ApiError::not_found("reward"))?;
            missions::claim_reward(tx, claim.member, (mission, period), claim.now_ms).await
        })
    }
}

fn read_id(id: &str) -> Option<(&str, i64)> {
    let (mission, period) = id.split_once(SEPARATOR)?;
    Some((mission, period.parse().ok()?))
}

fn item(mission: MissionItem) -> RewardItem {
    RewardItem {
        kind: RewardSourceKind::Mission,
        title: mission.title,
        unit: if mission.reward.kind == MissionReward::Points { RewardUnit::Points } else { RewardUnit::Money },
        amount: mission.reward.amount,
        wager_multiplier: mission.reward.wager,
        state: RewardState::Claimable,
        claimable_until: mission.claim_before,
        id: format!("{}{SEPARATOR}{}", mission.mission_id, mission.period_id),
        ..RewardItem::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_names_a_mission_and_its_period_or_is_none() {
        assert_eq!(read_id("first-deposit:20778"), Some(("first-deposit", 20_778)));
        for id in ["", "first-deposit", "first-deposit:", "first-deposit:x"] {
            assert_eq!(read_id(id), None, "{id}");
        }
    }
}
