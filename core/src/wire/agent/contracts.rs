//! Contracts of agents (section 7 of the specification: `MCS2_processDividendReq` and the other three). Words and rules are those of
//! [`domain::agent`](crate::domain::agent).

use serde::{Deserialize, Serialize};

use crate::domain::agent::life::{
    ContractAction, ContractRequestStatus, ContractRequestType, ContractSide, ContractStatus, EndedReason,
};
use crate::domain::agent::limit::Excess;
use crate::domain::agent::terms::{ContractType, Terms};
use crate::wire::{Amount, SecretText};

/// Body of the four calls that process requests about contracts, sealed. What an action does not need is left out.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AgentContractCall {
    /// The action that the agent takes.
    pub action: ContractAction,
    /// The request that is answered or withdrawn.
    pub request_id: String,
    /// The contract that is to have other terms (`OFFER`) or to end (`TERMINATE`).
    pub contract_id: String,
    /// Whom a new contract is offered to; empty asks the own upline for one.
    pub downline_id: String,
    /// The terms that are offered.
    pub terms: Option<Terms>,
    /// SHA-256 of the text that is accepted, as it was shown.
    pub hash: String,
    /// SHA-256 of the list of contracts below that end with it, as it was shown; empty where none do.
    pub ending: String,
    /// Why the request is rejected.
    pub reason: String,
    /// The payment password; needed for whatever is signed.
    pub payment_password: SecretText,
}

/// A contract below that ends with another one.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ContractEnding {
    /// Id of the contract.
    pub contract_id: String,
    /// Account name of its upline.
    pub upline: String,
    /// Account name of its downline.
    pub downline: String,
    /// The rate that is too high, in hundredths of a percent.
    pub rate: u32,
    /// The highest rate that could stand there, in hundredths of a percent.
    pub new_max: u32,
    /// All that is above; empty where there is nothing left for it to stand on.
    pub excess: Vec<Excess>,
}

/// The contracts below that end, if the agent agrees.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ContractsEnding {
    /// The contracts that would end.
    pub contracts: Vec<ContractEnding>,
    /// Names this very list; empty where it is.
    pub hash: String,
}

/// In `value` of a refusal by code `contracts_end`: the list as it is now.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ContractsWouldEnd {
    /// The list of contracts that would end.
    pub ending: ContractsEnding,
}

/// A version of a contract.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AgentContractVersion {
    /// Number of the version, from 1.
    pub version: u32,
    /// The terms of the version.
    pub terms: Terms,
    /// The text that is signed, to the letter.
    pub text: String,
    /// SHA-256 of its text in UTF-8, in hexadecimal.
    pub hash: String,
    /// The signatures under it.
    pub signatures: Vec<ContractSignature>,
    /// From when on the version counts, RFC 3339.
    pub effective_from: String,
    /// Until when the version counts, RFC 3339; nothing where no end is known.
    pub effective_to: Option<String>,
}

/// A contract, as one side of it sees it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AgentContract {
    /// Id of the contract.
    pub id: String,
    /// The type of the contract: what it pays.
    pub contract_type: ContractType,
    /// The side of the caller.
    pub side: ContractSide,
    /// Id of the other side; empty for the operator.
    pub party_id: String,
    /// Account name of the other side; empty for the operator.
    pub party: String,
    /// ISO 4217 code of its amounts.
    pub currency: String,
    /// The status of the contract.
    pub status: ContractStatus,
    /// Why the contract ends; nothing where it does not.
    pub ended_reason: Option<EndedReason>,
    /// The versions that were signed, the latest first.
    pub versions: Vec<AgentContractVersion>,
    /// A request about it is open.
    pub open_request: bool,
    /// What would end if it ended: contracts below that stand on it. Told to the downline alone.
    pub ending: ContractsEnding,
}

