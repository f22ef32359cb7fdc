//! Deposits, withdrawals, corrections and payout accounts as the calls return them to operators.

use ::cashier::TimelineStep;
use ::cashier::correction::Correction;
use ::cashier::payout_account::back_office::KnownAccount;
use ::cashier::{deposit, withdrawal};
use lumora_core::domain::money::Money;
use lumora_core::wire::Amount;
use platform::clock::rfc3339;
use serde::Serialize;
use utoipa::ToSchema;

pub(super) const fn units(units: i64) -> Amount {
    Amount(Money(units))
}

/// A deposit as an operator sees it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorDeposit {
    id: String,
    /// Order number that members and support quote; calls accept it as well as the id.
    order_no: String,
    /// Account name of the member.
    account: String,
    channel_id: String,
    /// Kind: HOSTED, QR, BANK_SLIP or VOUCHER.
    kind: String,
    /// ISO 4217 code of the currency.
    currency: String,
    /// The amount that the member was to pay.
    amount: Amount,
    /// The amount that has arrived.
    received: Amount,
    fee: Amount,
    /// The amount that was credited to the wallet.
    credited: Amount,
    status: String,
    /// Reference that the member writes on a bank transfer.
    reference: String,
    /// When it was requested, RFC 3339.
    created_at: String,
    /// Age in seconds.
    age_seconds: i64,
    /// Ids of the pictures that the member sent, oldest first.
    images: Vec<String>,
}

impl OperatorDeposit {
    pub(super) fn of(listed: deposit::back_office::Listed, now_ms: i64) -> Self {
        let deposit::back_office::Listed { row, account, images } = listed;
        Self {
            kind: row.kind().name().to_owned(),
            status: row.status().name().to_owned(),
            amount: units(row.amount),
            received: units(row.received),
            fee: units(row.fee),
            credited: units(row.credited),
            created_at: rfc3339(row.created_at),
            age_seconds: (now_ms - row.created_at) / 1000,
            id: row.id,
            order_no: row.order_no,
            channel_id: row.channel_id,
            currency: row.currency,
            reference: row.reference,
            account,
            images,
        }
    }
}

/// A withdrawal as an operator sees it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorWithdrawal {
    id: String,
    /// Order number that members and support quote; calls accept it as well as the id.
    order_no: String,
    /// Account name of the member.
    account: String,
    method_id: String,
    /// Kind: BANK, EWALLET or CRYPTO.
    kind: String,
    /// Bank or payment service.
    institution: String,
    /// Payout account, masked.
    hint: String,
    /// ISO 4217 code of the currency.
    currency: String,
    /// The amount that leaves the wallet.
    amount: Amount,
    fee: Amount,
    /// The amount that the member receives: amount minus fee.
    net: Amount,
    /// The amount that the provider has paid.
    paid: Amount,
    status: String,
    /// Risk rules for which it is in review.
    reasons: Vec<ReviewReason>,
    /// Name of the operator who gave the first of two approvals; empty before.
    approved_by: String,
    /// When it was requested, RFC 3339.
    created_at: String,
    /// Age in seconds.
    age_seconds: i64,
    /// Ids of the pictures that the member sent, oldest first.
    images: Vec<String>,
}

/// A risk rule for which a withdrawal is in review.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ReviewReason {
    /// Id of the risk rule.
    rule: String,
    /// Description of the rule.
    words: String,
}

impl OperatorWithdrawal {
    pub(super) fn of(listed: withdrawal::back_office::Listed, now_ms: i64) -> Self {
        let withdrawal::back_office::Listed { row, account, images } = listed;
        let reason = |(rule, words): (&str, &str)| ReviewReason { rule: rule.to_owned(), words: words.to_owned() };
        Self {
            kind: row.kind().name().to_owned(),
            status: row.status().name().to_owned(),
            amount: units(row.amount),
            fee: units(row.fee),
            net: units(row.net()),
            paid: units(row.paid),
            reasons: withdrawal::review_reasons(&row.review_reasons).into_iter().map(reason).collect(),
            created_at: rfc3339(row.created_at),
            age_seconds: (now_ms - row.created_at) / 1000,
            id: row.id,
            order_no: row.order_no,
            method_id: row.method_id,
            institution: row.institution,
            hint: row.hint,
            currency: row.currency,
            approved_by: row.approved_by,
            account,
            images,
        }
    }
}

/// A step in the timeline of a deposit or withdrawal.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct OperatorStep {
    /// The status that it led to.
    status: String,
    /// When it happened, RFC 3339.
    at: String,
    /// Who did it: member, provider, system, or the operator's name.
    actor: String,
    /// The money that it moved.
    amount: Amount,
    /// Note of the operator or provider.
    note: String,
}

impl From<TimelineStep> for OperatorStep {
    fn from(step: TimelineStep) -> Self {
        let TimelineStep { status, actor, amount, note, at } = step;
        Self { status, at: rfc3339(at), actor, amount: units(amount), note }
    }
}

/// A correction of a balance.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorCorrection {
    id: String,
    /// Account name of the member.
    account: String,
    /// ISO 4217 code of the currency.
    currency: String,
    /// Amount that is credited; negative if debited.
    amount: Amount,
    reason: String,
    /// Status: PROPOSED, POSTED or REJECTED.
    status: String,
    proposed_by: String,
    /// When it was proposed, RFC 3339.
    proposed_at: String,
    /// Name of the operator who decided it; empty before.
    decided_by: String,
    /// When it was decided, RFC 3339; empty before.
    decided_at: String,
}

impl From<Correction> for OperatorCorrection {
    fn from(row: Correction) -> Self {
        Self {
            amount: units(row.amount),
            proposed_at: rfc3339(row.proposed_at),
            decided_at: row.decided_at.map(rfc3339).unwrap_or_default(),
            id: row.id,
            account: row.account,
            currency: row.currency,
            reason: row.reason,
            status: row.status,
            proposed_by: row.proposed_by,
            decided_by: row.decided_by,
        }
    }
}

/// A payout account that a member has or had.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorPayoutAccount {
    id: String,
    method_id: String,
    /// Bank or payment service.
    institution: String,
    /// Account number, masked.
    hint: String,
    /// Name of the account's holder, masked.
    holder: String,
    /// When the member added it, RFC 3339.
    created_at: String,
    /// When the member removed it, RFC 3339; empty before.
    removed_at: String,
}

impl From<KnownAccount> for OperatorPayoutAccount {
    fn from(account: KnownAccount) -> Self {
        Self {
            created_at: rfc3339(account.created_at),
            removed_at: account.removed_at.map(rfc3339).unwrap_or_default(),
            id: account.id,
            method_id: account.method_id,
            institution: account.institution,
            hint: account.hint,
            holder: account.holder,
        }
    }
}
