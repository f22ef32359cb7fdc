//! Inbox messages of the sample member from the operator, in every language of the site.

use std::collections::BTreeMap;

use lumora_core::domain::message::MessageCategory;
use messages::{Selection, WrittenMessage, deliver, mark_read, put_texts};
use platform::clock::{DAY_MS, HOUR_MS};
use platform::ids;
use platform::store::{Connection, StoreError};

use super::accounts::SAMPLES;

/// How long the messages are kept from the seeding on, in milliseconds.
const KEPT_MS: i64 = 365 * DAY_MS;

/// An inbox message.
pub(super) struct Message {
    category: MessageCategory,
    /// Address on the site that the message links to; empty for none.
    pub(super) action: &'static str,
    hours_ago: i64,
    is_read: bool,
    /// Language code, title and text.
    pub(super) words: [(&'static str, &'static str, &'static str); 9],
}

/// The messages of the sample member, the oldest first.
pub(super) const MESSAGES: [Message; 4] = [
    Message {
        category: MessageCategory::System,
        action: "",
        hours_ago: 310,
        is_read: true,
        words: [
            ("EN", "Welcome to Lumora", "Your account is ready, with play money to try every slot."),
            ("CN", "欢迎来到 Lumora", "您的账户已就绪，并有试玩币可试玩每款老虎机。"),
            ("TY", "歡迎來到 Lumora", "您的帳戶已就緒，並有遊戲幣可試玩每款老虎機。"),
            (
                "VI",
                "Chào mừng đến với Lumora",
                "Tài khoản của bạn đã sẵn sàng, kèm tiền chơi thử để thử mọi trò nổ hũ.",
            ),
            ("TH", "ยินดีต้อนรับสู่ Lumora", "บัญชีของคุณพร้อมแล้ว พร้อมเงินจำลองสำหรับทดลองสล็อตทุกเกม"),
            ("ID", "Selamat datang di Lumora", "Akun Anda siap, dengan uang mainan untuk mencoba setiap slot."),
            ("MY", "Lumora မှ ကြိုဆိုပါသည်", "သင့်အကောင့် အဆင်သင့်ဖြစ်ပါပြီ။ စလော့တိုင်းကို စမ်းကြည့်ရန် အစမ်းငွေ ပါဝင်ပါသည်။"),
            ("KM", "សូមស្វាគមន៍មកកាន់ Lumora", "គណនីរបស់អ្នករួចរាល់ហើយ ជាមួយប្រាក់សាកល្បងសម្រាប់សាកលេងស្លុតទាំងអស់។"),
            ("AR", "مرحبًا بك في Lumora", "حسابك جاهز، وفيه رصيد افتراضي لتجربة كل ألعاب السلوت."),
        ],
    },
    Message {
        category: MessageCategory::FairPlay,
        action: "/help?topic=responsible",
        hours_ago: 200,
        is_read: true,
        words: [
            (
                "EN",
                "Play is a pastime",
                "Stop when it is no longer fun. The help centre names the signs to take seriously.",
            ),
            ("CN", "游戏是一种消遣", "不再觉得有趣时，请停下来。帮助中心列出了应当重视的迹象。"),
            ("TY", "遊戲是一種消遣", "不再覺得有趣時，請停下來。說明中心列出了應當重視的跡象。"),
            (
                "VI",
                "Chơi là để giải trí",
                "Hãy dừng lại khi không còn vui. Trung tâm trợ giúp nêu các dấu hiệu cần lưu ý.",
            ),
            ("TH", "การเล่นคือการพักผ่อน", "หยุดเมื่อไม่สนุกอีกต่อไป ศูนย์ช่วยเหลือบอกสัญญาณที่ควรใส่ใจ"),
            (
                "ID",
                "Bermain adalah hiburan",
                "Berhentilah saat tidak lagi menyenangkan. Pusat bantuan menyebutkan tanda yang perlu diperhatikan.",
            ),
            (
                "MY",
                "ကစားခြင်းသည် အပန်းဖြေမှုဖြစ်သည်",
                "ပျော်စရာမကောင်းတော့ပါက ရပ်ပါ။ သတိထားရမည့် လက္ခဏာများကို အကူအညီစင်တာတွင် ဖော်ပြထားပါသည်။",
            ),
            ("KM", "ការលេងគឺជាការកម្សាន្ត", "សូមឈប់នៅពេលវាលែងសប្បាយ។ មជ្ឈមណ្ឌលជំនួយប្រាប់ពីសញ្ញាដែលគួរយកចិត្តទុកដាក់។"),
            ("AR", "اللعب تسلية", "توقّف حين لا يعود ممتعًا. يذكر مركز المساعدة العلامات التي ينبغي أخذها بجدية."),
        ],
    },
    Message {
        category: MessageCategory::Promotion,
        action: "/promoDetail?id=lantern-festival",
        hours_ago: 40,
        is_read: false,
        words: [
            ("EN", "Your lantern draws are waiting", "They can be used as long as the festival runs."),
            ("CN", "您的灯笼抽奖机会待使用", "活动期间均可使用。"),
            ("TY", "您的燈籠抽獎機會待使用", "活動期間均可使用。"),
            ("VI", "Lượt quay đèn lồng của bạn đang chờ", "Bạn có thể dùng trong suốt thời gian lễ hội."),
            ("TH", "สิทธิ์จับโคมของคุณรออยู่", "ใช้ได้ตลอดช่วงเทศกาล"),
            ("ID", "Undian lentera Anda menunggu", "Dapat digunakan selama festival berlangsung."),
            ("MY", "သင့်မီးပုံး ကံစမ်းခွင့်များ စောင့်နေပါသည်", "ပွဲတော်ကာလအတွင်း အသုံးပြုနိုင်ပါသည်။"),
            ("KM", "ការចាប់រង្វាន់គោមរបស់អ្នកកំពុងរង់ចាំ", "អាចប្រើបានពេញមួយរយៈពេលពិធីបុណ្យ។"),
            ("AR", "سحوبات الفوانيس في انتظارك", "يمكن استخدامها ما دام المهرجان قائمًا."),
        ],
    },
    Message {
        category: MessageCategory::Security,
        action: "/help?topic=security",
        hours_ago: 6,
        is_read: false,
        words: [
            (
                "EN",
                "Guard your account with a second factor",
                "An authenticator or a passkey can be added. The help centre says how it works.",
            ),
            ("CN", "用第二重验证保护您的账户", "可以添加验证器或通行密钥。帮助中心说明了使用方法。"),
            ("TY", "用第二重驗證保護您的帳戶", "可以新增驗證器或密碼金鑰。說明中心說明了使用方法。"),
            (
                "VI",
                "Bảo vệ tài khoản bằng yếu tố thứ hai",
                "Bạn có thể thêm ứng dụng xác thực hoặc khóa truy cập. Trung tâm trợ giúp nói rõ cách dùng.",
            ),
            ("TH", "ปกป้องบัญชีของคุณด้วยการยืนยันขั้นที่สอง", "เพิ่มแอปยืนยันตัวตนหรือพาสคีย์ได้ ศูนย์ช่วยเหลือบอกวิธีใช้"),
            (
                "ID",
                "Lindungi akun Anda dengan faktor kedua",
                "Autentikator atau passkey dapat ditambahkan. Pusat bantuan menjelaskan caranya.",
            ),
            ("MY", "ဒုတိယအဆင့်ဖြင့် သင့်အကောင့်ကို ကာကွယ်ပါ", "စိစစ်ရေးအက်ပ် သို့မဟုတ် လျှို့ဝှက်ကီး ထည့်နိုင်ပါသည်။ အသုံးပြုပုံကို အကူအညီစင်တာတွင် ကြည့်ပါ။"),
            ("KM", "ការពារគណនីរបស់អ្នកដោយកត្តាទីពីរ", "អាចបន្ថែមកម្មវិធីផ្ទៀងផ្ទាត់ ឬសោចូល។ មជ្ឈមណ្ឌលជំនួយប្រាប់ពីរបៀបប្រើ។"),
            ("AR", "احمِ حسابك بعامل ثانٍ", "يمكن إضافة تطبيق مصادقة أو مفتاح مرور. يشرح مركز المساعدة الطريقة."),
        ],
    },
];

/// Writes the messages of the sample member; `members` holds the ids of the sample members in the order of [`SAMPLES`].
///
/// # Errors
/// When the database fails.
pub(super) async fn write(tx: &mut Connection, members: &[String], now_ms: i64) -> Result<(), StoreError> {
    let samples = SAMPLES.iter().zip(members).filter(|(sample, _)| sample.account == "lantern_member");
    for (_, member_id) in samples {
        for message in &MESSAGES {
            give(tx, member_id, message, now_ms).await?;
        }
    }
    Ok(())
}

async fn give(tx: &mut Connection, member_id: &str, message: &Message, now_ms: i64) -> Result<(), StoreError> {
    let at = now_ms - message.hours_ago * HOUR_MS;
    let (text_id, expires_at) = (ids::new_id(at), now_ms + KEPT_MS);
    let words =
        message.words.iter().map(|(code, title, text)| ((*code).to_owned(), ((*title).to_owned(), (*text).to_owned())));
    put_texts(tx, &text_id, &words.collect::<BTreeMap<_, _>>(), expires_at).await?;
    let sent = WrittenMessage {
        category: message.category,
        text_id: &text_id,
        pinned: false,
        reply: false,
        action: message.action,
        expires_at,
    };
    deliver(tx, member_id, &sent, at).await?;
    if message.is_read {
        mark_read(tx, member_id, &Selection::All(None), at + HOUR_MS).await?;
    }
    Ok(())
}
