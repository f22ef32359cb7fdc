//! The lottery page, /lottery (sections 2, 4 and 7): the draws of a vendor and when they are, from the server's times.
//!
//! The address says which vendor and which lottery; without a vendor it is the first that has a lottery screen. Countdowns
//! run by the server's clock. When the next draw is due, the list is fetched again, a moment later, so that the server has
//! moved on as well.

mod event;
mod view;

use crate::api::Failure;
use crate::domain::game::{GameType, LOTTERY_SCREEN_VENDORS};
use crate::domain::lottery::prize_mode;
use crate::domain::route::{LotteryQuery, Query, Route, Screen};
use crate::domain::time;
use crate::effect::TimerId;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, location};
use crate::model::{Model, Step};
use crate::wire::{Draw, DrawListValue, LotteryEntry, LotteryMenuValue};
pub use event::LotteryEvent;

use crate::api::calls::calls;
pub(crate) use view::{item, view};

calls! {
    /// The next draw of each lottery.
    Draws => DRAWS: Get "/lgw/vn/numeros/opened/game" Public Plain, latest, on_draws(DrawListValue);
    /// The lotteries of a vendor, with the play type that each opens with.
    Menu => LOTTERY_MENU: Get "/lgw/vn/games/game_menu" Public Plain, latest, on_menu(LotteryMenuValue);
    /// The lotteries of a vendor that the member played last.
    RecentMenu => LOTTERY_RECENT: Get "/lgw/vn/games/game_menu/recent" Member Plain, latest, on_recent(LotteryMenuValue);
}

/// How many lotteries a call asks for (section 7).
const COUNT: &str = "100";
/// How long after a draw the list is fetched again, in milliseconds.
const AFTER_DRAW_MS: u64 = 2_000;
/// A second of the countdown, in milliseconds.
const TICK_MS: u32 = 1_000;

/// The draws that the page shows.
#[derive(Default)]
pub(crate) struct Lottery {
    /// Vendor of the list.
    vendor: String,
    draws: Remote<Vec<Draw>>,
    /// The menu of the vendor, once it is known; the page waits for the draws alone.
    menu: Option<Vec<LotteryEntry>>,
    /// The lotteries of the vendor that the member played last.
    recent: Vec<LotteryEntry>,
    /// How far the server's clock is ahead of the device's, in milliseconds.
    ahead_ms: i64,
    /// The list was asked for because this draw was due: a server that still lists it is not asked again and again.
    due_ms: u64,
}

/// The query of a list of draws.
pub(crate) fn query(model: &Model, game_type: GameType, vendor: &str) -> Query {
    let mut query = Query::default();
    query.push("count", Some(COUNT));
    query.push("prizeMode", Some(prize_mode(game_type, vendor)));
    query.push("vassalage", Some(vendor));
    query.push("device", Some("WEB"));
    query.push("language", Some(model.site.language.code));
    query
}

/// The vendors that have a lottery screen, with their game type, in the operator's order.
fn vendors(model: &Model) -> impl Iterator<Item = (GameType, &crate::wire::VendorCard)> {
    let of = |game_type| model.layout.cards(game_type).iter().map(move |card| (game_type, card));
    let known =
        |(_, card): &(GameType, &crate::wire::VendorCard)| LOTTERY_SCREEN_VENDORS.contains(&card.vassalage.as_str());
    of(GameType::Lott).chain(of(GameType::Elott)).filter(known)
}

/// The game type and the vendor that the address asks for; nothing until the vendors are known, or when it names none of them.
fn selected_vendor(model: &Model) -> Option<(GameType, String)> {
    let Screen::Lottery(query) = &model.location.route.screen else { return None };
    let named = |vendor: &String| vendors(model).find(|(_, card)| card.vassalage == *vendor);
    let found = query.vendor.as_ref().and_then(named).or_else(|| vendors(model).next());
    found.map(|(game_type, card)| (game_type, card.vassalage.clone()))
}

/// The page was entered, or the vendors came.
pub(crate) fn enter(model: &mut Model, step: &mut Step) {
    let Some((_, vendor)) = selected_vendor(model) else { return };
    if model.lottery.vendor != vendor || model.lottery.draws.ready().is_none() {
        model.lottery.draws = Remote::Idle;
        model.lottery.menu = None;
        model.lottery.recent.clear();
        model.lottery.vendor = vendor;
        load(model, step);
        load_menu(model, step);
    }
    tick(model, step);
}

