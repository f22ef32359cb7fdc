//! The operator as the supplier sees it: its calls, and what an answer or its absence means for a round.

mod seamless_http;

use futures_util::future::BoxFuture;

use super::MIN_ROUND_MS;
pub use seamless_http::SeamlessHttp;

/// No operator has a reason for rounds longer than this, in milliseconds.
const LONGEST_ROUND_MS: i64 = 60_000;
/// No automatic play is longer.
const MOST_AUTO_ROUNDS: i64 = 1_000;

/// The calls of the seamless wallet that a supplier makes. Amounts are minor units.
pub trait OperatorWallet: Send + Sync + 'static {
    /// Exchanges a single-use ticket for a game session.
    fn open<'a>(&'a self, ticket: &'a str) -> BoxFuture<'a, Result<Opened, WalletError>>;
    /// Whether the player of the session may play now, and with a round whether it may stake so much: for rounds that stake from a balance of the supplier's own.
    fn may_stake<'a>(&'a self, token: &'a str, stake: Option<&'a Movement>) -> BoxFuture<'a, Result<(), WalletError>>;
    /// Nothing was staked in the round after all.
    fn release_stake<'a>(&'a self, round: &'a str) -> BoxFuture<'a, Result<(), WalletError>>;
    /// The balance of the session's wallet.
    fn balance<'a>(&'a self, token: &'a str) -> BoxFuture<'a, Result<i64, WalletError>>;
    /// Takes the stake; answers the new balance.
    fn bet<'a>(&'a self, call: &'a Movement) -> BoxFuture<'a, Result<i64, WalletError>>;
    /// Pays and closes the round; answers the new balance.
    fn win<'a>(&'a self, call: &'a Movement) -> BoxFuture<'a, Result<i64, WalletError>>;
    /// Undoes the bet, also one that never arrived; answers the new balance.
    fn rollback<'a>(&'a self, call: &'a Movement) -> BoxFuture<'a, Result<i64, WalletError>>;
}

/// What opening a session tells.
#[derive(Clone, PartialEq, Eq)]
pub struct Opened {
    /// The token that later calls repeat. A secret: it never reaches the browser.
    pub token: String,
    /// The player, as the operator names them.
    pub player: String,
    /// The wallet's currency.
    pub currency: String,
    /// The wallet's balance.
    pub balance: i64,
    /// The game the session is for.
    pub game_code: String,
    /// What the operator allows in the visit.
    pub rules: PlayRules,
    /// The vendor whose balance the supplier keeps and rounds stake from; empty where they stake at the operator's wallet.
    pub own_vendor: String,
}

/// What an operator allows in a visit: its settings, or those of the place that it is licensed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayRules {
    /// The least time between the starts of two rounds, in milliseconds.
    pub round_ms: i64,
    /// How many rounds automatic play may have; 0 where there is none.
    pub auto_rounds: i64,
    /// The most that a round may stake, in minor units; 0 for no bound.
    pub max_stake: i64,
}

impl PlayRules {
    /// What an operator says, where it says something: a round is never shorter than the supplier's own least time, and there
    /// is no automatic play that nobody allowed.
    pub fn from_operator(round_ms: Option<i64>, auto_rounds: Option<i64>) -> Self {
        Self {
            round_ms: round_ms.unwrap_or(0).clamp(MIN_ROUND_MS, LONGEST_ROUND_MS),
            auto_rounds: auto_rounds.unwrap_or(0).clamp(0, MOST_AUTO_ROUNDS),
            max_stake: 0,
        }
    }

    /// The same with the most that a round may stake, where the operator says one. One that is no stake at all lets nothing be staked.
    pub fn with_most(self, max_stake: Option<i64>) -> Self {
        Self { max_stake: max_stake.map_or(0, |most| most.max(1)), ..self }
    }

    /// Whether a round may stake so much.
    pub fn allows(&self, stake: i64) -> bool {
        self.max_stake == 0 || stake <= self.max_stake
    }
}

/// A movement of money for a round.
#[derive(Clone, PartialEq, Eq)]
pub struct Movement {
    /// The name of this movement: the same for each retry.
    pub transaction: String,
    /// The bet that a win or rollback refers to.
    pub reference: Option<String>,
    /// The operator's token.
    pub token: String,
    /// The round.
    pub round: String,
    /// The game.
    pub game_code: String,
    /// How much; a rollback names no amount.
    pub amount: i64,
    /// The wallet's currency.
    pub currency: String,
    /// The free spins that the round is one of; none where it was paid for.
    pub free_spins: Option<String>,
}

/// Why a call to the operator did not succeed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WalletError {
    /// The operator said no: nothing was moved.
    #[error("the operator refused: {0:?}")]
    Refused(Refused),
    /// Nobody knows whether the operator acted: no answer, or one that says so.
    #[error("the operator's answer is not known ({0}): roll back, and repeat until it answers")]
    Uncertain(String),
}

/// Why the operator said no.
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
    /// The licence of the operator allows this player no round of so much.
    StakeTooHigh,
    /// The operator knows no such free spins, or none is left.
    FreeSpinsEnded,
    /// The bet was rolled back.
    RolledBack,
    /// The round is settled already.
    RoundClosed,
    /// Anything else: a fault of the supplier's call, by its status.
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

    /// The word under which a refused round remembers it, and the page is told.
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
            PlayRules { round_ms: LONGEST_ROUND_MS, auto_rounds: MOST_AUTO_ROUNDS, max_stake: 0 }
        );
    }
    #[test]
    fn a_most_that_is_told_bounds_each_stake_and_none_bounds_nothing() {
        let told = |most| PlayRules::from_operator(None, None).with_most(most);
        assert!(told(None).allows(i64::MAX));
        assert!(told(Some(200)).allows(200) && !told(Some(200)).allows(201));
        assert!(!told(Some(0)).allows(2) && !told(Some(-5)).allows(2));
    }
}
