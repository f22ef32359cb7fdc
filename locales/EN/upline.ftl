# Transfers to the upline: what the page says of limits, the form, and what was given and got.
upline-none = There is no upline that you can transfer money to right now. If you expected one, ask customer service.
# $left, $daily: numbers.
upline-limit-count = Transfers left today: { $left } of { $daily }.
# $time: date and time of day with the offset from UTC.
upline-count-used = You have used all transfers for today. From { $time } on you can transfer again.
# $time: date and time of day with the offset from UTC.
upline-amount-used = You have reached the daily limit for transfers. From { $time } on you can transfer again.
# $least: an amount with its currency.
upline-too-little = Too little can leave right now: the least transfer is { $least }. Your wallet page shows what holds money back.
# $name: of the upline. $amount: an amount with its currency.
upline-review = { $name } gets { $amount } at once. This cannot be undone.
upline-fact-gets = Your upline gets
upline-fact-to = Upline
# $name: of the upline. $amount: an amount with its currency.
upline-sent = { $name } got { $amount }.
# $name: of the upline.
upline-given = To { $name }
# $name: of a member below.
upline-got = From { $name }
