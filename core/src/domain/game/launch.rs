//! What starting a game comes to: the lottery screen, the game's vendor, a list of games, or the game itself.

use super::GameType;

/// Vendors whose lottery games open the site's own lottery screen (section 4).
pub const LOTTERY_SCREEN_VENDORS: [&str; 4] = ["TCG_LOTTO_VN", "TCG_SEA", "ELOTT", "LOTT"];

/// The value of `isGame` that stands for a vendor's list of games rather than for one game.
pub const VENDOR_LIST: &str = "VASSALAGE";

/// Where a game that starts is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaunchMode {
    /// In the route of its own page, `/game`.
    Route,
    /// In a frame that fills the page, `/seamless`.
    Iframe,
}

/// What starting a game comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaunchPlan {
    /// The site's own lottery screen opens.
    LotteryScreen,
    /// The game's own vendor is asked for an address, which opens by itself.
    ThirdParty,
    /// A popup lists the vendor's games, and one of them is chosen.
    VendorGames,
    /// The game starts in this mode.
    Start(LaunchMode),
}

/// What starting a game comes to (section 4, "Starting a game"). `is_game` is the game's field of that name, `mode` the
/// entry point that was used. That a session is needed is the business of [`crate::domain::account::play_gate`].
#[must_use]
pub fn launch_plan(game_type: GameType, vendor: &str, is_game: &str, mode: LaunchMode) -> LaunchPlan {
    if game_type.is_lottery() {
        if LOTTERY_SCREEN_VENDORS.contains(&vendor) { LaunchPlan::LotteryScreen } else { LaunchPlan::ThirdParty }
    } else if is_game == VENDOR_LIST {
        LaunchPlan::VendorGames
    } else {
        LaunchPlan::Start(mode)
    }
}
