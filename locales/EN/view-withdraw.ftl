# The views' own words of the withdrawal page and of the payment password.
view-payment-password = Payment password
view-payment-password-about = It guards money on its way out, beside your login.
view-payment-password-manage = Change or recover it
view-pin-show = Show the payment password
view-pin-hide = Hide the payment password
view-pin-forgotten = Forgot the payment password?

view-withdraw = Take money out
view-withdraw-can = You can take out now
# $balance: an amount with its currency.
view-withdraw-of = Your wallet holds { $balance }.
view-withdraw-why = Why not all?
view-withdraw-first = Before the first withdrawal there is something to set up.
view-withdraw-steps = Steps
view-withdraw-step-done = Done
view-withdraw-to = Paid to
view-withdraw-amount = Amount
# $min, $max: amounts with their currency.
view-withdraw-bounds = From { $min } to { $max }
# $fee, $net: amounts with their currency.
view-withdraw-net = Fee { $fee }, { $net } arrives.
view-withdraw-review = Check the withdrawal
view-withdraw-check = Check and send
view-withdraw-factor = Code from the authenticator app
view-withdraw-factor-why = An amount of this size needs it.
view-withdraw-send = Withdraw
view-withdraw-change = Back
view-withdraw-order = Order number
view-withdraw-copy-order = Copy the order number
view-withdraw-another = Another withdrawal
view-withdraw-open = On its way
view-withdraw-named = Withdrawal
view-withdraw-all-of-them = All withdrawals
view-withdraw-timeline = What has happened
view-withdraw-state-done = Done
view-withdraw-state-now = Now
view-withdraw-state-failed = Not done
view-withdraw-state-ahead = Ahead
view-withdraw-support = Ask customer service
view-withdraw-cancel = Call it off
view-withdraw-cancel-sure = Call it off: the money goes back to the wallet
view-withdraw-keep = Keep it
view-withdraw-history = All withdrawals
view-withdraw-filter = How they stand
view-withdraw-none = Your withdrawals will stand here, each with what has happened.
view-withdraw-none-such = No withdrawal stands like this.

view-payout-accounts = Accounts to be paid to
view-payout-accounts-about = In your own name only. Adding or removing one needs your payment password.
view-payout-none = Your bank accounts, e-wallets and addresses will stand here. Add the first one.
view-payout-add = Add an account
view-payout-method = Way to be paid
view-payout-institution = Bank or service
view-payout-choose = Choose
view-payout-holder = Account holder
# $account: way to be paid with the end of the account.
view-payout-remove = Remove { $account }
view-payout-remove-it = Remove the account

view-arrival = What has arrived?
view-arrival-answers = Your answer
view-arrival-amount = This much has arrived
view-arrival-send = Send the answer
