//! A vendor's transfer wallets as a trait: the contract of [`crate::wallets`] without its transport.

use futures_util::future::BoxFuture;
use lumora_core::domain::cashier::TransferDirection;
use lumora_core::wire::RoundOutcome;

/// Identifies a transfer wallet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WalletKey {
    /// Id of the member.
    pub player: String,
    /// Code of the vendor.
    pub vendor: String,
    /// ISO 4217 code of the balance.
    pub currency: String,
}

/// A transfer for the vendor to carry out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VendorOrder {
    /// Reference number, unique for ever: the transfer's id.
    pub reference_no: String,
    /// Direction of the transfer.
    pub direction: TransferDirection,
    /// The transfer wallet that is credited or debited.
    pub wallet_key: WalletKey,
    /// Amount in minor units.
    pub amount: i64,
}

/// Result of a transfer at the vendor. It is final.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VendorState {
    /// Carried out.
    Done,
    /// Refused, since the wallet held less.
    NotEnough,
    /// Refused, or never arrived and refused should it arrive later.
    Closed,
}

/// A transfer as the vendor reports it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VendorTransfer {
    /// Reference number.
    pub reference_no: String,
    /// Result of the transfer.
    pub state: VendorState,
    /// Direction; none for a transfer that never arrived.
    pub direction: Option<TransferDirection>,
    /// The transfer wallet that it is for.
    pub wallet_key: WalletKey,
    /// Amount in minor units.
    pub amount: i64,
    /// When the vendor recorded it, in milliseconds since the epoch UTC.
    pub at_ms: i64,
}

impl VendorTransfer {
    /// Whether it is the ordered transfer: the same number, direction, wallet and amount.
    pub fn is_of(&self, order: &VendorOrder) -> bool {
        self.reference_no == order.reference_no
            && self.direction == Some(order.direction)
            && self.wallet_key == order.wallet_key
            && self.amount == order.amount
    }
}

/// A settled bet that was staked from a transfer wallet. Amounts are minor units, times milliseconds since the epoch
/// UTC.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VendorBet {
    /// Position in the supplier's list of settled bets.
    pub position: i64,
    /// The supplier's id of the round.
    pub round: String,
    /// The transfer wallet that it was staked from.
    pub wallet_key: WalletKey,
    /// Code of the game.
    pub game_code: String,
    /// Amount staked.
    pub stake: i64,
    /// Amount paid out.
    pub payout: i64,
    /// When the stake was taken.
    pub opened_at: i64,
    /// When the bet was settled.
    pub settled_at: i64,
}

/// A member's balance at a vendor, as the vendor reports it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VendorBalance {
    /// Id of the member.
    pub player: String,
    /// ISO 4217 code of the balance.
    pub currency: String,
    /// What can be staked or moved out, in minor units.
    pub balance: i64,
    /// Stakes of rounds that have not ended, in minor units.
    pub in_play: i64,
}

/// No answer, or one that can not be read: what the vendor did is unknown. The text is for the log and for operators.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the vendor's wallet did not answer ({0}): it is asked again")]
pub struct Unanswered(pub String);

/// Identifies a round whose outcome is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundName<'a> {
    /// The supplier's id of the round.
    pub round: &'a str,
    /// Id of the member.
    pub player: &'a str,
    /// Code of the language for the names of symbols.
    pub language: &'a str,
}

/// A supplier: its vendors' transfer wallets, and the outcomes of its rounds.
pub trait VendorWallets: Send + Sync + std::fmt::Debug {
    /// What can be staked or moved out of a wallet, in minor units.
    fn balance<'a>(&'a self, wallet_key: &'a WalletKey) -> BoxFuture<'a, Result<i64, Unanswered>>;

    /// Carries out a transfer; idempotent by its reference number.
    fn carry_out<'a>(&'a self, order: &'a VendorOrder) -> BoxFuture<'a, Result<VendorTransfer, Unanswered>>;

    /// Result of a transfer. One that never arrived is closed by this query.
    fn status<'a>(&'a self, reference_no: &'a str) -> BoxFuture<'a, Result<VendorTransfer, Unanswered>>;

    /// The bets that were settled after a position, in the supplier's order.
    fn bets(&self, after: i64, limit: i64) -> BoxFuture<'_, Result<Vec<VendorBet>, Unanswered>>;

    /// Balances of members at a vendor, ordered by player, from the one behind `after` on.
    fn balances<'a>(
        &'a self,
        vendor: &'a str,
        after: &'a str,
        limit: i64,
    ) -> BoxFuture<'a, Result<Vec<VendorBalance>, Unanswered>>;

    /// The outcome of a round; [`crate::rounds`] documents the contract.
    fn round<'a>(&'a self, name: RoundName<'a>) -> BoxFuture<'a, Result<RoundOutcome, Unanswered>>;

    /// Transfers of a vendor that were done between two times, ordered by reference number, from the one behind `after`
    /// on.
    fn transfers<'a>(
        &'a self,
        vendor: &'a str,
        between_ms: (i64, i64),
        after: &'a str,
        limit: i64,
    ) -> BoxFuture<'a, Result<Vec<VendorTransfer>, Unanswered>>;
}
