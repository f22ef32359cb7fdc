//! The games lobby: /rng, /pvp, /fish (sections 2, 4, 5, 7 and 9).
//!
//! The address is the state: an event does not change the list but the address, and entering an address shows its list. So
//! Back undoes a filter, a link shares it and a reload keeps it. What is listed is a [`Listing`]; a list call that no longer
//! fits the listing is withdrawn by its slot. Load more appends the next page and is refused while one is under way.

mod event;
mod filter;
mod list;
mod view;

pub use event::LobbyEvent;
pub(crate) use filter::{on_event, on_search_pause};
pub(crate) use view::view;

use crate::api::calls::calls;
use crate::domain::game::{Classification, LobbyMode, MinBet};
use crate::domain::listing::Listing;
use crate::domain::route::{GamesLobby, LobbyOpening, LobbyQuery, Screen};
use crate::effect::TimerId;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::location;
use crate::model::{Model, Step};
use crate::view::Problem;

calls! {
    /// A page that replaces what shows.
    Page { listing: Listing, page: u32 } => GAME_LIST: Get "/wps/relay/GCSGAME_gameList" Public Plain
        | FAVOURITE_LIST: Get "/wps/relay/MCSFE_getFavoriteGamesList" Member Plain
        | RECENT_LIST: Get "/wps/relay/GCS_recentGame" Member Plain (list::endpoint(listing)), latest in list::LIST, list::on_page;
    /// A page that is appended.
    More { listing: Listing, page: u32 } => (list::endpoint(listing)), single in list::MORE, list::on_more;
}

/// How far the list has come.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum State {
    /// Nothing is there yet.
    #[default]
    Loading,
    /// It is there.
    Ready,
    /// It is there, and the next page is under way.
    LoadingMore,
    /// It needs login.
    LoginNeeded,
    /// It could not be had.
    Failed(Problem),
}

/// The lobby.
#[derive(Default)]
pub(crate) struct Lobby {
    /// What the address asks for; `None` while no lobby shows.
    query: Option<(GamesLobby, LobbyQuery)>,
    listing: Option<Listing>,
    state: State,
    /// Node ids of the games that show.
    keys: Vec<String>,
    /// The last page that shows.
    page: u32,
    total_pages: u32,
    total: Option<u32>,
    /// The search box, which may be ahead of the listing.
    typed: String,
}

/// The address of a lobby was entered.
pub(crate) fn enter(model: &mut Model, step: &mut Step, lobby: GamesLobby, query: LobbyQuery) {
    step.stop_timer(TimerId::LobbySearch);
    model.lobby.typed = query.name.clone().unwrap_or_default();
    model.lobby.query = Some((lobby, query));
    list::show(model, step);
}

/// The vendor whose games the lobby lists in full; nothing in another mode, under a filter, or before it is known.
pub(crate) fn vendor_in_full(model: &Model) -> Option<&str> {
    let listing =
        model.lobby.listing.as_ref().filter(|listing| listing.mode == LobbyMode::All && !listing.filtered())?;
    listing.vendor.as_deref()
}

/// What an address asks for, as far as the vendors are known.
fn listing_of(model: &Model, lobby: GamesLobby, query: &LobbyQuery) -> Listing {
    // `page` names a tab of the lobby: a mode or a classification.
    let tab = query.tab.as_deref().unwrap_or_default();
    let hot = query.opening == LobbyOpening::Hot;
    let tab_mode = Some(LobbyMode::from_code(tab).unwrap_or_default()).filter(|mode| *mode != LobbyMode::All);
    let mode = if query.mode != LobbyMode::All {
        query.mode
    } else if hot {
        LobbyMode::Hot
    } else {
        tab_mode.unwrap_or_default()
    };
    let offered = |class: &Classification| class.is_offered(model.site.info.languages.iter().map(String::as_str));
    let classification = query.classification.or_else(|| Classification::from_code(tab)).filter(offered);
    let cards = model.layout.cards(lobby.game_type());
    let named = match &query.opening {
        LobbyOpening::Vendor(code) => cards.iter().find(|card| card.vassalage == *code),
        LobbyOpening::FirstVendor | LobbyOpening::Hot => None,
    };
    // A link's vendor counts until the vendors are known; then it has to be one of them.
    let linked = match &query.opening {
        LobbyOpening::Vendor(code) if model.layout.vendors.ready().is_none() => Some(code.clone()),
        _ => None,
    };
    // A search across the site's front door looks in every vendor's games; a chosen vendor narrows it.
    let everywhere = named.is_none() && linked.is_none() && query.name.is_some();
    let vendor = named.or(if everywhere { None } else { cards.first() }).map(|card| card.vassalage.clone());
    let vendor = linked.or(vendor);
    match mode {
        LobbyMode::All => Listing {
            lobby,
            vendor,
            mode,
            classification,
            min_bet: query.min_bet,
            name: query.name.clone().unwrap_or_default(),
        },
        // Switching the mode clears the filters (section 4).
        other => {
            Listing { lobby, vendor, mode: other, classification: None, min_bet: MinBet::ANY, name: String::new() }
        }
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if location::is_other_screen(model, previous) => {
            if let Screen::Games(lobby, query) = model.location.route.screen.clone() {
                enter(model, step, lobby, query);
            }
        }
        DomainEvent::LoggedIn | DomainEvent::LoggedOut => list::on_member_changed(model, step),
        DomainEvent::LanguageChanged => list::reload(model, step),
        DomainEvent::VendorsLoaded => list::on_vendors(model, step),
        DomainEvent::HotGamesLoaded => list::on_hot(model),
        DomainEvent::FavouriteSaved => list::on_favourite_changed(model, step),
        _ => {}
    }
}
