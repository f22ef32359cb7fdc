//! Lines as texts.

use lumora_core::wire::{AccountMovement, Amount, BetRow, IncomeRow, ProfitRow, TeamBet, TeamMove, TeamProfitRow};

use super::Line;

/// Columns of a record, and what is added up.
pub(super) struct Table {
    pub(super) columns: &'static [&'static str],
    pub(super) totals: &'static [&'static str],
}

pub(super) const ACCOUNT: Table = Table {
    columns: &["id", "at", "kind", "amount", "before", "after", "orderNo", "reference", "about"],
    totals: &["totalIn", "totalOut"],
};

pub(super) const BETS: Table = Table {
    columns: &[
        "id",
        "round",
        "placedAt",
        "settledAt",
        "product",
        "vendor",
        "game",
        "stake",
        "validBet",
        "payout",
        "status",
    ],
    totals: &["stake", "validBet", "payout"],
};

pub(super) const PROFIT: Table = Table {
    columns: &[
        "of",
        "key",
        "bets",
        "turnover",
        "validBet",
        "payout",
        "rewards",
        "commission",
        "net",
        "deposits",
        "withdrawals",
        "transfers",
        "corrections",
        "seconds",
    ],
    totals: &["turnover", "payout", "rewards", "commission", "net", "deposits", "withdrawals"],
};

pub(super) fn of_movement(it: AccountMovement) -> Line {
    let amount = it.amount.0.0;
    let [shown, before, after] = [it.amount, it.before, it.after].map(|amount| amount.0.to_decimal());
    Line {
        cells: vec![it.id, it.at, it.kind, shown, before, after, it.order_no, it.reference, it.about],
        sums: vec![amount.max(0), amount.min(0).saturating_neg()],
    }
}

pub(super) fn of_bet(it: BetRow) -> Line {
    let sums = [it.stake, it.valid_bet, it.payout];
    let [stake, valid_bet, payout] = sums.map(|amount| amount.0.to_decimal());
    let status = it.status.name().to_owned();
    Line {
        cells: vec![
            it.id,
            it.round,
            it.placed_at,
            it.settled_at,
            it.product,
            it.vendor,
            it.game,
            stake,
            valid_bet,
            payout,
            status,
        ],
        sums: sums.map(|amount| amount.0.0).to_vec(),
    }
}

/// Products tell the same bets as days once more: only days are added up.
pub(super) fn of_profit(of: &str, it: ProfitRow) -> Line {
    let sums = [it.turnover, it.payout, it.rewards, it.commission, it.net, it.deposits, it.withdrawals];
    let decimal = |amount: lumora_core::wire::Amount| amount.0.to_decimal();
    let is_day = of == "day";
    Line {
        cells: vec![
            of.to_owned(),
            it.key,
            it.bets.to_string(),
            decimal(it.turnover),
            decimal(it.valid_bet),
            decimal(it.payout),
            decimal(it.rewards),
            decimal(it.commission),
            decimal(it.net),
            decimal(it.deposits),
            decimal(it.withdrawals),
            decimal(it.transfers),
            decimal(it.corrections),
            it.seconds.to_string(),
        ],
        sums: sums.map(|amount| if is_day { amount.0.0 } else { 0 }).to_vec(),
    }
}

pub(super) const TEAM_BETS: Table = Table {
    columns: &[
        "account",
        "id",
        "round",
        "placedAt",
        "settledAt",
        "product",
        "vendor",
        "game",
        "stake",
        "validBet",
        "payout",
        "status",
    ],
    totals: BETS.totals,
};

pub(super) const TEAM_MOVES: Table =
    Table { columns: &["id", "at", "account", "kind", "amount", "party"], totals: ACCOUNT.totals };

pub(super) const TEAM_PROFIT: Table = Table {
    columns: &[
        "of",
        "key",
        "bets",
        "turnover",
        "validBet",
        "payout",
        "rebate",
        "bonus",
        "wages",
        "dividends",
        "profit",
        "deposits",
        "withdrawals",
    ],
    totals: &[
        "turnover",
        "validBet",
        "payout",
        "rebate",
        "bonus",
        "wages",
        "dividends",
        "profit",
        "deposits",
        "withdrawals",
    ],
};

pub(super) const INCOME: Table = Table {
    columns: &["day", "rebate", "dividends", "wages", "paid", "net"],
    totals: &["rebate", "dividends", "wages", "paid", "net"],
};

pub(super) fn of_team_bet(it: TeamBet) -> Line {
    let Line { mut cells, sums } = of_bet(it.bet);
    cells.insert(0, it.account);
    Line { cells, sums }
}

pub(super) fn of_team_move(it: TeamMove) -> Line {
    let amount = it.amount.0.0;
    Line {
        cells: vec![it.id, it.at, it.account, it.kind, it.amount.0.to_decimal(), it.party],
        sums: vec![amount.max(0), amount.min(0).saturating_neg()],
    }
}

/// Members and products tell what days do once more: only days are added up.
pub(super) fn of_team_profit(of: &str, it: TeamProfitRow) -> Line {
    let total = it.total;
    let sums = [
        total.turnover,
        total.valid_bet,
        total.payout,
        total.rebate,
        total.bonus,
        total.wages,
        total.dividends,
        total.profit,
        total.deposits,
        total.withdrawals,
    ];
    let is_day = of == "day";
    let figures = sums.iter().map(|amount| amount.0.to_decimal());
    Line {
        cells: [of.to_owned(), it.key, total.bets.to_string()].into_iter().chain(figures).collect(),
        sums: sums.map(|amount| if is_day { amount.0.0 } else { 0 }).to_vec(),
    }
}

pub(super) fn of_income(it: IncomeRow) -> Line {
    let sums: [Amount; 5] = [it.rebate, it.dividends, it.wages, it.paid, it.net];
    let figures = sums.iter().map(|amount| amount.0.to_decimal());
    Line { cells: [it.day].into_iter().chain(figures).collect(), sums: sums.map(|amount| amount.0.0).to_vec() }
}
