//! Texts at the end of each promotional message.

use platform::localized_text::LocalizedText;

/// At the end of a mail; the unsubscribe link follows.
pub(super) const FOOT: LocalizedText = LocalizedText {
    en: "You get this because you agreed to promotional mails. To get no more of them:",
    cn: "您收到此邮件是因为您同意接收推广邮件。如不想再收到：",
    ty: "您收到此郵件是因為您同意接收推廣郵件。如不想再收到：",
    vi: "Bạn nhận thư này vì đã đồng ý nhận email quảng cáo. Để ngừng nhận:",
    th: "คุณได้รับอีเมลนี้เพราะยินยอมรับอีเมลส่งเสริมการขาย หากไม่ต้องการรับอีก:",
    id: "Anda menerima ini karena menyetujui email promosi. Untuk berhenti menerimanya:",
    my: "ကြော်ငြာအီးမေးလ်ကို သင်သဘောတူထား၍ ဤစာကို ရရှိခြင်းဖြစ်ပါသည်။ ထပ်မယူလိုပါက-",
    km: "អ្នកទទួលសារនេះព្រោះអ្នកបានយល់ព្រមទទួលអ៊ីមែលផ្សព្វផ្សាយ។ ដើម្បីឈប់ទទួល៖",
    ar: "وصلك هذا لأنك وافقت على الرسائل الترويجية. لإيقافها:",
};

/// Before the unsubscribe link of an SMS.
pub(super) const STOP: LocalizedText = LocalizedText {
    en: "To stop:",
    cn: "退订：",
    ty: "退訂：",
    vi: "Ngừng nhận:",
    th: "ยกเลิก:",
    id: "Berhenti:",
    my: "ရပ်ရန်-",
    km: "បញ្ឈប់៖",
    ar: "للإيقاف:",
};
