//! What this crate holds about a member, for the copy of personal data: missions and leaderboards.

use platform::data_area::{Cell, DataArea, DataList};
use platform::localized_text::LocalizedText;

/// This crate's part of a member's copy of the data.
pub const DATA: &[DataArea] = &[DataArea {
    file: "missions",
    about: LocalizedText {
        en: "Missions and leaderboards: what you did, what you took, and your places.",
        cn: "任务与排行榜：您完成的内容、领取的奖励及名次。",
        ty: "任務與排行榜：您完成的內容、領取的獎勵及名次。",
        vi: "Nhiệm vụ và bảng xếp hạng: việc bạn đã làm, phần thưởng đã nhận và thứ hạng của bạn.",
        th: "ภารกิจและกระดานอันดับ: สิ่งที่คุณทำ รางวัลที่รับ และอันดับของคุณ",
        id: "Misi dan papan peringkat: yang Anda lakukan, yang Anda ambil, dan peringkat Anda.",
        my: "တာဝန်များနှင့် အဆင့်ဇယားများ- သင်လုပ်ခဲ့သည်များ၊ ယူခဲ့သော ဆုများနှင့် သင့်အဆင့်များ။",
        km: "បេសកកម្ម និងតារាងចំណាត់ថ្នាក់៖ អ្វីដែលអ្នកបានធ្វើ រង្វាន់ដែលបានយក និងចំណាត់ថ្នាក់របស់អ្នក។",
        ar: "المهام ولوحات الصدارة: ما أنجزته وما أخذته من مكافآت ومراكزك.",
    },
    lists: &[
        DataList {
            name: "rewardsTaken",
            query: "select mission_id, period, reward_type, amount, currency, claimed_at from mission_claims where member_id = $1 order by claimed_at, mission_id, period",
            columns: &[
                ("mission", Cell::Text),
                ("period", Cell::Number),
                ("reward", Cell::Text),
                ("amount", Cell::Money),
                ("currency", Cell::Text),
                ("at", Cell::Time),
            ],
        },
        DataList {
            name: "progress",
            query: "select mission_id, period, progress from mission_progress where member_id = $1 order by mission_id, period",
            columns: &[("mission", Cell::Text), ("period", Cell::Number), ("counted", Cell::Number)],
        },
        DataList {
            name: "checkIns",
            query: "select at from mission_check_ins where member_id = $1 order by day",
            columns: &[("at", Cell::Time)],
        },
        DataList {
            name: "paidIn",
            query: "select at, currency, amount from mission_deposits where member_id = $1 order by at, id",
            columns: &[("at", Cell::Time), ("currency", Cell::Text), ("amount", Cell::Money)],
        },
        DataList {
            name: "friends",
            query: "select at from mission_friends where member_id = $1 order by at, friend_id",
            columns: &[("at", Cell::Time)],
        },
        DataList {
            name: "scores",
            query: "select board_id, period, score from leaderboard_scores where member_id = $1 order by board_id, period",
            columns: &[("board", Cell::Text), ("period", Cell::Number), ("counted", Cell::Number)],
        },
        DataList {
            name: "places",
            query: "select board_id, period, place, score, prize, currency, state, settled_at from leaderboard_results where member_id = $1 order by board_id, period",
            columns: &[
                ("board", Cell::Text),
                ("period", Cell::Number),
                ("place", Cell::Number),
                ("counted", Cell::Number),
                ("prize", Cell::Money),
                ("currency", Cell::Text),
                ("state", Cell::Text),
                ("at", Cell::Time),
            ],
        },
    ],
}];
