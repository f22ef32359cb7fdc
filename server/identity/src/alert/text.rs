//! The texts of alerts in mail and SMS, one function per language of the built-in bundle.

use super::{AgentAlert, Alert};

/// Subject and body of an alert in the member's language, English where there is no translation. The body is one sentence on the
/// event and one of advice; SMS carries the body only.
pub(super) fn of(brand: &str, alert: &Alert, (language, currency): (&str, &str)) -> (String, String) {
    let money = money(alert, currency);
    let (text, advice, subject) = match language {
        "CN" => (text_cn(alert, &money), "如果不是您本人操作，请立即修改登录密码并联系客服。", "您的账户有变更"),
        "TY" => (text_ty(alert, &money), "如果不是您本人操作，請立即修改登入密碼並聯絡客服。", "您的帳戶有變更"),
        "VI" => (
            text_vi(alert, &money),
            "Nếu không phải bạn, hãy đổi mật khẩu đăng nhập ngay và liên hệ bộ phận hỗ trợ.",
            "Tài khoản của bạn có thay đổi",
        ),
        "TH" => {
            (text_th(alert, &money), "หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านเข้าสู่ระบบทันทีและติดต่อฝ่ายบริการลูกค้า", "บัญชีของคุณมีการเปลี่ยนแปลง")
        }
        "ID" => (
            text_id(alert, &money),
            "Jika bukan Anda, segera ubah kata sandi masuk dan hubungi layanan pelanggan.",
            "Akun Anda berubah",
        ),
        "MY" => (
            text_my(alert, &money),
            "သင်မဟုတ်ပါက အကောင့်ဝင်စကားဝှက်ကို ချက်ချင်းပြောင်းပြီး ဖောက်သည်ဝန်ဆောင်မှုကို ဆက်သွယ်ပါ။",
            "သင့်အကောင့် ပြောင်းလဲသွားပါသည်",
        ),
        "KM" => {
            (text_km(alert, &money), "ប្រសិនបើមិនមែនជាអ្នក សូមប្តូរពាក្យសម្ងាត់ចូលភ្លាមៗ ហើយទាក់ទងផ្នែកបម្រើអតិថិជន។", "គណនីរបស់អ្នកមានការផ្លាស់ប្តូរ")
        }
        "AR" => (
            text_ar(alert, &money),
            "إن لم تكن أنت، فغيّر كلمة مرور الدخول فورًا وتواصل مع خدمة العملاء.",
            "تغيير في حسابك",
        ),
        _ => (
            text_en(alert, &money),
            "If this was not you, change your login password at once and contact customer service.",
            "Your account has changed",
        ),
    };
    let (advice, subject) = match alert {
        Alert::UplineTransferReceived { .. } | Alert::OfAgent(AgentAlert::TransferReceived { .. }) => {
            received(language)
        }
        // The text itself says whom to contact; changing the password would not help.
        Alert::OfAgent(AgentAlert::Frozen | AgentAlert::Unfrozen) => ("", subject),
        _ => (advice, subject),
    };
    (format!("{brand}: {subject}"), format!("{brand}: {text} {advice}").trim_end().to_owned())
}

/// An amount with its currency; empty where the alert has none.
fn money(alert: &Alert, currency: &str) -> String {
    match alert {
        Alert::UplineTransferSent { amount, .. } | Alert::UplineTransferReceived { amount, .. } => {
            format!("{} {currency}", amount.to_decimal())
        }
        Alert::OfAgent(alert) => {
            alert.amount().map(|amount| format!("{} {currency}", amount.to_decimal())).unwrap_or_default()
        }
        _ => String::new(),
    }
}

/// Advice and subject of an incoming transfer: it is no sign of an account takeover, so nobody is told to change the password.
fn received(language: &str) -> (&'static str, &'static str) {
    match language {
        "CN" => ("如果您不清楚这笔款项的来由，请联系客服。", "您的账户收到一笔款项"),
        "TY" => ("如果您不清楚這筆款項的來由，請聯絡客服。", "您的帳戶收到一筆款項"),
        "VI" => ("Nếu bạn không rõ khoản tiền này, hãy liên hệ bộ phận hỗ trợ.", "Tài khoản của bạn vừa nhận tiền"),
        "TH" => ("หากคุณไม่ทราบที่มาของเงินนี้ โปรดติดต่อฝ่ายบริการลูกค้า", "มีเงินเข้าบัญชีของคุณ"),
        "ID" => ("Jika Anda tidak mengenali uang ini, hubungi layanan pelanggan.", "Uang masuk ke akun Anda"),
        "MY" => ("ဤငွေအကြောင်း မသိရှိပါက ဖောက်သည်ဝန်ဆောင်မှုကို ဆက်သွယ်ပါ။", "သင့်အကောင့်သို့ ငွေဝင်ပါသည်"),
        "KM" => ("ប្រសិនបើអ្នកមិនដឹងអំពីប្រាក់នេះ សូមទាក់ទងផ្នែកបម្រើអតិថិជន។", "មានប្រាក់ចូលគណនីរបស់អ្នក"),
        "AR" => ("إن كنت لا تعرف مصدر هذا المبلغ، فتواصل مع خدمة العملاء.", "وصل مبلغ إلى حسابك"),
        _ => ("If you do not know what it is for, contact customer service.", "Money came into your account"),
    }
}

