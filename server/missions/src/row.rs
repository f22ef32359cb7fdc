//! Rows of missions, as operators have set them up.

use std::collections::BTreeMap;

use lumora_core::domain::fair_play::policy::Policy;
use lumora_core::domain::mission::{MissionKind, MissionPeriod, MissionReward, Window};
use lumora_core::domain::money::Money;
use lumora_core::domain::promotion::RewardKind;
use lumora_core::wire::{Amount, Measure, RewardTerms};
use platform::clock::HOUR_MS;
use platform::store::{Store, StoreError, from_row, sql};
use platform::texts::Texts;

use super::KEPT_MS;

/// Missions of a site, at most.
const MAX_MISSIONS: i64 = 500;

const COLUMNS: &str = "id, group_id, kind, period, product, game, target_count, target_amount, in_a_row, currency, reward_type, reward_amount,
    wager_multiplier, after_mission_id, starts_at, ends_at, claim_hours";

/// A row of `missions`. Amounts are minor units, times milliseconds since the epoch (UTC).
#[derive(Debug, Clone)]
pub(super) struct MissionRow {
    pub(super) id: String,
    pub(super) group_id: String,
    kind: String,
    period: String,
    pub(super) product: String,
    pub(super) game: String,
    target_count: i64,
    target_amount: i64,
    in_a_row: i64,
    pub(super) currency: String,
    reward_type: String,
    pub(super) reward_amount: i64,
    pub(super) wager_multiplier: i64,
    pub(super) after_mission_id: String,
    pub(super) starts_at: i64,
    pub(super) ends_at: Option<i64>,
    claim_hours: i64,
}

from_row!(MissionRow {
    id,
    group_id,
    kind,
    period,
    product,
    game,
    target_count,
    target_amount,
    in_a_row,
    currency,
    reward_type,
    reward_amount,
    wager_multiplier,
    after_mission_id,
    starts_at,
    ends_at,
    claim_hours,
});

impl MissionRow {
    /// The enabled missions that have not ended long ago, in the operator's order.
    pub(super) async fn list(executor: impl sql::Executor, now_ms: i64) -> Result<Vec<Self>, StoreError> {
        let query = format!(
            "select {COLUMNS} from missions where enabled = 1 and (ends_at is null or ends_at > $1) order by rank, id limit $2"
        );
        sql::query_as(sql::AssertSqlSafe(query)).bind(now_ms - KEPT_MS).bind(MAX_MISSIONS).fetch_all(executor).await
    }

    /// The enabled mission with this id.
    pub(super) async fn find(executor: impl sql::Executor, id: &str) -> Result<Option<Self>, StoreError> {
        let query = format!("select {COLUMNS} from missions where id = $1 and enabled = 1");
        sql::query_as(sql::AssertSqlSafe(query)).bind(id).fetch_optional(executor).await
    }

    /// What the mission asks for. An unknown word is read as the kind that pays for the least.
    pub(super) fn kind(&self) -> MissionKind {
        MissionKind::from_name(&self.kind).unwrap_or_default()
    }

    /// How often a new period begins.
    pub(super) fn period(&self) -> MissionPeriod {
        MissionPeriod::from_name(&self.period).unwrap_or_default()
    }

    /// Kind of the reward.
    pub(super) fn reward(&self) -> MissionReward {
        MissionReward::from_name(&self.reward_type).unwrap_or_default()
    }

    pub(super) const fn in_a_row(&self) -> bool {
        self.in_a_row != 0
    }

    /// The target in the unit that is counted: minor units, or a number.
    pub(super) fn target(&self) -> i64 {
        let is_money = matches!(self.kind(), MissionKind::BetAmount | MissionKind::Deposit);
        if is_money { self.target_amount } else { self.target_count }
    }

    /// The whole time in which the mission runs.
    pub(super) const fn whole(&self) -> Window {
        Window { from: self.starts_at, until: self.ends_at }
    }

    /// The time of one of its periods.
    pub(super) fn window(&self, period: i64, offset_minutes: i64) -> Window {
        self.period().window(period, self.whole(), offset_minutes)
    }

    /// Deadline for claiming the reward of a period, in milliseconds; `None` for no end.
    pub(super) fn claim_before(&self, window: Window) -> Option<i64> {
        window.until.map(|until| until + self.claim_hours * HOUR_MS)
    }

