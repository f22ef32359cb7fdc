//! The agent who makes a request.

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use identity::session::{Member, pass};
use identity::tree;
use lumora_core::domain::account::agent_centre_gate;
use platform::Base;
use platform::http::ApiError;
use platform::store::sql;

/// The agent whose session the request carries. A handler that takes it answers 403 `non_agent` to members, and refuses guests of the
/// free demo as everywhere.
#[derive(Debug, Clone)]
pub struct Agent(pub Member);

impl<S: Send + Sync> FromRequestParts<S> for Agent
where
    Base: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let member = Member::from_request_parts(parts, state).await?;
        pass(agent_centre_gate(Some(member.account_type())))?;
        Ok(Self(member))
    }
}

impl Agent {
    /// The member with this id, if it is below the agent at present.
    ///
    /// # Errors
    /// 404 for a member of another tree, exactly as for an unknown one.
    pub async fn below(
        &self,
        executor: impl sql::Executor,
        member_id: &str,
    ) -> Result<identity::member::MemberRow, ApiError> {
        tree::below(executor, &self.0.id, member_id).await?.ok_or_else(|| ApiError::not_found("member of the team"))
    }
}
