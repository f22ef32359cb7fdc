//! The view of the security settings: contact details, passkeys, the authenticator app, sessions and logins (section 4).

use super::Request;
use super::{Authenticator, CHANGING_SLOT};
use crate::event::{SecuritySettingsEvent, UiEvent};
use crate::feature::services::moment::exact;
use crate::feature::services::remote::Remote;
use crate::feature::shared::passkey;
use crate::model::{Model, Now};
use crate::view::{
    AuthenticatorView, LoginItem, LoginsView, PasskeyItem, PasskeysView, SecuritySettingsView, SessionItem,
    SessionsView,
};

pub(crate) fn view(model: &Model) -> SecuritySettingsView {
    let now = &model.now;
    let security_settings = &*model.security_settings;
    SecuritySettingsView {
        account: model.session.account_name().to_owned(),
        safety: super::safety::view(model),
        contacts: super::contacts::view(model),
        passkeys: passkeys(model, now),
        authenticator: authenticator(&security_settings.authenticator),
        sessions: sessions(model, now),
        logins: logins(model, now),
        proof: security_settings.change.view(model, model.calls.busy(&Request::Reauthenticate.slot())),
        problem: security_settings.problem.clone(),
        busy: model.calls.busy(&CHANGING_SLOT) || passkey::under_way(model),
    }
}

fn passkeys(model: &Model, now: &Now) -> PasskeysView {
    let remote = &model.security_settings.passkeys;
    let list = remote.ready().map(|value| value.list.as_slice()).unwrap_or_default();
    let item = |passkey: &crate::wire::Passkey| PasskeyItem {
        key: passkey.id.clone(),
        name: passkey.name.clone(),
        created: exact(&passkey.created_at, now),
        used: exact(&passkey.last_used_at, now),
        remove: UiEvent::SecuritySettings(SecuritySettingsEvent::RemovePasskey(passkey.id.clone())),
    };
    PasskeysView {
        status: remote.status(),
        list: list.iter().map(item).collect(),
        can_add: model.site.passkeys,
        name_error: model.security_settings.name_error.clone(),
    }
}

fn authenticator(remote: &Remote<Authenticator>) -> AuthenticatorView {
    match remote {
        Remote::Idle | Remote::Loading => AuthenticatorView::Loading,
        Remote::Failed(problem) => AuthenticatorView::Failed { problem: problem.clone() },
        Remote::Ready(Authenticator::Off) => AuthenticatorView::Off,
        Remote::Ready(Authenticator::On) => AuthenticatorView::On,
        Remote::Ready(Authenticator::SettingUp { setup, error }) => AuthenticatorView::SettingUp {
            secret: grouped(setup.secret.reveal()),
            uri: setup.uri.reveal().to_owned(),
            error: error.clone(),
        },
    }
}

/// A secret in groups of four, so that it can be typed.
fn grouped(secret: &str) -> String {
    let mut text = String::new();
    for (index, letter) in secret.chars().enumerate() {
        if index > 0 && index % 4 == 0 {
            text.push(' ');
        }
        text.push(letter);
    }
    text
}

fn sessions(model: &Model, now: &Now) -> SessionsView {
    let remote = &model.security_settings.sessions;
    let list = remote.ready().map(|value| value.list.as_slice()).unwrap_or_default();
    let item = |session: &crate::wire::OwnSession| SessionItem {
        key: session.id.clone(),
        device: session.device.clone(),
        ip: session.ip.clone(),
        started: exact(&session.started_at, now),
        seen: exact(&session.last_seen_at, now),
        current: session.current,
        end: (!session.current)
            .then(|| UiEvent::SecuritySettings(SecuritySettingsEvent::EndSession(session.id.clone()))),
    };
    SessionsView {
        status: remote.status(),
        list: list.iter().map(item).collect(),
        can_end_others: list.iter().any(|session| !session.current),
    }
}

fn logins(model: &Model, now: &Now) -> Option<LoginsView> {
    let remote = &model.security_settings.logins;
    let list = match remote {
        Remote::Idle => return None,
        _ => remote.ready().map(|value| value.list.as_slice()).unwrap_or_default(),
    };
    let item = |login: &crate::wire::OwnLogin| LoginItem {
        key: login.id.clone(),
        device: login.device.clone(),
        ip: login.ip.clone(),
        at: exact(&login.at, now),
        current: login.current,
    };
    Some(LoginsView { status: remote.status(), list: list.iter().map(item).collect() })
}
