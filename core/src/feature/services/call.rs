//! Making calls: from the [`Request`] to the effect, and from the reply back to the machine that asked.
//!
//! A sealed call walks Asking nonce -> Sealing -> Sent before its own reply counts, and one that moves money goes on to asking for
//! its outcome where no reply comes ([`intents`]); the machine that asked sees one call. A subscription is a call whose reply is
//! its end ([`subscribe`]).

use crate::api::endpoint::{self, Access, Body, Endpoint};
use crate::api::{FailureKind, Outcome, Request, decode};
use crate::domain::route::encode_into;
use crate::effect::{CallId, Chunk, Effect, HttpCall, SealJob, Subscription};
use crate::event::{HttpReply, SealFailure, SealedParts, Transport};
use crate::feature::services::intents;
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::slot::{CallStage, Content, Deferred, Pending, Started};
use crate::wire::{SealNonce, SealedBody};
use serde::Serialize;

/// How long a call may take.
const DEADLINE_MS: u32 = 15_000;
/// How long a call with a file may take: 5 MB over a slow line.
const FILE_DEADLINE_MS: u32 = 60_000;

/// Makes a call, or lets it wait until the chunk that takes its answer is loaded; returns whether it is on its way. It is not where the
/// session may not make it, where a call of a `single` slot is under way, or while the outcome of its intent is not known. In a
/// `latest` slot it takes the place of the older call.
pub(crate) fn send(model: &mut Model, step: &mut Step, request: impl Into<Request>, query: &str) -> bool {
    start(model, step, request.into(), query, Content::Nothing)
}

/// The same for a call with a form-encoded body (`application/x-www-form-urlencoded`).
pub(crate) fn send_with_form(
    model: &mut Model,
    step: &mut Step,
    request: impl Into<Request>,
    fields: &[(&str, &str)],
) -> bool {
    let mut body = String::new();
    for (name, value) in fields {
        if !body.is_empty() {
            body.push('&');
        }
        encode_into(&mut body, name);
        body.push('=');
        encode_into(&mut body, value);
    }
    start(model, step, request.into(), "", Content::Text(Secret::new(body)))
}

/// The same for a call with a JSON body.
pub(crate) fn send_with_body(
    model: &mut Model,
    step: &mut Step,
    request: impl Into<Request>,
    body: &impl Serialize,
) -> bool {
    let body = serde_json::to_string(body).unwrap_or_default();
    start(model, step, request.into(), "", Content::Text(Secret::new(body)))
}

/// The same for a call whose body is the file that the page keeps under this handle.
pub(crate) fn send_with_file(
    model: &mut Model,
    step: &mut Step,
    request: impl Into<Request>,
    query: &str,
    handle: u32,
) -> bool {
    start(model, step, request.into(), query, Content::File(handle))
}

/// Listens to a stream of events, from after the one that `last_event` names; an older stream of the slot is left. Gives its
/// call id; nothing when this visitor may not listen to it. The driver ends it when it hears nothing for `quiet_ms`.
pub(crate) fn subscribe(
    model: &mut Model,
    step: &mut Step,
    request: impl Into<Request>,
    last_event: Option<Secret>,
    quiet_ms: u32,
) -> Option<CallId> {
    let request = request.into();
    let endpoint = request.endpoint();
    if !model.session.may_call(endpoint.access) {
        return None;
    }
    let Started::Started(call_id, withdrawn) = model.calls.start(request, CallStage::Listening) else { return None };
    abort(step, withdrawn);
    let mut headers = headers(model, endpoint, None);
    headers.push(("Accept", Secret::new("text/event-stream")));
    headers.extend(last_event.map(|id| ("Last-Event-ID", id)));
    step.push(Effect::Subscribe(Subscription { call_id, url: endpoint.path.to_owned(), headers, quiet_ms }));
    Some(call_id)
}

/// A subscription ended: gives the request that it answers, unless nobody listens any more.
pub(crate) fn on_subscription_ended(
    model: &mut Model,
    call_id: CallId,
    outcome: Result<HttpReply, Transport>,
) -> Option<(Request, Outcome)> {
    if !model.calls.listens(call_id) {
        return None;
    }
    Some((model.calls.finish(call_id)?.request, outcome))
}

