# The games lobby: lists, classes of slots, minimum bet.
mode-all = 全部游戏
mode-hot = 热门
mode-favourite = 收藏
mode-recent = 最近玩过

class-all = 全部类型
class-jp = 累积奖池
class-tg = 桌面游戏
class-ac = 街机
class-bg = 宾果

min-bet-all = 不限最低投注
# $amount: an amount with its currency sign, ready to show.
min-bet-from = { $amount } 起

# Orders of the list.
sort-usual = 推荐
sort-new = 最新上架
sort-played = 最多人玩
sort-return = 返还率最高
sort-name = 名称

# How unevenly a game pays.
volatility-low = 低
volatility-medium = 中
volatility-high = 高
