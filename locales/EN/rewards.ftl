# The reward centre and the member's level.

# $kind: what a reward came by, a word.
reward-kind = { $kind ->
    [RAFFLE] Raffle draws
    [CASHBACK] Cashback
    [LEVEL_GIFT] Level gift
    [RED_ENVELOPE] Red envelope
    [REFERRAL] Inviting friends
    [MISSION] Mission reward
   *[PROMOTION] Promotion
}
# $name: a title as its owner writes it, or an amount with its currency.
reward-name = { $name }
reward-nameless = A reward whose name is no longer there
# $amount: a number as text.
reward-points = { $amount } points
# $amount: a number as text.
reward-draws = Draws: { $amount }
reward-rule-free = Need not be staked
# $times: a number as text.
reward-rule-times = Must be staked { $times } times before it can leave
# $time: a date and time.
reward-until = Can be claimed until { $time }
reward-until-never = Can be claimed at any time
# $time: a date and time.
reward-from = Can be claimed from { $time }
# $from, $until: days.
reward-period = For { $from } to { $until }
# $state: what has become of it, a word. $time: a date and time.
reward-state = { $state ->
    [EXPIRED] Expired { $time }
    [WITHDRAWN] Taken off: you were excluded from play
   *[CLAIMED] Claimed { $time }
}
# $unit: what it consists of, a word. $amount: with its currency, or a number as text.
reward-claimed = { $unit ->
    [POINTS] { $amount } points are yours.
   *[MONEY] { $amount } is in your wallet.
}

# $level: a number as text.
level-rank = Level { $level }
level-vip = Served by VIP customer service
# $name: of a level.
level-next = Next level: { $name }
# $percent: a number as text. $name: of a level.
level-progress = { $percent }% of the way to { $name }
level-top = This is the highest level.
level-need-turnover = Valid bets
level-need-deposits = Deposits
level-kept-always = Nothing is asked to keep this level.
level-stays = A level that you have reached stays yours.
# $from, $until: days.
level-period = This period: { $from } to { $until }. Levels are reviewed when it is over.
# $raise: when a level is given, a word.
level-raise = { $raise ->
    [AT_REVIEW] A level that you reach is yours once the period was reviewed.
   *[AT_ONCE] A level that you reach is yours at once.
}
# $amount: with its currency. $times: a number as text.
level-gift = Gift: { $amount }, to be staked { $times } times
# $amount: with its currency.
level-gift-free = Gift: { $amount }, need not be staked
# $amount: with its currency.
level-gift-given = Gift: { $amount }, already given
# $cause: why the level has changed, a word. $name: of a level.
level-change = { $cause ->
    [REVIEW] Reviewed: { $name }
    [OPERATOR] Set by customer service: { $name }
   *[REACHED] Reached: { $name }
}

# $kind: of what a part comes back and how often, a word.
cashback-about = { $kind ->
    [NET_LOSS_DAILY] A part of what you lost in a day
    [NET_LOSS_MONTHLY] A part of what you lost in a month
    [VALID_BET_DAILY] A part of your valid bets of a day
    [VALID_BET_WEEKLY] A part of your valid bets of a week
    [VALID_BET_MONTHLY] A part of your valid bets of a month
   *[NET_LOSS_WEEKLY] A part of what you lost in a week
}
cashback-all-products = All other games
# $amount: with its currency.
cashback-cap = At most { $amount } in a period
# $amount: with its currency.
cashback-least = Less than { $amount } is not paid
# $days: a number as text.
cashback-claim-days = Days in which it can be claimed: { $days }
# $level: a number as text.
cashback-rate-level = From level { $level }

view-reward-open = Claim now
view-reward-later = Later
view-reward-past = Claimed and expired
view-reward-claim = Claim
view-reward-go = Go to its page
view-reward-empty-title = Nothing to claim right now
view-reward-empty-text = Rewards from promotions, cashback and levels stand here as soon as they are there.
view-reward-to-promotions = See promotions
view-reward-to-bonuses = See bonus details
view-reward-past-empty = Nothing was claimed or has expired yet.
view-level-title = Your level
view-level-keep = To keep it, in each period
view-level-all = All levels
view-level-current = Your level now
view-level-start = Where everybody starts
view-level-no-gift = No gift
view-level-changes = Changes of your level
view-cashback-title = Cashback
# $plan: what the plan is called.
view-cashback-rates = Rates of { $plan }
view-cashback-own = Yours now
