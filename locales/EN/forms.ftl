# The account forms: fields, rules, registration, codes (sections 2 and 5 of the specification).

# Labels of fields.
field-username = Username
field-mobile-num = Mobile number
field-verification-code = Verification code
field-password = Password
field-confirm-password = Confirm password
field-old-password = Current password
field-payment-password = Payment password
field-payee-name = Real name
field-nickname = Nickname
field-birthday = Date of birth
field-email = E-mail
field-qq-num = QQ number
field-wechat = WeChat ID
field-line = LINE ID
field-whatsapp = WhatsApp number
field-telegram = Telegram name
field-zalo = Zalo number
field-facebook = Facebook name
field-id-number = ID number
field-recommender-id = Referrer
field-affiliate-code = Invitation code
field-captcha = Captcha

# What an empty field wants.
field-mobile-num-empty = Enter your mobile number.
field-confirm-password-empty = Type the password again.
field-old-password-empty = Enter your current password.
field-payment-password-empty = Choose a payment password.
field-payee-name-empty = Enter your name as it stands on your papers.
field-nickname-empty = Choose a nickname.
field-birthday-empty = Enter your date of birth.
field-email-empty = Enter your e-mail address.
field-qq-num-empty = Enter your QQ number.
field-wechat-empty = Enter your WeChat ID.
field-line-empty = Enter your LINE ID.
field-whatsapp-empty = Enter your WhatsApp number.
field-telegram-empty = Enter your Telegram name.
field-zalo-empty = Enter your Zalo number.
field-facebook-empty = Enter your Facebook name.
field-id-number-empty = Enter the number of your ID.
field-recommender-id-empty = Enter who referred you.
field-affiliate-code-empty = Enter your invitation code.

# What is wrong with a value.
rule-twice-different = The two entries are inconsistent. Type the same password twice.

