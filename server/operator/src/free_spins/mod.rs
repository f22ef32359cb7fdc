//! Free spins that an operator grants: to one member, those with a label, those of some ranks, or all. By command, and
//! over HTTP with an operator's key; terms and number of members are recorded.
//!
//! The operator gives each grant a unique name, and a member gets a name once: a call that was interrupted can be
//! repeated and completes the grant.

mod api;

use ::games::free_spins::{FreeSpinsRow, FreeSpinsSource, FreeSpinsTerms, Granted, NewFreeSpins};
use clap::{Args, Subcommand};
use lumora_core::domain::money::Money;
use platform::Base;
use platform::clock::rfc3339;
use platform::http::ApiError;
use platform::params::invalid_field;
use platform::store::{Connection, Store, StoreError, sql};
use serde::Serialize;
use utoipa::{OpenApiRouter, ToSchema, routes};

use crate::members::id_of;
use crate::recipient_filter::RecipientFilter;
use crate::{Actor, AdminError, audit};

/// The most grants that one list of the command line shows.
const MAX_LISTED: i64 = 200;
const PAGE: u32 = 50;
/// Members per transaction.
const BATCH_SIZE: i64 = 100;
/// The condition on recipients: none. Granting skips members who get no bonuses and counts them for the operator.
const EVERYBODY: &str = "1 = 1";
/// The most characters of a grant's name.
const MAX_NAME: usize = 60;

/// The HTTP calls of this module.
pub(super) fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new().routes(routes!(api::list, api::grant))
}

/// Commands on free spins of members.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum FreeSpins {
    /// Grant free spins to one member, those with a label, those of some ranks, or all. Repeating a name grants only to
    /// members who do not have it yet.
    Grant(GrantArgs),
    /// List grants, the latest first.
    List {
        /// Only those of the member with this account name.
        #[arg(long)]
        account: Option<String>,
    },
}

/// Arguments of granting free spins.
#[derive(Debug, Clone, Args)]
pub(crate) struct GrantArgs {
    /// Unique name of the grant: 1 to 60 letters, digits, `-` and `_`.
    name: String,
    #[command(flatten)]
    to: RecipientFilter,
    /// Codes of the games, separated by commas; all of one supplier.
    #[arg(long, value_delimiter = ',', required = true)]
    games: Vec<String>,
    /// The number of spins.
    #[arg(long)]
    spins: i64,
    /// The stake of each spin, such as 0.20, which each of the games must offer.
    #[arg(long)]
    value: String,
    /// Wagering requirement, as a multiple of the winnings.
    #[arg(long, default_value_t = 0)]
    wagering: i64,
    /// The most that the winnings are credited with, such as 50; 0 for no limit.
    #[arg(long, default_value = "0")]
    max_win: String,
    /// The number of days in which they can be played.
    #[arg(long, default_value_t = 7)]
    days: i64,
}

/// The outcome of a grant.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, ToSchema)]
struct GrantedValue {
    /// The number of members who got the free spins.
    granted: i64,
    /// The number of members who already had them.
    before: i64,
    /// The number of members who can not get bonuses: excluded, marked, closed, or guests.
    withheld: i64,
}

fn checked_name(name: &str) -> Result<String, ApiError> {
    let is_plain = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'));
    if is_plain && (1..=MAX_NAME).contains(&name.len()) {
        return Ok(name.to_owned());
    }
    Err(invalid_field("name", "name must be 1 to 60 letters, digits, - and _: the same name grants once".to_owned()))
}

/// Grants to all recipients in batches. Each batch records its terms and counts with what it grants: one that is interrupted
/// leaves no spins behind that nobody answers for.
async fn grant_all(
    store: &Store,
    actor: Actor,
    (name, recipients): (&str, RecipientFilter),
    terms: FreeSpinsTerms,
) -> Result<GrantedValue, ApiError> {
    let name = checked_name(name)?;
    check(store, &terms).await?;
    let audience = recipients.resolve(store).await?;
    let description = words(&terms, &audience.in_words());
    let (mut sum, mut after) = (GrantedValue::default(), String::new());
    loop {
        let members = audience.next(store.reader(), EVERYBODY, (&after, BATCH_SIZE)).await?;
        let Some(last) = members.last().cloned() else { break };
        let batch = grant_batch(store, &actor, (&name, &description), (members, &terms)).await?;
        sum.granted += batch.granted;
        sum.before += batch.before;
        sum.withheld += batch.withheld;
        after = last;
    }
    if sum == GrantedValue::default() { Err(ApiError::not_found("member")) } else { Ok(sum) }
}

/// A grant as the record of changes shows it.
fn words(terms: &FreeSpinsTerms, to: &str) -> String {
    let FreeSpinsTerms { games, spins, value, wager_multiplier, max_win, days } = terms;
    let (value, games, max_win) = (Money(*value).to_decimal(), games.join(" "), Money(*max_win).to_decimal());
    format!("{spins} of {value} in {games} to {to}: wagering {wager_multiplier}, at most {max_win}, {days} days")
}

