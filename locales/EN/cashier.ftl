# Money in and out: the field of an amount, and what the cashier refuses (sections 3, 8 and 9 of the specification).
amount-empty = Enter an amount.
amount-not-an-amount = Enter the amount in digits.
amount-too-precise = Enter at most two decimals.
amount-not-whole = Enter a whole amount, without decimals.
# $amount: an amount with its currency.
amount-least = The least is { $amount }.
# $amount: an amount with its currency.
amount-most = The most is { $amount }.
# $min, $max: amounts with their currency.
amount-range = { $min } to { $max }

# Who did a step of a deposit or withdrawal.
step-member = You
step-operator = The operator
step-provider = The payment provider
step-system = By itself

# Refusals.
error-amount-too-small = This amount is too small. Enter a larger one.
error-amount-too-large = This amount is too large. Enter a smaller one.
error-not-enough-money = Your balance does not cover this amount. Enter a smaller one.
error-wagering-left = A part of this must be staked before it can be taken out. Your wallet page shows how much can leave now.
error-daily-limit = This is more than you can still take out today. Enter a smaller amount, or wait until tomorrow.
error-daily-count = You have used all withdrawals of your level for today. Try again tomorrow.
error-too-many-open = Too many deposits are waiting for your payment. Pay one, or call one off.
error-channel-closed = This way to pay is closed right now. Choose another one.
error-state-changed = This has changed meanwhile. What you see is how it stands now.
error-provider-unavailable = The payment provider does not answer. No money was moved; try again in a few minutes.
error-voucher-unknown = Nobody issued a voucher with this code. Check the code and try again.
error-voucher-used = This voucher was redeemed before. Use another one.
error-voucher-expired = This voucher has expired. Use another one.
error-voucher-currency = This voucher is in another currency than your wallet. Use another one.
error-wrong-payment-password = The payment password is wrong. Check it and try again.
error-payment-locked = Payments are locked for a while after too many wrong payment passwords. Wait, or recover the payment password.
error-payment-password-needed = Set a payment password first.
error-payment-password-set = You have a payment password already. Change it instead.
error-proof-needed = Verify a mail address or mobile number first, so that we can be sure it is you.
error-account-checksum = The check digits do not fit, so the account is mistyped. Compare it once more.
error-account-known = You have added this account already.
error-institution-unknown = Choose one from the list.
error-account-waiting = This account was added a short while ago and cannot be paid to yet. Choose another one, or wait.
error-factor-waiting = The authenticator was removed or replaced less than a day ago. Withdraw a smaller amount, or wait until the day is over.
error-payee-name-other = Money goes to accounts in your own name only. Enter the name that is known to us.
error-upline-unavailable = Your upline cannot be given money right now. Nothing was moved; contact customer service.
error-downline-unavailable = This account cannot be given money right now. Nothing was moved.
error-not-freezable = This account cannot be frozen, or opened again, by you right now.
error-transfer-daily-count = You have used all transfers for today. Try again tomorrow.
error-transfer-daily-limit = This is more than you can still transfer today. Enter a smaller amount, or wait until tomorrow.
error-given-locked = This much can not leave the main wallet yet: what was given to you must be staked first.
error-wallet-closed = This wallet takes no transfers now. Try again later.
error-wallet-unreadable = The vendor does not say what this wallet holds. Nothing was moved: try again in a moment.
error-round-unreadable = The supplier does not say what came out. Your stake and payout stand: try again in a moment.
error-bet-open = A bet of yours is open: let it come to its end first.
error-payee-name-needed = Prove your name first: money is paid to a proven name only.
error-payee-name-checked = Your documents show another name. Enter the name that they show.
error-identity-check-needed = This needs an approved identity check first. Your security centre has it.
error-document-invalid = This file is not taken. Send a picture, or a PDF of at most 10 pages without scripts, attachments or a password.
error-identity-incomplete = Something is missing: state who you are, and send a passport, a driving licence or both sides of an identity card.
