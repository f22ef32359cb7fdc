# The views' own words in the grid of games: its filters, its pages, and a game that is played.

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
