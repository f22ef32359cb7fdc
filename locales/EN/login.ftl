# The login form.
field-username-empty = Enter your username.
field-password-empty = Enter your password.
field-captcha-empty = Enter the characters in the picture.

# Why the form opened. $game: the name of a game.
wanted-play = Log in to play { $game }.
wanted-favourite = Log in to add { $game } to your favourites.
wanted-page = Log in to open this page.
wanted-session-ended = Your session has ended. Log in to carry on where you were.
