//! A mission as an operator has written it.

use std::collections::BTreeMap;

use lumora_core::domain::fair_play::policy::Policy;
use lumora_core::domain::mission::{MissionKind, MissionPeriod, MissionReward, Window};
use lumora_core::domain::money::Money;
use lumora_core::domain::promotion::RewardKind;
use lumora_core::wire::{Amount, Measure, RewardTerms};
use platform::store::{Store, StoreError, from_row, sql};
use platform::texts::Texts;

use super::KEPT_MS;

const HOUR_MS: i64 = 60 * 60 * 1000;
/// The most missions that a site has.
const MOST: i64 = 500;

const COLUMNS: &str = "id, group_id, kind, period, product, game, target_count, target_amount, in_a_row, currency, reward_type, reward_amount,
    wager_multiplier, after_mission_id, starts_at, ends_at, claim_hours";

/// A mission. Amounts are minor units, times milliseconds.
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
    /// Those that are switched on and not long over, in the operator's order.
    pub(super) async fn list(executor: impl sql::Executor, now_ms: i64) -> Result<Vec<Self>, StoreError> {
        let query = format!(
            "select {COLUMNS} from missions where enabled = 1 and (ends_at is null or ends_at > $1) order by rank, id limit $2"
        );
        sql::query_as(sql::AssertSqlSafe(query)).bind(now_ms - KEPT_MS).bind(MOST).fetch_all(executor).await
    }

    /// The mission with this id; nothing where there is none that is switched on.
    pub(super) async fn find(executor: impl sql::Executor, id: &str) -> Result<Option<Self>, StoreError> {
        let query = format!("select {COLUMNS} from missions where id = $1 and enabled = 1");
        sql::query_as(sql::AssertSqlSafe(query)).bind(id).fetch_optional(executor).await
    }

    /// What it asks for. A word that nobody knows counts as the one that pays for least.
    pub(super) fn kind(&self) -> MissionKind {
        MissionKind::from_name(&self.kind).unwrap_or_default()
    }

    /// How often it begins anew.
    pub(super) fn period(&self) -> MissionPeriod {
        MissionPeriod::from_name(&self.period).unwrap_or_default()
    }

    /// What it gives.
    pub(super) fn reward(&self) -> MissionReward {
        MissionReward::from_name(&self.reward_type).unwrap_or_default()
    }

    pub(super) const fn in_a_row(&self) -> bool {
        self.in_a_row != 0
    }

    /// What must be reached, in what is counted.
    pub(super) fn target(&self) -> i64 {
        let is_money = matches!(self.kind(), MissionKind::BetAmount | MissionKind::Deposit);
        if is_money { self.target_amount } else { self.target_count }
    }

    /// When it runs as a whole.
    pub(super) const fn whole(&self) -> Window {
        Window { from: self.starts_at, until: self.ends_at }
    }

    /// When one of its periods runs.
    pub(super) fn window(&self, period: i64, offset_minutes: i64) -> Window {
        self.period().window(period, self.whole(), offset_minutes)
    }

    /// Until when the reward of a period can be taken.
    pub(super) fn claim_before(&self, window: Window) -> Option<i64> {
        window.until.map(|until| until + self.claim_hours * HOUR_MS)
    }

    /// Whether it concerns a wallet in this currency: where money is counted or paid, in its own.
    pub(super) fn fits(&self, currency: &str) -> bool {
        let is_money = matches!(self.kind(), MissionKind::BetAmount | MissionKind::Deposit);
        self.currency == currency || (!is_money && self.reward() == MissionReward::Points)
    }

    /// Whether the licence lets it be offered.
    pub(super) fn is_allowed(&self, policy: &Policy) -> bool {
        allows(policy, self.kind().is_play(), self.wager_multiplier, &self.product, &self.game)
    }

    /// What it gives, as it travels: staked no more often than the licence allows.
    pub(super) fn reward_item(&self, policy: &Policy) -> RewardTerms {
        reward_item(policy, self.reward(), self.reward_amount, self.wager_multiplier)
    }

    /// So much of what it counts, as it travels.
    pub(super) fn measure(&self, units: i64) -> Measure {
        measure(matches!(self.kind(), MissionKind::BetAmount | MissionKind::Deposit), units)
    }
}

/// Whether a licence lets something be offered that is or is not about play, of a product or game or (where both are empty) of all, and whose reward
/// must be staked so often.
pub fn allows(policy: &Policy, is_play: bool, wager_multiplier: i64, product: &str, game: &str) -> bool {
    let products = if is_play && product.is_empty() && game.is_empty() { usize::MAX } else { 1 };
    policy.allows_promotion(u32::try_from(wager_multiplier).unwrap_or(u32::MAX), products)
}

/// So much of what is counted, never below nothing.
pub(super) fn measure(is_money: bool, units: i64) -> Measure {
    let units = units.max(0);
    match is_money {
        true => Measure { count: 0, amount: Amount(Money(units)) },
        false => Measure { count: u64::try_from(units).unwrap_or(0), amount: Amount::default() },
    }
}

/// A reward as it travels.
pub(super) fn reward_item(policy: &Policy, kind: MissionReward, amount: i64, wager_multiplier: i64) -> RewardTerms {
    let promised = u32::try_from(wager_multiplier).unwrap_or(u32::MAX);
    let wager = if kind == MissionReward::Bonus { policy.capped_wagering(promised) } else { 0 };
    RewardTerms { kind, amount: Amount(Money(amount)), wager }
}

/// The reward as promotions know it, and how often it must be staked.
pub(super) const fn paid_as(kind: MissionReward, wager_multiplier: i64) -> (RewardKind, i64) {
    match kind {
        MissionReward::Cash => (RewardKind::Cash, 0),
        MissionReward::Bonus => (RewardKind::Bonus, wager_multiplier),
        MissionReward::Points => (RewardKind::Points, 0),
    }
}

/// What games are called in a language, by their codes.
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

/// What missions and leaderboards are called in a language.
#[derive(Debug)]
pub struct Titles {
    missions: Texts,
    boards: Texts,
}

impl Titles {
    /// Reads them.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn of(store: &Store, language: &str) -> Result<Self, StoreError> {
        let missions = Texts::of(store, "mission", language).await?;
        Ok(Self { missions, boards: Texts::of(store, "leaderboard", language).await? })
    }

    /// That of the mission or board with this id; empty where it is no more.
    pub fn get(&self, id: &str) -> String {
        let title = self.missions.get(id, "title");
        if title.is_empty() { self.boards.get(id, "title") } else { title }
    }
}
