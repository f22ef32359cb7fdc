//! Texts of the unsubscribe page.

use platform::localized_text::LocalizedText;

/// The page's title.
pub(super) const TITLE: LocalizedText = LocalizedText {
    en: "Promotional messages",
    cn: "推广信息",
    ty: "推廣訊息",
    vi: "Tin quảng cáo",
    th: "ข้อความส่งเสริมการขาย",
    id: "Pesan promosi",
    my: "ကြော်ငြာစာများ",
    km: "សារផ្សព្វផ្សាយ",
    ar: "الرسائل الترويجية",
};

/// The question before anything is changed, since mail scanners open the link too.
pub(super) const ASK: LocalizedText = LocalizedText {
    en: "Shall no more of these messages come to you?",
    cn: "您不再希望收到此类信息吗？",
    ty: "您不再希望收到此類訊息嗎？",
    vi: "Bạn không muốn nhận những tin này nữa?",
    th: "คุณไม่ต้องการรับข้อความเหล่านี้อีกใช่หรือไม่",
    id: "Anda tidak ingin menerima pesan seperti ini lagi?",
    my: "ဤစာများကို ထပ်မံ မရယူလိုတော့ပါသလား။",
    km: "តើអ្នកមិនចង់ទទួលសារទាំងនេះទៀតឬ?",
    ar: "هل تريد ألا تصلك هذه الرسائل بعد الآن؟",
};

/// Label of the button.
pub(super) const BUTTON: LocalizedText = LocalizedText {
    en: "Send no more",
    cn: "不再发送",
    ty: "不再寄送",
    vi: "Ngừng gửi",
    th: "เลิกส่ง",
    id: "Jangan kirim lagi",
    my: "ထပ်မပို့ပါနှင့်",
    km: "ឈប់ផ្ញើ",
    ar: "أوقف الإرسال",
};

/// The confirmation.
pub(super) const DONE: LocalizedText = LocalizedText {
    en: "No more of these messages will be sent to you. You can change this in the security centre at any time.",
    cn: "将不再向您发送此类信息。您可随时在安全中心更改。",
    ty: "將不再向您寄送此類訊息。您可隨時在安全中心更改。",
    vi: "Bạn sẽ không nhận những tin này nữa. Bạn có thể thay đổi bất cứ lúc nào trong trung tâm bảo mật.",
    th: "เราจะไม่ส่งข้อความเหล่านี้ถึงคุณอีก คุณเปลี่ยนได้ทุกเมื่อในศูนย์ความปลอดภัย",
    id: "Pesan seperti ini tidak akan dikirim lagi kepada Anda. Anda dapat mengubahnya kapan saja di pusat keamanan.",
    my: "ဤစာများကို သင့်ထံ ထပ်မပို့တော့ပါ။ လုံခြုံရေးစင်တာတွင် အချိန်မရွေး ပြောင်းနိုင်ပါသည်။",
    km: "សារទាំងនេះនឹងមិនត្រូវបានផ្ញើទៅអ្នកទៀតទេ។ អ្នកអាចប្តូរបានគ្រប់ពេលក្នុងមជ្ឈមណ្ឌលសុវត្ថិភាព។",
    ar: "لن تصلك هذه الرسائل بعد الآن. يمكنك تغيير ذلك متى شئت في مركز الأمان.",
};

/// The message for an invalid link.
pub(super) const UNKNOWN: LocalizedText = LocalizedText {
    en: "This address can not be used. Open it again as it stands in the message.",
    cn: "此链接无法使用。请按信息中的原样重新打开。",
    ty: "此連結無法使用。請依訊息中的原樣重新開啟。",
    vi: "Không dùng được địa chỉ này. Hãy mở lại đúng như trong tin.",
    th: "ใช้ที่อยู่นี้ไม่ได้ โปรดเปิดอีกครั้งตามที่อยู่ในข้อความ",
    id: "Alamat ini tidak dapat dipakai. Buka lagi persis seperti dalam pesan.",
    my: "ဤလိပ်စာကို အသုံးမပြုနိုင်ပါ။ စာထဲပါသည့်အတိုင်း ပြန်ဖွင့်ပါ။",
    km: "មិនអាចប្រើអាសយដ្ឋាននេះបានទេ។ សូមបើកម្តងទៀតតាមដែលមានក្នុងសារ។",
    ar: "لا يمكن استخدام هذا العنوان. افتحه مجددًا كما ورد في الرسالة.",
};
