//! The words of screens: the title of the document and of the first heading. The server says the same in the first HTML.

use super::{game, key};
use crate::domain::route::Screen;

/// Key of a screen's title.
#[must_use]
pub fn title(screen: &Screen) -> &'static str {
    match screen {
        Screen::Home | Screen::Register => key::TITLE_HOME,
        Screen::NoticePage(_) => key::TITLE_NOTICES,
        Screen::PointMall(_) => key::TITLE_POINT_MALL,
        Screen::Lottery(_) => key::TITLE_LOTTERY,
        Screen::Games(games_lobby, _) => game::title(games_lobby.game_type()),
        Screen::VendorLobby(vendor_lobby) => game::lobby_title(*vendor_lobby),
        Screen::Promotions(_) => key::TITLE_PROMOTIONS,
        Screen::PromoDetail(_) => key::TITLE_PROMO_DETAIL,
        Screen::Seamless(_) => key::TITLE_SEAMLESS,
        Screen::FbSports => key::TITLE_FBSPORTS,
        Screen::Help(_) | Screen::HelpMc(_) => key::TITLE_HELP,
        Screen::Download(_) => key::TITLE_DOWNLOAD,
        Screen::Verify(_) => key::TITLE_VERIFY,
        Screen::Referral => key::TITLE_REFERRAL,
        Screen::FairPlay => key::TITLE_FAIR_PLAY,
        Screen::Game(_) => key::TITLE_GAME,
        Screen::Login => key::TITLE_LOGIN,
        Screen::NotFound => key::TITLE_NOT_FOUND,
    }
}
