//! The features, a folder or file each: `services` that every screen uses, `shared` building blocks of screens, and `screens`.
//! Imports go from screens to shared to services, never back (`tests/all/direction.rs`). [`list`] names them all and
//! generates what connects them; [`reactions`] says what follows from a domain event.

pub(crate) mod crossing;
pub(crate) mod domain_event;
mod generate;
mod generate_chunk;
mod generate_words;
pub(crate) mod list;
mod reactions;
pub(crate) mod screens;
pub(crate) mod services;
pub(crate) mod shared;

use crate::boot::Boot;
use crate::event::{Reply, UiEvent};
use crate::model::{Model, Step};
use domain_event::DomainEvent;
use services::{call, clock, location, notices, push, revision, session, site};

/// Builds the model from what the browser knows, and makes the calls of the start.
pub(crate) fn start(boot: &mut Boot, step: &mut Step) -> Model {
    let mut model = Model::from_boot(boot);
    site::start(&mut model, step, boot);
    reactions::load_content(&mut model, step);
    if model.session.logged_in() {
        reactions::load_member(&mut model, step);
    } else {
        session::restore(&mut model, step);
    }
    clock::start(step);
    revision::schedule_ask(&mut model, step);
    location::entered(&mut model, step, &boot.path, &boot.query);
    reactions::run(&mut model, step);
    reactions::start_chunks(&mut model, step);
    reactions::run(&mut model, step);
    model
}

/// A view sent an event: it goes to the feature that it is for.
pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: UiEvent) {
    list::on_event(model, step, event);
    reactions::run(model, step);
    push::follow(model, step);
    notices::show_popup(model, step);
}

/// The driver replied. A reply goes to the feature whose request it answers; the reply to a withdrawn call is dropped.
pub(crate) fn on_reply(model: &mut Model, step: &mut Step, reply: Reply) {
    let mut answered = None;
    match reply {
        Reply::Timer(timer) => list::on_timer(model, step, timer),
        Reply::ChunkLoaded { chunk, loaded } => reactions::on_chunk(model, step, chunk, loaded),
        Reply::Revision(revision) => revision::on_revision(model, step, revision),
        Reply::Loaded { module, loaded } => step.emit(DomainEvent::ModuleLoaded { module, loaded }),
        Reply::WorkSolved { captcha_id, answer } => step.emit(DomainEvent::WorkSolved { captcha_id, answer }),
        Reply::Passkey { call_id, outcome } => step.emit(DomainEvent::PasskeyReplied { call_id, outcome }),
        Reply::Pushed { call_id, bytes } => push::on_pushed(model, step, call_id, &bytes.0),
        Reply::SubscriptionEnded { call_id, outcome } => {
            answered = call::on_subscription_ended(model, call_id, outcome);
        }
        Reply::Sealed { call_id, outcome } => answered = call::on_sealed(model, step, call_id, outcome),
        Reply::Http { call_id, outcome } => {
            revision::on_reply(model, step, call_id, &outcome);
            answered = call::on_http(model, step, call_id, outcome);
        }
    }
    if let Some((request, outcome)) = answered {
        session::check_alive(model, step, &request, &outcome);
        list::on_answer(model, step, request, outcome);
    }
    reactions::run(model, step);
    site::reveal_when_ready(model, step);
    push::follow(model, step);
    notices::show_popup(model, step);
}
