//! Rows of vouchers: create, list and redeem.

use platform::ids;
use platform::store::{Connection, from_row, sql};

use super::VoucherCode;
use crate::fields::{Amount, Currency, Reference};
use crate::{ProviderError, ProviderState};

/// A voucher.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Voucher {
    /// The voucher's code, with dashes.
    pub code: String,
    /// The value in minor units.
    pub amount: i64,
    /// ISO 4217 code of the currency.
    pub currency: String,
    /// When it expires, in milliseconds since the epoch (UTC).
    pub expires_at: i64,
    /// The merchant's reference that has redeemed it; `None` before.
    pub redeemed_by: Option<String>,
}

from_row!(Voucher { code, amount, currency, expires_at, redeemed_by });

/// The state of a voucher at a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VoucherState {
    /// It can be redeemed.
    Good,
    /// It was redeemed.
    Used,
    /// It has expired without being redeemed.
    Expired,
}

impl Voucher {
    /// The state at a time.
    pub fn state(&self, now_ms: i64) -> VoucherState {
        match self.redeemed_by {
            Some(_) => VoucherState::Used,
            None if now_ms >= self.expires_at => VoucherState::Expired,
            None => VoucherState::Good,
        }
    }
}

/// Outcome of redeeming a code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Redeemed {
    /// The code is redeemed, by this call or by an equal earlier one.
    Done(Voucher),
    /// No voucher has this code.
    Unknown,
    /// The code was redeemed under another reference.
    Used,
    /// The voucher has expired.
    Expired,
    /// The voucher is in another currency than the call names.
    OtherCurrency,
    /// The reference has redeemed another code.
    Conflict,
}

const COLUMNS_BY_CODE: &str = "select code, amount, currency, expires_at, redeemed_by from vouchers where code = $1";
const COLUMNS_LATEST: &str =
    "select code, amount, currency, expires_at, redeemed_by from vouchers order by created_at desc, id desc limit $1";

impl ProviderState {
    /// Makes a voucher that expires after `valid_ms` milliseconds.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn make_voucher(
        &self,
        amount: Amount,
        currency: Currency,
        valid_ms: i64,
        now_ms: i64,
    ) -> Result<Voucher, ProviderError> {
        let voucher = Voucher {
            code: VoucherCode::random().as_str().to_owned(),
            amount: amount.minor(),
            currency: currency.into(),
            expires_at: now_ms + valid_ms,
            redeemed_by: None,
        };
        let created = voucher.clone();
        let insert = "insert into vouchers (id, code, amount, currency, created_at, expires_at)
             values ($1, $2, $3, $4, $5, $6)";
        self.store
            .write(move |tx| {
                Box::pin(async move {
                    sql::query(insert)
                        .bind(ids::new_id(now_ms))
                        .bind(voucher.code)
                        .bind(voucher.amount)
                        .bind(voucher.currency)
                        .bind(now_ms)
                        .bind(voucher.expires_at)
                        .execute(tx)
                        .await?;
                    Ok::<_, ProviderError>(())
                })
            })
            .await?;
        Ok(created)
    }

    /// Redeems a code under a reference, if the voucher is in this currency.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn redeem(
        &self,
        reference: Reference,
        typed: &str,
        currency: Currency,
        now_ms: i64,
    ) -> Result<Redeemed, ProviderError> {
        let Some(code) = VoucherCode::parse(typed) else { return Ok(Redeemed::Unknown) };
        self.store.write(move |tx| Box::pin(redeem(tx, reference.into(), (code, currency), now_ms))).await
    }

    /// The latest vouchers, newest first.
    pub(crate) async fn latest_vouchers(&self, limit: i64) -> Result<Vec<Voucher>, ProviderError> {
        Ok(sql::query_as(COLUMNS_LATEST).bind(limit).fetch_all(self.store.reader()).await?)
    }
}

async fn redeem(
    tx: &mut Connection,
    reference: String,
    (code, currency): (VoucherCode, Currency),
    now_ms: i64,
) -> Result<Redeemed, ProviderError> {
    let earlier: Option<String> = sql::query_scalar("select code from vouchers where redeemed_by = $1")
        .bind(&reference)
        .fetch_optional(&mut *tx)
        .await?;
    if earlier.is_some_and(|earlier| earlier != code.as_str()) {
        return Ok(Redeemed::Conflict);
    }
    let voucher: Option<Voucher> = sql::query_as(COLUMNS_BY_CODE).bind(code.as_str()).fetch_optional(&mut *tx).await?;
    let Some(voucher) = voucher else { return Ok(Redeemed::Unknown) };
    match voucher.state(now_ms) {
        VoucherState::Used if voucher.redeemed_by.as_deref() == Some(&reference) => return Ok(Redeemed::Done(voucher)),
        VoucherState::Used => return Ok(Redeemed::Used),
        VoucherState::Expired => return Ok(Redeemed::Expired),
        VoucherState::Good if voucher.currency != currency.as_str() => return Ok(Redeemed::OtherCurrency),
        VoucherState::Good => {}
    }
    sql::query("update vouchers set redeemed_by = $1, redeemed_at = $2 where code = $3 and redeemed_by is null")
        .bind(reference)
        .bind(now_ms)
        .bind(code.as_str())
        .execute(tx)
        .await?;
    Ok(Redeemed::Done(voucher))
}
