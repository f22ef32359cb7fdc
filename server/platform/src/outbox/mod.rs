//! The outbox of text messages and mails (sections 4 and 7 of the specification).
//!
//! [`put`] writes a message in the transaction that causes it, so that none is lost and none is sent for a transaction that was
//! rolled back. A job hands the message to a gateway and retries until the message expires: delivery is at least once. Gateways
//! implement [`SmsGateway`] and [`MailGateway`]: the built-in [`KeptGateway`] only keeps messages; SMTP and an HTTP service deliver
//! them (feature `outside`).
//!
//! A development server shows its outbox at `/dev/outbox`. Any other server deletes the text of a message once it was sent or given up.

mod deliver;
mod gateway;
mod page;
#[cfg(feature = "outside")]
mod smtp;
#[cfg(feature = "outside")]
mod web;

pub use gateway::{
    DeliveryError, DeliveryFuture, Gateways, KeptGateway, MailGateway, Outgoing, SettingError, SmsGateway,
};
pub use page::router;
#[cfg(feature = "outside")]
pub use smtp::SmtpGateway;
#[cfg(feature = "outside")]
pub use web::WebSmsGateway;

use crate::base::Base;
use crate::clock::DAY_MS;
use crate::expiry::{Condition, Expiry};
use crate::ids;
use crate::jobs::{self, EnqueueOptions, Kind};
use crate::store::{Connection, StoreError, sql};
use deliver::DeliverMessage;

/// The job kinds of this module.
pub static JOBS: &[Kind<Base>] = &[Kind::of::<DeliverMessage>()];

/// Messages that were sent or given up are kept for a month, so that a member's question can be answered.
pub const EXPIRING: Expiry = Expiry::of("outbox_messages", &["id"], "created_at", 30 * DAY_MS)
    .only(Condition::OneOf("status", &["sent", "failed"]));

/// The channel of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Channel {
    /// A text message, to a mobile number in digits with its dialling code.
    Sms,
    /// A mail, to a mail address.
    Mail,
}

impl Channel {
    fn name(self) -> &'static str {
        match self {
            Self::Sms => "sms",
            Self::Mail => "mail",
        }
    }
}

/// A message to send.
#[derive(Clone, PartialEq, Eq)]
pub struct Message {
    /// Text message or mail.
    pub channel: Channel,
    /// Mobile number in digits with its dialling code, or mail address.
    pub to: String,
    /// Subject of a mail; empty for a text message.
    pub subject: String,
    /// Plain text of the message.
    pub body: String,
    /// When the message expires, in milliseconds since the epoch, UTC: it is not delivered after that.
    pub expires_at: i64,
}

impl std::fmt::Debug for Message {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Message").field("channel", &self.channel).finish_non_exhaustive()
    }
}

/// Puts a message in the outbox; it is sent once the transaction is committed.
///
/// # Errors
/// When the database fails.
pub async fn put(connection: &mut Connection, message: &Message, now_ms: i64) -> Result<(), StoreError> {
    put_with(connection, message, "", now_ms).await
}

/// Puts a promotional message in the outbox. A POST to `unsubscribe_url` unsubscribes (RFC 8058); a mail names it in its headers, so
/// that mail programs show a button.
///
/// # Errors
/// When the database fails.
pub async fn put_promotional(
    connection: &mut Connection,
    message: &Message,
    unsubscribe_url: &str,
    now_ms: i64,
) -> Result<(), StoreError> {
    put_with(connection, message, unsubscribe_url, now_ms).await
}

async fn put_with(
    connection: &mut Connection,
    message: &Message,
    unsubscribe_url: &str,
    now_ms: i64,
) -> Result<(), StoreError> {
    let message_id = ids::new_id(now_ms);
    sql::query(
        "insert into outbox_messages (id, channel, recipient, subject, body, status, tries, expires_at, created_at,
         unsubscribe_url) values ($1, $2, $3, $4, $5, 'waiting', 0, $6, $7, $8)",
    )
    .bind(&message_id)
    .bind(message.channel.name())
    .bind(&message.to)
    .bind(&message.subject)
    .bind(&message.body)
    .bind(message.expires_at)
    .bind(now_ms)
    .bind(unsubscribe_url)
    .execute(&mut *connection)
    .await?;
    jobs::enqueue(connection, &DeliverMessage { message_id }, EnqueueOptions::default(), now_ms).await?;
    Ok(())
}

/// Deletes the promotional messages to a number or mail address that were not sent yet.
///
/// # Errors
/// When the database fails.
pub async fn drop_promotional(connection: &mut Connection, recipient: &str) -> Result<(), StoreError> {
    let delete = "delete from outbox_messages where recipient = $1 and recipient <> '' and unsubscribe_url <> '' and status <> 'sent'";
    sql::query(delete).bind(recipient).execute(connection).await.map(drop)
}
