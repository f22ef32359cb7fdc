//! Free spins that an operator grants: to one member, those with a label, or those of a level. By command, and over HTTP behind a key; what was granted to
//! how many is written down.
//!
//! A grant has a name that the operator gives it: under the same name a member gets it once, so that a call that was cut off is made again and goes on.

use ::games::free_spins::{FreeSpinsRow, FreeSpinsSource, FreeSpinsTerms, Granted, NewFreeSpins};
use axum::Extension;
use axum::extract::State;
use clap::{Args, Subcommand};
use identity::member::{MemberRow, account_key};
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, Envelope};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Query, Reply};
use platform::params::{OptionalParam, Page, PageNumber, PageSize, Text, unfit};
use platform::query;
use platform::store::{Connection, Store, StoreError, sql};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::auth::Operator;
use crate::{Actor, AdminError, audit};

/// Grants that the command line lists, and those of a page unless the call says otherwise.
const MOST: i64 = 200;
const PAGE: u32 = 50;
/// Members of a transaction.
const AT_ONCE: i64 = 100;
/// Characters of a name.
const LONGEST_NAME: usize = 60;

/// The calls of this module.
pub(super) fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new().routes(routes!(list)).routes(routes!(grant))
}

/// Free spins of members.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum FreeSpins {
    /// Grant them to one member, those with a label, or those of a level. The same name again grants to whoever does not have them yet.
    Grant(GrantArgs),
    /// List grants, the latest first.
    List {
        /// Only those of the member with this account name.
        #[arg(long)]
        account: Option<String>,
    },
}

/// What is granted to whom.
#[derive(Debug, Clone, Args)]
pub(crate) struct GrantArgs {
    /// Its name, for ever: 1 to 60 letters, digits, `-` and `_`.
    name: String,
    #[command(flatten)]
    to: ToArgs,
    /// Codes of the games, with commas between them; all of one supplier.
    #[arg(long, value_delimiter = ',', required = true)]
    games: Vec<String>,
    /// How many.
    #[arg(long)]
    spins: i64,
    /// What each stakes, such as 0.20: a stake that each of the games offers.
    #[arg(long)]
    value: String,
    /// How often what they win must be staked.
    #[arg(long, default_value_t = 0)]
    wagering: i64,
    /// The most that they give, such as 50; 0 for no bound.
    #[arg(long, default_value = "0")]
    max_win: String,
    /// How many days they can be played.
    #[arg(long, default_value_t = 7)]
    days: i64,
}

/// Whom to: one of these.
#[derive(Debug, Clone, Args)]
#[group(required = true, multiple = false)]
struct ToArgs {
    /// Account name of the one member.
    #[arg(long)]
    account: Option<String>,
    /// Members with this label.
    #[arg(long)]
    label: Option<String>,
    /// Members of this level.
    #[arg(long)]
    level: Option<i64>,
}

/// Free spins to grant to one member, those with a label, or those of a level.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct GrantFreeSpinsRequest {
    /// Its name, for ever: under the same name a member gets it once.
    name: String,
    /// Account name of the one member.
    #[serde(default)]
    account: Option<String>,
    /// Members with this label.
    #[serde(default)]
    label: Option<String>,
    /// Members of this level.
    #[serde(default)]
    level: Option<i64>,
    /// Codes of the games, all of one supplier.
    games: Vec<String>,
    /// How many.
    spins: i64,
    /// What each stakes: a stake that each of the games offers.
    value: Amount,
    /// How often what they win must be staked.
    #[serde(default)]
    wager_multiplier: i64,
    /// The most that they give; 0 for no bound.
    #[serde(default)]
    max_win: Amount,
    /// How many days they can be played.
    days: i64,
}

/// What became of a grant.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, ToSchema)]
struct GrantedValue {
    /// Members who have them now.
    granted: i64,
    /// Members who had them before.
    before: i64,
    /// Members who get no bonuses now: excluded, marked, closed, or guests.
    withheld: i64,
}

