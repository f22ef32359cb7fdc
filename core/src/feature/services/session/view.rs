//! What the views see of the session: restoring, visitor or member, and the menu of the panel (section 2).

use crate::domain::route::{MemberPage, Modal};
use crate::feature::services::moment::exact;
use crate::feature::services::support;
use crate::model::Model;
use crate::text::key;
use crate::view::{MemberView, MenuEntry, SessionView, Text};

/// A guest of the demo may enter none of these places.
fn menu(is_trial: bool) -> Vec<MenuEntry> {
    if is_trial {
        return Vec::new();
    }
    let mut menu = centre_menu();
    menu.push(MenuEntry {
        key: Modal::SecuritySettings.key().to_owned(),
        label: Text::of(key::MENU_SECURITY_SETTINGS),
        href: ["?modal=", Modal::SecuritySettings.key()].concat(),
    });
    menu
}

fn centre_menu() -> Vec<MenuEntry> {
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
        href: ["?mc=", page.key()].concat(),
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

pub(crate) fn view(model: &Model) -> SessionView {
    let now = &model.now;
    let Some(member) = &model.session.member else {
        let can_sign_up = model.site.takes_registrations();
        return if model.session.restoring { SessionView::Restoring } else { SessionView::Visitor { can_sign_up } };
    };
    let info = member.info.clone().unwrap_or_default();
    let name = if info.nickname.is_empty() { model.session.account_name().to_owned() } else { info.nickname };
    SessionView::Member(MemberView {
        initial: name.chars().next().map(|first| first.to_ascii_uppercase().into()).unwrap_or_default(),
        name,
        avatar: model.site.image(&member.avatar),
        agent: member.account_type.is_agent(),
        trial: member.account_type.is_trial(),
        rank: info.club_label.label_name,
        unread: unread_badge(member.unread),
        menu: menu(member.account_type.is_trial()),
        messages: !member.account_type.is_trial(),
        can_sign_up: member.account_type.is_trial() && model.site.takes_registrations(),
        support: support::in_person(model),
        last_login: exact(&info.last_login_at, now),
        signing_out: member.signing_out,
    })
}
