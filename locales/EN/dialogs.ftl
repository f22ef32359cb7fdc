# Dialogs and toasts of the core. Titles and buttons without full stop.
cancel = Cancel
not-now = Not now
close = Close
warning-title = Please note

sign-out-title = Log out?
sign-out-text = Your balance and favourites stay as they are.
sign-out-guest-text = You leave the demo and its play balance.
sign-out-confirm = Log out

# The keys of these two are fixed by section 8 of the specification.
in_need_true_account = A trial account cannot do this. Log in with a real account to continue.
in_increase_submit = OK

password-weak-text = Your password is easy to guess. Choose a longer one that you use nowhere else.
password-expired-text = Your password is too old. Choose a new one to keep your account safe.

first-login-title = Welcome
first-login-text = Your account is ready. In the security centre you can guard it better.

toast-signed-out = You are logged out.
# $game: the name of a game.
toast-favourite-failed = The change to your favourites could not be saved for { $game }. Please try again.
# $game: the name of a game or of a vendor.
toast-coming-soon = { $game } cannot be played yet. Choose a game without this mark.
toast-session-ended = Your session has ended. Please log in again.