/// Whom to.
#[derive(Debug, Clone)]
enum To {
    Account(String),
    Label(String),
    Level(i64),
}

impl To {
    fn of(account: Option<String>, label: Option<String>, level: Option<i64>) -> Result<Self, ApiError> {
        match (account, label.filter(|label| !label.trim().is_empty()), level) {
            (Some(account), None, None) => Ok(Self::Account(account)),
            (None, Some(label), None) => Ok(Self::Label(label.trim().to_owned())),
            (None, None, Some(level)) => Ok(Self::Level(level)),
            _ => Err(unfit("account", "name one of account, label and level: whom they go to".to_owned())),
        }
    }

    fn words(&self) -> String {
        match self {
            Self::Account(account) => account.clone(),
            Self::Label(label) => format!("label {label}"),
            Self::Level(level) => format!("level {level}"),
        }
    }

    /// The next members after this id.
    async fn members(&self, store: &Store, after: &str) -> Result<Vec<String>, ApiError> {
        let query = match self {
            Self::Account(account) => {
                let member = MemberRow::by_account(store.reader(), &account_key(account)).await?;
                let member = member.ok_or_else(|| ApiError::not_found("member"))?;
                return Ok(if after.is_empty() { vec![member.id] } else { Vec::new() });
            }
            // Labels stand one a line.
            Self::Label(label) => sql::query_scalar(
                "select id from members where id > $1 and replace(cast($3 as text) || labels || cast($3 as text), $4, '')
                 <> cast($3 as text) || labels || cast($3 as text) order by id limit $2",
            )
            .bind(after)
            .bind(AT_ONCE)
            .bind("\n")
            .bind(format!("\n{label}\n")),
            Self::Level(level) => {
                let text = "select id from members where id > $1 and rank_level = $3 order by id limit $2";
                sql::query_scalar(text).bind(after).bind(AT_ONCE).bind(*level)
            }
        };
        Ok(query.fetch_all(store.reader()).await?)
    }
}

fn checked_name(name: &str) -> Result<String, ApiError> {
    let plain = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'));
    if plain && (1..=LONGEST_NAME).contains(&name.len()) {
        return Ok(name.to_owned());
    }
    Err(unfit("name", "name must be 1 to 60 letters, digits, - and _: the same name grants once".to_owned()))
}

/// Grants to everybody, some at a time, and writes down what was granted.
async fn grant_all(
    store: &Store,
    actor: Actor,
    (name, to): (&str, To),
    terms: FreeSpinsTerms,
) -> Result<GrantedValue, ApiError> {
    let name = checked_name(name)?;
    check(store, &terms).await?;
    let (mut sum, mut after) = (GrantedValue::default(), String::new());
    loop {
        let members = to.members(store, &after).await?;
        let Some(last) = members.last().cloned() else { break };
        let some = grant_some(store, &name, (members, &terms), actor.now_ms).await?;
        sum.granted += some.granted;
        sum.before += some.before;
        sum.withheld += some.withheld;
        after = last;
    }
    if sum == GrantedValue::default() {
        return Err(ApiError::not_found("member"));
    }
    let FreeSpinsTerms { games, spins, value, wager_multiplier, max_win, days } = &terms;
    let latter = format!(
        "{spins} of {} in {} to {}: wagering {wager_multiplier}, at most {}, {days} days; {} granted, {} before, {} withheld",
        Money(*value).to_decimal(),
        games.join(" "),
        to.words(),
        Money(*max_win).to_decimal(),
        sum.granted,
        sum.before,
        sum.withheld
    );
    let job = async move |tx: &mut Connection| {
        audit::record(tx, &actor.name, &format!("free spins {name}"), ("", &latter), actor.now_ms).await
    };
    store.write(move |tx| Box::pin(async move { job(tx).await })).await?;
    Ok(sum)
}

