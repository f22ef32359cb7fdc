//! Rows of promotions, joined with a member's state in them.

use games::free_spins::FreeSpinsTerms;
use lumora_core::domain::money::Money;
use lumora_core::domain::promotion::{Mode, Promotion, RewardKind, State, Windows, status};
use lumora_core::wire::{Amount, PromotionItem, PromotionReward};

use super::filled_texts::{FilledTexts, grouped};
use platform::clock::{DAY_MS, rfc3339};
use platform::store::{StoreError, from_row, sql};
use protection::policy;

/// Selects promotions; `$1` is the member's id, empty for a visitor.
const SELECT: &str = "select p.id, p.category, p.image_url, p.mobile_url, p.starts_at, p.ends_at, p.sign_up_from, p.sign_up_to,
    p.apply_mode, p.reward_type, p.reward_amount, p.reward_currency, p.wager_multiplier, p.draws, p.images_min, p.level_min,
    p.stock, p.featured, p.deposit_percent, p.deposit_least, p.first_deposit, p.products, p.spin_games, p.spins, p.spin_value, p.spin_max_win, p.spin_days,
    coalesce((select value from site_settings where name = 'licence_policy'), '') as policy,
    case when p.first_deposit = 1 and exists (select 1 from paid_in_members m where m.member_id = $1) then 1 else 0 end as excluded,
    s.state, s.applied_at, s.reviewed_at, s.reason, s.remark
    from promotions p left join promotion_states s on s.promotion_id = p.id and s.member_id = $1";
/// Promotions in the list, at most.
const MAX_LISTED: i64 = 100;

/// A promotion with the member's state in it. Amounts are minor units, times milliseconds since the epoch (UTC).
#[derive(Debug, Clone)]
pub(super) struct PromotionRow {
    pub(super) id: String,
    category: String,
    image_url: String,
    mobile_url: String,
    starts_at: i64,
    pub(super) ends_at: Option<i64>,
    sign_up_from: Option<i64>,
    pub(super) sign_up_to: Option<i64>,
    apply_mode: String,
    reward_type: String,
    pub(super) reward_amount: i64,
    pub(super) reward_currency: String,
    pub(super) wager_multiplier: i64,
    pub(super) draws: i64,
    pub(super) images_min: i64,
    pub(super) level_min: i64,
    pub(super) stock: Option<i64>,
    featured: i64,
    pub(super) deposit_percent: i64,
    pub(super) deposit_least: i64,
    first_deposit: i64,
    /// Codes of the products that must be played for it, separated by blanks.
    products: String,
    spin_games: String,
    spins: i64,
    spin_value: i64,
    spin_max_win: i64,
    spin_days: i64,
    /// Id of the operator's licence policy.
    policy: String,
    excluded: i64,
    state: Option<String>,
    pub(super) applied_at: Option<i64>,
    pub(super) reviewed_at: Option<i64>,
    pub(super) reason: Option<String>,
    pub(super) remark: Option<String>,
}

from_row!(PromotionRow {
    id,
    category,
    image_url,
    mobile_url,
    starts_at,
    ends_at,
    sign_up_from,
    sign_up_to,
    apply_mode,
    reward_type,
    reward_amount,
    reward_currency,
    wager_multiplier,
    draws,
    images_min,
    level_min,
    stock,
    featured,
    deposit_percent,
    deposit_least,
    first_deposit,
    products,
    spin_games,
    spins,
    spin_value,
    spin_max_win,
    spin_days,
    policy,
    excluded,
    state,
    applied_at,
    reviewed_at,
    reason,
    remark,
});

fn moment(ms: i64) -> u64 {
    u64::try_from(ms).unwrap_or(0)
}

fn optional_time(ms: Option<i64>) -> String {
    ms.map(rfc3339).unwrap_or_default()
}

impl PromotionRow {
    /// The listed promotions, in the operator's order: enabled and allowed by the licence; ended ones only if the
    /// member took part or they ended within the last 30 days.
    pub(super) async fn list(
        executor: impl sql::Executor,
        member_id: &str,
        now_ms: i64,
    ) -> Result<Vec<Self>, StoreError> {
        const KEPT_MS: i64 = 30 * DAY_MS;
        let query = format!(
            "{SELECT} where p.enabled = 1 and (p.ends_at is null or p.ends_at > $2 or s.state is not null)
             order by p.rank, p.id limit $3"
        );
        // The SQL is assembled from constants of this module; all values are bound.
        let query = sql::query_as(sql::AssertSqlSafe(query)).bind(member_id).bind(now_ms - KEPT_MS).bind(MAX_LISTED);
        let rows: Vec<Self> = query.fetch_all(executor).await?;
        Ok(rows.into_iter().filter_map(Self::within_licence).collect())
    }

    /// The promotion with this id; `None` for an unknown or disabled one, or one that the licence forbids.
    pub(super) async fn find(
        executor: impl sql::Executor,
        member_id: &str,
        id: &str,
    ) -> Result<Option<Self>, StoreError> {
        let query = format!("{SELECT} where p.id = $2 and p.enabled = 1");
        let query = sql::query_as(sql::AssertSqlSafe(query)).bind(member_id).bind(id);
        let row: Option<Self> = query.fetch_optional(executor).await?;
        Ok(row.and_then(Self::within_licence))
    }

