//! What this crate contributes to a member's copy of personal data: sums of bets by day, and wagering requirements.

use platform::data_area::{Cell, DataArea, DataList};
use platform::localized_text::LocalizedText;

/// The files of this crate in a member's copy of personal data.
pub const DATA: &[DataArea] = &[DataArea {
    file: "wagering",
    about: LocalizedText {
        en: "What you staked day by day, and what had to be staked before it could leave.",
        cn: "您每日的投注，以及提款前须完成的投注要求。",
        ty: "您每日的投注，以及提款前須完成的投注要求。",
        vi: "Tiền cược của bạn theo ngày và số phải cược trước khi rút.",
        th: "ยอดเดิมพันของคุณรายวัน และยอดที่ต้องเดิมพันก่อนถอน",
        id: "Taruhan Anda per hari, dan yang harus dipertaruhkan sebelum ditarik.",
        my: "နေ့စဉ် လောင်းကြေးနှင့် မထုတ်မီ လောင်းရမည့် ပမာဏများ။",
        km: "ការភ្នាល់របស់អ្នកប្រចាំថ្ងៃ និងអ្វីដែលត្រូវភ្នាល់មុនដកប្រាក់។",
        ar: "ما راهنت به يومًا بيوم، وما كان يجب رهانه قبل السحب.",
    },
    lists: &[
        DataList {
            name: "days",
            query: "select day, product, currency, bets, stake, valid_bet, payout from bet_days where member_id = $1 order by day, product, currency",
            columns: &[
                ("day", Cell::Number),
                ("product", Cell::Text),
                ("currency", Cell::Text),
                ("bets", Cell::Number),
                ("stake", Cell::Money),
                ("validBet", Cell::Money),
                ("payout", Cell::Money),
            ],
        },
        DataList {
            name: "credits",
            query: "select source, reference, currency, amount, required, done, taken, granted_at, expires_at, ended_at, ended_as from wagering_credits where member_id = $1 order by granted_at, id",
            columns: &[
                ("source", Cell::Text),
                ("reference", Cell::Text),
                ("currency", Cell::Text),
                ("amount", Cell::Money),
                ("required", Cell::Money),
                ("done", Cell::Money),
                ("takenBack", Cell::Money),
                ("grantedAt", Cell::Time),
                ("expiresAt", Cell::Time),
                ("endedAt", Cell::Time),
                ("endedAs", Cell::Text),
            ],
        },
    ],
}];
