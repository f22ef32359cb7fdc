# The register centre.
agent-register-channel-wrong = اكتبه في سطر واحد لا يزيد على 40 حرفًا.
# $most: a number.
agent-register-days-wrong = أدخل عدد أيام لا يزيد على { $most }، أو اتركه فارغًا لعدم الانتهاء.
agent-register-fact-deposits = إيداعات
agent-register-fact-first-deposits = إيداعات أولى
agent-register-fact-registered = مسجّلون
agent-register-fact-turnover = الرهانات الصالحة
# $channel: the agent's own words.
agent-register-link-channel = { $channel }
# $code: of a link.
agent-register-link-code = الرابط { $code }
agent-register-link-made = الرابط جاهز.
agent-register-link-no-end = بلا انتهاء
# $state: a word.
agent-register-link-state = { $state ->
    [ENDED] انتهى
    [EXPIRED] منتهي الصلاحية
    [USED_UP] استُنفد
   *[OPEN] مفتوح
}
# $time: when it expires.
agent-register-link-until = حتى { $time }
# $name: an account name.
agent-register-made = أُنشئ الحساب { $name }.
agent-register-made-hint = سلّم اسم الحساب وكلمة المرور الأولى. عند أول دخول يختار العضو كلمة مروره ويوافق على الشروط.
# $most: a percentage.
agent-register-rate-above = الحد الأقصى { $most }.
# $most: a percentage.
agent-register-rate-most = الحد الأقصى { $most }
agent-register-rate-wrong = أدخل نسبة مئوية بمنزلتين عشريتين على الأكثر، مثل 0.25.
# $most: a number.
agent-register-uses-wrong = أدخل رقمًا من 1 إلى { $most }.

# The views' own words.
view-agent-register-account = حساب جديد
view-agent-register-account-text = يكون تابعًا لك من الآن. يجب تغيير كلمة مروره الأولى عند أول دخول.
view-agent-register-type = نوع الحساب
view-agent-register-rates = الاسترداد
view-agent-register-rates-text = جزء من كل رهان صالح بالنسبة المئوية. الفراغ يعني لا شيء، ولا يزيد على نسبتك.
view-agent-register-create = إنشاء الحساب
view-agent-register-another = إنشاء حساب آخر
view-agent-register-link = رابط تسجيل جديد
view-agent-register-link-text = من يسجّل عبره يكون تابعًا لك بهذا النوع وهذه النسب.
view-agent-register-channel = مكان عرضه
view-agent-register-channel-hint = اختياري: تراه أنت وحدك
view-agent-register-uses = كم شخصًا يمكنه التسجيل
view-agent-register-days = أيام حتى الانتهاء
view-agent-register-days-hint = اتركه فارغًا لعدم الانتهاء
view-agent-register-add = إنشاء الرابط
view-agent-register-links = روابط التسجيل
view-agent-register-none = لا روابط بعد. أنشئ رابطًا أعلاه وشاركه.
view-agent-register-show = إظهار رمز QR
view-agent-register-qr = رمز QR لرابط التسجيل
view-agent-register-share = مشاركة
# $brand: the site's name.
view-agent-register-share-text = انضم إلى { $brand }
view-agent-register-end = إنهاء الرابط
view-agent-register-end-ask = أتريد إنهاء هذا الرابط؟ لن يسجّل أحد عبره بعد الآن، ومن سجّل يبقى.
view-agent-register-end-yes = إنهاء
view-agent-register-end-no = إبقاء
view-agent-register-address = رابط التسجيل
