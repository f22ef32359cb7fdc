# The games lobby: lists, classes of slots, minimum bet.
mode-all = Tất cả
mode-hot = Đang hot
mode-favourite = Yêu thích
mode-recent = Gần đây

class-all = Mọi thể loại
class-jp = Jackpot
class-tg = Game bàn
class-ac = Game thùng
class-bg = Bingo

min-bet-all = Mọi mức
# $amount: an amount with its currency sign, ready to show.
min-bet-from = Từ { $amount }

# Orders of the list.
sort-usual = Đề xuất
sort-new = Mới nhất
sort-played = Chơi nhiều nhất
sort-return = Tỷ lệ trả thưởng cao nhất
sort-name = Tên

# How unevenly a game pays.
volatility-low = Thấp
volatility-medium = Trung bình
volatility-high = Cao
