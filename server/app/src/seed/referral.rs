//! The referral plan of the sample operator.

use super::bulk::Bulk;

/// Id of the plan.
const PLAN: &str = "bring-a-friend";
/// The plan's title, by language code.
const TITLES: [(&str, &str); 9] = [
    ("EN", "Bring a friend"),
    ("CN", "邀请好友"),
    ("TY", "邀請好友"),
    ("VI", "Rủ bạn cùng chơi"),
    ("TH", "ชวนเพื่อนมาเล่น"),
    ("ID", "Ajak teman"),
    ("MY", "သူငယ်ချင်းကို ဖိတ်ခေါ်ပါ"),
    ("KM", "នាំមិត្តមក"),
    ("AR", "ادعُ صديقًا"),
];
/// The number of the first friend that a tier pays for, and the reward per friend in minor units.
const TIERS: [(i64, i64); 3] = [(1, 1_000), (5, 1_500), (20, 2_000)];

/// Rows of the plan, its tiers and texts. The plan counts friends who register from `now_ms` on.
pub(super) fn rows(now_ms: i64) -> [Bulk; 3] {
    const COLUMNS: &[&str] = &[
        "id",
        "currency",
        "deposit",
        "turnover",
        "within_days",
        "max_friends",
        "wager_multiplier",
        "friend_amount",
        "friend_wager",
        "claim_days",
        "starts_at",
    ];
    let mut plans = Bulk::new("referral_plans", COLUMNS);
    plans.add([
        PLAN.into(),
        "USD".into(),
        2_000.into(),
        10_000.into(),
        30.into(),
        50.into(),
        5.into(),
        500.into(),
        5.into(),
        14.into(),
        now_ms.into(),
    ]);
    let mut tiers = Bulk::new("referral_tiers", &["id", "plan_id", "friends_from", "amount", "rank"]);
    for ((friends_from, amount), rank) in TIERS.into_iter().zip(0_i64..) {
        let id = format!("{PLAN}-{friends_from}");
        tiers.add([id.into(), PLAN.into(), friends_from.into(), amount.into(), rank.into()]);
    }
    let mut texts = Bulk::new("texts", &["subject", "id", "field", "language", "body"]);
    for (language, title) in TITLES {
        texts.add(["referral_plan".into(), PLAN.into(), "title".into(), language.into(), title.into()]);
    }
    [plans, tiers, texts]
}
