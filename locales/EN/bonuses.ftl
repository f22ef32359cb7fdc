# The member's bonuses.

# $name: a title as its owner writes it.
bonus-name = { $name }
bonus-nameless = A promotion that is no longer there
# $kind: what it came by, a word.
bonus-kind = { $kind ->
    [DEPOSIT] Deposit bonus
    [RAFFLE] Raffle prize
    [POINTS] Points mall
    [CASHBACK] Cashback
    [VIP] Level gift
    [RED_ENVELOPE] Red envelope
    [REFERRAL] Inviting friends
    [MISSION] Mission reward
    [LEADERBOARD] Leaderboard prize
    [FREE_SPIN] Free spins
   *[PROMOTION] Promotion
}
# $state: where a bonus stands, a word.
bonus-state = { $state ->
    [ALL] All
    [ACTIVE] Being staked
    [PLAYABLE] Can be played
    [PENDING] On its way
    [COMPLETED] Completed
    [EXPIRED] Expired
    [FORFEITED] Given up
    [LOST] Lost
   *[CANCELLED] Cancelled
}
bonus-rule-free = Need not be staked: it is money like any other
# $done, $required: with their currency. $percent: a number as text.
bonus-progress = { $done } of { $required } staked ({ $percent }%)
# $amount: with its currency.
bonus-cost = Giving it up would take { $amount } from your wallet.
bonus-cost-nothing = Nothing of it is left: giving it up would take nothing from your wallet.
bonus-bet-open = A bet of yours is open. No bonus can be given up until it has ended.
# $amount: with its currency.
bonus-given-up = The bonus was given up: { $amount } was taken from your wallet.
bonus-given-up-nothing = The bonus was given up: nothing was taken from your wallet.
# $times: a number as text.
bonus-spins-rule-times = What they win must be staked { $times } times
bonus-spins-rule-free = What they win need not be staked
# $amount: with its currency.
bonus-spins-cost = Giving them up loses the free spins that are left, and { $amount } that they have won.
bonus-fact-spins = Free spins left
bonus-fact-spin-value = Worth of each spin
bonus-fact-spins-won = Won so far
bonus-fact-spins-max = Most that they give
bonus-fact-spin-games = Games
bonus-fact-spins-until = Can be played until
bonus-fact-granted = Granted
bonus-fact-left = Left of it
bonus-fact-taken = Taken back
bonus-fact-required = To be staked
bonus-fact-done = Staked
bonus-fact-remaining = Still to be staked
bonus-fact-granted-at = Granted on
bonus-fact-expires = Ends on
bonus-fact-ended = Ended on
view-bonus-state = State
view-bonus-list = Bonuses
# $count: a number as text.
view-bonus-count = Bonuses: { $count }
view-bonus-record = Day of the grant in the account record
view-bonus-taken = Day on which some was taken back
view-bonus-give-up = Give up this bonus
view-bonus-ask = Give up this bonus?
view-bonus-ask-stays = What you have paid in and won stays yours, and nothing need be staked for this bonus any more. It can not be undone.
view-bonus-keep = Keep it
view-bonus-confirm = Give it up
view-bonus-rule = What leaving a bonus costs
view-bonus-rule-text = A bonus is money in your wallet that must be staked before it can leave. What you lose after it came was the bonus first, and each loss counts for one bonus only. Giving a bonus up takes back what is left of it, and never more than your wallet can give.
view-bonus-weights = What bets count
view-bonus-weights-text = A bet counts once it is settled, by the percent of its game, for one bonus after the other.
view-bonus-games = Games that count otherwise
view-bonus-empty-title = No bonus yet
view-bonus-empty-text = Bonuses from promotions, deposits and raffles stand here from the moment they are granted.
view-bonus-to-promotions = See promotions
view-bonus-no-match-title = No such bonus
view-bonus-no-match-text = Choose another state.
