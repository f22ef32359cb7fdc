//! Whom a broadcast goes to.

use lumora_core::domain::account::AccountType;
use lumora_core::domain::message::MessageCategory;
use platform::store::{StoreError, sql};
use protection::MARKETED_TO;

/// Whom it goes to. What is empty narrows nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct To {
    /// Id of the one member.
    pub member_id: String,
    /// A label that the members have.
    pub label: String,
    /// The lowest and the highest rank.
    pub levels: (i64, i64),
}

impl Default for To {
    fn default() -> Self {
        Self { member_id: String::new(), label: String::new(), levels: (0, i64::from(u8::MAX)) }
    }
}

/// Members behind `$1`; labels stand one a line.
const WHERE: &str = "m.id > $1 and m.state = 'active' and m.account_type <> $2 and m.rank_level >= $3 and m.rank_level <= $4
    and (cast($5 as text) = '' or m.id = $5)
    and (cast($6 as text) = '' or replace(cast($7 as text) || m.labels || cast($7 as text), $6, '') <> cast($7 as text) || m.labels || cast($7 as text))";

impl To {
    fn condition(category: MessageCategory) -> String {
        if category == MessageCategory::Promotion {
            let consented = "exists (select 1 from marketing_consents c where c.member_id = m.id and c.granted = 1)";
            format!("{WHERE} and {consented} and {MARKETED_TO}")
        } else {
            WHERE.to_owned()
        }
    }

    /// The label as a whole line; both engines tell capital letters apart in it.
    fn line(&self) -> String {
        if self.label.is_empty() { String::new() } else { format!("\n{}\n", self.label) }
    }

    /// How many members it reaches now.
    ///
    /// # Errors
    /// When the database fails.
    pub(super) async fn count(
        &self,
        executor: impl sql::Executor,
        category: MessageCategory,
    ) -> Result<i64, StoreError> {
        let text = format!("select count(*) from members m where {}", Self::condition(category));
        let query = sql::query_scalar(sql::AssertSqlSafe(text)).bind("").bind(i64::from(AccountType::Trial.number()));
        let query = query.bind(self.levels.0).bind(self.levels.1).bind(&self.member_id);
        query.bind(self.line()).bind("\n").fetch_one(executor).await
    }

    /// The ids of at most so many members, from behind one on.
    ///
    /// # Errors
    /// When the database fails.
    pub(super) async fn next(
        &self,
        executor: impl sql::Executor,
        category: MessageCategory,
        (behind, most): (&str, i64),
    ) -> Result<Vec<String>, StoreError> {
        let text = format!("select m.id from members m where {} order by m.id limit $8", Self::condition(category));
        let query =
            sql::query_scalar(sql::AssertSqlSafe(text)).bind(behind).bind(i64::from(AccountType::Trial.number()));
        let query = query.bind(self.levels.0).bind(self.levels.1).bind(&self.member_id);
        query.bind(self.line()).bind("\n").bind(most).fetch_all(executor).await
    }
}
