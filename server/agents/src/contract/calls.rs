//! The routes of contracts, under the names of section 7 of the specification.

use axum::extract::State;
use axum::middleware;
use identity::idempotency::{self, Intent, IntentKey};
use identity::passwords::Passwords;
use identity::payment_password;
use lumora_core::domain::agent::terms::ContractType;
use lumora_core::wire::{
    AgentContract, AgentContractCall, AgentContractRequest, AgentContracts, AgentOpenRequests, ContractReplay,
    ContractReplayCall, Envelope, SealedBody,
};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Path, Query, Reply};
use platform::params::{OneOf, RequiredParam};
use platform::seal::Sealed;
use platform::settings::Settings;
use platform::store::Connection;
use platform::{choices, query};
use utoipa::{OpenApiRouter, routes};

use super::act::{ActionContext, Signer, act};
use super::{read, workbench};
use crate::figures::catch_up;
use crate::{Agent, AgentsState};

/// The routes of this module.
pub fn router() -> OpenApiRouter<AgentsState> {
    let sealed = OpenApiRouter::new()
        .routes(routes!(dividend))
        .routes(routes!(daily))
        .routes(routes!(hourly))
        .routes(routes!(real_time))
        .route_layer(middleware::from_fn(idempotency::sealed_layer));
    OpenApiRouter::new()
        .routes(routes!(list))
        .routes(routes!(open))
        .routes(routes!(replay))
        .routes(routes!(detail))
        .merge(sealed)
}

choices! {
    /// Types of contracts, as a parameter.
    pub(crate) ContractTypes of ContractType
}

query! {
    /// The contracts to list.
    struct ContractsQuery {
        /// Type of contract.
        r#type: RequiredParam<OneOf<ContractTypes>>,
    }
}

/// Contracts of the agent
///
/// Contracts of one type with the upline and with downlines, and the requests about them.
#[utoipa::path(
    get, path = "/wps/agent/contracts", tag = "agents", security(("session" = [])), params(ContractsQuery),
    responses(
        (status = 200, body = Envelope<AgentContracts>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 403, body = ErrorEnvelope)
    )
)]
async fn list(
    State(base): State<Base>,
    Agent(member): Agent,
    Query(query): Query<ContractsQuery>,
) -> Result<Reply<AgentContracts>, ApiError> {
    let settings = Settings::load(&base.store).await?.agents();
    let password_set = payment_password::is_set(&base, &member.id).await?;
    let (now_ms, contract_type) = (base.clock.now_ms(), query.r#type.0);
    let read = base.store.write(move |tx| {
        let (member, settings) = (member.clone(), settings.clone());
        Box::pin(async move {
            let party = (member.id.as_str(), member.account_type(), member.row.currency.as_str());
            read::contracts(tx, party, contract_type, (&settings, now_ms)).await
        })
    });
    Ok(Reply(AgentContracts { payment_password_set: password_set, ..read.await? }))
}

/// Requests that wait for the agent's answer
///
/// Their number, by type of contract.
#[utoipa::path(
    get, path = "/wps/agent/contracts/open", tag = "agents", security(("session" = [])),
    responses(
        (status = 200, body = Envelope<AgentOpenRequests>), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope)
    )
)]
async fn open(State(base): State<Base>, Agent(member): Agent) -> Result<Reply<AgentOpenRequests>, ApiError> {
    let id = member.id;
    let read = base.store.write(move |tx| {
        let id = id.clone();
        Box::pin(async move { read::open_counts(tx, &id).await })
    });
    Ok(Reply(read.await?))
}

/// Replay terms over past periods
///
/// The figures of the last finished periods, for the downline's team and the agent's own. The client computes what the terms would
/// have paid, by the rules of settlements.
#[utoipa::path(
    post, path = "/wps/agent/contracts/replay", tag = "agents", security(("session" = [])), request_body = ContractReplayCall,
    responses(
        (status = 200, body = Envelope<ContractReplay>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 403, body = ErrorEnvelope),
        (status = 404, description = "The downline is not one of the agent's", body = ErrorEnvelope),
        (status = 422, description = "These can not be terms", body = ErrorEnvelope)
    )
)]
async fn replay(
    State(base): State<Base>,
    Agent(member): Agent,
    Body(call): Body<ContractReplayCall>,
) -> Result<Reply<ContractReplay>, ApiError> {
    catch_up(&base.store).await?;
    let now_ms = base.clock.now_ms();
    let read = base.store.write(move |tx| {
        let (member, call) = (member.clone(), call.clone());
        Box::pin(async move { workbench::replay(tx, (&member.id, &member.row.currency), &call, now_ms).await })
    });
    Ok(Reply(read.await?))
}

