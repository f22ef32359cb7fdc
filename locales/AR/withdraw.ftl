# Withdrawals: what comes first, the form, the accounts to be paid to, how one stands, and what has arrived (section 4 of the specification).
withdraw-step-password = كلمة مرور الدفع
withdraw-step-account = حساب الاستلام
withdraw-step-withdraw = السحب

# $left, $daily: amounts with their currency. $time: date and time of day with the offset from UTC.
withdraw-limit-amount = المتبقي من الحد اليومي: { $left } من { $daily }، حتى { $time }.
# $left, $daily: numbers.
withdraw-limit-count = عمليات السحب المتبقية اليوم: { $left } من { $daily }.

# Why nothing can be asked for now.
# $time: date and time of day with the offset from UTC.
withdraw-count-used = استنفدت عمليات السحب المتاحة لمستواك اليوم. يمكنك السحب مجددًا ابتداءً من { $time }.
# $time: date and time of day with the offset from UTC.
withdraw-amount-used = بلغت الحد اليومي لمستواك. يمكنك السحب مجددًا ابتداءً من { $time }.
# $least: an amount with its currency.
withdraw-too-little = ما يمكن إخراجه الآن أقل من اللازم: أقل سحب هو { $least }. تعرض صفحة محفظتك ما يحجز المال.
# $time: date and time of day with the offset from UTC.
withdraw-all-wait = أُضيف حسابك قبل قليل. يمكن الدفع إليه ابتداءً من { $time }.
withdraw-methods-closed = جميع طرق الاستلام مغلقة الآن. حاول لاحقًا، أو اسأل خدمة العملاء.

# The form.
# $amount: an amount with its currency.
withdraw-all = الكل: { $amount }
withdraw-fee-none = بلا رسوم
# $fee: a share, an amount, or both.
withdraw-fee = الرسوم: { $fee }
# $unit: minutes, hours or days. $count: how many.
withdraw-usual-time = { $unit ->
    [minutes] { $count ->
        [zero] عادةً في أقل من دقيقة
        [one] عادةً خلال دقيقة واحدة
        [two] عادةً خلال دقيقتين
        [few] عادةً خلال { $count } دقائق
        [many] عادةً خلال { $count } دقيقة
       *[other] عادةً خلال { $count } دقيقة
    }
    [hours] { $count ->
        [zero] عادةً في أقل من ساعة
        [one] عادةً خلال ساعة واحدة
        [two] عادةً خلال ساعتين
        [few] عادةً خلال { $count } ساعات
        [many] عادةً خلال { $count } ساعة
       *[other] عادةً خلال { $count } ساعة
    }
   *[days] { $count ->
        [zero] عادةً في أقل من يوم
        [one] عادةً خلال يوم واحد
        [two] عادةً خلال يومين
        [few] عادةً خلال { $count } أيام
        [many] عادةً خلال { $count } يومًا
       *[other] عادةً خلال { $count } يوم
    }
}
# $net: an amount with its currency. $account: bank or service with the end of the account.
withdraw-review = تستلم { $net } في { $account }.
withdraw-fact-amount = يخرج من محفظتك
withdraw-fact-fee = الرسوم
withdraw-fact-net = يصل
withdraw-fact-account = الحساب
withdraw-fact-paid = المدفوع حتى الآن
withdraw-fact-received = المستلم كما قلت
withdraw-fact-remaining = ما زال ناقصًا كما قلت
# $net: an amount with its currency. $account: bank or service with the end of the account.
withdraw-sent-sentence = { $net } في الطريق إلى { $account }.
withdraw-sent = المبلغ محجوز في محفظتك إلى أن يُدفع.
# $time: date and time of day with the offset from UTC.
withdraw-sent-by = المبلغ محجوز في محفظتك إلى أن يُدفع، وهو متوقع قبل { $time }.
withdraw-sent-review = المبلغ محجوز في محفظتك. ينظر المشغّل في هذا السحب أولًا، ولا يمكننا تحديد المدة.

