//! This crate's part of a member's data copy: consents, promotional calls, data copies, closures of the account.

use platform::data_area::{Cell, DataArea, DataList};
use platform::localized_text::LocalizedText;

/// The file `privacy` of a member's data copy.
pub const DATA: &[DataArea] = &[DataArea {
    file: "privacy",
    about: LocalizedText {
        en: "Your consents to promotional messages with every change, and when your account was closed or opened again.",
        cn: "您对推广信息的同意及每次变更，以及账户关闭和重新开启的时间。",
        ty: "您對推廣訊息的同意及每次變更，以及帳戶關閉與重新開啟的時間。",
        vi: "Sự đồng ý của bạn với tin quảng cáo cùng mọi thay đổi, và thời điểm tài khoản đóng hoặc mở lại.",
        th: "ความยินยอมรับข้อความส่งเสริมการขายพร้อมทุกการเปลี่ยนแปลง และเวลาที่ปิดหรือเปิดบัญชีอีกครั้ง",
        id: "Persetujuan Anda atas pesan promosi beserta setiap perubahannya, dan kapan akun ditutup atau dibuka lagi.",
        my: "ကြော်ငြာစာများအတွက် သင့်သဘောတူညီမှုနှင့် အပြောင်းအလဲတိုင်း၊ အကောင့် ပိတ်ချိန်နှင့် ပြန်ဖွင့်ချိန်။",
        km: "ការយល់ព្រមរបស់អ្នកចំពោះសារផ្សព្វផ្សាយ និងរាល់ការផ្លាស់ប្តូរ ព្រមទាំងពេលគណនីបានបិទ ឬបើកវិញ។",
        ar: "موافقاتك على الرسائل الترويجية مع كل تغيير، ومتى أُغلق حسابك أو أُعيد فتحه.",
    },
    lists: &[
        DataList {
            name: "consents",
            query: "select channel, granted, text_version, changed_at from marketing_consents where member_id = $1 order by channel",
            columns: &[
                ("channel", Cell::Text),
                ("granted", Cell::Flag),
                ("textVersion", Cell::Text),
                ("changedAt", Cell::Time),
            ],
        },
        DataList {
            name: "changes",
            query: "select channel, granted, changed_by, text_version, changed_at, address from marketing_consent_changes where member_id = $1 order by changed_at, id",
            columns: &[
                ("channel", Cell::Text),
                ("granted", Cell::Flag),
                ("changedBy", Cell::Text),
                ("textVersion", Cell::Text),
                ("at", Cell::Time),
                ("address", Cell::Text),
            ],
        },
        DataList {
            name: "calls",
            query: "select note, called_at from marketing_calls where member_id = $1 order by called_at, id",
            columns: &[("note", Cell::Text), ("at", Cell::Time)],
        },
        DataList {
            name: "copies",
            query: "select asked_at, ready_at, expires_at from data_copies where member_id = $1 order by asked_at, id",
            columns: &[("askedAt", Cell::Time), ("readyAt", Cell::Time), ("expiresAt", Cell::Time)],
        },
        DataList {
            name: "closings",
            query: "select closed_at, given_up, currency, reopened_at, reason from account_closures where member_id = $1 order by closed_at, id",
            columns: &[
                ("closedAt", Cell::Time),
                ("givenUp", Cell::Money),
                ("currency", Cell::Text),
                ("reopenedAt", Cell::Time),
                ("reason", Cell::Text),
            ],
        },
    ],
}];
