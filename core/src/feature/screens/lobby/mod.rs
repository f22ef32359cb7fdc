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
use crate::boot::Boot;
use crate::domain::game::{Classification, GameOrder, LobbyMode, MinBet};
use crate::domain::listing::Listing;
use crate::domain::route::{GamesLobby, LobbyOpening, LobbyQuery, Screen};
use crate::effect::{StorageArea, TimerId};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::games::STORED_VENDOR;
use crate::feature::services::location;
use crate::model::{Model, Step};
use crate::view::Problem;

calls! {
    /// A page that replaces the one that shows.
    Page { listing: Listing, page: u32 } => GAME_LIST: Get "/wps/relay/GCSGAME_gameList" Public Plain
        | FAVOURITE_LIST: Get "/wps/relay/MCSFE_getFavoriteGamesList" Member Plain
        | RECENT_LIST: Get "/wps/relay/GCS_recentGame" Member Plain (list::endpoint(listing)), latest in list::LIST, list::on_page;
    /// A page that is appended to the list.
    More { listing: Listing, page: u32 } => (list::endpoint(listing)), single in list::MORE, list::on_more;
}

/// How far the list has come.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum State {
    /// Nothing of the list is there yet.
    #[default]
    Loading,
    /// The list is there.
    Ready,
    /// The list is there, and the next page is under way.
    LoadingMore,
    /// The list needs a login.
    LoginNeeded,
    /// The list could not be fetched.
    Failed(Problem),
}

/// State of the games lobby.
#[derive(Default)]
pub(crate) struct Lobby {
    /// What the address asks for; `None` while no lobby shows.
    query: Option<(GamesLobby, LobbyQuery)>,
    listing: Option<Listing>,
    state: State,
    /// Node ids of the games that show.
    keys: Vec<String>,
    /// Number of the last page that shows.
    page: u32,
    total_pages: u32,
    total: Option<u32>,
    /// The search box, which may be ahead of the listing.
    typed: String,
    /// How many pages scrolling has appended since something was pressed.
    scrolled: u32,
    /// The vendor of the slot that ran before this page was loaded, until /rng has opened at it.
    stored_vendor: Option<String>,
}

impl Lobby {
    pub fn from_boot(boot: &Boot) -> Self {
        let stored = boot.session(STORED_VENDOR).map(|code| code.reveal().to_owned());
        Lobby { stored_vendor: stored.filter(|code| !code.is_empty()), ..Lobby::default() }
    }
}

/// The address of a lobby was entered.
pub(crate) fn enter(model: &mut Model, step: &mut Step, lobby: GamesLobby, query: LobbyQuery) {
    step.stop_timer(TimerId::LobbySearch);
    model.lobby.typed = query.name.clone().unwrap_or_default();
    model.lobby.query = Some((lobby, query));
    list::show(model, step);
}

/// The vendor that was stored when a slot started (section 2): the first /rng of a page that asks for nothing else leads to it. Only
/// once, so that an address means the same from then on. Says whether it leads there.
fn leads_to_stored_vendor(model: &mut Model, step: &mut Step, lobby: GamesLobby, query: &LobbyQuery) -> bool {
    if lobby != GamesLobby::Rng || *query != LobbyQuery::default() {
        return false;
    }
    let Some(vendor) = model.lobby.stored_vendor.take() else { return false };
    step.forget(StorageArea::Session, STORED_VENDOR);
    let query = LobbyQuery { opening: LobbyOpening::Vendor(vendor), ..LobbyQuery::default() };
    let mut route = model.location.route.clone();
    route.screen = Screen::Games(lobby, query);
    location::replace(step, route.address());
    true
}

/// Whether the lobby lists games in full, not in another mode or under a filter, and of which vendor; no vendor is all.
pub(crate) fn listed_in_full(model: &Model) -> Option<Option<&str>> {
    let listing =
        model.lobby.listing.as_ref().filter(|listing| listing.mode == LobbyMode::All && !listing.filtered())?;
    Some(listing.vendor.as_deref())
}

/// The listing that an address asks for, as far as the vendors are known.
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
    // A link's vendor counts until the vendors are known; then it has to be one of them. None is all vendors, with whom a lobby opens.
    let cards = model.layout.cards(lobby.game_type());
    let known =
        |code: &String| model.layout.vendors.ready().is_none() || cards.iter().any(|card| card.vassalage == *code);
    let vendor = match &query.opening {
        LobbyOpening::Vendor(code) => Some(code.clone()).filter(known),
        LobbyOpening::FirstVendor | LobbyOpening::Hot => None,
    };
    match mode {
        LobbyMode::All => Listing {
            lobby,
            vendor,
            mode,
            classification,
            min_bet: query.min_bet,
            name: query.name.clone().unwrap_or_default(),
            order: query.order,
        },
        // Switching the mode clears the filters (section 4); each of these lists has an order of its own.
        other => Listing {
            lobby,
            vendor,
            mode: other,
            classification: None,
            min_bet: MinBet::ANY,
            name: String::new(),
            order: GameOrder::Operator,
        },
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if location::is_other_screen(model, previous) => {
            if let Screen::Games(lobby, query) = model.location.route.screen.clone()
                && !leads_to_stored_vendor(model, step, lobby, &query)
            {
                enter(model, step, lobby, query);
            }
        }
        DomainEvent::LoggedIn | DomainEvent::LoggedOut => list::on_member_changed(model, step),
        DomainEvent::LanguageChanged => list::reload(model, step),
        DomainEvent::VendorsLoaded => list::on_vendors(model, step),
        DomainEvent::AllHotGamesLoaded => list::on_hot(model),
        DomainEvent::FavouriteSaved => list::on_favourite_changed(model, step),
        _ => {}
    }
}
