//! Flat one-colour signs of the game types, for icons: drawn in a box of 24 units.

/// The path data of a game type's sign (strokes of 2 units, round caps); `None` for a name that is no game type.
pub(crate) fn glyph(kind: &str) -> Option<&'static str> {
    Some(match kind {
        "rng" => "M3 6h18v12H3zM9 6v12M15 6v12M5 10h2l-1.4 4M11 10h2l-1.4 4M17 10h2l-1.4 4",
        "live" => {
            "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 3v5M12 16v5M3 12h5M16 12h5"
        }
        "sports" => {
            "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 8l4 3-1.5 4.5h-5L8 11zM12 8V3M16 11l4.5-1.5M14.5 15.5l3 3.5M9.5 15.5l-3 3.5M8 11L3.5 9.5"
        }
        "esports" => "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM8 10l4 3 4-3M8 14l4 3 4-3",
        "lottery" => {
            "M9 5a6 6 0 1 0 0 12A6 6 0 0 0 9 5ZM9 8.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM17 12a4 4 0 1 1-2.5 7.1"
        }
        "fish" => "M3 12c3-6 10-7 14-1l4-3v8l-4-3c-4 6-11 5-14-1ZM7.5 11h.1M12 8.5c1.5 2 1.5 5 0 7",
        "pvp" => {
            "M8 4h9a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM12.5 8.5l3 3.5-3 3.5-3-3.5zM3 7v11"
        }
        "sv3" => {
            "M12 20c-2-5-2-11 0-16 2 5 2 11 0 16ZM12 20C8 16 5 12 4 6c4 3 7 8 8 14ZM12 20c4-4 7-8 8-14-4 3-7 8-8 14Z"
        }
        _ => return None,
    })
}
