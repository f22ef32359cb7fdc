//! Starting a game, and the game that runs (section 4, "Starting a game").
//!
//! A launch walks None -> Launching -> Playing, or Failed and back by a retry; it asks for a login first, waits for the vendors where it has to know
//! them, and says ComingSoon of a game that nobody runs yet. Playing is a place of its own, `/game` (or
//! `/seamless`, where the iframe fills the page, or `/fbsports`), whose address says which game, so that a reload starts it
//! again and Back leaves it. The game's own way out and the arrow of its bar lead where Back leads. Where nothing of this site is
//! before it, an RNG game leads to /rng at its vendor, which is why the vendor is stored when it starts.

mod event;
mod request;

pub use event::{GameMessage, LaunchEvent};

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::account;
use crate::domain::game::GameType;
use crate::domain::route::{GameQuery, MemberPage, Overlay, Screen};
use crate::effect::TimerId;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::dialogs::Action;
use crate::feature::services::remote::Remote;
use crate::feature::services::session::{self, ResumeAfterLogin};
use crate::feature::services::{call, games, layout, link, location, toasts, wallet};
use crate::feature::shared::play_refusal;
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{GameView, Problem, Text, Tone};
use crate::wire::{Game, LaunchValue, code};

calls! {
    /// Start a game: of the operator's own platform, of a lottery or card-game vendor, or through the relay.
    Launch { relay: bool } => LAUNCH: Post "/wps/game/launchGame" Member Plain
        | LAUNCH_RELAY: Post "/wps/relay/GCS_gameLaunchFB" Member Plain (if *relay { &endpoint::LAUNCH_RELAY } else { &endpoint::LAUNCH }), single in "launch", on_launch(LaunchValue);
}

/// How long the page of a game that a mirror serves may take to say that it is ready, in milliseconds; then it is tried from another origin.
const READY_WITHIN_MS: u32 = 20_000;

/// The game that starts or runs.
#[derive(Default)]
pub(crate) enum Launch {
    /// No game starts or runs.
    #[default]
    None,
    /// The address names a game, but nobody is logged in.
    LoginNeeded(GameQuery),
    /// The page waits for the vendors, to know whose lobby it starts.
    Waiting,
    /// The launch call is under way.
    Launching(GameQuery),
    /// The game's page shows.
    Playing { query: GameQuery, value: LaunchValue, ready: bool },
    /// The game is listed and nobody runs it yet: a second try changes nothing.
    ComingSoon(GameQuery),
    /// The game could not start, or it stopped.
    Failed { query: GameQuery, problem: Problem, held_up: Option<HeldUp> },
}

/// What the member can clear away, so that the game starts after all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum HeldUp {
    /// Another game would end.
    OtherGame,
    /// A reality check waits for its answer.
    RealityCheck,
}

impl HeldUp {
    fn of(failure: &Failure) -> Option<Self> {
        match failure.code.as_str() {
            code::OTHER_GAME_OPEN => Some(Self::OtherGame),
            code::REALITY_CHECK_DUE => Some(Self::RealityCheck),
            _ => None,
        }
    }
}

impl Launch {
    /// The game could not start, for a reason that the member can not clear away.
    const fn failed(query: GameQuery, problem: Problem) -> Self {
        Self::Failed { query, problem, held_up: None }
    }
}

/// A page that plays a game was entered.
pub(crate) fn enter(model: &mut Model, step: &mut Step, query: GameQuery) {
    if is_coming_soon(model, &query) {
        *model.launch = Launch::ComingSoon(query);
        return;
    }
    let gate = account::play_gate(model.session.account());
    let resume = ResumeAfterLogin::Page(model.location.route.address());
    if session::pass(model, step, gate, resume) {
        start(model, step, query, false);
    } else {
        *model.launch = Launch::LoginNeeded(query);
    }
}

