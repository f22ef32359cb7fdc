//! What the views see of the session: restoring, visitor or member, and the menu of the panel (section 2).

use crate::domain::route::{AgentPage, MemberPage, Overlay};
use crate::feature::services::moment::exact;
use crate::feature::services::{location, support};
use crate::model::Model;
use crate::text::key;
use crate::view::{AgentEntrance, MemberView, MenuEntry, SessionView, Text};

/// A guest of the demo may enter none of these places.
fn menu(model: &Model, is_trial: bool) -> Vec<MenuEntry> {
    if is_trial {
        return Vec::new();
    }
    [
        (MemberPage::AccountRecord, key::MENU_ACCOUNT_RECORD),
        (MemberPage::ProfitAndLoss, key::MENU_PROFIT_AND_LOSS),
        (MemberPage::RewardCentre, key::MENU_REWARD_CENTRE),
        (MemberPage::Security, key::MENU_SECURITY_CENTRE),
    ]
    .into_iter()
    .map(|(page, label)| MenuEntry {
        key: page.key().to_owned(),
        label: Text::of(label),
        href: location::address_under(model, Overlay::MemberCentre(page)),
    })
    .collect()
}

/// A count as a badge shows it; nothing for none.
pub(crate) fn unread_badge(count: u32) -> String {
    match count {
        0 => String::new(),
        1..=99 => count.to_string(),
        _ => "99+".to_owned(),
    }
}

fn agent_entrance(model: &Model) -> AgentEntrance {
    AgentEntrance {
        start: location::address_under(model, Overlay::AgentCentre(AgentPage::START)),
        menu: location::address_under(model, Overlay::AgentMenu),
    }
}

pub(crate) fn view(model: &Model) -> SessionView {
    let now = &model.now;
    let Some(member) = &model.session.member else {
        let can_sign_up = model.site.takes_registrations();
        return if model.session.restoring { SessionView::Restoring } else { SessionView::Visitor { can_sign_up } };
    };
    let info = member.info.clone().unwrap_or_default();
    let name = if info.nickname.is_empty() { model.session.account_name().to_owned() } else { info.nickname };
    let own = !member.account_type.is_trial();
    SessionView::Member(MemberView {
        initial: name.chars().next().map(|first| first.to_ascii_uppercase().into()).unwrap_or_default(),
        name,
        avatar: model.site.image(&member.avatar),
        agent: member.account_type.is_agent().then(|| agent_entrance(model)),
        trial: member.account_type.is_trial(),
        rank: info.club_label.label_name,
        unread: unread_badge(member.unread),
        menu: menu(model, member.account_type.is_trial()),
        centre: own.then(|| location::address_under(model, Overlay::MemberMenu)),
        messages: own.then(|| location::address_under(model, Overlay::MemberCentre(MemberPage::Messages))),
        can_sign_up: member.account_type.is_trial() && model.site.takes_registrations(),
        support: support::in_person(model),
        last_login: exact(&info.last_login_at, now),
        signing_out: member.signing_out,
    })
}