/// A chunk came: the calls that have waited for it are made.
pub(crate) fn start_deferred(model: &mut Model, step: &mut Step, chunk: Chunk) {
    for Deferred { request, query, content } in model.calls.take_deferred(chunk) {
        start(model, step, request, &query, content);
    }
}

/// Makes a call. Where its chunk is not loaded yet, the chunk is sent for and the call waits: only that chunk knows the endpoint.
fn start(model: &mut Model, step: &mut Step, request: Request, query: &str, content: Content) -> bool {
    if let Some(chunk) = request.chunk().filter(|chunk| !model.chunks.has(Some(*chunk))) {
        model.calls.defer(Deferred { request, query: query.to_owned(), content });
        step.push(Effect::LoadChunk(chunk));
        return true;
    }
    let endpoint = request.endpoint();
    if !model.session.may_call(endpoint.access) {
        return false;
    }
    if endpoint.intent {
        if model.calls.busy(&request.slot()) {
            intents::check_now(model, step);
            return false;
        }
        if !intents::begin(model, step, endpoint) {
            return false;
        }
    }
    let key = key(model, &request);
    let (first, stage, content) = match (endpoint.body, content) {
        (Body::Sealed, Content::Text(body)) => (endpoint::SEAL, CallStage::AskingNonce { body }, Content::Nothing),
        (_, content) => (endpoint, CallStage::Sent, content),
    };
    match model.calls.start(request, stage) {
        Started::Busy => false,
        Started::Started(call_id, withdrawn) => {
            step.effects.extend(withdrawn.into_iter().map(Effect::Abort));
            push_http(model, step, call_id, first, Sent { query, content, key });
            true
        }
    }
}

/// What is sent with a call.
#[derive(Default)]
pub(super) struct Sent<'a> {
    pub query: &'a str,
    pub content: Content,
    /// The idempotency key, where it is not drawn for this call alone.
    pub key: Option<Secret>,
}

/// The key of the intent that a call belongs to or asks about.
fn key(model: &Model, request: &Request) -> Option<Secret> {
    let endpoint = request.endpoint();
    let path = match request {
        Request::Intents(intents::Request::Orphaned { path }) => *path,
        // Another method at the path of one that moves money is another call.
        _ if !endpoint.intent => return None,
        _ => endpoint.path,
    };
    model.intents.key(path).cloned()
}

pub(super) fn push_http(
    model: &mut Model,
    step: &mut Step,
    call_id: CallId,
    endpoint: Endpoint,
    Sent { query, content, key }: Sent<'_>,
) {
    // The nonce of a sealed call is asked for without its key.
    let key = key.filter(|_| endpoint.path != endpoint::SEAL.path);
    let mut headers = headers(model, endpoint, key);
    headers.extend(content.kind(endpoint.body).map(|kind| ("Content-Type", Secret::new(kind))));
    let deadline_ms = if matches!(content, Content::File(_)) { FILE_DEADLINE_MS } else { DEADLINE_MS };
    let (body, file) = match content {
        Content::Nothing => (None, None),
        Content::Text(body) => (Some(body), None),
        Content::File(handle) => (None, Some(handle)),
    };
    let mut url = endpoint.path.to_owned();
    if !query.is_empty() {
        url.push_str(query);
    }
    step.push(Effect::Http(HttpCall { call_id, method: endpoint.method, url, headers, body, file, deadline_ms }));
}

fn headers(model: &mut Model, endpoint: Endpoint, key: Option<Secret>) -> Vec<(&'static str, Secret)> {
    let mut headers = vec![("Language", Secret::new(model.site.language.code))];
    if !model.site.info.merchant_code.is_empty() {
        headers.push(("Merchant", Secret::new(model.site.info.merchant_code.as_str())));
    }
    if let Some(token) = model.session.token() {
        headers.push(("Authorization", Secret::new(["Bearer ", token.reveal()].concat())));
    }
    if let (Access::Customer, Some(token)) = (endpoint.access, model.support.visitor()) {
        headers.push(("X-Visitor-Token", token.clone()));
    }
    let key = key.or_else(|| endpoint.mutates().then(|| Secret::new(model.random.idempotency_key())));
    headers.extend(key.map(|key| ("Idempotency-Key", key)));
    headers
}

