# Deposits: ways to pay in, how far one has come, what to do next (sections 2 and 3 of the specification).
deposit-act-hosted = Continue to the payment
deposit-act-qr = Show the QR code
deposit-act-slip = Show where to transfer to
deposit-act-voucher = Redeem the voucher
deposit-asked = Asked for
deposit-received = Arrived
deposit-fee-taken = Fee
deposit-credited = In your wallet
deposit-at-once = At once
# $unit: minutes, hours or days. $count: how many.
deposit-takes = { $unit ->
    [minutes] { $count ->
        [one] About 1 minute
       *[other] About { $count } minutes
    }
    [hours] { $count ->
        [one] About 1 hour
       *[other] About { $count } hours
    }
   *[days] { $count ->
        [one] About 1 day
       *[other] About { $count } days
    }
}
deposit-fee-none = No fee
# $fee: an amount, a share, or both.
deposit-fee = Fee { $fee }

# $amount, $net: amounts with their currency.
deposit-review = You pay { $amount }, and { $net } arrives in your wallet.
# $amount, $fee, $net: amounts with their currency.
deposit-review-fee = You pay { $amount }. After a fee of { $fee }, { $net } arrives in your wallet.
deposit-review-voucher = What the voucher is worth goes into your wallet.
deposit-wager-none = You can take it out again at any time.
deposit-wager-once = It must be staked once before it can be taken out.
# $times: a number, maybe with decimals.
deposit-wager-times = It must be staked { $times } times before it can be taken out.
voucher-empty = Enter the code of the voucher.

# How far a deposit has come.
deposit-state-pending = Waiting for your payment
deposit-state-redeeming = Being redeemed
deposit-state-review = We look for your transfer
deposit-state-held = Held: beyond your deposit limit
deposit-state-credited = Credited
deposit-state-declined = Declined
deposit-state-expired = Not paid in time
deposit-state-cancelled = Called off
deposit-state-failed = Failed
deposit-filter-all = All

# What comes next.
deposit-next-preparing = The payment is being prepared. This usually takes a few seconds.
deposit-next-hosted = Pay on the page of the payment provider. Once it tells us, the money is in your wallet.
deposit-next-qr = Scan the QR code with the app that you pay with. Once the provider tells us, the money is in your wallet.
deposit-next-slip = Transfer the amount with this reference, then send a picture of the receipt.
deposit-next-voucher = The provider is checking the code. This usually takes less than a minute.
deposit-next-review = The operator compares your receipt with the account, and credits what has arrived.
deposit-next-held = Your deposit limit leaves no room for this money. The operator sends it back, or credits it once the limit eases.
deposit-next-nothing = Nothing more happens by itself. Money that arrives all the same is credited.

# $asked, $received: amounts with their currency.
deposit-less = You asked for { $asked }, and { $received } has arrived: less. What arrived is credited.
# $asked, $received: amounts with their currency.
deposit-more = You asked for { $asked }, and { $received } has arrived: more. What arrived is credited.

# What has happened.
deposit-step-asked = Asked for
deposit-step-receipt = Receipt sent
deposit-step-held = Money arrived beyond your deposit limit, and is held
deposit-step-credited = Money arrived and credited
deposit-step-not-redeemed = Not redeemed

# Where to transfer to by hand.
slip-bank = Bank
slip-account = Account
slip-holder = Account holder
slip-amount = Amount
slip-reference = Reference
# $count: a number.
receipts-left = { $count ->
    [one] One more picture, png or jpg, under 5 MB. Only our staff sees it.
   *[other] { $count } more pictures, png or jpg, each under 5 MB. Only our staff sees them.
}
toast-deposit-arrived = Your deposit is in your wallet.
deposit-bonus = Bonus
# $promotion: its title.
deposit-bonus-nothing = { $promotion } gave nothing: too little has arrived, or you have taken part before.
# $promotion: its title.
deposit-bonus-takes = Takes part in { $promotion }.
# $percent: such as 50. $most, $least: money.
deposit-promo-about = { $percent }% on top, at most { $most }, for { $least } or more.
deposit-promo-none = Without a promotion
# $times: how often the bonus must be staked.
deposit-promo-wager = The bonus must be staked { $times } times before it can be taken out.
deposit-promo-wager-none = The bonus can be taken out at any time.
# $bonus: money.
deposit-review-bonus = A bonus of { $bonus } comes with it.
