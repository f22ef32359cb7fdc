//! Alerts: what a member is told outside the site, and by a message on it, when something that guards money has changed, or money went to another member, so that a
//! stranger in the account does not go unnoticed (section 4 of the specification, second factors).
//!
//! An alert goes to every verified contact, in the transaction of the change itself: there is none without the other. It holds no
//! secret, and no link that a fraud could copy.

mod agent;
mod text;

pub use agent::AgentAlert;

use lumora_core::domain::message::MessageKind;
use lumora_core::domain::money::Money;
use messages::Message as Told;
use platform::outbox::{self, Channel, Message};
use platform::settings;
use platform::store::{Connection, StoreError};

use crate::member::MemberRow;

/// How long an alert is worth sending, in milliseconds.
const WORTH_MS: i64 = 24 * 60 * 60 * 1000;

/// What has changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Alert {
    /// The payment password was set or changed.
    PaymentPasswordChanged,
    /// An account to be paid to was added; its number, mostly hidden.
    PayoutAccountAdded(String),
    /// One was removed.
    PayoutAccountRemoved(String),
    /// Money went to the upline.
    UplineTransferSent {
        /// How much, in the currency of both.
        amount: Money,
        /// Number of the transfer.
        order_no: String,
    },
    /// Money came from a downline.
    UplineTransferReceived {
        /// How much, in the currency of both.
        amount: Money,
        /// Number of the transfer.
        order_no: String,
    },
    /// Something between an agent and the team.
    OfAgent(AgentAlert),
    /// The account was closed.
    AccountClosed,
    /// An operator has opened it again.
    AccountReopened,
    /// The name that money is paid to was set or changed; it is mostly hidden.
    PayeeNameSet(String),
    /// The identity check was approved.
    IdentityApproved,
    /// The identity check was refused, and can be handed in again.
    IdentityRejected,
    /// The account is excluded from play, because its member is under another one.
    Excluded,
}

impl Alert {
    /// What it says on the site.
    fn message(&self) -> Told<'_> {
        use MessageKind as Kind;
        let named = |kind, name| Told { name, ..Told::of(kind) };
        match self {
            Self::PaymentPasswordChanged => Told::of(Kind::PaymentPasswordChanged),
            Self::PayoutAccountAdded(hint) => named(Kind::PayoutAccountAdded, hint),
            Self::PayoutAccountRemoved(hint) => named(Kind::PayoutAccountRemoved, hint),
            Self::UplineTransferSent { amount, order_no } => {
                Told { amount: Some(amount.0), number: order_no, ..Told::of(Kind::UplineTransferSent) }
            }
            Self::UplineTransferReceived { amount, order_no } => {
                Told { amount: Some(amount.0), number: order_no, ..Told::of(Kind::UplineTransferReceived) }
            }
            Self::OfAgent(alert) => alert.message(),
            Self::AccountClosed => Told::of(Kind::AccountClosed),
            Self::AccountReopened => Told::of(Kind::AccountReopened),
            Self::PayeeNameSet(name) => named(Kind::PayeeNameSet, name),
            Self::IdentityApproved => Told::of(Kind::IdentityApproved),
            Self::IdentityRejected => Told::of(Kind::IdentityRejected),
            Self::Excluded => Told::of(Kind::Excluded),
        }
    }
}

/// Puts the alert in the outbox, for each verified contact of the member, and in the messages.
///
/// # Errors
/// When the database fails.
pub async fn put(tx: &mut Connection, member: &MemberRow, alert: &Alert, now_ms: i64) -> Result<(), StoreError> {
    let brand = settings::value(&mut *tx, "brand_name").await?.unwrap_or_default();
    let (subject, body) = text::of(&brand, alert, (&member.language, &member.currency));
    let mail = member.verified_email().map(|to| (Channel::Mail, to, subject));
    let sms = member.verified_mobile().map(|to| (Channel::Sms, to, String::new()));
    for (channel, to, subject) in [mail, sms].into_iter().flatten() {
        let message =
            Message { channel, to: to.to_owned(), subject, body: body.clone(), expires_at: now_ms + WORTH_MS };
        outbox::put(&mut *tx, &message, now_ms).await?;
    }
    messages::write(tx, &member.id, &alert.message(), now_ms).await
}
