//! Two real bets and the rows that each has written: observed, so that the bench need not know what a bet writes.

use std::path::Path;

use axum::body::Body;
use axum::http::Request;
use games::seamless::{SAMPLE_SUPPLIER, sign};
use http_body_util::BodyExt;
use identity::IdentityConfig;
use lumora_server::routes;
use lumora_server::state::AppState;
use platform::clock::Clock;
use platform::config::Config;
use platform::store::Store;
use tower::ServiceExt;

use crate::Failure;
use crate::catalogue::{Row, Table, tables};
use crate::prepare::{Seat, Seats};

/// The stake in minor units, the same as in `drive`.
const STAKE: i64 = 100;

/// A bet whose rows are known.
#[derive(Debug, Clone)]
pub(crate) struct Bet {
    pub(crate) at_ms: i64,
    pub(crate) uuid: String,
    pub(crate) seat: Seat,
    /// Its changes, table by table.
    pub(crate) changes: Vec<TableChanges>,
}

/// A bet's changes of a table.
#[derive(Debug, Clone)]
pub(crate) struct TableChanges {
    pub(crate) table: Table,
    /// The inserted rows.
    pub(crate) new: Vec<Row>,
    /// The updated rows, each with the columns whose numbers moved by the stake, and the difference.
    pub(crate) moved: Vec<(Row, Vec<(String, i64)>)>,
}

/// Places a bet by the server's own code for each of the first two members; `data` is a data folder for that server.
pub(crate) async fn two_bets(store: &Store, data: &Path, seats: &Seats, now_ms: i64) -> Result<[Bet; 2], Failure> {
    let mut seats_of = seats.seats.iter();
    let (Some(one), Some(other)) = (seats_of.next(), seats_of.next()) else {
        return Err("two members are needed: prepare more".into());
    };
    Ok([place(store, data, seats, (one, now_ms)).await?, place(store, data, seats, (other, now_ms + 1)).await?])
}

async fn place(store: &Store, data: &Path, seats: &Seats, (seat, at_ms): (&Seat, i64)) -> Result<Bet, Failure> {
    let config = Config::new(8080, 8081, data);
    let clock = Clock::manual(at_ms);
    let state = AppState::new(store.clone(), config, &IdentityConfig::default(), clock).await?;
    let uuid = format!("template-{}", seat.game_code);
    let body = serde_json::json!({
        "request_uuid": uuid, "transaction_uuid": uuid, "token": seat.token, "round": uuid, "game_code": seat.game_code,
        "amount": STAKE, "currency": seats.currency, "round_closed": true,
    })
    .to_string();
    let request = Request::post("/seamless/transaction/bet")
        .header("content-type", "application/json")
        .header("x-supplier", SAMPLE_SUPPLIER)
        .header("x-signature", sign(&seats.secret, body.as_bytes()))
        .body(Body::from(body))?;
    let tables = tables(store).await?;
    let before = all_rows(store, &tables).await?;
    let reply = routes::site(&state, None).oneshot(request).await?.into_body().collect().await?.to_bytes();
    let reply = String::from_utf8_lossy(&reply);
    if !reply.contains("\"RS_OK\"") {
        return Err(format!("a bet was refused: {reply}").into());
    }
    let after = all_rows(store, &tables).await?;
    let changes =
        tables.into_iter().zip(before).zip(after).map(|((table, before), after)| changes_of(table, &before, after));
    let changes = changes.filter(|it| !it.new.is_empty() || !it.moved.is_empty()).collect();
    Ok(Bet { at_ms, uuid, seat: seat.clone(), changes })
}

async fn all_rows(store: &Store, tables: &[Table]) -> Result<Vec<Vec<Row>>, Failure> {
    let mut all = Vec::with_capacity(tables.len());
    for table in tables {
        all.push(table.rows(store).await?);
    }
    Ok(all)
}

fn changes_of(table: Table, before: &[Row], after: Vec<Row>) -> TableChanges {
    let (mut new, mut moved) = (Vec::new(), Vec::new());
    for row in after.into_iter().filter(|row| !before.contains(row)) {
        let key = table.key_of(&row);
        let former = before.iter().find(|former| !key.is_empty() && table.key_of(former) == key);
        match former.map(|former| deltas(former, &row)) {
            None => new.push(row),
            Some(deltas) if deltas.is_empty() => {}
            Some(deltas) => moved.push((row, deltas)),
        }
    }
    TableChanges { table, new, moved }
}

/// The columns whose numbers moved by the stake, and the difference.
fn deltas(former: &Row, row: &Row) -> Vec<(String, i64)> {
    let moved = row.iter().filter_map(|(column, value)| {
        let delta = value.as_i64()?.checked_sub(former.get(column)?.as_i64()?)?;
        (delta.abs() == STAKE).then(|| (column.clone(), delta))
    });
    moved.collect()
}
