# The views' own words of the withdrawal page and of the payment password.
view-payment-password = كلمة مرور الدفع
view-payment-password-about = تحمي المال الخارج، إلى جانب دخولك.
view-payment-password-manage = تغييرها أو استعادتها
view-pin-show = إظهار كلمة مرور الدفع
view-pin-hide = إخفاء كلمة مرور الدفع
view-pin-forgotten = هل نسيت كلمة مرور الدفع؟

view-withdraw = إخراج المال
view-withdraw-can = يمكنك إخراجه الآن
# $balance: an amount with its currency.
view-withdraw-of = في محفظتك { $balance }.
view-withdraw-why = لماذا ليس الكل؟
view-withdraw-first = قبل أول سحب هناك ما يجب إعداده.
view-withdraw-steps = الخطوات
view-withdraw-step-done = تم
view-withdraw-to = يُدفع إلى
view-withdraw-amount = المبلغ
# $min, $max: amounts with their currency.
view-withdraw-bounds = من { $min } إلى { $max }
# $fee, $net: amounts with their currency.
view-withdraw-net = الرسوم { $fee }، ويصل { $net }.
view-withdraw-review = مراجعة السحب
view-withdraw-check = مراجعة وإرسال
view-withdraw-factor = الرمز من تطبيق المصادقة
view-withdraw-factor-why = مبلغ بهذا القدر يحتاج إليه.
view-withdraw-send = سحب
view-withdraw-change = رجوع
view-withdraw-order = رقم الطلب
view-withdraw-copy-order = نسخ رقم الطلب
view-withdraw-another = سحب آخر
view-withdraw-open = في الطريق
view-withdraw-named = السحب
view-withdraw-all-of-them = كل عمليات السحب
view-withdraw-timeline = ما الذي حدث
view-withdraw-state-done = تم
view-withdraw-state-now = الآن
view-withdraw-state-failed = لم يتم
view-withdraw-state-ahead = لاحقًا
view-withdraw-support = اسأل خدمة العملاء
view-withdraw-cancel = إلغاء السحب
view-withdraw-cancel-sure = نعم، ألغِه: يعود المال إلى المحفظة
view-withdraw-keep = الإبقاء عليه
view-withdraw-history = كل عمليات السحب
view-withdraw-filter = الحالة
view-withdraw-none = ستظهر هنا عمليات السحب الخاصة بك، ومع كل منها ما حدث.
view-withdraw-none-such = لا توجد عملية سحب بهذه الحالة.

view-payout-accounts = حسابات الاستلام
view-payout-accounts-about = باسمك أنت فقط. إضافة حساب أو إزالته تحتاج إلى كلمة مرور الدفع.
view-payout-none = ستظهر هنا حساباتك المصرفية ومحفظتك الإلكترونية وعناوينك. أضف الأول.
view-payout-add = إضافة حساب
view-payout-method = طريقة الاستلام
view-payout-institution = المصرف أو الخدمة
view-payout-choose = اختر
view-payout-holder = صاحب الحساب
# $account: way to be paid with the end of the account.
view-payout-remove = إزالة { $account }
view-payout-remove-it = إزالة الحساب

view-arrival = ما الذي وصل؟
view-arrival-answers = جوابك
view-arrival-amount = المبلغ الذي وصل
view-arrival-send = إرسال الجواب
