//! Counting movements of members' wallets, from the ledger's stream.

use std::collections::{BTreeMap, BTreeSet};

use ledger::{TransactionKind, WalletMove};
use platform::day::Day;
use platform::store::sql::Query;
use platform::store::{Connection, StoreError, sql};

use super::placement_cache::{PlacementCache, Upline};

pub(super) const READER: &str = "agent-figures";

/// Number of movements, and their sum in minor units.
type Sums = (i64, i64);
/// Key of a sum: placement or agent, reach (0 for a placement), day, currency, kind.
type Key = (String, i64, i64, String, String);

/// Counts a batch of movements; returns the members whose wallets moved.
pub(super) async fn count_batch(
    tx: &mut Connection,
    placed: &mut PlacementCache,
    rows: &[WalletMove],
    offset_minutes: i64,
    number: i64,
) -> Result<BTreeSet<String>, StoreError> {
    let (mut own, mut teams): (BTreeMap<Key, Sums>, BTreeMap<Key, Sums>) = Default::default();
    let mut branches: BTreeMap<(String, Key), Sums> = BTreeMap::new();
    for row in rows {
        let Some(placement_id) = placed.placement_at(&mut *tx, &row.member_id, row.moved_at).await? else { continue };
        let day = Day::at(row.moved_at, offset_minutes).number();
        let above = placed.uplines(&mut *tx, (&row.member_id, &placement_id)).await?;
        let key = |owner_id: &str, reach| -> Key {
            (owner_id.to_owned(), reach, day, row.currency.clone(), row.kind.clone())
        };
        add(&mut own, key(&placement_id, 0), row.amount);
        for upline in &above {
            add(&mut teams, key(&upline.agent_id, upline.reach), row.amount);
            let branch = (upline.branch_id.clone(), key(&upline.agent_id, upline.reach));
            let sum = branches.entry(branch).or_default();
            *sum = (sum.0 + 1, sum.1 + row.amount);
        }
        if row.kind == TransactionKind::PaymentDeposit.name() && is_first(&mut *tx, row, &placement_id, day).await? {
            tx.run_all(above.into_iter().map(|upline| first_deposit(upline, day)).collect()).await?;
        }
    }
    let own = own.into_iter().map(|row| of_placement(row, number));
    tx.run_all(own.chain(teams.into_iter().map(of_team)).chain(branches.into_iter().map(of_branch)).collect()).await?;
    Ok(rows.iter().map(|row| row.member_id.clone()).collect())
}

fn add(sums: &mut BTreeMap<Key, Sums>, key: Key, amount: i64) {
    let sum = sums.entry(key).or_default();
    sum.0 += 1;
    sum.1 += amount;
}

/// Stores a deposit as its member's first; returns whether it was.
async fn is_first(tx: &mut Connection, row: &WalletMove, placement_id: &str, day: i64) -> Result<bool, StoreError> {
    let insert = "insert into first_deposits (member_id, placement_id, day, currency, amount, deposited_at)
                  values ($1, $2, $3, $4, $5, $6) on conflict (member_id) do nothing";
    let insert = sql::query(insert).bind(&row.member_id).bind(placement_id).bind(day).bind(&row.currency);
    Ok(insert.bind(row.amount).bind(row.moved_at).execute(tx).await?.rows_affected() > 0)
}

fn first_deposit(upline: Upline, day: i64) -> Query<'static> {
    sql::query(
        "insert into team_first_deposits (agent_id, reach, day, members) values ($1, $2, $3, 1)
         on conflict (agent_id, day, reach) do update set members = team_first_deposits.members + 1",
    )
    .bind(upline.agent_id)
    .bind(upline.reach)
    .bind(day)
}

fn of_placement(((placement_id, _, day, currency, kind), (moves, amount)): (Key, Sums), number: i64) -> Query<'static> {
    sql::query(
        "insert into placement_money_days (placement_id, day, currency, kind, moves, amount, changed)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (placement_id, day, currency, kind) do update set
            moves = placement_money_days.moves + excluded.moves, amount = placement_money_days.amount + excluded.amount,
            changed = excluded.changed",
    )
    .bind(placement_id)
    .bind(day)
    .bind(currency)
    .bind(kind)
    .bind(moves)
    .bind(amount)
    .bind(number)
}

fn of_team(((agent_id, reach, day, currency, kind), (moves, amount)): (Key, Sums)) -> Query<'static> {
    sql::query(
        "insert into team_money_days (agent_id, reach, day, currency, kind, moves, amount)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (agent_id, day, reach, currency, kind) do update set
            moves = team_money_days.moves + excluded.moves, amount = team_money_days.amount + excluded.amount",
    )
    .bind(agent_id)
    .bind(reach)
    .bind(day)
    .bind(currency)
    .bind(kind)
    .bind(moves)
    .bind(amount)
}

fn of_branch(
    ((branch_id, (agent_id, reach, day, currency, kind)), (moves, amount)): ((String, Key), Sums),
) -> Query<'static> {
    sql::query(
        "insert into team_branch_money_days (agent_id, day, branch_id, reach, currency, kind, moves, amount)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (agent_id, day, branch_id, reach, currency, kind) do update set
            moves = team_branch_money_days.moves + excluded.moves, amount = team_branch_money_days.amount + excluded.amount",
    )
    .bind(agent_id)
    .bind(day)
    .bind(branch_id)
    .bind(reach)
    .bind(currency)
    .bind(kind)
    .bind(moves)
    .bind(amount)
}
