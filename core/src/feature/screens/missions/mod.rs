//! Missions and leaderboards (section 2 of the specification, page `missionLeaderboard`): what there is to do, how far the member is, taking rewards,
//! and the places of boards.
//!
//! How a mission stands is the server's to say. Taking a reward is a call of an intent, whose answer is how all missions stand then. Progress moves as
//! rounds settle: where the balance moves while the page shows, what shows of it is asked for anew.

mod view;

pub(crate) use view::view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::mission::{MissionReward, MissionState};
use crate::domain::route::{MemberPage, Overlay};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, intents, location, session, wallet};
use crate::model::{Model, Step};
use crate::view::Problem;
use crate::wire::{ClaimMissionRequest, MissionItem, MissionLeaderboardValue, MissionSummaryValue, RewardTerms};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

calls! {
    /// The missions, and how far the member is.
    Summary => MISSIONS: Get "/wps/relay/MCSFE_getMissionSummaryDetails" Member Plain, latest, on_summary(MissionSummaryValue);
    /// The leaderboards, and the member's place on each.
    Boards => MISSION_BOARDS: Get "/wps/relay/MCSFE_getMissionLeaderboard" Member Plain, latest, on_boards(MissionLeaderboardValue);
    /// Check in for today.
    CheckIn => MISSION_CHECK_IN: Post "/wps/relay/MCSFE_checkInMission" Member Plain, single, on_checked_in(MissionSummaryValue);
    /// Take the reward of a mission.
    Claim => MISSION_CLAIM: Post "/wps/relay/MCSFE_claimMission" Member Plain Intent, single, on_claimed(MissionSummaryValue);
}

/// The tab that the page shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum MissionTab {
    /// The tab of missions.
    #[default]
    Missions,
    /// The tab of leaderboards.
    Boards,
}

/// Events of missions and leaderboards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum MissionsEvent {
    /// Show the missions or the leaderboards.
    Tab(MissionTab),
    /// Check in for today.
    CheckIn,
    /// Take the reward of a mission in a period.
    Claim {
        /// Id of the mission.
        mission: String,
        /// The period whose reward is taken.
        period: String,
    },
    /// Show the period before, or the one that runs, of the board with this id.
    Turn(String),
    /// Fetch again what failed.
    Retry,
}

/// State of missions and leaderboards.
#[derive(Default)]
pub(crate) struct Missions {
    tab: MissionTab,
    summary: Remote<MissionSummaryValue>,
    boards: Remote<MissionLeaderboardValue>,
    /// Ids of the boards that show the period before.
    turned: BTreeSet<String>,
    /// The reward that is being claimed: mission and period.
    claiming: Option<(String, String)>,
    /// The reward that was claimed last.
    claimed: Option<RewardTerms>,
    /// Why a claim or a check-in was refused.
    refusal: Option<Problem>,
}

const PAGE: MemberPage = MemberPage::Missions;

fn is_shown(model: &Model) -> bool {
    model.location.route.overlay == Some(Overlay::MemberCentre(PAGE)) && model.session.has_own_account()
}

/// Whether a claim is under way, or its outcome is not known.
fn is_busy(model: &Model) -> bool {
    model.calls.busy(&Request::Claim.slot()) || intents::is_checking(model)
}

fn is_checking_in(model: &Model) -> bool {
    model.calls.busy(&Request::CheckIn.slot())
}

/// Fetches what the tab shows.
fn load(model: &mut Model, step: &mut Step) {
    match model.missions.tab {
        MissionTab::Missions => {
            model.missions.summary.start_loading();
            call::send(model, step, Request::Summary, "");
        }
        MissionTab::Boards => {
            model.missions.boards.start_loading();
            call::send(model, step, Request::Boards, "");
        }
    }
}

fn on_summary(model: &mut Model, _: &mut Step, answer: Result<MissionSummaryValue, Failure>) {
    if is_shown(model) {
        model.missions.summary.answer(answer);
    }
}

fn on_boards(model: &mut Model, _: &mut Step, answer: Result<MissionLeaderboardValue, Failure>) {
    if is_shown(model) {
        model.missions.boards.answer(answer);
    }
}

