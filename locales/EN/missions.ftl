# Missions and leaderboards.

# $name: a title as its owner writes it.
mission-name = { $name }
mission-tab-missions = Missions
mission-tab-boards = Leaderboards
# $zone: offset from UTC.
mission-zone = Days of the operator ({ $zone })
# $count: a number.
mission-streak = { $count ->
    [one] Checked in on one day
   *[other] Checked in on { $count } days in a row
}
# $period: a word.
mission-period = { $period ->
    [DAILY] Each day
    [WEEKLY] Each week
    [MONTHLY] Each month
   *[ONCE] Once
}
# $kind: a word.
mission-kind = { $kind ->
    [CHECK_IN] Days of checking in
    [IN_A_ROW] Days of checking in, in a row
    [BET_AMOUNT] Stakes that were settled
    [BET_COUNT] Rounds that were settled
    [DEPOSIT] Deposits
    [WIN] Rounds that paid more than their stake
    [INVITE] Friends you brought who count
   *[PROFILE] Your account
}
# $state: a word.
mission-state = { $state ->
    [LOCKED] Not open yet
    [COMPLETED] Reward waits
    [CLAIMED] Reward taken
    [EXPIRED] Over
   *[ACTIVE] Under way
}
# $unit: what is counted, a word. $done, $target: numbers as text, or money with its currency.
mission-progress = { $unit ->
    [DAYS] Days: { $done } of { $target }
    [BETS] Rounds: { $done } of { $target }
    [WINS] Rounds won: { $done } of { $target }
    [FRIENDS] Friends: { $done } of { $target }
    [STEPS] Steps: { $done } of { $target }
   *[MONEY] { $done } of { $target }
}
# $kind: what is given, a word. $amount: money with its currency, or points.
mission-reward = { $kind ->
    [BONUS] { $amount } bonus
    [POINTS] { $amount } points
   *[CASH] { $amount }
}
# $times: a number as text.
mission-wager = Must be staked: { $times } times
# $name: a title as its owner writes it.
mission-waits-for = First take the reward of { $name }
# $step: a word.
mission-step = { $step ->
    [EMAIL] Prove your mail address
    [MOBILE] Prove your mobile number
    [NICKNAME] Choose a nickname
    [PAYEE_NAME] Tell the name that money is paid to
   *[IDENTITY] Have your identity checked
}
mission-fact-starts = Begins on
mission-fact-ends = Ends on
mission-fact-claim = Take the reward before
mission-fact-resets = Begins anew on
# $kind: what is given, a word. $amount: money with its currency, or points.
mission-taken = { $kind ->
    [BONUS] A bonus of { $amount } is in your wallet.
    [POINTS] You got { $amount } points.
   *[CASH] { $amount } is in your wallet.
}
error-mission-not-claimable = There is nothing to take: the mission is not done, its reward was taken before, or it is too late.
# $rule: a word.
board-rule = { $rule ->
    [BET_COUNT] Most rounds
    [WIN_AMOUNT] Most paid out
   *[BET_AMOUNT] Most staked
}
# $least: a number as text, or money with its currency.
board-least = A place needs at least { $least }
# $place: a number as text.
board-place = Place { $place }
# $state: a word. $from, $until: times.
board-state = { $state ->
    [RUNS] Since { $from }, until { $until }
    [CLOSING] { $from } to { $until }: ended, and not closed yet
   *[CLOSED] { $from } to { $until }: closed
}
# $count: a number.
board-close = { $count ->
    [one] Closed one hour after the end; corrections of bets count until then.
   *[other] Closed { $count } hours after the end; corrections of bets count until then.
}
# $place: a number as text. $score: a number as text, or money with its currency.
board-my-place = Your place: { $place }, score { $score }
# $score: a number as text, or money with its currency.
board-no-place = No place yet, score { $score }
view-mission-tabs = Missions and leaderboards
view-mission-check-in = Check in for today
view-mission-checked-in = Checked in today
view-mission-claim = Take the reward
view-mission-step-done = Done
view-mission-step-open = Open
view-mission-empty-title = No missions now
view-mission-empty-text = Missions stand here while they run.
view-mission-to-promotions = See promotions
view-board-empty-title = No leaderboards now
view-board-empty-text = Leaderboards stand here while they run, and when they have ended.
view-board-prizes = Prizes
view-board-you = You
view-board-nobody = Nobody has a place yet
view-board-last = Show the period before
view-board-current = Show the period that runs
view-board-ties = Equal scores share a place, and the prizes of all places that they cover in equal parts.
