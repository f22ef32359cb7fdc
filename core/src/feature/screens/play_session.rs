//! How long the member has played in this session, and the net result of that play: beside a running game, whichever game and supplier that is,
//! and on every page that leads to one. The server counts both; they outlive rounds, games and reloads. They are asked for when a game can be
//! played, after each of its rounds, and when a page of games opens that is another kind than the one before.

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::money::Money;
use crate::domain::route::Screen;
use crate::domain::time;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::call;
use crate::model::{Model, Step};
use crate::view::PlaySessionView;
use crate::wire::PlaySessionValue;

calls! {
    /// The session of play so far.
    PlaySession => PLAY_SESSION: Get "/wps/play/session" Member Plain, latest, on_play_session(PlaySessionValue);
}

/// The session of play, as the server last told it.
#[derive(Default)]
pub(crate) struct PlaySession {
    /// When the first game was opened, by the device's clock; nothing before that.
    started_ms: Option<u64>,
    net: Money,
}

fn refresh(model: &mut Model, step: &mut Step) {
    call::send(model, step, Request::PlaySession, "");
}

fn on_play_session(model: &mut Model, step: &mut Step, answer: Result<PlaySessionValue, Failure>) {
    // What was told last stays until the next round: an answer that does not come is no reason to show nothing.
    let Ok(value) = answer else { return };
    let (started, server) = (time::parse_rfc3339(&value.started_at), time::parse_rfc3339(&value.server_time));
    // Only how long it is ago counts: the device's clock may be set to anything.
    let lasted = started.zip(server).map(|(started, server)| server.saturating_sub(started));
    model.play_session.started_ms = lasted.map(|lasted| step.env.now_ms.saturating_sub(lasted));
    model.play_session.net = value.net.0;
}

/// The pages that a visit goes back and forth between while one plays; another list of the same page is no other one.
fn is_other_kind(screen: &Screen, previous: &Screen) -> bool {
    screen.is_game_page() && std::mem::discriminant(screen) != std::mem::discriminant(previous)
}

fn forget(model: &mut Model, step: &mut Step) {
    *model.play_session = PlaySession::default();
    let withdrawn = model.calls.cancel(&Request::PlaySession.slot());
    call::abort(step, withdrawn);
}

pub(crate) fn view(model: &Model) -> PlaySessionView {
    let PlaySession { started_ms, net } = &*model.play_session;
    if !model.location.route.screen.is_game_page() {
        return PlaySessionView::default();
    }
    let Some(started_ms) = started_ms else { return PlaySessionView::default() };
    let shown = model.site.info.currency.format(*net);
    PlaySessionView {
        elapsed: time::hours_minutes_seconds(model.now.ms().saturating_sub(*started_ms)),
        net: if *net > Money::ZERO { ["+", &shown].concat() } else { shown },
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::PlayChanged => refresh(model, step),
        DomainEvent::Entered { previous } if is_other_kind(&model.location.route.screen, &previous.screen) => {
            refresh(model, step);
        }
        DomainEvent::LoggedIn if model.location.route.screen.is_game_page() => refresh(model, step),
        DomainEvent::LoggedOut => forget(model, step),
        _ => {}
    }
}
