//! The contracts between an agent and a direct downline, by type: for the downline's file, which links to contracts and offers.

use lumora_core::domain::agent::features::ContractRequests;
use lumora_core::domain::agent::terms::ContractType;
use lumora_core::wire::DownlineContract;
use platform::settings::Settings;
use platform::store::{Store, StoreError, sql};

use super::party::offered;

/// One entry for each type of contract that the operator has switched on; `may_offer` tells whether the agent has the right to offer
/// contracts.
///
/// # Errors
/// When the database fails.
pub async fn between(
    store: &Store,
    agent_id: &str,
    downline_id: &str,
    may_offer: bool,
) -> Result<Vec<DownlineContract>, StoreError> {
    let settings = Settings::load(store).await?.agents();
    let query = "select distinct contract_type from contracts
                 where upline_id = $1 and downline_id = $2 and status in ('PENDING', 'ACTIVE', 'TERMINATING')";
    let query = sql::query_scalar(query).bind(agent_id).bind(downline_id);
    let existing_types: Vec<String> = query.fetch_all(store.reader()).await?;
    let contract = |contract_type: &ContractType| {
        let (is_shown, requests_by) = offered(&settings, *contract_type);
        let stands = existing_types.iter().any(|it| it == contract_type.name());
        let may_offer = may_offer && requests_by != ContractRequests::Off;
        is_shown.then_some(DownlineContract { contract_type: *contract_type, stands, may_offer })
    };
    Ok(ContractType::ALL.iter().filter_map(contract).collect())
}
