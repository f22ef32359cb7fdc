# What only the views of promotions and of the points mall say.
view-promo-categories = Categories
view-promo-statuses = Status
view-promo-none-title = No promotions yet
view-promo-none-text = Look again later.
view-promo-no-match-title = No promotions found
view-promo-no-match-text = Choose another category or status.
view-promo-show-all = Show all promotions
view-promo-featured = Promotions
view-promo-gone-title = There is no such promotion
view-promo-gone-text = It may have ended long ago, or the link is not complete.
view-promo-standing = How it stands
view-promo-reward = What it gives
view-promo-when = When
view-promo-significant = The terms in short
view-promo-terms = All terms
view-promo-application = Your application
view-promo-applied = Sent
view-promo-reviewed = Answered
view-promo-reason = Our answer
view-promo-remark = Remark
# $count: a number.
view-promo-pictures = { $count ->
    [one] One picture
   *[other] { $count } pictures
}
view-apply-title = Apply
view-apply-send = Send the application
view-apply-choose = Choose pictures
view-apply-drop = Drop pictures here, or choose them
view-apply-files = Pictures
# $name: name of the file.
view-apply-remove = Remove { $name }
# $name: name of the file.
view-apply-again = Upload { $name } again
view-apply-waiting = Waiting
view-apply-uploading = Uploading
view-apply-done = Uploaded
view-raffle-odds = Prizes and odds
view-raffle-prize = Prize
view-raffle-chance = Chance
view-raffle-draws = Your draws
view-mall-rules = How points work
view-mall-need = To redeem
view-mall-back = All rewards
view-mall-log-in = Log in to see your points
view-mall-none-title = No rewards yet
view-mall-none-text = Look again later.
view-mall-gone-title = There is no such reward
view-mall-gone-text = It may be sold out or no longer offered.
