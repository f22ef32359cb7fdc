# The login form.
field-username-empty = Enter your username.
field-password-empty = Enter your password.
field-captcha-empty = Enter the characters in the picture.

# Why the form opened. $game: the name of a game.
resume-play = Log in to play { $game }.
resume-favourite = Log in to add { $game } to your favourites.
resume-page = Log in to open this page.
resume-session-ended = Your session has ended. Log in to carry on where you were.
