# The reward centre and the member's level.

# $kind: what a reward came by, a word.
reward-kind = { $kind ->
    [RAFFLE] فرص السحب
    [CASHBACK] استرداد نقدي
    [LEVEL_GIFT] هدية المستوى
    [RED_ENVELOPE] مظروف أحمر
    [REFERRAL] دعوة الأصدقاء
    [MISSION] مكافأة مهمة
   *[PROMOTION] عرض
}
# $name: a title as its owner writes it, or an amount with its currency.
reward-name = { $name }
reward-nameless = مكافأة لم يعد لها اسم
# $amount: a number as text.
reward-points = النقاط: { $amount }
# $amount: a number as text.
reward-draws = فرص السحب: { $amount }
reward-rule-free = لا يلزم رهانها
# $times: a number as text.
reward-rule-times = مرات الرهان المطلوبة قبل السحب: { $times }
# $time: a date and time.
reward-until = يمكن المطالبة بها حتى { $time }
reward-until-never = يمكن المطالبة بها في أي وقت
# $time: a date and time.
reward-from = يمكن المطالبة بها من { $time }
# $from, $until: days.
reward-period = عن الفترة من { $from } إلى { $until }
# $state: what has become of it, a word. $time: a date and time.
reward-state = { $state ->
    [EXPIRED] انتهت صلاحيتها { $time }
    [WITHDRAWN] أُلغيت: أنت مستبعد من اللعب
   *[CLAIMED] تمت المطالبة بها { $time }
}
# $unit: what it consists of, a word. $amount: with its currency, or a number as text.
reward-claimed = { $unit ->
    [POINTS] حصلت على { $amount } من النقاط.
   *[MONEY] أصبح { $amount } في محفظتك.
}

# $level: a number as text.
level-rank = المستوى { $level }
level-vip = تخدمه خدمة العملاء VIP
# $name: of a level.
level-next = المستوى التالي: { $name }
# $percent: a number as text. $name: of a level.
level-progress = قطعت { $percent }% من الطريق إلى { $name }
level-top = هذا أعلى مستوى.
level-need-turnover = الرهانات المحتسبة
level-need-deposits = الإيداعات
level-kept-always = لا يُطلب شيء للاحتفاظ بهذا المستوى.
level-stays = المستوى الذي بلغته يبقى لك.
# $from, $until: days.
level-period = هذه الفترة: من { $from } إلى { $until }. تُراجع المستويات عند انتهائها.
# $raise: when a level is given, a word.
level-raise = { $raise ->
    [AT_REVIEW] المستوى الذي تبلغه يصبح لك بعد مراجعة الفترة.
   *[AT_ONCE] المستوى الذي تبلغه يصبح لك فورًا.
}
# $amount: with its currency. $times: a number as text.
level-gift = الهدية: { $amount }، مرات رهانها المطلوبة: { $times }
# $amount: with its currency.
level-gift-free = الهدية: { $amount }، لا يلزم رهانها
# $amount: with its currency.
level-gift-given = الهدية: { $amount }، مُنحت من قبل
# $cause: why the level has changed, a word. $name: of a level.
level-change = { $cause ->
    [REVIEW] بعد المراجعة: { $name }
    [OPERATOR] حددته خدمة العملاء: { $name }
   *[REACHED] تم بلوغه: { $name }
}

# $kind: of what a part comes back and how often, a word.
cashback-about = { $kind ->
    [NET_LOSS_DAILY] جزء مما خسرته في يوم
    [NET_LOSS_MONTHLY] جزء مما خسرته في شهر
    [VALID_BET_DAILY] جزء من رهاناتك المحتسبة في يوم
    [VALID_BET_WEEKLY] جزء من رهاناتك المحتسبة في أسبوع
    [VALID_BET_MONTHLY] جزء من رهاناتك المحتسبة في شهر
   *[NET_LOSS_WEEKLY] جزء مما خسرته في أسبوع
}
cashback-all-products = كل الألعاب الأخرى
# $amount: with its currency.
cashback-cap = بحد أقصى { $amount } للفترة
# $amount: with its currency.
cashback-least = لا يُدفع ما يقل عن { $amount }
# $days: a number as text.
cashback-claim-days = أيام المطالبة: { $days }
# $level: a number as text.
cashback-rate-level = من المستوى { $level }

view-reward-open = طالب بها الآن
view-reward-later = لاحقًا
view-reward-past = تمت المطالبة بها أو انتهت
view-reward-claim = المطالبة
view-reward-go = إلى صفحتها
view-reward-empty-title = لا شيء للمطالبة به الآن
view-reward-empty-text = تظهر هنا مكافآت العروض والاسترداد النقدي والمستويات فور توفرها.
view-reward-to-promotions = عرض العروض
view-reward-to-bonuses = عرض تفاصيل كل مكافأة
view-reward-past-empty = لم تتم المطالبة بشيء ولم تنته صلاحية شيء بعد.
view-level-title = مستواك
view-level-keep = للاحتفاظ به في كل فترة
view-level-all = كل المستويات
view-level-current = مستواك الآن
view-level-start = حيث يبدأ الجميع
view-level-no-gift = بلا هدية
view-level-changes = تغييرات مستواك
view-cashback-title = الاسترداد النقدي
# $plan: what the plan is called.
view-cashback-rates = نسب { $plan }
view-cashback-own = نسبتك الآن
