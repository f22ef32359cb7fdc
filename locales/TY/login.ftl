# The login form.
field-username-empty = 請輸入使用者名稱。
field-password-empty = 請輸入密碼。
field-captcha-empty = 請輸入圖片中的字元。

# Why the form opened. $game: the name of a game.
resume-play = 登入後即可玩 { $game }。
resume-favourite = 登入後即可收藏 { $game }。
resume-page = 登入後即可開啟此頁面。
resume-session-ended = 您的登入已逾時。重新登入後可從剛才的地方繼續。
