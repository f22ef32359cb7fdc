//! Loads the bets of months in bulk. The rows that two real bets have written are reproduced for each bet by set-based statements, in
//! the order of the keys; secondary indexes are dropped before and created again at the end.

use std::fs;
use std::path::Path;
use std::time::Instant;

use ledger::{Audit, LedgerError};
use lumora_server::MIGRATIONS;
use lumora_server::sample_load::move_cursors;
use platform::clock::{DAY_MS, HOUR_MS};
use platform::store::sql::{self, AssertSqlSafe};
use platform::store::{Engine, Location, Store, StoreError};
use serde_json::Value;

use crate::Failure;
use crate::catalogue::Table;
use crate::pattern::{Names, Span};
use crate::prepare::{Seats, member, now_ms};
use crate::template::{Bet, TableChanges, two_bets};

/// The table whose rows `--entries` counts.
const ENTRIES: &str = "ledger_entries";
/// The time over which the bets are spread: half a year.
const MONTHS_MS: i64 = 182 * DAY_MS;
/// Age of the last bet: entries older than an hour are rolled up already.
const AGE_MS: i64 = 2 * HOUR_MS;
/// Bets per transaction.
const BATCH_SIZE: u64 = 100_000;
const MEMBERS_PER_BATCH: usize = 500;

/// Fills a database that `prepare` has prepared.
pub(crate) async fn run(
    database: &str,
    seats: &Path,
    entries: u64,
    members: usize,
    with_audit: bool,
) -> Result<(), Failure> {
    let started_at = Instant::now();
    let store = Store::open(&Location::parse(database), MIGRATIONS).await?;
    let now_ms = now_ms()?;
    let data = seats.with_extension("data");
    fs::create_dir_all(&data)?;
    let seats: Seats = serde_json::from_slice(&fs::read(seats)?)?;
    let bets = two_bets(&store, &data, &seats, now_ms).await?;
    let [first, _] = &bets;
    let entries_per_bet = first.changes.iter().find(|it| it.table.name == ENTRIES).map_or(0, |it| it.new.len());
    let count = entries.checked_div(entries_per_bet as u64).ok_or("a bet leaves no entry in the ledger")?;
    let starts_ms = now_ms - AGE_MS - MONTHS_MS;
    let span = Span { engine: store.engine(), starts_ms, length_ms: MONTHS_MS, bets: count };
    let players = players(&store, &seats, members, starts_ms).await?;
    let statements = statements(span, &bets, players.len())?;
    let indexes = drop_indexes(&store, first).await?;
    for from in (0..count).step_by(usize::try_from(BATCH_SIZE)?) {
        let to = (from + BATCH_SIZE).min(count);
        write(&store, statements.iter().map(|statement| statement.for_bets(span.engine, from, to)).collect()).await?;
        eprintln!("{to} of {count} bets, {} s", started_at.elapsed().as_secs());
    }
    for index in indexes {
        write(&store, vec![index]).await?;
    }
    move_balances(&store, first, &players, count).await?;
    forget_players(&store).await?;
    finish_bookkeeping(&store, now_ms).await?;
    if with_audit {
        let audit = ledger::audit(store.reader()).await?;
        if audit != Audit::default() {
            return Err(format!("the books do not balance: {audit:?}").into());
        }
    }
    store.close().await;
    fs::remove_dir_all(data)?;
    eprintln!("{count} bets of {} members in {} s", players.len(), started_at.elapsed().as_secs());
    Ok(())
}

/// Runs statements in one transaction.
async fn write(store: &Store, statements: Vec<String>) -> Result<(), StoreError> {
    let write = store.write(move |tx| {
        Box::pin(async move {
            for statement in statements {
                sql::query(AssertSqlSafe(statement)).execute(&mut *tx).await?;
            }
            Ok(())
        })
    });
    write.await
}

/// Numbers the members of `prepare` and further ones in a table of the bench's own; gives their ids.
async fn players(store: &Store, seats: &Seats, members: usize, at_ms: i64) -> Result<Vec<String>, Failure> {
    let table =
        "create table bench_players (number bigint primary key, member_id text not null, game_code text not null)";
    write(store, vec![table.to_owned()]).await?;
    let mut players: Vec<String> = seats.seats.iter().map(|seat| seat.member_id.clone()).collect();
    for from in (0..members).step_by(MEMBERS_PER_BATCH) {
        let numbers = from..(from + MEMBERS_PER_BATCH).min(members);
        let write = store.write(move |tx| {
            Box::pin(async move {
                let mut ids = Vec::with_capacity(MEMBERS_PER_BATCH);
                for number in numbers {
                    ids.push(member(&mut *tx, &format!("bulk_{number}"), at_ms).await?);
                }
                Ok::<_, LedgerError>(ids)
            })
        });
        players.extend(write.await?);
    }
    for (part, ids) in players.chunks(MEMBERS_PER_BATCH).enumerate() {
        let rows = ids.iter().enumerate().map(|(index, id)| {
            let number = part * MEMBERS_PER_BATCH + index;
            format!("({number}, '{id}', 'bench-{}')", number % seats.seats.len())
        });
        let rows: Vec<String> = rows.collect();
        write(
            store,
            vec![format!("insert into bench_players (number, member_id, game_code) values {}", rows.join(", "))],
        )
        .await?;
    }
    Ok(players)
}

/// The statement that fills a table.
struct Statement {
    insert: String,
    /// For each row that a bet writes into the table: the expressions of its values.
    rows: Vec<String>,
    order: String,
    /// The clause for rows that exist already.
    conflict: &'static str,
    players: usize,
}

