//! Parsing of the policy files, which are embedded in the program.

use std::collections::BTreeMap;

use lumora_core::domain::fair_play::policy::{
    BonusRules, CheckedBefore, DemoGate, DisplayRules, ExclusionRules, LimitOffer, LimitRules, Policy, PolicyFault,
    RealityCheckRules, RoundRules, SessionRules, StakeCap,
};
use lumora_core::domain::fair_play::{LimitKind, LimitPeriod, SELF_EXCLUSIONS, TIME_OUTS};
use lumora_core::domain::game::GameType;

/// The files, in the order of [`IDS`](super::IDS). A new policy needs a file, its line here and its id there.
pub const FILES: [&str; 5] = [
    include_str!("../../policies/gb.toml"),
    include_str!("../../policies/mt.toml"),
    include_str!("../../policies/on.toml"),
    include_str!("../../policies/cw.toml"),
    include_str!("../../policies/play-money.toml"),
];

/// Why a policy file is invalid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PolicyError {
    /// It is not the TOML of a policy; the detail names line and field.
    Syntax {
        /// The parser's message.
        detail: String,
    },
    /// An item has a value that no policy can have.
    Fault {
        /// Id of the policy.
        id: String,
        /// The invalid item.
        fault: PolicyFault,
    },
}

impl std::fmt::Display for PolicyError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Syntax { detail } => write!(f, "correct the file of the policy: {detail}"),
            Self::Fault { id, fault } => write!(f, "correct policies/{id}.toml: {fault}"),
        }
    }
}

impl std::error::Error for PolicyError {}

/// All policies that have a file.
///
/// # Errors
/// The error of the first invalid file.
pub fn read() -> Result<Vec<Policy>, PolicyError> {
    FILES.into_iter().map(policy).collect()
}

pub(super) fn policy(text: &str) -> Result<Policy, PolicyError> {
    let policy: Policy = toml::from_str(text).map_err(|error| PolicyError::Syntax { detail: error.to_string() })?;
    match policy.check() {
        Ok(()) => Ok(policy),
        Err(fault) => Err(PolicyError::Fault { id: policy.id, fault }),
    }
}

/// The policy where no file can be read: the strictest possible.
pub(super) fn closed() -> Policy {
    let offer = |kind: &LimitKind| LimitOffer { kind: *kind, periods: LimitPeriod::ALL.to_vec() };
    Policy {
        id: "closed".to_owned(),
        name: "Nothing could be read".to_owned(),
        min_age: 25,
        checked_before: CheckedBefore::Demo,
        demo: DemoGate::CheckedAge,
        reverse_withdrawal: false,
        limits: LimitRules {
            offered: LimitKind::ALL.iter().map(offer).collect(),
            demanded: vec![LimitKind::ALL.to_vec()],
            asked: true,
            raise_hours: 168,
        },
        reality_check: RealityCheckRules { mandatory: true, default_minutes: 15, options: vec![15] },
        rounds: RoundRules { slot_ms: 60_000, other_ms: 60_000, auto_play: false, celebrate_returns: false },
        stake_caps: GameType::ALL
            .iter()
            .map(|product| StakeCap { product: product.code().to_owned(), from_age: 18, most: 1 })
            .collect(),
        bonus: BonusRules { wagering_cap: Some(0), mixed_products: false },
        display: DisplayRules {
            net_position: true,
            session_clock: true,
            licence_statement: true,
            previous_login: true,
            return_to_player: true,
            net_deposits: true,
            history_months: 120,
        },
        session: SessionRules { idle_minutes: 5, several_games: false },
        exclusion: ExclusionRules {
            time_outs: TIME_OUTS.to_vec(),
            self_exclusions: SELF_EXCLUSIONS.to_vec(),
            return_hours: 168,
        },
        customer_funds: None,
        basis: BTreeMap::new(),
    }
}
