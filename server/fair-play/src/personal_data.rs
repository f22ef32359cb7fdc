//! This crate's part of a member's data copy: limits, hourly totals of play, reserved stakes, and decisions.

use platform::data_area::{Cell, DataArea, DataList};
use platform::localized_text::LocalizedText;

/// The file `play` of a member's data copy.
pub const DATA: &[DataArea] = &[DataArea {
    file: "play",
    about: LocalizedText {
        en: "Fair play: your limits, what went in and out hour by hour, and what you have decided.",
        cn: "理性娱乐：您的限额、每小时的资金与游戏情况，以及您作出的决定。",
        ty: "理性娛樂：您的限額、每小時的資金與遊戲情況，以及您作出的決定。",
        vi: "Chơi có trách nhiệm: các giới hạn của bạn, tiền vào ra theo từng giờ và những gì bạn đã quyết định.",
        th: "การเล่นอย่างรับผิดชอบ: วงเงินจำกัดของคุณ ยอดเงินเข้าออกรายชั่วโมง และสิ่งที่คุณตัดสินใจไว้",
        id: "Bermain wajar: batas Anda, uang masuk dan keluar per jam, dan apa yang telah Anda putuskan.",
        my: "တာဝန်သိ ကစားခြင်း- သင့်ကန့်သတ်ချက်များ၊ နာရီအလိုက် ငွေဝင်ငွေထွက်နှင့် သင်ဆုံးဖြတ်ခဲ့သည်များ။",
        km: "ការលេងដោយការទទួលខុសត្រូវ៖ ដែនកំណត់របស់អ្នក ប្រាក់ចូលចេញតាមម៉ោង និងអ្វីដែលអ្នកបានសម្រេច។",
        ar: "اللعب المسؤول: حدودك، وما دخل وخرج ساعة بساعة، وما قررته.",
    },
    lists: &[
        DataList {
            name: "limits",
            query: "select kind, period, bound, pending_bound, pending_from from play_limits where member_id = $1 order by kind, period",
            columns: &[
                ("kind", Cell::Text),
                ("period", Cell::Text),
                ("minorUnitsOrMinutes", Cell::Number),
                ("raiseTo", Cell::Number),
                ("raiseFrom", Cell::Time),
            ],
        },
        DataList {
            name: "play",
            query: "select play_started_at, last_stake_at, check_minutes, checked_at, check_due_at, limits_decided from protected_members where member_id = $1",
            columns: &[
                ("playStartedAt", Cell::Time),
                ("lastStakeAt", Cell::Time),
                ("checkMinutes", Cell::Number),
                ("checkedAt", Cell::Time),
                ("checkDueAt", Cell::Time),
                ("limitsDecidedAt", Cell::Time),
            ],
        },
        DataList {
            name: "hours",
            query: "select hour * 3600000, staked, paid, deposited, withdrawn, seconds from play_hours where member_id = $1 order by hour",
            columns: &[
                ("from", Cell::Time),
                ("staked", Cell::Money),
                ("paid", Cell::Money),
                ("deposited", Cell::Money),
                ("withdrawn", Cell::Money),
                ("seconds", Cell::Number),
            ],
        },
        DataList {
            name: "stakesAtVendors",
            query: "select supplier_round, amount, made_at from stake_reservations where member_id = $1 order by made_at, supplier_round",
            columns: &[("round", Cell::Text), ("amount", Cell::Money), ("at", Cell::Time)],
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
