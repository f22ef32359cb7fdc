//! The parts of the core's own code that travel later: home needs none of them, so they are no burden on a first visit.
//!
//! The core is written and compiled as one program and cut when `pkg/` is written; natively and in tests every part is here
//! from the start. A view that needs a part has it loaded together with its own script, so that a failure shows there and
//! can be tried again. The core asks for a part itself when the page brings something along that must be looked at
//! ([`start`]). Until a part is here its machines are in their first state: whatever would reach them is left out,
//! and its slices have no value.

use super::doors;
use crate::boot::Boot;
use crate::domain::route::{Route, Screen};
use crate::effect::{Effect, Part};
use crate::model::{Model, Step};

/// Which parts are here.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Parts {
    account: bool,
    pages: bool,
    play: bool,
    promotions: bool,
}

impl Parts {
    pub fn from_boot(boot: &Boot) -> Self {
        Parts { account: boot.whole, pages: boot.whole, play: boot.whole, promotions: boot.whole }
    }

    /// Whether the part's machines may be called.
    pub fn has(&self, part: Part) -> bool {
        match part {
            Part::Account => self.account,
            Part::Pages => self.pages,
            Part::Play => self.play,
            Part::Promotions => self.promotions,
        }
    }
}

/// The page has started: a part that is here begins, one that is not is sent for if what the page brought along needs it.
pub(crate) fn start(model: &mut Model, step: &mut Step) {
    if model.parts.account {
        doors::account::start(model, step);
    } else if model.register.has_link() || model.arrival.is_some() {
        step.push(Effect::LoadPart(Part::Account));
    }
}

/// A part came; one that could not be had is asked for again by the view that needs it.
pub(crate) fn on_loaded(model: &mut Model, step: &mut Step, part: Part, there: bool) {
    if !there || model.parts.has(part) {
        return;
    }
    // A place that the guard turned away starts nothing.
    let stands = model.place.stands();
    match part {
        Part::Account => {
            model.parts.account = true;
            doors::account::start(model, step);
            if stands {
                doors::account::entered(model, step, &Route::to(Screen::NotFound));
            }
        }
        Part::Pages => {
            model.parts.pages = true;
            if stands {
                doors::pages::entered(model, step, &Route::to(Screen::NotFound));
            }
        }
        Part::Play => {
            model.parts.play = true;
            if stands {
                doors::play::entered(model, step, &Screen::NotFound);
            }
        }
        Part::Promotions => {
            model.parts.promotions = true;
            if stands {
                doors::promotions::entered(model, step, &Screen::NotFound);
            }
        }
    }
}
