# What contracts have brought: dividends, daily, hourly and real-time wages.

# $role: which side of a contract, a word.
settlement-role = { $role ->
    [PAYER] I pay
   *[PAYEE] I am paid
}
# $status: where a settlement stands, a word.
settlement-status = { $status ->
    [CALCULATED] Awaiting approval
    [PENDING] To be paid
    [PAID] Paid
    [REFUSED] Refused
    [PARTIAL] Partly paid
    [OVERDUE] Overdue
   *[ALL] All
}
# $fact: a figure, a word.
settlement-fact = { $fact ->
    [COUNT] Settlements
    [TURNOVER] Stakes
    [VALID_BET] Valid bets
    [PAYOUT] Payouts
    [REBATE] Rebate
    [BONUSES] Bonuses
    [DEPOSITS] Deposits
    [NET_LOSS] Net loss
    [BASIS] Basis
    [CARRIED_IN] Carried in
    [CARRIED_OUT] Carried out
    [ACTIVE] Active members
    [DUE] Due for the period
    [DUE_NOW] Due by now
    [CORRECTED] Corrections of earlier periods
    [DEBT_IN] To be taken back, before
    [DEBT_OUT] To be taken back, after
    [PAID] Paid
   *[AMOUNT] Amount
}
# $tier: number of the tier, 0 for the guaranteed rate. $rate: a rate with its sign.
settlement-tier = { $tier ->
    [0] Guaranteed rate { $rate }
   *[1] Tier { $tier }, { $rate }
}
# $need: what a tier needs, a word. $tier: its number. $reached, $needed: money, or a number of members.
settlement-need = { $need ->
    [NET_LOSS] Tier { $tier }: net loss { $reached } of { $needed }
    [ACTIVE_MEMBERS] Tier { $tier }: active members { $reached } of { $needed }
   *[TURNOVER] Tier { $tier }: stakes { $reached } of { $needed }
}
# $role: which side of a contract, a word. $account: who is paid.
settlement-running = { $role ->
    [PAYER] For { $account }
   *[PAYEE] For you
}
# $rate: a rate with its sign.
settlement-next = For the next tier, { $rate }
# $side: who it is, a word. $account: of the other side.
settlement-party = { $side ->
    [OPERATOR] From the operator
    [TO] To { $account }
   *[FROM] From { $account }
}
settlement-wallet = Wallet
# $note: what is unusual, a word.
settlement-note = { $note ->
    [CAPPED] The cap of the tier made the amount less.
    [CHANGED] Late or undone bets have changed this period since; the difference is in a later payment.
    [LATE] These bets came to light after the period was settled; the amount is in a later payment.
   *[CORRECTIONS_ONLY] The contract had ended: only corrections were settled.
}

# The views' own words.
view-settlement-running = Running period
view-settlement-so-far = So far
view-settlement-side = Side
view-settlement-status = Status
view-settlement-list = Settlements
view-settlement-none-title = Nothing was settled yet
view-settlement-none-text = The first settlement follows the end of a period of your contract.
view-settlement-back = Back to the settlements
view-settlement-unknown-title = There is no such settlement
view-settlement-unknown-text = It may belong to another account.
view-settlement-how = How it came about
view-settlement-stopped = Why no higher tier counted
view-settlement-payments = Payments
view-settlement-members = Who it is made of
view-settlement-paid = Paid { $amount }
view-settlement-reason = Reason
