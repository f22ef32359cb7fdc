# The views' own words in the member centre.
view-centre-back = 返回全部頁面
view-centre-choose-title = 請選擇頁面
view-centre-choose = 您帳號的所有內容都在清單中。

view-identity-account = 帳號名稱
view-identity-last-login = 上次登入
view-safeguard-on = 已開啟
view-safeguard-off = 未開啟
view-password-about = 請使用其他網站都不知道的密碼。

view-logins = 登入歷史
view-logins-about = 您帳號最近的登入：最近 90 天內，最多 50 次。
view-logins-show = 顯示登入紀錄
view-logins-at = 時間