/// What the address names is known to have no game yet: nobody is asked to log in for it.
fn is_coming_soon(model: &Model, query: &GameQuery) -> bool {
    match (&query.node_id, query.game_type) {
        (Some(key), _) => model.games.get(key).is_some_and(|game| game.coming_soon),
        (None, Some(game_type)) => {
            let mut cards = model.layout.cards(game_type).iter();
            cards.any(|card| Some(&card.vassalage) == query.vendor.as_ref() && card.coming_soon)
        }
        (None, None) => false,
    }
}

/// The page of the sports vendor was entered, or its vendors came: the first vendor of the operator's order starts there, of
/// those that somebody runs.
pub(crate) fn enter_sports(model: &mut Model, step: &mut Step) {
    let cards = model.layout.cards(GameType::Sports);
    let playable = cards.iter().find(|card| !card.coming_soon).or(cards.first());
    let first = playable.map(|card| card.vassalage.clone());
    let query = |vendor| GameQuery { game_type: Some(GameType::Sports), vendor, node_id: None, room: None };
    match (&model.layout.vendors, first) {
        (_, Some(vendor)) => enter(model, step, query(Some(vendor))),
        (Remote::Ready(_), None) => {
            let problem = Problem { text: Text::of(key::ERROR_NO_SPORTS), request_id: None };
            *model.launch = Launch::failed(query(None), problem);
        }
        (Remote::Failed(problem), None) => {
            *model.launch = Launch::failed(query(None), problem.clone());
        }
        (Remote::Idle | Remote::Loading, None) => *model.launch = Launch::Waiting,
    }
}

/// The vendors came, or could not be had.
pub(crate) fn on_vendors(model: &mut Model, step: &mut Step) {
    let waits = match &*model.launch {
        Launch::Waiting => true,
        Launch::Failed { query, .. } => query.vendor.is_none(),
        _ => false,
    };
    if waits && model.location.route.screen == Screen::FbSports {
        enter_sports(model, step);
    }
}

fn start(model: &mut Model, step: &mut Step, query: GameQuery, ends_other: bool) {
    let Some(game_type) = query.game_type else {
        let problem = Problem { text: Text::of(key::ERROR_GAME_NOT_FOUND), request_id: None };
        *model.launch = Launch::failed(query, problem);
        return;
    };
    *model.launch = Launch::Launching(query.clone());
    request::send(model, step, game_type, &query, ends_other);
}

pub(crate) fn on_launch(model: &mut Model, step: &mut Step, _: bool, answer: Result<LaunchValue, Failure>) {
    let Launch::Launching(query) = &*model.launch else { return };
    let query = query.clone();
    *model.launch = match answer {
        Ok(value) if is_on_its_origin(&value) => {
            announce_transfer(model, step, &value);
            Launch::Playing { query, value: on_picked_origin(model, step, value), ready: false }
        }
        Ok(_) => Launch::failed(query, Problem { text: Text::of(key::ERROR_GARBLED), request_id: None }),
        Err(failure) if failure.session_ended() => Launch::LoginNeeded(query),
        Err(failure) => {
            play_refusal::explain(model, step, &failure);
            Launch::Failed { query, problem: play_refusal::problem(model, &failure), held_up: HeldUp::of(&failure) }
        }
    };
}

/// Money was moved into the vendor's wallet for this game: the member is told how much.
fn announce_transfer(model: &mut Model, step: &mut Step, value: &LaunchValue) {
    if !value.moved_in.0.is_positive() {
        return;
    }
    let text = Text::of(key::WALLETS_LAUNCHED)
        .with("amount", model.site.info.currency.format(value.moved_in.0))
        .with("name", value.game_name.as_str());
    toasts::show(model, step, Tone::Info, text);
    wallet::refresh_unless_live(model, step);
}

/// The game's page lies on the origin that it says; a local operator may serve it without TLS.
fn is_on_its_origin(value: &LaunchValue) -> bool {
    let local = value.url.starts_with("http://127.0.0.1:") || value.url.starts_with("http://localhost:");
    let own_page = value.url.strip_prefix(value.origin.as_str()).is_some_and(|rest| rest.starts_with('/'));
    !value.origin.is_empty() && own_page && (local || !link::safe(&value.url).is_empty())
}