# What a field accepts, and how many characters. $range: exact, at-least, at-most, between or any. $min, $max: numbers.
rule-not-matching = This does not have the required format. { $range ->
    [exact] Length: { $min }.
    [at-least] Length: { $min } or more.
    [at-most] Length: { $max } or less.
    [between] Length: { $min } to { $max }.
   *[any] { "" }
}
rule-format-account = This account name does not have the required format. { $range ->
    [exact] Length: { $min }.
    [at-least] Length: { $min } or more.
    [at-most] Length: { $max } or less.
    [between] Length: { $min } to { $max }.
   *[any] { "" }
}
rule-format-password = This password does not have the required format. { $range ->
    [exact] Length: { $min }.
    [at-least] Length: { $min } or more.
    [at-most] Length: { $max } or less.
    [between] Length: { $min } to { $max }.
   *[any] { "" }
}
rule-format-email = This email address does not have the required format. { $range ->
    [exact] Length: { $min }.
    [at-least] Length: { $min } or more.
    [at-most] Length: { $max } or less.
    [between] Length: { $min } to { $max }.
   *[any] { "" }
}
rule-format-real-name = This real name does not have the required format. { $range ->
    [exact] Length: { $min }.
    [at-least] Length: { $min } or more.
    [at-most] Length: { $max } or less.
    [between] Length: { $min } to { $max }.
   *[any] { "" }
}
rule-format-mobile = This mobile number does not have the required format. { $range ->
    [exact] Length: { $min }.
    [at-least] Length: { $min } or more.
    [at-most] Length: { $max } or less.
    [between] Length: { $min } to { $max }.
   *[any] { "" }
}
rule-length-only = Any characters. { $range ->
    [exact] Length: { $min }.
    [at-least] Length: { $min } or more.
    [at-most] Length: { $max } or less.
    [between] Length: { $min } to { $max }.
   *[any] { "" }
}
rule-letter-first-alphanumeric = Letters and digits, starting with a letter. { $range ->
    [exact] Length: { $min }.
    [at-least] Length: { $min } or more.
    [at-most] Length: { $max } or less.
    [between] Length: { $min } to { $max }.
   *[any] { "" }
}
rule-letters-chinese = Letters and Chinese characters only. { $range ->
    [exact] Length: { $min }.
    [at-least] Length: { $min } or more.
    [at-most] Length: { $max } or less.
    [between] Length: { $min } to { $max }.
   *[any] { "" }
}
rule-email = Enter a valid e-mail address, such as name@example.com. { $range ->
    [exact] Length: { $min }.
    [at-least] Length: { $min } or more.
    [at-most] Length: { $max } or less.
    [between] Length: { $min } to { $max }.
   *[any] { "" }
}
rule-alphanumeric-no-chinese = Letters and digits only, no Chinese characters. { $range ->
    [exact] Length: { $min }.
    [at-least] Length: { $min } or more.
    [at-most] Length: { $max } or less.
    [between] Length: { $min } to { $max }.
   *[any] { "" }
}
rule-alphanumeric-mixed = Letters and digits combined, at least one of each. { $range ->
    [exact] Length: { $min }.
    [at-least] Length: { $min } or more.
    [at-most] Length: { $max } or less.
    [between] Length: { $min } to { $max }.
   *[any] { "" }
}
rule-digits = Digits only. { $range ->
    [exact] Length: { $min }.
    [at-least] Length: { $min } or more.
    [at-most] Length: { $max } or less.
    [between] Length: { $min } to { $max }.
   *[any] { "" }
}
rule-alphanumeric-upper = Letters and digits with at least one capital letter. { $range ->
    [exact] Length: { $min }.
    [at-least] Length: { $min } or more.
    [at-most] Length: { $max } or less.
    [between] Length: { $min } to { $max }.
   *[any] { "" }
}
rule-letters-spaces = English letters and spaces only. { $range ->
    [exact] Length: { $min }.
    [at-least] Length: { $min } or more.
    [at-most] Length: { $max } or less.
    [between] Length: { $min } to { $max }.
   *[any] { "" }
}
rule-no-spaces = No spaces. { $range ->
    [exact] Length: { $min }.
    [at-least] Length: { $min } or more.
    [at-most] Length: { $max } or less.
    [between] Length: { $min } to { $max }.
   *[any] { "" }
}
rule-chinese-symbols = Chinese characters and symbols only. { $range ->
    [exact] Length: { $min }.
    [at-least] Length: { $min } or more.
    [at-most] Length: { $max } or less.
    [between] Length: { $min } to { $max }.
   *[any] { "" }
}
rule-date = Enter a date as yyyy-MM-dd or MM-dd-yyyy. { $range ->
    [exact] Length: { $min }.
    [at-least] Length: { $min } or more.
    [at-most] Length: { $max } or less.
    [between] Length: { $min } to { $max }.
   *[any] { "" }
}
rule-two-letters-spaces = English letters and spaces, at least two letters. { $range ->
    [exact] Length: { $min }.
    [at-least] Length: { $min } or more.
    [at-most] Length: { $max } or less.
    [between] Length: { $min } to { $max }.
   *[any] { "" }
}
rule-korean = Korean letters only. { $range ->
    [exact] Length: { $min }.
    [at-least] Length: { $min } or more.
    [at-most] Length: { $max } or less.
    [between] Length: { $min } to { $max }.
   *[any] { "" }
}
rule-thai = Thai letters only. { $range ->
    [exact] Length: { $min }.
    [at-least] Length: { $min } or more.
    [at-most] Length: { $max } or less.
    [between] Length: { $min } to { $max }.
   *[any] { "" }
}

# The registration form.
register-tab-account = Account registration
register-tab-mobile = Mobile registration
register-closed = Registration is closed right now. Customer service can help you open an account.
consent-missing = Please confirm your age and agree to the terms.

# The captcha.
captcha-image = Picture
captcha-audio = Sound
captcha-work = Let this device do it
captcha-working = This device is still working on it. Wait a moment, then try again.
captcha-work-failed = This device could not do it. Choose the picture or the sound.

# The button that sends a code. $seconds: a number.
code-get = Get code
code-get-again = Get another code
code-countdown = Again in { $seconds } s
code-get-first = Get a code for this number first.

# How strong a password is.
strength-0 = Very weak
strength-1 = Weak
strength-2 = Fair
strength-3 = Strong
strength-4 = Very strong
strength-too-weak = This password is too easy to guess. Make it longer or less common.
strength-common = Everybody tries this one first. Choose something of your own.
strength-nearly-common = This is close to a password that everybody knows.
strength-word = A single word is easy to guess. Add more words.
strength-name = Names are easy to guess. Leave out names and your account.
strength-keyboard = Rows of keys are easy to guess.
strength-repeat = Repeats are easy to guess.
strength-sequence = Sequences such as abc or 6543 are easy to guess.
strength-date = Dates and years are easy to guess.
strength-longer = Add another word or two.

field-current-code = Code sent to the present one
field-current-code-empty = Enter the code that went to the present one.
