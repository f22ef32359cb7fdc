# The views' own words in the forms of accounts: registration, forgotten and changed passwords, and the parts they share.

view-country = Country
view-country-search = Search countries
view-country-none = No country matches what you typed.
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
view-register-methods = Ways to sign up
view-register-invited = You were invited: your invitation code is filled in.
# $age: the least age, a number.
view-register-consent = I am { $age } or older, and I agree to the terms.
view-register-terms = Read the terms
view-register-have-account = Already have an account?

# Forgotten and changed passwords.
view-forgot-methods = Ways to a new password
view-forgot-email = Enter your username and the e-mail address of your account. We send you a link to set a new password.
view-forgot-mobile = Enter the mobile number of your account. We send you a code, and you set a new password with it.
view-forgot-send = Send the link
view-forgot-set = Set the password and log in
view-forgot-back = Back to the login
view-password-account = Account
view-password-change = Change the password
view-password-set = Set the password
view-reset-expired-title = This link no longer works
view-reset-expired-text = A link works once, and for a short time. Ask for another mail to set your password.
view-reset-again = Ask for another mail

view-contacts = Contact details
view-contacts-about = A verified one gets you back in when the password is lost, and guards a login from a new place.
view-contact-codes = A code goes to the new one, and another to { $present }.
view-contact-save = Save
view-register-optional = Optional details
