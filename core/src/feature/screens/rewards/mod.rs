//! The reward centre (section 2 of the specification, page `rewardCenter`): everything that can be claimed now or later in one list, what is past, the
//! member's level with the way to the next one, and plans of cashback.
//!
//! Claiming is a call of an intent whose answer is what is left to be claimed. What a promotion pays only after a question, and draws, are claimed on their
//! own pages, to which their lines lead.

mod level_view;
mod view;

pub(crate) use view::view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::reward::{RewardSourceKind, RewardState};
use crate::domain::route::{MemberPage, Overlay, Query};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::paged::Paged;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, intents, location, session, wallet};
use crate::model::{Model, Step};
use crate::view::Problem;
use crate::wire::{ClaimRewardRequest, LevelValue, PastRewards, RewardCentreValue, RewardItem};
use serde::{Deserialize, Serialize};

calls! {
    /// The rewards that can be claimed now or later.
    List => REWARDS: Get "/wps/member/rewards" Member Plain, latest, on_list(RewardCentreValue);
    /// The member's level, and plans of cashback.
    Level => LEVEL: Get "/wps/member/level" Member Plain, latest, on_level(LevelValue);
    /// Past rewards, from the latest or from a place on.
    Past { earlier: bool } => REWARDS_PAST: Get "/wps/member/rewards/past" Member Plain, latest, on_past(PastRewards);
    /// Claim one reward.
    Claim { kind: RewardSourceKind, id: String } => REWARD_CLAIM: Post "/wps/member/rewards/claim" Member Plain Intent, single, on_claimed(RewardCentreValue);
}

/// Events of the reward centre.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RewardsEvent {
    /// Claim the reward of this kind and id.
    Claim {
        /// How the reward came about.
        kind: RewardSourceKind,
        /// Id of the reward.
        id: String,
    },
    /// Fetch earlier past rewards.
    More,
    /// Fetch again what failed.
    Retry,
}

/// State of the reward centre.
#[derive(Default)]
pub(crate) struct Rewards {
    list: Remote<RewardCentreValue>,
    level: Remote<LevelValue>,
    past: Paged<PastRewards>,
    /// The reward that is being claimed, or was claimed last.
    claiming: Option<RewardItem>,
    claimed: bool,
    refusal: Option<Problem>,
}

const PAGE: MemberPage = MemberPage::RewardCentre;

fn is_shown(model: &Model) -> bool {
    model.location.route.overlay == Some(Overlay::MemberCentre(PAGE)) && model.session.has_own_account()
}

/// Whether a claim is under way, or it is not known what became of it.
fn is_busy(model: &Model) -> bool {
    let claim = Request::Claim { kind: RewardSourceKind::default(), id: String::new() };
    model.calls.busy(&claim.slot()) || intents::is_checking(model)
}

fn load_all(model: &mut Model, step: &mut Step) {
    load_list(model, step);
    model.rewards.level.start_loading();
    call::send(model, step, Request::Level, "");
    load_past(model, step, false);
}

fn load_list(model: &mut Model, step: &mut Step) {
    model.rewards.list.start_loading();
    call::send(model, step, Request::List, "");
}

fn load_past(model: &mut Model, step: &mut Step, earlier: bool) {
    let page = &mut *model.rewards;
    let mut query = Query::default();
    if !page.past.start_loading(earlier, &mut query) {
        return;
    }
    call::send(model, step, Request::Past { earlier }, &query.text());
}

fn on_list(model: &mut Model, _: &mut Step, answer: Result<RewardCentreValue, Failure>) {
    if is_shown(model) {
        model.rewards.list.answer(answer);
    }
}

fn on_level(model: &mut Model, _: &mut Step, answer: Result<LevelValue, Failure>) {
    if is_shown(model) {
        model.rewards.level.answer(answer);
    }
}

fn on_past(model: &mut Model, _: &mut Step, earlier: bool, answer: Result<PastRewards, Failure>) {
    if !is_shown(model) {
        return;
    }
    model.rewards.past.answer(earlier, answer);
}

fn claim(model: &mut Model, step: &mut Step, kind: RewardSourceKind, id: String) {
    if is_busy(model) {
        intents::check_now(model, step);
        return;
    }
    let list = model.rewards.list.ready().map(|value| value.list.as_slice()).unwrap_or_default();
    let found = list.iter().find(|it| it.kind == kind && it.id == id && can_be_claimed(it)).cloned();
    if found.is_none() {
        return;
    }
    let page = &mut *model.rewards;
    (page.claiming, page.claimed, page.refusal) = (found, false, None);
    let body = ClaimRewardRequest { kind, id: id.clone() };
    call::send_with_body(model, step, Request::Claim { kind, id }, &body);
}

/// Whether a reward is claimed here, and now.
fn can_be_claimed(item: &RewardItem) -> bool {
    item.state == RewardState::Claimable && item.promo_id.is_empty()
}

/// The reward is claimed, or not: either way the list is another one than before.
fn on_claimed(
    model: &mut Model,
    step: &mut Step,
    _: RewardSourceKind,
    _: String,
    answer: Result<RewardCentreValue, Failure>,
) {
    wallet::refresh_unless_live(model, step);
    step.emit(DomainEvent::RewardsChanged);
    if !is_shown(model) {
        return;
    }
    match answer {
        Ok(value) => {
            let page = &mut *model.rewards;
            page.claimed = true;
            page.list = Remote::Ready(value);
            load_past(model, step, false);
        }
        Err(failure) => {
            let page = &mut *model.rewards;
            (page.refusal, page.claiming) = (Some(failure.problem()), None);
            load_list(model, step);
        }
    }
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: RewardsEvent) {
    if !is_shown(model) {
        return;
    }
    match event {
        RewardsEvent::Claim { kind, id } => claim(model, step, kind, id),
        RewardsEvent::More => {
            if !model.calls.busy(&Request::Past { earlier: true }.slot()) {
                load_past(model, step, true);
            }
        }
        RewardsEvent::Retry => load_all(model, step),
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if session::opens_page(model, previous, PAGE) => {
            *model.rewards = Rewards::default();
            load_all(model, step);
        }
        DomainEvent::Entered { previous } if location::is_page_closed(model, previous, PAGE) => {
            *model.rewards = Rewards::default();
        }
        DomainEvent::LoggedOut => *model.rewards = Rewards::default(),
        // A message may tell of a new one.
        DomainEvent::UnreadTold
        | DomainEvent::OutcomeFound
        | DomainEvent::LanguageChanged
        | DomainEvent::SiteChanged
            if is_shown(model) =>
        {
            load_all(model, step);
        }
        _ => {}
    }
}
