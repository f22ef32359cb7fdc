//! What this crate contributes to a member's copy of personal data: movements of the wallet and of the points.

use platform::data_area::{Cell, DataArea, DataList};
use platform::localized_text::LocalizedText;

/// The files of this crate in a member's copy of personal data.
pub const DATA: &[DataArea] = &[
    DataArea {
        file: "wallet",
        about: LocalizedText {
            en: "Your wallet: every movement of your money, with the balance after it.",
            cn: "您的钱包：每一笔资金变动及变动后的余额。",
            ty: "您的錢包：每一筆資金異動與異動後的餘額。",
            vi: "Ví của bạn: mọi biến động tiền và số dư sau đó.",
            th: "กระเป๋าเงินของคุณ: ทุกความเคลื่อนไหวของเงินและยอดคงเหลือหลังจากนั้น",
            id: "Dompet Anda: setiap pergerakan uang beserta saldo sesudahnya.",
            my: "သင့်ပိုက်ဆံအိတ်- ငွေဝင်ငွေထွက်တိုင်းနှင့် ၎င်းနောက် လက်ကျန်ငွေ။",
            km: "កាបូបរបស់អ្នក៖ រាល់ចលនាប្រាក់ និងសមតុល្យបន្ទាប់ពីនោះ។",
            ar: "محفظتك: كل حركة لأموالك مع الرصيد بعدها.",
        },
        lists: &[DataList {
            name: "movements",
            query: "select t.kind, t.reference, e.amount, e.balance_after, substr(e.account_id, length(e.account_id) - 2), e.created_at from ledger_entries e join journal_transactions t on t.id = e.transaction_id where e.account_id >= 'member_wallet:' || cast($1 as text) || ':' and e.account_id < 'member_wallet:' || cast($1 as text) || ';' order by e.transaction_id, e.line",
            columns: &[
                ("kind", Cell::Text),
                ("reference", Cell::Text),
                ("amount", Cell::Money),
                ("balanceAfter", Cell::Money),
                ("currency", Cell::Text),
                ("at", Cell::Time),
            ],
        }],
    },
    DataArea {
        file: "points",
        about: LocalizedText {
            en: "Your points: every movement, with how many there were after it.",
            cn: "您的积分：每一笔变动及变动后的数量。",
            ty: "您的點數：每一筆異動與異動後的數量。",
            vi: "Điểm của bạn: mọi biến động và số điểm sau đó.",
            th: "คะแนนของคุณ: ทุกความเคลื่อนไหวและจำนวนหลังจากนั้น",
            id: "Poin Anda: setiap perubahan beserta jumlah sesudahnya.",
            my: "သင့်အမှတ်များ- အပြောင်းအလဲတိုင်းနှင့် ၎င်းနောက် ကျန်သောအမှတ်။",
            km: "ពិន្ទុរបស់អ្នក៖ រាល់ចលនា និងចំនួនបន្ទាប់ពីនោះ។",
            ar: "نقاطك: كل حركة وعددها بعدها.",
        },
        lists: &[DataList {
            name: "movements",
            query: "select t.kind, t.reference, e.amount, e.balance_after, e.created_at from ledger_entries e join journal_transactions t on t.id = e.transaction_id where e.account_id >= 'member_points:' || cast($1 as text) || ':' and e.account_id < 'member_points:' || cast($1 as text) || ';' order by e.transaction_id, e.line",
            columns: &[
                ("kind", Cell::Text),
                ("reference", Cell::Text),
                ("amount", Cell::Money),
                ("balanceAfter", Cell::Money),
                ("at", Cell::Time),
            ],
        }],
    },
];
