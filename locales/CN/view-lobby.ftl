# The views' own words in the grid of games: its filters, its pages, and a game that is played.

view-vendors = 选择供应商
view-vendors-all = 全部供应商
view-vendors-previous = 前面的供应商
view-vendors-next = 更多供应商
view-vendors-none-title = 这里暂无内容
view-vendors-none-text = 请稍后再来，或看看其他种类的游戏。
# $count: how many games the vendor has, grouped.
view-vendor-games = 游戏：{ $count }
view-modes = 列表
view-classifications = 游戏类型
view-min-bet = 最低投注
view-filters = 筛选
view-filters-count = 筛选（{ $count }）
view-filters-show = 显示 { $total } 款游戏
# $total: how many games were found, grouped.
view-lobby-total = 共 { $total } 款游戏
view-lobby-more = 显示更多游戏
view-lobby-all = 查看全部游戏
view-lobby-clear = 清除筛选
view-lobby-nothing-title = 这里还没有内容
view-lobby-nothing-text = 您玩过或点了爱心的游戏会出现在这里。
view-lobby-no-match-title = 没有找到游戏
view-lobby-no-match-text = 没有游戏符合您选择的名称和筛选条件。
view-lobby-login-title = 登录后查看您的游戏
view-lobby-login-text = 收藏和最近玩过的游戏保存在您的账户中。
view-pages = 分页
# $number: the number of the page.
view-page = 第 { $number } 页
view-page-previous = 上一页
view-page-next = 下一页
view-game-deposit = 存款（游戏保持开启）
view-game-leave = 离开游戏
view-game-fullscreen = 全屏显示
view-game-fullscreen-end = 退出全屏
view-play-session-time = 游戏时间
view-play-session-net = 本次净额
view-game-launching = 游戏正在启动
view-game-coming-soon = 暂时还不能玩，请先选择其他游戏。
