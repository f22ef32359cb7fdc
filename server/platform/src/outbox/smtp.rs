//! The mail gateway by SMTP.

use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp;
use lettre::{AsyncSmtpTransport, AsyncTransport, Tokio1Executor};

use super::gateway::{DeliveryError, DeliveryFuture, MailGateway, Outgoing, SettingError};

/// Hands mails to a mail server.
pub struct SmtpGateway {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl std::fmt::Debug for SmtpGateway {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SmtpGateway")
    }
}

impl SmtpGateway {
    /// The mail server of `url`: `smtps://user:password@host:465`, `smtp://user:password@host:587?tls=required`, or
    /// `smtp://host:25` without TLS. `from` is the sender, such as `Lumora <no-reply@example.com>`.
    ///
    /// # Errors
    /// [`SettingError`] when one of them can not be read.
    pub fn new(url: &str, from: &str) -> Result<Self, SettingError> {
        // The address holds a password, so the message must not quote it.
        let invalid = |_| SettingError {
            name: "LUMORA_SMTP_URL",
            detail: "it is no address such as smtps://user:password@host:465".to_owned(),
        };
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url).map_err(invalid)?.build();
        let from = from.parse().map_err(|error| SettingError {
            name: "LUMORA_SMTP_FROM",
            detail: format!("it is no sender such as Lumora <no-reply@example.com>: {error}"),
        })?;
        Ok(Self { transport, from })
    }

    fn compose(&self, message: &Outgoing) -> Result<Message, DeliveryError> {
        // The error texts must not name the recipient, because they are logged.
        let to =
            message.to.parse().map_err(|_| DeliveryError::Permanent("the address is no mail address".to_owned()))?;
        let domain = self.from.email.domain();
        let mut mail = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(message.subject.clone())
            .message_id(Some(format!("<{}@{domain}>", message.id)))
            .header(ContentType::TEXT_PLAIN)
            .body(message.body.clone())
            .map_err(|error| DeliveryError::Permanent(format!("the mail can not be written ({error})")))?;
        // Tells out-of-office programs and lists to stay quiet.
        let name = HeaderName::new_from_ascii_str("Auto-Submitted");
        mail.headers_mut().insert_raw(HeaderValue::new(name, "auto-generated".to_owned()));
        if !message.unsubscribe_url.is_empty() {
            let name = HeaderName::new_from_ascii_str("List-Unsubscribe");
            mail.headers_mut().insert_raw(HeaderValue::new(name, format!("<{}>", message.unsubscribe_url)));
            let name = HeaderName::new_from_ascii_str("List-Unsubscribe-Post");
            mail.headers_mut().insert_raw(HeaderValue::new(name, "List-Unsubscribe=One-Click".to_owned()));
        }
        Ok(mail)
    }
}

impl MailGateway for SmtpGateway {
    fn send_mail<'a>(&'a self, message: &'a Outgoing) -> DeliveryFuture<'a> {
        Box::pin(async move {
            let mail = self.compose(message)?;
            match self.transport.send(mail).await {
                Ok(_) => Ok(()),
                Err(error) => Err(classify(&error)),
            }
        })
    }
}

/// A permanent refusal (5xx) is final; everything else is retried. The server's text may name the recipient, so only the status
/// is logged.
fn classify(error: &smtp::Error) -> DeliveryError {
    match error.status() {
        Some(status) if error.is_permanent() => {
            DeliveryError::Permanent(format!("the mail server refused the mail with {status}"))
        }
        Some(status) => DeliveryError::Transient(format!("the mail server answered {status}")),
        None if error.is_timeout() => DeliveryError::Transient("the mail server did not answer".to_owned()),
        None => DeliveryError::Transient("the mail server could not be talked to".to_owned()),
    }
}
