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
view-messages-region = 訊息提示
view-outcome-region = 您最近的請求
view-log-in = 登入
view-sign-up = 註冊
view-account-menu = 您的帳號
view-sign-out = 登出
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

view-side-open = 客服與應用程式

# Home.
view-banners = 優惠
# $number: which slide. $count: how many there are.
view-banner-dot = 第 { $number } 項優惠，共 { $count } 項
view-banners-pause = 停止輪播優惠
view-banners-play = 開始輪播優惠
view-jackpot = 累積彩金
view-jackpot-sample = 彩金示意
view-jackpot-illustrative = 僅供示意：此數字背後沒有實際獎池。
view-jackpot-pool = 此數字及其成長速度由營運商設定。
view-jackpot-pause = 停止數字跳動
view-jackpot-play = 讓數字跳動
view-categories = 遊戲種類
view-hot-games = 現正熱門
view-popular-games = 近 14 天最多人玩
view-continue-playing = 繼續遊戲
view-search = 搜尋遊戲
# $count: how many games there are, grouped.
view-search-count = 在 { $count } 款遊戲中搜尋

# Tiles of games.
view-play = 開始
view-demo = 試玩
view-hot = 熱門
view-coming-soon = 即將推出
view-favourite = 加入收藏
view-unfavourite = 取消收藏

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
