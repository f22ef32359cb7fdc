//! Rows of deposits: insert, find, transition between statuses, and the view of the member.

use lumora_core::domain::cashier::{Charge, DepositKind, DepositStatus};
use lumora_core::domain::money::Money;
use lumora_core::domain::promotion::DepositBonus;
use lumora_core::wire::{Amount, BankSlip, Deposit};
use platform::clock::rfc3339;
use platform::store::{Connection, StoreError, from_row, sql};
use platform::texts::Texts;
use platform::topic::Topic;
use promotions::deposit_bonus::DepositTerms;

use super::channel::ChannelRow;
use crate::order;
use crate::step::{Actor, NewStep};

/// A row of `deposits`. Amounts are minor units, times milliseconds since the epoch (UTC).
#[derive(Debug, Clone)]
pub struct DepositRow {
    /// Id of the deposit, and its reference at the provider.
    pub id: String,
    /// Order number, as members and operators read it.
    pub order_no: String,
    /// Id of the member who pays in.
    pub member_id: String,
    /// Id of the deposit channel.
    pub channel_id: String,
    kind: String,
    /// ISO 4217 code.
    pub currency: String,
    /// The amount that was requested; of a voucher 0 until it is redeemed.
    pub amount: i64,
    /// The sum of its receipts that were credited, fees included.
    pub received: i64,
    /// The sum of fees that were kept of its receipts.
    pub fee: i64,
    /// The sum that was credited to the wallet.
    pub credited: i64,
    /// Id of the promotion that it takes part in.
    pub promotion_id: Option<String>,
    promotion_percent: i64,
    promotion_least: i64,
    promotion_most: i64,
    pub(super) promotion_wager: i64,
    /// The bonus that the promotion granted.
    pub bonus: i64,
    status: String,
    pay_url: String,
    qr: String,
    /// The reference that the member quotes in a bank transfer.
    pub reference: String,
    pub(super) return_path: String,
    fee_fixed: i64,
    fee_basis_points: i64,
    pub(super) wager_multiplier: i64,
    bank_name: String,
    bank_account: String,
    bank_holder: String,
    receipt_sent: i64,
    /// When its time to pay ends; `None` where it has no such end.
    pub expires_at: Option<i64>,
    /// When it was requested.
    pub created_at: i64,
}

from_row!(DepositRow {
    id,
    order_no,
    member_id,
    channel_id,
    kind,
    currency,
    amount,
    received,
    fee,
    credited,
    promotion_id,
    promotion_percent,
    promotion_least,
    promotion_most,
    promotion_wager,
    bonus,
    status,
    pay_url,
    qr,
    reference,
    return_path,
    fee_fixed,
    fee_basis_points,
    wager_multiplier,
    bank_name,
    bank_account,
    bank_holder,
    receipt_sent,
    expires_at,
    created_at
});

/// A deposit to insert. `amount` is in minor units.
pub(super) struct NewDeposit<'a> {
    pub(super) id: &'a str,
    pub(super) member_id: &'a str,
    pub(super) currency: &'a str,
    pub(super) amount: i64,
    pub(super) return_path: &'a str,
    pub(super) promotion: Option<&'a DepositTerms>,
}

