# Promotions: how one stands for the visitor (a word on a badge).
promo-coming-soon = قريبًا
promo-join = متاح للانضمام
promo-signed-up = مسجّل
promo-in-progress = جارٍ
promo-joined = منضم
promo-applying = قيد المراجعة
promo-process = قيد التجهيز
promo-claim = جاهز للاستلام
promo-claimed = تم الاستلام
promo-issued = تم الإصدار
promo-closed-for-signup = أُغلق التسجيل
promo-rejected = مرفوض
promo-close = انتهى

# What a status means to do.
promo-what-coming-soon = لم يبدأ بعد. عد عند افتتاحه.
promo-what-join = سجّل للمشاركة.
promo-what-signed-up = أنت مسجّل. لم يبدأ العرض بعد.
promo-what-in-progress = يعمل ويُحسب تلقائيًا: لا حاجة إلى التسجيل.
promo-what-joined = أنت مشارك.
promo-what-applying = وصلنا طلبك وهو قيد المراجعة. سيظهر الرد هنا.
promo-what-process = قُبل طلبك. نحن نجهّز المكافأة.
promo-what-claim = مكافأتك جاهزة. استلمها فتُضاف فورًا.
promo-what-claimed = استلمت المكافأة وأُضيفت إلى حسابك.
promo-what-issued = صُرفت المكافأة لك.
promo-what-closed-for-signup = العرض جارٍ، لكن التسجيل أُغلق.
promo-what-rejected = رُفض طلبك. السبب مذكور أدناه.
promo-what-close = انتهى هذا العرض.
promo-what-log-in = هذا العرض للأعضاء.
promo-what-apply = قدّم طلبك بالنموذج أدناه. نرد عليك في هذه الصفحة.
promo-what-apply-again = رُفض طلبك. يمكنك التقديم مرة أخرى أدناه.
promo-what-draw = أنت مشارك. اسحب ما دامت لديك سحوبات.
promo-what-drawn = استخدمت كل سحوباتك.

promo-act-log-in = سجّل الدخول للمشاركة
promo-act-join = تسجيل
promo-act-claim = استلام المكافأة
promo-act-draw = اسحب مرة

promo-category-all = الكل
promo-category-new = لاعبون جدد
promo-category-special = خاصة
promo-category-vip = أعضاء VIP
promo-category-referral = الأصدقاء
promo-category-other = أخرى
promo-filter-any = كل الحالات
promo-filter-open = متاحة الآن
promo-filter-coming = قريبًا
promo-filter-mine = عروضي
promo-filter-ended = منتهية

