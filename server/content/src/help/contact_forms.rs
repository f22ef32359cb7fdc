//! Applications of people who want to become affiliates: `PUT /wps/agent/application`.
//!
//! The rules are the core's ([`ContactForm`]); the text of a form is stored as it was written, as plain text that is
//! never read as markup. A form that repeats one of the same address within [`DUPLICATE_WINDOW_MS`] gets the reference of the
//! first, so that a form whose answer was lost can be sent again.

use axum::extract::State;
use lumora_core::domain::contact_form::{ContactForm, ContactFormField, Fault};
use lumora_core::wire::{ApplicationRequest, ContactFormValue, Envelope};

use super::centre;
use identity::session::MaybeMember;
use platform::Base;
use platform::clock::MINUTE_MS;
use platform::http::{ApiError, ClientIp, ErrorEnvelope, Json, Language, Reply};
use platform::ids;
use platform::rate_limit::RateLimit;
use platform::settings::Settings;
use platform::store::{Connection, StoreError, sql};

/// Maximum number of forms of an address in an hour, where the operator sets no number.
const DEFAULT_HOURLY_LIMIT: i64 = 10;
/// Within this time, in milliseconds, an equal form counts as the same form.
const DUPLICATE_WINDOW_MS: i64 = 10 * MINUTE_MS;

/// The sender of a form, and the time it was received.
#[derive(Clone)]
struct Writer {
    /// Id of the member; empty for a visitor.
    member_id: String,
    address: String,
    language: &'static str,
    now_ms: i64,
}

/// Apply to become an affiliate
///
/// From members and visitors; the operator replies to the contact that the form names.
#[utoipa::path(
    put, path = "/wps/agent/application", tag = "content", request_body = ApplicationRequest,
    responses(
        (status = 200, body = Envelope<ContactFormValue>), (status = 400, body = ErrorEnvelope),
        (status = 422, description = "Fields broke a rule: required or length", body = ErrorEnvelope),
        (status = 429, description = "Too many forms from this address", body = ErrorEnvelope)
    )
)]
pub(super) async fn application(
    State(base): State<Base>,
    MaybeMember(member): MaybeMember,
    ip: ClientIp,
    language: Language,
    Json(request): Json<ApplicationRequest>,
) -> Result<Reply<ContactFormValue>, ApiError> {
    let fields = [
        (ContactFormField::Name, &request.name),
        (ContactFormField::Contact, &request.contact),
        (ContactFormField::Channel, &request.channel),
        (ContactFormField::Content, &request.content),
    ];
    reject_faults(&faults(&base, ContactForm::Application, &fields).await?)?;
    count_against_limit(&base, "application", &ip).await?;
    let writer = writer(&base, member, ip, language);
    let reference =
        base.store.write(move |tx| Box::pin(async move { keep_application(tx, &writer, &request).await })).await?;
    Ok(Reply(ContactFormValue { reference }))
}

fn writer(base: &Base, member: Option<identity::session::Member>, ip: ClientIp, language: Language) -> Writer {
    Writer {
        member_id: member.map(|member| member.id).unwrap_or_default(),
        address: ip.network(),
        language: language.code(),
        now_ms: base.clock.now_ms(),
    }
}

async fn faults(
    base: &Base,
    form: ContactForm,
    fields: &[(ContactFormField, &String)],
) -> Result<Vec<(ContactFormField, Fault)>, StoreError> {
    let bounds = centre::bounds(&base.store).await?;
    let fault =
        |(field, value): &(ContactFormField, &String)| form.fault(*field, value, bounds).map(|fault| (*field, fault));
    Ok(fields.iter().filter_map(fault).collect())
}

fn reject_faults(faults: &[(ContactFormField, Fault)]) -> Result<(), ApiError> {
    if faults.is_empty() {
        return Ok(());
    }
    Err(ApiError::rule_broken(faults.iter().map(|(field, fault)| (field.name(), fault.code()))))
}

/// Counts a form against the rate limit of its address.
async fn count_against_limit(base: &Base, name: &'static str, ip: &ClientIp) -> Result<(), ApiError> {
    let hourly = Settings::load(&base.store).await?.number("feedback_per_hour").unwrap_or(DEFAULT_HOURLY_LIMIT);
    RateLimit::hourly(name, hourly).take(base, &ip.network()).await
}

async fn keep_application(
    tx: &mut Connection,
    writer: &Writer,
    form: &ApplicationRequest,
) -> Result<String, StoreError> {
    let (name, contact) = (form.name.trim(), form.contact.trim());
    let (channel, content) = (form.channel.trim(), form.content.trim());
    let same: Option<String> = sql::query_scalar(
        "select id from affiliate_applications where address = $1 and created_at > $2 and name = $3 and contact = $4
         and channel = $5 and content = $6 and member_id = $7 limit 1",
    )
    .bind(&writer.address)
    .bind(writer.now_ms - DUPLICATE_WINDOW_MS)
    .bind(name)
    .bind(contact)
    .bind(channel)
    .bind(content)
    .bind(&writer.member_id)
    .fetch_optional(&mut *tx)
    .await?;
    if let Some(id) = same {
        return Ok(id);
    }
    let id = ids::new_id(writer.now_ms);
    sql::query(
        "insert into affiliate_applications
         (id, member_id, address, language, name, contact, channel, content, created_at, state)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'new')",
    )
    .bind(&id)
    .bind(&writer.member_id)
    .bind(&writer.address)
    .bind(writer.language)
    .bind(name)
    .bind(contact)
    .bind(channel)
    .bind(content)
    .bind(writer.now_ms)
    .execute(tx)
    .await?;
    Ok(id)
}
