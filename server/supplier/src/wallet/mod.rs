//! The operator's seamless wallet as the supplier sees it: its calls, and what an answer or its absence means for a
//! round.

mod seamless_http;

use futures_util::future::BoxFuture;

use super::MIN_ROUND_MS;
pub use seamless_http::SeamlessHttp;

/// Maximum of the minimum time of a round, in milliseconds: no operator has a reason for more.
const MAX_ROUND_MS: i64 = 60_000;
/// Maximum number of rounds of automatic play.
const MAX_AUTO_ROUNDS: i64 = 1_000;

/// The supplier's calls to the seamless wallet. Amounts are minor units.
pub trait OperatorWallet: Send + Sync + 'static {
    /// Exchanges a single-use launch ticket for a game session.
    fn open<'a>(&'a self, ticket: &'a str) -> BoxFuture<'a, Result<Opened, WalletError>>;
    /// Whether the player of the session may play now and, with a movement, may stake its amount in its round: for
    /// rounds that stake from a transfer wallet.
    fn may_stake<'a>(&'a self, token: &'a str, stake: Option<&'a Movement>) -> BoxFuture<'a, Result<(), WalletError>>;
    /// Releases the stake that `may_stake` has reserved for a round, since it was not taken.
    fn release_stake<'a>(&'a self, round: &'a str) -> BoxFuture<'a, Result<(), WalletError>>;
    /// The balance of the session's wallet.
    fn balance<'a>(&'a self, token: &'a str) -> BoxFuture<'a, Result<i64, WalletError>>;
    /// Takes the stake; returns the new balance.
    fn bet<'a>(&'a self, call: &'a Movement) -> BoxFuture<'a, Result<i64, WalletError>>;
    /// Pays and closes the round; returns the new balance.
    fn win<'a>(&'a self, call: &'a Movement) -> BoxFuture<'a, Result<i64, WalletError>>;
    /// Rolls the bet back, also one that never arrived; returns the new balance.
    fn rollback<'a>(&'a self, call: &'a Movement) -> BoxFuture<'a, Result<i64, WalletError>>;
}

/// A game session that the operator has opened.
#[derive(Clone, PartialEq, Eq)]
pub struct Opened {
    /// Token that later calls carry. A secret: it never reaches the browser.
    pub token: String,
    /// The operator's id of the player.
    pub player: String,
    /// ISO 4217 code of the wallet.
    pub currency: String,
    /// Spendable balance of the wallet, in minor units.
    pub balance: i64,
    /// Code of the session's game.
    pub game_code: String,
    /// The operator's rules of play for the session.
    pub rules: PlayRules,
    /// Code of the vendor whose transfer wallet the rounds stake from; empty where they stake from the operator's
    /// wallet.
    pub wallet_vendor: String,
}

/// The operator's rules of play for a game session, from its settings or its licence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayRules {
    /// Minimum time between the starts of two rounds, in milliseconds.
    pub round_ms: i64,
    /// Maximum number of rounds of automatic play; 0 where there is none.
    pub auto_rounds: i64,
    /// Maximum stake of a round, in minor units; 0 for none.
    pub max_stake: i64,
}

impl PlayRules {
    /// The rules from an operator's answer. A round is never shorter than the supplier's own minimum, and automatic
    /// play must be allowed explicitly.
    pub fn from_operator(round_ms: Option<i64>, auto_rounds: Option<i64>) -> Self {
        Self {
            round_ms: round_ms.unwrap_or(0).clamp(MIN_ROUND_MS, MAX_ROUND_MS),
            auto_rounds: auto_rounds.unwrap_or(0).clamp(0, MAX_AUTO_ROUNDS),
            max_stake: 0,
        }
    }

    /// The same with the operator's maximum stake, if it names one. A maximum below one minor unit is read as one.
    pub fn with_max_stake(self, max_stake: Option<i64>) -> Self {
        Self { max_stake: max_stake.map_or(0, |max| max.max(1)), ..self }
    }

    /// Whether a round may stake this amount.
    pub fn allows(&self, stake: i64) -> bool {
        self.max_stake == 0 || stake <= self.max_stake
    }
}

/// A movement of money for a round.
#[derive(Clone, PartialEq, Eq)]
pub struct Movement {
    /// Id of the movement, the idempotency key at the operator: the same for each attempt.
    pub transaction: String,
    /// Id of the bet that a win or rollback refers to.
    pub reference: Option<String>,
    /// The operator's game-session token.
    pub token: String,
    /// Id of the round.
    pub round: String,
    /// Code of the game.
    pub game_code: String,
    /// Amount in minor units; 0 for a rollback.
    pub amount: i64,
    /// ISO 4217 code of the wallet.
    pub currency: String,
    /// Id of the grant of free spins that the round uses; none where it was paid for.
    pub free_spins: Option<String>,
}

