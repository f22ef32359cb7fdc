//! The parts of a policy.

use crate::domain::fair_play::{LimitKind, LimitPeriod, Span};
use crate::domain::named_enum::named_enum;
use serde::Deserialize;
use std::collections::BTreeMap;

named_enum! {
    /// The step before which an operator has to have checked age and identity. Each one includes those before it.
    CheckedBefore {
        /// Before nothing: the check is not asked for.
        #[default]
        Nothing = "NONE",
        /// Before money is paid out.
        Withdrawal = "WITHDRAWAL",
        /// Before money is paid in.
        Deposit = "DEPOSIT",
        /// Before anything is staked.
        Play = "PLAY",
        /// Before games are played for nothing.
        Demo = "DEMO",
    }
}

impl CheckedBefore {
    /// Whether the check has to come before something, which is named by the rule that would begin with it.
    #[must_use]
    pub const fn covers(self, what: CheckedBefore) -> bool {
        what as u8 > 0 && self as u8 >= what as u8
    }
}

named_enum! {
    /// The gate of games for nothing. Each one is narrower than the one before.
    DemoGate {
        /// Open to everybody, without an account.
        #[default]
        Open = "OPEN",
        /// Open to who has an account.
        Account = "ACCOUNT",
        /// Open to who has an account, and whose age was checked.
        CheckedAge = "CHECKED_AGE",
    }
}

/// The limits of a kind that are offered.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LimitOffer {
    /// The kind of the limits.
    pub kind: LimitKind,
    /// The periods that they are offered for, the shortest first.
    pub periods: Vec<LimitPeriod>,
}

/// The rules of limits that players set.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LimitRules {
    /// The limits that are offered.
    pub offered: Vec<LimitOffer>,
    /// Of each group at least one has to be set.
    pub demanded: Vec<Vec<LimitKind>>,
    /// Members are asked for limits after registration and before the first deposit.
    pub asked: bool,
    /// Hours that a raise waits for its second yes.
    pub raise_hours: u32,
}

/// The rules of reality checks.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RealityCheckRules {
    /// Nobody may play without reality checks.
    pub mandatory: bool,
    /// Minutes between two of them unless the member chooses; 0 for none.
    pub default_minutes: u32,
    /// The intervals that can be chosen, in minutes, the shortest first; 0 for none comes last.
    pub options: Vec<u32>,
}

/// The rules of how a round is played.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundRules {
    /// The least time of a round of a slot, in milliseconds; 0 for no bound.
    pub slot_ms: u32,
    /// The same for other games.
    pub other_ms: u32,
    /// A game may play rounds by itself.
    pub auto_play: bool,
    /// A return that is not above the stake may be celebrated.
    pub celebrate_returns: bool,
}

/// A cap of what a round may stake.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StakeCap {
    /// The product, by its code: `RNG` for slots.
    pub product: String,
    /// The age that the cap counts from, up to the next cap of the product.
    pub from_age: u32,
    /// The most that a round may stake, in minor units of the wallet's currency.
    pub most: i64,
}

/// The rules of bonuses.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BonusRules {
    /// How often a bonus may have to be staked at most; nothing for no bound.
    pub wagering_cap: Option<u32>,
    /// A promotion may ask for play of more than one product.
    pub mixed_products: bool,
}

/// The rules of what pages show.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DisplayRules {
    /// What was won or lost since the session of play began, beside a game.
    pub net_position: bool,
    /// The time since the session of play began, beside a game.
    pub session_clock: bool,
    /// The licence with its number and a link, at the foot of each page.
    pub licence_statement: bool,
    /// Time and place of the session before, at login.
    pub previous_login: bool,
    /// The return to the player, before a game is opened.
    pub return_to_player: bool,
    /// Deposits less withdrawals since the account was opened.
    pub net_deposits: bool,
    /// Months of history that a member reads without asking anybody.
    pub history_months: u32,
}

/// The rules of sessions.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SessionRules {
    /// Minutes without use after which a session ends.
    pub idle_minutes: u32,
    /// A member may play more than one game at once.
    pub several_games: bool,
}

/// The rules of time-outs and self-exclusion.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExclusionRules {
    /// The lengths that a time-out can have, the shortest first.
    pub time_outs: Vec<Span>,
    /// The lengths that a self-exclusion can have, the shortest first.
    pub self_exclusions: Vec<Span>,
    /// Hours between asking to come back after a self-exclusion and playing again.
    pub return_hours: u32,
}

/// How the money of customers is kept.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CustomerFunds {
    /// The word of the regulator's scale. Another one has to be acknowledged anew.
    pub rating: String,
    /// The sentence that is acknowledged, by language code; `EN` is always there.
    pub text: BTreeMap<String, String>,
}
