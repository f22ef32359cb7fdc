//! Consents to promotional messages: each is turned on and off by itself, and shows as it stands at the server.

use super::{Request, is_idle};
use crate::api::Failure;
use crate::feature::services::{call, toasts};
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{Text, Tone};
use crate::wire::{MarketingChannel, MarketingConsentRequest, MarketingConsents, code};

pub(crate) fn on_consents(model: &mut Model, _: &mut Step, answer: Result<MarketingConsents, Failure>) {
    model.privacy.consents.answer(answer);
}

/// Gives a consent to a channel, or ends it.
pub(super) fn toggle(model: &mut Model, step: &mut Step, channel: MarketingChannel) {
    let Some(consents) = model.privacy.consents.ready() else { return };
    let Some(present) = consents.list.iter().find(|consent| consent.channel == channel) else { return };
    if !is_idle(model) {
        return;
    }
    let body = MarketingConsentRequest {
        channel,
        granted: !present.granted,
        text_version: crate::wire::CONSENT_TEXT_VERSION.to_owned(),
    };
    model.privacy.problem = None;
    call::send_with_body(model, step, Request::SetConsent, &body);
}

pub(crate) fn on_set(model: &mut Model, step: &mut Step, answer: Result<MarketingConsents, Failure>) {
    match answer {
        Ok(consents) => {
            model.privacy.consents.answer(Ok(consents));
            toasts::show(model, step, Tone::Success, Text::of(key::TOAST_CONSENT_SAVED));
        }
        Err(failure) => {
            // This page was loaded before the words were changed: it shows the old ones.
            if failure.code == code::CONSENT_TEXT_CHANGED {
                call::send(model, step, Request::Consents, "");
            }
            model.privacy.problem = Some(failure.problem());
        }
    }
}
