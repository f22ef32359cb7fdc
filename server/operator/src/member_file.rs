//! A member's file as of any day: the balances at the end of the day, and all rows about the member that existed by
//! then. By command and as `/wps/operator/members/file`.
//!
//! It reads the same data areas as the copy of personal data that a member may ask for, which contain no secrets. Rows
//! are shown with their current values; a row that changed after the day is marked, and so is a list whose rows have no
//! date. Each access is recorded with the changes.

use ::privacy::Areas;
use axum::Extension;
use axum::extract::State;
use clap::Args;
use identity::member::MemberRow;
use ledger::balances_at;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, Envelope};
use platform::Base;
use platform::data_area::{DataArea, DataList, RowAsOf};
use platform::day::{Day, offset_minutes};
use platform::http::{ApiError, ErrorEnvelope, Query, Reply};
use platform::params::{OptionalParam, RequiredParam, Text, Whole, invalid_field};
use platform::query;
use platform::store::{Connection, Store, StoreError};
use serde::Serialize;
use serde_json::Value as Json;
use utoipa::{OpenApiRouter, ToSchema, routes};

use crate::auth::Operator;
use crate::members::member_of;
use crate::{Actor, AdminError, audit};

/// Rows of a list that one query reads.
const BATCH_SIZE: i64 = 200;

/// The HTTP calls of this module.
pub(super) fn router(areas: Areas) -> OpenApiRouter<Base> {
    OpenApiRouter::new().routes(routes!(read_file)).route_layer(Extension(SiteAreas(areas)))
}

/// The data areas that contain what the site stores about a member.
#[derive(Debug, Clone, Copy)]
struct SiteAreas(Areas);

/// Arguments of showing a member's file.
#[derive(Debug, Clone, Args)]
pub(crate) struct MemberFile {
    /// Account name of the member.
    account: String,
    /// The day, such as 2026-11-20, in the operator's time zone; today unless given.
    #[arg(long)]
    day: Option<String>,
}

impl MemberFile {
    /// Runs the command; returns the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor, areas: Areas) -> Result<Vec<String>, AdminError> {
        let file = File::open(store, &actor, (&self.account, self.day.as_deref())).await?;
        let mut lines = vec![format!("{} as of {}", file.member.account, file.day.name())];
        for (kind, currency, units) in file.balances(store).await? {
            lines.push(format!("{kind} {currency} {}", Money(units).to_decimal()));
        }
        for (area, list) in lists(areas) {
            lines.push(String::new());
            let now = if list.is_dated() { "" } else { " (as it is now)" };
            lines.push(format!("{}: {}{now}", area.file, list.name));
            let mut from = Some(0);
            while let Some(offset) = from {
                let (rows, next) = file.rows(store, list, offset).await?;
                let changed = |row: &RowAsOf| if row.changed_since { "  (changed since)" } else { "" };
                lines.extend(rows.iter().map(|row| format!("  {}{}", row.value, changed(row))));
                from = next;
            }
        }
        Ok(lines)
    }
}

fn lists(areas: Areas) -> Vec<(&'static DataArea, &'static DataList)> {
    let lists = |area: &'static DataArea| area.lists.iter().map(move |list| (area, list));
    areas.iter().copied().flatten().flat_map(lists).collect()
}

/// An open member's file: the member, and the day as of which it is read.
struct File {
    member: MemberRow,
    day: Day,
    now_ms: i64,
}

impl File {
    /// Finds the member, and records the access.
    async fn open(store: &Store, actor: &Actor, (account, day): (&str, Option<&str>)) -> Result<Self, ApiError> {
        let member = member_of(store, account).await?;
        let offset = offset_minutes(store.reader()).await?;
        let today = Day::at(actor.now_ms, offset);
        let day = match day {
            None => today,
            Some(text) => Day::parse(text, offset).filter(|day| day.number() <= today.number()).ok_or_else(|| {
                invalid_field("day", "day must be one of the past or today, such as 2026-11-20".to_owned())
            })?,
        };
        let (actor, now_ms) = (actor.clone(), actor.now_ms);
        let (subject, latter) = (format!("member-file {}", member.account), format!("read as of {}", day.name()));
        let work = async move |tx: &mut Connection| audit::record(tx, &actor, &subject, ("", &latter)).await;
        store.write(move |tx| Box::pin(async move { work(tx).await })).await.map_err(|error: StoreError| error)?;
        Ok(Self { member, day, now_ms })
    }

