//! Where the visitor is: screen, overlay, guard (section 2). The browser history is the view's; this machine says where it
//! should go ([`Navigation`]) and learns where it went (`Entered`). A screen's machine starts when its screen is entered.

pub mod event;

pub use event::RouteEvent;

use crate::domain::game::GameType;
use crate::domain::route::{AgentPage, MemberPage, Modal, Overlay, Route, Screen, VendorList, VendorLobby};
use crate::effect::{Effect, Navigation};
use crate::feature::domain_event::DomainEvent;
use crate::model::{Model, Step};
use crate::text::{self, key};
use crate::view::{OverlayName, OverlayView, RouteView, ScreenName, Text};

/// The location of the visitor: route, and how the address came about.
pub(crate) struct Location {
    pub route: Route,
    /// The last location that the guard let the visitor into: what was started there ends when the next one starts. A location
    /// that the guard refuses starts nothing, even if the address that it redirects to is on the same screen.
    admitted: Route,
    /// The overlay was pushed as a history entry of its own by this page: going back closes it.
    overlay_pushed: bool,
    /// The next entry comes from such a push.
    pushing_overlay: bool,
}

impl Default for Location {
    fn default() -> Self {
        let nowhere = Route::to(Screen::NotFound);
        Location { route: nowhere.clone(), admitted: nowhere, overlay_pushed: false, pushing_overlay: false }
    }
}

impl Location {
    /// Whether the registration form shows.
    pub fn shows_register(&self) -> bool {
        self.route.overlay == Some(Overlay::Modal(Modal::Register))
    }

    /// Whether the login form shows, as an overlay or as its page.
    pub fn shows_login(&self) -> bool {
        let at_reset = self.shows_reset();
        self.route.overlay == Some(Overlay::Modal(Modal::Login)) || (self.route.screen == Screen::Login && !at_reset)
    }

    /// Whether the form shows that a recovery mail leads to.
    pub fn shows_reset(&self) -> bool {
        self.route.overlay == Some(Overlay::Modal(Modal::ResetPassword))
    }

    /// The guard lets the visitor in; gives where the visitor was before.
    pub fn admit(&mut self) -> Route {
        std::mem::replace(&mut self.admitted, self.route.clone())
    }

    /// Whether the guard has let the visitor in where they are.
    pub fn is_admitted(&self) -> bool {
        self.admitted == self.route
    }

    /// Whether a form shows that ends in a session or in a new password, other than the login form.
    pub fn shows_account_form(&self) -> bool {
        use Modal::{ChangePassword, ForgotPassword, Register};
        let Some(Overlay::Modal(modal)) = self.route.overlay else { return false };
        [ChangePassword, ForgotPassword, Register].contains(&modal)
    }
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: RouteEvent) {
    match event {
        RouteEvent::Entered { path, query } => entered(model, step, &path, &query),
        RouteEvent::Open(event::Overlay::Login) => open_overlay(model, step, Modal::Login),
        RouteEvent::Open(event::Overlay::Register) => open_overlay(model, step, Modal::Register),
        RouteEvent::Open(event::Overlay::ForgotPassword) => open_overlay(model, step, Modal::ForgotPassword),
        RouteEvent::Open(event::Overlay::ChangePassword) => open_overlay(model, step, Modal::ChangePassword),
        RouteEvent::Open(event::Overlay::Notice) => open_overlay(model, step, Modal::Notice),
        RouteEvent::Open(event::Overlay::Announcement) => open_overlay(model, step, Modal::Announcement),
        RouteEvent::Open(event::Overlay::Search) => open_overlay(model, step, Modal::Search),
        // Nothing goes before a password that must be changed; the only other way out is to sign out.
        RouteEvent::Close if model.session.must_change_password() => {}
        RouteEvent::Close => close_overlay(model, step),
    }
}

/// The location became this.
pub(crate) fn entered(model: &mut Model, step: &mut Step, path: &str, query: &str) {
    let mut route = Route::parse(path, query);
    if route.screen == Screen::Register && route.overlay.is_none() {
        route = route.with_overlay(Some(Overlay::Modal(Modal::Register)));
    }
    model.location.route = route;
    model.location.overlay_pushed =
        std::mem::take(&mut model.location.pushing_overlay) && model.location.route.overlay.is_some();
    step.emit(DomainEvent::AddressChanged);
}

/// Whether another screen shows than before, or the same with another address.
pub(crate) fn is_other_screen(model: &Model, previous: &Route) -> bool {
    previous.screen != model.location.route.screen
}

/// Whether an overlay shows that did not before.
pub(crate) fn is_opened(model: &Model, previous: &Route, modal: Modal) -> bool {
    let overlay = Some(Overlay::Modal(modal));
    model.location.route.overlay == overlay && previous.overlay != overlay
}

