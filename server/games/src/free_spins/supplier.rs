//! A supplier as it hears of free spins, behind a trait: the contract of this module without its wire.

use futures_util::future::BoxFuture;

/// Free spins to give at a supplier.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FreeSpinsOrder {
    /// Names them for ever: the grant's id.
    pub reward: String,
    /// Who runs the games.
    pub supplier: String,
    /// The member's id.
    pub player: String,
    /// Codes of the games.
    pub games: Vec<String>,
    /// How many.
    pub spins: i64,
    /// What each stakes, in minor units.
    pub value: i64,
    /// ISO 4217 code.
    pub currency: String,
    /// Until when they can be played, in milliseconds.
    pub expires_at: i64,
}

/// What a supplier says of free spins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SupplierAnswer {
    /// It gives them.
    Granted,
    /// It gives none of them any more.
    Withdrawn,
    /// It can not give them, for this reason.
    Refused(String),
}

/// No answer, or one that says nothing. The text is for the log and for operators.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the supplier does not say what became of free spins ({0}): it is told again")]
pub struct Untold(pub String);

/// A supplier that gives free spins.
pub trait FreeSpinsSupplier: Send + Sync + std::fmt::Debug {
    /// Gives them, once for their name.
    fn grant<'a>(&'a self, order: &'a FreeSpinsOrder) -> BoxFuture<'a, Result<SupplierAnswer, Untold>>;

    /// Gives none of them any more.
    fn withdraw<'a>(&'a self, supplier: &'a str, reward: &'a str) -> BoxFuture<'a, Result<SupplierAnswer, Untold>>;
}
