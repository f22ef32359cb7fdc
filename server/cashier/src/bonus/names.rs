//! What bonuses are called: each by what it came by, in the reader's language.

use std::collections::{BTreeMap, BTreeSet};

use lumora_core::domain::bonus::BonusKind;
use lumora_core::domain::language::Language;
use platform::store::{Store, StoreError};
use rewards::Titles;

use super::rows::Row;

/// Names of what the bonuses of a page came by.
pub(super) struct Names {
    promotions: BTreeMap<String, String>,
    point_rewards: BTreeMap<String, String>,
    rewards: Titles,
    missions: Option<missions::Titles>,
}

impl Names {
    /// Reads those that the rows need.
    ///
    /// # Errors
    /// When the database fails.
    pub(super) async fn of(store: &Store, rows: &[Row], language: Language) -> Result<Self, StoreError> {
        let code = language.code;
        let promotions: BTreeSet<&str> = rows.iter().map(|row| row.promotion_id.as_str()).collect();
        let point_rewards: BTreeSet<&str> = rows.iter().map(|row| row.point_reward_id.as_str()).collect();
        let has_missions = rows.iter().any(|row| is_of_mission(row.kind()));
        Ok(Self {
            promotions: promotions::deposit_bonus::titles(store, &promotions, code).await?,
            point_rewards: promotions::points::names(store, &point_rewards, code).await?,
            rewards: Titles::of(store, code).await?,
            missions: match has_missions {
                true => Some(missions::Titles::of(store, code).await?),
                false => None,
            },
        })
    }

    /// That of a bonus; empty where what it came by is no more.
    pub(super) fn get(&self, row: &Row) -> String {
        if let Some(kind) = row.reward_kind() {
            return self.rewards.get(kind, &row.reward_of);
        }
        let kind = row.kind();
        if let Some(titles) = self.missions.as_ref().filter(|_| is_of_mission(kind)) {
            return titles.get(&row.reference);
        }
        let found = match kind {
            BonusKind::Points => self.point_rewards.get(&row.point_reward_id),
            _ => self.promotions.get(&row.promotion_id),
        };
        found.cloned().unwrap_or_default()
    }
}

const fn is_of_mission(kind: BonusKind) -> bool {
    matches!(kind, BonusKind::Mission | BonusKind::Leaderboard)
}
