//! Whether visits may be counted (section 3 of the specification, analytics id).
//!
//! An operator that counts names an id and a script; without both there is no question, and without an answer nothing loads. The
//! answer belongs to the origin of the script: another one is asked for anew. Refusing is one press like agreeing, and either
//! answer can be changed at the foot of every page. What a script has begun only a page without it ends, so that refusing
//! after an agreement loads the page anew.

use crate::boot::Boot;
use crate::domain::address::origin_of;
use crate::effect::{Effect, StorageArea};
use crate::event::UiEvent;
use crate::model::{Model, Step};
use crate::view::{AnalyticsConsentView, AnalyticsScript};
use serde::{Deserialize, Serialize};

/// Events of the question whether visits may be counted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AnalyticsConsentEvent {
    /// Visits may be counted (`true`), or may not.
    Answer(bool),
    /// Show the question again.
    Ask,
}

/// Entry of local storage: the answer, and the origin that it was given to.
const KEY: &str = "analyticsConsent";
const YES: &str = "yes ";
const NO: &str = "no ";

/// The answer of the visitor, and whether the question is open.
#[derive(Default)]
pub(crate) struct AnalyticsConsent {
    /// The answer as it is stored.
    stored: String,
    /// Whether the visitor wants to change the answer.
    reopened: bool,
}

impl AnalyticsConsent {
    pub fn from_boot(boot: &Boot) -> Self {
        AnalyticsConsent { stored: boot.local(KEY).unwrap_or_default().to_owned(), reopened: false }
    }
}

/// The origin of the operator's script and its host, where it has one and an id for it.
fn origin(model: &Model) -> Option<(&str, &str)> {
    let info = &model.site.info;
    origin_of(&info.analytics_script).filter(|_| !info.analytics.is_empty())
}

/// What the visitor has answered to this operator's script.
fn answer(model: &Model, origin: &str) -> Option<bool> {
    let stored = model.analytics_consent.stored.as_str();
    let has_answered = |prefix| stored.strip_prefix(prefix) == Some(origin);
    if has_answered(YES) { Some(true) } else { has_answered(NO).then_some(false) }
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: AnalyticsConsentEvent) {
    let Some(origin) = origin(model).map(|(origin, _)| origin.to_owned()) else { return };
    match event {
        AnalyticsConsentEvent::Ask => model.analytics_consent.reopened = true,
        AnalyticsConsentEvent::Answer(agrees) => {
            let had_agreed = answer(model, &origin) == Some(true);
            let stored = [if agrees { YES } else { NO }, &origin].concat();
            step.store(StorageArea::Local, KEY, &stored);
            *model.analytics_consent = AnalyticsConsent { stored, reopened: false };
            if had_agreed && !agrees {
                step.push(Effect::Leave(model.location.route.address()));
            }
        }
    }
}

pub(crate) fn view(model: &Model) -> AnalyticsConsentView {
    let origin = origin(model);
    let answer = origin.and_then(|(origin, _)| answer(model, origin));
    let info = &model.site.info;
    let script = || AnalyticsScript { src: info.analytics_script.clone(), id: info.analytics.clone() };
    let event = |event| UiEvent::AnalyticsConsent(event);
    AnalyticsConsentView {
        offered: origin.is_some(),
        asks: origin.is_some() && (answer.is_none() || model.analytics_consent.reopened),
        host: origin.map(|(_, host)| host.to_owned()).unwrap_or_default(),
        script: (answer == Some(true)).then(script),
        agree: event(AnalyticsConsentEvent::Answer(true)),
        refuse: event(AnalyticsConsentEvent::Answer(false)),
        ask: event(AnalyticsConsentEvent::Ask),
    }
}
