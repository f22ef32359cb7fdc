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
