//! `/wps/events`: the stream of server-sent events for open pages, and how the state of each topic is read.

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::Response;
use futures_util::future::BoxFuture;
use lumora_core::wire::PushEvent;
use utoipa::{OpenApiRouter, routes};

use content::gate;
use identity::session::{ListeningMember, Member, is_alive};
use platform::http::{ApiError, ErrorEnvelope};
use platform::push::{self, Listener, StreamedEvent};
use platform::region::Visitor;
use platform::store::StoreError;
use platform::topic::{Topic, Topics};
use platform::{Base, jobs, revision};
use support::listening_visitor;

/// The present state of a topic, as the events to send.
type Events<'a> = BoxFuture<'a, Result<Vec<PushEvent>, StoreError>>;

/// Reads a topic that is the same for every visitor.
type ReadShared = fn(&Base) -> Events<'_>;
/// Reads a topic of one member.
type ReadOwn = for<'a> fn(&'a Base, &'a Member) -> Events<'a>;

/// The topics that are the same for every visitor, with their readers.
const SHARED_TOPICS: &[(Topic, ReadShared)] = &[(Topic::Revision, |base| {
    Box::pin(async { Ok(vec![PushEvent::Revision(revision::to_value(base.revision.refresh(&base.store).await?))]) })
})];

/// The topics of a member, with their readers.
const MEMBER_TOPICS: &[(Topic, ReadOwn)] = &[
    (Topic::Balance, |base, member| {
        Box::pin(async { Ok(vec![PushEvent::Balance(identity::balance_of(&base.store, member).await?)]) })
    }),
    (Topic::Messages, |base, member| {
        Box::pin(async {
            Ok(vec![PushEvent::Messages(content::unread_of(&base.store, &member.id, base.clock.now_ms()).await?)])
        })
    }),
    (Topic::Support, |base, member| Box::pin(conversation(base, &member.id))),
    (Topic::Cashier, |base, member| {
        Box::pin(async {
            let change = cashier::change_of(&base.store, &member.id).await?;
            Ok(change.map(PushEvent::Cashier).into_iter().collect())
        })
    }),
    (Topic::RealityCheck, |base, member| {
        Box::pin(async {
            let check = fair_play::reality_check_push_value(base, member).await?;
            Ok(check.map(PushEvent::RealityCheck).into_iter().collect())
        })
    }),
    (Topic::Job, |base, member| {
        Box::pin(async {
            let jobs = jobs::of_member(base.store.reader(), &member.id).await?;
            Ok(jobs.into_iter().map(PushEvent::Job).collect())
        })
    }),
];

/// The support conversation of a member or visitor as an event; none where the owner never had one.
async fn conversation(base: &Base, owner: &str) -> Result<Vec<PushEvent>, StoreError> {
    let present = support::present(&base.store, owner, base.clock.now_ms()).await?;
    Ok(present.map(PushEvent::Support).into_iter().collect())
}

pub(crate) fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new().routes(routes!(events))
}

/// Event stream
///
/// A stream of server-sent events. Each event holds the whole present state of its topic as one line of JSON: `balance` (BalanceValue),
/// `messages` (UnreadValue), `revision` (RevisionValue), `support` (SupportConversation), `cashier` (CashierChange), `realityCheck`
/// (RealityCheck), `job` (JobProgress, an event for each job). A visitor gets `revision` only, also while the site is closed; with a
/// token in the header `X-Visitor-Token`, `support` too. The stream begins with the present state, sends a comment after 15 seconds
/// without an event, and ends after some minutes, with the session, or when the server stops: then call again. The `id` of the last
/// event, sent as header `Last-Event-ID`, leaves out what has not changed since; an unreadable one is ignored. A page reads the stream
/// by `fetch`: the token travels in the header only. Listening does not count as activity of the session.
#[utoipa::path(
    get, path = "/wps/events", tag = "system", security((), ("session" = []), ("visitor" = [])),
    responses(
        (status = 200, description = "Events, each of this shape", body = StreamedEvent, content_type = "text/event-stream"),
        (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope),
        (status = 429, description = "The member or the address has as many streams as it may have", body = ErrorEnvelope),
        (status = 503, description = "Too many streams are open, or, for a member, the site is under maintenance",
         body = ErrorEnvelope)
    )
)]
async fn events(
    State(base): State<Base>,
    caller: Visitor,
    member: Result<ListeningMember, ApiError>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    // Closed sites and regions are refused before the session is looked up, for callers that come with one.
    if headers.contains_key(header::AUTHORIZATION) {
        gate::pass(&base, &caller).await?;
    }
    let ListeningMember(member) = member?;
    let cursor = headers.get("last-event-id").and_then(|cursor| cursor.to_str().ok());
    let visitor = if member.is_none() { listening_visitor(&base, &headers).await? } else { None };
    let page = Page { base: base.clone(), caller, member, visitor };
    push::open(&base, Box::new(page), caller.address, cursor).await
}

/// A connected page: one listener of the stream.
struct Page {
    base: Base,
    caller: Visitor,
    member: Option<Member>,
    /// Owner id of the visitor's support conversation; none for members and for visitors without one.
    visitor: Option<String>,
}

impl Listener for Page {
    fn owner(&self) -> Option<&str> {
        self.member.as_ref().map(|member| member.id.as_str()).or(self.visitor.as_deref())
    }

    fn topics(&self) -> Topics {
        let own = MEMBER_TOPICS.iter().filter(|_| self.member.is_some()).map(|(topic, _)| *topic);
        let own = own.chain(self.visitor.as_ref().map(|_| Topic::Support));
        own.chain(SHARED_TOPICS.iter().map(|(topic, _)| *topic)).fold(Topics::default(), Topics::with)
    }

    fn read(&self, topic: Topic) -> Events<'_> {
        let own = MEMBER_TOPICS.iter().find(|(it, _)| *it == topic).zip(self.member.as_ref());
        let shared = SHARED_TOPICS.iter().find(|(it, _)| *it == topic);
        if let (Topic::Support, Some(visitor)) = (topic, &self.visitor) {
            return Box::pin(conversation(&self.base, visitor));
        }
        match (own, shared) {
            (Some(((_, read), member)), _) => read(&self.base, member),
            (None, Some((_, read))) => read(&self.base),
            (None, None) => Box::pin(async { Ok(Vec::new()) }),
        }
    }

    fn has_session(&self) -> BoxFuture<'_, Result<bool, StoreError>> {
        Box::pin(async {
            let Some(member) = &self.member else { return Ok(true) };
            is_alive(&self.base.store, &member.session_id, self.base.clock.now_ms()).await
        })
    }

    fn is_served(&self) -> BoxFuture<'_, Result<bool, StoreError>> {
        Box::pin(async {
            if self.member.is_none() {
                return Ok(true);
            }
            match gate::pass(&self.base, &self.caller).await {
                Ok(()) => Ok(true),
                Err(ApiError::Store(error)) => Err(error),
                Err(_) => Ok(false),
            }
        })
    }
}
