# The games lobby: lists, classes of slots, minimum bet.
mode-all = كل الألعاب
mode-hot = الرائجة
mode-favourite = المفضلة
mode-recent = الأخيرة

class-all = كل الأنواع
class-jp = الجائزة الكبرى
class-tg = ألعاب الطاولة
class-ac = ألعاب الأركيد
class-bg = البينغو

min-bet-all = كل الرهانات
# $amount: an amount with its currency sign, ready to show.
min-bet-from = من { $amount }

# Orders of the list.
sort-usual = مقترحة
sort-new = الأحدث
sort-played = الأكثر لعبًا
sort-return = أعلى نسبة عائد
sort-name = الاسم

# The quiet line of a tile, a few letters wide. $percent: the return to player, such as 96.12%.
tile-return = العائد { $percent }
# $amount: the smallest stake, with its currency sign.
tile-stake = من { $amount }
# $date: a date.
tile-added = أضيفت { $date }
# $count: how many free spins the member has in the game, as text.
tile-free-spins = دورات مجانية: { $count }

# How unevenly a game pays.
volatility-low = منخفض
volatility-medium = متوسط
volatility-high = مرتفع
