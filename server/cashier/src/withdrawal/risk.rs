//! Risk rules: which withdrawals an operator reviews before they are paid. Thresholds and switches are rows of
//! `risk_rules`; the checks are here.

use platform::clock::{DAY_MS, HOUR_MS};
use platform::store::{Connection, StoreError, sql};

use crate::payout_account::AccountRow;

/// A rule that an operator can switch on. Each compares with the threshold of its row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Rule {
    /// The member has never been paid before. Has no threshold.
    FirstWithdrawal,
    /// The payout account was added fewer than `threshold` hours ago.
    NewAccount,
    /// The amount is above `threshold` minor units.
    AmountAbove,
    /// More than `threshold` withdrawals in 24 hours, this one included.
    Velocity,
    /// Another member has, or had, the same payout account. Has no threshold.
    SharedAccount,
    /// More than `threshold` other members have logged in from one of this member's IP addresses.
    SharedAddress,
    /// More than `threshold` other members have logged in with one of this member's browsers.
    SharedDevice,
    /// Bonuses make up more than `threshold` percent of the member's credits with a wagering requirement.
    BonusShare,
}

impl Rule {
    const ALL: [Self; 8] = [
        Self::FirstWithdrawal,
        Self::NewAccount,
        Self::AmountAbove,
        Self::Velocity,
        Self::SharedAccount,
        Self::SharedAddress,
        Self::SharedDevice,
        Self::BonusShare,
    ];

    /// The reason for the review, as operators read it.
    const fn words(self) -> &'static str {
        match self {
            Self::FirstWithdrawal => "never paid before",
            Self::NewAccount => "the account is new",
            Self::AmountAbove => "a large amount",
            Self::Velocity => "many withdrawals in 24 hours",
            Self::SharedAccount => "another member has the same account",
            Self::SharedAddress => "many members from the same address",
            Self::SharedDevice => "many members with the same browser",
            Self::BonusShare => "much of the money came as bonuses",
        }
    }

    /// The id of the rule's row, and the word in `review_reasons`.
    const fn name(self) -> &'static str {
        match self {
            Self::FirstWithdrawal => "FIRST_WITHDRAWAL",
            Self::NewAccount => "NEW_ACCOUNT",
            Self::AmountAbove => "AMOUNT_ABOVE",
            Self::Velocity => "VELOCITY",
            Self::SharedAccount => "SHARED_ACCOUNT",
            Self::SharedAddress => "SHARED_ADDRESS",
            Self::SharedDevice => "SHARED_DEVICE",
            Self::BonusShare => "BONUS_SHARE",
        }
    }
}

/// Ids of rules, separated by blanks, each with its reason for operators.
pub fn review_reasons(review_reasons: &str) -> Vec<(&'static str, &'static str)> {
    let with_reason =
        |id: &str| Rule::ALL.into_iter().find(|rule| rule.name() == id).map(|rule| (rule.name(), rule.words()));
    review_reasons.split_whitespace().filter_map(with_reason).collect()
}

/// Ids of the rules that a withdrawal triggers, separated by blanks; empty where no review is needed.
pub(super) async fn triggered_rules(
    tx: &mut Connection,
    account: &AccountRow,
    amount: i64,
    now_ms: i64,
) -> Result<String, StoreError> {
    let rows: Vec<(String, i64)> =
        sql::query_as("select id, threshold from risk_rules where enabled = 1 order by rank, id")
            .fetch_all(&mut *tx)
            .await?;
    let mut triggered = Vec::new();
    for (id, threshold) in rows {
        let Some(rule) = Rule::ALL.into_iter().find(|rule| rule.name() == id) else { continue };
        if is_triggered(&mut *tx, rule, threshold, account, amount, now_ms).await? {
            triggered.push(rule.name());
        }
    }
    Ok(triggered.join(" "))
}

async fn is_triggered(
    tx: &mut Connection,
    rule: Rule,
    threshold: i64,
    account: &AccountRow,
    amount: i64,
    now_ms: i64,
) -> Result<bool, StoreError> {
    let member_id = &account.member_id;
    let count = match rule {
        Rule::AmountAbove => return Ok(amount > threshold),
        Rule::NewAccount => return Ok(now_ms - account.created_at < threshold.saturating_mul(HOUR_MS)),
        Rule::FirstWithdrawal => {
            let query = "select count(*) from withdrawals where member_id = $1 and paid > 0";
            let paid: i64 = sql::query_scalar(query).bind(member_id).fetch_one(tx).await?;
            return Ok(paid == 0);
        }
        Rule::Velocity => {
            let query = "select count(*) + 1 from withdrawals where member_id = $1 and created_at > $2";
            sql::query_scalar(query).bind(member_id).bind(now_ms - DAY_MS).fetch_one(tx).await?
        }
        Rule::SharedAccount => {
            let query =
                "select count(distinct member_id) from payout_accounts where account_tag = $1 and member_id <> $2";
            let other_members: i64 =
                sql::query_scalar(query).bind(&account.account_tag).bind(member_id).fetch_one(tx).await?;
            return Ok(other_members > 0);
        }
        Rule::SharedAddress => {
            let query = "select count(distinct o.member_id) from known_addresses a
                         join known_addresses o on o.address = a.address and o.member_id <> a.member_id
                         where a.member_id = $1";
            sql::query_scalar::<i64>(query).bind(member_id).fetch_one(tx).await?
        }
        Rule::SharedDevice => {
            let query = "select count(distinct o.member_id) from known_devices d
                         join known_devices o on o.device_hash = d.device_hash and o.member_id <> d.member_id
                         where d.member_id = $1";
            sql::query_scalar::<i64>(query).bind(member_id).fetch_one(tx).await?
        }
        Rule::BonusShare => return Ok(bonus_share(tx, member_id).await? > threshold),
    };
    Ok(count > threshold)
}

/// The share of bonuses in a member's credits that have a wagering requirement, in percent, rounded down. Credits
/// without a requirement are left out: only bonuses have rows of that kind, which would raise the share.
async fn bonus_share(tx: &mut Connection, member_id: &str) -> Result<i64, StoreError> {
    let query = "select cast(coalesce(sum(case when source = 'BONUS' then amount else 0 end), 0) as bigint),
                 cast(coalesce(sum(amount), 0) as bigint) from wagering_credits
                 where member_id = $1 and required > 0";
    let (bonuses, all): (i64, i64) = sql::query_as(query).bind(member_id).fetch_one(tx).await?;
    Ok(bonuses.saturating_mul(100).checked_div(all).unwrap_or(0))
}
