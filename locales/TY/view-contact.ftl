# Words of the views round the screens: menu of all pages, side bar, chat room, download page, carousel of vendors.
view-menu-games = 遊戲
view-menu-pages = 更多

view-chat-open = 與我們聊天
view-chat-open-link = 開啟對話
view-chat-others = 其他聯絡方式
view-chat-nobody = 這裡目前沒有可聯絡的人員
view-chat-field = 您的訊息
view-chat-send = 傳送
view-chat-sending = 傳送中
view-chat-sent = 已傳送
view-chat-seen = 已讀
view-chat-failed = 未傳送
view-chat-again = 重新傳送
view-chat-discard = 捨棄
view-chat-earlier = 更早的訊息
# $operator: a name.
view-chat-typing = { $operator } 正在輸入
view-chat-end = 結束對話
view-chat-log = 對話
view-chat-begin = 請在此留言，客服人員會閱讀並在此回覆。
view-chat-rate = 您對服務滿意嗎？
# $count: a number, as text.
view-chat-stars = { $count } 顆星（滿分 5 顆）
view-chat-comment = 補充說明（選填）
view-chat-rate-send = 送出評分
# $count: a number, as text.
view-chat-rated = 感謝您的評分：{ $count } / 5
view-chat-from-feedback = 在對話中查看回覆
view-chat-attach = 傳送圖片：png 或 jpg，小於 5 MB
view-chat-show-picture = 顯示圖片
view-chat-picture = 圖片
view-chat-picture-failed = 無法取得圖片

view-footer-vendors-back = 前面的遊戲商
view-footer-vendors-on = 更多遊戲商

view-download-lead = 把本站帶著走：應用程式一按即開，啟動更快。
view-download-none = 目前沒有應用程式
view-download-none-text = 任何手機的瀏覽器都能使用本站。
view-download-apps = 應用程式
view-download-yours = 您的裝置
view-download-scan = 請用要安裝應用程式的手機掃描此條碼。
view-download-download = 下載
view-download-steps = 如何安裝

view-domains = 本站網址
view-domains-here = 您在此處
view-domains-test = 測試速度

# $host: the host of a script.
view-consent-text = 可以統計您的造訪嗎？來自 { $host } 的程式會統計開啟了哪些頁面。不同意也不影響任何功能。
view-consent-agree = 允許統計
view-consent-refuse = 不允許統計
view-consent-change = 造訪統計
