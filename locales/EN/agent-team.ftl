# Team overview.
team-today = Today
team-week = 7 days
team-month = 30 days
team-quarter = 90 days
# $from: a day, YYYY-MM-DD.
team-compared = Compared with as many days before, from { $from } on.
team-all = Whole team
team-direct = Directly below
team-deeper = Deeper
team-own = My own play
team-members = Members
team-agents = Agents
team-online = Online now
team-balance = Team balance
team-new = New registrations
team-first-deposits = First deposits
team-active = Active members
team-deposits = Deposits
team-withdrawals = Withdrawals
team-turnover = Turnover
team-valid-bet = Valid bets
team-payout = Payouts
team-rebate = Rebates
team-bonus = Bonuses
team-net-loss = Net loss
team-wages = Wages
team-dividends = Dividends
# $difference: more or less than before, with its sign. $percent: the same as a percentage.
team-change = { $difference } ({ $percent })
team-change-plain = { $difference }
team-same = as before
# The views' own words.
view-team-days = Days
view-team-share = Part of the tree
view-team-standing = Where the team stands now
view-team-figures = What these days came to
view-team-trend = Trend of the whole team
view-team-series = What the chart shows
view-team-by-day = By day
view-team-formula = Net loss = turnover - payouts - rebates - bonuses, of settled bets. The balance is what is in the main wallets.
