//! Invite friends (section 2 of the specification, page `referral`): the member's link with its QR code, what friend and member get, who came by the link
//! and what became of them.
//!
//! The link leads to `/join` with the member's code, which the registration form keeps until the account is made. What is granted waits in the reward
//! centre, to which the page leads.

mod view;

pub(crate) use view::view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::route::{MemberPage, Overlay, Query};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::paged::Paged;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, location, session};
use crate::model::{Model, Step};
use crate::wire::{ReferralValue, ReferredFriends};
use serde::{Deserialize, Serialize};

calls! {
    /// The member's link, the plan and the sums.
    Page => REFERRAL: Get "/wps/member/referral" Member Plain, latest, on_page(ReferralValue);
    /// The member's friends, from the latest or from a place on.
    Friends { earlier: bool } => REFERRAL_FRIENDS: Get "/wps/member/referral/friends" Member Plain, latest, on_friends(ReferredFriends);
}

/// Events of the page that invites friends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum InvitationsEvent {
    /// Fetch friends who signed up before.
    More,
    /// Fetch again what failed.
    Retry,
}

/// State of the page that invites friends.
#[derive(Default)]
pub(crate) struct Invitations {
    value: Remote<ReferralValue>,
    friends: Paged<ReferredFriends>,
}

const PAGE: MemberPage = MemberPage::Referral;

fn is_shown(model: &Model) -> bool {
    model.location.route.overlay == Some(Overlay::MemberCentre(PAGE)) && model.session.has_own_account()
}

fn load_all(model: &mut Model, step: &mut Step) {
    model.invitations.value.start_loading();
    call::send(model, step, Request::Page, "");
    load_friends(model, step, false);
}

fn load_friends(model: &mut Model, step: &mut Step, earlier: bool) {
    let page = &mut *model.invitations;
    let mut query = Query::default();
    if !page.friends.start_loading(earlier, &mut query) {
        return;
    }
    call::send(model, step, Request::Friends { earlier }, &query.text());
}

fn on_page(model: &mut Model, _: &mut Step, answer: Result<ReferralValue, Failure>) {
    if is_shown(model) {
        model.invitations.value.answer(answer);
    }
}

fn on_friends(model: &mut Model, _: &mut Step, earlier: bool, answer: Result<ReferredFriends, Failure>) {
    if !is_shown(model) {
        return;
    }
    model.invitations.friends.answer(earlier, answer);
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: InvitationsEvent) {
    if !is_shown(model) {
        return;
    }
    match event {
        InvitationsEvent::More => {
            if !model.calls.busy(&Request::Friends { earlier: true }.slot()) {
                load_friends(model, step, true);
            }
        }
        InvitationsEvent::Retry => load_all(model, step),
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if session::opens_page(model, previous, PAGE) => {
            *model.invitations = Invitations::default();
            load_all(model, step);
        }
        DomainEvent::Entered { previous } if location::is_page_closed(model, previous, PAGE) => {
            *model.invitations = Invitations::default();
        }
        DomainEvent::LoggedOut => *model.invitations = Invitations::default(),
        // A message tells of a friend who counts.
        DomainEvent::UnreadTold | DomainEvent::LanguageChanged | DomainEvent::SiteChanged if is_shown(model) => {
            load_all(model, step);
        }
        _ => {}
    }
}