# Accounts to be paid to.
payout-account-number = رقم الحساب
payout-wallet-number = رقم حساب المحفظة الإلكترونية أو اسمه
payout-address = العنوان
payout-account-empty = أدخل الحساب.
payout-holder-empty = أدخل اسم صاحب الحساب.
# $name: a name, mostly hidden.
payout-holder-known = تُرسل الأموال إلى حسابات باسمك أنت فقط: { $name }
# $unit: minutes, hours or days. $count: how many.
payout-waits = { $unit ->
    [minutes] { $count ->
        [zero] لسلامتك يمكن الدفع إلى الحساب الجديد في أقل من دقيقة.
        [one] لسلامتك يمكن الدفع إلى الحساب الجديد بعد دقيقة واحدة.
        [two] لسلامتك يمكن الدفع إلى الحساب الجديد بعد دقيقتين.
        [few] لسلامتك يمكن الدفع إلى الحساب الجديد بعد { $count } دقائق.
        [many] لسلامتك يمكن الدفع إلى الحساب الجديد بعد { $count } دقيقة.
       *[other] لسلامتك يمكن الدفع إلى الحساب الجديد بعد { $count } دقيقة.
    }
    [hours] { $count ->
        [zero] لسلامتك يمكن الدفع إلى الحساب الجديد في أقل من ساعة.
        [one] لسلامتك يمكن الدفع إلى الحساب الجديد بعد ساعة واحدة.
        [two] لسلامتك يمكن الدفع إلى الحساب الجديد بعد ساعتين.
        [few] لسلامتك يمكن الدفع إلى الحساب الجديد بعد { $count } ساعات.
        [many] لسلامتك يمكن الدفع إلى الحساب الجديد بعد { $count } ساعة.
       *[other] لسلامتك يمكن الدفع إلى الحساب الجديد بعد { $count } ساعة.
    }
   *[days] { $count ->
        [zero] لسلامتك يمكن الدفع إلى الحساب الجديد في أقل من يوم.
        [one] لسلامتك يمكن الدفع إلى الحساب الجديد بعد يوم واحد.
        [two] لسلامتك يمكن الدفع إلى الحساب الجديد بعد يومين.
        [few] لسلامتك يمكن الدفع إلى الحساب الجديد بعد { $count } أيام.
        [many] لسلامتك يمكن الدفع إلى الحساب الجديد بعد { $count } يومًا.
       *[other] لسلامتك يمكن الدفع إلى الحساب الجديد بعد { $count } يوم.
    }
}
# $time: date and time of day with the offset from UTC.
payout-waits-until = يمكن الدفع إليه ابتداءً من { $time }
payout-method-closed = مغلقة الآن
# $account: bank or service with the end of the account.
payout-remove-asked = هل تزيل { $account }؟ ما هو في الطريق إليه يصل مع ذلك.
payout-too-many = بلغت أكبر عدد من الحسابات. أزل حسابًا لتضيف غيره.
toast-payout-added = أُضيف الحساب.
toast-payout-removed = أُزيل الحساب.

# How a withdrawal stands.
withdrawals-all = الكل
withdrawal-asked = طُلب السحب
withdrawal-risk-review = قيد المراجعة
withdrawal-approved = تمت الموافقة
withdrawal-processing = قيد الدفع
withdrawal-partly-paid = دُفع جزء منه
withdrawal-awaiting = دُفع وينتظر جوابك
withdrawal-disputed = قيد التحري
withdrawal-completed = استُلم
withdrawal-auto-confirmed = يُعدّ مستلمًا
withdrawal-rejected = مرفوض
withdrawal-failed = تعذّر دفعه
withdrawal-returned = أُعيد
withdrawal-cancelled = أُلغي
withdrawal-changed = تغيّر
withdrawal-next-paid = يدفعه مزوّد الدفع
withdrawal-next-confirm = تقول أنت ما الذي وصل
withdrawal-about-review = ينظر فيه المشغّل، ولا يمكننا تحديد المدة.
# $time: date and time of day with the offset from UTC.
withdrawal-about-expected = متوقع قبل { $time }.
withdrawal-about-awaiting = أرسل مزوّد الدفع كل شيء. انظر في حسابك، ثم قل أدناه ما الذي وصل.
withdrawal-about-disputed = يسأل المشغّل مزوّد الدفع أين المال، ويُنهي الأمر هنا. اكتب إلى خدمة العملاء إن كان لديك مزيد من الأدلة.
withdrawal-about-auto-confirmed = لم تُجب في الوقت المحدد، فيُعدّ مستلمًا. إن لم يصل فاكتب إلى خدمة العملاء.
withdrawal-about-back = عاد المال إلى محفظتك.
withdrawal-about-failed = ما لم يُدفع عاد إلى محفظتك.
toast-withdrawal-cancelled = أُلغي السحب، وعاد المال إلى محفظتك.

# What has arrived.
# $time: date and time of day with the offset from UTC.
arrival-until = يمكنك الجواب حتى { $time }. إن لم تقل شيئًا حتى ذلك الحين، عُدّ مستلمًا بالكامل.
arrival-full = وصل كله
arrival-partial = وصل جزء منه
arrival-not-received = لم يصل شيء
# $amount: an amount with its currency.
arrival-follows-full = تؤكد أن { $amount } قد وصل، وبذلك ينتهي هذا السحب.
arrival-follows-dispute = يسأل المشغّل بعدها مزوّد الدفع أين المال. ويبقى هذا السحب مفتوحًا إلى أن يُعرف ذلك.
arrival-choose = اختر ما الذي وصل.
arrival-pictures-missing = أضف صورة تبيّن ما الذي وصل.
# $most: how many.
arrival-pictures-needed = من صورة واحدة إلى { $most } من كشف حسابك، png أو jpg، وكل منها أقل من 5 MB. لا يراها إلا موظفونا.
# $most: how many.
arrival-pictures-may = إن شئت، { $most } من الصور كحد أقصى من كشف حسابك، png أو jpg، وكل منها أقل من 5 MB. لا يراها إلا موظفونا.
toast-arrival-said = شكرًا لك. سُجّل جوابك.
