//! Alerts between an agent and its team: transfers down the agent tree, and accounts frozen by an agent.

use lumora_core::domain::message::MessageKind;
use lumora_core::domain::money::Money;
use messages::Message as SiteMessage;

/// An event between an agent and a member of its team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AgentAlert {
    /// To the agent: it transferred money to a member of its team.
    TransferSent {
        /// Amount in minor units, in the currency that both accounts share.
        amount: Money,
        /// Order number of the transfer.
        order_no: String,
    },
    /// To the member: an agent above transferred money to it.
    TransferReceived {
        /// Amount in minor units, in the currency that both accounts share.
        amount: Money,
        /// Order number of the transfer.
        order_no: String,
    },
    /// To the member: an agent above froze the account.
    Frozen,
    /// To the member: the account is no longer frozen.
    Unfrozen,
}

impl AgentAlert {
    /// The message in the member's inbox on the site.
    pub(super) fn message(&self) -> SiteMessage<'_> {
        let transfer =
            |kind, amount: &Money, number| SiteMessage { amount: Some(amount.0), number, ..SiteMessage::of(kind) };
        match self {
            Self::TransferSent { amount, order_no } => {
                transfer(MessageKind::DownlineTransferSent, amount, order_no.as_str())
            }
            Self::TransferReceived { amount, order_no } => {
                transfer(MessageKind::DownlineTransferReceived, amount, order_no.as_str())
            }
            Self::Frozen => SiteMessage::of(MessageKind::AccountFrozen),
            Self::Unfrozen => SiteMessage::of(MessageKind::AccountUnfrozen),
        }
    }

    /// The amount transferred; `None` where no money moved.
    pub(super) const fn amount(&self) -> Option<Money> {
        match self {
            Self::TransferSent { amount, .. } | Self::TransferReceived { amount, .. } => Some(*amount),
            Self::Frozen | Self::Unfrozen => None,
        }
    }

    /// The sentence for mail and SMS in the language with this code, English where there is no translation. `money` is the amount
    /// with its currency, as text.
    pub(super) fn text(&self, language: &str, money: &str) -> String {
        match self {
            Self::TransferSent { order_no, .. } => sent(language, money, order_no),
            Self::TransferReceived { order_no, .. } => received(language, money, order_no),
            Self::Frozen => frozen(language).to_owned(),
            Self::Unfrozen => unfrozen(language).to_owned(),
        }
    }
}

fn sent(language: &str, money: &str, order_no: &str) -> String {
    match language {
        "CN" => format!("您向下级转账 {money}（单号 {order_no}）。"),
        "TY" => format!("您向下級轉帳 {money}（單號 {order_no}）。"),
        "VI" => format!("bạn đã chuyển {money} cho tuyến dưới (số {order_no})."),
        "TH" => format!("คุณโอน {money} ให้ดาวน์ไลน์แล้ว (เลขที่ {order_no})"),
        "ID" => format!("Anda mentransfer {money} ke downline (nomor {order_no})."),
        "MY" => format!("အောက်လိုင်းသို့ {money} လွှဲပြီးပါပြီ (အမှတ် {order_no})။"),
        "KM" => format!("អ្នកបានផ្ទេរ {money} ទៅខ្សែក្រោម (លេខ {order_no})។"),
        "AR" => format!("حوّلت {money} إلى عضو تابع لك (رقم {order_no})."),
        _ => format!("you transferred {money} to a downline (number {order_no})."),
    }
}

fn received(language: &str, money: &str, order_no: &str) -> String {
    match language {
        "CN" => format!("您收到上级转来的 {money}（单号 {order_no}）。"),
        "TY" => format!("您收到上級轉來的 {money}（單號 {order_no}）。"),
        "VI" => format!("bạn đã nhận {money} từ tuyến trên (số {order_no})."),
        "TH" => format!("คุณได้รับ {money} จากอัปไลน์ (เลขที่ {order_no})"),
        "ID" => format!("Anda menerima {money} dari upline (nomor {order_no})."),
        "MY" => format!("အထက်လိုင်းထံမှ {money} ရရှိပါသည် (အမှတ် {order_no})။"),
        "KM" => format!("អ្នកបានទទួល {money} ពីខ្សែលើ (លេខ {order_no})។"),
        "AR" => format!("وصلك {money} من الوكيل الأعلى (رقم {order_no})."),
        _ => format!("you received {money} from an upline (number {order_no})."),
    }
}

