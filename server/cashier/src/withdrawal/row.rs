//! Rows of withdrawals: insert, find, transition between statuses, and the view of the member.

use lumora_core::domain::cashier::{Confirmation, PayoutKind, WithdrawalEvent, WithdrawalStatus};
use lumora_core::domain::message::MessageKind;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, ConfirmationValue, Withdrawal};
use messages::Message;
use platform::clock::rfc3339;
use platform::store::{Connection, StoreError, from_row, sql};
use platform::texts::Texts;
use platform::topic::Topic;

use crate::step::{Actor, NewStep};

/// A row of `withdrawals`. Amounts are minor units, times milliseconds since the epoch (UTC).
#[derive(Debug, Clone)]
pub struct WithdrawalRow {
    /// Id of the withdrawal, and its reference at the provider.
    pub id: String,
    /// Order number, as members and operators read it.
    pub order_no: String,
    /// Id of the member who withdraws.
    pub member_id: String,
    /// Id of the payout account.
    pub account_id: String,
    /// Id of the payout method.
    pub method_id: String,
    kind: String,
    /// Bank or payment service of the payout account.
    pub institution: String,
    /// The account number, masked up to its last characters.
    pub hint: String,
    /// ISO 4217 code.
    pub currency: String,
    /// The amount that leaves the wallet, fee included.
    pub amount: i64,
    /// The fee that is kept of the amount.
    pub fee: i64,
    /// The sum that the provider has paid so far.
    pub paid: i64,
    status: String,
    pub(super) hold_id: String,
    /// Why the withdrawal is in review: ids of risk rules, separated by blanks.
    pub review_reasons: String,
    /// Name of the first of two operators who approved it; empty before.
    pub approved_by: String,
    pub(super) minutes: i64,
    expected_by: Option<i64>,
    confirm_until: Option<i64>,
    confirmation: String,
    confirmed_amount: i64,
    confirmed_at: Option<i64>,
    /// When it was requested.
    pub created_at: i64,
}

from_row!(WithdrawalRow {
    id,
    order_no,
    member_id,
    account_id,
    method_id,
    kind,
    institution,
    hint,
    currency,
    amount,
    fee,
    paid,
    status,
    hold_id,
    review_reasons,
    approved_by,
    minutes,
    expected_by,
    confirm_until,
    confirmation,
    confirmed_amount,
    confirmed_at,
    created_at
});

