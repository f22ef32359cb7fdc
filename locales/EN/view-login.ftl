# The views' own words of logging in and account security: login, second factor, security settings, invitation, panel.

# Ways to log in: the login form.
view-login-methods = Sign-in methods
view-login-or = or
view-login-passkey = Log in with a passkey
view-free-play-title = Just looking?
view-free-play-note = Play money, no account. Nothing can be won or paid out.
view-free-play = Play with play money

# The second factor of a login.
view-factor-why = You are logging in from a new place. Confirm once more that it is you.
view-factor-choose = Ways to confirm it
view-factor-confirm = Confirm
view-factor-other = Choose another way
view-factor-leave = Back to the login form

# Security settings: passkeys, authenticator, sessions.
view-passkeys = Passkeys
view-passkeys-about = Log in with your fingerprint, your face or the lock of your device. There is nothing to remember and nothing to steal.
view-passkeys-none = You have no passkey yet.
view-passkeys-unsupported = This browser cannot make passkeys. Use another one, or your phone.
view-passkey-created = Added
view-passkey-used = Last used
view-passkey-never = never
# $name: what the member calls the passkey.
view-passkey-remove = Remove { $name }
view-passkey-name = Name of the new passkey
view-passkey-name-hint = So that you know it again, for example the device.
view-passkey-add = Add a passkey
view-authenticator = Authenticator app
view-authenticator-about = An app on your phone shows a code that changes every half minute. A login from a new place asks for it.
view-authenticator-off = Not set up
view-authenticator-on = Guards your account
view-authenticator-begin = Set up
view-authenticator-remove = Remove the authenticator
view-authenticator-step-app = Scan this picture with an authenticator app, or open the app on this device.
view-authenticator-code-picture = QR code for the authenticator app
view-authenticator-open = Open in the app
view-authenticator-step-key = Or type this key into the app. Show it to nobody.
view-authenticator-key = Key
view-authenticator-step-code = Type the code that the app shows now.
view-authenticator-code = Code of the app
view-authenticator-confirm = Turn on
view-sessions = Where you are logged in
view-sessions-about = If you do not know one of these, end it and change your password.
view-sessions-end-others = End all others
view-session-unknown = Unknown device
view-session-current = This device
view-session-ip = Address
view-session-started = Since
view-session-seen = Last seen
view-session-end = End
# $device: browser and system. $ip: a network address, its end hidden.
view-session-end-of = End { $device }, { $ip }
view-proof = Password needed
view-proof-why = Type your password before this is changed.
view-proof-confirm = Continue
view-cancel = Cancel
view-copy = Copy
view-copied = Copied

# Dialogs.
view-dialog-timeout = Closes by itself in a moment

# The invitation page.
# $brand: the name of the site.
view-referral-lead = One account opens every game lobby of { $brand }. Have a look around as long as you like: looking costs nothing.
# $count: a number.
view-referral-games = Games to choose from: { $count }
view-referral-steps = How it works
view-referral-step-register = Register.
view-referral-step-protect = Add a passkey or an authenticator, so that the account stays yours.
view-referral-step-play = Choose a game.

# Login.
view-login-username = Username
view-login-password = Password
view-password-show = Show the password
view-password-hide = Hide the password
view-login-remember = Keep me logged in on this browser for 24 hours
# $time: minutes and seconds, e.g. 4:59.
view-login-wait = You can try again in { $time }.
view-login-forgot = Forgot your password?
view-login-no-account = No account yet?
view-captcha = Characters in the picture
view-captcha-picture = The characters to type
view-captcha-refresh = Another picture