    /// The promotion, if the licence allows it. A member who takes part keeps a forbidden one, with the wagering
    /// requirement capped to the licence's maximum.
    fn within_licence(self) -> Option<Self> {
        let policy = policy::of(&self.policy);
        let wagering = u32::try_from(self.wager_multiplier).unwrap_or(u32::MAX);
        if policy.allows_promotion(wagering, self.products.split_whitespace().count()) {
            return Some(self);
        }
        let wager_multiplier = i64::from(policy.capped_wagering(wagering));
        self.state.is_some().then_some(Self { wager_multiplier, ..self })
    }

    /// The promotion with this id, also a disabled one, without a member's state.
    pub(super) async fn find_any(executor: impl sql::Executor, id: &str) -> Result<Option<Self>, StoreError> {
        let query = format!("{SELECT} where p.id = $2");
        sql::query_as(sql::AssertSqlSafe(query)).bind("").bind(id).fetch_optional(executor).await
    }

    /// When it begins, in milliseconds since the epoch (UTC).
    pub(super) const fn starts_at(&self) -> i64 {
        self.starts_at
    }

    /// Whether it has ended.
    pub(super) fn is_over(&self, now_ms: i64) -> bool {
        self.ends_at.is_some_and(|end| end <= now_ms)
    }

    /// The rules that its status follows from. Unknown words are read as the mode and reward that promise least.
    pub(super) fn rules(&self) -> Promotion {
        Promotion {
            mode: Mode::parse(&self.apply_mode).unwrap_or(Mode::Auto),
            reward: self.reward(),
            windows: Windows {
                starts_at: moment(self.starts_at),
                ends_at: self.ends_at.map(moment),
                sign_up_from: self.sign_up_from.map(moment),
                sign_up_to: self.sign_up_to.map(moment),
            },
            excluded: self.excluded != 0,
        }
    }

    pub(super) fn reward(&self) -> RewardKind {
        match RewardKind::parse(&self.reward_type) {
            // Free spins without terms are granted by hand.
            Some(RewardKind::FreeSpin) if self.spins == 0 => RewardKind::Physical,
            kind => kind.unwrap_or(RewardKind::Physical),
        }
    }

    /// The terms of the free spins that it grants.
    pub(super) fn free_spins(&self) -> FreeSpinsTerms {
        FreeSpinsTerms {
            games: FreeSpinsTerms::games_of(&self.spin_games),
            spins: self.spins,
            value: self.spin_value,
            wager_multiplier: self.wager_multiplier,
            max_win: self.spin_max_win,
            days: self.spin_days,
        }
    }

    /// The member's state; `None` where the member did nothing.
    pub(super) fn state(&self) -> Option<State> {
        self.state.as_deref().and_then(State::parse)
    }

    /// The text of a field with the promotion's figures filled in.
    pub(super) fn text(&self, texts: &FilledTexts, field: &str) -> String {
        let figures = [
            ("amount", texts.amount(Some(self.reward()), self.reward_amount)),
            ("draws", grouped(self.draws)),
            ("spins", grouped(self.spins)),
            ("stock", grouped(self.stock.unwrap_or(0))),
            ("rank", grouped(self.level_min)),
            ("times", grouped(self.wager_multiplier)),
            ("percent", grouped(self.deposit_percent)),
            ("least", texts.amount(None, self.deposit_least)),
        ];
        texts.get(&self.id, field, &figures)
    }

    /// The promotion as the wire type, with its status at a time.
    pub(super) fn item(&self, texts: &FilledTexts, now_ms: i64) -> PromotionItem {
        let state = self.state();
        PromotionItem {
            promo_id: self.id.clone(),
            title: self.text(texts, "title"),
            summary: self.text(texts, "summary"),
            category: self.category.clone(),
            image_url: self.image_url.clone(),
            mobile_url: self.mobile_url.clone(),
            start_at: rfc3339(self.starts_at),
            end_at: optional_time(self.ends_at),
            register_from: optional_time(self.sign_up_from),
            register_to: optional_time(self.sign_up_to),
            apply_mode: self.rules().mode.as_str().to_owned(),
            reward: PromotionReward {
                kind: self.reward().as_str().to_owned(),
                amount: Amount(Money(self.reward_amount)),
                currency: self.reward_currency.clone(),
                wager_multiplier: u32::try_from(self.wager_multiplier).unwrap_or(0),
                deposit_percent: self.deposit_bonus().percent,
                deposit_least: Amount(Money(self.deposit_least)),
                first_deposit: self.first_deposit != 0,
            },
            status: status(&self.rules(), state, moment(now_ms)).as_str().to_owned(),
            my_state: state.map(|state| state.as_str().to_owned()).unwrap_or_default(),
            featured: self.featured != 0,
            excluded: self.excluded != 0,
        }
    }
}
