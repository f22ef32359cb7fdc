//! The row of the stream: a settled bet, or the correction that subtracts one.

use platform::ids;
use platform::store::sql::Query;
use platform::store::{from_row, sql};

/// A settled bet, or the correction of one. Amounts are minor units of `currency`; those of a correction are negative.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettledBet {
    /// Id of the member who bet.
    pub member_id: String,
    /// Code of the product, as in the catalogue.
    pub product: String,
    /// Code of the vendor that the game is sold under.
    pub vendor: String,
    /// Code of the game.
    pub game_code: String,
    /// Id of the ledger account that the stake came from.
    pub account_id: String,
    /// The operator's id of the round or ticket.
    pub round_id: String,
    /// ISO 4217 code of the amounts.
    pub currency: String,
    /// The stake.
    pub stake: i64,
    /// The valid bet: the part of the stake that was at risk, which wagering, levels and points count.
    pub valid_bet: i64,
    /// The payout.
    pub payout: i64,
    /// 1 for the correction of an earlier row of the same round, else 0.
    pub correction: i64,
    /// Time of settlement, in milliseconds since the epoch. A correction has the time of the bet that it corrects, so that the sums
    /// of a day are those of its uncorrected bets.
    pub settled_at: i64,
}

from_row!(SettledBet {
    member_id,
    product,
    vendor,
    game_code,
    account_id,
    round_id,
    currency,
    stake,
    valid_bet,
    payout,
    correction,
    settled_at
});

impl SettledBet {
    /// By how many this row changes the number of bets: 1, or -1 for a correction.
    #[must_use]
    pub const fn count(&self) -> i64 {
        if self.correction == 1 { -1 } else { 1 }
    }

    /// The correction of this bet: the same row with negated amounts.
    #[must_use]
    pub fn corrected(self) -> Self {
        Self { stake: -self.stake, valid_bet: -self.valid_bet, payout: -self.payout, correction: 1, ..self }
    }

    /// The insert into the stream, to run in the transaction that settles the bet.
    pub fn statement(&self) -> Query<'static> {
        sql::query(
            "insert into settled_bets (id, member_id, product, vendor, game_code, account_id, round_id, currency, stake,
             valid_bet, payout, correction, settled_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
        )
        .bind(ids::new_id(self.settled_at))
        .bind(self.member_id.clone())
        .bind(self.product.clone())
        .bind(self.vendor.clone())
        .bind(self.game_code.clone())
        .bind(self.account_id.clone())
        .bind(self.round_id.clone())
        .bind(self.currency.clone())
        .bind(self.stake)
        .bind(self.valid_bet)
        .bind(self.payout)
        .bind(self.correction)
        .bind(self.settled_at)
    }
}
