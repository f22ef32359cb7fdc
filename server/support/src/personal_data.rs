//! What this crate holds about a member: conversations. The copy omits which operator wrote.

use platform::data_area::{Cell, DataArea, DataList};
use platform::localized_text::LocalizedText;

/// This crate's part of the copy of personal data that a member may ask for.
pub const DATA: &[DataArea] = &[DataArea {
    file: "support",
    about: LocalizedText {
        en: "Your conversations with customer service.",
        cn: "您与客服的对话。",
        ty: "您與客服的對話。",
        vi: "Các cuộc trò chuyện của bạn với bộ phận hỗ trợ.",
        th: "บทสนทนาของคุณกับฝ่ายบริการลูกค้า",
        id: "Percakapan Anda dengan layanan pelanggan.",
        my: "ဖောက်သည်ဝန်ဆောင်မှုနှင့် သင့်စကားပြောများ။",
        km: "ការសន្ទនារបស់អ្នកជាមួយផ្នែកបម្រើអតិថិជន។",
        ar: "محادثاتك مع خدمة العملاء.",
    },
    lists: &[
        DataList {
            name: "conversations",
            query: "select id, subject, contact, language, state, opened_at, closed_at, rating, comment from support_conversations where owner = $1 and is_member = 1 order by opened_at, id",
            columns: &[
                ("id", Cell::Text),
                ("subject", Cell::Text),
                ("contact", Cell::Text),
                ("language", Cell::Text),
                ("state", Cell::Text),
                ("openedAt", Cell::Time),
                ("closedAt", Cell::Time),
                ("rating", Cell::Number),
                ("comment", Cell::Text),
            ],
        },
        DataList {
            name: "messages",
            query: "select m.conversation_id, m.number, m.sender, m.body, m.sent_at from support_messages m join support_conversations c on c.id = m.conversation_id where c.owner = $1 and c.is_member = 1 order by m.conversation_id, m.number",
            columns: &[
                ("conversation", Cell::Text),
                ("number", Cell::Number),
                ("sender", Cell::Text),
                ("text", Cell::Text),
                ("at", Cell::Time),
            ],
        },
    ],
}];
