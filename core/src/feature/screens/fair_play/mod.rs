//! Play in control (page `fairPlay` of the member centre; the specification is silent, regulators are not): what play has cost, limits of time
//! and money, reality checks, breaks from play, a questionnaire about one's own play, and what the member has decided so far.
//!
//! Small machines beside each other that share one slot for all that changes something, so that one thing happens at a time. Rules are
//! those of [`domain::fair_play`](crate::domain::fair_play), which the server holds: the page says beforehand what will be held. Who
//! takes a break can read all of it, lower limits, and make the break longer. What the server refuses anywhere because of a break is told here
//! as well ([`notice`]), since nothing else of the site knows breaks.

mod breaks;
mod check;
mod event;
mod history;
mod limits;
mod notice;
mod self_test;
mod view;

pub use event::{BreakEvent, FairPlayEvent, LimitEvent, SelfTestEvent};
pub(crate) use view::view;

use crate::api::calls::calls;
use crate::api::{Failure, FailureKind};
use crate::domain::route::{MemberPage, Overlay};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::dialogs::Action;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, location, session};
use crate::model::{Model, Step};
use crate::slot::{Key, Slot};
use crate::view::Problem;
use crate::wire::{Exclusion, FairPlayHistory, PlayLimits, PlayOverview, RealityCheck, SelfTestResult};
use breaks::Break;
use check::Check;
use history::History;
use limits::Limits;
use self_test::SelfTest;

/// The slot of every call that changes something.
const CHANGING: &str = "fairPlay";
const CHANGING_SLOT: Slot = Slot::single(CHANGING, Key::None);

calls! {
    /// Figures of the member's play.
    Overview => FAIR_PLAY_OVERVIEW: Get "/wps/fair-play/overview" Member Plain, latest, on_overview(PlayOverview);
    /// The limits of the member.
    Limits => FAIR_PLAY_LIMITS: Get "/wps/fair-play/limits" Member Plain, latest, limits::on_limits(PlayLimits);
    /// Set a limit, or have none.
    SetLimit => FAIR_PLAY_LIMIT: Post "/wps/fair-play/limit" Member Plain, single in CHANGING, limits::on_set(PlayLimits);
    /// The second yes to a raise, or the word that it is not wanted.
    ConfirmLimit => FAIR_PLAY_LIMIT_CONFIRM: Post "/wps/fair-play/limit/confirm" Member Plain, single in CHANGING, limits::on_set(PlayLimits);
    /// The reality check of the member.
    Check => FAIR_PLAY_CHECK: Get "/wps/fair-play/realityCheck" Member Plain, latest, check::on_check(RealityCheck);
    /// Set the interval of the reality check.
    SetInterval => FAIR_PLAY_CHECK_INTERVAL: Post "/wps/fair-play/realityCheck/interval" Member Plain, single in CHANGING, check::on_set(RealityCheck);
    /// The break of the member, and those that can begin.
    Exclusion => FAIR_PLAY_EXCLUSION: Get "/wps/fair-play/exclusion" Member Plain, latest, breaks::on_exclusion(Exclusion);
    /// Begin a break.
    Exclude => FAIR_PLAY_EXCLUDE: Post "/wps/fair-play/exclusion" Member Plain, single in CHANGING, breaks::on_changed(Exclusion);
    /// Ask to come back after a break.
    Return => FAIR_PLAY_RETURN: Post "/wps/fair-play/exclusion/return" Member Plain, single in CHANGING, breaks::on_changed(Exclusion);
    /// What keeps the member from play, to say it where something was refused.
    Refused => FAIR_PLAY_REFUSED: Get "/wps/fair-play/exclusion" Member Plain, latest in "fairPlayRefused", notice::on_exclusion(Exclusion);
    /// Send the answers to the questionnaire.
    SelfTest => FAIR_PLAY_SELF_TEST: Post "/wps/fair-play/selfTest" Member Plain, single in CHANGING, self_test::on_result(SelfTestResult);
    /// The history of decisions and of what was held.
    History { earlier: bool } => FAIR_PLAY_HISTORY: Get "/wps/fair-play/history" Member Plain, latest, history::on_list(FairPlayHistory);
}

/// State of the page "play in control".
#[derive(Default)]
pub(crate) struct FairPlay {
    overview: Remote<PlayOverview>,
    limits: Limits,
    check: Check,
    pause: Break,
    self_test: SelfTest,
    history: History,
    problem: Option<Problem>,
}

const PAGE: MemberPage = MemberPage::FairPlay;

fn is_shown(model: &Model) -> bool {
    model.location.route.overlay == Some(Overlay::MemberCentre(PAGE)) && model.session.has_own_account()
}

/// Asks for all that the page shows; what is there stays until the answers have come.
fn load(model: &mut Model, step: &mut Step) {
    let page = &mut *model.fair_play;
    page.overview.start_loading();
    page.limits.value.start_loading();
    page.check.value.start_loading();
    page.pause.value.start_loading();
    for request in [Request::Exclusion, Request::Overview, Request::Limits, Request::Check] {
        call::send(model, step, request, "");
    }
    history::load(model, step);
}

fn on_overview(model: &mut Model, _: &mut Step, answer: Result<PlayOverview, Failure>) {
    model.fair_play.overview.answer(answer);
}

/// Whether no change is under way.
fn is_idle(model: &Model) -> bool {
    !model.calls.busy(&CHANGING_SLOT)
}

/// A change was refused: what shows may be old.
fn refuse(model: &mut Model, step: &mut Step, failure: &Failure) {
    model.fair_play.problem = Some(failure.problem());
    if failure.kind == FailureKind::Refused(409) {
        load(model, step);
    }
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: FairPlayEvent) {
    if !is_shown(model) {
        return;
    }
    match event {
        FairPlayEvent::Limit(event) => limits::on_event(model, step, event),
        FairPlayEvent::Interval(minutes) => check::choose(model, minutes),
        FairPlayEvent::SaveInterval => check::save(model, step),
        FairPlayEvent::Break(event) => breaks::on_event(model, step, event),
        FairPlayEvent::SelfTest(event) => self_test::on_event(model, step, event),
        FairPlayEvent::MoreHistory => history::more(model, step),
        FairPlayEvent::Retry => load(model, step),
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if session::opens_page(model, previous, PAGE) => {
            *model.fair_play = FairPlay::default();
            load(model, step);
        }
        DomainEvent::Entered { previous } if location::is_page_closed(model, previous, PAGE) => {
            *model.fair_play = FairPlay::default();
        }
        DomainEvent::LoggedOut => *model.fair_play = FairPlay::default(),
        DomainEvent::CashierChanged | DomainEvent::SiteChanged if is_shown(model) => load(model, step),
        // A raise ripens and a break ends while nobody looks.
        DomainEvent::VisibilityChanged if model.site.visible && is_shown(model) => load(model, step),
        DomainEvent::KeptFromPlay => notice::load(model, step),
        DomainEvent::ChunkLoaded if model.session.take_kept_from_play() => notice::load(model, step),
        DomainEvent::DialogAnswered(Action::BeginBreak) if is_shown(model) => breaks::begin(model, step),
        _ => {}
    }
}