impl WithdrawalRow {
    /// The withdrawal with this id, of any member.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn find(executor: impl sql::Executor, id: &str) -> Result<Option<Self>, StoreError> {
        sql::query_as("select * from withdrawals where id = $1").bind(id).fetch_optional(executor).await
    }

    /// The withdrawal with this id, if it is the member's.
    pub(super) async fn of_member(
        executor: impl sql::Executor,
        member_id: &str,
        id: &str,
    ) -> Result<Option<Self>, StoreError> {
        let query = "select * from withdrawals where member_id = $1 and id = $2";
        sql::query_as(query).bind(member_id).bind(id).fetch_optional(executor).await
    }

    /// Inserts the row with the first step of its timeline.
    pub(super) async fn insert(&self, tx: &mut Connection, note: &str) -> Result<(), StoreError> {
        sql::query(
            "insert into withdrawals (id, order_no, member_id, account_id, method_id, kind, institution, hint, currency, amount,
             fee, paid, status, hold_id, review_reasons, approved_by, minutes, expected_by, confirm_until, confirmation,
             confirmed_amount, confirmed_at, created_at, updated_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 0, $12, $13, $14, '', $15, $16, null, '', 0, null, $17, $17)",
        )
        .bind(&self.id)
        .bind(&self.order_no)
        .bind(&self.member_id)
        .bind(&self.account_id)
        .bind(&self.method_id)
        .bind(&self.kind)
        .bind(&self.institution)
        .bind(&self.hint)
        .bind(&self.currency)
        .bind(self.amount)
        .bind(self.fee)
        .bind(&self.status)
        .bind(&self.hold_id)
        .bind(&self.review_reasons)
        .bind(self.minutes)
        .bind(self.expected_by)
        .bind(self.created_at)
        .execute(&mut *tx)
        .await?;
        let status = self.status().name();
        let step = NewStep { owner_id: &self.id, status, by: &Actor::Member, amount: self.amount, note };
        step.write(tx, self.created_at).await?;
        tx.announce(Topic::Cashier, &self.member_id);
        Ok(())
    }

    /// A row that is not stored yet.
    #[expect(clippy::too_many_arguments, reason = "each is a column, and named where it is called")]
    pub(super) fn new(
        id: String,
        order_no: String,
        account: crate::payout_account::AccountRow,
        kind: PayoutKind,
        currency: String,
        (amount, fee): (Money, Money),
        (status, review_reasons): (WithdrawalStatus, String),
        hold_id: String,
        (minutes, now_ms): (i64, i64),
    ) -> Self {
        Self {
            id,
            order_no,
            member_id: account.member_id,
            account_id: account.id,
            method_id: account.method_id,
            kind: kind.name().to_owned(),
            institution: account.institution,
            hint: account.hint,
            currency,
            amount: amount.0,
            fee: fee.0,
            paid: 0,
            status: status.name().to_owned(),
            hold_id,
            review_reasons,
            approved_by: String::new(),
            minutes,
            // How long a review takes can not be foreseen.
            expected_by: (status == WithdrawalStatus::Approved).then_some(now_ms + minutes * 60_000),
            confirm_until: None,
            confirmation: String::new(),
            confirmed_amount: 0,
            confirmed_at: None,
            created_at: now_ms,
        }
    }

    /// Applies an event: stores the new status, appends the step and notifies the member. `None`, and nothing changes,
    /// where the status does not allow the event.
    ///
    /// # Errors
    /// When the database fails.
    pub(super) async fn transition(
        &self,
        tx: &mut Connection,
        event: WithdrawalEvent,
        (by, amount, note): (&Actor, i64, &str),
        now_ms: i64,
    ) -> Result<Option<WithdrawalStatus>, StoreError> {
        let Some(status) = self.status().after(event) else { return Ok(None) };
        let update = "update withdrawals set status = $2, updated_at = $3 where id = $1";
        sql::query(update).bind(&self.id).bind(status.name()).bind(now_ms).execute(&mut *tx).await?;
        NewStep { owner_id: &self.id, status: status.name(), by, amount, note }.write(tx, now_ms).await?;
        tx.announce(Topic::Cashier, &self.member_id);
        self.notify_member(tx, event, amount, now_ms).await?;
        Ok(Some(status))
    }

    /// Writes the member's inbox message for an event that pays or returns money.
    async fn notify_member(
        &self,
        tx: &mut Connection,
        event: WithdrawalEvent,
        moved: i64,
        now_ms: i64,
    ) -> Result<(), StoreError> {
        let (kind, amount) = match event {
            WithdrawalEvent::Paid => (MessageKind::WithdrawalPaid, self.net()),
            WithdrawalEvent::Rejected => (MessageKind::WithdrawalRejected, moved),
            WithdrawalEvent::Failed => (MessageKind::WithdrawalFailed, moved),
            WithdrawalEvent::Returned | WithdrawalEvent::DisputeRefunded => (MessageKind::WithdrawalReturned, moved),
            _ => return Ok(()),
        };
        let message =
            Message { kind, amount: Some(amount), number: &self.order_no, reference: &self.id, ..Message::default() };
        if amount > 0 { messages::write(tx, &self.member_id, &message, now_ms).await } else { Ok(()) }
    }

    /// The status; the default for an unknown word.
    pub fn status(&self) -> WithdrawalStatus {
        WithdrawalStatus::from_name(&self.status).unwrap_or_default()
    }

    /// The kind of payout account.
    pub fn kind(&self) -> PayoutKind {
        PayoutKind::from_name(&self.kind).unwrap_or_default()
    }

    /// The amount that arrives when all is paid: amount less fee.
    pub const fn net(&self) -> i64 {
        self.amount - self.fee
    }

    /// The withdrawal for its member, without the timeline.
    pub(super) fn to_wire(&self, texts: &Texts, may_cancel: bool) -> Withdrawal {
        let status = self.status();
        let amount = |units: i64| Amount(Money(units));
        let confirmation = Confirmation::from_name(&self.confirmation).map(|answer| ConfirmationValue {
            answer,
            received: amount(self.confirmed_amount),
            remaining: amount(self.net() - self.confirmed_amount),
            at: self.confirmed_at.map(rfc3339).unwrap_or_default(),
        });
        let still = |at: Option<i64>, holds: bool| at.filter(|_| holds).map(rfc3339).unwrap_or_default();
        Withdrawal {
            id: self.id.clone(),
            order_no: self.order_no.clone(),
            amount: amount(self.amount),
            fee: amount(self.fee),
            net: amount(self.net()),
            paid: amount(self.paid),
            kind: self.kind(),
            method_name: texts.get(&self.method_id, "name"),
            institution: self.institution.clone(),
            hint: self.hint.clone(),
            status,
            expected_by: still(self.expected_by, status.is_open() && !status.was_paid()),
            confirm_until: still(self.confirm_until, status == WithdrawalStatus::AwaitingConfirmation),
            confirmation,
            can_cancel: may_cancel && status.after(WithdrawalEvent::Cancelled).is_some(),
            created_at: rfc3339(self.created_at),
            steps: Vec::new(),
        }
    }
}
