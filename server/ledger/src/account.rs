//! Whose money it is.

use super::LedgerError;
use platform::ids;
use platform::store::{Connection, sql};

/// The currency of points: a point has a hundred minor units, as money has.
pub const POINTS: &str = "PTS";

/// What an account stands for. The owner is a member's id, a supplier's code, or empty for the operator's own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AccountKind {
    /// What a member can spend.
    MemberWallet,
    /// What a member owes: a payout that was taken back after it had been spent. Never above zero.
    MemberReceivable,
    /// What the operator and a supplier owe each other for stakes and payouts.
    SupplierSettlement,
    /// What promotions have cost.
    Promotion,
    /// Where play money comes from; its balance is minus all that was issued.
    PlayMoneyIssuer,
    /// A member's points, in the currency [`POINTS`].
    MemberPoints,
    /// Where points come from; its balance is minus all that were issued.
    PointsIssuer,
}

impl AccountKind {
    /// All kinds.
    pub const ALL: [Self; 7] = [
        Self::MemberWallet,
        Self::MemberReceivable,
        Self::SupplierSettlement,
        Self::Promotion,
        Self::PlayMoneyIssuer,
        Self::MemberPoints,
        Self::PointsIssuer,
    ];

    /// The word that is stored.
    pub const fn word(self) -> &'static str {
        match self {
            Self::MemberWallet => "member_wallet",
            Self::MemberReceivable => "member_receivable",
            Self::SupplierSettlement => "supplier_settlement",
            Self::Promotion => "promotion",
            Self::PlayMoneyIssuer => "play_money_issuer",
            Self::MemberPoints => "member_points",
            Self::PointsIssuer => "points_issuer",
        }
    }

    /// Whether its balance may fall below zero.
    pub const fn may_go_negative(self) -> bool {
        !matches!(self, Self::MemberWallet | Self::MemberPoints)
    }
}

/// An account, named by what it stands for, whose it is, and its currency.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Account {
    /// What it stands for.
    pub kind: AccountKind,
    /// Whose it is.
    pub owner: String,
    /// ISO 4217 code of its only currency.
    pub currency: String,
}

impl Account {
    /// What a member can spend.
    pub fn wallet(member_id: &str, currency: &str) -> Self {
        Self::new(AccountKind::MemberWallet, member_id, currency)
    }

    /// An account of any kind.
    pub fn new(kind: AccountKind, owner: &str, currency: &str) -> Self {
        Self { kind, owner: owner.to_owned(), currency: currency.to_owned() }
    }

    /// The account's row id; the row is made, with nothing on it, when there is none.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn open(&self, connection: &mut Connection, now_ms: i64) -> Result<String, LedgerError> {
        if let Some(id) = self.find(&mut *connection).await? {
            return Ok(id);
        }
        sql::query(
            "insert into accounts (id, kind, owner, currency, balance, may_go_negative, created_at)
             values ($1, $2, $3, $4, 0, $5, $6) on conflict (kind, owner, currency) do nothing",
        )
        .bind(ids::new_id(now_ms))
        .bind(self.kind.word())
        .bind(&self.owner)
        .bind(&self.currency)
        .bind(i64::from(self.kind.may_go_negative()))
        .bind(now_ms)
        .execute(&mut *connection)
        .await?;
        self.find(connection).await?.ok_or_else(|| LedgerError::from(StoreError::RowNotFound))
    }

    async fn find(&self, connection: &mut Connection) -> Result<Option<String>, LedgerError> {
        let query = sql::query_scalar("select id from accounts where kind = $1 and owner = $2 and currency = $3");
        Ok(query.bind(self.kind.word()).bind(&self.owner).bind(&self.currency).fetch_optional(connection).await?)
    }
}

/// The balance in minor units; 0 for an account that has never moved.
///
/// # Errors
/// When the database fails.
pub async fn balance_of(executor: impl sql::Executor, account: &Account) -> Result<i64, StoreError> {
    let query = sql::query_scalar("select balance from accounts where kind = $1 and owner = $2 and currency = $3");
    let query = query.bind(account.kind.word()).bind(&account.owner).bind(&account.currency);
    Ok(query.fetch_optional(executor).await?.unwrap_or(0))
}