async fn check(store: &Store, terms: &FreeSpinsTerms) -> Result<(), ApiError> {
    let terms = terms.clone();
    let job = async move |tx: &mut Connection| terms.problem(tx).await;
    let problem = store.read(move |tx| Box::pin(async move { job(tx).await })).await?;
    problem.map_or(Ok(()), |problem| Err(unfit("freeSpins", problem.to_string())))
}

async fn grant_some(
    store: &Store,
    name: &str,
    (members, terms): (Vec<String>, &FreeSpinsTerms),
    now_ms: i64,
) -> Result<GrantedValue, ApiError> {
    let (name, terms) = (name.to_owned(), terms.clone());
    let job = async move |tx: &mut Connection| {
        let mut sum = GrantedValue::default();
        for member_id in &members {
            let new = NewFreeSpins {
                source: FreeSpinsSource::Operator,
                source_key: format!("operator:{name}:{member_id}"),
                reference: &name,
                member_id,
                terms: &terms,
            };
            match new.grant(tx, now_ms).await? {
                Granted::New(_) => sum.granted += 1,
                Granted::Before => sum.before += 1,
                Granted::NotToMember => sum.withheld += 1,
                Granted::Unfit(problem) => return Err(unfit("freeSpins", problem.to_string())),
            }
        }
        Ok::<_, ApiError>(sum)
    };
    store.write(move |tx| Box::pin(async move { job(tx).await })).await
}

impl FreeSpins {
    /// Carries it out; gives the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        match self {
            Self::Grant(args) => args.run(store, actor).await,
            Self::List { account } => {
                let rows = rows(store, account.as_deref(), (0, MOST)).await?;
                Ok(if rows.is_empty() { vec!["none".to_owned()] } else { rows.iter().map(line).collect() })
            }
        }
    }
}

fn amount(name: &str, given: &str) -> Result<i64, AdminError> {
    Money::parse(given).map(|money| money.0).map_err(|_| AdminError::Value {
        name: name.to_owned(),
        wanted: "an amount such as 0.20".to_owned(),
        value: given.to_owned(),
    })
}

impl GrantArgs {
    async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        let Self { name, to, games, spins, value, wagering, max_win, days } = self;
        let (value, max_win) = (amount("value", &value)?, amount("max-win", &max_win)?);
        let terms = FreeSpinsTerms { games, spins, value, wager_multiplier: wagering, max_win, days };
        let to = To::of(to.account, to.label, to.level)?;
        let GrantedValue { granted, before, withheld } = grant_all(store, actor, (&name, to), terms).await?;
        Ok(vec![format!("granted to {granted}; {before} had them, {withheld} get no bonuses now")])
    }
}

/// A grant with its member's account name.
#[derive(Debug)]
struct Named {
    account: String,
    row: FreeSpinsRow,
}

async fn rows(store: &Store, account: Option<&str>, (offset, limit): (i64, i64)) -> Result<Vec<Named>, ApiError> {
    let member_id = match account {
        None => String::new(),
        Some(account) => {
            let member = MemberRow::by_account(store.reader(), &account_key(account)).await?;
            member.ok_or_else(|| ApiError::not_found("member"))?.id
        }
    };
    let query = "select * from free_spins where ($1 = '' or member_id = $1) order by granted_at desc, id desc limit $2 offset $3";
    let query = sql::query_as(query).bind(&member_id).bind(limit).bind(offset);
    let rows: Vec<FreeSpinsRow> = query.fetch_all(store.reader()).await?;
    let mut named = Vec::with_capacity(rows.len());
    for row in rows {
        named.push(Named { account: account_of(store, &row.member_id).await?, row });
    }
    Ok(named)
}

async fn account_of(store: &Store, member_id: &str) -> Result<String, StoreError> {
    let query = sql::query_scalar("select account from members where id = $1").bind(member_id);
    Ok(query.fetch_optional(store.reader()).await?.unwrap_or_default())
}

/// Where a grant stands, in a word.
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

