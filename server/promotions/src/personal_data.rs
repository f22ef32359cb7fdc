//! What this crate holds about a member, for the copy of personal data: promotions, draws, and redemptions of points.

use platform::data_area::{Cell, DataArea, DataList};
use platform::localized_text::LocalizedText;

/// This crate's part of a member's copy of the data.
pub const DATA: &[DataArea] = &[PROMOTIONS, POINTS];

const PROMOTIONS: DataArea = DataArea {
    file: "promotions",
    about: LocalizedText {
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
};

const POINTS: DataArea = DataArea {
    file: "points-mall",
    about: LocalizedText {
        en: "What you redeemed and converted points for, and where it was sent. Address and number are deleted 180 days after the end.",
        cn: "您用积分兑换的奖品和现金，以及寄送信息。地址和号码在结束180天后删除。",
        ty: "您用點數兌換的獎品與現金，以及寄送資料。地址與號碼於結束180天後刪除。",
        vi: "Những gì bạn đã đổi bằng điểm và nơi gửi đến. Địa chỉ và số điện thoại được xóa sau khi kết thúc 180 ngày.",
        th: "สิ่งที่คุณแลกด้วยแต้มและที่จัดส่ง ที่อยู่และหมายเลขจะถูกลบ 180 วันหลังสิ้นสุด",
        id: "Apa yang Anda tukar dengan poin dan ke mana dikirim. Alamat dan nomor dihapus 180 hari setelah selesai.",
        my: "ပွိုင့်ဖြင့် သင်လဲယူခဲ့သည်များနှင့် ပို့ခဲ့သည့်နေရာ။ လိပ်စာနှင့် နံပါတ်ကို ပြီးဆုံးပြီး ရက် ၁၈၀ အကြာတွင် ဖျက်ပါသည်။",
        km: "អ្វីដែលអ្នកបានប្ដូរដោយពិន្ទុ និងកន្លែងផ្ញើ។ អាសយដ្ឋាន និងលេខត្រូវលុប ១៨០ ថ្ងៃក្រោយបញ្ចប់។",
        ar: "ما استبدلته بالنقاط وأين أُرسل. يُحذف العنوان والرقم بعد 180 يومًا من الانتهاء.",
    },
    lists: &[
        DataList {
            name: "redemptions",
            query: "select order_no, reward_name, category, quantity, points, currency, cash, status, reason, courier, tracking_no, created_at, approved_at, updated_at from point_redemptions where member_id = $1 order by id",
            columns: &[
                ("orderNo", Cell::Text),
                ("reward", Cell::Text),
                ("category", Cell::Text),
                ("quantity", Cell::Number),
                ("points", Cell::Number),
                ("currency", Cell::Text),
                ("cashValue", Cell::Money),
                ("status", Cell::Text),
                ("reason", Cell::Text),
                ("courier", Cell::Text),
                ("trackingNo", Cell::Text),
                ("appliedAt", Cell::Time),
                ("approvedAt", Cell::Time),
                ("updatedAt", Cell::Time),
            ],
        },
        DataList {
            name: "deliveries",
            query: "select r.order_no, d.recipient, d.phone, d.address, d.expires_at from point_deliveries d join point_redemptions r on r.id = d.redemption_id where d.member_id = $1 order by d.redemption_id",
            columns: &[
                ("orderNo", Cell::Text),
                ("recipient", Cell::Text),
                ("phone", Cell::Text),
                ("address", Cell::Text),
                ("deletedAt", Cell::Time),
            ],
        },
        DataList {
            name: "conversions",
            query: "select points, currency, cash, wager_multiplier, created_at from point_conversions where member_id = $1 order by id",
            columns: &[
                ("points", Cell::Number),
                ("currency", Cell::Text),
                ("amount", Cell::Money),
                ("wagerMultiplier", Cell::Number),
                ("convertedAt", Cell::Time),
            ],
        },
        DataList {
            name: "days",
            query: "select day, rule_id, counted, units from point_days where member_id = $1 order by day, rule_id",
            columns: &[("day", Cell::Number), ("rule", Cell::Text), ("counted", Cell::Money), ("points", Cell::Money)],
        },
    ],
};
