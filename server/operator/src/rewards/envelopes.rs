//! Red envelopes, by command and as `/wps/operator/red-envelopes`: gifts to one member, those with a label, those of
//! some ranks, or all, and a preview of how many they reach.

use std::collections::BTreeMap;

use ::rewards::envelope::{self, NewRedEnvelope, RedEnvelope};
use axum::extract::State;
use clap::{Args, Subcommand};
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, Envelope};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Reply};
use platform::settings::Settings;
use platform::store::{Connection, Store};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::MAX_LISTED;
use crate::auth::Operator;
use crate::recipient_filter::{ReachValue, RecipientFilter};
use crate::{Actor, AdminError, audit};

/// Commands on red envelopes: gifts that members claim in the reward centre.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum RedEnvelopes {
    /// Hand out a red envelope to one member, those with a label, those of some ranks, or all. Excluded and marked
    /// members get none.
    Send {
        #[command(flatten)]
        whom: RecipientFilter,
        #[command(flatten)]
        gift: Gift,
        /// Only show how many members it reaches.
        #[arg(long)]
        preview: bool,
    },
    /// List the latest red envelopes and their progress.
    List,
}

/// The gift in a red envelope.
#[derive(Debug, Clone, Args)]
pub(crate) struct Gift {
    /// Title in English, such as "Happy new year".
    #[arg(long)]
    title: String,
    /// Title in another language, such as VI=Chúc mừng năm mới; can be given once for each language.
    #[arg(long = "title-in", value_parser = titled, value_name = "LANGUAGE=TITLE")]
    titles: Vec<(String, String)>,
    /// Amount for each member, such as 8.88, in the currency of the site.
    #[arg(long, value_parser = amount)]
    amount: Amount,
    /// Wagering requirement, as a multiple of the amount; 0 for none.
    #[arg(long, default_value_t = 0)]
    wager: u32,
    /// The number of days in which it can be claimed.
    #[arg(long, default_value_t = 7)]
    days: u32,
}

fn titled(text: &str) -> Result<(String, String), String> {
    let (language, title) = text.split_once('=').ok_or("a language and a title, as in VI=...")?;
    Ok((language.to_owned(), title.to_owned()))
}

fn amount(text: &str) -> Result<Amount, String> {
    Money::parse(text).map(Amount).map_err(|error| error.to_string())
}

impl From<Gift> for NewRedEnvelope {
    fn from(Gift { title, titles, amount, wager, days }: Gift) -> Self {
        let mut all: BTreeMap<String, String> = titles.into_iter().collect();
        all.insert("EN".to_owned(), title);
        Self { titles: all, amount, wager_multiplier: wager, days }
    }
}

impl RedEnvelopes {
    /// Runs the command; returns the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        match self {
            Self::Send { whom, gift, preview: true } => {
                let reached = reach_of(store, whom, gift.into()).await?;
                Ok(vec![format!("it would reach {reached} members; nothing was handed out")])
            }
            Self::Send { whom, gift, preview: false } => {
                Ok(vec![line(&hand_out(store, actor, whom, gift.into()).await?)])
            }
            Self::List => {
                let rows = envelope::list(store.reader(), MAX_LISTED).await?;
                Ok(if rows.is_empty() { vec!["none".to_owned()] } else { rows.iter().map(line).collect() })
            }
        }
    }
}

fn line(row: &RedEnvelope) -> String {
    let RedEnvelope { id, currency, total, granted, created_by, .. } = row;
    let end = if row.finished_at.is_some() { "done" } else { "under way" };
    let (amount, whom) = (Money(row.amount).to_decimal(), row.to().in_words());
    format!(
        "{id}  {}  {amount} {currency}  {whom}  granted {granted} of {total}  {end}  by {created_by}",
        rfc3339(row.created_at)
    )
}

/// The number of members whom it would reach.
async fn reach_of(store: &Store, recipients: RecipientFilter, new: NewRedEnvelope) -> Result<i64, ApiError> {
    let to = recipients.resolve(store).await?;
    let currency = Settings::load(store).await?.currency().code;
    let work = async move |tx: &mut Connection| envelope::count_eligible(tx, (&new, &to), &currency).await;
    store.read(move |tx| Box::pin(async move { work(tx).await })).await
}

