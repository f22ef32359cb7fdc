//! The recipients of an operator's broadcast or grant: one member, members with a label, members of some ranks, or all.

use lumora_core::domain::account::AccountType;
use platform::store::{StoreError, sql};

/// A filter over members whose account is active and no guest of the free demo. Empty fields do not narrow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Audience {
    /// Id of a single member; empty for any.
    pub member_id: String,
    /// A label that each recipient carries; empty for any.
    pub label: String,
    /// The lowest and the highest rank level, both included.
    pub levels: (i64, i64),
}

impl Default for Audience {
    fn default() -> Self {
        Self { member_id: String::new(), label: String::new(), levels: (0, i64::from(u8::MAX)) }
    }
}

/// The condition over `members m` with an id greater than `$1`, the cursor. `members.labels` holds one label per line.
const FILTER: &str = "m.id > $1 and m.state = 'active' and m.account_type <> $2 and m.rank_level >= $3 and m.rank_level <= $4
    and (cast($5 as text) = '' or m.id = $5)
    and (cast($6 as text) = '' or replace(cast($7 as text) || m.labels || cast($7 as text), $6, '') <> cast($7 as text) || m.labels || cast($7 as text))";

impl Audience {
    /// Number of recipients at present; `also` is a further SQL condition over `members m`, without bind arguments.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn count(&self, executor: impl sql::Executor, also: &str) -> Result<i64, StoreError> {
        let text = format!("select count(*) from members m where {FILTER} and {also}");
        let query = sql::query_scalar(sql::AssertSqlSafe(text)).bind("").bind(i64::from(AccountType::Trial.number()));
        let query = query.bind(self.levels.0).bind(self.levels.1).bind(&self.member_id);
        query.bind(self.label_line()).bind("\n").fetch_one(executor).await
    }

    /// The next batch of recipients: ids in ascending order after the cursor `after_id`, at most `limit` of them. `also` as in
    /// [`Audience::count`].
    ///
    /// # Errors
    /// When the database fails.
    pub async fn next(
        &self,
        executor: impl sql::Executor,
        also: &str,
        (after_id, limit): (&str, i64),
    ) -> Result<Vec<String>, StoreError> {
        let text = format!("select m.id from members m where {FILTER} and {also} order by m.id limit $8");
        let query =
            sql::query_scalar(sql::AssertSqlSafe(text)).bind(after_id).bind(i64::from(AccountType::Trial.number()));
        let query = query.bind(self.levels.0).bind(self.levels.1).bind(&self.member_id);
        query.bind(self.label_line()).bind("\n").bind(limit).fetch_all(executor).await
    }

    /// A description in English, for operators.
    pub fn in_words(&self) -> String {
        let Self { member_id, label, levels: (lowest, highest) } = self;
        match (member_id.is_empty(), label.is_empty()) {
            (false, _) => format!("member {member_id}"),
            (true, false) => format!("label {label}, ranks {lowest} to {highest}"),
            (true, true) => format!("ranks {lowest} to {highest}"),
        }
    }

    /// The label as a whole line, newlines included, so that it matches no part of another label. The SQL looks for it by `replace`,
    /// which is case-sensitive on both database engines; `like` is not on SQLite.
    fn label_line(&self) -> String {
        if self.label.is_empty() { String::new() } else { format!("\n{}\n", self.label) }
    }
}