    /// Whether it is open to a wallet in this currency: always in its own, and in others where no money is counted or
    /// paid.
    pub(super) fn fits(&self, currency: &str) -> bool {
        let is_money = matches!(self.kind(), MissionKind::BetAmount | MissionKind::Deposit);
        self.currency == currency || (!is_money && self.reward() == MissionReward::Points)
    }

    /// Whether the licence policy allows it to be offered.
    pub(super) fn is_allowed(&self, policy: &Policy) -> bool {
        allows(policy, self.kind().is_play(), self.wager_multiplier, &self.product, &self.game)
    }

    /// The reward as the wire type, with the wagering requirement capped by the licence policy.
    pub(super) fn reward_item(&self, policy: &Policy) -> RewardTerms {
        reward_item(policy, self.reward(), self.reward_amount, self.wager_multiplier)
    }

    /// An amount of what it counts as the wire type.
    pub(super) fn measure(&self, units: i64) -> Measure {
        measure(matches!(self.kind(), MissionKind::BetAmount | MissionKind::Deposit), units)
    }
}

/// Whether a licence policy allows an offer with this wagering requirement. An offer that counts bets is for one
/// product or game, or (both empty) for all.
pub fn allows(policy: &Policy, is_play: bool, wager_multiplier: i64, product: &str, game: &str) -> bool {
    let products = if is_play && product.is_empty() && game.is_empty() { usize::MAX } else { 1 };
    policy.allows_promotion(u32::try_from(wager_multiplier).unwrap_or(u32::MAX), products)
}

/// An amount or number as the wire type, at least 0.
pub(super) fn measure(is_money: bool, units: i64) -> Measure {
    let units = units.max(0);
    match is_money {
        true => Measure { count: 0, amount: Amount(Money(units)) },
        false => Measure { count: u64::try_from(units).unwrap_or(0), amount: Amount::default() },
    }
}

/// A reward as the wire type, with the wagering requirement capped by the licence policy.
pub(super) fn reward_item(policy: &Policy, kind: MissionReward, amount: i64, wager_multiplier: i64) -> RewardTerms {
    let promised = u32::try_from(wager_multiplier).unwrap_or(u32::MAX);
    let wager = if kind == MissionReward::Bonus { policy.capped_wagering(promised) } else { 0 };
    RewardTerms { kind, amount: Amount(Money(amount)), wager }
}

/// The reward in terms of promotions, with its wagering requirement.
pub(super) const fn promotion_reward(kind: MissionReward, wager_multiplier: i64) -> (RewardKind, i64) {
    match kind {
        MissionReward::Cash => (RewardKind::Cash, 0),
        MissionReward::Bonus => (RewardKind::Bonus, wager_multiplier),
        MissionReward::Points => (RewardKind::Points, 0),
    }
}

/// Names of games in a language, by their codes.
pub(super) async fn game_names(
    store: &Store,
    codes: impl Iterator<Item = &str>,
    language: &str,
) -> Result<BTreeMap<String, String>, StoreError> {
    let mut names = BTreeMap::new();
    for code in codes.filter(|code| !code.is_empty()) {
        let query = "select coalesce(n.name, g.name) from games g
             left join game_names n on n.node_id = g.node_id and n.language = $2 where g.game_code = $1";
        let name: Option<String> =
            sql::query_scalar(query).bind(code).bind(language).fetch_optional(store.reader()).await?;
        names.insert(code.to_owned(), name.unwrap_or_else(|| code.to_owned()));
    }
    Ok(names)
}

/// Titles of missions and leaderboards in a language.
#[derive(Debug)]
pub struct Titles {
    missions: Texts,
    boards: Texts,
}

impl Titles {
    /// Reads all titles in a language.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn of(store: &Store, language: &str) -> Result<Self, StoreError> {
        let missions = Texts::of(store, "mission", language).await?;
        Ok(Self { missions, boards: Texts::of(store, "leaderboard", language).await? })
    }

    /// Title of the mission or board with this id; empty where it was deleted.
    pub fn get(&self, id: &str) -> String {
        let title = self.missions.get(id, "title");
        if title.is_empty() { self.boards.get(id, "title") } else { title }
    }
}
