//! What this crate contributes to a member's copy of personal data: friends who came by the link, without their identity, and what
//! the member was promised as a friend.

use platform::data_area::{Cell, DataArea, DataList};
use platform::localized_text::LocalizedText;

/// The files of this crate in a member's copy of personal data.
pub const DATA: &[DataArea] = &[DataArea {
    file: "referral",
    about: LocalizedText {
        en: "Friends who came by your link, what was granted for them, and what you were promised by whose link you came.",
        cn: "通过您的链接注册的好友、为此发放的奖励，以及邀请您的人的计划对您的承诺。",
        ty: "透過您的連結註冊的好友、為此發放的獎勵，以及邀請您的計畫對您的承諾。",
        vi: "Bạn bè đến từ liên kết của bạn, phần thưởng đã cấp cho họ và điều bạn được hứa khi đến qua liên kết của người khác.",
        th: "เพื่อนที่มาจากลิงก์ของคุณ สิ่งที่มอบให้สำหรับเพื่อน และสิ่งที่สัญญากับคุณเมื่อคุณมาจากลิงก์ของผู้อื่น",
        id: "Teman yang datang lewat tautan Anda, yang diberikan untuk mereka, dan yang dijanjikan kepada Anda lewat tautan yang Anda ikuti.",
        my: "သင့်လင့်ခ်မှ လာသော သူငယ်ချင်းများ၊ သူတို့အတွက် ပေးခဲ့သည်များနှင့် သင်လိုက်ခဲ့သော လင့်ခ်အရ သင့်အား ကတိပြုထားသည်များ။",
        km: "មិត្តភក្តិដែលមកតាមតំណរបស់អ្នក អ្វីដែលបានផ្ដល់សម្រាប់ពួកគេ និងអ្វីដែលបានសន្យាដល់អ្នកតាមតំណដែលអ្នកបានមក។",
        ar: "الأصدقاء الذين جاؤوا عبر رابطك، وما مُنح مقابلهم، وما وُعدت به عبر الرابط الذي جئت منه.",
    },
    lists: &[
        DataList {
            name: "friends",
            query: "select plan_id, state, currency, amount, registered_at, until, qualified_at from referrals where inviter_id = $1 order by registered_at, id",
            columns: &[
                ("plan", Cell::Text),
                ("state", Cell::Text),
                ("currency", Cell::Text),
                ("granted", Cell::Money),
                ("registeredAt", Cell::Time),
                ("until", Cell::Time),
                ("qualifiedAt", Cell::Time),
            ],
        },
        DataList {
            name: "own",
            query: "select plan_id, state, currency, deposit, deposited, turnover, played, friend_amount, registered_at, until, qualified_at from referrals where friend_id = $1 order by registered_at, id",
            columns: &[
                ("plan", Cell::Text),
                ("state", Cell::Text),
                ("currency", Cell::Text),
                ("depositAsked", Cell::Money),
                ("deposited", Cell::Money),
                ("betsAsked", Cell::Money),
                ("bets", Cell::Money),
                ("promised", Cell::Money),
                ("registeredAt", Cell::Time),
                ("until", Cell::Time),
                ("qualifiedAt", Cell::Time),
            ],
        },
        DataList {
            name: "link",
            query: "select made_at from referral_links where member_id = $1 order by made_at",
            columns: &[("madeAt", Cell::Time)],
        },
    ],
}];
