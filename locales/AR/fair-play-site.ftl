# Fair play where one plays, pays and signs up: limits that are offered or reached, the reality check, who may play.
limit-offer-title = حدود الإيداع لديك
limit-offer-day = خلال 24 ساعة
limit-offer-week = خلال 7 أيام
limit-offer-month = خلال 31 يومًا
limit-offer-empty = املأ مبلغًا واحدًا على الأقل، أو اختر «بلا حد».
limit-offer-empty-demanded = املأ مبلغًا واحدًا على الأقل.

limit-reached-title = بلغت حدًا وضعته
limit-reached-go = عرض حدودي
# $period: day, week or month. $limit: what the limit is. $left: what it still leaves; both with their currency, or as hours:minutes. $time: date and time.
limit-reached-deposit = حد الإيداع لديك خلال { $period ->
    [day] 24 ساعة
    [week] 7 أيام
   *[month] 31 يومًا
    } هو { $limit }. المتبقي الآن: { $left }.
limit-reached-deposit-until = حد الإيداع لديك خلال { $period ->
    [day] 24 ساعة
    [week] 7 أيام
   *[month] 31 يومًا
    } هو { $limit }. المتبقي الآن: { $left }. يتاح المزيد ابتداءً من { $time }.
limit-reached-loss = حد الخسارة لديك خلال { $period ->
    [day] 24 ساعة
    [week] 7 أيام
   *[month] 31 يومًا
    } هو { $limit }. المتبقي الآن: { $left }.
limit-reached-loss-until = حد الخسارة لديك خلال { $period ->
    [day] 24 ساعة
    [week] 7 أيام
   *[month] 31 يومًا
    } هو { $limit }. المتبقي الآن: { $left }. يتاح المزيد ابتداءً من { $time }.
limit-reached-stake = حد الرهان لديك خلال { $period ->
    [day] 24 ساعة
    [week] 7 أيام
   *[month] 31 يومًا
    } هو { $limit }. المتبقي الآن: { $left }.
limit-reached-stake-until = حد الرهان لديك خلال { $period ->
    [day] 24 ساعة
    [week] 7 أيام
   *[month] 31 يومًا
    } هو { $limit }. المتبقي الآن: { $left }. يتاح المزيد ابتداءً من { $time }.
limit-reached-time = سمحت لنفسك باللعب { $limit } (ساعات:دقائق) خلال { $period ->
    [day] 24 ساعة
    [week] 7 أيام
   *[month] 31 يومًا
    }. المتبقي الآن: { $left }.
limit-reached-time-until = سمحت لنفسك باللعب { $limit } (ساعات:دقائق) خلال { $period ->
    [day] 24 ساعة
    [week] 7 أيام
   *[month] 31 يومًا
    }. المتبقي الآن: { $left }. يتاح المزيد ابتداءً من { $time }.

# $hours, $minutes: how long the session of play has lasted.
reality-check-time = { $hours } س { $minutes } د
reality-check-minutes = { $minutes } د
reality-check-won = ربحت
reality-check-lost = خسرت
reality-check-even = لا ربح ولا خسارة

age-check-title = يجب التحقق من عمرك أولًا
age-check-text = لا يسمح ترخيص هذا الموقع بذلك إلا بعد التحقق من عمرك وهويتك. تحتاج إلى صورة لوثيقة.
age-check-go = التحقق من هويتي
# $age: in years.
age-notice = لا يجوز اللعب هنا لمن هم دون { $age } عامًا.
other-game-title = ستنتهي لعبتك الأخرى
other-game-start = ابدأ هذه اللعبة

demo-closed-title = اللعب المجاني هنا يحتاج إلى حساب
demo-closed-text = لا يسمح ترخيص هذا الموقع باللعب، حتى مجانًا، إلا لمن لديه حساب. سجّل الدخول أو أنشئ حسابًا، ثم تُفتح اللعبة.
demo-closed-log-in = تسجيل الدخول
funds-unread = اقرأ هذا وضع علامة في المربع قبل الإيداع.

# $time: date and time. $place: device and address.
previous-login = تسجيل دخولك السابق: { $time }
previous-login-from = تسجيل دخولك السابق: { $time }، { $place }