impl Statement {
    /// The statement's text for the bets from number `from` to before `to`.
    fn for_bets(&self, engine: Engine, from: u64, to: u64) -> String {
        let numbers = match engine {
            Engine::Sqlite => format!("select {from} union all select i + 1 from n where i + 1 < {to}"),
            Engine::Postgres => format!("select generate_series({from}::bigint, {to}::bigint - 1)"),
        };
        let players = self.players;
        let rows = self
            .rows
            .iter()
            .map(|row| format!("select {row} from n cross join bench_players p where p.number = n.i % {players}"));
        let rows = rows.collect::<Vec<_>>().join(" union all ");
        format!("with recursive n (i) as ({numbers}) {} {rows} {} {}", self.insert, self.order, self.conflict)
    }
}

/// A statement for each table that a bet writes rows into.
fn statements(span: Span, [first, second]: &[Bet; 2], players: usize) -> Result<Vec<Statement>, Failure> {
    let names = (Names::of(first), Names::of(second));
    let mut statements = Vec::new();
    for TableChanges { table, new, .. } in first.changes.iter().filter(|it| !it.new.is_empty()) {
        let twin = second.changes.iter().find(|it| it.table.name == table.name).map_or(&[][..], |it| &it.new);
        if twin.len() != new.len() {
            return Err(format!("two bets have left different numbers of rows in {}", table.name).into());
        }
        // The key comes first, so that rows can be sorted by it.
        let rest = table.columns.iter().filter(|column| !table.key.contains(column));
        let columns: Vec<&String> = table.key.iter().chain(rest).collect();
        let expressions = |(row, twin): (&crate::catalogue::Row, &crate::catalogue::Row)| {
            let values = columns.iter().map(|column| {
                let pair = (row.get(*column).unwrap_or(&Value::Null), twin.get(*column).unwrap_or(&Value::Null));
                let expression = span.expression(pair, (&names.0, &names.1));
                expression.map_err(|error| Failure::from(format!("{}.{column}: {error}", table.name)))
            });
            values.collect::<Result<Vec<_>, _>>().map(|values| values.join(", "))
        };
        let rows = new.iter().zip(twin).map(expressions).collect::<Result<Vec<_>, _>>()?;
        let named = columns.iter().map(|column| column.as_str()).collect::<Vec<_>>().join(", ");
        let insert = format!("insert into {} ({named})", table.name);
        // Some rows belong to several bets, such as the member's hour: the first bet makes it.
        let is_own = |row: &crate::catalogue::Row| table.key.iter().any(|key| names.0.is_of_one_bet(&row[key]));
        let conflict = if table.key.is_empty() || new.iter().all(is_own) { "" } else { "on conflict do nothing" };
        statements.push(Statement { insert, order: order(table, rows.len()), conflict, rows, players });
    }
    Ok(statements)
}

/// The order of rows of several kinds, which would otherwise come kind by kind: by the key, whose columns come first.
fn order(table: &Table, kinds: usize) -> String {
    let columns: Vec<String> = (1..=table.key.len()).map(|index| index.to_string()).collect();
    if kinds > 1 && !columns.is_empty() { format!("order by {}", columns.join(", ")) } else { String::new() }
}

/// Drops the secondary indexes of the tables; gives the statements that create them again.
async fn drop_indexes(store: &Store, bet: &Bet) -> Result<Vec<String>, StoreError> {
    let mut recreate = Vec::new();
    for change in bet.changes.iter().filter(|it| !it.new.is_empty()) {
        for (name, statement) in change.table.indexes(store).await? {
            write(store, vec![format!("drop index {name}")]).await?;
            recreate.push(statement);
        }
    }
    Ok(recreate)
}

/// Adds to numbers in existing rows what a bet adds, times the number of bets of each player.
async fn move_balances(store: &Store, bet: &Bet, players: &[String], count: u64) -> Result<(), Failure> {
    let number = players.len() as u64;
    let mut statements = Vec::new();
    for (index, player) in (0_u64..).zip(players) {
        let times = count / number + u64::from(index < count % number);
        for TableChanges { table, moved, .. } in &bet.changes {
            for (row, deltas) in moved {
                let own = |value: &Value| match value {
                    Value::String(text) => format!("'{}'", text.replace(&bet.seat.member_id, player)),
                    other => other.to_string(),
                };
                let key = table.key.iter().filter_map(|column| Some(format!("{column} = {}", own(row.get(column)?))));
                let key = key.collect::<Vec<_>>().join(" and ");
                let sets = deltas.iter().map(|(column, delta)| format!("{column} = {column} + {delta} * {times}"));
                let sets = sets.collect::<Vec<_>>().join(", ");
                statements.push(format!("update {} set {sets} where {key}", table.name));
            }
        }
    }
    for part in statements.chunks(MEMBERS_PER_BATCH) {
        write(store, part.to_vec()).await?;
    }
    Ok(())
}

async fn forget_players(store: &Store) -> Result<(), StoreError> {
    write(store, vec!["drop table bench_players".to_owned()]).await
}

/// What a server would have done in those months: it rolls up house balances, and moves the cursors of the streams' readers.
async fn finish_bookkeeping(store: &Store, now_ms: i64) -> Result<(), Failure> {
    ledger::roll_up(store, now_ms).await?;
    move_cursors(store).await?;
    if store.engine() == Engine::Postgres {
        write(store, vec!["analyze".to_owned()]).await?;
    }
    Ok(())
}
