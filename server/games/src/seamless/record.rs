//! The rows of transactions and rounds.

use sha2::{Digest, Sha256};

use super::answer::Answer;
use super::status::{Refused, Status};
use platform::ids;
use platform::store::{Connection, from_row, sql};

/// What a transaction is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Bet,
    Win,
    Rollback,
    /// Named by a rollback before it arrived: nobody knows what it would have been.
    Unknown,
}

impl Kind {
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Bet => "bet",
            Self::Win => "win",
            Self::Rollback => "rollback",
            Self::Unknown => "unknown",
        }
    }
}

/// Whether a transaction stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TransactionState {
    Done,
    RolledBack,
    Tombstone,
}

impl TransactionState {
    const fn word(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::RolledBack => "rolled_back",
            Self::Tombstone => "tombstone",
        }
    }
}

/// A transaction, as stored.
#[derive(Debug, Clone)]
pub(super) struct Transaction {
    pub(super) transaction_uuid: String,
    pub(super) kind: String,
    pub(super) fingerprint: String,
    pub(super) state: String,
    pub(super) member_id: String,
    pub(super) round_id: String,
    pub(super) amount: i64,
    pub(super) currency: String,
    pub(super) balance_after: i64,
}

from_row!(Transaction {
    transaction_uuid,
    kind,
    fingerprint,
    state,
    member_id,
    round_id,
    amount,
    currency,
    balance_after
});

impl Transaction {
    pub(super) async fn find(connection: &mut Connection, supplier: &str, uuid: &str) -> Result<Option<Self>, Refused> {
        let query = sql::query_as("select * from seamless_transactions where supplier = $1 and transaction_uuid = $2");
        Ok(query.bind(supplier).bind(uuid).fetch_optional(connection).await?)
    }

    pub(super) fn is(&self, kind: Kind) -> bool {
        self.kind == kind.word()
    }

    pub(super) fn stands(&self) -> bool {
        self.state == TransactionState::Done.word()
    }

    /// The answer to a call whose `transaction_uuid` was seen before.
    pub(super) fn replay(&self, kind: Kind, fingerprint: &str) -> Result<Answer, Refused> {
        if self.state == TransactionState::Tombstone.word() {
            return Err(Status::TransactionRolledBack.into());
        }
        if !self.is(kind) || self.fingerprint != fingerprint {
            return Err(Status::DuplicateTransaction.into());
        }
        if !self.stands() {
            return Err(Status::TransactionRolledBack.into());
        }
        if self.member_id.is_empty() {
            return Ok(Answer::bare(Status::Ok));
        }
        Ok(Answer::balance(&self.member_id, &self.currency, self.balance_after))
    }

    pub(super) async fn insert(&self, connection: &mut Connection, supplier: &str, now_ms: i64) -> Result<(), Refused> {
        sql::query(
            "insert into seamless_transactions (supplier, transaction_uuid, kind, fingerprint, state, member_id,
             round_id, amount, currency, balance_after, created_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        )
        .bind(supplier)
        .bind(&self.transaction_uuid)
        .bind(&self.kind)
        .bind(&self.fingerprint)
        .bind(&self.state)
        .bind(&self.member_id)
        .bind(&self.round_id)
        .bind(self.amount)
        .bind(&self.currency)
        .bind(self.balance_after)
        .bind(now_ms)
        .execute(connection)
        .await?;
        Ok(())
    }

    pub(super) async fn mark_rolled_back(&self, connection: &mut Connection, supplier: &str) -> Result<(), Refused> {
        sql::query("update seamless_transactions set state = $1 where supplier = $2 and transaction_uuid = $3")
            .bind(TransactionState::RolledBack.word())
            .bind(supplier)
            .bind(&self.transaction_uuid)
            .execute(connection)
            .await?;
        Ok(())
    }

    /// A row that stands.
    pub(super) fn done(
        uuid: String,
        kind: Kind,
        fingerprint: String,
        round: &Round,
        amount: i64,
        balance: i64,
    ) -> Self {
        Self {
            transaction_uuid: uuid,
            kind: kind.word().to_owned(),
            fingerprint,
            state: TransactionState::Done.word().to_owned(),
            member_id: round.member_id.clone(),
            round_id: round.id.clone(),
            amount,
            currency: round.currency.clone(),
            balance_after: balance,
        }
    }

