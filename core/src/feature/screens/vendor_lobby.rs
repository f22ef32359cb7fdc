//! Slice `vendorLobby`: the vendor cards of /live, /sports, /esports, /sv3 and /elott, and of /seamless (section 2). It has no state of its own:
//! the cards are those of the header, the screen says which.

use crate::domain::digits::grouped_count;
use crate::domain::game::GameType;
use crate::domain::route::{Screen, VendorLobby};
use crate::event::{GameEvent, UiEvent};
use crate::model::Model;
use crate::text::{self, key};
use crate::view::{Text, VendorCardView, VendorGroup, VendorLobbyView};
use crate::wire::VendorCard;

/// Every game type, in the order of the header.
const EVERY_TYPE: &[GameType] = &[
    GameType::Rng,
    GameType::Live,
    GameType::Sports,
    GameType::Esports,
    GameType::Lott,
    GameType::Elott,
    GameType::Fish,
    GameType::Pvp,
    GameType::Sv3,
];

/// The game types of a page; lottery is one page of two.
fn game_types(lobby: VendorLobby) -> &'static [GameType] {
    match lobby {
        VendorLobby::Live => &[GameType::Live],
        VendorLobby::Sports => &[GameType::Sports],
        VendorLobby::Esports => &[GameType::Esports],
        VendorLobby::Sv3 => &[GameType::Sv3],
        VendorLobby::Elott => &[GameType::Lott, GameType::Elott],
    }
}

fn card(model: &Model, card: &VendorCard) -> VendorCardView {
    VendorCardView {
        key: card.vassalage.clone(),
        name: card.name.clone(),
        image: model.site.image(&card.image_url),
        icon: model.site.image(&card.icon_url),
        hot: card.is_hot,
        game_count: grouped_count(u64::from(card.game_count)),
        coming_soon: card.coming_soon,
        open: UiEvent::Game(GameEvent::PlayVendor {
            game_type: card.game_type.clone(),
            vendor: card.vassalage.clone(),
        }),
    }
}

pub(crate) fn view(model: &Model) -> VendorLobbyView {
    // The page of seamless games lists the vendors of every type.
    let (title, types) = match &model.location.route.screen {
        Screen::VendorLobby(lobby) => (text::game::lobby_title(*lobby), game_types(*lobby)),
        Screen::Seamless(_) => (key::TITLE_SEAMLESS, EVERY_TYPE),
        _ => (text::game::lobby_title(VendorLobby::Live), game_types(VendorLobby::Live)),
    };
    let group = |game_type: &GameType| VendorGroup {
        key: game_type.code().to_owned(),
        title: Text::of(text::game::title(*game_type)),
        cards: model.layout.cards(*game_type).iter().map(|it| card(model, it)).collect(),
    };
    VendorLobbyView {
        title: Text::of(title),
        status: model.layout.vendors.status(),
        groups: types.iter().map(group).filter(|group| !group.cards.is_empty()).collect(),
    }
}
