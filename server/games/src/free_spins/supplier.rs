//! The supplier's side of free spins as a trait: the contract of this module without its transport.

use futures_util::future::BoxFuture;

/// A grant to send to a supplier.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FreeSpinsOrder {
    /// Id of the grant, sent as `reward_uuid`.
    pub reward: String,
    /// Code of the supplier that runs the games.
    pub supplier: String,
    /// Id of the member.
    pub player: String,
    /// Codes of the games.
    pub games: Vec<String>,
    /// Number of spins.
    pub spins: i64,
    /// Value of each spin, in minor units: the stake that it is played at.
    pub value: i64,
    /// ISO 4217 code of the value.
    pub currency: String,
    /// When the grant expires, in milliseconds since the epoch UTC.
    pub expires_at: i64,
}

/// A supplier's answer about a grant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SupplierAnswer {
    /// The supplier has the grant and offers its spins.
    Granted,
    /// The supplier offers no more spins of the grant.
    Withdrawn,
    /// The supplier can not give the grant, for this reason.
    Refused(String),
}

/// No answer, or one that can not be read: the state of the grant is unknown. The text is for the log and for
/// operators.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the supplier does not say what became of free spins ({0}): it is told again")]
pub struct Unconfirmed(pub String);

/// A supplier that gives free spins.
pub trait FreeSpinsSupplier: Send + Sync + std::fmt::Debug {
    /// Sends a grant; idempotent by its id.
    fn grant<'a>(&'a self, order: &'a FreeSpinsOrder) -> BoxFuture<'a, Result<SupplierAnswer, Unconfirmed>>;

    /// Withdraws a grant, so that no more of its spins are offered.
    fn withdraw<'a>(&'a self, supplier: &'a str, reward: &'a str)
    -> BoxFuture<'a, Result<SupplierAnswer, Unconfirmed>>;
}
