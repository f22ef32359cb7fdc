# The points mall: redeeming, converting, what became of it.

# $field: an input of the form, a word.
points-field = { $field ->
    [RECIPIENT] Recipient
    [PHONE] Phone number
    [ADDRESS] Delivery address
   *[CONTACT] Messenger number
}
# $status: how a redemption stands, a word.
points-status = { $status ->
    [APPLYING] Applying
    [APPROVED_IN_PROCESS] Approved, in process
    [APPROVED] Approved
    [SHIPPED] Approved, on its way
    [COMPLETED] Delivered
    [APPROVED_REJECTED] Approved, then rejected
   *[REJECTED] Rejected
}
# $name: of a reward. $points: a grouped number.
points-redeem-done = You applied for { $name }. { $points } points were taken.
points-limit-used = You have redeemed as many of this as one member may.
# $points: a grouped number.
points-back = { $points } points are back
# $points: a grouped number.
points-taken = { $points } points
points-purpose = We use this for this reward only, and delete it 180 days after its end.
# $points: a grouped number.
points-convert-least = From { $points } points on
# $points: a grouped number.
points-convert-step = In steps of { $points } points
# $points: a grouped number.
points-convert-left = Still today: { $points } points
# $times: a number as text.
points-convert-wager = To be staked before it can leave: { $times }×
# $amount: an amount with its currency sign.
points-convert-gives = You get { $amount }
# $points: a grouped number. $amount: an amount with its currency sign.
points-convert-done = { $points } points were converted. { $amount } is in your wallet.
# $points: a grouped number.
points-convert-short = You need at least { $points } points to convert.
points-convert-used = You have converted as many points as one may today. Try again tomorrow.
# $times: a number as text.
points-wager = To be staked before it can leave: { $times }×
credit-points = Converted points
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-lottery = Lottery: one point for each { $amount } staked, at most { $cap } points a day
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-pvp = PvP: one point for each { $amount } staked, at most { $cap } points a day
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-esports = Esports: one point for each { $amount } staked, at most { $cap } points a day
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-cockfight = Cockfighting: one point for each { $amount } staked, at most { $cap } points a day
error-recipient = Enter the name of whoever gets the parcel.
error-address = Enter the whole delivery address.
error-points-too-few = These are too few points. Enter more.
error-points-off-step = Only multiples of the step convert. Enter one.
error-points-daily-limit = This is more than can still be converted today. Enter fewer points.
error-not-enough-points = You do not have so many points. Choose fewer.
error-reward-sold-out = There are not so many left. Choose fewer, or another reward.
error-reward-limit = That would be more of this than one member may redeem. Choose fewer, or another reward.
error-reward-changed = This has changed meanwhile, and nothing was taken. Look at it again.
