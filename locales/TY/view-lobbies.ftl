# The views' own words in the lobbies beside the grid of games, and on home below the fold.

# The popup list of a vendor's games. $vendor: name of the vendor.
view-game-list-of = { $vendor } 的遊戲
view-game-list-none-title = 目前沒有遊戲
view-game-list-none-text = 此遊戲商尚未在這裡開放遊戲。請看看其他遊戲商。

# Rooms of card games.
view-rooms = 房間
view-rooms-refresh = 重新整理
# $stake: an amount of money.
view-room-stake = 底注 { $stake }
# $entry: an amount of money.
view-room-entry = 入座需 { $entry } 以上
# $seated: how many sit there. $seats: how many can.
view-room-seats = 已坐 { $seated } / { $seats }
view-room-join = 入座
view-room-full = 已滿
# $name: name of the game.
view-room-join-name = 加入 { $name }

# The pages of seamless games and of the sports vendor.
view-seamless-text = 這些遊戲商直接使用您在這裡的餘額，不必轉帳。
view-game-login-text = 登入後遊戲就會開始。

# The lottery page.
view-lottery-vendors = 彩票遊戲商
view-lottery-next = 下一期
# $numero: the number of the issue.
view-lottery-numero = 第 { $numero } 期
view-lottery-at = 開獎時間
view-lottery-closes = 截止投注
view-lottery-after = 其後開獎
view-lottery-left = 剩餘時間
view-lottery-due = 開獎中
view-lottery-closed = 本期已截止投注。
view-lottery-open-soon = 彩票投注尚未開放。以下為營運商公布的開獎時間。
view-lottery-missing = 此連結的彩票在這裡沒有開獎。以下是接下來的各期。
view-lottery-list = 全部期別
view-lottery-recent = 最近玩過
view-lottery-others = 更多彩票
view-lottery-none-title = 目前沒有期別
view-lottery-none-text = 此遊戲商尚未公布開獎時間。請看看其他遊戲商。

# Home below the fold.
view-featured = 精選遊戲
view-winners = 中獎名單
view-winners-period = 期間
view-winners-note = 依已結算的局計算。姓名已遮蔽，所有金額皆為遊戲幣。
view-winners-none = 此期間還沒有人中獎。
# $amount: what was won.
view-winner-won = 贏得 { $amount }
# $name: name of the game.
view-winner-play = 玩 { $name }
view-draws = 即將開獎
view-draws-all = 全部彩票

# The card of a game, and the order of a lobby.
view-card-return = 玩家回報率
view-card-volatility = 波動性
view-card-stake = 最低投注
view-card-played = 上次遊玩
view-sort = 排序
