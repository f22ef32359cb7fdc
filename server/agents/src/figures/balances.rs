//! The balance of a team's wallets.
//!
//! Summing the wallets of a hundred thousand members takes as long as reading them, and the streams do not include stakes of open
//! bets, so that sums of streams are not what a wallet holds. So the balance of a member is read whenever a settled bet or a movement
//! of it is counted, and the difference to the balance that was counted last is added to all uplines. What is counted is thus the
//! real balance at that time: errors can not add up, and the stake of an open bet is only missing until the bet is settled. A member
//! who was moved is counted under the new uplines by the next count.

use std::collections::{BTreeMap, BTreeSet};

use platform::clock::MINUTE_MS;
use platform::store::sql::Query;
use platform::store::{Connection, StoreError, from_row, sql};
use platform::stream::Progress;

use super::BATCH_SIZE;
use super::placement_cache::{PlacementCache, Upline};

/// How far back ended placements are searched again, in milliseconds: a move whose transaction was slow has ended its placement
/// before it was visible.
const SLACK_MS: i64 = 10 * MINUTE_MS;

struct BalanceRow {
    placement_id: String,
    currency: String,
    balance: i64,
    counted_under: Option<String>,
    counted: i64,
}

from_row!(BalanceRow { placement_id, currency, balance, counted_under, counted });

/// Key of a team's balance: agent, reach, currency.
type Key = (String, i64, String);

/// Counts the balances of these members, and of a batch of those who were moved.
pub(super) async fn count(
    tx: &mut Connection,
    placed: &mut PlacementCache,
    mut members: BTreeSet<String>,
) -> Result<Progress, StoreError> {
    let moved = moved_members(&mut *tx).await?;
    let is_last = i64::try_from(moved.len()).unwrap_or(BATCH_SIZE) < BATCH_SIZE;
    let progress = if is_last { Progress::CaughtUp } else { Progress::Behind };
    let latest_move = moved.iter().map(|(_, until_ms)| *until_ms).max();
    members.extend(moved.into_iter().map(|(member_id, _)| member_id));
    let (mut changes, mut statements): (BTreeMap<Key, i64>, Vec<Query<'static>>) = Default::default();
    for member_id in &members {
        let Some(now) = present_balance(&mut *tx, member_id).await? else { continue };
        let before = now.counted_under.clone().unwrap_or_default();
        if before == now.placement_id && now.balance == now.counted {
            continue;
        }
        let shares = [(before.as_str(), -now.counted), (now.placement_id.as_str(), now.balance)];
        for (placement_id, amount) in shares.into_iter().filter(|(id, _)| !id.is_empty()) {
            for Upline { agent_id, reach, .. } in placed.uplines(&mut *tx, (member_id, placement_id)).await? {
                *changes.entry((agent_id, reach, now.currency.clone())).or_default() += amount;
            }
        }
        statements.push(counted_balance(member_id, &now));
    }
    statements.extend(changes.into_iter().filter(|(_, change)| *change != 0).map(team_balance));
    tx.run_all(statements).await?;
    if let (Progress::CaughtUp, Some(latest_move)) = (progress, latest_move) {
        let update = "update figure_counts set moved_seen = $1 where id = 1 and moved_seen < $1";
        sql::query(update).bind(latest_move).execute(tx).await?;
    }
    Ok(progress)
}

/// Members who are counted under a placement that has ended, with the time when it did. Few have ended lately: the subquery per row
/// keeps the database from starting at the balances.
async fn moved_members(tx: &mut Connection) -> Result<Vec<(String, i64)>, StoreError> {
    let query = "select p.member_id, p.until_ms from placements p
                 where p.until_ms > (select moved_seen from figure_counts where id = 1) - $1
                 and (select c.placement_id from counted_balances c where c.member_id = p.member_id) = p.id order by p.until_ms limit $2";
    sql::query_as(query).bind(SLACK_MS).bind(BATCH_SIZE).fetch_all(tx).await
}

async fn present_balance(tx: &mut Connection, member_id: &str) -> Result<Option<BalanceRow>, StoreError> {
    let query = "select p.id as placement_id, m.currency, coalesce(a.balance, 0) as balance,
                 c.placement_id as counted_under, coalesce(c.balance, 0) as counted
                 from placements p join members m on m.id = p.member_id
                 left join accounts a on a.kind = 'member_wallet' and a.owner = m.id and a.currency = m.currency
                 left join counted_balances c on c.member_id = m.id
                 where p.member_id = $1 and p.until_ms is null";
    sql::query_as(query).bind(member_id).fetch_optional(tx).await
}

fn counted_balance(member_id: &str, now: &BalanceRow) -> Query<'static> {
    sql::query(
        "insert into counted_balances (member_id, placement_id, balance) values ($1, $2, $3)
         on conflict (member_id) do update set placement_id = excluded.placement_id, balance = excluded.balance",
    )
    .bind(member_id.to_owned())
    .bind(now.placement_id.clone())
    .bind(now.balance)
}

fn team_balance(((agent_id, reach, currency), change): (Key, i64)) -> Query<'static> {
    sql::query(
        "insert into team_balances (agent_id, reach, currency, balance) values ($1, $2, $3, $4)
         on conflict (agent_id, reach, currency) do update set balance = team_balances.balance + excluded.balance",
    )
    .bind(agent_id)
    .bind(reach)
    .bind(currency)
    .bind(change)
}

/// The balances of the wallets directly below an agent and of those deeper, in minor units, as last counted.
///
/// # Errors
/// When the database fails.
pub async fn balances(executor: impl sql::Executor, agent_id: &str, currency: &str) -> Result<(i64, i64), StoreError> {
    let query = "select reach, balance from team_balances where agent_id = $1 and currency = $2";
    let rows: Vec<(i64, i64)> = sql::query_as(query).bind(agent_id).bind(currency).fetch_all(executor).await?;
    let of = |wanted| rows.iter().filter(|(reach, _)| *reach == wanted).map(|(_, balance)| balance).sum();
    Ok((of(1), of(2)))
}