    /// A row for a transaction that must never take effect.
    pub(super) fn tombstone(uuid: String) -> Self {
        Self {
            transaction_uuid: uuid,
            kind: Kind::Unknown.word().to_owned(),
            fingerprint: String::new(),
            state: TransactionState::Tombstone.word().to_owned(),
            member_id: String::new(),
            round_id: String::new(),
            amount: 0,
            currency: String::new(),
            balance_after: 0,
        }
    }
}

/// A fingerprint of what a call asks for: the same parts, the same call.
pub(super) fn fingerprint(parts: &[&str]) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part.as_bytes());
        hash.update([0]);
    }
    ids::hex(&hash.finalize())
}

/// A round, as stored.
#[derive(Debug, Clone)]
pub(super) struct Round {
    pub(super) id: String,
    pub(super) supplier_round: String,
    pub(super) member_id: String,
    pub(super) vendor: String,
    pub(super) game_code: String,
    pub(super) currency: String,
    pub(super) state: String,
}

from_row!(Round { id, supplier_round, member_id, vendor, game_code, currency, state });

impl Round {
    pub(super) const OPEN: &str = "open";
    const CLOSED: &str = "closed";
    const ROLLED_BACK: &str = "rolled_back";

    pub(super) async fn find(
        connection: &mut Connection,
        supplier: &str,
        supplier_round: &str,
    ) -> Result<Option<Self>, Refused> {
        let query = sql::query_as("select * from rounds where supplier = $1 and supplier_round = $2");
        Ok(query.bind(supplier).bind(supplier_round).fetch_optional(connection).await?)
    }

    pub(super) async fn by_id(connection: &mut Connection, id: &str) -> Result<Self, Refused> {
        Ok(sql::query_as("select * from rounds where id = $1").bind(id).fetch_one(connection).await?)
    }

    pub(super) fn is_open(&self) -> bool {
        self.state == Self::OPEN
    }

    pub(super) async fn insert(&self, connection: &mut Connection, supplier: &str, now_ms: i64) -> Result<(), Refused> {
        sql::query(
            "insert into rounds (id, supplier, supplier_round, member_id, vendor, game_code, currency, stake, payout,
             state, opened_at) values ($1, $2, $3, $4, $5, $6, $7, 0, 0, $8, $9)",
        )
        .bind(&self.id)
        .bind(supplier)
        .bind(&self.supplier_round)
        .bind(&self.member_id)
        .bind(&self.vendor)
        .bind(&self.game_code)
        .bind(&self.currency)
        .bind(&self.state)
        .bind(now_ms)
        .execute(connection)
        .await?;
        Ok(())
    }

    /// Adds to stake and payout, and settles the round when `closes`.
    pub(super) async fn add(
        &self,
        connection: &mut Connection,
        (stake, payout): (i64, i64),
        closes: bool,
        now_ms: i64,
    ) -> Result<(), Refused> {
        let (state, closed_at) = if closes { (Self::CLOSED, Some(now_ms)) } else { (Self::OPEN, None) };
        self.set(connection, (stake, payout), state, closed_at).await
    }

    /// Takes a rolled-back stake or payout out; without a standing bet the round counts as rolled back.
    pub(super) async fn take_out(
        &self,
        connection: &mut Connection,
        (stake, payout): (i64, i64),
        now_ms: i64,
    ) -> Result<(), Refused> {
        let bets = self.count_applied(&mut *connection, Kind::Bet).await?;
        let (state, closed_at) = if bets == 0 { (Self::ROLLED_BACK, Some(now_ms)) } else { (Self::OPEN, None) };
        self.set(connection, (-stake, -payout), state, closed_at).await
    }

    async fn set(
        &self,
        connection: &mut Connection,
        (stake, payout): (i64, i64),
        state: &str,
        closed_at: Option<i64>,
    ) -> Result<(), Refused> {
        sql::query(
            "update rounds set stake = stake + $1, payout = payout + $2, state = $3, closed_at = $4 where id = $5",
        )
        .bind(stake)
        .bind(payout)
        .bind(state)
        .bind(closed_at)
        .bind(&self.id)
        .execute(connection)
        .await?;
        Ok(())
    }

    /// How many transactions of a kind stand in this round.
    pub(super) async fn count_applied(&self, connection: &mut Connection, kind: Kind) -> Result<i64, Refused> {
        let query = "select count(*) from seamless_transactions where round_id = $1 and kind = $2 and state = 'done'";
        Ok(sql::query_scalar(query).bind(&self.id).bind(kind.word()).fetch_one(connection).await?)
    }
}