    /// The moment after the day, exclusive; for today the next millisecond.
    fn until_ms(&self) -> i64 {
        self.day.until_ms().min(self.now_ms + 1)
    }

    async fn balances(&self, store: &Store) -> Result<Vec<(String, String, i64)>, StoreError> {
        balances_at(store.reader(), &self.member.id, self.until_ms()).await
    }

    async fn rows(
        &self,
        store: &Store,
        list: &DataList,
        offset: i64,
    ) -> Result<(Vec<RowAsOf>, Option<i64>), StoreError> {
        list.read_as_of(store, &self.member.id, (offset, BATCH_SIZE), (self.until_ms(), self.now_ms)).await
    }
}

query! {
    /// The member, the day, and the part of the file.
    struct FileQuery {
        /// Account name of the member.
        account: RequiredParam<Text<64>>,
        /// The day in the operator's time zone, such as `2026-11-20`; today unless given.
        day: OptionalParam<Text<10>>,
        /// Only this list, as `area.list`; the first rows of every list unless given.
        list: OptionalParam<Text<80>>,
        /// Offset of the first row: `next` of the call before.
        offset: OptionalParam<Whole<0, 1_000_000_000>>,
    }
}

/// The balance of a ledger account at the end of the day.
#[derive(Debug, Serialize, ToSchema)]
struct BalanceAsOf {
    /// Kind of ledger account, such as `member_wallet`.
    kind: String,
    /// ISO 4217 code, or `PTS` for points.
    currency: String,
    balance: Amount,
}

/// A row about the member that existed by the end of the day.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct FileRow {
    /// The row's current values, by the names of its columns.
    #[schema(value_type = Object)]
    value: Json,
    /// Whether the row changed after the day: it may have been different then.
    changed_since: bool,
}

/// Rows of one list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct FileList {
    /// Name of the list, as `area.list`.
    list: String,
    /// Whether its rows have no date, so that all current rows are shown.
    as_it_is_now: bool,
    rows: Vec<FileRow>,
    /// Offset of the next rows; absent if these are the last.
    next: Option<i64>,
}

/// A member's file as of a day.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct FileValue {
    account: String,
    /// The day in the operator's time zone, such as `2026-11-20`.
    day: String,
    /// End of the file's time span, exclusive, RFC 3339.
    until: String,
    balances: Vec<BalanceAsOf>,
    lists: Vec<FileList>,
}

/// Show a member's file as of a day
///
/// Balances at the end of the day, and the rows about the member that existed by then. The access is recorded.
#[utoipa::path(
    get, path = "/wps/operator/members/file", tag = "operator", security(("operator" = [])), params(FileQuery),
    responses(
        (status = 200, body = Envelope<FileValue>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
async fn read_file(
    State(base): State<Base>,
    operator: Operator,
    Extension(SiteAreas(areas)): Extension<SiteAreas>,
    Query(query): Query<FileQuery>,
) -> Result<Reply<FileValue>, ApiError> {
    let (store, actor) = (&base.store, operator.actor(&base).await?);
    let file = File::open(store, &actor, (&query.account.0, query.day.0.as_deref())).await?;
    let (only, offset) = (query.list.0, i64::from(query.offset.0.unwrap_or(0)));
    let mut file_lists = Vec::new();
    for (area, list) in lists(areas) {
        let name = format!("{}.{}", area.file, list.name);
        if only.as_ref().is_some_and(|only| *only != name) {
            continue;
        }
        let (rows, next) = file.rows(store, list, offset).await?;
        let rows = rows.into_iter().map(|it| FileRow { value: it.value, changed_since: it.changed_since }).collect();
        file_lists.push(FileList { list: name, as_it_is_now: !list.is_dated(), rows, next });
    }
    if file_lists.is_empty() {
        return Err(invalid_field("list", "list must be one that this call names without it".to_owned()));
    }
    let balance = |(kind, currency, units)| BalanceAsOf { kind, currency, balance: Amount(Money(units)) };
    Ok(Reply(FileValue {
        balances: file.balances(store).await?.into_iter().map(balance).collect(),
        until: platform::clock::rfc3339(file.until_ms()),
        day: file.day.name(),
        account: file.member.account,
        lists: file_lists,
    }))
}
