//! Whom operators address: one member, those with a label, those of some ranks, or all.

use lumora_core::domain::account::AccountType;
use platform::store::{StoreError, sql};

/// Members with an account of their own that is open. What is empty narrows nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Audience {
    /// Id of the one member.
    pub member_id: String,
    /// A label that the members have.
    pub label: String,
    /// The lowest and the highest rank.
    pub levels: (i64, i64),
}

impl Default for Audience {
    fn default() -> Self {
        Self { member_id: String::new(), label: String::new(), levels: (0, i64::from(u8::MAX)) }
    }
}

/// Members `m` behind `$1`; labels stand one a line.
const WHERE: &str = "m.id > $1 and m.state = 'active' and m.account_type <> $2 and m.rank_level >= $3 and m.rank_level <= $4
    and (cast($5 as text) = '' or m.id = $5)
    and (cast($6 as text) = '' or replace(cast($7 as text) || m.labels || cast($7 as text), $6, '') <> cast($7 as text) || m.labels || cast($7 as text))";

impl Audience {
    /// How many members these are now; `also` is a further condition over `members m`, without arguments.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn count(&self, executor: impl sql::Executor, also: &str) -> Result<i64, StoreError> {
        let text = format!("select count(*) from members m where {WHERE} and {also}");
        let query = sql::query_scalar(sql::AssertSqlSafe(text)).bind("").bind(i64::from(AccountType::Trial.number()));
        let query = query.bind(self.levels.0).bind(self.levels.1).bind(&self.member_id);
        query.bind(self.line()).bind("\n").fetch_one(executor).await
    }

    /// The ids of at most so many of them, in order, from behind one on.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn next(
        &self,
        executor: impl sql::Executor,
        also: &str,
        (behind, most): (&str, i64),
    ) -> Result<Vec<String>, StoreError> {
        let text = format!("select m.id from members m where {WHERE} and {also} order by m.id limit $8");
        let query =
            sql::query_scalar(sql::AssertSqlSafe(text)).bind(behind).bind(i64::from(AccountType::Trial.number()));
        let query = query.bind(self.levels.0).bind(self.levels.1).bind(&self.member_id);
        query.bind(self.line()).bind("\n").bind(most).fetch_all(executor).await
    }

    /// In words, for operators.
    pub fn in_words(&self) -> String {
        let Self { member_id, label, levels: (lowest, highest) } = self;
        match (member_id.is_empty(), label.is_empty()) {
            (false, _) => format!("member {member_id}"),
            (true, false) => format!("label {label}, ranks {lowest} to {highest}"),
            (true, true) => format!("ranks {lowest} to {highest}"),
        }
    }

    /// The label as a whole line; both engines tell capital letters apart in it.
    fn line(&self) -> String {
        if self.label.is_empty() { String::new() } else { format!("\n{}\n", self.label) }
    }
}
