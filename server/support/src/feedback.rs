//! Feedback: `PUT /wps/feedback` opens a conversation, or adds to the open one.
//!
//! The rules are the core's own ([`ContactForm`]). The same form sent again from the same address within [`RETRY_MS`]
//! returns the reference of the first, so that a client which lost the answer may retry.

use axum::extract::State;
use axum::http::HeaderMap;
use content::help;
use identity::session::MaybeMember;
use lumora_core::domain::contact_form::{ContactForm, ContactFormField, Fault};
use lumora_core::wire::{Envelope, FeedbackRequest, FeedbackValue, SupportSender};
use platform::Base;
use platform::clock::MINUTE_MS;
use platform::http::{ApiError, ClientIp, ErrorEnvelope, Json, Language, Reply};
use platform::ids;
use platform::rate_limit::RateLimit;
use platform::settings::Settings;
use platform::store::{Connection, StoreError, sql};

use crate::conversation::Opening;
use crate::customer::{Customer, add_visitor, visitor};
use crate::message::NewMessage;
use crate::posting;

/// Forms per hour from one network address, unless the operator sets another number.
const DEFAULT_HOURLY: i64 = 10;
/// Within this time, in milliseconds, an equal form is a retry of the first.
const RETRY_MS: i64 = 10 * MINUTE_MS;

/// Send feedback
///
/// Needs no session. The content keeps the bounds that the help centre states. The reference is the id of the
/// conversation; a visitor without a token gets one.
#[utoipa::path(
    put, path = "/wps/feedback", tag = "support", security((), ("session" = []), ("visitor" = [])),
    request_body = FeedbackRequest,
    responses(
        (status = 200, body = Envelope<FeedbackValue>), (status = 400, body = ErrorEnvelope),
        (status = 422, description = "Fields broke a rule: required, length or unknown", body = ErrorEnvelope),
        (status = 429, description = "Too many forms from this address", body = ErrorEnvelope)
    )
)]
pub(crate) async fn feedback(
    State(base): State<Base>,
    MaybeMember(member): MaybeMember,
    ip: ClientIp,
    language: Language,
    headers: HeaderMap,
    Json(request): Json<FeedbackRequest>,
) -> Result<Reply<FeedbackValue>, ApiError> {
    refuse_faults(&base, &request).await?;
    let hourly = Settings::load(&base.store).await?.number("feedback_per_hour").unwrap_or(DEFAULT_HOURLY);
    RateLimit::hourly("feedback", hourly).take(&base, &ip.network()).await?;
    // An expired token must not keep a visitor from sending feedback.
    let known_customer = match member {
        Some(member) => Some(Customer::Member(member.id)),
        None => visitor(&base, &headers).await.ok().flatten().map(Customer::Visitor),
    };
    let opening = Opening {
        address: ip.network(),
        language: language.code(),
        subject: request.question_type.trim().to_owned(),
        contact: posting::plain_text(&request.contact),
        now_ms: base.clock.now_ms(),
    };
    let text = request.content;
    let value = base
        .store
        .write(move |tx| Box::pin(async move { store_form(tx, known_customer, opening, &text).await }))
        .await?;
    Ok(Reply(value))
}

async fn refuse_faults(base: &Base, request: &FeedbackRequest) -> Result<(), ApiError> {
    let bounds = help::bounds(&base.store).await?;
    let fields = [
        (ContactFormField::QuestionType, &request.question_type),
        (ContactFormField::Content, &request.content),
        (ContactFormField::Contact, &request.contact),
    ];
    let fault = |(field, value): &(ContactFormField, &String)| {
        ContactForm::Feedback.fault(*field, value, bounds).map(|fault| (*field, fault))
    };
    let mut faults: Vec<(ContactFormField, Fault)> = fields.iter().filter_map(fault).collect();
    if faults.is_empty() && !help::is_question_type(&base.store, request.question_type.trim()).await? {
        faults.push((ContactFormField::QuestionType, Fault::Unknown));
    }
    if faults.is_empty() {
        return Ok(());
    }
    Err(ApiError::rule_broken(faults.iter().map(|(field, fault)| (field.name(), fault.code()))))
}

async fn store_form(
    tx: &mut Connection,
    known_customer: Option<Customer>,
    opening: Opening,
    text: &str,
) -> Result<FeedbackValue, ApiError> {
    let text = posting::plain_text(text);
    let owner = known_customer.as_ref().map(Customer::owner).unwrap_or_default();
    let tag = ids::token_hash(&[&opening.subject, &text, &opening.contact].map(String::as_str).join("\n"));
    if let Some(reference) = find_repeated(tx, &opening, owner, &tag).await? {
        return Ok(FeedbackValue { reference, visitor_token: None });
    }
    let (token, customer) = match known_customer {
        Some(customer) => (None, customer),
        None => {
            let (token, customer) = add_visitor(tx, opening.now_ms).await?;
            (Some(token.as_str().into()), customer)
        }
    };
    let sender = if customer.is_member() { SupportSender::Member } else { SupportSender::Visitor };
    // Unique by the time, so that the same text later is a new message.
    let client_id = format!("{}-{}", tag.get(..32).unwrap_or_default(), opening.now_ms);
    let message = NewMessage { sender, author: String::new(), client_id, text, code: None, picture_id: String::new() };
    let (conversation, _) = posting::from_customer(tx, &customer, &opening, &message).await?;
    Ok(FeedbackValue { reference: conversation.id, visitor_token: token })
}

/// The conversation with an equal form from the same address, of the same customer or of a visitor without token.
async fn find_repeated(
    tx: &mut Connection,
    opening: &Opening,
    owner: &str,
    tag: &str,
) -> Result<Option<String>, StoreError> {
    let query = "select c.id from support_conversations c join support_messages m on m.conversation_id = c.id
                 where c.address = $1 and m.sent_at > $2 and m.client_id like $3 and (c.owner = $4 or (c.is_member = 0 and $4 = ''))
                 order by m.sent_at desc limit 1";
    sql::query_scalar(query)
        .bind(&opening.address)
        .bind(opening.now_ms - RETRY_MS)
        .bind(format!("{}-%", tag.get(..32).unwrap_or_default()))
        .bind(owner)
        .fetch_optional(tx)
        .await
}