/// Enqueues a red envelope, and records it.
async fn hand_out(
    store: &Store,
    actor: Actor,
    recipients: RecipientFilter,
    new: NewRedEnvelope,
) -> Result<RedEnvelope, ApiError> {
    let to = recipients.resolve(store).await?;
    let currency = Settings::load(store).await?.currency().code;
    let work = async move |tx: &mut Connection| {
        let row = envelope::create(tx, (&new, &to), (&currency, actor.person()), actor.now_ms).await?;
        let what = format!("{} {currency} to {}: {}", Money(row.amount).to_decimal(), to.in_words(), row.total);
        audit::record(tx, &actor, &format!("red envelope {}", row.id), ("", &what)).await?;
        Ok::<_, ApiError>(row)
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

/// A red envelope that was handed out.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct RedEnvelopeValue {
    /// Id of the red envelope.
    id: String,
    /// Description of its recipients.
    whom: String,
    /// Amount for each member.
    amount: Amount,
    /// ISO 4217 code of the amount.
    currency: String,
    /// Wagering requirement, as a multiple of the amount.
    wager_multiplier: i64,
    /// Until when it can be claimed, RFC 3339.
    expires_at: String,
    /// Name of the operator who handed it out.
    created_by: String,
    /// When it was created, RFC 3339.
    created_at: String,
    /// The number of recipients when it was created.
    total: i64,
    /// The number of members who were granted it so far.
    granted: i64,
    /// When it was completed, RFC 3339; empty while it is running.
    finished_at: String,
}

impl From<RedEnvelope> for RedEnvelopeValue {
    fn from(row: RedEnvelope) -> Self {
        Self {
            whom: row.to().in_words(),
            amount: Amount(Money(row.amount)),
            wager_multiplier: row.wager_multiplier,
            expires_at: rfc3339(row.expires_at),
            created_at: rfc3339(row.created_at),
            finished_at: row.finished_at.map(rfc3339).unwrap_or_default(),
            id: row.id,
            currency: row.currency,
            created_by: row.created_by,
            total: row.total,
            granted: row.granted,
        }
    }
}

/// Red envelopes that were handed out.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct RedEnvelopesValue {
    /// The red envelopes, the latest first.
    content: Vec<RedEnvelopeValue>,
}

/// A red envelope to hand out, and its recipients: one account, a label or ranks, or all.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct HandOutRequest {
    /// The gift.
    envelope: NewRedEnvelope,
    /// The recipients.
    to: RecipientFilter,
}

/// List red envelopes
#[utoipa::path(
    get, path = "/wps/operator/red-envelopes", tag = "operator", security(("operator" = [])),
    responses((status = 200, body = Envelope<RedEnvelopesValue>), (status = 401, body = ErrorEnvelope))
)]
pub(super) async fn list(State(base): State<Base>) -> Result<Reply<RedEnvelopesValue>, ApiError> {
    let rows = envelope::list(base.store.reader(), MAX_LISTED).await?;
    Ok(Reply(RedEnvelopesValue { content: rows.into_iter().map(RedEnvelopeValue::from).collect() }))
}

/// Hand out a red envelope
///
/// A job grants it in members' reward centres. Excluded and marked members, and those whose wallet has another
/// currency, get none.
#[utoipa::path(
    post, path = "/wps/operator/red-envelopes", tag = "operator", security(("operator" = [])), request_body = HandOutRequest,
    responses(
        (status = 200, body = Envelope<RedEnvelopeValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, description = "Nobody has the account name", body = ErrorEnvelope),
        (status = 409, description = "It would reach nobody", body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn send(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<HandOutRequest>,
) -> Result<Reply<RedEnvelopeValue>, ApiError> {
    let actor = operator.actor(&base).await?;
    let HandOutRequest { envelope, to } = request;
    Ok(Reply(hand_out(&base.store, actor, to, envelope).await?.into()))
}

/// Count the members whom a red envelope would reach
///
/// The red envelope is validated as for handing out, but not handed out.
#[utoipa::path(
    post, path = "/wps/operator/red-envelopes/preview", tag = "operator", security(("operator" = [])),
    request_body = HandOutRequest,
    responses(
        (status = 200, body = Envelope<ReachValue>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, description = "Nobody has the account name", body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn preview(
    State(base): State<Base>,
    Body(request): Body<HandOutRequest>,
) -> Result<Reply<ReachValue>, ApiError> {
    let HandOutRequest { envelope, to } = request;
    Ok(Reply(ReachValue { total: reach_of(&base.store, to, envelope).await? }))
}
