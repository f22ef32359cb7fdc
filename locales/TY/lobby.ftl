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
