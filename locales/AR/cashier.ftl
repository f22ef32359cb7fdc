# Money in and out: the field of an amount, and what the cashier refuses (sections 3, 8 and 9 of the specification).
amount-empty = أدخل المبلغ.
amount-not-an-amount = أدخل المبلغ بالأرقام.
amount-too-precise = أدخل منزلتين عشريتين على الأكثر.
amount-not-whole = أدخل مبلغًا صحيحًا دون كسور عشرية.
# $amount: an amount with its currency.
amount-least = أقل مبلغ هو { $amount }.
# $amount: an amount with its currency.
amount-most = أكبر مبلغ هو { $amount }.
# $min, $max: amounts with their currency.
amount-range = من { $min } إلى { $max }

# Who did a step of a deposit or withdrawal.
step-member = أنت
step-operator = المشغّل
step-provider = مزوّد الدفع
step-system = تلقائيًا

# Refusals.
error-amount-too-small = هذا المبلغ صغير جدًا. أدخل مبلغًا أكبر.
error-amount-too-large = هذا المبلغ كبير جدًا. أدخل مبلغًا أصغر.
error-not-enough-money = رصيدك لا يكفي لهذا المبلغ. أدخل مبلغًا أصغر.
error-wagering-left = يجب رهان جزء من هذا المبلغ قبل سحبه. تعرض صفحة محفظتك ما يمكن سحبه الآن.
error-daily-limit = هذا أكثر مما يمكنك سحبه اليوم. أدخل مبلغًا أصغر، أو انتظر إلى الغد.
error-daily-count = استنفدت عمليات السحب المتاحة لمستواك اليوم. حاول غدًا.
error-too-many-open = عمليات إيداع كثيرة تنتظر أن تدفعها. ادفع واحدة منها أو ألغِها.
error-channel-closed = طريقة الدفع هذه مغلقة الآن. اختر طريقة أخرى.
error-state-changed = تغيّر هذا في الأثناء. ما تراه هو الوضع الحالي.
error-provider-unavailable = مزوّد الدفع لا يستجيب. لم يُنقل أي مال؛ حاول مرة أخرى بعد بضع دقائق.
error-voucher-unknown = لا توجد قسيمة بهذا الرمز. تحقق من الرمز وحاول مرة أخرى.
error-voucher-used = استُخدمت هذه القسيمة من قبل. استخدم غيرها.
error-voucher-expired = انتهت صلاحية هذه القسيمة. استخدم غيرها.
error-voucher-currency = هذه القسيمة بعملة غير عملة محفظتك. استخدم غيرها.
error-wrong-payment-password = كلمة مرور الدفع غير صحيحة. تحقق منها وحاول مرة أخرى.
error-payment-locked = أُقفلت المدفوعات مؤقتًا بعد إدخال كلمة مرور الدفع خطأً مرات كثيرة. انتظر، أو استعد كلمة مرور الدفع.
error-payment-password-needed = عيّن كلمة مرور للدفع أولًا.
error-payment-password-set = لديك كلمة مرور للدفع من قبل. غيّرها بدلًا من ذلك.
error-proof-needed = تحقق أولًا من بريدك الإلكتروني أو رقم هاتفك، لنتأكد من أنك أنت.
error-account-checksum = أرقام التحقق لا تتطابق، فالحساب مكتوب خطأً. قارنه مرة أخرى.
error-account-known = أضفت هذا الحساب من قبل.
error-institution-unknown = اختر واحدًا من القائمة.
error-account-waiting = أُضيف هذا الحساب قبل قليل ولا يمكن الدفع إليه بعد. اختر حسابًا آخر أو انتظر.
error-factor-waiting = أُزيل تطبيق المصادقة أو استُبدل قبل أقل من يوم. اسحب مبلغًا أصغر، أو انتظر حتى ينقضي اليوم.
error-payee-name-other = تُرسل الأموال إلى حسابات باسمك أنت فقط. أدخل الاسم المعروف لدينا.
error-upline-unavailable = لا يمكن تحويل المال إلى وكيلك الأعلى الآن. لم يُنقل أي مبلغ؛ تواصل مع خدمة العملاء.
error-downline-unavailable = لا يمكن تحويل المال إلى هذا الحساب الآن. لم يُنقل أي مبلغ.
error-not-freezable = لا يمكنك تجميد هذا الحساب أو فتحه الآن.
error-transfer-daily-count = استخدمت كل تحويلات اليوم. حاول مجددًا غدًا.
error-transfer-daily-limit = هذا أكثر مما يمكنك تحويله اليوم بعد. أدخل مبلغًا أصغر أو انتظر حتى الغد.
error-given-locked = لا يمكن أن يغادر هذا المبلغ المحفظة الرئيسية بعد: يجب أولاً الرهان بما مُنح لك.
error-wallet-closed = لا تقبل هذه المحفظة التحويلات الآن. حاول لاحقًا.
error-wallet-unreadable = لا يُفصح المزوّد الآن عمّا في هذه المحفظة. لم يُنقل شيء: حاول بعد قليل.
error-round-unreadable = لا يُفصح المزوّد الآن عن النتيجة. رهانك ومبلغ الدفع كما هما: حاول بعد قليل.
error-bet-open = لديك رهان لم ينتهِ بعد: انتظر حتى ينتهي أولًا.
error-payee-name-needed = أثبت اسمك أولًا: تُدفع الأموال إلى اسم مثبت فقط.
error-payee-name-checked = تُظهر وثائقك اسمًا آخر. أدخل الاسم الذي تظهره.
error-identity-check-needed = يتطلب هذا تحققًا معتمدًا من الهوية أولًا. تجده في مركز الأمان.
error-document-invalid = هذا الملف غير مقبول. أرسل صورة، أو ملف PDF بعشر صفحات على الأكثر دون نصوص برمجية أو مرفقات أو كلمة مرور.
error-identity-incomplete = ينقص شيء: اذكر من أنت، وأرسل جواز سفر أو رخصة قيادة أو وجهي بطاقة الهوية.
