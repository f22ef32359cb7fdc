//! Codes, filters and launches of games against the specification.

use super::*;

#[test]
fn codes_lead_back_to_what_they_name() {
    for game_type in GameType::ALL {
        assert_eq!(GameType::from_code(game_type.code()), Some(game_type));
        assert_eq!(GameType::from_code(&game_type.code().to_lowercase()), Some(game_type));
    }
    for class in Classification::ALL {
        assert_eq!(Classification::from_code(class.code()), Some(class));
    }
    for mode in LobbyMode::ALL {
        assert_eq!(LobbyMode::from_code(mode.code()), Some(mode));
    }
    for option in MinBet::ALL {
        assert_eq!(MinBet::from_code(option.code()), Some(option));
    }
    for order in GameOrder::ALL {
        assert_eq!(GameOrder::from_code(order.code()), Some(order));
    }
    for volatility in Volatility::ALL {
        assert_eq!(Volatility::from_code(volatility.code()), Some(volatility));
    }
    for nonsense in ["NEW", "new ", "added_at desc; drop table games", "price"] {
        assert_eq!(GameOrder::from_code(nonsense), None);
    }
    assert_eq!((GameOrder::default().code(), Volatility::from_code("")), ("", None));
    for nonsense in ["", "SLOTS", "RNGG", " RNG"] {
        assert_eq!(GameType::from_code(nonsense), None);
    }
    assert_eq!(MinBet::from_code("0.2"), None);
    assert_eq!(LobbyMode::from_code("HOT"), None);
}

#[test]
fn minimum_bets_are_those_of_the_specification() {
    assert_eq!(MinBet::ALL.map(MinBet::code), ["", "0.01", "0.05", "0.1", "0.5", "0.75"]);
    assert_eq!(MinBet::default(), MinBet::ANY);
}

#[test]
fn a_return_is_shown_in_percent_with_two_decimals() {
    assert_eq!([9_612, 9_605, 9_600, 10_000, 7].map(shown_return), ["96.12%", "96.05%", "96.00%", "100.00%", "0.07%"]);
}

#[test]
fn bingo_is_offered_only_with_the_language_ty() {
    assert!(!Classification::Bingo.is_offered(["EN", "KM"]));
    assert!(Classification::Bingo.is_offered(["EN", "TY"]));
    assert!(Classification::Jackpot.is_offered([]));
}

#[test]
fn both_lotteries_share_a_page_and_every_other_type_has_its_own() {
    for game_type in GameType::ALL {
        let expected = if game_type.is_lottery() { "elott".to_owned() } else { game_type.code().to_lowercase() };
        assert_eq!(game_type.path(), format!("/{expected}"));
    }
}

#[test]
fn a_lottery_opens_its_screen_only_for_the_vendors_that_have_one() {
    for lottery in [GameType::Lott, GameType::Elott] {
        for vendor in LOTTERY_SCREEN_VENDORS {
            assert_eq!(launch_plan(lottery, vendor, VENDOR_LIST, LaunchMode::Route), LaunchPlan::LotteryScreen);
        }
        assert_eq!(launch_plan(lottery, "OTHER", VENDOR_LIST, LaunchMode::Route), LaunchPlan::ThirdParty);
    }
}

#[test]
fn a_vendor_entry_lists_its_games_and_a_game_starts_where_it_was_asked_for() {
    for game_type in GameType::ALL.into_iter().filter(|game_type| !game_type.is_lottery()) {
        assert_eq!(launch_plan(game_type, "ELOTT", VENDOR_LIST, LaunchMode::Route), LaunchPlan::VendorGames);
        for mode in [LaunchMode::Route, LaunchMode::Iframe] {
            assert_eq!(launch_plan(game_type, "ELOTT", "GAME", mode), LaunchPlan::Start(mode));
            assert_eq!(launch_plan(game_type, "X", "", mode), LaunchPlan::Start(mode));
        }
    }
}
