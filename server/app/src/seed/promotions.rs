//! Promotions and the points mall: their rows, and the sample member's part in a few of them.

use super::accounts::{CURRENCY, SAMPLES};
use super::bulk::Bulk;
use super::content::add_text;
use super::data::{Promotion, Rewards};
use art;
use platform::clock::DAY_MS;
use platform::html;
use platform::ids;
use platform::store::{Connection, StoreError};

/// Id of the promotion that is a raffle.
const RAFFLE: &str = "lantern-festival";

/// The sample member's participations: promotion, state, days since its application, the operator's reason.
const PARTICIPATIONS: [(&str, &str, Option<i64>, &str); 4] = [
    (RAFFLE, "SIGNED_UP", None, ""),
    ("bring-a-friend", "APPLYING", Some(1), ""),
    ("good-idea", "APPROVED", Some(4), "Thank you. We have taken your idea up."),
    ("trophy-hall", "REJECTED", Some(20), "The picture does not show the round's number. Please send another."),
];

/// Rows of promotions, raffle prizes, rewards of the points mall and earning rules.
pub(super) fn rows(promotions: &[Promotion], rewards: &Rewards, now_ms: i64, texts: &mut Bulk) -> Vec<Bulk> {
    vec![
        promotion_rows(promotions, rewards, now_ms, texts),
        prizes(rewards, texts),
        mall(rewards, now_ms, texts),
        rules(rewards),
    ]
}

fn promotion_rows(promotions: &[Promotion], rewards: &Rewards, now_ms: i64, texts: &mut Bulk) -> Bulk {
    let columns = &[
        "id",
        "code",
        "category",
        "image_url",
        "mobile_url",
        "starts_at",
        "ends_at",
        "sign_up_from",
        "sign_up_to",
        "apply_mode",
        "reward_type",
        "reward_amount",
        "reward_currency",
        "wager_multiplier",
        "deposit_percent",
        "deposit_least",
        "first_deposit",
        "draws",
        "images_min",
        "level_min",
        "stock",
        "featured",
        "rank",
    ];
    let mut rows = Bulk::new("promotions", columns);
    for (promotion, rank) in promotions.iter().zip(0_i64..) {
        let id = promotion.id.as_str();
        let starts = now_ms - promotion.starts_days_ago * DAY_MS;
        let ends = starts + promotion.lasts_days * DAY_MS;
        let after_start = |days: Option<i64>| days.map(|days| starts + days * DAY_MS);
        let frame = |frame: &str| art::url(&format!("scene/{}/{frame}", promotion.scene));
        let paid_in_points = promotion.reward == "POINTS";
        rows.add([
            id.into(),
            id.into(),
            promotion.category.as_str().into(),
            frame("card").into(),
            frame("tall").into(),
            starts.into(),
            ends.into(),
            after_start(promotion.sign_up_from).into(),
            after_start(promotion.sign_up_to).into(),
            promotion.mode.as_str().into(),
            promotion.reward.as_str().into(),
            promotion.amount.into(),
            if paid_in_points { "" } else { CURRENCY }.into(),
            promotion.wager.into(),
            promotion.percent.into(),
            promotion.least.into(),
            promotion.first_deposit.into(),
            promotion.draws.into(),
            promotion.images_min.into(),
            promotion.level_min.into(),
            promotion.stock.into(),
            promotion.featured.into(),
            rank.into(),
        ]);
        add_text(texts, "promotion", id, "title", &promotion.title);
        add_text(texts, "promotion", id, "summary", &promotion.summary);
        add_text(texts, "promotion", id, "significant", &promotion.significant);
        if let Some(terms) = rewards.terms.get(&promotion.mode) {
            let cleaned = terms.iter().map(|(language, body)| (language.clone(), html::clean(body))).collect();
            add_text(texts, "promotion", id, "terms", &cleaned);
        }
    }
    rows
}

