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
