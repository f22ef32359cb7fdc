# What a member decides about own data: consent to promotional messages, a copy, the end of the account.
consent-email = البريد الإلكتروني
consent-sms = الرسائل النصية
consent-call = المكالمات
# $hint: the address or number, mostly hidden.
consent-to = إلى { $hint }
consent-unreachable = لم توثّق بعد ما يمكن الوصول إليك به هكذا.
# $time: date and time of day with the offset from UTC.
consent-given-since = وافقت { $time }
# $time: date and time of day with the offset from UTC.
consent-ended-since = أُوقفت { $time }
toast-consent-saved = تم حفظ اختيارك.
copy-preparing = يجري تجهيز نسختك. يمكنك مغادرة هذه الصفحة في الأثناء.
copy-failed = تعذر إعداد النسخة. اطلبها مجددًا.
# $size: a number of kilobytes. $time: date and time of day with the offset from UTC.
copy-ready = نسختك جاهزة: { $size } كيلوبايت. تُحذف { $time }.
# $time: date and time of day with the offset from UTC.
copy-next = يمكن طلب أخرى بدءًا من { $time }.
# $amount: an amount with its currency.
closing-withdraw-first = ما زال بإمكانك سحب { $amount }. اسحبها أولًا.
closing-withdraw-link = سحب
# $count: a number.
closing-withdrawals = { $count ->
    [zero] لا سحب جارٍ.
    [one] سحب واحد جارٍ. انتظر حتى ينتهي.
    [two] سحبان جاريان. انتظر حتى ينتهيا.
    [few] { $count } عمليات سحب جارية. انتظر حتى تنتهي.
    [many] { $count } عملية سحب جارية. انتظر حتى تنتهي.
   *[other] { $count } عملية سحب جارية. انتظر حتى تنتهي.
}
closing-withdrawals-link = عرض عمليات السحب
# $count: a number.
closing-deposits = { $count ->
    [zero] لا إيداع مفتوح.
    [one] إيداع واحد مفتوح. ادفعه أو ألغه أو انتظر نهايته.
    [two] إيداعان مفتوحان. ادفعهما أو ألغهما أو انتظر نهايتهما.
    [few] { $count } إيداعات مفتوحة. ادفعها أو ألغها أو انتظر نهايتها.
    [many] { $count } إيداعًا مفتوحًا. ادفعها أو ألغها أو انتظر نهايتها.
   *[other] { $count } إيداع مفتوح. ادفعها أو ألغها أو انتظر نهايتها.
}
closing-deposits-link = عرض الإيداعات
closing-bets = ما زال هناك رهان مفتوح. انتظر حتى يُسوّى.
# $amount: an amount with its currency.
closing-balance = تتنازل عن { $amount } في محفظتك مما لا يمكن سحبه.
# $amount, $left: amounts with their currency.
closing-bonus = تنتهي مكافأة قدرها { $amount }: ينقصها رهان بقيمة { $left }.
# $amount, $left: amounts with their currency.
closing-deposit = إيداع قدره { $amount } لم يُراهن به كاملًا: ينقصه { $left }، وتتنازل عما بقي منه.
# $points: a number.
closing-points = لن تُستخدم نقاطك بعد ذلك: { $points }
closing-accounts = تُزال حسابات استلام أموالك وموافقتك على الرسائل الترويجية ونسخة بياناتك.
closing-sessions = يُسجَّل خروجك من كل مكان، ولا يستطيع أحد أخذ اسمك.
closing-records = تبقى سجلات أموالك ورهاناتك لدينا كما يقتضي القانون.
# $count: a number of days.
closing-reopen = { $count ->
    [zero] لا يمكن إعادة فتح الحساب.
    [one] تستطيع خدمة العملاء إعادة فتح الحساب خلال يوم واحد. ما تنازلت عنه لا يعود.
    [two] تستطيع خدمة العملاء إعادة فتح الحساب خلال يومين. ما تنازلت عنه لا يعود.
    [few] تستطيع خدمة العملاء إعادة فتح الحساب خلال { $count } أيام. ما تنازلت عنه لا يعود.
    [many] تستطيع خدمة العملاء إعادة فتح الحساب خلال { $count } يومًا. ما تنازلت عنه لا يعود.
   *[other] تستطيع خدمة العملاء إعادة فتح الحساب خلال { $count } يوم. ما تنازلت عنه لا يعود.
}
closing-reopen-never = لا يمكن التراجع عنه.
closing-not-understood = اقرأ معنى الإغلاق ثم ضع علامة في المربع.
toast-account-closed = أُغلق حسابك.
# $amount: money.
closing-elsewhere = يوجد { $amount } في محافظ مزوّدي الألعاب. أعدها أولًا.
closing-elsewhere-link = محفظتي
closing-transfers = هناك تحويل من محفظة أخرى أو إليها لم ينتهِ بعد.
