# Access to an account: login tabs, second factor, forgotten and changed passwords, passkeys, sessions, invitation.
login-by-username = Username
login-by-mobile = Mobile number
social-facebook = Continue with Facebook
social-google = Continue with Google
# $provider: the name of the provider.
social-other = Continue with { $provider }
social-wait-title = One moment
social-wait-text = We are logging you in.

factor-sms = Code by SMS
factor-email = Code by e-mail
factor-totp = Authenticator app
factor-payee-name = Real name of the payee
# $hint: the number, mostly hidden.
factor-sms-text = Enter the code from the SMS to { $hint }.
# $hint: the address, mostly hidden.
factor-email-text = Enter the code from the e-mail to { $hint }.
factor-totp-text = Enter the code that your authenticator app shows now.
factor-payee-name-text = Enter the real name that you receive payments under.
field-code-empty = Enter the code.
field-name-empty = Give the passkey a name.

forgot-by-email = By e-mail
forgot-by-mobile = By mobile number
password-mailed-title = Check your mail
password-mailed-text = If the username and the e-mail address belong together, a link to set a new password has been sent. It works once, for 30 minutes.
password-first-text = Somebody else chose your password. Set one that only you know.
toast-password-changed = Your password has been changed.
toast-password-reset = Your new password is set. Log in with it.
toast-password-change = Your password must be changed first. Log in again to change it.

toast-passkey-added = The passkey was added.
toast-passkey-removed = The passkey was removed.
toast-authenticator-on = The authenticator app now guards your account.
toast-authenticator-off = The authenticator app was removed.
toast-session-closed = Logged out there.

referral-wallet-title = One wallet for every game
referral-wallet-text = Nothing has to be moved from one vendor to another.
referral-safety-title = Encrypted and guarded
referral-safety-text = Your data travels encrypted; a second factor and passkeys guard your account.
referral-games-title = A wide range of games
referral-games-text = Slots from many vendors, in the browser on every device.
referral-support-title = Write to us in the chat
referral-support-text = People answer, within the hours shown there.
referral-invited = You came by a friend's link: it is kept until you have signed up.
referral-closed = Registration is closed at the moment. Ask customer service.
referral-member = You are a member already.

error-passkey-cancelled = No passkey was used. Try again, or log in another way.
error-passkey-known = This device holds a passkey for your account already.
error-passkey-unsupported = This browser cannot use passkeys. Use another browser or device.
error-passkey-invalid = This passkey was not recognised. Try another, or log in another way.
error-second-factor = Please complete the verification first.
error-wrong-factor = This does not match. Check it and try again.
error-factor-expired = The verification took too long, or failed too often. Log in again.
error-password-required = Enter your password to go on.
error-ticket-expired = This took too long. Begin again.
error-link-expired = This link was used already or is too old. Ask for another one.
error-password-change = Change your password first.
error-password-unchanged = The new password is the old one. Choose another.
error-wrong-old-password = The old password is wrong.
error-non-member = Only members can log in here. Use the entrance for your kind of account.
error-invalid-domain = This address is not one of ours. Contact customer service.
error-popup-closed = The login was broken off. Try again, or log in another way.
error-too-large = This is too large to send. Shorten it and try again.
error-too-young = You are too young to play here.
error-mobile-taken = Another account has this number. Log in with it, or use another number.
error-too-long = This is too long. Shorten it.

contact-add-email = Add an e-mail address
contact-change-email = Change the e-mail address
contact-add-mobile = Add a mobile number
contact-change-mobile = Change the mobile number
contact-none = None yet
contact-verified = Verified
contact-not-verified = Not verified
toast-contact-set = Saved. From now on it counts as yours.
