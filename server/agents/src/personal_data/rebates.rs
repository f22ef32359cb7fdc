//! Rebates that a member was paid, for the copy of personal data: payouts, and the entries that they were made of.

use platform::data_area::{Cell, DataArea, DataList};
use platform::localized_text::LocalizedText;

pub(super) const AREA: DataArea = DataArea {
    file: "rebates",
    about: LocalizedText {
        en: "Rebates that you were paid, for your own bets and for those of your team.",
        cn: "您获得的返水，来自您自己的投注和您团队的投注。",
        ty: "您獲得的返水，來自您自己的投注和您團隊的投注。",
        vi: "Các khoản hoàn trả bạn đã nhận, cho cược của chính bạn và của đội bạn.",
        th: "เงินคืนยอดที่คุณได้รับ จากเดิมพันของคุณเองและของทีม",
        id: "Rabat yang Anda terima, atas taruhan Anda sendiri dan taruhan tim Anda.",
        my: "သင်ကိုယ်တိုင်နှင့် သင့်အဖွဲ့၏ လောင်းကြေးများအတွက် သင်ရရှိခဲ့သော ပြန်အမ်းငွေများ။",
        km: "ប្រាក់បង្វិលដែលអ្នកបានទទួល សម្រាប់ការភ្នាល់របស់អ្នកផ្ទាល់ និងរបស់ក្រុមអ្នក។",
        ar: "الرديات التي دُفعت لك عن رهاناتك ورهانات فريقك.",
    },
    lists: &[
        DataList {
            name: "payments",
            query: "select r.run_day, r.currency, r.due, r.corrected, r.debt_in, r.debt_out, r.amount, r.withheld, r.transaction_id, r.settled_at
                    from rebate_payouts r where r.receiver_id = $1 order by r.run_day, r.currency",
            columns: &[
                ("paidOnDay", Cell::Number),
                ("currency", Cell::Text),
                ("due", Cell::Money),
                ("corrected", Cell::Money),
                ("debtIn", Cell::Money),
                ("debtOut", Cell::Money),
                ("amount", Cell::Money),
                ("withheld", Cell::Flag),
                ("movement", Cell::Text),
                ("settledAt", Cell::Time),
            ],
        },
        DataList {
            name: "madeOf",
            query: "select e.run_day, e.day, coalesce(m.account, ''), e.product, e.currency, e.valid_bet, e.rate, e.branch_rate, e.amount, e.withheld
                    from rebate_entries e left join members m on m.id = e.branch_id where e.receiver_id = $1
                    order by e.day, e.branch_id, e.product, e.currency, e.run_day",
            columns: &[
                ("paidOnDay", Cell::Number),
                ("day", Cell::Number),
                ("branch", Cell::Text),
                ("product", Cell::Text),
                ("currency", Cell::Text),
                ("validBet", Cell::Money),
                ("rate", Cell::Number),
                ("branchRate", Cell::Number),
                ("amount", Cell::Money),
                ("withheld", Cell::Flag),
            ],
        },
    ],
};
