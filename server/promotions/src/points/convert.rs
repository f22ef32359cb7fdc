//! Converts points into money. Ratio, minimum, step and daily limit are settings; the rule is [`Conversion`], shared
//! with the client. Points and money move in one ledger transaction, and the money becomes a wagering credit.

use axum::http::StatusCode;
use bets::wagering::{NewCredit, Source, granted_id};
use identity::closing;
use identity::idempotency::Intent;
use identity::member::MemberRow;
use identity::payment_password;
use identity::session::{Member, require_not_excluded};
use ledger::{Account, AccountKind, Posting, Transaction, TransactionKind};
use lumora_core::domain::money::Money;
use lumora_core::domain::points::{Conversion, ConversionFault, POINT};
use lumora_core::wire::{Amount, ConvertPointsRequest, ConvertedPoints, code};
use platform::day::{self, Day};
use platform::http::ApiError;
use platform::ids;
use platform::settings::Settings;
use platform::store::{Connection, StoreError, sql};
use platform::topic::Topic;
use protection::policy;

use super::account::{account, issuer, spendable};
use crate::PromotionState;

/// The operator's terms of conversion.
#[derive(Debug, Clone)]
pub(super) struct Terms {
    pub(super) rule: Conversion,
    /// How many times the money must be wagered before it may be withdrawn.
    pub(super) wager_multiplier: u32,
    /// ISO 4217 code of the money.
    pub(super) currency: String,
}

impl Terms {
    /// The terms by the site's settings.
    pub(super) fn of(settings: &Settings) -> Self {
        let number = |name: &str| u32::try_from(settings.number(name).unwrap_or(0)).unwrap_or(0);
        Self {
            rule: Conversion {
                points: number("points_convert"),
                cash: Money(settings.number("points_convert_cash").unwrap_or(0)),
                least: number("points_convert_least"),
                step: number("points_convert_step").max(1),
                daily: number("points_convert_daily"),
            },
            wager_multiplier: number("points_convert_wager"),
            currency: settings.currency().code,
        }
    }
}

/// A request, as the transaction needs it.
#[derive(Clone)]
struct RequestedConversion {
    id: String,
    member_id: String,
    points: u32,
    /// The money that the member was shown for the points.
    amount: Money,
}

/// Converts points and gives the result.
///
/// # Errors
/// 403 where the operator does not offer it for the currency of the wallet; 409 where the points are worth another sum
/// than the member was shown; 409 and 422 of the payment password; 422 for an invalid number of points.
pub(super) async fn convert(
    state: &PromotionState,
    member: &Member,
    intent: Intent,
    request: &ConvertPointsRequest,
) -> Result<ConvertedPoints, ApiError> {
    if let Some(converted) = intent.stored_result()? {
        return Ok(converted);
    }
    let base = &state.base;
    let now_ms = base.clock.now_ms();
    payment_password::prove(base, &state.passwords, &member.id, request.payment_password.reveal()).await?;
    let wanted = RequestedConversion {
        id: ids::new_id(now_ms),
        member_id: member.id.clone(),
        points: request.points,
        amount: request.amount.0,
    };
    intent.once(&base.store, move |tx| Box::pin(async move { write(tx, wanted, now_ms).await })).await
}

async fn write(tx: &mut Connection, wanted: RequestedConversion, now_ms: i64) -> Result<ConvertedPoints, ApiError> {
    let RequestedConversion { id, member_id, points, amount } = wanted;
    closing::require_open(tx, &member_id).await?;
    require_not_excluded(tx, &member_id, now_ms).await?;
    let terms = Terms::of(&Settings::read(&mut *tx).await?);
    let member = MemberRow::by_id(&mut *tx, &member_id).await?.ok_or_else(|| ApiError::not_found("member"))?;
    if member.currency != terms.currency {
        return Err(closed());
    }
    let today = Day::at(now_ms, day::offset_minutes(&mut *tx).await?).number();
    let converted = converted_on(&mut *tx, &member_id, today).await?;
    let balance = Money(spendable(tx, &member_id).await?);
    let worth = match terms.rule.judge(points, balance, converted) {
        Ok(worth) => worth,
        Err(ConversionFault::Closed) => return Err(closed()),
        Err(fault) => return Err(ApiError::rule_broken([("points", fault.code())])),
    };
    if worth != amount {
        let message = "these points give another sum by now: read what they give";
        return Err(ApiError::refused(StatusCode::CONFLICT, code::REWARD_CHANGED, message));
    }
    let wager_multiplier = policy::chosen(&mut *tx).await?.capped_wagering(terms.wager_multiplier);
    insert(tx, (&id, &member_id, today), points, (&terms.currency, worth), wager_multiplier, now_ms).await?;
    let credit = NewCredit {
        id: granted_id(Source::Points, &id),
        member_id: &member_id,
        source: Source::Points,
        reference: &id,
        currency: &terms.currency,
        amount: worth.0,
        multiplier: wager_multiplier.saturating_mul(100),
        expires_at: None,
    };
    credit.grant(tx, now_ms).await?;
    ledger::post(tx, &posting(&id, &member_id, points, (&terms.currency, worth)), now_ms).await?;
    tx.announce(Topic::Cashier, &member_id);
    Ok(ConvertedPoints { id, points, amount: Amount(worth), wager_multiplier })
}

/// Points that a member has converted on a day of the operator (days since the epoch).
///
/// # Errors
/// When the database fails.
pub(super) async fn converted_on(executor: impl sql::Executor, member_id: &str, day: i64) -> Result<u32, StoreError> {
    let query =
        "select cast(coalesce(sum(points), 0) as bigint) from point_conversions where member_id = $1 and day = $2";
    let sum: i64 = sql::query_scalar(query).bind(member_id).bind(day).fetch_one(executor).await?;
    Ok(u32::try_from(sum).unwrap_or(u32::MAX))
}

async fn insert(
    tx: &mut Connection,
    (id, member_id, day): (&str, &str, i64),
    points: u32,
    (currency, cash): (&str, Money),
    wager_multiplier: u32,
    now_ms: i64,
) -> Result<(), StoreError> {
    sql::query(
        "insert into point_conversions (id, member_id, day, points, currency, cash, wager_multiplier, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(id)
    .bind(member_id)
    .bind(day)
    .bind(i64::from(points))
    .bind(currency)
    .bind(cash.0)
    .bind(i64::from(wager_multiplier))
    .bind(now_ms)
    .execute(tx)
    .await?;
    Ok(())
}

/// The ledger transaction: points out and money in, each balanced in its own currency.
fn posting(id: &str, member_id: &str, points: u32, (currency, cash): (&str, Money)) -> Transaction {
    let units = i64::from(points).saturating_mul(POINT);
    Transaction {
        kind: TransactionKind::PointsConverted,
        idempotency_key: format!("conversion:{id}").into(),
        reference: id.to_owned(),
        postings: vec![
            Posting { account: account(member_id), amount: -units },
            Posting { account: issuer(), amount: units },
            Posting { account: Account::new(AccountKind::Promotion, "", currency), amount: -cash.0 },
            Posting { account: Account::wallet(member_id, currency), amount: cash.0 },
        ],
    }
}

fn closed() -> ApiError {
    let message =
        "points are not converted here, or not into the currency of your wallet: redeem them in the points mall";
    ApiError::refused(StatusCode::FORBIDDEN, code::NOT_ENABLED, message)
}