/// Whether an overlay showed before and does no more.
pub(crate) fn is_closed(model: &Model, previous: &Route, modal: Modal) -> bool {
    let overlay = Some(Overlay::Modal(modal));
    model.location.route.overlay != overlay && previous.overlay == overlay
}

/// Whether a page of the member centre showed before and does no more.
pub(crate) fn is_page_closed(model: &Model, previous: &Route, page: MemberPage) -> bool {
    let overlay = Some(Overlay::MemberCentre(page));
    model.location.route.overlay != overlay && previous.overlay == overlay
}

/// Whether a page of the agent centre showed before and does no more.
pub(crate) fn is_agent_page_closed(model: &Model, previous: &Route, page: AgentPage) -> bool {
    let overlay = Some(Overlay::AgentCentre(page));
    model.location.route.overlay != overlay && previous.overlay == overlay
}

/// The address of the current screen under another overlay, for links: what the screen shows stays as it is.
pub(crate) fn address_under(model: &Model, overlay: Overlay) -> String {
    model.location.route.clone().with_overlay(Some(overlay)).address()
}

/// A new history entry.
pub(crate) fn push(step: &mut Step, address: String) {
    step.push(Effect::Navigate(Navigation::Push(address)));
}

/// Another address for the current history entry.
pub(crate) fn replace(step: &mut Step, address: String) {
    step.push(Effect::Navigate(Navigation::Replace(address)));
}

/// Out of the current screen: where the browser's Back leads, or to this address for a page that was opened from outside.
pub(crate) fn back_or(step: &mut Step, address: String) {
    step.push(Effect::Navigate(Navigation::BackOr(address)));
}

/// Back to this address where an entry of it stands before, over whatever was opened since; else it takes the current entry's place.
pub(crate) fn back_to(step: &mut Step, address: String) {
    step.push(Effect::Navigate(Navigation::BackTo(address)));
}

/// Opens an overlay over the current screen. A member's centre stays under it, and shows again when it closes.
pub(crate) fn open_overlay(model: &mut Model, step: &mut Step, modal: Modal) {
    let overlay = Some(Overlay::Modal(modal));
    if model.location.route.overlay == overlay {
        return;
    }
    let address = model.location.route.clone().with_overlay(overlay).address();
    let over_centre = model.session.logged_in() && model.location.route.overlay.is_some_and(Overlay::is_centre);
    if model.location.route.overlay.is_some() && !over_centre {
        // One overlay makes way for another: Back still closes it.
        model.location.pushing_overlay = model.location.overlay_pushed;
        replace(step, address);
    } else {
        model.location.pushing_overlay = true;
        push(step, address);
    }
}

/// Opens the popup list of a vendor's games over the current screen.
pub(crate) fn open_game_list(model: &mut Model, step: &mut Step, list: VendorList) {
    let address = model.location.route.clone().with_game_list(list).address();
    if model.location.route.overlay.is_some() {
        model.location.pushing_overlay = model.location.overlay_pushed;
        replace(step, address);
    } else {
        model.location.pushing_overlay = true;
        push(step, address);
    }
}

/// Closes the overlay on top.
pub(crate) fn close_overlay(model: &mut Model, step: &mut Step) {
    if model.location.route.overlay.is_none() {
        return;
    }
    if model.location.overlay_pushed {
        step.push(Effect::Navigate(Navigation::Back));
    } else if model.location.route.screen == Screen::Register {
        replace(step, Route::to(Screen::Home).address());
    } else {
        back_to(step, model.location.route.clone().with_overlay(None).address());
    }
}

/// Opens the login form where the visitor is.
pub(crate) fn open_login(model: &mut Model, step: &mut Step) {
    if !model.location.shows_login() {
        open_overlay(model, step, Modal::Login);
    }
}

/// Closes the login form after a login, and goes on to `next` if there is one.
pub(crate) fn leave_login(model: &mut Model, step: &mut Step, next: Option<String>) {
    let here = model.location.route.clone().with_overlay(None).address();
    match next {
        // What was wanted is the place under the form: the form goes, so that Back does not lead to the same place again.
        Some(address) if address == here && model.location.route.overlay.is_some() => close_overlay(model, step),
        Some(address) => replace(step, address),
        // Whoever follows the link of a mail sets the password, logged in or not.
        None if model.location.shows_reset() => {}
        None if model.location.route.screen == Screen::Login => replace(step, Route::to(Screen::Home).address()),
        None if model.location.shows_login() => close_overlay(model, step),
        // Section 4: after a password was changed or recovered, and after a registration, go to /.
        None if model.location.shows_account_form() => replace(step, Route::to(Screen::Home).address()),
        None => {}
    }
}

