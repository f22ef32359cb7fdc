//! Rows of exported records as texts: their columns and totals.

use lumora_core::wire::{
    AccountMovement, AgentSettlement, Amount, BetRow, IncomeRow, ProfitRow, TeamBet, TeamMove, TeamProfitRow,
};

use super::Line;

/// Names of a record's columns, and of the totals that are summed over its rows.
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

/// Products repeat the bets that days hold: only days are added to the totals.
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

/// Members and products repeat what days hold: only days are added to the totals.
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

/// Settlements with all figures of their calculation. `tier` is 0 for the guaranteed rate, `percent` the rate that was applied.
pub(super) const SETTLEMENTS: Table = Table {
    columns: &[
        "id",
        "contract",
        "version",
        "period",
        "startsAt",
        "endsAt",
        "payer",
        "payee",
        "turnover",
        "validBet",
        "payout",
        "rebate",
        "bonuses",
        "deposits",
        "netLoss",
        "basis",
        "carriedIn",
        "carriedOut",
        "activeMembers",
        "tier",
        "percent",
        "due",
        "corrected",
        "debtIn",
        "debtOut",
        "amount",
        "paid",
        "status",
        "settledAt",
        "paidAt",
    ],
    totals: &["amount", "paid"],
};

pub(super) fn of_settlement(it: AgentSettlement) -> Line {
    let sums = [it.amount, it.paid].map(|amount| amount.0.0).to_vec();
    let decimal = |amount: Amount| amount.0.to_decimal();
    let figures = [
        it.turnover,
        it.valid_bet,
        it.payout,
        it.rebate,
        it.bonuses,
        it.deposits,
        it.net_loss,
        it.basis_amount,
        it.carried_in,
        it.carried_out,
    ];
    let end = [it.due, it.corrected, it.debt_in, it.debt_out, it.amount, it.paid];
    let (whole, rest) = (it.rate / 100, it.rate % 100);
    let named = [it.id, it.contract_id, it.version.to_string(), it.period.name().to_owned(), it.starts_at, it.ends_at];
    let counted = [it.active_members.to_string(), it.tier.to_string(), format!("{whole}.{rest:02}")];
    let cells = named.into_iter().chain([it.payer, it.payee]);
    let cells = cells.chain(figures.map(decimal)).chain(counted).chain(end.map(decimal));
    let cells = cells.chain([it.status.name().to_owned(), it.settled_at, it.paid_at]);
    Line { cells: cells.collect(), sums }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_total_has_a_name_for_who_reads_a_statement() {
        const TEXTS: &str = include_str!("../../../../locales/EN/statements.ftl");
        for table in [ACCOUNT, BETS, PROFIT, TEAM_BETS, TEAM_MOVES, TEAM_PROFIT, INCOME, SETTLEMENTS] {
            for total in table.totals {
                assert!(TEXTS.contains(&format!("\n    [{total}] ")), "statement-fact of statements.ftl lacks {total}");
            }
        }
    }

    #[test]
    fn a_settlement_has_a_text_for_each_column() {
        let rate = 1_205;
        let line = of_settlement(AgentSettlement { rate, ..AgentSettlement::default() });
        assert_eq!(line.cells.len(), SETTLEMENTS.columns.len());
        assert_eq!(line.sums.len(), SETTLEMENTS.totals.len());
        let percent = SETTLEMENTS.columns.iter().position(|it| *it == "percent").and_then(|at| line.cells.get(at));
        assert_eq!(percent.map(String::as_str), Some("12.05"));
    }
}