fn frozen(language: &str) -> &'static str {
    match language {
        "CN" => "您的上级代理已冻结您的账户。您的资金仍在账户中。请联系上级或客服。",
        "TY" => "您的上級代理已凍結您的帳戶。您的資金仍在帳戶中。請聯絡上級或客服。",
        "VI" => {
            "đại lý tuyến trên đã khóa tài khoản của bạn. Tiền của bạn vẫn còn trong đó. Hãy liên hệ tuyến trên hoặc bộ phận hỗ trợ."
        }
        "TH" => "เอเย่นต์อัปไลน์ระงับบัญชีของคุณแล้ว เงินของคุณยังอยู่ในบัญชี โปรดติดต่ออัปไลน์หรือฝ่ายบริการลูกค้า",
        "ID" => {
            "agen di atas Anda membekukan akun Anda. Uang Anda tetap di dalamnya. Hubungi upline atau layanan pelanggan."
        }
        "MY" => "သင့်အထက်လိုင်း အေးဂျင့်က သင့်အကောင့်ကို ရပ်ဆိုင်းထားပါသည်။ သင့်ငွေ အကောင့်ထဲတွင် ရှိနေဆဲဖြစ်သည်။ အထက်လိုင်း သို့မဟုတ် ဖောက်သည်ဝန်ဆောင်မှုကို ဆက်သွယ်ပါ။",
        "KM" => "ភ្នាក់ងារខ្សែលើបានបង្កកគណនីរបស់អ្នក។ ប្រាក់របស់អ្នកនៅក្នុងគណនីដដែល។ សូមទាក់ទងខ្សែលើ ឬផ្នែកបម្រើអតិថិជន។",
        "AR" => "جمّد الوكيل الأعلى حسابك. لا تزال أموالك فيه. تواصل مع الوكيل أو مع خدمة العملاء.",
        _ => {
            "an agent above you has frozen your account. Your money stays in it. Contact your upline or customer service."
        }
    }
}

fn unfrozen(language: &str) -> &'static str {
    match language {
        "CN" => "您的账户已解除冻结，可以照常登录。",
        "TY" => "您的帳戶已解除凍結，可以照常登入。",
        "VI" => "tài khoản của bạn đã được mở khóa. Bạn có thể đăng nhập như trước.",
        "TH" => "บัญชีของคุณเลิกถูกระงับแล้ว คุณเข้าสู่ระบบได้ตามปกติ",
        "ID" => "akun Anda tidak lagi dibekukan. Anda dapat masuk seperti biasa.",
        "MY" => "သင့်အကောင့် ရပ်ဆိုင်းမှု ပြီးဆုံးပါပြီ။ ယခင်အတိုင်း ဝင်ရောက်နိုင်ပါသည်။",
        "KM" => "គណនីរបស់អ្នកលែងត្រូវបានបង្កកហើយ។ អ្នកអាចចូលដូចធម្មតា។",
        "AR" => "رُفع التجميد عن حسابك. يمكنك تسجيل الدخول كالمعتاد.",
        _ => "your account is no longer frozen. You can log in as before.",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn each_language_has_words_of_its_own() {
        let (amount, order_no) = (Money(2_500), "D-2345-6789".to_owned());
        for alert in [
            AgentAlert::TransferSent { amount, order_no: order_no.clone() },
            AgentAlert::TransferReceived { amount, order_no },
            AgentAlert::Frozen,
            AgentAlert::Unfrozen,
        ] {
            let languages = ["EN", "CN", "TY", "VI", "TH", "ID", "MY", "KM", "AR"];
            let words: BTreeSet<String> = languages.iter().map(|it| alert.text(it, "25.00 USD")).collect();
            assert_eq!(words.len(), languages.len(), "{alert:?}");
            let tells = |it: &String| it.contains("25.00 USD") && it.contains("D-2345-6789");
            assert!(alert.amount().is_none() || words.iter().all(tells), "{words:?}");
        }
    }
}