/// The address of the lobby of a game type, at this vendor where the lobby has vendors in its address.
pub(crate) fn lobby_address(game_type: GameType, vendor: Option<String>) -> String {
    use crate::domain::route::{GamesLobby, LobbyOpening, LobbyQuery};
    let opening = vendor.map(LobbyOpening::Vendor).unwrap_or_default();
    let query = LobbyQuery { opening, ..LobbyQuery::default() };
    let screen = match game_type {
        GameType::Rng => Screen::Games(GamesLobby::Rng, query),
        GameType::Pvp => Screen::Games(GamesLobby::Pvp, query),
        GameType::Fish => Screen::Games(GamesLobby::Fish, query),
        GameType::Live => Screen::VendorLobby(VendorLobby::Live),
        GameType::Sports => Screen::VendorLobby(VendorLobby::Sports),
        GameType::Esports => Screen::VendorLobby(VendorLobby::Esports),
        GameType::Sv3 => Screen::VendorLobby(VendorLobby::Sv3),
        GameType::Elott | GameType::Lott => Screen::VendorLobby(VendorLobby::Elott),
    };
    Route::to(screen).address()
}

fn screen_name(screen: &Screen) -> ScreenName {
    match screen {
        Screen::Home | Screen::Register => ScreenName::Home,
        Screen::Games(..) => ScreenName::Lobby,
        Screen::VendorLobby(_) => ScreenName::VendorLobby,
        Screen::Game(_) => ScreenName::Game,
        Screen::Seamless(_) => ScreenName::Seamless,
        Screen::FbSports => ScreenName::FbSports,
        Screen::Lottery(_) => ScreenName::Lottery,
        Screen::Login => ScreenName::Login,
        Screen::Referral => ScreenName::Referral,
        Screen::FairPlay => ScreenName::FairPlay,
        Screen::Verify(_) => ScreenName::Verify,
        Screen::Promotions(_) => ScreenName::Promotions,
        Screen::PromoDetail(_) => ScreenName::Promotion,
        Screen::PointMall(_) => ScreenName::PointMall,
        Screen::NoticePage(_) => ScreenName::NoticePage,
        Screen::Help(_) | Screen::HelpMc(_) => ScreenName::Help,
        Screen::Download(_) => ScreenName::Download,
        Screen::NotFound => ScreenName::NotFound,
    }
}

/// The title of a screen that is titled by its content; nothing for a screen with a fixed title.
fn own_title(model: &Model) -> Option<Text> {
    match model.location.route.screen {
        Screen::PromoDetail(_) => model.promotions.title(),
        _ => None,
    }
}

fn overlay_view(model: &Model, overlay: Overlay) -> OverlayView {
    let (name, title) = match overlay {
        Overlay::Modal(Modal::Login) => (OverlayName::Login, key::TITLE_LOGIN),
        Overlay::Modal(Modal::Notice) => (OverlayName::Notice, key::TITLE_NOTICE),
        Overlay::Modal(Modal::Announcement) => (OverlayName::Announcement, key::TITLE_NOTICES),
        Overlay::Modal(Modal::Register) => (OverlayName::Register, key::TITLE_REGISTER),
        Overlay::Modal(Modal::ForgotPassword) => (OverlayName::ForgotPassword, key::TITLE_FORGOT_PASSWORD),
        Overlay::Modal(Modal::ChangePassword) => (OverlayName::ChangePassword, key::TITLE_CHANGE_PASSWORD),
        Overlay::Modal(Modal::ResetPassword) => (OverlayName::ResetPassword, key::TITLE_RESET_PASSWORD),
        Overlay::Modal(Modal::GameList) => (OverlayName::GameList, key::TITLE_GAME_LIST),
        Overlay::Modal(Modal::ChatRoom) => (OverlayName::ChatRoom, key::TITLE_CHAT_ROOM),
        Overlay::Modal(Modal::Search) => (OverlayName::Search, key::TITLE_SEARCH),
        Overlay::Modal(Modal::PlayLimits) => (OverlayName::PlayLimits, key::LIMIT_OFFER_TITLE),
        Overlay::MemberCentre(_) | Overlay::MemberMenu => (OverlayName::MemberCentre, key::TITLE_MEMBER_CENTRE),
        Overlay::AgentCentre(_) | Overlay::AgentMenu => (OverlayName::AgentCentre, key::TITLE_AGENT_CENTRE),
    };
    let closable = name != OverlayName::ChangePassword || !model.session.must_change_password();
    OverlayView { name, title: Text::of(title), closable }
}

pub(crate) fn view(model: &Model) -> RouteView {
    let route = &model.location.route;
    RouteView {
        location: route.clone().with_overlay(None).address(),
        screen: screen_name(&route.screen),
        style_class: route.style_class().to_owned(),
        title: own_title(model).unwrap_or_else(|| Text::of(text::screen::title(&route.screen))),
        shows_layout: route.screen.has_header(),
        overlay: route.overlay.map(|overlay| overlay_view(model, overlay)),
    }
}