/// The sentence on the event, in English; `money` is the amount with its currency. The functions after it are its translations.
fn text_en(alert: &Alert, money: &str) -> String {
    match alert {
        Alert::PaymentPasswordChanged => "your payment password was changed.".to_owned(),
        Alert::PayoutAccountAdded(hint) => format!("the account {hint} was added to those you can be paid to."),
        Alert::PayoutAccountRemoved(hint) => format!("the account {hint} was removed from those you can be paid to."),
        Alert::UplineTransferSent { order_no, .. } => {
            format!("you transferred {money} to your upline (number {order_no}).")
        }
        Alert::UplineTransferReceived { order_no, .. } => {
            format!("you received {money} from a downline (number {order_no}).")
        }
        Alert::OfAgent(alert) => alert.text("EN", money),
        Alert::AccountClosed => "your account was closed. Customer service can open it again for a while.".to_owned(),
        Alert::AccountReopened => "your account was opened again.".to_owned(),
        Alert::PayeeNameSet(name) => format!("the name that money is paid to is now {name}."),
        Alert::IdentityApproved => "your identity check was approved.".to_owned(),
        Alert::IdentityRejected => {
            "your identity check was not approved. Your security centre says why and what to do.".to_owned()
        }
        Alert::Excluded => "you are excluded from play under another account, and so this one is too. You can still withdraw your money.".to_owned(),
    }
}

fn text_cn(alert: &Alert, money: &str) -> String {
    match alert {
        Alert::PaymentPasswordChanged => "您的支付密码已更改。".to_owned(),
        Alert::PayoutAccountAdded(hint) => format!("您的收款账户中新增了 {hint}。"),
        Alert::PayoutAccountRemoved(hint) => format!("您的收款账户 {hint} 已被移除。"),
        Alert::UplineTransferSent { order_no, .. } => format!("您向上级转账 {money}（单号 {order_no}）。"),
        Alert::UplineTransferReceived { order_no, .. } => format!("您收到下级转来的 {money}（单号 {order_no}）。"),
        Alert::OfAgent(alert) => alert.text("CN", money),
        Alert::AccountClosed => "您的账户已关闭。客服在一段时间内可以重新开启。".to_owned(),
        Alert::AccountReopened => "您的账户已重新开启。".to_owned(),
        Alert::PayeeNameSet(name) => format!("您的收款人姓名现为 {name}。"),
        Alert::IdentityApproved => "您的身份认证已通过。".to_owned(),
        Alert::IdentityRejected => "您的身份认证未通过。原因和后续步骤请查看安全中心。".to_owned(),
        Alert::Excluded => {
            "您在另一账户中已被排除在游戏之外，因此本账户也同样被排除。您仍可以提取您的资金。".to_owned()
        }
    }
}

fn text_ty(alert: &Alert, money: &str) -> String {
    match alert {
        Alert::PaymentPasswordChanged => "您的支付密碼已變更。".to_owned(),
        Alert::PayoutAccountAdded(hint) => format!("您的收款帳戶中新增了 {hint}。"),
        Alert::PayoutAccountRemoved(hint) => format!("您的收款帳戶 {hint} 已被移除。"),
        Alert::UplineTransferSent { order_no, .. } => format!("您向上級轉帳 {money}（單號 {order_no}）。"),
        Alert::UplineTransferReceived { order_no, .. } => format!("您收到下級轉來的 {money}（單號 {order_no}）。"),
        Alert::OfAgent(alert) => alert.text("TY", money),
        Alert::AccountClosed => "您的帳戶已關閉。客服在一段時間內可以重新開啟。".to_owned(),
        Alert::AccountReopened => "您的帳戶已重新開啟。".to_owned(),
        Alert::PayeeNameSet(name) => format!("您的收款人姓名現為 {name}。"),
        Alert::IdentityApproved => "您的身分驗證已通過。".to_owned(),
        Alert::IdentityRejected => "您的身分驗證未通過。原因與後續步驟請查看安全中心。".to_owned(),
        Alert::Excluded => {
            "您在另一帳戶中已被排除在遊戲之外，因此本帳戶也同樣被排除。您仍可以提領您的資金。".to_owned()
        }
    }
}

