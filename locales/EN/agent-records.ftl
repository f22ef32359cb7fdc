# The records of the agent centre: bets, profit and loss, income and transactions of a team.
agent-about-team-bets = Every bet of your team, in sums and one by one.
agent-about-team-profit = What your team won or lost, by branch, day and product.
agent-about-income = What you earned, and the movements that make it up.
agent-about-transactions = What moved in your team’s wallets, apart from bets.
income-net = Earned
income-paid = Paid to the downline
income-own-bets = Own bets
# $source: where it came from, a word.
income-source = { $source ->
    [REBATE] Rebate
    [DIVIDEND] Dividend
    [DAILY] Daily wage
    [HOURLY] Hourly salary
    [REALTIME] Real-time salary
   *[OTHER] Other
}
team-others = Everybody else
team-whole = My team
# $reach: whose rows, a word.
team-reach = { $reach ->
    [BRANCH] With everybody below
   *[OWN] Alone
}
# $count: how many movements.
team-moves = { $count ->
    [one] { $count } movement
   *[other] { $count } movements
}
# $count: how many bets. $stake: with its currency.
team-open = { $count ->
    [one] { $count } bet is open, { $stake } in all
   *[other] { $count } bets are open, { $stake } in all
}

# The views' own words in these records.
view-team-member = Account name
view-team-reach = Whose
view-team-unknown-title = Your team has no such account
view-team-unknown-text = Check the name. You see who stands below you, or has stood there.
view-team-incomplete = The last minutes are still being added up.
view-team-bets-note = A settled bet counts on the day on which it was settled, for those who stood above at that time.
view-team-bets-empty-text = As soon as your team plays, its bets stand here.
view-team-bets-unknown-title = Your team has no such bet
view-team-bets-unknown-text = Its number may be wrong, or it belongs to somebody else.
view-team-profit-formula = Won or lost = payout + rebates + bonuses + wages + dividends - stakes, from your team’s side.
view-team-direct = Direct downline
view-team-total = Everybody below
view-team-own = Own play
view-team-path = Way down the tree
view-team-by-member = By branch
view-team-profit-empty-title = Nothing happened in these days
view-team-profit-empty-text = What your team plays, pays in and takes out stands here.
view-team-party = Other side
view-income-formula = Earned = rebates + dividends + wages - what you paid to your downline, on the day on which it was paid.
view-income-empty-title = Nothing was earned in these days
view-income-empty-text = Rebates, dividends and wages stand here once they are paid.
view-income-chart = Earned by day
view-income-by-day = By day
view-income-by-source = By source
view-income-by-product = Rebates by product
view-income-by-branch = Rebates by branch
