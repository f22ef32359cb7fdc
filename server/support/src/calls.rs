//! The HTTP calls of customers under `/wps/support`: their conversation, writing, reading, typing, closing and rating.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use identity::session::RestrictedMember;
use lumora_core::domain::contact_form::length;
use lumora_core::domain::support::{MAX_COMMENT_LENGTH, TYPING_MS, is_rating};
use lumora_core::wire::{
    Done, Envelope, SupportCode, SupportConversationRequest, SupportMessageRequest, SupportMessagesValue,
    SupportRatingRequest, SupportReadRequest, SupportSender, SupportSentValue, SupportState, SupportValue,
    SupportVisitorValue, code,
};
use platform::Base;
use platform::clock::MINUTE_MS;
use platform::http::{ApiError, ClientIp, ErrorEnvelope, Json, Language, Query, Reply};
use platform::params::{self, Code, OptionalParam, RequiredParam, Whole};
use platform::query;
use platform::rate_limit::RateLimit;
use platform::store::{Connection, TxFuture, sql};
use platform::topic::Topic;

use crate::conversation::{self, Conversation, Opening};
use crate::customer::{Customer, MaybeCustomer, add_visitor, remove_visitor, visitor as calling_visitor};
use crate::message::{self, NewMessage, Page};
use crate::{back_office, hours, posting};

/// Visitor tokens per hour for one network address.
const VISITOR_LIMIT: RateLimit = RateLimit::hourly("support-visitor", 20);
/// Messages per minute of one customer.
const MESSAGE_LIMIT: RateLimit = RateLimit { name: "support-message", max: 20, window_ms: MINUTE_MS };
/// Messages per minute of all visitors from one network address.
const ADDRESS_LIMIT: RateLimit = RateLimit { name: "support-address", max: 60, window_ms: MINUTE_MS };
/// All other changes per minute of one customer.
const CHANGE_LIMIT: RateLimit = RateLimit { name: "support-change", max: 120, window_ms: MINUTE_MS };

query! {
    /// Which messages of which conversation.
    pub(crate) struct MessagesQuery {
        /// Id of the conversation.
        conversation: RequiredParam<Code>,
        /// The last messages before this number. The last ones of the conversation unless given.
        before: OptionalParam<Whole<1, 1_000_000>>,
        /// The first messages after this number. If given, `before` is ignored.
        after: OptionalParam<Whole<0, 1_000_000>>,
    }
}

/// The customer's conversation
///
/// The open one, else the last one; and the hours of customer service. Without session and token only the hours are
/// returned.
#[utoipa::path(
    get, path = "/wps/support/conversation", tag = "support", security((), ("session" = []), ("visitor" = [])),
    responses((status = 200, body = Envelope<SupportValue>), (status = 401, body = ErrorEnvelope))
)]
pub(crate) async fn conversation(
    State(base): State<Base>,
    MaybeCustomer(customer): MaybeCustomer,
) -> Result<Reply<SupportValue>, ApiError> {
    let hours = hours::hours(&base.store).await?;
    let conversation = match &customer {
        Some(customer) => conversation::present(&base.store, customer.owner(), base.clock.now_ms()).await?,
        None => None,
    };
    Ok(Reply(SupportValue { hours, conversation }))
}

/// Get a visitor token
///
/// A client without a session sends it in the header `X-Visitor-Token` to begin and continue a conversation. The token
/// is returned only here, and is valid for 30 days.
#[utoipa::path(
    post, path = "/wps/support/visitor", tag = "support",
    responses(
        (status = 200, body = Envelope<SupportVisitorValue>),
        (status = 429, description = "Too many tokens for this address", body = ErrorEnvelope)
    )
)]
pub(crate) async fn visitor(State(base): State<Base>, ip: ClientIp) -> Result<Reply<SupportVisitorValue>, ApiError> {
    VISITOR_LIMIT.take(&base, &ip.network()).await?;
    let now_ms = base.clock.now_ms();
    let (token, _) = base.store.write(move |tx| Box::pin(async move { add_visitor(tx, now_ms).await })).await?;
    Ok(Reply(SupportVisitorValue { visitor_token: token.as_str().into() }))
}