fn text_vi(alert: &Alert, money: &str) -> String {
    match alert {
        Alert::PaymentPasswordChanged => "mật khẩu thanh toán của bạn đã được thay đổi.".to_owned(),
        Alert::PayoutAccountAdded(hint) => format!("tài khoản nhận tiền {hint} đã được thêm."),
        Alert::PayoutAccountRemoved(hint) => format!("tài khoản nhận tiền {hint} đã bị xóa."),
        Alert::UplineTransferSent { order_no, .. } => {
            format!("bạn đã chuyển {money} cho tuyến trên (số {order_no}).")
        }
        Alert::UplineTransferReceived { order_no, .. } => {
            format!("bạn đã nhận {money} từ tuyến dưới (số {order_no}).")
        }
        Alert::OfAgent(alert) => alert.text("VI", money),
        Alert::AccountClosed => {
            "tài khoản của bạn đã đóng. Bộ phận hỗ trợ có thể mở lại trong một thời gian.".to_owned()
        }
        Alert::AccountReopened => "tài khoản của bạn đã được mở lại.".to_owned(),
        Alert::PayeeNameSet(name) => format!("tên người nhận tiền của bạn hiện là {name}."),
        Alert::IdentityApproved => "việc xác minh danh tính của bạn đã được chấp thuận.".to_owned(),
        Alert::IdentityRejected => {
            "việc xác minh danh tính của bạn chưa được chấp thuận. Lý do và cách xử lý có trong trung tâm bảo mật."
                .to_owned()
        }
        Alert::Excluded => {
            "bạn đang bị loại khỏi việc chơi ở một tài khoản khác, nên tài khoản này cũng vậy. Bạn vẫn có thể rút tiền."
                .to_owned()
        }
    }
}

fn text_th(alert: &Alert, money: &str) -> String {
    match alert {
        Alert::PaymentPasswordChanged => "รหัสผ่านการชำระเงินของคุณถูกเปลี่ยนแล้ว".to_owned(),
        Alert::PayoutAccountAdded(hint) => format!("เพิ่มบัญชีรับเงิน {hint} แล้ว"),
        Alert::PayoutAccountRemoved(hint) => format!("ลบบัญชีรับเงิน {hint} แล้ว"),
        Alert::UplineTransferSent { order_no, .. } => format!("คุณโอน {money} ให้อัปไลน์แล้ว (เลขที่ {order_no})"),
        Alert::UplineTransferReceived { order_no, .. } => format!("คุณได้รับ {money} จากดาวน์ไลน์ (เลขที่ {order_no})"),
        Alert::OfAgent(alert) => alert.text("TH", money),
        Alert::AccountClosed => "บัญชีของคุณถูกปิดแล้ว ฝ่ายบริการลูกค้าเปิดให้อีกครั้งได้ภายในระยะเวลาหนึ่ง".to_owned(),
        Alert::AccountReopened => "บัญชีของคุณเปิดใช้อีกครั้งแล้ว".to_owned(),
        Alert::PayeeNameSet(name) => format!("ชื่อผู้รับเงินของคุณคือ {name} แล้ว"),
        Alert::IdentityApproved => "การยืนยันตัวตนของคุณผ่านแล้ว".to_owned(),
        Alert::IdentityRejected => "การยืนยันตัวตนของคุณไม่ผ่าน ดูเหตุผลและสิ่งที่ต้องทำได้ในศูนย์ความปลอดภัย".to_owned(),
        Alert::Excluded => "คุณถูกกีดกันจากการเล่นในอีกบัญชีหนึ่ง บัญชีนี้จึงถูกกีดกันด้วย คุณยังถอนเงินได้".to_owned(),
    }
}

