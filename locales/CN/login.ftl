# The login form.
field-username-empty = 请输入用户名。
field-password-empty = 请输入密码。
field-captcha-empty = 请输入图片中的字符。

# Why the form opened. $game: the name of a game.
resume-play = 登录后即可玩 { $game }。
resume-favourite = 登录后即可收藏 { $game }。
resume-page = 登录后即可打开此页面。
resume-session-ended = 登录已失效。重新登录后可从刚才的位置继续。
