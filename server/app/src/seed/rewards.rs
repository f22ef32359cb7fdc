//! Levels and cashback of the sample operator: six levels by a month's valid bets and deposits, and cashback of each week's net loss.

use super::bulk::Bulk;

/// A loyalty level. Amounts are minor units.
struct Level {
    level: i64,
    name: &'static str,
    /// Valid bets and deposits within a month that reach the level.
    needs: (i64, i64),
    /// Valid bets and deposits within a month that keep the level.
    keeps: (i64, i64),
    gift: i64,
}

const LEVELS: [Level; 6] = [
    Level { level: 1, name: "Paper", needs: (0, 0), keeps: (0, 0), gift: 0 },
    Level { level: 2, name: "Bamboo", needs: (50_000, 5_000), keeps: (10_000, 0), gift: 500 },
    Level { level: 3, name: "Silk", needs: (250_000, 20_000), keeps: (50_000, 5_000), gift: 2_000 },
    Level { level: 4, name: "Jade", needs: (1_000_000, 100_000), keeps: (250_000, 20_000), gift: 5_000 },
    Level { level: 5, name: "Lantern", needs: (5_000_000, 300_000), keeps: (1_000_000, 100_000), gift: 20_000 },
    Level { level: 6, name: "Moon", needs: (20_000_000, 1_000_000), keeps: (5_000_000, 300_000), gift: 50_000 },
];

/// Id of the cashback plan.
const PLAN: &str = "weekly-loss";
/// The plan's title, by language code.
const TITLES: [(&str, &str); 9] = [
    ("EN", "Weekly cashback"),
    ("CN", "每周返水"),
    ("TY", "每週返水"),
    ("VI", "Hoàn tiền hằng tuần"),
    ("TH", "เงินคืนรายสัปดาห์"),
    ("ID", "Cashback mingguan"),
    ("MY", "အပတ်စဉ် ငွေပြန်အမ်း"),
    ("KM", "ប្រាក់ត្រឡប់ប្រចាំសប្តាហ៍"),
    ("AR", "استرداد نقدي أسبوعي"),
];
/// Cashback rates: product, lowest level they are for, rate in basis points.
const RATES: [(&str, i64, i64); 6] =
    [("ALL", 1, 200), ("ALL", 3, 400), ("ALL", 5, 600), ("RNG", 1, 300), ("RNG", 3, 500), ("RNG", 5, 800)];

/// Rows of levels, plan, rates and texts. The first period is the current week: earlier losses bring no cashback.
pub(super) fn rows(now_ms: i64) -> [Bulk; 4] {
    let mut levels = Bulk::new(
        "levels",
        &["id", "level", "name", "turnover", "deposits", "keep_turnover", "keep_deposits", "gift_amount", "gift_wager"],
    );
    for Level { level, name, needs, keeps, gift } in LEVELS {
        let id = name.to_ascii_lowercase();
        let (turnover, deposits) = needs;
        let (keep_turnover, keep_deposits) = keeps;
        levels.add([
            id.into(),
            level.into(),
            name.into(),
            turnover.into(),
            deposits.into(),
            keep_turnover.into(),
            keep_deposits.into(),
            gift.into(),
            5.into(),
        ]);
    }
    let mut plans = Bulk::new(
        "cashback_plans",
        &["id", "base", "period", "currency", "starts_at", "cap", "least", "wager_multiplier", "claim_days"],
    );
    plans.add([
        PLAN.into(),
        "NET_LOSS".into(),
        "WEEKLY".into(),
        "USD".into(),
        now_ms.into(),
        20_000.into(),
        100.into(),
        1.into(),
        14.into(),
    ]);
    let mut rates = Bulk::new("cashback_rates", &["id", "plan_id", "product", "level_min", "rate", "rank"]);
    for ((product, level_min, rate), rank) in RATES.into_iter().zip(0_i64..) {
        let id = format!("{PLAN}-{}-{level_min}", product.to_ascii_lowercase());
        rates.add([id.into(), PLAN.into(), product.into(), level_min.into(), rate.into(), rank.into()]);
    }
    let mut texts = Bulk::new("texts", &["subject", "id", "field", "language", "body"]);
    for (language, title) in TITLES {
        texts.add(["cashback_plan".into(), PLAN.into(), "title".into(), language.into(), title.into()]);
    }
    [levels, plans, rates, texts]
}
