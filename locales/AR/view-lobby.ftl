# The views' own words in the grid of games: its filters, its pages, and a game that is played.

view-vendors = مزوّدو الألعاب
view-vendors-all = كل المزوّدين
view-vendors-previous = المزوّدون السابقون
view-vendors-next = مزوّدون آخرون
view-vendors-none-title = لا يوجد شيء معروض هنا الآن
view-vendors-none-text = عد لاحقًا، أو تصفح أنواع الألعاب الأخرى.
# $count: how many games the vendor has, grouped.
view-vendor-games = الألعاب: { $count }
view-modes = القوائم
view-classifications = نوع اللعبة
view-min-bet = الحد الأدنى للرهان
view-filters = التصفية
view-filters-count = التصفية ({ $count })
view-filters-show = عرض { $total } من الألعاب
# $total: how many games were found, grouped.
view-lobby-total = عدد الألعاب: { $total }
view-lobby-more = عرض المزيد من الألعاب
view-lobby-all = عرض كل الألعاب
view-lobby-clear = مسح عوامل التصفية
view-lobby-nothing-title = لا يوجد شيء هنا بعد
view-lobby-nothing-text = ستظهر هنا الألعاب التي تلعبها أو تضع لها قلبًا.
view-lobby-no-match-title = لا توجد ألعاب مطابقة
view-lobby-no-match-text = لا توجد لعبة تطابق الاسم وعوامل التصفية التي اخترتها.
view-lobby-login-title = سجّل الدخول لترى ألعابك
view-lobby-login-text = تُحفظ مفضلتك وآخر ألعابك في حسابك.
view-pages = الصفحات
# $number: the number of the page.
view-page = الصفحة { $number }
view-page-previous = الصفحة السابقة
view-page-next = الصفحة التالية
view-game-deposit = إيداع مع بقاء اللعبة مفتوحة
view-game-leave = مغادرة اللعبة
view-game-fullscreen = ملء الشاشة
view-game-fullscreen-end = الخروج من ملء الشاشة
view-play-session-time = مدة الجلسة
view-play-session-net = صافي الجلسة
view-game-launching = جارٍ تشغيل اللعبة
view-game-coming-soon = لا يمكن لعب هذه اللعبة بعد. اختر لعبة أخرى الآن.
