//! The view of the page "invite friends": link, rewards and friends (section 2 of the specification).

use super::{Invitations, InvitationsEvent, Request, is_shown};
use crate::domain::money::Money;
use crate::domain::referral::{CODE_PARAMETER, ReferralState};
use crate::domain::route::{MemberPage, Overlay, Query, Route, Screen};
use crate::event::UiEvent;
use crate::feature::services::location;
use crate::feature::services::moment::exact;
use crate::model::Model;
use crate::text::key;
use crate::view::{
    InvitationLink, InvitationPlan, InvitationsView, InvitedFriend, InvitedFriends, MoneyFact, OwnInvitation, Text,
};
use crate::wire::{Amount, OwnReferral, ReferralPlan, ReferralValue, ReferredFriend};

pub(crate) fn view(model: &Model) -> InvitationsView {
    if !is_shown(model) {
        return InvitationsView::default();
    }
    let page = &*model.invitations;
    let value = page.value.ready().filter(|value| !value.code.is_empty());
    InvitationsView {
        status: page.value.status(),
        brand: model.site.info.brand_name.clone(),
        link: value.map(|value| link(model, &value.code)),
        plan: value.and_then(|value| value.plan.as_ref()).map(|it| plan(model, it)),
        facts: value.map(|value| facts(model, value)).unwrap_or_default(),
        own: value.and_then(|value| value.own.as_ref()).map(|it| own_invitation(model, it)),
        friends: friends(model, page),
        rewards_href: location::address_under(model, Overlay::MemberCentre(MemberPage::RewardCentre)),
    }
}

fn link(model: &Model, code: &str) -> InvitationLink {
    let mut query = Query::default();
    query.push(CODE_PARAMETER, Some(code));
    let href = format!("{}{}", Route::to(Screen::Referral).address(), query.text());
    InvitationLink { address: model.site.page_address(&href), href }
}

fn money_text(model: &Model, amount: Amount) -> String {
    model.site.info.currency.format(amount.0)
}

fn plan(model: &Model, plan: &ReferralPlan) -> InvitationPlan {
    let money =
        |key, amount: Amount| amount.0.is_positive().then(|| Text::of(key).with("amount", money_text(model, amount)));
    let steps = [
        Some(Text::of(key::INVITE_STEP_REGISTER)),
        money(key::INVITE_STEP_DEPOSIT, plan.deposit),
        money(key::INVITE_STEP_TURNOVER, plan.turnover),
        Some(Text::of(key::INVITE_STEP_DAYS).with("days", plan.within_days.to_string())),
    ];
    let is_only = plan.tiers.len() == 1;
    let tier = |tier: &crate::wire::ReferralTier| {
        let amount = money_text(model, tier.amount);
        if is_only && tier.friends_from <= 1 {
            return Text::of(key::INVITE_TIER_ONLY).with("amount", amount);
        }
        Text::of(key::INVITE_TIER).with("amount", amount).with("from", tier.friends_from.to_string())
    };
    let friend_limit = || Text::of(key::INVITE_MOST_FRIENDS).with("count", plan.max_friends.to_string());
    let terms = [
        Some(rule(plan.wager_multiplier)),
        plan.friend_amount.0.is_positive().then(|| friend_gets(model, plan)),
        Some(Text::of(key::INVITE_CLAIM_DAYS).with("days", plan.claim_days.to_string())),
        (plan.max_friends > 0).then(friend_limit),
        (!plan.ends_at.is_empty()).then(|| Text::of(key::INVITE_ENDS).with("time", exact(&plan.ends_at, &model.now))),
        Some(Text::of(key::INVITE_HELD_RULE)),
    ];
    InvitationPlan {
        title: match plan.title.as_str() {
            "" => Text::of(key::MEMBER_REFERRAL),
            title => Text::of(key::INVITE_NAME).with("name", title),
        },
        steps: steps.into_iter().flatten().collect(),
        gives: plan.tiers.iter().map(tier).collect(),
        terms: terms.into_iter().flatten().collect(),
    }
}

