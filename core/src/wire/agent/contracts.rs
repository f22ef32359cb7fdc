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
    /// What to do.
    pub action: ContractAction,
    /// The request that is answered or withdrawn.
    pub request_id: String,
    /// The contract that is to have other terms (`OFFER`) or to end (`TERMINATE`).
    pub contract_id: String,
    /// Whom a new contract is offered to; empty asks the own upline for one.
    pub downline_id: String,
    /// The terms that are offered.
    pub terms: Option<Terms>,
    /// Hash of the text that is accepted, as it was shown.
    pub hash: String,
    /// Hash of the list of contracts below that end with it, as it was shown; empty where none do.
    pub ending: String,
    /// Why it is rejected.
    pub reason: String,
    /// The payment password; needed for whatever is signed.
    pub payment_password: SecretText,
}

/// A contract below that ends with another one.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ContractEnding {
    /// The contract.
    pub contract_id: String,
    /// Account of its upline.
    pub upline: String,
    /// Account of its downline.
    pub downline: String,
    /// The rate that is too high, in hundredths of a percent.
    pub rate: u32,
    /// The highest rate that could stand there.
    pub new_max: u32,
    /// All that is above; empty where there is nothing left for it to stand on.
    pub excess: Vec<Excess>,
}

/// The contracts below that end, if the agent agrees.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ContractsEnding {
    /// Each of them.
    pub contracts: Vec<ContractEnding>,
    /// Names this very list; empty where it is.
    pub hash: String,
}

/// In `value` of a refusal by code `contracts_end`: the list as it is now.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ContractsWouldEnd {
    /// What would end.
    pub ending: ContractsEnding,
}

/// A version of a contract.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AgentContractVersion {
    /// Its number, from 1.
    pub version: u32,
    /// What it says.
    pub terms: Terms,
    /// The exact text.
    pub text: String,
    /// SHA-256 of its text in UTF-8, in hexadecimal.
    pub hash: String,
    /// Who has signed it.
    pub signatures: Vec<ContractSignature>,
    /// From when on it counts, RFC 3339.
    pub effective_from: String,
    /// Until when; nothing where no end is known.
    pub effective_to: Option<String>,
}

/// A contract, as one side of it sees it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AgentContract {
    /// Its number.
    pub id: String,
    /// What it pays.
    pub contract_type: ContractType,
    /// The side of the caller.
    pub side: ContractSide,
    /// Id of the other side; empty for the operator.
    pub party_id: String,
    /// Account of the other side; empty for the operator.
    pub party: String,
    /// Currency of its amounts.
    pub currency: String,
    /// How it stands.
    pub status: ContractStatus,
    /// Why it ends.
    pub ended_reason: Option<EndedReason>,
    /// What was signed, the latest first.
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
    /// Names it.
    pub id: String,
    /// The contract that it is about.
    pub contract_id: String,
    /// What it pays.
    pub contract_type: ContractType,
    /// What is asked for.
    pub request_type: ContractRequestType,
    /// What has become of it.
    pub status: ContractRequestStatus,
    /// The side of the caller.
    pub side: ContractSide,
    /// Who asked.
    pub requested_by: ContractSide,
    /// Whose turn it is.
    pub answers: ContractSide,
    /// Id of the other side; empty for the operator.
    pub party_id: String,
    /// Account of the other side; empty for the operator.
    pub party: String,
    /// Currency of its amounts.
    pub currency: String,
    /// Number of the latest offer, from 1.
    pub round: u32,
    /// What is offered; nothing for the end of a contract.
    pub terms: Option<Terms>,
    /// What stands now; nothing for a new contract.
    pub current: Option<Terms>,
    /// The text that is signed.
    pub text: String,
    /// Its SHA-256.
    pub hash: String,
    /// Why it was rejected.
    pub reason: String,
    /// When it was made, RFC 3339.
    pub created_at: String,
    /// Until when it can be answered.
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
    /// The highest guaranteed rate.
    pub max_guaranteed_rate: Option<u32>,
    /// What a period may pay at most: each tier then needs a cap.
    pub max_cap: Option<Amount>,
}

/// Value of `GET /wps/agent/contracts`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AgentContracts {
    /// Those with the upline.
    pub own: Vec<AgentContract>,
    /// Those with downlines.
    pub downlines: Vec<AgentContract>,
    /// What waits for an answer, of either side; and what was decided lately.
    pub requests: Vec<AgentContractRequest>,
    /// The caller may offer contracts to downlines.
    pub may_offer: bool,
    /// The caller may ask the upline for a contract, and sign one.
    pub may_accept: bool,
    /// The caller may ask for a contract or for other terms.
    pub may_ask: bool,
    /// What the site allows.
    pub bounds: ContractBounds,
    /// Currency of the caller.
    pub currency: String,
    /// Minutes that the operator's days are ahead of UTC.
    pub offset_minutes: i32,
    /// There is a payment password.
    pub payment_password_set: bool,
}

/// Who has signed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ContractSignature {
    /// The side.
    pub side: ContractSide,
    /// The account; empty for the operator.
    pub account: String,
    /// When, RFC 3339.
    pub signed_at: String,
    /// What was signed.
    pub hash: String,
}

/// What a team has done in a period.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PeriodFigures {
    /// Stakes.
    pub turnover: Amount,
    /// What of the stakes was at risk.
    pub valid_bet: Amount,
    /// What was paid out.
    pub payout: Amount,
    /// Rebate.
    pub rebate: Amount,
    /// Bonuses.
    pub bonuses: Amount,
    /// Deposits.
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
    /// Periods that are over: 1 to 12.
    pub periods: u32,
}

/// A period that is over.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ContractPast {
    /// Its first day, or five-minute slot.
    pub first: i64,
    /// When it began, RFC 3339.
    pub from: String,
    /// What the team of the downline has done.
    pub downline: PeriodFigures,
    /// What the caller's own has, as the own contract counts it.
    pub own: PeriodFigures,
}

/// A contract of the downline with one of its own downlines.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ContractBelow {
    /// Its number.
    pub contract_id: String,
    /// Account of its downline.
    pub downline: String,
    /// What it says.
    pub terms: Terms,
}

/// Value of `POST /wps/agent/contracts/replay`: the client computes by it what an offer would have brought.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ContractReplay {
    /// Account of whose team it is; empty for the caller's own.
    pub party: String,
    /// The periods, the earliest first.
    pub periods: Vec<ContractPast>,
    /// The caller's own contract of the kind; nothing without one.
    pub own: Option<Terms>,
    /// What stands on the contract that the offer would replace.
    pub below: Vec<ContractBelow>,
}
