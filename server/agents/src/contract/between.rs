//! What stands between an agent and somebody directly below, by type: for the file of the downline, which leads to contracts and to offers.

use lumora_core::domain::agent::features::ContractRequests;
use lumora_core::domain::agent::terms::ContractType;
use lumora_core::wire::DownlineContract;
use platform::settings::Settings;
use platform::store::{Store, StoreError, sql};

use super::party::offered;

/// Contracts of the types that the operator has switched on; `may_offer` says whether the agent has the right to offer any.
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
    let standing: Vec<String> = query.fetch_all(store.reader()).await?;
    let contract = |contract_type: &ContractType| {
        let (is_shown, who) = offered(&settings, *contract_type);
        let stands = standing.iter().any(|it| it == contract_type.name());
        let may_offer = may_offer && who != ContractRequests::Off;
        is_shown.then_some(DownlineContract { contract_type: *contract_type, stands, may_offer })
    };
    Ok(ContractType::ALL.iter().filter_map(contract).collect())
}
