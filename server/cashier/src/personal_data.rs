//! What this crate holds about a member, for the copy of personal data. Account numbers appear only as the masked hint
//! that the member sees on the site.

use platform::data_area::{Cell, DataArea, DataList};
use platform::localized_text::LocalizedText;

/// Columns of a transfer between two members; the other side is masked as on the site.
const TRANSFER: &[(&str, Cell)] = &[
    ("number", Cell::Text),
    ("direction", Cell::Text),
    ("otherSide", Cell::Text),
    ("currency", Cell::Text),
    ("amount", Cell::Money),
    ("at", Cell::Time),
];

/// This crate's part of a member's copy of the data.
pub const DATA: &[DataArea] = &[
    DataArea {
        file: "deposits",
        about: LocalizedText {
            en: "Your deposits and the money that arrived for them, and corrections of your balance.",
            cn: "您的存款、实际到账的款项，以及余额更正。",
            ty: "您的存款、實際到帳的款項，以及餘額更正。",
            vi: "Các lần nạp của bạn, số tiền đã về và các lần điều chỉnh số dư.",
            th: "รายการฝากของคุณ เงินที่เข้ามา และการแก้ไขยอดคงเหลือ",
            id: "Deposit Anda, uang yang masuk untuknya, dan koreksi saldo.",
            my: "သင့်ငွေသွင်းမှုများ၊ ရောက်ရှိခဲ့သော ငွေများနှင့် လက်ကျန်ပြင်ဆင်မှုများ။",
            km: "ការដាក់ប្រាក់របស់អ្នក ប្រាក់ដែលបានមកដល់ និងការកែតម្រូវសមតុល្យ។",
            ar: "إيداعاتك والأموال التي وصلت عنها وتصحيحات رصيدك.",
        },
        lists: &[
            DataList {
                name: "deposits",
                query: "select order_no, kind, channel_id, currency, amount, received, fee, credited, status, reference, created_at, updated_at from deposits where member_id = $1 order by created_at, id",
                columns: &[
                    ("number", Cell::Text),
                    ("kind", Cell::Text),
                    ("channel", Cell::Text),
                    ("currency", Cell::Text),
                    ("amount", Cell::Money),
                    ("received", Cell::Money),
                    ("fee", Cell::Money),
                    ("credited", Cell::Money),
                    ("status", Cell::Text),
                    ("reference", Cell::Text),
                    ("createdAt", Cell::Time),
                    ("updatedAt", Cell::Time),
                ],
            },
            DataList {
                name: "receipts",
                query: "select d.order_no, r.amount, r.fee, r.received_at from deposit_receipts r join deposits d on d.id = r.deposit_id where d.member_id = $1 order by r.received_at, r.id",
                columns: &[
                    ("number", Cell::Text),
                    ("amount", Cell::Money),
                    ("fee", Cell::Money),
                    ("receivedAt", Cell::Time),
                ],
            },
            DataList {
                name: "heldByYourLimit",
                query: "select d.order_no, h.amount, h.held_at, h.decision, h.decided_at from held_receipts h join deposits d on d.id = h.deposit_id where h.member_id = $1 order by h.held_at, h.id",
                columns: &[
                    ("number", Cell::Text),
                    ("amount", Cell::Money),
                    ("heldAt", Cell::Time),
                    ("decision", Cell::Text),
                    ("decidedAt", Cell::Time),
                ],
            },
            DataList {
                name: "corrections",
                query: "select currency, amount, reason, status, proposed_at, decided_at from corrections where member_id = $1 order by proposed_at, id",
                columns: &[
                    ("currency", Cell::Text),
                    ("amount", Cell::Money),
                    ("reason", Cell::Text),
                    ("status", Cell::Text),
                    ("proposedAt", Cell::Time),
                    ("decidedAt", Cell::Time),
                ],
            },
        ],
    },
    DataArea {
        file: "withdrawals",
        about: LocalizedText {
            en: "Your withdrawals, and what was paid of each.",
            cn: "您的提款以及每笔已支付的金额。",
            ty: "您的提款以及每筆已支付的金額。",
            vi: "Các lần rút của bạn và số đã chi trả cho mỗi lần.",
            th: "รายการถอนของคุณ และยอดที่จ่ายแล้วของแต่ละรายการ",
            id: "Penarikan Anda, dan yang sudah dibayar dari masing-masing.",
            my: "သင့်ငွေထုတ်မှုများနှင့် တစ်ခုချင်း ပေးချေပြီးသမျှ။",
            km: "ការដកប្រាក់របស់អ្នក និងចំនួនដែលបានបង់ក្នុងមួយៗ។",
            ar: "سحوباتك وما دُفع من كل منها.",
        },
        lists: &[
            DataList {
                name: "withdrawals",
                query: "select order_no, kind, institution, hint, currency, amount, fee, paid, status, confirmation, confirmed_amount, confirmed_at, created_at, updated_at from withdrawals where member_id = $1 order by created_at, id",
                columns: &[
                    ("number", Cell::Text),
                    ("kind", Cell::Text),
                    ("institution", Cell::Text),
                    ("account", Cell::Text),
                    ("currency", Cell::Text),
                    ("amount", Cell::Money),
                    ("fee", Cell::Money),
                    ("paid", Cell::Money),
                    ("status", Cell::Text),
                    ("confirmation", Cell::Text),
                    ("confirmedAmount", Cell::Money),
                    ("confirmedAt", Cell::Time),
                    ("createdAt", Cell::Time),
                    ("updatedAt", Cell::Time),
                ],
            },
            DataList {
                name: "parts",
                query: "select w.order_no, p.amount, p.paid_at from withdrawal_parts p join withdrawals w on w.id = p.withdrawal_id where w.member_id = $1 order by p.paid_at, p.id",
                columns: &[("number", Cell::Text), ("amount", Cell::Money), ("paidAt", Cell::Time)],
            },
        ],
    },
    DataArea {
        file: "transfers",
        about: LocalizedText {
            en: "Money that you gave to your upline or to your team, and that they gave you.",
            cn: "您转给上级或团队的款项，以及他们转给您的款项。",
            ty: "您轉給上級或團隊的款項，以及他們轉給您的款項。",
            vi: "Tiền bạn chuyển cho tuyến trên hoặc đội của bạn, và tiền họ chuyển cho bạn.",
            th: "เงินที่คุณโอนให้อัปไลน์หรือทีม และที่พวกเขาโอนให้คุณ",
            id: "Uang yang Anda beri kepada upline atau tim Anda, dan yang mereka beri kepada Anda.",
            my: "သင့်အထက်လိုင်း သို့မဟုတ် သင့်အဖွဲ့သို့ သင်ပေးခဲ့သော ငွေများနှင့် သူတို့က သင့်ကို ပေးခဲ့သော ငွေများ။",
            km: "ប្រាក់ដែលអ្នកផ្ទេរទៅខ្សែលើ ឬក្រុមរបស់អ្នក និងប្រាក់ដែលពួកគេផ្ទេរមកអ្នក។",
            ar: "الأموال التي حوّلتها إلى من فوقك أو إلى فريقك، والتي حوّلوها إليك.",
        },
        lists: &[
            DataList {
                name: "toUpline",
                query: "select t.order_no, case when t.member_id = $1 then 'OUT' else 'IN' end,
                        case when t.member_id = $1 then substr(u.account, 1, 2) else substr(m.account, 1, 2) end || '•••',
                        t.currency, t.amount, t.created_at
                        from upline_transfers t join members m on m.id = t.member_id join members u on u.id = t.upline_id
                        where t.member_id = $1 or t.upline_id = $1 order by t.created_at, t.id",
                columns: TRANSFER,
            },
            DataList {
                name: "toTeam",
                query: "select t.order_no, case when t.member_id = $1 then 'OUT' else 'IN' end,
                        case when t.member_id = $1 then d.account else substr(m.account, 1, 2) || '•••' end,
                        t.currency, t.amount, t.created_at
                        from downline_transfers t join members m on m.id = t.member_id join members d on d.id = t.downline_id
                        where t.member_id = $1 or t.downline_id = $1 order by t.created_at, t.id",
                columns: TRANSFER,
            },
        ],
    },
    DataArea {
        file: "payout-accounts",
        about: LocalizedText {
            en: "Accounts that you are paid to; of their numbers only the end.",
            cn: "您的收款账户；账号仅显示末尾。",
            ty: "您的收款帳戶；帳號僅顯示末尾。",
            vi: "Tài khoản nhận tiền của bạn; chỉ ghi phần cuối của số.",
            th: "บัญชีรับเงินของคุณ แสดงเฉพาะท้ายหมายเลข",
            id: "Rekening penerima Anda; hanya akhir nomornya.",
            my: "သင့်ငွေလက်ခံအကောင့်များ- နံပါတ်၏ အဆုံးပိုင်းသာ။",
            km: "គណនីទទួលប្រាក់របស់អ្នក៖ បង្ហាញតែចុងលេខ។",
            ar: "الحسابات التي تُدفع إليها، ومن أرقامها آخرها فقط.",
        },
        lists: &[DataList {
            name: "accounts",
            query: "select method_id, institution, hint, holder, created_at, usable_at, removed_at from payout_accounts where member_id = $1 order by created_at, id",
            columns: &[
                ("method", Cell::Text),
                ("institution", Cell::Text),
                ("account", Cell::Text),
                ("holder", Cell::Text),
                ("addedAt", Cell::Time),
                ("usableAt", Cell::Time),
                ("removedAt", Cell::Time),
            ],
        }],
    },
];
