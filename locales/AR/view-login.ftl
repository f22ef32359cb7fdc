# The views' own words of logging in and account security: login, second factor, security settings, invitation, panel.

# Ways to log in: the login form.
view-login-methods = طرق تسجيل الدخول
view-login-or = أو
view-login-passkey = تسجيل الدخول بمفتاح مرور
view-free-play-title = تتصفّح فقط؟
view-free-play-note = رصيد افتراضي دون حساب. لا يمكن ربح شيء أو سحبه.
view-free-play = العب برصيد افتراضي

# The second factor of a login.
view-factor-why = أنت تسجّل الدخول من مكان جديد. أثبت مرة أخرى أنك صاحب الحساب.
view-factor-choose = طرق الإثبات
view-factor-confirm = تأكيد
view-factor-other = اختر طريقة أخرى
view-factor-leave = العودة إلى نموذج تسجيل الدخول

# Security settings: passkeys, authenticator, sessions.
view-passkeys = مفاتيح المرور
view-passkeys-about = سجّل الدخول ببصمتك أو وجهك أو قفل جهازك. لا شيء تحفظه ولا شيء يُسرق.
view-passkeys-none = ليس لديك مفتاح مرور بعد.
view-passkeys-unsupported = لا يستطيع هذا المتصفح إنشاء مفاتيح مرور. استخدم متصفحًا آخر أو هاتفك.
view-passkey-created = أُضيف
view-passkey-used = آخر استخدام
view-passkey-never = لم يُستخدم
# $name: what the member calls the passkey.
view-passkey-remove = إزالة { $name }
view-passkey-name = اسم مفتاح المرور الجديد
view-passkey-name-hint = لتتعرّف عليه لاحقًا، مثل اسم الجهاز.
view-passkey-add = إضافة مفتاح مرور
view-authenticator = تطبيق المصادقة
view-authenticator-about = يعرض تطبيق على هاتفك رمزًا يتغير كل نصف دقيقة، ويُطلب عند الدخول من مكان جديد.
view-authenticator-off = غير مفعّل
view-authenticator-on = يحمي حسابك
view-authenticator-begin = إعداد
view-authenticator-remove = إزالة تطبيق المصادقة
view-authenticator-step-app = امسح هذه الصورة بتطبيق مصادقة، أو افتح التطبيق على هذا الجهاز.
view-authenticator-code-picture = رمز QR لتطبيق المصادقة
view-authenticator-open = فتح في التطبيق
view-authenticator-step-key = أو اكتب هذا المفتاح في التطبيق. لا تُطلع عليه أحدًا.
view-authenticator-key = المفتاح
view-authenticator-step-code = اكتب الرمز الذي يعرضه التطبيق الآن.
view-authenticator-code = رمز التطبيق
view-authenticator-confirm = تفعيل
view-sessions = أين سجّلت الدخول
view-sessions-about = إن لم تتعرّف على إحدى الجلسات فأنهِها وغيّر كلمة المرور.
view-sessions-end-others = إنهاء كل ما عداها
view-session-unknown = جهاز غير معروف
view-session-current = هذا الجهاز
view-session-ip = العنوان الشبكي
view-session-started = منذ
view-session-seen = آخر ظهور
view-session-end = إنهاء
# $device: browser and system. $ip: a network address, its end hidden.
view-session-end-of = إنهاء { $device }، { $ip }
view-proof = كلمة المرور مطلوبة
view-proof-why = اكتب كلمة مرورك قبل إجراء هذا التغيير.
view-proof-confirm = متابعة
view-cancel = إلغاء
view-copy = نسخ
view-copied = نُسخ

# Dialogs.
view-dialog-timeout = تُغلق تلقائيًا بعد لحظات

# The invitation page.
# $brand: the name of the site.
view-referral-lead = حساب واحد يفتح كل صالة ألعاب في { $brand }. تجوّل كما تشاء، فالتصفح مجاني.
# $count: a number.
view-referral-games = ألعاب للاختيار: { $count }
view-referral-steps = كيف يعمل
view-referral-step-register = سجّل حسابًا.
view-referral-step-protect = أضف مفتاح مرور أو تطبيق مصادقة ليبقى الحساب لك.
view-referral-step-play = اختر لعبة.

# Login.
view-login-username = اسم المستخدم
view-login-password = كلمة المرور
view-password-show = إظهار كلمة المرور
view-password-hide = إخفاء كلمة المرور
view-login-remember = إبقاء تسجيل الدخول في هذا المتصفح لمدة 24 ساعة
# $time: minutes and seconds, e.g. 4:59.
view-login-wait = يمكنك المحاولة مجددًا بعد { $time }.
view-login-forgot = هل نسيت كلمة المرور؟
view-login-no-account = ليس لديك حساب؟
view-captcha = الأحرف الظاهرة في الصورة
view-captcha-picture = الأحرف المطلوب كتابتها
view-captcha-refresh = صورة أخرى
