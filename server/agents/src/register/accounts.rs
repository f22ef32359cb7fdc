//! Creating an account below an agent.

use axum::extract::State;
use axum::http::StatusCode;
use identity::idempotency::{Intent, IntentKey};
use identity::member::MemberRow;
use identity::registration::{self, CheckedAccount, FirstAccount};
use identity::tree;
use lumora_core::domain::account::AccountType;
use lumora_core::domain::agent::rebate::RebateRate;
use lumora_core::wire::{Envelope, NewDownline, NewDownlineRequest, SealedBody, code};
use platform::http::{ApiError, ErrorEnvelope, Reply};
use platform::rate_limit::RateLimit;
use platform::seal::Sealed;
use platform::store::Connection;
use platform::vault::Vault;

use super::rating;
use crate::{Agent, AgentsState, rights};

/// Rate limit of creating accounts, per agent: the response tells when a name is taken, so it bounds guessing names.
const HOURLY: RateLimit = RateLimit::hourly("agent-accounts", 120);

/// Create an account below the agent
///
/// The body is a sealed `NewDownlineRequest`. Fields are checked by the rules of `/wps/system/setting/register`. At the first login
/// the member must change the password and agree to the terms.
#[utoipa::path(
    post, path = "/wps/agent/members", tag = "agents", params(IntentKey), request_body = SealedBody, security(("session" = [])),
    responses(
        (status = 200, body = Envelope<NewDownline>),
        (status = 401, body = ErrorEnvelope),
        (status = 403, description = "No agent, or one whose type may not create such an account", body = ErrorEnvelope),
        (status = 409, description = "The account name is taken, or the tree would become too deep", body = ErrorEnvelope),
        (status = 422, description = "Fields broke a rule, or a rate is above the agent's", body = ErrorEnvelope),
        (status = 429, body = ErrorEnvelope)
    )
)]
pub(super) async fn create(
    State(state): State<AgentsState>,
    Agent(agent): Agent,
    intent: Intent,
    Sealed(body): Sealed<NewDownlineRequest>,
) -> Result<Reply<NewDownline>, ApiError> {
    if let Some(made) = intent.stored_result()? {
        return Ok(Reply(made));
    }
    let base = &state.cashier.base;
    rights::require_create(base.store.reader(), agent.account_type(), body.account_type).await?;
    rating::require(&body.rates, None)?;
    HOURLY.take(base, &agent.id).await?;
    let first = FirstAccount { account: &body.username, password: &body.password, nickname: &body.nickname };
    let new = NewAccount {
        agent_id: agent.id.clone(),
        checked: registration::check(base, first).await?,
        password_hash: state.cashier.passwords.hash(body.password.reveal().to_owned()).await?,
        account_type: body.account_type,
        rates: body.rates,
    };
    let (vault, now_ms) = (base.vault.clone(), base.clock.now_ms());
    let made = intent.once(&base.store, move |tx| Box::pin(async move { make(tx, &vault, &new, now_ms).await }));
    Ok(Reply(made.await?))
}

/// An account to create.
#[derive(Debug, Clone)]
pub struct NewAccount {
    /// Id of the agent who creates it.
    pub agent_id: String,
    /// Account name and nickname, checked.
    pub checked: CheckedAccount,
    /// Hash of the first password.
    pub password_hash: String,
    /// Number of the account type.
    pub account_type: u32,
    /// Rebate rates.
    pub rates: Vec<RebateRate>,
}

/// Creates the account, checking the rules again in the transaction.
///
/// # Errors
/// 403 if the agent may not create such accounts; 409 if the name is taken or the tree would become too deep; 422 for a rate above
/// the agent's.
pub async fn make(tx: &mut Connection, vault: &Vault, new: &NewAccount, now_ms: i64) -> Result<NewDownline, ApiError> {
    let agent = MemberRow::by_id(&mut *tx, &new.agent_id).await?.ok_or_else(|| ApiError::not_found("agent"))?;
    agent.require_active()?;
    rights::require_create(&mut *tx, agent.account_type(), new.account_type).await?;
    if tree::is_too_deep(&mut *tx, &agent.id).await? {
        return Err(too_deep());
    }
    rating::require(&new.rates, Some(&rating::highest_allowed(&mut *tx, &agent.id, now_ms).await?))?;
    let account_type = AccountType::from_number(new.account_type);
    let made = (&new.checked, new.password_hash.as_str());
    let id = registration::write(&mut *tx, vault, made, (&agent, account_type), now_ms).await?;
    let today = rating::today(&mut *tx, now_ms).await?.number();
    rating::write(&mut *tx, &id, &new.rates, (today, &agent.account), now_ms).await?;
    Ok(NewDownline { id, account: new.checked.account().to_owned(), account_type: new.account_type })
}

/// 409 `tree_too_deep`: nobody can be placed below the agent.
pub(super) fn too_deep() -> ApiError {
    let message = "the tree would become too deep: nobody can stand below this agent";
    ApiError::refused(StatusCode::CONFLICT, code::TREE_TOO_DEEP, message)
}
