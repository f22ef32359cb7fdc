# The views' own words in the forms of accounts: registration, and the parts they share.

view-country = Country
view-country-search = Search countries
view-country-none = No country fits what you typed.
view-code-sent = The code is on its way.
view-strength = Strength of the password
view-captcha-kinds = How to show that you are no program
view-captcha-audio = Digits that you hear
view-captcha-play = Play
view-captcha-pause = Pause
view-captcha-work = Check by your browser
view-captcha-working = Your browser is working something out. There is nothing to type.
view-captcha-done = Checked. There is nothing to type.

# Registration.
view-register = Sign up
view-register-reset = Clear
view-register-ways = Ways to sign up
view-register-invited = You were invited: your affiliate code is filled in.
# $age: the least age, a number.
view-register-consent = I am { $age } or older, and I agree to the terms.
view-register-terms = Read the terms
view-register-have-account = Already have an account?
