# The views' own words of deposits.
view-deposit-open = بانتظارك
view-deposit-continue = متابعة
view-deposit-channels = كيف تريد الدفع؟
view-deposit-closed = مغلق الآن
view-deposit-opens = يفتح:
view-deposit-amount = المبلغ
# $min, $max: amounts with their currency.
view-amount-range = من { $min } إلى { $max }
view-amount-presets = مبالغ للاختيار
# $amount: an amount with its currency.
view-amount-last = { $amount }، مثل المرة السابقة
view-deposit-review = ماذا سيحدث
view-deposit-code = رمز القسيمة
view-deposit-none-title = لا توجد طريقة دفع مفتوحة
view-deposit-none-text = هنا تختار طريقة الدفع حالما تُفتح واحدة. خدمة العملاء تعرف المزيد.
view-deposit-history = إيداعاتك
view-deposit-filters = الحالة
view-deposit-empty-title = لا إيداعات بعد
view-deposit-empty-text = سيظهر هنا كل إيداع مع كل ما جرى له. يبدأ أولها من الأعلى.
view-deposit-no-match-title = لا إيداع بهذه الحالة
view-deposit-no-match-text = اختر حالة أخرى لعرض بقية إيداعاتك.
view-deposit-back = كل الإيداعات
view-deposit-unknown-title = ليس لديك إيداع كهذا
view-deposit-unknown-text = يشير العنوان إلى إيداع ليس لك أو لم يوجد قط. ابحث بين كل إيداعاتك.
view-order-number = رقم الطلب
# $label: what is copied.
view-copy-named = نسخ: { $label }
view-timeline = ما جرى
view-timeline-next = التالي
view-ask-service = اسأل خدمة العملاء
view-deposit-pay-page = الانتقال إلى صفحة الدفع
view-deposit-new-window = تُفتح في نافذة مستقلة. تتابع هذه الصفحة تلقائيًا.
view-deposit-same-device = ادفع على هذا الجهاز بدلًا من ذلك
view-deposit-qr = رمز QR للدفع
view-deposit-left = الوقت المتبقي
view-deposit-until = ادفع قبل
view-deposit-receipts = صور الإيصال
view-deposit-call-off = إلغاء الإيداع
view-deposit-call-off-sure = هل تلغي هذا الإيداع؟ إن كنت قد دفعت فسيُضاف المال رغم ذلك.
view-deposit-call-off-yes = نعم، ألغِه
view-deposit-keep = أبقِه
view-deposit-wallet = اعرض ما يمكنك سحبه
view-deposit-promotions = العرض
view-deposit-print = طباعة الإيصال أو حفظه
