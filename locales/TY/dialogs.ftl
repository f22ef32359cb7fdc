# Dialogs and toasts of the core. Titles and buttons without full stop.
cancel = 取消
not-now = 稍後再說
close = 關閉
warning-title = 請注意

sign-out-title = 要登出嗎？
sign-out-text = 您的餘額與收藏都會保留。
sign-out-guest-text = 您將離開試玩，並放棄其中的遊戲幣餘額。
sign-out-confirm = 登出

# The keys of these two are fixed by section 8 of the specification.
in_need_true_account = 試玩帳號無法進行此操作。請以正式帳號登入後繼續。
in_increase_submit = 確定

password-weak-text = 您的密碼很容易被猜到。請換一組更長、且未在別處使用過的密碼。
password-expired-text = 您的密碼已過期。為維護帳號安全，請設定新密碼。

first-login-title = 歡迎
first-login-text = 您的帳號已可使用。您可以在安全中心進一步保護帳號。

toast-signed-out = 您已登出。
# $game: the name of a game.
toast-favourite-failed = 無法儲存 { $game } 的收藏變更，請再試一次。
# $game: the name of a game or of a vendor.
toast-coming-soon = { $game } 尚不可玩，請選擇沒有此標記的遊戲。
toast-session-ended = 您的登入已逾時，請重新登入。