/// A contract with its signed versions
///
/// The exact texts, their hashes, the signers and the times of signing.
#[utoipa::path(
    get, path = "/wps/agent/contracts/{id}", tag = "agents", security(("session" = [])),
    params(("id" = String, Path, description = "Number of the contract")),
    responses(
        (status = 200, body = Envelope<AgentContract>), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope),
        (status = 404, description = "There is no such contract of the agent's", body = ErrorEnvelope)
    )
)]
async fn detail(
    State(base): State<Base>,
    Agent(member): Agent,
    Path(id): Path<String>,
) -> Result<Reply<AgentContract>, ApiError> {
    let read = base.store.write(move |tx| {
        let (member_id, id) = (member.id.clone(), id.clone());
        Box::pin(async move { read::detail(tx, &member_id, &id).await })
    });
    Ok(Reply(read.await?))
}

/// Carries the action out, once for the idempotency key, and returns the contract request as it is after that.
async fn process(
    (base, passwords): (Base, Passwords),
    Agent(member): Agent,
    (intent, call): (Intent, AgentContractCall),
    contract_type: ContractType,
) -> Result<Reply<AgentContractRequest>, ApiError> {
    let now_ms = base.clock.now_ms();
    if call.action.is_signed() && !intent.was_done() {
        payment_password::prove(&base, &passwords, &member.id, call.payment_password.reveal()).await?;
    }
    let signer = Signer { member_id: member.id.clone(), signs_as: member.id.clone() };
    let work = async move |tx: &mut Connection| {
        let settings = Settings::read(&mut *tx).await?.agents();
        act(tx, &ActionContext { contract_type, settings, now_ms }, &signer, &call).await
    };
    let id = intent.once(&base.store, move |tx| Box::pin(async move { work(tx).await })).await?;
    let read = base.store.write(move |tx| {
        let (member_id, id) = (member.id.clone(), id.clone());
        Box::pin(async move { read::one_request(tx, &member_id, &id).await })
    });
    Ok(Reply(read.await?))
}

/// Declares the route that processes requests about contracts of one type.
macro_rules! processing {
    ($(#[$doc:meta])* $name:ident, $path:literal, $contract_type:expr) => {
        $(#[$doc])*
        #[utoipa::path(
            post, path = $path, tag = "agents", params(IntentKey), request_body = SealedBody, security(("session" = [])),
            responses(
                (status = 200, body = Envelope<AgentContractRequest>),
                (status = 401, body = ErrorEnvelope),
                (status = 403, description = "The operator lets this side not do it", body = ErrorEnvelope),
                (status = 404, description = "There is no such contract, request or downline of the agent's", body = ErrorEnvelope),
                (status = 409, description = "It can not be now: `code` says why; `value.ending` lists contracts that would end", body = ErrorEnvelope),
                (status = 422, description = "The terms can not be offered, or the password is wrong", body = ErrorEnvelope),
                (status = 429, description = "Payments are locked", body = ErrorEnvelope)
            )
        )]
        async fn $name(
            State(base): State<Base>,
            State(passwords): State<Passwords>,
            agent: Agent,
            intent: Intent,
            Sealed(body): Sealed<AgentContractCall>,
        ) -> Result<Reply<AgentContractRequest>, ApiError> {
            process((base, passwords), agent, (intent, body), $contract_type).await
        }
    };
}

processing! {
    /// Process a dividend contract
    ///
    /// Offers, makes a counter-offer, accepts, rejects, withdraws, or terminates. The body is a sealed `AgentContractCall`.
    dividend, "/wps/relay/MCS2_processDividendReq", ContractType::Dividend
}

processing! {
    /// Process a daily wage contract
    ///
    /// Offers, makes a counter-offer, accepts, rejects, withdraws, or terminates. The body is a sealed `AgentContractCall`.
    daily, "/wps/relay/MCS2_processDailySalContract", ContractType::Daily
}

processing! {
    /// Process an hourly salary contract
    ///
    /// Offers, makes a counter-offer, accepts, rejects, withdraws, or terminates. The body is a sealed `AgentContractCall`.
    hourly, "/wps/relay/MCS2_processContractHourSalary", ContractType::Hourly
}

processing! {
    /// Process a real-time salary contract
    ///
    /// Offers, makes a counter-offer, accepts, rejects, withdraws, or terminates. The body is a sealed `AgentContractCall`.
    real_time, "/wps/relay/MCSFE_processRealTimeSalaryContract", ContractType::RealTime
}
