# The member centre: the names of its pages, what each is for, and how safe the account is.
member-group-account = الحساب
member-group-records = السجلات
member-group-rewards = المكافآت
member-group-control = القرار لك

member-security = حسابي
member-wallet = محفظتي
member-deposit = إيداع
member-withdraw = سحب
member-transfer-upline = تحويل إلى الوكيل الأعلى
member-betting-record = سجل الرهانات
member-account-record = سجل الحساب
member-profit-and-loss = الربح والخسارة
member-bonus-details = تفاصيل كل مكافأة
member-reward-centre = مركز المكافآت
member-referral = ادعُ أصدقاءك
member-missions = نشاط المهام
member-messages = معلومات المنصة

member-about-withdraw = اسحب المال من محفظتك، وتابع ما هو في الطريق.
member-about-security = وسائل التواصل معك، وطرق الدخول إلى حسابك، وأين هو مسجّل الدخول الآن.

member-about-wallet = ما لديك، وما يمكنك سحبه، وما يحجز الباقي.
member-about-transfer-upline = حوّل المال إلى الوكيل الذي فوقك. يصل فورًا وبلا رسوم.
member-about-betting-record = كل رهان لك، وكيف انتهى، وما ظهر.
member-about-profit-and-loss = ما ربحته وخسرته، حسب اليوم وحسب المنتج.
member-about-account-record = كل حركة لأموالك ونقاطك، مع الرصيد قبلها وبعدها.
member-about-bonus-details = كل مكافأة حصلت عليها، وما تم رهانه منها، وكم يكلف التنازل عنها.
member-about-fair-play = ما كلفك اللعب، وحدودك، والاستراحة من اللعب، وأين تجد المساعدة.
member-about-deposit = أضف المال إلى محفظتك، وتابع كل إيداع.
member-about-reward-centre = كل ما يمكنك المطالبة به في قائمة واحدة، ومستواك، والاسترداد النقدي.
member-about-referral = رابطك، والأصدقاء الذين جاؤوا عبره، وما حصلت عليه مقابلهم.
member-about-messages = ما حدث لأموالك وحسابك، وما يكتبه المشغّل إليك.
member-about-missions = ما يمكن إنجازه ومدى تقدمك ومراكز لوحات الصدارة.

safety-level-low = حماية حسابك ضعيفة
safety-level-middle = حسابك محمي جزئيًا
safety-level-high = حسابك محمي جيدًا
# $done, $total: numbers.
safety-count = وسائل الحماية المفعّلة: { $done } من { $total }
safety-email = بريد إلكتروني مؤكد
safety-mobile = رقم جوال مؤكد
safety-second = تطبيق المصادقة أو مفتاح مرور
safety-next-email = أضف بريدًا إلكترونيًا: يعيدك إلى حسابك إذا فقدت كلمة المرور.
safety-next-mobile = أضف رقم جوال: طريقة أخرى للعودة إلى حسابك إذا فقدت كلمة المرور.
safety-next-second = أعِدّ تطبيق المصادقة: يحمي الدخول من مكان جديد.
safety-act-second = إعداد تطبيق المصادقة