impl DepositRow {
    /// The deposit with this id, of any member.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn find(executor: impl sql::Executor, id: &str) -> Result<Option<Self>, StoreError> {
        sql::query_as("select * from deposits where id = $1").bind(id).fetch_optional(executor).await
    }

    /// The deposit with this id, if it is the member's.
    pub(super) async fn of_member(
        executor: impl sql::Executor,
        member_id: &str,
        id: &str,
    ) -> Result<Option<Self>, StoreError> {
        let query = "select * from deposits where member_id = $1 and id = $2";
        sql::query_as(query).bind(member_id).bind(id).fetch_optional(executor).await
    }

    /// Number of a member's deposits that await payment or review.
    pub(super) async fn count_open(tx: &mut Connection, member_id: &str) -> Result<i64, StoreError> {
        let query = "select count(*) from deposits where member_id = $1 and status in ('PENDING', 'REVIEW')";
        sql::query_scalar(query).bind(member_id).fetch_one(tx).await
    }

    /// Inserts a deposit on the channel's present terms, with the first step of its timeline.
    pub(super) async fn insert(
        tx: &mut Connection,
        channel: &ChannelRow,
        kind: DepositKind,
        new: &NewDeposit<'_>,
        now_ms: i64,
    ) -> Result<(), StoreError> {
        let charge = channel.charge();
        let status = DepositStatus::Pending;
        // A voucher is not paid by the member; it awaits only the provider's answer.
        let minutes = Some(channel.expires_minutes).filter(|minutes| *minutes > 0 && kind != DepositKind::Voucher);
        let bonus = new.promotion.map(|it| it.bonus).unwrap_or_default();
        sql::query(
            "insert into deposits (id, order_no, member_id, channel_id, kind, currency, amount, received, fee, credited, status,
             pay_url, qr, reference, return_path, fee_fixed, fee_basis_points, wager_multiplier, bank_name, bank_account,
             bank_holder, receipt_sent, expires_at, created_at, updated_at, promotion_id, promotion_percent, promotion_least,
             promotion_most, promotion_wager)
             values ($1, $2, $3, $4, $5, $6, $7, 0, 0, 0, $8, '', '', $9, $10, $11, $12, $13, $14, $15, $16, 0, $17, $18, $18,
             $19, $20, $21, $22, $23)",
        )
        .bind(new.id)
        .bind(order::number("D"))
        .bind(new.member_id)
        .bind(&channel.id)
        .bind(kind.name())
        .bind(new.currency)
        .bind(new.amount)
        .bind(status.name())
        .bind(order::number("L"))
        .bind(new.return_path)
        .bind(charge.fixed.0)
        .bind(i64::from(charge.basis_points))
        .bind(channel.wager_multiplier)
        .bind(&channel.bank_name)
        .bind(&channel.bank_account)
        .bind(&channel.bank_holder)
        .bind(minutes.map(|minutes| now_ms + minutes * 60_000))
        .bind(now_ms)
        .bind(new.promotion.map(|it| it.id.as_str()))
        .bind(i64::from(bonus.percent))
        .bind(bonus.least.0)
        .bind(bonus.most.0)
        .bind(new.promotion.map_or(0, |it| it.wager_multiplier))
        .execute(&mut *tx)
        .await?;
        let step =
            NewStep { owner_id: new.id, status: status.name(), by: &Actor::Member, amount: new.amount, note: "" };
        step.write(tx, now_ms).await?;
        tx.announce(Topic::Cashier, new.member_id);
        Ok(())
    }

    /// Stores where the payment is to be paid, unless that is stored already.
    pub(super) async fn put_payment(
        tx: &mut Connection,
        id: &str,
        pay_url: &str,
        qr: &str,
        now_ms: i64,
    ) -> Result<(), StoreError> {
        let update = "update deposits set pay_url = $2, qr = $3, updated_at = $4 where id = $1 and pay_url = ''";
        let done = sql::query(update).bind(id).bind(pay_url).bind(qr).bind(now_ms).execute(&mut *tx).await?;
        if done.rows_affected() == 1
            && let Some(row) = Self::find(&mut *tx, id).await?
        {
            tx.announce(Topic::Cashier, &row.member_id);
        }
        Ok(())
    }

    /// Stores the new status, appends the step and notifies the member's open pages.
    pub(super) async fn transition(
        &self,
        tx: &mut Connection,
        status: DepositStatus,
        step: (&Actor, i64, &str),
        now_ms: i64,
    ) -> Result<(), StoreError> {
        let update = "update deposits set status = $2, updated_at = $3 where id = $1";
        sql::query(update).bind(&self.id).bind(status.name()).bind(now_ms).execute(&mut *tx).await?;
        let (by, amount, note) = step;
        NewStep { owner_id: &self.id, status: status.name(), by, amount, note }.write(tx, now_ms).await?;
        tx.announce(Topic::Cashier, &self.member_id);
        Ok(())
    }

    /// The status; the default for an unknown word.
    pub fn status(&self) -> DepositStatus {
        DepositStatus::from_name(&self.status).unwrap_or_default()
    }

    /// Whether the provider has opened its payment.
    pub(super) fn has_payment(&self) -> bool {
        !self.pay_url.is_empty()
    }

    /// How it is paid: hosted page, QR code, bank slip or voucher.
    pub fn kind(&self) -> DepositKind {
        DepositKind::from_name(&self.kind).unwrap_or_default()
    }

    /// The fee, on the channel's terms when the deposit was requested.
    pub(super) fn charge(&self) -> Charge {
        Charge { fixed: Money(self.fee_fixed), basis_points: u32::try_from(self.fee_basis_points).unwrap_or(0) }
    }

    /// Id of its promotion, and the bonus on the terms when the deposit was requested; `None` without a promotion.
    pub(super) fn deposit_bonus(&self) -> Option<(&str, DepositBonus)> {
        let bonus = DepositBonus {
            percent: u32::try_from(self.promotion_percent).unwrap_or(0),
            least: Money(self.promotion_least),
            most: Money(self.promotion_most),
        };
        self.promotion_id.as_deref().map(|id| (id, bonus))
    }

    /// The deposit for its member, without the timeline.
    pub(super) fn to_wire(&self, texts: &Texts) -> Deposit {
        let (status, kind) = (self.status(), self.kind());
        let is_open = status.awaits_payment();
        let while_open = |text: &str| if is_open { text.to_owned() } else { String::new() };
        let slip = BankSlip {
            bank: self.bank_name.clone(),
            account: self.bank_account.clone(),
            holder: self.bank_holder.clone(),
            reference: self.reference.clone(),
            receipt_sent: self.receipt_sent == 1,
        };
        Deposit {
            id: self.id.clone(),
            order_no: self.order_no.clone(),
            channel_id: self.channel_id.clone(),
            channel_name: texts.get(&self.channel_id, "name"),
            kind,
            amount: Amount(Money(self.amount)),
            received: Amount(Money(self.received)),
            fee: Amount(Money(self.fee)),
            credited: Amount(Money(self.credited)),
            promotion: String::new(),
            bonus: Amount(Money(self.bonus)),
            status,
            failure: String::new(),
            pay_url: while_open(&self.pay_url),
            qr: while_open(&self.qr),
            slip: (kind == DepositKind::BankSlip && is_open).then_some(slip),
            expires_at: self.expires_at.filter(|_| is_open).map(rfc3339).unwrap_or_default(),
            created_at: rfc3339(self.created_at),
            steps: Vec::new(),
        }
    }
}