/// An HTTP reply: gives the call that it answers, unless nobody waits for it or the call goes on with another step.
pub(crate) fn on_http(
    model: &mut Model,
    step: &mut Step,
    call_id: CallId,
    outcome: Result<HttpReply, Transport>,
) -> Option<(Request, Outcome)> {
    let call = finish(model, call_id)?;
    match call.stage {
        CallStage::Sent if call.request.endpoint().intent => intents::on_sent(model, step, call.request, outcome),
        CallStage::Sent => Some((call.request, outcome)),
        CallStage::AskingOutcome => intents::on_outcome_answered(model, step, call.request, outcome),
        CallStage::Sealing { .. } | CallStage::AwaitingOutcome | CallStage::Listening => None,
        CallStage::AskingNonce { body } => match decode::<SealNonce>(outcome.clone()) {
            Ok(seal) => {
                start_sealing(model, step, call.request, seal, body);
                None
            }
            Err(failure) => {
                let garbled = failure.kind == FailureKind::Garbled;
                not_sent(model, step, call.request, if garbled { Err(Transport::Network) } else { outcome })
            }
        },
    }
}

/// A sealed call ended before anything of it was sent.
fn not_sent(model: &mut Model, step: &mut Step, request: Request, outcome: Outcome) -> Option<(Request, Outcome)> {
    if request.endpoint().intent {
        intents::not_received(model, step, request.endpoint().path);
    }
    Some((request, outcome))
}

/// Takes a call out. A reply that nobody waits for writes nothing.
fn finish(model: &mut Model, call_id: CallId) -> Option<Pending> {
    if !model.calls.awaits(call_id) {
        return None;
    }
    model.calls.finish(call_id)
}

fn start_sealing(model: &mut Model, step: &mut Step, request: Request, seal: SealNonce, plaintext: Secret) {
    let endpoint = request.endpoint();
    let info = ["wps/v1|", endpoint.method.as_str(), "|", endpoint.path].concat();
    let aad = [seal.kid.as_str(), "|", seal.nonce.as_str()].concat();
    let call_id = model.calls.proceed(request, CallStage::Sealing { kid: seal.kid, nonce: seal.nonce });
    let entropy = model.random.entropy();
    step.push(Effect::Seal(SealJob { call_id, public_key: seal.public_key, info, aad, plaintext, entropy }));
}

/// A body was sealed: the call itself goes out. One that could not be sealed ends as if the network had failed.
pub(crate) fn on_sealed(
    model: &mut Model,
    step: &mut Step,
    call_id: CallId,
    outcome: Result<SealedParts, SealFailure>,
) -> Option<(Request, Outcome)> {
    let call = finish(model, call_id)?;
    let CallStage::Sealing { kid, nonce } = call.stage else { return None };
    match outcome {
        Ok(SealedParts { enc, ct }) => {
            let endpoint = call.request.endpoint();
            let body = serde_json::to_string(&SealedBody { kid, nonce, enc, ct }).unwrap_or_default();
            let key = key(model, &call.request);
            let call_id = model.calls.proceed(call.request, CallStage::Sent);
            push_http(
                model,
                step,
                call_id,
                endpoint,
                Sent { content: Content::Text(Secret::new(body)), key, ..Sent::default() },
            );
            None
        }
        // Nothing was sent: the next try fetches the module and the key again.
        Err(SealFailure::NotLoaded | SealFailure::BadKey) => {
            not_sent(model, step, call.request, Err(Transport::Network))
        }
    }
}

/// Withdraws calls that are under way: the driver aborts them.
pub(crate) fn abort(step: &mut Step, withdrawn: Vec<CallId>) {
    step.effects.extend(withdrawn.into_iter().map(Effect::Abort));
}
