//! A member's whole file as of any day: what the accounts held when that day was over, and every row of the site's about the member that was there by then. By
//! command and as `/wps/operator/members/file`.
//!
//! It reads the areas of the member's own copy of the data: what the one may have, the other may see, and no secret is in either. Rows are shown as
//! they stand; one of which something happened after the day is marked, and so is a list whose rows do not say when they came to be. Who has
//! looked at whose file is written down with the changes.

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

/// Rows of a list that are read at once.
const AT_ONCE: i64 = 200;

/// The calls of this module.
pub(super) fn router(areas: Areas) -> OpenApiRouter<Base> {
    OpenApiRouter::new().routes(routes!(read_file)).route_layer(Extension(Held(areas)))
}

/// What the site holds about a member.
#[derive(Debug, Clone, Copy)]
struct Held(Areas);

/// A member's whole file.
#[derive(Debug, Clone, Args)]
pub(crate) struct MemberFile {
    /// Account name of the member.
    account: String,
    /// The day, such as 2026-11-20, in the operator's time zone; today unless given.
    #[arg(long)]
    day: Option<String>,
}

impl MemberFile {
    /// Reads it; gives the lines to print.
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

/// Whose file, and up to when.
struct File {
    member: MemberRow,
    day: Day,
    now_ms: i64,
}

impl File {
    /// Finds the member, and writes down that somebody looks.
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
        let (subject, shown) = (format!("member-file {}", member.account), format!("read as of {}", day.name()));
        let work = async move |tx: &mut Connection| audit::record(tx, &actor, &subject, ("", &shown)).await;
        store.write(move |tx| Box::pin(async move { work(tx).await })).await.map_err(|error: StoreError| error)?;
        Ok(Self { member, day, now_ms })
    }

    /// The moment behind the day; of today that is now.
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
        list.read_as_of(store, &self.member.id, (offset, AT_ONCE), (self.until_ms(), self.now_ms)).await
    }
}

query! {
    /// Whose file, as of when, and what of it.
    struct FileQuery {
        /// Account name of the member.
        account: RequiredParam<Text<64>>,
        /// The day, such as `2026-11-20`, in the operator's time zone; today unless given.
        day: OptionalParam<Text<10>>,
        /// Only this list, as `area.list`; the beginning of each unless given.
        list: OptionalParam<Text<80>>,
        /// Where the rows of that list begin: `next` of the call before.
        offset: OptionalParam<Whole<0, 1_000_000_000>>,
    }
}

/// What an account held when the day was over.
#[derive(Debug, Serialize, ToSchema)]
struct BalanceAsOf {
    /// What it stands for, such as `member_wallet`.
    kind: String,
    /// ISO 4217 code, or `PTS`.
    currency: String,
    balance: Amount,
}

/// A row that was there.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct FileRow {
    /// By the names of its columns, as it stands now.
    #[schema(value_type = Object)]
    value: Json,
    /// Something of it happened after the day: it may have looked different then.
    changed_since: bool,
}

/// Rows of one kind.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct FileList {
    /// `area.list`.
    list: String,
    /// Its rows do not say when they came to be: they are as they are now.
    as_it_is_now: bool,
    rows: Vec<FileRow>,
    /// Where further ones begin; none where these are all.
    next: Option<i64>,
}

/// A member's whole file as of a day.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct FileValue {
    account: String,
    /// The day, `2026-11-20`, in the operator's time zone.
    day: String,
    /// RFC 3339: what happened before is in it.
    until: String,
    balances: Vec<BalanceAsOf>,
    lists: Vec<FileList>,
}

/// A member's whole file as of a day
///
/// What the accounts held when the day was over, and the rows about the member that were there by then. That somebody looked is written down.
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
    Extension(Held(areas)): Extension<Held>,
    Query(query): Query<FileQuery>,
) -> Result<Reply<FileValue>, ApiError> {
    let (store, actor) = (&base.store, operator.actor(&base).await?);
    let file = File::open(store, &actor, (&query.account.0, query.day.0.as_deref())).await?;
    let (only, offset) = (query.list.0, i64::from(query.offset.0.unwrap_or(0)));
    let mut shown = Vec::new();
    for (area, list) in lists(areas) {
        let name = format!("{}.{}", area.file, list.name);
        if only.as_ref().is_some_and(|only| *only != name) {
            continue;
        }
        let (rows, next) = file.rows(store, list, offset).await?;
        let rows = rows.into_iter().map(|it| FileRow { value: it.value, changed_since: it.changed_since }).collect();
        shown.push(FileList { list: name, as_it_is_now: !list.is_dated(), rows, next });
    }
    if shown.is_empty() {
        return Err(invalid_field("list", "list must be one that this call names without it".to_owned()));
    }
    let balance = |(kind, currency, units)| BalanceAsOf { kind, currency, balance: Amount(Money(units)) };
    Ok(Reply(FileValue {
        balances: file.balances(store).await?.into_iter().map(balance).collect(),
        until: platform::clock::rfc3339(file.until_ms()),
        day: file.day.name(),
        account: file.member.account,
        lists: shown,
    }))
}