/// Puts the game's page on one of the origins that the operator names for it, picked at random (section 9).
fn on_picked_origin(model: &mut Model, step: &mut Step, value: LaunchValue) -> LaunchValue {
    let index = model.random.index(model.site.info.launch_game_cdns.len());
    let picked = index.and_then(|index| model.site.info.launch_game_cdns.get(index));
    let (Some(origin), Some(page)) = (picked, value.url.strip_prefix(value.origin.as_str())) else { return value };
    step.start_timer(TimerId::GameReady, READY_WITHIN_MS);
    LaunchValue { url: [origin, page].concat(), origin: origin.clone(), ..value }
}

/// The game's page did not come from the origin that was picked: it starts from another, and in the end from the supplier's own.
pub(crate) fn on_not_ready(model: &mut Model, step: &mut Step) {
    let Launch::Playing { query, value, ready: false } = &*model.launch else { return };
    let (query, origin) = (query.clone(), value.origin.clone());
    model.site.info.launch_game_cdns.retain(|it| *it != origin);
    enter(model, step, query);
}

/// The game page was left.
pub(crate) fn leave(model: &mut Model, step: &mut Step) {
    *model.launch = Launch::None;
    step.stop_timer(TimerId::GameReady);
    let withdrawn = model.calls.cancel(&Request::Launch { relay: false }.slot());
    call::abort(step, withdrawn);
}

/// The session ended: the answer of a launch under way is dropped, and the game waits for the next login.
pub(crate) fn on_logged_out(model: &mut Model) {
    if let Launch::Launching(query) = &*model.launch {
        *model.launch = Launch::LoginNeeded(query.clone());
    }
}

/// A game that waited for a login starts.
pub(crate) fn on_logged_in(model: &mut Model, step: &mut Step) {
    if let Launch::LoginNeeded(query) = &*model.launch {
        start(model, step, query.clone(), false);
    }
}

pub(crate) fn retry(model: &mut Model, step: &mut Step) {
    if model.location.route.screen == Screen::FbSports {
        layout::load_missing(model, step);
        enter_sports(model, step);
    } else if let Launch::Failed { query, .. } | Launch::LoginNeeded(query) = &*model.launch {
        enter(model, step, query.clone());
    }
}

pub(crate) fn on_message(model: &mut Model, step: &mut Step, message: GameMessage) {
    let Launch::Playing { query, ready, .. } = &mut *model.launch else { return };
    match message {
        GameMessage::Ready => {
            *ready = true;
            step.stop_timer(TimerId::GameReady);
            step.emit(DomainEvent::PlayChanged);
        }
        GameMessage::Balance => {
            wallet::refresh_unless_live(model, step);
            step.emit(DomainEvent::PlayChanged);
        }
        GameMessage::Refused => step.emit(DomainEvent::StakeRefused),
        GameMessage::Exit => go_back(model, step),
        GameMessage::Error => {
            let problem = Problem { text: Text::of(key::ERROR_GAME_STOPPED), request_id: None };
            *model.launch = Launch::failed(query.clone(), problem);
            wallet::refresh_unless_live(model, step);
            // Not every supplier tells a stake that a check held up from a game that broke.
            step.emit(DomainEvent::RealityCheckDue);
        }
    }
}

fn query_of(launch: &Launch) -> Option<&GameQuery> {
    match launch {
        Launch::None | Launch::Waiting => None,
        Launch::LoginNeeded(query)
        | Launch::Launching(query)
        | Launch::ComingSoon(query)
        | Launch::Playing { query, .. }
        | Launch::Failed { query, .. } => Some(query),
    }
}

/// Leaves the game for where it was opened, or for the lobby that it belongs to.
pub(crate) fn go_back(model: &mut Model, step: &mut Step) {
    if let Some(query) = query_of(&model.launch) {
        location::back_or(step, request::back_address(query));
    }
}

