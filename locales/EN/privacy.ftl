# What a member decides about own data: consent to promotional messages, a copy, the end of the account.
consent-email = E-mail
consent-sms = Text message
consent-call = Phone call
# $hint: the address or number, mostly hidden.
consent-to = To { $hint }
consent-unreachable = Nothing you have verified can be reached this way yet.
# $time: date and time of day with the offset from UTC.
consent-given-since = Agreed { $time }
# $time: date and time of day with the offset from UTC.
consent-ended-since = Ended { $time }
toast-consent-saved = Your choice is saved.
copy-preparing = Your copy is being put together. You can leave this page meanwhile.
copy-failed = The copy could not be made. Ask for it again.
# $size: a number of kilobytes. $time: date and time of day with the offset from UTC.
copy-ready = Your copy is ready: { $size } kB. It is deleted { $time }.
# $time: date and time of day with the offset from UTC.
copy-next = Another one is possible from { $time } on.
# $amount: an amount with its currency.
closing-withdraw-first = You can still take out { $amount }. Withdraw it first.
closing-withdraw-link = Withdraw
# $count: a number.
closing-withdrawals = { $count ->
    [one] One withdrawal is on its way. Wait until it has ended.
   *[other] { $count } withdrawals are on their way. Wait until they have ended.
}
closing-withdrawals-link = See the withdrawals
# $count: a number.
closing-deposits = { $count ->
    [one] One deposit is open. Pay it, call it off, or wait until it ends.
   *[other] { $count } deposits are open. Pay them, call them off, or wait until they end.
}
closing-deposits-link = See the deposits
closing-bets = A bet is still open. Wait until it is settled.
# $amount: an amount with its currency.
closing-balance = You give up { $amount }, which is in your wallet and can not be withdrawn.
# $amount, $left: amounts with their currency.
closing-bonus = A bonus of { $amount } ends: { $left } of stakes are missing.
# $amount, $left: amounts with their currency.
closing-deposit = A deposit of { $amount } was not staked in full: { $left } are missing, and what is left of it is given up.
# $points: a number.
closing-points = Your points can not be used any more: { $points }
closing-accounts = The accounts you are paid to, your consent to promotional messages and the copy of your data are removed.
closing-sessions = You are logged out everywhere, and nobody else can take your name.
closing-records = The records of your money and your bets stay with us, as the law demands.
# $count: a number of days.
closing-reopen = { $count ->
    [one] Customer service can open the account again for one day. What you gave up stays given up.
   *[other] Customer service can open the account again for { $count } days. What you gave up stays given up.
}
closing-reopen-never = It can not be undone.
closing-not-understood = Read what closing means, and tick the box.
toast-account-closed = Your account is closed.
# $amount: money.
closing-elsewhere = { $amount } is in wallets of game vendors. Bring it back first.
closing-elsewhere-link = My wallet
closing-transfers = A transfer to or from another wallet has not come to its end.
