//! The text of a message with a code, in the languages of the site.

use super::code::Purpose;

/// The names of the purposes of codes in one language: login, registration, password reset, security, phone
/// verification.
fn purpose_names(language: &str) -> [&'static str; 5] {
    match language {
        "CN" => ["登录", "注册", "重设密码", "安全", "手机验证"],
        "TY" => ["登入", "註冊", "重設密碼", "安全", "手機驗證"],
        "ID" => ["masuk", "pendaftaran", "atur ulang kata sandi", "keamanan", "verifikasi ponsel"],
        "MY" => ["အကောင့်ဝင်ရန်", "အကောင့်ဖွင့်ရန်", "စကားဝှက် ပြန်သတ်မှတ်ရန်", "လုံခြုံရေး", "ဖုန်းနံပါတ် အတည်ပြုရန်"],
        "KM" => ["ចូលគណនី", "ចុះឈ្មោះ", "កំណត់ពាក្យសម្ងាត់ថ្មី", "សុវត្ថិភាព", "ផ្ទៀងផ្ទាត់លេខទូរសព្ទ"],
        "AR" => ["تسجيل الدخول", "التسجيل", "إعادة تعيين كلمة المرور", "الأمان", "تأكيد الرقم"],
        "TH" => ["เข้าสู่ระบบ", "สมัครสมาชิก", "ตั้งรหัสผ่านใหม่", "ความปลอดภัย", "ยืนยันหมายเลขโทรศัพท์"],
        "VI" => ["đăng nhập", "đăng ký", "đặt lại mật khẩu", "bảo mật", "xác minh số điện thoại"],
        _ => ["login", "registration", "password reset", "security", "phone verification"],
    }
}

/// The text of a message with a code. `language` is a language code such as `EN`; unknown languages get English.
pub(crate) fn message(brand: &str, code: &str, purpose: Purpose, language: &str) -> String {
    let [login, register, password, factor, identity] = purpose_names(language);
    let what = match purpose {
        Purpose::Login => login,
        Purpose::Register => register,
        Purpose::Password => password,
        Purpose::Factor
        | Purpose::Contact
        | Purpose::PresentContact
        | Purpose::PaymentPassword
        | Purpose::PayeeName => factor,
        Purpose::Identity => identity,
    };
    match language {
        "CN" => format!("【{brand}】您的{what}验证码为 {code}，10 分钟内有效。请勿告诉任何人。"),
        "TY" => format!("【{brand}】您的{what}驗證碼為 {code}，10 分鐘內有效。請勿告訴任何人。"),
        "ID" => format!("{brand}: kode {what} Anda adalah {code}. Berlaku 10 menit. Jangan beri tahu siapa pun."),
        "MY" => format!("{brand}- {what} ကုဒ်မှာ {code} ဖြစ်ပါသည်။ 10 မိနစ်အတွင်း သုံးနိုင်ပါသည်။ မည်သူ့ကိုမျှ မပြောပါနှင့်။"),
        "KM" => format!("{brand}៖ លេខកូដ{what}របស់អ្នកគឺ {code} មានសុពលភាព 10 នាទី។ កុំប្រាប់អ្នកណាឡើយ។"),
        "AR" => format!("{brand}: رمز {what} هو {code}، صالح لمدة 10 دقائق. لا تخبر به أحدًا."),
        "TH" => format!("{brand}: รหัส{what}ของคุณคือ {code} ใช้ได้ 10 นาที อย่าบอกใคร"),
        "VI" => format!("{brand}: mã {what} của bạn là {code}, có hiệu lực 10 phút. Đừng cho ai biết."),
        _ => format!("{brand}: your {what} code is {code}. It is good for 10 minutes. Tell it to nobody."),
    }
}

/// The subject of a mail with a code; in English for an unknown language.
pub(super) fn subject(brand: &str, language: &str) -> String {
    match language {
        "CN" => format!("您的{brand}验证码"),
        "TY" => format!("您的 {brand} 驗證碼"),
        "ID" => format!("Kode {brand} Anda"),
        "MY" => format!("သင့် {brand} ကုဒ်"),
        "KM" => format!("លេខកូដ {brand} របស់អ្នក"),
        "AR" => format!("رمز {brand} الخاص بك"),
        "TH" => format!("รหัส {brand} ของคุณ"),
        "VI" => format!("Mã {brand} của bạn"),
        _ => format!("Your {brand} code"),
    }
}
