//! The rows of a settled bet: its round, and its entry in the stream of settled bets.

use games::seamless::SAMPLE_SUPPLIER;
use ledger::Account;

use super::life::CURRENCY;
use crate::seed::bulk::Bulk;

/// A settled bet to be written. Amounts are minor units of [`CURRENCY`], times milliseconds since the epoch.
pub(super) struct BetRow<'a> {
    pub(super) round_id: String,
    pub(super) member_id: String,
    pub(super) vendor: &'a str,
    pub(super) game_code: &'a str,
    pub(super) product: &'a str,
    pub(super) stake: i64,
    pub(super) payout: i64,
    pub(super) at: i64,
    pub(super) closed_at: i64,
}

const ROUNDS: &[&str] = &[
    "id",
    "supplier",
    "supplier_round",
    "member_id",
    "vendor",
    "game_code",
    "currency",
    "stake",
    "payout",
    "state",
    "opened_at",
    "closed_at",
    "bets",
    "wins",
    "product",
];

const SETTLED: &[&str] = &[
    "id",
    "member_id",
    "product",
    "vendor",
    "game_code",
    "account_id",
    "round_id",
    "currency",
    "stake",
    "valid_bet",
    "payout",
    "correction",
    "settled_at",
];

/// An empty batch of rows for the table of rounds.
pub(super) fn rounds() -> Bulk {
    Bulk::new("rounds", ROUNDS)
}

/// An empty batch of rows for the stream of settled bets.
pub(super) fn settled() -> Bulk {
    Bulk::new("settled_bets", SETTLED)
}

impl BetRow<'_> {
    /// Adds the row of the closed round; `supplier_round` is the supplier's id of it.
    pub(super) fn add_round(self, rows: &mut Bulk, supplier_round: String) {
        rows.add([
            self.round_id.into(),
            SAMPLE_SUPPLIER.into(),
            supplier_round.into(),
            self.member_id.into(),
            self.vendor.into(),
            self.game_code.into(),
            CURRENCY.into(),
            self.stake.into(),
            self.payout.into(),
            "closed".into(),
            self.at.into(),
            self.closed_at.into(),
            1_i64.into(),
            i64::from(self.payout > 0).into(),
            self.product.into(),
        ]);
    }

    /// Adds the row of the stream under the id `id`. The whole stake counts as valid bet.
    pub(super) fn add_settled(self, rows: &mut Bulk, id: String) {
        let account_id = Account::wallet(&self.member_id, CURRENCY).id();
        rows.add([
            id.into(),
            self.member_id.into(),
            self.product.into(),
            self.vendor.into(),
            self.game_code.into(),
            account_id.into(),
            self.round_id.into(),
            CURRENCY.into(),
            self.stake.into(),
            self.stake.into(),
            self.payout.into(),
            0_i64.into(),
            self.closed_at.into(),
        ]);
    }
}
