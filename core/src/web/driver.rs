//! Carries out effects. Everything asynchronous in the core is here.
//!
//! A call, a sealing or a stream under way is a *flight*. Whatever ends it first (the answer, an error, the deadline, a
//! withdrawal) takes it out of the table and replies; whatever comes second finds nothing. So each is answered exactly once.
//! The deadline of a stream starts again with everything that is heard.

use super::timers::{self, Purpose};
use super::{client, http, modules, panic, passkey, seal, storage, stream};
use crate::effect::{CallId, Chunk, Effect, HttpCall, Module, PasskeyJob, SealJob, StoredText, Subscription, WorkJob};
use crate::event::{HttpReply, Reply, SealFailure, SealedParts, StreamBytes, Transport};
use std::cell::{Cell, RefCell};
use wasm_bindgen_futures::spawn_local;
use web_sys::{AbortController, AbortSignal};

/// How long the extras module may take to load and seal.
const SEAL_DEADLINE_MS: u32 = 20_000;

struct Flight {
    /// Unlike a call id never used twice, not even by another machine of the same page.
    number: u32,
    call_id: CallId,
    kind: FlightKind,
}

enum FlightKind {
    /// Dropping the future would not stop the fetch; the controller does.
    Call(AbortController),
    Stream(AbortController),
    Seal,
}

thread_local! {
    static FLIGHTS: RefCell<Vec<Flight>> = const { RefCell::new(Vec::new()) };
    static NUMBERS: Cell<u32> = const { Cell::new(0) };
    /// Counts the machines that were stopped: an answer that was asked for by one of them goes to no other.
    static GENERATION: Cell<u32> = const { Cell::new(0) };
    /// The last revision that was fed to the machine.
    static REVISION: Cell<u64> = const { Cell::new(0) };
}

/// Carries out an effect. Effects for the view do not come here: see `HostEffect`.
pub fn carry_out(effect: Effect) {
    match effect {
        Effect::Http(call) => start_call(call),
        Effect::Subscribe(subscription) => start_listening(subscription),
        Effect::Abort(call_id) => end_where(|flight| flight.call_id == call_id, Transport::Aborted),
        Effect::Seal(job) => start_sealing(job),
        Effect::Load(module) => start_loading(module),
        Effect::LoadChunk(chunk) => start_loading_chunk(chunk),
        Effect::SolveWork(job) => start_solving(job),
        Effect::Passkey(job) => start_ceremony(job),
        Effect::Store { area, key, value } => {
            let text = value.as_ref().map(|value| match value {
                StoredText::Open(text) => text.as_str(),
                StoredText::Secret(secret) => secret.reveal(),
            });
            storage::write(area, &key, text);
        }
        Effect::StartTimer { id, after_ms } => timers::set(Purpose::Timer(id), after_ms),
        Effect::StopTimer(id) => timers::clear(Purpose::Timer(id)),
        Effect::Navigate(_)
        | Effect::OpenWindow(_)
        | Effect::Popup(_)
        | Effect::Leave(_)
        | Effect::CheckStatement { .. }
        | Effect::LoadUpdate
        | Effect::ScrollToTop => {}
    }
}

/// The deadline of a flight passed.
pub fn expire(number: u32) {
    end_where(|flight| flight.number == number, Transport::Timeout);
}

/// Stops everything without a reply.
pub fn stop() {
    timers::clear_all();
    REVISION.set(0);
    GENERATION.set(GENERATION.get().wrapping_add(1));
    for flight in FLIGHTS.take() {
        if let FlightKind::Call(controller) | FlightKind::Stream(controller) = flight.kind {
            controller.abort();
        }
    }
}

/// The machine broke: its streams are let go of, or they would stay open for as long as the page. Called amid the panic, so
/// that it takes nothing for granted.
pub fn abandon_streams() {
    FLIGHTS.with(|flights| {
        let Ok(flights) = flights.try_borrow() else { return };
        for flight in flights.iter() {
            if let FlightKind::Stream(controller) = &flight.kind {
                controller.abort();
            }
        }
    });
}

fn start_call(call: HttpCall) {
    let call_id = call.call_id;
    let Ok(controller) = AbortController::new() else {
        client::feed(replied(call_id, Err(Transport::Network)).into());
        return;
    };
    let signal = controller.signal();
    let number = add_flight(call_id, FlightKind::Call(controller), call.deadline_ms);
    spawn_local(async move {
        let answer = http::send(call, signal).await;
        if take_flight(|flight| flight.number == number).is_some() {
            report_revision(answer.as_ref().and_then(|answer| answer.revision));
            let outcome = answer.map(|answer| answer.reply).ok_or(Transport::Network);
            client::feed(replied(call_id, outcome).into());
        }
    });
}

