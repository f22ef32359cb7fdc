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

# How unevenly a game pays.
volatility-low = منخفض
volatility-medium = متوسط
volatility-high = مرتفع
