//! The text of the mail for a forgotten password, in the languages of the site. `language` is a code such as `EN`.

/// The subject of the mail; in English for an unknown language.
pub(super) fn subject(brand: &str, language: &str) -> String {
    match language {
        "CN" => format!("重设您的{brand}密码"),
        "TY" => format!("重設您的 {brand} 密碼"),
        "ID" => format!("Atur ulang kata sandi {brand} Anda"),
        "MY" => format!("သင့် {brand} စကားဝှက်ကို ပြန်သတ်မှတ်ပါ"),
        "KM" => format!("កំណត់ពាក្យសម្ងាត់ {brand} របស់អ្នកឡើងវិញ"),
        "AR" => format!("إعادة تعيين كلمة مرور {brand}"),
        "TH" => format!("ตั้งรหัสผ่าน {brand} ใหม่"),
        "VI" => format!("Đặt lại mật khẩu {brand} của bạn"),
        _ => format!("Reset your {brand} password"),
    }
}

/// The text of the mail, with the link on a line of its own.
pub(super) fn body(brand: &str, account: &str, link: &str, language: &str) -> String {
    match language {
        "CN" => format!(
            "您好，{account}：\n\n请打开以下链接，为您的{brand}账户设置新密码：\n\n{link}\n\n链接只能使用一次，30 分钟内有效。如果不是您本人的请求，请忽略此邮件，您的密码不会改变。\n"
        ),
        "TY" => format!(
            "{account} 您好：\n\n請開啟以下連結，為您的 {brand} 帳號設定新密碼：\n\n{link}\n\n連結只能使用一次，30 分鐘內有效。若非您本人提出，請忽略此郵件，您的密碼不會變更。\n"
        ),
        "ID" => format!(
            "Halo {account},\n\nbuka tautan ini untuk membuat kata sandi baru bagi akun {brand} Anda:\n\n{link}\n\nTautan berlaku sekali, selama 30 menit. Jika Anda tidak memintanya, abaikan e-mail ini: kata sandi Anda tidak berubah.\n"
        ),
        "MY" => format!(
            "မင်္ဂလာပါ {account}၊\n\nသင့် {brand} အကောင့်အတွက် စကားဝှက်အသစ် သတ်မှတ်ရန် ဤလင့်ခ်ကို ဖွင့်ပါ-\n\n{link}\n\nလင့်ခ်ကို မိနစ် 30 အတွင်း တစ်ကြိမ်သာ အသုံးပြုနိုင်ပါသည်။ သင်မတောင်းဆိုခဲ့ပါက ဤအီးမေးလ်ကို လျစ်လျူရှုပါ၊ သင့်စကားဝှက် မပြောင်းလဲပါ။\n"
        ),
        "KM" => format!(
            "សួស្ដី {account}៖\n\nសូមបើកតំណនេះ ដើម្បីកំណត់ពាក្យសម្ងាត់ថ្មីសម្រាប់គណនី {brand} របស់អ្នក៖\n\n{link}\n\nតំណនេះប្រើបានតែម្ដង ក្នុងរយៈពេល 30 នាទី។ ប្រសិនបើមិនមែនអ្នកស្នើ សូមកុំអើពើ ពាក្យសម្ងាត់របស់អ្នកនៅដដែល។\n"
        ),
        "AR" => format!(
            "مرحبًا {account}،\n\nافتح هذا الرابط لاختيار كلمة مرور جديدة لحسابك في {brand}:\n\n{link}\n\nيعمل الرابط مرة واحدة خلال 30 دقيقة. إذا لم تطلب ذلك فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.\n"
        ),
        "TH" => format!(
            "สวัสดี {account}\n\nเปิดลิงก์นี้เพื่อตั้งรหัสผ่านใหม่สำหรับบัญชี {brand} ของคุณ\n\n{link}\n\nลิงก์ใช้ได้ครั้งเดียวภายใน 30 นาที หากคุณไม่ได้เป็นผู้ขอ ไม่ต้องทำอะไรกับอีเมลนี้ รหัสผ่านของคุณจะยังเหมือนเดิม\n"
        ),
        "VI" => format!(
            "Xin chào {account},\n\nHãy mở liên kết này để đặt mật khẩu mới cho tài khoản {brand} của bạn:\n\n{link}\n\nLiên kết chỉ dùng một lần, trong 30 phút. Nếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu của bạn vẫn giữ nguyên.\n"
        ),
        _ => format!(
            "Hello {account},\n\nopen this link to choose a new password for your {brand} account:\n\n{link}\n\nIt works once, for 30 minutes. If you did not ask for it, leave this mail alone: your password stays as it is.\n"
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_tells_account_and_link() {
        for language in ["EN", "CN", "TY", "ID", "MY", "KM", "AR", "TH", "VI", "XX"] {
            let text = body("Lumora", "mira", "https://play.example/login#secret", language);
            assert!(text.contains("mira") && text.contains("\nhttps://play.example/login#secret\n"), "{language}");
            assert!(subject("Lumora", language).contains("Lumora"), "{language}");
        }
    }
}