fn on_checked_in(model: &mut Model, step: &mut Step, answer: Result<MissionSummaryValue, Failure>) {
    if !is_shown(model) {
        return;
    }
    match answer {
        Ok(value) => {
            model.missions.summary = Remote::Ready(value);
            step.emit(DomainEvent::RewardsChanged);
        }
        Err(failure) => {
            model.missions.refusal = Some(failure.problem());
            load(model, step);
        }
    }
}

fn on_claimed(model: &mut Model, step: &mut Step, answer: Result<MissionSummaryValue, Failure>) {
    wallet::refresh_unless_live(model, step);
    step.emit(DomainEvent::RewardsChanged);
    let claiming = model.missions.claiming.take();
    if !is_shown(model) {
        return;
    }
    let page = &mut *model.missions;
    match answer {
        Ok(value) => {
            let is_claimed_mission = |it: &&MissionItem| {
                claiming.as_ref().is_some_and(|(mission, period)| it.mission_id == *mission && it.period_id == *period)
            };
            // As the page had it: a period that is over goes from the list with its reward.
            let before = page.summary.ready().and_then(|it| it.missions.iter().find(is_claimed_mission));
            page.claimed = before.map(|it| it.reward.clone());
            page.summary = Remote::Ready(value);
        }
        Err(failure) => {
            page.refusal = Some(failure.problem());
            load(model, step);
        }
    }
}

fn claim(model: &mut Model, step: &mut Step, mission: String, period: String) {
    if is_busy(model) {
        intents::check_now(model, step);
        return;
    }
    let page = &mut *model.missions;
    let is_claimable =
        |it: &MissionItem| it.mission_id == mission && it.period_id == period && it.status == MissionState::Completed;
    if !page.summary.ready().is_some_and(|value| value.missions.iter().any(is_claimable)) {
        return;
    }
    (page.claimed, page.refusal) = (None, None);
    page.claiming = Some((mission.clone(), period.clone()));
    let body = ClaimMissionRequest { mission_id: mission, period_id: period };
    call::send_with_body(model, step, Request::Claim, &body);
}

fn check_in(model: &mut Model, step: &mut Step) {
    let page = &mut *model.missions;
    if page.summary.ready().is_none_or(|value| value.checked_in) {
        return;
    }
    (page.claimed, page.refusal) = (None, None);
    call::send(model, step, Request::CheckIn, "");
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: MissionsEvent) {
    if !is_shown(model) {
        return;
    }
    match event {
        MissionsEvent::Tab(tab) => {
            let page = &mut *model.missions;
            page.tab = tab;
            (page.claimed, page.refusal) = (None, None);
            load(model, step);
        }
        MissionsEvent::CheckIn => check_in(model, step),
        MissionsEvent::Claim { mission, period } => claim(model, step, mission, period),
        MissionsEvent::Turn(id) => {
            let page = &mut *model.missions;
            let is_known = |value: &MissionLeaderboardValue| value.boards.iter().any(|it| it.board_id == id);
            if page.boards.ready().is_some_and(is_known) && !page.turned.remove(&id) {
                page.turned.insert(id);
            }
        }
        MissionsEvent::Retry => load(model, step),
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if session::opens_page(model, previous, PAGE) => {
            *model.missions = Missions::default();
            load(model, step);
        }
        DomainEvent::Entered { previous } if location::is_page_closed(model, previous, PAGE) => {
            *model.missions = Missions::default();
        }
        DomainEvent::LoggedOut => *model.missions = Missions::default(),
        // Rounds were settled, money came, or the operator has changed something.
        DomainEvent::BalanceMoved
        | DomainEvent::PlayChanged
        | DomainEvent::CashierChanged
        | DomainEvent::ContactVerified
        | DomainEvent::PayeeNameProven
        | DomainEvent::SiteChanged
        | DomainEvent::OutcomeFound
        | DomainEvent::LanguageChanged
            if is_shown(model) && !is_busy(model) && !is_checking_in(model) =>
        {
            load(model, step);
        }
        _ => {}
    }
}

/// Whether a reward is points.
const fn is_points(reward: &RewardTerms) -> bool {
    matches!(reward.kind, MissionReward::Points)
}