# $unit: minutes, hours or days. $count: how many.
promo-ends = { $unit ->
    [minutes] { $count ->
        [zero] ينتهي خلال أقل من دقيقة
        [one] ينتهي خلال دقيقة واحدة
        [two] ينتهي خلال دقيقتين
        [few] ينتهي خلال { $count } دقائق
        [many] ينتهي خلال { $count } دقيقة
       *[other] ينتهي خلال { $count } دقيقة
    }
    [hours] { $count ->
        [zero] ينتهي خلال أقل من ساعة
        [one] ينتهي خلال ساعة واحدة
        [two] ينتهي خلال ساعتين
        [few] ينتهي خلال { $count } ساعات
        [many] ينتهي خلال { $count } ساعة
       *[other] ينتهي خلال { $count } ساعة
    }
   *[days] { $count ->
        [zero] ينتهي خلال أقل من يوم
        [one] ينتهي خلال يوم واحد
        [two] ينتهي خلال يومين
        [few] ينتهي خلال { $count } أيام
        [many] ينتهي خلال { $count } يومًا
       *[other] ينتهي خلال { $count } يومًا
    }
}
# $unit: minutes, hours or days. $count: how many.
promo-starts = { $unit ->
    [minutes] { $count ->
        [zero] يبدأ خلال أقل من دقيقة
        [one] يبدأ خلال دقيقة واحدة
        [two] يبدأ خلال دقيقتين
        [few] يبدأ خلال { $count } دقائق
        [many] يبدأ خلال { $count } دقيقة
       *[other] يبدأ خلال { $count } دقيقة
    }
    [hours] { $count ->
        [zero] يبدأ خلال أقل من ساعة
        [one] يبدأ خلال ساعة واحدة
        [two] يبدأ خلال ساعتين
        [few] يبدأ خلال { $count } ساعات
        [many] يبدأ خلال { $count } ساعة
       *[other] يبدأ خلال { $count } ساعة
    }
   *[days] { $count ->
        [zero] يبدأ خلال أقل من يوم
        [one] يبدأ خلال يوم واحد
        [two] يبدأ خلال يومين
        [few] يبدأ خلال { $count } أيام
        [many] يبدأ خلال { $count } يومًا
       *[other] يبدأ خلال { $count } يومًا
    }
}
# $date: a date.
promo-ended = انتهى في { $date }
promo-open-end = بلا تاريخ انتهاء
# $from, $to: date and time of day to the second, with the offset from UTC.
promo-when = من { $from } إلى { $to }
# $from: date and time of day to the second, with the offset from UTC.
promo-when-open = من { $from }
# $from, $to: date and time of day to the second, with the offset from UTC.
promo-sign-up = التسجيل من { $from } إلى { $to }
# $from: date and time of day to the second, with the offset from UTC.
promo-sign-up-open = التسجيل من { $from }

# $amount: an amount with its currency sign.
promo-gives-cash = { $amount } إلى محفظتك
# $amount: an amount with its currency sign. $times: a number as text.
promo-gives-bonus = مكافأة { $amount }، وعدد مرات الرهان المطلوب { $times }
promo-gives-share = حسب لعبك: راجع الشروط
# $points: a grouped number.
promo-gives-points = النقاط: { $points }
promo-gives-free-spin = دورات مجانية
promo-gives-raffle = سحوبات على جوائز
promo-gives-physical = هدية منّا

# $title: the promotion's own title.
title-promo-named = { $title }

# The form to apply with.
# $count, $most: numbers as text.
apply-remark-count = الأحرف: { $count } من { $most }
apply-remark-long = الملاحظة طويلة جدًا. اختصرها.
apply-remark-refused = لم تُقبل الملاحظة. اختصرها واكتب نصًا عاديًا.
promo-contact-zalo = يلزم رقم Zalo لاستلام المكافأة
promo-contact-whatsapp = يلزم رقم WhatsApp لاستلام المكافأة
# $most: a number as text.
apply-files-hint = عدد الصور { $most } كحد أقصى، png أو jpg، وكل منها أقل من 5 MB. لا يراها إلا موظفونا.
# $most: a number as text. $least: a number as text.
apply-files-hint-needed = عدد الصور من { $least } إلى { $most }، png أو jpg، وكل منها أقل من 5 MB. لا يراها إلا موظفونا.
apply-files-too-many = ثلاث صور هي الحد الأقصى. أزل واحدة أولًا.
apply-files-missing = يلزم إرفاق صورة بهذا الطلب.
apply-files-under-way = انتظر حتى تُرفع الصور.
apply-files-failed = أزل الملفات التي لم تُقبل، أو حاول رفعها مرة أخرى.
apply-file-kind = هذا الملف ليس png ولا jpg.
apply-file-size = حجم هذا الملف 5 MB أو أكثر.
apply-file-empty = هذا الملف فارغ.
apply-file-gone = حُفظت الصورة ليوم واحد فقط. ارفعها مرة أخرى.

# Raffles.
# $count: a number.
raffle-left = { $count ->
    [zero] لا سحوبات متبقية
    [one] بقي سحب واحد
    [two] بقي سحبان
    [few] بقيت { $count } سحوبات
    [many] بقي { $count } سحبًا
   *[other] بقي { $count } سحب
}
# $prize: name of the prize.
raffle-won = ربحت: { $prize }
raffle-blank = لا جائزة هذه المرة