fn start_listening(subscription: Subscription) {
    let (call_id, quiet_ms) = (subscription.call_id, subscription.quiet_ms);
    let Ok(controller) = AbortController::new() else {
        client::feed(ended(call_id, Err(Transport::Network)).into());
        return;
    };
    let signal = controller.signal();
    let number = add_flight(call_id, FlightKind::Stream(controller), quiet_ms);
    spawn_local(async move {
        let outcome = listen(subscription, signal, number, quiet_ms).await;
        if let Some(flight) = take_flight(|flight| flight.number == number) {
            // A stream that ended in an error of ours may still be open.
            if let FlightKind::Stream(controller) = flight.kind {
                controller.abort();
            }
            client::feed(ended(call_id, outcome).into());
        }
    });
}

/// Feeds the machine the bytes of a stream until it ends. Bytes that arrive after the end of its flight are dropped.
async fn listen(
    subscription: Subscription,
    signal: AbortSignal,
    number: u32,
    quiet_ms: u32,
) -> Result<HttpReply, Transport> {
    let call_id = subscription.call_id;
    let (pieces, answer) = stream::open(subscription, signal).await?;
    if is_under_way(number) {
        report_revision(answer.revision);
    }
    let Some(pieces) = pieces else { return Ok(answer.reply) };
    while let Some(bytes) = pieces.next().await? {
        if panic::is_dead() || !is_under_way(number) {
            return Err(Transport::Aborted);
        }
        timers::set(Purpose::Deadline(number), quiet_ms);
        client::feed(Reply::Pushed { call_id, bytes: StreamBytes(bytes) }.into());
    }
    Ok(answer.reply)
}

fn is_under_way(number: u32) -> bool {
    FLIGHTS.with_borrow(|flights| flights.iter().any(|flight| flight.number == number))
}

/// Feeds the machine a revision of the site that differs from the last one.
fn report_revision(revision: Option<u64>) {
    let Some(revision) = revision else { return };
    if REVISION.replace(revision) != revision {
        client::feed(Reply::Revision(revision).into());
    }
}

fn start_sealing(job: SealJob) {
    let call_id = job.call_id;
    let number = add_flight(call_id, FlightKind::Seal, SEAL_DEADLINE_MS);
    spawn_local(async move {
        let outcome = seal::seal(job).await;
        if take_flight(|flight| flight.number == number).is_some() {
            client::feed(sealed(call_id, outcome).into());
        }
    });
}

/// Not a flight: nobody waits for it, and a module that comes late is still welcome.
fn start_loading(module: Module) {
    reply_later(async move { Reply::Loaded { module, loaded: modules::load(module).await } });
}

fn start_loading_chunk(chunk: Chunk) {
    reply_later(async move { Reply::ChunkLoaded { chunk, loaded: modules::load_chunk(chunk).await } });
}

/// Not a flight either: an answer that comes too late finds another captcha.
fn start_solving(job: WorkJob) {
    reply_later(async move {
        let answer = modules::solve(&job).await;
        Reply::WorkSolved { captcha_id: job.captcha_id, answer }
    });
}

/// The browser keeps the time of a ceremony, so that it needs no deadline here.
fn start_ceremony(job: PasskeyJob) {
    let call_id = job.call_id;
    reply_later(async move { Reply::Passkey { call_id, outcome: passkey::hold(job).await } });
}

/// Feeds the reply to the machine that asked for it, unless that was stopped meanwhile.
fn reply_later(answer: impl Future<Output = Reply> + 'static) {
    let generation = GENERATION.get();
    spawn_local(async move {
        let reply = answer.await;
        if GENERATION.get() == generation {
            client::feed(reply.into());
        }
    });
}

fn add_flight(call_id: CallId, kind: FlightKind, deadline_ms: u32) -> u32 {
    let number = NUMBERS.replace(NUMBERS.get().wrapping_add(1));
    FLIGHTS.with_borrow_mut(|flights| flights.push(Flight { number, call_id, kind }));
    timers::set(Purpose::Deadline(number), deadline_ms);
    number
}

fn take_flight(predicate: impl Fn(&Flight) -> bool) -> Option<Flight> {
    let flight = FLIGHTS.with_borrow_mut(|flights| {
        let index = flights.iter().position(predicate)?;
        Some(flights.swap_remove(index))
    })?;
    timers::clear(Purpose::Deadline(flight.number));
    Some(flight)
}

fn end_where(predicate: impl Fn(&Flight) -> bool, error: Transport) {
    let Some(flight) = take_flight(predicate) else { return };
    let reply = match flight.kind {
        FlightKind::Call(controller) => {
            controller.abort();
            replied(flight.call_id, Err(error))
        }
        FlightKind::Stream(controller) => {
            controller.abort();
            ended(flight.call_id, Err(error))
        }
        FlightKind::Seal => sealed(flight.call_id, Err(SealFailure::NotLoaded)),
    };
    client::feed(reply.into());
}

fn replied(call_id: CallId, outcome: Result<HttpReply, Transport>) -> Reply {
    Reply::Http { call_id, outcome }
}

fn ended(call_id: CallId, outcome: Result<HttpReply, Transport>) -> Reply {
    Reply::SubscriptionEnded { call_id, outcome }
}

fn sealed(call_id: CallId, outcome: Result<SealedParts, SealFailure>) -> Reply {
    Reply::Sealed { call_id, outcome }
}
