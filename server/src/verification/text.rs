//! What a message with a code says, in the languages that the bundle has.

use super::code::Purpose;

/// The text of a message with a code, by the code of a language; English for one that has no text here.
pub(crate) fn message(brand: &str, code: &str, purpose: Purpose, language: &str) -> String {
    match language {
        "CN" => {
            let what = match purpose {
                Purpose::Login => "登录",
                Purpose::Register => "注册",
                Purpose::Password => "重设密码",
                Purpose::Factor => "安全",
                Purpose::Identity => "手机验证",
            };
            format!("【{brand}】您的{what}验证码为 {code}，10 分钟内有效。请勿告诉任何人。")
        }
        "KM" => {
            let what = match purpose {
                Purpose::Login => "ចូលគណនី",
                Purpose::Register => "ចុះឈ្មោះ",
                Purpose::Password => "កំណត់ពាក្យសម្ងាត់ថ្មី",
                Purpose::Factor => "សុវត្ថិភាព",
                Purpose::Identity => "ផ្ទៀងផ្ទាត់លេខទូរសព្ទ",
            };
            format!("{brand}៖ លេខកូដ{what}របស់អ្នកគឺ {code} មានសុពលភាព 10 នាទី។ កុំប្រាប់អ្នកណាឡើយ។")
        }
        "AR" => {
            let what = match purpose {
                Purpose::Login => "تسجيل الدخول",
                Purpose::Register => "التسجيل",
                Purpose::Password => "إعادة تعيين كلمة المرور",
                Purpose::Factor => "الأمان",
                Purpose::Identity => "تأكيد الرقم",
            };
            format!("{brand}: رمز {what} هو {code}، صالح لمدة 10 دقائق. لا تخبر به أحدا.")
        }
        "TH" => {
            let what = match purpose {
                Purpose::Login => "เข้าสู่ระบบ",
                Purpose::Register => "สมัครสมาชิก",
                Purpose::Password => "ตั้งรหัสผ่านใหม่",
                Purpose::Factor => "ความปลอดภัย",
                Purpose::Identity => "ยืนยันหมายเลขโทรศัพท์",
            };
            format!("{brand}: รหัส{what}ของคุณคือ {code} ใช้ได้ 10 นาที อย่าบอกใคร")
        }
        "VI" => {
            let what = match purpose {
                Purpose::Login => "đăng nhập",
                Purpose::Register => "đăng ký",
                Purpose::Password => "đặt lại mật khẩu",
                Purpose::Factor => "bảo mật",
                Purpose::Identity => "xác minh số điện thoại",
            };
            format!("{brand}: mã {what} của bạn là {code}, có hiệu lực 10 phút. Đừng cho ai biết.")
        }
        _ => {
            let what = match purpose {
                Purpose::Login => "login",
                Purpose::Register => "registration",
                Purpose::Password => "password reset",
                Purpose::Factor => "security",
                Purpose::Identity => "phone verification",
            };
            format!("{brand}: your {what} code is {code}. It is good for 10 minutes. Tell it to nobody.")
        }
    }
}

/// The subject of a mail with a code.
pub(super) fn subject(brand: &str, language: &str) -> String {
    match language {
        "CN" => format!("您的{brand}验证码"),
        "KM" => format!("លេខកូដ {brand} របស់អ្នក"),
        "AR" => format!("رمز {brand} الخاص بك"),
        "TH" => format!("รหัส {brand} ของคุณ"),
        "VI" => format!("Mã {brand} của bạn"),
        _ => format!("Your {brand} code"),
    }
}
