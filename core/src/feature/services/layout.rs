//! Header, bottom bar, footer (section 2): what exists depends on the vendors that the server lists. A category without
//! vendors has no entry.

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::game::GameType;
use crate::domain::route::{MemberPage, Modal, Overlay, Screen};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{apps, call, games, location, notices, support};
use crate::model::{Model, Step};
use crate::text::{self, key};
use crate::view::{BottomItem, LayoutView, MarqueeItem, NavItem, Text, VendorLink};
use crate::wire::{VendorCard, VendorCategory, VendorValue};

calls! {
    /// The vendors that the site offers, by game type.
    Vendors => VENDORS: Get "/wps/relay/GCSGAME_gameVendor" Public Plain, latest, on_vendors(VendorValue);
}

/// Vendors that the header lists for a category (section 2).
const HEADER_VENDORS: usize = 11;

/// Categories in the order of the header.
pub(crate) const CATEGORIES: [GameType; 8] = [
    GameType::Rng,
    GameType::Live,
    GameType::Sports,
    GameType::Esports,
    GameType::Elott,
    GameType::Fish,
    GameType::Pvp,
    GameType::Sv3,
];

/// What surrounds every screen: the vendors in the header, and whether the marquee stands still.
#[derive(Default)]
pub(crate) struct Layout {
    pub vendors: Remote<VendorValue>,
    pub marquee_paused: bool,
}

impl Layout {
    /// The vendors of a game type; empty while they are not known.
    pub fn cards(&self, game_type: GameType) -> &[VendorCard] {
        self.category(game_type).map(|it| it.cards.as_slice()).unwrap_or_default()
    }

    /// The picture of a category.
    pub fn category_image(&self, game_type: GameType) -> &str {
        self.category(game_type).map(|it| it.image_url.as_str()).unwrap_or_default()
    }

    /// The categories of the vendors; empty while they are not known.
    fn categories(&self) -> &[VendorCategory] {
        self.vendors.ready().map(|value| value.categories.as_slice()).unwrap_or_default()
    }

    /// The category of a game type.
    fn category(&self, game_type: GameType) -> Option<&VendorCategory> {
        self.categories().iter().find(|it| GameType::from_code(&it.game_type) == Some(game_type))
    }

    /// Whether a category has vendors. Lottery is one category of two game types.
    pub fn has(&self, game_type: GameType) -> bool {
        match game_type {
            GameType::Elott => !self.cards(GameType::Elott).is_empty() || !self.cards(GameType::Lott).is_empty(),
            other => !self.cards(other).is_empty(),
        }
    }

    /// How many games there are together, without those of vendors that cannot be played yet.
    pub fn game_count(&self) -> u32 {
        let playable = |it: &VendorCategory| {
            let unplayable = it.cards.iter().filter(|card| card.coming_soon).map(|card| card.game_count);
            unplayable.fold(it.game_count, u32::saturating_sub)
        };
        self.categories().iter().map(playable).fold(0, u32::saturating_add)
    }
}

/// Fetches the vendors.
pub(crate) fn load(model: &mut Model, step: &mut Step) {
    model.layout.vendors.start_loading();
    call::send(model, step, Request::Vendors, "");
}

/// Fetches the vendors if they are not there.
pub(crate) fn load_missing(model: &mut Model, step: &mut Step) {
    if model.layout.vendors.ready().is_none() && !model.calls.busy(&Request::Vendors.slot()) {
        load(model, step);
    }
}

pub(crate) fn on_vendors(model: &mut Model, step: &mut Step, answer: Result<VendorValue, Failure>) {
    model.layout.vendors.answer(answer);
    step.emit(DomainEvent::VendorsLoaded);
}

fn nav_item(model: &Model, game_type: GameType) -> NavItem {
    let site = &model.site;
    let link = |of: GameType| {
        move |card: &VendorCard| VendorLink {
            key: card.vassalage.clone(),
            name: card.name.clone(),
            icon: site.image(&card.icon_url),
            href: games::vendor_address(of, card),
        }
    };
    let lott: &[VendorCard] = if game_type == GameType::Elott { model.layout.cards(GameType::Lott) } else { &[] };
    let links = lott.iter().map(link(GameType::Lott)).chain(model.layout.cards(game_type).iter().map(link(game_type)));
    NavItem {
        key: game_type.code().to_owned(),
        label: Text::of(text::game::label(game_type)),
        href: game_type.path().to_owned(),
        active: category(&model.location.route.screen) == Some(game_type),
        vendors: links.take(HEADER_VENDORS).collect(),
    }
}

