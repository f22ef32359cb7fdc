# Promotions: how one stands for the visitor (a word on a badge).
promo-coming-soon = Coming soon
promo-join = Open to join
promo-signed-up = Signed up
promo-in-progress = In progress
promo-joined = Joined
promo-applying = Under review
promo-process = Being processed
promo-claim = Ready to claim
promo-claimed = Claimed
promo-issued = Issued
promo-closed-for-signup = Closed for sign-up
promo-rejected = Rejected
promo-close = Ended

# What a status means to do.
promo-what-coming-soon = It has not opened yet. Come back when it does.
promo-what-join = Sign up to take part.
promo-what-signed-up = You are signed up. It has not begun yet.
promo-what-in-progress = It runs and counts by itself: there is nothing to sign up for.
promo-what-joined = You take part.
promo-what-applying = We have your application and look at it. The answer appears here.
promo-what-process = Your application was accepted. We are preparing the reward.
promo-what-claim = Your reward is ready. Claim it, and it is credited at once.
promo-what-claimed = You have claimed the reward. It was credited.
promo-what-issued = The reward was issued to you.
promo-what-closed-for-signup = It is running, but sign-up has closed.
promo-what-rejected = Your application was rejected. The reason is below.
promo-what-close = This promotion is over.
promo-what-log-in = This promotion is for members.
promo-what-apply = Apply with the form below. We answer on this page.
promo-what-apply-again = Your application was rejected. You can apply again below.
promo-what-draw = You take part. Draw as long as you have draws left.
promo-what-drawn = You have made all your draws.

promo-act-log-in = Log in to take part
promo-act-join = Sign up
promo-act-claim = Claim the reward
promo-act-draw = Draw once

promo-category-all = All
promo-category-new = New players
promo-category-special = Special
promo-category-vip = VIP
promo-category-referral = Friends
promo-category-other = Other
promo-filter-any = Any status
promo-filter-open = Open now
promo-filter-coming = Coming soon
promo-filter-mine = Mine
promo-filter-ended = Ended

# $unit: minutes, hours or days. $count: how many.
promo-ends = { $unit ->
    [minutes] { $count ->
        [one] Ends in 1 minute
       *[other] Ends in { $count } minutes
    }
    [hours] { $count ->
        [one] Ends in 1 hour
       *[other] Ends in { $count } hours
    }
   *[days] Ends in { $count } days
}
# $unit: minutes, hours or days. $count: how many.
promo-starts = { $unit ->
    [minutes] { $count ->
        [one] Starts in 1 minute
       *[other] Starts in { $count } minutes
    }
    [hours] { $count ->
        [one] Starts in 1 hour
       *[other] Starts in { $count } hours
    }
   *[days] Starts in { $count } days
}
# $date: a date.
promo-ended = Ended { $date }
promo-open-end = No end date
# $from, $to: date and time of day to the second, with the offset from UTC.
promo-when = { $from } to { $to }
# $from: date and time of day to the second, with the offset from UTC.
promo-when-open = From { $from }
# $from, $to: date and time of day to the second, with the offset from UTC.
promo-sign-up = Sign-up from { $from } to { $to }
# $from: date and time of day to the second, with the offset from UTC.
promo-sign-up-open = Sign-up from { $from }

# $amount: an amount with its currency sign.
promo-gives-cash = { $amount } into your wallet
# $amount: an amount with its currency sign. $times: a number as text.
promo-gives-bonus = Bonus of { $amount }, wagering { $times }x
promo-gives-share = Depends on how you play: see the terms
# $points: a grouped number.
promo-gives-points = Points: { $points }
promo-gives-free-spin = Free spins
promo-gives-raffle = Draws for prizes
promo-gives-physical = A gift from us

# $title: the promotion's own title.
title-promo-named = { $title }

