//! Names of bonuses: each is called after its promotion, reward, mission or leaderboard, in the reader's language.

use std::collections::{BTreeMap, BTreeSet};

use lumora_core::domain::bonus::BonusKind;
use lumora_core::domain::language::Language;
use platform::store::{Store, StoreError, sql};
use rewards::Titles;

use super::rows::BonusRow;

/// Localized names of what granted the bonuses of a page.
pub(super) struct Names {
    promotions: BTreeMap<String, String>,
    point_rewards: BTreeMap<String, String>,
    rewards: Titles,
    missions: Option<missions::Titles>,
    /// Names of games by their codes.
    games: BTreeMap<String, String>,
}

impl Names {
    /// Reads the names that the rows need.
    ///
    /// # Errors
    /// When the database fails.
    pub(super) async fn of(store: &Store, rows: &[BonusRow], language: Language) -> Result<Self, StoreError> {
        let code = language.code;
        let promotions: BTreeSet<&str> = rows.iter().map(|row| row.promotion_id.as_str()).collect();
        let point_rewards: BTreeSet<&str> = rows.iter().map(|row| row.point_reward_id.as_str()).collect();
        let games: BTreeSet<&str> = rows.iter().flat_map(|row| row.spin_games.split(' ')).collect();
        let has_missions = rows.iter().any(|row| is_of_mission(row.kind()));
        Ok(Self {
            promotions: promotions::deposit_bonus::titles(store, &promotions, code).await?,
            point_rewards: promotions::points::names(store, &point_rewards, code).await?,
            rewards: Titles::of(store, code).await?,
            missions: match has_missions {
                true => Some(missions::Titles::of(store, code).await?),
                false => None,
            },
            games: game_names(store, &games, code).await?,
        })
    }

    /// The name of a bonus; empty where what granted it does not exist any more.
    pub(super) fn get(&self, row: &BonusRow) -> String {
        if let Some(kind) = row.reward_kind() {
            return self.rewards.get(kind, &row.reward_of);
        }
        let kind = row.kind();
        if let Some(titles) = self.missions.as_ref().filter(|_| is_of_mission(kind)) {
            return titles.get(&row.reference);
        }
        let found = match kind {
            _ if !row.point_reward_id.is_empty() => self.point_rewards.get(&row.point_reward_id),
            _ => self.promotions.get(&row.promotion_id),
        };
        found.cloned().unwrap_or_default()
    }
}

impl Names {
    /// The name of a game; its code where the game does not exist any more.
    pub(super) fn game(&self, code: &str) -> String {
        self.games.get(code).cloned().unwrap_or_else(|| code.to_owned())
    }
}

async fn game_names(
    store: &Store,
    codes: &BTreeSet<&str>,
    language: &str,
) -> Result<BTreeMap<String, String>, StoreError> {
    let query = "select coalesce(n.name, g.name) from games g
                 left join game_names n on n.node_id = g.node_id and n.language = $2 where g.game_code = $1";
    let mut names = BTreeMap::new();
    for code in codes.iter().filter(|code| !code.is_empty()) {
        let name = sql::query_scalar(query).bind(code).bind(language).fetch_optional(store.reader()).await?;
        if let Some(name) = name {
            names.insert((*code).to_owned(), name);
        }
    }
    Ok(names)
}

const fn is_of_mission(kind: BonusKind) -> bool {
    matches!(kind, BonusKind::Mission | BonusKind::Leaderboard)
}
