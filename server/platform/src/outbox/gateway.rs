//! Gateways that deliver text messages and mails.

use std::pin::Pin;
use std::sync::Arc;

/// The result of a gateway.
pub type DeliveryFuture<'a> = Pin<Box<dyn Future<Output = Result<(), DeliveryError>> + Send + 'a>>;

/// Why a gateway did not accept a message. The text goes to the log and never quotes the message.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DeliveryError {
    /// A retry may help.
    #[error("{0}: it is tried again")]
    Transient(String),
    /// The message will never be accepted.
    #[error("{0}: it is given up")]
    Permanent(String),
}

/// A message as a gateway gets it.
#[derive(Clone, PartialEq, Eq)]
pub struct Outgoing {
    /// Id of the message, the same at each try: the gateway's idempotency key.
    pub id: String,
    /// Mobile number in digits with its dialling code, or mail address.
    pub to: String,
    /// Subject of a mail; empty for a text message.
    pub subject: String,
    /// Plain text of the message.
    pub body: String,
    /// The one-click unsubscribe address (RFC 8058); empty for messages that are not promotional.
    pub unsubscribe_url: String,
}

impl std::fmt::Debug for Outgoing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Outgoing").field("id", &self.id).finish_non_exhaustive()
    }
}

/// Delivers text messages.
pub trait SmsGateway: Send + Sync + std::fmt::Debug {
    /// Hands a message to the gateway. `Ok` means that the gateway has accepted it.
    fn send_sms<'a>(&'a self, message: &'a Outgoing) -> DeliveryFuture<'a>;
}

/// Delivers mails.
pub trait MailGateway: Send + Sync + std::fmt::Debug {
    /// Hands a mail to the gateway. `Ok` means that the gateway has accepted it.
    fn send_mail<'a>(&'a self, message: &'a Outgoing) -> DeliveryFuture<'a>;
}

/// Delivers nothing: messages stay in the outbox, where a developer reads them.
#[derive(Debug, Clone, Copy)]
pub struct KeptGateway;

impl SmsGateway for KeptGateway {
    fn send_sms<'a>(&'a self, _: &'a Outgoing) -> DeliveryFuture<'a> {
        Box::pin(async { Ok(()) })
    }
}

impl MailGateway for KeptGateway {
    fn send_mail<'a>(&'a self, _: &'a Outgoing) -> DeliveryFuture<'a> {
        Box::pin(async { Ok(()) })
    }
}

/// A gateway's setting is invalid.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{name} can not be used ({detail}): mend or unset it")]
pub struct SettingError {
    /// Name of the environment variable.
    pub name: &'static str,
    /// What is wrong with the setting; it never repeats a secret.
    pub detail: String,
}

/// The gateways of a running server.
#[derive(Debug, Clone)]
pub struct Gateways {
    /// The gateway for text messages.
    pub sms: Arc<dyn SmsGateway>,
    /// The gateway for mails.
    pub mail: Arc<dyn MailGateway>,
}

impl Default for Gateways {
    fn default() -> Self {
        Self { sms: Arc::new(KeptGateway), mail: Arc::new(KeptGateway) }
    }
}

impl Gateways {
    /// The gateways from the environment: `LUMORA_SMTP_URL` (such as `smtps://user:password@host`) with
    /// `LUMORA_SMTP_FROM`, and `LUMORA_SMS_URL` with `LUMORA_SMS_KEY`. Without a gateway, messages stay in the outbox.
    ///
    /// # Errors
    /// [`SettingError`] for an invalid setting.
    #[cfg(feature = "outside")]
    pub fn from_environment() -> Result<Self, SettingError> {
        let variable = |name| std::env::var(name).ok().filter(|value| !value.trim().is_empty());
        let mut gateways = Self::default();
        if let Some(url) = variable("LUMORA_SMTP_URL") {
            gateways.mail = Arc::new(super::SmtpGateway::new(&url, &variable("LUMORA_SMTP_FROM").unwrap_or_default())?);
        }
        if let Some(url) = variable("LUMORA_SMS_URL") {
            gateways.sms = Arc::new(super::WebSmsGateway::new(&url, &variable("LUMORA_SMS_KEY").unwrap_or_default())?);
        }
        Ok(gateways)
    }

    /// A program without the feature `outside` keeps all messages in the outbox.
    ///
    /// # Errors
    /// None.
    #[cfg(not(feature = "outside"))]
    pub fn from_environment() -> Result<Self, SettingError> {
        Ok(Self::default())
    }
}
