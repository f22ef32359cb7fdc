# The views' own words in the lobbies beside the grid of games, and on home below the fold.

# The popup list of a vendor's games. $vendor: name of the vendor.
view-game-list-of = { $vendor } 的游戏
view-game-list-none-title = 暂无游戏
view-game-list-none-text = 此供应商在这里还没有开放游戏。请看看其他供应商。

# Rooms of card games.
view-rooms = 房间
view-rooms-refresh = 刷新
# $stake: an amount of money.
view-room-stake = 底注 { $stake }
# $entry: an amount of money.
view-room-entry = 入座需 { $entry } 或以上
# $seated: how many sit there. $seats: how many can.
view-room-seats = 已坐 { $seated } / { $seats }
view-room-join = 入座
view-room-full = 已满
# $name: name of the game.
view-room-join-name = 加入 { $name }

# The pages of seamless games and of the sports vendor.
view-seamless-text = 这些供应商直接使用您在这里的余额，无需转账。
view-game-login-text = 登录后游戏即会开始。

# The lottery page.
view-lottery-vendors = 彩票供应商
view-lottery-next = 下一期
# $numero: the number of the issue.
view-lottery-numero = 第 { $numero } 期
view-lottery-at = 开奖时间
view-lottery-closes = 截止投注
view-lottery-after = 其后开奖
view-lottery-left = 剩余时间
view-lottery-due = 正在开奖
view-lottery-closed = 本期已截止投注。
view-lottery-open-soon = 彩票投注尚未开放。以下为运营方公布的开奖时间。
view-lottery-missing = 此链接的彩票在这里没有开奖。以下是接下来的各期。
view-lottery-list = 全部期次
view-lottery-recent = 最近玩过
view-lottery-others = 更多彩票
view-lottery-none-title = 暂无期次
view-lottery-none-text = 此供应商尚未公布开奖时间。请看看其他供应商。

# Home below the fold.
view-featured = 精选游戏
view-winners = 中奖名单
view-winners-period = 时段
view-winners-note = 根据已结算的局计算。姓名已隐藏，所有金额均为试玩币。
view-winners-none = 此时段还没有人中奖。
# $amount: what was won.
view-winner-won = 赢得 { $amount }
# $name: name of the game.
view-winner-play = 玩 { $name }
view-draws = 即将开奖
view-draws-all = 全部彩票

# The card of a game, and the order of a lobby.
view-card-return = 返还率
view-card-volatility = 波动性
view-card-stake = 最低投注
view-card-played = 上次游玩
view-sort = 排序
