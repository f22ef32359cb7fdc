//! Lotteries: whose draws a vendor sells, and the mode that its prizes are counted in (sections 7 and 9).

use super::game::GameType;

/// Prize modes of section 9.
pub const PRIZE_MODES: [&str; 4] = ["Lott", "ZY", "Elott", "SEA"];

/// Areas that a lobby payload names.
pub const AREAS: [&str; 2] = ["VN", "SEA"];

/// The area of a vendor's draws (`lottoArea`); the brand's own, SEA, unless the vendor names Vietnam.
#[must_use]
pub fn area(vendor: &str) -> &'static str {
    if vendor == "TCG_LOTTO_VN" { "VN" } else { "SEA" }
}

/// The prize mode of a vendor's games.
#[must_use]
pub fn prize_mode(game_type: GameType, vendor: &str) -> &'static str {
    match (game_type, vendor) {
        (GameType::Elott, _) => "Elott",
        (_, "TCG_SEA") => "SEA",
        _ => "Lott",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_vendor_with_a_lottery_screen_has_an_area_and_a_prize_mode() {
        let of = |game_type, vendor| (area(vendor), prize_mode(game_type, vendor));
        assert_eq!(of(GameType::Lott, "TCG_LOTTO_VN"), ("VN", "Lott"));
        assert_eq!(of(GameType::Lott, "TCG_SEA"), ("SEA", "SEA"));
        assert_eq!(of(GameType::Lott, "LOTT"), ("SEA", "Lott"));
        assert_eq!(of(GameType::Elott, "ELOTT"), ("SEA", "Elott"));
    }
}
