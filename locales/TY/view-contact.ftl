# Words of the views round the screens: menu of all pages, side bar, chat room, download page, carousel of vendors.
view-menu = 所有頁面
view-menu-open = 開啟選單
view-menu-games = 遊戲
view-menu-pages = 更多

view-chat-open = 與我們聊天
view-chat-open-link = 開啟對話
view-chat-others = 其他聯絡方式
view-chat-nobody = 這裡目前沒有可聯絡的人員

view-footer-vendors-back = 前面的遊戲商
view-footer-vendors-on = 更多遊戲商

view-download-lead = 把本站帶著走：應用程式一按即開，啟動更快。
view-download-none = 目前沒有應用程式
view-download-none-text = 任何手機的瀏覽器都能使用本站。
view-download-apps = 應用程式
view-download-yours = 您的裝置
view-download-scan = 請用要安裝應用程式的手機掃描此條碼。
view-download-scan-other = 若要安裝在其他裝置，請用該裝置掃描此條碼。
view-download-download = 下載
view-download-steps = 如何安裝

view-domains = 本站網址
view-domains-here = 您在此處
view-domains-test = 測試速度
