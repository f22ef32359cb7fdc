//! Promotions: the list with its filters, one with its terms, taking part, applying, drawing (sections 2, 4, 5 and 7).
//!
//! The address is the state of the list, as in the lobby. How a promotion stands is not what the server said when it was
//! asked, but what the shared rules say of its windows now, by the server's clock: a timer rings at the next moment at which
//! one opens or ends, and the page turns without a call. Every change answers with the promotion as it is now, and is an intent
//! of the member, whose outcome is asked for where no answer comes.

mod current_status;
mod detail;
mod event;
mod form;
mod list;
mod view;

pub use event::PromotionsEvent;
pub(crate) use view::{list_view, view};

use crate::api::Endpoint;
use crate::api::calls::calls;
use crate::domain::account;
use crate::domain::route::{Route, Screen};
use crate::domain::time;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::location;
use crate::feature::services::remote::Remote;
use crate::feature::services::session::{self, ResumeAfterLogin};
use crate::model::{Model, Step};
use crate::view::Text;
use crate::wire::{ImageValue, PromotionDetailValue, PromotionsValue};
use detail::Detail;

calls! {
    /// The list of promotions.
    Promotions => PROMOTIONS: Get "/wps/promotions" Public Plain, latest, list::on_list(PromotionsValue);
    /// One promotion with its terms.
    Promotion { id: String } => PROMOTION: Get "/wps/promotions/detail" Public Plain, latest, detail::on_detail(PromotionDetailValue);
    /// Take part in a promotion.
    Act { id: String, act: Act } => PROMOTION_JOIN: Post "/wps/promotions/join" Member Plain Intent
        | PROMOTION_CLAIM: Post "/wps/promotions/claim" Member Plain Intent
        | RAFFLE_DRAW: Post "/wps/relay/MCS2_claimRafflePromotion" Member Plain Intent
        | PROMOTION_APPLY: Post "/wps/promotions/apply" Member Plain Intent (act.endpoint()), single in ACTING, detail::on_changed(PromotionDetailValue);
    /// Upload a picture for an application.
    Image { handle: u32 } => PROMOTION_IMAGE: Post "/wps/promotions/image" Member File, single, form::on_image(ImageValue);
}

/// The slot of every call about a promotion.
const ACTING: &str = "promotion";

/// What somebody does about a promotion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    /// Sign up for the promotion.
    Join,
    /// Claim the reward of the promotion.
    Claim,
    /// Draw once at the promotion.
    Draw,
    /// Apply for the promotion.
    Apply,
}

impl Act {
    /// The call that the act makes.
    pub fn endpoint(self) -> &'static Endpoint {
        match self {
            Act::Join => &endpoint::PROMOTION_JOIN,
            Act::Claim => &endpoint::PROMOTION_CLAIM,
            Act::Draw => &endpoint::RAFFLE_DRAW,
            Act::Apply => &endpoint::PROMOTION_APPLY,
        }
    }
}

/// State of the promotions: the list, and the page of one.
#[derive(Default)]
pub(crate) struct Promotions {
    list: Remote<PromotionsValue>,
    detail: Option<Detail>,
    /// How far the server's clock is ahead of the device's, in milliseconds.
    ahead_ms: i64,
}

impl Promotions {
    /// Title of the promotion that the address names, once it is known.
    pub fn title(&self) -> Option<Text> {
        let value = self.detail.as_ref()?.value.ready()?;
        Some(Text::of(crate::text::key::TITLE_PROMO_NAMED).with("title", value.promotion.title.as_str()))
    }

    /// The server's clock was told.
    fn set_clock(&mut self, server_time: &str, now_ms: u64) {
        if let Some(server_ms) = time::parse_rfc3339(server_time) {
            self.ahead_ms = i64::try_from(server_ms).unwrap_or(0) - i64::try_from(now_ms).unwrap_or(0);
        }
    }

    /// The time of the server's clock, in milliseconds since 1970 UTC.
    fn now(&self, now_ms: u64) -> u64 {
        now_ms.saturating_add_signed(self.ahead_ms)
    }
}

/// The list or a promotion was entered; another filter of the list that shows already makes no call.
pub(crate) fn enter(model: &mut Model, step: &mut Step, screen: &Screen, previous: &Screen) {
    match screen {
        Screen::Promotions(_) if matches!(previous, Screen::Promotions(_)) => list::load_missing(model, step),
        Screen::Promotions(_) => list::load(model, step),
        Screen::PromoDetail(id) => detail::open(model, step, id.as_deref()),
        _ => {}
    }
}

/// A promotion is left: nothing that was typed or attached stays.
pub(crate) fn leave(model: &mut Model, previous: &Screen) {
    if matches!(previous, Screen::PromoDetail(_)) {
        model.promotions.detail = None;
    }
}

/// Another member, or none, or another language: what shows is asked for again.
pub(crate) fn reload(model: &mut Model, step: &mut Step) {
    if model.promotions.list.ready().is_some() || matches!(model.location.route.screen, Screen::Promotions(_)) {
        list::load(model, step);
    }
    detail::reload(model, step);
}

/// Somebody logged in or out: pictures that the previous one uploaded are that one's.
pub(crate) fn on_member_changed(model: &mut Model, step: &mut Step) {
    form::upload_anew(model);
    reload(model, step);
    form::upload_next(model, step);
}

/// A promotion opened or ended: what shows turns, and the next such moment is waited for.
pub(crate) fn on_moment(model: &mut Model, step: &mut Step) {
    current_status::await_next(model, step);
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: PromotionsEvent) {
    match event {
        PromotionsEvent::Feature => list::load_missing(model, step),
        PromotionsEvent::Category(code) => list::choose_category(model, step, code),
        PromotionsEvent::Filter(name) => list::choose_filter(model, step, &name),
        PromotionsEvent::ClearFilters => list::clear(step),
        PromotionsEvent::Retry => retry(model, step),
        PromotionsEvent::LogIn => {
            let _ = may_take_part(model, step);
        }
        PromotionsEvent::Join => detail::act(model, step, Act::Join),
        PromotionsEvent::Claim => detail::act(model, step, Act::Claim),
        PromotionsEvent::Draw => detail::act(model, step, Act::Draw),
        PromotionsEvent::Contact(text) => detail::type_contact(model, text),
        PromotionsEvent::Remark(text) => form::type_remark(model, text),
        PromotionsEvent::Attach(files) => form::attach(model, step, files),
        PromotionsEvent::Detach(handle) => form::detach(model, step, handle),
        PromotionsEvent::UploadAgain(handle) => form::upload_again(model, step, handle),
        PromotionsEvent::Apply => form::send(model, step),
    }
}

fn retry(model: &mut Model, step: &mut Step) {
    match model.location.route.screen {
        Screen::PromoDetail(_) => detail::reload(model, step),
        _ => list::load(model, step),
    }
}

/// The gate of everything that a member does about a promotion; a visitor comes back here after the login.
fn may_take_part(model: &mut Model, step: &mut Step) -> bool {
    let address = Route::to(model.location.route.screen.clone()).address();
    session::pass(model, step, account::gate(model.session.account()), ResumeAfterLogin::Page(address))
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if location::is_other_screen(model, previous) => {
            leave(model, &previous.screen);
            let screen = model.location.route.screen.clone();
            enter(model, step, &screen, &previous.screen);
        }
        DomainEvent::LoggedIn | DomainEvent::LoggedOut => on_member_changed(model, step),
        DomainEvent::LanguageChanged | DomainEvent::SiteChanged | DomainEvent::OutcomeFound => reload(model, step),
        _ => {}
    }
}