/// A request about a contract, as one side of it sees it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AgentContractRequest {
    /// Id of the request.
    pub id: String,
    /// Id of the contract that the request is about.
    pub contract_id: String,
    /// The type of the contract: what it pays.
    pub contract_type: ContractType,
    /// Whether a contract, other terms or an end is asked for.
    pub request_type: ContractRequestType,
    /// The status of the request.
    pub status: ContractRequestStatus,
    /// The side of the caller.
    pub side: ContractSide,
    /// The side that asked.
    pub requested_by: ContractSide,
    /// The side whose turn it is.
    pub answers: ContractSide,
    /// Id of the other side; empty for the operator.
    pub party_id: String,
    /// Account name of the other side; empty for the operator.
    pub party: String,
    /// ISO 4217 code of its amounts.
    pub currency: String,
    /// Number of the latest offer, from 1.
    pub round: u32,
    /// The terms that are offered; nothing for the end of a contract.
    pub terms: Option<Terms>,
    /// The terms that stand now; nothing for a new contract.
    pub current: Option<Terms>,
    /// The text that is signed.
    pub text: String,
    /// SHA-256 of that text in UTF-8, in hexadecimal.
    pub hash: String,
    /// Why the request was rejected; empty unless it was.
    pub reason: String,
    /// When the request was made, RFC 3339.
    pub created_at: String,
    /// Until when the request can be answered, RFC 3339.
    pub expires_at: String,
    /// The contracts below that end with it; told to the downline alone.
    pub ending: ContractsEnding,
}

/// What the site allows in contracts of a type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ContractBounds {
    /// The highest rate, in hundredths of a percent; nothing for no bound.
    pub max_rate: Option<u32>,
    /// The highest guaranteed rate, in hundredths of a percent; nothing for no bound.
    pub max_guaranteed_rate: Option<u32>,
    /// The most that a period may pay: each tier then needs a cap.
    pub max_cap: Option<Amount>,
}

/// Value of `GET /wps/agent/contracts`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AgentContracts {
    /// The contracts with the upline.
    pub own: Vec<AgentContract>,
    /// The contracts with downlines.
    pub downlines: Vec<AgentContract>,
    /// The requests that wait for an answer, of either side, and those that were decided lately.
    pub requests: Vec<AgentContractRequest>,
    /// The caller may offer contracts to downlines.
    pub may_offer: bool,
    /// The caller may ask the upline for a contract, and sign one.
    pub may_accept: bool,
    /// The caller may ask for a contract or for other terms.
    pub may_ask: bool,
    /// What the site allows in contracts of this type.
    pub bounds: ContractBounds,
    /// ISO 4217 code of the caller's wallet.
    pub currency: String,
    /// Minutes that the operator's days are ahead of UTC.
    pub offset_minutes: i32,
    /// The caller has a payment password.
    pub payment_password_set: bool,
}

/// A signature under a version of a contract.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ContractSignature {
    /// The side that signed.
    pub side: ContractSide,
    /// The account name; empty for the operator.
    pub account: String,
    /// When it was signed, RFC 3339.
    pub signed_at: String,
    /// SHA-256 of the text that was signed.
    pub hash: String,
}

/// What a team has done in a period.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PeriodFigures {
    /// The stakes of the period.
    pub turnover: Amount,
    /// What of the stakes was at risk.
    pub valid_bet: Amount,
    /// The amount that was paid out.
    pub payout: Amount,
    /// The rebate that the team got.
    pub rebate: Amount,
    /// The bonuses that the team got.
    pub bonuses: Amount,
    /// The deposits that the team made.
    pub deposits: Amount,
    /// Valid bets of each member who has any, the highest first, at most 5,000 of them.
    pub members: Vec<Amount>,
}

/// Body of `POST /wps/agent/contracts/replay`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ContractReplayCall {
    /// Whose team the offer is for: one directly below; empty for the caller's own.
    pub downline_id: String,
    /// The terms, whose kind, products and reach say what is counted.
    pub terms: Terms,
    /// How many past periods are asked for: 1 to 12.
    pub periods: u32,
}

/// A period that is over, and what the teams did in it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ContractPast {
    /// Number of its first day, or of its first slot of five minutes.
    pub first: i64,
    /// When the period began, RFC 3339.
    pub from: String,
    /// The figures of the downline's team.
    pub downline: PeriodFigures,
    /// The figures of the caller's own team, as the own contract counts them.
    pub own: PeriodFigures,
}

/// A contract of the downline with one of its own downlines.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ContractBelow {
    /// Id of the contract.
    pub contract_id: String,
    /// Account name of its downline.
    pub downline: String,
    /// The terms of the contract.
    pub terms: Terms,
}

/// Value of `POST /wps/agent/contracts/replay`: the client computes by it what an offer would have brought.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ContractReplay {
    /// Account name of whose team it is; empty for the caller's own.
    pub party: String,
    /// The periods, the earliest first.
    pub periods: Vec<ContractPast>,
    /// The caller's own contract of the kind; nothing without one.
    pub own: Option<Terms>,
    /// The contracts that stand on the one that the offer would replace.
    pub below: Vec<ContractBelow>,
}
