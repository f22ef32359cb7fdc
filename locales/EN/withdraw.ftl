# Withdrawals: what comes first, the form, the accounts to be paid to, how one stands, and what has arrived (section 4 of the specification).
withdraw-step-password = Payment password
withdraw-step-account = Account to be paid to
withdraw-step-withdraw = Withdrawal

# $left, $daily: amounts with their currency. $time: date and time of day with the offset from UTC.
withdraw-limit-amount = Left of the daily limit: { $left } of { $daily }, until { $time }.
# $left, $daily: numbers.
withdraw-limit-count = Withdrawals left today: { $left } of { $daily }.

# Why nothing can be asked for now.
# $time: date and time of day with the offset from UTC.
withdraw-count-used = You have used all withdrawals of your level for today. From { $time } on you can withdraw again.
# $time: date and time of day with the offset from UTC.
withdraw-amount-used = You have reached the daily limit of your level. From { $time } on you can withdraw again.
# $least: an amount with its currency.
withdraw-too-little = Too little can leave right now: the least withdrawal is { $least }. Your wallet page shows what holds money back.
# $time: date and time of day with the offset from UTC.
withdraw-all-wait = Your account was added a short while ago. From { $time } on it can be paid to.
withdraw-methods-closed = All ways to be paid are closed right now. Try again later, or ask customer service.

# The form.
# $amount: an amount with its currency.
withdraw-all = All: { $amount }
withdraw-fee-none = No fee
# $fee: a share, an amount, or both.
withdraw-fee = Fee: { $fee }
# $unit: minutes, hours or days. $count: how many.
withdraw-usual-time = { $unit ->
    [minutes] { $count ->
        [one] Usually within 1 minute
       *[other] Usually within { $count } minutes
    }
    [hours] { $count ->
        [one] Usually within 1 hour
       *[other] Usually within { $count } hours
    }
   *[days] Usually within { $count } days
}
# $net: an amount with its currency. $account: bank or service with the end of the account.
withdraw-review = You get { $net } on { $account }.
withdraw-fact-amount = Leaves your wallet
withdraw-fact-fee = Fee
withdraw-fact-net = Arrives
withdraw-fact-account = Account
withdraw-fact-paid = Paid so far
withdraw-fact-received = Received, as you said
withdraw-fact-remaining = Still missing, as you said
# $net: an amount with its currency. $account: bank or service with the end of the account.
withdraw-sent-sentence = { $net } is on its way to { $account }.
withdraw-sent = The amount is reserved in your wallet until it is paid.
# $time: date and time of day with the offset from UTC.
withdraw-sent-by = The amount is reserved in your wallet until it is paid, which is expected by { $time }.
withdraw-sent-review = The amount is reserved in your wallet. An operator looks at this withdrawal first; how long that takes we cannot say.

# Accounts to be paid to.
payout-account-number = Account number
payout-wallet-number = Number or name of the e-wallet account
payout-address = Address
payout-account-empty = Enter the account.
payout-holder-empty = Enter whose account it is.
# $name: a name, mostly hidden.
payout-holder-known = Money goes to accounts in your own name only: { $name }
# $unit: minutes, hours or days. $count: how many.
payout-waits = { $unit ->
    [minutes] { $count ->
        [one] For your safety a new account can be paid to after 1 minute.
       *[other] For your safety a new account can be paid to after { $count } minutes.
    }
    [hours] { $count ->
        [one] For your safety a new account can be paid to after 1 hour.
       *[other] For your safety a new account can be paid to after { $count } hours.
    }
   *[days] For your safety a new account can be paid to after { $count } days.
}
# $time: date and time of day with the offset from UTC.
payout-waits-until = Can be paid to from { $time } on
payout-method-closed = Closed right now
# $account: bank or service with the end of the account.
payout-remove-asked = Remove { $account }? What is on its way there still arrives.
payout-too-many = You have as many accounts as you may have. Remove one to add another.
toast-payout-added = The account was added.
toast-payout-removed = The account was removed.

# How a withdrawal stands.
withdrawals-all = All
withdrawal-asked = Withdrawal requested
withdrawal-risk-review = Under review
withdrawal-approved = Approved
withdrawal-processing = Being paid
withdrawal-partly-paid = Partly paid
withdrawal-awaiting = Paid, waiting for your word
withdrawal-disputed = Being looked into
withdrawal-completed = Received
withdrawal-auto-confirmed = Counted as received
withdrawal-rejected = Refused
withdrawal-failed = Could not be paid
withdrawal-returned = Sent back
withdrawal-cancelled = Called off
withdrawal-changed = Changed
withdrawal-next-paid = The provider pays it
withdrawal-next-confirm = You say what has arrived
withdrawal-about-review = An operator looks at it. How long that takes we cannot say.
# $time: date and time of day with the offset from UTC.
withdrawal-about-expected = Expected by { $time }.
withdrawal-about-awaiting = The provider has sent everything. Look at your account, then say below what has arrived.
withdrawal-about-disputed = An operator asks the provider where the money is, and ends this here. Write to customer service if you have more to show.
withdrawal-about-auto-confirmed = You said nothing in time, so it counts as received. If it did not arrive, write to customer service.
withdrawal-about-back = The money is back in your wallet.
withdrawal-about-failed = What was not paid is back in your wallet.
toast-withdrawal-cancelled = The withdrawal was called off. The money is back in your wallet.

# What has arrived.
# $time: date and time of day with the offset from UTC.
arrival-until = You can answer until { $time }. If you say nothing by then, it counts as received in full.
arrival-full = All of it has arrived
arrival-partial = A part of it has arrived
arrival-not-received = Nothing has arrived
# $amount: an amount with its currency.
arrival-follows-full = You confirm that { $amount } has arrived. That ends this withdrawal.
arrival-follows-dispute = An operator then asks the provider where the money is. Until that is known, this withdrawal stays open.
arrival-choose = Choose what has arrived.
arrival-pictures-missing = Add a picture that shows what has arrived.
# $most: how many.
arrival-pictures-needed = From 1 to { $most } pictures of your account statement, png or jpg, each under 5 MB. Only our staff sees them.
# $most: how many.
arrival-pictures-may = If you like, up to { $most } pictures of your account statement, png or jpg, each under 5 MB. Only our staff sees them.
toast-arrival-said = Thank you. Your answer is noted.
