# Downline management.
# Orders and columns.
downline-name = اسم الحساب
downline-registered = تاريخ التسجيل
downline-last-login = آخر دخول
downline-balance = الرصيد
downline-team-balance = رصيد الفريق
downline-team-size = حجم الفريق
downline-turnover = الرهان في 30 يومًا
downline-ascending = تصاعدي
downline-descending = تنازلي
downline-any-label = كل الوسوم
# $status: a word. $type: number of an account type.
downline-status = { $status ->
    [FROZEN] مجمّد
    [SUSPENDED] موقوف
    [CLOSED] مغلق
   *[ACTIVE] نشط
}
downline-type = { $type ->
    [0] عضو
   *[1] وكيل، النوع { $type }
}
# $count: a number.
downline-below = عرض { $count } من التابعين مباشرة
downline-rate-all = كل المنتجات
# $least: a percentage. $name: an account name.
downline-rate-below = الحد الأدنى { $least }: لدى أحد التابعين مباشرة هذه النسبة، وعلى { $name } خفضها أولًا.
# $least and $most: percentages.
downline-rate-bounds = من { $least } إلى { $most }
downline-rates = نسب الاسترداد
# $name: an account name.
downline-rates-by = حدّدها { $name }
downline-rates-by-operator = حدّدها المشغّل
# $day: a day. $name: an account name.
downline-rates-from = تسري ابتداءً من { $day }. ولا يتغير شيء قبل ذلك.
downline-rates-review = يحصل { $name } على هذه النسب ابتداءً من { $day }.
downline-rates-set = تتغير نسب { $name } ابتداءً من { $day }، وقد أُبلغ برسالة.
downline-rates-since = ابتداءً من { $day }
downline-rates-title = نسب الاسترداد لدى { $name }
downline-path = بينكما
downline-real-name = الاسم الحقيقي
downline-email = البريد الإلكتروني
downline-mobile = رقم الجوال
downline-transfer = تحويل مال
downline-message = مراسلة
downline-labels = الوسوم
downline-freeze = تجميد
downline-unfreeze = رفع التجميد
# $name: an account name.
downline-freeze-title = تجميد { $name }
downline-labels-title = وسوم { $name }
downline-message-title = مراسلة { $name }
downline-message-all = مراسلة كل التابعين مباشرة
downline-transfer-title = تحويل إلى { $name }
downline-transfer-closed = لا يمكن إرسال المال إلى هذا الحساب الآن.
downline-fact-to = إلى
# $reason: words of an agent. $count: a number.
downline-frozen-why = مجمّد: { $reason }
downline-frozen = جُمّد الحساب.
downline-unfrozen = رُفع التجميد.
downline-labelled = حُفظت الوسوم.
downline-written = الرسالة في طريقها. المستلمون: { $count }
downline-reason-wrong = اذكر السبب في سطر واحد من 5 إلى 200 حرف.
downline-labels-wrong = 8 وسوم على الأكثر، كل منها 24 حرفًا على الأكثر.
downline-title-wrong = العنوان سطر واحد من 1 إلى 80 حرفًا.
downline-text-wrong = النص من 1 إلى 1000 حرف.
# The views' own words.
view-downline-search = ابحث باسم الحساب أو الاسم
view-downline-search-hint = الأحرف الأولى، حرفان على الأقل؛ يُبحث في الشجرة كلها.
view-downline-clear = مسح البحث
view-downline-sort = الترتيب
view-downline-label = الوسم
view-downline-list = التابعون
view-downline-path = طريق العودة
view-downline-me = فريقي
view-downline-find = بحث
view-downline-back = العودة إلى القائمة
view-downline-unknown = لم يعد أحد من فريقك بهذا العنوان.
view-downline-none-title = لا أحد هنا بعد
view-downline-none-text = من يسجّل تحتك يظهر هنا. روابطك في مركز التسجيل.
view-downline-no-match-title = لم يُعثر على أحد
view-downline-no-match-text = جرّب أحرفًا أولى أخرى.
view-downline-own = لعبه في 30 يومًا
view-downline-team = فريقه في 30 يومًا
view-downline-contract-offer = اعرض عقدًا
view-downline-contract-stands = يوجد عقد أو طلب
view-downline-contracts = العقود
view-downline-rates = نسب الاسترداد
view-downline-rates-change = مراجعة النسب
view-downline-rates-check = مراجعة النسب وتغييرها
view-downline-rates-send = تغيير النسب
view-downline-rates-history = التغييرات
view-downline-rates-none = لا تغييرات بعد.
view-downline-rates-legend = نسبة مئوية من كل رهان صالح
view-downline-person = الشخص
view-downline-actions = ما يمكنك فعله
view-downline-reason = السبب
view-downline-freeze-hint = تنتهي الجلسات فورًا ولا يستطيع أحد الدخول. يبقى المال في الحساب ويُبلَّغ العضو.
view-downline-labels-hint = مفصولة بفواصل. لا يراها غيرك.
view-downline-title = العنوان
view-downline-text = النص
view-downline-send = إرسال
view-downline-save = حفظ
view-downline-close = إغلاق
view-downline-pin = عيّن كلمة مرور الدفع أولًا
