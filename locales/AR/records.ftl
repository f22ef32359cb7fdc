# The records of the member centre.

# $account: whose movements, a word.
record-account = { $account ->
    [POINTS] النقاط
   *[CASH] المال
}
# $span: which days, a word.
record-span = { $span ->
    [TODAY] اليوم
    [YESTERDAY] أمس
    [DAYS_7] 7 أيام
    [DAYS_30] 30 يومًا
    [DAYS_365] 12 شهرًا
   *[OWN] أيام أختارها
}
# $group: which kind, a word.
record-group = { $group ->
    [STAKES] الرهانات
    [PAYOUTS] الأرباح
    [DEPOSITS] الإيداعات
    [WITHDRAWALS] السحوبات
    [TRANSFERS] التحويلات
    [REWARDS] المكافآت
    [COMMISSION] العمولة
    [POINTS] متجر النقاط
    [CORRECTIONS] التصحيحات
   *[ALL] الكل
}
# $direction: which way, a word.
record-direction = { $direction ->
    [IN] داخل
    [OUT] خارج
   *[ALL] الكل
}
# $kind: what happened, a word.
record-kind = { $kind ->
    [game_bet] رهان
    [game_win] أرباح
    [game_bet_rollback] رهان مُعاد
    [game_win_rollback] أرباح مستردة
    [play_money_grant] رصيد تجريبي
    [play_money_return] رصيد تجريبي مسترد
    [correction] تصحيح من المشغّل
    [promotion_reward] عرض
    [raffle_prize] جائزة سحب
    [cashback] استرداد نقدي
    [level_gift] هدية المستوى
    [red_envelope] مظروف أحمر
    [referral_reward] دعوة الأصدقاء
    [mission_reward] مكافأة مهمة
    [leaderboard_prize] جائزة لوحة الصدارة
    [free_spins_win] ربح دورات مجانية
    [free_spins_win_rollback] استرداد ربح دورات مجانية
    [payment_deposit] إيداع
    [payment_withdrawal] سحب
    [payment_paid_out] سحب مدفوع
    [payment_returned] سحب مُعاد
    [upline_transfer] تحويل مع المستوى الأعلى
    [downline_transfer] تحويل مع الفريق التابع
    [rebate] رديات
    [dividend] أرباح موزعة
    [wage] أجر
    [transfer_to_vendor] إلى محفظة مزوّد
    [transfer_to_main] عودة من محفظة مزوّد
    [vendor_bet] رهان من محفظة مزوّد
    [balance_given_up] متنازل عنه عند الإغلاق
    [bonus_cancelled] مكافأة ملغاة
    [bonus_given_up] تنازل عن مكافأة
    [stakes_returned] رهانات مُعادة
    [points_earned] نقاط مكتسبة
    [points_taken_back] نقاط مستردة
    [points_redeemed] نقاط مستبدلة
    [points_returned] نقاط معادة
    [points_converted] تحويل نقاط
    [points_reward] جائزة من متجر النقاط
   *[unknown] حركة
}
# $from: a day, year first. $zone: offset from UTC.
record-day-of = { $from }، بأيام المشغّل ({ $zone })
# $from and $until: days, year first. $zone: offset from UTC.
record-days-of = من { $from } إلى { $until }، بأيام المشغّل ({ $zone })
record-days-wrong = اختر يومين، الأول أولًا.
bets-all = الكل
# $name: a name as its owner writes it.
bets-name = { $name }
# $status: where a bet stands, a word.
bets-status = { $status ->
    [PENDING] مفتوح
    [WON] رابح
    [LOST] خاسر
    [DRAW] تعادل
   *[ROLLED_BACK] أُلغي
}
bets-free = دورات مجانية
bets-fact-stake = الرهان
bets-fact-valid = الرهان المحتسب
bets-fact-payout = مبلغ الدفع
bets-fact-net = الربح أو الخسارة
bets-fact-placed = وقت الرهان
bets-fact-settled = وقت التسوية
bets-fact-round = الجولة لدى المزوّد
# $state: how far the round is at its supplier, a word.
bets-outcome = { $state ->
    [settled] انتهت الجولة.
    [undone] أُلغيت الجولة وأُعيد الرهان.
    [pending] الجولة مستمرة.
   *[gone] لم يعد المزوّد يحتفظ بصورة هذه الجولة. الرهان ومبلغ الدفع مبيَّنان أعلاه.
}
bets-spin = دورة مدفوعة
# $number: which of the free spins, from 1.
bets-spin-free = الدورات المجانية: { $number }
# $kind: a word. $number: of the line, or of ways. $count: how many of the symbol. $payout: with its currency.
bets-win = { $kind ->
    [line] الخط { $number }: { $count } × { $symbol }، { $payout }
    [ways] { $number } طريقة: { $count } × { $symbol }، { $payout }
   *[scatter] { $count } × { $symbol } في أي مكان، { $payout }
}
profit-net = الربح أو الخسارة
profit-stakes = الرهان
profit-payout = مبلغ الدفع
profit-rewards = المكافآت
profit-commission = العمولة
profit-deposits = المودَع
profit-withdrawals = المسحوب
profit-transfers = تحويلات مع الوكيل الأعلى
profit-corrections = تصحيحات المشغّل
profit-net-deposits = صافي الإيداع منذ فتح الحساب
# $day: year first. $net: with its currency.
profit-bar = { $day }: { $net }
# $count: how many bets.
profit-bets = { $count ->
    [zero] لا رهانات
    [one] رهان واحد
    [two] رهانان
    [few] { $count } رهانات
    [many] { $count } رهانًا
   *[other] { $count } رهان
}
# $day: year first.
profit-day = { $day }
# $hours, $minutes: numbers.
profit-played = { $hours } س { $minutes } د في الألعاب
view-bets-product = المنتج
view-bets-vendor = المزوّد
view-bets-game = اللعبة
view-bets-status = الحالة
view-bets-number = رقم رهان في آخر 12 شهرًا
view-bets-clear = إفراغ الحقل
view-bets-sums = مجاميع الرهانات المختارة
view-bets-count = عدد الرهانات
view-bets-list = الرهانات
view-bets-empty-title = لا رهانات في هذه الأيام
view-bets-empty-text = يظهر كل رهان هنا منذ لحظة وضعه.
view-bets-no-match-text = اختر منتجًا أو مزوّدًا أو لعبة أو حالة أو أيامًا أخرى.
view-bets-back = كل الرهانات
view-bets-unknown-title = ليس لديك رهان كهذا
view-bets-unknown-text = قد يكون الرقم خطأ، أو وُضع الرهان بحساب آخر.
view-bets-detail-number = الرقم
view-bets-copy = نسخ الرقم
view-bets-movements = حركات المال
view-bets-no-movements = وُضع من محفظة المزوّد: لم تتحرك المحفظة الرئيسية.
view-bets-outcome = ما ظهر
view-profit-formula = الربح أو الخسارة = مبلغ الدفع + المكافآت + العمولة - الرهان، للرهانات المسوّاة، في يوم تسويتها.
view-profit-sums = كل الأيام معًا
view-profit-chart = الربح أو الخسارة يوميًا
view-profit-by-day = حسب اليوم
view-profit-by-product = حسب المنتج
view-profit-incomplete = ما زالت رهانات الدقائق الأخيرة قيد الجمع.
view-profit-empty-title = لا ربح ولا خسارة
view-profit-empty-text = تظهر هنا الأيام التي تلعب فيها أو يدخل فيها مال أو يخرج.
view-record-account = الحساب
view-record-days = الأيام
view-record-groups = النوع
view-record-directions = الاتجاه
view-record-from = من
view-record-until = إلى
view-record-show = عرض
view-record-sums = مجاميع ما اخترته
view-record-count = الحركات
view-record-in = داخل
view-record-out = خارج
view-record-list = الحركات
view-record-before = قبل
view-record-after = بعد
view-record-more = عرض ما هو أقدم
view-record-empty-title = لا حركة
view-record-empty-text = كل ما يدخل أو يخرج في هذه الأيام يظهر هنا.
view-record-no-match-title = لا شيء مطابق
view-record-no-match-text = اختر نوعًا أو اتجاهًا أو أيامًا أخرى.
view-record-number = الرقم
