//! The login before this one, said once after a login where the operator's licence asks for it: time, device and place, so that a member sees
//! at once whether somebody else was in. A quiet line that goes by itself; all logins stand in the security centre.

use crate::api::Failure;
use crate::api::calls::calls;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::{call, moment, toasts};
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{Text, Tone};
use crate::wire::{LoginHistory, OwnLogin};

calls! {
    /// The logins of the account.
    Logins => LOGINS_BEFORE: Get "/wps/member/logins" Member Plain, latest in "previousLogin", on_logins(LoginHistory);
}

/// Asks for the logins once for each session that began on this page.
fn load(model: &mut Model, step: &mut Step) {
    let is_said = model.site.info.policy.previous_login_shown && model.session.has_own_account();
    if is_said && model.session.is_unrestricted() && model.session.take_new() {
        call::send(model, step, Request::Logins, "");
    }
}

fn on_logins(model: &mut Model, step: &mut Step, answer: Result<LoginHistory, Failure>) {
    let Ok(history) = answer else { return };
    let before = history.list.iter().skip_while(|login| !login.current).find(|login| !login.current);
    let Some(OwnLogin { device, ip, at, .. }) = before else { return };
    let time = moment::exact(at, &model.now);
    if time.is_empty() {
        return;
    }
    let text = if device.is_empty() && ip.is_empty() {
        Text::of(key::PREVIOUS_LOGIN).with("time", time)
    } else {
        let origin = [device.as_str(), ip.as_str()].into_iter().filter(|text| !text.is_empty());
        let origin = origin.collect::<Vec<_>>().join(", ");
        Text::of(key::PREVIOUS_LOGIN_FROM).with("time", time).with("place", origin)
    };
    toasts::show(model, step, Tone::Info, text);
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    if let DomainEvent::LoggedIn | DomainEvent::ChunkLoaded = event {
        load(model, step);
    }
}