/// The vendors came: the first of them may be the one to show.
pub(crate) fn on_vendors(model: &mut Model, step: &mut Step) {
    if matches!(model.location.route.screen, Screen::Lottery(_)) {
        enter(model, step);
    }
}

/// The page was left.
pub(crate) fn leave(step: &mut Step) {
    step.stop_timer(TimerId::Draw);
}

/// Another language: the names are fetched again.
pub(crate) fn reload(model: &mut Model, step: &mut Step) {
    if matches!(model.location.route.screen, Screen::Lottery(_)) {
        load(model, step);
        load_menu(model, step);
    }
}

fn load(model: &mut Model, step: &mut Step) {
    let Some((game_type, vendor)) = selected_vendor(model) else { return };
    model.lottery.draws.start_loading();
    let query = query(model, game_type, &vendor).text();
    call::send(model, step, Request::Draws, &query);
}

/// The menu of the vendor: it changes with the operator, the language and the member, and with no draw.
fn load_menu(model: &mut Model, step: &mut Step) {
    let Some((game_type, vendor)) = selected_vendor(model) else { return };
    let query = query(model, game_type, &vendor).text();
    call::send(model, step, Request::Menu, &query);
    call::send(model, step, Request::RecentMenu, &query);
}

/// A menu that can not be had leaves the one that is there: the draws are what the page is for.
pub(crate) fn on_menu(model: &mut Model, _: &mut Step, answer: Result<LotteryMenuValue, Failure>) {
    if let Ok(value) = answer {
        model.lottery.menu = Some(value.list);
    }
}

pub(crate) fn on_recent(model: &mut Model, _: &mut Step, answer: Result<LotteryMenuValue, Failure>) {
    if let Ok(value) = answer {
        model.lottery.recent = value.list;
    }
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: LotteryEvent) {
    match event {
        LotteryEvent::Vendor(code) => {
            let at_lottery = matches!(model.location.route.screen, Screen::Lottery(_));
            if at_lottery && vendors(model).any(|(_, card)| card.vassalage == code) {
                let query = LotteryQuery { vendor: Some(code), ..LotteryQuery::default() };
                location::push(step, Route::to(Screen::Lottery(query)).address());
            }
        }
        LotteryEvent::Retry => {
            crate::feature::services::layout::load_missing(model, step);
            load(model, step);
            if model.lottery.menu.is_none() {
                load_menu(model, step);
            }
        }
    }
}

pub(crate) fn on_draws(model: &mut Model, step: &mut Step, answer: Result<DrawListValue, Failure>) {
    if let Some(server_ms) = answer.as_ref().ok().and_then(|value| time::parse_rfc3339(&value.server_time)) {
        model.lottery.ahead_ms = server_ms as i64 - step.env.now_ms as i64;
    }
    model.lottery.draws.answer(answer.map(|value| value.list));
    tick(model, step);
}

/// The time of the server now, in milliseconds since 1970 UTC.
fn server_now(model: &Model, now_ms: u64) -> u64 {
    now_ms.saturating_add_signed(model.lottery.ahead_ms)
}

/// A second of the countdown, while the page shows.
pub(crate) fn tick(model: &mut Model, step: &mut Step) {
    let at_lottery = matches!(model.location.route.screen, Screen::Lottery(_));
    if !at_lottery || !model.site.visible || model.lottery.draws.ready().is_none() {
        step.stop_timer(TimerId::Draw);
        return;
    }
    step.start_timer(TimerId::Draw, TICK_MS);
    let soonest = model.lottery.draws.ready().and_then(|draws| draws.first());
    let Some(soonest) = soonest.and_then(|draw| time::parse_rfc3339(&draw.open_time)) else { return };
    let due = server_now(model, step.env.now_ms) >= soonest.saturating_add(AFTER_DRAW_MS);
    if due && model.lottery.due_ms != soonest {
        model.lottery.due_ms = soonest;
        load(model, step);
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if location::is_other_screen(model, previous) => {
            if matches!(previous.screen, Screen::Lottery(_)) {
                leave(step);
            }
            if matches!(model.location.route.screen, Screen::Lottery(_)) {
                enter(model, step);
            }
        }
        DomainEvent::LanguageChanged | DomainEvent::SiteChanged | DomainEvent::LoggedIn => reload(model, step),
        DomainEvent::LoggedOut => model.lottery.recent.clear(),
        DomainEvent::VisibilityChanged => tick(model, step),
        DomainEvent::VendorsLoaded => on_vendors(model, step),
        _ => {}
    }
}
