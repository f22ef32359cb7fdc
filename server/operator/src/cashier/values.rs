//! What the calls answer: deposits, withdrawals, corrections and accounts as operators see them.

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
    /// The same for eyes: both name it in calls.
    order_no: String,
    /// Account name of the member.
    account: String,
    channel_id: String,
    /// HOSTED, QR, BANK_SLIP or VOUCHER.
    kind: String,
    /// ISO 4217 code.
    currency: String,
    /// What was to be paid.
    amount: Amount,
    /// What has arrived.
    received: Amount,
    fee: Amount,
    /// What the wallet has got.
    credited: Amount,
    status: String,
    /// What a transfer by hand names.
    reference: String,
    /// RFC 3339.
    created_at: String,
    /// Seconds since.
    age_seconds: i64,
    /// Ids of its pictures, oldest first.
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
    /// The same for eyes: both name it in calls.
    order_no: String,
    /// Account name of the member.
    account: String,
    method_id: String,
    /// BANK, EWALLET or CRYPTO.
    kind: String,
    /// Bank or service.
    institution: String,
    /// The account to be paid to, mostly hidden.
    hint: String,
    /// ISO 4217 code.
    currency: String,
    /// What leaves the wallet.
    amount: Amount,
    fee: Amount,
    /// What arrives.
    net: Amount,
    /// What the provider has paid.
    paid: Amount,
    status: String,
    /// Why an operator looks at it.
    reasons: Vec<ReviewReason>,
    /// Who was the first of two to approve it; empty before.
    approved_by: String,
    /// RFC 3339.
    created_at: String,
    /// Seconds since.
    age_seconds: i64,
    /// Ids of its pictures, oldest first.
    images: Vec<String>,
}

/// Why an operator looks at a withdrawal.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ReviewReason {
    /// Id of the risk rule.
    rule: String,
    /// In words.
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
            reasons: withdrawal::in_words(&row.review_reasons).into_iter().map(reason).collect(),
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

/// What has happened to a deposit or withdrawal.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct OperatorStep {
    /// The status that it led to.
    status: String,
    /// RFC 3339.
    at: String,
    /// member, provider, system, or the operator's name.
    actor: String,
    /// The money that it moved.
    amount: Amount,
    /// Words of operator or provider.
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
    /// ISO 4217 code.
    currency: String,
    /// What comes in, or goes out where it is below zero.
    amount: Amount,
    reason: String,
    /// PROPOSED, POSTED or REJECTED.
    status: String,
    proposed_by: String,
    /// RFC 3339.
    proposed_at: String,
    /// Empty before.
    decided_by: String,
    /// RFC 3339; empty before.
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

/// An account that a member is or was paid to.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorPayoutAccount {
    id: String,
    method_id: String,
    /// Bank or service.
    institution: String,
    /// The number, mostly hidden.
    hint: String,
    /// Whose it is, mostly hidden.
    holder: String,
    /// RFC 3339.
    created_at: String,
    /// RFC 3339; empty while the member has it.
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
