# Deposits: ways to pay in, how far one has come, what to do next (sections 2 and 3 of the specification).
deposit-act-hosted = المتابعة إلى الدفع
deposit-act-qr = عرض الرمز
deposit-act-slip = عرض الحساب الذي تحوّل إليه
deposit-act-voucher = استخدام القسيمة
deposit-asked = المبلغ المطلوب
deposit-received = المبلغ الواصل
deposit-fee-taken = الرسوم
deposit-credited = في محفظتك
deposit-at-once = فورًا
# $unit: minutes, hours or days. $count: how many.
deposit-takes = { $unit ->
    [minutes] { $count ->
        [zero] أقل من دقيقة
        [one] نحو دقيقة واحدة
        [two] نحو دقيقتين
        [few] نحو { $count } دقائق
        [many] نحو { $count } دقيقة
       *[other] نحو { $count } دقيقة
    }
    [hours] { $count ->
        [zero] أقل من ساعة
        [one] نحو ساعة واحدة
        [two] نحو ساعتين
        [few] نحو { $count } ساعات
        [many] نحو { $count } ساعة
       *[other] نحو { $count } ساعة
    }
   *[days] { $count ->
        [zero] أقل من يوم
        [one] نحو يوم واحد
        [two] نحو يومين
        [few] نحو { $count } أيام
        [many] نحو { $count } يومًا
       *[other] نحو { $count } يوم
    }
}
deposit-fee-none = دون رسوم
# $fee: an amount, a share, or both.
deposit-fee = الرسوم { $fee }

# $amount, $net: amounts with their currency.
deposit-review = تدفع { $amount } ويصل { $net } إلى محفظتك.
# $amount, $fee, $net: amounts with their currency.
deposit-review-fee = تدفع { $amount }. بعد رسوم قدرها { $fee } يصل { $net } إلى محفظتك.
deposit-review-voucher = تدخل قيمة القسيمة إلى محفظتك.
deposit-wager-none = يمكنك سحبه في أي وقت.
deposit-wager-once = يجب رهانه مرة واحدة قبل سحبه.
# $times: a number, maybe with decimals.
deposit-wager-times = يجب رهانه بعدد المرات التالي قبل سحبه: { $times }.
voucher-empty = أدخل رمز القسيمة.

# How far a deposit has come.
deposit-state-pending = بانتظار دفعك
deposit-state-redeeming = قيد الاستخدام
deposit-state-review = نبحث عن تحويلك
deposit-state-held = محجوز: يتجاوز حد إيداعك
deposit-state-credited = أُضيف إلى رصيدك
deposit-state-declined = مرفوض
deposit-state-expired = لم يُدفع في الوقت المحدد
deposit-state-cancelled = ملغى
deposit-state-failed = فشل
deposit-filter-all = الكل

# What comes next.
deposit-next-preparing = يجري تحضير الدفع. يستغرق ذلك عادةً بضع ثوانٍ.
deposit-next-hosted = ادفع في صفحة مزوّد الدفع. حالما يُعلمنا يكون المال في محفظتك.
deposit-next-qr = امسح الرمز بالتطبيق الذي تدفع به. حالما يُعلمنا المزوّد يكون المال في محفظتك.
deposit-next-slip = حوّل المبلغ مع هذا المرجع، ثم أرسل صورة الإيصال.
deposit-next-voucher = يتحقق المزوّد من الرمز. يستغرق ذلك عادةً أقل من دقيقة.
deposit-next-review = يقارن المشغّل إيصالك بالحساب، ثم يضيف ما وصل.
deposit-next-held = لا يترك حد إيداعك مكانًا لهذا المال. يعيده المشغّل، أو يضيفه حين يتّسع الحد.
deposit-next-nothing = لن يحدث شيء آخر تلقائيًا. وإن وصل المال رغم ذلك فسيُضاف.

# $asked, $received: amounts with their currency.
deposit-less = طلبت { $asked } ووصل { $received }، أي أقل. أُضيف ما وصل.
# $asked, $received: amounts with their currency.
deposit-more = طلبت { $asked } ووصل { $received }، أي أكثر. أُضيف ما وصل.

# What has happened.
deposit-step-asked = قُدّم الطلب
deposit-step-receipt = أُرسل الإيصال
deposit-step-held = وصل مال يتجاوز حد إيداعك، وهو محجوز
deposit-step-credited = وصل المال وأُضيف
deposit-step-not-redeemed = لم تُستخدم

# Where to transfer to by hand.
slip-bank = المصرف
slip-account = الحساب
slip-holder = صاحب الحساب
slip-amount = المبلغ
slip-reference = المرجع
# $count: a number.
receipts-left = { $count ->
    [zero] لا يمكن إرسال صور أخرى.
    [one] صورة واحدة أخرى بصيغة png أو jpg، أقل من 5 MB. يراها موظفونا فقط.
    [two] صورتان أخريان بصيغة png أو jpg، كل منهما أقل من 5 MB. يراهما موظفونا فقط.
    [few] { $count } صور أخرى بصيغة png أو jpg، كل منها أقل من 5 MB. يراها موظفونا فقط.
    [many] { $count } صورة أخرى بصيغة png أو jpg، كل منها أقل من 5 MB. يراها موظفونا فقط.
   *[other] { $count } صورة أخرى بصيغة png أو jpg، كل منها أقل من 5 MB. يراها موظفونا فقط.
}
toast-deposit-arrived = إيداعك الآن في محفظتك.
deposit-bonus = المكافأة
# $promotion: its title.
deposit-bonus-nothing = لم يمنح { $promotion } شيئًا: وصل مبلغ أقل من اللازم، أو شاركت من قبل.
# $promotion: its title.
deposit-bonus-takes = يشارك في { $promotion }.
# $percent: such as 50. $most, $least: money.
deposit-promo-about = { $percent }% إضافية، بحد أقصى { $most }، لإيداع بدءًا من { $least }.
deposit-promo-none = من دون عرض
# $times: how often the bonus must be staked.
deposit-promo-wager = يجب المراهنة بالمكافأة { $times } مرات قبل سحبها.
deposit-promo-wager-none = يمكن سحب المكافأة في أي وقت.
# $bonus: money.
deposit-review-bonus = تصل معه مكافأة { $bonus }.
