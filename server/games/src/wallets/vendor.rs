//! A vendor that keeps wallets, behind a trait: the contract of [`crate::wallets`] without its wire.

use futures_util::future::BoxFuture;
use lumora_core::domain::cashier::TransferDirection;
use lumora_core::wire::RoundOutcome;

/// Whose wallet, at which vendor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WalletKey {
    /// The member's id.
    pub player: String,
    /// The vendor's code.
    pub vendor: String,
    /// ISO 4217 code.
    pub currency: String,
}

/// A transfer to carry out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VendorOrder {
    /// Names it for ever: the transfer's id.
    pub reference_no: String,
    /// Which way.
    pub direction: TransferDirection,
    /// Whose wallet.
    pub wallet_key: WalletKey,
    /// Minor units.
    pub amount: i64,
}

/// What became of a transfer at the vendor. It never changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VendorState {
    /// It was carried out.
    Done,
    /// The wallet held less.
    NotEnough,
    /// It was refused, or never arrived and is refused when it does.
    Closed,
}

/// A transfer as the vendor has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VendorTransfer {
    /// The number.
    pub reference_no: String,
    /// What became of it.
    pub state: VendorState,
    /// Which way; nothing of one that never arrived.
    pub direction: Option<TransferDirection>,
    /// Whose wallet.
    pub wallet_key: WalletKey,
    /// Minor units.
    pub amount: i64,
    /// When, in milliseconds.
    pub at_ms: i64,
}

impl VendorTransfer {
    /// Whether it is the transfer that was ordered.
    pub fn is_of(&self, order: &VendorOrder) -> bool {
        self.reference_no == order.reference_no
            && self.direction == Some(order.direction)
            && self.wallet_key == order.wallet_key
            && self.amount == order.amount
    }
}

/// A bet that was staked from a wallet and has been settled. Amounts are minor units, times milliseconds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VendorBet {
    /// Where it stands in the vendor's order.
    pub position: i64,
    /// The supplier's id of the round.
    pub round: String,
    /// Whose wallet.
    pub wallet_key: WalletKey,
    /// The game.
    pub game_code: String,
    /// What was staked.
    pub stake: i64,
    /// What was paid.
    pub payout: i64,
    /// When it was staked.
    pub opened_at: i64,
    /// When it was settled.
    pub settled_at: i64,
}

/// What a member has at a vendor, as the vendor says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VendorBalance {
    /// The member's id.
    pub player: String,
    /// ISO 4217 code.
    pub currency: String,
    /// What can be staked or moved, in minor units.
    pub balance: i64,
    /// Stakes of rounds that have not ended.
    pub in_play: i64,
}

/// No answer, or one that says nothing: nobody knows what the vendor did. The text is for the log and for operators.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the vendor's wallet did not answer ({0}): it is asked again")]
pub struct Unanswered(pub String);

/// A round, as its supplier tells of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundName<'a> {
    /// The supplier's id of the round.
    pub round: &'a str,
    /// The member's id.
    pub player: &'a str,
    /// Code of the language that names are wanted in.
    pub language: &'a str,
}

/// A supplier: vendors that keep wallets, and what came out of its rounds.
pub trait VendorWallets: Send + Sync + std::fmt::Debug {
    /// What can be staked or moved of a wallet, in minor units.
    fn balance<'a>(&'a self, wallet_key: &'a WalletKey) -> BoxFuture<'a, Result<i64, Unanswered>>;

    /// Carries a transfer out, once for its number.
    fn carry_out<'a>(&'a self, order: &'a VendorOrder) -> BoxFuture<'a, Result<VendorTransfer, Unanswered>>;

    /// What became of a transfer. One that never arrived is closed by asking.
    fn status<'a>(&'a self, reference_no: &'a str) -> BoxFuture<'a, Result<VendorTransfer, Unanswered>>;

    /// What was settled after a position, in its order.
    fn bets(&self, after: i64, limit: i64) -> BoxFuture<'_, Result<Vec<VendorBet>, Unanswered>>;

    /// What players have at a vendor, after a player and by their ids.
    fn balances<'a>(
        &'a self,
        vendor: &'a str,
        after: &'a str,
        limit: i64,
    ) -> BoxFuture<'a, Result<Vec<VendorBalance>, Unanswered>>;

    /// What came out of a round. The contract stands in [`crate::rounds`].
    fn round<'a>(&'a self, name: RoundName<'a>) -> BoxFuture<'a, Result<RoundOutcome, Unanswered>>;

    /// Transfers of a vendor that were done between two times, after a number and by number.
    fn transfers<'a>(
        &'a self,
        vendor: &'a str,
        between_ms: (i64, i64),
        after: &'a str,
        limit: i64,
    ) -> BoxFuture<'a, Result<Vec<VendorTransfer>, Unanswered>>;
}
