//! Logins that wait for their second factor.

use crate::lockout;
use crate::login::completion::{Proof, VerifiedLogin};
use platform::Base;
use platform::clock::MINUTE_MS;
use platform::ids;
use platform::store::{Connection, Store, StoreError, sql};

/// How long a challenge can be answered, in milliseconds.
const LIFETIME_MS: i64 = 10 * MINUTE_MS;
/// Answers accepted for a challenge, right or wrong.
const MAX_TRIES: i64 = 5;
/// Challenges of a member that can wait at the same time; the oldest is deleted for a new one.
const MAX_PENDING: i64 = 5;

/// A login that waits for its second factor.
#[derive(Debug, Clone)]
pub(crate) struct Challenge {
    /// Hash of the challenge id; the id itself is known to the client only.
    pub(crate) id_hash: String,
    pub(crate) member_id: String,
    /// How the first factor was proved.
    pub(crate) proof: Proof,
    /// Whether the member asked for remember-me.
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

    /// The challenge with this id, unless it has expired or used up its answers.
    pub(crate) async fn find(store: &Store, id: &str, now_ms: i64) -> Result<Option<Self>, StoreError> {
        let id_hash = ids::token_hash(id);
        let row: Option<Row> = sql::query_as(
            "select member_id, proof, remember from factor_challenges
             where id_hash = $1 and expires_at > $2 and tries < $3",
        )
        .bind(&id_hash)
        .bind(now_ms)
        .bind(MAX_TRIES)
        .fetch_optional(store.reader())
        .await?;
        Ok(row.map(|row| Self::new(id_hash, row)))
    }

    /// As [`Challenge::find`], and counts one answer: called before the answer is checked, so that concurrent answers can not exceed
    /// the limit.
    pub(crate) async fn charge(store: &Store, id: &str, now_ms: i64) -> Result<Option<Self>, StoreError> {
        let id_hash = ids::token_hash(id);
        let hash = id_hash.clone();
        let work = async move |connection: &mut Connection| {
            let update = "update factor_challenges set tries = tries + 1
                          where id_hash = $1 and expires_at > $2 and tries < $3 returning member_id, proof, remember";
            let query = sql::query_as(update).bind(&hash).bind(now_ms).bind(MAX_TRIES);
            query.fetch_optional(connection).await
        };
        let row = store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
        Ok(row.map(|row| Self::new(id_hash, row)))
    }

    /// Deletes the challenge. Gives whether it still existed, so that of two concurrent right answers only one starts a session.
    pub(crate) async fn finish(&self, store: &Store) -> Result<bool, StoreError> {
        let id_hash = self.id_hash.clone();
        let work = async move |connection: &mut Connection| {
            let delete = "delete from factor_challenges where id_hash = $1";
            Ok::<_, StoreError>(sql::query(delete).bind(id_hash).execute(connection).await?.rows_affected() == 1)
        };
        store.write(move |tx| Box::pin(async move { work(tx).await })).await
    }
}

/// Stores a challenge for the login and gives its id. The attempt at the first factor, which was right, is taken back from the lockout.
pub(crate) async fn begin(base: &Base, verified: &VerifiedLogin) -> Result<String, StoreError> {
    let id = ids::random_token();
    let (id_hash, verified, now_ms) = (ids::token_hash(&id), verified.clone(), base.clock.now_ms());
    let work = async move |connection: &mut Connection| {
        lockout::reset_attempts(connection, &verified.counted).await?;
        let older = "delete from factor_challenges where member_id = $1 and (expires_at <= $2 or id_hash not in
                     (select id_hash from factor_challenges where member_id = $1 order by expires_at desc limit $3))";
        sql::query(older)
            .bind(&verified.member.id)
            .bind(now_ms)
            .bind(MAX_PENDING - 1)
            .execute(&mut *connection)
            .await?;
        sql::query(
            "insert into factor_challenges (id_hash, member_id, proof, remember, tries, expires_at)
             values ($1, $2, $3, $4, 0, $5)",
        )
        .bind(id_hash)
        .bind(&verified.member.id)
        .bind(if verified.proof == Proof::Password { "password" } else { "other" })
        .bind(i64::from(verified.remember))
        .bind(now_ms + LIFETIME_MS)
        .execute(connection)
        .await?;
        Ok::<_, StoreError>(())
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(id)
}
