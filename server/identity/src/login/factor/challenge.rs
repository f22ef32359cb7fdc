//! Logins that wait for one factor more.

use crate::lockout;
use crate::login::opening::{Proof, VerifiedLogin};
use platform::Base;
use platform::ids;
use platform::store::{Connection, Store, StoreError, sql};

const LIFETIME_MS: i64 = 10 * 60 * 1000;
const MOST_TRIES: i64 = 5;
/// The most challenges of a member that wait at once; an older one gives way.
const MOST_WAITING: i64 = 5;

/// A login that waits.
#[derive(Debug, Clone)]
pub(crate) struct Challenge {
    pub(crate) id_hash: String,
    pub(crate) member_id: String,
    pub(crate) proof: Proof,
    pub(crate) remember: bool,
}

struct Row {
    member_id: String,
    proof: String,
    remember: i64,
}

platform::store::from_row!(Row { member_id, proof, remember });

impl Challenge {
    fn new(id_hash: String, row: Row) -> Self {
        let proof = if row.proof == "password" { Proof::Password } else { Proof::Other };
        Self { id_hash, member_id: row.member_id, proof, remember: row.remember != 0 }
    }

    /// The challenge of this name, while it lives.
    pub(crate) async fn find(store: &Store, id: &str, now_ms: i64) -> Result<Option<Self>, StoreError> {
        let id_hash = ids::token_hash(id);
        let row: Option<Row> = sql::query_as(
            "select member_id, proof, remember from factor_challenges
             where id_hash = $1 and expires_at > $2 and tries < $3",
        )
        .bind(&id_hash)
        .bind(now_ms)
        .bind(MOST_TRIES)
        .fetch_optional(store.reader())
        .await?;
        Ok(row.map(|row| Self::new(id_hash, row)))
    }

    /// The same, with one more answer counted, before anybody looks at the answer.
    pub(crate) async fn charge(store: &Store, id: &str, now_ms: i64) -> Result<Option<Self>, StoreError> {
        let id_hash = ids::token_hash(id);
        let hash = id_hash.clone();
        let work = async move |connection: &mut Connection| {
            let update = "update factor_challenges set tries = tries + 1
                          where id_hash = $1 and expires_at > $2 and tries < $3 returning member_id, proof, remember";
            let query = sql::query_as(update).bind(&hash).bind(now_ms).bind(MOST_TRIES);
            query.fetch_optional(connection).await
        };
        let row = store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
        Ok(row.map(|row| Self::new(id_hash, row)))
    }

    /// Ends it; gives whether it was still there, so that of two right answers at once one opens a session.
    pub(crate) async fn finish(&self, store: &Store) -> Result<bool, StoreError> {
        let id_hash = self.id_hash.clone();
        let work = async move |connection: &mut Connection| {
            let delete = "delete from factor_challenges where id_hash = $1";
            Ok::<_, StoreError>(sql::query(delete).bind(id_hash).execute(connection).await?.rows_affected() == 1)
        };
        store.write(move |tx| Box::pin(async move { work(tx).await })).await
    }
}

/// Lets a login wait; gives the name of its challenge. What the right password was counted comes back.
pub(crate) async fn begin(base: &Base, opening: &VerifiedLogin) -> Result<String, StoreError> {
    let id = ids::random_token();
    let (id_hash, opening, now_ms) = (ids::token_hash(&id), opening.clone(), base.clock.now_ms());
    let work = async move |connection: &mut Connection| {
        lockout::reset_attempts(connection, &opening.counted).await?;
        let older = "delete from factor_challenges where member_id = $1 and (expires_at <= $2 or id_hash not in
                     (select id_hash from factor_challenges where member_id = $1 order by expires_at desc limit $3))";
        sql::query(older)
            .bind(&opening.member.id)
            .bind(now_ms)
            .bind(MOST_WAITING - 1)
            .execute(&mut *connection)
            .await?;
        sql::query(
            "insert into factor_challenges (id_hash, member_id, proof, remember, tries, expires_at)
             values ($1, $2, $3, $4, 0, $5)",
        )
        .bind(id_hash)
        .bind(&opening.member.id)
        .bind(if opening.proof == Proof::Password { "password" } else { "other" })
        .bind(i64::from(opening.remember))
        .bind(now_ms + LIFETIME_MS)
        .execute(connection)
        .await?;
        Ok::<_, StoreError>(())
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(id)
}
