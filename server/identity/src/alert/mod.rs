//! Security alerts: mail, SMS and a message in the site's inbox when something that guards money has changed, or money went to
//! another member, so that an account takeover does not go unnoticed (section 4 of the specification, second factors).
//!
//! An alert is queued for every verified contact in the transaction of the change itself: neither exists without the other. It
//! holds no secret, and no link that a phishing mail could imitate.

mod agent;
mod text;

pub use agent::AgentAlert;

use lumora_core::domain::message::MessageKind;
use lumora_core::domain::money::Money;
use messages::Message as SiteMessage;
use platform::clock::DAY_MS;
use platform::outbox::{self, Channel, Message};
use platform::settings;
use platform::store::{Connection, StoreError};

use crate::member::MemberRow;

/// How long an alert stays in the outbox before it is dropped unsent, in milliseconds.
const LIFETIME_MS: i64 = DAY_MS;

/// The event that a member is alerted to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Alert {
    /// The payment password was set or changed.
    PaymentPasswordChanged,
    /// A payout account was added; holds its masked number.
    PayoutAccountAdded(String),
    /// A payout account was removed; holds its masked number.
    PayoutAccountRemoved(String),
    /// The member transferred money to its upline.
    UplineTransferSent {
        /// Amount in minor units, in the currency that both accounts share.
        amount: Money,
        /// Order number of the transfer.
        order_no: String,
    },
    /// A downline transferred money to the member.
    UplineTransferReceived {
        /// Amount in minor units, in the currency that both accounts share.
        amount: Money,
        /// Order number of the transfer.
        order_no: String,
    },
    /// An event between an agent and its team.
    OfAgent(AgentAlert),
    /// The account was closed.
    AccountClosed,
    /// An operator reopened the account.
    AccountReopened,
    /// The payee name was set or changed; holds the masked name.
    PayeeNameSet(String),
    /// The identity check was approved.
    IdentityApproved,
    /// The identity check was rejected; the member can submit it again.
    IdentityRejected,
    /// The account was excluded from play because the same person is excluded under another account.
    Excluded,
}

impl Alert {
    /// The message in the member's inbox on the site.
    fn message(&self) -> SiteMessage<'_> {
        use MessageKind as Kind;
        let named = |kind, name| SiteMessage { name, ..SiteMessage::of(kind) };
        match self {
            Self::PaymentPasswordChanged => SiteMessage::of(Kind::PaymentPasswordChanged),
            Self::PayoutAccountAdded(hint) => named(Kind::PayoutAccountAdded, hint),
            Self::PayoutAccountRemoved(hint) => named(Kind::PayoutAccountRemoved, hint),
            Self::UplineTransferSent { amount, order_no } => {
                SiteMessage { amount: Some(amount.0), number: order_no, ..SiteMessage::of(Kind::UplineTransferSent) }
            }
            Self::UplineTransferReceived { amount, order_no } => SiteMessage {
                amount: Some(amount.0),
                number: order_no,
                ..SiteMessage::of(Kind::UplineTransferReceived)
            },
            Self::OfAgent(alert) => alert.message(),
            Self::AccountClosed => SiteMessage::of(Kind::AccountClosed),
            Self::AccountReopened => SiteMessage::of(Kind::AccountReopened),
            Self::PayeeNameSet(name) => named(Kind::PayeeNameSet, name),
            Self::IdentityApproved => SiteMessage::of(Kind::IdentityApproved),
            Self::IdentityRejected => SiteMessage::of(Kind::IdentityRejected),
            Self::Excluded => SiteMessage::of(Kind::Excluded),
        }
    }
}

/// Queues the alert in the outbox for each verified contact of the member, and writes it to the member's inbox.
///
/// # Errors
/// When the database fails.
pub async fn queue(tx: &mut Connection, member: &MemberRow, alert: &Alert, now_ms: i64) -> Result<(), StoreError> {
    let brand = settings::value(&mut *tx, "brand_name").await?.unwrap_or_default();
    let (subject, body) = text::of(&brand, alert, (&member.language, &member.currency));
    let mail = member.verified_email().map(|to| (Channel::Mail, to, subject));
    let sms = member.verified_mobile().map(|to| (Channel::Sms, to, String::new()));
    for (channel, to, subject) in [mail, sms].into_iter().flatten() {
        let message =
            Message { channel, to: to.to_owned(), subject, body: body.clone(), expires_at: now_ms + LIFETIME_MS };
        outbox::put(&mut *tx, &message, now_ms).await?;
    }
    messages::write(tx, &member.id, &alert.message(), now_ms).await
}