fn prizes(rewards: &Rewards, texts: &mut Bulk) -> Bulk {
    let mut rows = Bulk::new("raffle_prizes", &["id", "promotion_id", "prize_type", "amount", "weight", "rank"]);
    for (prize, rank) in rewards.prizes.iter().zip(0_i64..) {
        rows.add([
            prize.id.as_str().into(),
            RAFFLE.into(),
            prize.kind.as_str().into(),
            prize.amount.into(),
            prize.weight.into(),
            rank.into(),
        ]);
        add_text(texts, "raffle_prize", &prize.id, "name", &prize.name);
    }
    rows
}

fn mall(rewards: &Rewards, now_ms: i64, texts: &mut Bulk) -> Bulk {
    let columns = &[
        "id",
        "category",
        "points",
        "cash_value",
        "wager_multiplier",
        "stock",
        "limit_per_user",
        "level_min",
        "image_url",
        "valid_from",
        "rank",
    ];
    let mut rows = Bulk::new("point_rewards", columns);
    for (reward, rank) in rewards.rewards.iter().zip(0_i64..) {
        rows.add([
            reward.id.as_str().into(),
            reward.category.as_str().into(),
            reward.points.into(),
            reward.cash_value.into(),
            reward.wager.into(),
            reward.stock.into(),
            reward.limit.into(),
            reward.level_min.into(),
            art::url(&format!("scene/{}/card", reward.scene)).into(),
            now_ms.into(),
            rank.into(),
        ]);
        add_text(texts, "point_reward", &reward.id, "name", &reward.name);
        add_text(texts, "point_reward", &reward.id, "description", &reward.description);
    }
    rows
}

fn rules(rewards: &Rewards) -> Bulk {
    let mut rows = Bulk::new("point_earning_rules", &["id", "product", "base", "currency", "per", "daily_cap", "rank"]);
    for (rule, rank) in rewards.rules.iter().zip(0_i64..) {
        rows.add([
            rule.id.as_str().into(),
            rule.product.as_str().into(),
            rule.base.as_str().into(),
            CURRENCY.into(),
            rule.per.into(),
            rule.daily_cap.into(),
            rank.into(),
        ]);
    }
    rows
}

/// The number of draws that signing up for the raffle gives.
pub(super) fn draws_of_raffle(promotions: &[Promotion]) -> i64 {
    promotions.iter().find(|promotion| promotion.id == RAFFLE).map_or(0, |promotion| promotion.draws)
}

/// Writes the sample member's participations; `members` holds the ids of the sample members in the order of [`SAMPLES`].
///
/// # Errors
/// When the database fails.
pub(super) async fn take_part(
    tx: &mut Connection,
    members: &[String],
    raffle_draws: i64,
    now_ms: i64,
) -> Result<(), StoreError> {
    let columns = &["promotion_id", "member_id", "state", "since", "applied_at", "reviewed_at", "reason"];
    let mut states = Bulk::new("promotion_states", columns);
    let mut draws = Bulk::new("raffle_draws", &["id", "promotion_id", "member_id", "granted_at"]);
    for (_, member) in SAMPLES.iter().zip(members).filter(|(sample, _)| sample.account == "lantern_member") {
        for (promotion, state, applied, reason) in PARTICIPATIONS {
            let applied_at = applied.map(|days| now_ms - days * DAY_MS);
            let reviewed_at = applied_at.filter(|_| !reason.is_empty()).map(|at| at + DAY_MS);
            states.add([
                promotion.into(),
                member.as_str().into(),
                state.into(),
                reviewed_at.or(applied_at).unwrap_or(now_ms - DAY_MS).into(),
                applied_at.into(),
                reviewed_at.into(),
                reason.into(),
            ]);
        }
        for _ in 0..raffle_draws {
            draws.add([ids::new_id(now_ms).into(), RAFFLE.into(), member.as_str().into(), now_ms.into()]);
        }
    }
    states.write(tx).await?;
    draws.write(tx).await
}