/// How often what the member gets must be staked.
fn rule(times: u32) -> Text {
    match times {
        0 => Text::of(key::INVITE_RULE_FREE),
        times => Text::of(key::INVITE_RULE_TIMES).with("times", times.to_string()),
    }
}

fn friend_gets(model: &Model, plan: &ReferralPlan) -> Text {
    let amount = money_text(model, plan.friend_amount);
    match plan.friend_wager {
        0 => Text::of(key::INVITE_FRIEND_GETS_FREE).with("amount", amount),
        times => Text::of(key::INVITE_FRIEND_GETS).with("amount", amount).with("times", times.to_string()),
    }
}

fn facts(model: &Model, value: &ReferralValue) -> Vec<MoneyFact> {
    [
        ("friends", key::INVITE_FACT_FRIENDS, value.friends.to_string()),
        ("qualified", key::INVITE_FACT_QUALIFIED, value.qualified.to_string()),
        ("waiting", key::INVITE_FACT_WAITING, money_text(model, value.waiting)),
        ("claimed", key::INVITE_FACT_CLAIMED, money_text(model, value.claimed)),
    ]
    .into_iter()
    .map(|(key, label, value)| MoneyFact { key, label: Text::of(label), value })
    .collect()
}

fn own_invitation(model: &Model, referral: &OwnReferral) -> OwnInvitation {
    let is_open = matches!(referral.state, ReferralState::Registered | ReferralState::Held);
    let progress = |done: Amount, required: Amount| {
        let done = Amount(Money(done.0.0.min(required.0.0)));
        format!("{} / {}", money_text(model, done), money_text(model, required))
    };
    let needs = [
        ("deposit", key::INVITE_OWN_DEPOSIT, referral.deposit, progress(referral.deposited, referral.deposit)),
        ("turnover", key::INVITE_OWN_TURNOVER, referral.turnover, progress(referral.played, referral.turnover)),
    ];
    let needs = needs.into_iter().filter(|(_, _, required, _)| is_open && required.0.is_positive());
    OwnInvitation {
        text: Text::of(key::INVITE_OWN)
            .with("state", referral.state.name())
            .with("amount", money_text(model, referral.amount))
            .with("time", exact(&referral.until, &model.now)),
        rule: is_open.then(|| match referral.wager_multiplier {
            0 => Text::of(key::INVITE_OWN_RULE_FREE),
            times => Text::of(key::INVITE_OWN_RULE_TIMES).with("times", times.to_string()),
        }),
        needs: needs.map(|(key, label, _, value)| MoneyFact { key, label: Text::of(label), value }).collect(),
    }
}

fn friends(model: &Model, page: &Invitations) -> InvitedFriends {
    let value = page.friends.ready();
    InvitedFriends {
        status: page.friends.status(),
        lines: value.map(|value| value.content.iter().map(|it| friend(model, it)).collect()).unwrap_or_default(),
        more: value.filter(|value| !value.next.is_empty()).map(|_| UiEvent::Invitations(InvitationsEvent::More)),
        loading: model.calls.busy(&Request::Friends { earlier: true }.slot()),
        problem: page.friends.problem(),
    }
}

fn friend(model: &Model, friend: &ReferredFriend) -> InvitedFriend {
    let counts = friend.state == ReferralState::Qualified;
    let at = match friend.state {
        ReferralState::Registered | ReferralState::Expired => &friend.until,
        ReferralState::Qualified => &friend.qualified_at,
        ReferralState::Held | ReferralState::Rejected => &friend.registered_at,
    };
    let earned = || {
        let key = if friend.amount.0.is_positive() { key::INVITE_EARNED } else { key::INVITE_EARNED_NOTHING };
        let text = Text::of(key).with("number", friend.number.to_string());
        if friend.amount.0.is_positive() { text.with("amount", money_text(model, friend.amount)) } else { text }
    };
    InvitedFriend {
        key: friend.id.clone(),
        account: friend.account.clone(),
        state: Text::of(key::INVITE_STATE).with("state", friend.state.name()),
        counts,
        about: Text::of(key::INVITE_ABOUT).with("state", friend.state.name()).with("time", exact(at, &model.now)),
        earned: counts.then(earned),
    }
}
