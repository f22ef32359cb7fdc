//! A promotion as stored, with what the caller did about it.

use games::free_spins::FreeSpinsTerms;
use lumora_core::domain::money::Money;
use lumora_core::domain::promotion::{Mode, Promotion, RewardKind, State, Windows, status};
use lumora_core::wire::{Amount, PromotionItem, PromotionReward};

use super::filled_texts::{FilledTexts, grouped};
use platform::clock::rfc3339;
use platform::store::{StoreError, from_row, sql};
use protection::policy;

/// Everything of a promotion; `$1` is the member's id, empty for a visitor.
const SELECT: &str = "select p.id, p.category, p.image_url, p.mobile_url, p.starts_at, p.ends_at, p.sign_up_from, p.sign_up_to,
    p.apply_mode, p.reward_type, p.reward_amount, p.reward_currency, p.wager_multiplier, p.draws, p.images_min, p.level_min,
    p.stock, p.featured, p.deposit_percent, p.deposit_least, p.first_deposit, p.products, p.spin_games, p.spins, p.spin_value, p.spin_max_win, p.spin_days,
    coalesce((select value from site_settings where name = 'licence_policy'), '') as policy,
    case when p.first_deposit = 1 and exists (select 1 from paid_in_members m where m.member_id = $1) then 1 else 0 end as excluded,
    s.state, s.applied_at, s.reviewed_at, s.reason, s.remark
    from promotions p left join promotion_states s on s.promotion_id = p.id and s.member_id = $1";
/// The most promotions that the list gives.
const MOST: i64 = 100;

/// A promotion, and how far the caller has come with it.
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
    /// Codes of the products whose play it asks for, with spaces between them.
    products: String,
    spin_games: String,
    spins: i64,
    spin_value: i64,
    spin_max_win: i64,
    spin_days: i64,
    /// Id of the policy that the operator has chosen.
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

fn shown(ms: Option<i64>) -> String {
    ms.map(rfc3339).unwrap_or_default()
}

impl PromotionRow {
    /// The promotions that show, in the operator's order: none that is switched off or that the licence forbids, and of those that are over
    /// only what the member had a part in or what ended within the last 30 days.
    pub(super) async fn list(
        executor: impl sql::Executor,
        member_id: &str,
        now_ms: i64,
    ) -> Result<Vec<Self>, StoreError> {
        const KEPT_MS: i64 = 30 * 24 * 60 * 60 * 1000;
        let query = format!(
            "{SELECT} where p.enabled = 1 and (p.ends_at is null or p.ends_at > $2 or s.state is not null)
             order by p.rank, p.id limit $3"
        );
        // The text is put together from constants of this module; every value is bound.
        let query = sql::query_as(sql::AssertSqlSafe(query)).bind(member_id).bind(now_ms - KEPT_MS).bind(MOST);
        let rows: Vec<Self> = query.fetch_all(executor).await?;
        Ok(rows.into_iter().filter_map(Self::within_licence).collect())
    }

    /// The promotion with this id; nothing when there is none, it is switched off, or the licence forbids it.
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

    /// The promotion, where the licence allows it. Who has a part in it already keeps that, and stakes no more for it than the licence allows.
    fn within_licence(self) -> Option<Self> {
        let policy = policy::of(&self.policy);
        let wagering = u32::try_from(self.wager_multiplier).unwrap_or(u32::MAX);
        if policy.allows_promotion(wagering, self.products.split_whitespace().count()) {
            return Some(self);
        }
        let wager_multiplier = i64::from(policy.capped_wagering(wagering));
        self.state.is_some().then_some(Self { wager_multiplier, ..self })
    }

    /// The promotion with this id, whether it is switched on or not, without what anybody did about it.
    pub(super) async fn named(executor: impl sql::Executor, id: &str) -> Result<Option<Self>, StoreError> {
        let query = format!("{SELECT} where p.id = $2");
        sql::query_as(sql::AssertSqlSafe(query)).bind("").bind(id).fetch_optional(executor).await
    }

    /// When it begins, in milliseconds.
    pub(super) const fn starts_at(&self) -> i64 {
        self.starts_at
    }

    /// Whether its time has passed.
    pub(super) fn is_over(&self, now_ms: i64) -> bool {
        self.ends_at.is_some_and(|end| end <= now_ms)
    }

    /// What decides how it stands. A word that nobody knows counts as the one that promises least.
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
            // Free spins without terms are given by people.
            Some(RewardKind::FreeSpin) if self.spins == 0 => RewardKind::Physical,
            kind => kind.unwrap_or(RewardKind::Physical),
        }
    }

    /// The free spins that it gives.
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

    /// How far the caller has come.
    pub(super) fn state(&self) -> Option<State> {
        self.state.as_deref().and_then(State::parse)
    }

    /// What a field of its texts says, with its own figures.
    pub(super) fn says(&self, texts: &FilledTexts, field: &str) -> String {
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

    /// As it travels.
    pub(super) fn item(&self, texts: &FilledTexts, now_ms: i64) -> PromotionItem {
        let state = self.state();
        PromotionItem {
            promo_id: self.id.clone(),
            title: self.says(texts, "title"),
            summary: self.says(texts, "summary"),
            category: self.category.clone(),
            image_url: self.image_url.clone(),
            mobile_url: self.mobile_url.clone(),
            start_at: rfc3339(self.starts_at),
            end_at: shown(self.ends_at),
            register_from: shown(self.sign_up_from),
            register_to: shown(self.sign_up_to),
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