/// Marks the running game, which the list of games may not know after a reload.
fn toggle_favourite(model: &mut Model, step: &mut Step) {
    let Launch::Playing { query, value, .. } = &*model.launch else { return };
    let (Some(node_id), Some(game_type)) = (&query.node_id, query.game_type) else { return };
    let game = Game {
        node_id: node_id.clone(),
        vassalage: query.vendor.clone().unwrap_or_default(),
        game_type: game_type.code().to_owned(),
        game_name: value.game_name.clone(),
        ..Game::default()
    };
    games::toggle_favourite(model, step, game);
}

/// The form of deposits above the running game; empty for whoever has no wallet.
fn deposit_href(model: &Model) -> String {
    if !model.session.has_own_account() {
        return String::new();
    }
    location::address_under(model, Overlay::MemberCentre(MemberPage::Deposit))
}

/// Name of the game, or of the vendor whose lobby it is.
fn title(model: &Model, query: &GameQuery) -> String {
    if let Some(key) = query.node_id.as_deref() {
        return model.games.get(key).map(|game| game.game_name.clone()).unwrap_or_default();
    }
    let cards = query.game_type.map(|game_type| model.layout.cards(game_type)).unwrap_or_default();
    let card = cards.iter().find(|card| Some(&card.vassalage) == query.vendor.as_ref());
    card.map(|card| card.name.clone()).unwrap_or_default()
}

pub(crate) fn view(model: &Model) -> GameView {
    match &*model.launch {
        Launch::None => GameView::None,
        Launch::Waiting => GameView::Launching { title: String::new() },
        Launch::LoginNeeded(_) => GameView::LoginNeeded { text: Text::of(key::RESUME_PAGE) },
        Launch::Launching(query) => GameView::Launching { title: title(model, query) },
        Launch::Playing { query, value, ready } => GameView::Playing {
            title: if value.game_name.is_empty() { title(model, query) } else { value.game_name.clone() },
            url: value.url.clone(),
            origin: value.origin.clone(),
            ready: *ready,
            favourite: query.node_id.as_deref().map(|key| model.games.is_favourite(key)),
            deposit_href: deposit_href(model),
        },
        Launch::ComingSoon(query) => GameView::ComingSoon { title: title(model, query) },
        Launch::Failed { query, problem, .. } => {
            GameView::Failed { title: title(model, query), problem: problem.clone() }
        }
    }
}

/// Another screen: the game that ran is left, the one that the address names starts.
fn on_entered(model: &mut Model, step: &mut Step, previous: &Screen) {
    if previous.runs_a_game() {
        leave(model, step);
    }
    match model.location.route.screen.clone() {
        Screen::Game(query) => enter(model, step, query),
        Screen::Seamless(query) if query.game_type.is_some() => enter(model, step, query),
        Screen::FbSports => enter_sports(model, step),
        _ => {}
    }
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: LaunchEvent) {
    match event {
        LaunchEvent::Message(message) => on_message(model, step, message),
        LaunchEvent::ToggleFavourite => toggle_favourite(model, step),
        LaunchEvent::Leave => go_back(model, step),
        LaunchEvent::Retry => retry(model, step),
    }
}

fn is_held_up(model: &Model, by: HeldUp) -> bool {
    matches!(&*model.launch, Launch::Failed { held_up, .. } if *held_up == Some(by))
}

/// The member has read that another game ends with this one, and goes on.
fn end_other(model: &mut Model, step: &mut Step) {
    if is_held_up(model, HeldUp::OtherGame)
        && let Launch::Failed { query, .. } = &*model.launch
    {
        let query = query.clone();
        start(model, step, query, true);
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if location::is_other_screen(model, previous) => {
            on_entered(model, step, &previous.screen);
        }
        DomainEvent::LoggedIn => on_logged_in(model, step),
        DomainEvent::LoggedOut => on_logged_out(model),
        // What a reality check has held up starts when it is answered.
        DomainEvent::RealityCheckAnswered if is_held_up(model, HeldUp::RealityCheck) => retry(model, step),
        DomainEvent::DialogAnswered(Action::EndOtherGame) => end_other(model, step),
        DomainEvent::VendorsLoaded => on_vendors(model, step),
        _ => {}
    }
}
