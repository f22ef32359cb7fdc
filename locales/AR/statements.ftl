# Statements of the records, and the page that checks one.

# $kind: which record, a word. $format: CSV or JSON.
statement-title = { $kind ->
    [BETS] سجل الرهانات، { $format }
    [PROFIT] الربح والخسارة، { $format }
    [TEAM_BETS] سجل رهانات الفريق، { $format }
    [TEAM_PROFIT] أرباح المستخدمين وخسائرهم، { $format }
    [INCOME] دخلي، { $format }
    [TEAM_TRANSACTIONS] معاملات التابعين، { $format }
    [DIVIDENDS] سجلات حصص الأرباح، { $format }
    [DAILY_WAGES] الأجر اليومي، { $format }
    [HOURLY_SALARY] الراتب بالساعة، { $format }
    [REAL_TIME_SALARY] الراتب الفوري، { $format }
   *[ACCOUNT] سجل الحساب، { $format }
}
# $from and $until: days, year first.
statement-days = من { $from } إلى { $until }
statement-preparing = قيد الإعداد
statement-failed = تعذر إعداده
# $count: a number.
statement-rows = { $count ->
    [zero] لا صفوف
    [one] صف واحد
    [two] صفان
    [few] { $count } صفوف
    [many] { $count } صفًا
   *[other] { $count } صف
}
# $format: a word.
statement-format = { $format ->
    [JSON] للبرامج (JSON)
   *[CSV] للجداول (CSV)
}
# $name: what a statement says, a word.
statement-fact = { $name ->
    [site] الموقع
    [operator] أعدّه
    [kind] السجل
    [account] اسم المستخدم
    [from] أول يوم
    [until] آخر يوم
    [zone] المنطقة الزمنية
    [unit] وحدة المبالغ
    [filter] التصفية
    [asOf] حتى وقت
    [count] عدد الصفوف
    [totalIn] الداخل
    [totalOut] الخارج
    [stake] الرهانات
    [validBet] رهان صالح
    [payout] الدفع
    [turnover] شروط الرهان
    [rewards] المكافآت
    [net] الصافي
    [deposits] إيداع
    [withdrawals] سحب
    [rebate] الاسترداد
    [bonus] مبالغ المكافأة
    [wages] الأجور
    [dividends] الأرباح الموزعة
    [commission] العمولة
    [profit] الربح أو الخسارة
    [amount] المبلغ
    [paid] مدفوع
   *[unknown] تفاصيل أخرى
}
# $verdict: a word.
verify-verdict = { $verdict ->
    [GENUINE] هذا الكشف أصلي
    [UNKNOWN_KEY] متسق، لكن المفتاح غير معروف
    [OTHER] ليس الكشف المطبوع
    [NO_STATEMENT] هذا ليس كشفًا
   *[ALTERED] جرى تغيير هذا الكشف
}
# $verdict: a word.
verify-meaning = { $verdict ->
    [GENUINE] كل صف والترتيب والمجاميع كما وقّعها هذا الموقع.
    [UNKNOWN_KEY] لا تناقض فيه، لكن لا يُعرف أن هذا الموقع يستخدم هذا المفتاح. يستطيع أي شخص التوقيع بمفتاحه: لا تعتمد عليه.
    [OTHER] الملف سليم، لكن بصمته غير المطبوعة. قارنه بالورقة التي تخصه.
    [NO_STATEMENT] اختر ملف CSV أو JSON كما جرى تنزيله. قد يغيره برنامج الجداول عند حفظه من جديد.
   *[ALTERED] لا تعتمد على هذا الملف. اطلب الأصل كما جرى تنزيله من هذا الموقع.
}
# $count: a number.
verify-more = { $count ->
    [zero] ولا مزيد
    [one] وموضع آخر
    [two] وموضعان آخران
    [few] و{ $count } مواضع أخرى
    [many] و{ $count } موضعًا آخر
   *[other] و{ $count } موضع آخر
}
# $authority: a word. $key: letters and digits.
verify-signature = { $authority ->
    [KNOWN] وقّعه هذا الموقع بالمفتاح { $key }
    [UNKNOWN] موقّع بالمفتاح { $key } الذي لا يُعرف أنه لهذا الموقع
   *[NONE] لا يطابقه أي توقيع
}
# $kind: what was altered, a word.
verify-found = { $kind ->
    [HEAD_EDITED] عُدّلت المقدمة: صاحب الكشف أو أيامه أو تصفيته
    [COLUMNS_EDITED] عُدّلت أسماء الأعمدة
    [END_ALTERED] عُدّلت الخاتمة: العدد أو المجاميع أو التوقيع
    [END_MISSING] الخاتمة مفقودة: الملف مقطوع
    [RECALCULATED] أعاد أحدهم حساب البصمات لإخفاء ذلك
   *[FOREIGN] في الملف ما لا ينتمي إلى أي كشف
}
# $from: the number of a row.
verify-found-edited = عُدّل الصف { $from }
# $from and $to: numbers of rows.
verify-found-missing = حُذفت الصفوف من { $from } إلى { $to }
# $from and $to: numbers of rows.
verify-found-moved = نُقل الصف { $from } إلى ما بعد الصف { $to }
# $from: the number of a row.
verify-found-added = أُضيف صف بعد الصف { $from }
# $from and $to: numbers of rows.
verify-found-numbers = عُدّلت أرقام الصفوف من { $from } إلى { $to } ومضمونها سليم
# $from: the number of a row.
verify-found-chain = عُدّلت بصمة الصف { $from } ومضمونه سليم
# $from and $to: numbers of rows.
verify-found-block = عُدّلت البصمات الموقّعة للصفوف من { $from } إلى { $to }: لا يشهد لها إلا التسلسل
# $from: the number of a row.
verify-found-missing-one = حُذف الصف { $from }
# $from: the number of a row.
verify-found-moved-first = نُقل الصف { $from } إلى البداية
verify-found-added-first = أُضيف صف في البداية
# $from: the number of a row.
verify-found-number = عُدّل رقم الصف { $from } ومضمونه سليم
view-statements-open = كشف
view-statements-about = ملف بما تعرضه التصفية يوقّعه هذا الموقع. يستطيع من يتسلمه التحقق من أن أحدًا لم يغيره.
view-statements-format = الملف
view-statements-make = إعداد كشف
view-statements-list = الكشوف
view-statements-none = لا شيء بعد
view-statements-full = تُحفظ خمسة كشوف معًا. احذف واحدًا لإعداد آخر.
# $percent: a number.
view-statements-progress = اكتمل { $percent }%
view-statements-until = يُحفظ حتى
view-statements-download = تنزيل
view-statements-print = طباعة
view-statements-delete = حذف
view-statements-check = التحقق من كشف
view-print-about = تخص هذه الصفحة ملفًا. امسح الرمز واختر الملف هناك ليُقارن بهذه البصمة.
view-print-close = رجوع
view-statement-digest = البصمة
view-statement-key = موقّع بالمفتاح
view-statement-says = ما يذكره
view-verify-about = اختر كشفًا تسلمته. يجري التحقق منه في هذا المتصفح ولا يغادره.
view-verify-choose = اختيار ملف
view-verify-drop = أو أفلته هنا
view-verify-checking = جارٍ التحقق
view-verify-broken = تعذر التحقق من الملف. اختره مجددًا، أو أعد المحاولة عند توفر الشبكة.
view-verify-no-keys = تعذر جلب مفاتيح هذا الموقع. لا يُعد الكشف أصليًا إلا إذا سبق جلب مفتاحه.
view-verify-again = إعادة المحاولة
view-verify-wanted = البصمة على الورق
view-verify-found = ما جرى تغييره
