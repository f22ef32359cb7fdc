//! This crate's part of a member's data copy.

use platform::data_area::{Cell, DataArea, DataList};
use platform::localized_text::LocalizedText;

/// The file `fair-play` of a member's data copy.
pub const DATA: &[DataArea] = &[DataArea {
    file: "fair-play",
    about: LocalizedText {
        en: "What you have decided about your play: limits, pauses, self-exclusion, and everything that was held because of it.",
        cn: "您对自己游戏的决定：限额、暂停、自我排除，以及因此被拦下的一切。",
        ty: "您對自己遊戲的決定：限額、暫停、自我排除，以及因此被攔下的一切。",
        vi: "Những gì bạn đã quyết định về việc chơi: giới hạn, tạm nghỉ, tự loại trừ và mọi thứ bị giữ lại vì thế.",
        th: "สิ่งที่คุณตัดสินใจเกี่ยวกับการเล่น: วงเงินจำกัด การพัก การกีดกันตนเอง และทุกสิ่งที่ถูกระงับเพราะสิ่งเหล่านี้",
        id: "Keputusan Anda tentang permainan: batas, jeda, pengecualian diri, dan semua yang ditahan karenanya.",
        my: "သင့်ကစားမှုအပေါ် သင်ဆုံးဖြတ်ခဲ့သည်များ- ကန့်သတ်ချက်၊ ခေတ္တနားခြင်း၊ မိမိကိုယ်ကို ဖယ်ထုတ်ခြင်းနှင့် ထိုအတွက် တားဆီးခဲ့သမျှ။",
        km: "អ្វីដែលអ្នកបានសម្រេចអំពីការលេង៖ ដែនកំណត់ ការផ្អាក ការដកខ្លួនចេញ និងអ្វីៗដែលត្រូវបានទប់ដោយសារវា។",
        ar: "ما قررته بشأن لعبك: الحدود وفترات التوقف والاستبعاد الذاتي، وكل ما أُوقف بسببها.",
    },
    lists: &[
        DataList {
            name: "protection",
            query: "select exclusion, exclusion_cause, excluded_from, exclusion_ends, returns_at, born_on, age_checked, check_minutes from protected_members where member_id = $1 order by member_id",
            columns: &[
                ("exclusion", Cell::Text),
                ("cause", Cell::Text),
                ("from", Cell::Time),
                ("ends", Cell::Time),
                ("returnsAt", Cell::Time),
                ("bornOn", Cell::Text),
                ("ageChecked", Cell::Flag),
                ("realityCheckMinutes", Cell::Number),
            ],
        },
        DataList {
            name: "exclusions",
            query: "select kind, cause, began_at, ends_at from exclusions where member_id = $1 order by id",
            columns: &[("kind", Cell::Text), ("cause", Cell::Text), ("beganAt", Cell::Time), ("endsAt", Cell::Time)],
        },
        DataList {
            name: "events",
            query: "select at, kind, limit_kind, period, value, actor from protection_events where member_id = $1 order by id",
            columns: &[
                ("at", Cell::Time),
                ("kind", Cell::Text),
                ("limit", Cell::Text),
                ("period", Cell::Text),
                ("value", Cell::Text),
                ("actor", Cell::Text),
            ],
        },
    ],
}];
