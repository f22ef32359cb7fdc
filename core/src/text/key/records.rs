//! Keys of the texts in `records.ftl`.

keys! {
    BETS_ALL = "bets-all";
    BETS_FACT_NET = "bets-fact-net";
    BETS_FACT_PAYOUT = "bets-fact-payout";
    BETS_FACT_PLACED = "bets-fact-placed";
    BETS_FACT_ROUND = "bets-fact-round";
    BETS_FACT_SETTLED = "bets-fact-settled";
    BETS_FREE = "bets-free";
    BETS_FACT_STAKE = "bets-fact-stake";
    BETS_FACT_VALID = "bets-fact-valid";
    BETS_NAME = "bets-name";
    BETS_OUTCOME = "bets-outcome";
    BETS_SPIN = "bets-spin";
    BETS_SPIN_FREE = "bets-spin-free";
    BETS_STATUS = "bets-status";
    BETS_WIN = "bets-win";
    PROFIT_BAR = "profit-bar";
    PROFIT_BETS = "profit-bets";
    PROFIT_COMMISSION = "profit-commission";
    PROFIT_CORRECTIONS = "profit-corrections";
    PROFIT_DAY = "profit-day";
    PROFIT_DEPOSITS = "profit-deposits";
    PROFIT_NET = "profit-net";
    PROFIT_NET_DEPOSITS = "profit-net-deposits";
    PROFIT_PAYOUT = "profit-payout";
    PROFIT_PLAYED = "profit-played";
    PROFIT_REWARDS = "profit-rewards";
    PROFIT_TRANSFERS = "profit-transfers";
    PROFIT_STAKES = "profit-stakes";
    PROFIT_WITHDRAWALS = "profit-withdrawals";
    RECORD_ACCOUNT = "record-account";
    RECORD_DAY_OF = "record-day-of";
    RECORD_DAYS_OF = "record-days-of";
    RECORD_DAYS_WRONG = "record-days-wrong";
    RECORD_DIRECTION = "record-direction";
    RECORD_GROUP = "record-group";
    RECORD_KIND = "record-kind";
    RECORD_SPAN = "record-span";
}
