# The views' own words in the member centre.
view-centre-back = 返回全部页面
view-centre-choose-title = 请选择页面
view-centre-choose = 您账户的所有内容都在列表中。

view-identity-account = 账户名
view-identity-last-login = 上次登录
view-safeguard-on = 已开启
view-safeguard-off = 未开启
view-password-about = 请使用其他网站都不知道的密码。

view-logins = 登录历史
view-logins-about = 您账户最近的登录：最近 90 天内，最多 50 次。
view-logins-show = 显示登录记录
view-logins-at = 时间
