# The records of the member centre.

# $account: whose movements, a word.
record-account = { $account ->
    [POINTS] Points
   *[CASH] Money
}
# $span: which days, a word.
record-span = { $span ->
    [TODAY] Today
    [YESTERDAY] Yesterday
    [DAYS_7] 7 days
    [DAYS_30] 30 days
    [DAYS_365] 12 months
   *[OWN] Own days
}
# $group: which kind, a word.
record-group = { $group ->
    [STAKES] Stakes
    [PAYOUTS] Payouts
    [DEPOSITS] Deposits
    [WITHDRAWALS] Withdrawals
    [TRANSFERS] Transfers
    [REWARDS] Rewards
    [COMMISSION] Commission
    [POINTS] Points mall
    [CORRECTIONS] Corrections
   *[ALL] All
}
# $direction: which way, a word.
record-direction = { $direction ->
    [IN] In
    [OUT] Out
   *[ALL] All
}
# $kind: what happened, a word.
record-kind = { $kind ->
    [game_bet] Stake
    [game_win] Payout
    [game_bet_rollback] Stake given back
    [game_win_rollback] Payout taken back
    [play_money_grant] Play money
    [play_money_return] Play money taken back
    [correction] Correction by the operator
    [promotion_reward] Promotion
    [raffle_prize] Raffle prize
    [cashback] Cashback
    [level_gift] Level gift
    [red_envelope] Red envelope
    [referral_reward] Inviting friends
    [mission_reward] Mission reward
    [leaderboard_prize] Leaderboard prize
    [free_spins_win] Won with free spins
    [free_spins_win_rollback] Win of free spins taken back
    [payment_deposit] Deposit
    [payment_withdrawal] Withdrawal
    [payment_paid_out] Withdrawal paid out
    [payment_returned] Withdrawal returned
    [upline_transfer] Transfer with the upline
    [downline_transfer] Transfer with the downline
    [rebate] Rebate
    [dividend] Dividend
    [wage] Wage
    [transfer_to_vendor] To a vendor’s wallet
    [transfer_to_main] Back from a vendor’s wallet
    [vendor_bet] Bet from a vendor’s wallet
    [balance_given_up] Given up at closing
    [bonus_cancelled] Bonus cancelled
    [bonus_given_up] Bonus given up
    [stakes_returned] Stakes returned
    [points_earned] Points earned
    [points_taken_back] Points taken back
    [points_redeemed] Points redeemed
    [points_returned] Points returned
    [points_converted] Points converted
    [points_reward] Reward of the points mall
   *[unknown] Movement
}
# $from: a day, year first. $zone: offset from UTC.
record-day-of = { $from }, a day of the operator ({ $zone })
# $from and $until: days, year first. $zone: offset from UTC.
record-days-of = { $from } to { $until }, days of the operator ({ $zone })
record-days-wrong = Choose two days, the first one first.
bets-all = All
# $name: a name as its owner writes it.
bets-name = { $name }
# $status: where a bet stands, a word.
bets-status = { $status ->
    [PENDING] Open
    [WON] Won
    [LOST] Lost
    [DRAW] Even
   *[ROLLED_BACK] Undone
}
bets-free = Free spin
bets-fact-stake = Stake
bets-fact-valid = Valid bet
bets-fact-payout = Payout
bets-fact-net = Won or lost
bets-fact-placed = Placed
bets-fact-settled = Settled
bets-fact-round = Round at the supplier
# $state: how far the round is at its supplier, a word.
bets-outcome = { $state ->
    [settled] The round has ended.
    [undone] The round was undone, and the stake given back.
    [pending] The round goes on.
   *[gone] The supplier keeps no picture of this round any more. What was staked and paid stands above.
}
bets-spin = Paid spin
# $number: which of the free spins, from 1.
bets-spin-free = Free spin { $number }
# $kind: a word. $number: of the line, or of ways. $count: how many of the symbol. $payout: with its currency.
bets-win = { $kind ->
    [line] Line { $number }: { $count } × { $symbol }, { $payout }
    [ways] { $number } ways: { $count } × { $symbol }, { $payout }
   *[scatter] { $count } × { $symbol } anywhere, { $payout }
}
profit-net = Won or lost
profit-stakes = Staked
profit-payout = Payout
profit-rewards = Rewards
profit-commission = Commission
profit-deposits = Paid in
profit-withdrawals = Paid out
profit-transfers = Transfers with the upline
profit-corrections = Corrections by the operator
profit-net-deposits = Net deposits since the account was opened
# $day: year first. $net: with its currency.
profit-bar = { $day }: { $net }
# $count: how many bets.
profit-bets = { $count ->
    [one] { $count } bet
   *[other] { $count } bets
}
# $day: year first.
profit-day = { $day }
# $hours, $minutes: numbers.
profit-played = { $hours } h { $minutes } min in games
view-bets-product = Product
view-bets-vendor = Vendor
view-bets-game = Game
view-bets-status = Status
view-bets-number = Number of a bet, in the last 12 months
view-bets-clear = Empty the field
view-bets-sums = Sums of all bets that are chosen
view-bets-count = Bets
view-bets-list = Bets
view-bets-empty-title = No bets in these days
view-bets-empty-text = Every bet stands here, from the moment it is placed.
view-bets-no-match-text = Choose another product, vendor, game or status, or other days.
view-bets-back = All bets
view-bets-unknown-title = You have no such bet
view-bets-unknown-text = Its number may be wrong, or it was placed with another account.
view-bets-detail-number = Number
view-bets-copy = Copy the number
view-bets-movements = Movements of money
view-bets-no-movements = It was staked from the vendor’s wallet: the main wallet has not moved.
view-bets-outcome = What came out
view-profit-formula = Won or lost = payout + rewards + commission - stakes, of bets that are settled, on the day on which they were.
view-profit-sums = All days together
view-profit-chart = Won or lost by day
view-profit-by-day = By day
view-profit-by-product = By product
view-profit-incomplete = Bets of the last minutes are still being added up.
view-profit-empty-title = Nothing was won or lost
view-profit-empty-text = Days on which you play, or money comes or goes, stand here.
view-record-account = Account
view-record-days = Days
view-record-groups = Kind
view-record-directions = Direction
view-record-from = From
view-record-until = Until
view-record-show = Show
view-record-sums = Sums of what is chosen
view-record-count = Movements
view-record-in = In
view-record-out = Out
view-record-list = Movements
view-record-before = Before
view-record-after = After
view-record-more = Show earlier
view-record-empty-title = Nothing has moved
view-record-empty-text = Whatever comes in or goes out within these days stands here.
view-record-no-match-title = Nothing fits
view-record-no-match-text = Choose another kind, direction or other days.
view-record-number = Number