# The form to apply with.
# $count, $most: numbers as text.
apply-remark-count = { $count } of { $most } characters
apply-remark-long = The remark is too long. Shorten it.
apply-remark-refused = The remark was not accepted. Shorten it and use plain text.
promo-contact-zalo = A Zalo number is needed to redeem a bonus
promo-contact-whatsapp = A WhatsApp number is needed to redeem a bonus
# $most: a number as text.
apply-files-hint = At most { $most } pictures, png or jpg, each under 5 MB. Only our staff sees them.
# $most: a number as text. $least: a number as text.
apply-files-hint-needed = From { $least } to { $most } pictures, png or jpg, each under 5 MB. Only our staff sees them.
apply-files-too-many = Three pictures are the most. Remove one first.
apply-files-missing = A picture is needed for this application.
apply-files-under-way = Wait until the pictures are uploaded.
apply-files-failed = Remove the files that were not accepted, or try them again.
apply-file-kind = This file is neither png nor jpg.
apply-file-size = This file is 5 MB or larger.
apply-file-empty = This file is empty.
apply-file-gone = The picture was kept for a day only. Upload it again.

# Raffles.
# $count: a number.
raffle-left = { $count ->
    [one] One draw left
   *[other] { $count } draws left
}
# $prize: name of the prize.
raffle-won = You won: { $prize }
raffle-blank = No prize this time

toast-promo-joined = You are signed up.
toast-promo-claimed = The reward was credited.
toast-promo-applied = Your application was sent.

error-promotion-closed = This is not possible now. The page shows how the promotion stands.
error-promotion-exhausted = Everything that this promotion had to give was taken.
error-no-draws-left = You have no draws left.
error-rank-too-low = This promotion is for members of a higher VIP rank.
error-image-invalid = The file is not a valid picture. Save it again as png or jpg and try again.

# The points mall.
mall-cash = Cash
mall-bonus = Bonus
mall-free-spin = Free spins
mall-physical = Things
mall-voucher = Vouchers
# $points: a grouped number.
mall-price = { $points } points
# $count: a number.
mall-left = { $count ->
    [one] One left
   *[other] { $count } left
}
mall-sold-out = Sold out
# $amount: an amount with its currency sign.
mall-worth = Worth { $amount }
# $count: a number.
mall-limit = { $count ->
    [one] One for each member
   *[other] At most { $count } for each member
}
# $rank: a number as text.
mall-rank = From VIP rank { $rank } on
mall-need-stock = None is left. Look again later.
mall-need-login = Log in to see your points.
# $rank: a number as text.
mall-need-rank = You need VIP rank { $rank } to redeem this.
# $points: a grouped number.
mall-need-points = You need { $points } more points to redeem this.
mall-need-open = The points are taken at once. They come back if it is rejected.
# $points: a grouped number.
mall-balance = You have { $points } points
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-rng = Slots: one point for each { $amount } staked, at most { $cap } points a day
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-live = Live casino: one point for each { $amount } staked, at most { $cap } points a day
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-sports = Sports: one point for each { $amount } staked, at most { $cap } points a day
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-fish = Fishing: one point for each { $amount } staked, at most { $cap } points a day
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-bet = Any game: one point for each { $amount } staked, at most { $cap } points a day
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-deposit = Deposits: one point for each { $amount }, at most { $cap } points a day
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-loss = Losses: one point for each { $amount }, at most { $cap } points a day
# $points, $least: grouped numbers. $amount: an amount with its currency sign.
mall-convert = { $points } points convert to { $amount }, from { $least } points on
mall-never-expire = Points never expire.
promo-act-deposit = Deposit
promo-what-deposit = Choose it in the deposit form. The bonus arrives with your money.
promo-what-excluded = It is for a first deposit, and you have paid in before.
# $percent: such as 50. $least, $amount: money. $times: how often the bonus is wagered.
promo-gives-deposit-bonus = { $percent }% of a deposit of { $least } or more, at most { $amount }; wagering { $times }x
# $percent: such as 50. $least, $amount: money.
promo-gives-deposit-cash = { $percent }% of a deposit of { $least } or more, at most { $amount }
