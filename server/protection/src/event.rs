//! What a member has decided about play, and what was held: the history that the member and the operator read.

use platform::ids;
use platform::store::{Connection, StoreError, sql};

/// Who did it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Actor {
    /// The member.
    Member,
    /// An operator.
    Operator,
    /// The site by itself.
    System,
}

impl Actor {
    /// The word that is stored and travels.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Member => "MEMBER",
            Self::Operator => "OPERATOR",
            Self::System => "SYSTEM",
        }
    }
}

/// A line of the history. Kinds are those of `wire::FairPlayEvent`.
#[derive(Debug, Clone)]
pub struct Event<'a> {
    /// What happened.
    pub kind: &'static str,
    /// Kind of the limit that it is about; empty for others.
    pub limit: &'static str,
    /// Period of that limit.
    pub period: &'static str,
    /// What it was set to: minor units, minutes, or the word of a span; empty where nothing.
    pub value: &'a str,
    /// Who.
    pub actor: Actor,
}

impl Event<'_> {
    /// Writes it down, in the transaction of what it tells.
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
