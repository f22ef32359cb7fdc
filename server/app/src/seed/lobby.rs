//! Rows of what the lobby shows besides games: draw schedules of lotteries, rooms of card games, featured games.

use lumora_core::domain::game::GameType;

use super::bulk::Bulk;
use super::content;
use super::data::Featured;
use super::titles::Title;

const MINUTE_S: i64 = 60;
const HOUR_S: i64 = 60 * MINUTE_S;
const DAY_S: i64 = 24 * HOUR_S;
/// Bit mask of the weekdays of a draw, Monday the lowest bit.
const EVERY_DAY: i64 = 127;
/// Offset from UTC of Indochina time; Kuala Lumpur and Singapore are an hour ahead of it.
const OFFSET_MINUTES: i64 = 7 * 60;
/// Card games per vendor that have rooms.
const ROOM_GAMES: usize = 2;

/// Cities by region: the north draws at 18:15, the centre at 17:15, the south at 16:15.
const NORTH: [&str; 6] = ["Hanoi", "Hai Phong", "Nam Dinh", "Thai Binh", "Quang Ninh", "Bac Ninh"];
const CENTRE: [&str; 6] = ["Da Nang", "Khanh Hoa", "Hue", "Quang Nam", "Binh Dinh", "Gia Lai"];
const SOUTH: [&str; 6] = ["Ho Chi Minh", "Dong Nai", "Can Tho", "Tay Ninh", "Vung Tau", "Da Lat"];

/// Levels of rooms: code, stake and least balance in minor units, and seats.
const LEVELS: [(&str, i64, i64, i64); 3] =
    [("BEGINNER", 100, 1_000, 6), ("REGULAR", 1_000, 10_000, 6), ("EXPERT", 10_000, 100_000, 4)];

/// All rows; they refer to rows of the catalogue.
pub(super) fn rows(titles: &[Title], featured: &[Featured]) -> Vec<Bulk> {
    let mut all = vec![draws(titles), rooms(titles)];
    all.extend(self::featured(titles, featured));
    all
}

/// First and last second of the day, step in seconds, weekdays, and seconds before a draw at which sales close.
struct Times(i64, i64, i64, i64, i64);

impl Times {
    fn once(hour: i64, minute: i64, weekdays: i64) -> Self {
        let at = hour * HOUR_S + minute * MINUTE_S;
        Self(at, at, DAY_S, weekdays, 15 * MINUTE_S)
    }
}

/// The draw schedule of a title; none for one that is no lottery, or whose vendor keeps the schedule.
fn times(title: &Title) -> Option<Times> {
    let name = title.name.as_str();
    let is_of = |cities: &[&str]| cities.iter().any(|city| name.starts_with(city));
    match title.game_type {
        GameType::Elott if title.vendor == "ELOTT" => {
            let step = if name.contains("45 Seconds") {
                45
            } else if name.contains("1 Minute") {
                MINUTE_S
            } else if name.contains("2 Minutes") {
                2 * MINUTE_S
            } else if name.contains("5 Minutes") {
                5 * MINUTE_S
            } else {
                10 * MINUTE_S
            };
            Some(Times(0, DAY_S - 1, step, EVERY_DAY, 5))
        }
        GameType::Lott if name.ends_with("4D Draw") => Some(Times::once(18, 30, 0b110_0100)),
        GameType::Lott if name.ends_with("Evening Draw") => Some(Times::once(20, 30, EVERY_DAY)),
        GameType::Lott if is_of(&NORTH) => Some(Times::once(18, 15, EVERY_DAY)),
        GameType::Lott if is_of(&CENTRE) => Some(Times::once(17, 15, EVERY_DAY)),
        GameType::Lott if is_of(&SOUTH) => Some(Times::once(16, 15, EVERY_DAY)),
        GameType::Lott => Some(Times::once(19, 0, 0b101_0101)),
        _ => None,
    }
}

fn draws(titles: &[Title]) -> Bulk {
    let columns =
        &["game_code", "first_second", "last_second", "every_seconds", "weekdays", "offset_minutes", "closes_before"];
    let mut draws = Bulk::new("draw_schedules", columns);
    for title in titles {
        let Some(Times(first, last, every, weekdays, closes)) = times(title) else { continue };
        let ahead = if title.name.starts_with("Kuala Lumpur") || title.name.starts_with("Singapore") { 60 } else { 0 };
        draws.add([
            title.game_code.as_str().into(),
            first.into(),
            last.into(),
            every.into(),
            weekdays.into(),
            (OFFSET_MINUTES + ahead).into(),
            closes.into(),
        ]);
    }
    draws
}

fn rooms(titles: &[Title]) -> Bulk {
    let mut rooms = Bulk::new("rooms", &["id", "game_code", "level", "stake", "entry", "seats", "rank"]);
    let mut of_vendor = std::collections::BTreeMap::<&str, usize>::new();
    let mut rank = 0_i64;
    for title in titles.iter().filter(|title| title.game_type == GameType::Pvp) {
        let games = of_vendor.entry(title.vendor.as_str()).or_default();
        if *games == ROOM_GAMES {
            continue;
        }
        *games += 1;
        for (level, stake, entry, seats) in LEVELS {
            rank += 1;
            rooms.add([
                format!("room-{rank}").into(),
                title.game_code.as_str().into(),
                level.into(),
                stake.into(),
                entry.into(),
                seats.into(),
                rank.into(),
            ]);
        }
    }
    rooms
}

fn featured(titles: &[Title], featured: &[Featured]) -> [Bulk; 2] {
    let mut texts = Bulk::new("texts", &["subject", "id", "field", "language", "body"]);
    let mut rows = Bulk::new("featured_games", &["node_id", "rank"]);
    for (game, rank) in featured.iter().zip(1_i64..) {
        let is_it = |title: &&Title| title.game_type == GameType::Rng && title.hot_rank == Some(game.place);
        let Some(title) = titles.iter().find(is_it) else { continue };
        rows.add([title.node_id.as_str().into(), rank.into()]);
        for (field, said) in [("headline", &game.headline), ("text", &game.text)] {
            content::add_text(&mut texts, "featured", &title.node_id, field, said);
        }
    }
    [rows, texts]
}
