# The views' own words of deposits.
view-deposit-open = Waiting for you
view-deposit-continue = Continue
view-deposit-channels = How do you want to pay?
view-deposit-closed = Closed now
view-deposit-opens = Opens:
view-deposit-amount = Amount
# $min, $max: amounts with their currency.
view-amount-range = { $min } to { $max }
view-amount-presets = Amounts to choose
# $amount: an amount with its currency.
view-amount-last = { $amount }, as last time
view-deposit-review = What will happen
view-deposit-code = Voucher code
view-deposit-none-title = No way to pay is open
view-deposit-none-text = Here you choose how to pay in, as soon as one opens. Customer service knows more.
view-deposit-history = Your deposits
view-deposit-filters = How they stand
view-deposit-empty-title = No deposits yet
view-deposit-empty-text = Each deposit will stand here with everything that happened to it. The first one begins above.
view-deposit-no-match-title = None stands like this
view-deposit-no-match-text = Choose another status to see your other deposits.
view-deposit-back = All deposits
view-deposit-unknown-title = You have no such deposit
view-deposit-unknown-text = The address names a deposit that is not yours, or that there never was. Look among all of yours.
view-order-number = Order number
# $label: what is copied.
view-copy-named = Copy: { $label }
view-timeline = What has happened
view-timeline-next = Next
view-ask-service = Ask customer service
view-deposit-pay-page = Go to the payment page
view-deposit-new-window = It opens in a window of its own. This page follows by itself.
view-deposit-same-device = Pay on this device instead
view-deposit-qr = QR code of the payment
view-deposit-left = Time left
view-deposit-until = Pay until
view-deposit-receipts = Pictures of the receipt
view-deposit-call-off = Call it off
view-deposit-call-off-sure = Call this deposit off? If you have paid already, the money is credited all the same.
view-deposit-call-off-yes = Yes, call it off
view-deposit-keep = Keep it
view-deposit-wallet = See what you can take out
view-deposit-promotions = Promotion
view-deposit-print = Print or save the receipt
