//! What this crate holds about a member: promotions and draws.

use platform::data_area::{Cell, DataArea, DataList};
use platform::words::Words;

/// What of a member's copy of the data comes from here.
pub const DATA: &[DataArea] = &[DataArea {
    file: "promotions",
    about: Words {
        en: "Promotions and raffles that you took part in, and what came of it.",
        cn: "您参加的优惠活动和抽奖及其结果。",
        ty: "您參加的優惠活動與抽獎及其結果。",
        vi: "Khuyến mãi và bốc thăm bạn đã tham gia cùng kết quả.",
        th: "โปรโมชั่นและการจับรางวัลที่คุณเข้าร่วม พร้อมผล",
        id: "Promosi dan undian yang Anda ikuti beserta hasilnya.",
        my: "သင်ပါဝင်ခဲ့သော ပရိုမိုးရှင်းနှင့် ကံစမ်းမဲများ၊ ၎င်းတို့၏ ရလဒ်များ။",
        km: "ការផ្សព្វផ្សាយ និងការចាប់រង្វាន់ដែលអ្នកបានចូលរួម និងលទ្ធផល។",
        ar: "العروض والسحوبات التي شاركت فيها وما نتج عنها.",
    },
    lists: &[
        DataList {
            name: "applications",
            query: "select promotion_id, state, since, applied_at, reviewed_at, remark, reason, paid from promotion_states where member_id = $1 order by since, promotion_id",
            columns: &[
                ("promotion", Cell::Text),
                ("state", Cell::Text),
                ("since", Cell::Time),
                ("appliedAt", Cell::Time),
                ("decidedAt", Cell::Time),
                ("remark", Cell::Text),
                ("reason", Cell::Text),
                ("paid", Cell::Money),
            ],
        },
        DataList {
            name: "draws",
            query: "select promotion_id, granted_at, drawn_at, prize_id from raffle_draws where member_id = $1 order by granted_at, id",
            columns: &[
                ("promotion", Cell::Text),
                ("grantedAt", Cell::Time),
                ("drawnAt", Cell::Time),
                ("prize", Cell::Text),
            ],
        },
    ],
}];
