//! What this crate holds about a member: the messages.

use platform::data_area::{Cell, DataArea, DataList};
use platform::localized_text::LocalizedText;

/// This crate's part of the copy of personal data that a member may ask for.
pub const DATA: &[DataArea] = &[DataArea {
    file: "messages",
    about: LocalizedText {
        en: "Messages in your inbox on the site.",
        cn: "您在本站收件箱中的消息。",
        ty: "您在本站收件匣中的訊息。",
        vi: "Tin nhắn trong hộp thư của bạn trên trang.",
        th: "ข้อความในกล่องข้อความของคุณบนเว็บไซต์",
        id: "Pesan di kotak masuk Anda di situs ini.",
        my: "ဤဝဘ်ဆိုက်ရှိ သင့်စာဝင်ပုံးမှ စာများ။",
        km: "សារក្នុងប្រអប់សាររបស់អ្នកនៅលើគេហទំព័រ។",
        ar: "الرسائل في صندوق الوارد الخاص بك في الموقع.",
    },
    lists: &[DataList {
        name: "inbox",
        query: "select m.category, m.kind, m.amount, m.number, m.name, m.rates, coalesce(e.title, ''), coalesce(e.body, ''), m.created_at, m.read_at, m.deleted_at from member_messages m left join message_texts e on e.id = m.text_id and e.language = 'EN' where m.member_id = $1 order by m.id",
        columns: &[
            ("category", Cell::Text),
            ("what", Cell::Text),
            ("amount", Cell::Money),
            ("number", Cell::Text),
            ("name", Cell::Text),
            ("rates", Cell::Text),
            ("title", Cell::Text),
            ("text", Cell::Text),
            ("at", Cell::Time),
            ("readAt", Cell::Time),
            ("deletedAt", Cell::Time),
        ],
    }],
}];
