# Missions and leaderboards.

# $name: a title as its owner writes it.
mission-name = { $name }
mission-tab-missions = المهام
mission-tab-boards = لوحات الصدارة
# $zone: offset from UTC.
mission-zone = بأيام المشغّل ({ $zone })
# $count: a number.
mission-streak = { $count ->
    [zero] لم تسجّل حضورًا
    [one] سجّلت حضورك يومًا واحدًا
    [two] سجّلت حضورك يومين متتاليين
    [few] سجّلت حضورك { $count } أيام متتالية
    [many] سجّلت حضورك { $count } يومًا متتاليًا
   *[other] سجّلت حضورك { $count } يوم متتالٍ
}
# $period: a word.
mission-period = { $period ->
    [DAILY] كل يوم
    [WEEKLY] كل أسبوع
    [MONTHLY] كل شهر
   *[ONCE] مرة واحدة
}
# $kind: a word.
mission-kind = { $kind ->
    [CHECK_IN] أيام تسجيل الحضور
    [IN_A_ROW] أيام تسجيل الحضور المتتالية
    [BET_AMOUNT] الرهانات التي حُسمت
    [BET_COUNT] الجولات التي حُسمت
    [DEPOSIT] الإيداعات (إيداع)
    [WIN] الجولات التي دفعت أكثر من الرهان
    [INVITE] أصدقاء دعوتهم واستوفوا الشروط
   *[PROFILE] حسابك
}
# $state: a word.
mission-state = { $state ->
    [LOCKED] لم تُفتح بعد
    [COMPLETED] المكافأة في الانتظار
    [CLAIMED] أُخذت المكافأة
    [EXPIRED] انتهت
   *[ACTIVE] جارية
}
# $unit: what is counted, a word. $done, $target: numbers as text, or money with its currency.
mission-progress = { $unit ->
    [DAYS] الأيام: { $done } من { $target }
    [BETS] الجولات: { $done } من { $target }
    [WINS] الجولات الرابحة: { $done } من { $target }
    [FRIENDS] الأصدقاء: { $done } من { $target }
    [STEPS] الخطوات: { $done } من { $target }
   *[MONEY] { $done } من { $target }
}
# $kind: what is given, a word. $amount: money with its currency, or points.
mission-reward = { $kind ->
    [BONUS] مكافأة { $amount }
    [POINTS] { $amount } نقطة
   *[CASH] { $amount }
}
# $times: a number as text.
mission-wager = يجب المراهنة به في رهانات: { $times } مرة
# $name: a title as its owner writes it.
mission-waits-for = خذ أولًا مكافأة { $name }
# $step: a word.
mission-step = { $step ->
    [EMAIL] أثبت بريدك الإلكتروني
    [MOBILE] أثبت رقم هاتفك المحمول
    [NICKNAME] اختر اسمًا مستعارًا
    [PAYEE_NAME] اذكر اسم من تُدفع إليه الأموال
   *[IDENTITY] أتمم التحقق من هويتك
}
mission-fact-starts = يبدأ في
mission-fact-ends = ينتهي في
mission-fact-claim = خذ المكافأة قبل
mission-fact-resets = يبدأ من جديد في
# $kind: what is given, a word. $amount: money with its currency, or points.
mission-taken = { $kind ->
    [BONUS] مكافأة بقيمة { $amount } أصبحت في محفظتك.
    [POINTS] حصلت على { $amount } نقطة.
   *[CASH] أصبح { $amount } في محفظتك.
}
error-mission-not-claimable = لا يوجد ما يؤخذ: المهمة غير مكتملة أو أُخذت مكافأتها من قبل أو فات الأوان.
# $rule: a word.
board-rule = { $rule ->
    [BET_COUNT] أكثر الجولات
    [WIN_AMOUNT] أكبر دفع
   *[BET_AMOUNT] أكبر رهان
}
# $least: a number as text, or money with its currency.
board-least = يلزم { $least } على الأقل للحصول على مركز
# $place: a number as text.
board-place = المركز { $place }
# $state: a word. $from, $until: times.
board-state = { $state ->
    [RUNS] منذ { $from } حتى { $until }
    [CLOSING] { $from } إلى { $until }: انتهت ولم تُقفل بعد
   *[CLOSED] { $from } إلى { $until }: أُقفلت
}
# $count: a number.
board-close = { $count ->
    [zero] تُقفل عند الانتهاء.
    [one] تُقفل بعد الانتهاء بساعة واحدة، وتُحتسب تصحيحات الرهانات حتى ذلك الحين.
    [two] تُقفل بعد الانتهاء بساعتين، وتُحتسب تصحيحات الرهانات حتى ذلك الحين.
    [few] تُقفل بعد الانتهاء بـ { $count } ساعات، وتُحتسب تصحيحات الرهانات حتى ذلك الحين.
    [many] تُقفل بعد الانتهاء بـ { $count } ساعة، وتُحتسب تصحيحات الرهانات حتى ذلك الحين.
   *[other] تُقفل بعد الانتهاء بـ { $count } ساعة، وتُحتسب تصحيحات الرهانات حتى ذلك الحين.
}
# $place: a number as text. $score: a number as text, or money with its currency.
board-my-place = مركزك: { $place }، النتيجة { $score }
# $score: a number as text, or money with its currency.
board-no-place = لا مركز بعد، النتيجة { $score }
view-mission-tabs = المهام ولوحات الصدارة
view-mission-check-in = سجّل حضورك اليوم
view-mission-checked-in = سجّلت حضورك اليوم
view-mission-claim = خذ المكافأة
view-mission-step-done = مكتمل
view-mission-step-open = غير مكتمل
view-mission-empty-title = لا مهام الآن
view-mission-empty-text = تظهر المهام هنا ما دامت جارية.
view-mission-to-promotions = عرض العروض
view-board-empty-title = لا لوحات صدارة الآن
view-board-empty-text = تظهر لوحات الصدارة هنا ما دامت جارية وبعد انتهائها.
view-board-prizes = الجوائز
view-board-you = أنت
view-board-nobody = لم يحصل أحد على مركز بعد
view-board-last = عرض الفترة السابقة
view-board-current = عرض الفترة الجارية
view-board-ties = النتائج المتساوية تتقاسم المركز، وتتقاسم بالتساوي جوائز كل المراكز التي تشغلها.
