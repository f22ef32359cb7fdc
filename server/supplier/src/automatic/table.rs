//! Automatic play in the database.

use super::super::session::GameSession;
use super::super::{SupplierError, SupplierState};
use super::bounds::{Bounds, Ended, Played};
use platform::ids;
use platform::store::{Connection, sql};

/// Automatic play as stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AutomaticPlay {
    /// Id of the automatic play.
    pub id: String,
    /// The bounds that the player has set.
    pub bounds: Bounds,
    /// What it has played so far.
    pub played: Played,
    /// Why it has ended; none while it goes on.
    pub ended: Option<Ended>,
}

type PlayRow = (i64, i64, i64, Option<i64>, Option<String>, i64, i64, i64, i64);

/// The automatic play `id` of a game session, with what it has played.
async fn find(connection: impl sql::Executor, session: &str, id: &str) -> Result<Option<AutomaticPlay>, SupplierError> {
    // A round that was rolled back or refused has staked nothing.
    let row: Option<PlayRow> = sql::query_as(
        "select p.stake, p.rounds, p.loss_limit, p.win_limit, p.ended, cast(count(r.id) as bigint), \
         cast(coalesce(sum(r.stake), 0) as bigint), cast(coalesce(sum(r.payout), 0) as bigint), \
         cast(coalesce(max(r.payout), 0) as bigint) \
         from automatic_plays p left join rounds r on r.automatic_play = p.id \
         and r.state not in ('rolled_back', 'refused', 'abandoned') \
         where p.id = $1 and p.session_id = $2 \
         group by p.stake, p.rounds, p.loss_limit, p.win_limit, p.ended",
    )
    .bind(id.to_owned())
    .bind(session.to_owned())
    .fetch_optional(connection)
    .await?;
    let Some((stake, rounds, loss_limit, win_limit, stopped, count, staked, returned, largest)) = row else {
        return Ok(None);
    };
    let bounds = Bounds { stake, rounds, loss_limit, win_limit };
    let played = Played { rounds: count, staked, returned, largest };
    let ended = stopped.map(|_| Ended::Stopped).or_else(|| bounds.ended(&played));
    Ok(Some(AutomaticPlay { id: id.to_owned(), bounds, played, ended }))
}

/// Whether a spin at `stake` may belong to the automatic play `id`; asked within the transaction that begins the round.
pub(crate) async fn may_spin(
    connection: &mut Connection,
    session: &str,
    id: &str,
    stake: i64,
) -> Result<bool, SupplierError> {
    let found = find(connection, session, id).await?;
    Ok(found.is_some_and(|play| play.ended.is_none() && play.bounds.stake == stake))
}

impl SupplierState {
    /// Begins automatic play with checked bounds. Automatic play that runs in the game session is stopped.
    pub(crate) async fn begin_automatic(
        &self,
        session: &GameSession,
        bounds: Bounds,
    ) -> Result<AutomaticPlay, SupplierError> {
        let now = self.clock.now_ms();
        let (id, session) = (ids::new_id(now), session.id.clone());
        let play = AutomaticPlay { id: id.clone(), bounds, played: Played::default(), ended: None };
        self.store
            .write(move |tx| {
                Box::pin(async move {
                    sql::query("update automatic_plays set ended = 'stopped' where session_id = $1 and ended is null")
                        .bind(session.clone())
                        .execute(&mut *tx)
                        .await?;
                    sql::query(
                        "insert into automatic_plays (id, session_id, stake, rounds, loss_limit, win_limit, started_at) \
                         values ($1, $2, $3, $4, $5, $6, $7)",
                    )
                    .bind(id)
                    .bind(session)
                    .bind(bounds.stake)
                    .bind(bounds.rounds)
                    .bind(bounds.loss_limit)
                    .bind(bounds.win_limit)
                    .bind(now)
                    .execute(tx)
                    .await?;
                    Ok::<_, SupplierError>(())
                })
            })
            .await?;
        Ok(play)
    }

    /// The automatic play `id` of a game session.
    pub(crate) async fn automatic(&self, session: &str, id: &str) -> Result<Option<AutomaticPlay>, SupplierError> {
        find(self.store.reader(), session, id).await
    }

    /// Stops the automatic play `id` of a game session; idempotent.
    pub(crate) async fn stop_automatic(&self, session: &str, id: &str) -> Result<(), SupplierError> {
        let (session, id) = (session.to_owned(), id.to_owned());
        self.store
            .write(move |tx| {
                Box::pin(async move {
                    sql::query("update automatic_plays set ended = 'stopped' where id = $1 and session_id = $2")
                        .bind(id)
                        .bind(session)
                        .execute(tx)
                        .await?;
                    Ok::<_, SupplierError>(())
                })
            })
            .await
    }
}