/// Move a visitor's conversations to the member
///
/// After a login: the conversations of the visitor token belong to the member from then on, and the token becomes
/// invalid.
#[utoipa::path(
    post, path = "/wps/support/claim", tag = "support", security(("session" = [], "visitor" = [])),
    responses((status = 200, body = Envelope<Done>), (status = 401, body = ErrorEnvelope))
)]
pub(crate) async fn claim(
    State(base): State<Base>,
    RestrictedMember(member): RestrictedMember,
    headers: HeaderMap,
) -> Result<Reply<Done>, ApiError> {
    let Some(visitor_id) = calling_visitor(&base, &headers).await? else {
        let message = "send the visitor's token in the header X-Visitor-Token";
        return Err(ApiError::refused(StatusCode::UNAUTHORIZED, code::VISITOR_UNKNOWN, message));
    };
    let now_ms = base.clock.now_ms();
    base.store
        .write(move |tx| {
            Box::pin(async move {
                let query =
                    "update support_conversations set owner = $2, is_member = 1, changed_at = $3 where owner = $1";
                sql::query(query).bind(&visitor_id).bind(&member.id).bind(now_ms).execute(&mut *tx).await?;
                let query = "update support_pictures set owner = $2 where owner = $1";
                sql::query(query).bind(&visitor_id).bind(&member.id).execute(&mut *tx).await?;
                remove_visitor(tx, &visitor_id).await?;
                tx.announce(Topic::Support, &member.id);
                Ok::<_, ApiError>(())
            })
        })
        .await?;
    Ok(Reply(Done {}))
}

/// Messages of a conversation
///
/// At most 50, in the order of their numbers.
#[utoipa::path(
    get, path = "/wps/support/messages", tag = "support", security(("session" = []), ("visitor" = [])), params(MessagesQuery),
    responses(
        (status = 200, body = Envelope<SupportMessagesValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope)
    )
)]
pub(crate) async fn messages(
    State(base): State<Base>,
    Query(query): Query<MessagesQuery>,
    customer: Customer,
) -> Result<Reply<SupportMessagesValue>, ApiError> {
    let conversation = conversation::find(base.store.reader(), &query.conversation.0).await?;
    let conversation = conversation.ok_or_else(conversation::not_found)?.require_of(&customer)?;
    let page = match (query.after.0, query.before.0) {
        (Some(after), _) => Page::After(after),
        (None, before) => Page::Before(before.unwrap_or(u32::MAX)),
    };
    Ok(Reply(message::page(base.store.reader(), &conversation.id, page).await?))
}

/// Send a message
///
/// It goes into the open conversation, or opens one. A repeated `clientId` adds nothing: the stored message is
/// returned.
#[utoipa::path(
    post, path = "/wps/support/messages", tag = "support", security(("session" = []), ("visitor" = [])),
    request_body = SupportMessageRequest,
    responses(
        (status = 200, body = Envelope<SupportSentValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, description = "There is no such picture", body = ErrorEnvelope),
        (status = 409, description = "The conversation is full", body = ErrorEnvelope),
        (status = 422, description = "Fields broke a rule: required, or too long", body = ErrorEnvelope),
        (status = 429, description = "Too many messages", body = ErrorEnvelope)
    )
)]
pub(crate) async fn send(
    State(base): State<Base>,
    customer: Customer,
    ip: ClientIp,
    language: Language,
    Json(request): Json<SupportMessageRequest>,
) -> Result<Reply<SupportSentValue>, ApiError> {
    let sender = if customer.is_member() { SupportSender::Member } else { SupportSender::Visitor };
    let message = posting::validate(request, sender, "")?;
    MESSAGE_LIMIT.take(&base, customer.owner()).await?;
    if !customer.is_member() {
        ADDRESS_LIMIT.take(&base, &ip.network()).await?;
    }
    let opening = Opening {
        address: ip.network(),
        language: language.code(),
        subject: String::new(),
        contact: String::new(),
        now_ms: base.clock.now_ms(),
    };
    let value = base.store.write(move |tx| {
        Box::pin(async move {
            let (conversation, message) = posting::from_customer(tx, &customer, &opening, &message).await?;
            let conversation = conversation::to_wire(tx, conversation, opening.now_ms).await?;
            Ok::<_, ApiError>(SupportSentValue { conversation, message })
        })
    });
    Ok(Reply(value.await?))
}