toast-promo-joined = تم تسجيلك.
toast-promo-claimed = أُضيفت المكافأة إلى حسابك.
toast-promo-applied = أُرسل طلبك.

error-promotion-closed = هذا غير ممكن الآن. تعرض الصفحة حالة العرض.
error-promotion-exhausted = نفد كل ما يقدمه هذا العرض.
error-no-draws-left = لم تبقَ لديك سحوبات.
error-rank-too-low = هذا العرض لأعضاء بمستوى VIP أعلى.
error-image-invalid = هذا الملف ليس صورة سليمة. احفظها من جديد بصيغة png أو jpg وحاول مرة أخرى.

# The points mall.
mall-cash = نقد
mall-bonus = مكافأة
mall-free-spin = دورات مجانية
mall-physical = هدايا
mall-voucher = قسائم
# $points: a grouped number.
mall-price = النقاط: { $points }
# $count: a number.
mall-left = { $count ->
    [zero] لم يبقَ شيء
    [one] بقيت واحدة
    [two] بقيت اثنتان
    [few] بقيت { $count }
    [many] بقيت { $count }
   *[other] بقيت { $count }
}
mall-sold-out = نفدت
# $amount: an amount with its currency sign.
mall-worth = القيمة { $amount }
# $count: a number.
mall-limit = { $count ->
    [zero] غير متاحة لأي عضو
    [one] واحدة لكل عضو
    [two] اثنتان كحد أقصى لكل عضو
    [few] { $count } كحد أقصى لكل عضو
    [many] { $count } كحد أقصى لكل عضو
   *[other] { $count } كحد أقصى لكل عضو
}
# $rank: a number as text.
mall-rank = من مستوى VIP { $rank }
mall-need-stock = نفدت الكمية. تحقق لاحقًا.
mall-need-login = سجّل الدخول لترى نقاطك.
# $rank: a number as text.
mall-need-rank = تحتاج إلى مستوى VIP { $rank } لاستبدال هذه.
# $points: a grouped number.
mall-need-points = عدد النقاط الذي ينقصك لاستبدال هذه: { $points }.
mall-need-open = تُخصم النقاط فورًا وتُعاد إذا رُفض الطلب.
# $points: a grouped number.
mall-balance = نقاطك: { $points }
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-rng = السلوت: نقطة لكل { $amount } من الرهان، والحد اليومي للنقاط { $cap }
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-live = الكازينو المباشر: نقطة لكل { $amount } من الرهان، والحد اليومي للنقاط { $cap }
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-sports = الرياضة: نقطة لكل { $amount } من الرهان، والحد اليومي للنقاط { $cap }
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-fish = الصيد: نقطة لكل { $amount } من الرهان، والحد اليومي للنقاط { $cap }
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-bet = أي لعبة: نقطة لكل { $amount } من الرهان، والحد اليومي للنقاط { $cap }
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-deposit = الإيداع: نقطة لكل { $amount }، والحد اليومي للنقاط { $cap }
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-loss = الخسائر: نقطة لكل { $amount }، والحد اليومي للنقاط { $cap }
# $points, $least: grouped numbers. $amount: an amount with its currency sign.
mall-convert = { $points } من النقاط تساوي { $amount }، ابتداءً من { $least }
mall-never-expire = لا تنتهي صلاحية النقاط.
promo-act-deposit = إيداع
promo-what-deposit = اختره في نموذج الإيداع. تصل المكافأة مع أموالك.
promo-what-excluded = هو للإيداع الأول، وقد أودعت من قبل.
# $percent: such as 50. $least, $amount: money. $times: how often the bonus is wagered.
promo-gives-deposit-bonus = { $percent }% من إيداع بدءًا من { $least }، وبحد أقصى { $amount }، وعدد مرات الرهان المطلوب { $times }
# $percent: such as 50. $least, $amount: money.
promo-gives-deposit-cash = { $percent }% من إيداع بدءًا من { $least }، وبحد أقصى { $amount }
