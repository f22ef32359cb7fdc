//! What this crate contributes to a member's copy of personal data: rebate rates, the registration link, an agent's own links;
//! contracts and their settlements ([`contracts`]); rebates ([`rebates`]).

mod contracts;
mod rebates;

use platform::data_area::{Cell, DataArea, DataList};
use platform::localized_text::LocalizedText;

/// The files of this crate in a member's copy of personal data.
pub const DATA: &[DataArea] = &[AGENTS, contracts::AREA, rebates::AREA];

const AGENTS: DataArea = DataArea {
    file: "agents",
    about: LocalizedText {
        en: "Your rates of rebate, the registration link that you came by, and, for agents, their own registration links.",
        cn: "您的返水比例、您注册时使用的链接，以及代理自己的注册链接。",
        ty: "您的返水比例、您註冊時使用的連結，以及代理自己的註冊連結。",
        vi: "Tỷ lệ hoàn trả của bạn, liên kết bạn dùng để đăng ký và, với đại lý, các liên kết đăng ký của họ.",
        th: "อัตราคืนยอดเดิมพันของคุณ ลิงก์ที่คุณใช้สมัคร และสำหรับเอเย่นต์คือลิงก์สมัครของตนเอง",
        id: "Tarif rabat Anda, tautan pendaftaran yang Anda pakai, dan, bagi agen, tautan pendaftaran miliknya.",
        my: "သင့်ပြန်အမ်းနှုန်းများ၊ သင်စာရင်းသွင်းခဲ့သော လင့်ခ်နှင့် အေးဂျင့်များအတွက် ၎င်းတို့၏ စာရင်းသွင်းလင့်ခ်များ။",
        km: "អត្រាបង្វិលសងរបស់អ្នក តំណដែលអ្នកបានចុះឈ្មោះ និងសម្រាប់ភ្នាក់ងារ តំណចុះឈ្មោះរបស់ពួកគេ។",
        ar: "نسب الاسترداد الخاصة بك، ورابط التسجيل الذي جئت عبره، وللوكلاء روابط التسجيل الخاصة بهم.",
    },
    lists: &[
        DataList {
            name: "rates",
            query: "select former, rates, from_day, set_at from rebate_rate_changes where member_id = $1 order by set_at, id",
            columns: &[("former", Cell::Text), ("rates", Cell::Text), ("fromDay", Cell::Number), ("setAt", Cell::Time)],
        },
        DataList {
            name: "cameBy",
            query: "select l.code, m.registered_at from registration_link_members m join registration_links l on l.id = m.link_id
                    where m.member_id = $1 order by m.registered_at",
            columns: &[("code", Cell::Text), ("registeredAt", Cell::Time)],
        },
        DataList {
            name: "links",
            query: "select code, account_type, rates, channel, max_uses, used, created_at, expires_at, ended_at from registration_links
                    where agent_id = $1 order by created_at, id",
            columns: &[
                ("code", Cell::Text),
                ("accountType", Cell::Number),
                ("rates", Cell::Text),
                ("channel", Cell::Text),
                ("maxUses", Cell::Number),
                ("used", Cell::Number),
                ("createdAt", Cell::Time),
                ("expiresAt", Cell::Time),
                ("endedAt", Cell::Time),
            ],
        },
    ],
};
