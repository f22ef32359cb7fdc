//! Who carries messages away.

use std::pin::Pin;
use std::sync::Arc;

/// What a gateway answers with, when it does.
pub type DeliveryFuture<'a> = Pin<Box<dyn Future<Output = Result<(), DeliveryError>> + Send + 'a>>;

/// Why a message was not taken. The text goes to the log: it names the trouble and never the message.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DeliveryError {
    /// Another try may help.
    #[error("{0}: it is tried again")]
    Transient(String),
    /// This message will never be taken.
    #[error("{0}: it is given up")]
    Permanent(String),
}

/// A message on its way out.
#[derive(Clone, PartialEq, Eq)]
pub struct Outgoing {
    /// Names the message, the same at each try: a gateway that remembers it delivers once.
    pub id: String,
    /// Number in digits with its dialling code, or mail address.
    pub to: String,
    /// Subject of a mail.
    pub subject: String,
    /// Plain text.
    pub body: String,
    /// The address that ends messages of its kind with one request; empty for what a member must get.
    pub unsubscribe_url: String,
}

impl std::fmt::Debug for Outgoing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Outgoing").field("id", &self.id).finish_non_exhaustive()
    }
}

/// Carries text messages.
pub trait SmsGateway: Send + Sync + std::fmt::Debug {
    /// Takes a message over. Done means that it is the gateway's to deliver now.
    fn send_sms<'a>(&'a self, message: &'a Outgoing) -> DeliveryFuture<'a>;
}

/// Carries mails.
pub trait MailGateway: Send + Sync + std::fmt::Debug {
    /// Takes a mail over. Done means that it is the gateway's to deliver now.
    fn send_mail<'a>(&'a self, message: &'a Outgoing) -> DeliveryFuture<'a>;
}

/// Keeps messages where they are, in the outbox: for development, where whoever runs the server reads them there.
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

/// A setting of a gateway that can not be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{name} can not be used ({detail}): mend or unset it")]
pub struct SettingError {
    /// The variable of the environment.
    pub name: &'static str,
    /// What is wrong; it never repeats a secret.
    pub detail: String,
}

/// The gateways of a running server.
#[derive(Debug, Clone)]
pub struct Gateways {
    /// Who carries text messages.
    pub sms: Arc<dyn SmsGateway>,
    /// Who carries mails.
    pub mail: Arc<dyn MailGateway>,
}

impl Default for Gateways {
    fn default() -> Self {
        Self { sms: Arc::new(KeptGateway), mail: Arc::new(KeptGateway) }
    }
}

impl Gateways {
    /// The gateways that the environment names: `LUMORA_SMTP_URL` (as in `smtps://user:password@host`) with
    /// `LUMORA_SMTP_FROM`, and `LUMORA_SMS_URL` with `LUMORA_SMS_KEY`. What is not named is kept in the outbox.
    ///
    /// # Errors
    /// [`SettingError`] for what can not be used.
    #[cfg(feature = "outside")]
    pub fn from_environment() -> Result<Self, SettingError> {
        let named = |name| std::env::var(name).ok().filter(|value| !value.trim().is_empty());
        let mut gateways = Self::default();
        if let Some(url) = named("LUMORA_SMTP_URL") {
            gateways.mail = Arc::new(super::SmtpGateway::new(&url, &named("LUMORA_SMTP_FROM").unwrap_or_default())?);
        }
        if let Some(url) = named("LUMORA_SMS_URL") {
            gateways.sms = Arc::new(super::WebSmsGateway::new(&url, &named("LUMORA_SMS_KEY").unwrap_or_default())?);
        }
        Ok(gateways)
    }

    /// The gateways of a program that was built without the means to reach others.
    ///
    /// # Errors
    /// None.
    #[cfg(not(feature = "outside"))]
    pub fn from_environment() -> Result<Self, SettingError> {
        Ok(Self::default())
    }
}