/// Why a call to the operator failed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WalletError {
    /// The operator refused: nothing was moved.
    #[error("the operator refused: {0:?}")]
    Refused(Refused),
    /// It is unknown whether the operator acted: there was no answer, or one that leaves it open.
    #[error("the operator's answer is not known ({0}): roll back, and repeat until it answers")]
    Uncertain(String),
}

/// The operator's reason for refusing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refused {
    /// The wallet holds less than the stake.
    NotEnoughMoney,
    /// The ticket or token is not valid, or has ended.
    SessionEnded,
    /// The player may not play.
    PlayerDisabled,
    /// A limit that the player has set leaves no room for the stake.
    LimitReached,
    /// The player has to answer a reality check on the operator's page first.
    RealityCheck,
    /// The operator takes no new stakes for now.
    Maintenance,
    /// The operator's licence allows this player no round with such a stake.
    StakeTooHigh,
    /// The operator has no such grant of free spins for the round, or none of its spins are left.
    FreeSpinsEnded,
    /// The bet was rolled back.
    RolledBack,
    /// The round is settled already.
    RoundClosed,
    /// Any other status: a fault in the supplier's call.
    Fault(String),
}

impl Refused {
    /// The refusal that a `status` of the contract stands for.
    pub fn from_status(status: &str) -> Self {
        match status {
            "RS_ERROR_NOT_ENOUGH_MONEY" => Self::NotEnoughMoney,
            "RS_ERROR_INVALID_TOKEN" | "RS_ERROR_TOKEN_EXPIRED" => Self::SessionEnded,
            "RS_ERROR_USER_DISABLED" => Self::PlayerDisabled,
            "RS_ERROR_LIMIT_REACHED" => Self::LimitReached,
            "RS_ERROR_REALITY_CHECK" => Self::RealityCheck,
            "RS_ERROR_STAKE_TOO_HIGH" => Self::StakeTooHigh,
            "RS_ERROR_INVALID_REWARD" => Self::FreeSpinsEnded,
            "RS_ERROR_MAINTENANCE" => Self::Maintenance,
            "RS_ERROR_TRANSACTION_ROLLED_BACK" => Self::RolledBack,
            "RS_ERROR_ROUND_CLOSED" => Self::RoundClosed,
            other => Self::Fault(other.to_owned()),
        }
    }

    /// The code that a refused round stores and the page receives.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NotEnoughMoney => "not_enough_money",
            Self::SessionEnded => "session_ended",
            Self::PlayerDisabled => "player_disabled",
            Self::LimitReached => "limit_reached",
            Self::RealityCheck => "reality_check",
            Self::Maintenance => "maintenance",
            Self::StakeTooHigh => "stake_too_high",
            Self::FreeSpinsEnded => "free_spins_ended",
            Self::RolledBack => "rolled_back",
            Self::RoundClosed => "round_closed",
            Self::Fault(_) => "refused",
        }
    }
}

impl std::fmt::Debug for Opened {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Opened").field("player", &self.player).field("token", &"***").finish_non_exhaustive()
    }
}

impl std::fmt::Debug for Movement {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { transaction, round, amount, .. } = self;
        f.debug_struct("Movement")
            .field("transaction", transaction)
            .field("round", round)
            .field("amount", amount)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_operator_can_ask_for_more_caution_and_for_no_less() {
        assert_eq!(
            PlayRules::from_operator(None, None),
            PlayRules { round_ms: MIN_ROUND_MS, auto_rounds: 0, max_stake: 0 }
        );
        assert_eq!(
            PlayRules::from_operator(Some(100), Some(-5)),
            PlayRules { round_ms: MIN_ROUND_MS, auto_rounds: 0, max_stake: 0 }
        );
        assert_eq!(
            PlayRules::from_operator(Some(5_000), Some(50)),
            PlayRules { round_ms: 5_000, auto_rounds: 50, max_stake: 0 }
        );
        assert_eq!(
            PlayRules::from_operator(Some(i64::MAX), Some(i64::MAX)),
            PlayRules { round_ms: MAX_ROUND_MS, auto_rounds: MAX_AUTO_ROUNDS, max_stake: 0 }
        );
    }
    #[test]
    fn a_most_that_is_told_bounds_each_stake_and_none_bounds_nothing() {
        let told = |most| PlayRules::from_operator(None, None).with_max_stake(most);
        assert!(told(None).allows(i64::MAX));
        assert!(told(Some(200)).allows(200) && !told(Some(200)).allows(201));
        assert!(!told(Some(0)).allows(2) && !told(Some(-5)).allows(2));
    }
}
