# The member's bonuses.

# $name: a title as its owner writes it.
bonus-name = { $name }
bonus-nameless = عرض لم يعد موجودًا
# $kind: what it came by, a word.
bonus-kind = { $kind ->
    [DEPOSIT] مكافأة إيداع
    [RAFFLE] جائزة سحب
    [POINTS] متجر النقاط
    [CASHBACK] استرداد نقدي
    [VIP] هدية المستوى
    [RED_ENVELOPE] مظروف أحمر
    [REFERRAL] دعوة الأصدقاء
    [MISSION] مكافأة مهمة
    [LEADERBOARD] جائزة لوحة الصدارة
    [FREE_SPIN] دورات مجانية
   *[PROMOTION] عرض
}
# $state: where a bonus stands, a word.
bonus-state = { $state ->
    [ALL] الكل
    [ACTIVE] قيد الرهان
    [PLAYABLE] متاحة للعب
    [PENDING] في الطريق
    [COMPLETED] مكتملة
    [EXPIRED] منتهية الصلاحية
    [FORFEITED] متنازل عنها
    [LOST] خسرت
   *[CANCELLED] ملغاة
}
bonus-rule-free = لا يلزم رهانها: هي مال كأي مال آخر
# $done, $required: with their currency. $percent: a number as text.
bonus-progress = تم رهان { $done } من { $required } ({ $percent }%)
# $amount: with its currency.
bonus-cost = التنازل عنها يأخذ { $amount } من محفظتك.
bonus-cost-nothing = لم يبقَ منها شيء: التنازل عنها لا يأخذ شيئًا من محفظتك.
bonus-bet-open = لديك رهان لم ينتهِ بعد. لا يمكن التنازل عن أي مكافأة حتى ينتهي.
# $amount: with its currency.
bonus-given-up = تم التنازل عن المكافأة: أُخذ { $amount } من محفظتك.
bonus-given-up-nothing = تم التنازل عن المكافأة: لم يؤخذ شيء من محفظتك.
# $times: a number as text.
bonus-spins-rule-times = يجب رهان ما تربحه { $times } مرات
bonus-spins-rule-free = لا يلزم رهان ما تربحه
# $amount: with its currency.
bonus-spins-cost = التنازل عنها يُفقدك الدورات المجانية المتبقية و{ $amount } مما ربحته.
bonus-fact-spins = الدورات المجانية المتبقية
bonus-fact-spin-value = قيمة كل دورة
bonus-fact-spins-won = ما رُبح حتى الآن
bonus-fact-spins-max = أقصى ما تمنحه
bonus-fact-spin-games = الألعاب
bonus-fact-spins-until = متاحة حتى
bonus-fact-granted = الممنوح
bonus-fact-left = المتبقي منها
bonus-fact-taken = المسترجَع
bonus-fact-required = المطلوب رهانه
bonus-fact-done = تم رهانه
bonus-fact-remaining = بقي رهانه
bonus-fact-granted-at = مُنحت في
bonus-fact-expires = تنتهي في
bonus-fact-ended = انتهت في
view-bonus-state = الحالة
view-bonus-list = المكافآت
# $count: a number as text.
view-bonus-count = عدد مكافآتك: { $count }
view-bonus-record = يوم المنح في سجل الحساب
view-bonus-taken = يوم الاسترجاع في سجل الحساب
view-bonus-give-up = التنازل عن هذه المكافأة
view-bonus-ask = التنازل عن هذه المكافأة؟
view-bonus-ask-stays = ما أودعته وما ربحته يبقى لك، ولا يلزم رهان أي شيء بعد ذلك لهذه المكافأة. لا يمكن التراجع عن ذلك.
view-bonus-keep = الاحتفاظ بها
view-bonus-confirm = التنازل عنها
view-bonus-rule = كم يكلف التنازل عن مكافأة
view-bonus-rule-text = المكافأة مال في محفظتك يجب رهانه قبل سحبه. ما تخسره بعد وصولها يُحسب منها أولًا، وكل خسارة تُحسب لمكافأة واحدة فقط. التنازل عن مكافأة يسترجع ما بقي منها، ولا يزيد أبدًا عما تستطيع محفظتك دفعه.
view-bonus-weights = كم يُحتسب كل رهان
view-bonus-weights-text = يُحتسب الرهان بعد تسويته بنسبة لعبته، لكل مكافأة بعد الأخرى.
view-bonus-games = ألعاب تُحتسب بنسبة أخرى
view-bonus-empty-title = لا مكافأة بعد
view-bonus-empty-text = المكافآت من العروض والإيداع والسحوبات تظهر هنا منذ لحظة منحها.
view-bonus-to-promotions = عرض العروض
view-bonus-no-match-title = لا توجد مكافأة كهذه
view-bonus-no-match-text = اختر حالة أخرى.
