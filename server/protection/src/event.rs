//! The history of fair play: a member's decisions about play, and what limits refused. Members and operators read it.

use platform::ids;
use platform::store::{Connection, StoreError, sql};

/// Who caused an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Actor {
    /// The member.
    Member,
    /// An operator.
    Operator,
    /// The site itself.
    System,
}

impl Actor {
    /// The code that is stored and sent.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Member => "MEMBER",
            Self::Operator => "OPERATOR",
            Self::System => "SYSTEM",
        }
    }
}

/// An entry of the history. Kinds are those of `wire::FairPlayEvent`.
#[derive(Debug, Clone)]
pub struct Event<'a> {
    /// Code of what happened.
    pub kind: &'static str,
    /// Kind of the limit that it is about; empty for events that are about no limit.
    pub limit: &'static str,
    /// Period of that limit; empty for events that are about no limit.
    pub period: &'static str,
    /// The value set: minor units, minutes, or the code of a span; empty for none.
    pub value: &'a str,
    /// Who caused it.
    pub actor: Actor,
}

impl Event<'_> {
    /// Records the event; call it in the transaction of the change itself.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn record(&self, connection: &mut Connection, member_id: &str, now_ms: i64) -> Result<(), StoreError> {
        let query = "insert into protection_events (id, member_id, at, kind, limit_kind, period, value, actor)
                     values ($1, $2, $3, $4, $5, $6, $7, $8)";
        let query = sql::query(query).bind(ids::new_id(now_ms)).bind(member_id).bind(now_ms).bind(self.kind);
        let query = query.bind(self.limit).bind(self.period).bind(self.value).bind(self.actor.name());
        query.execute(connection).await?;
        Ok(())
    }
}
