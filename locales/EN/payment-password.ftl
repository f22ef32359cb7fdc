# The payment password: how it stands, its forms, and what is said where it is asked for.
pin-set = It is set
pin-not-set = Not set yet
# $time: date and time of day with the offset from UTC.
pin-locked = Payments are locked until { $time }, after too many wrong payment passwords. Recovering it opens them sooner.
# $count: a number.
pin-guesses = { $count ->
    [one] One more wrong entry locks payments for a day.
   *[other] { $count } more wrong entries lock payments for a day.
}
# $count: a number.
pin-wrong-left = { $count ->
    [one] The payment password is wrong. One more wrong entry locks payments for a day.
   *[other] The payment password is wrong. { $count } more wrong entries lock payments for a day.
}
pin-empty = Enter your payment password.
pin-different = The two entries differ. Type the same payment password twice.
pin-guessable = This is too easy to guess. Do not repeat one digit, and do not use digits in a row.
pin-change = Change the payment password
pin-set-one = Set a payment password
pin-recover = Forgot it?
pin-recover-title = Recover the payment password
pin-contact-first = Forgot it? Verify an e-mail address first: the code for a new payment password goes there.
pin-present = Present payment password
pin-new = New payment password
pin-again = The same again
pin-save = Save
pin-about-first = It is asked for whenever money leaves your wallet. Keep it to yourself: our staff never asks for it.
# $hint: the address, mostly hidden.
pin-code-by-mail = A code goes by e-mail to { $hint }. With it you set a new payment password.
# $hint: the number, mostly hidden.
pin-code-by-sms = A code goes by SMS to { $hint }. With it you set a new payment password.
toast-payment-password-set = Your payment password is set.
safety-payment-password = Payment password
safety-next-payment-password = Set a payment password: without it no money leaves your wallet.