fn text_id(alert: &Alert, money: &str) -> String {
    match alert {
        Alert::PaymentPasswordChanged => "kata sandi pembayaran Anda telah diubah.".to_owned(),
        Alert::PayoutAccountAdded(hint) => format!("rekening penerima {hint} telah ditambahkan."),
        Alert::PayoutAccountRemoved(hint) => format!("rekening penerima {hint} telah dihapus."),
        Alert::UplineTransferSent { order_no, .. } => {
            format!("Anda mentransfer {money} ke upline (nomor {order_no}).")
        }
        Alert::UplineTransferReceived { order_no, .. } => {
            format!("Anda menerima {money} dari downline (nomor {order_no}).")
        }
        Alert::OfAgent(alert) => alert.text("ID", money),
        Alert::AccountClosed => {
            "akun Anda telah ditutup. Layanan pelanggan dapat membukanya kembali untuk sementara waktu.".to_owned()
        }
        Alert::AccountReopened => "akun Anda telah dibuka kembali.".to_owned(),
        Alert::PayeeNameSet(name) => format!("nama penerima dana Anda kini {name}."),
        Alert::IdentityApproved => "verifikasi identitas Anda disetujui.".to_owned(),
        Alert::IdentityRejected => {
            "verifikasi identitas Anda tidak disetujui. Alasan dan langkah berikutnya ada di pusat keamanan.".to_owned()
        }
        Alert::Excluded => {
            "Anda dikecualikan dari permainan di akun lain, jadi akun ini juga. Anda tetap dapat menarik uang Anda."
                .to_owned()
        }
    }
}

fn text_my(alert: &Alert, money: &str) -> String {
    match alert {
        Alert::PaymentPasswordChanged => "သင့်ငွေပေးချေမှု စကားဝှက် ပြောင်းလိုက်ပါပြီ။".to_owned(),
        Alert::PayoutAccountAdded(hint) => format!("ငွေလက်ခံအကောင့် {hint} ထည့်လိုက်ပါပြီ။"),
        Alert::PayoutAccountRemoved(hint) => format!("ငွေလက်ခံအကောင့် {hint} ဖယ်ရှားလိုက်ပါပြီ။"),
        Alert::UplineTransferSent { order_no, .. } => format!("အထက်လိုင်းသို့ {money} လွှဲပြီးပါပြီ (အမှတ် {order_no})။"),
        Alert::UplineTransferReceived { order_no, .. } => format!("အောက်လိုင်းထံမှ {money} ရရှိပါသည် (အမှတ် {order_no})။"),
        Alert::OfAgent(alert) => alert.text("MY", money),
        Alert::AccountClosed => "သင့်အကောင့် ပိတ်လိုက်ပါပြီ။ ဖောက်သည်ဝန်ဆောင်မှုက အချိန်တစ်ခုအတွင်း ပြန်ဖွင့်ပေးနိုင်ပါသည်။".to_owned(),
        Alert::AccountReopened => "သင့်အကောင့်ကို ပြန်ဖွင့်လိုက်ပါပြီ။".to_owned(),
        Alert::PayeeNameSet(name) => format!("သင့်ငွေလက်ခံသူအမည်မှာ ယခု {name} ဖြစ်ပါသည်။"),
        Alert::IdentityApproved => "သင့်ကိုယ်ရေးအတည်ပြုခြင်း အောင်မြင်ပါသည်။".to_owned(),
        Alert::IdentityRejected => "သင့်ကိုယ်ရေးအတည်ပြုခြင်း မအောင်မြင်ပါ။ အကြောင်းရင်းနှင့် ဆက်လုပ်ရန်ကို လုံခြုံရေးစင်တာတွင် ကြည့်ပါ။".to_owned(),
        Alert::Excluded => {
            "သင့်ကို အခြားအကောင့်တွင် ကစားခြင်းမှ ဖယ်ထုတ်ထားသဖြင့် ဤအကောင့်လည်း ထိုနည်းတူ ဖြစ်ပါသည်။ သင့်ငွေကို ထုတ်ယူနိုင်ပါသေးသည်။".to_owned()
        }
    }
}