fn line(named: &Named) -> String {
    let Named { account, row } = named;
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

query! {
    /// Which grants.
    struct FreeSpinsQuery {
        /// Only those of the member with this account name.
        account: OptionalParam<Text<64>>,
        /// Page from 1.
        page_no: OptionalParam<PageNumber>,
        /// Grants on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// Free spins of a member.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct OperatorFreeSpins {
    id: String,
    /// Account name.
    account: String,
    /// PROMOTION, POINTS or OPERATOR.
    source: String,
    /// Id of the promotion or redemption, or the name of an operator's grant.
    reference: String,
    /// Codes of the games.
    games: Vec<String>,
    spins: i64,
    used: i64,
    value: Amount,
    currency: String,
    wager_multiplier: i64,
    max_win: Amount,
    /// What counts of what they have won.
    won: Amount,
    /// PENDING until the supplier has them, ACTIVE, PLAYED, EXPIRED, FORFEITED, CANCELLED, or REFUSED by the supplier.
    state: String,
    /// Why the supplier has refused them.
    refusal: String,
    /// RFC 3339.
    granted_at: String,
    /// RFC 3339.
    expires_at: String,
}

impl From<Named> for OperatorFreeSpins {
    fn from(Named { account, row }: Named) -> Self {
        let money = |minor: i64| Amount(Money(minor));
        Self {
            account,
            state: state(&row).to_owned(),
            games: row.games.split(' ').map(ToOwned::to_owned).collect(),
            spins: row.spins,
            used: row.used,
            value: money(row.spin_value),
            wager_multiplier: row.wager_multiplier,
            max_win: money(row.max_win),
            won: money(row.counted()),
            granted_at: rfc3339(row.granted_at),
            expires_at: rfc3339(row.expires_at),
            id: row.id,
            source: row.source,
            reference: row.reference,
            currency: row.currency,
            refusal: row.refusal,
        }
    }
}

/// Free spins of members.
#[derive(Debug, Serialize, ToSchema)]
struct OperatorFreeSpinsValue {
    /// The latest first.
    content: Vec<OperatorFreeSpins>,
}

/// Free spins of members
///
/// What was granted, how far it is played, and where it stands.
#[utoipa::path(
    get, path = "/wps/operator/free-spins", tag = "operator", security(("operator" = [])), params(FreeSpinsQuery),
    responses(
        (status = 200, body = Envelope<OperatorFreeSpinsValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope)
    )
)]
async fn list(
    State(base): State<Base>,
    Query(query): Query<FreeSpinsQuery>,
) -> Result<Reply<OperatorFreeSpinsValue>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, PAGE);
    let rows = rows(&base.store, query.account.0.as_deref(), (page.offset(), page.limit())).await?;
    Ok(Reply(OperatorFreeSpinsValue { content: rows.into_iter().map(OperatorFreeSpins::from).collect() }))
}

/// Grant free spins
///
/// To one member, those with a label, or those of a level. The same name again grants to whoever does not have them yet.
#[utoipa::path(
    post, path = "/wps/operator/free-spins", tag = "operator", security(("operator" = [])), request_body = GrantFreeSpinsRequest,
    responses(
        (status = 200, body = Envelope<GrantedValue>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, description = "Nobody is named", body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
async fn grant(
    State(base): State<Base>,
    Extension(operator): Extension<Operator>,
    Body(request): Body<GrantFreeSpinsRequest>,
) -> Result<Reply<GrantedValue>, ApiError> {
    let actor = operator.actor(&base).await?;
    let GrantFreeSpinsRequest { name, account, label, level, games, spins, value, wager_multiplier, max_win, days } =
        request;
    let terms = FreeSpinsTerms { games, spins, value: value.0.0, wager_multiplier, max_win: max_win.0.0, days };
    let to = To::of(account, label, level)?;
    Ok(Reply(grant_all(&base.store, actor, (&name, to), terms).await?))
}
