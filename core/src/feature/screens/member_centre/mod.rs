//! The frame of the member centre (section 2 of the specification, "Member centre"): its
//! thirteen entries and the one that licences ask for, and which page shows.
//!
//! The address says where in the centre the member is; the frame keeps only how many rewards wait: `?mc=menu` is the list, `?mc=KEY`
//! a page. Entries are links, so that Back walks through what was seen; closing goes back to the screen under it all. What a page
//! shows stands in `pages.rs`; the gate is the session's (`session::check_centre_gate`), and a page with a machine of its own starts
//! it when `session::opens_page` says so.

mod pages;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::route::{MemberPage, Overlay};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::{call, location};
use crate::feature::shared::centre;
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{CentreEntry, CentreGroup, CentrePage, CentrePlace, MemberCentreView, MemberSection, Text};
use crate::wire::RewardCount;
use serde::{Deserialize, Serialize};

calls! {
    /// How many rewards can be claimed.
    RewardCount => REWARD_COUNT: Get "/wps/member/rewards/count" Member Plain, latest, on_reward_count(RewardCount);
}

/// State of the member centre's frame.
#[derive(Default)]
pub(crate) struct MemberCentre {
    rewards: RewardCount,
}

/// Events of the member centre's frame.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum MemberCentreEvent {
    /// Go to the list of the pages.
    ToMenu,
}

/// Entries that belong together, in the order of section 2.
const GROUPS: [(&str, &str, &[MemberPage]); 4] = [
    (
        "account",
        key::MEMBER_GROUP_ACCOUNT,
        &[
            MemberPage::Security,
            MemberPage::TransferFund,
            MemberPage::Deposit,
            MemberPage::Withdraw,
            MemberPage::TransferUpline,
        ],
    ),
    (
        "records",
        key::MEMBER_GROUP_RECORDS,
        &[MemberPage::BettingRecord, MemberPage::AccountRecord, MemberPage::ProfitAndLoss, MemberPage::BonusDetails],
    ),
    (
        "rewards",
        key::MEMBER_GROUP_REWARDS,
        &[MemberPage::RewardCentre, MemberPage::Referral, MemberPage::Missions, MemberPage::Messages],
    ),
    ("control", key::MEMBER_GROUP_CONTROL, &[MemberPage::FairPlay]),
];

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: MemberCentreEvent) {
    let MemberCentreEvent::ToMenu = event;
    if matches!(model.location.route.overlay, Some(Overlay::MemberCentre(_))) {
        location::back_to(step, location::address_under(model, Overlay::MemberMenu));
    }
}

fn is_shown(model: &Model) -> bool {
    let overlay = model.location.route.overlay;
    matches!(overlay, Some(Overlay::MemberMenu | Overlay::MemberCentre(_))) && model.session.has_own_account()
}

fn on_reward_count(model: &mut Model, _: &mut Step, answer: Result<RewardCount, Failure>) {
    // A badge that could not be had is none: the page itself says what is wrong.
    model.member_centre.rewards = answer.unwrap_or_default();
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if is_shown(model) => {
            let was_here = matches!(previous.overlay, Some(Overlay::MemberMenu | Overlay::MemberCentre(_)));
            if !was_here {
                call::send(model, step, Request::RewardCount, "");
            }
        }
        // A message tells of a reward that waits.
        DomainEvent::UnreadTold | DomainEvent::RewardsChanged | DomainEvent::OutcomeFound if is_shown(model) => {
            call::send(model, step, Request::RewardCount, "");
        }
        DomainEvent::LoggedOut => *model.member_centre = MemberCentre::default(),
        _ => {}
    }
}

/// How many things wait at a page; nothing where nobody counts them.
fn waiting(model: &Model, page: MemberPage) -> u32 {
    match page {
        MemberPage::Messages => model.session.unread(),
        MemberPage::RewardCentre => model.member_centre.rewards.count,
        MemberPage::Missions => model.member_centre.rewards.missions,
        _ => 0,
    }
}

pub(crate) fn view(model: &Model) -> MemberCentreView {
    let place = match model.location.route.overlay {
        Some(Overlay::MemberMenu) => CentrePlace::Menu,
        Some(Overlay::MemberCentre(page)) => CentrePlace::Page(page_view(page)),
        _ => return MemberCentreView::default(),
    };
    let groups = GROUPS.into_iter().map(|(key, label, pages)| CentreGroup {
        key,
        label: Text::of(label),
        entries: pages.iter().map(|page| entry(model, *page)).collect(),
    });
    MemberCentreView { groups: groups.collect(), place }
}

fn entry(model: &Model, page: MemberPage) -> CentreEntry {
    let named = (page.key(), pages::label(page));
    centre::entry(model, named, Overlay::MemberCentre(page), waiting(model, page))
}

fn page_view(page: MemberPage) -> CentrePage<MemberSection> {
    let (section, about) = pages::section(page);
    CentrePage { key: page.key(), title: Text::of(pages::label(page)), section, about: Text::of(about) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_groups_hold_every_page_in_the_order_of_the_specification() {
        let listed: Vec<MemberPage> = GROUPS.iter().flat_map(|(_, _, pages)| pages.iter().copied()).collect();
        assert_eq!(listed, MemberPage::ALL);
    }
}