/// The category that a screen belongs to.
fn category(screen: &Screen) -> Option<GameType> {
    match screen {
        Screen::Games(lobby, _) => Some(lobby.game_type()),
        Screen::VendorLobby(lobby) => Some(lobby.game_type()),
        Screen::Game(query) | Screen::Seamless(query) => query.game_type,
        Screen::Lottery(_) => Some(GameType::Elott),
        Screen::FbSports => Some(GameType::Sports),
        _ => None,
    }
}

/// Whether a screen belongs to the promotions.
fn is_promotions(screen: &Screen) -> bool {
    matches!(screen, Screen::Promotions(_) | Screen::PromoDetail(_))
}

fn plain_item(key: &str, label: &'static str, href: &str, active: bool) -> NavItem {
    NavItem { key: key.to_owned(), label: Text::of(label), href: href.to_owned(), active, vendors: Vec::new() }
}

fn nav(model: &Model) -> Vec<NavItem> {
    let screen = &model.location.route.screen;
    let mut items = vec![plain_item("home", key::NAV_HOME, "/", *screen == Screen::Home)];
    items.extend(CATEGORIES.into_iter().filter(|it| model.layout.has(*it)).map(|it| nav_item(model, it)));
    items.push(plain_item("promotions", key::NAV_PROMOTIONS, "/promotions", is_promotions(screen)));
    items
}

fn bottom(model: &Model) -> Vec<BottomItem> {
    let screen = &model.location.route.screen;
    let games = CATEGORIES.into_iter().find(|it| model.layout.has(*it)).unwrap_or(GameType::Rng).path();
    let item = |(name, label, href, active): (&str, &'static str, &str, bool)| BottomItem {
        key: name.to_owned(),
        label: Text::of(label),
        href: href.to_owned(),
        active,
        raised: false,
    };
    let here = |overlay| location::address_under(model, overlay);
    let mut items = vec![
        item(("home", key::NAV_HOME, "/", *screen == Screen::Home)),
        item(("games", key::NAV_GAMES, games, screen.is_game_page())),
    ];
    items.extend(
        raised(model)
            .map(|(name, label, overlay)| BottomItem { raised: true, ..item((name, label, &here(overlay), false)) }),
    );
    items.push(item(("promotions", key::NAV_PROMOTIONS, "/promotions", is_promotions(screen))));
    items.push(item(("me", key::NAV_ME, &here(Overlay::MemberMenu), false)));
    items
}

/// The highlighted entry: the next step towards play. A member deposits; a visitor signs up, or plays the demo where registration is
/// closed. A guest of the demo has none.
fn raised(model: &Model) -> Option<(&'static str, &'static str, Overlay)> {
    let free_play = model.site.offers_demo() && !model.session.logged_in();
    if model.session.has_own_account() || model.session.is_restoring() {
        Some(("deposit", key::NAV_DEPOSIT, Overlay::MemberCentre(MemberPage::Deposit)))
    } else if model.site.takes_registrations() {
        Some(("signUp", key::NAV_SIGN_UP, Overlay::Modal(Modal::Register)))
    } else if free_play {
        Some(("freePlay", key::NAV_FREE_PLAY, Overlay::Modal(Modal::Login)))
    } else {
        None
    }
}

pub(crate) fn view(model: &Model) -> LayoutView {
    LayoutView {
        nav: nav(model),
        bar: !model.site.info.header_bar_hidden,
        bottom: bottom(model),
        popup: notices::current_popup(&model.notices).is_some(),
        bell: model.notices.has_any().then(|| notices::unread_count(&model.notices)),
        marquee: model
            .notices
            .list()
            .iter()
            .map(|notice| MarqueeItem { key: notice.id.clone(), title: notice.title.clone() })
            .collect(),
        marquee_paused: model.layout.marquee_paused,
        side: apps::has_side(model),
        chat: support::mark(model),
    }
}
