# The views' own words in the lobbies beside the grid of games, and on home below the fold.

# The popup list of a vendor's games. $vendor: name of the vendor.
view-game-list-of = ألعاب { $vendor }
view-game-list-none-title = لا ألعاب بعد
view-game-list-none-text = لم يفتح هذا المزوّد أي لعبة هنا بعد. تصفح المزوّدين الآخرين.

# Rooms of card games.
view-rooms = الغرف
view-rooms-refresh = تحديث
# $stake: an amount of money.
view-room-stake = الرهان { $stake }
# $entry: an amount of money.
view-room-entry = اجلس برصيد { $entry } أو أكثر
# $seated: how many sit there. $seats: how many can.
view-room-seats = المقاعد المشغولة: { $seated } من { $seats }
view-room-join = انضمام
view-room-full = ممتلئة
# $name: name of the game.
view-room-join-name = الانضمام إلى { $name }

# The pages of seamless games and of the sports vendor.
view-seamless-text = تستخدم ألعاب هؤلاء المزوّدين رصيدك هنا: لا حاجة إلى تحويل شيء.
view-game-login-text = تبدأ اللعبة فور تسجيل دخولك.

# The lottery page.
view-lottery-vendors = مزوّدو اليانصيب
view-lottery-next = السحب التالي
# $numero: the number of the issue.
view-lottery-numero = السحب { $numero }
view-lottery-at = موعد السحب
view-lottery-closes = انتهاء البيع
view-lottery-after = السحب الذي يليه
view-lottery-left = الوقت المتبقي
view-lottery-due = السحب جارٍ
view-lottery-closed = انتهى البيع لهذا السحب.
view-lottery-open-soon = لم يُفتح الرهان على السحوبات بعد. الأوقات أدناه هي مواعيد المشغّل.
view-lottery-missing = ليس ليانصيب هذا الرابط سحب هنا. هذه هي السحوبات القادمة.
view-lottery-list = كل السحوبات
view-lottery-recent = لُعبت مؤخرًا
view-lottery-others = يانصيب آخر
view-lottery-none-title = لا سحوبات بعد
view-lottery-none-text = لم ينشر هذا المزوّد مواعيد سحوباته. تصفح المزوّدين الآخرين.

# Home below the fold.
view-featured = ألعاب مختارة
view-winners = الفائزون
view-winners-period = الفترة
view-winners-note = محسوب من الجولات المُسوّاة. الأسماء مخفية جزئيًا، وكل المبالغ أموال افتراضية.
view-winners-none = لم يفز أحد في هذه الفترة بعد.
# $amount: what was won.
view-winner-won = ربح { $amount }
# $name: name of the game.
view-winner-play = العب { $name }
view-draws = السحوبات القادمة
view-draws-all = كل اليانصيب

# The card of a game, and the order of a lobby.
view-card-return = نسبة العائد
view-card-volatility = التقلب
view-card-stake = أصغر رهان
view-card-played = آخر لعب
view-sort = الترتيب
