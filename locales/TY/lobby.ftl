# The games lobby: lists, classes of slots, minimum bet.
mode-all = 全部遊戲
mode-hot = 熱門
mode-favourite = 收藏
mode-recent = 最近玩過

class-all = 全部類型
class-jp = 累積彩金
class-tg = 桌上遊戲
class-ac = 街機
class-bg = 賓果

min-bet-all = 不限最低投注
# $amount: an amount with its currency sign, ready to show.
min-bet-from = { $amount } 起

# Orders of the list.
sort-usual = 推薦
sort-new = 最新上架
sort-played = 最多人玩
sort-return = 回報率最高
sort-name = 名稱

# How unevenly a game pays.
volatility-low = 低
volatility-medium = 中
volatility-high = 高
