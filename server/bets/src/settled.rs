//! A settled bet as it stands in the stream, and the correction that takes one out.

use platform::ids;
use platform::store::sql::Query;
use platform::store::{from_row, sql};

/// A settled bet, or the correction of one. Amounts are minor units of `currency`; those of a correction are negative.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettledBet {
    /// Who bet.
    pub member_id: String,
    /// The code of the product, as the catalogue has it.
    pub product: String,
    /// The vendor that the game is sold under.
    pub vendor: String,
    /// The game.
    pub game_code: String,
    /// The account of the ledger that the stake came from.
    pub account_id: String,
    /// The operator's id of the round or ticket.
    pub round_id: String,
    /// ISO 4217 code.
    pub currency: String,
    /// What was staked.
    pub stake: i64,
    /// What of the stake was at risk: what wagering, levels and points count.
    pub valid_bet: i64,
    /// What was paid out.
    pub payout: i64,
    /// 1 for the correction of an earlier row of the same round.
    pub correction: i64,
    /// When it was settled, in milliseconds; of a correction, when the bet was that it takes out, so that a day adds up to the bets of it that stand.
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
    /// How many bets it adds to those that stand: a correction takes one out.
    #[must_use]
    pub const fn count(&self) -> i64 {
        if self.correction == 1 { -1 } else { 1 }
    }

    /// The row that takes this one out again.
    #[must_use]
    pub fn corrected(self) -> Self {
        Self { stake: -self.stake, valid_bet: -self.valid_bet, payout: -self.payout, correction: 1, ..self }
    }

    /// The statement that writes it, for the transaction that settles the bet.
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
