//! What this crate holds about a member, for the copy of personal data: rewards, cashback, reviews and changes of the
//! level.

use platform::data_area::{Cell, DataArea, DataList};
use platform::localized_text::LocalizedText;

/// This crate's part of a member's copy of the data.
pub const DATA: &[DataArea] = &[DataArea {
    file: "rewards",
    about: LocalizedText {
        en: "Cashback and gifts that you were granted, how cashback was worked out, and how your level came about.",
        cn: "您获得的返水和礼金、返水的计算方式，以及您的等级由来。",
        ty: "您獲得的返水與禮金、返水的計算方式，以及您的等級由來。",
        vi: "Hoàn tiền và quà bạn được tặng, cách tính hoàn tiền và quá trình lên cấp của bạn.",
        th: "เงินคืนและของขวัญที่คุณได้รับ วิธีคำนวณเงินคืน และที่มาของระดับของคุณ",
        id: "Cashback dan hadiah yang Anda terima, cara cashback dihitung, dan asal tingkat Anda.",
        my: "သင်ရရှိခဲ့သော ငွေပြန်အမ်းနှင့် လက်ဆောင်များ၊ ငွေပြန်အမ်း တွက်ချက်ပုံနှင့် သင့်အဆင့် ဖြစ်ပေါ်လာပုံ။",
        km: "ប្រាក់ត្រឡប់ និងអំណោយដែលអ្នកទទួលបាន របៀបគណនាប្រាក់ត្រឡប់ និងប្រភពនៃកម្រិតរបស់អ្នក។",
        ar: "الاسترداد النقدي والهدايا التي مُنحت لك، وكيف حُسب الاسترداد، وكيف وصلت إلى مستواك.",
    },
    lists: &[
        DataList {
            name: "rewards",
            query: "select kind, reference, currency, amount, granted_at, expires_at, claimed_at, withdrawn_at from member_rewards where member_id = $1 order by granted_at, id",
            columns: &[
                ("kind", Cell::Text),
                ("reference", Cell::Text),
                ("currency", Cell::Text),
                ("amount", Cell::Money),
                ("grantedAt", Cell::Time),
                ("expiresAt", Cell::Time),
                ("claimedAt", Cell::Time),
                ("withdrawnAt", Cell::Time),
            ],
        },
        DataList {
            name: "cashback",
            query: "select plan_id, first_day, last_day, level, due, due_now, corrected, carried_in, carried_out, amount, settled_at from cashback_entries where member_id = $1 order by settled_at, plan_id, first_day",
            columns: &[
                ("plan", Cell::Text),
                ("firstDay", Cell::Number),
                ("lastDay", Cell::Number),
                ("level", Cell::Number),
                ("due", Cell::Money),
                ("dueNow", Cell::Money),
                ("corrected", Cell::Money),
                ("carriedIn", Cell::Money),
                ("carriedOut", Cell::Money),
                ("amount", Cell::Money),
                ("settledAt", Cell::Time),
            ],
        },
        DataList {
            name: "cashbackBets",
            query: "select plan_id, first_day, product, stake, payout, valid_bet, rate from cashback_lines where member_id = $1 order by plan_id, first_day, product",
            columns: &[
                ("plan", Cell::Text),
                ("firstDay", Cell::Number),
                ("product", Cell::Text),
                ("stake", Cell::Money),
                ("payout", Cell::Money),
                ("validBet", Cell::Money),
                ("rate", Cell::Number),
            ],
        },
        DataList {
            name: "levelReviews",
            query: "select first_day, last_day, level, turned_to, turnover, deposits, outcome, reviewed_at, decided_at, note from level_reviews where member_id = $1 order by first_day, id",
            columns: &[
                ("firstDay", Cell::Number),
                ("lastDay", Cell::Number),
                ("level", Cell::Number),
                ("turnedTo", Cell::Number),
                ("turnover", Cell::Money),
                ("deposits", Cell::Money),
                ("outcome", Cell::Text),
                ("reviewedAt", Cell::Time),
                ("decidedAt", Cell::Time),
                ("note", Cell::Text),
            ],
        },
        DataList {
            name: "levelChanges",
            query: "select from_level, to_level, name, cause, note, changed_at from level_changes where member_id = $1 order by changed_at, id",
            columns: &[
                ("from", Cell::Number),
                ("to", Cell::Number),
                ("name", Cell::Text),
                ("cause", Cell::Text),
                ("note", Cell::Text),
                ("at", Cell::Time),
            ],
        },
    ],
}];