fn text_km(alert: &Alert, money: &str) -> String {
    match alert {
        Alert::PaymentPasswordChanged => "ពាក្យសម្ងាត់ទូទាត់របស់អ្នកត្រូវបានប្តូរ។".to_owned(),
        Alert::PayoutAccountAdded(hint) => format!("គណនីទទួលប្រាក់ {hint} ត្រូវបានបន្ថែម។"),
        Alert::PayoutAccountRemoved(hint) => format!("គណនីទទួលប្រាក់ {hint} ត្រូវបានដកចេញ។"),
        Alert::UplineTransferSent { order_no, .. } => format!("អ្នកបានផ្ទេរ {money} ទៅខ្សែលើ (លេខ {order_no})។"),
        Alert::UplineTransferReceived { order_no, .. } => format!("អ្នកបានទទួល {money} ពីខ្សែក្រោម (លេខ {order_no})។"),
        Alert::OfAgent(alert) => alert.text("KM", money),
        Alert::AccountClosed => "គណនីរបស់អ្នកត្រូវបានបិទ។ ផ្នែកបម្រើអតិថិជនអាចបើកវិញក្នុងរយៈពេលមួយ។".to_owned(),
        Alert::AccountReopened => "គណនីរបស់អ្នកត្រូវបានបើកឡើងវិញ។".to_owned(),
        Alert::PayeeNameSet(name) => format!("ឈ្មោះអ្នកទទួលប្រាក់របស់អ្នកឥឡូវនេះគឺ {name}។"),
        Alert::IdentityApproved => "ការផ្ទៀងផ្ទាត់អត្តសញ្ញាណរបស់អ្នកត្រូវបានអនុម័ត។".to_owned(),
        Alert::IdentityRejected => {
            "ការផ្ទៀងផ្ទាត់អត្តសញ្ញាណរបស់អ្នកមិនត្រូវបានអនុម័តទេ។ មូលហេតុ និងអ្វីដែលត្រូវធ្វើ មាននៅមជ្ឈមណ្ឌលសុវត្ថិភាព។".to_owned()
        }
        Alert::Excluded => "អ្នកត្រូវបានដកចេញពីការលេងនៅគណនីផ្សេង ដូច្នេះគណនីនេះក៏ដូចគ្នាដែរ។ អ្នកនៅតែអាចដកប្រាក់របស់អ្នកបាន។".to_owned(),
    }
}

fn text_ar(alert: &Alert, money: &str) -> String {
    match alert {
        Alert::PaymentPasswordChanged => "تم تغيير كلمة مرور الدفع الخاصة بك.".to_owned(),
        Alert::PayoutAccountAdded(hint) => format!("أُضيف الحساب {hint} إلى حسابات استلام أموالك."),
        Alert::PayoutAccountRemoved(hint) => format!("أُزيل الحساب {hint} من حسابات استلام أموالك."),
        Alert::UplineTransferSent { order_no, .. } => format!("حوّلت {money} إلى الوكيل الأعلى (رقم {order_no})."),
        Alert::UplineTransferReceived { order_no, .. } => format!("وصلك {money} من عضو تابع لك (رقم {order_no})."),
        Alert::OfAgent(alert) => alert.text("AR", money),
        Alert::AccountClosed => "أُغلق حسابك. يمكن لخدمة العملاء إعادة فتحه خلال مدة.".to_owned(),
        Alert::AccountReopened => "أُعيد فتح حسابك.".to_owned(),
        Alert::PayeeNameSet(name) => format!("اسم مستلم أموالك الآن هو {name}."),
        Alert::IdentityApproved => "تمت الموافقة على التحقق من هويتك.".to_owned(),
        Alert::IdentityRejected => "لم تتم الموافقة على التحقق من هويتك. تجد السبب وما يلزم في مركز الأمان.".to_owned(),
        Alert::Excluded => {
            "أنت مستبعد من اللعب في حساب آخر، ولذلك استُبعد هذا الحساب أيضًا. لا يزال بإمكانك سحب أموالك.".to_owned()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lumora_core::domain::money::Money;

    #[test]
    fn each_language_names_the_account_and_the_brand() {
        for language in ["EN", "CN", "TY", "VI", "TH", "ID", "MY", "KM", "AR", "XX"] {
            for alert in
                [Alert::PayoutAccountAdded("•••• 4417".into()), Alert::PayoutAccountRemoved("•••• 4417".into())]
            {
                let (subject, body) = of("Lumora", &alert, (language, "USD"));
                assert!(
                    subject.starts_with("Lumora") && body.starts_with("Lumora") && body.contains("•••• 4417"),
                    "{body}"
                );
            }
            let (amount, order_no) = (Money(2_500), "U-2345-6789".to_owned());
            let sent = Alert::UplineTransferSent { amount, order_no: order_no.clone() };
            let received = Alert::UplineTransferReceived { amount, order_no };
            for alert in [&sent, &received] {
                let (_, body) = of("Lumora", alert, (language, "USD"));
                assert!(body.contains("25.00 USD") && body.contains("U-2345-6789"), "{body}");
            }
            assert_ne!(
                of("Lumora", &sent, (language, "USD")).0,
                of("Lumora", &received, (language, "USD")).0,
                "{language}"
            );
            assert!(of("Lumora", &Alert::PayeeNameSet("L•••".into()), (language, "USD")).1.contains("L•••"));
            for alert in [
                Alert::PaymentPasswordChanged,
                Alert::IdentityApproved,
                Alert::IdentityRejected,
                Alert::AccountClosed,
                Alert::AccountReopened,
            ] {
                assert!(of("Lumora", &alert, (language, "USD")).1.len() > 40);
            }
        }
    }
}
