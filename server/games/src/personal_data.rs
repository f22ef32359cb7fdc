//! Personal data that this crate holds about a member: rounds, free spins and favourite games.

use platform::data_area::{Cell, DataArea, DataList};
use platform::localized_text::LocalizedText;

/// This crate's part of a member's data copy.
pub const DATA: &[DataArea] = &[DataArea {
    file: "games",
    about: LocalizedText {
        en: "Every round that you played, and your favourite games.",
        cn: "您玩过的每一局以及收藏的游戏。",
        ty: "您玩過的每一局以及收藏的遊戲。",
        vi: "Mọi ván bạn đã chơi và các trò chơi yêu thích.",
        th: "ทุกรอบที่คุณเล่น และเกมโปรดของคุณ",
        id: "Setiap ronde yang Anda mainkan, dan permainan favorit Anda.",
        my: "သင်ကစားခဲ့သော ပွဲတိုင်းနှင့် အကြိုက်ဆုံးဂိမ်းများ။",
        km: "រាល់ជុំដែលអ្នកបានលេង និងហ្គេមដែលអ្នកចូលចិត្ត។",
        ar: "كل جولة لعبتها وألعابك المفضلة.",
    },
    lists: &[
        DataList {
            name: "rounds",
            query: "select vendor, game_code, product, currency, stake, payout, free_spins, state, opened_at, closed_at from rounds where member_id = $1 order by opened_at, id",
            columns: &[
                ("vendor", Cell::Text),
                ("game", Cell::Text),
                ("product", Cell::Text),
                ("currency", Cell::Text),
                ("stake", Cell::Money),
                ("payout", Cell::Money),
                ("freeSpins", Cell::Text),
                ("state", Cell::Text),
                ("openedAt", Cell::Time),
                ("closedAt", Cell::Time),
            ],
        },
        DataList {
            name: "freeSpins",
            query: "select id, source, games, spins, used, spin_value, currency, wager_multiplier, max_win, won, credited, granted_at, expires_at, ended_at,
                    ended_as from free_spins where member_id = $1 order by granted_at, id",
            columns: &[
                ("id", Cell::Text),
                ("source", Cell::Text),
                ("games", Cell::Text),
                ("spins", Cell::Number),
                ("used", Cell::Number),
                ("value", Cell::Money),
                ("currency", Cell::Text),
                ("wagerMultiplier", Cell::Number),
                ("maxWin", Cell::Money),
                ("won", Cell::Money),
                ("credited", Cell::Money),
                ("grantedAt", Cell::Time),
                ("expiresAt", Cell::Time),
                ("endedAt", Cell::Time),
                ("endedAs", Cell::Text),
            ],
        },
        DataList {
            name: "favourites",
            query: "select node_id, marked_at from favourite_games where member_id = $1 order by marked_at, node_id",
            columns: &[("game", Cell::Text), ("markedAt", Cell::Time)],
        },
    ],
}];