async fn check(store: &Store, terms: &FreeSpinsTerms) -> Result<(), ApiError> {
    let terms = terms.clone();
    let work = async move |tx: &mut Connection| terms.problem(tx).await;
    let problem = store.read(move |tx| Box::pin(async move { work(tx).await })).await?;
    problem.map_or(Ok(()), |problem| Err(invalid_field("freeSpins", problem.to_string())))
}

async fn grant_batch(
    store: &Store,
    actor: &Actor,
    (name, what): (&str, &str),
    (members, terms): (Vec<String>, &FreeSpinsTerms),
) -> Result<GrantedValue, ApiError> {
    let (actor, name, what, terms) = (actor.clone(), name.to_owned(), what.to_owned(), terms.clone());
    let work = async move |tx: &mut Connection| {
        let mut sum = GrantedValue::default();
        for member_id in &members {
            let new = NewFreeSpins {
                source: FreeSpinsSource::Operator,
                source_key: format!("operator:{name}:{member_id}"),
                reference: &name,
                member_id,
                terms: &terms,
            };
            match new.grant(tx, actor.now_ms).await? {
                Granted::New(_) => sum.granted += 1,
                Granted::Before => sum.before += 1,
                Granted::NotToMember => sum.withheld += 1,
                Granted::InvalidTerms(problem) => return Err(invalid_field("freeSpins", problem.to_string())),
            }
        }
        let GrantedValue { granted, before, withheld } = sum;
        let latter = format!("{what}; {granted} granted, {before} before, {withheld} withheld");
        audit::record(tx, &actor, &format!("free spins {name}"), ("", &latter)).await?;
        Ok::<_, ApiError>(sum)
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

impl FreeSpins {
    /// Runs the command; returns the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        match self {
            Self::Grant(args) => args.run(store, actor).await,
            Self::List { account } => {
                let rows = rows(store, account.as_deref(), (0, MAX_LISTED)).await?;
                Ok(if rows.is_empty() { vec!["none".to_owned()] } else { rows.iter().map(line).collect() })
            }
        }
    }
}

fn amount(name: &str, input: &str) -> Result<i64, AdminError> {
    Money::parse(input).map(|money| money.0).map_err(|_| AdminError::Value {
        name: name.to_owned(),
        wanted: "an amount such as 0.20".to_owned(),
        value: input.to_owned(),
    })
}

impl GrantArgs {
    async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        let Self { name, to, games, spins, value, wagering, max_win, days } = self;
        let (value, max_win) = (amount("value", &value)?, amount("max-win", &max_win)?);
        let terms = FreeSpinsTerms { games, spins, value, wager_multiplier: wagering, max_win, days };
        let GrantedValue { granted, before, withheld } = grant_all(store, actor, (&name, to), terms).await?;
        Ok(vec![format!("granted to {granted}; {before} had them, {withheld} get no bonuses now")])
    }
}

/// A grant of free spins with its member's account name.
#[derive(Debug)]
struct MemberFreeSpins {
    account: String,
    row: FreeSpinsRow,
}

impl sql::FromRow for MemberFreeSpins {
    fn from_row(row: &sql::Row<'_>) -> Result<Self, StoreError> {
        Ok(Self { account: row.named_from("account", &mut 0)?, row: FreeSpinsRow::from_row(row)? })
    }
}

/// Grants, latest first; only those of one member if an account is given.
async fn rows(
    store: &Store,
    account: Option<&str>,
    (offset, limit): (i64, i64),
) -> Result<Vec<MemberFreeSpins>, ApiError> {
    let member_id = id_of(store, account).await?.unwrap_or_default();
    let query = "select f.*, m.account from free_spins f join members m on m.id = f.member_id
                 where ($1 = '' or f.member_id = $1) order by f.granted_at desc, f.id desc limit $2 offset $3";
    Ok(sql::query_as(query).bind(&member_id).bind(limit).bind(offset).fetch_all(store.reader()).await?)
}

/// The state of a grant as the API names it.
fn state(row: &FreeSpinsRow) -> &str {
    match (row.ended_at, row.told_at) {
        (Some(_), _) if !row.refusal.is_empty() => "REFUSED",
        (Some(_), _) => match row.ended_as.as_str() {
            "done" => "PLAYED",
            "expired" => "EXPIRED",
            "forfeited" => "FORFEITED",
            _ => "CANCELLED",
        },
        (None, None) => "PENDING",
        (None, Some(_)) => "ACTIVE",
    }
}

fn line(named: &MemberFreeSpins) -> String {
    let MemberFreeSpins { account, row } = named;
    let FreeSpinsRow { source, reference, used, spins, games, currency, refusal, .. } = row;
    let [value, won] = [row.spin_value, row.counted()].map(|minor| Money(minor).to_decimal());
    let until = rfc3339(row.expires_at);
    let state = state(row);
    format!(
        "{account:<20} {source} {reference}  {used} of {spins} of {value} {currency} in {games}, won {won}, until {until}  {state} {refusal}"
    )
    .trim_end()
    .to_owned()
}
