# Play in control: what play has cost, limits, reality checks, breaks from play, a questionnaire.
fair-deposit = حدود الإيداع
fair-deposit-about = مقدار ما تودعه. سحب الأموال لا يفسح مجالًا للمزيد.
fair-loss = حدود الخسارة
fair-loss-about = ما قد يكلفك اللعب: الرهان ناقص الدفعات.
fair-stake = حدود الرهان
fair-stake-about = كل ما تراهن به، ربح الرهان أم خسر.
fair-time = حدود الوقت
fair-time-about = مدة لعبك.
# $kind: what it bounds, a word. $period: how long what was used counts, a word.
fair-limit-name = { $kind ->
    [LOSS] حد الخسارة
    [STAKE] حد الرهان
    [TIME] حد الوقت
   *[DEPOSIT] حد الإيداع
}، { $period ->
    [WEEK] 7 أيام
    [MONTH] 31 يومًا
   *[DAY] 24 ساعة
}
fair-day = 24 ساعة
fair-week = 7 أيام
fair-month = 31 يومًا
fair-ever = منذ البداية
# $hours, $minutes: numbers.
fair-time-value = { $hours } س { $minutes } د
fair-no-limit = بلا حد
# $time: date and time of day with the offset from UTC.
fair-eases = يتاح المزيد ابتداءً من { $time }.
fair-counts-now = يسري هذا فورًا.
fair-counts-now-drops = يسري هذا فورًا، وتُلغى الزيادة المنتظرة.
# $time: date and time of day with the offset from UTC.
fair-counts-later = هذه زيادة. يمكنك تأكيدها ابتداءً من { $time }. وحتى تؤكدها يبقى حدك كما هو.
fair-counts-already = هذا هو حدك الحالي.
# $time: date and time of day with the offset from UTC.
fair-removed-later = يمكنك تأكيد أنك لا تريد حدًا ابتداءً من { $time }. وحتى تؤكد ذلك يبقى حدك كما هو.
# $hours: a number of hours, 24 or more.
fair-time-wrong = أدخل دقيقة واحدة على الأقل و{ $hours } ساعة على الأكثر.
# $time: date and time of day with the offset from UTC.
fair-raise-waits = يمكنك التأكيد ابتداءً من { $time }. لا يبدأ شيء دون موافقتك الثانية.
fair-raise-ripe = انتهى الانتظار. هل ما زلت تريد ذلك؟ لا يبدأ شيء دون موافقتك الثانية.
fair-row-deposited = عمليات الإيداع
fair-row-withdrawn = عمليات السحب
fair-row-staked = الرهانات
fair-row-paid = الدفعات
fair-row-net = صافي النتيجة
fair-row-minutes = وقت اللعب
fair-check-never = بلا تذكير
# $count: a number.
fair-check-every = { $count ->
    [zero] بعد كل { $count } دقيقة لعب
    [one] بعد كل دقيقة لعب
    [two] بعد كل دقيقتي لعب
    [few] بعد كل { $count } دقائق لعب
    [many] بعد كل { $count } دقيقة لعب
   *[other] بعد كل { $count } دقيقة لعب
}
# $span: how long, a word.
fair-span = { $span ->
    [WEEK] 7 أيام
    [DAYS_30] 30 يومًا
    [WEEKS_6] 6 أسابيع
    [MONTHS_6] 6 أشهر
    [YEAR] سنة
    [YEARS_5] 5 سنوات
    [FOREVER] إلى الأبد
   *[HOURS_24] 24 ساعة
}
# $kind: which break, a word.
fair-break-present = { $kind ->
    [SELF_EXCLUSION] لقد استبعدت نفسك من اللعب
   *[TIME_OUT] أنت في استراحة من اللعب
}
# $cause: what has brought it about, a word.
fair-break-cause = { $cause ->
    [MATCHED] سببه استبعادك نفسك في حساب آخر.
    [OPERATOR] حدّد ذلك المشغّل.
    [MINOR] بحسب ما نعرفه، سنّك لا تسمح باللعب.
   *[OWN] هذا اختيارك.
}
# $time: date and time of day with the offset from UTC.
fair-break-until = حتى { $time }
fair-break-forever = بلا نهاية
# $time: date and time of day with the offset from UTC.
fair-break-until-asked = حتى { $time }، وبعد ذلك إلى أن تطلب العودة
# $time: date and time of day with the offset from UTC.
fair-break-since = منذ { $time }
fair-break-over = انتهت المدة. لا يُفتح اللعب إلا إذا طلبت ذلك، وبعد وقت للتفكير يبدأ من طلبك.
# $time: date and time of day with the offset from UTC.
fair-break-returns = طلبت العودة. يُفتح اللعب { $time }.
fair-break-asked = هل تبدأ هذه الاستراحة؟
# $time: date and time of day with the offset from UTC.
fair-break-asked-time-out = لن تستطيع اللعب حتى { $time }. لا يستطيع أحد إنهاءها قبل ذلك، ولا نحن.
# $time: date and time of day with the offset from UTC.
fair-break-asked-exclusion = لن تستطيع اللعب حتى { $time }، وبعدها فقط إذا طلبت ذلك. لا يستطيع أحد إنهاء هذا قبل موعده، ولا نحن.
fair-break-asked-forever = لن تستطيع اللعب هنا بعد الآن. لا يستطيع أحد التراجع عن ذلك، ولا نحن.
fair-break-begin = ابدأ الاستراحة
fair-break-closed = اللعب مغلق أمامك
fair-notice-title = أنت في استراحة من اللعب
# $time: date and time of day with the offset from UTC.
fair-notice-until = هذا مغلق أمامك حتى { $time }. أموالك تبقى لك وما زال بإمكانك سحبها.
fair-notice-forever = هذا مغلق أمامك بلا نهاية. أموالك تبقى لك وما زال بإمكانك سحبها.
# $time: date and time of day with the offset from UTC.
fair-notice-until-asked = هذا مغلق أمامك حتى { $time }، وبعد ذلك إلى أن تطلب العودة. أموالك تبقى لك وما زال بإمكانك سحبها.
fair-notice-open = ما الذي يبقى مفتوحًا
# $kind: what happened, a word.
fair-did = { $kind ->
    [LIMIT_SET] وُضع حد
    [LIMIT_LOWERED] خُفض حد
    [RAISE_ASKED] طُلبت زيادة
    [RAISE_CONFIRMED] أُكدت الزيادة
    [RAISE_DROPPED] أُلغيت الزيادة
    [LIMIT_DECLINED] لا رغبة في حد
    [LIMIT_HELD] بلغت الحد
    [REALITY_CHECK_SET] تغيّر تذكير اللعب
    [REALITY_CHECK_ANSWERED] قُرئ تذكير اللعب
    [TIME_OUT] بدأت استراحة قصيرة
    [SELF_EXCLUSION] بدأ الاستبعاد الذاتي
    [RETURN_ASKED] طُلبت العودة
    [RETURNED] اللعب مفتوح من جديد
    [SELF_TEST] أُجيب عن الاختبار الذاتي
   *[OTHER] تغيّر شيء
}
# $actor: who did it, a word.
fair-by = { $actor ->
    [OPERATOR] من المشغّل
   *[SYSTEM] من الموقع نفسه
}
# The nine questions of the Problem Gambling Severity Index (Ferris and Wynne, 2001), about the last 12 months.
fair-test-1 = هل راهنت بأكثر مما تستطيع حقًا أن تخسره؟
fair-test-2 = هل احتجت إلى المقامرة بمبالغ أكبر لتشعر بالإثارة نفسها؟
fair-test-3 = هل عدت في يوم آخر لتحاول استرجاع المال الذي خسرته؟
fair-test-4 = هل اقترضت مالًا أو بعت شيئًا لتحصل على مال للمقامرة؟
fair-test-5 = هل شعرت بأن لديك ربما مشكلة مع المقامرة؟
fair-test-6 = هل سببت لك المقامرة مشكلات صحية، ومنها التوتر أو القلق؟
fair-test-7 = هل انتقد الناس مراهناتك أو قالوا إن لديك مشكلة مقامرة، سواء رأيت ذلك صحيحًا أم لا؟
fair-test-8 = هل سببت مقامرتك مشكلات مالية لك أو لأسرتك؟
fair-test-9 = هل شعرت بالذنب بسبب طريقة مقامرتك أو ما يحدث عندما تقامر؟
fair-test-never = أبدًا
fair-test-sometimes = أحيانًا
fair-test-mostly = في معظم الأوقات
fair-test-always = دائمًا تقريبًا
fair-test-left-out = اختر إجابة.
# $score, $most: numbers.
fair-test-score = مجموعك { $score } من { $most }.
# $band: what the sum means, a word.
fair-test-band = { $band ->
    [LOW] إجاباتك تُظهر علامات ضرر قليلة
    [MODERATE] إجاباتك تُظهر بعض علامات الضرر
    [HIGH] إجاباتك تُظهر علامات ضرر واضحة
   *[NONE] إجاباتك لا تُظهر أي علامة ضرر
}
# $band: what the sum means, a word.
fair-test-next = { $band ->
    [LOW] قد يفيدك وضع حد للمال أو الوقت. أجب عن الأسئلة مرة أخرى بعد بضعة أشهر.
    [MODERATE] قد تفيدك حدود أدنى أو استراحة من اللعب. من الجيد التحدث إلى أحد: الجهات المذكورة في هذه الصفحة موجودة لذلك.
    [HIGH] لا داعي لأن تواجه هذا وحدك. الجهات المذكورة في هذه الصفحة موجودة للحديث معك، والاستراحة من اللعب تمنحك وقتًا.
   *[NONE] لا حاجة إلى تغيير شيء. يبقى وضع حد طريقة هادئة لاتخاذ القرار قبل اللعب.
}