/// Mark the messages up to a number as seen
#[utoipa::path(
    post, path = "/wps/support/read", tag = "support", security(("session" = []), ("visitor" = [])),
    request_body = SupportReadRequest,
    responses(
        (status = 200, body = Envelope<Done>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
pub(crate) async fn read(
    State(base): State<Base>,
    customer: Customer,
    Json(request): Json<SupportReadRequest>,
) -> Result<Reply<Done>, ApiError> {
    let (seen, now_ms) = (i64::from(request.up_to), base.clock.now_ms());
    change(&base, customer, &request.conversation_id, move |tx, conversation| {
        Box::pin(async move {
            if seen.min(conversation.message_count) <= conversation.customer_read {
                return Ok(());
            }
            sql::query("update support_conversations set customer_read = $1 where id = $2")
                .bind(seen.min(conversation.message_count))
                .bind(&conversation.id)
                .execute(&mut *tx)
                .await?;
            Ok(conversation::touch(tx, &conversation, now_ms).await?)
        })
    })
    .await
}

/// Show that the customer is writing
///
/// The sign lasts six seconds. The text itself is not sent.
#[utoipa::path(
    post, path = "/wps/support/typing", tag = "support", security(("session" = []), ("visitor" = [])),
    request_body = SupportConversationRequest,
    responses(
        (status = 200, body = Envelope<Done>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope), (status = 409, description = "The conversation is closed", body = ErrorEnvelope),
        (status = 429, body = ErrorEnvelope)
    )
)]
pub(crate) async fn typing(
    State(base): State<Base>,
    customer: Customer,
    Json(request): Json<SupportConversationRequest>,
) -> Result<Reply<Done>, ApiError> {
    let until_ms = base.clock.now_ms() + TYPING_MS as i64;
    change(&base, customer, &request.conversation_id, move |tx, conversation| {
        Box::pin(async move {
            conversation.require_open()?;
            let query = "update support_conversations set customer_typing_until = $1 where id = $2";
            sql::query(query).bind(until_ms).bind(&conversation.id).execute(tx).await?;
            Ok(())
        })
    })
    .await
}

/// Close the conversation
///
/// A closed one is left as it is.
#[utoipa::path(
    post, path = "/wps/support/close", tag = "support", security(("session" = []), ("visitor" = [])),
    request_body = SupportConversationRequest,
    responses(
        (status = 200, body = Envelope<Done>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
pub(crate) async fn close(
    State(base): State<Base>,
    customer: Customer,
    Json(request): Json<SupportConversationRequest>,
) -> Result<Reply<Done>, ApiError> {
    let now_ms = base.clock.now_ms();
    change(&base, customer, &request.conversation_id, move |tx, conversation| {
        Box::pin(async move {
            if conversation.support_state() != SupportState::Closed {
                back_office::end(tx, &conversation, &NewMessage::by_system(SupportCode::ClosedByCustomer, ""), now_ms)
                    .await?;
            }
            Ok(())
        })
    })
    .await
}

/// Rate a conversation
///
/// Only a closed one, with 1 to 5 stars. A second rating replaces the first.
#[utoipa::path(
    post, path = "/wps/support/rating", tag = "support", security(("session" = []), ("visitor" = [])),
    request_body = SupportRatingRequest,
    responses(
        (status = 200, body = Envelope<Done>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope), (status = 409, description = "The conversation is open", body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
pub(crate) async fn rate(
    State(base): State<Base>,
    customer: Customer,
    Json(request): Json<SupportRatingRequest>,
) -> Result<Reply<Done>, ApiError> {
    let SupportRatingRequest { conversation_id, stars, comment } = request;
    if !is_rating(stars) {
        return Err(params::invalid_field("stars", "stars must be 1 to 5".to_owned()));
    }
    if length(&comment) > MAX_COMMENT_LENGTH {
        return Err(params::invalid_field(
            "comment",
            format!("comment must have at most {MAX_COMMENT_LENGTH} characters"),
        ));
    }
    let (comment, now_ms) = (posting::plain_text(&comment), base.clock.now_ms());
    change(&base, customer, &conversation_id, move |tx, conversation| {
        Box::pin(async move {
            if conversation.support_state() != SupportState::Closed {
                let message = "the conversation is open: close it before it is rated";
                return Err(ApiError::refused(StatusCode::CONFLICT, code::CONVERSATION_STATE, message));
            }
            sql::query("update support_conversations set rating = $1, comment = $2 where id = $3")
                .bind(i64::from(stars))
                .bind(&comment)
                .bind(&conversation.id)
                .execute(&mut *tx)
                .await?;
            Ok(conversation::touch(tx, &conversation, now_ms).await?)
        })
    })
    .await
}

type Work<'c> = TxFuture<'c, (), ApiError>;

/// Runs a change of one of the customer's conversations in one transaction, within the rate limit [`CHANGE_LIMIT`].
async fn change(
    base: &Base,
    customer: Customer,
    id: &str,
    work: impl for<'c> FnOnce(&'c mut Connection, Conversation) -> Work<'c> + Clone + Send + 'static,
) -> Result<Reply<Done>, ApiError> {
    CHANGE_LIMIT.take(base, customer.owner()).await?;
    let id =
        params::code("conversationId", id)?.ok_or_else(|| ApiError::rule_broken([("conversationId", "required")]))?;
    base.store
        .write(move |tx| {
            Box::pin(async move {
                let conversation = conversation::find(&mut *tx, &id).await?.ok_or_else(conversation::not_found)?;
                let conversation = conversation.require_of(&customer)?;
                work(tx, conversation).await
            })
        })
        .await?;
    Ok(Reply(Done {}))
}
