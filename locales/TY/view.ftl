# The views' own words: names of controls, states of lists, pages that stand for the whole site. The core never asks for
# these.

view-close = 關閉
view-retry = 再試一次
view-loading = 載入中
view-go-home = 前往首頁
view-see-all = 查看全部
view-failed = 操作未成功
# $id: the request id to quote to customer service.
view-request-id = 請求編號 { $id }
view-skip = 跳到內容

# The layout around the screens.
# $brand: the name of the site.
view-logo = { $brand }：首頁
view-nav = 網站分區
view-nav-vendors = 遊戲商
view-bottom-bar = 主要分區
view-language = 語言
view-theme-light = 切換至淺色主題
view-theme-dark = 切換至深色主題
view-notices = 公告
view-notices-pause = 暫停公告
view-notices-play = 播放公告
view-notices-none = 目前沒有公告
view-messages-region = 訊息提示
view-outcome-region = 您最近的請求
view-log-in = 登入
view-sign-up = 註冊
view-sign-out = 登出
view-account-menu = 您的帳號
view-agent = 代理
view-trial = 試玩訪客
# $time: date and time of day.
view-last-login = 上次登入 { $time }
view-messages = 站內訊息
view-balance = 餘額
view-balance-play = 遊戲幣餘額
view-balance-refresh = 重新整理餘額
view-balance-show = 顯示餘額
view-balance-hide = 隱藏餘額
view-balance-stale = 此數字可能不是最新。點按可再試一次。

# The foot of the page.
view-side-open = 客服與應用程式
view-footer-help = 說明
view-footer-support = 客戶服務
view-footer-app = 應用程式
view-footer-browsers = 建議使用的瀏覽器
view-footer-licences = 執照
# $number: the number of a licence.
view-footer-licence-number = 編號 { $number }
# $name: the name of the licence.
view-footer-licence-check = 查驗此執照：{ $name }
view-footer-vendors = 合作遊戲商
view-footer-copyright = © { $brand } 版權所有。
# $name: what the code leads to, e.g. Android.
view-qr = QR 碼：{ $name }

# Home.
view-banners = 優惠
# $number: which slide. $count: how many there are.
view-banner-dot = 第 { $number } 項優惠，共 { $count } 項
view-banners-pause = 停止輪播優惠
view-banners-play = 開始輪播優惠
view-jackpot = 累積彩金
view-jackpot-sample = 彩金示意
view-jackpot-illustrative = 僅供示意：此數字背後沒有實際獎池。
view-jackpot-pause = 停止數字跳動
view-jackpot-play = 讓數字跳動
view-categories = 遊戲種類
view-hot-games = 現正熱門
view-popular-games = 近 14 天最多人玩
view-continue-playing = 繼續遊戲
view-search = 搜尋遊戲
# $count: how many games there are, grouped.
view-search-count = 在 { $count } 款遊戲中搜尋
view-search-clear = 清除搜尋

# Games and lobbies.
view-play = 開始
view-demo = 試玩
view-hot = 熱門
view-coming-soon = 即將推出
view-favourite = 加入收藏
view-unfavourite = 取消收藏
view-vendors = 遊戲商
view-vendors-all = 全部遊戲商
view-vendors-previous = 前面的遊戲商
view-vendors-next = 更多遊戲商
view-vendors-none-title = 這裡目前沒有內容
view-vendors-none-text = 請稍後再來，或看看其他種類的遊戲。
# $count: how many games the vendor has, grouped.
view-vendor-games = 遊戲：{ $count }
view-modes = 清單
view-classifications = 遊戲類型
view-min-bet = 最低投注
view-filters = 篩選
view-filters-count = 篩選（{ $count }）
view-filters-show = 顯示 { $total } 款遊戲
# $total: how many games were found, grouped.
view-lobby-total = 共 { $total } 款遊戲
view-lobby-more = 顯示更多遊戲
view-lobby-all = 查看全部遊戲
view-lobby-clear = 清除篩選
view-lobby-nothing-title = 這裡還沒有內容
view-lobby-nothing-text = 您玩過或點了愛心的遊戲會顯示在這裡。
view-lobby-no-match-title = 找不到遊戲
view-lobby-no-match-text = 沒有遊戲符合您選擇的名稱與篩選條件。
view-lobby-login-title = 登入後查看您的遊戲
view-lobby-login-text = 您的收藏與最近玩過的遊戲都保存在帳號中。
view-pages = 分頁
# $number: the number of the page.
view-page = 第 { $number } 頁
view-page-previous = 上一頁
view-page-next = 下一頁
view-game-deposit = 存款（遊戲保持開啟）
view-game-leave = 離開遊戲
view-game-fullscreen = 全螢幕
view-game-fullscreen-end = 離開全螢幕
view-play-session-time = 遊玩時間
view-play-session-net = 本次淨輸贏
view-game-launching = 遊戲啟動中
view-game-coming-soon = 目前還不能玩，請先選擇其他遊戲。

# Login.
view-login-username = 使用者名稱
view-login-password = 密碼
view-password-show = 顯示密碼
view-password-hide = 隱藏密碼
view-login-remember = 在此瀏覽器保持登入 24 小時
# $time: minutes and seconds, e.g. 4:59.
view-login-wait = { $time } 後可再試一次。
view-login-forgot = 忘記密碼？
view-login-no-account = 還沒有帳號？
view-captcha = 圖片中的字元
view-captcha-picture = 要輸入的字元
view-captcha-refresh = 換一張圖片

# Pages that stand for the whole site, and parts that are missing.
view-maintenance-title = 網站維護中
view-maintenance-text = 我們很快回來。您的餘額與投注都很安全。
# $until: date and time of day.
view-maintenance-until = 預計恢復時間：{ $until }
view-blocked-title = 您所在的地區無法使用本站
view-blocked-text = 您所在地區的存取受到限制。若您認為有誤，請聯絡客服。
# $ip: the visitor's network address.
view-blocked-ip = 您的位址：{ $ip }
view-unreachable-title = 無法連上網站
view-crash-title = 頁面發生錯誤
view-crash-text = 頁面內部發生錯誤。您的餘額與投注都保存在伺服器上。
view-crash-restart = 重新開始
view-chunk-title = 網站的這個部分未能載入
view-chunk-missing = 缺少檔案：網站可能已更新。請重新整理頁面，或再試一次。
view-chunk-error = 連線中斷，或檔案無法啟動。請再試一次。
view-chunk-timeout = 等待超過兩分鐘。請檢查連線後再試一次。
view-not-found = 此網址沒有頁面，可能已經移動。

view-renewal-missing = 此頁面的一部分已不在伺服器上。請完成正在輸入的內容，再重新載入。
view-renewal-ready = 網站有新版本。請完成正在輸入的內容，再重新載入。
view-renewal-region = 網站本身的消息
view-renewal-accept = 重新載入
view-renewal-later = 稍後
view-menu-open = 開啟選單
view-menu = 所有頁面
view-agent-centre = 代理中心
view-bell-unread = 未讀公告
view-notices-all = 查看全部公告
view-chat-mark = 您的對話
