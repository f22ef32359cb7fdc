# The games lobby: lists, classes of slots, minimum bet.
mode-all = เกมทั้งหมด
mode-hot = ยอดนิยม
mode-favourite = รายการโปรด
mode-recent = เล่นล่าสุด

class-all = ทุกประเภท
class-jp = แจ็กพอต
class-tg = เกมโต๊ะ
class-ac = อาร์เคด
class-bg = บิงโก

min-bet-all = ทุกขั้นต่ำ
# $amount: an amount with its currency sign, ready to show.
min-bet-from = ตั้งแต่ { $amount }

# Orders of the list.
sort-usual = แนะนำ
sort-new = ใหม่ล่าสุด
sort-played = เล่นมากที่สุด
sort-return = อัตราจ่ายคืนสูงสุด
sort-name = ชื่อ

# How unevenly a game pays.
volatility-low = ต่ำ
volatility-medium = ปานกลาง
volatility-high = สูง
