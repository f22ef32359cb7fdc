# Dialogs and toasts of the core. Titles and buttons without full stop.
cancel = 取消
not-now = 以后再说
close = 关闭
warning-title = 请注意

sign-out-title = 要退出登录吗？
sign-out-text = 您的余额和收藏会保留不变。
sign-out-guest-text = 您将退出试玩，并放弃其中的试玩币余额。
sign-out-confirm = 退出登录

# The keys of these two are fixed by section 8 of the specification.
in_need_true_account = 试玩账户无法进行此操作。请使用正式账户登录后继续。
in_increase_submit = 确定

password-weak-text = 您的密码容易被猜到。请换一个更长、且未在别处使用过的密码。
password-expired-text = 您的密码已过期。为保障账户安全，请设置新密码。

first-login-title = 欢迎
first-login-text = 您的账户已可使用。您可以在安全中心进一步保护账户。

toast-signed-out = 您已退出登录。
# $game: the name of a game.
toast-favourite-failed = 未能保存对 { $game } 的收藏更改，请重试。
# $game: the name of a game or of a vendor.
toast-coming-soon = { $game } 尚不可玩，请选择没有此标记的游戏。
toast-session-ended = 登录已失效，请重新登录。
